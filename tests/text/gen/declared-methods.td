// A declaration of an interface's methods means those that have no default in MLIR, whether Mica has one or not. An
// interface in the folder of the dialect that --dialect names is that dialect's, whatever its namespace.
// RUN: rm -rf %t && mkdir -p %t
// RUN: mica-gen -I %defs -I %S/Inputs/fork --dialect fork -o %t %s 2> %t/messages
// RUN: FileCheck %s < %t/fork.h
// RUN: FileCheck %s --check-prefix=CODE < %t/fork.c

include "ForkOps.td"

// CHECK: extern const mica_interface fork_mapping_interface_id;
// CHECK: fork_end_successor_operands(const mica_op *op, size_t successor_region);
// CHECK-NOT: fork_out_successor_operands
// CODE: mica_attr_interface({{.*}}, &fork_mapping_interface_id)

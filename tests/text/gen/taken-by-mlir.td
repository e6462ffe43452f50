// What mlir-tblgen takes is C: a name that only the generic form can write, bits of an enum that no case has alone.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SOURCE < %t/taken-by-mlir.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c -o %t/taken.o %t/taken-by-mlir.c

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Hlo : Dialect { let name = "hlo"; let cppNamespace = "hlo"; }

// CHECK: :[[@LINE+2]]:39: warning: 'Both' has several bits, of which no case is 0x2: alone it has no text
def One : I32BitEnumAttrCaseBit<"One", 0>;
def Both : I32BitEnumAttrCase<"Both", 3>;
def Access : I32BitEnumAttr<"Access", "", [One, Both]> { let cppNamespace = "hlo"; }

// CHECK: :[[@LINE+1]]:26: warning: 'cross-replica-sum' is a name in quotes alone, which only the generic form has: elsewhere a name has letters, digits, _, $ and .
def CrossSumOp : Op<Hlo, "cross-replica-sum"> { let arguments = (ins AnyTensor:$operand); }
// SOURCE: const mica_op_def hlo_cross_replica_sum_def = {
// SOURCE: .name = "hlo.cross-replica-sum",

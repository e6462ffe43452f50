// A use list that reading wouldn't make in its order is told; a value that is used before its definition has one. Written
// again, the file is the same: the lists have the order that they had.

// RUN: mica-opt --allow-unregistered-dialect --emit-bytecode %s -o %t.bc
// RUN: mica-opt --allow-unregistered-dialect --emit-bytecode %t.bc | cmp - %t.bc
// RUN: mica-opt --allow-unregistered-dialect --emit-bytecode --emit-bytecode-version=2 %s -o %t.2.bc
// RUN: mica-opt --allow-unregistered-dialect --emit-bytecode %t.2.bc | not cmp -s - %t.bc

// Results 0 and 2 of three: their number, then each with its list of two uses, turned round.
// RUN: od -An -v -tx1 %t.bc | tr -d '\n' | FileCheck %s
// CHECK: 05 01 09 03 01 05 09 03 01
"a.graph"() ({
  "a.use"(%v#0, %v#0, %v#1, %v#2, %v#2) : (i8, i8, i8, i8, i8) -> ()
  %v:3 = "a.def"() : () -> (i8, i8, i8)
}) : () -> ()

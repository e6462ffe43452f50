// What a file is made of.

// RUN: mica-opt --emit-bytecode %s -o %t.bc && mica-opt --show-bytecode %t.bc | FileCheck %s
// CHECK:      version 6, written by Mica 0.9.0, [[SIZE:[0-9]+]] bytes
// CHECK:      section {{ *}}bytes
// CHECK-NEXT: strings {{ *}}{{[0-9]+}}
// CHECK-NEXT: dialects {{ *}}{{[0-9]+}}
// CHECK-NEXT: attributes and types {{ *}}{{[0-9]+}}
// CHECK-NEXT: offsets of attributes and types {{ *}}{{[0-9]+}}
// CHECK-NEXT: operations {{ *}}{{[0-9]+}}
// CHECK-NEXT: resources {{ *}}0
// CHECK-NEXT: offsets of resources {{ *}}1
// CHECK-NEXT: properties {{ *}}{{[0-9]+}}
// CHECK:      dialect {{ *}}operations {{ *}}bytes {{ *}}attributes {{ *}}bytes {{ *}}types {{ *}}bytes
// CHECK-NEXT: builtin {{ *}}1 {{ *}}{{[0-9]+}} {{ *}}{{[0-9]+}} {{ *}}{{[0-9]+}} {{ *}}3 {{ *}}{{[0-9]+}}
// CHECK-NEXT: func {{ *}}2 {{ *}}{{[0-9]+}} {{ *}}0 {{ *}}0 {{ *}}0 {{ *}}0
// CHECK-NEXT: arith {{ *}}1 {{ *}}9 {{ *}}1 {{ *}}22 {{ *}}0 {{ *}}0
func.func @f(%a: i32, %b: memref<2xi32>) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// Text has none of it; what is damaged is said to be.
// RUN: not mica-opt --show-bytecode %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: head -c 40 %t.bc > %t.cut && not mica-opt --show-bytecode %t.cut 2>&1 | FileCheck %s --check-prefix=CUT
// TEXT: show.mlir: error: this is no bytecode
// CUT: .cut: error: its sections are damaged

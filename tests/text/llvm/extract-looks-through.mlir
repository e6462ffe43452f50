// RUN: mica-opt --allow-unregistered-dialect --sccp %s | FileCheck %s --strict-whitespace
// What a fold has changed stays where it says nothing, or a value.

func.func @a(%a: !llvm.array<8 x i32>, %v: i32) -> i32 {
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @a2(%v: i32) -> i32 {
  %a = "test.unknown"() : () -> !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func private @a3(%a: !llvm.array<8 x i32>, %v: i32) -> i32 {
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @a4(%a: !llvm.array<8 x i32>, %v: i32) -> i32 {
  %0 = "test.unknown"() : () -> i32
  %1 = llvm.insertvalue %0, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @chain1(%a: !llvm.array<8 x i32>, %v: i32) -> i32 {
  %0 = llvm.insertvalue %v, %a[2] : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @chain2(%a: !llvm.array<8 x i32>, %v: i32) -> i32 {
  %9 = llvm.insertvalue %v, %a[3] : !llvm.array<8 x i32>
  %0 = llvm.insertvalue %v, %9[2] : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @chain3(%v: i32) -> i32 {
  %a = "test.unknown"() : () -> !llvm.array<8 x i32>
  %9 = llvm.insertvalue %v, %a[3] : !llvm.array<8 x i32>
  %0 = llvm.insertvalue %v, %9[2] : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %0[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @chain4(%x: i32, %v: i32) -> i32 {
  %a = "test.unknown"() : () -> !llvm.array<8 x i32>
  cf.br ^bb1(%a: !llvm.array<8 x i32>)
^bb1(%b: !llvm.array<8 x i32>):
  %1 = llvm.insertvalue %v, %b[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  return %2 : i32
}
func.func @chain5(%b: vector<4xi32>, %v: i32) -> i32 {
  %1 = vector.insert %v, %b[0] : i32 into vector<4xi32>
  %2 = vector.extract %1[1] : i32 from vector<4xi32>
  return %2 : i32
}
func.func @chain6(%v: i32) -> i32 {
  %b = "test.unknown"() : () -> vector<4xi32>
  %1 = vector.insert %v, %b[0] : i32 into vector<4xi32>
  %2 = vector.extract %1[1] : i32 from vector<4xi32>
  return %2 : i32
}
func.func @prefix(%a: !llvm.array<4 x array<4 x f32>>, %f: f32, %r: !llvm.array<4 x f32>) -> !llvm.array<4 x f32> {
  %1 = llvm.insertvalue %f, %a[0, 0] : !llvm.array<4 x array<4 x f32>>
  %2 = llvm.insertvalue %r, %1[1] : !llvm.array<4 x array<4 x f32>>
  %3 = llvm.extractvalue %2[0] : !llvm.array<4 x array<4 x f32>>
  return %3 : !llvm.array<4 x f32>
}
func.func @switched(%a: !llvm.array<4 x array<4 x f32>>, %r: !llvm.array<4 x f32>) -> f32 {
  %2 = llvm.insertvalue %r, %a[1] : !llvm.array<4 x array<4 x f32>>
  %x = llvm.insertvalue %r, %2[0] : !llvm.array<4 x array<4 x f32>>
  %3 = llvm.extractvalue %x[1, 2] : !llvm.array<4 x array<4 x f32>>
  return %3 : f32
}
func.func @switched_op(%a: !llvm.array<4 x array<4 x f32>>) -> f32 {
  %r = "test.unknown"() : () -> !llvm.array<4 x f32>
  %2 = llvm.insertvalue %r, %a[1] : !llvm.array<4 x array<4 x f32>>
  %x = llvm.insertvalue %r, %2[0] : !llvm.array<4 x array<4 x f32>>
  %3 = llvm.extractvalue %x[1, 2] : !llvm.array<4 x array<4 x f32>>
  return %3 : f32
}
func.func @switched_ins(%a: !llvm.array<4 x array<4 x f32>>, %q: !llvm.array<4 x f32>, %f: f32) -> f32 {
  %r = llvm.insertvalue %f, %q[0] : !llvm.array<4 x f32>
  %2 = llvm.insertvalue %r, %a[1] : !llvm.array<4 x array<4 x f32>>
  %x = llvm.insertvalue %r, %2[0] : !llvm.array<4 x array<4 x f32>>
  %3 = llvm.extractvalue %x[1, 2] : !llvm.array<4 x array<4 x f32>>
  return %3 : f32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @a(%arg0: !llvm.array<8 x i32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @a2(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = "test.unknown"() : () -> !llvm.array<8 x i32>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @a3(%arg0: !llvm.array<8 x i32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @a4(%arg0: !llvm.array<8 x i32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "test.unknown"() : () -> i32
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain1(%arg0: !llvm.array<8 x i32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[2] : !llvm.array<8 x i32>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain2(%arg0: !llvm.array<8 x i32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[3] : !llvm.array<8 x i32>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[2] : !llvm.array<8 x i32>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain3(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = "test.unknown"() : () -> !llvm.array<8 x i32>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg0, %0[3] : !llvm.array<8 x i32>
// CHECK-NEXT:     %2 = llvm.insertvalue %arg0, %1[2] : !llvm.array<8 x i32>
// CHECK-NEXT:     %3 = llvm.insertvalue %arg0, %2[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %4 = llvm.extractvalue %0[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %4 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain4(%arg0: i32, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = "test.unknown"() : () -> !llvm.array<8 x i32>
// CHECK-NEXT:     cf.br ^bb1(%0 : !llvm.array<8 x i32>)
// CHECK-NEXT:   ^bb1(%1: !llvm.array<8 x i32>):  // pred: ^bb0
// CHECK-NEXT:     %2 = llvm.insertvalue %arg1, %1[0] : !llvm.array<8 x i32>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1] : !llvm.array<8 x i32>
// CHECK-NEXT:     return %3 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain5(%arg0: vector<4xi32>, %arg1: i32) -> i32 {
// CHECK-NEXT:     %0 = vector.insert %arg1, %arg0 [0] : i32 into vector<4xi32>
// CHECK-NEXT:     %1 = vector.extract %0[1] : i32 from vector<4xi32>
// CHECK-NEXT:     return %1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain6(%arg0: i32) -> i32 {
// CHECK-NEXT:     %0 = "test.unknown"() : () -> vector<4xi32>
// CHECK-NEXT:     %1 = vector.insert %arg0, %0 [0] : i32 into vector<4xi32>
// CHECK-NEXT:     %2 = vector.extract %1[1] : i32 from vector<4xi32>
// CHECK-NEXT:     return %2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @prefix(%arg0: !llvm.array<4 x array<4 x f32>>, %arg1: f32, %arg2: !llvm.array<4 x f32>) -> !llvm.array<4 x f32> {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[0, 0] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg2, %0[1] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[0] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     return %2 : !llvm.array<4 x f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @switched(%arg0: !llvm.array<4 x array<4 x f32>>, %arg1: !llvm.array<4 x f32>) -> f32 {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %1 = llvm.insertvalue %arg1, %0[0] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %1[1, 2] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     return %2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @switched_op(%arg0: !llvm.array<4 x array<4 x f32>>) -> f32 {
// CHECK-NEXT:     %0 = "test.unknown"() : () -> !llvm.array<4 x f32>
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %2 = llvm.insertvalue %0, %1[0] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %1[1, 2] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @switched_ins(%arg0: !llvm.array<4 x array<4 x f32>>, %arg1: !llvm.array<4 x f32>, %arg2: f32) -> f32 {
// CHECK-NEXT:     %0 = llvm.insertvalue %arg2, %arg1[0] : !llvm.array<4 x f32>
// CHECK-NEXT:     %1 = llvm.insertvalue %0, %arg0[1] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %2 = llvm.insertvalue %0, %1[0] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     %3 = llvm.extractvalue %2[1, 2] : !llvm.array<4 x array<4 x f32>>
// CHECK-NEXT:     return %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

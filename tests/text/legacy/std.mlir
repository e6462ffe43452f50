// Operations of the standard dialect of 2019 to 2021: their names, with `std.` and without.
// RUN: mica-opt --upgrade-legacy %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy %s | mica-opt | FileCheck %s
// RUN: mica-opt --upgrade-legacy %s | mica-opt --upgrade-legacy | FileCheck %s
// RUN: not mica-opt %s 2>&1 | FileCheck %s --check-prefix=TODAY

// TODAY: custom op 'func' is unknown (tried 'builtin.func' as well)

// CHECK: func.func private @extern(i32) -> f32
func @extern(i32) -> f32
// CHECK: func.func private @hidden()
func private @hidden()

// CHECK: func.func private @attributes()
func @attributes() attributes {sym_visibility = "private"}

// CHECK-LABEL: func.func @numbers
func @numbers(%a: i32, %x: f32, %i: index, %c: complex<f32>) -> i1 {
  // CHECK-NEXT: %[[C:.*]] = arith.constant 10 : i32
  %c10 = constant 10 : i32
  // CHECK-NEXT: arith.constant 1.000000e+00 : f32
  %one = std.constant 1.0 : f32
  // CHECK-NEXT: arith.divsi
  %0 = divi_signed %a, %c10 : i32
  // CHECK-NEXT: arith.shrui
  %1 = std.shift_right_unsigned %a, %0 : i32
  // CHECK-NEXT: arith.andi
  %2 = and %1, %0 : i32
  // CHECK-NEXT: arith.cmpi slt,
  %3 = cmpi "slt", %a, %2 : i32
  // CHECK-NEXT: arith.cmpf olt,
  %4 = cmpf "olt", %x, %one : f32
  // CHECK-NEXT: arith.select
  %5 = select %3, %4, %3 : i1
  // CHECK-NEXT: arith.extsi
  %6 = sexti %a : i32 to i64
  // CHECK-NEXT: arith.index_cast
  %7 = index_cast %i : index to i32
  // CHECK-NEXT: math.absf
  %8 = absf %x : f32
  // CHECK-NEXT: math.sqrt
  %9 = sqrt %x : f32
  // CHECK-NEXT: arith.maximumf
  %10 = arith.maxf %x, %9 : f32
  // CHECK-NEXT: complex.re
  %11 = re %c : complex<f32>
  // CHECK-NEXT: return %{{.*}} : i1
  return %5 : i1
}

// What a name means follows from what is written behind it.
// CHECK-LABEL: func.func @functions
func @functions() {
  // CHECK-NEXT: %[[F:.*]] = constant @hidden : () -> ()
  %f = constant @hidden : () -> ()
  // CHECK-NEXT: call_indirect %[[F]]() : () -> ()
  call_indirect %f() : () -> ()
  // CHECK-NEXT: call @hidden() : () -> ()
  std.call @hidden() : () -> ()
  // CHECK-NEXT: return
  std.return
}

// CHECK-LABEL: func.func @blocks
func @blocks(i64, i1) -> i64 {
^bb0(%a: i64, %c: i1):
  // CHECK: cf.cond_br %{{.*}}, ^bb1(%{{.*}} : i64), ^bb2
  cond_br %c, ^bb1(%a: i64), ^bb2
^bb1(%b: i64):
  // CHECK: cf.br ^bb1
  std.br ^bb1(%b : i64)
^bb2:
  return %a : i64
}

// CHECK-LABEL: func.func @memory
func @memory(%n: index, %v: f32, %t: tensor<4xf32>) {
  // CHECK-NEXT: %[[M:.*]] = memref.alloc(%{{.*}}) : memref<?xf32>
  %m = alloc(%n) : memref<?xf32>
  // CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
  // CHECK-NEXT: %[[D:.*]] = memref.dim %[[M]], %[[C0]] : memref<?xf32>
  %d = dim %m, 0 : memref<?xf32>
  // CHECK-NEXT: tensor.dim %{{.*}}, %[[D]] : tensor<4xf32>
  %e = dim %t, %d : tensor<4xf32>
  // CHECK-NEXT: %[[C1:.*]] = arith.constant 1 : index
  // CHECK-NEXT: tensor.dim %{{.*}}, %[[C1]] : tensor<4xf32>
  %f = memref.dim %t, 1 : tensor<4xf32>
  // CHECK-NEXT: memref.store %{{.*}}, %[[M]][%[[D]]] : memref<?xf32>
  store %v, %m[%d] : memref<?xf32>
  // CHECK-NEXT: %[[Z:.*]] = arith.constant -3.000000e+00 : f32
  // CHECK-NEXT: memref.store %[[Z]], %[[M]][%[[D]]] : memref<?xf32>
  store -3 to %m[%d] : memref<?xf32>
  // CHECK-NEXT: memref.load
  %l = std.load %m[%d] : memref<?xf32>
  // CHECK-NEXT: memref.cast
  %c = memref_cast %m : memref<?xf32> to memref<4xf32>
  // CHECK-NEXT: %[[T:.*]] = bufferization.to_tensor %{{.*}} : memref<4xf32> to tensor<4xf32>
  %u = tensor_load %c : memref<4xf32>
  // CHECK-NEXT: bufferization.materialize_in_destination %[[T]] in writable %{{.*}} : (tensor<4xf32>, memref<4xf32>) -> ()
  memref.tensor_store %u, %c : memref<4xf32>
  // CHECK-NEXT: bufferization.to_buffer %[[T]] : tensor<4xf32> to memref<4xf32>
  %w = memref.buffer_cast %u : memref<4xf32>
  // CHECK-NEXT: tensor.extract %[[T]]
  %x = extract_element %u[%d] : tensor<4xf32>
  // CHECK-NEXT: tensor.empty(%[[D]]) : tensor<?x4xf32>
  %y0 = linalg.init_tensor [%d, 4] : tensor<?x4xf32>
  // CHECK-NEXT: memref.dealloc %[[M]]
  dealloc %m : memref<?xf32>
  // CHECK-NEXT: scf.for
  loop.for %i = %d to %e step %n {
    // CHECK-NEXT: arith.addi
    %y = addi %i, %n : index
  }
  return
}

// What may not be inlined: it or the place says so, or it calls itself.
// RUN: mica-opt --allow-unregistered-dialect %s --inline=default-pipeline= | FileCheck %s

func.func private @unregistered() {
  "foo.bar"() : () -> ()
  return
}
func.func private @declared()
func.func private @not_this() attributes {no_inline} {
  return
}
func.func private @plain() {
  return
}
func.func private @blocks(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}
func.func private @loop(%c: i1) {
  call @loop(%c) : (i1) -> ()
  return
}
func.func private @index(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  return %0 : index
}
func.func private @asked() {
  return
}
func.func @calls(%c: i1, %i: index) {
  call @unregistered() : () -> ()
  call @declared() : () -> ()
  call @not_this() : () -> ()
  call @plain() {no_inline} : () -> ()
  scf.if %c {
    func.call @blocks(%c) : (i1) -> ()
  }
  call @loop(%c) : (i1) -> ()
  %0 = call @index(%i) : (index) -> index
  affine.for %k = 0 to 4 {
    func.call @asked() : () -> ()
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
    func.call @asked() : () -> ()
    gpu.terminator
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func private @unregistered() {
// CHECK-NEXT: "foo.bar"() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @declared()
// CHECK-NEXT: func.func private @not_this() attributes {no_inline} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @plain() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @blocks(%arg0: i1) {
// CHECK-NEXT: cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @loop(%arg0: i1) {
// CHECK-NEXT: call @loop(%arg0) : (i1) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @asked() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @calls(%arg0: i1, %arg1: index) {
// CHECK-NEXT: call @unregistered() : () -> ()
// CHECK-NEXT: call @declared() : () -> ()
// CHECK-NEXT: call @not_this() : () -> ()
// CHECK-NEXT: call @plain() {no_inline} : () -> ()
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: func.call @blocks(%arg0) : (i1) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: call @loop(%arg0) : (i1) -> ()
// CHECK-NEXT: %0 = affine.apply #map(%arg1)
// CHECK-NEXT: affine.for %arg2 = 0 to 4 {
// CHECK-NEXT: }
// CHECK-NEXT: gpu.launch blocks(%arg2, %arg3, %arg4) in (%arg8 = %arg1, %arg9 = %arg1, %arg10 = %arg1) threads(%arg5, %arg6, %arg7) in (%arg11 = %arg1, %arg12 = %arg1, %arg13 = %arg1) {
// CHECK-NEXT: func.call @asked() : () -> ()
// CHECK-NEXT: gpu.terminator
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

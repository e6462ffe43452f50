// Accesses by affine maps go into loops where what they are applied to stays a dimension or symbol.
// RUN: mica-opt --allow-unregistered-dialect --inline %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --inline=default-pipeline= %s | FileCheck %s --check-prefix=AS-IT-IS

func.func @w(%i: index, %m : memref<?xf32>, %j: index) {
  %c = arith.constant 3 : index
  %d = memref.dim %m, %c : memref<?xf32>
  %v = affine.load %m[%i + symbol(%d)] : memref<?xf32>
  affine.store %v, %m[%c + %j] : memref<?xf32>
  %x = affine.vector_load %m[%d] : memref<?xf32>, vector<4xf32>
  affine.vector_store %x, %m[%j] : memref<?xf32>, vector<4xf32>
  return
}
func.func @notop(%i: index, %m : memref<?xf32>) {
  %j = arith.addi %i, %i : index
  %v = affine.load %m[%j] : memref<?xf32>
  return
}
func.func @sym(%i: index, %m : memref<?xf32>) {
  %v = affine.load %m[symbol(%i)] : memref<?xf32>
  return
}
func.func @pure(%i: index) -> index {
  %v = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  return %v : index
}
func.func @mem(%m : memref<?xf32>, %f : f32, %i : index) {
  memref.store %f, %m[%i] : memref<?xf32>
  return
}
func.func @nested(%c : i1, %i : index) -> index {
  %r = scf.if %c -> index { scf.yield %i : index } else { scf.yield %i : index }
  return %r : index
}
func.func @loop(%m : memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<?xf32>
  }
  return
}
func.func @caller(%m : memref<?xf32>, %n : index, %c : i1, %f : f32) {
  affine.for %i = 0 to 10 {
    func.call @w(%i, %m, %n) : (index, memref<?xf32>, index) -> ()
    func.call @notop(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @sym(%i, %m) : (index, memref<?xf32>) -> ()
    func.call @sym(%n, %m) : (index, memref<?xf32>) -> ()
    func.call @mem(%m, %f, %n) : (memref<?xf32>, f32, index) -> ()
    func.call @loop(%m) : (memref<?xf32>) -> ()
    %p = func.call @pure(%i) : (index) -> index
    %k = arith.muli %i, %i : index
    func.call @sym(%k, %m) : (index, memref<?xf32>) -> ()
    %q = func.call @nested(%c, %k) : (i1, index) -> index
    "test.use"(%p, %q) : (index, index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @w(%arg0: index, %arg1: memref<?xf32>, %arg2: index) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %dim = memref.dim %arg1, %c3 : memref<?xf32>
// CHECK-NEXT: %0 = affine.load %arg1[symbol(%dim) + symbol(%arg0)] : memref<?xf32>
// CHECK-NEXT: affine.store %0, %arg1[symbol(%arg2) + 3] : memref<?xf32>
// CHECK-NEXT: %1 = affine.vector_load %arg1[symbol(%dim)] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %1, %arg1[symbol(%arg2)] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @notop(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @sym(%arg0: index, %arg1: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @pure(%arg0: index) -> index {
// CHECK-NEXT: %0 = affine.apply #map()[%arg0]
// CHECK-NEXT: return %0 : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @mem(%arg0: memref<?xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: memref.store %arg1, %arg0[%arg2] : memref<?xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nested(%arg0: i1, %arg1: index) -> index {
// CHECK-NEXT: return %arg1 : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @loop(%arg0: memref<?xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @caller(%arg0: memref<?xf32>, %arg1: index, %arg2: i1, %arg3: f32) {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: affine.for %arg4 = 0 to 10 {
// CHECK-NEXT: %dim = memref.dim %arg0, %c3 : memref<?xf32>
// CHECK-NEXT: %0 = affine.load %arg0[%arg4 + symbol(%dim)] : memref<?xf32>
// CHECK-NEXT: affine.store %0, %arg0[symbol(%arg1) + 3] : memref<?xf32>
// CHECK-NEXT: %1 = affine.vector_load %arg0[symbol(%dim)] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: affine.vector_store %1, %arg0[symbol(%arg1)] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT: func.call @mem(%arg0, %arg3, %arg1) : (memref<?xf32>, f32, index) -> ()
// CHECK-NEXT: %2 = affine.apply #map1(%arg4)
// CHECK-NEXT: %3 = arith.muli %arg4, %arg4 : index
// CHECK-NEXT: "test.use"(%2, %3) : (index, index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// A symbol of the body becomes a dimension where the loop's variable is passed; what is no dimension can't be one.
// AS-IT-IS-LABEL: func.func @caller
// AS-IT-IS: affine.for %[[I:[a-z0-9]+]] =
// AS-IT-IS: affine.load %{{.*}}[%[[I]] + symbol(%{{.*}})]
// AS-IT-IS-NOT: call @sym
// AS-IT-IS: affine.load %{{.*}}[%[[I]]]
// AS-IT-IS: affine.load %{{.*}}[symbol(%{{.*}})]
// AS-IT-IS: func.call @mem
// AS-IT-IS: func.call @sym

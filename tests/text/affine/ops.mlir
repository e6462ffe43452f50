// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of affine; F003-045: the terminator of a loop is implicit.

#map = affine_map<(d0)[s0] -> (d0 * 8 + s0)>
func.func @maps(%i: index, %n: index) {
  %0 = affine.apply #map(%i)[%n] {a = 1}
  %1 = affine.apply affine_map<() -> (5)>()
  %2 = affine.apply affine_map<(i)[s0] -> (i + s0)> (%i)[%n]
  %3 = affine.min affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%i)[%n]
  %4 = affine.max affine_map<(d0) -> (1000, d0 + 512)> (%i) {b}
  return
}

func.func @access(%A: memref<100xf32>, %B: memref<10x?xf32>, %C: memref<f32>, %i: index, %n: index, %v: vector<8xf32>) {
  %0 = affine.load %A[%i + 3] : memref<100xf32>
  %1 = affine.load %B[%i * 2 + symbol(%n), (%i + 1) mod 7] {x = 2 : i8} : memref<10x?xf32>
  %2 = affine.load %C[] : memref<f32>
  %3 = affine.load %B[%i, %i] : memref<10x?xf32>
  affine.store %0, %A[-%i floordiv symbol(%n)] {marked} : memref<100xf32>
  affine.store %0, %B[symbol(%n) * 2 - %i, 4 ceildiv symbol(%n)] : memref<10x?xf32>
  affine.store %0, %C[] : memref<f32>
  %4 = affine.vector_load %A[%i] : memref<100xf32>, vector<8xf32>
  %5 = affine.vector_load %B[%i, symbol(%n)] {x} : memref<10x?xf32>, vector<2x4xf32>
  affine.vector_store %v, %A[%i + 1] : memref<100xf32>, vector<8xf32>
  affine.vector_store %v, %B[%i, 2] {x} : memref<10x?xf32>, vector<8xf32>
  affine.prefetch %A[%i + 1], read, locality<3>, data : memref<100xf32>
  affine.prefetch %B[%i, symbol(%n)], write, locality<0>, instr {x} : memref<10x?xf32>
  return
}

func.func @loops(%A: memref<100xf32>, %i: index, %n: index, %zero: f32) -> f32 {
  affine.for %j = 0 to 10 {
  } {marked}
  affine.for %j = -4 to 10 step 1 {
    "a.b"(%j) : (index) -> ()
    affine.yield
  }
  affine.for %j = %i to %n step 4 {
    affine.for %k = affine_map<(d0) -> (d0)>(%j) to affine_map<()[s0] -> (s0 + 1)>()[%n] {
    }
  }
  affine.for %j = max affine_map<(d0) -> (0, d0 - 8)>(%i) to min affine_map<(d0)[s0] -> (d0 + 8, s0)>(%i)[%n] {
  }
  affine.for %j = max affine_map<(d0) -> (d0)>(%i) to min affine_map<()[s0, s1] -> (s0)>()[%i, %n] {
  }
  %sum = affine.for %j = 0 to 128 iter_args(%acc = %zero) -> (f32) {
    %x = affine.load %A[%j] : memref<100xf32>
    %next = arith.addf %acc, %x : f32
    affine.yield %next : f32
  }
  %two:2 = affine.for %j = 0 to %n step 2 iter_args(%a = %sum, %b = %i) -> (f32, index) {
    affine.yield {last} %a, %j : f32, index
  } {marked}
  return %two#0 : f32
}

#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, s0 - d0 - 1 >= 0)>
func.func @conditions(%i: index, %n: index, %x: f32) {
  affine.if #set(%i)[%n] {
  }
  affine.if #set(%i)[%n] {
    "a.b"() : () -> ()
  } else {
    affine.yield
  } {marked}
  affine.if affine_set<() : ()>() {
  }
  %0:2 = affine.if #set(%i)[%n] -> (f32, index) {
    affine.yield %x, %i : f32, index
  } else {
    affine.yield %x, %n : f32, index
  }
  %1 = affine.if #set(%i)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  return
}

func.func @parallel(%i: index, %n: index, %zero: f32) {
  affine.parallel (%a, %b) = (0, 1) to (%n, 64) {
  } {marked}
  affine.parallel (%a, %b) = (0, max(0, %n - 8)) to (%n, 64) step (2, 1) {
    affine.parallel (%c) = (%a) to (min(%b + 32, symbol(%n))) {
    }
  }
  affine.parallel (%a, %b) = (%i + symbol(%n), max(%i)) to (%n + %i, min(%i, symbol(%i), 3)) step (1, 1) {
  }
  %r:2 = affine.parallel (%a, %b) = (%n + 1, max(%i, %n - 8, symbol(%n))) to (min(%n, %i), 64) reduce ("addf", "assign") -> (f32, index) {
    affine.yield %zero, %a : f32, index
  } {marked}
  affine.parallel () = () to () {
  }
  return
}

func.func @copies(%A: memref<100xf32>, %B: memref<10x?xf32, 1>, %tag: memref<1xi32>, %i: index, %n: index) {
  affine.dma_start %A[%i + 3], %B[%i, symbol(%n)], %tag[0], %n : memref<100xf32>, memref<10x?xf32, 1>, memref<1xi32>
  affine.dma_start %A[%i + 3], %B[%i, %n], %tag[%i], %n, %i, %n : memref<100xf32>, memref<10x?xf32, 1>, memref<1xi32>
  affine.dma_wait %tag[symbol(%n)], %n : memref<1xi32>
  return
}

func.func @indices(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (%n, 16, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (16, 4) {k} : index, index, index
  %2 = affine.linearize_index disjoint [%i, %n] by (%n, 16) : index
  %3 = affine.linearize_index [%i, %n] by (16) {z} : index
  %4 = affine.linearize_index [] by () : index
  return
}

//      CHECK:#map = affine_map<(d0)[s0] -> (d0 * 8 + s0)>
// CHECK-NEXT:#map1 = affine_map<() -> (5)>
// CHECK-NEXT:#map2 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT:#map3 = affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>
// CHECK-NEXT:#map4 = affine_map<(d0) -> (1000, d0 + 512)>
// CHECK-NEXT:#map5 = affine_map<(d0) -> (d0)>
// CHECK-NEXT:#map6 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT:#map7 = affine_map<(d0) -> (0, d0 - 8)>
// CHECK-NEXT:#map8 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT:#map9 = affine_map<()[s0, s1] -> (s0)>
// CHECK-NEXT:#set = affine_set<(d0)[s0] : (d0 - 4 >= 0, -d0 + s0 - 1 >= 0)>
// CHECK-NEXT:#set1 = affine_set<() : (0 == 0)>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @maps(%arg0: index, %arg1: index) {
// CHECK-NEXT:    %0 = affine.apply #map(%arg0)[%arg1] {a = 1 : i64}
// CHECK-NEXT:    %1 = affine.apply #map1()
// CHECK-NEXT:    %2 = affine.apply #map2(%arg0)[%arg1]
// CHECK-NEXT:    %3 = affine.min #map3(%arg0)[%arg1]
// CHECK-NEXT:    %4 = affine.max #map4(%arg0) {b}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @access(%arg0: memref<100xf32>, %arg1: memref<10x?xf32>, %arg2: memref<f32>, %arg3: index, %arg4: index, %arg5: vector<8xf32>) {
// CHECK-NEXT:    %0 = affine.load %arg0[%arg3 + 3] : memref<100xf32>
// CHECK-NEXT:    %1 = affine.load %arg1[%arg3 * 2 + symbol(%arg4), (%arg3 + 1) mod 7] {x = 2 : i8} : memref<10x?xf32>
// CHECK-NEXT:    %2 = affine.load %arg2[] : memref<f32>
// CHECK-NEXT:    %3 = affine.load %arg1[%arg3, %arg3] : memref<10x?xf32>
// CHECK-NEXT:    affine.store %0, %arg0[(-%arg3) floordiv symbol(%arg4)] {marked} : memref<100xf32>
// CHECK-NEXT:    affine.store %0, %arg1[-%arg3 + symbol(%arg4) * 2, 4 ceildiv symbol(%arg4)] : memref<10x?xf32>
// CHECK-NEXT:    affine.store %0, %arg2[] : memref<f32>
// CHECK-NEXT:    %4 = affine.vector_load %arg0[%arg3] : memref<100xf32>, vector<8xf32>
// CHECK-NEXT:    %5 = affine.vector_load %arg1[%arg3, symbol(%arg4)] {x} : memref<10x?xf32>, vector<2x4xf32>
// CHECK-NEXT:    affine.vector_store %arg5, %arg0[%arg3 + 1] : memref<100xf32>, vector<8xf32>
// CHECK-NEXT:    affine.vector_store %arg5, %arg1[%arg3, 2] {x} : memref<10x?xf32>, vector<8xf32>
// CHECK-NEXT:    affine.prefetch %arg0[%arg3 + 1], read, locality<3>, data : memref<100xf32>
// CHECK-NEXT:    affine.prefetch %arg1[%arg3, symbol(%arg4)], write, locality<0>, instr {x} : memref<10x?xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @loops(%arg0: memref<100xf32>, %arg1: index, %arg2: index, %arg3: f32) -> f32 {
// CHECK-NEXT:    affine.for %arg4 = 0 to 10 {
// CHECK-NEXT:    } {marked}
// CHECK-NEXT:    affine.for %arg4 = -4 to 10 {
// CHECK-NEXT:      "a.b"(%arg4) : (index) -> ()
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = %arg1 to %arg2 step 4 {
// CHECK-NEXT:      affine.for %arg5 = #map5(%arg4) to #map6()[%arg2] {
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = max #map7(%arg1) to min #map8(%arg1)[%arg2] {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.for %arg4 = #map5(%arg1) to #map9()[%arg1, %arg2] {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0 = affine.for %arg4 = 0 to 128 iter_args(%arg5 = %arg3) -> (f32) {
// CHECK-NEXT:      %2 = affine.load %arg0[%arg4] : memref<100xf32>
// CHECK-NEXT:      %3 = arith.addf %arg5, %2 : f32
// CHECK-NEXT:      affine.yield %3 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    %1:2 = affine.for %arg4 = 0 to %arg2 step 2 iter_args(%arg5 = %0, %arg6 = %arg1) -> (f32, index) {
// CHECK-NEXT:      affine.yield {last} %arg5, %arg4 : f32, index
// CHECK-NEXT:    } {marked}
// CHECK-NEXT:    return %1#0 : f32
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @conditions(%arg0: index, %arg1: index, %arg2: f32) {
// CHECK-NEXT:    affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.if #set(%arg0)[%arg1] {
// CHECK-NEXT:      "a.b"() : () -> ()
// CHECK-NEXT:    } else {
// CHECK-NEXT:    } {marked}
// CHECK-NEXT:    affine.if #set1() {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0:2 = affine.if #set(%arg0)[%arg1] -> (f32, index) {
// CHECK-NEXT:      affine.yield %arg2, %arg0 : f32, index
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.yield %arg2, %arg1 : f32, index
// CHECK-NEXT:    }
// CHECK-NEXT:    %1 = affine.if #set(%arg0)[%arg1] -> f32 {
// CHECK-NEXT:      affine.yield %arg2 : f32
// CHECK-NEXT:    } else {
// CHECK-NEXT:      affine.yield %arg2 : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @parallel(%arg0: index, %arg1: index, %arg2: f32) {
// CHECK-NEXT:    affine.parallel (%arg3, %arg4) = (0, 1) to (%arg1, 64) {
// CHECK-NEXT:    } {marked}
// CHECK-NEXT:    affine.parallel (%arg3, %arg4) = (0, max(0, %arg1 - 8)) to (%arg1, 64) step (2, 1) {
// CHECK-NEXT:      affine.parallel (%arg5) = (%arg3) to (min(%arg4 + 32, symbol(%arg1))) {
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    affine.parallel (%arg3, %arg4) = (%arg0 + symbol(%arg1), %arg0) to (%arg1 + %arg0, min(%arg0, %arg0, 3)) {
// CHECK-NEXT:    }
// CHECK-NEXT:    %0:2 = affine.parallel (%arg3, %arg4) = (%arg1 + 1, max(%arg0, %arg1 - 8, %arg1)) to (min(%arg1, %arg0), 64) reduce ("addf", "assign") -> (f32, index) {
// CHECK-NEXT:      affine.yield %arg2, %arg3 : f32, index
// CHECK-NEXT:    } {marked}
// CHECK-NEXT:    affine.parallel () = () to () {
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @copies(%arg0: memref<100xf32>, %arg1: memref<10x?xf32, 1>, %arg2: memref<1xi32>, %arg3: index, %arg4: index) {
// CHECK-NEXT:    affine.dma_start %arg0[%arg3 + 3], %arg1[%arg3, symbol(%arg4)], %arg2[0], %arg4 : memref<100xf32>, memref<10x?xf32, 1>, memref<1xi32>
// CHECK-NEXT:    affine.dma_start %arg0[%arg3 + 3], %arg1[%arg3, %arg4], %arg2[%arg3], %arg4, %arg3, %arg4 : memref<100xf32>, memref<10x?xf32, 1>, memref<1xi32>
// CHECK-NEXT:    affine.dma_wait %arg2[symbol(%arg4)], %arg4 : memref<1xi32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @indices(%arg0: index, %arg1: index) {
// CHECK-NEXT:    %0:3 = affine.delinearize_index %arg0 into (%arg1, 16, 4) : index, index, index
// CHECK-NEXT:    %1:3 = affine.delinearize_index %arg0 into (16, 4) {k} : index, index, index
// CHECK-NEXT:    %2 = affine.linearize_index disjoint [%arg0, %arg1] by (%arg1, 16) : index
// CHECK-NEXT:    %3 = affine.linearize_index [%arg0, %arg1] by (16) {z} : index
// CHECK-NEXT:    %4 = affine.linearize_index [] by () : index
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}

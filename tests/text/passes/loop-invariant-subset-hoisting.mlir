// Parts of a tensor that every iteration reads and writes back move out of the loop that carries it.
// RUN: mica-opt %s --loop-invariant-subset-hoisting --allow-unregistered-dialect --split-input-file | FileCheck %s

// Two parts that lie side by side, the one of a vector; from two loops, and what the inner one carries then leaves the outer.
// CHECK-LABEL: func.func @side_by_side(
// CHECK-SAME:    %[[T:.*]]: tensor<?xf32>, %[[A:.*]]: index, %[[B:.*]]: index, %[[X:.*]]: f32)
//      CHECK:   %[[P:.*]] = arith.addi %[[A]], %{{.*}} : index
//  CHECK-DAG:   %[[V:.*]] = vector.transfer_read %[[T]][%[[A]]], %[[X]]
//  CHECK-DAG:   %[[S:.*]] = tensor.extract_slice %[[T]][%[[P]]] [5] [1]
//      CHECK:   %[[R:.*]]:3 = scf.for {{.*}} iter_args(%[[T1:.*]] = %[[T]], %[[S1:.*]] = %[[S]], %[[V1:.*]] = %[[V]])
//      CHECK:     %[[R2:.*]]:3 = scf.for {{.*}} iter_args(%[[T2:.*]] = %[[T1]], %[[V2:.*]] = %[[V1]], %[[S2:.*]] = %[[S1]])
//      CHECK:       %[[V3:.*]] = "test.make"(%[[V2]])
//      CHECK:       %[[S3:.*]] = "test.make"(%[[S2]])
//      CHECK:       scf.yield %[[T2]], %[[V3]], %[[S3]]
//      CHECK:     scf.yield %[[R2]]#0, %[[R2]]#2, %[[R2]]#1
//      CHECK:   %[[W:.*]] = vector.transfer_write %[[R]]#2, %[[R]]#0[%[[A]]]
//      CHECK:   %[[I:.*]] = tensor.insert_slice %[[R]]#1 into %[[W]][%[[P]]] [5] [1]
//      CHECK:   return %[[I]]
func.func @side_by_side(%t: tensor<?xf32>, %a: index, %b: index, %x: f32) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %p = arith.addi %a, %c4 : index
  %r = scf.for %i = %a to %b step %c4 iter_args(%t1 = %t) -> (tensor<?xf32>) {
    %q = scf.for %j = %a to %b step %c4 iter_args(%t2 = %t1) -> (tensor<?xf32>) {
      %0 = vector.transfer_read %t2[%a], %x : tensor<?xf32>, vector<4xf32>
      %1 = "test.make"(%0) : (vector<4xf32>) -> vector<4xf32>
      %2 = vector.transfer_write %1, %t2[%a] : vector<4xf32>, tensor<?xf32>
      %3 = tensor.extract_slice %2[%p] [5] [1] : tensor<?xf32> to tensor<5xf32>
      %4 = "test.make"(%3) : (tensor<5xf32>) -> tensor<5xf32>
      %5 = tensor.insert_slice %4 into %2[%p] [5] [1] : tensor<5xf32> into tensor<?xf32>
      scf.yield %5 : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// By values that are the same sum, one of them of a map; strides count.
// CHECK-LABEL: func.func @sums(
//       CHECK:   tensor.extract_slice
//       CHECK:   scf.for
//   CHECK-NOT:     tensor.
//       CHECK:     scf.yield
//       CHECK:   tensor.insert_slice
func.func @sums(%t: tensor<?xf32>, %a: index, %b: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %0 = arith.muli %a, %c2 : index
  %1 = arith.subi %0, %b : index
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 - s0 - d0)>(%a)[%b]
  %r = scf.for %i = %a to %b step %c2 iter_args(%t1 = %t) -> (tensor<?xf32>) {
    %3 = tensor.extract_slice %t1[%1] [5] [2] : tensor<?xf32> to tensor<5xf32>
    %4 = "test.make"(%3) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = tensor.insert_slice %4 into %t1[%2] [5] [%c2] : tensor<5xf32> into tensor<?xf32>
    scf.yield %5 : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// Parts that may overlap; that lie elsewhere each time; a tensor that is read whole; that ends as another one.
// CHECK-LABEL: func.func @no_reason(
// CHECK-SAME:    %[[T:.*]]: tensor<?xf32>
//   CHECK-NOT:   tensor.
//       CHECK:   scf.for %{{.*}} iter_args(%{{.*}} = %[[T]]) -> (tensor<?xf32>) {
// CHECK-COUNT-4: tensor.
//       CHECK:   scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<?xf32>) {
// CHECK-COUNT-2: tensor.
//       CHECK:   scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}) -> (tensor<?xf32>) {
// CHECK-COUNT-2: tensor.
//       CHECK:   scf.for %{{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-COUNT-2: tensor.
func.func @no_reason(%t: tensor<?xf32>, %a: index, %b: index, %s: index) -> tensor<?xf32> {
  %r = scf.for %i = %a to %b step %s iter_args(%t1 = %t) -> (tensor<?xf32>) {
    %0 = tensor.extract_slice %t1[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %1 = tensor.insert_slice %0 into %t1[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    %2 = tensor.extract_slice %1[4] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %3 = tensor.insert_slice %2 into %1[4] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %3 : tensor<?xf32>
  }
  %r1 = scf.for %i = %a to %b step %s iter_args(%t1 = %r) -> (tensor<?xf32>) {
    %0 = tensor.extract_slice %t1[%i] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %1 = tensor.insert_slice %0 into %t1[%i] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  %r2 = scf.for %i = %a to %b step %s iter_args(%t1 = %r1) -> (tensor<?xf32>) {
    %0 = tensor.extract_slice %t1[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %1 = tensor.insert_slice %0 into %t1[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    "test.use"(%t1) : (tensor<?xf32>) -> ()
    scf.yield %1 : tensor<?xf32>
  }
  %r3:2 = scf.for %i = %a to %b step %s iter_args(%t1 = %r2, %t2 = %t) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = tensor.extract_slice %t1[0] [5] [1] : tensor<?xf32> to tensor<5xf32>
    %1 = tensor.insert_slice %0 into %t1[0] [5] [1] : tensor<5xf32> into tensor<?xf32>
    scf.yield %t2, %1 : tensor<?xf32>, tensor<?xf32>
  }
  return %r3#0 : tensor<?xf32>
}

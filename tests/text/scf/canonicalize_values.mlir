// Where MLIR's patterns lose their way: results as their texts mean them.
// RUN: mica-opt %s --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s

// The value of the first region is passed to the second one, for those who read it there.
// CHECK-LABEL: @moved_value
// CHECK: %[[V:.*]] = "test.v"
// CHECK: scf.condition(%{{.*}}) %{{.*}}, %[[V]] : i32, i32
// CHECK: ^bb0(%[[A:.*]]: i32, %[[W:.*]]: i32):
// CHECK-NEXT: "test.n"() : () -> ()
// CHECK-NEXT: "test.body"(%[[W]], %[[A]])
func.func private @ev(i32) -> i1
func.func @moved_value(%x: i32) -> i32 {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %v = "test.v"(%a) : (i32) -> i32
    %c = func.call @ev(%v) : (i32) -> i1
    %i = scf.if %c -> i32 {
      "test.n"() : () -> ()
      scf.yield %v : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c) %i, %a : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = "test.body"(%p, %q) : (i32, i32) -> i32
    scf.yield %s : i32
  }
  return %r#0 : i32
}

// -----

// What is passed twice is known twice.
// CHECK-LABEL: @passed_twice
// CHECK: %[[N:.*]] = "test.n"()
// CHECK-NEXT: "test.body"(%[[N]], %[[N]])
func.func private @ev(i32) -> i1
func.func @passed_twice(%x: i32) -> (i32, i32) {
  %r:2 = scf.while (%a = %x) : (i32) -> (i32, i32) {
    %c = func.call @ev(%a) : (i32) -> i1
    %i = scf.if %c -> i32 {
      %n = "test.n"() : () -> i32
      scf.yield %n : i32
    } else {
      scf.yield %a : i32
    }
    scf.condition(%c) %i, %i : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = "test.body"(%p, %q) : (i32, i32) -> i32
    scf.yield %s : i32
  }
  return %r#0, %r#1 : i32, i32
}

// -----

// Each output is what was written to it, in whatever order and however often.
// CHECK-LABEL: @written
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[U:.*]]: tensor<?xf32>
// CHECK: %[[A:.*]] = "test.s"
// CHECK: %[[P:.*]] = tensor.insert_slice %[[A]] into %[[U]]
// CHECK: %[[O:.*]] = tensor.insert_slice %[[A]] into %[[T]]
// CHECK: %[[Q:.*]] = tensor.insert_slice %[[A]] into %[[P]]
// CHECK: return %[[O]], %[[Q]]
func.func @written(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %r:2 = scf.forall (%i) in (1) shared_outs(%o = %t, %p = %u) -> (tensor<?xf32>, tensor<?xf32>) {
    %a = "test.s"() : () -> tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %p[%n] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %a into %o[%n] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %a into %p[%m] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// What ends with something else than values for the results stays.
// CHECK-LABEL: @no_values
// CHECK: scf.execute_region -> i32 {
// CHECK-NEXT: ub.unreachable
// CHECK: scf.forall (%{{.*}}) in (1)
// CHECK: "test.combine"
func.func @no_values(%c: i1, %t: tensor<?xf32>) -> tensor<?xf32> {
  scf.if %c {
    %0 = scf.execute_region -> i32 {
      ub.unreachable
    }
    "test.use"(%0) : (i32) -> ()
  }
  %1 = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<?xf32>) {
    %a = "test.s"(%i) : (index) -> tensor<1xf32>
    scf.forall.in_parallel {
      "test.combine"(%a, %o) : (tensor<1xf32>, tensor<?xf32>) -> ()
      tensor.parallel_insert_slice %a into %o[0] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %1 : tensor<?xf32>
}

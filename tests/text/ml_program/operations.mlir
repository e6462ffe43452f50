// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect --mlir-print-op-generic | mica-opt --allow-unregistered-dialect | FileCheck %s

// CHECK: ml_program.func private @extern(i32) -> i32
ml_program.func private @extern(i32) -> i32

// CHECK-LABEL: ml_program.func @defined(%arg0: i32) -> i32 {
// CHECK: ml_program.return %arg0 : i32
ml_program.func @defined(%a: i32) -> i32 {
  ml_program.return %a : i32
}

// CHECK-LABEL: ml_program.subgraph private @declared(i32) -> i32
ml_program.subgraph private @declared(i32) -> i32

// CHECK-LABEL: ml_program.subgraph @unordered(
// CHECK: "x.use"(%[[X:.*]]) : (i32) -> ()
// CHECK: %[[X]] = "x.make"() : () -> i32
// CHECK: ml_program.output %arg0, %arg0 : i32, i32
ml_program.subgraph @unordered(%a: i32) -> (i32, i32) {
  "x.use"(%x) : (i32) -> ()
  %x = "x.make"() : () -> i32
  ml_program.output %a, %a : i32, i32
}

// CHECK: ml_program.global private @constant(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @constant(dense<4> : tensor<4xi32>) : tensor<4xi32>
// CHECK: ml_program.global private mutable @state(dense<4> : tensor<4xi32>) : tensor<?xi32>
ml_program.global private mutable @state(dense<4> : tensor<4xi32>) : tensor<?xi32>
// CHECK: ml_program.global private mutable @begun_with_nothing : tensor<?xi32> {x.y}
ml_program.global private mutable @begun_with_nothing : tensor<?xi32> {x.y}
// CHECK: ml_program.global public mutable @elsewhere(#extern) : i32
ml_program.global public mutable @elsewhere(#ml_program.extern : i32) : i32

// CHECK-LABEL: ml_program.func @loads(
ml_program.func @loads(%v: tensor<?xi32>) {
  // CHECK: %state = ml_program.global_load @state : tensor<?xi32>
  %0 = ml_program.global_load @state : tensor<?xi32>
  // CHECK: %constant = ml_program.global_load_const @constant : tensor<4xi32>
  %1 = ml_program.global_load_const @constant : tensor<4xi32>
  // CHECK: ml_program.global_store @state = %{{.*}} : tensor<?xi32> {x.y}
  ml_program.global_store @state = %v : tensor<?xi32> {x.y}
  ml_program.return
}

// CHECK-LABEL: ml_program.subgraph @orders(
ml_program.subgraph @orders(%v: tensor<?xi32>) -> (tensor<?xi32>, !ml_program.token) {
  // CHECK: %[[T:.*]] = ml_program.token
  %t = ml_program.token
  // CHECK: %[[L:.*]], %[[P:.*]] = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : tensor<?xi32>
  %l, %p = ml_program.global_load_graph @state ordering(() -> !ml_program.token) : tensor<?xi32>
  // CHECK: ml_program.global_load_graph @state ordering(%[[T]], %[[P]] -> !ml_program.token) : tensor<?xi32>
  %m, %q = ml_program.global_load_graph @state ordering(%t, %p -> !ml_program.token) : tensor<?xi32>
  // CHECK: ml_program.global_store_graph @state = %{{.*}} ordering(%{{.*}} -> !ml_program.token) : tensor<?xi32>
  %s = ml_program.global_store_graph @state = %v ordering(%q -> !ml_program.token) : tensor<?xi32>
  ml_program.output %m, %s : tensor<?xi32>, !ml_program.token
}

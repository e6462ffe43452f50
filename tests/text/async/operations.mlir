// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect --mlir-print-op-generic | mica-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @execute(
func.func @execute(%t: !async.token, %v: !async.value<f32>, %w: !async.value<i64>) {
  // CHECK: %token = async.execute {
  // CHECK-NEXT: async.yield
  %0 = async.execute {
    async.yield
  }
  // CHECK: %{{.*}}, %{{.*}} = async.execute [%{{.*}}, %{{.*}}] (%{{.*}} as %{{.*}}: !async.value<f32>, %{{.*}} as %{{.*}}: !async.value<i64>) -> (!async.value<f32>, !async.value<i64>) attributes {x.y} {
  %1, %a:2 = async.execute [%t, %0] (%v as %x: !async.value<f32>, %w as %y: !async.value<i64>)
      -> (!async.value<f32>, !async.value<i64>) attributes {x.y} {
    // CHECK: async.yield %{{.*}}, %{{.*}} : f32, i64
    async.yield %x, %y : f32, i64
  }
  // CHECK: %{{.*}} = async.await %{{.*}} : !async.value<f32>
  %z = async.await %a#0 : !async.value<f32>
  // CHECK: async.await %{{.*}} : !async.token
  async.await %1 : !async.token
  return
}

// CHECK-LABEL: async.func @f(%arg0: f32) -> (!async.token, !async.value<f32>) {
// CHECK-NEXT: return %arg0 : f32
async.func @f(%x: f32) -> (!async.token, !async.value<f32>) {
  return %x : f32
}
// CHECK: async.func private @g() -> !async.token
async.func private @g() -> !async.token

// CHECK-LABEL: func.func @calls(
func.func @calls(%x: f32, %n: index) -> index {
  // CHECK: %{{.*}}:2 = async.call @f(%{{.*}}) : (f32) -> (!async.token, !async.value<f32>)
  %t, %v = async.call @f(%x) : (f32) -> (!async.token, !async.value<f32>)
  // CHECK: async.create_group %{{.*}} : !async.group
  %g = async.create_group %n : !async.group
  // CHECK: async.add_to_group %{{.*}}, %{{.*}} : !async.token
  %r = async.add_to_group %t, %g : !async.token
  // CHECK: async.await_all %{{.*}}
  async.await_all %g
  return %r : index
}

// CHECK-LABEL: func.func @coroutine(
func.func @coroutine() {
  // CHECK: %[[ID:.*]] = async.coro.id
  %id = async.coro.id
  // CHECK: %[[H:.*]] = async.coro.begin %[[ID]]
  %h = async.coro.begin %id
  // CHECK: %[[S:.*]] = async.coro.save %[[H]]
  %s = async.coro.save %h
  // CHECK: async.coro.suspend %[[S]], ^bb1, ^bb2, ^bb3
  async.coro.suspend %s, ^suspend, ^resume, ^cleanup
^suspend:
  // CHECK: async.coro.end %[[H]]
  async.coro.end %h
  return
^resume:
  cf.br ^cleanup
^cleanup:
  // CHECK: async.coro.free %[[ID]], %[[H]]
  async.coro.free %id, %h
  cf.br ^suspend
}

// CHECK-LABEL: func.func @library(
func.func @library(%n: index, %x: f32, %h: !async.coro.handle) {
  // CHECK: %[[T:.*]] = async.runtime.create : !async.token
  %t = async.runtime.create : !async.token
  // CHECK: %[[V:.*]] = async.runtime.create : !async.value<f32>
  %v = async.runtime.create : !async.value<f32>
  // CHECK: %[[G:.*]] = async.runtime.create_group %{{.*}} : !async.group
  %g = async.runtime.create_group %n : !async.group
  // CHECK: async.runtime.set_available %[[T]] : !async.token
  async.runtime.set_available %t : !async.token
  // CHECK: async.runtime.set_error %[[V]] : !async.value<f32>
  async.runtime.set_error %v : !async.value<f32>
  // CHECK: async.runtime.is_error %[[G]] : !async.group
  %e = async.runtime.is_error %g : !async.group
  // CHECK: async.runtime.await %[[G]] : !async.group
  async.runtime.await %g : !async.group
  // CHECK: async.runtime.resume %{{.*}}
  async.runtime.resume %h
  // CHECK: async.runtime.await_and_resume %[[T]], %{{.*}} : !async.token
  async.runtime.await_and_resume %t, %h : !async.token
  // CHECK: async.runtime.store %{{.*}}, %[[V]] : <f32>
  async.runtime.store %x, %v : !async.value<f32>
  // CHECK: async.runtime.load %[[V]] : <f32>
  %l = async.runtime.load %v : !async.value<f32>
  // CHECK: async.runtime.add_to_group %[[T]], %[[G]] : !async.token
  %r = async.runtime.add_to_group %t, %g : !async.token
  // CHECK: async.runtime.add_ref %[[V]] {count = 1 : i64} : !async.value<f32>
  async.runtime.add_ref %v {count = 1 : i64} : !async.value<f32>
  // CHECK: async.runtime.drop_ref %[[T]] {count = 2 : i64} : !async.token
  async.runtime.drop_ref %t {count = 2 : i64} : !async.token
  // CHECK: async.runtime.num_worker_threads : index
  %c = async.runtime.num_worker_threads : index
  return
}

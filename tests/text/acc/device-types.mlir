// Types of devices alone are read as they are printed, also in front of values.
// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt | FileCheck %s

func.func @clauses(%i: index, %n: i32) {
  // CHECK: acc.parallel async([#acc.device_type<host>]) wait([#acc.device_type<nvidia>]) {
  acc.parallel async([#acc.device_type<host>]) wait([#acc.device_type<nvidia>]) {
    acc.yield
  }
  // CHECK: acc.serial async([#acc.device_type<host>, #acc.device_type<none>], %{{.*}} : index [#acc.device_type<nvidia>], %{{.*}} : i32 [#acc.device_type<radeon>]) {
  acc.serial async([#acc.device_type<host>, #acc.device_type<none>], %i : index [#acc.device_type<nvidia>], %n : i32 [#acc.device_type<radeon>]) {
    acc.yield
  }
  // CHECK: acc.loop gang({num=%{{.*}} : index}, {dim=%{{.*}} : i32, static=%{{.*}} : index} [#acc.device_type<host>]) worker([#acc.device_type<host>]) {
  acc.loop gang({num=%i : index}, {dim=%n : i32, static=%i : index} [#acc.device_type<host>]) worker([#acc.device_type<host>]) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  // As MLIR reads it.
  // CHECK: acc.loop gang({num=%{{.*}} : index}, {dim=%{{.*}} : i32} [#acc.device_type<host>]) {
  acc.loop gang({num=%i : index}, {, dim=%n : i32} [#acc.device_type<host>]) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  return
}

// CHECK: acc.routine @r func(@f) gang([#acc.device_type<host>])
acc.routine @r func(@f) gang([#acc.device_type<host>])

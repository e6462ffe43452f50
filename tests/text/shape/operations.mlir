// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect --mlir-print-op-generic | mica-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @numbers(
func.func @numbers(%a: !shape.size, %b: index) {
  // CHECK: shape.add %{{.*}}, %{{.*}} : !shape.size, index -> !shape.size
  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  // CHECK: shape.mul %{{.*}}, %{{.*}} : index, index -> index
  %1 = shape.mul %b, %b : index, index -> index
  // CHECK: shape.div %{{.*}}, %{{.*}} : index, index -> !shape.size
  %2 = shape.div %b, %b : index, index -> !shape.size
  // CHECK: shape.max %{{.*}}, %{{.*}} : !shape.size, !shape.size -> !shape.size
  %3 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  // CHECK: shape.min %{{.*}}, %{{.*}} : !shape.size, !shape.size -> !shape.size
  %4 = shape.min %a, %a : !shape.size, !shape.size -> !shape.size
  // CHECK: %c10 = shape.const_size 10 {x.y}
  %5 = shape.const_size 10 {x.y}
  // CHECK: shape.index_to_size %{{.*}}
  %6 = shape.index_to_size %b
  // CHECK: shape.size_to_index %{{.*}} : !shape.size
  %7 = shape.size_to_index %a : !shape.size
  return
}

// CHECK-LABEL: func.func @shapes(
func.func @shapes(%s: !shape.shape, %t: tensor<?xindex>, %u: tensor<3xindex>, %v: !shape.value_shape, %x: tensor<?x4xf32>,
                  %i: index, %z: !shape.size, %l: tensor<3xi32>, %y: tensor<*xf32>) {
  // CHECK: shape.const_shape [] : !shape.shape
  %0 = shape.const_shape [] : !shape.shape
  // CHECK: shape.const_shape {x.y}[1, 2, 3] : tensor<3xindex>
  %1 = shape.const_shape {x.y} [1, 2, 3] : tensor<3xindex>
  // Integers of any type.
  // CHECK: shape.const_shape [1, 2, -1] : tensor<3xindex>
  %typed = shape.const_shape [1 : i32, 2 : index, true] : tensor<3xindex>
  // CHECK: shape.from_extents %{{.*}}, %{{.*}} : index, !shape.size
  %2 = shape.from_extents %i, %z : index, !shape.size
  // CHECK: shape.from_extent_tensor %{{.*}} : tensor<?xindex>
  %3 = shape.from_extent_tensor %t : tensor<?xindex>
  // CHECK: shape.to_extent_tensor %{{.*}} : !shape.shape -> tensor<?xindex>
  %4 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  // CHECK: shape.rank %{{.*}} : !shape.shape -> !shape.size
  %5 = shape.rank %s : !shape.shape -> !shape.size
  // CHECK: shape.num_elements %{{.*}} : tensor<?xindex> -> index
  %6 = shape.num_elements %t : tensor<?xindex> -> index
  // CHECK: shape.dim %{{.*}}, %{{.*}} : tensor<?x4xf32>, index -> index
  %7 = shape.dim %x, %i : tensor<?x4xf32>, index -> index
  // CHECK: shape.get_extent %{{.*}}, %{{.*}} : tensor<?xindex>, index -> index
  %8 = shape.get_extent %t, %i : tensor<?xindex>, index -> index
  // CHECK: shape.shape_of %{{.*}} : tensor<?x4xf32> -> tensor<2xindex>
  %9 = shape.shape_of %x : tensor<?x4xf32> -> tensor<2xindex>
  // CHECK: shape.shape_of %{{.*}} : tensor<*xf32> -> tensor<?xindex>
  %10 = shape.shape_of %y : tensor<*xf32> -> tensor<?xindex>
  // CHECK: shape.shape_of %{{.*}} : !shape.value_shape -> !shape.shape
  %11 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  // CHECK: shape.value_of %{{.*}} : tensor<?xf32>
  %12 = shape.value_of %v : tensor<?xf32>
  // CHECK: shape.value_as_shape %{{.*}} : tensor<3xi32> -> !shape.shape
  %13 = shape.value_as_shape %l : tensor<3xi32> -> !shape.shape
  // CHECK: shape.with_shape %{{.*}}, %{{.*}} : tensor<?x4xf32>, !shape.shape
  %14 = shape.with_shape %x, %s : tensor<?x4xf32>, !shape.shape
  // CHECK: "shape.debug_print"(%{{.*}}) : (!shape.shape) -> !shape.shape
  %15 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  // CHECK: "shape.split_at"(%{{.*}}, %{{.*}}) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %16:2 = "shape.split_at"(%t, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  // CHECK: "shape.of_the_future"() : () -> ()
  "shape.of_the_future"() : () -> ()
  return
}

// CHECK-LABEL: func.func @several(
func.func @several(%s: !shape.shape, %t: tensor<?xindex>, %u: tensor<3xindex>, %i: index, %z: !shape.size) {
  // CHECK: shape.broadcast %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex> -> !shape.shape
  %0 = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  // CHECK: shape.broadcast %{{.*}}, %{{.*}} {error = "no"} : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  %1 = shape.broadcast %u, %t {error = "no"} : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  // CHECK: shape.shape_eq %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex>
  %2 = shape.shape_eq %s, %t : !shape.shape, tensor<?xindex>
  // CHECK: shape.is_broadcastable %{{.*}}, %{{.*}} : !shape.shape, !shape.shape
  %3 = shape.is_broadcastable %s, %s : !shape.shape, !shape.shape
  // CHECK: shape.any %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex> -> !shape.shape
  %4 = shape.any %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  // CHECK: shape.meet %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex> -> !shape.shape
  %5 = shape.meet %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  // CHECK: shape.meet %{{.*}}, %{{.*}}, error = "no" : index, !shape.size -> !shape.size
  %6 = shape.meet %i, %z, error = "no" : index, !shape.size -> !shape.size
  // CHECK: shape.meet %{{.*}}, %{{.*}} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %7 = shape.meet %t, %u : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  // CHECK: shape.concat %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex> -> !shape.shape
  %8 = shape.concat %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  return
}

// CHECK-LABEL: func.func @constraints(
func.func @constraints(%s: !shape.shape, %t: tensor<?xindex>, %c: i1) {
  // CHECK: shape.cstr_broadcastable %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex>
  %0 = shape.cstr_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  // CHECK: shape.cstr_eq %{{.*}}, %{{.*}} : !shape.shape, tensor<?xindex>
  %1 = shape.cstr_eq %s, %t : !shape.shape, tensor<?xindex>
  // CHECK: shape.cstr_require %{{.*}}, "must be square"
  %2 = shape.cstr_require %c, "must be square"
  // CHECK: shape.const_witness true
  %3 = shape.const_witness true
  // CHECK: shape.assuming_all %{{.*}}, %{{.*}}
  %4 = shape.assuming_all %0, %1
  // CHECK: %{{.*}} = shape.assuming %{{.*}} -> (i32) {
  // CHECK: shape.assuming_yield %{{.*}} : i32
  // CHECK: } {x.y}
  %5 = shape.assuming %4 -> i32 {
    %x = "x.x"() : () -> i32
    shape.assuming_yield %x : i32
  } {x.y}
  // CHECK: shape.assuming %{{.*}} {
  // CHECK-NEXT: "x.x"() : () -> ()
  // CHECK-NEXT: }
  shape.assuming %4 {
    "x.x"() : () -> ()
  }
  return
}

// CHECK-LABEL: func.func @reduced(
func.func @reduced(%s: !shape.shape, %t: tensor<?xindex>, %i: index, %z: !shape.size) {
  // CHECK: shape.reduce(%{{.*}}, %{{.*}}) : !shape.shape -> !shape.size {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: !shape.size, %{{.*}}: !shape.size):
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%n: index, %extent: !shape.size, %a: !shape.size):
    %m = shape.mul %a, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %m : !shape.size
  }
  // CHECK: shape.reduce(%{{.*}}, %{{.*}}, %{{.*}}) : tensor<?xindex> -> (index, index) {
  %1:2 = shape.reduce(%t, %i, %i) : tensor<?xindex> -> (index, index) {
  ^bb0(%n: index, %extent: index, %a: index, %b: index):
    shape.yield %extent, %b : index, index
  }
  return
}

// CHECK: module attributes {shape.lib = @lib} {
module attributes {shape.lib = @lib} {
  // CHECK-NEXT: shape.function_library @lib {
  // CHECK-NEXT: func @same(%arg0: !shape.value_shape) -> !shape.shape {
  // CHECK-NEXT: %{{.*}} = shape_of %arg0 : !shape.value_shape -> !shape.shape
  // CHECK-NEXT: return %{{.*}} : !shape.shape
  // CHECK: } mapping {x.copy = @same}
  shape.function_library @lib {
    shape.func @same(%v: !shape.value_shape) -> !shape.shape {
      %s = shape_of %v : !shape.value_shape -> !shape.shape
      return %s : !shape.shape
    }
  } mapping {x.copy = @same}
  // CHECK: shape.function_library @second attributes {x.y} {
  shape.function_library @second attributes {x.y} {
    shape.func private @declared(!shape.value_shape) -> !shape.shape
  } mapping {}
}

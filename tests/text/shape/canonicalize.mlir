// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x3xf32>) -> tensor<2xindex> {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: return %[[V0]] : tensor<2xindex>
func.func @a(%t: tensor<2x3xf32>) -> tensor<2xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  return %0 : tensor<2xindex>
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x3xf32>) -> tensor<?xindex> {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: %[[VCAST:.*]] = tensor.cast %[[V0]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT: return %[[VCAST]] : tensor<?xindex>
func.func @a(%t: tensor<2x3xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2x?xf32>) -> !shape.shape {
// CHECK-NEXT: %[[V0:.*]] = shape.shape_of %[[VARG0]] : tensor<2x?xf32> -> !shape.shape
// CHECK-NEXT: "test.u"(%[[V0]]) : (!shape.shape) -> ()
// CHECK-NEXT: return %[[V0]] : !shape.shape
func.func @a(%t: tensor<2x?xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<2x?xf32> -> !shape.shape
  "test.u"(%0) : (!shape.shape) -> ()
  return %0 : !shape.shape
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[VARG0:.*]]: tensor<?xindex>, %[[VARG1:.*]]: tensor<?xindex>) -> tensor<?xindex> {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [3, 1, 2] : tensor<3xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.broadcast %[[VARG0]], %[[VARG1]], %[[V0]] : tensor<?xindex>, tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT: return %[[V1]] : tensor<?xindex>
func.func @a(%t: tensor<?xindex>, %u: tensor<?xindex>) -> tensor<?xindex> {
  %0 = shape.const_shape [1, 2] : tensor<2xindex>
  %1 = shape.const_shape [3, 1, 1] : tensor<3xindex>
  %2 = shape.broadcast %0, %t, %1, %u : tensor<2xindex>, tensor<?xindex>, tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[VARG0:.*]]: tensor<3xindex>, %[[VARG1:.*]]: tensor<2xindex>, %[[VARG2:.*]]: !shape.shape) -> (tensor<?xindex>, !shape.shape, !shape.shape) {
// CHECK-NEXT: %[[V0:.*]] = shape.broadcast %[[VARG1]], %[[VARG0]] : tensor<2xindex>, tensor<3xindex> -> tensor<3xindex>
// CHECK-NEXT: %[[VCAST:.*]] = tensor.cast %[[V0]] : tensor<3xindex> to tensor<?xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.from_extent_tensor %[[VARG1]] : tensor<2xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.broadcast %[[VARG2]], %[[VARG1]] {foo} : !shape.shape, tensor<2xindex> -> !shape.shape
// CHECK-NEXT: return %[[VCAST]], %[[V1]], %[[V2]] : tensor<?xindex>, !shape.shape, !shape.shape
func.func @a(%t: tensor<3xindex>, %u: tensor<2xindex>, %s: !shape.shape) -> (tensor<?xindex>, !shape.shape, !shape.shape) {
  %2 = shape.broadcast %u, %t, %u {error = "x", foo} : tensor<2xindex>, tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
  %3 = shape.broadcast %u : tensor<2xindex> -> !shape.shape
  %e = shape.const_shape [] : !shape.shape
  %4 = shape.broadcast %s, %e, %s, %u {foo} : !shape.shape, !shape.shape, !shape.shape, tensor<2xindex> -> !shape.shape
  return %2, %3, %4 : tensor<?xindex>, !shape.shape, !shape.shape
}

// -----

// CHECK-LABEL: func.func @a
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: !shape.size, %[[VARG2:.*]]: !shape.shape) -> (!shape.size, index, index, !shape.size, index, !shape.size) {
// CHECK-NEXT: %[[VC3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[VC14:.*]] = arith.constant 14 : index
// CHECK-NEXT: %[[VC:.*]]-2 = shape.const_size -2
// CHECK-NEXT: return %[[VARG1]], %[[VARG0]], %[[VC3]], %[[VARG1]], %[[VC14]], %[[VC]]-2 : !shape.size, index, index, !shape.size, index, !shape.size
func.func @a(%a: index, %b: !shape.size, %s: !shape.shape) -> (!shape.size, index, index, !shape.size, index, !shape.size) {
  %0 = shape.index_to_size %a
  %1 = shape.size_to_index %0 : !shape.size
  %2 = shape.size_to_index %b : !shape.size
  %3 = shape.index_to_size %2
  %c = shape.const_size -7
  %d = shape.const_size 2
  %4 = shape.div %c, %d : !shape.size, !shape.size -> !shape.size
  %i = arith.constant -7 : index
  %j = arith.constant -2 : index
  %5 = shape.div %i, %j : index, index -> index
  %6 = shape.max %b, %b : !shape.size, !shape.size -> !shape.size
  %m = shape.mul %i, %j : index, index -> index
  %7 = shape.add %4, %d : !shape.size, !shape.size -> !shape.size
  return %3, %1, %5, %6, %m, %7 : !shape.size, index, index, !shape.size, index, !shape.size
}

// -----

// CHECK-LABEL: func.func @w
// CHECK-SAME: (%[[VARG0:.*]]: !shape.witness, %[[VARG1:.*]]: i1, %[[VARG2:.*]]: !shape.shape, %[[VARG3:.*]]: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1) {
// CHECK-NEXT: %[[VFALSE:.*]] = arith.constant false
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: %[[V1:.*]] = shape.const_witness false
// CHECK-NEXT: %[[V2:.*]] = shape.cstr_require %[[VARG1]], "x"
// CHECK-NEXT: %[[V3:.*]] = shape.assuming_all %[[V2]], %[[VARG0]]
// CHECK-NEXT: %[[V4:.*]] = shape.is_broadcastable %[[VARG2]], %[[VARG3]] : !shape.shape, !shape.shape
// CHECK-NEXT: return %[[VARG0]], %[[V1]], %[[V0]], %[[V3]], %[[VFALSE]], %[[V4]] : !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1
func.func @w(%a: !shape.witness, %b: i1, %s: !shape.shape, %t: !shape.shape) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1) {
  %t0 = shape.const_witness true
  %0 = shape.assuming_all %t0, %a
  %f0 = shape.const_witness false
  %1 = shape.assuming_all %t0, %a, %f0
  %2 = shape.cstr_require %b, "x"
  %tr = arith.constant true
  %3 = shape.cstr_require %tr, "x"
  %4 = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
  %5 = shape.assuming_all %4, %2, %a, %2, %3
  %e0 = shape.const_shape [1,2] : !shape.shape
  %e1 = shape.const_shape [1,3] : !shape.shape
  %6 = shape.shape_eq %e0, %e1 : !shape.shape, !shape.shape
  %7 = shape.is_broadcastable %s, %t, %s : !shape.shape, !shape.shape, !shape.shape
  return %0, %1, %3, %5, %6, %7 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, i1, i1
}

// -----

// CHECK-LABEL: func.func @x
// CHECK-SAME: (%[[VARG0:.*]]: tensor<*xf32>, %[[VARG1:.*]]: tensor<?x4xf32>, %[[VARG2:.*]]: index) -> (index, !shape.size, index, tensor<?xindex>, index, index, tensor<1xindex>, tensor<1xindex>) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [6] : tensor<1xindex>
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [5] : tensor<1xindex>
// CHECK-NEXT: %[[VC6:.*]] = arith.constant 6 : index
// CHECK-NEXT: %[[VC4:.*]] = arith.constant 4 : index
// CHECK-NEXT: %[[VC2:.*]] = arith.constant 2 : index
// CHECK-NEXT: %[[VC2_0:.*]] = shape.const_size 2
// CHECK-NEXT: %[[VDIM:.*]] = tensor.dim %[[VARG1]], %[[VARG2]] : tensor<?x4xf32>
// CHECK-NEXT: %[[V2:.*]] = shape.shape_of %[[VARG1]] : tensor<?x4xf32> -> tensor<?xindex>
// CHECK-NEXT: return %[[VC2]], %[[VC2_0]], %[[VDIM]], %[[V2]], %[[VC4]], %[[VC6]], %[[V1]], %[[V0]] : index, !shape.size, index, tensor<?xindex>, index, index, tensor<1xindex>, tensor<1xindex>
func.func @x(%u: tensor<*xf32>, %r: tensor<?x4xf32>, %i: index) -> (index, !shape.size, index, tensor<?xindex>, index, index, tensor<1xindex>, tensor<1xindex>) {
  %0 = shape.shape_of %r : tensor<?x4xf32> -> tensor<2xindex>
  %1 = shape.rank %0 : tensor<2xindex> -> index
  %s = shape.shape_of %r : tensor<?x4xf32> -> !shape.shape
  %2 = shape.rank %s : !shape.shape -> !shape.size
  %c1 = arith.constant 1 : index
  %3 = tensor.extract %0[%i] : tensor<2xindex>
  %4 = tensor.cast %0 : tensor<2xindex> to tensor<?xindex>
  %5 = shape.dim %r, %c1 : tensor<?x4xf32>, index -> index
  %k = shape.const_shape [5, 6] : tensor<2xindex>
  %6 = shape.get_extent %k, %c1 : tensor<2xindex>, index -> index
  %7:2 = "shape.split_at"(%k, %c1) : (tensor<2xindex>, index) -> (tensor<1xindex>, tensor<1xindex>)
  return %1, %2, %3, %4, %5, %6, %7#0, %7#1 : index, !shape.size, index, tensor<?xindex>, index, index, tensor<1xindex>, tensor<1xindex>
}

// -----

// CHECK-LABEL: func.func @y
// CHECK-SAME: (%[[VARG0:.*]]: tensor<2xindex>) -> (!shape.shape, !shape.shape, !shape.shape, index, !shape.size) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_shape [5, 6, 7] : !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [5, 6] : !shape.shape
// CHECK-NEXT: %[[V2:.*]] = shape.const_shape [3, 4] : !shape.shape
// CHECK-NEXT: %[[VC30:.*]] = arith.constant 30 : index
// CHECK-NEXT: %[[VC210:.*]] = shape.const_size 210
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]], %[[VC30]], %[[VC210]] : !shape.shape, !shape.shape, !shape.shape, index, !shape.size
func.func @y(%a: tensor<2xindex>) -> (!shape.shape, !shape.shape, !shape.shape, index, !shape.size) {
  %k = shape.const_shape [5, 6] : !shape.shape
  %l = shape.const_shape [7] : !shape.shape
  %0 = shape.concat %k, %l : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.any %l, %k : !shape.shape, !shape.shape -> !shape.shape
  %c = shape.const_size 3
  %i = arith.constant 4 : index
  %2 = shape.from_extents %c, %i : !shape.size, index
  %m = shape.const_shape [5, 6] : tensor<2xindex>
  %3 = shape.num_elements %m : tensor<2xindex> -> index
  %4 = shape.num_elements %0 : !shape.shape -> !shape.size
  return %0, %1, %2, %3, %4 : !shape.shape, !shape.shape, !shape.shape, index, !shape.size
}

// -----

// CHECK-LABEL: func.func @z
// CHECK-SAME: (%[[VARG0:.*]]: !shape.witness, %[[VARG1:.*]]: index, %[[VARG2:.*]]: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = shape.assuming %[[VARG0]] -> (index) {
// CHECK-NEXT: %[[V1:.*]] = "test.foo"() : () -> index
// CHECK-NEXT: shape.assuming_yield %[[VARG2]] : index
// CHECK: return %[[V0]] : index
func.func @z(%w: !shape.witness, %a: index, %b: index) -> index {
  %r:3 = shape.assuming %w -> (index, index, index) {
     %q = "test.foo"() : () -> index
     shape.assuming_yield %a, %q, %b : index, index, index
  }
  return %r#2 : index
}

// -----

// CHECK-LABEL: func.func @q
// CHECK-SAME: (%[[VARG0:.*]]: !shape.shape, %[[VARG1:.*]]: !shape.shape, %[[VARG2:.*]]: !shape.shape, %[[VARG3:.*]]: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT: %[[V0:.*]] = shape.cstr_eq %[[VARG0]], %[[VARG1]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.cstr_eq %[[VARG1]], %[[VARG2]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V2:.*]] = shape.cstr_eq %[[VARG3]], %[[VARG2]] : !shape.shape, !shape.shape
// CHECK-NEXT: %[[V3:.*]] = shape.cstr_eq %[[VARG0]], %[[VARG1]], %[[VARG1]], %[[VARG2]] : !shape.shape, !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: %[[V4:.*]] = shape.assuming_all %[[V0]], %[[V2]]
// CHECK-NEXT: return %[[V3]], %[[V4]] : !shape.witness, !shape.witness
func.func @q(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %b, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %d, %c : !shape.shape, !shape.shape
  %3 = shape.assuming_all %0, %1
  %4 = shape.assuming_all %0, %2
  return %3, %4 : !shape.witness, !shape.witness
}

// -----

// CHECK-LABEL: func.func @sub
// CHECK-SAME: (%[[VARG0:.*]]: !shape.shape, %[[VARG1:.*]]: !shape.shape, %[[VARG2:.*]]: !shape.shape) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT: %[[V0:.*]] = shape.cstr_broadcastable %[[VARG0]], %[[VARG1]], %[[VARG2]] : !shape.shape, !shape.shape, !shape.shape
// CHECK-NEXT: %[[V1:.*]] = shape.cstr_broadcastable %[[VARG0]], %[[VARG1]] : !shape.shape, !shape.shape
// CHECK-NEXT: return %[[V0]], %[[V1]] : !shape.witness, !shape.witness
func.func @sub(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape) -> (!shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %b, %c : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  %e = shape.const_shape [] : !shape.shape
  %3 = shape.cstr_broadcastable %a, %e, %b, %a : !shape.shape, !shape.shape, !shape.shape, !shape.shape
  return %2, %3 : !shape.witness, !shape.witness
}

// -----

// CHECK-LABEL: func.func @inline
// CHECK-SAME: (%[[VARG0:.*]]: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = "x.y"(%[[VARG0]]) : (index) -> index
// CHECK-NEXT: return %[[V0]] : index
func.func @inline(%a: index) -> index {
  %w = shape.const_witness true
  %0 = shape.assuming %w -> (index) {
    %1 = "x.y"(%a) : (index) -> index
    shape.assuming_yield %1 : index
  }
  return %0 : index
}

// -----

// CHECK-LABEL: func.func @known
// CHECK-SAME: (%[[VARG0:.*]]: tensor<?x3xf32>, %[[VARG1:.*]]: tensor<5x1xf32>) -> (!shape.witness, !shape.witness) {
// CHECK-NEXT: %[[V0:.*]] = shape.const_witness true
// CHECK-NEXT: %[[V1:.*]] = shape.const_shape [5, 1] : tensor<2xindex>
// CHECK-NEXT: %[[V2:.*]] = shape.shape_of %[[VARG0]] : tensor<?x3xf32> -> tensor<2xindex>
// CHECK-NEXT: %[[V3:.*]] = shape.cstr_broadcastable %[[V2]], %[[V1]] : tensor<2xindex>, tensor<2xindex>
// CHECK-NEXT: return %[[V3]], %[[V0]] : !shape.witness, !shape.witness
func.func @known(%a: tensor<?x3xf32>, %b: tensor<5x1xf32>) -> (!shape.witness, !shape.witness) {
  %0 = shape.shape_of %a : tensor<?x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %b : tensor<5x1xf32> -> tensor<2xindex>
  %2 = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<2xindex>
  %3 = shape.const_shape [1, 3] : !shape.shape
  %4 = shape.cstr_broadcastable %3, %0 : !shape.shape, tensor<2xindex>
  return %2, %4 : !shape.witness, !shape.witness
}

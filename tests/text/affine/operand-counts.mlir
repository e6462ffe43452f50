// Operations in generic form that mlir-opt takes and then can't print.
// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @for(%i: index) {
  // expected-error@+1 {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"(%i) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 0, 1, 0>,
                     step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

func.func @lower() {
  // expected-error@+1 {{'affine.parallel' op operand count and affine map dimension and symbol count must match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>,
                        reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>,
                        upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @upper(%i: index) {
  // expected-error@+1 {{'affine.parallel' op operand count and affine map dimension and symbol count must match}}
  "affine.parallel"(%i) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (d0)>,
                          reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>,
                          upperBoundsMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : (index) -> ()
  return
}

// -----

func.func @body() {
  // expected-error@+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>,
                   step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @maps(%a: memref<8xf32>, %t: memref<1xi32>, %n: index) {
  // expected-error@+1 {{'affine.dma_start' op requires attribute 'src_map'}}
  "affine.dma_start"(%a, %a, %t, %n) : (memref<8xf32>, memref<8xf32>, memref<1xi32>, index) -> ()
  return
}

// -----

func.func @operands(%a: memref<8xf32>) {
  // expected-error@+1 {{'affine.dma_start' op incorrect number of operands}}
  "affine.dma_start"(%a, %a) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>,
                              tag_map = affine_map<() -> (0)>} : (memref<8xf32>, memref<8xf32>) -> ()
  return
}

// -----

func.func @wait(%t: memref<1xi32>) {
  // expected-error@+1 {{'affine.dma_wait' op incorrect number of operands}}
  "affine.dma_wait"(%t) {tag_map = affine_map<() -> (0)>} : (memref<1xi32>) -> ()
  return
}

// -----

func.func @groups() {
  // expected-error@+1 {{'affine.parallel' op expected lower bounds map to have 1 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<[-1, 2]> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>,
                        reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>,
                        upperBoundsMap = affine_map<() -> (1, 2)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield
  }) : () -> ()
  return
}

// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What is wrong with operations of linalg.

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0 + d1, d1, d0 + d1, d1))}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i + j, j)>, affine_map<(i, j) -> (i + j, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0, d1) -> (d0 - d1, d1)}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i - j, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected symbols in indexing_map #0}}
  linalg.generic {indexing_maps = [affine_map<(i, j)[s] -> (i, s)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1, d2) -> (d0, d1, d0, d1))}}
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected indexing_map #0 to have 1 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #1 to be 8, but found 5}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%n : memref<4x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 9, but found 8}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j + 1)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' unexpected iterator_type (window)}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "window"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of bb argument #1 ('f64') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f64):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'linalg.yield' op expected number of yield values (0) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %c = arith.fptosi %a : f32 to i32
    // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
    linalg.yield %c : i32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    cf.br ^bb1
  ^bb1:
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'linalg.index' op expected dim (2) to be lower than the number of loops (2) of the enclosing LinalgOp}}
    %c = linalg.index 2 : index
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'linalg.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
    %c = linalg.index -1 : index
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of operand #1 ('tensor<4x8xf32>') to match type of corresponding result ('tensor<4x9xf32>')}}
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4x8xf32>) outs(%t : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x9xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4x8xf32>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["parallel", "parallel"]} ins(%m : memref<4x8xf32>) outs(%s : f32) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps = []} outs(%m : memref<4x8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  linalg.generic {iterator_types = ["parallel"]} outs(%m : memref<4x8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  linalg.generic {indexing_maps = [1], iterator_types = ["parallel"]} outs(%m : memref<4x8xf32>) {
  ^bb0(%b: f32):
    linalg.yield %b : f32
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' invalid kind of attribute specified}}
  linalg.generic 3
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{expected '='}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%m : memref<4x8xf32>) attrs {
  }
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{duplicate key 'indexing_maps' in dictionary attribute}}
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"], indexing_maps = []} outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.yield' op must be the last operation in the parent block}}
  linalg.yield %s : f32
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  "test.x"() ({
    // expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
    linalg.yield %s : f32
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  "test.x"() ({
    // expected-error@+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
    %0 = linalg.index 0 : index
    "test.y"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  "test.x"() {linalg.foo} : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+2 {{expected ::mlir::linalg::UnaryFn to be one of: exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf}}
  // expected-error@+1 {{failed to parse UnaryFnAttr parameter 'value' which is to be a `::mlir::linalg::UnaryFn`}}
  "test.x"() {a = #linalg.unary_fn<add>} : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+2 {{expected ::mlir::utils::IteratorType to be one of: parallel, reduction}}
  // expected-error@+1 {{failed to parse IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`}}
  "test.x"() {a = #linalg.iterator_type<window>} : () -> ()
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.copy' 'linalg.copy' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  linalg.copy {cast = 3 : i32} ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.copy ins(%m : memref<4x8xf32>) outs(%m, %m : memref<4x8xf32>, memref<4x8xf32>)
  // expected-error@+1 {{custom op 'linalg.copy' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.copy ins(%m : memref<4x8xf32>)
  // expected-error@+1 {{custom op 'linalg.copy' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 1}}
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.copy' op inferred input/output operand #1 has shape's dimension #1 to be 8, but found 5}}
  linalg.copy ins(%m : memref<4x8xf32>) outs(%n : memref<4x5xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.copy' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.copy ins(%m : memref<4x8xf32>) outs(%t : tensor<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{expected ':'}}
  linalg.copy ins(%m memref<4x8xf32>) outs(%n : memref<4x5xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.copy' number of operands and types do not match: got 2 operands and 1 types}}
  linalg.copy ins(%m, %m : memref<4x8xf32>) outs(%n : memref<4x5xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.copy' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  linalg.copy ins(%m : memref<4x8xf32>) outs(%s : f32)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{expected op with scalar input}}
  linalg.fill ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('index') to match output element type ('f32')}}
  linalg.fill ins(%i : index) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.fill' op result #0 must be variadic of ranked tensor of any type values, but got 'memref<4x8xf32>'}}
  %0 = linalg.fill ins(%s : f32) outs(%m : memref<4x8xf32>) -> memref<4x8xf32>
  return
}

// -----

func.func @f(%x: memref<4xi32>) {
  // expected-error@+1 {{custom op 'linalg.exp' unsupported non numeric type}}
  linalg.exp ins(%x : memref<4xi32>) outs(%x : memref<4xi32>)
  return
}

// -----

func.func @f(%x: memref<4xi1>) {
  // expected-error@+1 {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  linalg.sub ins(%x, %x : memref<4xi1>, memref<4xi1>) outs(%x : memref<4xi1>)
  return
}

// -----

func.func @f(%x: memref<4xi1>) {
  // expected-error@+1 {{custom op 'linalg.div' unsupported operation: div with bools}}
  linalg.div ins(%x, %x : memref<4xi1>, memref<4xi1>) outs(%x : memref<4xi1>)
  return
}

// -----

func.func @f(%x: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  linalg.div_unsigned ins(%x, %x : memref<4xf32>, memref<4xf32>) outs(%x : memref<4xf32>)
  return
}

// -----

func.func @f(%x: memref<4xindex>) {
  // expected-error@+1 {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  linalg.add ins(%x, %x : memref<4xindex>, memref<4xindex>) outs(%x : memref<4xindex>)
  return
}

// -----

func.func @f(%x: memref<4xf32>, %y: memref<4xi32>) {
  // expected-error@+1 {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'}}
  linalg.add ins(%x, %y : memref<4xf32>, memref<4xi32>) outs(%x : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%w, %b : memref<4xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #0 to be greater than or equal to 8, but found 4}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m + n, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op inferred input/output operand #2 has shape's dimension #0 to be 5, but found 4}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op expected the number of indexing_map (2) to be equal to the number of input/output operands (3)}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  linalg.matmul indexing_maps = [1, 2, 3]
      // expected-error@+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op invalid indexing maps are non-invertible: ((d0, d1, d2, d3) -> (d0, d2, d2, d1, d0, d1))}}
  linalg.matmul indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  linalg.matmul indexing_maps = 3 ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op inferred input/output operand #1 has shape's dimension #0 to be 8, but found 4}}
  linalg.matmul ins(%a, %c : memref<4x8xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  linalg.matmul ins(%a : memref<4x8xf32>) outs(%c : memref<4x5xf32>)
  // expected-error@+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%x: memref<4x4xindex>) {
  // expected-error@+1 {{custom op 'linalg.matmul' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'index' and 'index'}}
  linalg.matmul ins(%x, %x : memref<4x4xindex>, memref<4x4xindex>) outs(%x : memref<4x4xindex>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, n)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%v, %b : memref<4xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k, m)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%p, %b : memref<4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (n, k)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %q : memref<2x4x8xf32>, memref<8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op Invalid output map result dimension.}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (n, m)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%d : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%d : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op invalid indexing maps are non-invertible: ((d0, d1, d2, d3) -> (d1, d3, d3, d2, d1, d2))}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%p, %q : memref<4x8xf32>, memref<8x5xf32>) outs(%d : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op invalid indexing maps are non-invertible: ((d0, d1, d2, d3) -> (d3, d3, d1, d2))}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (k)>, affine_map<(b, m, n, k) -> (m, n)>]
      ins(%v, %v : memref<4xf32>, memref<4xf32>) outs(%d : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.batch_matmul' expected affine map attribute}}
  linalg.batch_matmul indexing_maps = [1]
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{expected attribute value}}
  linalg.batch_matmul indexing_maps = []
      ins(%a, %b : memref<2x4x8xf32>, memref<2x8x5xf32>) outs(%c : memref<2x4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x8xf32>, %b: memref<2x8x5xf32>, %c: memref<2x4x5xf32>, %d: memref<4x5xf32>, %v: memref<4xf32>, %p: memref<4x8xf32>, %q: memref<8x5xf32>) {
  // expected-error@+1 {{expected attribute value}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, ins
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{provided affine_map is not a projected permutation}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m + n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{iteration spaces of provided affine_maps differ}}
  linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{iteration space dim at index 3 not used to access any operand}}
  linalg.contract indexing_maps = [affine_map<(m, n, k, l) -> (m, k)>, affine_map<(m, n, k, l) -> (k, n)>, affine_map<(m, n, k, l) -> (m, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{iteration space dim at index 2 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %c : memref<4x8xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{'indexing_maps' do not specify a contracting dimension}}
  linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>]
      ins(%c, %c : memref<4x5xf32>, memref<4x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{iteration space dim at index 0 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>]
      ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+2 {{custom op 'linalg.contract' invalid kind of attribute specified}}
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract indexing_maps = 4 ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  // expected-error@+2 {{custom op 'linalg.elementwise' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  // expected-error@+1 {{custom op 'linalg.elementwise' unable to parse elemwise op}}
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=#linalg.unary_fn<exp> ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  linalg.elementwise kind=3x ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected 'kind'}}
  linalg.elementwise ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected affine map attribute}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [4] ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op inferred input/output operand #1 has shape's dimension #1 to be 8, but found 5}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%m : memref<4x8xf32>) outs(%n : memref<4x5xf32>)
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{'linalg.elementwise' op expected operand #0 rank (2) to match the result rank of indexing_map (1)}}
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [affine_map<(m, n) -> (m)>, affine_map<(m, n) -> (m, n)>] ins(%m : memref<4x8xf32>) outs(%m : memref<4x8xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi32>} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<3xi64>} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_2d_nhwc_hwcf' 'linalg.conv_2d_nhwc_hwcf' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [2]}}
  linalg.conv_2d_nhwc_hwcf {dilations = 3} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<0> : tensor<2xi64>} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{unexpected loop dimension for convolution op}}
  linalg.conv_2d_nhwc_hwcf {dilations = dense<0> : tensor<2xi64>} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 15, but found 9}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%a: memref<1x9x9x2xf32>, %f: memref<3x3x2x4xf32>, %o: memref<1x7x7x4xf32>) {
  // expected-error@+1 {{'linalg.conv_2d_nhwc_hwcf' op unexpected result less than 0 at expression #1 in (d0, d1, d2, d3, d4, d5, d6) -> (d0, -d1 + d4, -d2 + d5, d6)}}
  linalg.conv_2d_nhwc_hwcf {strides = dense<-1> : tensor<2xi64>} ins(%a, %f : memref<1x9x9x2xf32>, memref<3x3x2x4xf32>) outs(%o : memref<1x7x7x4xf32>)
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %0 = linalg.map ins(%x : tensor<4xi32>) outs(%x : tensor<4xi32>) (%a: i32) {
    linalg.yield %a : i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.map' op expected element type of input 'i32' to match bbArg type 'f32'}}
  %0 = linalg.map ins(%x : tensor<4xi32>) outs(%x : tensor<4xi32>) (%a: f32, %b: i32) {
    linalg.yield %b : i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.map' op expected type of bb argument #1 ('f32') to match element or self type of the corresponding operand ('i32')}}
  %0 = linalg.map ins(%x : tensor<4xi32>) outs(%x : tensor<4xi32>) (%a: i32, %b: f32) {
    linalg.yield %a : i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.map' op expected shape of input (5) to match shape of output (4)}}
  %0 = linalg.map { arith.addi } ins(%x, %w : tensor<4xi32>, tensor<5xi32>) outs(%x : tensor<4xi32>)
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'arith.addi' op result #0 must be signless-integer-like, but got 'f32'}}
  %0 = linalg.map { arith.addi } ins(%x, %x : tensor<4xi32>, tensor<4xi32>) outs(%y : tensor<4xf32>)
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.map' op expected to have pure tensor or buffer semantics}}
  linalg.map { arith.addi } ins(%x, %x : tensor<4xi32>, tensor<4xi32>) outs(%m : memref<4xi32>)
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{expected '}'}}
  linalg.map { arith.addi
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{expected bare identifier or keyword}}
  linalg.map { 3 }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op dimensions for reduction should be in the range [0, 0].}}
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [1]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0, 0]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op number of dimensions after reduction 1 doesn't match the init rank 0}}
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = []
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op init dimensions [5] doesn't match input dimensions after reduction [4]}}
  %0 = linalg.reduce { arith.addi } ins(%u : tensor<4x8xi32>) outs(%w : tensor<5xi32>) dimensions = [1]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %0:2 = linalg.reduce ins(%x, %w : tensor<4xi32>, tensor<5xi32>) outs(%z, %z : tensor<i32>, tensor<i32>) dimensions = [0] (%a: i32, %b: i32, %c: i32, %d: i32) {
    linalg.yield %a, %b : i32, i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op expects all outputs to have the same shapes. Shape at output-index 1 is not equal to the shape at output-index 0.}}
  %0:2 = linalg.reduce ins(%u, %u : tensor<4x8xi32>, tensor<4x8xi32>) outs(%x, %w : tensor<4xi32>, tensor<5xi32>) dimensions = [1] (%a: i32, %b: i32, %c: i32, %d: i32) {
    linalg.yield %a, %b : i32, i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %0 = linalg.reduce ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0] (%a: i32) {
    linalg.yield %a : i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op input element type 'i32' does not match corresponding block argument type 'f32'}}
  %0 = linalg.reduce ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0] (%a: f32, %b: i32) {
    linalg.yield %b : i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.reduce' op output element type 'i32' does not match corresponding block argument type 'f32'}}
  %0 = linalg.reduce ins(%x : tensor<4xi32>) outs(%z : tensor<i32>) dimensions = [0] (%a: i32, %b: f32) {
    linalg.yield %a : i32
  }
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  %0 = linalg.reduce { arith.addi } ins(%x : tensor<4xi32>) outs(%z : tensor<i32>)
  // expected-error@+1 {{custom op 'linalg.reduce' expected 'dimensions'}}
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.transpose' op dim(result, 0) = 4 doesn't match dim(input, permutation[0]) = 8}}
  %0 = linalg.transpose ins(%u : tensor<4x8xi32>) outs(%u : tensor<4x8xi32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%u : tensor<4x8xi32>) outs(%u : tensor<4x8xi32>) permutation = [1, 1]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  %0 = linalg.transpose ins(%u : tensor<4x8xi32>) outs(%u : tensor<4x8xi32>) permutation = [0]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  %0 = linalg.transpose ins(%u : tensor<4x8xi32>) outs(%x : tensor<4xi32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{expected '='}}
  %0 = linalg.transpose ins(%u : tensor<4x8xi32>) outs(%u : tensor<4x8xi32>) permutation [0]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 4, init: 8}}
  %0 = linalg.broadcast ins(%x : tensor<4xi32>) outs(%u : tensor<4x8xi32>) dimensions = [0]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  %0 = linalg.broadcast ins(%x : tensor<4xi32>) outs(%u : tensor<4x8xi32>) dimensions = [2]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
  %0 = linalg.broadcast ins(%x : tensor<4xi32>) outs(%u : tensor<4x8xi32>) dimensions = [0, 1]
  return
}

// -----

func.func @f(%x: tensor<4xi32>, %y: tensor<4xf32>, %z: tensor<i32>, %w: tensor<5xi32>, %u: tensor<4x8xi32>, %m: memref<4xi32>) {
  // expected-error@+1 {{'linalg.yield' op type of yield operand 1 ('i32') doesn't match the element type of the enclosing linalg.generic op ('f32')}}
  %0 = linalg.broadcast ins(%x : tensor<4xi32>) outs(%y : tensor<4xf32>) dimensions = []
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 2] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %a inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %a outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %a outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 32, 2] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{packed rank != (unpacked rank + num tiling factors), got 4 != 3}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [8] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{expected 'tensor<8x16x8x32xf32>' for the packed domain value, got 'tensor<16x8x8x32xf32>'}}
  %0 = linalg.pack %a outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %b : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %v inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<127xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %v padding_value(%q : i32) inner_dims_pos = [0] inner_tiles = [8] into %d : tensor<127xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %v padding_value(%p : f32) inner_dims_pos = [0] inner_tiles = [%n] into %d : tensor<127xf32> -> tensor<16x8xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{invalid zero tile factor}}
  %0 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [8, 0] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [8, 16] into %a : tensor<16x8x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----

func.func @f(%a: tensor<128x256xf32>, %b: tensor<16x8x8x32xf32>, %v: tensor<127xf32>, %w: tensor<?x?xf32>, %n: index, %p: f32, %q: i32, %d: tensor<16x8xf32>) {
  // expected-error@+1 {{'linalg.pack' op failed to verify that result type matches type of dest}}
  %0 = "linalg.pack"(%a, %b) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64: 8, 32>}> : (tensor<128x256xf32>, tensor<16x8x8x32xf32>) -> tensor<128x256xf32>
  return
}

// -----

func.func @f(%a: tensor<2x16xf32>, %b: tensor<2x15xf32>, %c: tensor<2x16xf64>, %f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%a : tensor<2x16xf32>) outs(%a : tensor<2x16xf32>) -> tensor<2x16xf32>
  return
}

// -----

func.func @f(%a: tensor<2x16xf32>, %b: tensor<2x15xf32>, %c: tensor<2x16xf64>, %f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%b : tensor<2x15xf32>) -> tensor<2x15xf32>
  return
}

// -----

func.func @f(%a: tensor<2x16xf32>, %b: tensor<2x15xf32>, %c: tensor<2x16xf64>, %f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.softmax' op failed to verify that input and output have same element type}}
  %0 = linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%c : tensor<2x16xf64>) -> tensor<2x16xf64>
  return
}

// -----

func.func @f(%a: tensor<2x16xf32>, %b: tensor<2x15xf32>, %c: tensor<2x16xf64>, %f: tensor<2x3x3x5xf32>, %g: tensor<6x6x5x2xf32>, %i: tensor<2x10x10x5xf32>, %j: tensor<6x6x2x2x2x5xf32>, %v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.softmax' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.softmax dimension(1) ins(%a : tensor<2x16xf32>) outs(%a : tensor<2x16xf32>)
  return
}

// -----

func.func @f(%x: tensor<2x2x3x5xf32>, %y: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x2x3x5xf32>) outs(%y : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x2x5xf32>, %y: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x3x2x5xf32>) outs(%y : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x1x1x5xf32>, %y: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x1x1x5xf32>) outs(%y : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x3x5xf32>, %y: tensor<6x6x5x3xf32>) {
  // expected-error@+1 {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%x : tensor<2x3x3x5xf32>) outs(%y : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%x: tensor<2x3x3x5xf32>, %y: tensor<6x6x5x2xf32>) {
  // expected-error@+1 {{custom op 'linalg.winograd_filter_transform' expected string or keyword containing one of the following enum values for attribute 'fmr' [F_2_3, F_4_3, F_2_5]}}
  %0 = linalg.winograd_filter_transform fmr(F_9_9) ins(%x : tensor<2x3x3x5xf32>) outs(%y : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x10x10x5xf32>, %y: tensor<6x6x2x3x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x10x10x5xf32>) outs(%y : tensor<6x6x2x3x2x5xf32>) -> tensor<6x6x2x3x2x5xf32>
  return
}

// -----

func.func @f(%x: tensor<2x10x10x5xf32>, %y: tensor<6x6x2x2x2x4xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x10x10x5xf32>) outs(%y : tensor<6x6x2x2x2x4xf32>) -> tensor<6x6x2x2x2x4xf32>
  return
}

// -----

func.func @f(%x: tensor<5x6x2x2x2x2xf32>, %y: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<5x6x2x2x2x2xf32>) outs(%y : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%x: tensor<6x5x2x2x2x2xf32>, %y: tensor<2x8x8x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<6x5x2x2x2x2xf32>) outs(%y : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%x: tensor<6x6x2x2x2x2xf32>, %y: tensor<2x8x9x2xf32>) {
  // expected-error@+1 {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%x : tensor<6x6x2x2x2x2xf32>) outs(%y : tensor<2x8x9x2xf32>) -> tensor<2x8x9x2xf32>
  return
}

// -----

func.func @f(%x: tensor<2x10x10xf32>, %y: tensor<6x6x2x3x2x5xf32>) {
  // expected-error@+1 {{'linalg.winograd_input_transform' op operand #0 must be 4D tensor of any type values, but got 'tensor<2x10x10xf32>'}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%x : tensor<2x10x10xf32>) outs(%y : tensor<6x6x2x3x2x5xf32>) -> tensor<6x6x2x3x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x9x5xf32>, %b: tensor<6xi8>, %c: tensor<3x4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_min_unsigned' unsupported operation: unsigned min not on uint}}
  %r = linalg.pooling_nwc_min_unsigned ins(%a, %b : tensor<3x9x5xf32>, tensor<6xi8>) outs(%c : tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  return
}

// -----

func.func @f(%a: tensor<3x9x5xi1>, %b: tensor<6xi8>, %c: tensor<3x4x5xi1>) {
  // expected-error@+1 {{custom op 'linalg.pooling_nwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  %r = linalg.pooling_nwc_max_unsigned ins(%a, %b : tensor<3x9x5xi1>, tensor<6xi8>) outs(%c : tensor<3x4x5xi1>) -> tensor<3x4x5xi1>
  return
}

// -----

func.func @f(%m: memref<4x8xf32>, %t: tensor<4x8xf32>, %s: f32, %i: index, %n: memref<4x5xf32>) {
  // expected-error@+1 {{custom op 'linalg.copy' 'linalg.copy' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  linalg.copy {cast = 3 : i32} ins(%m : memref<4x8xf32>) outs(%x : memref<4x8xf32>)
  return
}

// -----

func.func @f(%a: memref<4x8xf32>, %b: memref<8x5xf32>, %c: memref<4x5xf32>, %v: memref<8xf32>, %w: memref<4xf32>) {
  // expected-error@+1 {{iteration space dim at index 0 not used to access any operand}}
  linalg.contract indexing_maps = [] ins(%a, %b : memref<4x8xf32>, memref<8x5xf32>) outs(%c : memref<4x5xf32>)
  return
}

// -----

func.func @f(%a: f32, %b: tensor<4x4xf32>) {
  // expected-error@+1 {{affine_map specifies shaped access while operand has non-shaped type}}
  %0 = "linalg.contract"(%a, %b, %b) <{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (f32, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{custom op 'linalg.elementwise' expected operation 'kind' attribute}}
func.func @f(%a: tensor<4xf32>) { %0 = linalg.elementwise kind=x ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> return }

// -----

// expected-error@+3 {{expected ::mlir::linalg::ElementwiseKind to be one of: exp, log, abs, ceil, floor, negf, reciprocal, round, sqrt, rsqrt, square, tanh, erf, add, sub, mul, div, div_unsigned, max_signed, min_signed, max_unsigned, min_unsigned, powf, select}}
// expected-error@+2 {{failed to parse ElementwiseKindAttr parameter 'value' which is to be a `::mlir::linalg::ElementwiseKind`}}
// expected-error@+1 {{custom op 'linalg.elementwise' expected operation 'kind' attribute}}
func.func @f(%a: tensor<4xf32>) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<bad> ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32> return }

// -----

// expected-error@+1 {{custom op 'linalg.elementwise' return type needs to be shaped type}}
func.func @f(%a: f32) { %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : f32) outs(%a : f32) -> f32 return }

// -----

// expected-error@+1 {{custom op 'linalg.generic' unexpected iterator_type (5 : i64)}}
func.func @f(%a: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = [5]} outs(%a : tensor<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }

// -----

// expected-error@+1 {{custom op 'linalg.generic' unexpected iterator_type (bad)}}
func.func @f(%a: tensor<4xf32>) { %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["bad"]} outs(%a : tensor<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 } -> tensor<4xf32> return }

// -----

// expected-error@+1 {{'linalg.yield' op expected single non-empty parent region}}
"a.b"() ({ linalg.yield }, {}) : () -> ()

// -----

// expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
linalg.yield

// -----

// expected-error@+1 {{'linalg.yield' op expected parent op with LinalgOp interface}}
func.func @f() { linalg.yield }

// -----

// expected-error@+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
func.func @f(%a: tensor<4xf32>) { %0 = "linalg.generic"(%a) <{indexing_maps = [affine_map<(i) -> (i)>], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({}) : (tensor<4xf32>) -> tensor<4xf32> return }

// -----

// expected-error@+1 {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<1x1x4x4xf32>, %c: index) { %0 = linalg.pack %a inner_dims_pos = [0, 1] inner_tiles = [4, %c] into %b : tensor<4x4xf32> -> tensor<1x1x4x4xf32> return }

// -----

// expected-error@+1 {{'linalg.pack' op expected 1 dynamic tile sizes, but found 0}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<1x1x4x4xf32>) { %0 = "linalg.pack"(%a, %b) <{inner_dims_pos = array<i64: 0, 1>, static_inner_tiles = array<i64: 4, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (tensor<4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32> return }

// -----

// expected-error@+1 {{invalid inner_dims_pos vector}}
func.func @f(%a: tensor<4x4xf32>, %b: tensor<1x1x4x4xf32>, %c: index) { %0 = "linalg.pack"(%a, %b, %c) <{inner_dims_pos = array<i64: 2, 1>, static_inner_tiles = array<i64: 4, 4>, operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (tensor<4x4xf32>, tensor<1x1x4x4xf32>, index) -> tensor<1x1x4x4xf32> return }

// -----

// expected-error@+1 {{'linalg.reduce' op expected at least one input}}
func.func @f(%a: tensor<4xf32>) { %0 = "linalg.reduce"(%a) <{dimensions = array<i64: 0>}> ({ ^bb0(%x: f32): linalg.yield %x : f32 }) : (tensor<4xf32>) -> tensor<4xf32> return }

// -----

// expected-error@+1 {{'linalg.yield' op expected number of yield values (1) to match the number of inits / outs operands of the enclosing LinalgOp (0)}}
func.func @f(%a: tensor<4x4xf32>) { "linalg.copy"(%a, %a) <{operandSegmentSizes = array<i32: 2, 0>}> ({ ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> () return }

// -----

// expected-error@+1 {{expected '['}}
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) { %0 = linalg.transpose ins(%a : tensor<2x3xf32>) outs(%b : tensor<3x2xf32>) permutation = #llvm.fastmath<none> return }

// -----

func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<3x2x1xf32>, %c: tensor<1x2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d_ncw_fcw' 'linalg.conv_1d_ncw_fcw' op attribute 'dilations' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<1xi64>} ins(%a, %b: tensor<1x2x3xf32>, tensor<3x2x1xf32>) outs(%c: tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<1x2x3xf32>, %b: tensor<3x2x1xf32>, %c: tensor<1x2x3xf32>) {
  // expected-error@+1 {{custom op 'linalg.conv_1d_ncw_fcw' 'linalg.conv_1d_ncw_fcw' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %0 = linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi32>} ins(%a, %b: tensor<1x2x3xf32>, tensor<3x2x1xf32>) outs(%c: tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind = 5 ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %v: f32) {
  // expected-error@+1 {{expected op with 1 input and 1 output}}
  "linalg.fill"(%v, %v, %t) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%a: f32, %b: f32, %c: f32): linalg.yield %a : f32
  }) : (f32, f32, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<1x4x4x1xf32>) {
  // expected-error@+1 {{expected op with 2 inputs and 1 output}}
  %0 = "linalg.conv_2d_nhwc_hwcf"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: f32, %y: f32): linalg.yield %x : f32
  }) : (tensor<1x4x4x1xf32>, tensor<1x4x4x1xf32>) -> tensor<1x4x4x1xf32>
  return
}

// -----

// Of the results' side the bracket is where the number is wrong.
func.func @f(%a: tensor<4x4xf32>) {
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs
  // expected-error@+1 {{custom op 'linalg.matmul' number of operands and types do not match: got 0 operands and 1 types}}
      (
      : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

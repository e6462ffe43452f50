// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What regions and loops over sparse tensors may not be
func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region must have exactly 2 arguments}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64):
      sparse_tensor.yield %a : f64
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region argument 2 type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64, %b: f64):
      sparse_tensor.yield %a : f64
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region yield type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64, %b: i64):
      sparse_tensor.yield %b : i64
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region yield type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64, %b: i64):
      sparse_tensor.yield %a, %a : f64, f64
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64, %b: i64):
      %c = arith.negf %a : f64
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64, %b: i64):
      "test.end"(%a) : (f64) -> ()
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{overlap region must end with sparse_tensor.yield}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {
    ^bb0(%a: f64, %b: i64):
      llvm.unreachable
    }
    left = {}
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{left region argument 1 type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {}
    left = {
    ^bb0(%a: i64):
      sparse_tensor.yield %x : f64
    }
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{left region must have exactly 1 arguments}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {}
    left = {
    ^bb0(%a: f64, %b: f64):
      sparse_tensor.yield %x : f64
    }
    right = {}
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{right region yield type mismatch}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {}
    left = {}
    right = {
    ^bb0(%a: i64):
      sparse_tensor.yield %a : i64
    }
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{right=identity requires second argument to have the same type as the output}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to f64
    overlap = {}
    left = {}
    right = identity
  return
}

// -----

func.func @f(%x: f64, %y: i64) {
  // expected-error@+1 {{left=identity requires first argument to have the same type as the output}}
  %0 = sparse_tensor.binary %x, %y : f64, i64 to i64
    overlap = {}
    left = identity
    right = {}
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{present region argument 1 type mismatch}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {
    ^bb0(%a: f32):
      sparse_tensor.yield %x : f64
    }
    absent = {}
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{present region must have exactly 1 arguments}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {
    ^bb0:
      sparse_tensor.yield %x : f64
    }
    absent = {}
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{present region yield type mismatch}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {
    ^bb0(%a: f64):
      %c = arith.constant 1 : i32
      sparse_tensor.yield %c : i32
    }
    absent = {}
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{absent region must have exactly 0 arguments}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {}
    absent = {
    ^bb0(%a: f64):
      sparse_tensor.yield %a : f64
    }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{absent region cannot yield linalg argument}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {}
    absent = {
      sparse_tensor.yield %x : f64
    }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {}
    absent = {
      %c = arith.negf %x : f64
      sparse_tensor.yield %c : f64
    }
  return
}

// -----

func.func @f(%x: f64) {
  %c = arith.negf %x : f64
  // expected-error@+1 {{absent region cannot yield locally computed value}}
  %0 = sparse_tensor.unary %x : f64 to f64
    present = {}
    absent = {
      sparse_tensor.yield %c : f64
    }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{reduce region must have exactly 2 arguments}}
  %0 = sparse_tensor.reduce %x, %x, %x : f64 {
  ^bb0(%a: f64):
    sparse_tensor.yield %a : f64
  }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{reduce region yield type mismatch}}
  %0 = sparse_tensor.reduce %x, %x, %x : f64 {
  ^bb0(%a: f64, %b: f64):
    %c = arith.constant 1 : i32
    sparse_tensor.yield %c : i32
  }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{select region yield type mismatch}}
  %0 = sparse_tensor.select %x : f64 {
  ^bb0(%a: f64):
    sparse_tensor.yield %a : f64
  }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{select region must have exactly 1 arguments}}
  %0 = sparse_tensor.select %x : f64 {
  ^bb0(%a: f64, %b: f64):
    sparse_tensor.yield %a : f64
  }
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error@+1 {{'sparse_tensor.yield' op expects parent op to be one of 'sparse_tensor.binary, sparse_tensor.unary, sparse_tensor.reduce, sparse_tensor.select, sparse_tensor.foreach, sparse_tensor.iterate, sparse_tensor.coiterate'}}
  "sparse_tensor.yield"(%x) : (f64) -> ()
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Level traverse order does not match tensor's level rank}}
  %0 = sparse_tensor.foreach in %t init(%z) {order = affine_map<(i) -> (i)>} : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %x: f64, %s: f64):
    sparse_tensor.yield %z : f64
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  %0 = sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %x: f64):
    sparse_tensor.yield %z : f64
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Mismatch in types of init arguments and results}}
  %0 = sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 -> f32 do {
  ^bb0(%i: index, %j: index, %x: f64, %s: f64):
    sparse_tensor.yield %z : f64
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %0 = sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %x: f64, %s: f64):
    "sparse_tensor.yield"() : () -> ()
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %0 = sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %x: f64, %s: f64):
    %c = arith.constant 1 : i32
    sparse_tensor.yield %c : i32
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Expecting Index type for argument at index 1}}
  %0 = sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: i32, %x: f64, %s: f64):
    sparse_tensor.yield %z : f64
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Unmatched element type between input tensor and block argument, expected:f64, got: f32}}
  %0 = sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %x: f32, %s: f64):
    sparse_tensor.yield %z : f64
  }
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%t: tensor<2x4xf64, #CSR>, %z: f64) {
  // expected-error@+1 {{Mismatch in number of init arguments and results}}
  sparse_tensor.foreach in %t init(%z) : tensor<2x4xf64, #CSR>, f64 do {
  ^bb0(%i: index, %j: index, %x: f64, %s: f64):
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 to 1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 2 to 1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+2 {{'sparse_tensor.extract_iteration_space' op inferred type(s) '!sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton), crdWidth = 32 }>, lvls = 0>' are incompatible }}
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op failed to infer returned types}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expected integer value}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = a : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' expect larger level upper bound than lower bound}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = -1 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>) {
  // expected-error@+1 {{custom op 'sparse_tensor.extract_iteration_space' integer value too large}}
  %0 = sparse_tensor.extract_iteration_space %t lvls = 99999999999999999999 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f() {
  // expected-error@+1 {{expect larger level upper bound than lower bound}}
  %0 = "test.x"() : () -> !sparse_tensor.iter_space<#COO, lvls = 2 to 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f() {
  // expected-error@+1 {{expected integer value}}
  %0 = "test.x"() : () -> !sparse_tensor.iter_space<#COO, lvls = x>
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{expected '<'}}
  // expected-error@+1 {{failed to parse SparseTensor_IterSpace parameter 'encoding' which is to be a `::mlir::sparse_tensor::SparseTensorEncodingAttr`}}
  %0 = "test.x"() : () -> !sparse_tensor.iter_space<i32, lvls = 0>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>, %i: !sparse_tensor.iterator<#COO, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 0 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>, %i: !sparse_tensor.iterator<#CSR, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#CSR, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>, %i: !sparse_tensor.iterator<#COO, lvls = 1>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 1> -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>, %i: index) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op operand #1 must be sparse iterator, but got 'index'}}
  %0 = sparse_tensor.extract_iteration_space %t at %i lvls = 1 : tensor<4x8xf32, #COO>, index -> !sparse_tensor.iter_space<#COO, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>, %i: !sparse_tensor.iterator<#COO, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_value' op must use last-level iterator to extract values.}}
  %0 = sparse_tensor.extract_value %t at %i : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0>
  return
}

// -----

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%t: tensor<4x8xf32, #COO>, %i: !sparse_tensor.iterator<#CSR, lvls = 1>) {
  // expected-error@+1 {{'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.}}
  %0 = sparse_tensor.extract_value %t at %i : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#CSR, lvls = 1>
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of sparse iterators and sparse spaces}}
  sparse_tensor.iterate %i, %j in %s : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.iterate %i, %j in %s, %s : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' expected only one iterator/iteration space}}
  sparse_tensor.iterate %i, %j in %s, %s : !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' expected sparse_tensor.iter_space type for iteration space operands}}
  sparse_tensor.iterate %i in %s : index {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  sparse_tensor.iterate %i in %s at(%a, %b, %c) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+2 {{expected SSA operand}}
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' expecting SSA value or "_" for level coordinates}}
  sparse_tensor.iterate %i in %s at(3) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{expected '->'}}
  sparse_tensor.iterate %i in %s iter_args(%a = %n) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.iterate' mismatch in number of iteration arguments and return values}}
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %n, %b = %n) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    sparse_tensor.yield %a : index
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op number mismatch between iter args and results.}}
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %n) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
// expected-note@+1 {{prior use here}}
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %n) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> i32 {
    sparse_tensor.yield %a : i32
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'index' != 'i32'}}
  %0 = sparse_tensor.iterate %i in %s iter_args(%a = %n) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    %c = arith.constant 1 : i32
    sparse_tensor.yield %c : i32
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: index):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op required out-of-bound coordinates}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 4 : i64}> ({
  ^bb0(%k: index, %i: !sparse_tensor.iterator<#COO, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %n) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%i: !sparse_tensor.iterator<#COO, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, index) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op different number of inits and region iter_args: 0 != 1}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%k: index, %i: !sparse_tensor.iterator<#COO, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op attribute 'crdUsedLvls' failed to satisfy constraint: LevelSet attribute}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i32}> ({
  ^bb0(%i: !sparse_tensor.iterator<#COO, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> ()
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th init and 0-th region iter_arg have different type: 'index' != 'i32'}}
  "sparse_tensor.iterate"(%s, %n) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%k: i32, %i: !sparse_tensor.iterator<#COO, lvls = 0 to 2>):
    sparse_tensor.yield %k : i32
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, index) -> index
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration space operands and iteration space types}}
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>)
  case %a, %b {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' parsed more value than expected.}}
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>)
  case %a, %b, %c {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op contains duplicated cases.}}
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>)
  case %a, %b {
  }
  case %c, %d {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op number mismatch between iter args and results on 0th region}}
  %0 = sparse_tensor.coiterate (%s, %s) iter_args(%a = %n) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> index
  case %i, %b {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
// expected-note@+1 {{prior use here}}
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = sparse_tensor.coiterate (%s, %s) iter_args(%a = %n) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> i32
  case %i, %b {
    sparse_tensor.yield %a : i32
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 0th region}}
  %0 = sparse_tensor.coiterate (%s, %s) iter_args(%a = %n) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> index
  case %i, %b {
    %c = arith.constant 1 : i32
    sparse_tensor.yield %c : i32
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op required out-of-bound coordinates}}
  sparse_tensor.coiterate (%s, %s) at(%a, %b, %c) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>)
  case %i, %j {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{custom op 'sparse_tensor.coiterate' mismatch in number of iteration arguments and return values}}
  sparse_tensor.coiterate (%s, %s) iter_args(%a = %n) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> (index, index)
  case %i, %b {
  }
  return
}

// -----

#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton), crdWidth = 32 }>
func.func @f(%s: !sparse_tensor.iter_space<#COO, lvls = 0 to 2>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op attribute 'cases' failed to satisfy constraint: I64BitSet array attribute}}
  "sparse_tensor.coiterate"(%s) <{cases = [1 : i32], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%i: !sparse_tensor.iterator<#COO, lvls = 0 to 2>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> ()
  return
}

// -----

func.func @f(%s: tensor<16x8xf64>, %n: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op operand #0 must be variadic of sparse iteration space, but got 'tensor<16x8xf64>'}}
  sparse_tensor.coiterate (%s, %s) at(%a, %b) : (tensor<16x8xf64>, tensor<16x8xf64>)
  case %i, %j {
  }
  return
}

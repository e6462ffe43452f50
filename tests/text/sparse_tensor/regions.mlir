// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>

// CHECK-LABEL: func.func @elements(
func.func @elements(%a: f64, %b: i64, %zero: f64) {
  // CHECK: sparse_tensor.binary %{{.*}}, %{{.*}} : f64, i64 to f64
  %0 = sparse_tensor.binary %a, %b : f64, i64 to f64
    overlap = {
    ^bb0(%x: f64, %y: i64):
      // CHECK: sparse_tensor.yield %{{.*}} : f64
      sparse_tensor.yield %x : f64
    }
    left = identity
    right = {
    ^bb0(%y: i64):
      // CHECK: arith.sitofp %{{.*}} : i64 to f64
      %f = arith.sitofp %y : i64 to f64
      // CHECK: sparse_tensor.yield %{{.*}} : f64
      sparse_tensor.yield %f : f64
    }
  // CHECK: right = identity
  %1 = sparse_tensor.binary %a, %a : {note = 1 : i32} f64, f64 to f64
    overlap = {}
    left = {}
    right = identity
  // CHECK: sparse_tensor.unary %{{.*}} : f64 to f64
  %2 = sparse_tensor.unary %a : f64 to f64
    present = {
    ^bb0(%x: f64):
      // CHECK: sparse_tensor.yield %{{.*}} : f64
      sparse_tensor.yield %x : f64
    }
    absent = {
      // CHECK: arith.constant 2.000000e+00 : f64
      %c = arith.constant 2.0 : f64
      // CHECK: sparse_tensor.yield %{{.*}} : f64
      sparse_tensor.yield %c : f64
    }
  // CHECK: sparse_tensor.unary %{{.*}} : f64 to i1
  %3 = sparse_tensor.unary %a : f64 to i1
    present = {}
    absent = {}
  // CHECK: sparse_tensor.reduce %{{.*}}, %{{.*}}, %{{.*}} : f64 {
  %4 = sparse_tensor.reduce %a, %a, %zero : f64 {
    ^bb0(%x: f64, %y: f64):
      // CHECK: arith.addf %{{.*}}, %{{.*}} : f64
      %z = arith.addf %x, %y : f64
      // CHECK: sparse_tensor.yield %{{.*}} : f64
      sparse_tensor.yield %z : f64
  }
  // CHECK: sparse_tensor.select %{{.*}} : f64 {
  %5 = sparse_tensor.select %a : f64 {
    ^bb0(%x: f64):
      // CHECK: arith.cmpf ogt, %{{.*}}, %{{.*}} : f64
      %z = arith.cmpf ogt, %x, %zero : f64
      // CHECK: sparse_tensor.yield %{{.*}} : i1
      sparse_tensor.yield %z : i1
  }
  return
}

// CHECK-LABEL: func.func @foreach(
func.func @foreach(%t: tensor<2x4xf64, #CSR>, %d: tensor<2x4xf64>, %zero: f64) {
  // CHECK: sparse_tensor.foreach in %{{.*}} init(%{{.*}}) : tensor<2x4xf64, #sparse>, f64 -> f64 do {
  %0 = sparse_tensor.foreach in %t init(%zero) : tensor<2x4xf64, #CSR>, f64 -> f64 do {
  ^bb0(%i: index, %j: index, %x: f64, %s: f64):
    // CHECK: arith.addf %{{.*}}, %{{.*}} : f64
    %r = arith.addf %x, %s : f64
    // CHECK: sparse_tensor.yield %{{.*}} : f64
    sparse_tensor.yield %r : f64
  }
  // CHECK: sparse_tensor.foreach in %{{.*}} {order = #map} : tensor<2x4xf64> do {
  sparse_tensor.foreach in %d {order = affine_map<(i, j) -> (j, i)>} : tensor<2x4xf64> do {
  ^bb0(%i: index, %j: index, %x: f64):
  }
  return
}

// CHECK-LABEL: func.func @iterate(
func.func @iterate(%t: tensor<4x8xf32, #COO>, %init: index) {
  // CHECK: sparse_tensor.extract_iteration_space %{{.*}} lvls = 0 : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0>
  %0 = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0>
  // CHECK: sparse_tensor.extract_iteration_space %{{.*}} lvls = 0 to 2 {a} : tensor<4x8xf32, #sparse1> -> !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>
  %1 = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 {a} : tensor<4x8xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  // CHECK: sparse_tensor.iterate %{{.*}} in %{{.*}} : !sparse_tensor.iter_space<#sparse1, lvls = 0>  {
  sparse_tensor.iterate %it in %0 : !sparse_tensor.iter_space<#COO, lvls = 0> {
    // CHECK: sparse_tensor.extract_iteration_space %{{.*}} at %{{.*}} lvls = 1 : tensor<4x8xf32, #sparse1>, !sparse_tensor.iterator<#sparse1, lvls = 0> -> !sparse_tensor.iter_space<#sparse1, lvls = 1>
    %2 = sparse_tensor.extract_iteration_space %t at %it lvls = 1 : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 0> -> !sparse_tensor.iter_space<#COO, lvls = 1>
    // CHECK: sparse_tensor.iterate %{{.*}} in %{{.*}} at(%{{.*}}) : !sparse_tensor.iter_space<#sparse1, lvls = 1>  {
    sparse_tensor.iterate %in in %2 at(%j) : !sparse_tensor.iter_space<#COO, lvls = 1> {
      // CHECK: sparse_tensor.extract_value %{{.*}} at %{{.*}} : tensor<4x8xf32, #sparse1>, !sparse_tensor.iterator<#sparse1, lvls = 1>
      %3 = sparse_tensor.extract_value %t at %in : tensor<4x8xf32, #COO>, !sparse_tensor.iterator<#COO, lvls = 1>
    }
  }
  // CHECK: sparse_tensor.iterate %{{.*}} in %{{.*}} at(_, %{{.*}}) iter_args(%{{.*}} = %{{.*}}) : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>  -> index {
  %4 = sparse_tensor.iterate %it in %1 at(_, %j) iter_args(%s = %init) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    // CHECK: arith.addi %{{.*}}, %{{.*}} : index
    %5 = arith.addi %s, %j : index
    // CHECK: sparse_tensor.yield %{{.*}} : index
    sparse_tensor.yield %5 : index
  }
  // CHECK: sparse_tensor.iterate %{{.*}} in %{{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) : !sparse_tensor.iter_space<#sparse1, lvls = 0 to 2>  -> (index, index) {
  %6:2 = sparse_tensor.iterate %it in %1 iter_args(%s = %init, %r = %init) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> (index, index) {
    // CHECK: sparse_tensor.yield %{{.*}}, %{{.*}} : index, index
    sparse_tensor.yield %r, %s : index, index
  }
  return
}

// CHECK-LABEL: func.func @coiterate(
func.func @coiterate(%a: !sparse_tensor.iter_space<#CSR, lvls = 0>, %b: !sparse_tensor.iter_space<#COO, lvls = 0>, %init: index) {
  // CHECK: sparse_tensor.coiterate (%{{.*}}, %{{.*}}) at(%{{.*}}) iter_args(%{{.*}} = %{{.*}}) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>) -> index
  %0 = sparse_tensor.coiterate (%a, %b) at(%i) iter_args(%x = %init) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>) -> index
  case %it, _ {
    // CHECK: sparse_tensor.yield %{{.*}} : index
    sparse_tensor.yield %x : index
  }
  case _, %it {
    // CHECK: sparse_tensor.yield %{{.*}} : index
    sparse_tensor.yield %i : index
  }
  case %it1, %it2 {
    // CHECK: arith.addi %{{.*}}, %{{.*}} : index
    %s = arith.addi %x, %i : index
    // CHECK: sparse_tensor.yield %{{.*}} : index
    sparse_tensor.yield %s : index
  }
  // CHECK: sparse_tensor.coiterate (%{{.*}}, %{{.*}}) : (!sparse_tensor.iter_space<#sparse, lvls = 0>, !sparse_tensor.iter_space<#sparse1, lvls = 0>)
  sparse_tensor.coiterate (%a, %b) : (!sparse_tensor.iter_space<#CSR, lvls = 0>, !sparse_tensor.iter_space<#COO, lvls = 0>)
  case %it1, %it2 {
  }
  return
}

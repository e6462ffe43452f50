// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: tosa.variable @open : tensor<?x4xf32>
tosa.variable @open : tensor<?x4xf32>
// CHECK-NEXT: tosa.variable @state {a = 1 : i64} = dense<0.000000e+00> : tensor<4xf32>
tosa.variable @state {a = 1} = dense<0.0> : tensor<4xf32>
// CHECK-NEXT: tosa.variable @scalar : tensor<i8>
tosa.variable @scalar : tensor<i8>

// CHECK-LABEL: func.func @variables
func.func @variables(%x: tensor<2x4xf32>) {
  // CHECK-NEXT: tosa.variable_write @open, %{{.*}} : tensor<2x4xf32>
  tosa.variable_write @open, %x : tensor<2x4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.variable_read @state : tensor<4xf32>
  %0 = tosa.variable_read @state : tensor<4xf32>
  // CHECK-NEXT: %{{.*}} = tosa.variable_read @after {a} : tensor<2xi1>
  %1 = tosa.variable_read @after {a} : tensor<2xi1>
  return
}
// CHECK: tosa.variable @after : tensor<2xi1>
tosa.variable @after : tensor<2xi1>

// CHECK-LABEL: func.func @condition(%arg0: tensor<i1>, %arg1: tensor<4xf32>)
func.func @condition(%c: tensor<i1>, %x: tensor<4xf32>) {
  // CHECK-NEXT: %{{.*}} = tosa.cond_if %arg0 (%arg2 = %arg1) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: ^bb0(%arg2: tensor<4xf32>):
  // CHECK-NEXT:   tosa.yield %arg2 : tensor<4xf32>
  // CHECK-NEXT: } else {
  // CHECK-NEXT: ^bb0(%arg2: tensor<4xf32>):
  // CHECK-NEXT:   %{{.*}} = tosa.exp %arg2 : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT:   tosa.yield %{{.*}} : tensor<4xf32>
  // CHECK-NEXT: } {a = 1 : i64}
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%a: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  } else {
  ^bb0(%a: tensor<4xf32>):
    %e = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %e : tensor<4xf32>
  } {a = 1}
  // CHECK-NEXT: %{{.*}}:2 = tosa.cond_if %arg0 : tensor<i1> -> (tensor<4xf32>, tensor<4xf32>) {
  %1:2 = tosa.cond_if %c : tensor<i1> -> (tensor<4xf32>, tensor<4xf32>) {
    tosa.yield %x, %x : tensor<4xf32>, tensor<4xf32>
  } else {
    tosa.yield %0, %x : tensor<4xf32>, tensor<4xf32>
  }
  return
}

// CHECK-LABEL: func.func @loop(%arg0: tensor<i32>, %arg1: tensor<i32>)
func.func @loop(%n: tensor<i32>, %one: tensor<i32>) -> tensor<i32> {
  // CHECK-NEXT: %{{.*}} = tosa.while_loop (%arg2 = %arg0) : (tensor<i32>) -> tensor<i32> {
  // CHECK-NEXT:   %{{.*}} = tosa.greater %arg2, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // CHECK-NEXT:   tosa.yield %{{.*}} : tensor<i1>
  // CHECK-NEXT: } do {
  // CHECK-NEXT: ^bb0(%arg2: tensor<i32>):
  // CHECK-NEXT:   %{{.*}} = tosa.sub %arg2, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i32>
  // CHECK-NEXT:   tosa.yield %{{.*}} : tensor<i32>
  // CHECK-NEXT: } attributes {a}
  %0 = tosa.while_loop (%i = %n) : (tensor<i32>) -> tensor<i32> {
    %go = tosa.greater %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %go : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>):
    %next = tosa.sub %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %next : tensor<i32>
  } attributes {a}
  return %0 : tensor<i32>
}

// CHECK-LABEL: func.func private @attributes
func.func private @attributes() attributes {
  // CHECK-SAME: a.a = #tosa.unary_quant<input_zp = 1, output_zp = -2>
  a.a = #tosa.unary_quant<input_zp = 1, output_zp = -2>,
  // CHECK-SAME: a.b = #tosa.conv_quant<input_zp = 1, weight_zp = 2>
  a.b = #tosa.conv_quant<input_zp = 1, weight_zp = 2>,
  // CHECK-SAME: a.c = #tosa.matmul_quant<a_zp = 1, b_zp = 2>
  a.c = #tosa.matmul_quant<a_zp = 1, b_zp = 2>,
  // CHECK-SAME: a.d = #tosa.pad_quant<input_zp = 1>
  a.d = #tosa.pad_quant<input_zp = 1>,
  // CHECK-SAME: a.e = [#tosa.prof<pro_int>, #tosa.ext<shape>, #tosa.level<none>]
  a.e = [#tosa.prof<pro_int>, #tosa.ext<shape>, #tosa.level<none>],
  // CHECK-SAME: a.f = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft]>
  a.f = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, fft]>,
  // CHECK-SAME: a.g = [#tosa.resize_mode<BILINEAR>, #tosa.nan_mode<IGNORE>, #tosa.rounding_mode<SINGLE_ROUND>, #tosa.block_size<BLOCK_SIZE_32>]
  a.g = [#tosa.resize_mode<BILINEAR>, #tosa.nan_mode<IGNORE>, #tosa.rounding_mode<SINGLE_ROUND>, #tosa.block_size<BLOCK_SIZE_32>]
}

// Types that are inferred and aren't those that stand there.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<*xf32>) {
  %0 = "test.op_with_infer_type_if"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  // expected-error@+2 {{required first operand and result to match}}
  // expected-error@+1 {{'test.op_with_refine_type_if' op failed to infer returned types}}
  %1 = "test.op_with_refine_type_if"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  %2 = "test.op_with_shaped_type_infer_type_if"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi17>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  // expected-error@+2 {{operand type mismatch 'tensor<2xf32>' vs 'tensor<3xf32>'}}
  // expected-error@+1 {{'test.op_with_infer_type_if' op failed to infer returned types}}
  %0 = "test.op_with_infer_type_if"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error@+2 {{'test.op_with_infer_type_if' op inferred type(s) 'tensor<2xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
  // expected-error@+1 {{'test.op_with_infer_type_if' op failed to infer returned types}}
  %0 = "test.op_with_infer_type_if"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  // expected-error@+2 {{'test.op_with_shaped_type_infer_type_if' op inferred type(s) 'tensor<2xi17>' are incompatible with return type(s) of operation 'tensor<2xf32>'}}
  // expected-error@+1 {{'test.op_with_shaped_type_infer_type_if' op failed to infer returned types}}
  %0 = "test.op_with_shaped_type_infer_type_if"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%v: i32) {
  // expected-error@+1 {{'test.result_has_same_type_as_attr' op failed to verify that all of {attr, result} have same type}}
  %15 = test.result_has_same_type_as_attr 10 : i8 -> i16
  return
}

// -----

func.func @f(%v: i32, %w: i64) {
  // expected-error@+1 {{operation defines 1 results but was provided 3 to bind}}
  %0:3 = test.format_infer_type_all_types(%v) : i32
  return
}

// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Each type constraint of the prelude takes these types and refuses those, under the name that messages give it.

func.func @any(%0: i1, %1: f32, %2: !y.t, %3: ()->()) {
  "probe.type_any"(%0) : (i1) -> ()
  "probe.type_any"(%1) : (f32) -> ()
  "probe.type_any"(%2) : (!y.t) -> ()
  "probe.type_any"(%3) : (()->()) -> ()
  return
}

// -----

func.func @none(%0: none) {
  "probe.type_none"(%0) : (none) -> ()
  return
}

// -----

func.func @not_none(%0: i1) {
  // expected-error@+1 {{operand #0 must be none type, but got 'i1'}}
  "probe.type_none"(%0) : (i1) -> ()
  return
}

// -----

func.func @integer(%0: i1, %1: si7, %2: ui64) {
  "probe.type_integer"(%0) : (i1) -> ()
  "probe.type_integer"(%1) : (si7) -> ()
  "probe.type_integer"(%2) : (ui64) -> ()
  return
}

// -----

func.func @not_integer(%0: index) {
  // expected-error@+1 {{operand #0 must be integer, but got 'index'}}
  "probe.type_integer"(%0) : (index) -> ()
  return
}

// -----

func.func @not_integer(%0: f32) {
  // expected-error@+1 {{operand #0 must be integer, but got 'f32'}}
  "probe.type_integer"(%0) : (f32) -> ()
  return
}

// -----

func.func @any_i16(%0: i16, %1: si16, %2: ui16) {
  "probe.type_any_i16"(%0) : (i16) -> ()
  "probe.type_any_i16"(%1) : (si16) -> ()
  "probe.type_any_i16"(%2) : (ui16) -> ()
  return
}

// -----

func.func @not_any_i16(%0: i17) {
  // expected-error@+1 {{operand #0 must be 16-bit integer, but got 'i17'}}
  "probe.type_any_i16"(%0) : (i17) -> ()
  return
}

// -----

func.func @not_any_i16(%0: f16) {
  // expected-error@+1 {{operand #0 must be 16-bit integer, but got 'f16'}}
  "probe.type_any_i16"(%0) : (f16) -> ()
  return
}

// -----

func.func @any_int_of_widths(%0: i8, %1: ui16) {
  "probe.type_any_int_of_widths"(%0) : (i8) -> ()
  "probe.type_any_int_of_widths"(%1) : (ui16) -> ()
  return
}

// -----

func.func @not_any_int_of_widths(%0: i32) {
  // expected-error@+1 {{operand #0 must be 8/16-bit integer, but got 'i32'}}
  "probe.type_any_int_of_widths"(%0) : (i32) -> ()
  return
}

// -----

func.func @signless(%0: i5) {
  "probe.type_signless"(%0) : (i5) -> ()
  return
}

// -----

func.func @not_signless(%0: si5) {
  // expected-error@+1 {{operand #0 must be signless integer, but got 'si5'}}
  "probe.type_signless"(%0) : (si5) -> ()
  return
}

// -----

func.func @not_signless(%0: ui5) {
  // expected-error@+1 {{operand #0 must be signless integer, but got 'ui5'}}
  "probe.type_signless"(%0) : (ui5) -> ()
  return
}

// -----

func.func @not_signless(%0: index) {
  // expected-error@+1 {{operand #0 must be signless integer, but got 'index'}}
  "probe.type_signless"(%0) : (index) -> ()
  return
}

// -----

func.func @i32(%0: i32) {
  "probe.type_i32"(%0) : (i32) -> ()
  return
}

// -----

func.func @not_i32(%0: si32) {
  // expected-error@+1 {{operand #0 must be 32-bit signless integer, but got 'si32'}}
  "probe.type_i32"(%0) : (si32) -> ()
  return
}

// -----

func.func @not_i32(%0: ui32) {
  // expected-error@+1 {{operand #0 must be 32-bit signless integer, but got 'ui32'}}
  "probe.type_i32"(%0) : (ui32) -> ()
  return
}

// -----

func.func @not_i32(%0: i31) {
  // expected-error@+1 {{operand #0 must be 32-bit signless integer, but got 'i31'}}
  "probe.type_i32"(%0) : (i31) -> ()
  return
}

// -----

func.func @not_i32(%0: f32) {
  // expected-error@+1 {{operand #0 must be 32-bit signless integer, but got 'f32'}}
  "probe.type_i32"(%0) : (f32) -> ()
  return
}

// -----

func.func @signless_of_widths(%0: i1, %1: i64) {
  "probe.type_signless_of_widths"(%0) : (i1) -> ()
  "probe.type_signless_of_widths"(%1) : (i64) -> ()
  return
}

// -----

func.func @not_signless_of_widths(%0: i32) {
  // expected-error@+1 {{operand #0 must be 1/64-bit signless integer, but got 'i32'}}
  "probe.type_signless_of_widths"(%0) : (i32) -> ()
  return
}

// -----

func.func @not_signless_of_widths(%0: si64) {
  // expected-error@+1 {{operand #0 must be 1/64-bit signless integer, but got 'si64'}}
  "probe.type_signless_of_widths"(%0) : (si64) -> ()
  return
}

// -----

func.func @signed(%0: si3) {
  "probe.type_signed"(%0) : (si3) -> ()
  return
}

// -----

func.func @not_signed(%0: i3) {
  // expected-error@+1 {{operand #0 must be signed integer, but got 'i3'}}
  "probe.type_signed"(%0) : (i3) -> ()
  return
}

// -----

func.func @not_signed(%0: ui3) {
  // expected-error@+1 {{operand #0 must be signed integer, but got 'ui3'}}
  "probe.type_signed"(%0) : (ui3) -> ()
  return
}

// -----

func.func @si8(%0: si8) {
  "probe.type_si8"(%0) : (si8) -> ()
  return
}

// -----

func.func @not_si8(%0: i8) {
  // expected-error@+1 {{operand #0 must be 8-bit signed integer, but got 'i8'}}
  "probe.type_si8"(%0) : (i8) -> ()
  return
}

// -----

func.func @not_si8(%0: si9) {
  // expected-error@+1 {{operand #0 must be 8-bit signed integer, but got 'si9'}}
  "probe.type_si8"(%0) : (si9) -> ()
  return
}

// -----

func.func @unsigned(%0: ui3) {
  "probe.type_unsigned"(%0) : (ui3) -> ()
  return
}

// -----

func.func @not_unsigned(%0: i3) {
  // expected-error@+1 {{operand #0 must be unsigned integer, but got 'i3'}}
  "probe.type_unsigned"(%0) : (i3) -> ()
  return
}

// -----

func.func @ui8(%0: ui8) {
  "probe.type_ui8"(%0) : (ui8) -> ()
  return
}

// -----

func.func @not_ui8(%0: si8) {
  // expected-error@+1 {{operand #0 must be 8-bit unsigned integer, but got 'si8'}}
  "probe.type_ui8"(%0) : (si8) -> ()
  return
}

// -----

func.func @index(%0: index) {
  "probe.type_index"(%0) : (index) -> ()
  return
}

// -----

func.func @not_index(%0: i64) {
  // expected-error@+1 {{operand #0 must be index, but got 'i64'}}
  "probe.type_index"(%0) : (i64) -> ()
  return
}

// -----

func.func @signless_or_index(%0: index, %1: i9) {
  "probe.type_signless_or_index"(%0) : (index) -> ()
  "probe.type_signless_or_index"(%1) : (i9) -> ()
  return
}

// -----

func.func @not_signless_or_index(%0: si9) {
  // expected-error@+1 {{operand #0 must be signless integer or index, but got 'si9'}}
  "probe.type_signless_or_index"(%0) : (si9) -> ()
  return
}

// -----

func.func @not_signless_or_index(%0: f32) {
  // expected-error@+1 {{operand #0 must be signless integer or index, but got 'f32'}}
  "probe.type_signless_or_index"(%0) : (f32) -> ()
  return
}

// -----

func.func @float(%0: f16, %1: bf16, %2: f80, %3: f8E5M2, %4: tf32) {
  "probe.type_float"(%0) : (f16) -> ()
  "probe.type_float"(%1) : (bf16) -> ()
  "probe.type_float"(%2) : (f80) -> ()
  "probe.type_float"(%3) : (f8E5M2) -> ()
  "probe.type_float"(%4) : (tf32) -> ()
  return
}

// -----

func.func @not_float(%0: i32) {
  // expected-error@+1 {{operand #0 must be floating-point, but got 'i32'}}
  "probe.type_float"(%0) : (i32) -> ()
  return
}

// -----

func.func @not_float(%0: complex<f32>) {
  // expected-error@+1 {{operand #0 must be floating-point, but got 'complex<f32>'}}
  "probe.type_float"(%0) : (complex<f32>) -> ()
  return
}

// -----

func.func @f32(%0: f32) {
  "probe.type_f32"(%0) : (f32) -> ()
  return
}

// -----

func.func @not_f32(%0: f64) {
  // expected-error@+1 {{operand #0 must be 32-bit float, but got 'f64'}}
  "probe.type_f32"(%0) : (f64) -> ()
  return
}

// -----

func.func @not_f32(%0: tf32) {
  // expected-error@+1 {{operand #0 must be 32-bit float, but got 'tf32'}}
  "probe.type_f32"(%0) : (tf32) -> ()
  return
}

// -----

func.func @float_of_widths(%0: f16, %1: f64) {
  "probe.type_float_of_widths"(%0) : (f16) -> ()
  "probe.type_float_of_widths"(%1) : (f64) -> ()
  return
}

// -----

func.func @not_float_of_widths(%0: f32) {
  // expected-error@+1 {{operand #0 must be 16/64-bit float, but got 'f32'}}
  "probe.type_float_of_widths"(%0) : (f32) -> ()
  return
}

// -----

func.func @not_float_of_widths(%0: bf16) {
  // expected-error@+1 {{operand #0 must be 16/64-bit float, but got 'bf16'}}
  "probe.type_float_of_widths"(%0) : (bf16) -> ()
  return
}

// -----

func.func @bf16(%0: bf16) {
  "probe.type_bf16"(%0) : (bf16) -> ()
  return
}

// -----

func.func @not_bf16(%0: f16) {
  // expected-error@+1 {{operand #0 must be bfloat16 type, but got 'f16'}}
  "probe.type_bf16"(%0) : (f16) -> ()
  return
}

// -----

func.func @f8(%0: f8E4M3FN) {
  "probe.type_f8"(%0) : (f8E4M3FN) -> ()
  return
}

// -----

func.func @not_f8(%0: f8E4M3) {
  // expected-error@+1 {{operand #0 must be f8E4M3FN type, but got 'f8E4M3'}}
  "probe.type_f8"(%0) : (f8E4M3) -> ()
  return
}

// -----

func.func @not_f8(%0: f8E4M3FNUZ) {
  // expected-error@+1 {{operand #0 must be f8E4M3FN type, but got 'f8E4M3FNUZ'}}
  "probe.type_f8"(%0) : (f8E4M3FNUZ) -> ()
  return
}

// -----

func.func @complex(%0: complex<i32>) {
  "probe.type_complex"(%0) : (complex<i32>) -> ()
  return
}

// -----

func.func @not_complex(%0: f32) {
  // expected-error@+1 {{operand #0 must be complex-type, but got 'f32'}}
  "probe.type_complex"(%0) : (f32) -> ()
  return
}

// -----

func.func @complex_of(%0: complex<f32>) {
  "probe.type_complex_of"(%0) : (complex<f32>) -> ()
  return
}

// -----

func.func @not_complex_of(%0: complex<f64>) {
  // expected-error@+1 {{operand #0 must be complex type with 32-bit float elements, but got 'complex<f64>'}}
  "probe.type_complex_of"(%0) : (complex<f64>) -> ()
  return
}

// -----

func.func @not_complex_of(%0: f32) {
  // expected-error@+1 {{operand #0 must be complex type with 32-bit float elements, but got 'f32'}}
  "probe.type_complex_of"(%0) : (f32) -> ()
  return
}

// -----

func.func @function(%0: (i32) -> f32, %1: () -> ()) {
  "probe.type_function"(%0) : ((i32) -> f32) -> ()
  "probe.type_function"(%1) : (() -> ()) -> ()
  return
}

// -----

func.func @not_function(%0: i32) {
  // expected-error@+1 {{operand #0 must be function type, but got 'i32'}}
  "probe.type_function"(%0) : (i32) -> ()
  return
}

// -----

func.func @tuple(%0: tuple<>, %1: tuple<i32>) {
  "probe.type_tuple"(%0) : (tuple<>) -> ()
  "probe.type_tuple"(%1) : (tuple<i32>) -> ()
  return
}

// -----

func.func @not_tuple(%0: i32) {
  // expected-error@+1 {{operand #0 must be tuple, but got 'i32'}}
  "probe.type_tuple"(%0) : (i32) -> ()
  return
}

// -----

func.func @opaque(%0: !y.thing) {
  "probe.type_opaque"(%0) : (!y.thing) -> ()
  return
}

// -----

func.func @not_opaque(%0: !y.other) {
  // expected-error@+1 {{operand #0 must be a thing of y, but got '!y.other'}}
  "probe.type_opaque"(%0) : (!y.other) -> ()
  return
}

// -----

func.func @not_opaque(%0: !z.thing) {
  // expected-error@+1 {{operand #0 must be a thing of y, but got '!z.thing'}}
  "probe.type_opaque"(%0) : (!z.thing) -> ()
  return
}

// -----

func.func @any_of(%0: i32, %1: f32) {
  "probe.type_any_of"(%0) : (i32) -> ()
  "probe.type_any_of"(%1) : (f32) -> ()
  return
}

// -----

func.func @not_any_of(%0: i64) {
  // expected-error@+1 {{operand #0 must be 32-bit signless integer or 32-bit float, but got 'i64'}}
  "probe.type_any_of"(%0) : (i64) -> ()
  return
}

// -----

func.func @any_of_named(%0: i32) {
  "probe.type_any_of_named"(%0) : (i32) -> ()
  return
}

// -----

func.func @not_any_of_named(%0: index) {
  // expected-error@+1 {{operand #0 must be a number of 32 bits, but got 'index'}}
  "probe.type_any_of_named"(%0) : (index) -> ()
  return
}

// -----

func.func @all_of(%0: i8, %1: si8) {
  "probe.type_all_of"(%0) : (i8) -> ()
  "probe.type_all_of"(%1) : (si8) -> ()
  return
}

// -----

func.func @not_all_of(%0: i16) {
  // expected-error@+1 {{operand #0 must be integer and 8-bit integer, but got 'i16'}}
  "probe.type_all_of"(%0) : (i16) -> ()
  return
}

// -----

func.func @not_all_of(%0: f32) {
  // expected-error@+1 {{operand #0 must be integer and 8-bit integer, but got 'f32'}}
  "probe.type_all_of"(%0) : (f32) -> ()
  return
}

// -----

func.func @confined(%0: i8, %1: si24) {
  "probe.type_confined"(%0) : (i8) -> ()
  "probe.type_confined"(%1) : (si24) -> ()
  return
}

// -----

func.func @not_confined(%0: i9) {
  // expected-error@+1 {{operand #0 must be integer of whole bytes, but got 'i9'}}
  "probe.type_confined"(%0) : (i9) -> ()
  return
}

// -----

func.func @not_confined(%0: f32) {
  // expected-error@+1 {{operand #0 must be integer of whole bytes, but got 'f32'}}
  "probe.type_confined"(%0) : (f32) -> ()
  return
}

// -----

func.func @tuple_of(%0: tuple<>, %1: tuple<i32, f32, i32>) {
  "probe.type_tuple_of"(%0) : (tuple<>) -> ()
  "probe.type_tuple_of"(%1) : (tuple<i32, f32, i32>) -> ()
  return
}

// -----

func.func @not_tuple_of(%0: tuple<i32, i64>) {
  // expected-error@+1 {{operand #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i32, i64>'}}
  "probe.type_tuple_of"(%0) : (tuple<i32, i64>) -> ()
  return
}

// -----

func.func @not_tuple_of(%0: tuple<tuple<i32>>) {
  // expected-error@+1 {{operand #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<tuple<i32>>'}}
  "probe.type_tuple_of"(%0) : (tuple<tuple<i32>>) -> ()
  return
}

// -----

func.func @not_tuple_of(%0: i32) {
  // expected-error@+1 {{operand #0 must be tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'i32'}}
  "probe.type_tuple_of"(%0) : (i32) -> ()
  return
}

// -----

func.func @nested_tuple_of(%0: tuple<i32, tuple<f32, tuple<>>>) {
  "probe.type_nested_tuple_of"(%0) : (tuple<i32, tuple<f32, tuple<>>>) -> ()
  return
}

// -----

func.func @not_nested_tuple_of(%0: tuple<i32, tuple<i64>>) {
  // expected-error@+1 {{operand #0 must be nested tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'tuple<i32, tuple<i64>>'}}
  "probe.type_nested_tuple_of"(%0) : (tuple<i32, tuple<i64>>) -> ()
  return
}

// -----

func.func @not_nested_tuple_of(%0: i32) {
  // expected-error@+1 {{operand #0 must be nested tuple with any combination of 32-bit signless integer or 32-bit float values, but got 'i32'}}
  "probe.type_nested_tuple_of"(%0) : (i32) -> ()
  return
}

// -----

func.func @bool_like(%0: i1, %1: vector<2xi1>, %2: tensor<?xi1>) {
  "probe.type_bool_like"(%0) : (i1) -> ()
  "probe.type_bool_like"(%1) : (vector<2xi1>) -> ()
  "probe.type_bool_like"(%2) : (tensor<?xi1>) -> ()
  return
}

// -----

func.func @not_bool_like(%0: i2) {
  // expected-error@+1 {{operand #0 must be bool-like, but got 'i2'}}
  "probe.type_bool_like"(%0) : (i2) -> ()
  return
}

// -----

func.func @not_bool_like(%0: vector<2xi8>) {
  // expected-error@+1 {{operand #0 must be bool-like, but got 'vector<2xi8>'}}
  "probe.type_bool_like"(%0) : (vector<2xi8>) -> ()
  return
}

// -----

func.func @not_bool_like(%0: memref<2xi1>) {
  // expected-error@+1 {{operand #0 must be bool-like, but got 'memref<2xi1>'}}
  "probe.type_bool_like"(%0) : (memref<2xi1>) -> ()
  return
}

// -----

func.func @signless_like(%0: i7, %1: tensor<*xi7>) {
  "probe.type_signless_like"(%0) : (i7) -> ()
  "probe.type_signless_like"(%1) : (tensor<*xi7>) -> ()
  return
}

// -----

func.func @not_signless_like(%0: index) {
  // expected-error@+1 {{operand #0 must be signless-integer, but got 'index'}}
  "probe.type_signless_like"(%0) : (index) -> ()
  return
}

// -----

func.func @not_signless_like(%0: vector<2xindex>) {
  // expected-error@+1 {{operand #0 must be signless-integer, but got 'vector<2xindex>'}}
  "probe.type_signless_like"(%0) : (vector<2xindex>) -> ()
  return
}

// -----

func.func @not_signless_like(%0: si7) {
  // expected-error@+1 {{operand #0 must be signless-integer, but got 'si7'}}
  "probe.type_signless_like"(%0) : (si7) -> ()
  return
}

// -----

func.func @float_like(%0: f16, %1: vector<2xf32>, %2: tensor<2xbf16>) {
  "probe.type_float_like"(%0) : (f16) -> ()
  "probe.type_float_like"(%1) : (vector<2xf32>) -> ()
  "probe.type_float_like"(%2) : (tensor<2xbf16>) -> ()
  return
}

// -----

func.func @not_float_like(%0: i32) {
  // expected-error@+1 {{operand #0 must be floating-point-like, but got 'i32'}}
  "probe.type_float_like"(%0) : (i32) -> ()
  return
}

// -----

func.func @not_float_like(%0: tensor<2xi32>) {
  // expected-error@+1 {{operand #0 must be floating-point-like, but got 'tensor<2xi32>'}}
  "probe.type_float_like"(%0) : (tensor<2xi32>) -> ()
  return
}

// -----

func.func @not_float_like(%0: memref<2xf32>) {
  // expected-error@+1 {{operand #0 must be floating-point-like, but got 'memref<2xf32>'}}
  "probe.type_float_like"(%0) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @vector(%0: vector<2xf32>, %1: vector<f32>, %2: vector<[4]xf32>) {
  "probe.type_vector"(%0) : (vector<2xf32>) -> ()
  "probe.type_vector"(%1) : (vector<f32>) -> ()
  "probe.type_vector"(%2) : (vector<[4]xf32>) -> ()
  return
}

// -----

func.func @not_vector(%0: vector<2xf64>) {
  // expected-error@+1 {{operand #0 must be vector of 32-bit float values, but got 'vector<2xf64>'}}
  "probe.type_vector"(%0) : (vector<2xf64>) -> ()
  return
}

// -----

func.func @not_vector(%0: tensor<2xf32>) {
  // expected-error@+1 {{operand #0 must be vector of 32-bit float values, but got 'tensor<2xf32>'}}
  "probe.type_vector"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @vector_non_zero_rank(%0: vector<1xi8>) {
  "probe.type_vector_non_zero_rank"(%0) : (vector<1xi8>) -> ()
  return
}

// -----

func.func @not_vector_non_zero_rank(%0: vector<i8>) {
  // expected-error@+1 {{operand #0 must be vector of any type values, but got 'vector<i8>'}}
  "probe.type_vector_non_zero_rank"(%0) : (vector<i8>) -> ()
  return
}

// -----

func.func @not_vector_non_zero_rank(%0: i8) {
  // expected-error@+1 {{operand #0 must be vector of any type values, but got 'i8'}}
  "probe.type_vector_non_zero_rank"(%0) : (i8) -> ()
  return
}

// -----

func.func @fixed_vector(%0: vector<2x3xi8>, %1: vector<i8>) {
  "probe.type_fixed_vector"(%0) : (vector<2x3xi8>) -> ()
  "probe.type_fixed_vector"(%1) : (vector<i8>) -> ()
  return
}

// -----

func.func @not_fixed_vector(%0: vector<2x[3]xi8>) {
  // expected-error@+1 {{operand #0 must be fixed-length vector of 8-bit signless integer values, but got 'vector<2x[3]xi8>'}}
  "probe.type_fixed_vector"(%0) : (vector<2x[3]xi8>) -> ()
  return
}

// -----

func.func @not_fixed_vector(%0: vector<2xi9>) {
  // expected-error@+1 {{operand #0 must be fixed-length vector of 8-bit signless integer values, but got 'vector<2xi9>'}}
  "probe.type_fixed_vector"(%0) : (vector<2xi9>) -> ()
  return
}

// -----

func.func @scalable_vector(%0: vector<[2]xi8>, %1: vector<[2]x3xi8>) {
  "probe.type_scalable_vector"(%0) : (vector<[2]xi8>) -> ()
  "probe.type_scalable_vector"(%1) : (vector<[2]x3xi8>) -> ()
  return
}

// -----

func.func @not_scalable_vector(%0: vector<2xi8>) {
  // expected-error@+1 {{operand #0 must be scalable vector of 8-bit signless integer values, but got 'vector<2xi8>'}}
  "probe.type_scalable_vector"(%0) : (vector<2xi8>) -> ()
  return
}

// -----

func.func @trailing_scalable(%0: vector<2x[4]xi8>) {
  "probe.type_trailing_scalable"(%0) : (vector<2x[4]xi8>) -> ()
  return
}

// -----

func.func @not_trailing_scalable(%0: vector<[2]x4xi8>) {
  // expected-error@+1 {{operand #0 must be trailing scalable vector of 8-bit signless integer values, but got 'vector<[2]x4xi8>'}}
  "probe.type_trailing_scalable"(%0) : (vector<[2]x4xi8>) -> ()
  return
}

// -----

func.func @not_trailing_scalable(%0: vector<[2]x[4]xi8>) {
  // expected-error@+1 {{operand #0 must be trailing scalable vector of 8-bit signless integer values, but got 'vector<[2]x[4]xi8>'}}
  "probe.type_trailing_scalable"(%0) : (vector<[2]x[4]xi8>) -> ()
  return
}

// -----

func.func @not_trailing_scalable(%0: vector<2xi8>) {
  // expected-error@+1 {{operand #0 must be trailing scalable vector of 8-bit signless integer values, but got 'vector<2xi8>'}}
  "probe.type_trailing_scalable"(%0) : (vector<2xi8>) -> ()
  return
}

// -----

func.func @vector_of_rank(%0: vector<2xi8>, %1: vector<1x2x3xi8>) {
  "probe.type_vector_of_rank"(%0) : (vector<2xi8>) -> ()
  "probe.type_vector_of_rank"(%1) : (vector<1x2x3xi8>) -> ()
  return
}

// -----

func.func @not_vector_of_rank(%0: vector<2x2xi8>) {
  // expected-error@+1 {{operand #0 must be vector of 8-bit signless integer values of ranks 1/3, but got 'vector<2x2xi8>'}}
  "probe.type_vector_of_rank"(%0) : (vector<2x2xi8>) -> ()
  return
}

// -----

func.func @not_vector_of_rank(%0: vector<2xi9>) {
  // expected-error@+1 {{operand #0 must be vector of 8-bit signless integer values of ranks 1/3, but got 'vector<2xi9>'}}
  "probe.type_vector_of_rank"(%0) : (vector<2xi9>) -> ()
  return
}

// -----

func.func @vector_of_length(%0: vector<2xi8>, %1: vector<2x2xf32>) {
  "probe.type_vector_of_length"(%0) : (vector<2xi8>) -> ()
  "probe.type_vector_of_length"(%1) : (vector<2x2xf32>) -> ()
  return
}

// -----

func.func @not_vector_of_length(%0: vector<3xi8>) {
  // expected-error@+1 {{operand #0 must be vector of 8-bit signless integer or 32-bit float values of length 2/4, but got 'vector<3xi8>'}}
  "probe.type_vector_of_length"(%0) : (vector<3xi8>) -> ()
  return
}

// -----

func.func @not_vector_of_length(%0: vector<2xi9>) {
  // expected-error@+1 {{operand #0 must be vector of 8-bit signless integer or 32-bit float values of length 2/4, but got 'vector<2xi9>'}}
  "probe.type_vector_of_length"(%0) : (vector<2xi9>) -> ()
  return
}

// -----

func.func @vector_min_max(%0: vector<2xi8>, %1: vector<4xi8>) {
  "probe.type_vector_min_max"(%0) : (vector<2xi8>) -> ()
  "probe.type_vector_min_max"(%1) : (vector<4xi8>) -> ()
  return
}

// -----

func.func @not_vector_min_max(%0: vector<1xi8>) {
  // expected-error@+1 {{operand #0 must be vector of 8-bit signless integer values of at least length 2 of at most length 4, but got 'vector<1xi8>'}}
  "probe.type_vector_min_max"(%0) : (vector<1xi8>) -> ()
  return
}

// -----

func.func @not_vector_min_max(%0: vector<5xi8>) {
  // expected-error@+1 {{operand #0 must be vector of 8-bit signless integer values of at least length 2 of at most length 4, but got 'vector<5xi8>'}}
  "probe.type_vector_min_max"(%0) : (vector<5xi8>) -> ()
  return
}

// -----

func.func @vector_of_shape(%0: vector<2x3xi8>) {
  "probe.type_vector_of_shape"(%0) : (vector<2x3xi8>) -> ()
  return
}

// -----

func.func @not_vector_of_shape(%0: vector<3x2xi8>) {
  // expected-error@+1 {{operand #0 must be vector<2x3xI8> of 8-bit signless integer values, but got 'vector<3x2xi8>'}}
  "probe.type_vector_of_shape"(%0) : (vector<3x2xi8>) -> ()
  return
}

// -----

func.func @not_vector_of_shape(%0: vector<2x3xi9>) {
  // expected-error@+1 {{operand #0 must be vector<2x3xI8> of 8-bit signless integer values, but got 'vector<2x3xi9>'}}
  "probe.type_vector_of_shape"(%0) : (vector<2x3xi9>) -> ()
  return
}

// -----

func.func @not_vector_of_shape(%0: vector<6xi8>) {
  // expected-error@+1 {{operand #0 must be vector<2x3xI8> of 8-bit signless integer values, but got 'vector<6xi8>'}}
  "probe.type_vector_of_shape"(%0) : (vector<6xi8>) -> ()
  return
}

// -----

func.func @dim_of_size(%0: vector<2x4xi8>, %1: tensor<8xf32>) {
  "probe.type_dim_of_size"(%0) : (vector<2x4xi8>) -> ()
  "probe.type_dim_of_size"(%1) : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @not_dim_of_size(%0: vector<4x2xi8>) {
  // expected-error@+1 {{operand #0 must be  with dim -1 having a size of {4, 8}, but got 'vector<4x2xi8>'}}
  "probe.type_dim_of_size"(%0) : (vector<4x2xi8>) -> ()
  return
}

// -----

func.func @not_dim_of_size(%0: vector<i8>) {
  // expected-error@+1 {{operand #0 must be  with dim -1 having a size of {4, 8}, but got 'vector<i8>'}}
  "probe.type_dim_of_size"(%0) : (vector<i8>) -> ()
  return
}

// -----

func.func @shaped(%0: vector<2xi8>, %1: tensor<*xi8>, %2: memref<2xi8>) {
  "probe.type_shaped"(%0) : (vector<2xi8>) -> ()
  "probe.type_shaped"(%1) : (tensor<*xi8>) -> ()
  "probe.type_shaped"(%2) : (memref<2xi8>) -> ()
  return
}

// -----

func.func @not_shaped(%0: i8) {
  // expected-error@+1 {{operand #0 must be shaped of any type values, but got 'i8'}}
  "probe.type_shaped"(%0) : (i8) -> ()
  return
}

// -----

func.func @tensor(%0: tensor<2xi32>, %1: tensor<*xindex>) {
  "probe.type_tensor"(%0) : (tensor<2xi32>) -> ()
  "probe.type_tensor"(%1) : (tensor<*xindex>) -> ()
  return
}

// -----

func.func @not_tensor(%0: tensor<2xf32>) {
  // expected-error@+1 {{operand #0 must be tensor of 32-bit signless integer or index values, but got 'tensor<2xf32>'}}
  "probe.type_tensor"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @not_tensor(%0: vector<2xi32>) {
  // expected-error@+1 {{operand #0 must be tensor of 32-bit signless integer or index values, but got 'vector<2xi32>'}}
  "probe.type_tensor"(%0) : (vector<2xi32>) -> ()
  return
}

// -----

func.func @ranked_tensor(%0: tensor<i8>, %1: tensor<?xi8>) {
  "probe.type_ranked_tensor"(%0) : (tensor<i8>) -> ()
  "probe.type_ranked_tensor"(%1) : (tensor<?xi8>) -> ()
  return
}

// -----

func.func @not_ranked_tensor(%0: tensor<*xi8>) {
  // expected-error@+1 {{operand #0 must be ranked tensor of any type values, but got 'tensor<*xi8>'}}
  "probe.type_ranked_tensor"(%0) : (tensor<*xi8>) -> ()
  return
}

// -----

func.func @unranked_tensor(%0: tensor<*xi8>) {
  "probe.type_unranked_tensor"(%0) : (tensor<*xi8>) -> ()
  return
}

// -----

func.func @not_unranked_tensor(%0: tensor<2xi8>) {
  // expected-error@+1 {{operand #0 must be unranked tensor of any type values, but got 'tensor<2xi8>'}}
  "probe.type_unranked_tensor"(%0) : (tensor<2xi8>) -> ()
  return
}

// -----

func.func @t_2d_tensor(%0: tensor<2x?xf32>) {
  "probe.type_2d_tensor"(%0) : (tensor<2x?xf32>) -> ()
  return
}

// -----

func.func @not_2d_tensor(%0: tensor<2xf32>) {
  // expected-error@+1 {{operand #0 must be 2D tensor of 32-bit float values, but got 'tensor<2xf32>'}}
  "probe.type_2d_tensor"(%0) : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @not_2d_tensor(%0: tensor<2x2xf64>) {
  // expected-error@+1 {{operand #0 must be 2D tensor of 32-bit float values, but got 'tensor<2x2xf64>'}}
  "probe.type_2d_tensor"(%0) : (tensor<2x2xf64>) -> ()
  return
}

// -----

func.func @not_2d_tensor(%0: tensor<*xf32>) {
  // expected-error@+1 {{operand #0 must be 2D tensor of 32-bit float values, but got 'tensor<*xf32>'}}
  "probe.type_2d_tensor"(%0) : (tensor<*xf32>) -> ()
  return
}

// -----

func.func @static_tensor(%0: tensor<2x3xi8>) {
  "probe.type_static_tensor"(%0) : (tensor<2x3xi8>) -> ()
  return
}

// -----

func.func @not_static_tensor(%0: tensor<2x?xi8>) {
  // expected-error@+1 {{operand #0 must be statically shaped tensor of any type values, but got 'tensor<2x?xi8>'}}
  "probe.type_static_tensor"(%0) : (tensor<2x?xi8>) -> ()
  return
}

// -----

func.func @not_static_tensor(%0: tensor<*xi8>) {
  // expected-error@+1 {{operand #0 must be statically shaped tensor of any type values, but got 'tensor<*xi8>'}}
  "probe.type_static_tensor"(%0) : (tensor<*xi8>) -> ()
  return
}

// -----

func.func @non_0_ranked_tensor(%0: tensor<1xi8>) {
  "probe.type_non_0_ranked_tensor"(%0) : (tensor<1xi8>) -> ()
  return
}

// -----

func.func @not_non_0_ranked_tensor(%0: tensor<i8>) {
  // expected-error@+1 {{operand #0 must be non-0-ranked.tensor of any type values, but got 'tensor<i8>'}}
  "probe.type_non_0_ranked_tensor"(%0) : (tensor<i8>) -> ()
  return
}

// -----

func.func @not_non_0_ranked_tensor(%0: tensor<*xi8>) {
  // expected-error@+1 {{operand #0 must be non-0-ranked.tensor of any type values, but got 'tensor<*xi8>'}}
  "probe.type_non_0_ranked_tensor"(%0) : (tensor<*xi8>) -> ()
  return
}

// -----

func.func @memref(%0: memref<?xf32>, %1: memref<2xf32, strided<[3], offset: ?>>) {
  "probe.type_memref"(%0) : (memref<?xf32>) -> ()
  "probe.type_memref"(%1) : (memref<2xf32, strided<[3], offset: ?>>) -> ()
  return
}

// -----

func.func @not_memref(%0: memref<*xf32>) {
  // expected-error@+1 {{operand #0 must be memref of 32-bit float values, but got 'memref<*xf32>'}}
  "probe.type_memref"(%0) : (memref<*xf32>) -> ()
  return
}

// -----

func.func @not_memref(%0: memref<2xf64>) {
  // expected-error@+1 {{operand #0 must be memref of 32-bit float values, but got 'memref<2xf64>'}}
  "probe.type_memref"(%0) : (memref<2xf64>) -> ()
  return
}

// -----

func.func @unranked_memref(%0: memref<*xf32>) {
  "probe.type_unranked_memref"(%0) : (memref<*xf32>) -> ()
  return
}

// -----

func.func @not_unranked_memref(%0: memref<2xf32>) {
  // expected-error@+1 {{operand #0 must be unranked.memref of any type values, but got 'memref<2xf32>'}}
  "probe.type_unranked_memref"(%0) : (memref<2xf32>) -> ()
  return
}

// -----

func.func @any_rank_memref(%0: memref<*xf32>, %1: memref<f32>) {
  "probe.type_any_rank_memref"(%0) : (memref<*xf32>) -> ()
  "probe.type_any_rank_memref"(%1) : (memref<f32>) -> ()
  return
}

// -----

func.func @not_any_rank_memref(%0: tensor<f32>) {
  // expected-error@+1 {{operand #0 must be ranked or unranked memref of any type values, but got 'tensor<f32>'}}
  "probe.type_any_rank_memref"(%0) : (tensor<f32>) -> ()
  return
}

// -----

func.func @memref_rank(%0: memref<i32>, %1: memref<2x?xi32>) {
  "probe.type_memref_rank"(%0) : (memref<i32>) -> ()
  "probe.type_memref_rank"(%1) : (memref<2x?xi32>) -> ()
  return
}

// -----

func.func @not_memref_rank(%0: memref<2xi32>) {
  // expected-error@+1 {{operand #0 must be 0D/2D memref of 32-bit signless integer values, but got 'memref<2xi32>'}}
  "probe.type_memref_rank"(%0) : (memref<2xi32>) -> ()
  return
}

// -----

func.func @not_memref_rank(%0: memref<2x2xi64>) {
  // expected-error@+1 {{operand #0 must be 0D/2D memref of 32-bit signless integer values, but got 'memref<2x2xi64>'}}
  "probe.type_memref_rank"(%0) : (memref<2x2xi64>) -> ()
  return
}

// -----

func.func @static_memref(%0: memref<2xi8>) {
  "probe.type_static_memref"(%0) : (memref<2xi8>) -> ()
  return
}

// -----

func.func @not_static_memref(%0: memref<?xi8>) {
  // expected-error@+1 {{operand #0 must be statically shaped memref of any type values, but got 'memref<?xi8>'}}
  "probe.type_static_memref"(%0) : (memref<?xi8>) -> ()
  return
}

// -----

func.func @strided_memref(%0: memref<2xi8>, %1: memref<?xi8, strided<[?], offset: ?>>, %2: memref<4xi8, affine_map<(d0) -> (d0 * 2 + 1)>>) {
  "probe.type_strided_memref"(%0) : (memref<2xi8>) -> ()
  "probe.type_strided_memref"(%1) : (memref<?xi8, strided<[?], offset: ?>>) -> ()
  "probe.type_strided_memref"(%2) : (memref<4xi8, affine_map<(d0) -> (d0 * 2 + 1)>>) -> ()
  return
}

// -----

func.func @not_strided_memref(%0: memref<2x3xi8, affine_map<(d0, d1) -> (d1, d0)>>) {
  // expected-error@+1 {{operand #0 must be strided memref of any type values, but got 'memref<2x3xi8, affine_map<(d0, d1) -> (d1, d0)>>'}}
  "probe.type_strided_memref"(%0) : (memref<2x3xi8, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  return
}

// -----

func.func @not_strided_memref(%0: memref<4xi8, affine_map<(d0) -> (d0 mod 2)>>) {
  // expected-error@+1 {{operand #0 must be strided memref of any type values, but got 'memref<4xi8, affine_map<(d0) -> (d0 mod 2)>>'}}
  "probe.type_strided_memref"(%0) : (memref<4xi8, affine_map<(d0) -> (d0 mod 2)>>) -> ()
  return
}

// -----

func.func @tensor_or_memref(%0: tensor<*xi1>, %1: memref<2xi1>) {
  "probe.type_tensor_or_memref"(%0) : (tensor<*xi1>) -> ()
  "probe.type_tensor_or_memref"(%1) : (memref<2xi1>) -> ()
  return
}

// -----

func.func @not_tensor_or_memref(%0: memref<*xi1>) {
  // expected-error@+1 {{operand #0 must be Tensor or MemRef of 1-bit signless integer values, but got 'memref<*xi1>'}}
  "probe.type_tensor_or_memref"(%0) : (memref<*xi1>) -> ()
  return
}

// -----

func.func @not_tensor_or_memref(%0: vector<2xi1>) {
  // expected-error@+1 {{operand #0 must be Tensor or MemRef of 1-bit signless integer values, but got 'vector<2xi1>'}}
  "probe.type_tensor_or_memref"(%0) : (vector<2xi1>) -> ()
  return
}

// -----

func.func @not_tensor_or_memref(%0: tensor<2xi2>) {
  // expected-error@+1 {{operand #0 must be Tensor or MemRef of 1-bit signless integer values, but got 'tensor<2xi2>'}}
  "probe.type_tensor_or_memref"(%0) : (tensor<2xi2>) -> ()
  return
}

// -----

func.func @all_scalable(%0: vector<[4]xf32>, %1: vector<[2]x[4]xi8>) {
  "probe.type_all_scalable"(%0) : (vector<[4]xf32>) -> ()
  "probe.type_all_scalable"(%1) : (vector<[2]x[4]xi8>) -> ()
  return
}

// -----

func.func @not_all_scalable(%0: vector<2x[4]xf32>) {
  // expected-error@+1 {{operand #0 must be wholly scalable vector of any type values, but got 'vector<2x[4]xf32>'}}
  "probe.type_all_scalable"(%0) : (vector<2x[4]xf32>) -> ()
  return
}

// -----

// More dimensions than usual.
func.func @strided_memref_of_forty(%0: memref<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xi8>) {
  "probe.type_strided_memref"(%0) : (memref<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xi8>) -> ()
  return
}

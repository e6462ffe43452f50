// Elements of attributes: by index, made of scalars and of C values, reshaped; data of resources.
#include "printed.h"

static const mica_attr *attr_of(mica_context *ctx, const char *text) {
  const mica_attr *attr = mica_parse_attr_text(ctx, mica_str_of(text));
  assert_non_null(attr);
  return attr;
}
static const mica_type *type_of(mica_context *ctx, const char *text) {
  return mica_parse_type_text(ctx, mica_str_of(text));
}

#define INDEX(...)                               \
  ((mica_int64s){(const int64_t[]){__VA_ARGS__}, \
                 sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t)})

static void dense_elements_are_found_by_index(void **state) {
  mica_context *ctx = *state;
  const mica_attr *attr = attr_of(ctx, "dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>");
  size_t number;
  assert_int_equal(mica_attr_elements_count(attr), 6);
  assert_attr_text(mica_attr_elements_at(attr, INDEX(1, 0)), "4 : i32");
  assert_true(mica_attr_elements_has_index(attr, INDEX(1, 2), &number));
  assert_int_equal(number, 5);
  assert_false(mica_attr_elements_has_index(attr, INDEX(2, 0), NULL));
  assert_false(mica_attr_elements_has_index(attr, INDEX(0, -1), NULL));
  assert_false(mica_attr_elements_has_index(attr, INDEX(1), NULL));
  assert_null(mica_attr_elements_at(attr, INDEX(0, 3)));
  const mica_attr *splat = attr_of(ctx, "dense<7.0> : vector<4xf32>");
  assert_attr_text(mica_attr_elements_at(splat, INDEX(3)), "7.000000e+00 : f32");
}

static void sparse_elements_are_zero_elsewhere(void **state) {
  mica_context *ctx = *state;
  const mica_attr *attr = attr_of(ctx, "sparse<[[0, 1], [1, 0]], [5, 6]> : tensor<2x2xi32>");
  assert_attr_text(mica_attr_elements_at(attr, INDEX(1, 0)), "6 : i32");
  assert_attr_text(mica_attr_elements_at(attr, INDEX(0, 0)), "0 : i32");
  const mica_attr *one = attr_of(ctx, "sparse<[[1, 1]], [(1.0, 2.0)]> : tensor<2x2xcomplex<f32>>");
  assert_attr_text(mica_attr_elements_at(one, INDEX(1, 1)),
                   "[1.000000e+00 : f32, 2.000000e+00 : f32]");
  assert_attr_text(mica_attr_elements_at(one, INDEX(0, 1)),
                   "[0.000000e+00 : f32, 0.000000e+00 : f32]");
}

static void elements_are_made_of_scalars(void **state) {
  mica_context *ctx = *state;
  const mica_attr *ints[] = {mica_attr_i32(ctx, 1), mica_attr_i32(ctx, -2)};
  assert_attr_text(mica_attr_elements_of(type_of(ctx, "tensor<2xi32>"), (mica_attrs){ints, 2}),
                   "dense<[1, -2]> : tensor<2xi32>");
  assert_attr_text(mica_attr_elements_of(type_of(ctx, "tensor<8xi32>"), (mica_attrs){ints, 1}),
                   "dense<1> : tensor<8xi32>");
  const mica_type *string = type_of(ctx, "!x.string");
  const mica_attr *texts[] = {mica_attr_typed_string(MICA_STR("a"), string),
                              mica_attr_typed_string(MICA_STR("b"), string)};
  const int64_t two = 2;
  const mica_type *strings = mica_type_ranked_tensor((mica_int64s){&two, 1}, string, NULL);
  const mica_attr *made = mica_attr_elements_of(strings, (mica_attrs){texts, 2});
  assert_attr_text(mica_attr_elements_at(made, INDEX(1)), "\"b\" : !x.string");
  const mica_type *f32 = mica_type_float(ctx, MICA_F32);
  const mica_attr *parts[] = {mica_attr_float(f32, 1), mica_attr_float(f32, 2)};
  const mica_attr *pair = mica_attr_array(ctx, (mica_attrs){parts, 2});
  assert_attr_text(
      mica_attr_elements_of(type_of(ctx, "tensor<1xcomplex<f32>>"), (mica_attrs){&pair, 1}),
      "dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>");
  ints[1] = NULL;
  assert_null(mica_attr_elements_of(type_of(ctx, "tensor<2xi32>"), (mica_attrs){ints, 2}));
  assert_null(mica_attr_elements_of(NULL, (mica_attrs){ints, 1}));
}

static void elements_are_c_values(void **state) {
  mica_context *ctx = *state;
  const int32_t ints[] = {1, -2, 3};
  const mica_attr *i32s = mica_attr_elements_i32(type_of(ctx, "tensor<3xi32>"), ints, 3);
  assert_attr_text(i32s, "dense<[1, -2, 3]> : tensor<3xi32>");
  assert_int_equal(mica_attr_element_i32(i32s, 1), -2);
  assert_int_equal(mica_attr_element_u32(i32s, 1), UINT32_C(0xfffffffe));
  assert_int_equal(mica_attr_element_i32(i32s, 3), 0);
  assert_int_equal(mica_attr_element_i64(i32s, 0), 0);
  const bool bools[] = {true, false};
  const mica_attr *i1s = mica_attr_elements_bool(type_of(ctx, "tensor<2xi1>"), bools, 2);
  assert_attr_text(i1s, "dense<[true, false]> : tensor<2xi1>");
  assert_true(mica_attr_element_bool(i1s, 0) && !mica_attr_element_bool(i1s, 1));
  const double half = 0.5;
  const mica_attr *splat = mica_attr_elements_f64(type_of(ctx, "vector<4xf64>"), &half, 1);
  assert_attr_text(splat, "dense<5.000000e-01> : vector<4xf64>");
  assert_true(mica_attr_element_f64(splat, 3) == 0.5);
  const uint16_t one = 0x3f80;
  assert_attr_text(mica_attr_elements_u16(type_of(ctx, "tensor<2xbf16>"), &one, 1),
                   "dense<1.000000e+00> : tensor<2xbf16>");
}

static void elements_get_another_shape(void **state) {
  mica_context *ctx = *state;
  const mica_attr *attr = attr_of(ctx, "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>");
  assert_attr_text(mica_attr_elements_reshape(attr, type_of(ctx, "tensor<4xi32>")),
                   "dense<[1, 2, 3, 4]> : tensor<4xi32>");
  const mica_attr *splat = attr_of(ctx, "dense<true> : tensor<2xi1>");
  assert_attr_text(mica_attr_elements_reshape(splat, type_of(ctx, "tensor<3x3xi1>")),
                   "dense<true> : tensor<3x3xi1>");
}

static void elements_are_put_together(void **state) {
  mica_context *ctx = *state;
  const mica_attr *some = attr_of(ctx, "dense<[1, 2, 3]> : tensor<3xi32>");
  const mica_attr *same = attr_of(ctx, "dense<7> : tensor<8xi32>");
  mica_elements e;
  assert_true(mica_elements_begin(&e, type_of(ctx, "vector<2x3xi32>")));
  mica_elements_copy(&e, 1, some, 1, 2);
  mica_elements_copy(&e, 4, same, 5, 2);
  assert_attr_text(mica_elements_end(&e), "dense<[[0, 2, 3], [0, 7, 7]]> : vector<2x3xi32>");
  assert_false(mica_elements_begin(&e, type_of(ctx, "tensor<?xi32>")));
  assert_null(mica_elements_end(&e));
}

static void resources_hold_data(void **state) {
  mica_context *ctx = *state;
  const int32_t ints[] = {1, 2, 3, -4};
  const mica_type *type = type_of(ctx, "tensor<2x2xi32>");
  const mica_attr *attr = mica_attr_resource_of(type, MICA_STR("blob"), ints, sizeof ints, 4);
  assert_attr_text(attr, "dense_resource<blob> : tensor<2x2xi32>");
  mica_str kept = mica_context_resource(ctx, MICA_STR("builtin"), MICA_STR("blob"));
  assert_true(mica_str_is(kept, "\"0x04000000010000000200000003000000FCFFFFFF\""));
  size_t size;
  assert_true(mica_attr_resource_size(attr, &size));
  assert_int_equal(size, sizeof ints);
  for (size_t i = 0; i < 4; i++) assert_int_equal(mica_attr_element_i32(attr, i), ints[i]);
  int32_t value;
  assert_false(mica_attr_elements_read(attr, 4, &value, sizeof value));
  assert_false(mica_attr_elements_read(attr, 0, &value, 1));
  assert_true(mica_context_set_resource(ctx, MICA_STR("builtin"), MICA_STR("odd"), MICA_STR("1")));
  assert_false(mica_attr_resource_size(mica_attr_resource(type, MICA_STR("odd")), &size));
  assert_false(mica_attr_resource_size(mica_attr_resource(type, MICA_STR("none")), &size));
  assert_null(mica_attr_resource_of(NULL, MICA_STR("blob"), ints, sizeof ints, 4));
}

static int begin(void **state) {
  mica_context *ctx = mica_context_create(NULL);
  mica_context_allow_unregistered(ctx, true);
  *state = ctx;
  return ctx == NULL;
}

#define WITH_UNKNOWN(test) cmocka_unit_test_setup_teardown(test, begin, end_context)

int main(void) {
  const struct CMUnitTest tests[] = {
      WITH_UNKNOWN(dense_elements_are_found_by_index),
      WITH_UNKNOWN(sparse_elements_are_zero_elsewhere),
      WITH_UNKNOWN(elements_are_made_of_scalars),
      WITH_UNKNOWN(elements_are_c_values),
      WITH_UNKNOWN(elements_get_another_shape),
      WITH_UNKNOWN(elements_are_put_together),
      WITH_UNKNOWN(resources_hold_data),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

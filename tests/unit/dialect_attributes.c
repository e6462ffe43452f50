// Attributes of the dialects, made in C from parts that no text can put together.
#include "capture.h"

#include "complex/complex.h"
#include "llvm/llvm.h"
#include "mica/mica.h"

static mica_context *create(capture *c) {
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_context_register(ctx, &complex_dialect));
  assert_true(mica_context_register(ctx, &llvm_dialect));
  capture_begin(c, ctx);
  return ctx;
}

static void complex_numbers_have_parts_of_their_type(void **state) {
  (void)state;
  capture c;
  mica_context *ctx = create(&c);
  const mica_loc loc = mica_loc_unknown();
  const mica_type *f32 = mica_type_float(ctx, MICA_F32), *i32 = mica_type_i(ctx, 32);
  const mica_attr *narrow = mica_attr_float(f32, 1);
  const mica_attr *wide = mica_attr_float(mica_type_float(ctx, MICA_F64), 1);
  const mica_type *whole = mica_type_complex(f32);
  assert_non_null(complex_number_attr_get_checked(ctx, loc, narrow, narrow, whole));
  assert_string_equal(capture_take(&c), "");
  assert_null(complex_number_attr_get_checked(ctx, loc, narrow, narrow, f32));
  assert_string_equal(capture_take(&c), "error: complex attribute must be a complex type.\n");
  assert_null(complex_number_attr_get_checked(ctx, loc, narrow, narrow, mica_type_complex(i32)));
  assert_string_equal(capture_take(&c),
                      "error: element type of the complex attribute must be float like type.\n");
  assert_null(complex_number_attr_get_checked(ctx, loc, wide, narrow, whole));
  assert_string_equal(capture_take(&c),
                      "error: type doesn't match the type implied by its `real` value\n");
  assert_null(complex_number_attr_get_checked(ctx, loc, narrow, wide, whole));
  assert_string_equal(capture_take(&c),
                      "error: type doesn't match the type implied by its `imag` value\n");
  mica_context_destroy(ctx);
}

static void ranges_have_bounds_of_one_width(void **state) {
  (void)state;
  capture c;
  mica_context *ctx = create(&c);
  const mica_loc loc = mica_loc_unknown();
  const mica_attr *narrow = mica_attr_i(ctx, 32, 1), *wide = mica_attr_i(ctx, 64, 2);
  assert_non_null(llvm_constant_range_attr_get_checked(ctx, loc, narrow, narrow));
  assert_null(llvm_constant_range_attr_get_checked(ctx, loc, narrow, wide));
  assert_string_equal(
      capture_take(&c),
      "error: expected lower and upper to have matching bitwidths but got 32 vs. 64\n");
  mica_context_destroy(ctx);
}

static void target_features_are_strings(void **state) {
  (void)state;
  capture c;
  mica_context *ctx = create(&c);
  const mica_attr *features[] = {mica_attr_string(ctx, MICA_STR("+a")), mica_attr_unit(ctx)};
  const mica_loc loc = mica_loc_unknown();
  assert_non_null(llvm_target_features_attr_get_checked(ctx, loc, (mica_attrs){features, 1}));
  assert_null(llvm_target_features_attr_get_checked(ctx, loc, (mica_attrs){features, 2}));
  assert_string_equal(capture_take(&c), "error: invalid kind of attribute specified\n");
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(complex_numbers_have_parts_of_their_type),
      cmocka_unit_test(ranges_have_bounds_of_one_width),
      cmocka_unit_test(target_features_are_strings),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

// Generated builders given what no operation can be made of: they say why, and make nothing.
#include "capture.h"

#include "arith/arith.h"
#include "mica/mica.h"

#define WITHOUT_TYPE \
  "error: 'arith.constant' op failed to infer result type(s): attribute 'value' has no type\n"

static void attributes_without_type_give_results_none(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_non_null(ctx);
  assert_true(mica_context_register(ctx, &arith_dialect));
  capture reported;
  capture_begin(&reported, ctx);
  mica_block *block = mica_block_create(ctx);
  mica_builder b = mica_builder_at_end(ctx, block);
  const mica_loc here = mica_loc_unknown();
  assert_null(arith_constant_build(&b, here, mica_attr_unit(ctx)));
  assert_string_equal(capture_take(&reported), WITHOUT_TYPE);
  assert_null(arith_constant_build(&b, here, NULL));
  assert_string_equal(capture_take(&reported), WITHOUT_TYPE);
  assert_null(mica_block_first(block));
  const mica_attr *three = mica_attr_integer(mica_type_i(ctx, 32), 3);
  assert_non_null(arith_constant_build(&b, here, three));
  assert_string_equal(capture_take(&reported), "");
  mica_block_destroy(ctx, block);
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attributes_without_type_give_results_none),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

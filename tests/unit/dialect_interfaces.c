// Interfaces of dialects: listed in a definition, or attached by a program.
#include "capture.h"

#include "arith/arith.h"
#include "mica/mica.h"
#include "probe/probe.h"

static int64_t three(mica_context *ctx, const mica_dialect_def *dialect) {
  (void)ctx, (void)dialect;
  return 3;
}
static const char *visitor(void) { return "visitor"; }

static void a_dialect_answers_by_its_functions_and_defaults(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_context_register(ctx, &probe_dialect));
  assert_true(probe_guest_interface_isa(ctx, &probe_dialect));
  assert_true(probe_marked_dialect_interface_isa(ctx, &probe_dialect));
  assert_false(probe_guest_interface_isa(ctx, &arith_dialect));
  mica_builder b = mica_builder_detached(ctx);
  mica_op *op =
      mica_builder_insert_new(&b, mica_loc_unknown(), &probe_pure_def, &(mica_op_parts){0});
  assert_true(probe_guest_interface_is_welcome(ctx, &probe_dialect, op));
  assert_int_equal(probe_guest_interface_how_many(ctx, &probe_dialect), probe_dialect.op_count);
  assert_string_equal(probe_guest_interface_word(ctx, &probe_dialect), "guest");
  mica_op_destroy(op);
  mica_context_destroy(ctx);
}

static void others_get_it_from_a_program(void **state) {
  (void)state;
  static const probe_guest_interface guest = {.how_many = three, .word = visitor};
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_attach_to_dialect(ctx, &arith_dialect, &probe_guest_interface_id, &guest));
  assert_int_equal(probe_guest_interface_how_many(ctx, &arith_dialect), 3);
  assert_string_equal(probe_guest_interface_word(ctx, &arith_dialect), "visitor");
  assert_int_equal(probe_guest_interface_how_many(ctx, &probe_dialect), probe_dialect.op_count);
  mica_context_destroy(ctx);
}

// A static method of operations is asked of one of them.
static void static_methods_have_defaults(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  mica_builder b = mica_builder_detached(ctx);
  mica_op *op =
      mica_builder_insert_new(&b, mica_loc_unknown(), &probe_cheap_def, &(mica_op_parts){0});
  assert_string_equal(probe_cost_op_interface_unit(op), "cycle");
  mica_op_destroy(op);
  mica_context_destroy(ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_dialect_answers_by_its_functions_and_defaults),
      cmocka_unit_test(others_get_it_from_a_program),
      cmocka_unit_test(static_methods_have_defaults),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

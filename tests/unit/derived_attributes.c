// Derived attributes: computed from an operation, never stored in it.
#include "capture.h"

#include "mica/mica.h"
#include "probe/probe.h"

static mica_walk find_derived(void *found, mica_op *op) {
  if (!probe_derived_isa(op)) return MICA_WALK_ON;
  *(mica_op **)found = op;
  return MICA_WALK_STOP;
}

static bool derive(mica_context *ctx, void *user) {
  (void)user;
  if (!mica_context_register(ctx, &probe_dialect)) return false;
  mica_context_allow_unregistered(ctx, true);
  mica_op *module = mica_parse_module(
      ctx,
      MICA_STR("%t = \"u.t\"() : () -> tensor<2x3xf32> "
               "\"probe.derived\"(%t) <{stored = 5 : i32}> : (tensor<2x3xf32>) -> ()"),
      NULL);
  if (module == NULL) return false;
  mica_op *op = NULL;
  mica_op_walk_before(module, find_derived, &op);
  assert_int_equal(probe_derived_rank(op), 2);
  assert_int_equal(probe_derived_answer(op), 42);
  assert_true(mica_type_is_float(probe_derived_element(op)));
  assert_true(mica_op_is_derived_attribute(op, MICA_STR("rank")));
  assert_false(mica_op_is_derived_attribute(op, MICA_STR("stored")));
  assert_null(mica_op_attribute(op, MICA_STR("rank")));
  const mica_attr *all = mica_op_materialize_derived(op);
  bool ok = all != NULL;
  if (ok) {
    assert_int_equal(mica_attr_dictionary_entries(all).size, 3);
    const mica_attr *rank = mica_attr_dictionary_get(all, MICA_STR("rank"));
    const mica_attr *element = mica_attr_dictionary_get(all, MICA_STR("element"));
    assert_int_equal(mica_attr_integer_value(rank), 2);
    assert_ptr_equal(mica_attr_type_value(element), probe_derived_element(op));
    assert_null(mica_op_materialize_derived(module));
  }
  mica_op_destroy(module);
  return ok;
}

static void computed_and_made_a_dictionary(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_true(derive(ctx, NULL));
  mica_context_destroy(ctx);
}

static void without_memory(void **state) {
  (void)state;
  budget_sweep(derive, NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(computed_and_made_a_dictionary),
      cmocka_unit_test(without_memory),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

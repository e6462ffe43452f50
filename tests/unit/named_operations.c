// Operations that are known by their names, so that who knows them doesn't link their dialect:
// where it is registered they are found and made, and where it isn't nothing happens.
#include "parsed.h"

#include "arith/arith.h"
#include "scf/scf.h"
#include "tensor/tensor.h"

static const mica_dialect_def *const alone[] = {&arith_dialect, &scf_dialect};
static const mica_dialect_def *const both[] = {&arith_dialect, &scf_dialect, &tensor_dialect};

static const char cast[] =
    "%t = \"x.t\"() : () -> tensor<4xf32>\n"
    "%c = \"tensor.cast\"(%t) {this} : (tensor<4xf32>) -> tensor<?xf32>\n";

static bool is_known(const mica_dialect_def *const *dialects, size_t count) {
  parsed_ir ir = parsed(cast, dialects, count);
  const bool known = mica_op_is_named(marked(&ir), MICA_STR("tensor.cast"));
  assert_false(mica_op_is_named(marked(&ir), MICA_STR("tensor.dim")));
  parsed_free(&ir);
  return known;
}

static void name_is_of_what_is_registered(void **state) {
  (void)state;
  assert_true(is_known(both, LIST_SIZE(both)));
  assert_false(is_known(alone, LIST_SIZE(alone)));
}

// Whether another operation like the one that is marked was made in front of it.
static bool is_made(const mica_dialect_def *const *dialects, size_t count) {
  parsed_ir ir = parsed(cast, dialects, count);
  mica_op *op = marked(&ir);
  mica_builder b = mica_builder_before(op);
  mica_value *source = mica_op_operand(op, 0);
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  const mica_op_parts parts = {
      .operands = &source, .operand_count = 1, .result_types = &type, .result_count = 1};
  mica_op *made = mica_builder_insert_named(&b, mica_op_loc(op), MICA_STR("tensor.cast"), &parts);
  if (made != NULL) assert_ptr_equal(mica_op_next(made), op);
  else assert_ptr_equal(mica_op_next(mica_value_op(source)), op);
  parsed_free(&ir);
  return made != NULL;
}

static void operation_is_made_where_its_dialect_is_registered(void **state) {
  (void)state;
  assert_true(is_made(both, LIST_SIZE(both)));
  assert_false(is_made(alone, LIST_SIZE(alone)));
}

// Whether the loop carries what was cast, once everything is canonical.
static bool is_uncast(const mica_dialect_def *const *dialects, size_t count) {
  parsed_ir ir = parsed(
      "%b:3 = \"x.b\"() : () -> (index, index, index)\n"
      "%t = \"x.t\"() : () -> tensor<4xf32>\n"
      "%c = \"tensor.cast\"(%t) : (tensor<4xf32>) -> tensor<?xf32>\n"
      "%r = scf.for %i = %b#0 to %b#1 step %b#2 iter_args(%a = %c) -> (tensor<?xf32>) {\n"
      "  %n = \"x.n\"(%a) : (tensor<?xf32>) -> tensor<?xf32>\n"
      "  scf.yield %n : tensor<?xf32>\n"
      "}\n"
      "\"x.u\"(%r) : (tensor<?xf32>) -> ()\n",
      dialects, count);
  mica_patterns *patterns = mica_patterns_create(ir.ctx);
  mica_patterns_add_canonicalizations(patterns);
  const mica_greedy_options options = mica_greedy_defaults();
  assert_int_equal(mica_greedy_rewrite(ir.module, patterns, &options, NULL), MICA_GREEDY_CONVERGED);
  assert_true(mica_op_verify(ir.module));
  const mica_type *type = mica_value_type(mica_op_result(first_op(&ir, &scf_for_def), 0));
  const bool uncast = mica_type_shape(type).data[0] == 4;
  mica_patterns_destroy(patterns);
  parsed_free(&ir);
  return uncast;
}

static void loops_are_rewritten_with_and_without_tensor(void **state) {
  (void)state;
  assert_true(is_uncast(both, LIST_SIZE(both)));
  assert_false(is_uncast(alone, LIST_SIZE(alone)));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(name_is_of_what_is_registered),
      cmocka_unit_test(operation_is_made_where_its_dialect_is_registered),
      cmocka_unit_test(loops_are_rewritten_with_and_without_tensor),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

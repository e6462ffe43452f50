// Operations with interfaces of which no method is told, and operations without the interface that
// a check or a question is about: nothing is demanded of either, and there is no answer.
#include "toy.h"

static const mica_op_asm_interface no_asm = {0};
static const mica_region_kind_interface no_kind = {0};
static const mica_symbol_interface no_symbol = {0};
static const mica_symbol_user_interface no_user = {0};
static const mica_branch_interface no_branch = {0};
static const mica_region_branch_interface no_region_branch = {0};
static const mica_loop_like_interface no_loop = {0};
static const mica_destination_style_interface no_destination = {0};
static const mica_infer_type_interface no_inference = {0};
static const mica_function_interface no_function = {0};
static const mica_call_interface no_call = {0};
static const mica_cast_interface no_cast = {0};
static const mica_interface_impl interfaces[] = {
    {&mica_op_asm_interface_id, &no_asm},
    {&mica_region_kind_interface_id, &no_kind},
    {&mica_symbol_interface_id, &no_symbol},
    {&mica_symbol_user_interface_id, &no_user},
    {&mica_branch_interface_id, &no_branch},
    {&mica_region_branch_interface_id, &no_region_branch},
    {&mica_loop_like_interface_id, &no_loop},
    {&mica_destination_style_interface_id, &no_destination},
    {&mica_infer_type_interface_id, &no_inference},
    {&mica_function_interface_id, &no_function},
    {&mica_call_interface_id, &no_call},
    {&mica_cast_interface_id, &no_cast},
};
extern const mica_dialect_def silent_dialect;
static const mica_op_def silent_def = {.dialect = &silent_dialect,
                                       .name = "silent.op",
                                       .name_size = 9,
                                       .region_count = 1,
                                       .flags = MICA_OP_ANY_COUNTS | MICA_OP_NO_TERMINATOR,
                                       .interfaces = interfaces,
                                       .interface_count = sizeof interfaces / sizeof *interfaces};

static const mica_op_def *const ops[] = {&silent_def};
const mica_dialect_def silent_dialect = {
    .abi = MICA_ABI, .name = "silent", .ops = ops, .op_count = 1};

static void demands_nothing(toy_fixture *f, mica_op *op) {
  static bool (*const checks[])(mica_op * op) = {
      mica_verify_branch,
      mica_verify_region_branch,
      mica_verify_loop_like,
      mica_verify_inferred_types,
      mica_verify_cast,
      mica_verify_function,
      mica_verify_branch_weights,
      mica_verify_region_branch_weights,
      mica_verify_destination_style,
  };
  for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) assert_true(checks[i](op));
  TOY_REPORTED(f, "");
}

static void nothing_passed(mica_successor_operands passed) {
  assert_int_equal(passed.produced + passed.count, 0);
}

static void answers_nothing(const mica_op *op) {
  nothing_passed(mica_branch_operands(op, 0));
  nothing_passed(mica_region_branch_entry_operands(op, 0));
  nothing_passed(mica_region_branch_terminator_operands(op, 0));
  nothing_passed(mica_call_arguments(op));
  nothing_passed(mica_op_destinations(op));
  assert_null(mica_branch_value_of_argument(op, 0, 0));
  assert_null(mica_region_branch_successors(op, NULL));
  assert_null(mica_loop_values_of(op).body);
  assert_null(mica_call_callee(op));
  assert_null(mica_call_resolve(op, NULL));
  assert_null(mica_function_type_of(op));
  assert_null(mica_op_materialize_derived(op));
  assert_false(mica_op_is_derived_attribute(op, MICA_STR("a")));
}

static void an_interface_may_tell_nothing(void **state) {
  toy_fixture *f = *state;
  const mica_type *type = toy_i32(f->ctx);
  const mica_op_parts parts = {.result_types = &type, .result_count = 1, .region_count = 1};
  mica_op *op = mica_builder_insert_new(&f->builder, mica_loc_unknown(), &silent_def, &parts);
  demands_nothing(f, op);
  answers_nothing(op);
  mica_str text = mica_op_to_text(op, NULL);
  assert_string_equal(text.data, "%0 = \"silent.op\"() ({\n}) : () -> i32");
  mica_free(f->ctx, (void *)(uintptr_t)text.data, text.size + 1);
}

static void an_operation_may_have_no_interface(void **state) {
  toy_fixture *f = *state;
  mica_op *op = toy_unknown(&f->builder, "x.op", NULL, 1, 1);
  demands_nothing(f, op);
  answers_nothing(op);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(an_interface_may_tell_nothing),
      TOY_TEST(an_operation_may_have_no_interface),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

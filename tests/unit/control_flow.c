// Control flow asked from outside, of branches, regions, loops and calls.
#include "parsed.h"

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "func/func.h"
#include "scf/scf.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &arith_dialect, &cf_dialect,
                                                   &func_dialect, &scf_dialect};
#define PARSED(text) parsed((text), dialects, LIST_SIZE(dialects))

static void branches_pass_operands_to_arguments(void **state) {
  (void)state;
  parsed_ir ir = PARSED(
      "func.func @f(%c: i1, %a: i32, %b: i64) {\n"
      "  cf.cond_br %c weights([3, 7]), ^x(%a : i32), ^y(%b, %a : i64, i32)\n"
      "^x(%p: i32):\n  return\n"
      "^y(%q: i64, %r: i32):\n  return\n}\n");
  mica_op *branch = first_op(&ir, &cf_cond_br_def);
  mica_successor_operands to_y = mica_branch_operands(branch, 1);
  assert_int_equal(to_y.produced, 0);
  assert_int_equal(to_y.first, 2);
  assert_int_equal(to_y.count, 2);
  mica_block *y = mica_op_successor(branch, 1);
  assert_ptr_equal(mica_branch_value_of_argument(branch, 1, 0), mica_op_operand(branch, 2));
  assert_null(mica_branch_value_of_argument(branch, 1, 2));
  assert_null(mica_branch_argument_of_operand(branch, 0));
  assert_ptr_equal(mica_branch_argument_of_operand(branch, 3), mica_block_argument_at(y, 1));
  mica_int32s weights = mica_branch_weights(branch);
  assert_int_equal(weights.size, 2);
  assert_int_equal(weights.data[1], 7);
  mica_op *func = first_op(&ir, &func_func_def);
  assert_int_equal(mica_branch_operands(func, 0).count, 0);
  assert_int_equal(mica_branch_weights(func).size, 0);
  parsed_free(&ir);
}

#define WHILE                                             \
  "func.func @f(%a: i32, %c: i1) {\n"                     \
  "  %r:2 = scf.while (%x = %a) : (i32) -> (i32, i1) {\n" \
  "    scf.condition(%c) %x, %c : i32, i1\n"              \
  "  } do {\n"                                            \
  "  ^bb0(%y: i32, %z: i1):\n"                            \
  "    scf.yield %y : i32\n"                              \
  "  }\n"                                                 \
  "  return\n}\n"

static void regions_are_left_and_entered(void **state) {
  (void)state;
  parsed_ir ir = PARSED(WHILE);
  mica_op *loop = first_op(&ir, &scf_while_def);
  mica_region_successors *list = mica_region_branch_successors(loop, NULL);
  assert_int_equal(mica_region_successors_count(list), 1);
  assert_int_equal(mica_region_successors_region(list, 0), 0);
  assert_int_equal(mica_region_successors_input_count(list, 0), 1);
  mica_region_successors_destroy(list);
  list = mica_region_branch_successors(loop, mica_op_region(loop, 0));
  assert_int_equal(mica_region_successors_count(list), 2);
  bool leaves = false;
  for (size_t i = 0; i < 2; i++) {
    assert_int_equal(mica_region_successors_input_count(list, i), 2);
    if (mica_region_successors_region(list, i) != MICA_REGION_PARENT) continue;
    leaves = true;
    assert_ptr_equal(mica_region_successors_input(list, i, 1), mica_op_result(loop, 1));
  }
  assert_true(leaves);
  mica_region_successors_destroy(list);
  mica_successor_operands entry = mica_region_branch_entry_operands(loop, 0);
  assert_int_equal(entry.first, 0);
  assert_int_equal(entry.count, 1);
  mica_op *condition = first_op(&ir, &scf_condition_def), *yield = first_op(&ir, &scf_yield_def);
  mica_successor_operands out =
      mica_region_branch_terminator_operands(condition, MICA_REGION_PARENT);
  assert_int_equal(out.first, 1);
  assert_int_equal(out.count, 2);
  assert_int_equal(mica_region_branch_terminator_operands(yield, 0).count, 1);
  mica_region_successors_destroy(NULL);
  parsed_free(&ir);
}

static void some_regions_come_back(void **state) {
  (void)state;
  parsed_ir ir = PARSED(WHILE);
  mica_op *loop = first_op(&ir, &scf_while_def);
  assert_true(mica_region_branch_is_repetitive(loop, 0));
  assert_true(mica_region_branch_is_repetitive(loop, 1));
  assert_null(mica_region_branch_successors(first_op(&ir, &func_func_def), NULL));
  assert_false(mica_region_branch_is_repetitive(first_op(&ir, &func_func_def), 0));
  parsed_free(&ir);
  ir = PARSED("func.func @f(%c: i1) {\n  scf.if %c {\n  } else {\n  }\n  return\n}\n");
  assert_false(mica_region_branch_is_repetitive(first_op(&ir, &scf_if_def), 0));
  assert_false(mica_region_branch_is_repetitive(first_op(&ir, &scf_if_def), 1));
  parsed_free(&ir);
}

static void constants_decide(void **state) {
  (void)state;
  parsed_ir ir = PARSED(
      "func.func @f(%c: i1, %n: i32) {\n"
      "  scf.if %c {\n  }\n"
      "  scf.while : () -> () {\n    scf.condition(%c)\n  } do {\n    scf.yield\n  }\n"
      "  cf.cond_br %c, ^x, ^y\n"
      "^x:\n  cf.switch %n : i32, [default: ^y, 7: ^x, 8: ^y]\n"
      "^y:\n  return\n}\n");
  const mica_attr *no = mica_attr_bool(ir.ctx, false), *seven = mica_attr_i(ir.ctx, 32, 7);
  const mica_attr *unknown = NULL;
  size_t successor = 9;
  ptrdiff_t region = 9;
  const mica_op *branch = first_op(&ir, &cf_cond_br_def);
  assert_true(mica_branch_successor_for(branch, &no, &successor));
  assert_int_equal(successor, 1);
  assert_false(mica_branch_successor_for(branch, &unknown, &successor));
  assert_true(mica_branch_successor_for(first_op(&ir, &cf_switch_def), &seven, &successor));
  assert_int_equal(successor, 1);
  assert_true(mica_region_branch_entry_for(first_op(&ir, &scf_if_def), &no, &region));
  assert_int_equal(region, MICA_REGION_PARENT);
  assert_false(mica_region_branch_entry_for(first_op(&ir, &scf_while_def), NULL, &region));
  const mica_op *condition = first_op(&ir, &scf_condition_def);
  assert_true(mica_region_branch_terminator_for(condition, &no, &region));
  assert_int_equal(region, MICA_REGION_PARENT);
  assert_false(mica_region_branch_terminator_for(condition, &unknown, &region));
  parsed_free(&ir);
}

static void loops_carry_values(void **state) {
  (void)state;
  parsed_ir ir = PARSED(
      "func.func @f(%n: index, %a: i32) {\n"
      "  %r = scf.for %i = %n to %n step %n iter_args(%x = %a) -> (i32) {\n"
      "    scf.yield %x : i32\n  }\n  return\n}\n");
  mica_loop_values values = mica_loop_values_of(first_op(&ir, &scf_for_def));
  assert_int_equal(values.first_init, 3);
  assert_int_equal(values.init_count, 1);
  assert_int_equal(values.first_argument, 1);
  assert_ptr_equal(values.yield, first_op(&ir, &scf_yield_def));
  assert_null(mica_loop_values_of(first_op(&ir, &func_func_def)).body);
  parsed_free(&ir);
}

static void calls_enter_what_they_name(void **state) {
  (void)state;
  parsed_ir ir = PARSED(
      "func.func @f(%a: i32) {\n"
      "  call @g(%a) : (i32) -> ()\n  return\n}\n"
      "func.func private @g(i32)\n");
  mica_op *call = first_op(&ir, &func_call_def), *f = first_op(&ir, &func_func_def);
  mica_op *g = mica_symbol_lookup(ir.module, MICA_STR("g"));
  assert_non_null(mica_call_callee(call));
  assert_int_equal(mica_call_arguments(call).count, 1);
  assert_ptr_equal(mica_call_resolve(call, NULL), g);
  mica_symbol_tables *tables = mica_symbol_tables_create(ir.ctx);
  assert_ptr_equal(mica_call_resolve(call, tables), g);
  mica_symbol_tables_destroy(tables);
  assert_ptr_equal(mica_callable_region(f), mica_op_region(f, 0));
  assert_null(mica_callable_region(g));
  assert_null(mica_callable_region(call));
  assert_null(mica_call_callee(f));
  assert_null(mica_call_resolve(f, NULL));
  parsed_free(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(branches_pass_operands_to_arguments),
      cmocka_unit_test(regions_are_left_and_entered),
      cmocka_unit_test(some_regions_come_back),
      cmocka_unit_test(constants_decide),
      cmocka_unit_test(loops_carry_values),
      cmocka_unit_test(calls_enter_what_they_name),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

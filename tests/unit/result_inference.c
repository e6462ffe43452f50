// Types of results that an operation's definition infers from its parts, and how parts are asked.
#include "arith/arith.h"
#include "builtin/builtin.h"
#include "capture.h"
#include "cf/cf.h"
#include "func/func.h"
#include "parsed.h"
#include "vector/vector.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect, &arith_dialect,
                                                   &cf_dialect};

static void results_are_inferred(void **state) {
  (void)state;
  parsed_ir ir = parsed("func.func @f(%a: vector<4xi32>, %b: vector<4xi32>) {\n  return\n}\n",
                        dialects, LIST_SIZE(dialects));
  mica_op *ret = first_op(&ir, &func_return_def);
  mica_block *block = mica_op_block(ret);
  mica_value *operands[] = {mica_block_argument_at(block, 0), mica_block_argument_at(block, 1)};
  const mica_attr *predicate = mica_attr_i64(ir.ctx, 0);
  const mica_op_parts parts = {
      .operands = operands, .operand_count = 2, .slots = &predicate, .slot_count = 1};
  const mica_type **types;
  size_t count;
  assert_true(mica_parts_infer_results(ir.ctx, mica_loc_unknown(), &arith_cmpi_def, &parts, &types,
                                       &count));
  assert_int_equal(count, 1);
  assert_type_text(types[0], "vector<4xi1>");
  mica_free(ir.ctx, types, count * sizeof *types);
  mica_builder b = mica_builder_before(ret);
  mica_op *op = mica_builder_insert_inferred(&b, mica_loc_unknown(), &arith_cmpi_def, &parts);
  assert_non_null(op);
  assert_ptr_equal(mica_op_next(op), ret);
  assert_true(mica_op_verify(ir.module));
  assert_false(mica_parts_infer_results(ir.ctx, mica_loc_unknown(), &func_return_def, &parts,
                                        &types, &count));
  mica_value *none[] = {operands[0], NULL};
  const mica_op_parts incomplete = {
      .operands = none, .operand_count = 2, .slots = &predicate, .slot_count = 1};
  assert_null(mica_builder_insert_inferred(&b, mica_loc_unknown(), &arith_cmpi_def, &incomplete));
  parsed_free(&ir);
}

static void parts_have_values_by_name(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  const int64_t place[] = {2, 3};
  const mica_attr *slots[VECTOR_EXTRACT_SLOT_STATIC_POSITION + 1] = {NULL};
  const mica_op_parts parts = {.slots = slots, .slot_count = LIST_SIZE(slots)};
  slots[VECTOR_EXTRACT_SLOT_STATIC_POSITION] = mica_attr_dense_i64s(ctx, (mica_int64s){place, 2});
  mica_int64s position = vector_extract_parts_static_position(&parts);
  assert_int_equal(position.size, 2);
  assert_int_equal(position.data[1], 3);
  mica_context_destroy(ctx);
}

static void groups_of_groups_stand_by_their_sizes(void **state) {
  (void)state;
  parsed_ir ir = parsed(
      "func.func @f(%a: i32, %b: i64) {\n"
      "  cf.switch %a : i32, [default: ^x(%a : i32), 1: ^y(%b, %a : i64, i32),\n"
      "    2: ^z, 3: ^x(%a : i32)]\n"
      "^x(%c: i32):\n  return\n^y(%d: i64, %e: i32):\n  return\n^z:\n  return\n}\n",
      dialects, LIST_SIZE(dialects));
  mica_op *op = first_op(&ir, &cf_switch_def);
  assert_int_equal(cf_switch_case_operands_group_count(op), 3);
  const mica_segment first = cf_switch_case_operands_group(op, 0);
  assert_int_equal(first.first, 2);
  assert_int_equal(first.count, 2);
  assert_int_equal(cf_switch_case_operands_group(op, 1).count, 0);
  assert_int_equal(cf_switch_case_operands_group(op, 2).first, 4);
  assert_int_equal(cf_switch_case_operands_group(op, 3).count, 0);
  parsed_free(&ir);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(results_are_inferred),
                                     cmocka_unit_test(parts_have_values_by_name),
                                     cmocka_unit_test(groups_of_groups_stand_by_their_sizes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}

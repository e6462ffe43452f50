// Types of results that an operation's definition infers from its parts.
#include "arith/arith.h"
#include "builtin/builtin.h"
#include "capture.h"
#include "func/func.h"
#include "parsed.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect, &func_dialect, &arith_dialect};

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

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(results_are_inferred)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}

// Generated builders and setters, with each of their allocations failing: nothing leaks, nothing
// half built stays, and what was there keeps its value.
#include "budget.h"

#include "arith/arith.h"
#include "cf/cf.h"
#include "func/func.h"
#include "mica/mica.h"

static mica_block *block_of_three(mica_context *ctx) {
  mica_block *block = mica_block_create(ctx);
  if (block == NULL) return NULL;
  const mica_type *type = mica_type_i(ctx, 32);
  for (int i = 0; i < 3; i++)
    if (type == NULL || mica_block_add_argument(ctx, block, type, mica_loc_unknown()) == NULL) {
      mica_block_destroy(ctx, block);
      return NULL;
    }
  return block;
}

static mica_value *argument(mica_block *block, size_t i) {
  return mica_block_argument_at(block, i);
}

typedef bool (*block_task)(mica_context *ctx, mica_block *block, mica_builder *b);

// A block with three arguments to build in; it is taken down whatever happens.
static bool with_block(mica_context *ctx, void *user) {
  const block_task *task = user;
  const mica_dialect_def *const dialects[] = {&arith_dialect, &cf_dialect, &func_dialect};
  for (size_t i = 0; i < 3; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  mica_block *block = block_of_three(ctx);
  if (block == NULL) return false;
  mica_builder b = mica_builder_at_end(ctx, block);
  bool ok = (*task)(ctx, block, &b);
  mica_block_destroy(ctx, block);
  return ok;
}

static void sweep(block_task task) { budget_sweep(with_block, &task); }

static bool build_scalar(mica_context *ctx, mica_block *block, mica_builder *b) {
  (void)ctx;
  mica_op *add = arith_addi_build(b, mica_loc_unknown(), argument(block, 0), argument(block, 1),
                                  ARITH_INTEGER_OVERFLOW_FLAGS_NSW);
  if (add == NULL) return false;
  assert_int_equal(arith_addi_overflow_flags(add), ARITH_INTEGER_OVERFLOW_FLAGS_NSW);
  mica_op *compare = arith_cmpi_build(b, mica_loc_unknown(), ARITH_CMPI_PREDICATE_SLT,
                                      arith_addi_result(add), argument(block, 2));
  return compare != NULL;
}
static void operations_with_attributes_and_inferred_types(void **state) {
  (void)state;
  sweep(build_scalar);
}

static bool build_groups(mica_context *ctx, mica_block *block, mica_builder *b) {
  (void)ctx;
  mica_value *values[] = {argument(block, 0), argument(block, 1), argument(block, 2)};
  mica_block *cases[] = {block, block};
  const int32_t sizes[] = {1, 1}, cases_at[] = {4, 5};
  const mica_type *vector =
      mica_type_vector((mica_int64s){(const int64_t[]){2}, 1}, NULL, mica_value_type(values[0]));
  if (vector == NULL) return false;
  const mica_attr *at = mica_attr_dense_elements(vector, cases_at, sizeof cases_at, false);
  if (at == NULL) return false;
  mica_op *op = cf_switch_build(b, mica_loc_unknown(), values[0], values, 3, values, 2, at,
                                (mica_int32s){sizes, 2}, block, cases, 2);
  if (op == NULL) return false;
  assert_int_equal(mica_op_operand_count(op), 6);
  assert_int_equal(mica_op_successor_count(op), 3);
  return true;
}
static void operations_with_groups_and_successors(void **state) {
  (void)state;
  sweep(build_groups);
}

// A setter that fails leaves the operands and their sizes as they were.
static bool set_groups(mica_context *ctx, mica_block *block, mica_builder *b) {
  (void)ctx;
  mica_value *values[] = {argument(block, 0), argument(block, 1), argument(block, 2)};
  mica_op *op =
      cf_cond_br_build(b, mica_loc_unknown(), values[0], values, 1, values, 1, NULL, block, block);
  if (op == NULL) return false;
  bool ok = cf_cond_br_set_true_dest_operands(op, values, 3);
  assert_int_equal(cf_cond_br_true_dest_operands_count(op), ok ? 3 : 1);
  assert_int_equal(cf_cond_br_false_dest_operands_count(op), 1);
  assert_int_equal(mica_op_operand_count(op), ok ? 5 : 3);
  assert_ptr_equal(cf_cond_br_false_dest_operands(op, 0), values[0]);
  return ok;
}
static void setters_of_groups(void **state) {
  (void)state;
  sweep(set_groups);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(operations_with_attributes_and_inferred_types),
      cmocka_unit_test(operations_with_groups_and_successors),
      cmocka_unit_test(setters_of_groups),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

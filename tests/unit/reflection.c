// What a definition tells of its operations: summaries, names, kinds and constraints of the parts.
#include "capture.h"

#include "arith/arith.h"
#include "cf/cf.h"
#include "mica/mica.h"
#include "scf/scf.h"
#include "probe/probe.h"

static void expect_part(const mica_op_def *def, mica_part_kind kind, const char *name,
                        const char *constraint, unsigned flags) {
  const mica_part *part = mica_op_def_part(def, kind, mica_str_of(name));
  assert_non_null(part);
  assert_string_equal(part->check->summary, constraint);
  assert_int_equal(part->flags, flags);
}

static size_t count_of(const mica_op_def *def, mica_part_kind kind) {
  size_t count;
  const mica_part *parts = mica_op_def_parts(def, kind, &count);
  assert_int_equal(parts == NULL, count == 0);
  return count;
}

static void parts_have_names_and_constraints(void **state) {
  (void)state;
  const mica_op_def *def = &arith_addi_def;
  assert_string_equal(mica_op_def_summary(def), "Sum of integers, modulo 2^width");
  expect_part(def, MICA_PART_OPERAND, "lhs", "signless-integer-like", 0);
  expect_part(def, MICA_PART_OPERAND, "rhs", "signless-integer-like", 0);
  expect_part(def, MICA_PART_RESULT, "result", "signless-integer-like", 0);
  expect_part(def, MICA_PART_SLOT, "overflowFlags", "Integer overflow arith flags",
              MICA_PART_HAS_DEFAULT);
  assert_int_equal(count_of(def, MICA_PART_OPERAND), 2);
  assert_int_equal(count_of(def, MICA_PART_RESULT), 1);
  assert_int_equal(count_of(def, MICA_PART_SLOT), 1);
  assert_int_equal(count_of(def, MICA_PART_REGION), 0);
  assert_null(mica_op_def_part(def, MICA_PART_RESULT, MICA_STR("lhs")));
  assert_null(mica_op_def_part(def, MICA_PART_OPERAND, MICA_STR("lh")));
}

static void kinds_of_parts(void **state) {
  (void)state;
  expect_part(&cf_cond_br_def, MICA_PART_OPERAND, "condition", "1-bit signless integer", 0);
  expect_part(&cf_cond_br_def, MICA_PART_OPERAND, "trueDestOperands", "variadic of any type",
              MICA_PART_VARIADIC);
  expect_part(&cf_cond_br_def, MICA_PART_SUCCESSOR, "falseDest", "any successor", 0);
  expect_part(&cf_cond_br_def, MICA_PART_SLOT, "branch_weights", "i32 dense array attribute",
              MICA_PART_OPTIONAL);
  expect_part(&cf_switch_def, MICA_PART_SUCCESSOR, "caseDestinations", "any successor",
              MICA_PART_VARIADIC);
  expect_part(&scf_if_def, MICA_PART_REGION, "thenRegion", "region with 1 blocks", 0);
  expect_part(&scf_index_switch_def, MICA_PART_REGION, "caseRegions", "region with 1 blocks",
              MICA_PART_VARIADIC);
  // The sizes of groups are no part.
  assert_null(mica_op_def_part(&cf_cond_br_def, MICA_PART_SLOT, MICA_STR("operandSegmentSizes")));
}

static void attributes_stand_in_the_order_of_their_slots(void **state) {
  (void)state;
  size_t count;
  const mica_part *parts = mica_op_def_parts(&arith_cmpf_def, MICA_PART_SLOT, &count);
  assert_int_equal(count, 2);
  assert_string_equal(parts[ARITH_CMPF_SLOT_FASTMATH].name, "fastmath");
  assert_string_equal(parts[ARITH_CMPF_SLOT_PREDICATE_VALUE].name, "predicate");
}

static mica_walk find_copy(void *found, mica_op *op) {
  if (!probe_copy_isa(op)) return MICA_WALK_ON;
  *(mica_op **)found = op;
  return MICA_WALK_STOP;
}

static void groups_stand_where_the_sizes_say(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_context_register(ctx, &probe_dialect));
  mica_context_allow_unregistered(ctx, true);
  mica_op *module = mica_parse_module(
      ctx,
      MICA_STR("%m:3 = \"u.m\"() : () -> (memref<1xi32>, memref<2xi32>, i32) "
               "\"probe.copy\"(%m#0, %m#1, %m#2) <{operandSegmentSizes = array<i32: 2, 1, 0>}> "
               ": (memref<1xi32>, memref<2xi32>, i32) -> ()"),
      NULL);
  assert_non_null(module);
  mica_op *op = NULL;
  mica_op_walk_before(module, find_copy, &op);
  const mica_segment expected[] = {{0, 2}, {2, 1}, {3, 0}};
  for (size_t i = 0; i < 3; i++) {
    mica_segment group = mica_op_operand_group(op, i);
    assert_int_equal(group.first, expected[i].first);
    assert_int_equal(group.count, expected[i].count);
  }
  assert_int_equal(mica_op_operand_group(op, 3).count, 0);
  mica_op_destroy(module);
  mica_context_destroy(ctx);
}

// Without sizes the counts tell: one group takes what is left, several share it.
static void groups_stand_where_the_counts_say(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  assert_true(mica_context_register(ctx, &probe_dialect));
  mica_builder b = mica_builder_detached(ctx);
  const mica_type *index = mica_type_index(ctx);
  const mica_type *types[] = {index, index, index, index};
  const mica_op_parts parts = {.result_types = types, .result_count = 4};
  mica_op *op = mica_builder_insert_new(&b, mica_loc_unknown(), &probe_names_def, &parts);
  assert_int_equal(mica_op_result_group(op, 0).first, 0);
  assert_int_equal(mica_op_result_group(op, 0).count, 1);
  assert_int_equal(mica_op_result_group(op, 1).first, 1);
  assert_int_equal(mica_op_result_group(op, 1).count, 3);
  mica_op_destroy(op);
  mica_context_destroy(ctx);
}

static void descriptors_written_by_hand_may_say_nothing(void **state) {
  (void)state;
  const mica_op_def plain = {.flags = MICA_OP_ANY_COUNTS, .region_count = 1, .operand_count = 1};
  assert_string_equal(mica_op_def_summary(&plain), "");
  assert_int_equal(count_of(&plain, MICA_PART_OPERAND), 0);
  assert_int_equal(count_of(&plain, MICA_PART_REGION), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_have_names_and_constraints),
      cmocka_unit_test(kinds_of_parts),
      cmocka_unit_test(attributes_stand_in_the_order_of_their_slots),
      cmocka_unit_test(groups_stand_where_the_sizes_say),
      cmocka_unit_test(groups_stand_where_the_counts_say),
      cmocka_unit_test(descriptors_written_by_hand_may_say_nothing),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

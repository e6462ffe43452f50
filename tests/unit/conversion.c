// Dialect conversion from C: what targets take, types that become several, what is undone.
#include <stdio.h>

#include "builtin/builtin.h"
#include "mica/conversion.h"
#include "mica/mica.h"
#include "budget.h"
#include "parsed.h"

static const mica_dialect_def *const dialects[] = {&builtin_dialect};
static parsed_ir read_ir(const char *text) { return parsed(text, dialects, 1); }

static bool is_named(const mica_op *op, const char *name) {
  return mica_str_is(mica_op_name_of(op), name);
}

// ---- Types --------------------------------------------------------------------------------------

// i32 is two of i16, index nothing, f16 refused; others stay.
static mica_type_answer convert_type(void *user, const mica_type *type, mica_type_list *out) {
  (void)user;
  const mica_type *half = mica_type_i(out->context, 16);
  if (mica_type_is_float(type)) return MICA_TYPE_REFUSED;
  if (mica_type_is_index(type)) return MICA_TYPE_CONVERTED;
  const bool is_whole = type == mica_type_i(out->context, 32);
  if (is_whole && !mica_type_list_add(out, half)) return MICA_TYPE_REFUSED;
  return mica_type_list_add(out, is_whole ? half : type) ? MICA_TYPE_CONVERTED : MICA_TYPE_REFUSED;
}

static void types_become_several_or_none(void **state) {
  (void)state;
  mica_context *ctx = mica_context_create(NULL);
  mica_type_converter *types = mica_type_converter_create(ctx);
  assert_true(mica_type_converter_add(types, convert_type, NULL));
  mica_type_list list = {.context = ctx};
  assert_true(mica_type_convert(types, mica_type_i(ctx, 32), &list));
  assert_int_equal(list.size, 2);
  assert_true(mica_type_convert(types, mica_type_index(ctx), &list));
  assert_int_equal(list.size, 2);
  assert_null(mica_type_convert_one(types, mica_type_i(ctx, 32)));
  assert_true(mica_type_is_converted(types, mica_type_i(ctx, 8)));
  assert_false(mica_type_convert(types, mica_type_float(ctx, MICA_F16), &list));
  mica_type_list_free(&list);
  mica_type_converter_destroy(types);
  mica_context_destroy(ctx);
}

// ---- Patterns -----------------------------------------------------------------------------------

typedef struct parts {
  mica_value *operands[8];
  const mica_type *types[8];
  size_t operand_count, type_count, counts[8];
} parts;

static bool convert_operands(mica_conversion *c, const mica_op *op, parts *p) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_value *const *values;
    size_t count;
    if (!mica_conversion_values(c, mica_op_operand(op, i), &values, &count)) return false;
    for (size_t k = 0; k < count; k++) p->operands[p->operand_count++] = values[k];
  }
  return true;
}

static bool convert_results(mica_conversion *c, const mica_op *op, parts *p) {
  mica_type_list list = {.context = mica_op_context(op)};
  bool done = true;
  for (size_t i = 0; done && i < mica_op_result_count(op); i++) {
    const size_t before = list.size;
    done =
        mica_type_convert(mica_conversion_types(c), mica_value_type(mica_op_result(op, i)), &list);
    p->counts[i] = list.size - before;
  }
  for (size_t i = 0; i < list.size; i++) p->types[p->type_count++] = list.data[i];
  mica_type_list_free(&list);
  return done;
}

// The same operation on converted types.
static bool rebuild(mica_conversion *c, mica_op *op) {
  parts p = {0};
  if (is_named(op, "builtin.module") || !convert_operands(c, op, &p) || !convert_results(c, op, &p))
    return false;
  const mica_op_parts made = {.operands = p.operands,
                              .operand_count = p.operand_count,
                              .result_types = p.types,
                              .result_count = p.type_count};
  const mica_op *by = mica_builder_insert_unregistered(&mica_conversion_rewriter(c)->builder,
                                                       mica_op_loc(op), mica_op_name_of(op), &made);
  mica_value *values[8];
  for (size_t i = 0; by != NULL && i < p.type_count; i++) values[i] = mica_op_result(by, i);
  return by != NULL && mica_conversion_replace_many(c, op, values, p.counts);
}
static const mica_conversion_pattern rebuild_pattern = {"rebuild", NULL, 1, rebuild};

static bool is_legal(void *user, const mica_op *op) {
  return is_named(op, "t.stays") || mica_op_is_converted(user, op);
}

static void expect_converted(const char *text, const char *expected) {
  parsed_ir ir = read_ir(text);
  mica_type_converter *types = mica_type_converter_create(ir.ctx);
  assert_true(mica_type_converter_add(types, convert_type, NULL));
  mica_conversion_target *target = mica_conversion_target_create(ir.ctx);
  mica_target_take_unknown(target, is_legal, types);
  const mica_conversion_pattern *const patterns[] = {&rebuild_pattern};
  const mica_conversion_options options = {
      .target = target, .patterns = patterns, .pattern_count = 1, .types = types};
  assert_true(mica_convert(ir.module, &options));
  assert_true(mica_op_verify(ir.module));
  mica_str found = mica_op_to_text(ir.module, NULL);
  assert_string_equal(found.data, expected);
  mica_free(ir.ctx, (char *)(uintptr_t)found.data, found.size + 1);
  mica_conversion_target_destroy(target);
  mica_type_converter_destroy(types);
  parsed_free(&ir);
}

static void values_become_several(void **state) {
  (void)state;
  expect_converted(
      "%0:2 = \"t.make\"() : () -> (i32, i8)\n"
      "\"t.use\"(%0#1, %0#0) : (i8, i32) -> ()",
      "module {\n"
      "  %0:3 = \"t.make\"() : () -> (i16, i16, i8)\n"
      "  \"t.use\"(%0#2, %0#0, %0#1) : (i8, i16, i16) -> ()\n"
      "}\n");
}

static void what_stays_gets_a_cast(void **state) {
  (void)state;
  expect_converted(
      "%0 = \"t.make\"() : () -> i32\n"
      "\"t.stays\"(%0) : (i32) -> ()\n"
      "%1 = \"t.stays\"() : () -> i32\n"
      "\"t.use\"(%1) : (i32) -> ()",
      "module {\n"
      "  %0:2 = \"t.make\"() : () -> (i16, i16)\n"
      "  %1 = unrealized_conversion_cast %0#0, %0#1 : i16, i16 to i32\n"
      "  \"t.stays\"(%1) : (i32) -> ()\n"
      "  %2 = \"t.stays\"() : () -> i32\n"
      "  %3:2 = unrealized_conversion_cast %2 : i32 to i16, i16\n"
      "  \"t.use\"(%3#0, %3#1) : (i16, i16) -> ()\n"
      "}\n");
}

// ---- What is undone -----------------------------------------------------------------------------

// Into "t.other", with all that may be done to blocks on the way.
static bool rewrite_into(mica_conversion *c, mica_op *op, mica_block *rest, const char *name) {
  mica_block *block = mica_region_first(mica_op_region(op, 0));
  const mica_type *type = mica_type_i(mica_op_context(op), 8);
  if (rest == NULL || mica_conversion_add_argument(c, rest, type, mica_op_loc(op)) == NULL)
    return false;
  mica_value *values[] = {mica_block_argument_at(rest, 0)};
  if (!mica_conversion_inline_block(c, block, rest, op, values)) return false;
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  mica_rewriter_before(mica_conversion_rewriter(c), op);
  mica_op *by = mica_builder_insert_unregistered(&mica_conversion_rewriter(c)->builder,
                                                 mica_op_loc(op), mica_str_of(name), &parts);
  return mica_conversion_replace_by(c, op, by);
}
static bool rewrite_badly(mica_conversion *c, mica_op *op) {
  mica_block *before, *rest;
  return is_named(op, "t.old") && mica_conversion_split_at(c, op, &before, &rest) &&
         mica_block_argument_count(before) == 1 && rewrite_into(c, op, rest, "t.bad");
}
static bool rewrite_worse(mica_conversion *c, mica_op *op) {
  return is_named(op, "t.old") &&
         rewrite_into(c, op, mica_conversion_split_block(c, mica_op_block(op), op), "t.bad");
}
static bool change_badly(mica_conversion *c, mica_op *op) {
  if (!is_named(op, "t.old") || !mica_conversion_will_change(c, op)) return false;
  mica_op_set_attribute(op, MICA_STR("t.changed"), mica_attr_unit(mica_op_context(op)));
  mica_op_erase_operands(op, 0, 1);
  return true;
}
static bool rewrite_well(mica_conversion *c, mica_op *op) {
  if (!is_named(op, "t.old")) return false;
  const mica_type *type = mica_type_i(mica_op_context(op), 8);
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  mica_op *by = mica_builder_insert_unregistered(&mica_conversion_rewriter(c)->builder,
                                                 mica_op_loc(op), MICA_STR("t.good"), &parts);
  return mica_conversion_replace_by(c, op, by);
}
static const mica_conversion_pattern bad = {"bad", NULL, 3, rewrite_badly},
                                     worse = {"worse", NULL, 3, rewrite_worse},
                                     changing = {"changing", NULL, 2, change_badly},
                                     good = {"good", NULL, 1, rewrite_well};

static bool is_neither_old_nor_bad(void *user, const mica_op *op) {
  (void)user;
  return !is_named(op, "t.old") && !is_named(op, "t.bad");
}

static const char old[] =
    "module {\n"
    "  \"t.function\"() ({\n"
    "  ^bb0(%arg0: i8):\n"
    "    %0 = \"t.value\"(%arg0) : (i8) -> i8\n"
    "    %1 = \"t.old\"(%0) ({\n"
    "    ^bb0(%arg1: i8):\n"
    "      %2 = \"t.inner\"(%arg1) : (i8) -> i8\n"
    "      \"t.inner\"(%2) : (i8) -> ()\n"
    "    }) : (i8) -> i8\n"
    "    \"t.use\"(%1) : (i8) -> ()\n"
    "  }) : () -> ()\n"
    "}\n";

static void expect_after(const mica_conversion_pattern *const *patterns, size_t count, bool done,
                         const char *expected) {
  parsed_ir ir = read_ir(old);
  mica_context_set_diag_handler(ir.ctx, budget_ignore_message, NULL);
  mica_conversion_target *target = mica_conversion_target_create(ir.ctx);
  mica_target_take_unknown(target, is_neither_old_nor_bad, NULL);
  const mica_conversion_options options = {
      .target = target, .patterns = patterns, .pattern_count = count};
  assert_int_equal(mica_convert(ir.module, &options), done);
  assert_true(mica_op_verify(ir.module));
  mica_str found = mica_op_to_text(ir.module, NULL);
  assert_string_equal(found.data, expected);
  mica_free(ir.ctx, (char *)(uintptr_t)found.data, found.size + 1);
  mica_conversion_target_destroy(target);
  parsed_free(&ir);
}

static void a_failed_conversion_leaves_all_as_it_was(void **state) {
  (void)state;
  const mica_conversion_pattern *const patterns[] = {&bad, &worse, &changing};
  expect_after(patterns, 3, false, old);
}

static void a_pattern_that_leads_nowhere_is_undone(void **state) {
  (void)state;
  const mica_conversion_pattern *const patterns[] = {&good, &changing, &bad, &worse};
  expect_after(patterns, 4, true,
               "module {\n"
               "  \"t.function\"() ({\n"
               "  ^bb0(%arg0: i8):\n"
               "    %0 = \"t.value\"(%arg0) : (i8) -> i8\n"
               "    %1 = \"t.good\"() : () -> i8\n"
               "    \"t.use\"(%1) : (i8) -> ()\n"
               "  }) : () -> ()\n"
               "}\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(types_become_several_or_none),
      cmocka_unit_test(values_become_several),
      cmocka_unit_test(what_stays_gets_a_cast),
      cmocka_unit_test(a_failed_conversion_leaves_all_as_it_was),
      cmocka_unit_test(a_pattern_that_leads_nowhere_is_undone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

// Canonicalizations of cf.switch. Called by generated code; own nothing.
#include <stdlib.h>
#include <string.h>

#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/fold.h"
#include "mica/number.h"
#include "mica/rewrite.h"

#include "target.h"

// Successor 0 is the default, i + 1 that of case i.
static size_t case_count(const mica_op *op) { return cf_switch_case_destinations_count(op); }

// ---- Values of cases ----------------------------------------------------------------------------
// They are compared as they stand in the attribute's data: equal values have equal bytes.

static size_t value_size(const mica_op *op) {
  return mica_element_size(mica_value_type(cf_switch_flag(op)));
}

static const unsigned char *case_bytes(const mica_op *op, size_t index) {
  const mica_attr *values = cf_switch_case_values_attr(op);
  size_t size;
  const unsigned char *data = mica_attr_dense_data(values, &size);
  return mica_attr_dense_is_splat(values) ? data : data + index * value_size(op);
}

// The successor that a value selects.
static size_t successor_of_value(const mica_op *op, const unsigned char *value) {
  for (size_t i = 0; i < case_count(op); i++)
    if (memcmp(case_bytes(op, i), value, value_size(op)) == 0) return i + 1;
  return 0;
}

// ---- A switch with other cases ------------------------------------------------------------------

typedef struct new_switch {
  mica_context *context;
  cf_target *targets;  // of the default, then of each case; one without a block is dropped
  size_t target_count, value_size;
  size_t case_count, operand_count;  // of the cases that stay
  mica_value **operands;
  mica_block **blocks;
  int32_t *sizes;
  unsigned char *values;
} new_switch;

static bool init_switch(new_switch *n, const mica_op *op) {
  *n = (new_switch){.context = mica_op_context(op),
                    .target_count = mica_op_successor_count(op),
                    .value_size = value_size(op)};
  const size_t bytes = n->target_count * sizeof *n->targets;
  n->targets = mica_allocate(n->context, bytes);
  if (n->targets != NULL) memset(n->targets, 0, bytes);
  return n->targets != NULL;
}

static void free_switch(new_switch *n) {
  for (size_t i = 0; n->targets != NULL && i < n->target_count; i++)
    cf_target_free(n->context, &n->targets[i]);
  mica_free(n->context, n->targets, n->target_count * sizeof *n->targets);
  mica_free(n->context, n->operands, n->operand_count * sizeof *n->operands);
  mica_free(n->context, n->blocks, n->case_count * sizeof *n->blocks);
  mica_free(n->context, n->sizes, n->case_count * sizeof *n->sizes);
  mica_free(n->context, n->values, n->case_count * n->value_size);
}

static bool allocate_lists(new_switch *n) {
  for (size_t i = 1; i < n->target_count; i++) {
    n->case_count += n->targets[i].block != NULL;
    n->operand_count += n->targets[i].count;
  }
  n->operands = mica_allocate(n->context, n->operand_count * sizeof *n->operands);
  n->blocks = mica_allocate(n->context, n->case_count * sizeof *n->blocks);
  n->sizes = mica_allocate(n->context, n->case_count * sizeof *n->sizes);
  n->values = mica_allocate(n->context, n->case_count * n->value_size);
  return n->operands != NULL && n->blocks != NULL && n->sizes != NULL && n->values != NULL;
}

static void fill_lists(new_switch *n, const mica_op *op) {
  size_t kept = 0, operands = 0;
  for (size_t i = 1; i < n->target_count; i++) {
    const cf_target *target = &n->targets[i];
    if (target->block == NULL) continue;
    n->blocks[kept] = target->block;
    n->sizes[kept] = (int32_t)target->count;
    memcpy(n->values + kept * n->value_size, case_bytes(op, i - 1), n->value_size);
    for (size_t k = 0; k < target->count; k++) n->operands[operands++] = target->values[k];
    kept++;
  }
}

// A switch without cases has none. False: no memory.
static bool make_values(const new_switch *n, const mica_type *element, const mica_attr **values) {
  const int64_t shape[] = {(int64_t)n->case_count};
  *values = NULL;
  if (n->case_count == 0) return true;
  const mica_type *type = mica_type_vector((mica_int64s){shape, 1}, NULL, element);
  if (type != NULL)
    *values = mica_attr_dense_elements(type, n->values, n->case_count * n->value_size, false);
  return *values != NULL;
}

static bool replace_switch(mica_rewriter *rw, mica_op *op, new_switch *n) {
  const mica_attr *values;
  mica_value *flag = cf_switch_flag(op);
  if (!allocate_lists(n)) return false;
  fill_lists(n, op);
  if (!make_values(n, mica_value_type(flag), &values)) return false;
  const cf_target *other = &n->targets[0];
  const mica_int32s sizes = {n->sizes, n->case_count};
  return mica_rewriter_replace_by(
      rw, op,
      cf_switch_build(&rw->builder, mica_op_loc(op), flag, other->values, other->count, n->operands,
                      n->operand_count, values, sizes, other->block, n->blocks, n->case_count));
}

// Whether a case goes, as the caller knows it.
typedef bool drop_question(const mica_op *op, size_t index, const void *user);

static bool fill_kept(new_switch *n, const mica_op *op, drop_question *is_dropped,
                      const void *user) {
  if (!cf_target_of(op, 0, NULL, &n->targets[0])) return false;
  for (size_t i = 0; i < case_count(op); i++)
    if (!is_dropped(op, i, user) && !cf_target_of(op, i + 1, NULL, &n->targets[i + 1]))
      return false;
  return true;
}

static bool drop_cases(mica_rewriter *rw, mica_op *op, drop_question *is_dropped,
                       const void *user) {
  size_t first = 0;
  while (first < case_count(op) && !is_dropped(op, first, user)) first++;
  if (first == case_count(op)) return false;
  new_switch n;
  const bool done = init_switch(&n, op) && fill_kept(&n, op, is_dropped, user) &&
                    replace_switch(rw, op, &n);
  free_switch(&n);
  return done;
}

// ---- Patterns -----------------------------------------------------------------------------------

static bool go_to_lone_default(mica_rewriter *rw, mica_op *op) {
  return case_count(op) == 0 && cf_branch_to_successor(rw, op, 0);
}

static bool goes_to_default(const mica_op *op, size_t index, const void *user) {
  (void)user;
  return cf_targets_equal(op, 0, index + 1);
}
static bool drop_cases_like_default(mica_rewriter *rw, mica_op *op) {
  return drop_cases(rw, op, goes_to_default, NULL);
}

static bool go_where_constant_says(mica_rewriter *rw, mica_op *op) {
  const mica_number flag = mica_number_of(mica_value_constant_attr(cf_switch_flag(op)));
  if (!mica_number_is_any(flag)) return false;
  const size_t size = value_size(op);
  unsigned char *bytes = mica_allocate(mica_op_context(op), size);
  if (bytes == NULL) return false;
  mica_number_store(flag, bytes);
  const bool done = cf_branch_to_successor(rw, op, successor_of_value(op, bytes));
  mica_free(mica_rewriter_context(rw), bytes, size);
  return done;
}

// The ways of a switch, each past blocks that only branch on. `any`: one of them gets shorter.
static bool fill_through(mica_rewriter *rw, new_switch *n, const mica_op *op, bool *any) {
  *any = false;
  for (size_t i = 0; i < n->target_count; i++) {
    const mica_op *through = cf_branch_through(rw, mica_op_successor(op, i));
    if (!cf_target_of(op, i, through, &n->targets[i])) return false;
    *any |= through != NULL;
  }
  return true;
}
static bool may_go_through(const mica_op *op) {
  for (size_t i = 0; i < mica_op_successor_count(op); i++)
    if (cf_br_isa(mica_block_first(mica_op_successor(op, i)))) return true;
  return false;
}
static bool go_through(mica_rewriter *rw, mica_op *op) {
  if (!may_go_through(op)) return false;
  new_switch n;
  bool any;
  const bool done = init_switch(&n, op) && fill_through(rw, &n, op, &any) && any &&
                    replace_switch(rw, op, &n);
  free_switch(&n);
  return done;
}

// The switch that alone leads here, by one successor, if it asked the same.
static const mica_op *same_switch_before(const mica_op *op) {
  const mica_block *before = cf_single_predecessor(mica_op_block(op));
  const mica_op *branch = before == NULL ? NULL : mica_block_last(before);
  if (branch == NULL || !cf_switch_isa(branch)) return NULL;
  return cf_switch_flag(branch) == cf_switch_flag(op) ? branch : NULL;
}

static bool go_where_case_went(mica_rewriter *rw, mica_op *op) {
  const mica_op *before = same_switch_before(op);
  if (before == NULL || cf_switch_default_destination(before) == mica_op_block(op)) return false;
  size_t i = 0;
  while (cf_switch_case_destinations(before, i) != mica_op_block(op)) i++;
  return cf_branch_to_successor(rw, op, successor_of_value(op, case_bytes(before, i)));
}

// ---- Behind the default of a switch -------------------------------------------------------------

typedef struct value_set {  // of a switch, in their order
  struct set_value {
    const unsigned char *bytes;
    size_t size;
  } * data;
  size_t size;
} value_set;

static int compare_values(const void *a, const void *b) {
  const struct set_value *one = a, *other = b;
  return memcmp(one->bytes, other->bytes, one->size);
}

static bool has_value(const mica_op *op, size_t index, const void *user) {
  const value_set *set = user;
  const struct set_value value = {case_bytes(op, index), value_size(op)};
  return bsearch(&value, set->data, set->size, sizeof value, compare_values) != NULL;
}

// Values that led elsewhere don't come here.
static bool drop_cases_before(mica_rewriter *rw, mica_op *op) {
  const mica_op *before = same_switch_before(op);
  if (before == NULL || cf_switch_default_destination(before) != mica_op_block(op)) return false;
  mica_context *ctx = mica_rewriter_context(rw);
  value_set set = {.size = case_count(before)};
  set.data = mica_allocate(ctx, set.size * sizeof *set.data);
  if (set.data == NULL) return false;
  for (size_t i = 0; i < set.size; i++)
    set.data[i] = (struct set_value){case_bytes(before, i), value_size(before)};
  if (set.size > 1) qsort(set.data, set.size, sizeof *set.data, compare_values);
  const bool done = set.size > 0 && drop_cases(rw, op, has_value, &set);
  mica_free(ctx, set.data, set.size * sizeof *set.data);
  return done;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(go_to_lone_default_pattern, "simplifySwitchWithOnlyDefault", &cf_switch_def,
                    go_to_lone_default);
MICA_DEFINE_PATTERN(drop_cases_like_default_pattern, "dropSwitchCasesThatMatchDefault",
                    &cf_switch_def, drop_cases_like_default);
MICA_DEFINE_PATTERN(go_where_constant_says_pattern, "simplifyConstSwitchValue", &cf_switch_def,
                    go_where_constant_says);
MICA_DEFINE_PATTERN(go_through_pattern, "simplifyPassThroughSwitch", &cf_switch_def, go_through);
MICA_DEFINE_PATTERN(go_where_case_went_pattern, "simplifySwitchFromSwitchOnSameCondition",
                    &cf_switch_def, go_where_case_went);
MICA_DEFINE_PATTERN(drop_cases_before_pattern, "simplifySwitchFromDefaultSwitchOnSameCondition",
                    &cf_switch_def, drop_cases_before);

const mica_pattern *const cf_switch_canonicalizations[] = {&go_to_lone_default_pattern,
                                                           &drop_cases_like_default_pattern,
                                                           &go_where_constant_says_pattern,
                                                           &go_through_pattern,
                                                           &go_where_case_went_pattern,
                                                           &drop_cases_before_pattern,
                                                           NULL};

// --convert-scf-to-cf. The block that holds an operation is split behind what stands before it; the
// blocks of its regions move in between.
#include "scf_to_cf.h"

#include "conversion/conversion.h"

mica_value **scf_to_cf_operands(mica_conversion *c, const mica_op *op, size_t first, size_t count) {
  mica_value **values = mica_conversion_array(c, count);
  for (size_t i = 0; values != NULL && i < count; i++) values[i] = mica_op_operand(op, first + i);
  return values;
}

bool scf_to_cf_branch(mica_conversion *c, mica_loc loc, mica_block *to, mica_value *const *values,
                      size_t count) {
  mica_builder *b = &mica_conversion_rewriter(c)->builder;
  return values != NULL && cf_br_build(b, loc, values, count, to) != NULL;
}

bool scf_to_cf_end(mica_conversion *c, mica_op *end, mica_loc loc, mica_block *to) {
  const size_t count = mica_op_operand_count(end);
  mica_rewriter_before(mica_conversion_rewriter(c), end);
  return scf_to_cf_branch(c, loc, to, scf_to_cf_operands(c, end, 0, count), count) &&
         mica_conversion_erase(c, end);
}

static mica_block *last_block(const mica_region *region) { return region->last; }

static bool inline_before(mica_conversion *c, mica_region *region, mica_block *before) {
  return mica_conversion_inline_region(c, region, mica_block_region(before), before);
}

// The operation's results become the arguments of a block, from one on.
static bool replace_by_arguments(mica_conversion *c, mica_op *op, const mica_block *block,
                                 size_t first) {
  const size_t count = mica_op_result_count(op);
  mica_value **values = mica_conversion_array(c, count);
  if (values == NULL) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_block_argument_at(block, first + i);
  return mica_conversion_replace(c, op, values);
}

static bool add_results(mica_conversion *c, const mica_op *op, mica_block *block) {
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const mica_type *type = mica_value_type(mica_op_result(op, i));
    if (mica_conversion_add_argument(c, block, type, mica_op_loc(op)) == NULL) return false;
  }
  return true;
}

static mica_op *branch_on(mica_conversion *c, mica_loc loc, mica_value *condition, mica_block *yes,
                          mica_value *const *values, size_t count, mica_block *no) {
  return cf_cond_br_build(&mica_conversion_rewriter(c)->builder, loc, condition, values, count,
                          NULL, 0, NULL, yes, no);
}

// ---- scf.for ------------------------------------------------------------------------------------

// What is said to LLVM of the loop is said of the branch back.
static bool copy_annotations(mica_context *ctx, const mica_op *loop, mica_op *branch) {
  const mica_named_attrs all = mica_attr_dictionary_entries(mica_op_discardable(loop));
  for (size_t i = 0; i < all.size; i++) {
    if (!mica_str_is(mica_attr_dialect_name(all.data[i].value), "llvm")) continue;
    const mica_attr *more = mica_attr_dictionary_set(ctx, mica_op_discardable(branch),
                                                     all.data[i].name, all.data[i].value);
    if (more == NULL) return false;
    mica_op_set_discardable(branch, more);
  }
  return true;
}

// Steps, and goes back to the condition.
static bool end_body(mica_conversion *c, const mica_op *op, mica_op *end, mica_block *condition) {
  mica_builder *b = &mica_conversion_rewriter(c)->builder;
  const size_t count = mica_op_operand_count(end);
  mica_value **values = mica_conversion_array(c, count + 1);
  if (values == NULL) return false;
  mica_rewriter_before(mica_conversion_rewriter(c), end);
  mica_op *stepped = arith_addi_build(b, mica_op_loc(op), mica_block_argument_at(condition, 0),
                                      scf_for_step(op), ARITH_INTEGER_OVERFLOW_FLAGS_NONE);
  if (stepped == NULL) return false;
  values[0] = mica_op_result(stepped, 0);
  for (size_t i = 0; i < count; i++) values[i + 1] = mica_op_operand(end, i);
  mica_op *branch = cf_br_build(b, mica_op_loc(op), values, count + 1, condition);
  return branch != NULL && copy_annotations(mica_op_context(op), op, branch) &&
         mica_conversion_erase(c, end);
}

static bool begin_loop(mica_conversion *c, const mica_op *op, mica_block *before,
                       mica_block *condition) {
  const mica_loop_values carried = scf_for_loop_values(op);
  mica_value **values = mica_conversion_array(c, carried.init_count + 1);
  if (values == NULL) return false;
  values[0] = scf_for_lower_bound(op);
  for (size_t i = 0; i < carried.init_count; i++)
    values[i + 1] = mica_op_operand(op, carried.first_init + i);
  mica_rewriter_at_end(mica_conversion_rewriter(c), before);
  return scf_to_cf_branch(c, mica_op_loc(op), condition, values, carried.init_count + 1);
}

static bool ask_bound(mica_conversion *c, const mica_op *op, mica_block *condition,
                      mica_block *body, mica_block *after) {
  mica_rewriter_at_end(mica_conversion_rewriter(c), condition);
  const arith_cmpi_predicate predicate = scf_for_unsigned_cmp(op) ? ARITH_CMPI_PREDICATE_ULT
                                                                  : ARITH_CMPI_PREDICATE_SLT;
  const mica_op *is_below = arith_cmpi_build(&mica_conversion_rewriter(c)->builder, mica_op_loc(op),
                                             predicate, mica_block_argument_at(condition, 0),
                                             scf_for_upper_bound(op));
  return is_below != NULL &&
         branch_on(c, mica_op_loc(op), mica_op_result(is_below, 0), body, NULL, 0, after) != NULL;
}

// The first block of the body keeps its arguments and asks whether there is another iteration.
static bool rewrite_for(mica_conversion *c, mica_op *op) {
  mica_region *region = scf_for_region(op);
  mica_block *before, *after, *condition = mica_region_first(region);
  if (!mica_conversion_split_at(c, op, &before, &after)) return false;
  mica_block *body = mica_conversion_split_block(c, condition, mica_block_first(condition));
  if (body == NULL) return false;
  mica_op *end = mica_block_last(last_block(region));
  return inline_before(c, region, after) && end_body(c, op, end, condition) &&
         begin_loop(c, op, before, condition) && ask_bound(c, op, condition, body, after) &&
         replace_by_arguments(c, op, condition, 1);
}
static const mica_conversion_pattern for_pattern = {"ForLowering", &scf_for_def, 1, rewrite_for};

// ---- scf.if -------------------------------------------------------------------------------------

static bool inline_branch(mica_conversion *c, mica_op *op, mica_region *region, mica_block *to) {
  return scf_to_cf_end(c, mica_block_last(last_block(region)), mica_op_loc(op), to) &&
         inline_before(c, region, to);
}

// Where both ways meet: with arguments for the results, if there are any.
static mica_block *meeting_block(mica_conversion *c, const mica_op *op, mica_block *after) {
  if (mica_op_result_count(op) == 0) return after;
  mica_block *block = mica_conversion_new_block(c, mica_block_region(after), after,
                                                (mica_types){NULL, 0}, mica_op_loc(op));
  if (block == NULL || !add_results(c, op, block)) return NULL;
  mica_value *const none[1] = {NULL};
  return scf_to_cf_branch(c, mica_op_loc(op), after, none, 0) ? block : NULL;
}

static bool rewrite_if(mica_conversion *c, mica_op *op) {
  mica_block *before, *after;
  if (!mica_conversion_split_at(c, op, &before, &after)) return false;
  mica_block *meeting = meeting_block(c, op, after);
  if (meeting == NULL) return false;
  mica_region *yes = scf_if_then_region(op), *no = scf_if_else_region(op);
  mica_block *first_yes = mica_region_first(yes);
  mica_block *first_no = mica_region_is_empty(no) ? meeting : mica_region_first(no);
  if (!inline_branch(c, op, yes, meeting)) return false;
  if (!mica_region_is_empty(no) && !inline_branch(c, op, no, meeting)) return false;
  mica_rewriter_at_end(mica_conversion_rewriter(c), before);
  return branch_on(c, mica_op_loc(op), scf_if_condition(op), first_yes, NULL, 0, first_no) !=
             NULL &&
         replace_by_arguments(c, op, meeting, 0);
}
static const mica_conversion_pattern if_pattern = {"IfLowering", &scf_if_def, 1, rewrite_if};

// ---- scf.execute_region -------------------------------------------------------------------------

static bool rewrite_execute_region(mica_conversion *c, mica_op *op) {
  mica_region *region = scf_execute_region_region(op);
  mica_block *before, *after;
  mica_value *const none[1] = {NULL};
  if (!mica_conversion_split_at(c, op, &before, &after)) return false;
  mica_rewriter_at_end(mica_conversion_rewriter(c), before);
  if (!scf_to_cf_branch(c, mica_op_loc(op), mica_region_first(region), none, 0)) return false;
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    mica_op *end = mica_block_last(b);
    if (scf_yield_isa(end) && !scf_to_cf_end(c, end, mica_op_loc(op), after)) return false;
  }
  return inline_before(c, region, after) && add_results(c, op, after) &&
         replace_by_arguments(c, op, after, 0);
}
static const mica_conversion_pattern execute_region_pattern = {
    "ExecuteRegionLowering", &scf_execute_region_def, 1, rewrite_execute_region};

// ---- scf.while ----------------------------------------------------------------------------------

static bool begin_while(mica_conversion *c, const mica_op *op, mica_block *before,
                        mica_block *first) {
  const size_t count = mica_op_operand_count(op);
  mica_rewriter_at_end(mica_conversion_rewriter(c), before);
  return scf_to_cf_branch(c, mica_op_loc(op), first, scf_to_cf_operands(c, op, 0, count), count);
}

// What is passed on with the condition goes to `yes`, and is what the loop gives.
static bool ask_condition(mica_conversion *c, mica_op *op, mica_op *condition, mica_block *yes,
                          mica_block *no) {
  const size_t count = mica_op_operand_count(condition) - 1;
  mica_value **values = scf_to_cf_operands(c, condition, 1, count);
  if (values == NULL) return false;
  mica_rewriter_before(mica_conversion_rewriter(c), condition);
  return branch_on(c, mica_op_loc(condition), mica_op_operand(condition, 0), yes, values, count,
                   no) != NULL &&
         mica_conversion_erase(c, condition) && mica_conversion_replace(c, op, values);
}

static bool rewrite_while(mica_conversion *c, mica_op *op) {
  mica_region *asks = scf_while_before(op), *body = scf_while_after(op);
  mica_block *before, *after;
  if (!mica_conversion_split_at(c, op, &before, &after)) return false;
  mica_block *first = mica_region_first(asks), *first_body = mica_region_first(body);
  mica_op *condition = mica_block_last(last_block(asks)), *end = mica_block_last(last_block(body));
  return inline_before(c, body, after) && inline_before(c, asks, first_body) &&
         begin_while(c, op, before, first) && scf_to_cf_end(c, end, mica_op_loc(end), first) &&
         ask_condition(c, op, condition, first_body, after);
}
static const mica_conversion_pattern while_pattern = {"WhileLowering", &scf_while_def, 1,
                                                      rewrite_while};

// The body only passes on what it gets.
static bool has_no_body(const mica_op *op) {
  const mica_block *block = mica_region_first(scf_while_after(op));
  const mica_op *end = mica_block_first(block);
  if (!scf_yield_isa(end) || mica_op_operand_count(end) != mica_block_argument_count(block))
    return false;
  for (size_t i = 0; i < mica_op_operand_count(end); i++)
    if (mica_op_operand(end, i) != mica_block_argument_at(block, i)) return false;
  return true;
}

static bool rewrite_do_while(mica_conversion *c, mica_op *op) {
  if (!has_no_body(op)) return false;
  mica_region *asks = scf_while_before(op);
  mica_block *before, *after, *first = mica_region_first(asks);
  mica_op *condition = mica_block_last(last_block(asks));
  return mica_conversion_split_at(c, op, &before, &after) && inline_before(c, asks, after) &&
         begin_while(c, op, before, first) && ask_condition(c, op, condition, first, after);
}
static const mica_conversion_pattern do_while_pattern = {"DoWhileLowering", &scf_while_def, 2,
                                                         rewrite_do_while};

// ---- scf.index_switch ---------------------------------------------------------------------------

static bool inline_case(mica_conversion *c, mica_region *region, mica_block *to) {
  mica_op *end = mica_block_last(last_block(region));
  return scf_to_cf_end(c, end, mica_op_loc(end), to) && inline_before(c, region, to);
}

static bool build_switch(mica_conversion *c, const mica_op *op, mica_block *otherwise,
                         mica_block *const *blocks, mica_int64s cases) {
  mica_context *ctx = mica_op_context(op);
  mica_builder *b = &mica_conversion_rewriter(c)->builder;
  const mica_type *i32 = mica_type_integer(ctx, 32, MICA_SIGNLESS);
  const mica_op *flag = arith_index_cast_build(b, mica_op_loc(op), i32, scf_index_switch_arg(op));
  if (flag == NULL) return false;
  const mica_attr *values = cases.size == 0 ? NULL : mica_attr_integer_vector(i32, cases);
  if (values == NULL && cases.size != 0) return false;
  int32_t *none = mica_allocate(ctx, (cases.size + 1) * sizeof *none);
  if (none == NULL) return false;
  memset(none, 0, (cases.size + 1) * sizeof *none);
  const mica_op *made = cf_switch_build(b, mica_op_loc(op), mica_op_result(flag, 0), NULL, 0, NULL,
                                        0, values, (mica_int32s){none, cases.size}, otherwise,
                                        blocks, cases.size);
  mica_free(ctx, none, (cases.size + 1) * sizeof *none);
  return made != NULL;
}

static bool inline_cases(mica_conversion *c, mica_op *op, mica_block *after, mica_block **blocks) {
  for (size_t i = 0; i < scf_index_switch_case_regions_count(op); i++) {
    mica_region *region = scf_index_switch_case_regions(op, i);
    blocks[i] = mica_region_first(region);
    if (!inline_case(c, region, after)) return false;
  }
  return true;
}

static bool rewrite_index_switch(mica_conversion *c, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const mica_int64s cases = scf_index_switch_cases(op);
  mica_region *rest = scf_index_switch_default_region(op);
  mica_block *before, *after, *otherwise = mica_region_first(rest);
  if (!mica_conversion_split_at(c, op, &before, &after) || !add_results(c, op, after)) return false;
  mica_block **blocks = mica_allocate(ctx, (cases.size + 1) * sizeof *blocks);
  bool done = blocks != NULL && inline_cases(c, op, after, blocks) && inline_case(c, rest, after);
  mica_rewriter_at_end(mica_conversion_rewriter(c), before);
  done = done && build_switch(c, op, otherwise, blocks, cases);
  mica_free(ctx, blocks, (cases.size + 1) * sizeof *blocks);
  return done && replace_by_arguments(c, op, after, 0);
}
static const mica_conversion_pattern index_switch_pattern = {
    "IndexSwitchLowering", &scf_index_switch_def, 1, rewrite_index_switch};

// ---- The pass -----------------------------------------------------------------------------------

const mica_conversion_pattern *const conversion_scf_to_control_flow_patterns[] = {
    &scf_to_cf_forall,     &for_pattern,      &if_pattern,
    &scf_to_cf_parallel,   &while_pattern,    &execute_region_pattern,
    &index_switch_pattern, &do_while_pattern, NULL};

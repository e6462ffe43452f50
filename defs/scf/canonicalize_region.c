// Canonicalizations of scf.execute_region and scf.index_switch. Called by generated code; own
// nothing.
#include "cf/cf.h"
#include "mica/context.h"
#include "rewrite.h"

// ---- scf.execute_region -------------------------------------------------------------------------

static bool inline_one_block(mica_rewriter *rw, mica_op *op) {
  const mica_region *region = scf_execute_region_region(op);
  if (!mica_region_has_one_block(region) || scf_execute_region_no_inline(op)) return false;
  return scf_replace_by_block(rw, op, mica_region_first(region), NULL);
}

// Whether the operation's region may have several blocks.
static bool takes_blocks(const mica_op *op) {
  return scf_execute_region_isa(op) || mica_op_interface(op, &mica_function_interface_id) != NULL;
}

// The branches that replace the ends of the region, in the order of its blocks, and before them the
// one that enters it; detached.
typedef struct branches {
  mica_context *context;
  mica_op **data;
  size_t size, capacity;
} branches;

static mica_op *yield_of(const mica_block *block) {
  mica_op *last = mica_block_last(block);
  return last != NULL && scf_yield_isa(last) ? last : NULL;
}

static bool init_branches(branches *list, const mica_region *region) {
  size_t count = 1;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    count += yield_of(b) != NULL;
  list->data = mica_allocate(list->context, count * sizeof *list->data);
  if (list->data != NULL) list->capacity = count;
  return list->data != NULL;
}

static bool add_branch(branches *list, mica_loc loc, mica_block *to, const mica_op *yield) {
  scf_values passed;
  const size_t count = yield == NULL ? 0 : mica_op_operand_count(yield);
  mica_builder detached = mica_builder_detached(list->context);
  if (!scf_values_init(list->context, &passed, count)) return false;
  if (yield != NULL) scf_values_add_operands(&passed, yield, 0, count);
  mica_op *branch = cf_br_build(&detached, loc, passed.data, count, to);
  scf_values_free(list->context, &passed);
  if (branch != NULL) list->data[list->size++] = branch;
  return branch != NULL;
}

static bool build_branches(branches *list, const mica_op *op, mica_block *after) {
  const mica_region *region = scf_execute_region_region(op);
  if (!init_branches(list, region) ||
      !add_branch(list, mica_op_loc(op), mica_region_first(region), NULL))
    return false;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    const mica_op *yield = yield_of(b);
    if (yield != NULL && !add_branch(list, mica_op_loc(yield), after, yield)) return false;
  }
  return true;
}

static void free_branches(branches *list) {
  for (size_t i = 0; i < list->size; i++) mica_op_destroy(list->data[i]);
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
}

static bool add_arguments(mica_block *block, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const mica_value *result = mica_op_result(op, i);
    if (mica_block_add_argument(mica_op_context(op), block, mica_value_type(result),
                                mica_value_loc(result)) == NULL)
      return false;
  }
  return true;
}

static void insert(mica_rewriter *rw, mica_op *branch, mica_block *block) {
  mica_rewriter_at_end(rw, block);
  mica_builder_insert(&rw->builder, branch);
}

// All that can fail is done: the region's blocks go between the two.
static void join_blocks(mica_rewriter *rw, mica_op *op, mica_block *before, mica_block *after,
                        branches *list) {
  mica_region *region = scf_execute_region_region(op);
  size_t next = 0;
  insert(rw, list->data[next++], before);
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    mica_op *yield = yield_of(b);
    if (yield == NULL) continue;
    mica_rewriter_erase(rw, yield);
    insert(rw, list->data[next++], b);
  }
  list->size = 0;
  mica_rewriter_inline_region(rw, region, mica_block_region(before), after);
  mica_rewriter_replace(rw, op, after->arguments);
}

static bool inline_blocks(mica_rewriter *rw, mica_op *op) {
  if (scf_execute_region_no_inline(op) || !takes_blocks(mica_op_parent(op))) return false;
  mica_block *before = mica_op_block(op), *after = mica_rewriter_split_block(rw, before, op);
  if (after == NULL) return false;
  branches list = {.context = mica_rewriter_context(rw)};
  const bool done = add_arguments(after, op) && build_branches(&list, op, after);
  if (done) join_blocks(rw, op, before, after, &list);
  free_branches(&list);
  if (!done) mica_rewriter_inline_block(rw, after, before, NULL, after->arguments);
  return done;
}

MICA_DEFINE_PATTERN(inline_one_block_pattern, "SingleBlockExecuteInliner", &scf_execute_region_def,
                    inline_one_block);
MICA_DEFINE_PATTERN(inline_blocks_pattern, "MultiBlockExecuteInliner", &scf_execute_region_def,
                    inline_blocks);
MICA_REGION_BRANCH_PATTERNS(execute, &scf_execute_region_def);

const mica_pattern *const scf_execute_region_canonicalizations[] = {&inline_one_block_pattern,
                                                                    &inline_blocks_pattern,
                                                                    &execute_forward,
                                                                    &execute_merge,
                                                                    &execute_drop,
                                                                    NULL};

// ---- scf.index_switch ---------------------------------------------------------------------------

// The region of the case, or the default's, which stands first.
static size_t region_of(mica_int64s cases, int64_t value) {
  for (size_t i = 0; i < cases.size; i++)
    if (cases.data[i] == value) return i + 1;
  return 0;
}

static bool take_constant_case(mica_rewriter *rw, mica_op *op) {
  int64_t value;
  if (!mica_number_to_i64(scf_constant(scf_index_switch_arg(op)), &value)) return false;
  const size_t region = region_of(scf_index_switch_cases(op), value);
  return scf_replace_by_block(rw, op, mica_region_first(mica_op_region(op, region)), NULL);
}

MICA_DEFINE_PATTERN(take_constant_case_pattern, "FoldConstantCase", &scf_index_switch_def,
                    take_constant_case);
MICA_REGION_BRANCH_PATTERNS(choice, &scf_index_switch_def);

const mica_pattern *const scf_index_switch_canonicalizations[] = {
    &take_constant_case_pattern, &choice_forward, &choice_merge, &choice_drop, NULL};

// How what is known of values goes from operands to results and arguments: the same way for
// constants and for ranges, but for what an operation makes of it.
#include "dataflow.h"
#include "mica/control_flow.h"
#include "mica/verify.h"

// ---- Regions ------------------------------------------------------------------------------------

// The results of a branch between regions, or the arguments of one's first block.
typedef struct inputs {
  mica_op *branch;
  mica_block *entry;  // NULL: results
  size_t count;
} inputs;

static mica_value *input_at(const inputs *in, size_t i) {
  return in->entry != NULL ? mica_block_argument_at(in->entry, i) : mica_op_result(in->branch, i);
}

static void forget_all(passes_flow *f, passes_flow_analysis analysis, const inputs *in) {
  for (size_t i = 0; i < in->count; i++) passes_flow_forget(f, analysis, input_at(in, i));
}

static void forget_others(passes_flow *f, passes_flow_analysis analysis, const inputs *in,
                          size_t first, size_t count) {
  for (size_t i = 0; i < in->count; i++)
    if (i < first || i >= first + count) passes_flow_forget(f, analysis, input_at(in, i));
}

// What nothing is passed to.
static void visit_others(passes_flow *f, passes_flow_item item, const inputs *in, size_t first,
                         size_t count) {
  if (item.analysis == PASSES_FLOW_RANGES && in->entry != NULL)
    passes_flow_infer_arguments(f, item, in->branch, mica_block_region(in->entry), first, count);
  else forget_others(f, item.analysis, in, first, count);
}

// False: it isn't known.
static bool passed_by(const mica_op *from, const inputs *in, mica_successor_operands *passed) {
  const ptrdiff_t region = in->entry == NULL
                               ? MICA_REGION_PARENT
                               : (ptrdiff_t)mica_region_index(mica_block_region(in->entry));
  if (from == in->branch) {
    *passed = mica_region_branch_entry_operands(in->branch, region);
    return true;
  }
  if (mica_op_interface(from, &mica_region_branch_terminator_interface_id) == NULL) return false;
  *passed = mica_region_branch_terminator_operands(from, region);
  return true;
}

// One value is passed to another.
static void pass(passes_flow *f, passes_flow_item item, const mica_value *to,
                 const mica_value *from) {
  passes_flow_depend_on(f, from, to, item);
  passes_flow_join(f, item.analysis, to, from);
}

static passes_flow_todo *todo_of(passes_flow *f, passes_flow_item item) {
  const passes_flow_point point = item.point;
  passes_flow_sources *sources = passes_flow_sources_of(
      f, point.block != NULL ? (const void *)point.block : (const void *)point.op);
  return sources == NULL ? NULL : &sources->todo[item.analysis];
}

// What has changed since the last visit.
static void visit_changes(passes_flow *f, passes_flow_item item) {
  passes_flow_todo *todo = todo_of(f, item);
  if (todo == NULL) return;
  passes_flow_list changes = todo->changes;
  passes_flow_change change;
  todo->changes = (passes_flow_list){0};
  while (passes_flow_next_change(f, &changes, &change))
    passes_flow_join(f, item.analysis, change.to, change.from);
}

typedef void visit_source(passes_flow *f, passes_flow_item item, const inputs *in,
                          const passes_flow_predecessor *from);

// The sources that are new.
static void visit_new(passes_flow *f, passes_flow_item item, const passes_flow_list *known,
                      const inputs *in, visit_source *visit) {
  passes_flow_todo *todo = todo_of(f, item);
  if (todo == NULL) return;
  size_t next = todo->joined == 0 ? known->first : f->predecessors[todo->joined - 1].next;
  todo->joined = known->last;
  while (next != 0) {
    const passes_flow_predecessor from = f->predecessors[next - 1];
    visit(f, item, in, &from);
    next = from.next;
  }
}

// `point`: whose sources they are, an operation or a block.
static void visit_sources(passes_flow *f, passes_flow_item item, const void *point,
                          const inputs *in, visit_source *visit) {
  passes_flow_depend_on_sources(f, point, item);
  const passes_flow_sources *sources = passes_flow_sources_of(f, point);
  if (sources == NULL) return;
  const passes_flow_list known = sources->known;
  if (sources->has_unknown) {
    forget_all(f, item.analysis, in);
    return;
  }
  visit_new(f, item, &known, in, visit);
  visit_changes(f, item);
}

static void visit_region_source(passes_flow *f, passes_flow_item item, const inputs *in,
                                const passes_flow_predecessor *from) {
  mica_successor_operands passed;
  if (!passed_by(from->op, in, &passed)) {
    forget_all(f, item.analysis, in);
    return;
  }
  if (from->input_count != in->count)
    visit_others(f, item, in, from->first_input, from->input_count);
  for (size_t k = 0; k < passed.count && k < from->input_count; k++)
    pass(f, item, input_at(in, from->first_input + k), mica_op_operand(from->op, passed.first + k));
}

static void visit_inputs(passes_flow *f, passes_flow_item item, const inputs *in) {
  const void *point = in->entry != NULL ? (void *)in->entry : (void *)in->branch;
  const passes_flow_sources *sources = passes_flow_sources_of(f, point);
  passes_flow_todo *todo = todo_of(f, item);
  if (sources == NULL || todo == NULL) return;
  const size_t first = sources->known.first;
  const bool others_changed = todo->others_changed;
  todo->others_changed = false;
  if (others_changed && first != 0) {
    const passes_flow_predecessor from = f->predecessors[first - 1];
    visit_others(f, item, in, from.first_input, from.input_count);
  }
  visit_sources(f, item, point, in, visit_region_source);
}

// ---- Calls --------------------------------------------------------------------------------------

static void visit_return(passes_flow *f, passes_flow_item item, const inputs *in,
                         const passes_flow_predecessor *from) {
  for (size_t k = 0; k < from->input_count && k < in->count; k++)
    pass(f, item, input_at(in, k), mica_op_operand(from->op, k));
}

static void visit_call(passes_flow *f, passes_flow_item item, const inputs *in,
                       const passes_flow_predecessor *from) {
  const mica_successor_operands passed = mica_call_arguments(from->op);
  for (size_t k = 0; k < passed.count && k < in->count; k++)
    pass(f, item, input_at(in, k), mica_op_operand(from->op, passed.first + k));
}

// ---- Operations ---------------------------------------------------------------------------------

static void visit_op(passes_flow *f, passes_flow_item item) {
  mica_op *op = item.point.op;
  const inputs in = {op, NULL, mica_op_result_count(op)};
  if (in.count == 0) return;
  if (mica_op_block(op) != NULL && !passes_flow_is_live(f, mica_op_block(op))) return;
  if (mica_op_region_count(op) != 0 &&
      mica_op_interface(op, &mica_region_branch_interface_id) != NULL) {
    visit_inputs(f, item, &in);
    return;
  }
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    passes_flow_watch_users(f, mica_op_operand(op, i), item.analysis == PASSES_FLOW_RANGES,
                            item.analysis);
  if (mica_op_interface(op, &mica_call_interface_id) != NULL)
    visit_sources(f, item, op, &in, visit_return);
  else if (item.analysis == PASSES_FLOW_RANGES) passes_flow_infer(f, op);
  else passes_flow_simulate(f, op);
}

// ---- Blocks -------------------------------------------------------------------------------------

static void visit_entry(passes_flow *f, passes_flow_item item) {
  mica_block *block = item.point.block;
  mica_op *parent = mica_region_parent(mica_block_region(block));
  const inputs in = {parent, block, mica_block_argument_count(block)};
  if (mica_op_interface(parent, &mica_callable_interface_id) != NULL &&
      mica_callable_region(parent) == mica_block_region(block))
    visit_sources(f, item, parent, &in, visit_call);
  else if (mica_op_interface(parent, &mica_region_branch_interface_id) != NULL)
    visit_inputs(f, item, &in);
  else visit_others(f, item, &in, 0, 0);
}

static void visit_edge(passes_flow *f, passes_flow_item item, const mica_op *branch,
                       size_t successor) {
  const mica_block *block = item.point.block;
  const bool is_branch = mica_op_interface(branch, &mica_branch_interface_id) != NULL;
  for (size_t i = 0; i < mica_block_argument_count(block); i++) {
    const mica_value *to = mica_block_argument_at(block, i);
    const mica_value *from = is_branch ? mica_branch_value_of_argument(branch, successor, i) : NULL;
    if (from == NULL) passes_flow_forget(f, item.analysis, to);
    else pass(f, item, to, from);
  }
}

static void visit_edges(passes_flow *f, passes_flow_item item, const inputs *in,
                        const passes_flow_predecessor *from) {
  (void)in;
  for (size_t i = 0; i < mica_op_successor_count(from->op); i++)
    if (mica_op_successor(from->op, i) == item.point.block) visit_edge(f, item, from->op, i);
}

static void visit_block(passes_flow *f, passes_flow_item item) {
  mica_block *block = item.point.block;
  const inputs in = {NULL, block, mica_block_argument_count(block)};
  if (in.count == 0 || !passes_flow_is_live(f, block)) return;
  if (mica_region_first(mica_block_region(block)) == block) visit_entry(f, item);
  else visit_sources(f, item, block, &in, visit_edges);
}

void passes_flow_sparse(passes_flow *f, passes_flow_item item) {
  if (item.point.block != NULL) visit_block(f, item);
  else visit_op(f, item);
}

// ---- The beginning ------------------------------------------------------------------------------

typedef struct beginning {
  passes_flow *flow;
  passes_flow_analysis analysis;
} beginning;

static mica_walk begin_at(void *user, mica_op *op) {
  const beginning *b = user;
  passes_flow *f = b->flow;
  mica_block *block = mica_op_block(op);
  if (op != f->root && mica_block_first(block) == op) {
    passes_flow_watch(f, block, b->analysis);
    visit_block(f, (passes_flow_item){{NULL, block}, b->analysis});
  }
  visit_op(f, (passes_flow_item){{op, NULL}, b->analysis});
  return f->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

// Of what is passed to the root nothing is known.
void passes_flow_begin_sparse(passes_flow *f, passes_flow_analysis analysis) {
  beginning b = {f, analysis};
  for (size_t i = 0; i < mica_op_region_count(f->root); i++) {
    mica_block *entry = mica_region_first(mica_op_region(f->root, i));
    const inputs in = {f->root, entry, entry == NULL ? 0 : mica_block_argument_count(entry)};
    forget_all(f, analysis, &in);
  }
  (void)mica_op_walk_before(f->root, begin_at, &b);
}

// Liveness of values, backwards from where they are used. A value that becomes live is looked at
// once: what gives it, or what is passed to it, becomes live. Cost: linear in uses.
#include "live_values.h"

#include <string.h>

#include "mica/control_flow.h"
#include "mica/effects.h"
#include "mica/verify.h"

// ---- Values -------------------------------------------------------------------------------------

bool passes_is_live(const passes_live_values *l, const mica_value *value) {
  return passes_map_find(&l->live, value, NULL) != NULL;
}

bool passes_is_any_live(const passes_live_values *l, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (passes_is_live(l, mica_op_result(op, i))) return true;
  return false;
}

static void enliven(passes_live_values *l, mica_value *value) {
  if (!passes_map_add(&l->live, value, NULL)) {
    l->no_memory |= mica_context_out_of_memory(l->context);
    return;
  }
  if (!passes_list_push(&l->waiting, value)) l->no_memory = true;
}

static void enliven_operands(passes_live_values *l, const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) enliven(l, mica_op_operand(op, i));
}

static bool is_reached(passes_live_values *l, const mica_block *block) {
  return block == NULL || passes_flow_is_live(&l->control, block);
}

// ---- What is passed to regions ------------------------------------------------------------------

static passes_live_flow *flow_of(const passes_live_values *l, const mica_op *op) {
  const size_t *known = passes_map_find(&l->flows, op, NULL);
  return known == NULL ? NULL : (passes_live_flow *)(uintptr_t)*known;
}

const mica_region_flow *passes_live_flow_of(const passes_live_values *l, const mica_op *op) {
  const passes_live_flow *f = flow_of(l, op);
  return f == NULL ? NULL : &f->flow;
}

static void destroy_flow(mica_context *ctx, passes_live_flow *f) {
  if (f == NULL) return;
  mica_region_flow_index_free(&f->to, &f->flow);
  mica_free(ctx, f->numbers, f->flow.edge_count * sizeof *f->numbers);
  mica_region_flow_free(&f->flow);
  mica_free(ctx, f, sizeof *f);
}

static bool init_flow(passes_live_flow *f, mica_op *op) {
  if (!mica_region_flow_init(&f->flow, op)) return false;
  f->numbers = mica_allocate(f->flow.context, f->flow.edge_count * sizeof *f->numbers);
  if (f->numbers == NULL) return false;
  for (size_t i = 0; i < f->flow.edge_count; i++) f->numbers[i] = f->flow.edges[i].input;
  return mica_region_flow_index_init(&f->to, &f->flow, f->numbers);
}

static void add_flow(passes_live_values *l, mica_op *op) {
  passes_live_flow *f = mica_allocate(l->context, sizeof *f);
  if (f != NULL) *f = (passes_live_flow){0};
  size_t *place = f == NULL || !init_flow(f, op) ? NULL : passes_map_at(&l->flows, op, NULL);
  if (place != NULL) *place = (size_t)(uintptr_t)f;
  else destroy_flow(l->context, f);
  l->no_memory |= mica_context_out_of_memory(l->context);
}

// The end of a region that passes values on, by the methods of the operation around it.
static bool is_region_end(const passes_live_values *l, const mica_op *op) {
  return mica_op_interface(op, &mica_region_branch_terminator_interface_id) != NULL &&
         mica_op_parent(op) != NULL && flow_of(l, mica_op_parent(op)) != NULL;
}

// What `from` passes along no edge from `*at` on, where its edges begin.
static void enliven_unpassed(passes_live_values *l, const mica_region_flow *flow,
                             const mica_op *from, size_t *at) {
  const size_t count = mica_op_operand_count(from);
  bool *passed = mica_allocate(l->context, count * sizeof *passed);
  if (passed == NULL) {
    l->no_memory = true;
    return;
  }
  memset(passed, 0, count * sizeof *passed);
  for (; *at < flow->edge_count && flow->edges[*at].from == from; ++*at)
    passed[flow->edges[*at].operand] = true;
  const bool counts = is_reached(l, mica_op_block(from));
  for (size_t i = 0; i < count && counts; i++)
    if (!passed[i]) enliven(l, mica_op_operand(from, i));
  mica_free(l->context, passed, count * sizeof *passed);
}

static void enliven_other_arguments(passes_live_values *l, const mica_region_successors *list,
                                    size_t i, const mica_block *entry) {
  const size_t inputs = mica_region_successors_input_count(list, i);
  const size_t count = entry == NULL ? 0 : mica_block_argument_count(entry);
  const size_t first = inputs == 0 ? count
                                   : mica_value_index(mica_region_successors_input(list, i, 0));
  for (size_t k = 0; k < count; k++)
    if (k < first || k >= first + inputs) enliven(l, mica_block_argument_at(entry, k));
}

// Arguments that the operation makes itself for regions that it may enter first.
static void enliven_made_arguments(passes_live_values *l, const mica_op *op) {
  mica_region_successors *list = mica_region_branch_successors(op, NULL);
  if (list == NULL) l->no_memory = true;
  for (size_t i = 0; list != NULL && i < mica_region_successors_count(list); i++) {
    const ptrdiff_t region = mica_region_successors_region(list, i);
    if (region == MICA_REGION_PARENT) continue;
    enliven_other_arguments(l, list, i, mica_region_first(mica_op_region(op, (size_t)region)));
  }
  mica_region_successors_destroy(list);
}

// The operation is needed: so is what decides where control goes.
static void enliven_control(passes_live_values *l, const mica_op *op) {
  passes_live_flow *f = flow_of(l, op);
  if (f == NULL || f->is_control_live) return;
  f->is_control_live = true;
  size_t at = 0;
  enliven_unpassed(l, &f->flow, op, &at);
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (const mica_block *b = mica_region_first(mica_op_region(op, i)); b != NULL;
         b = mica_block_next(b)) {
      const mica_op *end = mica_block_last(b);
      if (end != NULL && is_region_end(l, end)) enliven_unpassed(l, &f->flow, end, &at);
    }
  enliven_made_arguments(l, op);
}

static void enliven_passed(passes_live_values *l, const passes_live_flow *f,
                           const mica_value *input) {
  const size_t number = mica_region_flow_input(&f->flow, input);
  for (size_t k = f->to.starts[number]; k < f->to.starts[number + 1]; k++) {
    const mica_region_flow_edge *edge = &f->flow.edges[f->to.order[k]];
    if (is_reached(l, mica_op_block(edge->from))) enliven(l, mica_region_flow_value(edge));
  }
}

// ---- Calls --------------------------------------------------------------------------------------

static bool is_callable(const mica_op *op) {
  return op != NULL && mica_op_interface(op, &mica_callable_interface_id) != NULL;
}

static bool is_inside(const passes_live_values *l, const mica_op *op) {
  return mica_op_is_ancestor(l->control.root, op);
}

typedef enum callee_kind { CALLEE_NONE, CALLEE_ELSEWHERE, CALLEE_KNOWN } callee_kind;

// Whom the operation calls, as far as it is a call.
static callee_kind find_callee(const passes_live_values *l, const mica_op *op, mica_op **callee) {
  if (mica_op_interface(op, &mica_call_interface_id) == NULL) return CALLEE_NONE;
  *callee = mica_call_resolve(op, l->control.tables);
  if (!is_callable(*callee)) return CALLEE_NONE;
  const bool is_known = mica_callable_region(*callee) != NULL && is_inside(l, *callee);
  return is_known ? CALLEE_KNOWN : CALLEE_ELSEWHERE;
}

// All but what becomes an argument of the callee.
static void enliven_unpassed_to(passes_live_values *l, const mica_op *op, const mica_op *callee) {
  const mica_block *entry = mica_region_first(mica_callable_region(callee));
  const mica_successor_operands passed = mica_call_arguments(op);
  const size_t taken = mica_block_argument_count(entry);
  const size_t end = passed.first + (passed.count < taken ? passed.count : taken);
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (i < passed.first || i >= end) enliven(l, mica_op_operand(op, i));
}

static const passes_flow_sources *callers_of(passes_live_values *l, const mica_op *callable) {
  const passes_flow_sources *callers = passes_flow_sources_of(&l->control, callable);
  if (callers == NULL) l->no_memory = true;
  return callers;
}

static void enliven_passed_by_calls(passes_live_values *l, const mica_op *callable, size_t index) {
  const passes_flow_sources *callers = callers_of(l, callable);
  if (callers == NULL) return;
  for (size_t i = callers->known.first; i != 0; i = l->control.predecessors[i - 1].next) {
    const mica_op *call = l->control.predecessors[i - 1].op;
    const mica_successor_operands passed = mica_call_arguments(call);
    if (index < passed.count) enliven(l, mica_op_operand(call, passed.first + index));
  }
}

static bool is_return(const mica_op *op) {
  return op != NULL && mica_op_has_trait(op, &mica_trait_return_like);
}

// Once for each result of a callee, whoever asks for it.
static void enliven_returned(passes_live_values *l, const mica_op *callee, size_t index) {
  if (!passes_map_add(&l->live, callee, (const void *)(uintptr_t)(index + 1))) {
    l->no_memory |= mica_context_out_of_memory(l->context);
    return;
  }
  for (const mica_block *b = mica_region_first(mica_callable_region(callee)); b != NULL;
       b = mica_block_next(b)) {
    const mica_op *end = mica_block_last(b);
    if (is_return(end) && is_reached(l, b) && index < mica_op_operand_count(end))
      enliven(l, mica_op_operand(end, index));
  }
}

// Callers that aren't known may read all that is returned.
static void visit_return(passes_live_values *l, const mica_op *op) {
  const mica_op *callable = mica_op_parent(op);
  const passes_flow_sources *callers = callers_of(l, callable);
  if (callable == l->control.root || (callers != NULL && callers->has_unknown))
    enliven_operands(l, op);
}

// ---- Branches between blocks --------------------------------------------------------------------

static bool is_branch(const mica_op *op) {
  return mica_op_interface(op, &mica_branch_interface_id) != NULL;
}

void passes_mark_unpassed(const mica_op *op, bool *marks) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) marks[i] = true;
  for (size_t i = 0; i < mica_op_successor_count(op); i++) {
    const mica_successor_operands passed = mica_branch_operands(op, i);
    if (passed.count > 0) memset(marks + passed.first, 0, passed.count * sizeof *marks);
  }
}

static void visit_branch(passes_live_values *l, const mica_op *op) {
  const size_t bytes = mica_op_operand_count(op) * sizeof(bool);
  bool *unpassed = mica_allocate(l->context, bytes);
  if (unpassed == NULL) {
    l->no_memory = true;
    return;
  }
  passes_mark_unpassed(op, unpassed);
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (unpassed[i]) enliven(l, mica_op_operand(op, i));
  mica_free(l->context, unpassed, bytes);
}

static void enliven_passed_by_branches(passes_live_values *l, const mica_block *block,
                                       size_t index) {
  for (const mica_successor *use = mica_block_first_use(block); use != NULL;
       use = mica_successor_next_use(use)) {
    const mica_op *op = use->owner;
    if (!is_branch(op) || !is_reached(l, mica_op_block(op))) continue;
    mica_value *passed = mica_branch_value_of_argument(op, mica_successor_index(use), index);
    if (passed != NULL) enliven(l, passed);
  }
}

static bool is_dead_without_uses(const passes_live_values *l, const mica_op *op) {
  if (mica_op_region_count(op) == 0) return mica_op_would_be_trivially_dead(op);
  return mica_op_may_be_dead(op) && !passes_nested_answer_is_no(&l->doing, op);
}

// ---- Where it begins ----------------------------------------------------------------------------

static mica_walk visit(void *user, mica_op *op) {
  passes_live_values *l = user;
  mica_op *callee;
  if (mica_op_interface(op, &mica_region_branch_interface_id) != NULL) add_flow(l, op);
  if (l->no_memory) return MICA_WALK_STOP;
  if (!is_reached(l, mica_op_block(op))) return MICA_WALK_ON;
  if (flow_of(l, op) != NULL) {
    if (!is_dead_without_uses(l, op)) enliven_control(l, op);
  } else if (is_branch(op)) {
    visit_branch(l, op);
  } else if (find_callee(l, op, &callee) == CALLEE_KNOWN) {
    enliven_unpassed_to(l, op, callee);
  } else if (is_region_end(l, op)) {
    return MICA_WALK_ON;  // lives with the operation around it
  } else if (is_return(op) && is_callable(mica_op_parent(op))) {
    visit_return(l, op);
  } else if (!is_dead_without_uses(l, op)) {
    enliven_operands(l, op);
  }
  return l->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

// ---- And goes on --------------------------------------------------------------------------------

static void visit_result(passes_live_values *l, const mica_op *op, const mica_value *value) {
  mica_op *callee;
  if (!is_reached(l, mica_op_block(op))) return;
  if (flow_of(l, op) != NULL) {
    enliven_passed(l, flow_of(l, op), value);
    enliven_control(l, op);
  } else if (!is_branch(op)) {
    const callee_kind kind = find_callee(l, op, &callee);
    if (kind == CALLEE_KNOWN) enliven_returned(l, callee, mica_value_index(value));
    else enliven_operands(l, op);
  }
}

static void visit_argument(passes_live_values *l, const mica_value *value) {
  const mica_block *block = mica_value_argument_block(value);
  const mica_region *region = mica_block_region(block);
  mica_op *op = mica_region_parent(region);
  const size_t index = mica_value_index(value);
  if (mica_region_first(region) != block) enliven_passed_by_branches(l, block, index);
  else if (is_callable(op) && mica_callable_region(op) == region)
    enliven_passed_by_calls(l, op, index);
  else if (flow_of(l, op) != NULL) enliven_passed(l, flow_of(l, op), value);
}

static void visit_value(passes_live_values *l, const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op != NULL) visit_result(l, op, value);
  else visit_argument(l, value);
}

bool passes_live_values_find(passes_live_values *l, mica_op *root) {
  mica_context *ctx = mica_op_context(root);
  *l = (passes_live_values){.context = ctx,
                            .live = {.context = ctx},
                            .waiting = {.context = ctx},
                            .flows = {.context = ctx},
                            .doing = {.noted = {.context = ctx}}};
  if (!passes_flow_find(&l->control, root, true, false)) return false;
  if (!passes_nested_answers_find(&l->doing, root, mica_op_expect_dead)) return false;
  (void)mica_op_walk_before(root, visit, l);
  while (!l->no_memory && l->waiting.size > 0) visit_value(l, l->waiting.data[--l->waiting.size]);
  return !l->no_memory && !mica_context_out_of_memory(ctx);
}

void passes_live_values_free(passes_live_values *l) {
  for (size_t i = 0; i < l->flows.capacity; i++) {
    const passes_map_entry *e = &l->flows.entries[i];
    if (e->first != NULL) destroy_flow(l->context, (passes_live_flow *)(uintptr_t)e->value);
  }
  passes_flow_free(&l->control);
  passes_map_free(&l->live);
  passes_list_free(&l->waiting);
  passes_map_free(&l->flows);
  passes_nested_answers_free(&l->doing);
}

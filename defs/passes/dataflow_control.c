// Where control can come: blocks, edges between them, regions, bodies of functions; and who comes
// there. Branches go where the constants that they read let them.
#include "dataflow.h"
#include "mica/control_flow.h"
#include "mica/verify.h"

static bool is_region_branch(const mica_op *op) {
  return mica_op_interface(op, &mica_region_branch_interface_id) != NULL;
}
static bool is_callable(const mica_op *op) {
  return mica_op_interface(op, &mica_callable_interface_id) != NULL;
}
static bool is_call(const mica_op *op) {
  return mica_op_interface(op, &mica_call_interface_id) != NULL;
}

bool passes_flow_is_return(const mica_op *op) {
  if (mica_op_next(op) != NULL || mica_op_successor_count(op) != 0) return false;
  const mica_op *parent = mica_op_parent(op);
  return parent != NULL && (is_region_branch(parent) || is_callable(parent));
}

static void enter_regions(passes_flow *f, const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    passes_flow_enliven(f, mica_region_first(mica_op_region(op, i)));
}

// ---- Branches -----------------------------------------------------------------------------------

// The operands' constants, NULL where one isn't known; room for them is in `constants`. False:
// nothing has reached one yet. It is told when one changes.
static bool read_operands(passes_flow *f, const mica_op *op, const mica_attr **constants) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *operand = mica_op_operand(op, i);
    passes_flow_watch_users(f, operand, false, PASSES_FLOW_CONTROL);
    if (!passes_flow_read_constant(f, operand, &constants[i])) return false;
  }
  return true;
}

static void visit_branch(passes_flow *f, mica_op *op, const mica_attr **room) {
  const bool is_branch = mica_op_interface(op, &mica_branch_interface_id) != NULL;
  size_t chosen;
  if (is_branch && !read_operands(f, op, room)) return;
  const bool is_decided = is_branch && mica_branch_successor_for(op, room, &chosen);
  for (size_t i = 0; i < mica_op_successor_count(op); i++)
    if (!is_decided || i == chosen) passes_flow_enliven_edge(f, op, mica_op_successor(op, i));
}

static void take_region_edge(passes_flow *f, mica_op *branch, mica_op *from,
                             const mica_region_successors *list, size_t i) {
  const ptrdiff_t region = mica_region_successors_region(list, i);
  const size_t inputs = mica_region_successors_input_count(list, i);
  const size_t first = inputs == 0 ? 0 : mica_value_index(mica_region_successors_input(list, i, 0));
  mica_block *entry = NULL;
  if (region != MICA_REGION_PARENT) {
    entry = mica_region_first(mica_op_region(branch, (size_t)region));
    if (entry == NULL) return;
    passes_flow_enliven(f, entry);
  }
  passes_flow_add_source(f, entry != NULL ? (void *)entry : (void *)branch, from, first, inputs);
}

// `from`: the operation, or what ends one of its regions.
static void visit_region_edges(passes_flow *f, mica_op *branch, mica_op *from,
                               const mica_attr **room) {
  const bool is_entry = from == branch;
  const mica_region *region = is_entry ? NULL : mica_block_region(mica_op_block(from));
  ptrdiff_t chosen;
  if (!read_operands(f, from, room)) return;
  const bool is_decided = is_entry ? mica_region_branch_entry_for(branch, room, &chosen)
                                   : mica_region_branch_terminator_for(from, room, &chosen);
  mica_region_successors *list = mica_region_branch_successors(branch, region);
  if (list == NULL && mica_context_out_of_memory(f->context)) f->no_memory = true;
  for (size_t i = 0; list != NULL && i < mica_region_successors_count(list); i++)
    if (!is_decided || mica_region_successors_region(list, i) == chosen)
      take_region_edge(f, branch, from, list, i);
  mica_region_successors_destroy(list);
}

// ---- Calls --------------------------------------------------------------------------------------

static bool is_inside(const passes_flow *f, const mica_op *op) {
  if (mica_op_parent(f->root) == NULL) return true;
  while (op != NULL && op != f->root) op = mica_op_parent(op);
  return op != NULL;
}

static void visit_call(passes_flow *f, mica_op *op) {
  const mica_op *target = mica_call_resolve(op, f->tables);
  const mica_region *region = target == NULL ? NULL : mica_callable_region(target);
  if (region == NULL || mica_region_is_empty(region) || !mica_op_is_symbol(target) ||
      !is_inside(f, target))
    passes_flow_add_unknown_source(f, op);
  else passes_flow_add_source(f, target, op, 0, 0);
}

static void visit_callable(passes_flow *f, mica_op *op) {
  passes_flow_depend_on_sources(f, op, (passes_flow_item){{op, NULL}, PASSES_FLOW_CONTROL});
  const passes_flow_sources *calls = passes_flow_sources_of(f, op);
  if (calls != NULL && (calls->has_unknown || calls->known.first != 0)) enter_regions(f, op);
}

static void visit_callable_end(passes_flow *f, mica_op *op, const mica_op *callable) {
  if (mica_op_operand_count(op) == 0) return;
  const bool is_return = mica_op_has_trait(op, &mica_trait_return_like);
  passes_flow_depend_on_sources(f, callable, (passes_flow_item){{op, NULL}, PASSES_FLOW_CONTROL});
  const passes_flow_sources *calls = passes_flow_sources_of(f, callable);
  size_t next = calls == NULL ? 0 : calls->known.first;
  while (next != 0) {
    const passes_flow_predecessor call = f->predecessors[next - 1];
    next = call.next;
    if (is_return) passes_flow_add_source(f, call.op, op, 0, mica_op_operand_count(op));
    else passes_flow_add_unknown_source(f, call.op);
  }
}

// ---- One operation ------------------------------------------------------------------------------

static void visit_regions(passes_flow *f, mica_op *op, const mica_attr **room) {
  if (is_region_branch(op)) visit_region_edges(f, op, op, room);
  else if (is_callable(op)) visit_callable(f, op);
  else enter_regions(f, op);
}

static void visit_end(passes_flow *f, mica_op *op, const mica_attr **room) {
  mica_op *parent = mica_op_parent(op);
  if (!is_region_branch(parent)) visit_callable_end(f, op, parent);
  else if (mica_op_interface(op, &mica_region_branch_terminator_interface_id) != NULL)
    visit_region_edges(f, parent, op, room);
}

// What an operation does to control.
typedef struct control {
  bool branches, returns, calls;
} control;

static control control_of(const mica_op *op) {
  return (control){mica_op_region_count(op) != 0 || mica_op_successor_count(op) != 0,
                   passes_flow_is_return(op), is_call(op)};
}
static bool has_control(control c) { return c.branches || c.returns || c.calls; }

static void visit_with(passes_flow *f, mica_op *op, control c, const mica_attr **room) {
  if (mica_op_region_count(op) != 0) visit_regions(f, op, room);
  if (c.returns) visit_end(f, op, room);
  if (mica_op_successor_count(op) != 0) visit_branch(f, op, room);
}

static void visit(passes_flow *f, mica_op *op, control c) {
  enum { MOST = 8 };
  const mica_attr *few[MOST];
  if (mica_op_block(op) != NULL && !passes_flow_is_live(f, mica_op_block(op))) return;
  if (c.calls) visit_call(f, op);
  if (!c.branches && !c.returns) return;
  const size_t count = mica_op_operand_count(op), bytes = count * sizeof *few;
  const mica_attr **room = count <= MOST ? few : mica_allocate(f->context, bytes);
  if (room == NULL) f->no_memory = true;
  else visit_with(f, op, c, room);
  if (room != few) mica_free(f->context, (void *)room, bytes);
}

void passes_flow_control(passes_flow *f, mica_op *op) {
  const control c = control_of(op);
  if (has_control(c)) visit(f, op, c);
}

static mica_walk begin_at(void *user, mica_op *op) {
  passes_flow *f = user;
  const control c = control_of(op);
  if (!has_control(c)) return MICA_WALK_ON;
  if (mica_op_block(op) != NULL) passes_flow_watch(f, mica_op_block(op), PASSES_FLOW_CONTROL);
  visit(f, op, c);
  return f->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

void passes_flow_begin_control(passes_flow *f) {
  enter_regions(f, f->root);
  passes_flow_find_callers(f);
  (void)mica_op_walk_before(f->root, begin_at, f);
}

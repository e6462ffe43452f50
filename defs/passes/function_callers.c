// Finding who refers to functions. Each attribute is looked through once for all that have it,
// unless there are references in it.
#include "function_callers.h"

#include "mica/control_flow.h"
#include "mica/dialect.h"

// ---- Functions ----------------------------------------------------------------------------------

static bool may_be_known(const passes_function_callers *f, const mica_op *op) {
  return mica_op_interface(op, &mica_function_interface_id) != NULL && op != f->root &&
         mica_op_is_symbol(op) && mica_symbol_visibility(op) != MICA_VISIBILITY_PUBLIC &&
         mica_callable_region(op) != NULL;
}

static mica_walk add_function(void *user, mica_op *op) {
  passes_function_callers *f = user;
  if (!may_be_known(f, op)) return MICA_WALK_ON;
  passes_function *made = mica_allocate(f->context, sizeof *made);
  if (made == NULL) return MICA_WALK_STOP;
  *made = (passes_function){.op = op, .calls = {.context = f->context}};
  if (!passes_list_push(&f->functions, made)) {
    mica_free(f->context, made, sizeof *made);
    return MICA_WALK_STOP;
  }
  size_t *place = passes_map_at(&f->by_op, op, NULL);
  if (place == NULL) return MICA_WALK_STOP;
  *place = f->functions.size;
  return MICA_WALK_ON;
}

// ---- References ---------------------------------------------------------------------------------

typedef struct reference_search {
  passes_function_callers *callers;
  mica_op *op;
  const mica_op *callee;  // of a call; NULL: `op` is none
} reference_search;

static bool refer(const reference_search *s, const mica_op *target) {
  passes_function_callers *f = s->callers;
  const size_t *place = target == NULL ? NULL : passes_map_find(&f->by_op, target, NULL);
  if (place == NULL) return true;
  passes_function *function = f->functions.data[*place - 1];
  if (!passes_map_add(&f->seen, target, s->op)) return !mica_context_out_of_memory(f->context);
  if (target == s->callee) return passes_list_push(&function->calls, s->op);
  function->is_read = true;
  if (mica_op_interface(s->op, &mica_symbol_user_interface_id) != NULL)
    function->is_type_relied = true;
  return true;
}

static mica_part_walk look_at(void *user, const mica_attr *attr) {
  reference_search *s = user;
  const mica_op *around = mica_op_parent(s->op);
  if (!mica_attr_is_symbol(attr)) return MICA_PARTS_ON;
  if (around == NULL) return MICA_PARTS_SKIP;
  const bool done = refer(s, mica_symbol_tables_nearest(s->callers->tables, around, attr));
  return done ? MICA_PARTS_SKIP : MICA_PARTS_STOP;
}

static bool look_through(reference_search *s, const mica_attr *attr) {
  if (attr == NULL) return true;
  const passes_reference_answer answer = passes_references_in(&s->callers->references, attr);
  if (answer != PASSES_REFERENCES_SOME) return answer == PASSES_REFERENCES_NONE;
  const mica_part_visitor visitor = {.attr = look_at, .user = s};
  return mica_attr_walk(attr, &visitor);
}

static bool find_in_op(passes_function_callers *f, mica_op *op) {
  reference_search s = {.callers = f, .op = op, .callee = mica_call_resolve(op, f->tables)};
  if (!refer(&s, s.callee)) return false;
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (!look_through(&s, mica_op_slot(op, i))) return false;
  return !mica_op_has_discardable(op) || look_through(&s, mica_op_discardable(op));
}

static bool push_regions(passes_list *regions, const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!passes_list_push(regions, mica_op_region(op, i))) return false;
  return true;
}

static bool find_in_region(passes_function_callers *f, const mica_region *region,
                           passes_list *regions) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (!find_in_op(f, op) || !push_regions(regions, op)) return false;
  return true;
}

// The last region comes first, as MLIR meets the users of a symbol: calls that are made anew in
// this order leave the uses of what they read in an order that a rewriting may follow.
static bool find_references(passes_function_callers *f, mica_op *root) {
  passes_list regions = {.context = f->context};
  bool done = find_in_op(f, root) && push_regions(&regions, root);
  while (done && regions.size > 0) done = find_in_region(f, regions.data[--regions.size], &regions);
  passes_list_free(&regions);
  return done;
}

// ---- All of it ----------------------------------------------------------------------------------

bool passes_function_callers_find(passes_function_callers *f, mica_op *root) {
  mica_context *ctx = mica_op_context(root);
  *f = (passes_function_callers){.context = ctx,
                                 .root = root,
                                 .tables = mica_symbol_tables_create(ctx),
                                 .functions = {.context = ctx},
                                 .by_op = {.context = ctx},
                                 .seen = {.context = ctx},
                                 .references = {.context = ctx}};
  if (f->tables == NULL || !mica_op_walk_before(root, add_function, f)) return false;
  if (f->functions.size == 0) return true;
  return find_references(f, root) && !mica_context_out_of_memory(ctx);
}

void passes_function_callers_free(passes_function_callers *f) {
  for (size_t i = 0; i < f->functions.size; i++) {
    passes_function *function = f->functions.data[i];
    passes_list_free(&function->calls);
    mica_free(f->context, function, sizeof *function);
  }
  passes_list_free(&f->functions);
  passes_map_free(&f->by_op);
  passes_map_free(&f->seen);
  passes_page_map_free(&f->references);
  mica_symbol_tables_destroy(f->tables);
}

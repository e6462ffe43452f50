// Who may be called from where nothing is known: what is visible from outside, what something else
// than a call refers to, and all there is where an operation may stand for symbols. Called when
// constants are looked for; owns what it works with.
#include "dataflow.h"
#include "mica/interfaces.h"
#include "references.h"

static bool is_callable(const mica_op *op) {
  return mica_op_interface(op, &mica_callable_interface_id) != NULL;
}

static void call_from_anywhere(passes_flow *f, mica_op *op) {
  passes_flow_add_unknown_source(f, op);
}

typedef struct use_search {
  passes_flow *flow;
  passes_map seen;  // attributes
  passes_page_map references;
} use_search;

static mica_part_walk find_use(void *user, const mica_attr *attr) {
  use_search *s = user;
  passes_flow *f = s->flow;
  if (!passes_map_add(&s->seen, attr, NULL))
    return mica_context_out_of_memory(f->context) ? MICA_PARTS_STOP : MICA_PARTS_SKIP;
  if (!mica_attr_is_symbol(attr)) return MICA_PARTS_ON;
  const mica_strs nested = mica_attr_symbol_nested(attr);
  mica_op *found = mica_symbol_tables_lookup(f->tables, f->root, mica_attr_symbol_root(attr));
  for (size_t i = 0; found != NULL && i < nested.size; i++)
    found = mica_op_has_flag(found, MICA_OP_SYMBOL_TABLE)
                ? mica_symbol_tables_lookup(f->tables, found, nested.data[i])
                : NULL;
  if (found != NULL && is_callable(found)) call_from_anywhere(f, found);
  return MICA_PARTS_SKIP;
}

static void find_uses_in(use_search *s, const mica_op *op, const mica_attr *attr) {
  const mica_part_visitor visitor = {.attr = find_use, .user = s};
  if (attr != NULL && passes_references_in(&s->references, attr) == PASSES_REFERENCES_SOME &&
      mica_op_interface(op, &mica_call_interface_id) == NULL)
    (void)mica_attr_walk(attr, &visitor);
}

static void find_uses(use_search *s, const mica_op *op) {
  for (size_t i = 0; i < op->name->slot_count; i++) find_uses_in(s, op, mica_op_slot(op, i));
  if (mica_op_has_discardable(op)) find_uses_in(s, op, mica_op_discardable(op));
}

// All references to what stands in the table are inside of `root`.
static bool is_hidden(const passes_flow *f, const mica_op *table) {
  if (mica_op_block(f->root) == NULL) return true;
  for (; table != NULL; table = table == f->root ? NULL : mica_op_parent(table))
    if (!mica_op_has_flag(table, MICA_OP_SYMBOL_TABLE) || !mica_op_is_symbol(table) ||
        mica_symbol_visibility(table) == MICA_VISIBILITY_PRIVATE)
      return true;
  return false;
}

static void find_callers(passes_flow *f, mica_op *op) {
  const mica_op *table = mica_op_parent(op);
  if (mica_op_region_count(op) == 0 || !is_callable(op) || op == f->root) return;
  const bool is_symbol = mica_op_is_symbol(op);
  const mica_visibility visibility = mica_symbol_visibility(op);
  if (is_symbol && (visibility == MICA_VISIBILITY_PUBLIC ||
                    (visibility == MICA_VISIBILITY_NESTED && !is_hidden(f, table))))
    call_from_anywhere(f, op);
}

typedef struct caller_search {
  use_search uses;
  bool is_table_unknown;  // an operation may stand for symbols, for all we know
} caller_search;

static mica_walk look_for_callers(void *user, mica_op *op) {
  caller_search *s = user;
  passes_flow *f = s->uses.flow;
  find_callers(f, op);
  find_uses(&s->uses, op);
  if (mica_op_region_count(op) == 1 && op->name->dialect == NULL) s->is_table_unknown = true;
  return f->no_memory || mica_context_out_of_memory(f->context) ? MICA_WALK_STOP : MICA_WALK_ON;
}

static mica_walk distrust(void *user, mica_op *op) {
  if (is_callable(op)) call_from_anywhere(user, op);
  return MICA_WALK_ON;
}

void passes_flow_find_callers(passes_flow *f) {
  caller_search s = {
      .uses = {f, .seen = {.context = f->context}, .references = {.context = f->context}}};
  (void)mica_op_walk_before(f->root, look_for_callers, &s);
  if (s.is_table_unknown) (void)mica_op_walk_before(f->root, distrust, f);
  passes_map_free(&s.uses.seen);
  passes_page_map_free(&s.uses.references);
}

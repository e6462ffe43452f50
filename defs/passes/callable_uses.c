// Counting references to what can be called. An attribute counts once for each operation that has
// it.
#include "callable_uses.h"

#include "list.h"
#include "mica/control_flow.h"
#include "mica/dialect.h"
#include "mica/effects.h"
#include "mica/symbol.h"

// So many attributes of an operation are looked through; only those after them are in a map.
enum { FEW = 8 };

// A walk over the references of an operation and all in it but what is in tables of symbols.
typedef struct reference_walk {
  passes_callable_uses *uses;
  mica_op *root;
  const mica_op *op;          // at hand
  const mica_op *around;      // where names are looked up
  const mica_attr *few[FEW];  // attributes that were met in the operation at hand
  size_t few_count;
  passes_map seen;  // more of them
  bool (*each)(struct reference_walk *w, size_t node, const mica_op *user);
  size_t user;  // for `each`
} reference_walk;

static bool is_new(reference_walk *w, const mica_attr *attr) {
  for (size_t i = 0; i < w->few_count; i++)
    if (w->few[i] == attr) return false;
  if (w->few_count == FEW) return passes_map_add(&w->seen, attr, w->op);
  w->few[w->few_count++] = attr;
  return true;
}

static mica_part_walk look_at(void *user, const mica_attr *attr) {
  reference_walk *w = user;
  mica_context *ctx = w->uses->graph->context;
  if (!is_new(w, attr)) return mica_context_out_of_memory(ctx) ? MICA_PARTS_STOP : MICA_PARTS_SKIP;
  if (!mica_attr_is_symbol(attr)) return MICA_PARTS_ON;
  const mica_op *found = mica_symbol_tables_nearest(w->uses->graph->tables, w->around, attr);
  const size_t node = found == NULL ? SIZE_MAX : passes_call_graph_node(w->uses->graph, found);
  return node == SIZE_MAX || w->each(w, node, w->op) ? MICA_PARTS_SKIP : MICA_PARTS_STOP;
}

static bool look_at_attribute(reference_walk *w, const mica_attr *attr) {
  if (attr == NULL) return true;
  const passes_reference_answer answer = passes_references_in(&w->uses->references, attr);
  if (answer != PASSES_REFERENCES_SOME) return answer == PASSES_REFERENCES_NONE;
  const mica_part_visitor visitor = {.attr = look_at, .user = w};
  return mica_attr_walk(attr, &visitor);
}

static mica_walk look_at_op(void *user, mica_op *op) {
  reference_walk *w = user;
  w->op = op;
  w->few_count = 0;
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (!look_at_attribute(w, mica_op_slot(op, i))) return MICA_WALK_STOP;
  if (mica_op_has_discardable(op) && !look_at_attribute(w, mica_op_discardable(op)))
    return MICA_WALK_STOP;
  return mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE) ? MICA_WALK_SKIP : MICA_WALK_ON;
}

static bool walk_references(passes_callable_uses *u, mica_op *root, size_t user,
                            bool (*each)(reference_walk *w, size_t node, const mica_op *op)) {
  reference_walk w = {.uses = u,
                      .root = root,
                      .around = mica_op_parent(root),
                      .seen = {.context = u->graph->context},
                      .each = each,
                      .user = user};
  const bool done = w.around == NULL || mica_op_walk_before(root, look_at_op, &w);
  passes_map_free(&w.seen);
  return done;
}

// ---- Counts -------------------------------------------------------------------------------------

static const void *key_of(size_t node) { return (const void *)(uintptr_t)(node + 1); }

static bool push(mica_context *ctx, passes_node_list *list, size_t node) {
  if (!MICA_ROOM(ctx, list->data, list->size, list->capacity, 1)) return false;
  list->data[list->size++] = node;
  return true;
}

static bool may_go(const passes_callable_uses *u, size_t node) {
  return u->counts[node] != SIZE_MAX;
}

static void take_away(passes_callable_uses *u, size_t node, size_t count) {
  if (!may_go(u, node)) return;
  u->counts[node] -= count < u->counts[node] ? count : u->counts[node];
}

static bool add_inner(passes_callable_uses *u, size_t user, size_t node, size_t count) {
  const size_t before = u->counts_of.size;
  size_t *known = passes_map_at(&u->counts_of, key_of(user), key_of(node));
  if (known == NULL) return false;
  if (u->counts_of.size != before && !push(u->graph->context, &u->inner[user], node)) return false;
  *known += count;
  u->counts[node] += count;
  return true;
}

// The entry beside that of the uses in a body: whether the operation itself has one.
static const void *outer_key_of(const passes_callable_uses *u, size_t node) {
  return key_of(node + u->graph->node_count);
}

static bool add_outer(passes_callable_uses *u, size_t user, size_t node) {
  size_t *known = passes_map_at(&u->counts_of, key_of(user), outer_key_of(u, node));
  if (known == NULL) return false;
  if (*known != 0) return true;
  if (!push(u->graph->context, &u->outer[user], node)) return false;
  *known = 1;
  u->counts[node]++;
  return true;
}

static bool count_use(reference_walk *w, size_t node, const mica_op *op) {
  if (!may_go(w->uses, node)) return true;
  return op != w->root ? add_inner(w->uses, w->user, node, 1) : add_outer(w->uses, w->user, node);
}

static void forget(passes_callable_uses *u, size_t node) {
  passes_node_list *inner = &u->inner[node], *outer = &u->outer[node];
  for (size_t i = 0; i < outer->size; i++) {
    size_t *known = passes_map_find(&u->counts_of, key_of(node), outer_key_of(u, outer->data[i]));
    if (known != NULL) *known = 0;
    take_away(u, outer->data[i], 1);
  }
  outer->size = 0;
  for (size_t i = 0; i < inner->size; i++) {
    size_t *count = passes_map_find(&u->counts_of, key_of(node), key_of(inner->data[i]));
    if (count == NULL) continue;
    take_away(u, inner->data[i], *count);
    *count = 0;
  }
}

bool passes_callable_uses_again(passes_callable_uses *u, size_t node) {
  forget(u, node);
  u->is_merged[node] = false;
  return walk_references(u, u->graph->nodes[node].callable, node, count_use);
}

bool passes_callable_uses_settle(passes_callable_uses *u, size_t node) {
  return !u->is_merged[node] || passes_callable_uses_again(u, node);
}

static bool drop_use(reference_walk *w, size_t node, const mica_op *op) {
  (void)op;
  size_t *count = passes_map_find(&w->uses->counts_of, key_of(w->user), key_of(node));
  if (count == NULL || *count == 0) return true;
  --*count;
  take_away(w->uses, node, 1);
  return true;
}

bool passes_callable_uses_drop_call(passes_callable_uses *u, size_t user, mica_op *call) {
  return walk_references(u, call, user, drop_use);
}

bool passes_callable_uses_merge(passes_callable_uses *u, size_t callee, size_t caller) {
  u->is_merged[caller] = true;
  for (size_t i = 0; i < u->inner[callee].size; i++) {
    const size_t node = u->inner[callee].data[i];
    const size_t *count = passes_map_find(&u->counts_of, key_of(callee), key_of(node));
    if (count != NULL && *count != 0 && may_go(u, node) && !add_inner(u, caller, node, *count))
      return false;
  }
  return true;
}

void passes_callable_uses_erase(passes_callable_uses *u, size_t node) {
  const passes_node *of = &u->graph->nodes[node];
  for (size_t i = 0; i < of->edge_count; i++)
    if (of->edges[i].kind == PASSES_EDGE_CHILD) passes_callable_uses_erase(u, of->edges[i].target);
  forget(u, node);
  u->counts[node] = SIZE_MAX;
}

// ---- What may go --------------------------------------------------------------------------------

static bool has_symbol_interface(const mica_op *op) {
  return mica_op_interface(op, &mica_symbol_interface_id) != NULL && mica_op_is_symbol(op);
}

// What isn't a symbol is used by its results.
static size_t result_uses(const mica_op *op) {
  size_t count = 0;
  for (size_t i = 0; i < mica_op_result_count(op) && count < 2; i++)
    count += mica_value_use_count(mica_op_result(op, i));
  return count;
}

static bool is_used_so_often(const passes_callable_uses *u, size_t node, size_t times) {
  const mica_op *op = u->graph->nodes[node].callable;
  if (!has_symbol_interface(op)) return mica_op_is_effect_free(op) && result_uses(op) == times;
  return may_go(u, node) && u->counts[node] == times;
}

bool passes_callable_is_dead(const passes_callable_uses *u, size_t node) {
  return is_used_so_often(u, node, 0);
}
bool passes_callable_has_one_use(const passes_callable_uses *u, size_t node) {
  return is_used_so_often(u, node, 1);
}

// ---- All of it ----------------------------------------------------------------------------------

static bool keep(reference_walk *w, size_t node, const mica_op *op) {
  (void)op;
  w->uses->counts[node] = SIZE_MAX;
  return true;
}

// First what may go at all, then what must stay since others than bodies refer to it.
typedef struct first_look {
  passes_callable_uses *uses;
  passes_list tables;
  passes_map visible;  // tables whose symbols are seen from outside
  const mica_op *root;
} first_look;

static bool is_hidden(const first_look *f, const mica_op *table) {
  const mica_op *around = mica_op_parent(table);
  if (around == NULL || !mica_op_has_flag(around, MICA_OP_SYMBOL_TABLE)) return true;
  if (!mica_op_is_symbol(table) || mica_symbol_visibility(table) == MICA_VISIBILITY_PRIVATE)
    return true;
  return table != f->root && passes_map_find(&f->visible, around, NULL) == NULL;
}

static void count_entries(const first_look *f, mica_op *table, bool is_table_hidden) {
  const mica_region *region = mica_op_region(table, 0);
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op)) {
      const size_t node = passes_call_graph_node(f->uses->graph, op);
      if (node == SIZE_MAX || !has_symbol_interface(op)) continue;
      const mica_visibility visibility = mica_symbol_visibility(op);
      if (visibility == MICA_VISIBILITY_PRIVATE ||
          (visibility != MICA_VISIBILITY_PUBLIC && is_table_hidden))
        f->uses->counts[node] = 0;
    }
}

static mica_walk look_at_table(void *user, mica_op *op) {
  first_look *f = user;
  if (!mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE)) return MICA_WALK_ON;
  const bool hidden = is_hidden(f, op);
  if (!hidden && passes_map_at(&f->visible, op, NULL) == NULL) return MICA_WALK_STOP;
  if (!passes_list_push(&f->tables, op)) return MICA_WALK_STOP;
  count_entries(f, op, hidden);
  return MICA_WALK_ON;
}

static bool keep_used(const first_look *f, const mica_op *table) {
  const mica_region *region = mica_op_region(table, 0);
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (passes_call_graph_node(f->uses->graph, op) == SIZE_MAX &&
          !walk_references(f->uses, op, 0, keep))
        return false;
  return true;
}

static bool find_what_may_go(passes_callable_uses *u, mica_op *root) {
  mica_context *ctx = u->graph->context;
  first_look f = {.uses = u, .tables = {.context = ctx}, .visible = {.context = ctx}, .root = root};
  bool done = mica_op_walk_before(root, look_at_table, &f);
  for (size_t i = 0; done && i < f.tables.size; i++) done = keep_used(&f, f.tables.data[i]);
  passes_list_free(&f.tables);
  passes_map_free(&f.visible);
  return done;
}

bool passes_callable_uses_find(passes_callable_uses *u, const passes_call_graph *graph,
                               mica_op *root) {
  mica_context *ctx = graph->context;
  const size_t count = graph->node_count;
  *u = (passes_callable_uses){
      .graph = graph, .counts_of = {.context = ctx}, .references = {.context = ctx}};
  u->counts = mica_allocate(ctx, count * sizeof *u->counts);
  u->inner = mica_allocate(ctx, count * sizeof *u->inner);
  u->outer = mica_allocate(ctx, count * sizeof *u->outer);
  u->is_merged = mica_allocate(ctx, count * sizeof *u->is_merged);
  if (u->inner != NULL) memset(u->inner, 0, count * sizeof *u->inner);
  if (u->outer != NULL) memset(u->outer, 0, count * sizeof *u->outer);
  if (u->counts == NULL || u->inner == NULL || u->outer == NULL || u->is_merged == NULL)
    return false;
  for (size_t i = 0; i < count; i++) u->counts[i] = SIZE_MAX;
  bool done = find_what_may_go(u, root);
  for (size_t i = PASSES_CALLEE_UNKNOWN + 1; done && i < count; i++)
    done = passes_callable_uses_again(u, i);
  return done;
}

static void free_lists(mica_context *ctx, passes_node_list *lists, size_t count) {
  for (size_t i = 0; lists != NULL && i < count; i++)
    mica_free(ctx, lists[i].data, lists[i].capacity * sizeof *lists[i].data);
  mica_free(ctx, lists, count * sizeof *lists);
}

void passes_callable_uses_free(passes_callable_uses *u) {
  mica_context *ctx = u->graph->context;
  const size_t count = u->graph->node_count;
  mica_free(ctx, u->counts, count * sizeof *u->counts);
  free_lists(ctx, u->inner, count);
  free_lists(ctx, u->outer, count);
  mica_free(ctx, u->is_merged, count * sizeof *u->is_merged);
  passes_map_free(&u->counts_of);
  passes_page_map_free(&u->references);
}

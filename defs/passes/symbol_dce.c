// --symbol-dce: what is visible or isn't a symbol is alive, and what a living operation refers to.
#include "list.h"
#include "map.h"
#include "mica/dialect.h"
#include "mica/rewrite.h"
#include "mica/symbol.h"
#include "passes/passes.h"
#include "references.h"

// An operation whose references count. `is_hidden`: the symbols of the table that it stands in are
// not visible from outside.
typedef struct living {
  mica_op *op;
  bool is_hidden;
} living;

typedef struct liveness {
  mica_context *context;
  mica_symbol_tables *tables;
  passes_map symbols;  // that are alive
  passes_map known;    // attributes by the tables that their references were looked up in
  passes_page_map references;
  living *waiting;
  size_t count, capacity;
  passes_list candidates;  // symbols that nobody outside of their table sees
  mica_op *table;          // where references are looked up
  uint64_t deleted;
  bool is_hidden;
  bool has_failed;
} liveness;

static bool is_table(const mica_op *op) { return mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE); }

static bool wait(liveness *l, mica_op *op, bool is_hidden) {
  if (!MICA_ROOM(l->context, l->waiting, l->count, l->capacity, 1)) return false;
  l->waiting[l->count++] = (living){op, is_hidden};
  return true;
}

static bool revive(liveness *l, mica_op *symbol, bool is_hidden) {
  return !passes_map_add(&l->symbols, symbol, NULL) || wait(l, symbol, is_hidden);
}

// ---- References ---------------------------------------------------------------------------------

// All symbols on the way, if the whole of it is known.
static bool revive_path(liveness *l, const mica_attr *reference) {
  mica_strs nested = mica_attr_symbol_nested(reference);
  mica_op *found = mica_symbol_tables_lookup(l->tables, l->table, mica_attr_symbol_root(reference));
  for (size_t i = 0; found != NULL && i < nested.size; i++)
    found = is_table(found) ? mica_symbol_tables_lookup(l->tables, found, nested.data[i]) : NULL;
  if (found == NULL) return true;
  found = mica_symbol_tables_lookup(l->tables, l->table, mica_attr_symbol_root(reference));
  for (size_t i = 0;; i++) {
    if (!revive(l, found, l->is_hidden)) return false;
    if (i == nested.size) return true;
    found = mica_symbol_tables_lookup(l->tables, found, nested.data[i]);
  }
}

static mica_part_walk look_at(void *user, const mica_attr *attr) {
  liveness *l = user;
  if (!passes_map_add(&l->known, attr, l->table))
    return mica_context_out_of_memory(l->context) ? MICA_PARTS_STOP : MICA_PARTS_SKIP;
  if (!mica_attr_is_symbol(attr)) return MICA_PARTS_ON;
  return revive_path(l, attr) ? MICA_PARTS_SKIP : MICA_PARTS_STOP;
}

static bool look_at_attribute(liveness *l, const mica_attr *attr) {
  const passes_reference_answer answer = passes_references_in(&l->references, attr);
  if (answer != PASSES_REFERENCES_SOME) return answer == PASSES_REFERENCES_NONE;
  const mica_part_visitor visitor = {.attr = look_at, .user = l};
  return mica_attr_walk(attr, &visitor);
}

static bool look_at_attributes(liveness *l, const mica_op *op) {
  for (size_t i = 0; i < op->name->slot_count; i++) {
    const mica_attr *attr = mica_op_slot(op, i);
    if (attr != NULL && !look_at_attribute(l, attr)) return false;
  }
  return !mica_op_has_discardable(op) || look_at_attribute(l, mica_op_discardable(op));
}

// Its operations may stand for symbols, for all we know.
static bool may_be_unknown_table(const mica_op *op) {
  return mica_op_region_count(op) == 1 && op->name->dialect == NULL;
}

static mica_walk look_at_op(void *user, mica_op *op) {
  liveness *l = user;
  if (may_be_unknown_table(op)) {
    l->has_failed = true;
    return MICA_WALK_STOP;
  }
  if (!look_at_attributes(l, op)) return MICA_WALK_STOP;
  if (!is_table(op)) return MICA_WALK_ON;
  const bool is_looked_at = mica_op_parent(op) == l->table;
  return is_looked_at || wait(l, op, l->is_hidden) ? MICA_WALK_SKIP : MICA_WALK_STOP;
}

// ---- What is alive ------------------------------------------------------------------------------

// The operations of a table that are alive whoever refers to them.
static bool wait_for_visible(liveness *l, mica_op *table, bool is_hidden) {
  for (mica_block *b = mica_region_first(mica_op_region(table, 0)); b != NULL;
       b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op)) {
      mica_op_prefetch_next(op);
      mica_visibility visibility = mica_symbol_visibility(op);
      bool is_symbol = mica_op_is_symbol(op);
      bool may_go = visibility != MICA_VISIBILITY_PUBLIC &&
                    (is_hidden || visibility == MICA_VISIBILITY_PRIVATE);
      bool done = is_symbol && may_go ? passes_list_push(&l->candidates, op)
                  : is_symbol         ? revive(l, op, is_hidden)
                                      : wait(l, op, is_hidden);
      if (!done) return false;
    }
  return true;
}

static bool is_hidden_table(const mica_op *op) {
  return !mica_op_is_symbol(op) || mica_symbol_visibility(op) == MICA_VISIBILITY_PRIVATE;
}

static bool look_at_living(liveness *l, living next) {
  if (is_table(next.op) &&
      !wait_for_visible(l, next.op, next.is_hidden || is_hidden_table(next.op)))
    return false;
  l->table = mica_op_parent(next.op);
  l->is_hidden = next.is_hidden;
  if (!is_table(l->table)) return true;  // what it refers to was asked with what it stands in
  if (mica_op_walk_before(next.op, look_at_op, l)) return true;
  if (l->has_failed)
    mica_op_plain_error(next.op,
                        "operation contains potentially unknown symbol table, "
                        "meaning that we can't reliable compute symbol uses");
  return false;
}

static bool find_living(liveness *l, mica_op *root) {
  bool is_hidden = mica_op_parent(root) == NULL || is_hidden_table(root);
  bool done = wait_for_visible(l, root, is_hidden);
  while (done && l->count > 0) {
    living next = l->waiting[--l->count];
    done = look_at_living(l, next);
  }
  return done && !mica_context_out_of_memory(l->context);
}

// ---- Deleting -----------------------------------------------------------------------------------

// Counts what is deleted inside of it as well.
static mica_walk delete_dead(void *user, mica_op *op) {
  liveness *l = user;
  const mica_op *parent = mica_op_parent(op);
  if (!is_table(parent) || !mica_op_is_symbol(op)) return MICA_WALK_ON;
  mica_rewriter rw = mica_rewriter_of(l->context, NULL);
  mica_rewriter_erase(&rw, op);
  l->deleted++;
  return MICA_WALK_ON;
}

static void delete_candidates(liveness *l) {
  for (size_t i = 0; i < l->candidates.size; i++)
    if (passes_map_find(&l->symbols, l->candidates.data[i], NULL) == NULL)
      mica_op_walk_after(l->candidates.data[i], delete_dead, l);
}

bool passes_symbol_dce_run(mica_pass *pass, mica_op *op) {
  if (!is_table(op))
    return mica_op_error(
        op, " was scheduled to run under SymbolDCE, but does not define a symbol table");
  mica_context *ctx = mica_op_context(op);
  liveness l = {.context = ctx,
                .symbols = {.context = ctx},
                .known = {.context = ctx},
                .references = {.context = ctx},
                .candidates = {.context = ctx}};
  l.tables = mica_symbol_tables_create(ctx);
  bool done = l.tables != NULL && find_living(&l, op);
  if (done) delete_candidates(&l);
  passes_symbol_dce_count_num_dce(pass, l.deleted);
  mica_symbol_tables_destroy(l.tables);
  passes_map_free(&l.symbols);
  passes_map_free(&l.known);
  passes_page_map_free(&l.references);
  mica_free(ctx, l.waiting, l.capacity * sizeof *l.waiting);
  passes_list_free(&l.candidates);
  return done;
}

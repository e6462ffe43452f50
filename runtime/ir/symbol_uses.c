// References to symbols, replaced; and walks over symbol tables.
#include "mica/dialect.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "ir/symbol.h"
#include "memory/array.h"
#include "memory/pointer_stack.h"

// ---- References ---------------------------------------------------------------------------------

typedef struct renaming {
  mica_context *context;
  mica_str old, name;
  mica_pointer_map known;  // an attribute that was met -> what becomes of it
  bool failed;             // no memory
} renaming;

// A reference is no part of another one.
static const mica_attr *rename_reference(void *user, const mica_attr *part) {
  renaming *r = user;
  if (!mica_attr_is_symbol(part)) return NULL;
  if (!mica_str_equal(mica_attr_symbol_root(part), r->old)) return part;
  const mica_attr *made = mica_attr_symbol_path(r->context, r->name, mica_attr_symbol_nested(part));
  r->failed = r->failed || made == NULL;
  return made == NULL ? part : made;
}

static const mica_attr *renamed(renaming *r, const mica_attr *attr) {
  const mica_attr *known = mica_pointer_map_find(&r->known, attr);
  if (known != NULL) return known;
  const mica_attr *made = mica_attr_replace(attr, rename_reference, r);
  if (made == NULL ||
      !mica_pointer_map_set(&r->context->memory, &r->known, attr, (void *)(uintptr_t)made))
    r->failed = true;
  return made == NULL ? attr : made;
}

static void rename_in_op(renaming *r, mica_op *op) {
  for (size_t i = 0; i < op->name->slot_count; i++) {
    const mica_attr *old = mica_op_slots(op)[i], *made = old == NULL ? NULL : renamed(r, old);
    if (made != old) mica_op_set_slot(op, i, made);
  }
  if (op->attributes != NULL) mica_op_set_discardable(op, renamed(r, op->attributes));
}

static mica_walk rename_below(void *user, mica_op *op) {
  renaming *r = user;
  rename_in_op(r, op);
  if (r->failed) return MICA_WALK_STOP;
  return mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE) ? MICA_WALK_SKIP : MICA_WALK_ON;
}

static bool rename_in_block(renaming *r, const mica_block *block) {
  for (mica_op *op = block->first; op != NULL; op = op->next)
    if (!mica_op_walk_before(op, rename_below, r)) return false;
  return true;
}

bool mica_symbol_replace_uses(mica_op *from, mica_str old, mica_str name) {
  renaming r = {.context = mica_op_context(from), .old = old, .name = name};
  bool ok = true;
  for (size_t i = 0; i < from->region_count; i++)
    for (const mica_block *b = mica_op_regions(from)[i].first; ok && b != NULL; b = b->next)
      ok = rename_in_block(&r, b);
  mica_pointer_map_free(&r.context->memory, &r.known);
  return ok;
}

// ---- Tables -------------------------------------------------------------------------------------

// Of each operation from the root down to the one at hand, whether all uses of symbols in it are
// known.
typedef struct table_walk {
  mica_memory *memory;
  bool *visible;
  size_t depth, capacity;
} table_walk;

static bool is_private(const mica_op *op) {
  return !mica_op_is_symbol(op) || mica_symbol_visibility(op) == MICA_VISIBILITY_PRIVATE;
}

static bool go_in(table_walk *w, const mica_op *op, bool outer) {
  if (!MICA_ARRAY_ROOM(w->memory, w->visible, w->depth, w->capacity, 1)) return false;
  bool is_table = mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE);
  w->visible[w->depth++] = outer || !is_table || is_private(op);
  return true;
}

bool mica_symbol_walk_tables(mica_op *root, bool all_visible, mica_symbol_table_fn *fn,
                             void *user) {
  table_walk w = {.memory = &mica_op_context(root)->memory};
  bool ok = go_in(&w, root, all_visible);
  for (mica_op *op = root, *nested = mica_op_first_nested(root); ok && op != NULL;) {
    if (nested != NULL) {
      op = nested;
      ok = go_in(&w, op, w.visible[w.depth - 1]);
      nested = mica_op_first_nested(op);
      continue;
    }
    w.depth--;
    if (mica_op_has_flag(op, MICA_OP_SYMBOL_TABLE)) fn(user, op, w.visible[w.depth]);
    nested = op == root ? NULL : mica_op_next_sibling(op);
    op = op == root ? NULL : mica_op_parent(op);
  }
  mica_memory_free(w.memory, w.visible, w.capacity * sizeof *w.visible);
  return ok;
}

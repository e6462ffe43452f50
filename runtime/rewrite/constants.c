// One constant of each value; see the header. Called by the greedy driver, which owns the table.
#include "rewrite/constants.h"

#include "context/context.h"
#include "mica/dialect.h"
#include "mica/fold.h"

void mica_constants_free(mica_constants *c) {
  mica_memory *memory = &c->context->memory;
  mica_memory_free(memory, c->entries, c->capacity * sizeof *c->entries);
  mica_pointer_map_free(memory, &c->known);
  mica_pointer_map_free(memory, &c->region);
  *c = (mica_constants){.context = c->context};
}

// ---- Where constants go -------------------------------------------------------------------------

// Values of outside may not be read inside, as far as is known.
static bool takes_constants(const mica_op *parent) {
  return parent->block == NULL || mica_op_def_of(parent) == NULL ||
         mica_op_has_flag(parent, MICA_OP_ISOLATED_FROM_ABOVE);
}

// Each region on the way remembers the answer, so that deep nesting is walked once.
static mica_region *region_for(mica_constants *c, mica_region *from) {
  mica_region *found = from;
  while (!takes_constants(found->parent)) {
    mica_region *known = mica_pointer_map_find(&c->region, found);
    if (known != NULL) {
      found = known;
      break;
    }
    found = found->parent->block->parent;
    if (found == NULL) return NULL;
  }
  for (mica_region *r = from; r != found; r = r->parent->block->parent) {
    if (mica_pointer_map_find(&c->region, r) != NULL) break;
    if (!mica_pointer_map_set(&c->context->memory, &c->region, r, found)) return NULL;
  }
  return found;
}

// ---- The table ----------------------------------------------------------------------------------

static size_t hash_of(const mica_constants *c, const mica_constant_key *key) {
  const mica_hash_key *k = &c->context->memory.hash_key;
  uint64_t hash = hash_pointer(k, hash_start(k), key->region);
  hash = hash_pointer(k, hash_pointer(k, hash, key->dialect), key->value);
  return (size_t)hash_end(hash_pointer(k, hash, key->type));
}

static bool is_same(const mica_constant_key *a, const mica_constant_key *b) {
  return a->region == b->region && a->dialect == b->dialect && a->value == b->value &&
         a->type == b->type;
}

static mica_constant_entry *slot_of(const mica_constants *c, const mica_constant_key *key) {
  size_t at = hash_of(c, key) & (c->capacity - 1);
  while (c->entries[at].key.region != NULL && !is_same(&c->entries[at].key, key))
    at = (at + 1) & (c->capacity - 1);
  return &c->entries[at];
}

static bool grow(mica_constants *c) {
  const size_t capacity = c->capacity == 0 ? 64 : 2 * c->capacity;
  mica_memory *memory = &c->context->memory;
  mica_constant_entry *entries = mica_memory_allocate(memory, capacity * sizeof *entries);
  if (entries == NULL) return false;
  memset(entries, 0, capacity * sizeof *entries);
  mica_constants old = *c;
  c->entries = entries;
  c->capacity = capacity;
  for (size_t i = 0; i < old.capacity; i++)
    if (old.entries[i].key.region != NULL) *slot_of(c, &old.entries[i].key) = old.entries[i];
  mica_memory_free(memory, old.entries, old.capacity * sizeof *old.entries);
  return true;
}

// ---- Entering -----------------------------------------------------------------------------------

static bool is_known(const mica_constants *c, const mica_op *op) {
  return mica_pointer_map_find(&c->known, op) != NULL;
}

// Constants at the beginning of a block keep their order; any other goes in front of them, and one
// from another block has no place of its own any more.
static void hoist(const mica_constants *c, mica_op *op, mica_block *block) {
  const bool stands = op->block == block &&
                      (block->first == op || (op->previous != NULL && is_known(c, op->previous)));
  if (stands) return;
  if (op->block != block) mica_op_set_loc(op, mica_loc_unknown());
  if (block->first != NULL) mica_op_move_before(op, block->first);
  else mica_op_move_to_end(op, block);
}

static mica_constant_is give_way(mica_rewriter *rw, mica_op *op, mica_op *first) {
  mica_value *by = mica_op_result(first, 0);
  mica_op_set_loc(first, mica_loc_unknown());
  mica_rewriter_replace(rw, op, &by);
  return MICA_CONSTANT_ERASED;
}

mica_constant_is mica_constants_enter(mica_constants *c, mica_rewriter *rw, mica_op *op) {
  const mica_attr *value = op->result_count == 1 ? mica_op_constant(op) : NULL;
  if (value == NULL || op->block == NULL || op->block->parent == NULL) return MICA_CONSTANT_NONE;
  mica_region *region = region_for(c, op->block->parent);
  if (region == NULL || (2 * (c->count + 1) > c->capacity && !grow(c)))
    return MICA_CONSTANT_NO_MEMORY;
  const mica_constant_key key = {region, op->name->dialect, value,
                                 mica_value_type(mica_op_result(op, 0))};
  mica_constant_entry *entry = slot_of(c, &key);
  if (entry->key.region != NULL) return give_way(rw, op, entry->op);
  hoist(c, op, region->first);
  if (!mica_pointer_map_set(&c->context->memory, &c->known, op, op)) return MICA_CONSTANT_NO_MEMORY;
  *entry = (mica_constant_entry){key, op};
  c->count++;
  return MICA_CONSTANT_KEPT;
}

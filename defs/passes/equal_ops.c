// Equality of operations and of what is nested in them, along two trees at once, without recursion.
#include "equal_ops.h"

#include <stdlib.h>

#include "map.h"
#include "mica/verify.h"

// ---- Hashes -------------------------------------------------------------------------------------

uint64_t passes_hash_kind(const mica_op *op) {
  uint64_t hash = passes_mix_pointer(mica_op_operand_count(op), op->name);
  hash = passes_mix_pointer(hash, op->attributes);
  for (size_t i = 0; i < op->name->slot_count; i++)
    hash = passes_mix_pointer(hash, mica_op_slot(op, i));
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    hash = passes_mix_pointer(hash, mica_value_type(mica_op_result(op, i)));
  return hash;
}

static bool is_commutative(const mica_op *op) {
  return mica_op_has_trait(op, &mica_trait_is_commutative);
}

uint64_t passes_hash_op(const mica_op *op) {
  return passes_hash_operands(op, passes_hash_kind(op));
}

uint64_t passes_hash_operands(const mica_op *op, uint64_t kind) {
  uint64_t hash = kind, sum = 0;
  size_t count = mica_op_operand_count(op);
  if (count > 1 && is_commutative(op)) {
    for (size_t i = 0; i < count; i++) sum += passes_hash_use(mica_op_operand(op, i));
    return passes_mix(hash, sum);
  }
  for (size_t i = 0; i < count; i++) hash = passes_mix_pointer(hash, mica_op_operand(op, i));
  return hash;
}

// ---- Two trees ----------------------------------------------------------------------------------

// Two blocks that stand in the same place, and the operations to be compared next.
typedef struct level {
  const mica_op *of_a, *of_b;  // whose regions
  size_t region;
  const mica_block *block_a, *block_b;
  const mica_op *a, *b;
} level;

typedef struct comparison {
  mica_context *context;
  passes_map values;  // of a, and blocks of a: what stands for it in b
  level *levels;
  size_t count, capacity;
} comparison;

static bool mark(comparison *c, const void *a, const void *b) {
  size_t *stands_for = passes_map_at(&c->values, a, NULL);
  if (stands_for == NULL) return false;
  if (*stands_for == 0) *stands_for = (size_t)(uintptr_t)b;
  return *stands_for == (size_t)(uintptr_t)b;
}

static bool is_same_value(const comparison *c, const mica_value *a, const mica_value *b) {
  if (a == b) return true;
  const size_t *stands_for = passes_map_find(&c->values, a, NULL);
  return stands_for != NULL && *stands_for == (size_t)(uintptr_t)b;
}

// ---- Operands -----------------------------------------------------------------------------------

static int by_address(const void *one, const void *other) {
  uintptr_t a = (uintptr_t) * (const mica_value *const *)one;
  uintptr_t b = (uintptr_t) * (const mica_value *const *)other;
  return (a > b) - (a < b);
}

// The operands from `first` on are the same in another order.
static bool are_permuted(comparison *c, const mica_op *a, const mica_op *b, size_t first) {
  size_t count = mica_op_operand_count(a) - first, size = count * 2 * sizeof(mica_value *);
  if (count == 2)
    return mica_op_operand(a, first) == mica_op_operand(b, first + 1) &&
           mica_op_operand(a, first + 1) == mica_op_operand(b, first);
  const mica_value **sorted = mica_allocate(c->context, size);
  if (sorted == NULL) return false;
  for (size_t i = 0; i < count; i++) {
    sorted[i] = mica_op_operand(a, first + i);
    sorted[count + i] = mica_op_operand(b, first + i);
  }
  qsort(sorted, count, sizeof *sorted, by_address);
  qsort(sorted + count, count, sizeof *sorted, by_address);
  bool same = memcmp(sorted, sorted + count, count * sizeof *sorted) == 0;
  mica_free(c->context, sorted, size);
  return same;
}

static bool have_same_operands(comparison *c, const mica_op *a, const mica_op *b) {
  size_t count = mica_op_operand_count(a), i = 0;
  while (i < count && is_same_value(c, mica_op_operand(a, i), mica_op_operand(b, i))) i++;
  return i == count || (count > 1 && is_commutative(a) && are_permuted(c, a, b, i));
}

// ---- One operation ------------------------------------------------------------------------------

static bool have_same_kind(const mica_op *a, const mica_op *b) {
  if (a->name != b->name || a->attributes != b->attributes ||
      a->operand_count != b->operand_count || a->result_count != b->result_count ||
      a->region_count != b->region_count || a->successor_count != b->successor_count)
    return false;
  for (size_t i = 0; i < a->name->slot_count; i++)
    if (mica_op_slot(a, i) != mica_op_slot(b, i)) return false;
  return true;
}

static bool mark_results(comparison *c, const mica_op *a, const mica_op *b) {
  for (size_t i = 0; i < mica_op_result_count(a); i++) {
    const mica_value *one = mica_op_result(a, i), *other = mica_op_result(b, i);
    if (mica_value_type(one) != mica_value_type(other) || !mark(c, one, other)) return false;
  }
  return true;
}

static bool mark_successors(comparison *c, const mica_op *a, const mica_op *b) {
  for (size_t i = 0; i < mica_op_successor_count(a); i++)
    if (!mark(c, mica_op_successor(a, i), mica_op_successor(b, i))) return false;
  return true;
}

static bool push_level(comparison *c, const mica_op *a, const mica_op *b) {
  if (!MICA_ROOM(c->context, c->levels, c->count, c->capacity, 1)) return false;
  c->levels[c->count++] = (level){.of_a = a, .of_b = b};
  return true;
}

// But for what is nested, which waits as a level. `is_root`: its successors and results are those
// of a place that isn't compared.
static bool compare_op(comparison *c, const mica_op *a, const mica_op *b, bool is_root) {
  if (!have_same_kind(a, b) || !have_same_operands(c, a, b) || !mark_results(c, a, b)) return false;
  if (!is_root && !mark_successors(c, a, b)) return false;
  return mica_op_region_count(a) == 0 || push_level(c, a, b);
}

// ---- Blocks -------------------------------------------------------------------------------------

static bool open_blocks(comparison *c, const mica_block *a, const mica_block *b) {
  level *l = &c->levels[c->count - 1];
  l->block_a = a;
  l->block_b = b;
  if ((a == NULL) != (b == NULL)) return false;
  l->a = a == NULL ? NULL : mica_block_first(a);
  l->b = b == NULL ? NULL : mica_block_first(b);
  if (a == NULL) return true;
  if (mica_block_argument_count(a) != mica_block_argument_count(b) || !mark(c, a, b)) return false;
  for (size_t i = 0; i < mica_block_argument_count(a); i++) {
    const mica_value *one = mica_block_argument_at(a, i), *other = mica_block_argument_at(b, i);
    if (mica_value_type(one) != mica_value_type(other) || !mark(c, one, other)) return false;
  }
  return true;
}

static bool step(comparison *c) {
  level *l = &c->levels[c->count - 1];
  const mica_op *a = l->a, *b = l->b;
  if (a != NULL || b != NULL) {
    if (a == NULL || b == NULL) return false;
    l->a = mica_op_next(a);
    l->b = mica_op_next(b);
    return compare_op(c, a, b, false);
  }
  if (l->block_a != NULL)
    return open_blocks(c, mica_block_next(l->block_a), mica_block_next(l->block_b));
  if (l->region == mica_op_region_count(l->of_a)) {
    c->count--;
    return true;
  }
  size_t region = l->region++;
  return open_blocks(c, mica_region_first(mica_op_region(l->of_a, region)),
                     mica_region_first(mica_op_region(l->of_b, region)));
}

bool passes_are_equal(const mica_op *a, const mica_op *b) {
  mica_context *ctx = mica_op_context(a);
  comparison c = {.context = ctx, .values = {.context = ctx}};
  if (a->region_count == 0) {
    if (!have_same_kind(a, b) || !have_same_operands(&c, a, b)) return false;
    for (size_t i = 0; i < mica_op_result_count(a); i++)
      if (mica_value_type(mica_op_result(a, i)) != mica_value_type(mica_op_result(b, i)))
        return false;
    return true;
  }
  bool same = compare_op(&c, a, b, true);
  while (same && c.count > 0) same = step(&c);
  mica_free(ctx, c.levels, c.capacity * sizeof *c.levels);
  passes_map_free(&c.values);
  return same;
}

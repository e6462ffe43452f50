// Which values are dimensions and symbols, by the rules of MLIR. Called by the other hooks; own
// nothing.
//
// Whether a value is one depends on those that it is made of. They are asked one after the other,
// each once, so that values that share much cost no more than there are of them.
#include "domain.h"

#include "mica/context.h"
#include "mica/effects.h"
#include "mica/interfaces.h"
#include "mica/predicate.h"
#include "memref/memref.h"

const mica_region *affine_scope_of(const mica_op *op) {
  const mica_op *parent;
  for (; (parent = mica_op_parent(op)) != NULL; op = parent)
    if (mica_op_has_trait(parent, &mica_trait_affine_scope))
      return mica_block_region(mica_op_block(op));
  return NULL;
}

// ---- Places -------------------------------------------------------------------------------------

// Right in a region of an operation with the trait AffineScope.
static bool is_at_top(const mica_value *value) {
  const mica_op *parent = mica_block_parent_op(mica_value_block(value));
  return parent != NULL && mica_op_has_trait(parent, &mica_trait_affine_scope);
}

static bool is_in(const mica_value *value, const mica_region *region) {
  return region != NULL && mica_block_region(mica_value_block(value)) == region;
}

// Right in the region or in one around it that it may see.
static bool is_in_or_around(const mica_value *value, const mica_region *region) {
  while (region != NULL && !is_in(value, region)) {
    const mica_op *parent = mica_region_parent(region);
    if (parent == NULL || mica_op_has_trait(parent, &mica_trait_is_isolated_from_above) ||
        mica_op_block(parent) == NULL)
      return false;
    region = mica_block_region(mica_op_block(parent));
  }
  return region != NULL;
}

static bool is_loop_variable(const mica_value *value) {
  const mica_block *block = mica_value_argument_block(value);
  const mica_op *parent = block == NULL ? NULL : mica_block_parent_op(block);
  if (parent == NULL) return false;
  return affine_parallel_isa(parent) || (affine_for_isa(parent) && mica_value_index(value) == 0);
}

// ---- A question and what it leads to ------------------------------------------------------------

typedef struct wanted {
  const mica_value *value;
  bool as_symbol;  // else as a dimension
} wanted;

typedef struct question {
  const mica_region *scope;
  mica_context *ctx;
  wanted *items;      // all that was asked for; from `next` on without an answer
  uint32_t *buckets;  // 2 * capacity: numbers of items, counted from 1
  size_t count, capacity, next;
} question;

static uint32_t *find(const question *q, wanted w) {
  size_t mask = 2 * q->capacity - 1;
  size_t at = ((uintptr_t)w.value / sizeof(void *) * 2 + w.as_symbol) * 0x9e3779b1u;
  for (;; at++) {
    uint32_t *bucket = &q->buckets[at & mask];
    const wanted *there = *bucket == 0 ? NULL : &q->items[*bucket - 1];
    if (there == NULL || (there->value == w.value && there->as_symbol == w.as_symbol))
      return bucket;
  }
}

static bool grow(question *q) {
  size_t capacity = q->capacity == 0 ? 16 : 2 * q->capacity;
  wanted *items = mica_allocate(q->ctx, capacity * sizeof *items);
  uint32_t *buckets = mica_allocate(q->ctx, 2 * capacity * sizeof *buckets);
  if (items == NULL || buckets == NULL) {
    mica_free(q->ctx, items, capacity * sizeof *items);
    mica_free(q->ctx, buckets, 2 * capacity * sizeof *buckets);
    return false;
  }
  if (q->count > 0) memcpy(items, q->items, q->count * sizeof *items);
  memset(buckets, 0, 2 * capacity * sizeof *buckets);
  mica_free(q->ctx, q->items, q->capacity * sizeof *items);
  mica_free(q->ctx, q->buckets, 2 * q->capacity * sizeof *buckets);
  q->items = items;
  q->buckets = buckets;
  q->capacity = capacity;
  for (size_t i = 0; i < q->count; i++) *find(q, items[i]) = (uint32_t)i + 1;
  return true;
}

// False: no memory.
static bool want(question *q, const mica_value *value, bool as_symbol) {
  if (q->count == q->capacity && !grow(q)) return false;
  const wanted w = {value, as_symbol};
  uint32_t *bucket = find(q, w);
  if (*bucket != 0) return true;
  q->items[q->count++] = w;
  *bucket = (uint32_t)q->count;
  return true;
}

static bool want_operands(question *q, const mica_op *op, bool as_symbols) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!want(q, mica_op_operand(op, i), as_symbols)) return false;
  return true;
}

// ---- Sizes --------------------------------------------------------------------------------------
// The operations that give a dimension's size have two operands: of what, and which dimension.

// NULL: it comes from where its sizes aren't known, or from too far.
static const mica_value *skip_casts(const mica_value *memref) {
  for (size_t steps = 0; steps < MICA_LONGEST_CHAIN; steps++) {
    const mica_op *op = mica_value_op(memref);
    if (op == NULL || !memref_cast_isa(op)) return memref;
    if (mica_op_operand_count(op) != 1) return NULL;
    memref = memref_cast_source(op);
    if (mica_type_is_unranked_memref(mica_value_type(memref))) return NULL;
  }
  return NULL;
}

static mica_segment size_operands(const mica_op *op) {
  if (op != NULL && memref_view_isa(op)) return memref_view_sizes_segment(op);
  if (op != NULL && memref_subview_isa(op)) return memref_subview_sizes_segment(op);
  if (op != NULL && memref_alloc_isa(op)) return memref_alloc_dynamic_sizes_segment(op);
  return (mica_segment){0, 0};
}

static bool gives_sizes(const mica_op *op) {
  return op != NULL && (memref_view_isa(op) || memref_subview_isa(op) || memref_alloc_isa(op));
}

// A size of memory whose size is known or a symbol.
static bool judge_size(question *q, const mica_op *op) {
  if (mica_op_operand_count(op) != 2) return false;
  const mica_value *shaped = mica_op_operand(op, 0);
  int64_t index;
  if (is_at_top(shaped)) return true;
  if (mica_value_is_argument(shaped) || !mica_value_constant(mica_op_operand(op, 1), &index))
    return false;
  shaped = skip_casts(shaped);
  const mica_op *maker = shaped == NULL ? NULL : mica_value_op(shaped);
  if (!gives_sizes(maker)) return false;
  mica_int64s shape = mica_type_shape(mica_value_type(mica_op_result(maker, 0)));
  if (index < 0 || (uint64_t)index >= shape.size) return false;
  if (shape.data[index] != MICA_DYNAMIC) return true;
  size_t place = 0;
  for (int64_t i = 0; i < index; i++) place += shape.data[i] == MICA_DYNAMIC;
  mica_segment sizes = size_operands(maker);
  return place < sizes.count && want(q, mica_op_operand(maker, sizes.first + place), true);
}

// ---- Answers ------------------------------------------------------------------------------------

static bool is_constant(const mica_op *op) {
  return mica_op_has_trait(op, &mica_trait_constant_like);
}

static bool is_like_apply(const mica_op *op) {
  return affine_apply_isa(op) || affine_delinearize_index_isa(op) || affine_linearize_index_isa(op);
}

// Whether it is one if all are that are wanted for it. False also when memory runs out.
static bool judge_result(question *q, wanted w, const mica_op *op) {
  if (mica_op_interface(op, &mica_shaped_dim_interface_id) != NULL)
    return is_in(w.value, q->scope) || judge_size(q, op);
  if (is_in_or_around(w.value, q->scope) || is_constant(op)) return true;
  if (!w.as_symbol && is_like_apply(op)) return want_operands(q, op, false);
  return mica_op_is_pure(op) && want_operands(q, op, true);
}

static mica_question kept(const question *q, wanted w) {
  static const char as_symbol, as_dim;
  return (mica_question){w.as_symbol ? &as_symbol : &as_dim, w.value, q->scope};
}

static bool judge(question *q, wanted w) {
  uintptr_t known;
  if (!mica_type_is_index(mica_value_type(w.value))) return false;
  const mica_op *op = mica_value_op(w.value);
  if (op == NULL)
    return is_in_or_around(w.value, q->scope) || (!w.as_symbol && is_loop_variable(w.value));
  if (mica_verify_recall(q->ctx, kept(q, w), &known)) return known != 0;
  return judge_result(q, w, op);
}

// If the first one is, all are that were wanted for it.
static void remember(const question *q, wanted first, bool is_one) {
  if (q->count == 0) return;
  mica_verify_remember(q->ctx, kept(q, first), is_one);
  for (size_t i = 0; is_one && i < q->count; i++)
    mica_verify_remember(q->ctx, kept(q, q->items[i]), true);
}

static bool answer(const mica_value *value, const mica_region *scope, bool as_symbol) {
  const wanted first = {value, as_symbol};
  question q = {.scope = scope, .ctx = mica_value_context(value)};
  bool is_one = judge(&q, first);
  while (is_one && q.next < q.count) is_one = judge(&q, q.items[q.next++]);
  if (!mica_context_out_of_memory(q.ctx)) remember(&q, first, is_one);
  mica_free(q.ctx, q.items, q.capacity * sizeof *q.items);
  mica_free(q.ctx, q.buckets, 2 * q.capacity * sizeof *q.buckets);
  return is_one;
}

bool affine_is_dim(const mica_value *value, const mica_region *scope) {
  return answer(value, scope, false);
}
bool affine_is_symbol(const mica_value *value, const mica_region *scope) {
  return answer(value, scope, true);
}

bool affine_check_input_count(mica_op *op, const mica_affine_map *map, size_t count) {
  return count >= affine_input_count(map) ||
         mica_op_error(op, "operand count and affine map dimension and symbol count must match");
}

bool affine_check_inputs(mica_op *op, size_t first, size_t count, size_t dims) {
  const mica_region *scope = affine_scope_of(op);
  for (size_t i = 0; i < count; i++) {
    const mica_value *input = mica_op_operand(op, first + i);
    if (i < dims && !affine_is_dim(input, scope))
      return mica_op_error(op, "operand cannot be used as a dimension id");
    if (i >= dims && !affine_is_symbol(input, scope))
      return mica_op_error(op, "operand cannot be used as a symbol");
  }
  return true;
}

bool affine_check_dims(mica_op *op, size_t first, size_t count, const char *wrong_type,
                       const char *no_dim) {
  const mica_region *scope = affine_scope_of(op);
  for (size_t i = first; i < first + count; i++) {
    const mica_value *input = mica_op_operand(op, i);
    if (!mica_type_is_index(mica_value_type(input))) return mica_op_error(op, "%s", wrong_type);
    if (!affine_is_dim(input, scope)) return mica_op_error(op, "%s", no_dim);
  }
  return true;
}

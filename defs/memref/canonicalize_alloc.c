// Canonicalizations of memref: memory of which the size is known, or that nobody reads; scopes of
// allocations. Called by generated code; own nothing.
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/effects.h"
#include "mica/mixed.h"
#include "shared.h"

// ---- alloc, alloca ------------------------------------------------------------------------------

static mica_op *build_alloc(mica_rewriter *rw, const mica_op *op, const mica_type *type,
                            const mica_mixed *sizes, mica_value *const *symbols,
                            size_t symbol_count) {
  const bool is_alloc = memref_alloc_isa(op);
  return (is_alloc ? memref_alloc_build : memref_alloca_build)(
      &rw->builder, mica_op_loc(op), type, sizes->values, sizes->value_count, symbols, symbol_count,
      is_alloc ? memref_alloc_alignment_attr(op) : memref_alloca_alignment_attr(op));
}

static bool replace_alloc(mica_rewriter *rw, mica_op *op, const mica_mixed *sizes,
                          mica_segment symbols) {
  mica_context *ctx = mica_op_context(op);
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  const mica_type *known = mica_type_memref((mica_int64s){sizes->numbers, sizes->count},
                                            mica_type_element(type), mica_type_layout(type),
                                            mica_type_memory_space(type));
  mica_value **values = mica_allocate(ctx, (symbols.count + 1) * sizeof *values);
  mica_op *made = NULL;
  if (known != NULL && values != NULL) {
    for (size_t i = 0; i < symbols.count; i++) values[i] = mica_op_operand(op, symbols.first + i);
    made = build_alloc(rw, op, known, sizes, values, symbols.count);
  }
  mica_free(ctx, values, (symbols.count + 1) * sizeof *values);
  return made != NULL && mica_rewriter_replace_by(rw, op,
                                                  memref_cast_build(&rw->builder, mica_op_loc(op),
                                                                    type, mica_op_result(made, 0)));
}

// Sizes that are constants stand in the type.
static bool know_sizes(mica_rewriter *rw, mica_op *op) {
  const bool is_alloc = memref_alloc_isa(op);
  const mica_segment dynamic = is_alloc ? memref_alloc_dynamic_sizes_segment(op)
                                        : memref_alloca_dynamic_sizes_segment(op);
  const mica_segment symbols = is_alloc ? memref_alloc_symbol_operands_segment(op)
                                        : memref_alloca_symbol_operands_segment(op);
  mica_mixed sizes;
  bool done =
      mica_mixed_of(op, dynamic, mica_type_shape(mica_value_type(mica_op_result(op, 0))), &sizes) &&
      mica_mixed_fold(&sizes, mica_is_not_negative) != 0 && replace_alloc(rw, op, &sizes, symbols);
  mica_mixed_free(&sizes);
  return done;
}

static bool needs_content(const mica_op *user, const mica_value *memref) {
  if (memref_store_isa(user)) return memref_store_value(user) == memref;
  return !memref_dealloc_isa(user);
}

// Memory that is only written and given back.
static bool drop_unread(mica_rewriter *rw, mica_op *op) {
  const mica_value *memref = mica_op_result(op, 0);
  for (const mica_operand *use = mica_value_first_use(memref); use != NULL;
       use = mica_operand_next_use(use))
    if (needs_content(use->owner, memref)) return false;
  while (!mica_value_is_unused(memref))
    mica_rewriter_erase(rw, mica_value_first_use(memref)->owner);
  mica_rewriter_erase(rw, op);
  return true;
}

MICA_DEFINE_PATTERN(alloc_sizes, "SimplifyAllocConst", &memref_alloc_def, know_sizes);
MICA_DEFINE_PATTERN(alloc_unread, "SimplifyDeadAlloc", &memref_alloc_def, drop_unread);
const mica_pattern *const memref_alloc_canonicalizations[] = {&alloc_sizes, &alloc_unread, NULL};
MICA_DEFINE_PATTERN(alloca_sizes, "SimplifyAllocConst", &memref_alloca_def, know_sizes);
MICA_DEFINE_PATTERN(alloca_unread, "SimplifyDeadAlloc", &memref_alloca_def, drop_unread);
const mica_pattern *const memref_alloca_canonicalizations[] = {&alloca_sizes, &alloca_unread, NULL};
MICA_DEFINE_PATTERN(realloc_unread, "SimplifyDeadAlloc", &memref_realloc_def, drop_unread);
const mica_pattern *const memref_realloc_canonicalizations[] = {&realloc_unread, NULL};

// ---- alloca_scope -------------------------------------------------------------------------------

// Whether it allocates a result in the scope around it. `unknown`: what holds where it doesn't say.
static bool allocates_in_scope(const mica_op *op, bool unknown) {
  mica_effects effects = {.context = mica_op_context(op)};
  bool found = unknown;
  if (mica_op_effects(op, &effects)) {
    found = false;
    for (size_t i = 0; i < effects.size && !found; i++) {
      const mica_effect *e = &effects.data[i];
      found = e->kind == MICA_EFFECT_ALLOCATE && e->value != NULL &&
              mica_value_op(e->value) == op &&
              strcmp(e->resource, MICA_RESOURCE_AUTOMATIC_ALLOCATION_SCOPE) == 0;
    }
  }
  mica_effects_free(&effects);
  return found;
}

static bool is_scope(const mica_op *op) {
  return op != NULL && mica_op_has_trait(op, &mica_trait_automatic_allocation_scope);
}

static mica_walk look_for_allocation(void *user, mica_op *op) {
  if (op == user) return MICA_WALK_ON;
  const bool is_recursive = mica_op_has_trait(op, &mica_trait_recursive_memory_effects);
  if (!is_recursive && allocates_in_scope(op, true)) return MICA_WALK_STOP;
  return is_scope(op) ? MICA_WALK_SKIP : MICA_WALK_ON;
}

// The last before the terminator of a region with one block: nothing lives longer behind it.
static bool is_last(const mica_op *op) {
  const mica_op *next = mica_op_next(op);
  const mica_block *block = mica_op_block(op);
  return next != NULL && mica_op_next(next) == NULL && mica_op_has_flag(next, MICA_OP_TERMINATOR) &&
         mica_block_next(block) == NULL && mica_region_first(mica_block_region(block)) == block;
}

static bool inline_scope(mica_rewriter *rw, mica_op *op) {
  const bool allocates = !mica_op_walk_before(op, look_for_allocation, op);
  if (allocates && (!is_scope(mica_op_parent(op)) || !is_last(op))) return false;
  mica_context *ctx = mica_op_context(op);
  mica_block *block = mica_region_first(memref_alloca_scope_body_region(op));
  mica_op *terminator = mica_block_last(block);
  const size_t count = mica_op_operand_count(terminator);
  mica_value **results = mica_allocate(ctx, (count + 1) * sizeof *results);
  if (results == NULL) return false;
  for (size_t i = 0; i < count; i++) results[i] = mica_op_operand(terminator, i);
  mica_rewriter_inline_block(rw, block, NULL, op, NULL);
  mica_rewriter_replace(rw, op, results);
  mica_rewriter_erase(rw, terminator);
  mica_free(ctx, results, (count + 1) * sizeof *results);
  return true;
}
MICA_DEFINE_PATTERN(scope_inline, "AllocaScopeInliner", &memref_alloca_scope_def, inline_scope);

// The outermost operation around that is in no scope of its own, where allocations may go before
// it.
static mica_op *place_outside(const mica_op *op) {
  mica_op *outer = mica_op_parent(op);
  if (outer == NULL || is_scope(outer) || !is_last(op) || !is_last(outer)) return NULL;
  while (!is_scope(mica_op_parent(outer))) {
    outer = mica_op_parent(outer);
    if (outer == NULL || mica_op_block(outer) == NULL || !is_last(outer)) return NULL;
  }
  return outer;
}

static bool is_inside(const mica_value *value, const mica_op *op) {
  const mica_op *at = mica_value_op(value);
  if (at == NULL) at = mica_region_parent(mica_block_region(mica_value_block(value)));
  else at = mica_op_parent(at);
  while (at != NULL && at != op) at = mica_op_parent(at);
  return at != NULL;
}

typedef struct hoisting {
  mica_context *ctx;
  const mica_op *outer;
  mica_op **ops;
  size_t count, capacity;
  bool failed;
} hoisting;

static mica_walk note_allocation(void *user, mica_op *op) {
  hoisting *h = user;
  if (!allocates_in_scope(op, false)) return MICA_WALK_ON;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (is_inside(mica_op_operand(op, i), h->outer)) return MICA_WALK_ON;
  if (!MICA_ROOM(h->ctx, h->ops, h->count, h->capacity, 1)) {
    h->failed = true;
    return MICA_WALK_STOP;
  }
  h->ops[h->count++] = op;
  return MICA_WALK_ON;
}

static bool move_out(mica_rewriter *rw, mica_op *op) {
  mica_op *copy = mica_op_clone(op);
  if (copy == NULL) return false;
  mica_builder_insert(&rw->builder, copy);
  return mica_rewriter_replace_by(rw, op, copy);
}

// Allocations whose sizes are known outside move there.
static bool hoist_allocations(mica_rewriter *rw, mica_op *op) {
  mica_op *outer = place_outside(op);
  if (outer == NULL) return false;
  hoisting h = {.ctx = mica_op_context(op), .outer = outer};
  mica_op_walk_after(op, note_allocation, &h);
  mica_rewriter_before(rw, outer);
  size_t moved = 0;
  for (; moved < h.count && !h.failed; moved++)
    if (!move_out(rw, h.ops[moved])) break;
  mica_free(h.ctx, h.ops, h.capacity * sizeof *h.ops);
  return moved != 0;
}
MICA_DEFINE_PATTERN(scope_hoist, "AllocaScopeHoister", &memref_alloca_scope_def, hoist_allocations);
const mica_pattern *const memref_alloca_scope_canonicalizations[] = {&scope_inline, &scope_hoist,
                                                                     NULL};

// Questions about affine expressions and maps, for hooks. Expressions nest as deep as a text makes
// them: what is pending stands on a stack of its own.
#include <assert.h>
#include <string.h>

#include "builtin/affine.h"
#include "context/context.h"
#include "mica/context.h"
#include "memory/pointer_stack.h"

typedef const mica_affine_expr *expr;

// ---- The value ----------------------------------------------------------------------------------

typedef struct frame {  // a binary expression whose parts are being computed
  expr e;
  int64_t left;
  bool has_left;
} frame;

typedef struct frames {
  frame *items;
  size_t count, capacity;
} frames;

static bool push(mica_context *ctx, frames *f, expr e) {
  if (f->count == f->capacity) {
    size_t capacity = f->capacity == 0 ? 16 : 2 * f->capacity;
    frame *items = mica_allocate(ctx, capacity * sizeof *items);
    if (items == NULL) return false;
    if (f->count > 0) memcpy(items, f->items, f->count * sizeof *items);
    mica_free(ctx, f->items, f->capacity * sizeof *items);
    f->items = items;
    f->capacity = capacity;
  }
  f->items[f->count++] = (frame){e, 0, false};
  return true;
}

static bool leaf(expr e, const int64_t *dims, int64_t *out) {
  if (e->kind == MICA_AFFINE_SYMBOL) return false;
  *out = e->kind == MICA_AFFINE_DIM ? dims[e->as.value] : e->as.value;
  return true;
}

static bool descend(mica_context *ctx, frames *f, expr e, const int64_t *dims, int64_t *out) {
  for (; mica_affine_is_binary(e); e = e->as.binary.left)
    if (!push(ctx, f, e)) return false;
  return leaf(e, dims, out);
}

// Puts a value where it belongs. *next: what is to be computed then; NULL: nothing.
static bool ascend(frames *f, int64_t *value, expr *next) {
  for (*next = NULL; f->count > 0; f->count--) {
    frame *top = &f->items[f->count - 1];
    if (!top->has_left) {
      *top = (frame){top->e, *value, true};
      *next = top->e->as.binary.right;
      return true;
    }
    if (!mica_affine_fold(top->e->kind, top->left, *value, value)) return false;
  }
  return true;
}

bool mica_affine_value(const mica_affine_expr *of, const int64_t *dims, int64_t *out) {
  mica_context *ctx = of->context;
  frames f = {0};
  bool known = true;
  for (expr next = of; known && next != NULL;)
    known = descend(ctx, &f, next, dims, out) && ascend(&f, out, &next);
  mica_free(ctx, f.items, f.capacity * sizeof *f.items);
  return known;
}

// ---- Parts --------------------------------------------------------------------------------------

// Of the binary expression alone, not of its sides; constants stand on the right.
static bool is_pure(expr e) {
  return e->kind == MICA_AFFINE_ADD || e->as.binary.right->kind == MICA_AFFINE_CONSTANT;
}

bool mica_affine_divisions(const mica_affine_expr *of, size_t *count, bool *pure) {
  mica_memory *memory = &of->context->memory;
  mica_pointer_stack pending = {0};
  bool ok = true;
  *count = 0;
  *pure = true;
  for (expr e = of; ok && e != NULL; e = mica_pointer_stack_pop(&pending)) {
    for (; ok && mica_affine_is_binary(e); e = e->as.binary.left) {
      bool is_linear = e->kind == MICA_AFFINE_ADD || (e->kind == MICA_AFFINE_MUL && is_pure(e));
      *count += !is_linear;
      *pure &= is_pure(e);
      ok = mica_pointer_stack_push(memory, &pending, (void *)(uintptr_t)e->as.binary.right);
    }
  }
  mica_pointer_stack_free(memory, &pending);
  return ok;
}

bool mica_affine_is_pure(const mica_affine_expr *of) {
  mica_memory *memory = &of->context->memory;
  mica_pointer_stack pending = {0};
  bool ok = true;
  for (expr e = of; ok && e != NULL; e = mica_pointer_stack_pop(&pending))
    for (; ok && mica_affine_is_binary(e); e = e->as.binary.left)
      ok = is_pure(e) &&
           mica_pointer_stack_push(memory, &pending, (void *)(uintptr_t)e->as.binary.right);
  mica_pointer_stack_free(memory, &pending);
  return ok;
}

bool mica_affine_is_multiple_of(const mica_affine_expr *of, int64_t factor) {
  assert(factor != 0);
  uint64_t positive = factor < 0 ? 0 - (uint64_t)factor : (uint64_t)factor;
  return of->known_divisor % positive == 0;
}

// ---- Dimensions ---------------------------------------------------------------------------------

bool mica_affine_uses_dim(const mica_affine_expr *of, uint32_t dim) {
  mica_memory *memory = &of->context->memory;
  mica_pointer_stack pending = {0};
  bool found = false, ok = true;
  for (expr e = of; ok && !found && e != NULL; e = mica_pointer_stack_pop(&pending)) {
    for (; ok && mica_affine_is_binary(e); e = e->as.binary.left)
      ok = mica_pointer_stack_push(memory, &pending, (void *)(uintptr_t)e->as.binary.right);
    found = e->kind == MICA_AFFINE_DIM && e->as.value == (int64_t)dim;
  }
  mica_pointer_stack_free(memory, &pending);
  return found;
}

bool mica_affine_map_is_projected_permutation(const mica_affine_map *map) {
  if (map->symbol_count > 0 || map->result_count > map->dim_count) return false;
  size_t size = map->dim_count + 1;
  bool *seen = mica_allocate(map->context, size);
  if (seen == NULL) return false;
  memset(seen, 0, size);
  bool ok = true;
  for (size_t i = 0; ok && i < map->result_count; i++) {
    expr result = map->results[i];
    ok = result->kind == MICA_AFFINE_DIM && !seen[result->as.value];
    if (ok) seen[result->as.value] = true;
  }
  mica_free(map->context, seen, size);
  return ok;
}

// Sums that patterns of other dialects need. Owns nothing.
#include "affine/affine.h"
#include "mica/affine.h"
#include "mica/mixed.h"

enum { MOST = 8 };

// The terms of the map, and what it is applied to.
typedef struct sum {
  mica_value *values[MOST];  // dimensions first
  uint32_t dims, symbols;
  int64_t number;
  const mica_affine_expr *expr;
} sum;

static bool add_value(mica_context *ctx, sum *s, mica_value *value, bool is_dim) {
  s->values[s->dims + s->symbols] = value;
  const mica_affine_expr *term = is_dim ? mica_affine_dim(ctx, s->dims++)
                                        : mica_affine_symbol(ctx, s->symbols++);
  s->expr = s->expr == NULL ? term : mica_affine_binary(MICA_AFFINE_ADD, s->expr, term);
  return s->expr != NULL;
}

static bool add_all(mica_context *ctx, sum *s, const mica_extent *terms, size_t count,
                    size_t dims) {
  for (size_t i = 0; i < count; i++) {
    int64_t number;
    if (!mica_extent_known(terms[i], &number)) {
      if (!add_value(ctx, s, terms[i].value, i < dims)) return false;
      continue;
    }
    s->number = (int64_t)((uint64_t)s->number + (uint64_t)number);
  }
  return true;
}

bool affine_sum_of(mica_builder *b, mica_loc loc, const mica_extent *terms, size_t count,
                   size_t dims, mica_extent *out) {
  mica_context *ctx = mica_builder_context(b);
  sum s = {.number = 0};
  assert(count <= MOST);
  if (!add_all(ctx, &s, terms, count, dims)) return false;
  if (s.number == MICA_DYNAMIC) return false;
  *out = (mica_extent){NULL, s.number};
  if (s.expr == NULL) return true;
  s.expr = mica_affine_binary(MICA_AFFINE_ADD, s.expr, mica_affine_constant(ctx, s.number));
  const mica_affine_map *map =
      s.expr == NULL ? NULL : mica_affine_map_get(ctx, s.dims, s.symbols, &s.expr, 1);
  mica_op *op = map == NULL ? NULL : affine_apply_build(b, loc, map, s.values, s.dims + s.symbols);
  if (op != NULL) out->value = mica_op_result(op, 0);
  return op != NULL;
}

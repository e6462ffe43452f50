// Affine expressions, maps and integer sets: uniqued, simplified when made, as MLIR does.
#ifndef MICA_AFFINE_H
#define MICA_AFFINE_H

#include "mica/base.h"

MICA_BEGIN

typedef enum mica_affine_kind {
  MICA_AFFINE_ADD,
  MICA_AFFINE_MUL,
  MICA_AFFINE_MOD,
  MICA_AFFINE_FLOORDIV,
  MICA_AFFINE_CEILDIV,
  MICA_AFFINE_CONSTANT,
  MICA_AFFINE_DIM,
  MICA_AFFINE_SYMBOL,
} mica_affine_kind;

struct mica_affine_expr {
  mica_affine_kind kind;
  bool symbolic;  // no dimension occurs in it
  mica_context *context;
  uint64_t known_divisor;  // its value is a multiple of this
  union {
    int64_t value;  // constant, or position of a dimension or symbol
    struct {
      const mica_affine_expr *left, *right;
    } binary;
  } as;
};
struct mica_affine_map {
  mica_context *context;
  uint32_t dim_count, symbol_count;
  size_t result_count;
  const mica_affine_expr *const *results;
};
struct mica_integer_set {
  mica_context *context;
  uint32_t dim_count, symbol_count;
  size_t constraint_count;
  const mica_affine_expr *const *constraints;
  const bool *equalities;  // == 0 rather than >= 0
};

// NULL: no memory, or a part is NULL. Binary makers simplify (constants to the right, folding,
// x + 0, x * 1, ...). All parts are of one context.
MICA_API const mica_affine_expr *mica_affine_constant(mica_context *ctx, int64_t value);
MICA_API const mica_affine_expr *mica_affine_dim(mica_context *ctx, uint32_t position);
MICA_API const mica_affine_expr *mica_affine_symbol(mica_context *ctx, uint32_t position);
MICA_API const mica_affine_expr *mica_affine_binary(mica_affine_kind kind,
                                                    const mica_affine_expr *left,
                                                    const mica_affine_expr *right);
// No dimension occurs in it: it may divide, or multiply.
MICA_API bool mica_affine_is_symbolic_or_constant(const mica_affine_expr *expr);

// The value where the dimensions have these. False: a symbol occurs, there is no value, it
// overflows, or no memory. Cost: linear; depth costs memory, not stack.
MICA_API bool mica_affine_value(const mica_affine_expr *expr, const int64_t *dims, int64_t *out);
MICA_API bool mica_affine_uses_dim(const mica_affine_expr *expr, uint32_t dim);  // the same

MICA_API const mica_affine_map *mica_affine_map_get(mica_context *ctx, uint32_t dims,
                                                    uint32_t symbols,
                                                    const mica_affine_expr *const *results,
                                                    size_t count);
MICA_API const mica_affine_map *mica_affine_map_identity(mica_context *ctx, uint32_t dims);
MICA_API bool mica_affine_map_is_identity(const mica_affine_map *map);
// Its results are dimensions, none of them twice, and it has no symbols. False as well: no memory,
// which the context knows. With as many results as dimensions it is a permutation.
MICA_API bool mica_affine_map_is_projected_permutation(const mica_affine_map *map);
MICA_API const mica_integer_set *mica_integer_set_get(mica_context *ctx, uint32_t dims,
                                                      uint32_t symbols,
                                                      const mica_affine_expr *const *constraints,
                                                      const bool *equalities, size_t count);

MICA_END

#endif

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
MICA_INLINE bool mica_affine_is_binary(const mica_affine_expr *expr) {
  return expr->kind < MICA_AFFINE_CONSTANT;
}
// It multiplies by constants alone and divides by constants alone. False as well: no memory.
MICA_API bool mica_affine_is_pure(const mica_affine_expr *expr);
// Known to be a multiple of a factor that is not 0.
MICA_API bool mica_affine_is_multiple_of(const mica_affine_expr *expr, int64_t factor);

// ---- Other expressions made of one --------------------------------------------------------------
// NULL: no memory, or a part is NULL. Cost: linear in the parts of the expression; depth costs
// memory, not stack.

// Dimensions and symbols become the expressions of these numbers; those above stay.
MICA_API const mica_affine_expr *mica_affine_replace_inputs(const mica_affine_expr *expr,
                                                            const mica_affine_expr *const *dims,
                                                            size_t dim_count,
                                                            const mica_affine_expr *const *symbols,
                                                            size_t symbol_count);
// Wherever `part` occurs, `by` stands.
MICA_API const mica_affine_expr *mica_affine_replace(const mica_affine_expr *expr,
                                                     const mica_affine_expr *part,
                                                     const mica_affine_expr *by);
// Dimensions become the results of the map.
MICA_API const mica_affine_expr *mica_affine_compose(const mica_affine_expr *expr,
                                                     const mica_affine_map *map);
// Of `count` dimensions (symbols), those from `from` on have numbers higher by `shift`.
MICA_API const mica_affine_expr *mica_affine_shift_dims(const mica_affine_expr *expr,
                                                        uint32_t count, uint32_t shift,
                                                        uint32_t from);
MICA_API const mica_affine_expr *mica_affine_shift_symbols(const mica_affine_expr *expr,
                                                           uint32_t count, uint32_t shift,
                                                           uint32_t from);
// As a sum of multiples of dimensions, symbols, quotients and a constant, with one term each. Where
// it isn't pure, products and quotients by symbols are terms as well, and symbols divide what they
// go into, in up to 1,024 steps. What is larger, or overflows, stays as it is. Cost: its parts,
// times dimensions, symbols and divisions.
MICA_API const mica_affine_expr *mica_affine_simplify(const mica_affine_expr *expr, uint32_t dims,
                                                      uint32_t symbols);

// ---- Maps ---------------------------------------------------------------------------------------

MICA_API const mica_affine_map *mica_affine_map_get(mica_context *ctx, uint32_t dims,
                                                    uint32_t symbols,
                                                    const mica_affine_expr *const *results,
                                                    size_t count);
MICA_API const mica_affine_map *mica_affine_map_identity(mica_context *ctx, uint32_t dims);
MICA_API bool mica_affine_map_is_identity(const mica_affine_map *map);
// Its results are dimensions, none of them twice, and it has no symbols. False as well: no memory,
// which the context knows. With as many results as dimensions it is a permutation.
MICA_API bool mica_affine_map_is_projected_permutation(const mica_affine_map *map);
MICA_API bool mica_affine_map_is_permutation(const mica_affine_map *map);
// () -> (value); (d0, ..., dn) -> the last `results` of them; (d0, ..., dn) -> (d[order[0]], ...),
// where each number below `count` stands once.
MICA_API const mica_affine_map *mica_affine_map_constant(mica_context *ctx, int64_t value);
MICA_API const mica_affine_map *mica_affine_map_minor_identity(mica_context *ctx, uint32_t dims,
                                                               uint32_t results);
MICA_API const mica_affine_map *mica_affine_map_permutation(mica_context *ctx,
                                                            const uint32_t *order, uint32_t count);
MICA_API bool mica_affine_map_is_minor_identity(const mica_affine_map *map);
// Without inputs: it has no result, or one that is a constant.
MICA_API bool mica_affine_map_is_empty(const mica_affine_map *map);
MICA_API bool mica_affine_map_is_single_constant(const mica_affine_map *map);
MICA_INLINE int64_t mica_affine_map_single_constant(const mica_affine_map *map) {
  return map->results[0]->as.value;
}
MICA_INLINE size_t mica_affine_map_input_count(const mica_affine_map *map) {
  return (size_t)map->dim_count + map->symbol_count;
}
// The same inputs with the results of these numbers, with the first or last `count` of them.
MICA_API const mica_affine_map *mica_affine_map_sub(const mica_affine_map *map,
                                                    const size_t *results, size_t count);
MICA_API const mica_affine_map *mica_affine_map_major_sub(const mica_affine_map *map, size_t count);
MICA_API const mica_affine_map *mica_affine_map_minor_sub(const mica_affine_map *map, size_t count);
// As mica_affine_replace in each result; the new map has these inputs.
MICA_API const mica_affine_map *mica_affine_map_replace(const mica_affine_map *map,
                                                        const mica_affine_expr *part,
                                                        const mica_affine_expr *by, uint32_t dims,
                                                        uint32_t symbols);
// Without the symbols that none of the maps uses, which all have as many dimensions and symbols;
// `out` may be `maps`. False: no memory.
MICA_API bool mica_affine_maps_compress_symbols(const mica_affine_map *const *maps, size_t count,
                                                const mica_affine_map **out);

// ---- Integer sets -------------------------------------------------------------------------------

MICA_API const mica_integer_set *mica_integer_set_get(mica_context *ctx, uint32_t dims,
                                                      uint32_t symbols,
                                                      const mica_affine_expr *const *constraints,
                                                      const bool *equalities, size_t count);
// That nothing is in: 1 == 0.
MICA_API const mica_integer_set *mica_integer_set_empty(mica_context *ctx, uint32_t dims,
                                                        uint32_t symbols);
MICA_API bool mica_integer_set_is_empty(const mica_integer_set *set);  // that one
MICA_INLINE size_t mica_integer_set_input_count(const mica_integer_set *set) {
  return (size_t)set->dim_count + set->symbol_count;
}
MICA_API size_t mica_integer_set_equality_count(const mica_integer_set *set);
// All inputs become other expressions: as many as it has of each. The new set has these inputs.
MICA_API const mica_integer_set *mica_integer_set_replace_inputs(
    const mica_integer_set *set, const mica_affine_expr *const *dims,
    const mica_affine_expr *const *symbols, uint32_t dim_count, uint32_t symbol_count);

MICA_END

#endif

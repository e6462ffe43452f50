// Reshapes: groups of neighbouring dimensions become one (collapse_shape), or the other way round
// (expand_shape). What two reshapes make together, how one shape may become another, and the folds
// and patterns that all dialects with such operations share.
#ifndef MICA_RESHAPE_H
#define MICA_RESHAPE_H

#include "mica/fold.h"
#include "mica/mixed.h"
#include "mica/rewrite.h"

MICA_BEGIN

// Groups, each by where it ends.
typedef struct mica_groups {
  mica_context *ctx;
  size_t count, capacity;
  size_t *ends;  // the first dimension after each
} mica_groups;
MICA_INLINE size_t mica_group_begin(const mica_groups *groups, size_t i) {
  return i == 0 ? 0 : groups->ends[i - 1];
}
// Room for so many. The caller gives it back, also when making it failed. False: no memory.
MICA_API bool mica_groups_make(mica_context *ctx, size_t capacity, mica_groups *out);
MICA_API void mica_groups_free(mica_groups *groups);
// Of an operation's attribute, which is verified.
MICA_API bool mica_groups_read(mica_context *ctx, mica_attrs attrs, mica_groups *out);
// The attribute. NULL: no memory.
MICA_API const mica_attr *mica_groups_attr(const mica_groups *groups);

// The rest writes into room that is there, and answers false where there is no answer.

// Two collapses (or expansions, the other way round): `fewer` joins the groups of `more`.
MICA_API bool mica_groups_compose(const mica_groups *more, const mica_groups *fewer,
                                  mica_groups *out);
// Both part the same dimensions: the groups of `fine` that make up each of `coarse`.
MICA_API bool mica_groups_within(const mica_groups *fine, const mica_groups *coarse,
                                 mica_groups *out);
// The groups that make `to` of `from`, if there is one way alone (dimensions of size 1 aside);
// those of `from` are numbered from `base` on. Adds to `out`. False also without memory.
MICA_API bool mica_groups_find(mica_int64s from, mica_int64s to, size_t base, mica_groups *out);

// ---- The operations of a dialect ----------------------------------------------------------------

// Its two reshapes, by the functions that are generated for them, and its cast.
typedef struct mica_reshape_dialect {
  const mica_op_def *expand, *collapse;
  mica_attrs (*expand_groups)(const mica_op *op);
  mica_attrs (*collapse_groups)(const mica_op *op);
  mica_segment (*expand_sizes)(const mica_op *op);
  mica_int64s (*expand_numbers)(const mica_op *op);
  mica_op *(*build_expand)(mica_builder *b, mica_loc loc, const mica_type *result, mica_value *src,
                           mica_attrs groups, mica_value *const *sizes, size_t size_count,
                           mica_int64s numbers);
  mica_op *(*build_collapse)(mica_builder *b, mica_loc loc, const mica_type *result,
                             mica_value *src, mica_attrs groups);
  mica_op *(*build_cast)(mica_builder *b, mica_loc loc, const mica_type *result, mica_value *src);
  bool (*can_cast)(mica_types from, mica_types to);
  // An index constant; the product of two. NULL: no memory.
  mica_value *(*build_index)(mica_builder *b, mica_loc loc, int64_t number);
  mica_value *(*build_product)(mica_builder *b, mica_loc loc, mica_value *x, mica_value *y);
} mica_reshape_dialect;

// What one did, the other takes back.
MICA_API bool mica_reshape_fold(const mica_reshape_dialect *d, mica_op *op, mica_fold *out);
// Patterns: two of a kind; a collapse of an expansion; an expansion of a collapse.
MICA_API bool mica_reshape_twice(const mica_reshape_dialect *d, mica_rewriter *rw, mica_op *op);
MICA_API bool mica_reshape_collapse_expanded(const mica_reshape_dialect *d, mica_rewriter *rw,
                                             mica_op *op);
MICA_API bool mica_reshape_expand_collapsed(const mica_reshape_dialect *d, mica_rewriter *rw,
                                            mica_op *op);

MICA_END

#endif

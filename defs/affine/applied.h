// Maps and what they are applied to, made simpler together: for folds and canonicalizations.
#ifndef MICA_DEFS_AFFINE_APPLIED_H
#define MICA_DEFS_AFFINE_APPLIED_H

#include "domain.h"

// A map and its operands, dimensions first. The caller gives it back, also when a function failed.
typedef struct affine_applied {
  mica_context *ctx;
  const mica_affine_map *map;
  mica_value **values;
  size_t count, capacity;
} affine_applied;

// Of operands of an operation. All of these are false where there is no memory.
bool affine_applied_make(affine_applied *a, const mica_op *op, mica_segment operands,
                         const mica_affine_map *map);
void affine_applied_free(affine_applied *a);
bool affine_applied_is(const affine_applied *a, const mica_op *op, mica_segment operands,
                       const mica_affine_map *map);  // the same map of the same values

// The symbols among the operands with a mark, one each, become dimensions.
bool affine_applied_demote(affine_applied *a, const bool *marks);
// Dimensions that are symbols become some, symbols that are only dimensions those; operands go that
// aren't used, stand there already or are constants.
bool affine_applied_canonicalize(affine_applied *a);
// What affine.apply gives is computed in the map itself; then canonicalized, each result as a sum.
bool affine_applied_compose(affine_applied *a);
// Divisions whose values follow from the bounds of loops (bounds.c).
bool affine_applied_simplify(affine_applied *a);
// Of several results the largest or smallest counts: those go that never are (bounds.c).
bool affine_applied_drop_bounded(affine_applied *a, bool is_max);

#endif

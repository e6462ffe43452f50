// What the makers of affine expressions share.
#ifndef MICA_RUNTIME_BUILTIN_AFFINE_H
#define MICA_RUNTIME_BUILTIN_AFFINE_H

#include "mica/affine.h"

const mica_affine_expr *mica_affine_unique(mica_affine_expr wanted);  // NULL: no memory
// Of two constants. False: there is no value, or it overflows.
bool mica_affine_fold(mica_affine_kind kind, int64_t a, int64_t b, int64_t *out);
// How many divisions stand in it, as it is written out; SIZE_MAX: it isn't pure. False: no memory.
bool mica_affine_divisions(const mica_affine_expr *expr, size_t *count);

#endif

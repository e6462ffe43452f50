// What the makers of affine expressions share.
#ifndef MICA_RUNTIME_BUILTIN_AFFINE_H
#define MICA_RUNTIME_BUILTIN_AFFINE_H

#include "mica/affine.h"

const mica_affine_expr *mica_affine_unique(mica_affine_expr wanted);  // NULL: no memory
// Of two constants. False: there is no value, or it overflows.
bool mica_affine_fold(mica_affine_kind kind, int64_t a, int64_t b, int64_t *out);
// How many divisions, and products that aren't by constants, stand in it, as it is written out;
// *pure: what divides and multiplies is constant. False: no memory.
bool mica_affine_divisions(const mica_affine_expr *expr, size_t *count, bool *pure);
// What mica_affine_simplify answers, which may take so many steps where the expression isn't pure;
// with none left it stays as it is.
const mica_affine_expr *mica_affine_simplify_within(const mica_affine_expr *expr, uint32_t dims,
                                                    uint32_t symbols, size_t *steps);
// Divisions by symbols that go into what they divide are done. NULL: no memory, or no steps left.
const mica_affine_expr *mica_affine_divide_by_symbols(const mica_affine_expr *expr, uint32_t dims,
                                                      uint32_t symbols, size_t *steps);

#endif

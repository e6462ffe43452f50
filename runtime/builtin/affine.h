// What the makers of affine expressions share.
#ifndef MICA_RUNTIME_BUILTIN_AFFINE_H
#define MICA_RUNTIME_BUILTIN_AFFINE_H

#include "mica/affine.h"

const mica_affine_expr *mica_affine_unique(mica_affine_expr wanted);  // NULL: no memory

#endif

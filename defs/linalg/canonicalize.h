// Patterns of the dialect, whatever the operation, that stand in several files.
#ifndef MICA_DEFS_LINALG_CANONICALIZE_H
#define MICA_DEFS_LINALG_CANONICALIZE_H

#include "mica/rewrite.h"
#include "shared.h"
#include "tensor/tensor.h"

#define LINALG_PATTERN(id, name, def, function) \
  const mica_pattern id = MICA_PATTERN(name, def, 1, function)

// Of other operations that read what linalg.fill gives (canonicalize_fill.c).
extern const mica_pattern linalg_concat_of_fill, linalg_copy_of_fill, linalg_extract_of_fill,
    linalg_pack_of_fill, linalg_pad_of_fill, linalg_collapse_of_fill, linalg_expand_of_fill,
    linalg_insert_into_fill, linalg_transpose_of_fill;
// Of linalg.pack and unpack (canonicalize_relayout.c).
extern const mica_pattern linalg_pack_of_cast, linalg_unpack_of_cast;

// What gives its operands back goes.
bool linalg_drop_identity(mica_rewriter *rw, mica_op *op);

// linalg.fill, broadcast or transpose: each element of the output is one of the input. `numbers`:
// dimensions, or the permutation. NULL: no memory.
mica_op *linalg_build_moving(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                             mica_value *input, mica_value *output, mica_int64s numbers);

#endif

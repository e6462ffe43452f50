// The operations of tensor that canonicalizations of scf know, where that dialect is registered: by
// their names, so that who links scf alone links nothing of it.
#ifndef MICA_DEFS_SCF_TENSORS_H
#define MICA_DEFS_SCF_TENSORS_H

#include "mica/rewrite.h"

// What the value was before a tensor.cast that hides sizes of dimensions: it tells all that the
// value's type does. NULL: there is no such cast.
mica_value *scf_uncast(const mica_value *value);
// A tensor.cast. NULL: no memory.
mica_op *scf_build_cast(mica_builder *b, mica_loc loc, const mica_type *type, mica_value *from);

bool scf_is_parallel_insertion(const mica_op *op);
// The tensor.insert_slice that does what that operation does, into `into`. NULL: no memory.
mica_op *scf_build_insertion(mica_builder *b, mica_loc loc, const mica_op *parallel,
                             mica_value *into);

#endif

// Values of one type as values of another, as if they went through memory.
#ifndef MICA_DEFS_LLVM_SLOT_CAST_H
#define MICA_DEFS_LLVM_SLOT_CAST_H

#include "mica/rewrite.h"
#include "shared.h"

// Whether a `target` can be had from the bits of a `source` that isn't smaller, or, the other way
// round, a `source` can be put over the beginning of a `target`. False also without memory.
bool llvm_can_extract(const mica_op *scope, const mica_type *target, const mica_type *source);
bool llvm_can_insert(const mica_op *scope, const mica_type *target, const mica_type *source);

// Where values are converted.
typedef struct llvm_cast {
  mica_builder *b;
  mica_loc loc;
  const mica_op *scope;  // whose data layout holds
} llvm_cast;
// What can be done was asked before. NULL: no memory.
mica_value *llvm_extract(const llvm_cast *c, mica_value *source, const mica_type *target);
mica_value *llvm_insert(const llvm_cast *c, mica_value *source, mica_value *into);

#endif

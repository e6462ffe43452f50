// How much memory types take, by a data layout.
#ifndef MICA_DEFS_LLVM_LAYOUT_H
#define MICA_DEFS_LLVM_LAYOUT_H

#include "shared.h"

// The parts of an entry, in bits: a pointer has a size, alignments and perhaps the size of indices
// into it, a struct has alignments alone.
enum { POINTER_SIZE, POINTER_ABI, POINTER_PREFERRED };
enum { STRUCT_ABI, STRUCT_PREFERRED };
enum { DEFAULT_POINTER_SIZE = 64, DEFAULT_POINTER_ABI = 8 };
uint64_t llvm_layout_part(const mica_attr *value, size_t index);

typedef struct llvm_layout {
  uint64_t bits;       // without what alignment adds behind it
  uint64_t alignment;  // in bytes
} llvm_layout;
// By the layout that holds for `scope` (NULL: the usual one). False: the type has no size that is
// known, or there is no memory.
bool llvm_layout_of(const mica_op *scope, const mica_type *type, llvm_layout *out);
// In bytes. False: as above.
bool llvm_size_of(const mica_op *scope, const mica_type *type, uint64_t *size);
static inline uint64_t llvm_layout_size(const llvm_layout *layout) {
  return (layout->bits + 7) / 8;
}
static inline uint64_t llvm_align_to(uint64_t offset, uint64_t alignment) {
  return (offset + alignment - 1) / alignment * alignment;
}
bool llvm_is_big_endian(const mica_op *scope);
uint64_t llvm_stack_alignment(const mica_op *scope);  // in bits; 0: nothing is said of it

#endif

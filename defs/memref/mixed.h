// Lists of offsets, sizes or strides, which mix values and numbers, while they are changed.
#ifndef MICA_DEFS_MEMREF_MIXED_H
#define MICA_DEFS_MEMREF_MIXED_H

#include "memref/memref.h"

#include "mica/rewrite.h"
#include "mica/subset.h"

// One list. The caller gives it back, also when making it failed.
typedef struct memref_mixed {
  mica_context *ctx;
  size_t count, value_count;
  mica_extent *items;   // `count`; a change is followed by memref_mixed_pack
  int64_t *numbers;     // of each, MICA_DYNAMIC where a value stands
  mica_value **values;  // `value_count`
} memref_mixed;
bool memref_mixed_of(const mica_op *op, mica_segment values, mica_int64s numbers,
                     memref_mixed *out);  // false: no memory
void memref_mixed_free(memref_mixed *list);
void memref_mixed_pack(memref_mixed *list);

// Values that are constants, and fit, become numbers. How many did.
size_t memref_mixed_fold(memref_mixed *list, bool (*fits)(int64_t number));
// A number where the type says it, or where the value is a constant. How many became known.
size_t memref_mixed_know(memref_mixed *list, const int64_t *known);

// The number that it is, or that its value is a constant of.
bool memref_extent_known(mica_extent extent, int64_t *number);
bool memref_mixed_all_are(const memref_mixed *list, int64_t number);
bool memref_mixed_equal(const memref_mixed *a, const memref_mixed *b);

// An integer constant. False: it is none, or larger.
bool memref_constant(const mica_value *value, int64_t *number);
// The operation that gives the value, if it is a memref.cast that uses of its result may look
// through: the type of its source says at least as much. NULL: none.
mica_op *memref_cast_to_less(const mica_value *value);

#endif

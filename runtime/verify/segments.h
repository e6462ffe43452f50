// Groups of operands and results whose sizes stand in a slot, one after another.
#ifndef MICA_RUNTIME_VERIFY_SEGMENTS_H
#define MICA_RUNTIME_VERIFY_SEGMENTS_H

#include "mica/generated.h"

// The sizes, or nothing when the slot holds something else.
mica_int32s mica_slot_sizes(const mica_op *op, size_t slot);

// The group of that index after the one before it, of `total` values; where the sizes are wrong, no
// more than there is.
static inline mica_segment mica_segment_after(mica_segment before, mica_int32s sizes, size_t index,
                                              uint32_t total) {
  const uint32_t first = before.first + before.count, left = total - first;
  const uint32_t size = index < sizes.size && sizes.data[index] > 0 ? (uint32_t)sizes.data[index]
                                                                    : 0;
  return (mica_segment){first, size < left ? size : left};
}

#endif

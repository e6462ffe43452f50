// What the hooks of xegpu share: descriptors, hints for caches, how layouts distribute shapes.
#ifndef MICA_DEFS_XEGPU_SHARED_H
#define MICA_DEFS_XEGPU_SHARED_H

#include "mica/diagnostic.h"
#include "mica/predicate.h"
#include "xegpu/xegpu.h"

// ---- Layouts (layout.c) -------------------------------------------------------------------------

// A layout as it is seen through slices: of dimension i, that of number numbers[i] of `base`. So
// many dimensions are asked for; the number behind the last one tells whether there are more.
enum { XEGPU_RANK_MAX = 6 };
typedef struct xegpu_view {
  const mica_attr *base;  // a LayoutAttr
  bool is_slice;
  int64_t numbers[XEGPU_RANK_MAX + 1];
} xegpu_view;
size_t xegpu_layout_rank(const mica_attr *layout);  // of a LayoutAttr
// `rank` is at most XEGPU_RANK_MAX where the layout is a slice. False: no memory.
bool xegpu_view_layout(const mica_attr *layout, size_t rank, xegpu_view *out);
// Of the array `values` of the base, which may be NULL; and whether it has so many dimensions.
int64_t xegpu_view_value(const xegpu_view *view, const mica_attr *values, size_t i);
bool xegpu_view_has_rank(const xegpu_view *view, const mica_attr *values, size_t rank);
// Each subgroup and each lane gets as much as the others.
bool xegpu_distributes_evenly(const xegpu_view *view, mica_int64s shape);

// ---- Descriptors (type.c) -----------------------------------------------------------------------

bool xegpu_is_scattered(const mica_type *descriptor);
int64_t xegpu_array_length(const mica_type *block);
int64_t xegpu_chunk_size(const mica_type *scattered);
bool xegpu_has_layout(const mica_type *descriptor);
xegpu_memory_space xegpu_descriptor_space(const mica_type *descriptor);
// Of a memref, or of a pointer, which is to global memory.
uint64_t xegpu_source_space(const mica_type *source);

// ---- Checks of operations (shared.c) ------------------------------------------------------------

// The memory spaces of a source and of its descriptor are one.
bool xegpu_check_spaces(const mica_op *op, const mica_type *source, const mica_type *descriptor);
// That hints are for reading, or for writing.
bool xegpu_check_hints(const mica_op *op, const mica_attr *const *hints, bool for_writing);
// `[1, 2]`, into a message.
void xegpu_append_shape(mica_diag *diag, const int64_t *shape, size_t rank);
int64_t xegpu_count(mica_int64s shape);          // of elements; wraps around
mica_int64s xegpu_shape(const mica_type *type);  // {1} of what has none

#endif

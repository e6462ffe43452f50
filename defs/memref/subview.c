// The check of memref.subview: the result is what offsets, sizes and strides make of the source,
// perhaps without dimensions of size 1. Called by generated code; owns nothing.
#include "subview.h"

#include <stdlib.h>

#include "mica/context.h"
#include "mica/index_list.h"

// ---- The type that follows ----------------------------------------------------------------------

void memref_subview_infer(const memref_strided *source, mica_int64s offsets, mica_int64s sizes,
                          mica_int64s strides, memref_strided *out) {
  out->offset = source->offset;
  for (size_t i = 0; i < source->rank; i++) {
    int64_t moved = mica_saturated_multiply(offsets.data[i], source->strides[i]);
    out->offset = mica_saturated_add(out->offset, moved);
    out->shape[i] = sizes.data[i];
    out->strides[i] = mica_saturated_multiply(source->strides[i], strides.data[i]);
  }
}

// ---- Which dimensions were left out -------------------------------------------------------------

// A stride, and how often the whole type and the reduced one have it.
typedef struct stride_count {
  int64_t stride;
  size_t whole, reduced;
} stride_count;

static int compare_strides(const void *a, const void *b) {
  int64_t x = ((const stride_count *)a)->stride, y = ((const stride_count *)b)->stride;
  return (x > y) - (x < y);
}

// Sorts and joins entries with one stride; answers how many are left.
static size_t join_strides(stride_count *counts, size_t size) {
  qsort(counts, size, sizeof *counts, compare_strides);
  size_t used = 0;
  for (size_t i = 0; i < size; i++) {
    if (used > 0 && counts[used - 1].stride == counts[i].stride) {
      counts[used - 1].whole += counts[i].whole;
      counts[used - 1].reduced += counts[i].reduced;
    } else counts[used++] = counts[i];
  }
  return used;
}

// Of the dimensions of size 1 those are left out whose stride is, too. False: a stride stands in
// the reduced type more often than in the whole one.
static bool drop_by_strides(const memref_strided *whole, stride_count *counts, size_t size,
                            bool *dropped) {
  for (size_t i = 0; i < whole->rank; i++) {
    if (!dropped[i]) continue;
    stride_count key = {whole->strides[i], 0, 0};
    stride_count *c = bsearch(&key, counts, size, sizeof *counts, compare_strides);
    if (c->whole < c->reduced) return false;
    dropped[i] = c->whole > c->reduced;
    if (dropped[i]) c->whole--;
  }
  return true;
}

static size_t count_dropped(const bool *dropped, size_t rank) {
  size_t count = 0;
  for (size_t i = 0; i < rank; i++) count += dropped[i];
  return count;
}

static bool find_dropped(const memref_strided *whole, const memref_strided *reduced,
                         bool *dropped) {
  for (size_t i = 0; i < whole->rank; i++) dropped[i] = whole->shape[i] == 1;
  if (whole->rank == reduced->rank) memset(dropped, 0, whole->rank);
  if (count_dropped(dropped, whole->rank) + reduced->rank == whole->rank) return true;
  size_t size = whole->rank + reduced->rank;
  stride_count *counts = mica_allocate(whole->ctx, size * sizeof *counts);
  if (counts == NULL) return false;
  for (size_t i = 0; i < whole->rank; i++) counts[i] = (stride_count){whole->strides[i], 1, 0};
  for (size_t i = 0; i < reduced->rank; i++)
    counts[whole->rank + i] = (stride_count){reduced->strides[i], 0, 1};
  bool ok = drop_by_strides(whole, counts, join_strides(counts, size), dropped);
  mica_free(whole->ctx, counts, size * sizeof *counts);
  return ok && count_dropped(dropped, whole->rank) + reduced->rank == whole->rank;
}

static bool strides_fit(const memref_strided *whole, const memref_strided *reduced) {
  bool *dropped = mica_allocate(whole->ctx, whole->rank + 1);
  if (dropped == NULL) return false;
  bool ok = find_dropped(whole, reduced, dropped);
  for (size_t i = 0, j = 0; ok && i < whole->rank; i++)
    if (!dropped[i]) ok = whole->strides[i] == reduced->strides[j++];
  mica_free(whole->ctx, dropped, whole->rank + 1);
  return ok;
}

bool *memref_subview_dropped(const mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const mica_int64s sizes = memref_subview_static_sizes(op);
  memref_strided whole, reduced;
  bool ok = memref_strided_of(mica_value_type(memref_subview_source(op)), &whole);
  ok = memref_strided_of(mica_value_type(memref_subview_result(op)), &reduced) && ok;
  bool *dropped = ok ? mica_allocate(ctx, sizes.size + 1) : NULL;
  for (size_t i = 0; dropped != NULL && i < sizes.size; i++) whole.shape[i] = sizes.data[i];
  if (dropped != NULL && !find_dropped(&whole, &reduced, dropped)) {
    memref_subview_dropped_free(op, dropped);
    dropped = NULL;
  }
  memref_strided_free(&whole);
  memref_strided_free(&reduced);
  return dropped;
}

void memref_subview_dropped_free(const mica_op *op, bool *dropped) {
  mica_free(mica_op_context(op), dropped, memref_subview_static_sizes(op).size + 1);
}

// ---- The check ----------------------------------------------------------------------------------

static bool report_mismatch(mica_op *op, const memref_strided *expected, const char *what,
                            const mica_type *source, const mica_type *result) {
  const mica_type *type = memref_strided_type(expected, source);
  return type != NULL &&
         mica_op_plain_error(
             op,
             "expected result type to be '%t' or a rank-reduced version. (mismatch of result %s), "
             "but got '%t'",
             type, what, result);
}

static bool check_result(mica_op *op, const memref_strided *expected, const mica_type *source,
                         const mica_type *result) {
  mica_int64s shape = {expected->shape, expected->rank};
  if (mica_type_shape(result).size > expected->rank)
    return mica_op_plain_error(
        op,
        "expected result rank to be smaller or equal to the source rank, but got "
        "'%t'",
        result);
  if (!mica_shape_reduces_to(shape, mica_type_shape(result)))
    return report_mismatch(op, expected, "sizes", source, result);
  if (mica_type_element(source) != mica_type_element(result))
    return mica_op_plain_error(op, "expected result element type to be '%t', but got '%t'",
                               mica_type_element(source), result);
  memref_strided found;
  bool fits = memref_strided_of(result, &found) && found.offset == expected->offset &&
              strides_fit(expected, &found);
  memref_strided_free(&found);
  return fits || report_mismatch(op, expected, "layout", source, result);
}

static bool check_slice(mica_op *op, const memref_strided *layout, const mica_type *source,
                        const mica_type *result) {
  mica_int64s offsets = memref_subview_static_offsets(op), sizes = memref_subview_static_sizes(op);
  mica_int64s strides = memref_subview_static_strides(op);
  memref_strided expected;
  bool ok = memref_strided_make(layout->ctx, layout->rank, &expected);
  if (ok) memref_subview_infer(layout, offsets, sizes, strides, &expected);
  ok = ok && check_result(op, &expected, source, result) &&
       mica_verify_slice_bounds(op, mica_type_shape(source), offsets, sizes, strides);
  memref_strided_free(&expected);
  return ok;
}

bool memref_subview_check(mica_op *op) {
  const mica_type *source = mica_value_type(memref_subview_source(op));
  const mica_type *result = mica_value_type(memref_subview_result(op));
  size_t rank = mica_type_shape(source).size;
  if (!mica_verify_offsets_sizes_strides(op, (size_t[]){rank, rank, rank})) return false;
  if (mica_type_memory_space(source) != mica_type_memory_space(result))
    return memref_mismatch(op, "memory spaces", "base memref type", source, "subview memref type",
                           result);
  if (!mica_type_is_strided(source))
    return mica_op_plain_error(op, "base type '%t' is not strided", source);
  memref_strided layout;
  bool ok = memref_strided_of(source, &layout) && check_slice(op, &layout, source, result);
  memref_strided_free(&layout);
  return ok;
}

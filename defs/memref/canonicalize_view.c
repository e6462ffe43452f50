// Canonicalizations of memref: parts, views and casts say what is known of them. Called by
// generated code; own nothing.
#include "arith/arith.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/index_list.h"
#include "mica/mixed.h"
#include "shared.h"
#include "subview.h"

// Puts a cast to the operation's own type in its place. `by` NULL: no memory.
static bool replace_by_cast(mica_rewriter *rw, mica_op *op, mica_op *by) {
  if (by == NULL) return false;
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  return mica_rewriter_replace_by(
      rw, op, memref_cast_build(&rw->builder, mica_op_loc(op), type, mica_op_result(by, 0)));
}

static bool replace_by_value(mica_rewriter *rw, mica_op *op, mica_value *value) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (type != mica_value_type(value))
    return mica_rewriter_replace_by(rw, op,
                                    memref_cast_build(&rw->builder, mica_op_loc(op), type, value));
  mica_rewriter_replace(rw, op, &value);
  return true;
}

// ---- subview ------------------------------------------------------------------------------------

static bool all_fit(const mica_mixed *list, bool (*fits)(int64_t)) {
  for (size_t i = 0; i < list->count; i++)
    if (list->items[i].value == NULL && !fits(list->items[i].number)) return false;
  return true;
}

// The type that these lists make of the source, without the dimensions that `op` leaves out. NULL:
// there is none, or no memory.
static const mica_type *result_type(const mica_op *op, const mica_type *source,
                                    const mica_mixed_slice *lists) {
  memref_strided from, whole = {0};
  const mica_type *type = NULL;
  bool *dropped = memref_subview_dropped(op);
  bool ok = memref_strided_of(source, &from) && dropped != NULL &&
            memref_strided_make(mica_op_context(op), from.rank, &whole);
  if (ok) {
    memref_subview_infer(&from, mica_mixed_numbers(&lists->offsets),
                         mica_mixed_numbers(&lists->sizes), mica_mixed_numbers(&lists->strides),
                         &whole);
    memref_strided left = {whole.ctx, whole.shape, whole.strides, whole.offset, 0};
    for (size_t i = 0; i < whole.rank; i++) {
      if (dropped[i]) continue;
      left.shape[left.rank] = whole.shape[i];
      left.strides[left.rank++] = whole.strides[i];
    }
    type = memref_strided_type(&left, source);
  }
  memref_strided_free(&from);
  if (whole.ctx != NULL) memref_strided_free(&whole);
  memref_subview_dropped_free(op, dropped);
  return type;
}

static mica_op *build_part(mica_rewriter *rw, const mica_op *op, mica_value *source,
                           const mica_mixed_slice *l) {
  const mica_type *type = result_type(op, mica_value_type(source), l);
  if (type == NULL) return NULL;
  return memref_subview_build(&rw->builder, mica_op_loc(op), type, source, l->offsets.values,
                              l->offsets.value_count, l->sizes.values, l->sizes.value_count,
                              l->strides.values, l->strides.value_count,
                              mica_mixed_numbers(&l->offsets), mica_mixed_numbers(&l->sizes),
                              mica_mixed_numbers(&l->strides));
}

static bool fold_constants(mica_rewriter *rw, mica_op *op) {
  mica_mixed_slice l;
  bool done =
      mica_mixed_slice_of(op, &l) && mica_mixed_slice_fold(&l, false) &&
      all_fit(&l.offsets, mica_is_not_negative) && all_fit(&l.sizes, mica_is_not_negative) &&
      all_fit(&l.strides, mica_is_not_zero) &&
      mica_mixed_slice_is_within(&l, mica_type_shape(mica_value_type(memref_subview_source(op)))) &&
      replace_by_cast(rw, op, build_part(rw, op, memref_subview_source(op), &l));
  mica_mixed_slice_free(&l);
  return done;
}

// The part of a cast is the cast of a part.
static bool part_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = memref_cast_to_less(memref_subview_source(op));
  mica_mixed_slice l;
  if (cast == NULL || mica_op_has_constant_operand(op)) return false;
  bool done = mica_mixed_slice_of(op, &l) &&
              replace_by_cast(rw, op, build_part(rw, op, memref_cast_source(cast), &l));
  mica_mixed_slice_free(&l);
  return done;
}

// The part that is all of it.
static bool whole_part(mica_rewriter *rw, mica_op *op) {
  mica_value *source = memref_subview_source(op);
  const mica_int64s shape = mica_type_shape(mica_value_type(source));
  mica_mixed_slice l;
  if (shape.size != mica_type_shape(mica_value_type(memref_subview_result(op))).size) return false;
  bool done = mica_mixed_slice_of(op, &l) && mica_mixed_slice_is_all_of(&l, shape) &&
              replace_by_value(rw, op, source);
  mica_mixed_slice_free(&l);
  return done;
}

MICA_DEFINE_PATTERN(subview_constants, "OpWithOffsetSizesAndStridesConstantArgumentFolder",
                    &memref_subview_def, fold_constants);
MICA_DEFINE_PATTERN(subview_cast, "SubViewOpMemRefCastFolder", &memref_subview_def, part_of_cast);
MICA_DEFINE_PATTERN(subview_whole, "TrivialSubViewOpFolder", &memref_subview_def, whole_part);
const mica_pattern *const memref_subview_canonicalizations[] = {&subview_constants, &subview_cast,
                                                                &subview_whole, NULL};

// ---- reinterpret_cast ---------------------------------------------------------------------------

// Offset, sizes and strides of a cast, with what its type knows of them.
typedef struct known_layout {
  mica_mixed offset, sizes, strides;
  size_t learnt;  // values that became numbers
} known_layout;

static void free_layout(known_layout *layout) {
  mica_mixed_free(&layout->offset);
  mica_mixed_free(&layout->sizes);
  mica_mixed_free(&layout->strides);
}

static bool know_layout(known_layout *layout, const mica_type *type) {
  memref_strided s;
  bool ok = memref_strided_of(type, &s) && layout->sizes.count == s.rank;
  if (ok) {
    layout->learnt = mica_mixed_know(&layout->offset, &s.offset);
    layout->learnt += mica_mixed_know(&layout->sizes, s.shape);
    layout->learnt += mica_mixed_know(&layout->strides, s.strides);
  }
  memref_strided_free(&s);
  return ok;
}

static bool layout_of_cast(const mica_op *op, known_layout *out) {
  *out = (known_layout){.learnt = 0};
  bool ok = mica_mixed_of(op, memref_reinterpret_cast_offsets_segment(op),
                          memref_reinterpret_cast_static_offsets(op), &out->offset);
  ok = mica_mixed_of(op, memref_reinterpret_cast_sizes_segment(op),
                     memref_reinterpret_cast_static_sizes(op), &out->sizes) &&
       ok;
  ok = mica_mixed_of(op, memref_reinterpret_cast_strides_segment(op),
                     memref_reinterpret_cast_static_strides(op), &out->strides) &&
       ok;
  return ok && know_layout(out, mica_value_type(memref_reinterpret_cast_result(op)));
}

static bool is_given(mica_extent given, const mica_value *result, int64_t known) {
  if (given.value != NULL) return known == MICA_DYNAMIC && given.value == result;
  return known == given.number && known != MICA_DYNAMIC;
}

// Whether it is what memref.extract_strided_metadata took apart.
static bool is_as_taken_apart(const known_layout *layout, const mica_op *metadata) {
  memref_strided s;
  bool same =
      memref_strided_of(mica_value_type(memref_extract_strided_metadata_source(metadata)), &s) &&
      s.rank == layout->sizes.count &&
      is_given(layout->offset.items[0], memref_extract_strided_metadata_offset(metadata), s.offset);
  for (size_t i = 0; same && i < s.rank; i++)
    same = is_given(layout->sizes.items[i], memref_extract_strided_metadata_sizes(metadata, i),
                    s.shape[i]) &&
           is_given(layout->strides.items[i], memref_extract_strided_metadata_strides(metadata, i),
                    s.strides[i]);
  memref_strided_free(&s);
  return same;
}

static bool cast_of_metadata(mica_rewriter *rw, mica_op *op) {
  const mica_op *metadata =
      mica_value_op_of(memref_reinterpret_cast_source(op), &memref_extract_strided_metadata_def);
  known_layout layout;
  if (metadata == NULL) return false;
  mica_value *source = memref_extract_strided_metadata_source(metadata);
  const bool is_read = layout_of_cast(op, &layout);
  const bool is_same = is_read && is_as_taken_apart(&layout, metadata);
  free_layout(&layout);
  if (is_same) return replace_by_value(rw, op, source);
  if (!is_read) return false;
  memref_reinterpret_cast_set_source(op, source);
  mica_rewriter_modified(rw, op);
  return true;
}

static mica_op *build_known(mica_rewriter *rw, const mica_op *op, const known_layout *l) {
  mica_value *source = memref_reinterpret_cast_source(op);
  const memref_strided s = {mica_op_context(op), l->sizes.numbers, l->strides.numbers,
                            l->offset.numbers[0], l->sizes.count};
  const mica_type *type = memref_strided_type(&s, mica_value_type(source));
  if (type == NULL) return NULL;
  return memref_reinterpret_cast_build(
      &rw->builder, mica_op_loc(op), type, source, l->offset.values, l->offset.value_count,
      l->sizes.values, l->sizes.value_count, l->strides.values, l->strides.value_count,
      mica_mixed_numbers(&l->offset), mica_mixed_numbers(&l->sizes),
      mica_mixed_numbers(&l->strides));
}

static bool know_cast(mica_rewriter *rw, mica_op *op) {
  known_layout layout;
  bool done = layout_of_cast(op, &layout) && layout.learnt != 0 &&
              replace_by_cast(rw, op, build_known(rw, op, &layout));
  free_layout(&layout);
  return done;
}

MICA_DEFINE_PATTERN(reinterpret_metadata, "ReinterpretCastOpExtractStridedMetadataFolder",
                    &memref_reinterpret_cast_def, cast_of_metadata);
MICA_DEFINE_PATTERN(reinterpret_constants, "ReinterpretCastOpConstantFolder",
                    &memref_reinterpret_cast_def, know_cast);
const mica_pattern *const memref_reinterpret_cast_canonicalizations[] = {
    &reinterpret_metadata, &reinterpret_constants, NULL};

// ---- view ---------------------------------------------------------------------------------------

// Sizes that are constants stand in the type.
static const mica_type *known_view(const mica_op *op, mica_mixed *sizes) {
  const mica_type *type = mica_value_type(memref_view_result(op));
  if (!mica_mixed_of(op, memref_view_sizes_segment(op), mica_type_shape(type), sizes) ||
      mica_mixed_fold(sizes, mica_is_not_negative) == 0)
    return NULL;
  return mica_type_memref(mica_mixed_numbers(sizes), mica_type_element(type),
                          mica_type_layout(type), mica_type_memory_space(type));
}

static bool know_view(mica_rewriter *rw, mica_op *op) {
  mica_mixed sizes;
  const mica_type *type = known_view(op, &sizes);
  bool done = type != NULL &&
              replace_by_cast(
                  rw, op,
                  memref_view_build(&rw->builder, mica_op_loc(op), type, memref_view_source(op),
                                    memref_view_byte_shift(op), sizes.values, sizes.value_count));
  mica_mixed_free(&sizes);
  return done;
}

static bool view_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(memref_view_source(op), &memref_cast_def);
  mica_value *source = cast == NULL ? NULL : memref_cast_source(cast);
  if (mica_value_op_of(source, &memref_alloc_def) == NULL) return false;
  mica_mixed sizes;
  const mica_type *type = mica_value_type(memref_view_result(op));
  bool done = mica_mixed_of(op, memref_view_sizes_segment(op), mica_type_shape(type), &sizes) &&
              mica_rewriter_replace_by(
                  rw, op,
                  memref_view_build(&rw->builder, mica_op_loc(op), type, source,
                                    memref_view_byte_shift(op), sizes.values, sizes.value_count));
  mica_mixed_free(&sizes);
  return done;
}

MICA_DEFINE_PATTERN(view_sizes, "ViewOpShapeFolder", &memref_view_def, know_view);
MICA_DEFINE_PATTERN(view_cast, "ViewOpMemrefCastFolder", &memref_view_def, view_of_cast);
const mica_pattern *const memref_view_canonicalizations[] = {&view_sizes, &view_cast, NULL};

// ---- dim ----------------------------------------------------------------------------------------

// Whether the value is there where `op` stands: as MLIR asks it, by blocks and regions.
static bool is_there_before(const mica_value *value, const mica_op *op, const mica_op *user) {
  const mica_op *defining = mica_value_op(value);
  const mica_block *block = defining != NULL ? mica_op_block(defining) : mica_value_block(value);
  if (block == mica_op_block(op)) return defining == NULL || !mica_op_is_before(op, defining);
  if (mica_op_block(user) == mica_op_block(op)) return true;
  const mica_region *region = mica_block_region(block),
                    *around = mica_block_region(mica_op_block(op));
  while (around != NULL && around != region) {
    const mica_block *outer = mica_op_block(mica_region_parent(around));
    around = outer == NULL ? NULL : mica_block_region(outer);
  }
  return around != NULL && region != mica_block_region(mica_op_block(op));
}

// A size of what was reshaped stands in the shape that was given.
static bool size_of_reshaped(mica_rewriter *rw, mica_op *op) {
  mica_op *reshape = mica_value_op_of(memref_dim_source(op), &memref_reshape_def);
  mica_value *index = memref_dim_index(op);
  if (reshape == NULL || !is_there_before(index, reshape, op)) return false;
  mica_rewriter_after(rw, reshape);
  mica_value *shape = memref_reshape_shape(reshape);
  const mica_loc loc = mica_op_loc(op);
  mica_op *size = memref_load_build(&rw->builder, loc, shape, &index, 1, false, NULL);
  const mica_type *type = mica_value_type(memref_dim_result(op));
  if (size != NULL && mica_value_type(memref_load_result(size)) != type)
    size = arith_index_cast_build(&rw->builder, loc, type, memref_load_result(size));
  return mica_rewriter_replace_by(rw, op, size);
}
MICA_DEFINE_PATTERN(dim_reshape, "DimOfMemRefReshape", &memref_dim_def, size_of_reshaped);
const mica_pattern *const memref_dim_canonicalizations[] = {&dim_reshape, NULL};

// ---- copy ---------------------------------------------------------------------------------------

static bool has_no_elements(const mica_value *memref) {
  const mica_type *type = mica_value_type(memref);
  const mica_int64s shape = mica_type_is_memref(type) ? mica_type_shape(type)
                                                      : (mica_int64s){NULL, 0};
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == 0) return true;
  return false;
}

static bool copy_of_nothing(mica_rewriter *rw, mica_op *op) {
  if (!has_no_elements(memref_copy_source(op)) && !has_no_elements(memref_copy_target(op)))
    return false;
  mica_rewriter_erase(rw, op);
  return true;
}

static bool copy_to_itself(mica_rewriter *rw, mica_op *op) {
  if (memref_copy_source(op) != memref_copy_target(op)) return false;
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(copy_empty, "FoldEmptyCopy", &memref_copy_def, copy_of_nothing);
MICA_DEFINE_PATTERN(copy_self, "FoldSelfCopy", &memref_copy_def, copy_to_itself);
const mica_pattern *const memref_copy_canonicalizations[] = {&copy_empty, &copy_self, NULL};

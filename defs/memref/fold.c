// Folds of memref: casts are looked through, sizes are known, views of views. Called by generated
// code; own nothing.
#include "arith/arith.h"
#include "mica/affine.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mica/mixed.h"
#include "shared.h"
#include "subview.h"

mica_op *memref_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

// ---- What reads and writes looks through casts --------------------------------------------------

bool memref_look_through_casts(mica_op *op, const mica_value *kept) {
  bool changed = false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *operand = mica_op_operand(op, i);
    mica_op *cast = operand == kept ? NULL : mica_value_op_of(operand, &memref_cast_def);
    if (cast == NULL || !mica_type_is_memref(mica_value_type(memref_cast_source(cast)))) continue;
    mica_op_set_operand(op, i, memref_cast_source(cast));
    changed = true;
  }
  return changed;
}

bool memref_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source, (void)out;
  return memref_look_through_casts(op, NULL);
}
bool memref_dealloc_fold(mica_op *op, const mica_attr *memref, mica_fold *out) {
  (void)memref, (void)out;
  return memref_look_through_casts(op, NULL);
}
bool memref_load_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                      size_t indices_count, mica_fold *out) {
  (void)memref, (void)indices, (void)indices_count, (void)out;
  return memref_look_through_casts(op, NULL);
}
bool memref_store_fold(mica_op *op, const mica_attr *value, const mica_attr *memref,
                       const mica_attr *const *indices, size_t indices_count, mica_fold *out) {
  (void)value, (void)memref, (void)indices, (void)indices_count, (void)out;
  return memref_look_through_casts(op, memref_store_value(op));
}
bool memref_atomic_rmw_fold(mica_op *op, const mica_attr *value, const mica_attr *memref,
                            const mica_attr *const *indices, size_t indices_count, mica_fold *out) {
  (void)value, (void)memref, (void)indices, (void)indices_count, (void)out;
  return memref_look_through_casts(op, memref_atomic_rmw_value(op));
}
bool memref_prefetch_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                          size_t indices_count, mica_fold *out) {
  (void)memref, (void)indices, (void)indices_count, (void)out;
  return memref_look_through_casts(op, NULL);
}
bool memref_dma_start_fold(mica_op *op, const mica_attr *const *operands, size_t operands_count,
                           mica_fold *out) {
  (void)operands, (void)operands_count, (void)out;
  return memref_look_through_casts(op, NULL);
}
bool memref_dma_wait_fold(mica_op *op, const mica_attr *tag_mem_ref,
                          const mica_attr *const *tag_indices, size_t tag_indices_count,
                          const mica_attr *num_elements, mica_fold *out) {
  (void)tag_mem_ref, (void)tag_indices, (void)tag_indices_count, (void)num_elements, (void)out;
  return memref_look_through_casts(op, NULL);
}

// One operand at a time, of a cast that only says less.
bool memref_copy_fold(mica_op *op, const mica_attr *source, const mica_attr *target,
                      mica_fold *out) {
  (void)source, (void)target, (void)out;
  for (size_t i = 0; i < 2; i++) {
    const mica_op *cast = memref_cast_to_less(mica_op_operand(op, i));
    if (cast == NULL) continue;
    mica_op_set_operand(op, i, memref_cast_source(cast));
    return true;
  }
  return false;
}

// ---- Sizes --------------------------------------------------------------------------------------

bool memref_rank_fold(mica_op *op, const mica_attr *memref, mica_fold *out) {
  (void)memref;
  const mica_type *type = mica_value_type(memref_rank_memref(op));
  return mica_type_is_memref(type) &&
         mica_fold_attr(out,
                        mica_attr_index(mica_op_context(op), (int64_t)mica_type_shape(type).size));
}

// How many dimensions before it aren't known.
static size_t dynamic_before(mica_int64s shape, size_t index) {
  size_t count = 0;
  for (size_t i = 0; i < index; i++) count += shape.data[i] == MICA_DYNAMIC;
  return count;
}

// The value of a size of a subview, by the dimension of its result.
static mica_value *size_of_subview(const mica_op *subview, size_t index) {
  const mica_int64s sizes = memref_subview_static_sizes(subview);
  bool *dropped = memref_subview_dropped(subview);
  mica_value *found = NULL;
  for (size_t i = 0, left = index; dropped != NULL && i < sizes.size; i++) {
    if (dropped[i] || left-- != 0) continue;
    if (sizes.data[i] == MICA_DYNAMIC)
      found = memref_subview_sizes(subview, dynamic_before(sizes, i));
    break;
  }
  memref_subview_dropped_free(subview, dropped);
  return found;
}

// What the size was made of; NULL: it isn't known.
static mica_value *size_of(const mica_value *memref, size_t index) {
  const mica_op *op = mica_value_op(memref);
  const size_t dynamic = dynamic_before(mica_type_shape(mica_value_type(memref)), index);
  if (op == NULL) return NULL;
  if (memref_alloc_isa(op)) return memref_alloc_dynamic_sizes(op, dynamic);
  if (memref_alloca_isa(op)) return memref_alloca_dynamic_sizes(op, dynamic);
  if (memref_view_isa(op)) return memref_view_sizes(op, dynamic);
  return memref_subview_isa(op) ? size_of_subview(op, index) : NULL;
}

bool memref_dim_fold(mica_op *op, const mica_attr *source, const mica_attr *index, mica_fold *out) {
  (void)source;
  const mica_value *memref = memref_dim_source(op);
  const mica_type *type = mica_value_type(memref);
  if (index == NULL || !mica_attr_is_integer(index) || !mica_type_is_memref(type)) return false;
  const mica_int64s shape = mica_type_shape(type);
  const int64_t at = mica_attr_integer_value(index);
  if (at < 0 || (uint64_t)at >= shape.size) return false;
  if (shape.data[at] != MICA_DYNAMIC)
    return mica_fold_attr(out, mica_attr_index(mica_op_context(op), shape.data[at]));
  mica_value *size = size_of(memref, (size_t)at);
  return size != NULL ? mica_fold_value(out, size) : memref_look_through_casts(op, NULL);
}

// ---- Views --------------------------------------------------------------------------------------

bool memref_assume_alignment_fold(mica_op *op, const mica_attr *memref, mica_fold *out) {
  (void)memref;
  mica_value *source = memref_assume_alignment_memref(op);
  const mica_op *inner = mica_value_op_of(source, &memref_assume_alignment_def);
  return inner != NULL &&
         memref_assume_alignment_alignment_attr(inner) ==
             memref_assume_alignment_alignment_attr(op) &&
         mica_fold_value(out, source);
}

bool memref_memory_space_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source, (void)out;
  const mica_op *inner =
      mica_value_op_of(memref_memory_space_cast_source(op), &memref_memory_space_cast_def);
  if (inner == NULL) return false;
  memref_memory_space_cast_set_source(op, memref_memory_space_cast_source(inner));
  return true;
}

bool memref_view_fold(mica_op *op, const mica_attr *source, const mica_attr *byte_shift,
                      const mica_attr *const *sizes, size_t sizes_count, mica_fold *out) {
  (void)source, (void)byte_shift, (void)sizes, (void)sizes_count;
  mica_value *from = memref_view_source(op);
  const mica_type *type = mica_value_type(memref_view_result(op));
  return type == mica_value_type(from) && mica_type_has_static_shape(type) &&
         mica_fold_value(out, from);
}

// What the second permutation takes of what the first gives. NULL: no memory.
static const mica_affine_map *compose(const mica_affine_map *second, const mica_affine_map *first) {
  mica_context *ctx = second->context;
  const size_t count = second->result_count;
  const mica_affine_expr **results = mica_allocate(ctx, (count + 1) * sizeof *results);
  const mica_affine_map *map = NULL;
  bool ok = results != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    results[i] = mica_affine_compose(second->results[i], first);
    ok = results[i] != NULL;
  }
  if (ok) map = mica_affine_map_get(ctx, first->dim_count, 0, results, count);
  mica_free(ctx, results, (count + 1) * sizeof *results);
  return map;
}

bool memref_transpose_fold(mica_op *op, const mica_attr *in, mica_fold *out) {
  (void)in;
  mica_value *from = memref_transpose_in(op);
  const mica_affine_map *permutation = memref_transpose_permutation(op);
  if (mica_affine_map_is_identity(permutation) &&
      mica_value_type(from) == mica_value_type(memref_transpose_result(op)))
    return mica_fold_value(out, from);
  const mica_op *inner = mica_value_op_of(from, &memref_transpose_def);
  const mica_affine_map *both =
      inner == NULL ? NULL : compose(permutation, memref_transpose_permutation(inner));
  if (both == NULL || !memref_transpose_set_permutation(op, both)) return false;
  memref_transpose_set_in(op, memref_transpose_in(inner));
  return true;
}

// What was seen in another way before, which makes no difference to where the memory begins.
static mica_value *source_before(const mica_value *source) {
  const mica_op *op = mica_value_op(source);
  if (op == NULL) return NULL;
  if (memref_reinterpret_cast_isa(op)) return memref_reinterpret_cast_source(op);
  if (memref_cast_isa(op)) return memref_cast_source(op);
  if (!memref_subview_isa(op)) return NULL;
  mica_mixed offsets;
  const bool begins_there = mica_mixed_of(op, memref_subview_offsets_segment(op),
                                          memref_subview_static_offsets(op), &offsets) &&
                            mica_mixed_all_are(&offsets, 0);
  mica_mixed_free(&offsets);
  return begins_there ? memref_subview_source(op) : NULL;
}

bool memref_reinterpret_cast_fold(mica_op *op, const mica_attr *source,
                                  const mica_attr *const *offsets, size_t offsets_count,
                                  const mica_attr *const *sizes, size_t sizes_count,
                                  const mica_attr *const *strides, size_t strides_count,
                                  mica_fold *out) {
  (void)source, (void)offsets, (void)offsets_count, (void)sizes, (void)sizes_count;
  (void)strides, (void)strides_count;
  mica_value *from = memref_reinterpret_cast_source(op), *before = source_before(from);
  if (before != NULL) {
    memref_reinterpret_cast_set_source(op, before);
    return true;
  }
  const mica_type *type = mica_value_type(memref_reinterpret_cast_result(op));
  return mica_type_has_static_shape(type) && type == mica_value_type(from) &&
         memref_reinterpret_cast_static_offsets(op).data[0] == 0 && mica_fold_value(out, from);
}

// Without a layout, or with one of which all is known.
static bool has_static_layout(const mica_type *type) {
  const mica_attr *layout = mica_type_layout(type);
  memref_strided s;
  if (layout == NULL || !mica_attr_is_strided_layout(layout)) return true;
  bool is_static = memref_strided_of(type, &s) && s.offset != MICA_DYNAMIC;
  for (size_t i = 0; is_static && i < s.rank; i++) is_static = s.strides[i] != MICA_DYNAMIC;
  memref_strided_free(&s);
  return is_static;
}

// The part of a part that is all of it.
static bool is_whole_of(const mica_op *op, const mica_op *inner) {
  mica_mixed_slice part, source;
  bool whole = mica_mixed_slice_of(op, &part);
  whole = mica_mixed_slice_of(inner, &source) && whole && mica_mixed_all_are(&part.offsets, 0) &&
          mica_mixed_all_are(&part.strides, 1) && mica_mixed_equal(&part.sizes, &source.sizes);
  mica_mixed_slice_free(&part);
  mica_mixed_slice_free(&source);
  return whole;
}

bool memref_subview_fold(mica_op *op, const mica_attr *source, const mica_attr *const *offsets,
                         size_t offsets_count, const mica_attr *const *sizes, size_t sizes_count,
                         const mica_attr *const *strides, size_t strides_count, mica_fold *out) {
  (void)source, (void)offsets, (void)offsets_count, (void)sizes, (void)sizes_count;
  (void)strides, (void)strides_count;
  mica_value *from = memref_subview_source(op);
  const mica_type *type = mica_value_type(memref_subview_result(op));
  if (type != mica_value_type(from)) return false;
  const mica_op *inner = mica_value_op_of(from, &memref_subview_def);
  const bool is_same = mica_type_has_static_shape(type) && has_static_layout(type);
  return (is_same || (inner != NULL && is_whole_of(op, inner))) && mica_fold_value(out, from);
}

// ---- Offsets, sizes and strides -----------------------------------------------------------------

// Uses of a result become a constant, where the type says which.
static bool know_result(mica_op *op, mica_value *result, int64_t number) {
  if (number == MICA_DYNAMIC || mica_value_is_unused(result)) return false;
  mica_builder b = mica_builder_before(op);
  const mica_attr *attr = mica_attr_index(b.context, number);
  mica_op *constant = attr == NULL ? NULL : arith_constant_build(&b, mica_op_loc(op), attr);
  if (constant == NULL) return false;
  mica_value_replace_all_uses(result, arith_constant_result(constant));
  return true;
}

bool memref_extract_strided_metadata_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source, (void)out;
  mica_value *from = memref_extract_strided_metadata_source(op);
  memref_strided s;
  bool changed = false;
  if (memref_strided_of(mica_value_type(from), &s)) {
    changed = know_result(op, memref_extract_strided_metadata_offset(op), s.offset);
    for (size_t i = 0; i < s.rank; i++)
      changed |= know_result(op, memref_extract_strided_metadata_sizes(op, i), s.shape[i]);
    for (size_t i = 0; i < s.rank; i++)
      changed |= know_result(op, memref_extract_strided_metadata_strides(op, i), s.strides[i]);
  }
  memref_strided_free(&s);
  return memref_look_through_casts(op, NULL) || changed;
}

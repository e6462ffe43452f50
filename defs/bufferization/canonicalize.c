// Folds and canonicalizations of bufferization: what becomes a buffer and a tensor again, copies
// that nobody needs. Called by generated code; own nothing.
#include "bufferization/bufferization.h"

#include "mica/builder.h"
#include "mica/context.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/interfaces.h"
#include "mica/mixed.h"
#include "mica/rewrite.h"

#include "arith/arith.h"
#include "memref/memref.h"
#include "tensor/tensor.h"

// ---- alloc_tensor -------------------------------------------------------------------------------

static bool know_alloc(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = mica_value_type(bufferization_alloc_tensor_result(op)), *known = NULL;
  if (bufferization_alloc_tensor_copy(op) != NULL || !mica_type_is_ranked_tensor(type))
    return false;
  mica_mixed sizes;
  mica_op *made = NULL;
  if (mica_mixed_of(op, bufferization_alloc_tensor_dynamic_sizes_segment(op), mica_type_shape(type),
                    &sizes) &&
      mica_mixed_fold(&sizes, mica_is_not_negative) != 0)
    known = mica_type_ranked_tensor(mica_mixed_numbers(&sizes), mica_type_element(type),
                                    mica_type_encoding(type));
  if (known != NULL)
    made = bufferization_alloc_tensor_build(&rw->builder, mica_op_loc(op), known, sizes.values,
                                            sizes.value_count, NULL, NULL, NULL);
  mica_mixed_free(&sizes);
  return made != NULL && tensor_replace_by_cast(rw, op, bufferization_alloc_tensor_result(made));
}

// The size of what is allocated: that which it was given, or that of what is copied.
static bool size_of_alloc(mica_rewriter *rw, mica_op *op) {
  const mica_op *alloc = mica_value_op_of(tensor_dim_source(op), &bufferization_alloc_tensor_def);
  int64_t index;
  if (alloc == NULL || !mica_constant_number(tensor_dim_index(op), &index)) return false;
  const mica_int64s shape = mica_type_shape(mica_value_type(tensor_dim_source(op)));
  if (index < 0 || (uint64_t)index >= shape.size || shape.data[index] != MICA_DYNAMIC) return false;
  mica_value *copied = bufferization_alloc_tensor_copy(alloc);
  if (copied != NULL)
    return mica_rewriter_replace_by(
        rw, op, tensor_dim_build(&rw->builder, mica_op_loc(op), copied, tensor_dim_index(op)));
  size_t dynamic = 0;
  for (int64_t i = 0; i < index; i++) dynamic += shape.data[i] == MICA_DYNAMIC;
  mica_value *size = bufferization_alloc_tensor_dynamic_sizes(alloc, dynamic);
  mica_rewriter_replace(rw, op, &size);
  return true;
}
MICA_DEFINE_PATTERN(alloc_dim, "FoldDimOfAllocTensorOp", &tensor_dim_def, size_of_alloc);
MICA_DEFINE_PATTERN(alloc_sizes, "ReplaceStaticShapeDims", &bufferization_alloc_tensor_def,
                    know_alloc);
const mica_pattern *const bufferization_alloc_tensor_canonicalizations[] = {&alloc_sizes, NULL};

// ---- to_tensor, to_buffer -----------------------------------------------------------------------

// Nothing stands between the two that might change the buffer.
bool bufferization_to_tensor_fold(mica_op *op, const mica_attr *buffer, mica_fold *out) {
  (void)buffer;
  const mica_op *before =
      mica_value_op_of(bufferization_to_tensor_buffer(op), &bufferization_to_buffer_def);
  return before != NULL && mica_op_next(before) == op &&
         mica_value_type(bufferization_to_buffer_tensor(before)) ==
             mica_value_type(bufferization_to_tensor_result(op)) &&
         mica_fold_value(out, bufferization_to_buffer_tensor(before));
}

bool bufferization_to_buffer_fold(mica_op *op, const mica_attr *tensor, mica_fold *out) {
  (void)tensor;
  const mica_op *before =
      mica_value_op_of(bufferization_to_buffer_tensor(op), &bufferization_to_tensor_def);
  mica_value *buffer = before == NULL ? NULL : bufferization_to_tensor_buffer(before);
  return buffer != NULL &&
         mica_value_type(buffer) == mica_value_type(bufferization_to_buffer_buffer(op)) &&
         mica_fold_value(out, buffer);
}

static bool size_of_tensor(mica_rewriter *rw, mica_op *op) {
  const mica_op *to = mica_value_op_of(tensor_dim_source(op), &bufferization_to_tensor_def);
  return to != NULL && mica_rewriter_replace_by(rw, op,
                                                memref_dim_build(&rw->builder, mica_op_loc(op),
                                                                 bufferization_to_tensor_buffer(to),
                                                                 tensor_dim_index(op)));
}

static bool size_of_buffer(mica_rewriter *rw, mica_op *op) {
  const mica_op *to = mica_value_op_of(memref_dim_source(op), &bufferization_to_buffer_def);
  return to != NULL && mica_rewriter_replace_by(rw, op,
                                                tensor_dim_build(&rw->builder, mica_op_loc(op),
                                                                 bufferization_to_buffer_tensor(to),
                                                                 memref_dim_index(op)));
}

static bool load_of_buffer(mica_rewriter *rw, mica_op *op) {
  const mica_op *to = mica_value_op_of(memref_load_memref(op), &bufferization_to_buffer_def);
  if (to == NULL) return false;
  const mica_values operands[] = {mica_one_value(bufferization_to_buffer_tensor(to)),
                                  mica_operands_in(op, memref_load_indices_segment(op))};
  const mica_op_parts parts = {0};
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_like(rw, mica_op_loc(op), &tensor_extract_def, operands, 2, &parts, op));
}

// The buffer's type for another tensor. NULL: no memory.
static const mica_type *buffer_like(const mica_type *buffer, const mica_type *tensor) {
  const mica_attr *layout = mica_type_is_memref(buffer) ? mica_type_layout(buffer) : NULL;
  return mica_type_memref(mica_type_shape(tensor), mica_type_element(tensor), layout,
                          mica_type_memory_space(buffer));
}

// What was cast becomes a buffer, which is cast.
static bool buffer_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(bufferization_to_buffer_tensor(op), &tensor_cast_def);
  mica_value *source = cast == NULL ? NULL : tensor_cast_source(cast);
  if (cast == NULL || !mica_type_is_ranked_tensor(mica_value_type(source))) return false;
  const mica_type *to = mica_value_type(bufferization_to_buffer_buffer(op));
  const mica_type *type = buffer_like(to, mica_value_type(source));
  mica_op *made = type == NULL
                      ? NULL
                      : bufferization_to_buffer_build(&rw->builder, mica_op_loc(op), type, source,
                                                      bufferization_to_buffer_read_only(op));
  return made != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  memref_cast_build(&rw->builder, mica_op_loc(op), to,
                                                    bufferization_to_buffer_buffer(made)));
}

static bool promises_more(int64_t from, int64_t to) {
  return from == MICA_DYNAMIC && to != MICA_DYNAMIC;
}

// Whether a cast to the type never fails.
static bool always_casts(const mica_type *from, const mica_type *to) {
  mica_context *ctx = mica_type_context(from);
  const size_t rank = mica_type_shape(from).size, room = (2 * rank + 1) * sizeof(int64_t);
  int64_t *strides = mica_allocate(ctx, room), a, b;
  bool casts = strides != NULL &&
               memref_cast_are_cast_compatible((mica_types){&from, 1}, (mica_types){&to, 1}) &&
               mica_type_strides(from, &a, strides) && mica_type_strides(to, &b, strides + rank) &&
               !promises_more(a, b);
  for (size_t i = 0; casts && i < rank; i++) casts = !promises_more(strides[i], strides[rank + i]);
  mica_free(ctx, strides, room);
  return casts;
}

// A buffer of that type with the same content. NULL: no memory.
static mica_op *build_copy(mica_rewriter *rw, mica_loc loc, mica_value *buffer,
                           const mica_type *type) {
  mica_mixed sizes;
  const mica_int64s shape = mica_type_shape(type);
  mica_op *alloc = NULL;
  bool ok = mica_mixed_make(mica_rewriter_context(rw), shape.size, &sizes);
  for (size_t i = 0; ok && i < shape.size; i++) {
    sizes.items[i] = (mica_extent){NULL, shape.data[i]};
    if (shape.data[i] != MICA_DYNAMIC) continue;
    mica_value *index = arith_index_constant(&rw->builder, loc, (int64_t)i);
    mica_op *dim = index == NULL ? NULL : memref_dim_build(&rw->builder, loc, buffer, index);
    ok = dim != NULL;
    if (ok) sizes.items[i].value = memref_dim_result(dim);
  }
  if (ok) {
    mica_mixed_pack(&sizes);
    alloc =
        memref_alloc_build(&rw->builder, loc, type, sizes.values, sizes.value_count, NULL, 0, NULL);
  }
  mica_mixed_free(&sizes);
  return alloc == NULL ||
                 memref_copy_build(&rw->builder, loc, buffer, memref_alloc_memref(alloc)) == NULL
             ? NULL
             : alloc;
}

// The buffer that the tensor was, as another type: cast or copied.
static bool buffer_of_tensor(mica_rewriter *rw, mica_op *op) {
  const mica_op *before =
      mica_value_op_of(bufferization_to_buffer_tensor(op), &bufferization_to_tensor_def);
  if (before == NULL) return false;
  mica_value *buffer = bufferization_to_tensor_buffer(before);
  const mica_type *from = mica_value_type(buffer);
  const mica_type *to = mica_value_type(bufferization_to_buffer_buffer(op));
  const mica_loc loc = mica_op_loc(op);
  if (from == to || (!mica_type_is_memref(from) && mica_type_is_memref(to))) return false;
  if (!mica_type_is_memref(to))
    return memref_cast_are_cast_compatible((mica_types){&from, 1}, (mica_types){&to, 1}) &&
           mica_rewriter_replace_by(rw, op, memref_cast_build(&rw->builder, loc, to, buffer));
  if (mica_type_element(from) != mica_type_element(to) ||
      mica_type_shape(from).size != mica_type_shape(to).size)
    return false;
  return mica_rewriter_replace_by(rw, op,
                                  always_casts(from, to)
                                      ? memref_cast_build(&rw->builder, loc, to, buffer)
                                      : build_copy(rw, loc, buffer, to));
}
MICA_DEFINE_PATTERN(tensor_dim, "DimOfToTensorFolder", &tensor_dim_def, size_of_tensor);
MICA_DEFINE_PATTERN(buffer_dim, "DimOfCastOp", &memref_dim_def, size_of_buffer);
MICA_DEFINE_PATTERN(buffer_load, "LoadOfToBuffer", &memref_load_def, load_of_buffer);
MICA_DEFINE_PATTERN(buffer_cast, "ToBufferOfCast", &bufferization_to_buffer_def, buffer_of_cast);
MICA_DEFINE_PATTERN(buffer_tensor, "ToBufferToTensorFolding", &bufferization_to_buffer_def,
                    buffer_of_tensor);
// Of tensor.dim, and so with the dialect's.
const mica_pattern *const bufferization_to_tensor_canonicalizations[] = {NULL};
const mica_pattern *const bufferization_to_buffer_canonicalizations[] = {&buffer_cast,
                                                                         &buffer_tensor, NULL};
const mica_pattern *const bufferization_canonicalizations[] = {&alloc_dim, &tensor_dim, &buffer_dim,
                                                               &buffer_load, NULL};

// ---- clone --------------------------------------------------------------------------------------

// How many uses, views and operations are looked at.
enum { MOST_LOOKED_AT = 1000 };

bool bufferization_clone_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  (void)input, (void)out;
  return memref_look_through_casts(op, NULL);
}

// Whether the operation gives memory back; `value` NULL: any.
static bool frees(const mica_op *op, const mica_value *value) {
  mica_effects effects = {.context = mica_op_context(op)};
  bool found = false;
  if (mica_op_effects(op, &effects))
    for (size_t i = 0; i < effects.size; i++)
      found = found || (effects.data[i].kind == MICA_EFFECT_FREE &&
                        (value == NULL || effects.data[i].value == value));
  mica_effects_free(&effects);
  return found;
}

// The one operation that gives the memory back, or NULL. False: there are several, or one makes it
// larger, or too many uses.
static bool find_dealloc(const mica_value *memref, mica_op **out) {
  size_t looked_at = 0;
  *out = NULL;
  for (const mica_operand *use = mica_value_first_use(memref); use != NULL;
       use = mica_operand_next_use(use)) {
    if (++looked_at > MOST_LOOKED_AT) return false;
    if (!frees(use->owner, memref)) continue;
    if (*out != NULL || memref_realloc_isa(use->owner)) return false;
    *out = use->owner;
  }
  return true;
}

// What views are looked at of. NULL: too many.
static const mica_value *viewed(const mica_value *memref) {
  for (size_t i = 0; i < MOST_LOOKED_AT; i++) {
    const mica_op *op = mica_value_op(memref);
    if (op == NULL || mica_op_interface(op, &mica_view_like_interface_id) == NULL ||
        mica_op_operand_count(op) == 0)
      return memref;
    memref = mica_op_operand(op, 0);
  }
  return NULL;
}

// The operation behind which one of the two isn't needed. NULL: it isn't known.
static mica_op *spare_dealloc(const mica_op *clone) {
  mica_op *of_clone, *of_source;
  const mica_value *source = viewed(bufferization_clone_input(clone));
  const mica_block *block = mica_op_block(clone);
  if (source == NULL || !find_dealloc(bufferization_clone_output(clone), &of_clone) ||
      !find_dealloc(source, &of_source) ||
      (of_clone != NULL && of_source != NULL &&
       mica_op_block(of_clone) == mica_op_block(of_source)))
    return NULL;
  if (of_clone != NULL && mica_op_block(of_clone) == block) return of_clone;
  return of_source != NULL && mica_op_block(of_source) == block ? of_source : NULL;
}

// Whether nothing between the two gives memory back, which might be the same.
static bool is_kept_until(const mica_op *clone, const mica_op *end) {
  const mica_op *op = mica_op_next(clone);
  for (size_t i = 0; op != end; op = mica_op_next(op))
    if (op == NULL || ++i > MOST_LOOKED_AT || frees(op, NULL)) return false;
  return true;
}

static bool drop_clone(mica_rewriter *rw, mica_op *op) {
  mica_value *source = bufferization_clone_input(op), *clone = bufferization_clone_output(op);
  if (mica_value_is_unused(clone)) {
    mica_rewriter_erase(rw, op);
    return true;
  }
  const mica_type *from = mica_value_type(source), *to = mica_value_type(clone);
  if (from != to && !memref_cast_are_cast_compatible((mica_types){&from, 1}, (mica_types){&to, 1}))
    return false;
  mica_op *dealloc = spare_dealloc(op);
  if (dealloc == NULL || !is_kept_until(op, dealloc)) return false;
  if (from != to) {
    mica_op *cast = memref_cast_build(&rw->builder, mica_op_loc(op), to, source);
    if (cast == NULL) return false;
    source = memref_cast_dest(cast);
  }
  mica_rewriter_replace(rw, op, &source);
  mica_rewriter_erase(rw, dealloc);
  return true;
}
MICA_DEFINE_PATTERN(clones, "SimplifyClones", &bufferization_clone_def, drop_clone);
const mica_pattern *const bufferization_clone_canonicalizations[] = {&clones, NULL};

// Canonicalizations of tensor: casts, sizes that are known, elements whose tensor is known. Called
// by generated code; own nothing.
#include "arith/arith.h"
#include "mica/predicate.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/effects.h"
#include "mica/interfaces.h"
#include "shared.h"

static size_t rank_of(const mica_value *tensor) {
  return mica_type_shape(mica_value_type(tensor)).size;
}

// ---- cast, bitcast ------------------------------------------------------------------------------

// What is known of a size by all three types. False: they contradict each other.
static bool join(int64_t a, int64_t b, int64_t *out) {
  *out = a == MICA_DYNAMIC ? b : a;
  return a == MICA_DYNAMIC || b == MICA_DYNAMIC || a == b;
}

// Whether the type between two others tells a size that neither does, or contradicts them.
static bool tells_more(const mica_type *from, const mica_type *between, const mica_type *to) {
  if (!mica_type_has_rank(between)) return false;
  const mica_int64s b = mica_type_shape(between);
  const mica_int64s a = mica_type_has_rank(from) ? mica_type_shape(from) : b;
  const mica_int64s c = mica_type_has_rank(to) ? mica_type_shape(to) : b;
  if (!mica_type_has_rank(from) && !mica_type_has_rank(to)) return true;
  if (a.size != b.size || c.size != b.size) return true;
  for (size_t i = 0; i < b.size; i++) {
    const int64_t x = mica_type_has_rank(from) ? a.data[i] : MICA_DYNAMIC;
    const int64_t y = mica_type_has_rank(to) ? c.data[i] : MICA_DYNAMIC;
    int64_t both, all;
    if (!join(x, y, &both) || !join(both, b.data[i], &all) || all != both) return true;
  }
  return false;
}

static bool cast_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *before = mica_value_op_of(tensor_cast_source(op), &tensor_cast_def);
  if (before == NULL) return false;
  mica_value *source = tensor_cast_source(before);
  const mica_type *type = mica_value_type(tensor_cast_dest(op));
  return !tells_more(mica_value_type(source), mica_value_type(tensor_cast_dest(before)), type) &&
         mica_rewriter_replace_by(rw, op,
                                  tensor_cast_build(&rw->builder, mica_op_loc(op), type, source));
}

// The part with the sizes that the cast tells.
static mica_op *build_known_part(mica_rewriter *rw, const mica_op *part, const mica_type *type,
                                 const mica_op *cast) {
  mica_context *ctx = mica_op_context(part);
  const mica_int64s known = mica_type_shape(type);
  mica_mixed_slice s;
  bool *dropped = mica_allocate(ctx, rank_of(tensor_extract_slice_source(part)) + 1);
  mica_op *made = NULL;
  if (mica_mixed_slice_of(part, &s) && dropped != NULL &&
      tensor_dropped_dims(tensor_extract_slice_static_sizes(part),
                          mica_type_shape(mica_value_type(tensor_extract_slice_result(part))),
                          false, dropped)) {
    for (size_t i = 0, next = 0; i < s.sizes.count; i++)
      if (!dropped[i] && known.data[next++] != MICA_DYNAMIC)
        s.sizes.items[i] = (mica_extent){NULL, known.data[next - 1]};
    mica_mixed_pack(&s.sizes);
    made =
        tensor_extract_slice_of(rw, mica_op_loc(cast), type, tensor_extract_slice_source(part), &s);
  }
  mica_free(ctx, dropped, rank_of(tensor_extract_slice_source(part)) + 1);
  mica_mixed_slice_free(&s);
  return made;
}

static bool cast_of_part(mica_rewriter *rw, mica_op *op) {
  const mica_op *part = mica_value_op_of(tensor_cast_source(op), &tensor_extract_slice_def);
  if (part == NULL) return false;
  const mica_type *from = mica_value_type(tensor_cast_source(op));
  const mica_type *to = mica_value_type(tensor_cast_dest(op));
  return mica_type_tells_as_much(from, to) && !mica_type_tells_as_much(to, from) &&
         mica_rewriter_replace_by(rw, op, build_known_part(rw, part, to, op));
}
MICA_DEFINE_PATTERN(cast_cast, "ChainedTensorCast", &tensor_cast_def, cast_of_cast);
MICA_DEFINE_PATTERN(cast_part, "TensorCastExtractSlice", &tensor_cast_def, cast_of_part);
const mica_pattern *const tensor_cast_canonicalizations[] = {&cast_cast, &cast_part, NULL};

static bool bitcast_of_bitcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *before = mica_value_op_of(tensor_bitcast_source(op), &tensor_bitcast_def);
  return before != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  tensor_bitcast_build(&rw->builder, mica_op_loc(op),
                                                       mica_value_type(tensor_bitcast_dest(op)),
                                                       tensor_bitcast_source(before)));
}
MICA_DEFINE_PATTERN(bitcast_bitcast, "ChainedTensorBitcast", &tensor_bitcast_def,
                    bitcast_of_bitcast);
const mica_pattern *const tensor_bitcast_canonicalizations[] = {&bitcast_bitcast, NULL};

// ---- What writes to tensors looks through casts -------------------------------------------------

// Whether it tells for each tensor that it gives what it is written to.
static bool tells_destinations(const mica_op *op) {
  size_t tensors = 0;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    tensors += mica_type_is_tensor(mica_value_type(mica_op_result(op, i)));
  return tensors <= mica_op_destinations(op).count;
}

static bool write_to_cast(mica_rewriter *rw, mica_op *op) {
  if (mica_op_interface(op, &mica_destination_style_interface_id) == NULL ||
      tensor_insert_slice_isa(op) || mica_op_interface(op, &mica_loop_like_interface_id) != NULL ||
      !tensor_has_cast_to_less(op) || !tells_destinations(op))
    return false;
  mica_op *made = mica_op_clone(op);
  if (made == NULL) return false;
  tensor_look_through_casts(made);
  mica_builder_insert(&rw->builder, made);
  return tensor_replace_with_casts(rw, op, made);
}
MICA_DEFINE_PATTERN(destination_cast, "FoldTensorCastProducerOp", NULL, write_to_cast);

// ---- dim ----------------------------------------------------------------------------------------

static bool set_source(mica_rewriter *rw, mica_op *dim, mica_value *source) {
  tensor_dim_set_source(dim, source);
  mica_rewriter_modified(rw, dim);
  return true;
}

static bool size_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(tensor_dim_source(op), &tensor_cast_def);
  return cast != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  tensor_dim_build(&rw->builder, mica_op_loc(op),
                                                   tensor_cast_source(cast), tensor_dim_index(op)));
}

static bool size_of_written(mica_rewriter *rw, mica_op *op) {
  const mica_op *writer = mica_value_op(tensor_dim_source(op));
  if (writer == NULL || mica_op_interface(writer, &mica_destination_style_interface_id) == NULL)
    return false;
  const mica_successor_operands to = mica_op_destinations(writer);
  const size_t index = mica_value_index(tensor_dim_source(op));
  return index < to.count && set_source(rw, op, mica_op_operand(writer, to.first + index));
}

// scf.forall tells by this pattern what it writes to.
static bool size_of_looped(mica_rewriter *rw, mica_op *op) {
  const mica_op *loop = mica_value_op(tensor_dim_source(op));
  return loop != NULL && mica_op_interface(loop, &mica_loop_like_interface_id) != NULL &&
         size_of_written(rw, op);
}

static bool size_of_reshaped(mica_rewriter *rw, mica_op *op) {
  const mica_op *reshape = mica_value_op_of(tensor_dim_source(op), &tensor_reshape_def);
  mica_value *index = tensor_dim_index(op);
  if (reshape == NULL) return false;
  mica_rewriter_after(rw, op);
  const mica_loc loc = mica_op_loc(op);
  mica_op *size = tensor_extract_build(&rw->builder, loc, tensor_reshape_shape(reshape), &index, 1);
  const mica_type *type = mica_value_type(tensor_dim_result(op));
  if (size != NULL && mica_value_type(tensor_extract_result(size)) != type)
    size = arith_index_cast_build(&rw->builder, loc, type, tensor_extract_result(size));
  return mica_rewriter_replace_by(rw, op, size);
}
MICA_DEFINE_PATTERN(dim_cast, "DimOfCastOp", &tensor_dim_def, size_of_cast);
MICA_DEFINE_PATTERN(dim_reshape, "DimOfReshapeOp", &tensor_dim_def, size_of_reshaped);
MICA_DEFINE_PATTERN(dim_written, "DimOfDestStyleOp", &tensor_dim_def, size_of_written);
MICA_DEFINE_PATTERN(dim_looped, "DimOfForallOp", &tensor_dim_def, size_of_looped);
const mica_pattern *const tensor_dim_canonicalizations[] = {&dim_looped, &dim_cast, &dim_written,
                                                            &dim_reshape, NULL};

// ---- empty --------------------------------------------------------------------------------------

// Sizes that the type doesn't tell, as constants where they are some. NULL: none is, or no memory.
static const mica_type *know_sizes(const mica_op *op, mica_segment values, mica_mixed *sizes) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (!mica_mixed_of(op, values, mica_type_shape(type), sizes) ||
      mica_mixed_fold(sizes, mica_is_not_negative) == 0)
    return NULL;
  return mica_type_ranked_tensor(mica_mixed_numbers(sizes), mica_type_element(type),
                                 mica_type_encoding(type));
}

static bool know_empty(mica_rewriter *rw, mica_op *op) {
  mica_mixed sizes;
  const mica_type *type = know_sizes(op, tensor_empty_dynamic_sizes_segment(op), &sizes);
  mica_op *made = type == NULL ? NULL
                               : tensor_empty_build(&rw->builder, mica_op_loc(op), type,
                                                    sizes.values, sizes.value_count);
  mica_mixed_free(&sizes);
  return made != NULL && tensor_replace_by_cast(rw, op, tensor_empty_result(made));
}

static bool cast_of_empty(mica_rewriter *rw, mica_op *op) {
  const mica_op *empty = mica_value_op_of(tensor_cast_source(op), &tensor_empty_def);
  const mica_type *to = mica_value_type(tensor_cast_dest(op));
  if (empty == NULL) return false;
  const mica_type *from = mica_value_type(tensor_empty_result(empty));
  if (!mica_type_tells_as_much(from, to) || !mica_shapes_compatible(from, to)) return false;
  mica_mixed sizes;
  bool ok = mica_mixed_of(empty, tensor_empty_dynamic_sizes_segment(empty), mica_type_shape(from),
                          &sizes);
  if (ok) {
    for (size_t i = 0; i < sizes.count; i++)
      if (mica_type_shape(to).data[i] != MICA_DYNAMIC)
        sizes.items[i] = (mica_extent){NULL, mica_type_shape(to).data[i]};
    mica_mixed_pack(&sizes);
    ok = mica_rewriter_replace_by(
        rw, op,
        tensor_empty_build(&rw->builder, mica_op_loc(op), to, sizes.values, sizes.value_count));
  }
  mica_mixed_free(&sizes);
  return ok;
}

static bool size_of_empty(mica_rewriter *rw, mica_op *op) {
  const mica_op *empty = mica_value_op_of(tensor_dim_source(op), &tensor_empty_def);
  int64_t index;
  if (empty == NULL || !mica_constant_number(tensor_dim_index(op), &index)) return false;
  const mica_int64s shape = mica_type_shape(mica_value_type(tensor_empty_result(empty)));
  if (index < 0 || (uint64_t)index >= shape.size || shape.data[index] != MICA_DYNAMIC) return false;
  size_t dynamic = 0;
  for (int64_t i = 0; i < index; i++) dynamic += shape.data[i] == MICA_DYNAMIC;
  mica_value *size = tensor_empty_dynamic_sizes(empty, dynamic);
  mica_rewriter_replace(rw, op, &size);
  return true;
}
MICA_DEFINE_PATTERN(empty_cast, "FoldEmptyTensorWithCastOp", &tensor_cast_def, cast_of_empty);
MICA_DEFINE_PATTERN(empty_dim, "FoldEmptyTensorWithDimOp", &tensor_dim_def, size_of_empty);
MICA_DEFINE_PATTERN(empty_sizes, "ReplaceEmptyTensorStaticShapeDims", &tensor_empty_def,
                    know_empty);
const mica_pattern *const tensor_empty_canonicalizations[] = {&empty_sizes, NULL};

// ---- extract ------------------------------------------------------------------------------------

// The same element of another tensor. NULL: no memory.
static mica_op *build_extract(mica_rewriter *rw, const mica_op *op, mica_value *tensor) {
  mica_context *ctx = mica_op_context(op);
  const mica_segment values = tensor_extract_indices_segment(op);
  const size_t room = (values.count + 1) * sizeof(mica_value *);
  mica_value **indices = mica_allocate(ctx, room);
  mica_op *made = NULL;
  if (indices != NULL) {
    for (size_t i = 0; i < values.count; i++) indices[i] = tensor_extract_indices(op, i);
    made = tensor_extract_build(&rw->builder, mica_op_loc(op), tensor, indices, values.count);
  }
  mica_free(ctx, indices, room);
  return made;
}

static bool extract_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(tensor_extract_tensor(op), &tensor_cast_def);
  return cast != NULL && mica_type_is_ranked_tensor(mica_value_type(tensor_cast_source(cast))) &&
         mica_rewriter_replace_by(rw, op, build_extract(rw, op, tensor_cast_source(cast)));
}
MICA_DEFINE_PATTERN(extract_cast, "ExtractFromTensorCast", &tensor_extract_def, extract_of_cast);
const mica_pattern *const tensor_extract_canonicalizations[] = {&extract_cast, NULL};

// An element of indices of another width is read before it is cast.
static bool extract_of_index_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(tensor_extract_tensor(op), &arith_index_cast_def);
  mica_op *made = cast == NULL ? NULL : build_extract(rw, op, arith_index_cast_in(cast));
  return made != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  arith_index_cast_build(&rw->builder, mica_op_loc(op),
                                                         mica_value_type(tensor_extract_result(op)),
                                                         tensor_extract_result(made)));
}
MICA_DEFINE_PATTERN(extract_index, "ExtractElementFromIndexCast", &tensor_extract_def,
                    extract_of_index_cast);
// Of tensor.extract, and so with the dialect's.
const mica_pattern *const tensor_from_elements_canonicalizations[] = {NULL};

// ---- generate -----------------------------------------------------------------------------------

static bool know_generate(mica_rewriter *rw, mica_op *op) {
  mica_mixed sizes;
  const mica_type *type = know_sizes(op, tensor_generate_dynamic_extents_segment(op), &sizes);
  mica_op *made = type == NULL ? NULL
                               : tensor_generate_build(&rw->builder, mica_op_loc(op), type,
                                                       sizes.values, sizes.value_count);
  mica_mixed_free(&sizes);
  if (made == NULL) return false;
  mica_rewriter_inline_region(rw, tensor_generate_body(op), tensor_generate_body(made), NULL);
  return tensor_replace_by_cast(rw, op, tensor_generate_result(made));
}

// A body with more operations stays where it is, so that bodies that read elements of others don't
// grow without end.
enum { MOST_COPIED = 256 };
static mica_walk count_op(void *user, mica_op *op) {
  (void)op;
  return ++*(size_t *)user > MOST_COPIED ? MICA_WALK_STOP : MICA_WALK_ON;
}

// Takes the block's operations but the last to where the rewriter stands.
static void move_body(mica_rewriter *rw, mica_block *body) {
  while (mica_block_first(body) != mica_block_last(body)) {
    mica_op *op = mica_block_first(body);
    mica_op_remove(op);
    mica_builder_insert(&rw->builder, op);
  }
}

// Instead of the element what computes it, for its place.
static bool extract_of_generate(mica_rewriter *rw, mica_op *op) {
  mica_op *generate = mica_value_op_of(tensor_extract_tensor(op), &tensor_generate_def);
  size_t count = 0;
  if (generate == NULL || !mica_op_would_be_trivially_dead(generate) ||
      !mica_op_walk_before(generate, count_op, &count))
    return false;
  mica_op *copy = mica_op_clone(generate);
  if (copy == NULL) return false;
  mica_block *body = mica_region_first(tensor_generate_body(copy));
  for (size_t i = 0; i < mica_block_argument_count(body); i++)
    mica_value_replace_all_uses(mica_block_argument_at(body, i), tensor_extract_indices(op, i));
  move_body(rw, body);
  mica_value *value = tensor_yield_value(mica_block_last(body));
  mica_op_destroy(copy);
  mica_rewriter_replace(rw, op, &value);
  return true;
}
MICA_DEFINE_PATTERN(generate_extract, "ExtractFromTensorGenerate", &tensor_extract_def,
                    extract_of_generate);
MICA_DEFINE_PATTERN(generate_sizes, "StaticTensorGenerate", &tensor_generate_def, know_generate);
const mica_pattern *const tensor_generate_canonicalizations[] = {&generate_sizes, NULL};

// ---- concat -------------------------------------------------------------------------------------

static bool concat_of_one(mica_rewriter *rw, mica_op *op) {
  return mica_op_operand_count(op) == 1 &&
         mica_rewriter_replace_by(rw, op,
                                  tensor_cast_build(&rw->builder, mica_op_loc(op),
                                                    mica_value_type(tensor_concat_result(op)),
                                                    tensor_concat_inputs(op, 0)));
}

// What the inputs tell of the result's sizes. The caller frees it with one more than the rank.
// NULL: no memory.
static int64_t *known_sizes(const mica_op *op, size_t dim) {
  const mica_int64s first = mica_type_shape(mica_value_type(tensor_concat_inputs(op, 0)));
  int64_t *shape = mica_allocate(mica_op_context(op), (first.size + 1) * sizeof *shape);
  for (size_t i = 0; shape != NULL && i < first.size; i++) {
    shape[i] = first.data[i];
    for (size_t k = 1; k < mica_op_operand_count(op); k++) {
      const int64_t size = mica_type_shape(mica_value_type(tensor_concat_inputs(op, k))).data[i];
      if (i == dim) shape[i] = mica_saturated_add(shape[i], size);
      else if (shape[i] == MICA_DYNAMIC) shape[i] = size;
    }
  }
  return shape;
}

// The input, cast to these sizes. NULL: it tells them already, or no memory.
static mica_op *cast_input(mica_rewriter *rw, const mica_op *op, size_t index, mica_int64s shape) {
  mica_value *input = tensor_concat_inputs(op, index);
  const mica_type *from = mica_value_type(input), *to = tensor_of_shape(shape, from);
  return to == NULL || mica_type_tells_as_much(to, from)
             ? NULL
             : tensor_cast_build(&rw->builder, mica_op_loc(op), to, input);
}

static bool know_inputs(mica_rewriter *rw, mica_op *op) {
  const size_t rank = rank_of(tensor_concat_result(op)), dim = (size_t)tensor_concat_dim(op);
  int64_t *shape = known_sizes(op, dim);
  bool changed = false;
  for (size_t i = 0; shape != NULL && i < mica_op_operand_count(op); i++) {
    shape[dim] = mica_type_shape(mica_value_type(tensor_concat_inputs(op, i))).data[dim];
    mica_op *cast = cast_input(rw, op, i, (mica_int64s){shape, rank});
    if (cast == NULL) continue;
    mica_rewriter_set_operand(rw, op, i, tensor_cast_dest(cast));
    changed = true;
  }
  mica_free(mica_op_context(op), shape, (rank + 1) * sizeof *shape);
  return changed;
}

static mica_op *build_concat(mica_rewriter *rw, const mica_op *op, const mica_type *type) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_operand_count(op), room = (count + 1) * sizeof(mica_value *);
  mica_value **inputs = mica_allocate(ctx, room);
  mica_op *made = NULL;
  if (inputs != NULL) {
    for (size_t i = 0; i < count; i++) inputs[i] = tensor_concat_inputs(op, i);
    made = tensor_concat_build(&rw->builder, mica_op_loc(op), type, tensor_concat_dim(op), inputs,
                               count);
  }
  mica_free(ctx, inputs, room);
  return made;
}

static bool know_concat(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = mica_value_type(tensor_concat_result(op));
  const size_t rank = mica_type_shape(type).size;
  int64_t *shape = known_sizes(op, (size_t)tensor_concat_dim(op));
  const mica_type *known = shape == NULL ? NULL : tensor_of_shape((mica_int64s){shape, rank}, type);
  mica_free(mica_op_context(op), shape, (rank + 1) * sizeof *shape);
  if (known == NULL || mica_type_tells_as_much(known, type)) return false;
  mica_op *made = build_concat(rw, op, known);
  return made != NULL && tensor_replace_by_cast(rw, op, tensor_concat_result(made));
}
MICA_DEFINE_PATTERN(concat_one, "SingleInputConcatOp", &tensor_concat_def, concat_of_one);
MICA_DEFINE_PATTERN(concat_inputs, "InferConcatOperandTypes", &tensor_concat_def, know_inputs);
MICA_DEFINE_PATTERN(concat_result, "InferConcatResultType", &tensor_concat_def, know_concat);
const mica_pattern *const tensor_concat_canonicalizations[] = {&concat_one, &concat_inputs,
                                                               &concat_result, NULL};

// ---- Of several operations ----------------------------------------------------------------------

const mica_pattern *const tensor_canonicalizations[] = {
    &destination_cast, &empty_cast, &empty_dim, &extract_index, &generate_extract, NULL};

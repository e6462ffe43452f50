// Canonicalizations of tensor.extract_slice, insert_slice and parallel_insert_slice: types tell
// what is known of sizes, and casts are looked through. Called by generated code; own nothing.
#include "mica/context.h"
#include "mica/index_list.h"
#include "shared.h"

static mica_int64s shape_of(const mica_value *tensor) {
  return mica_type_shape(mica_value_type(tensor));
}

// ---- extract_slice ------------------------------------------------------------------------------

static bool extract_constants(mica_rewriter *rw, mica_op *op) {
  mica_value *source = tensor_extract_slice_source(op);
  mica_mixed_slice s;
  mica_op *made = NULL;
  if (mica_mixed_slice_of(op, &s) && mica_mixed_slice_fold(&s, true) &&
      mica_mixed_slice_is_within(&s, shape_of(source))) {
    const mica_type *type = tensor_part_type(mica_value_type(source), &s.sizes,
                                             shape_of(tensor_extract_slice_result(op)).size);
    if (type != NULL) made = tensor_extract_slice_of(rw, mica_op_loc(op), type, source, &s);
  }
  mica_mixed_slice_free(&s);
  return made != NULL && tensor_replace_by_cast(rw, op, tensor_extract_slice_result(made));
}

// The part of a cast is a part of what was cast.
static bool extract_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = tensor_cast_to_less(tensor_extract_slice_source(op));
  if (cast == NULL || mica_op_has_constant_operand(op)) return false;
  mica_value *source = tensor_cast_source(cast);
  mica_mixed_slice s;
  bool done =
      mica_mixed_slice_of(op, &s) && mica_mixed_slice_is_within(&s, shape_of(source)) &&
      mica_rewriter_replace_by(
          rw, op,
          tensor_extract_slice_of(rw, mica_op_loc(op),
                                  mica_value_type(tensor_extract_slice_result(op)), source, &s));
  mica_mixed_slice_free(&s);
  return done;
}
MICA_DEFINE_PATTERN(extract_slice_constants, "OpWithOffsetSizesAndStridesConstantArgumentFolder",
                    &tensor_extract_slice_def, extract_constants);
MICA_DEFINE_PATTERN(extract_slice_cast, "ExtractSliceOpCastFolder", &tensor_extract_slice_def,
                    extract_of_cast);
const mica_pattern *const tensor_extract_slice_canonicalizations[] = {&extract_slice_constants,
                                                                      &extract_slice_cast, NULL};

// ---- insert_slice, parallel_insert_slice --------------------------------------------------------

// Either of the two.
typedef struct insertion {
  mica_op *op;
  mica_value *source, *dest;
} insertion;

static insertion insertion_of(mica_op *op) {
  if (tensor_insert_slice_isa(op))
    return (insertion){op, tensor_insert_slice_source(op), tensor_insert_slice_dest(op)};
  return (insertion){op, tensor_parallel_insert_slice_source(op),
                     tensor_parallel_insert_slice_dest(op)};
}

static mica_op *build_insertion(mica_rewriter *rw, const insertion *in, const mica_mixed_slice *s) {
  return (tensor_insert_slice_isa(in->op) ? tensor_insert_slice_build
                                          : tensor_parallel_insert_slice_build)(
      &rw->builder, mica_op_loc(in->op), in->source, in->dest, s->offsets.values,
      s->offsets.value_count, s->sizes.values, s->sizes.value_count, s->strides.values,
      s->strides.value_count, mica_mixed_numbers(&s->offsets), mica_mixed_numbers(&s->sizes),
      mica_mixed_numbers(&s->strides));
}

// Inserts the source as another type. One of a parallel loop is cast in front of what ends it.
static bool insert_as(mica_rewriter *rw, insertion *in, const mica_type *type,
                      const mica_mixed_slice *s) {
  if (type == NULL) return false;
  if (type != mica_value_type(in->source)) {
    if (!tensor_insert_slice_isa(in->op)) mica_rewriter_before(rw, mica_op_parent(in->op));
    mica_op *cast = tensor_cast_build(&rw->builder, mica_op_loc(in->op), type, in->source);
    if (cast == NULL) return false;
    in->source = tensor_cast_dest(cast);
    mica_rewriter_before(rw, in->op);
  }
  return mica_rewriter_replace_by(rw, in->op, build_insertion(rw, in, s));
}

static bool insert_constants(mica_rewriter *rw, mica_op *op) {
  insertion in = insertion_of(op);
  mica_mixed_slice s;
  const bool done =
      mica_mixed_slice_of(op, &s) && mica_mixed_slice_fold(&s, false) &&
      mica_mixed_slice_is_within(&s, shape_of(in.dest)) &&
      insert_as(rw, &in,
                tensor_part_type(mica_value_type(in.dest), &s.sizes, shape_of(in.source).size), &s);
  mica_mixed_slice_free(&s);
  return done;
}

// ---- Casts of what is inserted, or of what it is inserted into ----------------------------------

// Sizes that the source tells. A dimension of it that isn't known hides those behind it, as in
// MLIR.
static void know_sizes(mica_mixed *sizes, mica_int64s source, const bool *dropped) {
  size_t next = 0;
  for (size_t i = 0; i < sizes->count && next < source.size; i++)
    if (!dropped[i] && source.data[next] != MICA_DYNAMIC)
      sizes->items[i] = (mica_extent){NULL, source.data[next++]};
  mica_mixed_pack(sizes);
}

// Whether the verifier takes a part of these sizes that comes from the source.
static bool would_fit(const insertion *in, const mica_mixed_slice *s) {
  return mica_shape_reduces_to(mica_mixed_numbers(&s->sizes), shape_of(in->source)) &&
         mica_mixed_slice_is_within(s, shape_of(in->dest));
}

static bool insert_without_casts(mica_rewriter *rw, insertion *in, mica_mixed_slice *s) {
  mica_context *ctx = mica_op_context(in->op);
  const size_t room = s->sizes.count + 1;
  bool *dropped = mica_allocate(ctx, room);
  bool ok = dropped != NULL &&
            tensor_dropped_dims(mica_mixed_numbers(&s->sizes), shape_of(in->source), true, dropped);
  if (ok) know_sizes(&s->sizes, shape_of(in->source), dropped);
  mica_free(ctx, dropped, room);
  mica_op *made = ok && would_fit(in, s) ? build_insertion(rw, in, s) : NULL;
  if (made == NULL) return false;
  if (tensor_insert_slice_isa(in->op))
    return tensor_replace_by_cast(rw, in->op, tensor_insert_slice_result(made));
  mica_rewriter_erase(rw, in->op);
  return true;
}

static bool insert_cast(mica_rewriter *rw, mica_op *op) {
  insertion in = insertion_of(op);
  const mica_op *source = tensor_cast_to_less(in.source), *dest = tensor_cast_to_less(in.dest);
  if ((source == NULL && dest == NULL) || mica_op_has_constant_operand(op)) return false;
  if (source != NULL) in.source = tensor_cast_source(source);
  if (dest != NULL) in.dest = tensor_cast_source(dest);
  mica_mixed_slice s;
  const bool done = mica_mixed_slice_of(op, &s) && insert_without_casts(rw, &in, &s);
  mica_mixed_slice_free(&s);
  return done;
}

#define INSERTION_PATTERNS(op)                                                                   \
  MICA_DEFINE_PATTERN(op##_constants, "InsertSliceOpConstantArgumentFolder", &tensor_##op##_def, \
                      insert_constants);                                                         \
  MICA_DEFINE_PATTERN(op##_cast, "InsertSliceOpCastFolder", &tensor_##op##_def, insert_cast);    \
  const mica_pattern *const tensor_##op##_canonicalizations[] = {&op##_constants, &op##_cast, NULL}
INSERTION_PATTERNS(insert_slice);
INSERTION_PATTERNS(parallel_insert_slice);

// Canonicalizations of the shape dialect: shapes said twice or that say nothing, casts of extents.
// Those of constraints are in canonicalize_witness.c. Called by the tables below; own nothing.
#include <stdlib.h>
#include <string.h>

#include "arith/arith.h"
#include "canonicalize.h"
#include "mica/context.h"
#include "shared.h"
#include "tensor/tensor.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }
static mica_context *context_of(const mica_rewriter *rw) { return mica_rewriter_context(rw); }
static bool is_extents_type(const mica_type *type) { return mica_type_is_ranked_tensor(type); }

// ---- Operands -----------------------------------------------------------------------------------

typedef struct place {
  const mica_value *value;
  size_t at;
} place;
static int compare_places(const void *a, const void *b) {
  const place *x = a, *y = b;
  const uintptr_t v = (uintptr_t)x->value, w = (uintptr_t)y->value;
  if (v != w) return v < w ? -1 : 1;
  return x->at < y->at ? -1 : x->at > y->at;
}

// Marks operands that stand before already. How many, or SIZE_MAX: no memory.
static size_t mark_duplicates(mica_context *ctx, const mica_op *op, bool *marks) {
  const size_t count = mica_op_operand_count(op);
  place *places = mica_allocate(ctx, count * sizeof *places);
  if (places == NULL) return SIZE_MAX;
  for (size_t i = 0; i < count; i++) places[i] = (place){mica_op_operand(op, i), i};
  qsort(places, count, sizeof *places, compare_places);
  size_t found = 0;
  for (size_t i = 1; i < count; i++)
    if (places[i].value == places[i - 1].value) marks[places[i].at] = true, found++;
  mica_free(ctx, places, count * sizeof *places);
  return found;
}

static size_t mark_empty(mica_context *ctx, const mica_op *op, bool *marks) {
  (void)ctx;
  size_t found = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *shape = mica_op_operand(op, i);
    const mica_op *by = mica_value_op_of(shape, &shape_const_shape_def);
    const bool empty_type = is_extents_type(type_of(shape)) &&
                            mica_type_shape(type_of(shape)).data[0] == 0;
    marks[i] = empty_type ||
               (by != NULL && shape_extents_count(shape_const_shape_shape_attr(by)) == 0);
    found += marks[i];
  }
  return found;
}

static bool drop_marked(mica_rewriter *rw, mica_op *op,
                        size_t (*mark)(mica_context *, const mica_op *, bool *)) {
  const size_t count = mica_op_operand_count(op);
  bool *marks = mica_allocate(context_of(rw), count * sizeof *marks);
  if (marks == NULL) return false;
  memset(marks, 0, count * sizeof *marks);
  const size_t found = mark(context_of(rw), op, marks);
  const bool drops = found != 0 && found != SIZE_MAX;
  if (drops) {
    mica_op_erase_marked_operands(op, marks);
    mica_rewriter_modified(rw, op);
  }
  mica_free(context_of(rw), marks, count * sizeof *marks);
  return drops;
}

bool shape_drop_duplicates(mica_rewriter *rw, mica_op *op) {
  return drop_marked(rw, op, mark_duplicates);
}
bool shape_drop_empty(mica_rewriter *rw, mica_op *op) { return drop_marked(rw, op, mark_empty); }

// A cast that forgets how many extents there are isn't needed.
bool shape_drop_casts(mica_rewriter *rw, mica_op *op) {
  bool changed = false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *cast = mica_value_op_of(mica_op_operand(op, i), &tensor_cast_def);
    if (cast == NULL || mica_type_shape(type_of(tensor_cast_dest(cast))).data[0] != MICA_DYNAMIC)
      continue;
    mica_rewriter_set_operand(rw, op, i, tensor_cast_source(cast));
    changed = true;
  }
  return changed;
}

// ---- broadcast ----------------------------------------------------------------------------------

static mica_value *cast_to(mica_rewriter *rw, mica_loc loc, const mica_type *type,
                           mica_value *extents) {
  mica_op *cast = tensor_cast_build(&rw->builder, loc, type, extents);
  return cast == NULL ? NULL : tensor_cast_dest(cast);
}

// The rank of the result follows from those of the operands.
static bool broadcast_with_rank(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(shape_broadcast_result(op));
  if (!is_extents_type(type) || mica_type_shape(type).data[0] != MICA_DYNAMIC) return false;
  int64_t rank = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *of = type_of(mica_op_operand(op, i));
    if (!is_extents_type(of)) continue;
    const int64_t own = mica_type_shape(of).data[0];
    if (own == MICA_DYNAMIC) return false;
    if (own > rank) rank = own;
  }
  const mica_type *known =
      mica_type_ranked_tensor((mica_int64s){&rank, 1}, mica_type_index(context_of(rw)), NULL);
  const mica_op_parts parts = {.result_types = &known, .result_count = 1};
  const mica_values shapes = mica_operands_in(op, shape_broadcast_shapes_segment(op));
  mica_op *by = known == NULL ? NULL
                              : mica_rewriter_create_grouped(
                                    rw, mica_op_loc(op), &shape_broadcast_def, &shapes, 1, &parts);
  mica_value *cast = by == NULL ? NULL
                                : cast_to(rw, mica_op_loc(op), type, shape_broadcast_result(by));
  if (cast == NULL) return false;
  mica_rewriter_replace(rw, op, &cast);
  return true;
}

// Constants become one, which comes last.
typedef struct folding {
  mica_context *ctx;
  int64_t *extents;  // then room for the next ones
  size_t count, most;
  mica_value **others;
  size_t other_count;
} folding;

static bool fold_constant(folding *f, const mica_value *shape) {
  const mica_op *by = mica_value_op_of(shape, &shape_const_shape_def);
  if (by == NULL) return false;
  const mica_attr *constant = shape_const_shape_shape_attr(by);
  const size_t count = shape_extents_count(constant);
  const size_t most = count > f->count ? count : f->count;
  int64_t *read = shape_extents_read(f->ctx, constant);
  int64_t *room = f->extents + f->most;
  const bool folded =
      (read != NULL || count == 0) &&
      shape_broadcast_pair((mica_int64s){f->extents, f->count}, (mica_int64s){read, count}, room);
  if (folded) {
    memcpy(f->extents, room, most * sizeof *room);
    f->count = most;
  }
  mica_free(f->ctx, read, count * sizeof *read);
  return folded;
}

static size_t largest_constant(const mica_op *op) {
  size_t most = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *by = mica_value_op_of(mica_op_operand(op, i), &shape_const_shape_def);
    const size_t count = by == NULL ? 0 : shape_extents_count(shape_const_shape_shape_attr(by));
    if (count > most) most = count;
  }
  return most;
}

static bool replace_constants(mica_rewriter *rw, mica_op *op, folding *f) {
  const mica_attr *attr = shape_extents_attr(f->ctx, (mica_int64s){f->extents, f->count});
  mica_op *constant = attr == NULL ? NULL
                                   : shape_const_shape_build(&rw->builder, mica_op_loc(op), attr);
  if (constant == NULL) return false;
  f->others[f->other_count++] = shape_const_shape_result(constant);
  return mica_rewriter_replace_by(
      rw, op,
      shape_broadcast_build(&rw->builder, mica_op_loc(op), type_of(shape_broadcast_result(op)),
                            f->others, f->other_count, NULL));
}

static bool broadcast_constants(mica_rewriter *rw, mica_op *op) {
  const size_t count = mica_op_operand_count(op), most = largest_constant(op);
  folding f = {.ctx = context_of(rw), .most = most};
  f.extents = mica_allocate(f.ctx, (2 * most + 1) * sizeof *f.extents);
  f.others = mica_allocate(f.ctx, (count + 1) * sizeof *f.others);
  bool changed = false;
  if (f.extents != NULL && f.others != NULL) {
    for (size_t i = 0; i < count; i++)
      if (!fold_constant(&f, mica_op_operand(op, i)))
        f.others[f.other_count++] = mica_op_operand(op, i);
    changed = count - f.other_count >= 2 && replace_constants(rw, op, &f);
  }
  mica_free(f.ctx, f.extents, (2 * most + 1) * sizeof *f.extents);
  mica_free(f.ctx, f.others, (count + 1) * sizeof *f.others);
  return changed;
}

static bool broadcast_of_one(mica_rewriter *rw, mica_op *op) {
  if (mica_op_operand_count(op) != 1) return false;
  mica_value *shape = mica_op_operand(op, 0);
  const mica_type *type = type_of(shape_broadcast_result(op));
  if (type_of(shape) == type) {
  } else if (shape_shape_type_isa(type)) {
    mica_op *by = shape_from_extent_tensor_build(&rw->builder, mica_op_loc(op), shape);
    shape = by == NULL ? NULL : shape_from_extent_tensor_result(by);
  } else {
    shape = cast_to(rw, mica_op_loc(op), type, shape);
  }
  if (shape == NULL) return false;
  mica_rewriter_replace(rw, op, &shape);
  return true;
}

// ---- Shapes of values ---------------------------------------------------------------------------

// Of a value whose sizes are known, a constant.
static bool known_shape_of(mica_rewriter *rw, mica_op *op) {
  const mica_type *of = type_of(shape_shape_of_arg(op));
  const mica_type *type = type_of(shape_shape_of_result(op));
  if (!mica_type_has_rank(of) || !mica_type_has_static_shape(of)) return false;
  const mica_attr *extents = shape_extents_attr(context_of(rw), mica_type_shape(of));
  mica_op *constant =
      extents == NULL ? NULL : shape_const_shape_build(&rw->builder, mica_op_loc(op), extents);
  if (constant == NULL) return false;
  mica_value *shape = shape_const_shape_result(constant);
  if (shape_shape_type_isa(type)) mica_value_set_type(shape, type);
  else if (type_of(shape) != type) shape = cast_to(rw, mica_op_loc(op), type, shape);
  if (shape == NULL) return false;
  mica_rewriter_replace(rw, op, &shape);
  return true;
}

static bool cast_of_shape_of(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(tensor_cast_dest(op));
  mica_op *by = mica_value_op_of(tensor_cast_source(op), &shape_shape_of_def);
  if (by == NULL || !is_extents_type(type) || mica_type_shape(type).size != 1) return false;
  const mica_type *of = type_of(shape_shape_of_arg(by));
  const int64_t count = mica_type_shape(type).data[0];
  if (!mica_type_is_ranked_tensor(of) ||
      (count != MICA_DYNAMIC && (uint64_t)count != mica_type_shape(of).size))
    return false;
  mica_op *shape = shape_shape_of_build(&rw->builder, mica_op_loc(op), shape_shape_of_arg(by));
  if (shape == NULL) return false;
  mica_value_set_type(shape_shape_of_result(shape), type);
  return mica_rewriter_replace_by(rw, op, shape);
}

static bool extract_of_shape_of(mica_rewriter *rw, mica_op *op) {
  mica_op *by = mica_value_op_of(tensor_extract_tensor(op), &shape_shape_of_def);
  if (by == NULL || tensor_extract_indices_count(op) == 0 ||
      !mica_type_is_tensor(type_of(shape_shape_of_arg(by))))
    return false;
  return mica_rewriter_replace_by(
      rw, op,
      tensor_dim_build(&rw->builder, mica_op_loc(op), shape_shape_of_arg(by),
                       tensor_extract_indices(op, 0)));
}

static bool rank_of_shape_of(mica_rewriter *rw, mica_op *op) {
  const mica_op *by = mica_value_op_of(shape_rank_shape(op), &shape_shape_of_def);
  const mica_type *of = by == NULL ? NULL : type_of(shape_shape_of_arg(by));
  if (of == NULL || !mica_type_is_ranked_tensor(of)) return false;
  const int64_t rank = (int64_t)mica_type_shape(of).size;
  if (!mica_type_is_index(type_of(shape_rank_rank(op))))
    return mica_rewriter_replace_by(rw, op,
                                    shape_const_size_build(&rw->builder, mica_op_loc(op), rank));
  const mica_attr *attr = mica_attr_index(context_of(rw), rank);
  return attr != NULL && mica_rewriter_replace_by(
                             rw, op, arith_constant_build(&rw->builder, mica_op_loc(op), attr));
}

static bool cast_of_constant(mica_rewriter *rw, mica_op *op) {
  const mica_op *by = mica_value_op_of(tensor_cast_source(op), &shape_const_shape_def);
  const mica_type *type = type_of(tensor_cast_dest(op));
  if (by == NULL || !mica_type_has_static_shape(type) ||
      mica_attr_type(shape_const_shape_shape_attr(by)) != type)
    return false;
  return mica_rewriter_replace_by(
      rw, op,
      shape_const_shape_build(&rw->builder, mica_op_loc(op), shape_const_shape_shape_attr(by)));
}

// ---- Tables -------------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(broadcast_with_rank_pattern, "BroadcastConcretizeResultTypePattern",
                    &shape_broadcast_def, broadcast_with_rank);
MICA_DEFINE_PATTERN(broadcast_constants_pattern, "BroadcastFoldConstantOperandsPattern",
                    &shape_broadcast_def, broadcast_constants);
MICA_DEFINE_PATTERN(broadcast_of_one_pattern, "BroadcastForwardSingleOperandPattern",
                    &shape_broadcast_def, broadcast_of_one);
MICA_DEFINE_PATTERN(broadcast_casts_pattern, "CanonicalizeCastExtentTensorOperandsPattern",
                    &shape_broadcast_def, shape_drop_casts);
MICA_DEFINE_PATTERN(broadcast_duplicates_pattern, "RemoveDuplicateOperandsPattern",
                    &shape_broadcast_def, shape_drop_duplicates);
MICA_DEFINE_PATTERN(broadcast_empty_pattern, "RemoveEmptyShapeOperandsPattern",
                    &shape_broadcast_def, shape_drop_empty);
const mica_pattern *const shape_broadcast_canonicalizations[] = {&broadcast_with_rank_pattern,
                                                                 &broadcast_constants_pattern,
                                                                 &broadcast_of_one_pattern,
                                                                 &broadcast_casts_pattern,
                                                                 &broadcast_duplicates_pattern,
                                                                 &broadcast_empty_pattern,
                                                                 NULL};

MICA_DEFINE_PATTERN(is_broadcastable_pattern, "RemoveDuplicateOperandsPattern",
                    &shape_is_broadcastable_def, shape_drop_duplicates);
const mica_pattern *const shape_is_broadcastable_canonicalizations[] = {&is_broadcastable_pattern,
                                                                        NULL};

MICA_DEFINE_PATTERN(rank_pattern, "RankShapeOfCanonicalizationPattern", &shape_rank_def,
                    rank_of_shape_of);
const mica_pattern *const shape_rank_canonicalizations[] = {&rank_pattern, NULL};

MICA_DEFINE_PATTERN(known_shape_of_pattern, "ShapeOfOpToConstShapeOp", &shape_shape_of_def,
                    known_shape_of);
const mica_pattern *const shape_shape_of_canonicalizations[] = {&known_shape_of_pattern, NULL};

// Of operations of tensor.
static const mica_pattern cast_of_constant_pattern =
    MICA_PATTERN("TensorCastConstShape", &tensor_cast_def, 2, cast_of_constant);
MICA_DEFINE_PATTERN(cast_of_shape_of_pattern, "ShapeOfCastExtentTensor", &tensor_cast_def,
                    cast_of_shape_of);
static const mica_pattern extract_of_shape_of_pattern =
    MICA_PATTERN("ExtractFromShapeOfExtentTensor", &tensor_extract_def, 2, extract_of_shape_of);
const mica_pattern *const shape_canonicalizations[] = {
    &cast_of_constant_pattern, &cast_of_shape_of_pattern, &extract_of_shape_of_pattern, NULL};
// What becomes of a constant is said by the cast of it.
const mica_pattern *const shape_const_shape_canonicalizations[] = {NULL};

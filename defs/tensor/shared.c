// What folds and canonicalizations of tensors share; see shared.h.
#include "shared.h"

#include "arith/arith.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/interfaces.h"
#include "mica/predicate.h"

mica_op *tensor_cast_to_less(const mica_value *value) {
  mica_op *cast = mica_value_op_of(value, &tensor_cast_def);
  return cast != NULL && mica_type_tells_as_much(mica_value_type(value),
                                                 mica_value_type(tensor_cast_source(cast)))
             ? cast
             : NULL;
}

const mica_type *tensor_of_shape(mica_int64s shape, const mica_type *like) {
  return mica_type_ranked_tensor(shape, mica_type_element(like), NULL);
}

bool tensor_replace_by_cast(mica_rewriter *rw, mica_op *op, mica_value *by) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (by == NULL) return false;
  if (type != mica_value_type(by))
    return mica_rewriter_replace_by(rw, op,
                                    tensor_cast_build(&rw->builder, mica_op_loc(op), type, by));
  mica_rewriter_replace(rw, op, &by);
  return true;
}

// ---- What writes to tensors ---------------------------------------------------------------------

bool tensor_has_cast_to_less(const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (tensor_cast_to_less(mica_op_operand(op, i)) != NULL) return true;
  return false;
}

void tensor_look_through_casts(mica_op *op) {
  const mica_successor_operands to = mica_op_destinations(op);
  size_t result = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *cast = tensor_cast_to_less(mica_op_operand(op, i));
    if (cast != NULL) mica_op_set_operand(op, i, tensor_cast_source(cast));
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (i - to.first >= to.count || mica_type_is_memref(type)) continue;
    if (result < mica_op_result_count(op)) mica_value_set_type(mica_op_result(op, result), type);
    result++;
  }
}

bool tensor_replace_with_casts(mica_rewriter *rw, mica_op *op, mica_op *made) {
  if (made == NULL) return false;
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_result_count(op), room = (count + 1) * sizeof(mica_value *);
  mica_value **values = mica_allocate(ctx, room);
  bool ok = values != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    const mica_type *type = mica_value_type(mica_op_result(op, i));
    values[i] = mica_op_result(made, i);
    if (mica_value_type(values[i]) == type) continue;
    mica_op *cast = tensor_cast_build(&rw->builder, mica_op_loc(op), type, values[i]);
    ok = cast != NULL;
    if (ok) values[i] = tensor_cast_dest(cast);
  }
  if (ok) mica_rewriter_replace(rw, op, values);
  mica_free(ctx, values, room);
  return ok;
}

// ---- Sizes
// ----------------------------------------------------------------------------------------

bool tensor_size_at(mica_builder *b, mica_loc loc, mica_value *tensor, size_t dim,
                    mica_extent *out) {
  const int64_t size = mica_type_shape(mica_value_type(tensor)).data[dim];
  *out = (mica_extent){NULL, size};
  if (size != MICA_DYNAMIC) return true;
  mica_value *index = arith_index_constant(b, loc, (int64_t)dim);
  mica_op *op = index == NULL ? NULL : tensor_dim_build(b, loc, tensor, index);
  if (op != NULL) out->value = tensor_dim_result(op);
  return op != NULL;
}

mica_value *tensor_empty_of(mica_builder *b, mica_loc loc, const mica_extent *sizes, size_t count,
                            const mica_type *like) {
  mica_context *ctx = mica_builder_context(b);
  mica_mixed list;
  mica_op *op = NULL;
  if (mica_mixed_make(ctx, count, &list)) {
    for (size_t i = 0; i < count; i++) list.items[i] = sizes[i];
    mica_mixed_pack(&list);
    const mica_type *type = tensor_of_shape(mica_mixed_numbers(&list), like);
    if (type != NULL) op = tensor_empty_build(b, loc, type, list.values, list.value_count);
  }
  mica_mixed_free(&list);
  return op == NULL ? NULL : tensor_empty_result(op);
}

// ---- Parts --------------------------------------------------------------------------------------

static bool is_match(int64_t original, int64_t reduced, bool match_unknown) {
  return original == reduced ||
         (match_unknown && original != 1 && (original == MICA_DYNAMIC || reduced == MICA_DYNAMIC));
}

bool tensor_dropped_dims(mica_int64s original, mica_int64s reduced, bool match_unknown,
                         bool *dropped) {
  size_t next = 0;
  for (size_t i = 0; i < original.size; i++) {
    dropped[i] = next == reduced.size ||
                 !is_match(original.data[i], reduced.data[next], match_unknown);
    if (dropped[i] && original.data[i] != 1) return false;
    next += !dropped[i];
  }
  return next == reduced.size;
}

const mica_type *tensor_part_type(const mica_type *source, const mica_mixed *sizes, size_t rank) {
  const size_t room = (sizes->count + 1) * sizeof(int64_t);
  int64_t *shape = mica_allocate(sizes->ctx, room);
  if (shape == NULL) return NULL;
  size_t count = 0, spare = sizes->count > rank ? sizes->count - rank : 0;
  for (size_t i = 0; i < sizes->count; i++) {
    const bool drops = spare != 0 && sizes->numbers[i] == 1;
    if (drops) spare--;
    else shape[count++] = sizes->numbers[i];
  }
  const mica_type *type = tensor_of_shape((mica_int64s){shape, count}, source);
  mica_free(sizes->ctx, shape, room);
  return type;
}

mica_op *tensor_extract_slice_of(mica_rewriter *rw, mica_loc loc, const mica_type *type,
                                 mica_value *source, const mica_mixed_slice *s) {
  return tensor_extract_slice_build(&rw->builder, loc, type, source, s->offsets.values,
                                    s->offsets.value_count, s->sizes.values, s->sizes.value_count,
                                    s->strides.values, s->strides.value_count,
                                    mica_mixed_numbers(&s->offsets), mica_mixed_numbers(&s->sizes),
                                    mica_mixed_numbers(&s->strides));
}

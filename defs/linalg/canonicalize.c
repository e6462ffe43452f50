// Canonicalizations of all structured operations. Called by generated code; own nothing.
#include "canonicalize.h"

#include "mica/predicate.h"
#include "mica/builder.h"
#include "mica/control_flow.h"
#include "mica/interfaces.h"

static const mica_attr *maps_of(mica_op *op) {
  const linalg_structured *of = linalg_structured_of(op);
  return of == NULL ? NULL : of->maps(op, of);
}

// ---- Nothing to do ------------------------------------------------------------------------------

// Memory without elements; tensors without some are taken for something else.
static bool drop_empty(mica_rewriter *rw, mica_op *op) {
  if (linalg_structured_of(op) == NULL || mica_op_result_count(op) != 0) return false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_type *type = linalg_operand_type(op, i);
    const mica_int64s shape = linalg_shape(type);
    for (size_t k = 0; mica_type_is_memref(type) && k < shape.size; k++) {
      if (shape.data[k] != 0) continue;
      mica_rewriter_erase(rw, op);
      return true;
    }
  }
  return false;
}

static bool all_equal(mica_attrs maps) {
  for (size_t i = 1; i < maps.size; i++)
    if (maps.data[i] != maps.data[0]) return false;
  return true;
}

// The operand whose elements the body gives back. NULL: another value.
static mica_value *given_back(const mica_op *op, const mica_block *body, const mica_value *value) {
  return mica_value_argument_block(value) == body ? mica_op_operand(op, mica_value_index(value))
                                                  : NULL;
}

// The value as one of that type. NULL: it can't be, or no memory.
static mica_value *as_type(mica_rewriter *rw, const mica_op *op, mica_value *value,
                           const mica_type *type) {
  const mica_type *from = mica_value_type(value);
  if (from == type) return value;
  if (!mica_type_is_ranked_tensor(from) || mica_type_encoding(from) != mica_type_encoding(type) ||
      !tensor_cast_are_cast_compatible((mica_types){&from, 1}, (mica_types){&type, 1}))
    return NULL;
  mica_op *cast = tensor_cast_build(&rw->builder, mica_op_loc(op), type, value);
  return cast == NULL ? NULL : tensor_cast_dest(cast);
}

static bool replace_by_operands(mica_rewriter *rw, mica_op *op, const mica_block *body,
                                const mica_op *yield) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_result_count(op), room = (count + 1) * sizeof(mica_value *);
  if (mica_op_operand_count(yield) != count) return false;
  for (size_t i = 0; i < count; i++)
    if (given_back(op, body, mica_op_operand(yield, i)) == NULL) return false;
  mica_value **values = mica_allocate(ctx, room);
  bool ok = values != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    values[i] = as_type(rw, op, given_back(op, body, mica_op_operand(yield, i)),
                        mica_value_type(mica_op_result(op, i)));
    ok = values[i] != NULL;
  }
  if (ok) mica_rewriter_replace(rw, op, values);
  mica_free(ctx, values, room);
  return ok;
}

bool linalg_drop_identity(mica_rewriter *rw, mica_op *op) {
  const mica_attr *maps = maps_of(op);
  const mica_block *body = mica_region_first(mica_op_region(op, 0));
  const mica_op *yield = mica_block_last(body);
  if (maps == NULL || !all_equal(mica_attr_array_elements(maps)) ||
      mica_block_first(body) != yield || !linalg_yield_isa(yield))
    return false;
  if (!mica_op_is_on_memory(op))
    return mica_op_is_on_tensors(op) && replace_by_operands(rw, op, body, yield);
  if (mica_op_operand_count(op) != 2 || mica_op_operand(op, 0) != mica_op_operand(op, 1) ||
      given_back(op, body, mica_op_operand(yield, 0)) == NULL)
    return false;
  mica_rewriter_erase(rw, op);
  return true;
}

static LINALG_PATTERN(generic_identity, "EraseIdentityLinalgOp", &linalg_generic_def,
                      linalg_drop_identity);
const mica_pattern *const linalg_generic_canonicalizations[] = {&generic_identity, NULL};

// ---- Casts of what is computed ------------------------------------------------------------------

// Computes the result with the type that it is cast to; the cast goes to the output.
static bool cast_of_result(mica_rewriter *rw, mica_op *cast) {
  mica_value *result = tensor_cast_source(cast);
  mica_op *op = mica_value_op(result);
  const mica_type *type = mica_value_type(tensor_cast_dest(cast));
  if (op == NULL || linalg_structured_of(op) == NULL || mica_op_block(op) != mica_op_block(cast) ||
      !mica_type_tells_as_much(mica_value_type(result), type))
    return false;
  const size_t number = mica_value_index(result), at = mica_op_destinations(op).first + number;
  mica_rewriter_before(rw, op);
  mica_op *output = tensor_cast_build(&rw->builder, mica_op_loc(op), type, mica_op_operand(op, at));
  mica_op *made = output == NULL ? NULL : mica_op_clone(op);
  if (made == NULL) return false;
  mica_op_set_operand(made, at, tensor_cast_dest(output));
  mica_value_set_type(mica_op_result(made, number), type);
  mica_builder_insert(&rw->builder, made);
  if (!tensor_replace_with_casts(rw, op, made)) return false;
  mica_value *known = mica_op_result(made, number);
  mica_rewriter_replace(rw, cast, &known);
  return true;
}

// ---- Sizes that follow from others --------------------------------------------------------------

// How often each loop runs, as far as it is known. NULL: no memory, or a map is no choice of loops.
// The caller frees it with one more than `count`.
static int64_t *known_loops(const mica_op *op, mica_attrs maps, size_t count) {
  mica_context *ctx = mica_op_context(op);
  for (size_t i = 0; i < maps.size; i++)
    if (!mica_affine_map_is_projected_permutation(mica_attr_affine_map_value(maps.data[i])))
      return NULL;
  int64_t *sizes = mica_allocate(ctx, (count + 1) * sizeof *sizes);
  for (size_t i = 0; sizes != NULL && i < count; i++) sizes[i] = MICA_DYNAMIC;
  for (size_t i = 0; sizes != NULL && i < maps.size; i++) {
    const mica_affine_map *map = mica_attr_affine_map_value(maps.data[i]);
    const mica_int64s shape = linalg_shape(linalg_operand_type(op, i));
    for (size_t k = 0; k < shape.size; k++) {
      int64_t *size = &sizes[map->results[k]->as.value];
      if (*size == MICA_DYNAMIC) *size = shape.data[k];
    }
  }
  return sizes;
}

// The operand's type with these sizes. NULL: no memory.
static const mica_type *known_type(const mica_type *type, const mica_affine_map *map,
                                   const int64_t *loops) {
  mica_context *ctx = mica_type_context(type);
  const mica_int64s from = mica_type_shape(type);
  int64_t *shape = mica_allocate(ctx, (from.size + 1) * sizeof *shape);
  for (size_t i = 0; shape != NULL && i < from.size; i++)
    shape[i] = from.data[i] == MICA_DYNAMIC ? loops[map->results[i]->as.value] : from.data[i];
  const mica_type *known = shape == NULL ? NULL
                                         : mica_type_ranked_tensor((mica_int64s){shape, from.size},
                                                                   mica_type_element(type),
                                                                   mica_type_encoding(type));
  mica_free(ctx, shape, (from.size + 1) * sizeof *shape);
  return known;
}

static bool tells_more(const mica_op *op, mica_attrs maps, const int64_t *loops) {
  for (size_t i = 0; i < maps.size; i++) {
    const mica_affine_map *map = mica_attr_affine_map_value(maps.data[i]);
    const mica_int64s shape = linalg_shape(linalg_operand_type(op, i));
    for (size_t k = 0; k < shape.size; k++)
      if (shape.data[k] == MICA_DYNAMIC && loops[map->results[k]->as.value] != MICA_DYNAMIC)
        return true;
  }
  return false;
}

// The operation on casts of its operands to these sizes. NULL: no memory.
static mica_op *build_known(mica_rewriter *rw, const mica_op *op, mica_attrs maps,
                            const int64_t *loops) {
  const mica_successor_operands to = mica_op_destinations(op);
  mica_op *made = mica_op_clone(op);
  for (size_t i = 0; made != NULL && i < maps.size; i++) {
    mica_value *operand = mica_op_operand(made, i);
    if (linalg_shape(mica_value_type(operand)).size == 0) continue;
    const mica_type *type =
        known_type(mica_value_type(operand), mica_attr_affine_map_value(maps.data[i]), loops);
    mica_op *cast = NULL;
    if (type != NULL && type != mica_value_type(operand))
      cast = tensor_cast_build(&rw->builder, mica_op_loc(op), type, operand);
    if (cast == NULL) continue;
    mica_op_set_operand(made, i, tensor_cast_dest(cast));
    if (i - to.first < mica_op_result_count(made))
      mica_value_set_type(mica_op_result(made, i - to.first), type);
  }
  if (made != NULL) mica_builder_insert(&rw->builder, made);
  return made;
}

static bool know_sizes(mica_rewriter *rw, mica_op *op) {
  const linalg_structured *of = linalg_structured_of(op);
  if (of == NULL || !mica_op_is_on_tensors(op)) return false;
  const mica_attr *all = of->maps(op, of);
  const mica_affine_map *space = all == NULL ? NULL : of->loops(op, of);
  if (space == NULL) return false;
  const mica_attrs maps = mica_attr_array_elements(all);
  int64_t *loops = known_loops(op, maps, space->dim_count);
  mica_op *made = loops != NULL && tells_more(op, maps, loops) ? build_known(rw, op, maps, loops)
                                                               : NULL;
  mica_free(mica_op_context(op), loops, ((size_t)space->dim_count + 1) * sizeof *loops);
  return tensor_replace_with_casts(rw, op, made);
}

// ---- The dialect's ------------------------------------------------------------------------------

static LINALG_PATTERN(empty, "EraseDeadLinalgOp", NULL, drop_empty);
static LINALG_PATTERN(result_cast, "FoldTensorCastConsumerOp", &tensor_cast_def, cast_of_result);
static LINALG_PATTERN(sizes, "InferStaticShapeOfOperands", NULL, know_sizes);
const mica_pattern *const linalg_canonicalizations[] = {&empty,
                                                        &result_cast,
                                                        &linalg_pack_of_cast,
                                                        &linalg_unpack_of_cast,
                                                        &sizes,
                                                        &linalg_concat_of_fill,
                                                        &linalg_copy_of_fill,
                                                        &linalg_extract_of_fill,
                                                        &linalg_pack_of_fill,
                                                        &linalg_pad_of_fill,
                                                        &linalg_collapse_of_fill,
                                                        &linalg_expand_of_fill,
                                                        &linalg_insert_into_fill,
                                                        &linalg_transpose_of_fill,
                                                        NULL};

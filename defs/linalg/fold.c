// Folds of linalg. Called by generated code; own nothing.
#include "mica/fold.h"

#include "arith/arith.h"
#include "memref/memref.h"
#include "mica/elements.h"
#include "shared.h"

mica_op *linalg_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

// Structured operations look through casts of memory, but for those with operands of one kind.
bool linalg_fold(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands, (void)out;
  const bool looks = linalg_structured_of(op) != NULL || linalg_softmax_isa(op);
  const bool is_left = linalg_map_isa(op) || linalg_reduce_isa(op) || linalg_broadcast_isa(op) ||
                       linalg_transpose_isa(op);
  return looks && !is_left && memref_look_through_casts(op, NULL);
}

// ---- index --------------------------------------------------------------------------------------

// How often the loop runs, by the first dimension that is the loop itself; MICA_DYNAMIC: not known.
static int64_t loop_size(mica_op *op, int64_t loop) {
  const linalg_structured *of = linalg_structured_of(op);
  const mica_attr *maps = of == NULL ? NULL : of->maps(op, of);
  for (size_t i = 0; maps != NULL && i < mica_op_operand_count(op); i++) {
    const mica_affine_map *map = linalg_map_at(maps, i);
    for (size_t r = 0; r < map->result_count; r++)
      if (map->results[r]->kind == MICA_AFFINE_DIM && map->results[r]->as.value == loop)
        return linalg_shape(linalg_operand_type(op, i)).data[r];
  }
  return MICA_DYNAMIC;
}

bool linalg_index_fold(mica_op *op, mica_fold *out) {
  mica_op *parent = mica_op_parent(op);
  return parent != NULL && loop_size(parent, linalg_index_dim(op)) == 1 &&
         mica_fold_attr(out, mica_attr_index(mica_op_context(op), 0));
}

// ---- transpose, pack, unpack --------------------------------------------------------------------

bool linalg_transpose_fold(mica_op *op, const mica_attr *input, const mica_attr *init,
                           mica_fold *out) {
  (void)input, (void)init;
  mica_value *from = linalg_transpose_input(op);
  const mica_int64s order = linalg_transpose_permutation(op);
  if (!mica_type_is_tensor(mica_value_type(from)) || mica_op_result_count(op) != 1) return false;
  for (size_t i = 0; i < order.size; i++)
    if (order.data[i] != (int64_t)i) return false;
  return mica_fold_value(out, from);
}

// All elements of the constant are the same, and `padding`, where that is known.
static bool fold_splat(const mica_op *op, const mica_attr *source, const mica_attr *padding,
                       mica_fold *out) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  return source != NULL && mica_attr_is_dense_elements(source) &&
         mica_attr_dense_is_splat(source) && mica_type_has_static_shape(type) &&
         (padding == NULL || mica_attr_dense_at(source, 0) == padding) &&
         mica_fold_attr(out, mica_attr_elements_reshape(source, type));
}

bool linalg_pack_fold(mica_op *op, const mica_attr *source, const mica_attr *dest,
                      const mica_attr *padding_value, const mica_attr *const *inner_tiles,
                      size_t inner_tiles_count, mica_fold *out) {
  (void)dest, (void)inner_tiles, (void)inner_tiles_count;
  return fold_splat(op, source, padding_value, out);
}

bool linalg_unpack_fold(mica_op *op, const mica_attr *source, const mica_attr *dest,
                        const mica_attr *const *inner_tiles, size_t inner_tiles_count,
                        mica_fold *out) {
  (void)dest, (void)inner_tiles, (void)inner_tiles_count;
  return fold_splat(op, source, NULL, out);
}

// Folds and canonicalizations of sparse_tensor. Called by generated code; own nothing.
#include "mica/fold.h"

#include "arith/arith.h"
#include "mica/context.h"
#include "mica/rewrite.h"
#include "shared.h"

mica_op *sparse_tensor_materialize(mica_builder *b, const mica_attr *constant,
                                   const mica_type *type, mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

// ---- Tensors ------------------------------------------------------------------------------------

bool sparse_tensor_convert_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source;
  mica_value *from = sparse_tensor_convert_source(op);
  return mica_value_type(from) == mica_value_type(sparse_tensor_convert_dest(op)) &&
         mica_fold_value(out, from);
}

// There and back again is the tensor itself.
bool sparse_tensor_reinterpret_map_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source;
  const mica_type *type = mica_value_type(sparse_tensor_reinterpret_map_dest(op));
  mica_value *from = sparse_tensor_reinterpret_map_source(op);
  if (mica_value_type(from) == type) return mica_fold_value(out, from);
  const mica_op *before = mica_value_op_of(from, &sparse_tensor_reinterpret_map_def);
  if (before == NULL) return false;
  mica_value *first = sparse_tensor_reinterpret_map_source(before);
  return mica_value_type(first) == type && mica_fold_value(out, first);
}

bool sparse_tensor_reorder_coo_fold(mica_op *op, const mica_attr *input_coo, mica_fold *out) {
  (void)input_coo;
  mica_value *from = sparse_tensor_reorder_coo_input_coo(op);
  const mica_type *type = mica_value_type(sparse_tensor_reorder_coo_result_coo(op));
  return sparse_tensor_encoding_of(mica_value_type(from)) == sparse_tensor_encoding_of(type) &&
         mica_value_type(from) == type && mica_fold_value(out, from);
}

bool sparse_tensor_lvl_fold(mica_op *op, const mica_attr *source, const mica_attr *index,
                            mica_fold *out) {
  (void)source;
  const mica_type *type = mica_value_type(sparse_tensor_lvl_source(op));
  int64_t size;
  if (index == NULL || !mica_attr_is_integer(index)) return false;
  const uint64_t level = (uint64_t)mica_attr_integer_value(index);
  return level < sparse_tensor_level_count(type) &&
         sparse_tensor_level_size(type, (size_t)level, &size) && size != MICA_DYNAMIC &&
         mica_fold_attr(out, mica_attr_index(mica_op_context(op), size));
}

// ---- Sizes of what is stored --------------------------------------------------------------------

// How many of those that were set before are looked at.
enum { MOST_BEFORE = 1000 };

bool sparse_tensor_storage_specifier_get_fold(mica_op *op, const mica_attr *specifier,
                                              mica_fold *out) {
  (void)specifier;
  const mica_attr *kind = sparse_tensor_storage_specifier_get_specifier_kind_attr(op);
  const mica_attr *level = sparse_tensor_storage_specifier_get_level_attr(op);
  const mica_value *from = sparse_tensor_storage_specifier_get_specifier(op);
  for (size_t i = 0; i < MOST_BEFORE; i++) {
    const mica_op *set = mica_value_op_of(from, &sparse_tensor_storage_specifier_set_def);
    if (set == NULL) return false;
    if (sparse_tensor_storage_specifier_set_specifier_kind_attr(set) == kind &&
        sparse_tensor_storage_specifier_set_level_attr(set) == level)
      return mica_fold_value(out, sparse_tensor_storage_specifier_set_value(set));
    from = sparse_tensor_storage_specifier_set_specifier(set);
  }
  return false;
}

// ---- Coordinates --------------------------------------------------------------------------------

static bool is_choice(const mica_affine_map *map, size_t inputs) {
  bool is = map != NULL;
  for (size_t i = 0; is && i < map->result_count; i++)
    is = map->results[i]->kind == MICA_AFFINE_DIM && (size_t)map->results[i]->as.value < inputs;
  return is;
}

// Those that `by` names, or all of them as they stand.
static bool fold_coordinates(const mica_op *from, const mica_affine_map *by, mica_fold *out) {
  const size_t count = by == NULL ? sparse_tensor_crd_translate_in_crds_count(from)
                                  : by->result_count;
  for (size_t i = 0; i < count; i++) {
    const size_t at = by == NULL ? i : (size_t)by->results[i]->as.value;
    if (!mica_fold_value(out, sparse_tensor_crd_translate_in_crds(from, at))) return false;
  }
  return true;
}

static const sparse_tensor_encoding_attr_params *encoder_of(const mica_op *op) {
  return mica_attr_params(sparse_tensor_crd_translate_encoder_attr(op));
}

// Whether the operation translates back all that `before` gives.
static bool takes_back(const mica_op *op, const mica_op *before) {
  const size_t count = sparse_tensor_crd_translate_in_crds_count(op);
  bool is = sparse_tensor_crd_translate_direction(op) !=
                sparse_tensor_crd_translate_direction(before) &&
            encoder_of(op)->dim_to_lvl == encoder_of(before)->dim_to_lvl &&
            mica_op_result_count(before) == count;
  for (size_t i = 0; is && i < count; i++)
    is = sparse_tensor_crd_translate_in_crds(op, i) == mica_op_result(before, i);
  return is;
}

bool sparse_tensor_crd_translate_fold(mica_op *op, const mica_attr *const *in_crds,
                                      size_t in_crds_count, mica_fold *out) {
  (void)in_crds;
  const sparse_tensor_encoding_attr_params *encoder = encoder_of(op);
  const mica_affine_map *to_levels = encoder->dim_to_lvl;
  if (to_levels == NULL || mica_affine_map_is_identity(to_levels))
    return in_crds_count == mica_op_result_count(op) && fold_coordinates(op, NULL, out);
  if (mica_affine_map_is_permutation(to_levels)) {
    const bool forth = sparse_tensor_crd_translate_direction(op) ==
                       SPARSE_TENSOR_CRD_TRANS_DIRECTION_KIND_DIM2LVL;
    const mica_affine_map *by = forth ? to_levels : encoder->lvl_to_dim;
    return is_choice(by, in_crds_count) && by->result_count == mica_op_result_count(op) &&
           fold_coordinates(op, by, out);
  }
  const mica_op *before = in_crds_count == 0
                              ? NULL
                              : mica_value_op_of(sparse_tensor_crd_translate_in_crds(op, 0),
                                                 &sparse_tensor_crd_translate_def);
  return before != NULL && takes_back(op, before) && fold_coordinates(before, NULL, out);
}

// ---- Loops --------------------------------------------------------------------------------------

// Coordinates that nobody reads aren't asked for.
static bool drop_coordinates(mica_rewriter *rw, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  mica_block *body = mica_region_first(sparse_tensor_iterate_region(op));
  const uint64_t used = sparse_number(sparse_tensor_iterate_crd_used_lvls_attr(op));
  const size_t count = mica_block_argument_count(body);
  uint64_t left = used;
  bool *marks = mica_allocate(ctx, count + 1);
  if (marks == NULL) return false;
  memset(marks, 0, count + 1);
  size_t at = sparse_tensor_iterate_init_args_segment(op).count;
  for (unsigned level = 0; level < 64; level++) {
    if ((used >> level & 1) == 0) continue;
    marks[at] = mica_value_is_unused(mica_block_argument_at(body, at));
    if (marks[at++]) left &= ~((uint64_t)1 << level);
  }
  const mica_attr *rest = mica_attr_integer(mica_type_i(ctx, 64), (int64_t)left);
  const bool done = left != used && rest != NULL;
  if (done) {
    sparse_tensor_iterate_set_crd_used_lvls_attr(op, rest);
    mica_rewriter_erase_marked_arguments(rw, body, marks);
    mica_rewriter_modified(rw, op);
  }
  mica_free(ctx, marks, count + 1);
  return done;
}
MICA_DEFINE_PATTERN(iterate_unused, "RemoveUnusedLvlCrds", &sparse_tensor_iterate_def,
                    drop_coordinates);
const mica_pattern *const sparse_tensor_iterate_canonicalizations[] = {&iterate_unused, NULL};

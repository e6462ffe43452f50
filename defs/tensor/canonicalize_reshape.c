// Folds and canonicalizations of tensor.expand_shape and collapse_shape (mica/reshape.h). Called by
// generated code; own nothing.
#include "mica/reshape.h"

#include "arith/arith.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "shared.h"

static const mica_reshape_dialect reshapes = {
    .expand = &tensor_expand_shape_def,
    .collapse = &tensor_collapse_shape_def,
    .expand_groups = tensor_expand_shape_reassociation,
    .collapse_groups = tensor_collapse_shape_reassociation,
    .expand_sizes = tensor_expand_shape_output_shape_segment,
    .expand_numbers = tensor_expand_shape_static_output_shape,
    .build_expand = tensor_expand_shape_build,
    .build_collapse = tensor_collapse_shape_build,
    .build_cast = tensor_cast_build,
    .can_cast = tensor_cast_are_cast_compatible,
    .build_index = arith_index_constant,
    .build_product = arith_index_product,
};

static bool fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (source != NULL && mica_attr_is_dense_elements(source) && mica_type_has_static_shape(type) &&
      mica_fold_attr(out, mica_attr_elements_reshape(source, type)))
    return true;
  return mica_reshape_fold(&reshapes, op, out);
}
bool tensor_expand_shape_fold(mica_op *op, const mica_attr *src,
                              const mica_attr *const *output_shape, size_t output_shape_count,
                              mica_fold *out) {
  (void)output_shape, (void)output_shape_count;
  return fold(op, src, out);
}
bool tensor_collapse_shape_fold(mica_op *op, const mica_attr *src, mica_fold *out) {
  return fold(op, src, out);
}

static bool compose(mica_rewriter *rw, mica_op *op) {
  return mica_reshape_twice(&reshapes, rw, op);
}
static bool collapse_of_expand(mica_rewriter *rw, mica_op *op) {
  return mica_reshape_collapse_expanded(&reshapes, rw, op);
}
static bool expand_of_collapse(mica_rewriter *rw, mica_op *op) {
  return mica_reshape_expand_collapsed(&reshapes, rw, op);
}

// ---- Of tensors whose elements are known --------------------------------------------------------

static const mica_type *static_result(const mica_op *op) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  return mica_type_has_static_shape(type) ? type : NULL;
}

static bool reshape_of_splat(mica_rewriter *rw, mica_op *op) {
  const mica_op *splat = mica_value_op_of(mica_op_operand(op, 0), &tensor_splat_def);
  const mica_type *type = static_result(op);
  return splat != NULL && type != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  tensor_splat_build(&rw->builder, mica_op_loc(op), type,
                                                     tensor_splat_input(splat), NULL, 0));
}

static bool reshape_of_elements(mica_rewriter *rw, mica_op *op) {
  const mica_op *from = mica_value_op_of(mica_op_operand(op, 0), &tensor_from_elements_def);
  const mica_type *type = static_result(op);
  if (from == NULL || type == NULL) return false;
  const mica_values elements = mica_operands_in(from, tensor_from_elements_elements_segment(from));
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_grouped(rw, mica_op_loc(op), &tensor_from_elements_def, &elements, 1,
                                   &parts));
}

// ---- Of casts -----------------------------------------------------------------------------------

// What groups of dimensions make of a tensor. NULL: no memory.
static const mica_type *collapsed_type(const mica_type *from, mica_attrs groups) {
  mica_context *ctx = mica_type_context(from);
  const size_t room = (groups.size + 1) * sizeof(int64_t);
  int64_t *shape = mica_allocate(ctx, room);
  if (shape == NULL) return NULL;
  for (size_t i = 0, at = 0; i < groups.size; i++) {
    bool is_known = true;
    shape[i] = 1;
    for (size_t n = mica_attr_array_elements(groups.data[i]).size; n > 0; n--) {
      const int64_t size = mica_type_shape(from).data[at++];
      is_known = is_known && size != MICA_DYNAMIC;
      if (is_known) shape[i] = mica_saturated_multiply(shape[i], size);
    }
    if (!is_known) shape[i] = MICA_DYNAMIC;
  }
  const mica_type *type = tensor_of_shape((mica_int64s){shape, groups.size}, from);
  mica_free(ctx, shape, room);
  return type;
}

static bool collapse_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = tensor_cast_to_less(tensor_collapse_shape_src(op));
  if (cast == NULL) return false;
  mica_value *source = tensor_cast_source(cast);
  const mica_attrs groups = tensor_collapse_shape_reassociation(op);
  const mica_type *type = collapsed_type(mica_value_type(source), groups);
  if (type == NULL) return false;
  if (type == mica_value_type(tensor_collapse_shape_result(op))) {
    tensor_collapse_shape_set_src(op, source);
    mica_rewriter_modified(rw, op);
    return true;
  }
  mica_op *made = tensor_collapse_shape_build(&rw->builder, mica_op_loc(op), type, source, groups);
  return made != NULL && tensor_replace_by_cast(rw, op, tensor_collapse_shape_result(made));
}

// Sizes of the result that are constants become numbers, where that of the group is known. False:
// none.
static bool know_groups(mica_mixed *sizes, const mica_groups *groups, mica_int64s from) {
  const size_t before = sizes->value_count;
  for (size_t i = 0; i < groups->count; i++) {
    if (from.data[i] == MICA_DYNAMIC) continue;
    for (size_t k = mica_group_begin(groups, i); k < groups->ends[i]; k++) {
      int64_t number;
      if (mica_extent_known(sizes->items[k], &number))
        sizes->items[k] = (mica_extent){NULL, number};
    }
  }
  mica_mixed_pack(sizes);
  return sizes->value_count != before;
}

static mica_op *build_known(mica_rewriter *rw, const mica_op *op, const mica_mixed *sizes) {
  mica_value *source = tensor_expand_shape_src(op);
  const mica_type *like = mica_value_type(source);
  const mica_attrs groups = tensor_expand_shape_reassociation(op);
  const mica_type *result = tensor_of_shape(mica_mixed_numbers(sizes), like);
  const mica_type *from = result == NULL ? NULL : collapsed_type(result, groups);
  mica_op *cast = from == NULL ? NULL
                               : tensor_cast_build(&rw->builder, mica_op_loc(op), from, source);
  return cast == NULL ? NULL
                      : tensor_expand_shape_build(&rw->builder, mica_op_loc(op), result,
                                                  tensor_cast_dest(cast), groups, sizes->values,
                                                  sizes->value_count, mica_mixed_numbers(sizes));
}

// Constant sizes of what is expanded are told by its type, so that the cast before goes.
static bool expand_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = tensor_cast_to_less(tensor_expand_shape_src(op));
  if (cast == NULL) return false;
  mica_context *ctx = mica_op_context(op);
  mica_groups groups;
  mica_mixed sizes;
  bool ok = mica_groups_read(ctx, tensor_expand_shape_reassociation(op), &groups);
  ok = mica_mixed_of(op, tensor_expand_shape_output_shape_segment(op),
                     tensor_expand_shape_static_output_shape(op), &sizes) &&
       ok;
  mica_op *made =
      ok && know_groups(&sizes, &groups, mica_type_shape(mica_value_type(tensor_cast_source(cast))))
          ? build_known(rw, op, &sizes)
          : NULL;
  mica_mixed_free(&sizes);
  mica_groups_free(&groups);
  return made != NULL && tensor_replace_by_cast(rw, op, tensor_expand_shape_result(made));
}

MICA_DEFINE_PATTERN(expand_twice, "ComposeReassociativeReshapeOps", &tensor_expand_shape_def,
                    compose);
MICA_DEFINE_PATTERN(expand_collapsed, "ComposeExpandOfCollapseOp", &tensor_expand_shape_def,
                    expand_of_collapse);
MICA_DEFINE_PATTERN(expand_cast, "ConvertToStaticExpandShape", &tensor_expand_shape_def,
                    expand_of_cast);
MICA_DEFINE_PATTERN(expand_splat, "FoldReshapeWithSplat", &tensor_expand_shape_def,
                    reshape_of_splat);
MICA_DEFINE_PATTERN(expand_elements, "FoldReshapeWithFromElements", &tensor_expand_shape_def,
                    reshape_of_elements);
const mica_pattern *const tensor_expand_shape_canonicalizations[] = {
    &expand_twice, &expand_collapsed, &expand_cast, &expand_splat, &expand_elements, NULL};
MICA_DEFINE_PATTERN(collapse_twice, "ComposeReassociativeReshapeOps", &tensor_collapse_shape_def,
                    compose);
MICA_DEFINE_PATTERN(collapse_expanded, "ComposeCollapseOfExpandOp", &tensor_collapse_shape_def,
                    collapse_of_expand);
MICA_DEFINE_PATTERN(collapse_splat, "FoldReshapeWithSplat", &tensor_collapse_shape_def,
                    reshape_of_splat);
MICA_DEFINE_PATTERN(collapse_elements, "FoldReshapeWithFromElements", &tensor_collapse_shape_def,
                    reshape_of_elements);
MICA_DEFINE_PATTERN(collapse_cast, "FoldCollapseOfCastOp", &tensor_collapse_shape_def,
                    collapse_of_cast);
const mica_pattern *const tensor_collapse_shape_canonicalizations[] = {
    &collapse_twice, &collapse_expanded, &collapse_splat, &collapse_elements, &collapse_cast, NULL};

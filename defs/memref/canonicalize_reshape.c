// Folds and canonicalizations of memref.expand_shape and collapse_shape (mica/reshape.h). Called by
// generated code; own nothing.
#include "mica/reshape.h"

#include "arith/arith.h"
#include "reshape.h"
#include "shared.h"

static const mica_reshape_dialect reshapes = {
    .expand = &memref_expand_shape_def,
    .collapse = &memref_collapse_shape_def,
    .expand_groups = memref_expand_shape_reassociation,
    .collapse_groups = memref_collapse_shape_reassociation,
    .expand_sizes = memref_expand_shape_output_shape_segment,
    .expand_numbers = memref_expand_shape_static_output_shape,
    .build_expand = memref_expand_shape_build,
    .build_collapse = memref_collapse_shape_build,
    .build_cast = memref_cast_build,
    .can_cast = memref_cast_are_cast_compatible,
    .build_index = arith_index_constant,
    .build_product = arith_index_product,
};

bool memref_expand_shape_fold(mica_op *op, const mica_attr *src,
                              const mica_attr *const *output_shape, size_t output_shape_count,
                              mica_fold *out) {
  (void)src, (void)output_shape, (void)output_shape_count;
  return mica_reshape_fold(&reshapes, op, out);
}
bool memref_collapse_shape_fold(mica_op *op, const mica_attr *src, mica_fold *out) {
  (void)src;
  return mica_reshape_fold(&reshapes, op, out);
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

static bool collapse_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_attrs groups = memref_collapse_shape_reassociation(op);
  const mica_type *to = mica_value_type(memref_collapse_shape_result(op));
  const mica_op *cast = memref_cast_to_less(memref_collapse_shape_src(op));
  mica_value *source = cast == NULL ? NULL : memref_cast_source(cast);
  const mica_type *type = cast == NULL ? NULL
                                       : memref_collapsed_type(mica_value_type(source), groups);
  if (type == NULL) return false;
  if (type == to) {
    memref_collapse_shape_set_src(op, source);
    mica_rewriter_modified(rw, op);
    return true;
  }
  mica_op *made = memref_collapse_shape_build(&rw->builder, mica_op_loc(op), type, source, groups);
  return made != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  memref_cast_build(&rw->builder, mica_op_loc(op), to,
                                                    memref_collapse_shape_result(made)));
}

MICA_DEFINE_PATTERN(expand_twice, "ComposeReassociativeReshapeOps", &memref_expand_shape_def,
                    compose);
MICA_DEFINE_PATTERN(expand_collapsed, "ComposeExpandOfCollapseOp", &memref_expand_shape_def,
                    expand_of_collapse);
const mica_pattern *const memref_expand_shape_canonicalizations[] = {&expand_twice,
                                                                     &expand_collapsed, NULL};
MICA_DEFINE_PATTERN(collapse_twice, "ComposeReassociativeReshapeOps", &memref_collapse_shape_def,
                    compose);
MICA_DEFINE_PATTERN(collapse_expanded, "ComposeCollapseOfExpandOp", &memref_collapse_shape_def,
                    collapse_of_expand);
MICA_DEFINE_PATTERN(collapse_cast, "CollapseShapeOpMemRefCastFolder", &memref_collapse_shape_def,
                    collapse_of_cast);
const mica_pattern *const memref_collapse_shape_canonicalizations[] = {
    &collapse_twice, &collapse_expanded, &collapse_cast, NULL};

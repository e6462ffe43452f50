// Constants of smt, as folds give them. Called by generated code; own nothing.
#include "mica/fold.h"
#include "smt/smt.h"

bool smt_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, smt_constant_value_attr(op));
}
bool smt_bv_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, smt_bv_constant_value_attr(op));
}
bool smt_int_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, smt_int_constant_value_attr(op));
}

mica_op *smt_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                         mica_loc loc) {
  if (smt_bit_vector_type_isa(type) && smt_bit_vector_attr_isa(constant))
    return smt_bv_constant_build(b, loc, constant);
  return smt_bool_type_isa(type) && mica_attr_is_bool(constant)
             ? smt_constant_build(b, loc, mica_attr_bool_value(constant))
             : NULL;
}

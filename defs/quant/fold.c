// Folds of quant: casts that lead back to where a value came from. Called by generated code; own
// nothing.
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "quant/quant.h"

// What `before` cast, if it is of the type that comes out now.
static bool fold_back(mica_op *op, const mica_op_def *before, mica_fold *out) {
  const mica_op *inner = mica_value_op_of(mica_op_operand(op, 0), before);
  mica_value *source = inner == NULL ? NULL : mica_op_operand(inner, 0);
  return source != NULL && mica_value_type(source) == mica_value_type(mica_op_result(op, 0)) &&
         mica_fold_value(out, source);
}

bool quant_dcast_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  (void)input;
  return fold_back(op, &quant_qcast_def, out);
}
bool quant_qcast_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  (void)input;
  return fold_back(op, &quant_dcast_def, out);
}
bool quant_scast_fold(mica_op *op, const mica_attr *input, mica_fold *out) {
  (void)input;
  return fold_back(op, &quant_scast_def, out);
}

// Folds and canonicalizations of xegpu: a conversion to the layout that is there already. Called by
// generated code; owns nothing.
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "xegpu/xegpu.h"

static bool changes_nothing(const mica_op *op) {
  return xegpu_convert_layout_input_layout_attr(op) == xegpu_convert_layout_target_layout_attr(op);
}

bool xegpu_convert_layout_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source;
  return changes_nothing(op) && mica_fold_value(out, xegpu_convert_layout_source(op));
}

static bool drop_conversion(mica_rewriter *rw, mica_op *op) {
  mica_value *source = xegpu_convert_layout_source(op);
  if (!changes_nothing(op)) return false;
  mica_rewriter_replace(rw, op, &source);
  return true;
}
MICA_DEFINE_PATTERN(drop_conversion_pattern, "FoldConvertLayoutOp", &xegpu_convert_layout_def,
                    drop_conversion);
const mica_pattern *const xegpu_convert_layout_canonicalizations[] = {&drop_conversion_pattern,
                                                                      NULL};

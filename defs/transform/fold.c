// Folds of transform: one handle, merged with no other. Called by generated code; owns nothing.
#include "mica/fold.h"
#include "transform/transform.h"

bool transform_merge_handles_fold(mica_op *op, const mica_attr *const *handles,
                                  size_t handles_count, mica_fold *out) {
  (void)handles;
  return handles_count == 1 && !transform_merge_handles_deduplicate(op) &&
         mica_fold_value(out, transform_merge_handles_handles(op, 0));
}

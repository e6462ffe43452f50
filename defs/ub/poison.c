// ub.poison is the constant of poison, whatever its type. Called by generated code; own nothing.
#include "mica/fold.h"
#include "ub/ub.h"

bool ub_poison_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, ub_poison_value_attr(op));
}

mica_op *ub_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                        mica_loc loc) {
  if (mica_attr_interface(constant, &mica_poison_attr_interface_id) == NULL) return NULL;
  return ub_poison_build(b, loc, type, constant);
}

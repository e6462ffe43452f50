// Folds of ptr: casts that lead back to where they began, steps of no bytes. Called by generated
// code; own nothing.
#include "mica/arithmetic.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "ptr/ptr.h"

bool ptr_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, ptr_constant_value_attr(op));
}

// What an address was taken of, if that is what the cast back gives. NULL: it isn't.
static mica_value *origin_of(const mica_op *cast) {
  const mica_op *before = mica_value_op_of(ptr_from_ptr_ptr(cast), &ptr_to_ptr_def);
  mica_value *origin = before == NULL ? NULL : ptr_to_ptr_ptr(before);
  const mica_type *type = mica_value_type(ptr_from_ptr_result(cast));
  if (origin == NULL || mica_value_type(origin) != type) return NULL;
  if (ptr_ptr_type_isa(type)) return origin;
  const mica_value *metadata = ptr_from_ptr_metadata(cast);
  const mica_op *by = metadata == NULL ? NULL : mica_value_op_of(metadata, &ptr_get_metadata_def);
  return by != NULL && ptr_get_metadata_ptr(by) == origin ? origin : NULL;
}

bool ptr_from_ptr_fold(mica_op *op, const mica_attr *ptr, const mica_attr *metadata,
                       mica_fold *out) {
  (void)ptr, (void)metadata;
  mica_value *found = NULL;
  const mica_op *cast = op;
  for (size_t steps = 0; cast != NULL && steps < MICA_LONGEST_CHAIN; steps++) {
    mica_value *origin = origin_of(cast);
    if (origin == NULL) break;
    found = origin;
    cast = mica_value_op_of(origin, &ptr_from_ptr_def);
  }
  return mica_fold_value(out, found);
}

bool ptr_to_ptr_fold(mica_op *op, const mica_attr *ptr, mica_fold *out) {
  (void)ptr;
  mica_value *found = NULL;
  const mica_op *cast = op;
  for (size_t steps = 0; cast != NULL && steps < MICA_LONGEST_CHAIN; steps++) {
    const mica_op *before = mica_value_op_of(ptr_to_ptr_ptr(cast), &ptr_from_ptr_def);
    if (before == NULL) break;
    found = ptr_from_ptr_ptr(before);
    cast = mica_value_op_of(found, &ptr_to_ptr_def);
  }
  return mica_fold_value(out, found);
}

bool ptr_ptr_add_fold(mica_op *op, const mica_attr *base, const mica_attr *offset, mica_fold *out) {
  (void)base;
  return mica_number_is_zero(mica_number_splat(offset)) &&
         mica_fold_value(out, ptr_ptr_add_base(op));
}

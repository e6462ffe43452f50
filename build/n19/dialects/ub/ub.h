// The dialect ub: Undefined behaviour, said outright.
// Made by mica-gen from ub.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_UB_H
#define MICA_DIALECT_UB_H

#include "mica/attribute.h"
#include "mica/generated.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "ub.def is of another version of Mica: run mica-gen ub.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def ub_dialect;  // for mica_context_register

// Written by the author.
mica_op *ub_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                        mica_loc loc);

// #ub.poison: All of the value is poison
extern const mica_attr_def ub_poison_attr_def;
static inline bool ub_poison_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &ub_poison_attr_def);
}
// NULL: no memory.
const mica_attr *ub_poison_attr_get(mica_context *ctx);

// ---- ub.poison: A value that nothing may depend on ----

extern const mica_op_def ub_poison_def;
static inline bool ub_poison_isa(const mica_op *op) { return mica_op_isa(op, &ub_poison_def); }
enum { UB_POISON_RESULT };
enum { UB_POISON_SLOT_VALUE };
static inline mica_value *ub_poison_result(const mica_op *op) {
  return mica_op_result_as(op, &ub_poison_def, UB_POISON_RESULT);
}
static inline const mica_attr *ub_poison_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ub_poison_def, UB_POISON_SLOT_VALUE);
}
static inline void ub_poison_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ub_poison_def, UB_POISON_SLOT_VALUE, value);
}
const mica_attr *ub_poison_value(const mica_op *op);  // absent: the default
mica_op *ub_poison_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                         const mica_attr *value);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool ub_poison_fold(mica_op *op, mica_fold *out);

// ---- ub.unreachable: Ends a block that is never left ----

extern const mica_op_def ub_unreachable_def;
static inline bool ub_unreachable_isa(const mica_op *op) {
  return mica_op_isa(op, &ub_unreachable_def);
}
mica_op *ub_unreachable_build(mica_builder *b, mica_loc loc);

MICA_END

#endif

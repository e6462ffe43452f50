// Folding: what an operation's results are when some of its operands are constants. An operation
// whose definition says `hasFolder` has a function for it, of its author; traits fold too.
//
//   bool ring_neg_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
//     if (operand != NULL) return mica_fold_attr(out, ring_negated(operand));
//     return mica_fold_value(out, ring_neg_operand(op));  // false where the value is NULL
//   }
#ifndef MICA_FOLD_H
#define MICA_FOLD_H

#include "mica/builder.h"

MICA_BEGIN

typedef struct mica_fold_result {
  const mica_attr *attr;  // a constant, or NULL:
  mica_value *value;      // a value that is there already
} mica_fold_result;

// What a fold gives: a result for each of the operation's, in their order; or none, when the
// operation itself was changed. {.context = ctx} is empty; give it back with mica_fold_free.
struct mica_fold {
  mica_context *context;
  size_t count, capacity;
  mica_fold_result *results;  // NULL: they are in `few`
  mica_fold_result few[2];
  bool is_refused;  // mica_fold_refuse
};
MICA_API void mica_fold_free(mica_fold *fold);
MICA_API const mica_fold_result *mica_fold_results(const mica_fold *fold);  // `count` of them

// The next result, as a fold's author gives it. False: it is NULL, so nothing was folded; or there
// is no memory.
MICA_API bool mica_fold_attr(mica_fold *fold, const mica_attr *constant);
MICA_API bool mica_fold_value(mica_fold *fold, mica_value *value);
// False: nothing is folded, and what the definition says of numbers (cEvaluate) isn't asked either.
MICA_API bool mica_fold_refuse(mica_fold *fold);

// Folds once, without asking what the results become: the definition's fold, then what it says the
// operation gives for numbers (cEvaluate), then folds of its traits (Commutative moves constants to
// the end, Idempotent, Involution), then the dialect's. False: nothing to fold, or no memory. True
// without results: the operation was changed.
MICA_API bool mica_op_fold(mica_op *op, mica_fold *out);
// The same as if its operands were these constants (NULL: not known), one for each.
MICA_API bool mica_op_fold_for(mica_op *op, const mica_attr *const *constants, mica_fold *out);

// What an operation with the trait ConstantLike gives. NULL: it isn't one, or it doesn't say.
MICA_API const mica_attr *mica_op_constant(mica_op *op);
// The same of the operation that defines the value.
MICA_API const mica_attr *mica_value_constant_attr(const mica_value *value);

// What a pattern asks of an operation that should be a constant: true, and *constant is what it
// gives.
MICA_API bool mica_match_constant(mica_op *op, const mica_attr **constant);

// An operation of `dialect` (its hasConstantMaterializer) that gives `constant` as a value of
// `type`, where the builder stands. NULL: the dialect can't, or no memory.
MICA_API mica_op *mica_constant_materialize(mica_builder *b, const mica_dialect_def *dialect,
                                            const mica_attr *constant, const mica_type *type,
                                            mica_loc loc);

MICA_END

#endif

// Canonicalizations of the test dialect, and its constants. Own nothing.
#include "mica/builder.h"
#include "mica/rewrite.h"
#include "arith/arith.h"
#include "func/func.h"
#include "test/test.h"

mica_op *test_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc) {
  return test_constant_build(b, loc, type, constant);
}

static bool erase(mica_rewriter *rw, mica_op *op) {
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(erase_pattern, "TestRemoveOpWithInnerOps", &test_op_with_region_pattern_def,
                    erase);
const mica_pattern *const test_op_with_region_pattern_canonicalizations[] = {&erase_pattern, NULL};

static bool call(mica_rewriter *rw, mica_op *op) {
  mica_op *made = func_call_build(&rw->builder, mica_op_loc(op), (mica_types){NULL, 0},
                                  test_fold_to_call_op_callee(op), NULL, 0, NULL, NULL, false);
  return made != NULL && mica_rewriter_replace_by(rw, op, made);
}
MICA_DEFINE_PATTERN(call_pattern, "FoldToCallOpPattern", &test_fold_to_call_op_def, call);
const mica_pattern *const test_fold_to_call_op_canonicalizations[] = {&call_pattern, NULL};

static bool make_constant(mica_rewriter *rw, mica_op *op) {
  const mica_attr *value = mica_attr_i(mica_op_context(op), 32, 42);
  mica_op *made = value == NULL ? NULL : arith_constant_build(&rw->builder, mica_op_loc(op), value);
  return made != NULL && mica_rewriter_replace_by(rw, op, made);
}
MICA_DEFINE_PATTERN(constant_pattern, "dialectCanonicalizationPattern",
                    &test_dialect_canonicalizable_def, make_constant);
const mica_pattern *const test_canonicalizations[] = {&constant_pattern, NULL};

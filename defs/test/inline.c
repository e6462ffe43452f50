// What may be inlined of the test dialect, and what it makes of arguments and results. Called by
// the inliner; owns nothing.
#include "mica/rewrite.h"
#include "test/test.h"

bool test_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned) {
  (void)ctx, (void)dialect, (void)callable, (void)is_cloned;
  return mica_op_attribute(call, MICA_STR("noinline")) == NULL;
}

bool test_looks_inside(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op) {
  (void)ctx, (void)dialect;
  return !test_functional_region_op_isa(op);
}

static bool is_converted(const mica_type *type) {
  if (!mica_type_is_integer(type) || mica_type_integer_sign(type) != MICA_SIGNLESS) return false;
  return mica_type_integer_width(type) == 16 || mica_type_integer_width(type) == 32;
}

mica_op *test_cast(mica_context *ctx, const mica_dialect_def *dialect, mica_builder *b,
                   mica_value *value, const mica_type *type, mica_loc loc) {
  (void)ctx, (void)dialect;
  if (!is_converted(type) || !is_converted(mica_value_type(value))) return NULL;
  return test_cast_build(b, loc, type, &value, 1);
}

static mica_value *changed(mica_rewriter *rw, const mica_op *call, mica_value *value) {
  mica_op *made =
      test_type_changer_build(&rw->builder, mica_op_loc(call), mica_value_type(value), value);
  return made == NULL ? NULL : mica_op_result(made, 0);
}

static bool has(const mica_attr *attrs, mica_str name) {
  return attrs != NULL && mica_attr_dictionary_get(attrs, name) != NULL;
}

mica_value *test_argument(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                          const mica_op *call, const mica_op *callable, mica_value *value,
                          const mica_attr *attrs) {
  (void)ctx, (void)dialect, (void)callable;
  return has(attrs, MICA_STR("test.handle_argument")) ? changed(rw, call, value) : value;
}

mica_value *test_result(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                        const mica_op *call, const mica_op *callable, mica_value *value,
                        const mica_attr *attrs) {
  (void)ctx, (void)dialect, (void)callable;
  return has(attrs, MICA_STR("test.handle_result")) ? changed(rw, call, value) : value;
}

static mica_walk mark(void *user, mica_op *op) {
  const bool done = mica_op_set_attribute(op, MICA_STR("inlined_conversion"), user);
  return done ? MICA_WALK_ON : MICA_WALK_STOP;
}

bool test_inlined(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                  mica_op *call, const mica_op *callable, mica_region *blocks,
                  mica_value *const *arguments) {
  (void)dialect, (void)rw, (void)callable, (void)arguments;
  if (!test_conversion_call_op_isa(call)) return true;
  const mica_attr *unit = mica_attr_unit(ctx);
  for (const mica_block *b = mica_region_first(blocks); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (!mica_op_walk_before(op, mark, (void *)(uintptr_t)unit)) return false;
  return true;
}

// Hooks of the test dialect: effects and speculation by functions. Own nothing.
#include "test/test.h"

bool test_maybe_writes_effects(const mica_op *op, mica_effects *out) {
  return !test_maybe_writes_really(op) ||
         mica_effects_add(out, (mica_effect){.kind = MICA_EFFECT_WRITE});
}

mica_speculatability test_sometimes_speculatability(const mica_op *op) {
  return test_sometimes_now(op) ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

bool test_pure_symbol_is_optional(const mica_op *op) {
  (void)op;
  return true;
}

// Hooks of the dialect probe: effects and speculation by functions. Own nothing.
#include "probe/probe.h"

bool probe_maybe_writes_effects(const mica_op *op, mica_effects *out) {
  return !probe_maybe_writes_really(op) ||
         mica_effects_add(out, (mica_effect){.kind = MICA_EFFECT_WRITE});
}

mica_speculatability probe_sometimes_speculatability(const mica_op *op) {
  return probe_sometimes_now(op) ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

bool probe_pure_symbol_is_optional(const mica_op *op) {
  (void)op;
  return true;
}

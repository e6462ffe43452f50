// The hand-written part of effects.td, for Mica; effects.cpp is the same for MLIR.
#include "effects.h"

bool effects_own_effects(const mica_op *op, mica_effects *out) {
  return !effects_own_really(op) ||
         mica_effects_add(out,
                          (mica_effect){.kind = MICA_EFFECT_WRITE, .resource = "effects::Tape"});
}

mica_speculatability effects_sometimes_speculatability(const mica_op *op) {
  return effects_sometimes_now(op) ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

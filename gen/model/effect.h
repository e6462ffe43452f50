// What an operation does to memory and other resources. Made by make/effect.c.
#ifndef MICA_GEN_MODEL_EFFECT_H
#define MICA_GEN_MODEL_EFFECT_H

#include "base/source.h"

typedef struct record record;
typedef struct model_interface model_interface;

// What an operation does: to nothing in particular, to each value of an operand or result, or to
// what an attribute names.
typedef enum model_effect_target {
  EFFECT_ON_NOTHING,
  EFFECT_ON_OPERAND,
  EFFECT_ON_RESULT,
  EFFECT_ON_SYMBOL,
} model_effect_target;
typedef struct model_effect {
  const record *record;
  const model_interface *interface;  // the effects that it is one of
  const char *kind;                  // "MICA_EFFECT_READ"; NULL: the author's own
  const char *name;                  // as C++ names it: "mlir::MemoryEffects::Read"
  model_effect_target on;
  size_t index;          // of the operand, result or attribute
  const char *resource;  // NULL: the default one
  int64_t stage;
  bool is_full;
} model_effect;

#endif

// One constant of each value: at the start of a round of the greedy driver, the constants of a
// region that isn't left by control stand at its beginning, each once.
#ifndef MICA_RUNTIME_REWRITE_CONSTANTS_H
#define MICA_RUNTIME_REWRITE_CONSTANTS_H

#include "memory/table.h"
#include "mica/rewrite.h"

typedef struct mica_constant_key {
  const mica_region *region;  // where it stands
  const mica_dialect_def *dialect;
  const mica_attr *value;
  const mica_type *type;
} mica_constant_key;
typedef struct mica_constant_entry {
  mica_constant_key key;  // region NULL: the entry is free
  mica_op *op;
} mica_constant_entry;
typedef struct mica_constants {  // {.context = ctx}: none are known
  mica_context *context;
  mica_constant_entry *entries;
  size_t count, capacity;
  mica_pointer_map known;   // the operations in `entries`
  mica_pointer_map region;  // of a region: the one whose first block takes its constants
} mica_constants;
void mica_constants_free(mica_constants *c);

typedef enum mica_constant_is {
  MICA_CONSTANT_NONE,    // the operation gives no constant
  MICA_CONSTANT_KEPT,    // it is the one of its value, and may have moved
  MICA_CONSTANT_ERASED,  // another has its uses
  MICA_CONSTANT_NO_MEMORY
} mica_constant_is;
// Enters the operation, if it gives a constant.
mica_constant_is mica_constants_enter(mica_constants *c, mica_rewriter *rw, mica_op *op);

#endif

// What a definition demands of an operation, by its table: asked by the walk in verify.c.
#ifndef MICA_VERIFY_PARTS_H
#define MICA_VERIFY_PARTS_H

#include "mica/dialect.h"
#include "mica/verify.h"

// Whether an operation has what accessors rely on: its counts, its groups, its attributes. Says
// nothing, and remembers it while a tree is verified.
bool mica_verify_is_whole(mica_op *op);
// False: reported, or a hook failed without a message.
bool mica_verify_definition(mica_op *op, const mica_op_def *def);
static inline bool mica_definition_asks_regions(const mica_op_def *def) {
  return def->checks != NULL && def->checks->regions != NULL;
}
bool mica_verify_definition_regions(mica_op *op, const mica_op_def *def);  // after what it holds

// Whether it, or an attribute of it, is asked about the symbols that it names.
bool mica_verify_uses_symbols(const mica_op *op);

#endif

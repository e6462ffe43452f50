// The functions that the author writes. Whoever declares one in the header goes through here, so
// that the declarations, the file of stubs and the report are made of one list.
#ifndef MICA_GEN_EMIT_HOOK_H
#define MICA_GEN_EMIT_HOOK_H

#include "emit/emit.h"
#include "model/hook.h"

// A declaration being put together: begin, then a parameter after the other, then end.
typedef struct hook_writer {
  emitter *e;
  model_hook hook;
  list parameters;  // model_hook_parameter
} hook_writer;

hook_writer hook_begin(emitter *e, model_hook_kind kind, const char *result, const char *name);
void hook_parameter(hook_writer *w, const char *type, const char *name);
// Those of "mica_op *op, size_t index"; "" and "void" have none.
void hook_parameters(hook_writer *w, const char *declarations);
const model_hook *hook_made(hook_writer *w);
// Writes `SIGNATURE;` and what follows on the line, and notes the function.
void hook_end(hook_writer *w, const char *behind);
// The same of one that is declared as it stands.
void emit_hook(emitter *e, const model_hook *h, const char *behind);

const char *hook_signature(emitter *e, const model_hook *h);  // without a semicolon
void hook_comment(emitter *e, const model_hook *h);  // its place and the C++, where it has some

#endif

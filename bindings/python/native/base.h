// What the files of this folder share: numbers as pointers of the C API, and the home of a context.
// Python asks before what C takes for granted (same context, an index in range); here it is only
// done. Numbers for pointers, so that Python makes no object for each.
#ifndef MICA_PYTHON_NATIVE_BASE_H
#define MICA_PYTHON_NATIVE_BASE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "mica/mica.h"
#include "mica/number.h"

typedef uintptr_t at;
typedef mica_str text;
#include "native.h"

#define OP(x) ((mica_op *)(x))
#define BLOCK(x) ((mica_block *)(x))
#define REGION(x) ((mica_region *)(x))
#define VALUE(x) ((mica_value *)(x))
#define USE(x) ((mica_operand *)(x))
#define NAME(x) ((const mica_op_name *)(x))
#define TYPE(x) ((const mica_type *)(x))
#define ATTR(x) ((const mica_attr *)(x))
#define VALUES(x) ((mica_value *const *)(const void *)(x))
#define TYPES(x, n) ((mica_types){(const mica_type *const *)(const void *)(x), (n)})
#define ATTRS(x, n) ((mica_attrs){(const mica_attr *const *)(const void *)(x), (n)})
#define AT(x) ((at)(x))
#define LOC(x) ((mica_loc){x})

struct home {
  mica_context *ctx;
  void *python;
  uint64_t clock;
  uint64_t lost;  // what was seen before this counts as given back: there was no memory to note it
  struct death *deaths;            // open addressing
  size_t death_count, death_room;  // a power of two
  bool is_unseen;                  // what is given back now is held by nobody
  mica_rewriter *rewriter;         // of the pattern that runs
  mica_op *rewritten;
  uint64_t changes;
};

// What C asks of Python: native.c.
void tell_python(void *python, int severity, uint64_t loc, text message, text help, bool is_note);
bool rewrite_in_python(void *python, at op);

// Whoever is to hear of an operation that is put there, or NULL: change.c.
const mica_listener *listener_at(const home *h, at block);
void note_change(home *h, mica_op *op);

#endif

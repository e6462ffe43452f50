// A diagnostic in flight: a message and its notes, each with text that can still grow.
#ifndef MICA_RUNTIME_CONTEXT_DIAGNOSTIC_H
#define MICA_RUNTIME_CONTEXT_DIAGNOSTIC_H

#include "mica/diagnostic.h"

typedef struct mica_diag_part {
  mica_severity severity;
  mica_loc loc;
  char *text;
  size_t size, capacity;
  struct mica_diag_part *next;
} mica_diag_part;

// How the rooms above speak of what they hold: each adds its words to the diagnostic. A constant
// table that a context is made with.
typedef struct mica_diag_hooks {
  void (*type)(mica_diag *diag, const mica_type *type);        // NULL too
  void (*attr)(mica_diag *diag, const mica_attr *attr);        // NULL too
  void (*attr_value)(mica_diag *diag, const mica_attr *attr);  // without its type
  void (*op)(mica_diag *diag, const mica_op *op);
  mica_diag_handler report;  // for a context without a handler of its own
} mica_diag_hooks;

struct mica_diag {
  mica_context *context;
  mica_diag_part first;
  mica_diag_part *last;     // the newest note, or NULL
  mica_diag_part *current;  // what `mica_diag_append` adds to
  size_t note_count;
  mica_diag_part help;  // its text alone
  bool is_spare;        // the context's own, for when there is no memory: its text is fixed
};

// An error, if a hook failed without one: see mica_context_silent_hook.
void mica_report_silent_hook(mica_context *ctx, size_t errors_before, mica_loc loc,
                             const char *role);
void mica_diag_put(mica_diag *diag, const char *data, size_t size);

// A value in a message: what is longer is cut, and the cut marked. A message is as long as its
// reader's patience, not as what it is about.
typedef struct mica_diag_value {
  mica_diag *diag;
  size_t left;  // bytes
  bool is_cut;
} mica_diag_value;
enum { MICA_DIAG_VALUE_SIZE = 1000, MICA_DIAG_OP_SIZE = 16000 };
// A mica_sink's function; `value`: a mica_diag_value. False: nothing more is wanted.
bool mica_diag_put_value(void *value, const char *data, size_t size);
mica_diag_part *mica_diag_add_note(mica_diag *diag, mica_loc loc);  // NULL: no memory

#endif

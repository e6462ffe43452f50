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

struct mica_diag {
  mica_context *context;
  mica_diag_part first;
  mica_diag_part *last;     // the newest note, or NULL
  mica_diag_part *current;  // what `mica_diag_append` adds to
  size_t note_count;
  bool is_spare;  // the context's own, for when there is no memory: its text is fixed
};

#endif

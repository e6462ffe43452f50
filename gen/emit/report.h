// What a file's definitions come to: how many elements are complete, which need functions of the
// author's and why, and what is left out. Made once the outputs are; printed as text or as JSON.
#ifndef MICA_GEN_EMIT_REPORT_H
#define MICA_GEN_EMIT_REPORT_H

#include "emit/emit.h"

typedef enum report_kind {
  REPORT_OPERATIONS,
  REPORT_TYPES,
  REPORT_ATTRIBUTES,
  REPORT_ENUMS,
  REPORT_INTERFACES,
  REPORT_KINDS,
} report_kind;

// Elements of a kind. The total is the sum of the others.
typedef struct report_count {
  size_t total, complete, with_functions, left_out;
} report_count;

// A function of the author's, and the names of the elements that need it.
typedef struct report_function {
  const model_hook *hook;
  list users;
} report_function;

// What has no C, and how much depends on it.
typedef struct unknown_cpp {
  const char *what;
  size_t functions, elements;
  text_map users;  // the names of the elements
} unknown_cpp;

typedef struct report {
  const model *model;
  const source_set *sources;
  report_count counts[REPORT_KINDS];
  list functions;  // report_function, as declared
  list unknown;    // unknown_cpp, the most wanted first
} report;

report *report_make(emitter *e);
void report_print(const report *r, buffer *to);
void report_print_json(const report *r, arena *memory, buffer *to);

#endif

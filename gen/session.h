// One run of mica-gen: the memory, the sources, the diagnostics and the records, passed together.
#ifndef MICA_GEN_SESSION_H
#define MICA_GEN_SESSION_H

#include "diagnostic.h"
#include "record.h"

typedef struct session {
  arena *memory;              // lives to the end of the run
  source_set *sources;
  diagnostics *diagnostics;
  record_set *records;
  struct scanner *scanner;
  bool takes_unused_arguments;  // template arguments that nothing uses are worth no warning
  size_t stack_budget;        // bytes of C stack that nested input may use; 0 before init: 4 MB
} session;

void session_init(session *s);
void session_free(session *s);
void session_define(session *s, text name);  // as #define before the first line

// Reads and evaluates the main file into s->records. False: errors were reported; the records that
// could be evaluated are there nevertheless.
bool session_read(session *s, const source_file *main_file);

#endif

// One run of mica-gen: the memory, the sources, the diagnostics and the records, passed together.
#ifndef MICA_GEN_RECORD_SESSION_H
#define MICA_GEN_RECORD_SESSION_H

#include "base/diagnostic.h"
#include "record/record.h"

typedef struct session {
  arena *memory;  // lives to the end of the run
  source_set *sources;
  diagnostics *diagnostics;
  record_set *records;
  // Of another file that was read on its own, whose names may be those of `records`; NULL: none.
  record_set *apart;
  struct scanner *scanner;
  bool takes_unused_arguments;  // template arguments that nothing uses are worth no warning
  bool is_for_c;                // else messages stand where llvm-tblgen's do, author's text or not
  bool is_cut_short;            // reading ended at an error: what would have followed isn't known
  const place_range *at;        // what is being evaluated; NULL: nothing
  size_t memory_budget;         // bytes of the arena
  size_t stack_budget;          // bytes of C stack that nested input may use
} session;

void session_init(session *s);  // with 2 GB of memory and 4 MB of stack
void session_limit_memory(session *s, size_t bytes);
void session_limit_stack(session *s, size_t bytes);
void session_free(session *s);
void session_define(session *s, text name);  // as #define before the first line

// The last words when memory runs out: an error at what the run was at, without taking memory.
void session_report_exhausted(const session *s);

#endif

// One run: creating what the parts share, its limits, giving everything back.
#include "record/session.h"

#include "record/record_set.h"
#include "syntax/scanner.h"

// What a nested value may cost of the stack wherever it is walked; how deep values nest at most.
enum { STACK_PER_LEVEL = 2048, DEPTH_MAX = 100000 };
static const size_t default_memory = (size_t)2 << 30, default_stack = (size_t)4 << 20;

void session_limit_memory(session *s, size_t bytes) {
  s->memory_budget = bytes;
  arena_limit(s->memory, bytes);
}

void session_limit_stack(session *s, size_t bytes) {
  size_t depth = bytes / STACK_PER_LEVEL;
  s->stack_budget = bytes;
  s->records->values.depth_limit = (uint32_t)(depth < DEPTH_MAX ? depth : DEPTH_MAX);
}

void session_init(session *s) {
  *s = (session){.memory = arena_create()};
  s->sources = source_set_create(s->memory);
  s->diagnostics = diagnostics_create(s->memory, s->sources);
  s->records = record_set_create(s->memory, s->sources);
  s->scanner = scanner_create(s->memory, s->sources, s->diagnostics);
  session_limit_memory(s, default_memory);
  session_limit_stack(s, default_stack);
}

void session_free(session *s) {
  if (s->memory == NULL) return;
  scanner_destroy(s->scanner);
  if (s->apart != NULL) record_set_destroy(s->apart);
  record_set_destroy(s->records);
  diagnostics_destroy(s->diagnostics);
  source_set_destroy(s->sources);
  arena_destroy(s->memory);
  *s = (session){0};
}

void session_define(session *s, text name) { scanner_define(s->scanner, name); }

void session_report_exhausted(const session *s) {
  if (s->diagnostics == NULL || s->scanner == NULL) return;
  place_range at = s->at != NULL ? *s->at : at_place(scanner_place(s->scanner));
  static const char advice[] = "look for a loop or an operator that grows without end";
  if (arena_is_full(s->memory))
    report_last_error(s->diagnostics, at,
                      "this needs more memory than the limit of %zu MB; %s, or "
                      "raise the limit with --memory",
                      s->memory_budget >> 20, advice);
  else
    report_last_error(s->diagnostics, at, "this needs more memory than the system has; %s", advice);
}

// One run: creating what the parts share, reading the main file, giving everything back.
#include "session.h"

#include <stdlib.h>

#include "evaluate.h"
#include "parse.h"
#include "scanner.h"

// What a nested value may cost of the stack wherever it is walked; how deep values nest at most (a
// dag's JSON repeats the dags in it, so its size is the square of the depth); and the memory of a
// run.
enum { STACK_PER_LEVEL = 2048, DEPTH_MAX = 10000 };
static const size_t memory_max = (size_t)4 << 30;

void session_init(session *s) {
  size_t budget = s->stack_budget != 0 ? s->stack_budget : (size_t)4 << 20;
  *s = (session){.memory = arena_create(), .stack_budget = budget};
  s->sources = source_set_create(s->memory);
  s->diagnostics = diagnostics_create(s->memory, s->sources);
  arena_limit(s->memory, memory_max);
  size_t depth = budget / STACK_PER_LEVEL;
  s->records =
      record_set_create(s->memory, s->sources, (uint32_t)(depth < DEPTH_MAX ? depth : DEPTH_MAX));
  s->scanner = scanner_create(s->memory, s->sources, s->diagnostics);
}

void session_free(session *s) {
  if (s->memory == NULL) return;
  scanner_destroy(s->scanner);
  record_set_destroy(s->records);
  diagnostics_destroy(s->diagnostics);
  source_set_destroy(s->sources);
  arena_destroy(s->memory);
  *s = (session){0};
}

void session_define(session *s, text name) { scanner_define(s->scanner, name); }

static void take_statement(void *user, syntax *statement) {
  evaluation *ev = user;
  record_set_keep(ev->set, statement);
  evaluate_statement(ev, statement);
}

bool session_read(session *s, const source_file *main_file) {
  evaluation ev;
  evaluation_init(&ev, s);
  scanner_start(s->scanner, main_file);
  parse_all(s->memory, s->scanner, s->diagnostics, s->sources, take_statement, &ev);
  evaluation_free(&ev);
  return diagnostics_error_count(s->diagnostics) == 0;
}

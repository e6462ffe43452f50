// Reading the main file: each statement is evaluated as soon as it is parsed.
#include "evaluate/read.h"

#include "evaluate/evaluate.h"
#include "record/record_set.h"
#include "syntax/parse.h"
#include "syntax/scanner.h"

static void take_statement(void *user, syntax *statement) {
  evaluation *ev = user;
  record_set_keep(ev->set, statement);
  evaluate_statement(ev, statement);
  if (ev->stopped) scanner_stop(ev->session->scanner);
}

bool session_read(session *s, const source_file *const *files, size_t count) {
  evaluation ev;
  evaluation_init(&ev, s);
  for (size_t i = 0; i < count && !scanner_was_stopped(s->scanner); i++) {
    scanner_start(s->scanner, files[i]);
    parse_all(s->memory, s->scanner, s->diagnostics, s->sources, take_statement, &ev);
  }
  take_more_fields(&ev);
  evaluation_free(&ev);
  s->is_cut_short = scanner_was_stopped(s->scanner);
  return diagnostics_error_count(s->diagnostics) == 0;
}

void session_read_apart(session *s, const source_file *file) {
  session other = *s;
  other.records = record_set_create(s->memory, s->sources);
  other.records->values.depth_limit = s->records->values.depth_limit;
  other.scanner = scanner_create(s->memory, s->sources, s->diagnostics);
  (void)session_read(&other, &file, 1);
  scanner_destroy(other.scanner);
  s->apart = other.records;
}

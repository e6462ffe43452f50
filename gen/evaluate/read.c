// Reading the main file: each statement is evaluated as soon as it is parsed.
#include "evaluate/read.h"

#include "evaluate/evaluate.h"
#include "syntax/parse.h"
#include "syntax/scanner.h"

static void take_statement(void *user, syntax *statement) {
  evaluation *ev = user;
  record_set_keep(ev->set, statement);
  evaluate_statement(ev, statement);
  if (ev->stopped) scanner_stop(ev->session->scanner);
}

bool session_read(session *s, const source_file *main_file) {
  evaluation ev;
  evaluation_init(&ev, s);
  scanner_start(s->scanner, main_file);
  parse_all(s->memory, s->scanner, s->diagnostics, s->sources, take_statement, &ev);
  evaluation_free(&ev);
  s->is_cut_short = scanner_was_stopped(s->scanner);
  return diagnostics_error_count(s->diagnostics) == 0;
}

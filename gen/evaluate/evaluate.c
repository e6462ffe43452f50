// The evaluator's state and its errors. Knows nothing of scopes, expressions and statements.
#include "evaluate/evaluate.h"

#include <stdlib.h>

#include "syntax/lexer.h"

void evaluation_init(evaluation *ev, session *s) {
  char here;
  *ev = (evaluation){.session = s,
                     .memory = s->memory,
                     .diagnostics = s->diagnostics,
                     .set = s->records,
                     .values = &s->records->values,
                     .types = &s->records->types};
  budget_begin(ev, (uintptr_t)&here, s->stack_budget);
  ev->name_name = value_of_source(ev->values, TEXT("NAME"), false);
  ev->scratch_record =
      record_create(ev->set, RECORD_DEF, value_of_source(ev->values, TEXT(".parse"), false), 0);
}

void evaluation_free(evaluation *ev) {
  free(ev->loops);
  free(ev->lets);
  free(ev->bounds);
  free(ev->multiclasses.entries);
  free(ev->aliases.entries);
  free(ev->unknown_classes.entries);
  free(ev->former_names.entries);
}

const value *name_value(evaluation *ev, text name) {
  return value_of_source(ev->values, name, false);
}

void report_refusal(evaluation *ev) {
  if (ev->values->too_deep)
    report_error(ev->diagnostics, ev->at,
                 "the value nests too deeply: the limit is %u levels, of "
                 "which a dag is ten",
                 ev->values->depth_limit);
  ev->values->too_deep = false;
}

// ---- errors -------------------------------------------------------------------------------------

static text formatted(evaluation *ev, const char *format, va_list args) {
  buffer b = {0};
  buffer_vprintf(&b, format, args);
  text result = arena_text(ev->memory, buffer_as_text(&b));
  buffer_free(&b);
  return result;
}

static void report_with_origins(evaluation *ev, const record *r, text message) {
  place_range at = r != NULL && r->place_count > 0 ? at_place(r->places[0]) : ev->at;
  report_error(ev->diagnostics, at, "%.*s", TEXT_ARGS(message));
  for (size_t i = 1; r != NULL && i < r->place_count; i++)
    report_note(ev->diagnostics, at_place(r->places[i]), "instantiated from multiclass");
  const source_set *sources = ev->session->sources;
  if (r != NULL && r->place_count > 0 && ev->at.begin != 0 &&
      source_position(sources, ev->at.begin).line != source_position(sources, r->places[0]).line)
    report_note(ev->diagnostics, ev->at, "while this was evaluated");
}

const value *fault(evaluation *ev, const record *r, const char *format, ...) {
  va_list args;
  va_start(args, format);
  text message = formatted(ev, format, args);
  va_end(args);
  report_with_origins(ev, r, message);
  return NULL;
}

void report_at_record(evaluation *ev, const record *r, const char *format, ...) {
  va_list args;
  va_start(args, format);
  text message = formatted(ev, format, args);
  va_end(args);
  report_with_origins(ev, r, message);
}

const value *error_at_syntax(evaluation *ev, const syntax *s, const char *format, ...) {
  va_list args;
  va_start(args, format);
  text message = formatted(ev, format, args);
  va_end(args);
  report_error(ev->diagnostics, syntax_range(s), "%.*s", TEXT_ARGS(message));
  return NULL;
}

const value *error_after(evaluation *ev, const syntax *s, const char *format, ...) {
  va_list args;
  va_start(args, format);
  text message = formatted(ev, format, args);
  va_end(args);
  report_error(ev->diagnostics, place_after(ev, s), "%.*s", TEXT_ARGS(message));
  return NULL;
}

place_range place_after(evaluation *ev, const syntax *s) {
  return lexer_place_after(ev->session->sources, syntax_range(s), ev->memory);
}

enum { SHOWN = 400 };

text printed(evaluation *ev, const value *v) {
  text whole = value_as_printed(ev->memory, v);
  if (whole.size <= SHOWN) return whole;
  return arena_printf(ev->memory, "%.*s...", SHOWN, whole.data);
}

text printed_type(evaluation *ev, const type *t) { return type_text(ev->memory, t); }

text type_or_unset(evaluation *ev, const value *v) {
  return v->type == NULL ? TEXT("?") : printed_type(ev, v->type);
}

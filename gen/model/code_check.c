// What is wrong with the author's C at first sight, told at its column in the definition: brackets
// and quotes without their partner. Called for predicates before they are read.
#include <string.h>

#include "model/cpp_expression.h"

enum { OPEN_MAX = 200 };

typedef struct checking {
  build *b;
  const cpp_source *source;
  text all;
} checking;

static bool report(const checking *c, size_t at, size_t size, const char *what, const char *help) {
  report_error(c->b->diagnostics, cpp_range(c->b, c->source, c->all, at, size), "%s", what);
  if (c->source->at != 0) report_note(c->b->diagnostics, at_place(c->source->at), "needed here");
  if (help != NULL) report_help(c->b->diagnostics, "%s", help);
  return false;
}

// The index behind a quoted text; SIZE_MAX: it has no end.
static size_t after_quoted(text t, size_t at) {
  for (size_t i = at + 1; i < t.size; i++) {
    if (t.data[i] == t.data[at]) return i + 1;
    if (t.data[i] == '\\') i++;
  }
  return SIZE_MAX;
}

static char partner_of(char c) { return c == '(' ? ')' : c == '[' ? ']' : '}'; }

// CPred puts parentheses around what it was given; those are nobody's mistake.
static text given(text all, size_t *start) {
  bool is_wrapped = all.size >= 2 && all.data[0] == '(' && all.data[all.size - 1] == ')';
  *start = is_wrapped;
  return is_wrapped ? (text){all.data + 1, all.size - 2} : all;
}

static bool check_brackets(const checking *c) {
  size_t open[OPEN_MAX], depth = 0, start;
  text t = given(c->all, &start);
  for (size_t i = 0; i < t.size; i++) {
    char now = t.data[i];
    bool is_quote = now == '"' || now == '\'', is_open = strchr("([{", now) != NULL;
    size_t after = is_quote ? after_quoted(t, i) : 0;
    if (after == SIZE_MAX)
      return report(c, start + i, 1, build_printf(c->b, "this %c is never closed", now),
                    build_printf(c->b, "write %c where it ends", now));
    if (is_quote) i = after - 1;
    if (is_open && depth == OPEN_MAX) return true;
    if (is_open) open[depth++] = i;
    if (is_quote || is_open || strchr(")]}", now) == NULL) continue;
    if (depth == 0)
      return report(c, start + i, 1, build_printf(c->b, "this '%c' closes nothing", now),
                    "remove it, or open it before");
    char wanted = partner_of(t.data[open[--depth]]);
    if (now != wanted)
      return report(c, start + i, 1,
                    build_printf(c->b, "'%c' closes a '%c'", now, t.data[open[depth]]),
                    build_printf(c->b, "write '%c'", wanted));
  }
  if (depth == 0) return true;
  char first = t.data[open[depth - 1]];
  return report(c, start + open[depth - 1], 1,
                build_printf(c->b, "this '%c' is never closed", first),
                build_printf(c->b, "write '%c' where it ends", partner_of(first)));
}

// What is written of statements where an expression is wanted, and words that only C++ has.
static bool check_expression(const checking *c) {
  size_t start;
  text t = given(c->all, &start);
  if (t.size > 0 && t.data[t.size - 1] == ';')
    return report(c, start + t.size - 1, 1, "an expression has no ';' after it", "remove it");
  if (text_starts_with(t, TEXT("return ")))
    return report(c, start, strlen("return"), "an expression is wanted here, no statement",
                  "write it without 'return'");
  return true;
}

bool model_check_code(build *b, const cpp_source *source, text all) {
  const checking c = {b, source, all};
  return check_brackets(&c) && check_expression(&c);
}

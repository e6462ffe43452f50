// Default values of attributes as the author writes them: C of the type that the accessor gives.
// What can't be such a value is reported at its place; what may be one is left to the C compiler.
#include <stdlib.h>
#include <string.h>

#include "make/build.h"
#include "model/enum.h"

static bool is_quoted(text t) { return t.size > 0 && t.data[0] == '"'; }

// One alone: `2 > 1` is more.
static bool is_number(text t) {
  size_t sign = t.size > 1 && t.data[0] == '-';
  for (size_t i = sign; i < t.size; i++)
    if (!name_is_letter(t.data[i]) && strchr(".+-", t.data[i]) == NULL) return false;
  return t.size > sign && t.data[sign] >= '0' && t.data[sign] <= '9';
}

// A name that is no constant by custom: INT64_MIN and its like are.
static bool is_plain_word(text t) {
  bool has_lower = false;
  for (size_t i = 0; i < t.size; i++) {
    if (!name_is_letter(t.data[i])) return false;
    has_lower = has_lower || (t.data[i] >= 'a' && t.data[i] <= 'z');
  }
  return t.size > 0 && has_lower && !is_number(t);
}

// Quotes inside of a string are told where it becomes C.
static bool is_closed(text t) { return !is_quoted(t) || (t.size > 1 && t.data[t.size - 1] == '"'); }

// Words beside each other are no C at all.
static bool is_text(text t) {
  for (size_t i = 0; i < t.size; i++)
    if (!name_is_letter(t.data[i]) && t.data[i] != ' ') return false;
  return text_contains(t, " ") && is_plain_word((text){t.data, text_find(t, TEXT(" "), 0)});
}

static bool report(build *b, place_range at, const char *what, const char *help) {
  report_error(b->diagnostics, at, "%s", what);
  if (help != NULL) report_help(b->diagnostics, "%s", help);
  return false;
}

static bool check_string(build *b, text t, place_range at) {
  bool may_be = is_quoted(t) || !(is_plain_word(t) || is_number(t) || is_text(t));
  if (may_be) return true;
  return report(b, at, build_printf(b, "the default value '%.*s' is no string", TEXT_ARGS(t)),
                build_printf(b, "write \"\\\"%.*s\\\"\"", TEXT_ARGS(t)));
}

static bool check_bool(build *b, text t, place_range at) {
  bool is_bool = text_is(t, "true") || text_is(t, "false") || text_is(t, "0") || text_is(t, "1");
  if (is_bool || !(is_quoted(t) || is_plain_word(t) || is_number(t))) return true;
  return report(b, at, build_printf(b, "the default value '%.*s' is no bool", TEXT_ARGS(t)),
                "write \"true\" or \"false\"");
}

// A word of digits and dots that C has no number for.
static bool is_misspelled(build *b, text t) {
  if (!is_number(t)) return false;
  char *end;
  (void)strtod(text_copy(b->memory, t), &end);
  return end[strspn(end, "fFlLuU")] != '\0' && strchr(end, '-') == NULL && strchr(end, '+') == NULL;
}

static bool check_number(build *b, text t, place_range at) {
  bool is_bool = text_is(t, "true") || text_is(t, "false");
  if (is_quoted(t) || is_misspelled(b, t) || (is_plain_word(t) && !is_bool))
    return report(b, at, build_printf(b, "the default value '%.*s' is no number", TEXT_ARGS(t)),
                  "write the number alone: \"5\"");
  return true;
}

static bool check_list(build *b, text t, place_range at) {
  if (text_starts_with(t, TEXT("[")))
    return report(b, at, build_printf(b, "the default value '%.*s' is no list", TEXT_ARGS(t)),
                  "C writes the items in braces: \"{1, 2}\"");
  if (!is_quoted(t) && !is_number(t) && !is_plain_word(t)) return true;
  return report(b, at, build_printf(b, "the default value '%.*s' is no list", TEXT_ARGS(t)),
                build_printf(b, "write the items in braces: \"{%.*s}\"", TEXT_ARGS(t)));
}

static bool check_case(build *b, text t, const model_enum *e, place_range at) {
  text symbol = text_trim(text_after_last(t, "::"));
  spelling s = spelling_of(symbol);
  for (size_t i = 0; i < e->case_count; i++) {
    const model_case *c = &e->cases[i];
    if (text_is(symbol, c->symbol) || text_is(symbol, c->c_name)) return true;
    spelling_offer(&s, text_of(c->symbol));
  }
  if (symbol.size == t.size && !is_quoted(t) && !is_plain_word(t)) return true;
  report_error(b->diagnostics, at, "the default value '%.*s' is no case of the enum '%s'",
               TEXT_ARGS(symbol), e->name);
  report_spelling(b->diagnostics, &s);
  return false;
}

bool model_check_default(build *b, text value, const c_type *type, place_range at) {
  text t = text_trim(value);
  if (t.size == 0)
    return report(b, at, "the default value is empty",
                  type->kind == C_STR ? "write \"\\\"\\\"\" for the empty string" : NULL);
  if (!is_closed(t))
    return report(b, at, build_printf(b, "the string in '%.*s' has no closing '\"'", TEXT_ARGS(t)),
                  NULL);
  switch (type->kind) {
  case C_STR:
  case C_RESOURCE: return check_string(b, t, at);
  case C_BOOL: return check_bool(b, t, at);
  case C_INT:
  case C_UINT:
  case C_FLOAT: return check_number(b, t, at);
  case C_ENUM: return check_case(b, t, type->named, at);
  case C_TYPES:
  case C_ATTRS:
  case C_STRS:
  case C_ARRAY: return check_list(b, t, at);
  case C_TYPE:
  case C_ATTR:
  case C_POINTER:
  case C_LOC:
  case C_OPTIONAL:
  case C_CUSTOM: return true;
  }
  return true;
}

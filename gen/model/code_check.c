// What is wrong with the author's C at first sight, told at its column in the definition: brackets
// and quotes without their partner. Called for predicates before they are read.
#include <string.h>

#include "model/code_token.h"
#include "model/cpp_expression.h"
#include "model/public_name.h"

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

// ---- What compiles and can't be meant -----------------------------------------------------------

// `=` that is no part of `==`, `<=` and the like.
static bool is_assignment(text t, size_t at) {
  char before = at == 0 ? ' ' : t.data[at - 1], after = at + 1 < t.size ? t.data[at + 1] : ' ';
  return t.data[at] == '=' && after != '=' && strchr("=!<>", before) == NULL;
}

static bool is_among(text mark, const char *const *marks) {
  for (; *marks != NULL; marks++)
    if (text_is(mark, *marks)) return true;
  return mark.size == 0;
}

static bool text_ends_with(text t, const char *end) {
  size_t size = strlen(end);
  return t.size >= size && text_is((text){t.data + t.size - size, size}, end);
}

static text without_end(text t) { return text_trim((text){t.data, t.size - 1}); }

// `call(f`, `call(x, &f`: the function is an argument, or its address is.
static bool is_handed_over(text t, code_token before) {
  text front = text_trim((text){t.data, before.at + before.size});
  if (text_ends_with(front, "&") && !text_ends_with(front, "&&")) front = without_end(front);
  if (text_ends_with(front, ",")) return true;
  if (!text_ends_with(front, "(")) return false;
  text called = without_end(front);
  return called.size > 0 && name_is_letter(called.data[called.size - 1]);
}

// A function's name where a condition stands: it is never null.
static bool is_uncalled(text t, code_token before, code_token k) {
  static const char *const behind[] = {"&", "|", "!", "(", NULL}, *const ahead[] = {"&", "|", ")",
                                                                                    NULL};
  const public_name *known = public_name_find(code_token_text(t, k));
  code_token after = code_token_at(t, k.at + k.size);
  return known != NULL && known->parameters != NULL && !is_handed_over(t, before) &&
         is_among(code_token_text(t, before), behind) && is_among(code_token_text(t, after), ahead);
}

// `x == 32 || 64`: other numbers than 0 and 1 are no truths.
static bool is_constant_truth(text t, code_token before, code_token k) {
  code_token after = code_token_at(t, k.at + k.size);
  text number = code_token_text(t, k), end = {t.data, before.at + before.size};
  bool is_operand = text_ends_with(end, "||") || text_ends_with(end, "&&");
  static const char *const ahead[] = {"&", "|", ")", NULL};
  return k.kind == TOKEN_NUMBER && is_operand && !text_is(number, "0") && !text_is(number, "1") &&
         is_among(code_token_text(t, after), ahead);
}

static bool check_meaning(const checking *c) {
  code_token before = {0};
  for (code_token k = code_token_at(c->all, 0); k.kind != TOKEN_END;
       before = k, k = code_token_at(c->all, k.at + k.size)) {
    if (k.kind == TOKEN_MARK && is_assignment(c->all, k.at))
      return report(c, k.at, 1, "'=' assigns, where a condition is wanted", "write '=='");
    if (is_constant_truth(c->all, before, k))
      return report(c, k.at, k.size, "a number stands here where a condition is wanted",
                    "compare something with it: ... == ...");
    if (k.kind == TOKEN_WORD && is_uncalled(c->all, before, k))
      return report(c, k.at, k.size, "this function isn't called: it is always true here",
                    "write what it is asked in parentheses: ...($_self)");
  }
  return true;
}

bool model_check_code(build *b, const cpp_source *source, text all) {
  const checking c = {b, source, all};
  return check_brackets(&c) && check_expression(&c) && (source->is_cpp || check_meaning(&c));
}

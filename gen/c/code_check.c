// Brackets, texts and comments without their ends; conditions that compile and can't be meant;
// statements that run into each other.
#include "c/code_check.h"

#include "base/names.h"
#include "c/c_expression.h"
#include "c/code_token.h"
#include "c/declaration.h"
#include "c/public_name.h"

enum { NESTING_MAX = 200 };

typedef struct checking {
  session *session;
  const code_source *source;
  text all;
  code_form form;
  bool is_condition;
} checking;

// Of a condition, which many may use, with a note.
static place use_of(const checking *c) { return c->is_condition ? c->source->at : 0; }

#define REPORT(c, at, size, help, ...) \
  code_report((c)->session, (c)->source, (at), (size), use_of(c), (help), __VA_ARGS__)

// The help, with the sign for its @.
static const char *help_with(const checking *c, const char *format, char sign) {
  buffer out = arena_draft(c->session->memory);
  for (; *format != '\0'; format++) buffer_char(&out, *format == '@' ? sign : *format);
  return arena_keep(c->session->memory, &out).data;
}

static bool is_any(text word, const char *const *words) {
  for (; *words != NULL; words++)
    if (text_is(word, *words)) return true;
  return false;
}

// ---- Tokens -------------------------------------------------------------------------------------

static bool report_unended(const checking *c, size_t at) {
  const char sign = c->all.data[at] == '\'' ? '\'' : '"';
  return REPORT(c, at, 1, help_with(c, "write @ where it ends", sign), "this %c is never closed",
                sign);
}

// `'` for quotes, which go without quotes themselves.
static bool report_open(const checking *c, size_t at) {
  const char sign = c->all.data[at];
  return REPORT(c, at, 1, help_with(c, "write '@' where it ends", code_partner(sign)),
                "this '%c' is never closed", sign);
}

// What preprocessors read as another sign: `<:` and `??(` are brackets.
static bool check_spelling(const checking *c, code_token k) {
  static const char *const digraphs[][2] = {
      {"<:", "["}, {":>", "]"}, {"<%", "{"}, {"%>", "}"}, {"%:", "#"}};
  const text sign = code_token_text(c->all, k);
  for (size_t i = 0; k.kind == TOKEN_MARK && i < sizeof digraphs / sizeof *digraphs; i++)
    if (text_is(sign, digraphs[i][0]))
      return REPORT(c, k.at, k.size, help_with(c, "write '@'", digraphs[i][1][0]),
                    "'%.*s' is a digraph, which stands for '%s'", TEXT_ARGS(sign), digraphs[i][1]);
  if (k.kind == TOKEN_NUMBER && !c->source->is_cpp && text_contains(sign, "'"))
    return REPORT(c, k.at, k.size, "leave the ' out", "C has no ' in a number");
  return true;
}

// Two question marks and one of these stand for another sign of C, in texts, too.
static bool check_trigraphs(const checking *c, text t, code_token k) {
  const bool is_escaped = k.kind == TOKEN_TEXT && c->form == CODE_EXPRESSION;
  for (size_t i = k.at; !is_escaped && i + 2 < t.size && i < k.at + k.size; i++)
    if (t.data[i] == '?' && t.data[i + 1] == '?' && code_is_bracket(t.data[i + 2], "=/'()!<>-"))
      return REPORT(c, i, 3, k.kind == TOKEN_TEXT ? "write \\? for its second ?" : NULL,
                    "'%.3s' is a trigraph, which stands for another character", t.data + i);
  return true;
}

// CPred puts parentheses around what it was given; those are nobody's mistake.
static text given(const checking *c, size_t *start) {
  const text all = c->all;
  bool is_wrapped = c->is_condition && all.size >= 2 && all.data[0] == '(' &&
                    all.data[all.size - 1] == ')';
  *start = is_wrapped;
  return is_wrapped ? (text){all.data, all.size - 1} : all;
}

typedef struct brackets {
  size_t open[NESTING_MAX], depth;
} brackets;

static bool check_bracket(const checking *c, brackets *b, size_t at) {
  const char now = c->all.data[at];
  if (code_is_bracket(now, "([{")) {
    if (b->depth == NESTING_MAX)
      return REPORT(c, at, 1, NULL, "brackets nest more than %d deep here", NESTING_MAX);
    b->open[b->depth++] = at;
  }
  if (!code_is_bracket(now, ")]}")) return true;
  if (b->depth == 0)
    return REPORT(c, at, 1, "remove it, or open it before", "this '%c' closes nothing", now);
  const char opened = c->all.data[b->open[--b->depth]];
  return now == code_partner(opened) ||
         REPORT(c, at, 1, help_with(c, "write '@'", code_partner(opened)), "'%c' closes a '%c'",
                now, opened);
}

static bool check_token(const checking *c, text t, brackets *b, code_token k) {
  if (k.is_unended) return report_unended(c, k.at);
  if (!check_spelling(c, k) || !check_trigraphs(c, t, k)) return false;
  if (k.kind != TOKEN_MARK) return true;
  if (c->all.data[k.at] == '#' && c->form == CODE_EXPRESSION)
    return REPORT(c, k.at, 1, NULL, "an expression is no place for '#'");
  return check_bracket(c, b, k.at);
}

static bool check_tokens(const checking *c) {
  brackets b = {.depth = 0};
  size_t start;
  const text t = given(c, &start);
  size_t end = start;
  code_token k;
  for (; (k = code_token_at(t, end)).kind != TOKEN_NONE; end = k.at + k.size)
    if (!check_token(c, t, &b, k)) return false;
  if (k.is_unended) return REPORT(c, k.at, 2, "write */ where it ends", "this comment has no end");
  if (start > 0 && code_token_at(c->all, end).kind == TOKEN_NONE)
    return REPORT(c, text_find(t, TEXT("//"), end), 2, "write /* ... */",
                  "this comment takes the rest of the line");
  return b.depth == 0 || report_open(c, b.open[b.depth - 1]);
}

bool code_check_tokens(session *s, const code_source *source, code_form form) {
  const checking c = {s, source, code_text(source), form, false};
  return check_tokens(&c);
}

// ---- Conditions ---------------------------------------------------------------------------------

// What is written of statements where an expression is wanted.
static bool check_expression(const checking *c) {
  size_t start;
  text t = given(c, &start);
  if (t.size > start && t.data[t.size - 1] == ';')
    return REPORT(c, t.size - 1, 1, "remove it", "an expression has no ';' after it");
  if (text_starts_with((text){t.data + start, t.size - start}, TEXT("return ")))
    return REPORT(c, start, strlen("return"), "write it without 'return'",
                  "an expression is wanted here, no statement");
  return true;
}

// `=` that is no part of `==`, `<=` and the like.
static bool is_assignment(text t, size_t at) {
  char before = at == 0 ? ' ' : t.data[at - 1], after = at + 1 < t.size ? t.data[at + 1] : ' ';
  return t.data[at] == '=' && after != '=' && strchr("=!<>", before) == NULL;
}

static bool is_among(text mark, const char *const *marks) {
  return mark.size == 0 || is_any(mark, marks);
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
  const public_name known = public_name_find(code_token_text(t, k));
  code_token after = code_token_at(t, k.at + k.size);
  return known.parameters != NULL && !is_handed_over(t, before) &&
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
  for (code_token k = code_token_at(c->all, 0); k.kind != TOKEN_NONE;
       before = k, k = code_token_at(c->all, k.at + k.size)) {
    if (k.kind == TOKEN_MARK && is_assignment(c->all, k.at))
      return REPORT(c, k.at, 1, "write '=='", "'=' assigns, where a condition is wanted");
    if (is_constant_truth(c->all, before, k))
      return REPORT(c, k.at, k.size, "compare something with it: ... == ...",
                    "a number stands here where a condition is wanted");
    if (k.kind == TOKEN_WORD && is_uncalled(c->all, before, k))
      return REPORT(c, k.at, k.size, "write what it is asked in parentheses: ...($_self)",
                    "this function isn't called: it is always true here");
  }
  return true;
}

bool code_check_condition(session *s, const code_source *source) {
  const checking c = {s, source, code_text(source), CODE_EXPRESSION, true};
  return check_tokens(&c) && check_expression(&c) && (source->is_cpp || check_meaning(&c));
}

// ---- Placeholders -------------------------------------------------------------------------------

bool code_check_placeholders(session *s, const code_source *source, const char *what,
                             const char *const *known) {
  const text all = code_text(source);
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_NONE;
       k = code_token_at(all, k.at + k.size)) {
    const text word = code_token_text(all, k);
    if (word.data[0] == '$' && !is_any(word, known))
      return code_report(s, source, k.at, k.size, 0, NULL,
                         "%s has '%.*s' in it, which means nothing here", what, TEXT_ARGS(word));
  }
  return true;
}

// ---- Statements ---------------------------------------------------------------------------------

// Comments may follow.
static bool check_end(const checking *c, const char *what) {
  if (text_starts_with(text_trim(text_after_last(c->all, "\n")), TEXT("#"))) return true;
  code_token last = {0};
  for (code_token k = code_token_at(c->all, 0); k.kind != TOKEN_NONE;
       k = code_token_at(c->all, k.at + k.size))
    last = k;
  const text end = code_token_text(c->all, last);
  return last.kind == TOKEN_NONE || text_is(end, ";") || text_is(end, "}") ||
         REPORT(c, last.at, last.size, NULL, "%s must end with ';'", what);
}

// After these parentheses a statement follows; a macro may be anything.
static bool opens_statement(text word) {
  static const char *const conditions[] = {"if", "for", "while", "switch", NULL};
  char first = word.size == 0 ? 'a' : word.data[0];
  return is_any(word, conditions) || (first >= 'A' && first <= 'Z');
}

// `x = f() return x;`
static bool check_separations(const checking *c, const char *what) {
  static const char *const begins[] = {"return", "if",       "for",  "while", "switch",
                                       "break",  "continue", "goto", NULL};
  static const char *const ends[] = {"", ";", "{", "}", ":", "else", "do", NULL};
  text before = {0};
  bool opens[NESTING_MAX + 1] = {false}, is_behind = false;
  size_t depth = 0;
  for (code_token k = code_token_at(c->all, 0); k.kind != TOKEN_NONE;
       before = code_token_text(c->all, k), k = code_token_at(c->all, k.at + k.size)) {
    text here = code_token_text(c->all, k);
    if (text_is(here, "#")) return true;  // macros
    if (k.kind == TOKEN_WORD && is_any(here, begins) && !is_behind && !is_any(before, ends))
      return REPORT(c, k.at, k.size, NULL, "%s lacks a ';' before this", what);
    is_behind = text_is(here, ")") && depth > 0 && opens[depth];
    if (text_is(here, "(") && depth < NESTING_MAX) opens[++depth] = opens_statement(before);
    if (text_is(here, ")") && depth > 0) depth--;
  }
  return true;
}

bool code_check_statements(session *s, const code_source *source, const char *what) {
  const checking c = {s, source, code_text(source), CODE_STATEMENTS, false};
  return check_end(&c, what) && check_separations(&c, what);
}

bool code_check_return(session *s, const code_source *source, const char *what) {
  const text all = code_text(source);
  code_token last = {0};
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_NONE;
       k = code_token_at(all, k.at + k.size)) {
    if (text_is(code_token_text(all, k), "return")) return true;
    last = k;
  }
  return code_report(s, source, last.at, last.size, 0, "write 'return ...;' before",
                     "%s ends without having returned anything", what);
}

// ---- Expressions --------------------------------------------------------------------------------

void code_report_end(session *s, const code_source *source, const char *what) {
  const text all = code_text(source);
  code_token k = code_token_at(all, c_expression_end(s->memory, all));
  const char *help = "an operator or a ',' is missing before this, or it doesn't belong here";
  if (k.kind == TOKEN_NONE) {
    k = (code_token){.at = all.size - 1, .size = 1};
    help = "something is missing after this";
  } else if (code_is_bracket(all.data[k.at], ")]}")) {
    help = "something is missing before this";
  }
  const place use = source->scope == NULL ? source->at : 0;
  (void)code_report(s, source, k.at, k.size, use, k.at > 0 ? help : NULL,
                    "%s is no expression of C", what);
}

// ---- Variables ----------------------------------------------------------------------------------

typedef struct locals_check {
  session *session;
  const code_source *source;
  const char *what;
  bool is_sound;
} locals_check;

static void check_local(void *context, const c_declared *found) {
  locals_check *c = context;
  const char *const *scope = c->source->scope;
  for (size_t i = 0; c->is_sound && scope[i] != NULL; i++)
    if (text_is(found->name, scope[i]))
      c->is_sound =
          code_report(c->session, c->source, found->at, found->name.size, 0, "give it another name",
                      "%s has a variable '%s', which a parameter is called", c->what, scope[i]);
}

bool code_check_locals(session *s, const code_source *source, const char *what) {
  locals_check c = {s, source, what, true};
  if (source->scope != NULL) c_read_locals(code_text(source), check_local, &c);
  return c.is_sound;
}

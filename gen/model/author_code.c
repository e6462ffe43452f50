// What the author's code must not have in C: signs of C++, placeholders that mean nothing, brackets
// and texts without end, values of another type.
#include "model/author_code.h"

#include "model/c_value.h"
#include "model/code_token.h"
#include "model/cpp_sign.h"
#include "model/cpp_vocabulary.h"
#include "model/declared.h"

enum { NESTING_MAX = 200 };

static bool fail(build *b, const cpp_source *source, size_t at, size_t size, const char *what,
                 const char *problem) {
  text all = text_trim(text_of(source->expression));
  report_error(b->diagnostics, cpp_range(b, source, all, at, size), "%s %s", what, problem);
  return false;
}

// ---- Placeholders -------------------------------------------------------------------------------

static bool is_placeholder(const cpp_source *source, const char *const *known, text word) {
  for (size_t i = 0; known[i] != NULL; i++)
    if (text_is(word, known[i])) return true;
  for (size_t i = 0; i < source->name_count; i++)
    if (text_equal((text){word.data + 1, word.size - 1}, source->names[i].name)) return true;
  return false;
}

static bool check_placeholders(build *b, const cpp_source *source, const char *what,
                               const char *const *known) {
  text all = text_trim(text_of(source->expression));
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_END;
       k = code_token_at(all, k.at + k.size)) {
    text word = code_token_text(all, k);
    if (word.data[0] != '$' || is_placeholder(source, known, word)) continue;
    const char *problem =
        build_printf(b, "has '%.*s' in it, which means nothing here", TEXT_ARGS(word));
    return fail(b, source, k.at, k.size, what, problem);
  }
  return true;
}

// ---- Brackets, texts, ends ----------------------------------------------------------------------

static char closing(char open) { return open == '(' ? ')' : open == '[' ? ']' : '}'; }

static bool is_unended(text word) {
  return word.size < 2 || word.data[word.size - 1] != word.data[0];
}

static bool check_brackets(build *b, const cpp_source *source, const char *what, code_form form) {
  text all = text_trim(text_of(source->expression));
  char open[NESTING_MAX];
  size_t depth = 0, at = 0;
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_END;
       k = code_token_at(all, k.at + k.size)) {
    char c = all.data[k.at];
    if (k.kind == TOKEN_TEXT && is_unended(code_token_text(all, k)))
      return fail(b, source, k.at, 1, what, "has a text without end in it");
    if (k.kind != TOKEN_MARK) continue;
    if (c == '#' && form == CODE_EXPRESSION)
      return fail(b, source, k.at, 1, what, "is no place for '#'");
    if (c == '(' || c == '[' || c == '{') {
      if (depth == NESTING_MAX) return fail(b, source, k.at, 1, what, "nests too deeply");
      at = k.at;
      open[depth++] = closing(c);
    } else if (c == ')' || c == ']' || c == '}') {
      if (depth == 0 || open[--depth] != c)
        return fail(b, source, k.at, 1, what, "has a bracket here that nothing opens");
    }
  }
  return depth == 0 || fail(b, source, at, 1, what, "has a bracket here that is never closed");
}

// Statements end as C has them end; comments may follow.
static bool check_end(build *b, const cpp_source *source, const char *what) {
  text all = text_trim(text_of(source->expression));
  text last_line = text_trim(text_after_last(all, "\n"));
  if (text_starts_with(last_line, TEXT("#"))) return true;
  code_token last = {0};
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_END;
       k = code_token_at(all, k.at + k.size))
    last = k;
  text end = code_token_text(all, last);
  if (last.kind == TOKEN_END || text_is(end, ";") || text_is(end, "}")) return true;
  return fail(b, source, last.at, last.size, what, "must end with ';'");
}

static bool is_any(text word, const char *const *words) {
  for (; *words != NULL; words++)
    if (text_is(word, *words)) return true;
  return false;
}

// Behind these parentheses a statement follows; a macro may be anything.
static bool opens_statement(text word) {
  static const char *const conditions[] = {"if", "for", "while", "switch", NULL};
  char first = word.size == 0 ? 'a' : word.data[0];
  return is_any(word, conditions) || (first >= 'A' && first <= 'Z');
}

// `x = f() return x;`
static bool check_separations(build *b, const cpp_source *source, const char *what) {
  static const char *const begins[] = {"return", "if",       "for",  "while", "switch",
                                       "break",  "continue", "goto", NULL};
  static const char *const ends[] = {"", ";", "{", "}", ":", "else", "do", NULL};
  text all = text_trim(text_of(source->expression)), before = {0};
  bool opens[NESTING_MAX + 1] = {false}, is_behind = false;
  size_t depth = 0;
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_END;
       before = code_token_text(all, k), k = code_token_at(all, k.at + k.size)) {
    text here = code_token_text(all, k);
    if (text_is(here, "#")) return true;  // macros
    if (k.kind == TOKEN_WORD && is_any(here, begins) && !is_behind && !is_any(before, ends)) {
      fail(b, source, k.at, k.size, what, "lacks a ';' before this");
      return false;
    }
    is_behind = text_is(here, ")") && depth > 0 && opens[depth];
    if (text_is(here, "(") && depth < NESTING_MAX) opens[++depth] = opens_statement(before);
    if (text_is(here, ")") && depth > 0) depth--;
  }
  return true;
}

// ---- Whether it is C ----------------------------------------------------------------------------

void code_report_end(build *b, const cpp_source *source, const char *what) {
  text all = text_trim(text_of(source->expression));
  code_token k = code_token_at(all, c_expression_end(b->memory, all));
  const char *help = "an operator or a ',' is missing before this, or it doesn't belong here";
  if (k.kind == TOKEN_END) {
    k = (code_token){.at = all.size - 1, .size = 1};
    help = "something is missing behind this";
  } else if (strchr(")]}", all.data[k.at]) != NULL) {
    help = "something is missing before this";
  }
  fail(b, source, k.at, k.size, what, "is no expression of C");
  if (source->scope == NULL && source->at != 0)
    report_note(b->diagnostics, at_place(source->at), "needed here");
  if (k.at > 0) report_help(b->diagnostics, "%s", help);
}

bool code_is_c(build *b, const cpp_source *source, const char *what, code_form form,
               const char *const *placeholders) {
  text all = text_trim(text_of(source->expression));
  if (cpp_refuse(b, source, what)) return false;
  if (!check_brackets(b, source, what, form) || !check_placeholders(b, source, what, placeholders))
    return false;
  if (form == CODE_STATEMENTS &&
      (!check_end(b, source, what) || !check_separations(b, source, what)))
    return false;
  if (form == CODE_EXPRESSION && !c_is_expression(b->memory, all))
    return code_report_end(b, source, what), false;
  return code_names_are_declared(b, source, form);
}

bool code_returns(build *b, const cpp_source *source, const char *what) {
  text all = text_trim(text_of(source->expression));
  code_token last = {0};
  for (code_token k = code_token_at(all, 0); k.kind != TOKEN_END;
       k = code_token_at(all, k.at + k.size)) {
    if (text_is(code_token_text(all, k), "return")) return true;
    last = k;
  }
  fail(b, source, last.at, last.size, what, "ends without having returned anything");
  report_help(b->diagnostics, "write 'return ...;' before");
  return false;
}

static bool is_checked(build *b, const record *r, const field *f) {
  bool is_known = pointer_map_get(&b->checked_codes, f->value) != NULL;
  if (!is_known) pointer_map_set(b->memory, &b->checked_codes, f->value, (void *)r);
  return is_known;
}

void code_check_expression(build *b, const record *r, const field *f, const char *what,
                           const char *const *placeholders) {
  text all;
  if (f->value == NULL || !value_as_text(f->value, &all) || text_trim(all).size == 0) return;
  if (is_checked(b, r, f)) return;
  const cpp_source source = {
      .expression = model_resolve(b, text_trim(all)), .from = *f, .at = record_place(r)};
  (void)code_is_c(b, &source, what, CODE_EXPRESSION, placeholders);
}

author_code code_statements(build *b, const record *r, const char *name, const char *what,
                            const char *const *placeholders, const char *const *scope,
                            bool returns) {
  const author_code code = read_code(b, r, name);
  if (code.text == NULL || is_cpp_field(b, r, name)) return (author_code){0};
  const field f = read_field(r, name);
  if (is_checked(b, r, &f)) return code;
  const cpp_source source = {.expression = text_copy(b->memory, text_trim(text_of(code.text))),
                             .from = f,
                             .at = record_place(r),
                             .scope = scope};
  if (code_is_c(b, &source, what, CODE_STATEMENTS, placeholders) && returns)
    (void)code_returns(b, &source, what);
  return code;
}

author_code code_declarations(build *b, const record *r) {
  static const char *const none[] = {NULL};
  const cpp_source source = {.expression = read_text(b, r, "extraClassDeclaration"),
                             .from = read_field(r, "extraClassDeclaration"),
                             .at = record_place(r),
                             .scope = none};
  if (is_cpp_field(b, r, "extraClassDeclaration")) return (author_code){0};
  (void)code_is_c(b, &source, "this declaration", CODE_STATEMENTS, none);
  return read_code(b, r, "extraClassDeclaration");
}

// ---- Types of values ----------------------------------------------------------------------------

static cpp_kind kind_of_literal(text written) {
  bool is_hex = text_starts_with(written, TEXT("0x")) || text_starts_with(written, TEXT("0X"));
  for (size_t i = 0; i < written.size; i++) {
    char c = written.data[i];
    if (c == '.' || (is_hex ? c == 'p' || c == 'P' : c == 'e' || c == 'E')) return CPP_FLOAT;
  }
  return CPP_INT;
}

cpp_kind code_kind(build *b, const c_expression *e) {
  if (c_is_true(e) || c_is_false(e)) return CPP_BOOL;
  if (e->kind == C_STRING) return CPP_STR;
  if (e->kind == C_LITERAL) return kind_of_literal(e->text);
  if (e->kind == C_UNARY && c_is(e, C_UNARY, "-")) return code_kind(b, e->children[0]);
  if (c_is(e, C_PLACEHOLDER, "$_ctxt")) return CPP_CONTEXT;
  if (text_is(c_called(e), "sizeof")) return CPP_INT;
  return cpp_kind_of_c(b, e);
}

static bool is_number(cpp_kind kind) {
  return kind == CPP_INT || kind == CPP_BOOL || kind == CPP_ENUM;
}

static bool fits(cpp_kind kind, const c_type *type) {
  switch (type->kind) {
  case C_TYPE: return kind == CPP_TYPE;
  case C_ATTR: return kind == CPP_ATTR || kind == CPP_NUMBER;
  case C_BOOL:
  case C_INT:
  case C_UINT:
  case C_ENUM:
  case C_OPTIONAL: return is_number(kind);
  case C_FLOAT: return is_number(kind) || kind == CPP_FLOAT;
  case C_STR: return kind == CPP_STR;
  case C_TYPES: return kind == CPP_TYPES;
  case C_ATTRS: return kind == CPP_ATTRS;
  case C_POINTER:
  case C_STRS:
  case C_ARRAY:
  case C_LOC: return kind == cpp_kind_of_c_type(type);
  case C_CUSTOM: break;
  }
  return true;
}

bool code_has_type(build *b, const cpp_source *source, const c_expression *e, cpp_kind kind,
                   const c_type *type) {
  if (kind == CPP_UNKNOWN || e->kind == C_LITERAL || e->kind == C_UNARY) kind = code_kind(b, e);
  if (kind == CPP_UNKNOWN || fits(kind, type)) return true;
  text all = text_trim(text_of(source->expression));
  place_range at = cpp_range(b, source, all, 0, all.size);
  // In C++ an attribute may be made of its values.
  if (source->failure != NULL && type->kind == C_ATTR) {
    const char *what = build_printf(b, "a value of another type than '%s'", type->spelling);
    *source->failure = (cpp_failure){.what = what, .at = at};
    return false;
  }
  report_error(b->diagnostics, at, "a value of the type '%s' is wanted here", type->spelling);
  return false;
}

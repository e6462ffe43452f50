// Reads declarations token by token.
#include "c/declaration.h"

#include "base/names.h"
#include "c/code_token.h"

typedef struct reading {
  text code;
  const name_table *known;
  c_declared_function *found;
  void *context;
  code_token token;
  text word;  // the token's text
} reading;

// What a declaration was seen to be so far.
typedef struct declaration {
  text word;  // the last one that may be its name
  size_t at;  // of it
  text parameters;
  bool is_static, is_extern, is_typedef, is_function;
} declaration;

// ---- Tokens -------------------------------------------------------------------------------------

static bool is(const reading *r, const char *what) { return text_is(r->word, what); }
static bool is_word(const reading *r) { return r->token.kind == TOKEN_WORD; }
static bool is_end(const reading *r) { return r->token.kind == TOKEN_NONE; }
static bool opens(const reading *r) { return is(r, "(") || is(r, "[") || is(r, "{"); }
static bool closes(const reading *r) { return is(r, ")") || is(r, "]") || is(r, "}"); }

static void take(reading *r, size_t from) {
  r->token = code_token_at(r->code, from);
  r->word = code_token_text(r->code, r->token);
}

static size_t behind(const reading *r) { return r->token.at + r->token.size; }

// Behind the line and those that a backslash adds to it.
static size_t end_of_line(const reading *r, size_t at) {
  while (at < r->code.size && r->code.data[at] != '\n') at += r->code.data[at] == '\\' ? 2 : 1;
  return at < r->code.size ? at : r->code.size;
}

static void found_name(const reading *r, const c_declared *what) {
  bool is_name = what->name.size > 0 && what->name.data[0] != '$' && !name_is_keyword(what->name);
  if (is_name) r->found(r->context, what);
}

// ---- Directives ---------------------------------------------------------------------------------

// Behind the `#endif` of what isn't read.
static size_t after_branch(const reading *r, size_t at) {
  for (size_t depth = 1; at < r->code.size;) {
    at = end_of_line(r, at);
    code_token mark = code_token_at(r->code, at);
    if (mark.kind == TOKEN_NONE) return r->code.size;
    at = mark.at;
    if (!text_is(code_token_text(r->code, mark), "#")) continue;
    code_token k = code_token_at(r->code, mark.at + mark.size);
    text word = code_token_text(r->code, k);
    if (text_starts_with(word, TEXT("if"))) depth++;
    if (text_is(word, "endif") && --depth == 0) return end_of_line(r, k.at);
  }
  return r->code.size;
}

// Of two branches the first is read. Answers where the code goes on.
static size_t read_directive(reading *r) {
  const code_token word = code_token_at(r->code, behind(r));
  const code_token name = code_token_at(r->code, word.at + word.size);
  const text directive = code_token_text(r->code, word), macro = code_token_text(r->code, name);
  if (text_is(directive, "define"))
    found_name(r,
               &(c_declared){.name = macro, .at = name.at, .kind = C_NAME_MACRO, .defines = true});
  bool is_known = text_is(directive, "ifndef") && r->known != NULL &&
                  name_table_find(r->known, macro) != NULL;
  if (is_known || text_is(directive, "else") || text_is(directive, "elif"))
    return after_branch(r, word.at);
  return end_of_line(r, r->token.at);
}

static void next(reading *r) {
  take(r, behind(r));
  while (is(r, "#")) take(r, read_directive(r));
}

// ---- What is skipped ----------------------------------------------------------------------------

// From an opening bracket to after the one that closes it.
static void skip_group(reading *r) {
  size_t depth = 0;
  do {
    depth += opens(r);
    depth -= closes(r);
    next(r);
  } while (depth > 0 && !is_end(r));
}

// Up to what ends an expression, commas with it or not.
static void skip_expression(reading *r, bool with_commas) {
  while (!is_end(r) && !is(r, ";") && !closes(r) && (with_commas || !is(r, ","))) {
    if (opens(r)) skip_group(r);
    else next(r);
  }
}

// ---- Declarations -------------------------------------------------------------------------------

// `{ RING_A = 1, RING_B }`
static void read_enumerators(reading *r) {
  for (next(r); is_word(r);) {
    found_name(r,
               &(c_declared){
                   .name = r->word, .at = r->token.at, .kind = C_NAME_CONSTANT, .defines = true});
    skip_expression(r, false);
    if (is(r, ",")) next(r);
  }
  if (is(r, "}")) next(r);
}

// `struct point { ... }`: the name of the tag is no name of its own.
static void read_tag(reading *r) {
  bool is_enum = is(r, "enum");
  next(r);
  if (is_word(r)) next(r);
  if (!is(r, "{")) return;
  if (is_enum) read_enumerators(r);
  else skip_group(r);
}

static void declare(const reading *r, const declaration *d, bool has_body) {
  const c_declared what = {.name = d->word,
                           .at = d->at,
                           .kind = d->is_typedef    ? C_NAME_TYPE
                                   : d->is_function ? C_NAME_FUNCTION
                                                    : C_NAME_VARIABLE,
                           .defines = d->is_function ? has_body : !d->is_extern,
                           .is_static = d->is_static,
                           .parameters = d->is_function ? d->parameters : (text){0}};
  found_name(r, &what);
}

static bool is_any(const reading *r, const char *const *words) {
  for (; *words != NULL; words++)
    if (is(r, *words)) return true;
  return false;
}

static void note_word(reading *r, declaration *d) {
  d->word = r->word;
  d->at = r->token.at;
}

// A word of a declaration, and what belongs to it.
static void read_declaring_word(reading *r, declaration *d) {
  static const char *const calls[] = {"__attribute__", "_Static_assert", "_Alignas",
                                      "alignas",       "static_assert",  NULL};
  static const char *const tags[] = {"struct", "enum", "union", NULL};
  if (is_any(r, tags)) {
    read_tag(r);
    return;
  }
  bool is_call = is_any(r, calls);
  if (is(r, "static")) d->is_static = true;
  else if (is(r, "extern")) d->is_extern = true;
  else if (is(r, "typedef")) d->is_typedef = true;
  else if (!is_call && !d->is_function) note_word(r, d);
  next(r);
  if (is_call && is(r, "(")) skip_group(r);
}

// `(*name)(...)`, or the parameters of a function: what stands before them is its name. Behind a
// macro with arguments words follow.
static void read_parenthesis(reading *r, declaration *d) {
  const reading before = *r;
  next(r);
  if (is(r, "*") && !d->is_function) {
    while (is(r, "*")) next(r);
    note_word(r, d);
    *r = before;
    skip_group(r);
    if (is(r, "(")) skip_group(r);
    return;
  }
  *r = before;
  skip_group(r);
  if (d->is_function || d->is_typedef || is_word(r)) return;
  if (d->word.size == 0 || name_is_keyword(d->word)) return;
  const char *start = before.code.data + before.token.at + 1;
  size_t size = 0;
  for (size_t at = before.token.at + 1; at < r->token.at && at < r->code.size; at++)
    if (r->code.data[at] == ')') size = at - before.token.at - 1;
  d->parameters = text_trim((text){start, size});
  if (text_is(d->parameters, "void")) d->parameters.size = 0;
  d->is_function = true;
}

static void read_declaration(reading *r) {
  declaration d = {0};
  while (!is(r, ";") && !is_end(r)) {
    if (is_word(r)) {
      read_declaring_word(r, &d);
    } else if (is(r, "(")) {
      read_parenthesis(r, &d);
    } else if (is(r, "{") && d.is_function) {
      declare(r, &d, true);
      skip_group(r);
      return;
    } else if (is(r, "=")) {
      skip_expression(r, false);
    } else if (opens(r)) {
      skip_group(r);
    } else {
      if (is(r, ",")) declare(r, &d, false);
      next(r);
    }
  }
  declare(r, &d, false);
  next(r);
}

static reading reading_of(text code, c_declared_function *found, void *context) {
  return (reading){.code = code, .found = found, .context = context};
}

void c_read_declarations(text code, const name_table *known, c_declared_function *found,
                         void *context) {
  reading r = reading_of(code, found, context);
  r.known = known;
  next(&r);
  while (!is_end(&r)) read_declaration(&r);
}

// ---- Locals -------------------------------------------------------------------------------------

// `T *a = ..., b[2]`: nothing that is declared so has less than two words in front.
static void read_variables(reading *r) {
  static const char *const others[] = {"return", "goto",    "break", "continue", "else",
                                       "sizeof", "typedef", "case",  "do",       NULL};
  declaration d = {0};
  size_t words = 0;
  if (is_any(r, others)) return;
  for (; is_word(r) || is(r, "*"); next(r)) {
    if (is(r, "*")) continue;
    note_word(r, &d);
    words++;
  }
  if (words < 2) return;
  while (is(r, "=") || is(r, ";") || is(r, "[") || is(r, ",")) {
    declare(r, &d, false);
    skip_expression(r, false);
    if (!is(r, ",")) return;
    for (next(r); is(r, "*");) next(r);
    note_word(r, &d);
    next(r);
  }
}

void c_read_locals(text code, c_declared_function *found, void *context) {
  reading r = reading_of(code, found, context);
  for (next(&r); !is_end(&r);) {
    read_variables(&r);
    while (!is_end(&r) && !is(&r, ";") && !is(&r, "}")) {
      bool is_block = is(&r, "{");
      if (opens(&r)) skip_group(&r);
      else next(&r);
      if (is_block) break;
    }
    if (is(&r, ";") || is(&r, "}")) next(&r);
  }
}

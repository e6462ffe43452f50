// Reads expressions of C from the text that authors write, by precedence climbing.
// What it doesn't understand (assignments, statements, a cast that could be a call) is kept as
// written, with only the placeholders in it known. Comments are left out.
#include "base/list.h"
#include "base/names.h"
#include "c/c_expression.h"
#include "c/code_token.h"

// How deep an expression nests, and how many parentheses around what isn't understood are needless.
enum { NESTING_MAX = 100, WRAPPED_MAX = 4 };

typedef struct reader {
  arena *memory;
  text rest;
  size_t nesting;
  bool failed;
  const char *stopped;  // where it did, or NULL
  bool only_asked;      // whether it is C: what it means needn't be understood
} reader;

static const c_expression *fail(reader *r) {
  if (!r->failed) r->stopped = r->rest.data;
  r->failed = true;
  return c_truth(r->memory, true);
}

// ---- Characters ---------------------------------------------------------------------------------

static char char_at(text t, size_t i) { return i < t.size ? t.data[i] : '\0'; }

static text from_on(text t, size_t size) { return (text){t.data + size, t.size - size}; }

static void skip_blanks(reader *r) { r->rest = from_on(r->rest, code_skip_blanks(r->rest, 0)); }

// The next character that is no blank; NUL at the end.
static char next_char(reader *r) {
  skip_blanks(r);
  return char_at(r->rest, 0);
}

static text take(reader *r, size_t size) {
  text taken = {r->rest.data, size};
  r->rest = from_on(r->rest, size);
  return taken;
}

static bool take_char(reader *r, char c) {
  if (next_char(r) != c) return false;
  take(r, 1);
  return true;
}

static size_t word_size(text t, size_t from) {
  size_t end = from;
  while (name_is_letter(char_at(t, end))) end++;
  return end - from;
}

// The size of the quoted text at the front; 0: it has no end.
static size_t quoted_size(text t) {
  const size_t end = code_text_end(t, 0);
  return end == SIZE_MAX ? 0 : end;
}

// ---- Operators ----------------------------------------------------------------------------------

// A longer spelling stands before its beginning.
static const c_operator operators[] = {
    {"<<", C_BINDS_SHIFT},    {">>", C_BINDS_SHIFT},    {"<=", C_BINDS_RELATION},
    {">=", C_BINDS_RELATION}, {"==", C_BINDS_EQUALITY}, {"!=", C_BINDS_EQUALITY},
    {"||", C_BINDS_OR},       {"&&", C_BINDS_AND},      {"|", C_BINDS_BIT_OR},
    {"^", C_BINDS_BIT_XOR},   {"&", C_BINDS_BIT_AND},   {"<", C_BINDS_RELATION},
    {">", C_BINDS_RELATION},  {"+", C_BINDS_ADD},       {"-", C_BINDS_ADD},
    {"*", C_BINDS_MULTIPLY},  {"/", C_BINDS_MULTIPLY},  {"%", C_BINDS_MULTIPLY},
};

// `+=`, `++`, `--`, `->` and comments begin as operators do.
static bool goes_on(const c_operator *o, char next) {
  if (next == '=') return o->precedence != C_BINDS_EQUALITY && o->precedence != C_BINDS_RELATION;
  switch (o->spelling[0]) {
  case '+': return next == '+';
  case '-': return next == '-' || next == '>';
  case '/': return next == '/' || next == '*';
  default: return false;
  }
}

const c_operator *c_operator_at(text t) {
  for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
    text spelling = text_of(operators[i].spelling);
    if (text_starts_with(t, spelling))
      return goes_on(&operators[i], char_at(t, spelling.size)) ? NULL : &operators[i];
  }
  return NULL;
}

// ---- Operands -----------------------------------------------------------------------------------

static const c_expression *read_conditional(reader *r);
static const c_expression *read_unary(reader *r);

static const c_expression *read_number(reader *r) {
  const text written = take(r, code_token_at(r->rest, 0).size);
  return text_contains(written, "'") ? fail(r) : c_literal(r->memory, written);
}

// Strings beside each other are one.
static const c_expression *read_string(reader *r) {
  text start = r->rest;
  size_t size = 0;
  while (next_char(r) == '"') {
    size_t more = quoted_size(r->rest);
    if (more == 0) return fail(r);
    take(r, more);
    size = start.size - r->rest.size;
  }
  return c_string(r->memory, (text){start.data, size});
}

// `=`, `+=`, `<<=`: the size of the operator; 0: something else.
static size_t assignment_size(text t) {
  static const char *const signs[] = {
      "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="};
  for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
    if (text_starts_with(t, text_of(signs[i])) && char_at(t, strlen(signs[i])) != '=')
      return strlen(signs[i]);
  return 0;
}

// Where only is asked: assignments, and in parentheses commas.
static const c_expression *read_assigned(reader *r, bool in_parentheses) {
  const c_expression *e = read_conditional(r);
  while (r->only_asked && !r->failed) {
    skip_blanks(r);
    size_t size = assignment_size(r->rest);
    if (size == 0 && in_parentheses && char_at(r->rest, 0) == ',') size = 1;
    if (size == 0) break;
    take(r, size);
    e = read_conditional(r);
  }
  return e;
}

static const c_expression *read_inside(reader *r) {
  take(r, 1);
  const c_expression *inside = read_assigned(r, true);
  return take_char(r, ')') ? inside : fail(r);
}

static const c_expression *read_primary(reader *r) {
  char c = next_char(r);
  if (c == '(') return read_inside(r);
  if (c == '"') return read_string(r);
  if (c == '\'') {
    size_t size = quoted_size(r->rest);
    return size == 0 ? fail(r) : c_literal(r->memory, take(r, size));
  }
  if (text_is_digit(c) || (c == '.' && text_is_digit(char_at(r->rest, 1)))) return read_number(r);
  size_t size = word_size(r->rest, c == '$' ? 1 : 0);
  if (size == 0) return fail(r);
  if (c == '$') return c_placeholder(r->memory, take(r, size + 1));
  const c_expression *name = c_name(r->memory, text_copy(r->memory, take(r, size)));
  if (r->only_asked && c_is(name, C_NAME, "sizeof") && next_char(r) != '(') return read_unary(r);
  return char_at(r->rest, 0) == '"' ? fail(r) : name;  // a prefix of a string
}

// ---- Calls, members, indices --------------------------------------------------------------------

// Expressions between commas, up to `end`.
static bool read_items(reader *r, char end, list *items) {
  take(r, 1);
  if (take_char(r, end)) return true;
  do list_push(r->memory, items, read_assigned(r, false));
  while (!r->failed && take_char(r, ','));
  return take_char(r, end);
}

// `(x, int: 1, default: 2)`, which isn't looked at.
static const c_expression *read_generic(reader *r, const c_expression *function) {
  const size_t size = code_group_end(r->rest, 0);
  if (size == SIZE_MAX) return fail(r);
  take(r, size);
  return function;
}

static const c_expression *read_call(reader *r, const c_expression *function) {
  list arguments = {0};
  if (r->only_asked && c_is(function, C_NAME, "_Generic")) return read_generic(r, function);
  if (!read_items(r, ')', &arguments)) return fail(r);
  return c_apply(r->memory, function, (const c_expression *const *)arguments.items,
                 arguments.count);
}

static const c_expression *read_index(reader *r, const c_expression *array) {
  take(r, 1);
  const c_expression *index = read_conditional(r);
  return take_char(r, ']') ? c_index(r->memory, array, index) : fail(r);
}

static const c_expression *read_member(reader *r, const c_expression *of, size_t sign) {
  size_t size = word_size(r->rest, sign);
  if (size == 0) return fail(r);
  return c_member(r->memory, of, text_copy(r->memory, take(r, sign + size)));
}

static const c_expression *read_after(reader *r, const c_expression *e) {
  while (!r->failed && e->depth < C_DEPTH_MAX) {
    char c = next_char(r), after = char_at(r->rest, 1);
    if (c == '(') e = read_call(r, e);
    else if (c == '[') e = read_index(r, e);
    else if (c == '.') e = read_member(r, e, 1);
    else if (c == '-' && after == '>') e = read_member(r, e, 2);
    else if ((c == '+' || c == '-') && c == after && r->only_asked) take(r, 2);
    else if ((c == '+' || c == '-') && c == after) return fail(r);
    else return e;
  }
  return fail(r);
}

static const c_expression *read_postfix(reader *r) { return read_after(r, read_primary(r)); }

// ---- Casts, compound literals and operators before an operand -----------------------------------

static bool is_type_word(text word) {
  static const char *const words[] = {"bool", "char",  "double", "float",   "int",
                                      "long", "short", "signed", "unsigned"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(word, words[i])) return true;
  return word.size > 2 && memcmp(word.data + word.size - 2, "_t", 2) == 0;
}

// The words, stars and `[]` between a parenthesis and the next.
typedef struct type_form {
  size_t size;  // with the parentheses; 0: something else stands there
  size_t words, stars;
  bool is_array;
  text word;  // the last
} type_form;

static type_form type_form_at(text t) {
  type_form form = {0};
  size_t at = 1;
  for (;;) {
    at = code_skip_blanks(t, at);
    size_t size = word_size(t, at);
    if (size > 0 && form.stars == 0 && !text_is_digit(t.data[at])) {
      form.words++;
      form.word = (text){t.data + at, size};
      at += size;
    } else if (char_at(t, at) == '*' && form.words > 0) {
      form.stars++;
      at++;
    } else {
      break;
    }
  }
  form.is_array = char_at(t, at) == '[' && char_at(t, at + 1) == ']';
  if (form.is_array) at += 2;
  if (char_at(t, at) == ')' && form.words > 0) form.size = at + 1;
  return form;
}

// "const  mica_type*" -> "const mica_type *".
static const char *type_spelling(arena *a, text inside) {
  buffer out = {0};
  for (size_t at = 0; at < inside.size;) {
    size_t size = word_size(inside, at);
    bool is_star = inside.data[at] == '*',
         after_star = out.size > 0 && out.data[out.size - 1] == '*';
    if (out.size > 0 && !after_star && (size > 0 || is_star)) buffer_char(&out, ' ');
    if (size > 0) buffer_append(&out, inside.data + at, size);
    else if (!text_is_blank(inside.data[at])) buffer_char(&out, inside.data[at]);
    at += size > 0 ? size : 1;
  }
  const char *spelling = arena_text(a, buffer_as_text(&out)).data;
  buffer_free(&out);
  return spelling;
}

// What can stand only after a cast, where `(name)` alone may be an operand.
static bool begins_operand(text t) {
  char c = char_at(t, 0);
  if (c == '!') return char_at(t, 1) != '=';
  return name_is_letter(c) || c == '$' || c == '"' || c == '\'' || c == '~' || c == '{';
}

static const c_expression *read_compound(reader *r, const char *type) {
  list inside = {0};
  if (!read_items(r, '}', &inside)) return fail(r);
  const c_expression *e =
      c_compound(r->memory, type, (const c_expression *const *)inside.items, inside.count);
  return read_after(r, e);
}

static const c_expression *read_typed(reader *r, const type_form *form) {
  text inside = take(r, form->size);
  const char *type = type_spelling(r->memory, (text){inside.data + 1, inside.size - 2});
  if (next_char(r) == '{') return read_compound(r, type);
  return form->is_array ? fail(r) : c_cast(r->memory, type, read_unary(r));
}

// `(const)` alone: a type is missing.
static bool is_no_type(const type_form *form) {
  return form->words == 1 && (text_is(form->word, "const") || text_is(form->word, "volatile"));
}

static const c_expression *read_parenthesis(reader *r) {
  type_form form = type_form_at(r->rest);
  if (is_no_type(&form)) return fail(r);
  if (form.size == 0) return read_postfix(r);
  bool is_type = form.words > 1 || form.stars > 0 || form.is_array || is_type_word(form.word);
  text after = from_on(r->rest, form.size);
  after = from_on(after, code_skip_blanks(after, 0));
  if (is_type || begins_operand(after)) return read_typed(r, &form);
  if (r->only_asked) return read_postfix(r);
  return char_at(after, 0) == '(' ? fail(r) : read_postfix(r);  // a cast or a call
}

static const c_expression *read_prefixed(reader *r, char c) {
  static const char *const spellings[] = {"!", "~", "-", "+", "*", "&"};
  char after = char_at(r->rest, 1);
  if ((c == '+' || c == '-') && c == after && r->only_asked) take(r, 1);
  else if ((c == '+' || c == '-' || c == '&') && c == after) return fail(r);
  for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++) {
    if (c != spellings[i][0]) continue;
    take(r, 1);
    return c_unary(r->memory, spellings[i], read_unary(r));
  }
  return c == '(' ? read_parenthesis(r) : read_postfix(r);
}

static const c_expression *read_unary(reader *r) {
  if (r->failed || r->nesting == NESTING_MAX) return fail(r);
  r->nesting++;
  const c_expression *e = read_prefixed(r, next_char(r));
  r->nesting--;
  return e;
}

// ---- Operators between operands -----------------------------------------------------------------

static const c_operator *next_operator(reader *r, c_precedence limit) {
  skip_blanks(r);
  const c_operator *o = r->failed ? NULL : c_operator_at(r->rest);
  return o != NULL && o->precedence <= limit ? o : NULL;
}

static const c_expression *read_binary(reader *r, c_precedence limit);

// `a && b && c` is one node.
static const c_expression *read_chain(reader *r, const c_operator *o, const c_expression *first) {
  list operands = {0};
  list_push(r->memory, &operands, first);
  while (next_operator(r, o->precedence) == o) {
    take(r, strlen(o->spelling));
    list_push(r->memory, &operands, read_binary(r, o->precedence - 1));
  }
  return c_chain(r->memory, o, (const c_expression *const *)operands.items, operands.count);
}

static const c_expression *read_binary(reader *r, c_precedence limit) {
  const c_expression *left = read_unary(r);
  for (const c_operator *o; (o = next_operator(r, limit)) != NULL;) {
    if (left->depth + 1 >= C_DEPTH_MAX) return fail(r);
    if (o->precedence >= C_BINDS_AND) {
      left = read_chain(r, o, left);
      continue;
    }
    take(r, strlen(o->spelling));
    left = c_binary(r->memory, o->spelling, left, read_binary(r, o->precedence - 1));
  }
  return left;
}

static const c_expression *read_conditional(reader *r) {
  const c_expression *question = read_binary(r, C_BINDS_OR);
  if (r->failed || !take_char(r, '?')) return question;
  if (++r->nesting > NESTING_MAX) return fail(r);
  const c_expression *yes = read_conditional(r);
  if (!take_char(r, ':')) return fail(r);
  const c_expression *no = read_conditional(r);
  r->nesting--;
  return c_conditional(r->memory, question, yes, no);
}

// ---- What isn't understood ----------------------------------------------------------------------

// Whether the parenthesis at the front closes only at the end.
static bool is_parenthesized(text t) {
  return t.size >= 2 && t.data[0] == '(' && code_group_end(t, 0) == t.size;
}

static void push_piece(arena *a, list *pieces, text piece) {
  if (piece.size == 0) return;
  list_push(a, pieces, c_node(a, C_PIECE, C_BINDS_LOOSELY, arena_text(a, piece), NULL, 0));
}

// `$lhs` and `$lhs.getType()`, whose name is `size` bytes long: the size of what was read.
static size_t read_placeholder(arena *a, list *pieces, text t, size_t size) {
  const c_expression *e = c_placeholder(a, (text){t.data, size});
  static const char *const members[] = {".getType()", ".getTypes()"};
  for (size_t i = 0; i < 2; i++) {
    text member = text_of(members[i]);
    if (!text_starts_with(from_on(t, size), member)) continue;
    e = c_apply(a, c_member(a, e, text_copy(a, (text){member.data, member.size - 2})), NULL, 0);
    size += member.size;
    break;
  }
  list_push(a, pieces, e);
  return size;
}

const c_expression *c_raw(arena *a, text from) {
  list pieces = {0};
  size_t start = 0;
  for (code_token k = code_token_at(from, 0); k.kind != TOKEN_NONE;
       k = code_token_at(from, k.at + k.size)) {
    if (k.kind != TOKEN_WORD || k.size < 2 || from.data[k.at] != '$') continue;
    push_piece(a, &pieces, (text){from.data + start, k.at - start});
    k.size = read_placeholder(a, &pieces, from_on(from, k.at), k.size);
    start = k.at + k.size;
  }
  push_piece(a, &pieces, from_on(from, start));
  return c_node(a, C_RAW, C_BINDS_LOOSELY, TEXT(""), (const c_expression *const *)pieces.items,
                pieces.count);
}

// No word of the language stands where a value should: `int`, `struct thing`.
static bool has_values_only(const c_expression *e) {
  if (e->kind == C_NAME) {
    static const char *const values[] = {"true", "false", "NULL", "sizeof", "_Generic"};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
      if (text_is(e->text, values[i])) return true;
    return !name_is_keyword(e->text);
  }
  text function = c_called(e);
  bool is_of_type = text_is(function, "sizeof") || text_is(function, "offsetof");
  for (size_t i = 0; i < e->child_count && !is_of_type; i++)
    if (!has_values_only(e->children[i])) return false;
  return true;
}

size_t c_expression_end(arena *a, text from) {
  text all = text_trim(from);
  reader r = {.memory = a, .rest = all, .only_asked = true};
  const c_expression *e = read_assigned(&r, false);
  if (r.failed && r.stopped != NULL) return (size_t)(r.stopped - all.data);
  if (next_char(&r) != '\0' || r.rest.size > 0) return (size_t)(r.rest.data - all.data);
  return r.failed || !has_values_only(e) ? 0 : SIZE_MAX;
}

bool c_is_expression(arena *a, text from) { return c_expression_end(a, from) == SIZE_MAX; }

const c_expression *c_parse(arena *a, text from) {
  text t = text_trim(from);
  if (t.size == 0) return c_truth(a, true);
  reader r = {.memory = a, .rest = t};
  const c_expression *e = read_conditional(&r);
  if (!r.failed && next_char(&r) == '\0' && r.rest.size == 0) return e;
  for (size_t i = 0; i < WRAPPED_MAX && is_parenthesized(t); i++)
    t = text_trim((text){t.data + 1, t.size - 2});
  return c_raw(a, t);
}

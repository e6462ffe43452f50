// What the author's calls in C hand over, against what the functions take.
#include "make/call.h"

#include "cpp/cpp_value.h"
#include "c/public_name.h"
#include "model/op.h"

// ---- Types --------------------------------------------------------------------------------------

// A C type as far as it matters here: its last word, and how often a `*` follows.
typedef struct plain_type {
  text word;
  size_t stars;
} plain_type;

static bool is_type_word(text word) {
  static const char *const others[] = {"const", "volatile", "struct", "enum", "static", "restrict"};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (text_is(word, others[i])) return false;
  return true;
}

// `const mica_type *type`: the first word that tells; word.size 0: an array, a function, `...`.
static plain_type plain_type_of(text declaration) {
  plain_type t = {0};
  for (code_token k = code_token_at(declaration, 0); k.kind != TOKEN_NONE;
       k = code_token_at(declaration, k.at + k.size)) {
    text here = code_token_text(declaration, k);
    if (text_is(here, "*")) t.stars++;
    else if (k.kind != TOKEN_WORD) return (plain_type){0};
    else if (t.word.size == 0 && is_type_word(here)) t.word = here;
  }
  return t;
}

static bool is_any(text word, const char *const *words) {
  for (; *words != NULL; words++)
    if (text_is(word, *words)) return true;
  return false;
}

// Numbers, and the structs that are handed over by value: no pointer is one.
static bool is_value(plain_type t) {
  static const char *const values[] = {
      "int",      "unsigned", "size_t",   "int8_t", "int16_t", "int32_t",  "int64_t",  "uint8_t",
      "uint16_t", "uint32_t", "uint64_t", "double", "float",   "mica_str", "mica_loc", NULL};
  return t.stars == 0 && is_any(t.word, values);
}

static bool is_struct(plain_type t) {
  static const char *const structs[] = {"mica_str", "mica_loc", NULL};
  return t.stars == 0 && is_any(t.word, structs);
}

// Whether C can't take the one for the other; what isn't known may fit.
static bool differ(plain_type given, plain_type wanted) {
  if (given.word.size == 0 || wanted.word.size == 0) return false;
  if (text_is(given.word, "void") || text_is(wanted.word, "void")) return false;
  bool is_same = text_equal(given.word, wanted.word);
  if (given.stars > 0 && wanted.stars > 0) return !is_same || given.stars != wanted.stars;
  if (given.stars > 0) return is_value(wanted);
  if (is_struct(given) || is_struct(wanted)) return !is_same;
  return is_value(given) && wanted.stars > 0;
}

// ---- What a call hands over ---------------------------------------------------------------------

typedef struct calling {
  build *b;
  const cpp_source *source;
  text all;
} calling;

static const char *type_of_part(const calling *c, text name) {
  const model_op *op = c->source->op;
  const model_value *v = op == NULL ? NULL : model_op_operand(op, name);
  if (v == NULL && op != NULL) v = model_op_result(op, name);
  return v != NULL && v->arity != ARITY_VARIADIC ? "mica_value *" : NULL;
}

static const char *type_of_placeholder(const calling *c, text word) {
  if (text_is(word, "$_ctxt")) return "mica_context *";
  if (text_is(word, "$_op")) return "mica_op *";
  if (text_is(word, "$_builder")) return c->source->code.scope == NULL ? NULL : "mica_builder *";
  if (text_is(word, "$_loc")) return "mica_loc";
  if (!text_is(word, "$_self")) return type_of_part(c, (text){word.data + 1, word.size - 1});
  const c_expression *asked = c->source->self_in_c;
  const cpp_kind kind = asked == NULL ? c->source->self : code_kind(c->b->cpp, asked);
  return kind == CPP_TYPE ? "const mica_type *" : kind == CPP_ATTR ? "const mica_attr *" : NULL;
}

static const char *type_of_variable(const calling *c, text word) {
  const code_source *s = &c->source->code;
  for (size_t i = 0; s->scope_types != NULL && s->scope[i] != NULL; i++)
    if (text_is(word, s->scope[i])) return s->scope_types[i];
  return NULL;
}

static bool is_zero(text number) { return text_is(number, "0"); }
static bool is_integer(text number) {
  return text_starts_with(number, TEXT("0x")) ||
         !(text_contains(number, ".") || text_contains(number, "e"));
}

static const char *type_of_token(const calling *c, code_token k) {
  text here = code_token_text(c->all, k);
  switch (k.kind) {
  case TOKEN_TEXT: return here.data[0] == '"' ? "const char *" : "int";
  case TOKEN_NUMBER: return is_zero(here) ? NULL : is_integer(here) ? "int" : "double";
  case TOKEN_WORD:
    return here.data[0] == '$' ? type_of_placeholder(c, here) : type_of_variable(c, here);
  case TOKEN_MARK:
  case TOKEN_NONE: break;
  }
  return NULL;
}

// What the prelude says in the same words stands where it is used.
static place_range range_of(const calling *c, size_t at, size_t size) {
  place_range written = code_range(c->b->session, &c->source->code, c->all, at, size);
  return is_far_place(c->b, written.begin) ? at_place(c->source->code.at) : written;
}

// Of one token, or of a call of Mica's; NULL: another expression.
static const char *type_of(const calling *c, text argument) {
  size_t at = (size_t)(argument.data - c->all.data), end = at + argument.size;
  code_token first = code_token_at(c->all, at);
  if (first.at + first.size == end) return type_of_token(c, first);
  const public_name called = public_name_find(code_token_text(c->all, first));
  if (called.result == NULL) return NULL;
  return code_group_end(c->all, first.at + first.size) == end ? called.result : NULL;
}

static void add_argument(const calling *c, list *arguments, size_t begin, size_t end) {
  text written = text_trim((text){c->all.data + begin, end - begin});
  model_handed *a = ARENA_NEW(c->b->memory, model_handed);
  a->at = range_of(c, (size_t)(written.data - c->all.data), written.size);
  a->type = type_of(c, written);
  list_push(c->b->memory, arguments, a);
}

// From the opening parenthesis on; false: it isn't closed.
static bool read_arguments(const calling *c, size_t open, list *arguments) {
  size_t begin = open + 1;
  for (code_token k = code_token_at(c->all, begin); k.kind != TOKEN_NONE;
       k = code_token_at(c->all, k.at + k.size)) {
    char mark = k.kind == TOKEN_MARK ? c->all.data[k.at] : '\0';
    bool is_end = mark == ')';
    if (mark == '(' || mark == '[' || mark == '{') {
      k.size = code_group_end(c->all, k.at);
      if (k.size == SIZE_MAX) return false;
      k.size -= k.at;
    } else if (mark == ',' || is_end) {
      bool is_none = is_end && arguments->count == 0 &&
                     text_trim((text){c->all.data + begin, k.at - begin}).size == 0;
      if (!is_none) add_argument(c, arguments, begin, k.at);
      begin = k.at + 1;
    }
    if (is_end) return true;
  }
  return false;
}

// ---- Against what the function takes ------------------------------------------------------------

static text first_parameter(text parameters) {
  size_t comma = text_find(parameters, TEXT(","), 0);
  return text_trim((text){parameters.data, comma == SIZE_MAX ? parameters.size : comma});
}

static text other_parameters(text parameters) {
  size_t comma = text_find(parameters, TEXT(","), 0);
  if (comma == SIZE_MAX) return (text){0};
  return text_trim((text){parameters.data + comma + 1, parameters.size - comma - 1});
}

static size_t count_parameters(text parameters) {
  size_t count = 0;
  for (; parameters.size > 0; parameters = other_parameters(parameters)) count++;
  return count;
}

static bool tell(diagnostics *d, const model_call *call, text parameters) {
  if (call->use != 0 && call->use != call->at.begin)
    report_note(d, at_place(call->use), "needed here");
  report_help(d, "it is %.*s(%.*s)", TEXT_ARGS(call->name), TEXT_ARGS(parameters));
  return false;
}

static bool has_right_count(diagnostics *d, const model_call *call, text parameters) {
  size_t count = count_parameters(parameters);
  bool is_open = text_contains(parameters, "...");
  if (is_open ? call->count >= count - 1 : call->count == count) return true;
  report_first_error(d, call->at, "'%.*s' takes %zu argument%s, not %zu", TEXT_ARGS(call->name),
                     count - is_open, count - is_open == 1 ? "" : "s", call->count);
  return tell(d, call, parameters);
}

bool call_fits(diagnostics *d, const model_call *call, text parameters) {
  if (text_contains(parameters, "(")) return true;  // one of them is a function
  if (!has_right_count(d, call, parameters)) return false;
  text rest = parameters;
  for (size_t i = 0; i < call->count && rest.size > 0; i++, rest = other_parameters(rest)) {
    const model_handed *a = call->arguments[i];
    text wanted = first_parameter(rest);
    if (a->type == NULL || !differ(plain_type_of(text_of(a->type)), plain_type_of(wanted)))
      continue;
    report_first_error(d, a->at, "'%.*s' takes '%.*s' here, and this is a '%s'",
                       TEXT_ARGS(call->name), TEXT_ARGS(wanted), a->type);
    return tell(d, call, parameters);
  }
  return true;
}

static model_call *make_call(const calling *c, code_token name, text word) {
  model_call *call = ARENA_NEW(c->b->memory, model_call);
  *call = (model_call){.name = text_of(text_copy(c->b->memory, word)),
                       .at = range_of(c, name.at, name.size),
                       .use = c->source->code.scope == NULL ? c->source->code.at : 0};
  return call;
}

void call_note_name(build *b, const cpp_source *source, text all, code_token name) {
  const calling c = {b, source, all};
  list_push(b->memory, &b->model->calls, make_call(&c, name, code_token_text(all, name)));
}

bool call_is_right(build *b, const cpp_source *source, text all, code_token name) {
  const calling c = {b, source, all};
  const text written = code_token_text(all, name);
  const text word = text_is(written, "$_get") ? text_of(source->code.getter) : written;
  const public_name known = public_name_find(word);
  list arguments = {0};
  code_token open = code_token_at(all, name.at + name.size);
  if (known.name != NULL && known.parameters == NULL) return true;
  if (!read_arguments(&c, open.at, &arguments)) return true;
  model_call *call = make_call(&c, name, word);
  call->is_call = true;
  call->arguments = (const model_handed *const *)arguments.items;
  call->count = arguments.count;
  if (known.name != NULL) return call_fits(b->diagnostics, call, text_of(known.parameters));
  list_push(b->memory, &b->model->calls, call);
  return true;
}

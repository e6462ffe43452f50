// Translates an expression of C++ to C in one pass: what has been read is kept as its C, and what
// it is. Reading stops at the first thing that has no C.
// Here are names, literals and operators; members, calls, lists and questions of classes are files
// of their own.
#include "cpp/cpp_reading.h"

#include "cpp/code_language.h"

enum { DEPTH_MAX = 64 };

static term read_unary(reading *r);

// ---- Names and literals -------------------------------------------------------------------------

// What `$_self` is: what the C around it asks about, where that tells.
static cpp_kind kind_of_self(const reading *r) {
  const cpp_source *s = r->source;
  cpp_kind kind = s->self_in_c == NULL ? CPP_UNKNOWN : cpp_kind_of_c(r->cpp, s->self_in_c);
  return kind == CPP_UNKNOWN ? s->self : kind;
}

// One of the source's own names.
static const cpp_name *find_name(const reading *r, text name) {
  const cpp_source *s = r->source;
  for (size_t i = 0; i < s->name_count; i++)
    if (text_equal(s->names[i].name, name)) return &s->names[i];
  return NULL;
}

static term term_of_name(const cpp_name *n) {
  return (term){.in_c = n->in_c, .kind = n->kind, .of_class = n->of_class};
}

// `$name`: a value or an attribute of the operation.
term cpp_term_of_part(const reading *r, text name) {
  cpp_part part;
  const bool is_known = r->cpp->ask->part(r->cpp->asked, r->source->op, name, &part);
  const bool is_value = is_known && part.kind == CPP_PART_VALUE;
  const char *class_name = is_known ? part.class_name : NULL;
  const char *placeholder = cpp_printf(r->cpp, "$%.*s", TEXT_ARGS(name));
  return (term){
      .in_c = c_placeholder(cpp_memory_of(r), text_of(placeholder)),
      .kind = !is_value       ? CPP_ATTR
              : part.is_group ? CPP_VALUES
                              : CPP_VALUE,
      .of_class = class_name == NULL ? NULL : cpp_class_named(r->cpp, text_of(class_name))};
}

static term read_placeholder(reading *r, text word, size_t start) {
  const model_op *op = r->source->op;
  const c_expression *in_c = c_placeholder(cpp_memory_of(r), word);
  text bare = {word.data + 1, word.size - 1};
  const cpp_name *own = find_name(r, bare);
  if (own != NULL) return term_of_name(own);
  if (text_is(word, "$_self"))
    return (term){.in_c = in_c, .kind = kind_of_self(r), .of_class = r->source->self_class};
  if (text_is(word, "$_op")) return cpp_term_of(in_c, CPP_OP);
  if (text_is(word, "$_ctxt")) return cpp_term_of(in_c, CPP_CONTEXT);
  if (text_is(word, "$_builder")) return cpp_term_of(in_c, CPP_BUILDER);
  if (op == NULL)
    return cpp_fail_at(r, start, word.size,
                       cpp_printf(r->cpp, "'%.*s' is a placeholder", TEXT_ARGS(word)));
  // C++ has the attribute's value there; with a member behind it may be the attribute's own.
  cpp_part part;
  bool is_value = r->cpp->ask->part(r->cpp->asked, op, bare, &part) &&
                  part.kind != CPP_PART_VALUE && part.type.kind != C_ATTR && !cpp_stands(r, ".");
  term value = is_value ? cpp_term_of_attribute(r, &part) : nothing;
  return value.in_c != NULL ? value : cpp_term_of_part(r, bare);
}

static const lambda_binding *find_binding(const reading *r, text word) {
  for (size_t i = r->binding_count; i-- > 0;)
    if (text_equal(r->bindings[i].name, word)) return &r->bindings[i];
  return NULL;
}

// A lambda of a loop becomes a function of its own, which doesn't see what is around it.
static term read_binding(reading *r, const lambda_binding *b, size_t start) {
  for (const lambda_binding *in = b + 1; in < r->bindings + r->binding_count; in++)
    if (!in->is_inline)
      return cpp_fail_at(r, start, b->name.size, "a lambda that uses more than its parameter");
  return b->value;
}

static term read_string(reading *r) {
  return cpp_term_of(c_string(cpp_memory_of(r), cpp_take_token(r)), CPP_STR);
}

term cpp_read_number(reading *r) {
  const text written = cpp_take_token(r);
  buffer digits = arena_draft(cpp_memory_of(r));  // without the ' that C++ allows between them
  for (size_t i = 0; i < written.size; i++)
    if (written.data[i] != '\'') buffer_char(&digits, written.data[i]);
  return cpp_term_of(c_literal(cpp_memory_of(r), arena_keep(cpp_memory_of(r), &digits)), CPP_INT);
}

// `(x)` or `(int64_t)x`, after the parenthesis.
static term read_parenthesis(reading *r, size_t start) {
  size_t inside = r->at;
  const scalar *to = cpp_scalar_named(cpp_take_name(r));
  if (to != NULL && cpp_take(r, ")")) {
    term subject = read_unary(r);
    return r->failed ? nothing : cpp_cast_to_scalar(r, to, subject, start);
  }
  r->at = inside;
  term inner = cpp_read_expression(r);
  cpp_expect(r, ")");
  return inner;
}

static term read_primary(reading *r) {
  cpp_skip_blanks(r);
  if (r->at >= r->all.size) return cpp_fail_syntax(r, r->at, "the expression ends here");
  size_t start = r->at;
  char c = r->all.data[r->at];
  if (c == '"') return read_string(r);
  if (c >= '0' && c <= '9') return cpp_read_number(r);
  if (cpp_take(r, "(")) return read_parenthesis(r, start);
  if (cpp_take(r, "{")) return cpp_read_list(r, start);
  if (c == '[') return cpp_read_called_lambda(r);
  if (c == '$') return read_placeholder(r, cpp_take_word(r), start);
  text name = cpp_take_name(r);
  if (name.size == 0) return cpp_fail_syntax(r, r->at, cpp_printf(r->cpp, "'%c'", c));
  bool is_true = text_is(name, "true");
  if (is_true || text_is(name, "false"))
    return cpp_term_of(c_truth(cpp_memory_of(r), is_true), CPP_BOOL);
  if (text_is(name, "nullptr")) return cpp_term_of(c_name(cpp_memory_of(r), "NULL"), CPP_UNKNOWN);
  const lambda_binding *bound = find_binding(r, name);
  if (bound != NULL) return read_binding(r, bound, start);
  const cpp_name *own = find_name(r, name);
  if (own != NULL) return term_of_name(own);
  return cpp_read_call(r, name, start);
}

static term read_postfix(reading *r) {
  term t = read_primary(r);
  while (!r->failed) {
    if (cpp_take(r, ".") || cpp_take(r, "->")) t = cpp_read_member(r, t);
    else if (cpp_take(r, "[")) t = cpp_read_index(r, t);
    else return t;
  }
  return nothing;
}

// ---- Operators ----------------------------------------------------------------------------------

typedef struct operator_level {
  const char *operators[5];
} operator_level;

// From loose to tight; a longer spelling stands before its beginning.
static const operator_level levels[] = {{{"||"}},     {{"&&"}},         {{"|"}},
                                        {{"&"}},      {{"==", "!="}},   {{"<=", ">=", "<", ">"}},
                                        {{"+", "-"}}, {{"*", "/", "%"}}};
enum { LEVELS = sizeof levels / sizeof *levels, LEVEL_AND = 1, LEVEL_ADD = 6 };

static const char *take_operator(reading *r, size_t level) {
  for (size_t i = 0; i < 5 && levels[level].operators[i] != NULL; i++) {
    const char *o = levels[level].operators[i];
    bool is_single = o[1] == '\0' && (o[0] == '|' || o[0] == '&');
    if (is_single && r->at + 1 < r->all.size && cpp_stands(r, o[0] == '|' ? "||" : "&&")) continue;
    if (cpp_take(r, o)) return o;
  }
  return NULL;
}

static term read_negated(reading *r, const char *o, cpp_kind kind) {
  term operand = read_unary(r);
  if (r->failed) return nothing;
  if (operand.is_cast != NULL)
    return cpp_term_of(c_not(cpp_memory_of(r), operand.is_cast), CPP_BOOL);
  return cpp_term_of(c_unary(cpp_memory_of(r), o, operand.in_c), kind);
}

static term read_unary(reading *r) {
  if (++r->depth > DEPTH_MAX) return cpp_fail_at(r, r->at, 1, "an expression nested this deep");
  cpp_skip_blanks(r);
  term t;
  if (!cpp_stands(r, "!=") && cpp_take(r, "!")) t = read_negated(r, "!", CPP_BOOL);
  else if (cpp_take(r, "-")) t = read_negated(r, "-", CPP_INT);
  else if (cpp_take(r, "~")) t = read_negated(r, "~", CPP_INT);
  else if (!cpp_stands(r, "&&") && cpp_take(r, "&")) t = read_negated(r, "&", CPP_UNKNOWN);
  else t = read_postfix(r);
  r->depth--;
  return t;
}

// The function that compares two of a kind for which `==` is no operator of C; NULL: it is.
static const char *comparing_function(term left, term right) {
  if (left.kind != right.kind) return NULL;
  if (left.kind == CPP_TYPES) return "mica_types_equal";
  if (left.kind == CPP_INTS) return "mica_int64s_equal";
  if (left.kind != CPP_STR) return NULL;
  return right.in_c->kind == C_STRING ? "mica_str_is" : "mica_str_equal";
}

static bool is_list(term t) { return cpp_kind_of_item(t.kind) != CPP_UNKNOWN; }

static bool is_null(term t) { return c_is(t.in_c, C_NAME, "NULL"); }

// One is a number, the other an object or a text.
static bool are_unlike(term left, term right) {
  if (cpp_is_number(left) == cpp_is_number(right)) return false;
  term other = cpp_is_number(left) ? right : left;
  return other.kind == CPP_STR ||
         (cpp_is_pointer(other) && other.kind != CPP_NUMBER && !is_null(other));
}

term cpp_compare(reading *r, term left, const char *o, term right) {
  arena *a = cpp_memory_of(r);
  const term *cast = is_null(left) ? &right : is_null(right) ? &left : NULL;
  if (cast != NULL && cast->is_cast != NULL)
    return cpp_term_of(o[0] == '!' ? cast->is_cast : c_not(a, cast->is_cast), CPP_BOOL);
  const c_expression *const both[] = {cpp_value_of(r, left), cpp_value_of(r, right)};
  const char *function = comparing_function(left, right);
  if (function == NULL && (is_list(left) || is_list(right)))
    return cpp_fail_at(r, r->at, 1, "a comparison of lists");
  if (are_unlike(left, right)) return cpp_fail_at(r, r->at, 1, "a comparison of different things");
  if (function == NULL) return cpp_term_of(c_binary(a, o, both[0], both[1]), CPP_BOOL);
  const c_expression *call = c_call(a, function, both, 2);
  return cpp_term_of(o[0] == '!' ? c_not(a, call) : call, CPP_BOOL);
}

static term read_level(reading *r, size_t level) {
  const cpp_fact *before = r->facts;
  term left = level + 1 < LEVELS ? read_level(r, level + 1) : read_unary(r);
  for (const char *o; !r->failed && (o = take_operator(r, level)) != NULL;) {
    if (level == LEVEL_AND) cpp_learn_here(r, cpp_truth_of(left));
    term right = level + 1 < LEVELS ? read_level(r, level + 1) : read_unary(r);
    if (r->failed) return nothing;
    bool is_equality = o[1] == '=' && (o[0] == '=' || o[0] == '!');
    cpp_kind kind = level < LEVEL_ADD ? CPP_BOOL : CPP_INT;
    left = is_equality
               ? cpp_compare(r, left, o, right)
               : cpp_term_of(c_binary(cpp_memory_of(r), o, cpp_truth_of(left), cpp_truth_of(right)),
                             kind);
  }
  r->facts = before;
  return left;
}

term cpp_read_expression(reading *r) {
  if (++r->depth > DEPTH_MAX) return cpp_fail_at(r, r->at, 1, "an expression nested this deep");
  term t = read_level(r, 0);
  if (!r->failed && cpp_take(r, "?")) {
    const cpp_fact *before = r->facts;
    cpp_learn_here(r, cpp_truth_of(t));
    term yes = cpp_read_expression(r);
    r->facts = before;
    cpp_expect(r, ":");
    term no = cpp_read_expression(r);
    if (r->failed) return nothing;
    t = cpp_term_of(
        c_conditional(cpp_memory_of(r), cpp_truth_of(t), cpp_value_of(r, yes), cpp_value_of(r, no)),
        yes.kind);
  }
  r->depth--;
  return r->failed ? nothing : t;
}

// What isn't understood must be an expression all the same.
static const c_expression *read_c_of(cpp_context *cpp, const cpp_source *source, text all) {
  const c_expression *e = c_parse(cpp->memory, all);
  if (source->is_tried && source->failure == NULL) return e;
  if (c_is_expression(cpp->memory, all)) {
    bool is_right = source->failure != NULL ||
                    cpp->ask->names_are_declared(cpp->asked, source, CODE_EXPRESSION);
    return is_right ? e : c_truth(cpp->memory, true);
  }
  if (source->failure != NULL) {
    *source->failure =
        (cpp_failure){.what = "this is no expression of C",
                      .at = code_range(cpp->session, &source->code, all, 0, all.size)};
    return NULL;
  }
  code_report_end(cpp->session, &source->code, "this");
  return c_truth(cpp->memory, true);
}

cpp_translation cpp_read(cpp_context *cpp, const cpp_source *source) {
  cpp_translation out = {0};
  text all = code_text(&source->code);
  reading r = {.cpp = cpp, .source = source, .all = all, .out = &out, .facts = source->facts};
  term t = cpp_read_expression(&r);
  cpp_skip_blanks(&r);
  if (!r.failed && r.at < all.size) cpp_fail_syntax(&r, r.at, "what follows here");
  if (r.failed) return out;
  for (size_t i = 0; i < r.helpers.count; i++) cpp_use_helper(cpp, r.helpers.items[i]);
  out.in_c = source->is_condition ? cpp_truth_of(t) : cpp_value_of(&r, t);
  out.kind = t.kind;
  out.of_class = t.of_class;
  return out;
}

void cpp_report(cpp_context *cpp, const cpp_source *source, const cpp_failure *why) {
  report_error(cpp->diagnostics, why->at, "%s%s", why->what,
               why->is_wrong ? "" : ", which has no C that Mica knows");
  if (source->code.at != 0) report_note(cpp->diagnostics, at_place(source->code.at), "needed here");
  report_help(cpp->diagnostics, "%s",
              why->help != NULL ? why->help : "write the expression in C, over mica_... functions");
}

const c_expression *cpp_translate(cpp_context *cpp, const cpp_source *source, cpp_kind *kind) {
  text all = code_text(&source->code);
  if (kind != NULL) *kind = CPP_UNKNOWN;
  if (!cpp->ask->names_are_known(cpp->asked, source)) return c_truth(cpp->memory, true);
  if (all.size == 0 || code_is_in_c(cpp, source, all)) return read_c_of(cpp, source, all);
  cpp_translation t = cpp_read(cpp, source);
  if (t.why.is_syntax && !source->code.is_cpp) return read_c_of(cpp, source, all);
  if (t.in_c == NULL && source->failure != NULL) *source->failure = t.why;
  bool is_asked = source->is_tried || source->failure != NULL;
  if (t.in_c == NULL && is_asked && !t.why.is_wrong) return NULL;
  if (t.in_c == NULL) {
    cpp_report(cpp, source, &t.why);
    return c_truth(cpp->memory, true);
  }
  if (kind != NULL) *kind = t.kind;
  return t.in_c;
}

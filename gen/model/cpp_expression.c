// Translates an expression of C++ to C in one pass: what has been read is kept as its C, what it
// is, and how loosely its operators bind. Reading stops at the first thing that has no C.
#include "model/cpp_expression.h"

#include <string.h>

enum { DEPTH_MAX = 64, ARGUMENTS_MAX = 8, BINDINGS_MAX = 4 };

// What has been read: its C, and what it is.
typedef struct term {
  const char *text;
  cpp_kind kind;
  text class_name;     // of a type or attribute that was cast
  bool is_atom;        // needs no parentheses around it
  bool is_comparison;  // needs none within && and ||
} term;

typedef struct binding {
  text name;  // of a lambda's parameter
  term value;
} binding;

typedef struct reading {
  build *b;
  const cpp_source *source;
  text all;
  size_t at;
  size_t depth;
  bool failed;
  binding bindings[BINDINGS_MAX];
  size_t binding_count;
} reading;

static const term nothing = {.text = "", .is_atom = true};

// ---- Errors and tokens --------------------------------------------------------------------------

// The text itself, after the place where its record was made; 0: it stands elsewhere.
static place find_text(reading *r, text what) {
  const source_set *sources = r->b->session->sources;
  const source_file *file = source_of(sources, r->source->made);
  if (file == NULL || what.size == 0) return 0;
  size_t at = text_find(file->content, what, r->source->made - file->start);
  return at == SIZE_MAX ? 0 : file->start + (place)at;
}

// CPred puts parentheses around what it was given.
static place find_expression(reading *r) {
  place found = find_text(r, r->all);
  if (found != 0 || r->all.size < 2 || r->all.data[0] != '(') return found;
  found = find_text(r, (text){r->all.data + 1, r->all.size - 2});
  return found == 0 ? 0 : found - 1;
}

static place_range range_of(reading *r, size_t at, size_t size) {
  text whole;
  const cpp_source *s = r->source;
  place begin = find_expression(r);
  if (begin != 0) return (place_range){begin + (place)at, begin + (place)(at + size)};
  if (s->from.value == NULL || !value_as_text(s->from.value, &whole)) return at_place(s->at);
  size_t start = text_find(whole, r->all, 0);  // the field may have blanks around what was read
  return start == SIZE_MAX ? at_place(s->at) : text_at(r->b, &s->from, start + at, size);
}

// Where parts of the expression were resolved or pasted, what is meant may stand alone.
place_range predicate_range(build *b, const cpp_source *source, text all, size_t at, size_t size) {
  reading r = {.b = b, .source = source, .all = all};
  if (find_expression(&r) != 0) return range_of(&r, at, size);
  r.all = (text){all.data + at, size};
  place found = find_text(&r, r.all);
  return found != 0 ? (place_range){found, found + (place)size} : range_of(&r, 0, size);
}

static term fail(reading *r, size_t at, size_t size, const char *what) {
  if (!r->failed) {
    report_error(r->b->diagnostics, range_of(r, at, size), "%s, which has no C that Mica knows",
                 what);
    if (r->source->at != 0) report_note(r->b->diagnostics, at_place(r->source->at), "needed here");
    report_help(r->b->diagnostics, "write the expression in C, over mica_... functions");
  }
  r->failed = true;
  return nothing;
}

static void skip_blanks(reading *r) {
  while (r->at < r->all.size &&
         (r->all.data[r->at] == ' ' || r->all.data[r->at] == '\n' || r->all.data[r->at] == '\t'))
    r->at++;
}

static bool stands(reading *r, const char *what) {
  skip_blanks(r);
  size_t size = strlen(what);
  return r->at + size <= r->all.size && memcmp(r->all.data + r->at, what, size) == 0;
}

static bool take(reading *r, const char *what) {
  if (!stands(r, what)) return false;
  r->at += strlen(what);
  return true;
}

static bool expect(reading *r, const char *what) {
  if (r->failed || take(r, what)) return !r->failed;
  fail(r, r->at, 1, build_format(r->b, "expected '%s' here", what));
  return false;
}

static text take_word(reading *r) {
  skip_blanks(r);
  size_t start = r->at;
  if (r->at < r->all.size && r->all.data[r->at] == '$') r->at++;
  while (r->at < r->all.size && name_is_letter(r->all.data[r->at])) r->at++;
  return (text){r->all.data + start, r->at - start};
}

// `::mlir::detail::Name`, with its namespaces.
static text take_name(reading *r) {
  skip_blanks(r);
  size_t start = r->at;
  take(r, "::");
  take_word(r);
  while (r->at + 1 < r->all.size && r->all.data[r->at] == ':' && r->all.data[r->at + 1] == ':') {
    r->at += 2;
    take_word(r);
  }
  return (text){r->all.data + start, r->at - start};
}

static const char *wrapped(reading *r, term t) {
  return t.is_atom ? t.text : build_format(r->b, "(%s)", t.text);
}

// ---- Members and calls --------------------------------------------------------------------------

static term read_expression(reading *r);
static term read_postfix(reading *r);

static int read_arguments(reading *r, term *out) {
  int count = 0;
  if (!expect(r, "(")) return 0;
  if (take(r, ")")) return 0;
  do {
    if (count == ARGUMENTS_MAX) {
      fail(r, r->at, 1, "too many arguments");
      return count;
    }
    out[count++] = read_expression(r);
  } while (!r->failed && take(r, ","));
  expect(r, ")");
  return count;
}

// `$0` and `$1` of a template replaced; conjunctions bind loosely.
static term apply(reading *r, const cpp_member *m, const term *receiver, const term *arguments) {
  const char *in_c = m->in_c;
  if (receiver != NULL) in_c = model_substitute(r->b, in_c, "$0", wrapped(r, *receiver));
  for (int i = 0; i < m->arguments; i++)
    in_c = model_substitute(r->b, in_c, build_format(r->b, "$%d", i + 1), wrapped(r, arguments[i]));
  bool is_loose = strstr(m->in_c, "&&") != NULL || strstr(m->in_c, "||") != NULL;
  bool is_comparison = strstr(m->in_c, " == ") != NULL || strstr(m->in_c, " <= ") != NULL;
  return (term){in_c, m->result, {0}, !is_loose && !is_comparison, is_comparison && !is_loose};
}

static term read_member(reading *r, term receiver) {
  size_t start = r->at;
  text name = take_word(r);
  term arguments[ARGUMENTS_MAX];
  if (text_is(name, "hasTrait") || stands(r, "<"))
    return fail(r, start, name.size, "a member with template arguments");
  int count = read_arguments(r, arguments);
  if (r->failed) return nothing;
  const cpp_member *m = cpp_find_member(receiver.kind, receiver.class_name, name, count);
  if (m != NULL) return apply(r, m, &receiver, arguments);
  fail(r, start, name.size, build_format(r->b, "'%.*s' is a member", TEXT_ARGS(name)));
  spelling s = spelling_of(name);
  cpp_offer_members(receiver.kind, &s);
  report_spelling(r->b->diagnostics, &s);
  return nothing;
}

static term read_index(reading *r, term list_) {
  term index = read_expression(r);
  expect(r, "]");
  const char *item = build_format(r->b, "%s.data[%s]", wrapped(r, list_), index.text);
  if (list_.kind == CPP_ATTR) {
    item = build_format(r->b, "mica_attr_array_elements(%s).data[%s]", list_.text, index.text);
    return (term){item, CPP_ATTR, {0}, true, false};
  }
  if (list_.kind == CPP_INTS || list_.kind == CPP_INT32S)
    return (term){item, CPP_INT, {0}, true, false};
  if (list_.kind == CPP_TYPES) return (term){item, CPP_TYPE, {0}, true, false};
  if (list_.kind == CPP_ATTRS) return (term){item, CPP_ATTR, {0}, true, false};
  return fail(r, r->at - 1, 1, "an index into this");
}

// ---- Lists --------------------------------------------------------------------------------------

typedef struct list_form {
  const char *owner, *count, *item;
  cpp_kind kind;
} list_form;

static bool list_form_of(term t, list_form *out) {
  switch (t.kind) {
  case CPP_INTS:
    *out = (list_form){"mica_int64s ", "self.size", "self.data[i]", CPP_INT};
    return true;
  case CPP_INT32S:
    *out = (list_form){"mica_int32s ", "self.size", "self.data[i]", CPP_INT};
    return true;
  case CPP_TYPES:
    *out = (list_form){"mica_types ", "self.size", "self.data[i]", CPP_TYPE};
    return true;
  case CPP_ATTRS:
    *out = (list_form){"mica_attrs ", "self.size", "self.data[i]", CPP_ATTR};
    return true;
  case CPP_ATTR:  // an ArrayAttr
    *out = (list_form){"const mica_attr *", "mica_attr_array_elements(self).size",
                       "mica_attr_array_elements(self).data[i]", CPP_ATTR};
    return true;
  default: return false;
  }
}

// `[&](::mlir::Type t) { return E; }`: E, with t standing for an item.
static term read_lambda(reading *r, const list_form *form) {
  if (!expect(r, "[")) return nothing;
  while (r->at < r->all.size && r->all.data[r->at] != ']') r->at++;
  if (!expect(r, "]") || !expect(r, "(")) return nothing;
  size_t start = r->at, end = text_find(r->all, TEXT(")"), r->at);
  if (end == SIZE_MAX) return fail(r, start, 1, "a lambda without end");
  text name = text_after_last(text_trim((text){r->all.data + start, end - start}), " ");
  r->at = end + 1;
  if (!expect(r, "{") || !expect(r, "return")) return nothing;
  if (r->binding_count == BINDINGS_MAX)
    return fail(r, start, end - start, "lambdas nested this deep");
  r->bindings[r->binding_count++] =
      (binding){text_strip_prefix(name, "&"), {form->item, form->kind, {0}, true, false}};
  term body = read_expression(r);
  r->binding_count--;
  expect(r, ";");
  expect(r, "}");
  return body;
}

static bool names_outside(const char *text_) {
  return strstr(text_, "$_") != NULL || strstr(text_, "op") == text_;
}

// all_of, any_of and none_of: a helper function with a loop.
static term read_quantifier(reading *r, text name, size_t start) {
  list_form form = {0};
  if (!expect(r, "(")) return nothing;
  term list_ = read_expression(r);
  if (r->failed) return nothing;
  if (!list_form_of(list_, &form)) return fail(r, start, name.size, "a loop over this");
  expect(r, ",");
  term body = read_lambda(r, &form);
  expect(r, ")");
  if (r->failed) return nothing;
  if (names_outside(body.text))
    return fail(r, start, name.size, "a lambda that uses more than its parameter");
  bool is_any = text_is(name, "any_of"), is_none = text_is(name, "none_of");
  const char *child = wrapped(r, body);
  if (is_any || is_none) child = build_format(r->b, "!%s", child);
  const char *helper = model_list_helper(r->b, form.owner, form.count, child);
  return (term){build_format(r->b, "%s%s(%s)", is_any ? "!" : "", helper, list_.text),
                CPP_BOOL,
                {0},
                !is_any,
                false};
}

// `{1, 2, 3}` against an integer: a chain of comparisons.
static term read_contained(reading *r, size_t start) {
  term items[64];
  size_t count = 0;
  if (!expect(r, "(") || !expect(r, "{")) return nothing;
  do {
    if (count == 64) return fail(r, start, 1, "a list of more than 64 items");
    items[count++] = read_expression(r);
  } while (!r->failed && take(r, ","));
  expect(r, "}");
  expect(r, ",");
  term value = read_expression(r);
  expect(r, ")");
  buffer out = {0};
  for (size_t i = 0; i < count; i++)
    buffer_format(&out, "%s%s == %s", i == 0 ? "" : " || ", wrapped(r, value),
                  wrapped(r, items[i]));
  const char *chain = arena_text(r->b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return (term){chain, CPP_BOOL, {0}, false, false};
}

static term read_sorted(reading *r) {
  term arguments[ARGUMENTS_MAX];
  size_t start = r->at;
  int count = read_arguments(r, arguments);
  static const char *const value_of[] = {"mica_attr_dense_i64s_value(",
                                         "mica_attr_dense_i32s_value("};
  for (size_t i = 0; i < 2 && count == 1; i++) {
    size_t size = strlen(value_of[i]);
    if (strncmp(arguments[0].text, value_of[i], size) != 0) continue;
    text inside = text_of(arguments[0].text + size);
    inside.size--;
    return (term){
        build_format(r->b, "mica_attr_dense_array_is_sorted(%.*s, false)", TEXT_ARGS(inside)),
        CPP_BOOL,
        {0},
        true,
        false};
  }
  return fail(r, start, 1, "is_sorted of this");
}

// ---- Functions ----------------------------------------------------------------------------------

static const char *class_question(reading *r, text class_name, const char *subject) {
  cpp_kind kind;
  const char *check = cpp_class_check(r->b, class_name, &kind);
  return check == NULL ? NULL : model_substitute(r->b, check, "$0", subject);
}

// `isa<A, B>(x)`.
static term read_isa(reading *r, bool may_be_absent) {
  text classes[16];
  size_t count = 0;
  if (!expect(r, "<")) return nothing;
  do {
    if (count == 16) return fail(r, r->at, 1, "a list of more than 16 classes");
    classes[count++] = take_name(r);
  } while (take(r, ","));
  expect(r, ">");
  expect(r, "(");
  term subject = read_expression(r);
  expect(r, ")");
  if (r->failed) return nothing;
  buffer out = {0};
  for (size_t i = 0; i < count; i++) {
    const char *question = class_question(r, classes[i], wrapped(r, subject));
    if (question == NULL) {
      size_t at = (size_t)(classes[i].data - r->all.data);
      buffer_free(&out);
      return fail(r, at, classes[i].size,
                  build_format(r->b, "'%.*s' is a class", TEXT_ARGS(classes[i])));
    }
    buffer_format(&out, "%s%s", i == 0 ? "" : " || ", question);
  }
  const char *all = arena_text(r->b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  bool is_atom = count == 1 && strstr(all, " != ") == NULL;
  if (may_be_absent)
    all = build_format(r->b, is_atom ? "%s != NULL && %s" : "%s != NULL && (%s)",
                       wrapped(r, subject), all);
  return (term){all, CPP_BOOL, {0}, is_atom && !may_be_absent, false};
}

// `cast<A>(x)` is x, known to be an A.
static term read_cast(reading *r) {
  if (!expect(r, "<")) return nothing;
  text class_name = take_name(r);
  expect(r, ">");
  expect(r, "(");
  term subject = read_expression(r);
  expect(r, ")");
  cpp_kind kind = subject.kind;
  if (cpp_class_check(r->b, class_name, &kind) != NULL) subject.kind = kind;
  subject.class_name = text_after_last(class_name, "::");
  return subject;
}

// `static_cast<int64_t>(x)`
static term read_static_cast(reading *r) {
  expect(r, "<");
  size_t start = r->at;
  text type = take_name(r);
  expect(r, ">");
  expect(r, "(");
  term subject = read_expression(r);
  expect(r, ")");
  if (r->failed) return nothing;
  c_type in_c = model_c_type(r->b, type, range_of(r, start, type.size));
  return (term){
      build_format(r->b, "(%s)%s", in_c.spelling, wrapped(r, subject)), CPP_INT, {0}, false, false};
}

// A function of C: without namespace and capitals.
static bool is_c_name(text name) {
  for (size_t i = 0; i < name.size; i++)
    if (name.data[i] == ':' || (name.data[i] >= 'A' && name.data[i] <= 'Z')) return false;
  return name.size > 0;
}

static term read_declared(reading *r, text name, size_t start) {
  cpp_kind result = CPP_UNKNOWN;
  const char *in_c = cpp_declared_function(r->b, name, &result);
  term arguments[ARGUMENTS_MAX];
  if (in_c == NULL && is_c_name(name)) in_c = text_copy(r->b->memory, name);
  if (in_c == NULL)
    return fail(r, start, name.size, build_format(r->b, "'%.*s' is a function", TEXT_ARGS(name)));
  int count = read_arguments(r, arguments);
  buffer out = {0};
  buffer_format(&out, "%s(", in_c);
  for (int i = 0; i < count; i++)
    buffer_format(&out, "%s%s", i == 0 ? "" : ", ", arguments[i].text);
  buffer_char(&out, ')');
  const char *call = arena_text(r->b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return (term){call, result, {0}, true, false};
}

static term read_call(reading *r, text name, size_t start) {
  text last = text_after_last(name, "::");
  if (text_is(last, "isa") || text_is(last, "isa_and_nonnull") || text_is(last, "isa_and_present"))
    return read_isa(r, last.size > strlen("isa"));
  if (text_is(last, "cast") || text_is(last, "dyn_cast")) return read_cast(r);
  if (text_is(last, "static_cast")) return read_static_cast(r);
  if (text_is(last, "all_of") || text_is(last, "any_of") || text_is(last, "none_of"))
    return read_quantifier(r, last, start);
  if (text_is(last, "is_contained")) return read_contained(r, start);
  if (text_is(last, "is_sorted")) return read_sorted(r);
  if (!stands(r, "("))
    return fail(r, start, name.size, build_format(r->b, "'%.*s' is a name", TEXT_ARGS(name)));
  size_t before = r->at;
  for (int count = 1; count <= 2; count++) {
    if (cpp_find_function(last, count) == NULL) continue;
    term arguments[ARGUMENTS_MAX];
    int given = read_arguments(r, arguments);
    const cpp_member *m = cpp_find_function(last, given);
    if (m != NULL) return apply(r, m, NULL, arguments);
    r->at = before;
  }
  return read_declared(r, name, start);
}

// ---- Names and literals -------------------------------------------------------------------------

static term read_placeholder(reading *r, text word, size_t start) {
  const cpp_source *s = r->source;
  const char *name = text_copy(r->b->memory, word);
  if (text_is(word, "$_self")) return (term){name, s->self, {0}, true, false};
  if (text_is(word, "$_op")) return (term){name, CPP_OP, {0}, true, false};
  text bare = {word.data + 1, word.size - 1};
  if (s->op == NULL)
    return fail(r, start, word.size, build_format(r->b, "'%s' is a placeholder", name));
  if (model_op_operand(s->op, bare) != NULL || model_op_result(s->op, bare) != NULL)
    return (term){name, CPP_VALUE, {0}, true, false};
  return (term){name, CPP_ATTR, {0}, true, false};
}

static bool find_binding(const reading *r, text word, term *out) {
  for (size_t i = r->binding_count; i-- > 0;) {
    if (!text_equal(r->bindings[i].name, word)) continue;
    *out = r->bindings[i].value;
    return true;
  }
  return false;
}

static term read_literal(reading *r) {
  size_t start = r->at;
  if (r->all.data[r->at] == '"') {
    r->at++;
    while (r->at < r->all.size && r->all.data[r->at] != '"')
      r->at += r->all.data[r->at] == '\\' ? 2 : 1;
    r->at = r->at < r->all.size ? r->at + 1 : r->all.size;
    return (term){text_copy(r->b->memory, (text){r->all.data + start, r->at - start}),
                  CPP_STR,
                  {0},
                  true,
                  false};
  }
  while (r->at < r->all.size && (name_is_letter(r->all.data[r->at]) || r->all.data[r->at] == '.'))
    r->at++;
  return (term){text_copy(r->b->memory, (text){r->all.data + start, r->at - start}),
                CPP_INT,
                {0},
                true,
                false};
}

static term read_primary(reading *r) {
  skip_blanks(r);
  if (r->at >= r->all.size) return fail(r, r->at, 1, "the expression ends here");
  size_t start = r->at;
  char c = r->all.data[r->at];
  if (c == '"' || (c >= '0' && c <= '9')) return read_literal(r);
  if (take(r, "(")) {
    term inner = read_expression(r);
    expect(r, ")");
    return inner;
  }
  if (c == '$') return read_placeholder(r, take_word(r), start);
  text name = take_name(r);
  term bound;
  if (name.size == 0) return fail(r, r->at, 1, build_format(r->b, "'%c'", c));
  if (text_is(name, "true") || text_is(name, "false"))
    return (term){text_copy(r->b->memory, name), CPP_BOOL, {0}, true, false};
  if (text_is(name, "nullptr")) return (term){"NULL", CPP_UNKNOWN, {0}, true, false};
  if (find_binding(r, name, &bound)) return bound;
  return read_call(r, name, start);
}

static term read_postfix(reading *r) {
  term t = read_primary(r);
  while (!r->failed) {
    if (take(r, ".") || take(r, "->")) t = read_member(r, t);
    else if (take(r, "[")) t = read_index(r, t);
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
enum {
  LEVELS = sizeof levels / sizeof *levels,
  LEVEL_LOGICAL = 2,
  LEVEL_EQUALITY = 4,
  LEVEL_COMPARE = 6
};

static const char *take_operator(reading *r, size_t level) {
  for (size_t i = 0; i < 5 && levels[level].operators[i] != NULL; i++) {
    const char *o = levels[level].operators[i];
    bool is_single = o[1] == '\0' && (o[0] == '|' || o[0] == '&');
    if (is_single && r->at + 1 < r->all.size && stands(r, o[0] == '|' ? "||" : "&&")) continue;
    if (take(r, o)) return o;
  }
  return NULL;
}

static term read_unary(reading *r) {
  if (++r->depth > DEPTH_MAX) return fail(r, r->at, 1, "an expression nested this deep");
  skip_blanks(r);
  term t;
  if (!stands(r, "!=") && take(r, "!")) {
    t = read_unary(r);
    t = (term){build_format(r->b, "!%s", wrapped(r, t)), CPP_BOOL, {0}, true, false};
  } else if (take(r, "-")) {
    t = read_unary(r);
    t = (term){build_format(r->b, "-%s", wrapped(r, t)), CPP_INT, {0}, true, false};
  } else {
    t = read_postfix(r);
  }
  r->depth--;
  return t;
}

static bool is_list(cpp_kind kind) { return kind >= CPP_INTS && kind <= CPP_BLOCKS; }

// `==` of texts and of lists is no operator of C.
static term compare(reading *r, term left, const char *o, term right) {
  const char *not_ = o[0] == '!' ? "!" : "";
  if (left.kind == CPP_STR && right.kind == CPP_STR && right.text[0] == '"')
    return (term){build_format(r->b, "%smica_str_is(%s, %s)", not_, left.text, right.text),
                  CPP_BOOL,
                  {0},
                  true,
                  false};
  if (left.kind == CPP_STR && right.kind == CPP_STR)
    return (term){build_format(r->b, "%smica_str_equal(%s, %s)", not_, left.text, right.text),
                  CPP_BOOL,
                  {0},
                  true,
                  false};
  if (left.kind == CPP_TYPES && right.kind == CPP_TYPES)
    return (term){build_format(r->b, "%smica_types_equal(%s, %s)", not_, left.text, right.text),
                  CPP_BOOL,
                  {0},
                  true,
                  false};
  if (is_list(left.kind) || is_list(right.kind)) return fail(r, r->at, 1, "a comparison of lists");
  return (term){build_format(r->b, "%s %s %s", wrapped(r, left), o, wrapped(r, right)),
                CPP_BOOL,
                {0},
                false,
                true};
}

// An operand of an operator: comparisons stand bare within && and ||.
static const char *operand_text(reading *r, term t, size_t level) {
  return level < LEVEL_LOGICAL && t.is_comparison ? t.text : wrapped(r, t);
}

static term read_level(reading *r, size_t level) {
  term left = level + 1 < LEVELS ? read_level(r, level + 1) : read_unary(r);
  for (const char *o; !r->failed && (o = take_operator(r, level)) != NULL;) {
    term right = level + 1 < LEVELS ? read_level(r, level + 1) : read_unary(r);
    if (r->failed) return nothing;
    bool is_equality = strcmp(o, "==") == 0 || strcmp(o, "!=") == 0;
    if (is_equality) {
      left = compare(r, left, o, right);
      continue;
    }
    const char *both = build_format(r->b, "%s %s %s", operand_text(r, left, level), o,
                                    operand_text(r, right, level));
    bool is_comparison = level >= LEVEL_EQUALITY && level < LEVEL_COMPARE;
    left = (term){both, level < LEVEL_COMPARE ? CPP_BOOL : CPP_INT, {0}, false, is_comparison};
  }
  return left;
}

static term read_expression(reading *r) {
  if (++r->depth > DEPTH_MAX) return fail(r, r->at, 1, "an expression nested this deep");
  term t = read_level(r, 0);
  if (!r->failed && take(r, "?")) {
    term yes = read_expression(r);
    expect(r, ":");
    term no = read_expression(r);
    t = (term){build_format(r->b, "%s ? %s : %s", wrapped(r, t), wrapped(r, yes), wrapped(r, no)),
               yes.kind,
               {0},
               false,
               false};
  }
  r->depth--;
  return t;
}

// ---- Whether it is C++ --------------------------------------------------------------------------

// `.word(` is a member function, which C has not; the prelude's own `.getType()` of a named part
// stays.
static bool is_member_call(text t, size_t at) {
  if (t.data[at] != '.' || at == 0 || at + 1 >= t.size) return false;
  size_t end = at + 1;
  while (end < t.size && name_is_letter(t.data[end])) end++;
  if (end == at + 1 || end >= t.size || t.data[end] != '(') return false;
  text name = {t.data + at + 1, end - at - 1};
  return !text_is(name, "getType") && !text_is(name, "getTypes");
}

static bool is_cpp(text t) {
  if (text_contains(t, "::") || text_contains(t, "isa<") || text_contains(t, "cast<")) return true;
  for (size_t i = 0; i < t.size; i++)
    if (is_member_call(t, i)) return true;
  return text_contains(t, "$_self.getType()") || text_contains(t, "getElementTypeOrSelf(");
}

const char *predicate_to_c(build *b, const cpp_source *source, cpp_kind *kind) {
  text all = text_trim(text_of(source->expression));
  if (kind != NULL) *kind = CPP_UNKNOWN;
  if (!predicate_names_are_known(b, source)) return "true";
  if (all.size == 0 || !is_cpp(all)) return source->expression;
  reading r = {.b = b, .source = source, .all = all};
  term t = read_expression(&r);
  skip_blanks(&r);
  if (!r.failed && r.at < all.size) fail(&r, r.at, 1, "what follows here");
  if (r.failed) return "true";
  if (kind != NULL) *kind = t.kind;
  return t.text;
}

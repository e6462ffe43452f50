// Translates an expression of C++ to C in one pass: what has been read is kept as its C, and what
// it is. Reading stops at the first thing that has no C.
#include "model/cpp_expression.h"

#include "model/cpp_sign.h"
#include "model/cpp_vocabulary.h"

enum { DEPTH_MAX = 64, ARGUMENTS_MAX = 8, BINDINGS_MAX = 4, ITEMS_MAX = 64, CLASSES_MAX = 16 };

// What has been read: its C, and what it is.
typedef struct term {
  const c_expression *in_c;
  cpp_kind kind;
  const cpp_class *of_class;    // of a type or attribute: what it was cast to; a value's type's
  const c_expression *is_cast;  // of a dyn_cast: whether in_c is of the class; NULL: anything else
  const c_expression *holder;   // of a list: the attribute that it was taken from
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
  cpp_translation *out;   // what is wrong goes there
  const cpp_fact *facts;  // what is known where is read
  binding bindings[BINDINGS_MAX];
  size_t binding_count;
} reading;

static const term nothing = {0};  // after an error: nobody asks for its C

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

// Where a byte of it stands in the string that CPred was given, whose escapes hide the text.
static place find_escaped(reading *r, size_t at) {
  const record *owner = r->source->from.owner;
  if (owner == NULL || r->all.size < 2 || r->all.data[0] != '(' || at == 0) return 0;
  text inside = {r->all.data + 1, r->all.size - 2};
  return record_byte_place(r->b->records, owner, inside, at - 1);
}

// In the file in which the record was made.
static bool is_by_maker(reading *r, place at) {
  const source_set *sources = r->b->session->sources;
  return r->source->made == 0 || source_of(sources, at) == source_of(sources, r->source->made);
}

static place_range range_of(reading *r, size_t at, size_t size) {
  text whole;
  const cpp_source *s = r->source;
  place begin = find_expression(r);
  if (begin == 0) begin = find_escaped(r, at);
  else begin += (place)at;
  if (begin != 0) return (place_range){begin, begin + (place)size};
  if (s->from.value == NULL || !value_as_text(s->from.value, &whole)) return at_place(s->at);
  size_t start = text_find(whole, r->all, 0);  // the field may have blanks around what was read
  if (start == SIZE_MAX) return at_place(s->at);
  place_range found = text_at(r->b, &s->from, start + at, size);
  return is_by_maker(r, found.begin) ? found : at_place(s->made);  // put together in the prelude
}

// Where parts of the expression were resolved or pasted, what is meant may stand alone.
place_range cpp_range(build *b, const cpp_source *source, text all, size_t at, size_t size) {
  reading r = {.b = b, .source = source, .all = all};
  place begin = find_escaped(&r, at);
  if (begin != 0) return (place_range){begin, begin + (place)size};
  if (find_expression(&r) != 0) return range_of(&r, at, size);
  r.all = (text){all.data + at, size};
  place found = find_text(&r, r.all);
  return found != 0 ? (place_range){found, found + (place)size} : range_of(&r, 0, size);
}

static term fail(reading *r, size_t at, size_t size, const char *what) {
  if (!r->failed) r->out->why = (cpp_failure){.what = what, .at = range_of(r, at, size)};
  r->failed = true;
  return nothing;
}

// What C++ wouldn't take either.
static term refuse(reading *r, size_t at, size_t size, const char *problem, const char *help) {
  if (!r->failed) r->out->why = (cpp_failure){problem, range_of(r, at, size), help, true};
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
  fail(r, r->at, 1, build_printf(r->b, "expected '%s' here", what));
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

static arena *memory_of(const reading *r) { return r->b->memory; }

static term term_of(const c_expression *in_c, cpp_kind kind) {
  return (term){.in_c = in_c, .kind = kind};
}

// What stands for a term as a condition, and as a value: a dyn_cast may give NULL.
static const c_expression *truth_of(term t) { return t.is_cast != NULL ? t.is_cast : t.in_c; }

static const c_expression *value_of(const reading *r, term t) {
  arena *a = memory_of(r);
  return t.is_cast == NULL ? t.in_c : c_conditional(a, t.is_cast, t.in_c, c_name(a, "NULL"));
}

// ---- Members and calls --------------------------------------------------------------------------

static term read_expression(reading *r);
static term read_unary(reading *r);

static size_t read_arguments(reading *r, const c_expression **out) {
  size_t count = 0;
  if (!expect(r, "(") || take(r, ")")) return 0;
  do {
    if (count == ARGUMENTS_MAX) {
      fail(r, r->at, 1, "too many arguments");
      return count;
    }
    out[count++] = value_of(r, read_expression(r));
  } while (!r->failed && take(r, ","));
  expect(r, ")");
  return count;
}

// The C of a member or function over its operands.
static term apply(reading *r, size_t start, cpp_member *m, const cpp_operands *operands) {
  term t = {0};
  t.in_c = cpp_apply(r->b, m, operands);
  t.kind = cpp_result(r->b, m, &t.of_class);
  return t.in_c->size > C_SIZE_MAX ? fail(r, start, 1, "an expression this large") : t;
}

static text class_of(term t) {
  return t.of_class != NULL ? t.of_class->name : cpp_kind_class(t.kind);
}

// Another class may have it: the author forgot to cast.
static term fail_member(reading *r, term object, text name, size_t start, size_t count) {
  text of = class_of(object), others = cpp_classes_with_member(r->b, object.kind, name, count);
  bool is_general = text_equal(of, cpp_kind_class(object.kind));
  if (is_general && others.size > 0)
    return refuse(r, start, name.size,
                  build_printf(r->b, "'%.*s' is no member of %.*s", TEXT_ARGS(name), TEXT_ARGS(of)),
                  build_printf(r->b, "cast to the class that has it: %.*s", TEXT_ARGS(others)));
  spelling s = spelling_of(name);
  cpp_offer_members(r->b, object.kind, object.of_class, &s);
  fail(r, start, name.size, build_printf(r->b, "'%.*s' is a member", TEXT_ARGS(name)));
  if (s.nearest.size > 0)
    r->out->why.help = build_printf(r->b, "did you mean '%.*s'?", TEXT_ARGS(s.nearest));
  return nothing;
}

static term read_member(reading *r, term object) {
  size_t start = r->at;
  text name = take_word(r);
  const c_expression *arguments[ARGUMENTS_MAX];
  if (text_is(name, "hasTrait") || stands(r, "<"))
    return fail(r, start, name.size, "a member with template arguments");
  size_t count = read_arguments(r, arguments);
  if (r->failed) return nothing;
  const cpp_class *of_class = object.kind == CPP_VALUE ? NULL : object.of_class;
  cpp_member *m = cpp_find_member(r->b, object.kind, of_class, name, count);
  if (m == NULL) return fail_member(r, object, name, start, count);
  term t = apply(r, start, m, &(cpp_operands){object.in_c, arguments, count});
  if (object.kind == CPP_ATTR) t.holder = object.in_c;
  if (object.kind == CPP_VALUE && t.kind == CPP_TYPE) t.of_class = object.of_class;
  return t;
}

// An array attribute stands for the list of its elements.
static term as_list(reading *r, term t) {
  if (t.kind != CPP_ATTR) return t;
  return term_of(c_call(memory_of(r), "mica_attr_array_elements", &t.in_c, 1), CPP_ATTRS);
}

static term item_of(reading *r, term list, const c_expression *index) {
  arena *a = memory_of(r);
  return term_of(c_index(a, c_member(a, list.in_c, ".data"), index), cpp_kind_of_item(list.kind));
}

static term read_index(reading *r, term object) {
  term index = read_expression(r);
  if (!expect(r, "]")) return nothing;
  term item = item_of(r, as_list(r, object), index.in_c);
  return item.kind == CPP_UNKNOWN ? fail(r, r->at - 1, 1, "an index into this") : item;
}

// ---- Lists --------------------------------------------------------------------------------------

// How a helper function goes over a list, its parameter `self`.
typedef struct list_form {
  const char *owner;  // C type of `self`
  const c_expression *count;
  term item;
} list_form;

static bool list_form_of(reading *r, term t, list_form *out) {
  arena *a = memory_of(r);
  term list = as_list(r, term_of(c_name(a, "self"), t.kind));
  out->owner = cpp_kind_c_type(t.kind);
  out->count = c_member(a, list.in_c, ".size");
  out->item = item_of(r, list, c_name(a, "i"));
  return out->item.kind != CPP_UNKNOWN;
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
  const cpp_fact *before = r->facts;
  r->facts = NULL;  // `self` is another thing there
  r->bindings[r->binding_count++] = (binding){text_strip_prefix(name, "&"), form->item};
  term body = read_expression(r);
  r->binding_count--;
  r->facts = before;
  expect(r, ";");
  expect(r, "}");
  return body;
}

// all_of, any_of and none_of: a helper function with a loop.
static term read_quantifier(reading *r, text name, size_t start) {
  list_form form;
  if (!expect(r, "(")) return nothing;
  term list = read_expression(r);
  if (r->failed) return nothing;
  if (!list_form_of(r, list, &form)) return fail(r, start, name.size, "a loop over this");
  expect(r, ",");
  term body = read_lambda(r, &form);
  expect(r, ")");
  if (r->failed) return nothing;
  if (c_has(truth_of(body), C_PLACEHOLDER))
    return fail(r, start, name.size, "a lambda that uses more than its parameter");
  bool is_any = text_is(name, "any_of"), is_none = text_is(name, "none_of");
  const c_expression *child = is_any || is_none ? c_not(memory_of(r), truth_of(body))
                                                : truth_of(body);
  const char *helper = model_list_helper(r->b, form.owner, form.count, child);
  const c_expression *call = c_call(memory_of(r), helper, &list.in_c, 1);
  return term_of(is_any ? c_not(memory_of(r), call) : call, CPP_BOOL);
}

// `{1, 2, 3}` against an integer: a chain of comparisons.
static term read_contained(reading *r, size_t start) {
  const c_expression *items[ITEMS_MAX];
  size_t count = 0;
  if (!expect(r, "(") || !expect(r, "{")) return nothing;
  do {
    if (count == ITEMS_MAX) return fail(r, start, 1, "a list of more than 64 items");
    items[count++] = read_expression(r).in_c;
  } while (!r->failed && take(r, ","));
  expect(r, "}");
  expect(r, ",");
  term value = read_expression(r);
  if (!expect(r, ")")) return nothing;
  for (size_t i = 0; i < count; i++) items[i] = c_binary(memory_of(r), "==", value.in_c, items[i]);
  return term_of(c_any(memory_of(r), items, count), CPP_BOOL);
}

// Of the list of a dense array.
static term read_sorted(reading *r) {
  arena *a = memory_of(r);
  if (!expect(r, "(")) return nothing;
  size_t start = r->at;
  term list = read_expression(r);
  if (!expect(r, ")")) return nothing;
  bool is_dense = list.kind == CPP_INTS || list.kind == CPP_INT32S;
  if (!is_dense || list.holder == NULL) return fail(r, start, 1, "is_sorted of this");
  const c_expression *const arguments[] = {list.holder, c_truth(a, false)};
  return term_of(c_call(a, "mica_attr_dense_array_is_sorted", arguments, 2), CPP_BOOL);
}

// ---- Functions ----------------------------------------------------------------------------------

// NULL: reported.
static const cpp_class *take_class(reading *r) {
  text name = take_name(r);
  const cpp_class *c = r->failed ? NULL : cpp_class_named(r->b, name);
  if (c != NULL || r->failed) return c;
  fail(r, (size_t)(name.data - r->all.data), name.size,
       build_printf(r->b, "'%.*s' is a class", TEXT_ARGS(name)));
  return NULL;
}

static const c_expression *class_question(reading *r, const cpp_class *c,
                                          const c_expression *subject) {
  return c_substitute(memory_of(r), c->check, "$0", subject);
}

// `isa<A, B>(x)`.
static term read_isa(reading *r, bool may_be_absent) {
  arena *a = memory_of(r);
  const cpp_class *classes[CLASSES_MAX];
  const c_expression *questions[CLASSES_MAX];
  size_t count = 0;
  if (!expect(r, "<")) return nothing;
  do {
    if (count == CLASSES_MAX) return fail(r, r->at, 1, "a list of more than 16 classes");
    classes[count++] = take_class(r);
  } while (!r->failed && take(r, ","));
  expect(r, ">");
  expect(r, "(");
  term subject = read_expression(r);
  expect(r, ")");
  for (size_t i = 0; i < count && !r->failed; i++)
    questions[i] = class_question(r, classes[i], subject.in_c);
  if (r->failed) return nothing;
  const c_expression *present = subject.is_cast != NULL
                                    ? subject.is_cast
                                    : c_binary(a, "!=", subject.in_c, c_name(a, "NULL"));
  const c_expression *const both[] = {present, c_any(a, questions, count)};
  return term_of(may_be_absent ? c_all(a, both, 2) : both[1], CPP_BOOL);
}

// What an expression asks about, where the predicate is asked.
static const c_expression *meant_by(const reading *r, const c_expression *e) {
  const c_expression *self = r->source->self_meant;
  return self == NULL ? e : c_substitute(memory_of(r), e, "$_self", self);
}

static void learn(reading *r, const c_expression *truth) {
  r->facts = cpp_learn(r->b, r->facts, meant_by(r, truth));
}

// `cast<A>(x)` is x, known to be an A.
static term read_cast(reading *r, const cpp_class **to) {
  if (!expect(r, "<")) return nothing;
  *to = take_class(r);
  expect(r, ">");
  expect(r, "(");
  term subject = read_expression(r);
  expect(r, ")");
  if (r->failed) return nothing;
  subject.in_c = value_of(r, subject);
  subject.is_cast = NULL;
  subject.kind = (*to)->kind;
  subject.of_class = *to;
  return subject;
}

// What is something else for certain.
static term read_sure_cast(reading *r) {
  const cpp_class *to = NULL;
  size_t start = r->at;
  term t = read_cast(r, &to);
  const cpp_class *is = r->failed ? NULL : cpp_contradiction(r->facts, meant_by(r, t.in_c), to);
  if (is == NULL) return t;
  return refuse(r, start, r->at - start,
                build_printf(r->b, "this is of class %.*s, which can't be cast to %.*s",
                             TEXT_ARGS(is->name), TEXT_ARGS(to->name)),
                build_printf(r->b, "ask it as what it is: cast<%.*s>(...)", TEXT_ARGS(is->name)));
}

// `dyn_cast<A>(x)` is x if that is an A, or else NULL.
static term read_dyn_cast(reading *r, bool may_be_absent, size_t start) {
  arena *a = memory_of(r);
  const cpp_class *to = NULL;
  term subject = read_cast(r, &to);
  if (r->failed) return nothing;
  const c_expression *asked = class_question(r, to, subject.in_c);
  const c_expression *const both[] = {c_binary(a, "!=", subject.in_c, c_name(a, "NULL")), asked};
  subject.is_cast = may_be_absent ? c_all(a, both, 2) : asked;
  bool is_large = subject.is_cast->size > C_SIZE_MAX;
  return is_large ? fail(r, start, 1, "an expression this large") : subject;
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
  c_type in_c;
  if (!model_find_c_type(r->b, type, r->source->at, &in_c))
    return fail(r, start, type.size, build_printf(r->b, "'%.*s' is a type", TEXT_ARGS(type)));
  return term_of(c_cast(memory_of(r), in_c.spelling, subject.in_c), CPP_INT);
}

// A function of C: without namespace and capitals.
static bool is_c_name(text name) {
  if (name_is_keyword(name)) return text_is(name, "sizeof");
  for (size_t i = 0; i < name.size; i++)
    if (name.data[i] == ':' || (name.data[i] >= 'A' && name.data[i] <= 'Z')) return false;
  return name.size > 0;
}

static term read_function(reading *r, text name, size_t start) {
  text last = text_after_last(name, "::");
  const c_expression *arguments[ARGUMENTS_MAX];
  if (!cpp_has_function(r->b, last) && !is_c_name(name))
    return fail(r, start, name.size, build_printf(r->b, "'%.*s' is a function", TEXT_ARGS(name)));
  size_t count = read_arguments(r, arguments);
  if (r->failed) return nothing;
  cpp_member *m = cpp_find_function(r->b, last, count);
  if (m != NULL) return apply(r, start, m, &(cpp_operands){NULL, arguments, count});
  if (!is_c_name(name))
    return fail(
        r, start, name.size,
        build_printf(r->b, "'%.*s' of %zu arguments is a function", TEXT_ARGS(name), count));
  return term_of(c_call(memory_of(r), text_copy(memory_of(r), name), arguments, count),
                 CPP_UNKNOWN);
}

// `IntegerType::get(...)`: a function of a class, or the maker of a definition.
static term read_static(reading *r, text class_name, text name, size_t start) {
  const c_expression *arguments[ARGUMENTS_MAX];
  size_t count = read_arguments(r, arguments);
  if (r->failed) return nothing;
  for (size_t i = 0; i < count; i++)
    if (arguments[i]->kind == C_STRING)
      arguments[i] = c_call(memory_of(r), "MICA_STR", &arguments[i], 1);
  cpp_member *m = cpp_find_static(r->b, class_name, name, count);
  if (m != NULL) return apply(r, start, m, &(cpp_operands){NULL, arguments, count});
  const char *maker = cpp_maker(r->b, class_name, name, count);
  if (maker == NULL)
    return fail(r, start, r->at - start,
                build_printf(r->b, "'%.*s::%.*s' of %zu arguments is a function",
                             TEXT_ARGS(class_name), TEXT_ARGS(name), count));
  const cpp_class *c = cpp_class_named(r->b, class_name);
  return (term){.in_c = c_call(memory_of(r), maker, arguments, count),
                .kind = c == NULL ? CPP_UNKNOWN : c->kind,
                .of_class = c};
}

static text class_before(text name) {
  text last = text_after_last(name, "::");
  if (last.size + 2 >= name.size) return (text){0};
  return (text){name.data, name.size - last.size - 2};
}

static term read_call(reading *r, text name, size_t start) {
  text last = text_after_last(name, "::"), class_name = class_before(name);
  if (class_name.size > 0 && stands(r, "(") && cpp_is_class(r->b, class_name))
    return read_static(r, class_name, last, start);
  if (text_is(last, "isa") || text_is(last, "isa_and_nonnull") || text_is(last, "isa_and_present"))
    return read_isa(r, last.size > strlen("isa"));
  bool is_dynamic = text_starts_with(last, TEXT("dyn_"));
  text cast = text_strip_prefix(last, "dyn_");
  bool may_be_absent = text_is(cast, "cast_or_null") || text_is(cast, "cast_if_present");
  if (may_be_absent || text_is(cast, "cast"))
    return is_dynamic ? read_dyn_cast(r, may_be_absent, start) : read_sure_cast(r);
  if (text_is(last, "static_cast")) return read_static_cast(r);
  if (text_is(last, "all_of") || text_is(last, "any_of") || text_is(last, "none_of"))
    return read_quantifier(r, last, start);
  if (text_is(last, "is_contained")) return read_contained(r, start);
  if (text_is(last, "is_sorted")) return read_sorted(r);
  if (!stands(r, "("))
    return fail(r, start, name.size, build_printf(r->b, "'%.*s' is a name", TEXT_ARGS(name)));
  return read_function(r, name, start);
}

// ---- Names and literals -------------------------------------------------------------------------

// What `$_self` is: what the C around it asks about, where that tells.
static cpp_kind kind_of_self(const reading *r) {
  const cpp_source *s = r->source;
  cpp_kind kind = s->self_in_c == NULL ? CPP_UNKNOWN : cpp_kind_of_c(r->b, s->self_in_c);
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

static term read_placeholder(reading *r, text word, size_t start) {
  const model_op *op = r->source->op;
  const c_expression *in_c = c_placeholder(memory_of(r), word);
  text bare = {word.data + 1, word.size - 1};
  const cpp_name *own = find_name(r, bare);
  if (own != NULL) return term_of_name(own);
  if (text_is(word, "$_self"))
    return (term){.in_c = in_c, .kind = kind_of_self(r), .of_class = r->source->self_class};
  if (text_is(word, "$_op")) return term_of(in_c, CPP_OP);
  if (text_is(word, "$_ctxt")) return term_of(in_c, CPP_CONTEXT);
  if (text_is(word, "$_builder")) return term_of(in_c, CPP_BUILDER);
  if (op == NULL)
    return fail(r, start, word.size,
                build_printf(r->b, "'%.*s' is a placeholder", TEXT_ARGS(word)));
  const model_value *v = model_op_operand(op, bare);
  if (v == NULL) v = model_op_result(op, bare);
  const model_attribute *a = v != NULL ? NULL : model_op_attribute(op, bare);
  const char *class_name = v != NULL   ? read_text(r->b, v->constraint->record, "cppType")
                           : a != NULL ? a->storage_class
                                       : NULL;
  return (term){.in_c = in_c,
                .kind = v != NULL ? CPP_VALUE : CPP_ATTR,
                .of_class = class_name == NULL ? NULL : cpp_class_named(r->b, text_of(class_name))};
}

static const binding *find_binding(const reading *r, text word) {
  for (size_t i = r->binding_count; i-- > 0;)
    if (text_equal(r->bindings[i].name, word)) return &r->bindings[i];
  return NULL;
}

// A lambda becomes a function of its own, which doesn't see the item of the one around it.
static term read_binding(reading *r, const binding *b, size_t start) {
  bool is_own = b == &r->bindings[r->binding_count - 1];
  if (is_own) return b->value;
  return fail(r, start, b->name.size, "a lambda that uses more than its parameter");
}

static term read_string(reading *r) {
  size_t start = r->at++;
  while (r->at < r->all.size && r->all.data[r->at] != '"')
    r->at += r->all.data[r->at] == '\\' ? 2 : 1;
  r->at = r->at < r->all.size ? r->at + 1 : r->all.size;
  text written = {r->all.data + start, r->at - start};
  return term_of(c_string(memory_of(r), written), CPP_STR);
}

static term read_number(reading *r) {
  size_t start = r->at;
  while (r->at < r->all.size && (name_is_letter(r->all.data[r->at]) || r->all.data[r->at] == '.'))
    r->at++;
  text written = {r->all.data + start, r->at - start};
  return term_of(c_literal(memory_of(r), written), CPP_INT);
}

static term read_primary(reading *r) {
  skip_blanks(r);
  if (r->at >= r->all.size) return fail(r, r->at, 1, "the expression ends here");
  size_t start = r->at;
  char c = r->all.data[r->at];
  if (c == '"') return read_string(r);
  if (c >= '0' && c <= '9') return read_number(r);
  if (take(r, "(")) {
    term inner = read_expression(r);
    expect(r, ")");
    return inner;
  }
  if (c == '$') return read_placeholder(r, take_word(r), start);
  text name = take_name(r);
  if (name.size == 0) return fail(r, r->at, 1, build_printf(r->b, "'%c'", c));
  bool is_true = text_is(name, "true");
  if (is_true || text_is(name, "false")) return term_of(c_truth(memory_of(r), is_true), CPP_BOOL);
  if (text_is(name, "nullptr")) return term_of(c_name(memory_of(r), "NULL"), CPP_UNKNOWN);
  const binding *bound = find_binding(r, name);
  if (bound != NULL) return read_binding(r, bound, start);
  const cpp_name *own = find_name(r, name);
  if (own != NULL) return term_of_name(own);
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
enum { LEVELS = sizeof levels / sizeof *levels, LEVEL_AND = 1, LEVEL_ADD = 6 };

static const char *take_operator(reading *r, size_t level) {
  for (size_t i = 0; i < 5 && levels[level].operators[i] != NULL; i++) {
    const char *o = levels[level].operators[i];
    bool is_single = o[1] == '\0' && (o[0] == '|' || o[0] == '&');
    if (is_single && r->at + 1 < r->all.size && stands(r, o[0] == '|' ? "||" : "&&")) continue;
    if (take(r, o)) return o;
  }
  return NULL;
}

static term read_negated(reading *r, const char *o, cpp_kind kind) {
  term operand = read_unary(r);
  if (r->failed) return nothing;
  if (operand.is_cast != NULL) return term_of(c_not(memory_of(r), operand.is_cast), CPP_BOOL);
  return term_of(c_unary(memory_of(r), o, operand.in_c), kind);
}

static term read_unary(reading *r) {
  if (++r->depth > DEPTH_MAX) return fail(r, r->at, 1, "an expression nested this deep");
  skip_blanks(r);
  term t;
  if (!stands(r, "!=") && take(r, "!")) t = read_negated(r, "!", CPP_BOOL);
  else if (take(r, "-")) t = read_negated(r, "-", CPP_INT);
  else t = read_postfix(r);
  r->depth--;
  return t;
}

// The function that compares two of a kind for which `==` is no operator of C; NULL: it is.
static const char *comparing_function(term left, term right) {
  if (left.kind != right.kind) return NULL;
  if (left.kind == CPP_TYPES) return "mica_types_equal";
  if (left.kind != CPP_STR) return NULL;
  return right.in_c->kind == C_STRING ? "mica_str_is" : "mica_str_equal";
}

static bool is_list(term t) { return cpp_kind_of_item(t.kind) != CPP_UNKNOWN; }

static bool is_null(term t) { return c_is(t.in_c, C_NAME, "NULL"); }

static term compare(reading *r, term left, const char *o, term right) {
  arena *a = memory_of(r);
  const term *cast = is_null(left) ? &right : is_null(right) ? &left : NULL;
  if (cast != NULL && cast->is_cast != NULL)
    return term_of(o[0] == '!' ? cast->is_cast : c_not(a, cast->is_cast), CPP_BOOL);
  const c_expression *const both[] = {value_of(r, left), value_of(r, right)};
  const char *function = comparing_function(left, right);
  if (function == NULL && (is_list(left) || is_list(right)))
    return fail(r, r->at, 1, "a comparison of lists");
  if (function == NULL) return term_of(c_binary(a, o, both[0], both[1]), CPP_BOOL);
  const c_expression *call = c_call(a, function, both, 2);
  return term_of(o[0] == '!' ? c_not(a, call) : call, CPP_BOOL);
}

static term read_level(reading *r, size_t level) {
  const cpp_fact *before = r->facts;
  term left = level + 1 < LEVELS ? read_level(r, level + 1) : read_unary(r);
  for (const char *o; !r->failed && (o = take_operator(r, level)) != NULL;) {
    if (level == LEVEL_AND) learn(r, truth_of(left));
    term right = level + 1 < LEVELS ? read_level(r, level + 1) : read_unary(r);
    if (r->failed) return nothing;
    bool is_equality = o[1] == '=' && (o[0] == '=' || o[0] == '!');
    cpp_kind kind = level < LEVEL_ADD ? CPP_BOOL : CPP_INT;
    left = is_equality ? compare(r, left, o, right)
                       : term_of(c_binary(memory_of(r), o, truth_of(left), truth_of(right)), kind);
  }
  r->facts = before;
  return left;
}

static term read_expression(reading *r) {
  if (++r->depth > DEPTH_MAX) return fail(r, r->at, 1, "an expression nested this deep");
  term t = read_level(r, 0);
  if (!r->failed && take(r, "?")) {
    const cpp_fact *before = r->facts;
    learn(r, truth_of(t));
    term yes = read_expression(r);
    r->facts = before;
    expect(r, ":");
    term no = read_expression(r);
    if (r->failed) return nothing;
    t = term_of(c_conditional(memory_of(r), truth_of(t), value_of(r, yes), value_of(r, no)),
                yes.kind);
  }
  r->depth--;
  return r->failed ? nothing : t;
}

// What isn't understood must be an expression all the same.
static const c_expression *read_c_of(build *b, const cpp_source *source, text all) {
  const c_expression *e = c_parse(b->memory, all);
  if (c_is_expression(b->memory, all) || (source->is_tried && source->failure == NULL)) return e;
  if (source->failure != NULL) {
    *source->failure = (cpp_failure){.what = "this is no expression of C",
                                     .at = cpp_range(b, source, all, 0, all.size)};
    return NULL;
  }
  report_error(b->diagnostics, cpp_range(b, source, all, 0, all.size),
               "this is no expression of C");
  if (source->at != 0) report_note(b->diagnostics, at_place(source->at), "needed here");
  return c_truth(b->memory, true);
}

static bool is_cpp(build *b, const cpp_source *source, text all) {
  if (source->is_cpp || text_contains(all, "getElementTypeOrSelf(")) return true;
  cpp_sign sign = source->name_count > 0 ? cpp_sign_in(b, all) : cpp_sign_in_predicate(b, all);
  return sign.size > 0;
}

cpp_translation cpp_read(build *b, const cpp_source *source) {
  cpp_translation out = {0};
  text all = text_trim(text_of(source->expression));
  reading r = {.b = b, .source = source, .all = all, .out = &out, .facts = source->facts};
  term t = read_expression(&r);
  skip_blanks(&r);
  if (!r.failed && r.at < all.size) fail(&r, r.at, 1, "what follows here");
  if (r.failed) return out;
  out.in_c = source->is_condition ? truth_of(t) : value_of(&r, t);
  out.kind = t.kind;
  out.of_class = t.of_class;
  return out;
}

void cpp_report(build *b, const cpp_source *source, const cpp_failure *why) {
  report_error(b->diagnostics, why->at, "%s%s", why->what,
               why->is_wrong ? "" : ", which has no C that Mica knows");
  if (source->at != 0) report_note(b->diagnostics, at_place(source->at), "needed here");
  report_help(b->diagnostics, "%s",
              why->help != NULL ? why->help : "write the expression in C, over mica_... functions");
}

const c_expression *cpp_translate(build *b, const cpp_source *source, cpp_kind *kind) {
  text all = text_trim(text_of(source->expression));
  if (kind != NULL) *kind = CPP_UNKNOWN;
  if (!cpp_names_are_known(b, source)) return c_truth(b->memory, true);
  if (all.size == 0 || !is_cpp(b, source, all)) return read_c_of(b, source, all);
  cpp_translation t = cpp_read(b, source);
  if (t.in_c == NULL && source->failure != NULL) *source->failure = t.why;
  bool is_asked = source->is_tried || source->failure != NULL;
  if (t.in_c == NULL && is_asked && !t.why.is_wrong) return NULL;
  if (t.in_c == NULL) {
    cpp_report(b, source, &t.why);
    return c_truth(b->memory, true);
  }
  if (kind != NULL) *kind = t.kind;
  return t.in_c;
}

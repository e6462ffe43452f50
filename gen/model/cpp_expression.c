// Translates an expression of C++ to C in one pass: what has been read is kept as its C, and what
// it is. Reading stops at the first thing that has no C.
#include "model/cpp_expression.h"

#include "model/c_value.h"
#include "model/code_language.h"
#include "model/cpp_vocabulary.h"
#include "model/declared.h"

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
  bool is_inline;  // the lambda is called where it stands: it sees what is around it
} binding;

typedef struct reading {
  build *b;
  const cpp_source *source;
  text all;
  size_t at;
  size_t depth;
  bool failed;
  cpp_translation *out;   // what is wrong goes there
  list helpers;           // records that its C calls
  const cpp_fact *facts;  // what is known where is read
  binding bindings[BINDINGS_MAX];
  size_t binding_count;
} reading;

static const term nothing = {0};  // after an error: nobody asks for its C

// ---- Errors and tokens --------------------------------------------------------------------------

// Whether a word is cut between two characters.
static bool joins_word(text in, size_t at) {
  if (at == 0 || at == in.size) return false;
  return (name_is_letter(in.data[at - 1]) || in.data[at - 1] == '$') && name_is_letter(in.data[at]);
}

// The text itself, after the place where its record was made; 0: it stands elsewhere.
static place find_text(reading *r, text what) {
  const source_set *sources = r->b->session->sources;
  const source_file *file = source_of(sources, r->source->made);
  if (file == NULL || what.size == 0) return 0;
  size_t at = text_find(file->content, what, r->source->made - file->start);
  while (at != SIZE_MAX &&
         (joins_word(file->content, at) || joins_word(file->content, at + what.size)))
    at = text_find(file->content, what, at + 1);
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

static term fail_syntax(reading *r, size_t at, const char *what) {
  if (!r->failed)
    r->out->why = (cpp_failure){.what = what, .at = range_of(r, at, 1), .is_syntax = true};
  r->failed = true;
  return nothing;
}

// What C++ wouldn't take either.
static term refuse(reading *r, size_t at, size_t size, const char *problem, const char *help) {
  if (!r->failed) r->out->why = (cpp_failure){problem, range_of(r, at, size), help, true, false};
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
  fail_syntax(r, r->at, build_printf(r->b, "expected '%s' here", what));
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
static term compare(reading *r, term left, const char *o, term right);
static term read_getter(reading *r, text name);
static term read_get_type(reading *r, size_t start);
static term read_number(reading *r);
static bool is_class_question(text name);
static term read_class_question(reading *r, text name, size_t start, const term *object);
static term term_of_part(const reading *r, text name);

static size_t read_terms(reading *r, term *out) {
  size_t count = 0;
  if (!expect(r, "(") || take(r, ")")) return 0;
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

static void values_of(const reading *r, const term *terms, size_t count, const c_expression **out) {
  for (size_t i = 0; i < count; i++) out[i] = value_of(r, terms[i]);
}

static size_t read_arguments(reading *r, const c_expression **out) {
  term terms[ARGUMENTS_MAX];
  size_t count = read_terms(r, terms);
  if (!r->failed) values_of(r, terms, count, out);
  return count;
}

// The C value of an attribute of the operation.
static term term_of_attribute(const reading *r, const model_attribute *a) {
  const model_op *op = r->source->op;
  if (a->type.kind == C_ATTR) return a->is_optional ? nothing : term_of_part(r, text_of(a->name));
  const c_expression *self = c_placeholder(memory_of(r), TEXT("$_op"));
  const char *accessor = build_printf(r->b, "%s_%s", op->c_name, a->c_name);
  const c_expression *value = c_call(memory_of(r), accessor, &self, 1);
  cpp_kind kind = a->type.kind == C_ENUM ? CPP_ENUM : cpp_kind_of_c_type(&a->type);
  if (kind == CPP_UNKNOWN || (a->is_optional && !a->is_unit)) return nothing;
  if (a->type.kind == C_UINT) value = c_cast(memory_of(r), "int64_t", value);
  return term_of(value, kind);
}

// The C of a member or function over its operands.
static term apply(reading *r, size_t start, cpp_member *m, const cpp_operands *operands) {
  term t = {0};
  t.in_c = cpp_apply(r->b, m, operands);
  if (m->helper != NULL) list_push(memory_of(r), &r->helpers, m->helper);
  t.kind = cpp_result(r->b, m, &t.of_class);
  return t.in_c->size > C_SIZE_MAX ? fail(r, start, 1, "an expression this large") : t;
}

static text class_of(term t) {
  return t.of_class != NULL ? t.of_class->name : cpp_kind_class(t.kind);
}

// Another class may have it: the author forgot to cast. What a member gave may be of a class that
// C++ knows more exactly.
static term fail_member(reading *r, term object, text name, size_t start, size_t count) {
  text of = class_of(object), others = cpp_classes_with_member(r->b, object.kind, name, count);
  bool is_general = text_equal(of, cpp_kind_class(object.kind));
  bool is_exact = object.in_c->kind == C_PLACEHOLDER || r->source->failure == NULL;
  if (is_general && others.size > 0 && is_exact)
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
  term part = c_is(object.in_c, C_PLACEHOLDER, "$_op") ? read_getter(r, name) : nothing;
  if (part.in_c != NULL) return part;
  if (object.kind == CPP_BUILDER && text_is(name, "getType") && stands(r, "<"))
    return read_get_type(r, start);
  if (stands(r, "<") && is_class_question(name))
    return read_class_question(r, name, start, &object);
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

// The C type of items that a list literal may have.
static const char *c_array_of(cpp_kind items) {
  switch ((int)items) {
  case CPP_INT: return "const int64_t[]";
  case CPP_TYPE: return "const mica_type *const[]";
  case CPP_ATTR: return "const mica_attr *const[]";
  default: return NULL;
  }
}

static size_t read_items(reading *r, term *items) {
  size_t count = 0;
  do {
    if (count == ITEMS_MAX) return fail(r, r->at, 1, "a list of more than 64 items"), 0;
    items[count++] = read_expression(r);
  } while (!r->failed && take(r, ","));
  expect(r, "}");
  return count;
}

// `{a, b}`, after the brace: a list that lives as long as the block that it stands in.
static term read_list(reading *r, size_t start) {
  arena *a = memory_of(r);
  term items[ITEMS_MAX];
  const c_expression *in_c[ITEMS_MAX];
  size_t count = read_items(r, items);
  if (r->failed) return nothing;
  for (size_t i = 0; i < count; i++) {
    if (items[i].kind != items[0].kind) return fail(r, start, 1, "a list of different things");
    in_c[i] = value_of(r, items[i]);
  }
  cpp_kind kind = cpp_kind_of_list(items[0].kind);
  const char *array = c_array_of(items[0].kind);
  if (array == NULL) return fail(r, start, 1, "a list of this");
  const c_expression *const parts[] = {c_compound(a, array, in_c, count),
                                       c_literal(a, text_of(build_printf(r->b, "%zu", count)))};
  return term_of(c_compound(a, cpp_kind_c_type(kind), parts, 2), kind);
}

static bool list_form_of(reading *r, term t, list_form *out) {
  arena *a = memory_of(r);
  term list = as_list(r, term_of(c_name(a, "self"), t.kind));
  out->owner = cpp_kind_c_type(t.kind);
  out->count = c_member(a, list.in_c, ".size");
  out->item = item_of(r, list, c_name(a, "i"));
  return out->item.kind != CPP_UNKNOWN;
}

// `[&](::mlir::Type t) { return `: the parameter, up to the expression.
static text read_lambda_head(reading *r) {
  text none = {0};
  if (!expect(r, "[")) return none;
  while (r->at < r->all.size && r->all.data[r->at] != ']') r->at++;
  if (!expect(r, "]") || !expect(r, "(")) return none;
  size_t start = r->at, end = text_find(r->all, TEXT(")"), r->at);
  if (end == SIZE_MAX) return fail(r, start, 1, "a lambda without end"), none;
  text parameter = text_trim((text){r->all.data + start, end - start});
  r->at = end + 1;
  if (take(r, "->")) (void)take_name(r);
  if (!expect(r, "{") || !expect(r, "return")) return none;
  if (text_find(parameter, TEXT(","), 0) != SIZE_MAX)
    return fail(r, start, end - start, "a lambda of several parameters"), none;
  if (r->binding_count == BINDINGS_MAX)
    return fail(r, start, end - start, "lambdas nested this deep"), none;
  return text_strip_prefix(text_after_last(parameter, " "), "&");
}

// The expression that a lambda returns, up to its end.
static term read_lambda_body(reading *r, binding parameter) {
  const cpp_fact *before = r->facts;
  if (!parameter.is_inline) r->facts = NULL;  // `self` is another thing there
  r->bindings[r->binding_count++] = parameter;
  term body = read_expression(r);
  r->binding_count--;
  r->facts = before;
  expect(r, ";");
  expect(r, "}");
  return body;
}

// E, with the parameter standing for an item.
static term read_lambda(reading *r, const list_form *form) {
  text name = read_lambda_head(r);
  return r->failed ? nothing : read_lambda_body(r, (binding){name, form->item, false});
}

// Behind the brace that closes the one that was opened before.
static size_t after_body(const reading *r) {
  size_t depth = 1, at = r->at;
  while (at < r->all.size && depth > 0) {
    if (r->all.data[at] == '{') depth++;
    if (r->all.data[at] == '}') depth--;
    at++;
  }
  return at;
}

// `[](::mlir::Type t) { return E; }(X)`: E, with X for t.
static term read_called_lambda(reading *r) {
  text name = read_lambda_head(r);
  size_t body = r->at;
  if (r->failed) return nothing;
  r->at = after_body(r);
  if (!expect(r, "(")) return nothing;
  term given = read_expression(r);
  if (!expect(r, ")")) return nothing;
  size_t end = r->at;
  r->at = body;
  term value = read_lambda_body(r, (binding){name, given, true});
  r->at = end;
  return r->failed ? nothing : value;
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

// `{1, 2, 3}` against a value: a chain of comparisons.
static term read_contained(reading *r) {
  term items[ITEMS_MAX];
  const c_expression *questions[ITEMS_MAX];
  if (!expect(r, "(") || !expect(r, "{")) return nothing;
  size_t count = read_items(r, items);
  expect(r, ",");
  term value = read_expression(r);
  expect(r, ")");
  for (size_t i = 0; i < count && !r->failed; i++)
    questions[i] = compare(r, value, "==", items[i]).in_c;
  if (r->failed) return nothing;
  return term_of(c_any(memory_of(r), questions, count), CPP_BOOL);
}

// `std::equal_to<>()(a, b)`, as comparators are given to TypesMatchWith, after the name.
static term read_equal(reading *r, size_t start) {
  term terms[ARGUMENTS_MAX];
  if (!expect(r, "<") || !expect(r, ">") || !expect(r, "(") || !expect(r, ")")) return nothing;
  size_t count = read_terms(r, terms);
  if (r->failed) return nothing;
  return count == 2 ? compare(r, terms[0], "==", terms[1])
                    : fail(r, start, 1, "a comparison that isn't of two");
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

// What holds the operation that is asked may be absent.
// What is asked: the object, where a member asks it (`x.isa<A>()`), or what stands in the brackets.
static term read_subject(reading *r, const term *object) {
  expect(r, ">");
  expect(r, "(");
  term subject = object != NULL ? *object : read_expression(r);
  expect(r, ")");
  return subject;
}

static bool is_other_op(term t) { return t.kind == CPP_OP && !c_is(t.in_c, C_PLACEHOLDER, "$_op"); }

// `isa<A, B>(x)`.
static term read_isa(reading *r, bool may_be_absent, const term *object) {
  arena *a = memory_of(r);
  const cpp_class *classes[CLASSES_MAX];
  const c_expression *questions[CLASSES_MAX];
  size_t count = 0;
  if (!expect(r, "<")) return nothing;
  do {
    if (count == CLASSES_MAX) return fail(r, r->at, 1, "a list of more than 16 classes");
    classes[count++] = take_class(r);
  } while (!r->failed && take(r, ","));
  const term subject = read_subject(r, object);
  for (size_t i = 0; i < count && !r->failed; i++)
    questions[i] = class_question(r, classes[i], subject.in_c);
  if (r->failed) return nothing;
  const c_expression *present = subject.is_cast != NULL
                                    ? subject.is_cast
                                    : c_binary(a, "!=", subject.in_c, c_name(a, "NULL"));
  const c_expression *const both[] = {present, c_any(a, questions, count)};
  may_be_absent = may_be_absent || is_other_op(subject);
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
static term read_cast(reading *r, const cpp_class **to, const term *object) {
  if (!expect(r, "<")) return nothing;
  *to = take_class(r);
  term subject = read_subject(r, object);
  if (r->failed) return nothing;
  subject.in_c = value_of(r, subject);
  subject.is_cast = NULL;
  subject.kind = (*to)->kind;
  subject.of_class = *to;
  return subject;
}

// What is something else for certain.
static term read_sure_cast(reading *r, const term *object) {
  const cpp_class *to = NULL;
  size_t start = r->at;
  term t = read_cast(r, &to, object);
  const cpp_class *is = r->failed ? NULL : cpp_contradiction(r->facts, meant_by(r, t.in_c), to);
  if (is == NULL) return t;
  if (cpp_class_implements(r->b, is, to)) {
    t.of_class = is;  // whose members are its own: those of the class are over builtin ones
    return t;
  }
  return refuse(r, start, r->at - start,
                build_printf(r->b, "this is of class %.*s, which can't be cast to %.*s",
                             TEXT_ARGS(is->name), TEXT_ARGS(to->name)),
                build_printf(r->b, "ask it as what it is: cast<%.*s>(...)", TEXT_ARGS(is->name)));
}

// `dyn_cast<A>(x)` is x if that is an A, or else NULL.
static term read_dyn_cast(reading *r, bool may_be_absent, size_t start, const term *object) {
  arena *a = memory_of(r);
  const cpp_class *to = NULL;
  term subject = read_cast(r, &to, object);
  if (r->failed) return nothing;
  const c_expression *asked = class_question(r, to, subject.in_c);
  const c_expression *const both[] = {c_binary(a, "!=", subject.in_c, c_name(a, "NULL")), asked};
  subject.is_cast = may_be_absent ? c_all(a, both, 2) : asked;
  bool is_large = subject.is_cast->size > C_SIZE_MAX;
  return is_large ? fail(r, start, 1, "an expression this large") : subject;
}

static bool is_class_question(text name) {
  static const char *const names[] = {"isa",      "isa_and_nonnull",  "isa_and_present",
                                      "cast",     "cast_or_null",     "cast_if_present",
                                      "dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (text_is(name, names[i])) return true;
  return false;
}

// One of these, after its name. `object`: of a member, as C++ had them before; or NULL.
static term read_class_question(reading *r, text name, size_t start, const term *object) {
  bool is_dynamic = text_starts_with(name, TEXT("dyn_"));
  text cast = text_strip_prefix(name, "dyn_");
  bool may_be_absent = text_is(cast, "cast_or_null") || text_is(cast, "cast_if_present");
  if (text_starts_with(name, TEXT("isa"))) return read_isa(r, name.size > strlen("isa"), object);
  return is_dynamic ? read_dyn_cast(r, may_be_absent, start, object) : read_sure_cast(r, object);
}

// A scalar of C++, and the casts that make one in C; integers of C++ expressions are signed.
typedef struct scalar {
  const char *name, *cast;
  bool is_unsigned;
} scalar;

static const scalar *scalar_named(text name) {
  static const scalar scalars[] = {
      {"bool", "bool", false},        {"double", "double", false},
      {"float", "float", false},      {"int", "int32_t", false},
      {"int8_t", "int8_t", false},    {"int16_t", "int16_t", false},
      {"int32_t", "int32_t", false},  {"int64_t", "int64_t", false},
      {"unsigned", "uint32_t", true}, {"uint8_t", "uint8_t", true},
      {"uint16_t", "uint16_t", true}, {"uint32_t", "uint32_t", true},
      {"uint64_t", "int64_t", false}, {"size_t", "int64_t", false},
  };
  name = text_strip_prefix(text_strip_prefix(name, "::"), "std::");
  for (size_t i = 0; i < sizeof scalars / sizeof *scalars; i++)
    if (text_is(name, scalars[i].name)) return &scalars[i];
  return NULL;
}

static bool is_pointer(term t) {
  const char *type = cpp_kind_c_type(t.kind);
  return type != NULL && type[strlen(type) - 1] == '*';
}

static bool is_number(term t) {
  return t.kind == CPP_INT || t.kind == CPP_FLOAT || t.kind == CPP_ENUM || t.kind == CPP_BOOL;
}

static term as_bool(reading *r, term t, size_t start) {
  arena *a = memory_of(r);
  const char *none = is_pointer(t) ? "NULL" : t.kind == CPP_INT ? "0" : NULL;
  if (t.kind == CPP_BOOL) return t;
  if (t.is_cast != NULL) return term_of(t.is_cast, CPP_BOOL);
  if (none == NULL) return fail(r, start, 1, "a condition of this");
  return term_of(c_binary(a, "!=", t.in_c, c_name(a, none)), CPP_BOOL);
}

// A number as another.
static term cast_to_scalar(reading *r, const scalar *to, term t, size_t start) {
  arena *a = memory_of(r);
  cpp_kind kind = strcmp(to->name, "double") == 0 || strcmp(to->name, "float") == 0 ? CPP_FLOAT
                                                                                    : CPP_INT;
  if (strcmp(to->name, "bool") == 0) return as_bool(r, t, start);
  if (!is_number(t)) return fail(r, start, 1, "a cast of this");
  bool is_done = t.in_c->kind == C_LITERAL || c_is(t.in_c, C_CAST, to->cast);
  if (is_done && t.kind == kind) return t;
  bool is_twice = c_is(t.in_c, C_CAST, "int64_t") && kind == CPP_INT;
  const c_expression *e = c_cast(a, to->cast, is_twice ? t.in_c->children[0] : t.in_c);
  return term_of(to->is_unsigned ? c_cast(a, "int64_t", e) : e, kind);
}

// `static_cast<int64_t>(x)`
static term read_static_cast(reading *r) {
  expect(r, "<");
  skip_blanks(r);
  size_t start = r->at;
  text type = take_name(r);
  expect(r, ">");
  expect(r, "(");
  term subject = read_expression(r);
  expect(r, ")");
  if (r->failed) return nothing;
  const scalar *to = scalar_named(type);
  if (to != NULL) return cast_to_scalar(r, to, subject, start);
  return fail(r, start, type.size, build_printf(r->b, "'%.*s' is a type", TEXT_ARGS(type)));
}

// `bool(x)`
static term read_scalar(reading *r, const scalar *to, size_t start) {
  if (!expect(r, "(")) return nothing;
  term subject = read_expression(r);
  expect(r, ")");
  return r->failed ? nothing : cast_to_scalar(r, to, subject, start);
}

// A function of C: without namespace and capitals. In C++ those of Mica alone.
static bool may_be_c(const reading *r, text name) {
  if (r->source->is_cpp) return text_starts_with(name, TEXT("mica_"));
  if (name_is_keyword(name)) return text_is(name, "sizeof");
  for (size_t i = 0; i < name.size; i++)
    if (name.data[i] == ':' || (name.data[i] >= 'A' && name.data[i] <= 'Z')) return false;
  return name.size > 0;
}

// `isUInt<8>(x)`: the 8, after the bracket.
static size_t read_number_argument(reading *r, term *out) {
  skip_blanks(r);
  out[0] = read_number(r);
  expect(r, ">");
  return 1;
}

// What a value or an attribute stands for where a type is asked.
static term type_of(reading *r, term t) {
  if (t.kind != CPP_VALUE && t.kind != CPP_ATTR) return t;
  const char *function = t.kind == CPP_VALUE ? "mica_value_type" : "mica_attr_type";
  const c_expression *e = value_of(r, t);
  return (term){.in_c = c_call(memory_of(r), function, &e, 1),
                .kind = CPP_TYPE,
                .of_class = t.kind == CPP_VALUE ? t.of_class : NULL};
}

// `getLhs()` of the operation itself, after the name; in_c NULL: it has no such part.
static term read_getter(reading *r, text name) {
  const model_op *op = r->source->op;
  size_t before = r->at;
  if (op == NULL || !take(r, "(") || !take(r, ")")) return r->at = before, nothing;
  for (size_t i = 0; i < op->operand_count + op->result_count; i++) {
    const model_value *v = i < op->operand_count ? &op->operands[i]
                                                 : &op->results[i - op->operand_count];
    if (cpp_is_getter(r->b, name, v->name)) return term_of_part(r, text_of(v->name));
  }
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    const char *in_attr = build_printf(r->b, "%s_attr", a->name);
    if (a->property == NULL && cpp_is_getter(r->b, name, in_attr))
      return term_of_part(r, text_of(a->name));
    if (cpp_is_getter(r->b, name, a->name)) return term_of_attribute(r, a);
  }
  return r->at = before, nothing;
}

static term read_function(reading *r, text name, size_t start) {
  term part = read_getter(r, name);
  if (part.in_c != NULL) return part;
  bool is_known = cpp_has_function(r->b, name), is_c = !is_known && may_be_c(r, name);
  if (!is_known && !is_c)
    return fail(r, start, name.size, build_printf(r->b, "'%.*s' is a function", TEXT_ARGS(name)));
  term terms[ARGUMENTS_MAX];
  size_t count = is_known && take(r, "<") ? read_number_argument(r, terms) : 0;
  count += read_terms(r, terms + count);
  if (r->failed) return nothing;
  cpp_member *m = cpp_find_function(r->b, name, count);
  if (m == NULL && !is_c)
    return fail(
        r, start, name.size,
        build_printf(r->b, "'%.*s' of %zu arguments is a function", TEXT_ARGS(name), count));
  const c_expression *arguments[ARGUMENTS_MAX];
  for (size_t i = 0; m != NULL && m->takes_types && i < count; i++) terms[i] = type_of(r, terms[i]);
  values_of(r, terms, count, arguments);
  if (m != NULL) return apply(r, start, m, &(cpp_operands){NULL, arguments, count});
  return term_of(c_call(memory_of(r), text_copy(memory_of(r), name), arguments, count),
                 CPP_UNKNOWN);
}

// An argument of a maker as its parameter takes it; NULL: it is of another kind.
static const c_expression *as_parameter(reading *r, term t, const c_type *type) {
  bool is_number = type->kind == C_INT || type->kind == C_UINT;
  const c_expression *e = value_of(r, t);
  if (t.kind == CPP_STR && e->kind == C_STRING) e = c_call(memory_of(r), "MICA_STR", &e, 1);
  if (is_number && t.kind == CPP_INT)
    return e->kind == C_LITERAL ? e : c_cast(memory_of(r), type->spelling, e);
  cpp_kind wanted = type->kind == C_ENUM ? CPP_ENUM : cpp_kind_of_c_type(type);
  return wanted != CPP_UNKNOWN && wanted == t.kind ? e : NULL;
}

static const c_expression *context_of(reading *r, term t) {
  const char *function = t.kind == CPP_TYPE ? "mica_type_context" : "mica_attr_context";
  const c_expression *e = value_of(r, t);
  return c_call(memory_of(r), function, &e, 1);
}

// `ElemType::get(context, a, b)` of a definition of this run, without the context if C++ finds it.
static term made(reading *r, text class_name, const model_definition *s, const term *given,
                 bool has_context, size_t start) {
  const c_expression *arguments[ARGUMENTS_MAX + 1];
  bool is_known = has_context ? given[0].kind == CPP_CONTEXT
                              : given[0].kind == CPP_TYPE || given[0].kind == CPP_ATTR;
  if (!is_known) return fail(r, start, class_name.size, "a maker without a context");
  arguments[0] = has_context ? given[0].in_c : context_of(r, given[0]);
  for (size_t i = 0; i < s->parameter_count; i++) {
    arguments[i + 1] = as_parameter(r, given[i + has_context], &s->parameters[i].type);
    if (arguments[i + 1] == NULL)
      return fail(r, start, class_name.size,
                  build_printf(r->b, "the argument for '%s'", s->parameters[i].name));
  }
  const char *maker = build_printf(r->b, "%s_get", s->c_name);
  return (term){.in_c = c_call(memory_of(r), maker, arguments, s->parameter_count + 1),
                .kind = s->is_attr ? CPP_ATTR : CPP_TYPE,
                .of_class = cpp_class_of_definition(r->b, s->record)};
}

// `IntegerType::get(...)`: a function of a class, or the maker of a definition.
static term call_static(reading *r, text class_name, text name, const term *given, size_t count,
                        size_t start) {
  const c_expression *arguments[ARGUMENTS_MAX];
  values_of(r, given, count, arguments);
  for (size_t i = 0; i < count; i++)
    if (arguments[i]->kind == C_STRING)
      arguments[i] = c_call(memory_of(r), "MICA_STR", &arguments[i], 1);
  cpp_member *m = cpp_find_static(r->b, class_name, name, count);
  if (m != NULL) return apply(r, start, m, &(cpp_operands){NULL, arguments, count});
  bool has_context;
  const model_definition *s = cpp_made_definition(r->b, class_name, name, count, &has_context);
  if (s != NULL) return made(r, class_name, s, given, has_context, start);
  return fail(r, start, r->at - start,
              build_printf(r->b, "'%.*s::%.*s' of %zu arguments is a function",
                           TEXT_ARGS(class_name), TEXT_ARGS(name), count));
}

static term read_static(reading *r, text class_name, text name, size_t start) {
  term given[ARGUMENTS_MAX];
  size_t count = read_terms(r, given);
  return r->failed ? nothing : call_static(r, class_name, name, given, count, start);
}

// `$_builder.getType<ElemType>(...)`, after the word.
static term read_get_type(reading *r, size_t start) {
  term given[ARGUMENTS_MAX + 1] = {
      term_of(c_placeholder(memory_of(r), TEXT("$_ctxt")), CPP_CONTEXT)};
  if (!expect(r, "<")) return nothing;
  text class_name = take_name(r);
  expect(r, ">");
  size_t count = read_terms(r, given + 1);
  return r->failed ? nothing : call_static(r, class_name, TEXT("get"), given, count + 1, start);
}

static text class_before(text name) {
  text last = text_after_last(name, "::");
  if (last.size + 2 >= name.size) return (text){0};
  return (text){name.data, name.size - last.size - 2};
}

// The descriptor of a definition, from a predicate of the prelude's that stands in C++.
static bool is_descriptor(const reading *r, text name) {
  static const char ending[] = "_def";
  size_t size = sizeof ending - 1;
  if (name.size <= size || memcmp(name.data + name.size - size, ending, size) != 0) return false;
  return text_map_get(&r->b->definitions_by_name, (text){name.data, name.size - size}) != NULL;
}

static term read_call(reading *r, text name, size_t start) {
  text last = text_after_last(name, "::"), class_name = class_before(name);
  if (class_name.size > 0 && stands(r, "(") && cpp_is_class(r->b, class_name))
    return read_static(r, class_name, last, start);
  if (is_class_question(last)) return read_class_question(r, last, start, NULL);
  if (text_is(last, "static_cast")) return read_static_cast(r);
  if (text_is(last, "all_of") || text_is(last, "any_of") || text_is(last, "none_of"))
    return read_quantifier(r, last, start);
  if (stands(r, "(") && scalar_named(name) != NULL)
    return read_scalar(r, scalar_named(name), start);
  if (text_is(last, "is_contained")) return read_contained(r);
  if (text_is(last, "is_sorted")) return read_sorted(r);
  if (text_is(last, "equal_to")) return read_equal(r, start);
  const char *enum_case = stands(r, "(") ? NULL : cpp_enum_case(r->b, class_before(name), last);
  if (enum_case != NULL) return term_of(c_name(memory_of(r), enum_case), CPP_ENUM);
  if (stands(r, "<") && cpp_has_function(r->b, name)) return read_function(r, name, start);
  if (!stands(r, "(") && (code_is_constant(name) || is_descriptor(r, name)))
    return term_of(c_name(memory_of(r), text_copy(memory_of(r), name)), CPP_UNKNOWN);
  cpp_member *constant = stands(r, "(") ? NULL : cpp_find_function(r->b, name, 0);
  if (constant != NULL) return apply(r, start, constant, &(cpp_operands){NULL, NULL, 0});
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

// `$name`: a value or an attribute of the operation.
static term term_of_part(const reading *r, text name) {
  const model_op *op = r->source->op;
  const model_value *v = model_op_operand(op, name);
  if (v == NULL) v = model_op_result(op, name);
  const model_attribute *a = v != NULL ? NULL : model_op_attribute(op, name);
  const char *class_name = v != NULL   ? read_text(r->b, v->constraint->record, "cppType")
                           : a != NULL ? a->storage_class
                                       : NULL;
  bool is_group = v != NULL && v->arity >= ARITY_VARIADIC;
  const char *placeholder = build_printf(r->b, "$%.*s", TEXT_ARGS(name));
  return (term){.in_c = c_placeholder(memory_of(r), text_of(placeholder)),
                .kind = is_group    ? CPP_VALUES
                        : v != NULL ? CPP_VALUE
                                    : CPP_ATTR,
                .of_class = class_name == NULL ? NULL : cpp_class_named(r->b, text_of(class_name))};
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
  // C++ has the attribute's value there; with a member behind it may be the attribute's own.
  const model_attribute *a = model_op_attribute(op, bare);
  bool is_value = a != NULL && a->type.kind != C_ATTR && !stands(r, ".");
  term value = is_value ? term_of_attribute(r, a) : nothing;
  return value.in_c != NULL ? value : term_of_part(r, bare);
}

static const binding *find_binding(const reading *r, text word) {
  for (size_t i = r->binding_count; i-- > 0;)
    if (text_equal(r->bindings[i].name, word)) return &r->bindings[i];
  return NULL;
}

// A lambda of a loop becomes a function of its own, which doesn't see what is around it.
static term read_binding(reading *r, const binding *b, size_t start) {
  for (const binding *in = b + 1; in < r->bindings + r->binding_count; in++)
    if (!in->is_inline)
      return fail(r, start, b->name.size, "a lambda that uses more than its parameter");
  return b->value;
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

// `(x)` or `(int64_t)x`, after the parenthesis.
static term read_parenthesis(reading *r, size_t start) {
  size_t inside = r->at;
  const scalar *to = scalar_named(take_name(r));
  if (to != NULL && take(r, ")")) {
    term subject = read_unary(r);
    return r->failed ? nothing : cast_to_scalar(r, to, subject, start);
  }
  r->at = inside;
  term inner = read_expression(r);
  expect(r, ")");
  return inner;
}

static term read_primary(reading *r) {
  skip_blanks(r);
  if (r->at >= r->all.size) return fail_syntax(r, r->at, "the expression ends here");
  size_t start = r->at;
  char c = r->all.data[r->at];
  if (c == '"') return read_string(r);
  if (c >= '0' && c <= '9') return read_number(r);
  if (take(r, "(")) return read_parenthesis(r, start);
  if (take(r, "{")) return read_list(r, start);
  if (c == '[') return read_called_lambda(r);
  if (c == '$') return read_placeholder(r, take_word(r), start);
  text name = take_name(r);
  if (name.size == 0) return fail_syntax(r, r->at, build_printf(r->b, "'%c'", c));
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
  else if (take(r, "~")) t = read_negated(r, "~", CPP_INT);
  else if (!stands(r, "&&") && take(r, "&")) t = read_negated(r, "&", CPP_UNKNOWN);
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
  if (is_number(left) == is_number(right)) return false;
  term other = is_number(left) ? right : left;
  return other.kind == CPP_STR ||
         (is_pointer(other) && other.kind != CPP_NUMBER && !is_null(other));
}

static term compare(reading *r, term left, const char *o, term right) {
  arena *a = memory_of(r);
  const term *cast = is_null(left) ? &right : is_null(right) ? &left : NULL;
  if (cast != NULL && cast->is_cast != NULL)
    return term_of(o[0] == '!' ? cast->is_cast : c_not(a, cast->is_cast), CPP_BOOL);
  const c_expression *const both[] = {value_of(r, left), value_of(r, right)};
  const char *function = comparing_function(left, right);
  if (function == NULL && (is_list(left) || is_list(right)))
    return fail(r, r->at, 1, "a comparison of lists");
  if (are_unlike(left, right)) return fail(r, r->at, 1, "a comparison of different things");
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
  if (source->is_tried && source->failure == NULL) return e;
  if (c_is_expression(b->memory, all)) {
    bool is_right = source->failure != NULL || code_names_are_declared(b, source, CODE_EXPRESSION);
    return is_right ? e : c_truth(b->memory, true);
  }
  if (source->failure != NULL) {
    *source->failure = (cpp_failure){.what = "this is no expression of C",
                                     .at = cpp_range(b, source, all, 0, all.size)};
    return NULL;
  }
  code_report_end(b, source, "this");
  return c_truth(b->memory, true);
}

cpp_translation cpp_read(build *b, const cpp_source *source) {
  cpp_translation out = {0};
  text all = text_trim(text_of(source->expression));
  reading r = {.b = b, .source = source, .all = all, .out = &out, .facts = source->facts};
  term t = read_expression(&r);
  skip_blanks(&r);
  if (!r.failed && r.at < all.size) fail_syntax(&r, r.at, "what follows here");
  if (r.failed) return out;
  for (size_t i = 0; i < r.helpers.count; i++) cpp_use_helper(b, r.helpers.items[i]);
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
  if (all.size == 0 || code_is_in_c(b, source, all)) return read_c_of(b, source, all);
  cpp_translation t = cpp_read(b, source);
  if (t.why.is_syntax && !source->is_cpp) return read_c_of(b, source, all);
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

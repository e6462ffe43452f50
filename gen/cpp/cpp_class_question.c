// Questions of classes in expressions of C++: isa, cast and dyn_cast, and what follows from them.
#include "cpp/cpp_reading.h"

// NULL: reported.
static const cpp_class *take_class(reading *r) {
  text name = cpp_take_name(r);
  const cpp_class *c = r->failed ? NULL : cpp_class_named(r->cpp, name);
  if (c != NULL || r->failed) return c;
  cpp_fail_at(r, (size_t)(name.data - r->all.data), name.size,
              cpp_printf(r->cpp, "'%.*s' is a class", TEXT_ARGS(name)));
  return NULL;
}

static const c_expression *class_question(reading *r, const cpp_class *c,
                                          const c_expression *subject) {
  return c_substitute(cpp_memory_of(r), c->check, "$0", subject);
}

// What is asked: the object, where a member asks it (`x.isa<A>()`), or what stands in the brackets.
static term read_subject(reading *r, const term *object) {
  cpp_expect(r, ">");
  cpp_expect(r, "(");
  term subject = object != NULL ? *object : cpp_read_expression(r);
  cpp_expect(r, ")");
  return subject;
}

// What holds the operation that is asked may be absent.
static bool is_other_op(term t) { return t.kind == CPP_OP && !c_is(t.in_c, C_PLACEHOLDER, "$_op"); }

// `isa<A, B>(x)`.
static term read_isa(reading *r, bool may_be_absent, const term *object) {
  arena *a = cpp_memory_of(r);
  const cpp_class *classes[CLASSES_MAX];
  const c_expression *questions[CLASSES_MAX];
  size_t count = 0;
  if (!cpp_expect(r, "<")) return nothing;
  do {
    if (count == CLASSES_MAX) return cpp_fail_at(r, r->at, 1, "a list of more than 16 classes");
    classes[count++] = take_class(r);
  } while (!r->failed && cpp_take(r, ","));
  const term subject = read_subject(r, object);
  for (size_t i = 0; i < count && !r->failed; i++)
    questions[i] = class_question(r, classes[i], subject.in_c);
  if (r->failed) return nothing;
  const c_expression *present = subject.is_cast != NULL
                                    ? subject.is_cast
                                    : c_binary(a, "!=", subject.in_c, c_name(a, "NULL"));
  const c_expression *const both[] = {present, c_any(a, questions, count)};
  may_be_absent = may_be_absent || is_other_op(subject);
  return cpp_term_of(may_be_absent ? c_all(a, both, 2) : both[1], CPP_BOOL);
}

// What an expression asks about, where the predicate is asked.
static const c_expression *meant_by(const reading *r, const c_expression *e) {
  const c_expression *self = r->source->self_meant;
  return self == NULL ? e : c_substitute(cpp_memory_of(r), e, "$_self", self);
}

void cpp_learn_here(reading *r, const c_expression *truth) {
  r->facts = cpp_learn(r->cpp, r->facts, meant_by(r, truth));
}

// `cast<A>(x)` is x, known to be an A.
static term read_cast(reading *r, const cpp_class **to, const term *object) {
  if (!cpp_expect(r, "<")) return nothing;
  *to = take_class(r);
  term subject = read_subject(r, object);
  if (r->failed) return nothing;
  subject.in_c = cpp_value_of(r, subject);
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
  if (cpp_class_implements(r->cpp, is, to)) {
    t.of_class = is;  // whose members are its own: those of the class are over builtin ones
    return t;
  }
  return cpp_refuse_at(
      r, start, r->at - start,
      cpp_printf(r->cpp, "this is of class %.*s, which can't be cast to %.*s", TEXT_ARGS(is->name),
                 TEXT_ARGS(to->name)),
      cpp_printf(r->cpp, "ask it as what it is: cast<%.*s>(...)", TEXT_ARGS(is->name)));
}

// `dyn_cast<A>(x)` is x if that is an A, or else NULL.
static term read_dyn_cast(reading *r, bool may_be_absent, size_t start, const term *object) {
  arena *a = cpp_memory_of(r);
  const cpp_class *to = NULL;
  term subject = read_cast(r, &to, object);
  if (r->failed) return nothing;
  const c_expression *asked = class_question(r, to, subject.in_c);
  const c_expression *const both[] = {c_binary(a, "!=", subject.in_c, c_name(a, "NULL")), asked};
  subject.is_cast = may_be_absent ? c_all(a, both, 2) : asked;
  bool is_large = subject.is_cast->size > C_SIZE_MAX;
  return is_large ? cpp_fail_at(r, start, 1, "an expression this large") : subject;
}

bool cpp_is_class_question(text name) {
  static const char *const names[] = {"isa",      "isa_and_nonnull",  "isa_and_present",
                                      "cast",     "cast_or_null",     "cast_if_present",
                                      "dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (text_is(name, names[i])) return true;
  return false;
}

// One of these, after its name. `object`: of a member, as C++ had them before; or NULL.
term cpp_read_class_question(reading *r, text name, size_t start, const term *object) {
  bool is_dynamic = text_starts_with(name, TEXT("dyn_"));
  text cast = text_strip_prefix(name, "dyn_");
  bool may_be_absent = text_is(cast, "cast_or_null") || text_is(cast, "cast_if_present");
  if (text_starts_with(name, TEXT("isa"))) return read_isa(r, name.size > strlen("isa"), object);
  return is_dynamic ? read_dyn_cast(r, may_be_absent, start, object) : read_sure_cast(r, object);
}

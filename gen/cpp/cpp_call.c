// Calls in expressions of C++: casts of numbers, parts of the operation, functions of the
// vocabulary, makers of types and attributes.
#include "cpp/cpp_reading.h"

#include "cpp/code_language.h"

const scalar *cpp_scalar_named(text name) {
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

bool cpp_is_pointer(term t) {
  const char *type = cpp_kind_c_type(t.kind);
  return type != NULL && type[strlen(type) - 1] == '*';
}

bool cpp_is_number(term t) {
  return t.kind == CPP_INT || t.kind == CPP_FLOAT || t.kind == CPP_ENUM || t.kind == CPP_BOOL;
}

static term as_bool(reading *r, term t, size_t start) {
  arena *a = cpp_memory_of(r);
  const char *none = cpp_is_pointer(t) ? "NULL" : t.kind == CPP_INT ? "0" : NULL;
  if (t.kind == CPP_BOOL) return t;
  if (t.is_cast != NULL) return cpp_term_of(t.is_cast, CPP_BOOL);
  if (none == NULL) return cpp_fail_at(r, start, 1, "a condition of this");
  return cpp_term_of(c_binary(a, "!=", t.in_c, c_name(a, none)), CPP_BOOL);
}

// A number as another.
term cpp_cast_to_scalar(reading *r, const scalar *to, term t, size_t start) {
  arena *a = cpp_memory_of(r);
  cpp_kind kind = strcmp(to->name, "double") == 0 || strcmp(to->name, "float") == 0 ? CPP_FLOAT
                                                                                    : CPP_INT;
  if (strcmp(to->name, "bool") == 0) return as_bool(r, t, start);
  if (!cpp_is_number(t)) return cpp_fail_at(r, start, 1, "a cast of this");
  bool is_done = t.in_c->kind == C_LITERAL || c_is(t.in_c, C_CAST, to->cast);
  if (is_done && t.kind == kind) return t;
  bool is_twice = c_is(t.in_c, C_CAST, "int64_t") && kind == CPP_INT;
  const c_expression *e = c_cast(a, to->cast, is_twice ? t.in_c->children[0] : t.in_c);
  return cpp_term_of(to->is_unsigned ? c_cast(a, "int64_t", e) : e, kind);
}

// `static_cast<int64_t>(x)`
static term read_static_cast(reading *r) {
  cpp_expect(r, "<");
  cpp_skip_blanks(r);
  size_t start = r->at;
  text type = cpp_take_name(r);
  cpp_expect(r, ">");
  cpp_expect(r, "(");
  term subject = cpp_read_expression(r);
  cpp_expect(r, ")");
  if (r->failed) return nothing;
  const scalar *to = cpp_scalar_named(type);
  if (to != NULL) return cpp_cast_to_scalar(r, to, subject, start);
  return cpp_fail_at(r, start, type.size, cpp_printf(r->cpp, "'%.*s' is a type", TEXT_ARGS(type)));
}

// `bool(x)`
static term read_scalar(reading *r, const scalar *to, size_t start) {
  if (!cpp_expect(r, "(")) return nothing;
  term subject = cpp_read_expression(r);
  cpp_expect(r, ")");
  return r->failed ? nothing : cpp_cast_to_scalar(r, to, subject, start);
}

// A function of C: without namespace and capitals. In C++ those of Mica alone.
static bool may_be_c(const reading *r, text name) {
  if (r->source->code.is_cpp) return text_starts_with(name, TEXT("mica_"));
  if (name_is_keyword(name)) return text_is(name, "sizeof");
  for (size_t i = 0; i < name.size; i++)
    if (name.data[i] == ':' || (name.data[i] >= 'A' && name.data[i] <= 'Z')) return false;
  return name.size > 0;
}

// `isUInt<8>(x)`: the 8, after the bracket.
static size_t read_number_argument(reading *r, term *out) {
  cpp_skip_blanks(r);
  out[0] = cpp_read_number(r);
  cpp_expect(r, ">");
  return 1;
}

// What a value or an attribute stands for where a type is asked.
static term type_of(reading *r, term t) {
  if (t.kind != CPP_VALUE && t.kind != CPP_ATTR) return t;
  const char *function = t.kind == CPP_VALUE ? "mica_value_type" : "mica_attr_type";
  const c_expression *e = cpp_value_of(r, t);
  return (term){.in_c = c_call(cpp_memory_of(r), function, &e, 1),
                .kind = CPP_TYPE,
                .of_class = t.kind == CPP_VALUE ? t.of_class : NULL};
}

// `getLhs()` of the operation itself, after the name; in_c NULL: it has no such part.
term cpp_read_getter(reading *r, text name) {
  const model_op *op = r->source->op;
  const cpp_context *cpp = r->cpp;
  cpp_part part;
  size_t before = r->at;
  if (op == NULL || !cpp_take(r, "(") || !cpp_take(r, ")")) return r->at = before, nothing;
  for (size_t i = 0; cpp->ask->part_at(cpp->asked, op, i, &part); i++) {
    const char *in_attr = part.kind == CPP_PART_ATTRIBUTE ? cpp_printf(r->cpp, "%s_attr", part.name)
                                                          : NULL;
    if (in_attr != NULL && cpp_is_getter(r->cpp, name, in_attr))
      return cpp_term_of_part(r, text_of(part.name));
    if (!cpp_is_getter(r->cpp, name, part.name)) continue;
    return part.kind == CPP_PART_VALUE ? cpp_term_of_part(r, text_of(part.name))
                                       : cpp_term_of_attribute(r, &part);
  }
  return r->at = before, nothing;
}

static term read_function(reading *r, text name, size_t start) {
  term part = cpp_read_getter(r, name);
  if (part.in_c != NULL) return part;
  bool is_known = cpp_has_function(r->cpp, name), is_c = !is_known && may_be_c(r, name);
  if (!is_known && !is_c)
    return cpp_fail_at(r, start, name.size,
                       cpp_printf(r->cpp, "'%.*s' is a function", TEXT_ARGS(name)));
  term terms[ARGUMENTS_MAX];
  size_t count = is_known && cpp_take(r, "<") ? read_number_argument(r, terms) : 0;
  count += cpp_read_terms(r, terms + count);
  if (r->failed) return nothing;
  cpp_member *m = cpp_find_function(r->cpp, name, count);
  if (m == NULL && !is_c)
    return cpp_fail_at(
        r, start, name.size,
        cpp_printf(r->cpp, "'%.*s' of %zu arguments is a function", TEXT_ARGS(name), count));
  const c_expression *arguments[ARGUMENTS_MAX];
  for (size_t i = 0; m != NULL && m->takes_types && i < count; i++) terms[i] = type_of(r, terms[i]);
  cpp_values_of(r, terms, count, arguments);
  if (m != NULL) return cpp_apply_member(r, start, m, &(cpp_operands){NULL, arguments, count});
  return cpp_term_of(c_call(cpp_memory_of(r), text_copy(cpp_memory_of(r), name), arguments, count),
                     CPP_UNKNOWN);
}

// An argument of a maker as its parameter takes it; NULL: it is of another kind.
static const c_expression *as_parameter(reading *r, term t, const c_type *type) {
  bool is_number = type->kind == C_INT || type->kind == C_UINT;
  const c_expression *e = cpp_value_of(r, t);
  if (t.kind == CPP_STR && e->kind == C_STRING) e = c_call(cpp_memory_of(r), "MICA_STR", &e, 1);
  if (is_number && t.kind == CPP_INT)
    return e->kind == C_LITERAL ? e : c_cast(cpp_memory_of(r), type->spelling, e);
  cpp_kind wanted = type->kind == C_ENUM ? CPP_ENUM : cpp_kind_of_c_type(type);
  return wanted != CPP_UNKNOWN && wanted == t.kind ? e : NULL;
}

static const c_expression *context_of(reading *r, term t) {
  const char *function = t.kind == CPP_TYPE ? "mica_type_context" : "mica_attr_context";
  const c_expression *e = cpp_value_of(r, t);
  return c_call(cpp_memory_of(r), function, &e, 1);
}

// `ElemType::get(context, a, b)` of a definition of this run, without the context if C++ finds it.
static term made(reading *r, text class_name, const cpp_definition *s, const term *given,
                 bool has_context, size_t start) {
  const c_expression *arguments[ARGUMENTS_MAX + 1];
  bool is_known = has_context ? given[0].kind == CPP_CONTEXT
                              : given[0].kind == CPP_TYPE || given[0].kind == CPP_ATTR;
  if (!is_known) return cpp_fail_at(r, start, class_name.size, "a maker without a context");
  arguments[0] = has_context ? given[0].in_c : context_of(r, given[0]);
  for (size_t i = 0; i < s->parameter_count; i++) {
    const cpp_parameter p = r->cpp->ask->parameter(r->cpp->asked, s->record, i);
    arguments[i + 1] = as_parameter(r, given[i + has_context], &p.type);
    if (arguments[i + 1] == NULL)
      return cpp_fail_at(r, start, class_name.size,
                         cpp_printf(r->cpp, "the argument for '%s'", p.name));
  }
  const char *maker = cpp_printf(r->cpp, "%s_get", s->c_name);
  return (term){.in_c = c_call(cpp_memory_of(r), maker, arguments, s->parameter_count + 1),
                .kind = s->is_attr ? CPP_ATTR : CPP_TYPE,
                .of_class = cpp_class_of_definition(r->cpp, s->record)};
}

// `IntegerType::get(...)`: a function of a class, or the maker of a definition.
static term call_static(reading *r, text class_name, text name, const term *given, size_t count,
                        size_t start) {
  const c_expression *arguments[ARGUMENTS_MAX];
  cpp_values_of(r, given, count, arguments);
  for (size_t i = 0; i < count; i++)
    if (arguments[i]->kind == C_STRING)
      arguments[i] = c_call(cpp_memory_of(r), "MICA_STR", &arguments[i], 1);
  cpp_member *m = cpp_find_static(r->cpp, class_name, name, count);
  if (m != NULL) return cpp_apply_member(r, start, m, &(cpp_operands){NULL, arguments, count});
  bool has_context;
  cpp_definition s;
  if (cpp_made_definition(r->cpp, class_name, name, count, &has_context, &s))
    return made(r, class_name, &s, given, has_context, start);
  return cpp_fail_at(r, start, r->at - start,
                     cpp_printf(r->cpp, "'%.*s::%.*s' of %zu arguments is a function",
                                TEXT_ARGS(class_name), TEXT_ARGS(name), count));
}

static term read_static(reading *r, text class_name, text name, size_t start) {
  term given[ARGUMENTS_MAX];
  size_t count = cpp_read_terms(r, given);
  return r->failed ? nothing : call_static(r, class_name, name, given, count, start);
}

// `$_builder.getType<ElemType>(...)`, after the word.
term cpp_read_get_type(reading *r, size_t start) {
  term given[ARGUMENTS_MAX + 1] = {
      cpp_term_of(c_placeholder(cpp_memory_of(r), TEXT("$_ctxt")), CPP_CONTEXT)};
  if (!cpp_expect(r, "<")) return nothing;
  text class_name = cpp_take_name(r);
  cpp_expect(r, ">");
  size_t count = cpp_read_terms(r, given + 1);
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
  const text definition = {name.data, name.size - size};
  return r->cpp->ask->definition_of_c_name(r->cpp->asked, definition) != NULL;
}

term cpp_read_call(reading *r, text name, size_t start) {
  text last = text_after_last(name, "::"), class_name = class_before(name);
  if (class_name.size > 0 && cpp_stands(r, "(") && cpp_is_class(r->cpp, class_name))
    return read_static(r, class_name, last, start);
  if (cpp_is_class_question(last)) return cpp_read_class_question(r, last, start, NULL);
  if (text_is(last, "static_cast")) return read_static_cast(r);
  if (text_is(last, "all_of") || text_is(last, "any_of") || text_is(last, "none_of"))
    return cpp_read_quantifier(r, last, start);
  if (cpp_stands(r, "(") && cpp_scalar_named(name) != NULL)
    return read_scalar(r, cpp_scalar_named(name), start);
  if (text_is(last, "is_contained")) return cpp_read_contained(r);
  if (text_is(last, "is_sorted")) return cpp_read_sorted(r);
  if (text_is(last, "equal_to")) return cpp_read_equal(r, start);
  const char *enum_case =
      cpp_stands(r, "(") ? NULL : r->cpp->ask->enum_case(r->cpp->asked, class_before(name), last);
  if (enum_case != NULL) return cpp_term_of(c_name(cpp_memory_of(r), enum_case), CPP_ENUM);
  if (cpp_stands(r, "<") && cpp_has_function(r->cpp, name)) return read_function(r, name, start);
  if (!cpp_stands(r, "(") && (code_is_constant(name) || is_descriptor(r, name)))
    return cpp_term_of(c_name(cpp_memory_of(r), text_copy(cpp_memory_of(r), name)), CPP_UNKNOWN);
  cpp_member *constant = cpp_stands(r, "(") ? NULL : cpp_find_function(r->cpp, name, 0);
  if (constant != NULL) return cpp_apply_member(r, start, constant, &(cpp_operands){NULL, NULL, 0});
  if (!cpp_stands(r, "("))
    return cpp_fail_at(r, start, name.size,
                       cpp_printf(r->cpp, "'%.*s' is a name", TEXT_ARGS(name)));
  return read_function(r, name, start);
}

// What definitions of this run tell of their C++: accessors of parameters, cases of enums.
// Asked where the vocabulary has no record.
#include <ctype.h>
#include <string.h>

#include "model/c_value.h"
#include "model/cpp_vocabulary.h"

// "element_type" and "elementType" are "ElementType" in C++.
static const char *camel_case(build *b, const char *name) {
  buffer out = {0};
  for (const char *at = name; *at != '\0'; at++) {
    bool joins = at > name && at[0] == '_' && at[1] >= 'a' && at[1] <= 'z';
    if (joins) at++;
    bool is_capital = joins || at == name;
    buffer_char(&out, is_capital ? (char)toupper((unsigned char)*at) : *at);
  }
  return arena_keep(b->memory, &out).data;
}

bool cpp_is_getter(build *b, text getter, const char *name) {
  return text_is(text_strip_prefix(getter, "get"), camel_case(b, name)) && getter.size > 3;
}

// Integers of C++ expressions are as int64_t: unsigned ones would be compared with signed ones.
static const c_expression *as_signed(build *b, const c_type *type, const c_expression *e) {
  return type->kind == C_UINT ? c_cast(b->memory, "int64_t", e) : e;
}

static cpp_kind kind_of_type(const c_type *type) {
  return type->kind == C_ENUM ? CPP_ENUM : cpp_kind_of_c_type(type);
}

static cpp_member *make_getter(build *b, const model_definition *s, const model_parameter *p) {
  if (kind_of_type(&p->type) == CPP_UNKNOWN) return NULL;
  const c_expression *object = c_placeholder(b->memory, TEXT("$0"));
  const char *accessor = build_printf(b, "%s_%s", s->c_name, p->c_name);
  cpp_member *m = ARENA_NEW(b->memory, cpp_member);
  *m = (cpp_member){.in_c = as_signed(b, &p->type, c_call(b->memory, accessor, &object, 1)),
                    .result = text_of(p->cpp_type)};
  return m;
}

// A method without parameters, which the interface's function asks.
static cpp_member *method_of(build *b, const model_interface *i, text name) {
  const c_expression *object = c_placeholder(b->memory, TEXT("$0"));
  for (size_t j = 0; i->has_own_struct && j < i->method_count; j++) {
    const model_method *m = &i->methods[j];
    if (m->parameter_count > 0 || !text_is(name, m->name)) continue;
    cpp_member *found = ARENA_NEW(b->memory, cpp_member);
    const char *function = build_printf(b, "%s_%s", i->c_name, m->c_name);
    *found = (cpp_member){.in_c = c_call(b->memory, function, &object, 1),
                          .result = text_of(m->return_type)};
    return found;
  }
  return NULL;
}

cpp_member *cpp_getter(build *b, const cpp_class *c, text name) {
  if (c != NULL && c->interface != NULL) return method_of(b, c->interface, name);
  if (c == NULL || c->definition == NULL) return NULL;
  const model_definition *s = model_definition_of(b, c->definition);
  for (size_t i = 0; i < s->parameter_count && s->has_accessors; i++)
    if (cpp_is_getter(b, name, s->parameters[i].name)) return make_getter(b, s, &s->parameters[i]);
  return NULL;
}

const char *cpp_enum_case(build *b, text enum_name, text symbol) {
  const model_enum *e = model_enum_named(b, enum_name);
  for (size_t i = 0; e != NULL && i < e->case_count; i++)
    if (text_is(symbol, e->cases[i].symbol)) return e->cases[i].c_name;
  return NULL;
}

// ---- Makers -------------------------------------------------------------------------------------

static text without_blanks(build *b, const char *code) {
  buffer out = {0};
  for (; *code != '\0'; code++)
    if (strchr(" \n\t", *code) == NULL) buffer_char(&out, *code);
  return arena_keep(b->memory, &out);
}

// `return $_get(a.getContext(), a, b);`: the parameters as they are, and the context of one of
// them.
static bool passes_parameters(build *b, const record *builder, const model_definition *s) {
  text body = without_blanks(b, read_text(b, builder, "body"));
  text rest = text_strip_prefix(body, "return$_get(");
  const value *given = record_value(builder, TEXT("dagParams"));
  size_t comma = text_find(rest, TEXT(".getContext(),"), 0);
  if (rest.size == body.size || comma == SIZE_MAX || given == NULL) return false;
  rest = (text){rest.data + comma + 14, rest.size - comma - 14};
  buffer names = {0};
  for (size_t i = 0; i < s->parameter_count; i++)
    buffer_printf(&names, "%s%.*s", i > 0 ? "," : "", TEXT_ARGS(value_dag_name(given, i)));
  buffer_string(&names, ");");
  return text_equal(rest, arena_keep(b->memory, &names));
}

static bool infers_context(build *b, const model_definition *s) {
  const value *all = record_value(s->record, TEXT("builders"));
  for (size_t i = 0; all != NULL && value_kind_of(all) == VALUE_LIST && i < value_count(all); i++) {
    const record *r = value_as_record(value_item(all, i));
    const value *given = r == NULL ? NULL : record_value(r, TEXT("dagParams"));
    bool fits = given != NULL && value_kind_of(given) == VALUE_DAG &&
                value_count(given) == s->parameter_count;
    if (fits && read_bit(r, "hasInferredContextParam") && passes_parameters(b, r, s)) return true;
  }
  return false;
}

const model_definition *cpp_made_definition(build *b, text class_name, text function,
                                            size_t arguments, bool *has_context) {
  const record *def = text_is(function, "get") ? model_definition_named(b, class_name) : NULL;
  const model_definition *s = def == NULL ? NULL : model_definition_of(b, def);
  if (s == NULL || (!s->skip_default_builders && arguments == s->parameter_count + 1))
    return *has_context = true, s;
  *has_context = false;
  return arguments > 0 && arguments == s->parameter_count && infers_context(b, s) ? s : NULL;
}

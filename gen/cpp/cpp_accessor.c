// What definitions of this run tell of their C++: accessors of parameters, makers.
// Asked where the vocabulary has no record.
#include <ctype.h>
#include <string.h>

#include "cpp/cpp_vocabulary.h"

// "element_type" and "elementType" are "ElementType" in C++.
static const char *camel_case(cpp_context *cpp, const char *name) {
  buffer out = {0};
  for (const char *at = name; *at != '\0'; at++) {
    bool joins = at > name && at[0] == '_' && at[1] >= 'a' && at[1] <= 'z';
    if (joins) at++;
    bool is_capital = joins || at == name;
    buffer_char(&out, is_capital ? (char)toupper((unsigned char)*at) : *at);
  }
  return arena_keep(cpp->memory, &out).data;
}

const char *cpp_getter_name(cpp_context *cpp, const char *name) {
  return cpp_printf(cpp, "get%s", camel_case(cpp, name));
}

bool cpp_is_getter(cpp_context *cpp, text getter, const char *name) {
  return text_is(text_strip_prefix(getter, "get"), camel_case(cpp, name)) && getter.size > 3;
}

// Integers of C++ expressions are as int64_t: unsigned ones would be compared with signed ones.
static const c_expression *as_signed(cpp_context *cpp, const c_type *type, const c_expression *e) {
  return type->kind == C_UINT ? c_cast(cpp->memory, "int64_t", e) : e;
}

static cpp_member *make_getter(cpp_context *cpp, const cpp_definition *s, const cpp_parameter *p) {
  const bool is_known = p->type.kind == C_ENUM || cpp_kind_of_c_type(&p->type) != CPP_UNKNOWN;
  if (!is_known) return NULL;
  const c_expression *object = c_placeholder(cpp->memory, TEXT("$0"));
  const char *accessor = cpp_printf(cpp, "%s_%s", s->c_name, p->c_name);
  cpp_member *m = ARENA_NEW(cpp->memory, cpp_member);
  *m = (cpp_member){.in_c = as_signed(cpp, &p->type, c_call(cpp->memory, accessor, &object, 1)),
                    .result = text_of(p->cpp_type),
                    .at = record_place(s->record)};
  return m;
}

// A method without parameters, which the interface's function asks.
static cpp_member *method_of(cpp_context *cpp, const record *interface, text name) {
  const c_expression *object = c_placeholder(cpp->memory, TEXT("$0"));
  cpp_method m;
  if (!cpp->ask->method(cpp->asked, interface, name, &m)) return NULL;
  cpp_member *found = ARENA_NEW(cpp->memory, cpp_member);
  *found = (cpp_member){.in_c = c_call(cpp->memory, m.function, &object, 1),
                        .result = text_of(m.result)};
  return found;
}

cpp_member *cpp_getter(cpp_context *cpp, const cpp_class *c, text name) {
  if (c != NULL && c->interface != NULL) return method_of(cpp, c->interface, name);
  if (c == NULL || c->definition == NULL) return NULL;
  const cpp_definition s = cpp->ask->definition(cpp->asked, c->definition);
  for (size_t i = 0; i < s.parameter_count && s.has_accessors; i++) {
    const cpp_parameter p = cpp->ask->parameter(cpp->asked, c->definition, i);
    if (cpp_is_getter(cpp, name, p.name)) return make_getter(cpp, &s, &p);
  }
  return NULL;
}

// ---- Makers -------------------------------------------------------------------------------------

static text without_blanks(cpp_context *cpp, const char *code) {
  buffer out = {0};
  for (; *code != '\0'; code++)
    if (strchr(" \n\t", *code) == NULL) buffer_char(&out, *code);
  return arena_keep(cpp->memory, &out);
}

// `return $_get(a.getContext(), a, b);`: the parameters as they are, and the context of one of
// them.
static bool passes_parameters(cpp_context *cpp, const record *builder, const cpp_definition *s) {
  text body = without_blanks(cpp, cpp_text_field(cpp, builder, "body"));
  text rest = text_strip_prefix(body, "return$_get(");
  const value *given = record_value(builder, TEXT("dagParams"));
  size_t comma = text_find(rest, TEXT(".getContext(),"), 0);
  if (rest.size == body.size || comma == SIZE_MAX || given == NULL) return false;
  rest = (text){rest.data + comma + 14, rest.size - comma - 14};
  buffer names = {0};
  for (size_t i = 0; i < s->parameter_count; i++)
    buffer_printf(&names, "%s%.*s", i > 0 ? "," : "", TEXT_ARGS(value_dag_name(given, i)));
  buffer_string(&names, ");");
  return text_equal(rest, arena_keep(cpp->memory, &names));
}

static bool infers_context(cpp_context *cpp, const cpp_definition *s) {
  const value *all = record_value(s->record, TEXT("builders"));
  for (size_t i = 0; all != NULL && value_kind_of(all) == VALUE_LIST && i < value_count(all); i++) {
    const record *r = value_as_record(value_item(all, i));
    const value *given = r == NULL ? NULL : record_value(r, TEXT("dagParams"));
    bool fits = given != NULL && value_kind_of(given) == VALUE_DAG &&
                value_count(given) == s->parameter_count;
    if (fits && read_bit(r, "hasInferredContextParam") && passes_parameters(cpp, r, s)) return true;
  }
  return false;
}

bool cpp_made_definition(cpp_context *cpp, text class_name, text function, size_t arguments,
                         bool *has_context, cpp_definition *out) {
  if (!text_is(function, "get")) return false;
  const record *def = cpp->ask->definition_named(cpp->asked, class_name);
  if (def == NULL) return false;
  *out = cpp->ask->definition(cpp->asked, def);
  *has_context = !out->skips_default_builders && arguments == out->parameter_count + 1;
  return *has_context ||
         (arguments > 0 && arguments == out->parameter_count && infers_context(cpp, out));
}

// The parser of a type or attribute with a format: fills the struct of parameters, element by
// element, and makes the type or attribute of it.
#include <string.h>

#include "emit/type_or_attr.h"
#include "base/names.h"
#include "emit/parameter.h"

static const char parse_function[] =
    "// ${full_name}: ${format}\n"
    "static const mica_${word} *${parse}(mica_parser *p${self}) {\n"
    "  const mica_position at = mica_parser_position(p);\n"
    "  ${name}_params params = {0};\n"
    "  ${declarations}\n"
    "  ${body}\n"
    "  return mica_${word}_get_checked(mica_parser_context(p), mica_parser_loc(p, at), "
    "&${name}_def, &params);\n"
    "}\n\n";

// A format of literals alone.
static const char bare_function[] =
    "// ${full_name}: ${format}\n"
    "static const mica_${word} *${parse}(mica_parser *p${self}) {\n"
    "  ${declarations}\n"
    "  ${body}\n"
    "  return mica_${word}_get(mica_parser_context(p), &${name}_def, NULL);\n"
    "}\n\n";

typedef struct definition_writer {
  writer w;
  const format_of_definition *f;
} definition_writer;

static const model_parameter *parameter_of(const definition_writer *s, const format_element *e) {
  return &s->f->definition->parameters[e->index];
}

static const char *target_of(definition_writer *s, const model_parameter *p) {
  return emit_printf(s->w.e, "params.%s", p->c_name);
}

// ---- one parameter ------------------------------------------------------------------------------

static const char parameter_statement[] =
    "if (!${call}) return mica_parse_parameter_error(p, ${definition}, ${parameter}, ${type});\n";

static const char *definition_name(definition_writer *s) {
  return emit_quoted(s->w.e, s->f->definition->record_name);
}

static void put_parameter(definition_writer *s, const format_element *e) {
  const model_parameter *p = parameter_of(s, e);
  const char *call = parameter_parse_call(s->w.e, p, target_of(s, p));
  put(&s->w, parameter_statement,
      (const template_hole[]){
          {"call", call},
          {"definition", definition_name(s)},
          {"parameter", emit_quoted(s->w.e, p->name)},
          {"type", emit_type_in_messages(s->w.e, p->cpp_type, p->type.spelling)},
          {0}});
}

// ---- custom directives --------------------------------------------------------------------------

static const char *custom_argument(definition_writer *s, const format_element *argument) {
  if (argument->kind == FORMAT_STRING)
    return with_context(&s->w, argument->code, "p", "mica_parser_context(p)");
  const bool is_ref = argument->kind == FORMAT_REF;
  const char *target = target_of(s, parameter_of(s, format_innermost(argument)));
  return is_ref ? target : emit_printf(s->w.e, "&%s", target);
}

static const char *custom_call(definition_writer *s, const format_element *e) {
  buffer arguments = {0};
  for (size_t i = 0; i < e->children.count; i++)
    buffer_printf(&arguments, ", %s", custom_argument(s, e->children.items[i]));
  return emit_text(
      s->w.e, "${function}(p${arguments})",
      (const template_hole[]){
          {"function", e->custom->parse_name}, {"arguments", taken_text(&s->w, &arguments)}, {0}});
}

static void put_custom(definition_writer *s, const format_element *e) {
  const char *call = custom_call(s, e);
  put_call(&s->w, "mica_parser_hook(p, ${call}${answer}, \"${hook}\")",
           (const template_hole[]){{"call", call},
                                   {"answer", e->custom->opens_group ? " == MICA_PARSED" : ""},
                                   {"hook", e->custom->parse_name},
                                   {0}});
}

// ---- params and struct --------------------------------------------------------------------------

static bool is_optional(const definition_writer *s, const format_element *e) {
  if (e->kind == FORMAT_VARIABLE) return parameter_of(s, e)->has_default;
  for (size_t i = 0; i < e->children.count; i++)
    if (e->children.items[i]->kind == FORMAT_VARIABLE) return is_optional(s, e->children.items[i]);
  return false;
}

static const char *has_value(definition_writer *s, const format_element *e) {
  const model_parameter *p = parameter_of(s, e);
  return parameter_is_there(s->w.e, p, target_of(s, p), "mica_parser_context(p)");
}

// How many of the list stand up to the last one that must be there.
static size_t required_count(const definition_writer *s, format_list list) {
  size_t count = list.count;
  while (count > 0 && is_optional(s, list.items[count - 1])) count--;
  return count;
}

// The comma before a parameter that must be there; none follows an optional one that was left out.
static void put_comma(definition_writer *s, const format_element *before) {
  if (!is_optional(s, before)) put_call(&s->w, "mica_parse_punct(p, ',')", NULL);
  else
    put(&s->w, "if (${has_value} && !mica_parse_punct(p, ',')) return NULL;\n",
        (const template_hole[]){{"has_value", has_value(s, before)}, {0}});
}

// The list from `at` on, which holds optional parameters alone: each stands after a comma, or after
// one that was left out.
static void put_rest_of_params(definition_writer *s, format_list list, size_t at) {
  if (at >= list.count) return;
  const buffer before = block_begin(&s->w);
  put_parameter(s, list.items[at]);
  put_rest_of_params(s, list, at + 1);
  const char *rest = block_end(&s->w, before);
  if (at == 0) {
    put(&s->w, "${rest}\n", (const template_hole[]){{"rest", rest}, {0}});
    return;
  }
  const format_element *last = list.items[at - 1];
  const char *absent = is_optional(s, last) ? emit_printf(s->w.e, "!(%s) || ", has_value(s, last))
                                            : "";
  put(&s->w, "if (${absent}mica_parse_optional_punct(p, ',')) {\n  ${rest}\n}\n",
      (const template_hole[]){{"absent", absent}, {"rest", rest}, {0}});
}

static void put_params(definition_writer *s, format_list list) {
  const size_t required = required_count(s, list);
  for (size_t i = 0; i < required; i++) {
    if (i > 0) put_comma(s, list.items[i - 1]);
    put_parameter(s, list.items[i]);
  }
  put_rest_of_params(s, list, required);
}

// The keys of a struct: each once, so many as there are; up to the last comma; or perhaps none.
static const char struct_of_all[] =
    "for (size_t i = 0; i < ${count}; i++) {\n"
    "  mica_str key;\n"
    "  if (i > 0 && !mica_parse_punct(p, ',')) return NULL;\n"
    "  if (!mica_parse_struct_key(p, &key)) return NULL;\n"
    "  ${fields}\n"
    "}\n";
static const char struct_of_some[] =
    "do {\n"
    "  mica_str key;\n"
    "  if (!mica_parse_struct_key(p, &key)) return NULL;\n"
    "  ${fields}\n"
    "} while (mica_parse_optional_punct(p, ','));\n";
static const char struct_of_any[] =
    "if (mica_parser_at_keyword(p)) {\n"
    "  do {\n"
    "    mica_str key;\n"
    "    if (!mica_parse_struct_key(p, &key)) return NULL;\n"
    "    ${fields}\n"
    "  } while (mica_parse_optional_punct(p, ','));\n"
    "}\n";

static const char struct_last_field[] =
    "{\n"
    "  return mica_parse_unknown_key(p, key);\n"
    "}";

static const char struct_field[] =
    "if (mica_struct_key_is(key, ${name}, &seen[${index}])) {\n"
    "  ${body}\n"
    "} else ";

static const char struct_check[] =
    "if (!seen[${index}]) return mica_parse_missing_key(p, ${name});\n";

static const char *field_name(definition_writer *s, const format_element *e) {
  return emit_quoted_text(s->w.e, field_variable(e)->spelling);
}

static const char *struct_fields(definition_writer *s, format_list list) {
  buffer all = {0};
  for (size_t i = 0; i < list.count; i++) {
    const buffer before = block_begin(&s->w);
    if (list.items[i]->kind == FORMAT_CUSTOM) put_custom(s, list.items[i]);
    else put_parameter(s, list.items[i]);
    const char *body = block_end(&s->w, before);
    buffer_string(&all, emit_text(s->w.e, struct_field,
                                  (const template_hole[]){{"index", emit_size(s->w.e, i)},
                                                          {"body", body},
                                                          {"name", field_name(s, list.items[i])},
                                                          {0}}));
  }
  buffer_string(&all, struct_last_field);
  return taken_text(&s->w, &all);
}

static void put_struct(definition_writer *s, format_list list) {
  size_t optional = 0;
  for (size_t i = 0; i < list.count; i++) optional += is_optional(s, list.items[i]);
  const char *loop = optional == 0            ? struct_of_all
                     : optional == list.count ? struct_of_any
                                              : struct_of_some;
  const char *count = emit_size(s->w.e, list.count);
  declare(&s->w, "bool seen[${count}] = {false};\n",
          (const template_hole[]){{"count", count}, {0}});
  put(&s->w, loop,
      (const template_hole[]){{"count", count}, {"fields", struct_fields(s, list)}, {0}});
  for (size_t i = 0; loop == struct_of_some && i < list.count; i++)
    if (!is_optional(s, list.items[i]))
      put(&s->w, struct_check,
          (const template_hole[]){
              {"index", emit_size(s->w.e, i)}, {"name", field_name(s, list.items[i])}, {0}});
}

// ---- optional groups ----------------------------------------------------------------------------

static void put_elements(definition_writer *s, format_list list, const format_element *but);

static const char *parsed_name(definition_writer *s) {
  return emit_printf(s->w.e, "parsed_%zu", s->w.custom_count++);
}

static const char *put_tried(definition_writer *s, const char *call) {
  const char *parsed = parsed_name(s);
  put(&s->w, "const mica_parsed ${parsed} = ${call};\nif (${parsed} == MICA_FAILED) return NULL;\n",
      (const template_hole[]){{"parsed", parsed}, {"call", call}, {0}});
  return emit_printf(s->w.e, "%s == MICA_PARSED", parsed);
}

static const char *any_has_value(definition_writer *s, format_list list) {
  buffer b = {0};
  for (size_t i = 0; i < list.count; i++)
    buffer_printf(&b, "%s%s", i == 0 ? "" : " || ", has_value(s, field_variable(list.items[i])));
  return taken_text(&s->w, &b);
}

// Reads the first element of a group where it is there; answers the condition that tells. What is
// no literal is read by its class, which says whether it may be absent, as in MLIR's parsers.
static const char *put_opening(definition_writer *s, const format_element *first) {
  if (first->kind == FORMAT_LITERAL) return literal_call(&s->w, first->spelling, "optional_");
  if (first->kind == FORMAT_CUSTOM) return put_tried(s, custom_call(s, first));
  if (first->kind == FORMAT_VARIABLE) {
    put_parameter(s, first);
    return has_value(s, first);
  }
  if (first->kind == FORMAT_STRUCT) put_struct(s, first->children);
  else put_params(s, first->children);
  return any_has_value(s, first->children);
}

static void put_optional(definition_writer *s, const format_element *group) {
  const format_element *first = format_first_parsable(group->children);
  const char *condition = put_opening(s, first);
  const buffer before = block_begin(&s->w);
  put_elements(s, group->children, first);
  const char *then_body = block_end(&s->w, before);
  const buffer again = block_begin(&s->w);
  put_elements(s, group->otherwise, NULL);
  const char *else_body = block_end(&s->w, again);
  const template_hole holes[] = {
      {"condition", condition}, {"then", then_body}, {"else", else_body}, {0}};
  const bool empty = then_body[0] == '\0' && else_body[0] == '\0';
  if (empty && first->kind == FORMAT_LITERAL) put(&s->w, "(void)${condition};\n", holes);
  else if (empty)
    put(&s->w, text_is(text_of(condition), "true") ? "" : "(void)(${condition});\n", holes);
  else if (else_body[0] == '\0') put(&s->w, "if (${condition}) {\n  ${then}\n}\n", holes);
  else if (then_body[0] == '\0') put(&s->w, "if (!(${condition})) {\n  ${else}\n}\n", holes);
  else put(&s->w, "if (${condition}) {\n  ${then}\n} else {\n  ${else}\n}\n", holes);
}

// The kinds that formats of types and attributes have: directive.c refuses those of operations.
static void put_element(definition_writer *s, const format_element *e) {
  switch ((int)e->kind) {
  case FORMAT_LITERAL: put_whole_call(&s->w, literal_call(&s->w, e->spelling, "")); break;
  case FORMAT_VARIABLE: put_parameter(s, e); break;
  case FORMAT_PARAMS: put_params(s, e->children); break;
  case FORMAT_STRUCT: put_struct(s, e->children); break;
  case FORMAT_CUSTOM: put_custom(s, e); break;
  case FORMAT_OPTIONAL: put_optional(s, e); break;
  case FORMAT_SPACE:
  case FORMAT_NEWLINE:
  case FORMAT_EMPTY: break;  // for the printer alone
  case FORMAT_STRING:
  case FORMAT_REF: break;  // stand inside of others
  }
}

static void put_elements(definition_writer *s, format_list list, const format_element *but) {
  for (size_t i = 0; i < list.count; i++)
    if (list.items[i] != but) put_element(s, list.items[i]);
}

// ---- the function -------------------------------------------------------------------------------

static const char self_type_default[] = "params.${field} = type != NULL ? type : ${default};\n";
static const char self_type_required[] =
    "if (type == NULL) {\n"
    "  mica_parse_error(p, at, \"expected a trailing type\");\n"
    "  return NULL;\n"
    "}\n"
    "params.${field} = type;\n";
static const char self_type_check[] =
    "if (!${check}(params.${field})) {\n"
    "  mica_parse_error(p, at, \"invalid kind of type specified\");\n"
    "  return NULL;\n"
    "}\n";

static void put_self_type(definition_writer *s, const model_parameter *p,
                          const template_hole *holes) {
  const model_definition *class = p->type.definition;
  const char *check = class != NULL ? emit_printf(s->w.e, "%s_isa", class->c_name) : p->type.check;
  put(&s->w, p->has_default ? self_type_default : self_type_required, holes);
  if (check != NULL)
    put(&s->w, self_type_check,
        (const template_hole[]){{"field", p->c_name}, {"check", check}, {0}});
}

// `$value` in a default is what was read for it.
static const char *default_of(definition_writer *s, const model_parameter *p) {
  const model_definition *definition = s->f->definition;
  const char *value = parameter_default(s->w.e, p, "mica_parser_context(p)");
  if (!p->default_uses_others) return value == NULL ? "NULL" : value;
  for (size_t i = 0; i < definition->parameter_count; i++) {
    const model_parameter *other = &definition->parameters[i];
    const char *name = emit_printf(s->w.e, "$%s", other->name);
    value =
        emit_substitute(s->w.e, value, (const template_hole[]){{name, target_of(s, other)}, {0}});
  }
  return value;
}

// Whether the default is made of memory, of which there may be none: NULL isn't a value of it.
static bool default_may_fail(const model_parameter *p) {
  return (p->type.kind == C_ATTR || p->type.kind == C_TYPE) &&
         strstr(p->default_value, "NULL") == NULL;
}

// Values that stand when the text leaves a parameter out: before all is read, or after that.
static void put_defaults(definition_writer *s, bool after) {
  const model_definition *definition = s->f->definition;
  for (size_t i = 0; i < definition->parameter_count; i++) {
    const model_parameter *p = &definition->parameters[i];
    if (p->default_uses_others != after) continue;
    const template_hole holes[] = {{"field", p->c_name}, {"default", default_of(s, p)}, {0}};
    if (p->is_self_type) put_self_type(s, p, holes);
    else if (p->default_value != NULL) put(&s->w, "params.${field} = ${default};\n", holes);
    if (p->default_value != NULL && default_may_fail(p))
      put(&s->w, "if (params.${field} == NULL) return NULL;\n", holes);
  }
}

static bool has_self_type(const model_definition *definition) {
  for (size_t i = 0; i < definition->parameter_count; i++)
    if (definition->parameters[i].is_self_type) return true;
  return false;
}

void emit_definition_parser(emitter *e, const format_of_definition *f) {
  definition_writer s = {.w = {.e = e, .failure = "NULL"}, .f = f};
  const model_definition *definition = f->definition;
  if (definition->is_attr && !has_self_type(definition)) declare(&s.w, "(void)type;\n", NULL);
  put_defaults(&s, false);
  put_elements(&s, f->elements, NULL);
  put_defaults(&s, true);
  const char *declarations = taken_declarations(&s.w), *body = body_text(&s.w);
  emit(e, definition->parameter_count == 0 ? bare_function : parse_function,
       (const template_hole[]){{"full_name", definition->full_name},
                               {"format", f->one_line},
                               {"word", definition_word(definition)},
                               {"name", definition->c_name},
                               {"parse", emit_name(e, NAME_PARSE, definition->c_name, "")},
                               {"self", definition->is_attr ? ", const mica_type *type" : ""},
                               {"declarations", declarations},
                               {"body", body},
                               {0}});
}

// How one parameter of a type or attribute is read and printed, by the kind of its C type.
#include <string.h>

#include "emit/type_or_attr.h"
#include "base/names.h"

static const char *definition_of(const c_type *type, bool qualified) {
  return qualified || !model_definition_is_stripped(type->definition) ? NULL
                                                                      : type->definition->c_name;
}

static bool is_unsigned(const c_type *type) {
  return type->kind == C_UINT || (type->element != NULL && type->element[0] == 'u');
}

static bool is_one(const char *a, const char *b) { return a != NULL && strcmp(a, b) == 0; }

// ---- reading ------------------------------------------------------------------------------------

static const char *type_call(emitter *e, const c_type *type, const char *target) {
  const char *def = definition_of(type, false);
  if (def != NULL) return emit_format(e, "mica_parse_stripped_type(p, &%s_def, &%s)", def, target);
  const char *check = type->definition != NULL ? emit_format(e, "%s_isa", type->definition->c_name)
                                               : type->check;
  if (check != NULL)
    return emit_format(e, "mica_parse_type_of(p, %s, %s, &%s)", check,
                       emit_quoted_or_null(e, type->class_name), target);
  return emit_format(e, "mica_parse_type(p, &%s)", target);
}

static const char *attr_call(emitter *e, const c_type *type, const char *target) {
  const char *def = definition_of(type, false);
  if (def != NULL) return emit_format(e, "mica_parse_stripped_attr(p, &%s_def, &%s)", def, target);
  if (type->dense != NULL) {
    const char *element = emit_substitute(
        e, type->dense, (const emit_hole[]){{"$_ctxt", "mica_parser_context(p)"}, {0}});
    return emit_format(e, "mica_parse_dense_list(p, %s, &%s)", element, target);
  }
  const char *check = type->definition != NULL ? emit_format(e, "%s_isa", type->definition->c_name)
                                               : type->check;
  return emit_format(e, "mica_parse_attr_of(p, NULL, %s, &%s)", check == NULL ? "NULL" : check,
                     target);
}

static const char *array_call(emitter *e, const c_type *type, const char *target) {
  if (type->named != NULL)
    return emit_format(e, "(%s.data = mica_parse_enums(p, &%s_enum, sizeof(%s), &%s.size))", target,
                       type->named->c_name, type->element, target);
  if (is_one(type->element, "bool"))
    return emit_format(e, "(%s.data = mica_parse_bools(p, &%s.size))", target, target);
  return emit_format(e, "(%s.data = mica_parse_scalars(p, sizeof(%s), %s, &%s.size))", target,
                     type->element, is_unsigned(type) ? "false" : "true", target);
}

static const char *attrs_call(emitter *e, const c_type *type, const char *target) {
  const char *def = definition_of(type, false);
  return emit_format(e, "mica_parse_attrs(p, %s, &%s)",
                     def == NULL ? "NULL" : emit_format(e, "&%s_def", def), target);
}

static const char *author_call(emitter *e, const model_parameter *p, const char *target) {
  const char *address = emit_format(e, "(&%s)", target);
  return emit_substitute(e, p->parser,
                         (const emit_hole[]){{"$_parser", "p"},
                                             {"$_dst", address},
                                             {"$_type", "type"},
                                             {"$_ctxt", "mica_parser_context(p)"},
                                             {0}});
}

const char *parameter_parse_call(emitter *e, const model_parameter *p, const char *target) {
  const c_type *type = &p->type;
  if (p->parser != NULL && type->kind != C_ENUM) return author_call(e, p, target);
  switch (type->kind) {
  case C_TYPE: return type_call(e, type, target);
  case C_ATTR: return attr_call(e, type, target);
  case C_POINTER: return emit_format(e, "mica_parse_affine_map(p, &%s)", target);
  case C_BOOL: return emit_format(e, "mica_parse_bool(p, &%s)", target);
  case C_INT:
  case C_UINT:
    return emit_format(e, "mica_parse_scalar(p, sizeof %s, %s, &%s)", target,
                       is_unsigned(type) ? "false" : "true", target);
  case C_ENUM:
    return emit_format(e, "mica_parse_enum_scalar(p, &%s_enum, sizeof %s, &%s)",
                       type->named->c_name, target, target);
  case C_FLOAT: return emit_format(e, "mica_parse_float_scalar(p, sizeof %s, &%s)", target, target);
  case C_STR: return emit_format(e, "mica_parse_string(p, &%s)", target);
  case C_TYPES: return emit_format(e, "mica_parse_types(p, &%s)", target);
  case C_ATTRS: return attrs_call(e, type, target);
  case C_STRS: return emit_format(e, "mica_parse_strings(p, &%s)", target);
  case C_ARRAY: return array_call(e, type, target);
  default: return NULL;
  }
}

const char *parameter_optional_call(emitter *e, const model_parameter *p, const char *target) {
  const c_type *type = &p->type;
  if (p->parser == NULL && type->kind == C_TYPE)
    return emit_format(e, "mica_parse_optional_type(p, &%s)", target);
  if (p->parser == NULL && type->kind == C_ATTR)
    return emit_format(e, "mica_parse_optional_attr(p, NULL, &%s)", target);
  if (p->parser == NULL && type->kind == C_STR)
    return emit_format(e, "mica_parse_optional_string(p, &%s) ? MICA_PARSED : MICA_ABSENT", target);
  if (p->parser == NULL && (type->kind == C_INT || type->kind == C_UINT))
    return emit_format(e, "mica_parse_optional_scalar(p, sizeof %s, %s, &%s)", target,
                       is_unsigned(type) ? "false" : "true", target);
  const char *call = parameter_parse_call(e, p, target);
  return call == NULL ? NULL : emit_format(e, "%s ? MICA_PARSED : MICA_FAILED", call);
}

// ---- absence ------------------------------------------------------------------------------------

const char *parameter_default(emitter *e, const model_parameter *p, const char *context) {
  if (p->default_value == NULL) return NULL;
  return emit_substitute(e, p->default_value, (const emit_hole[]){{"$_ctxt", context}, {0}});
}

static const char *is_not_zero(emitter *e, const model_parameter *p, const char *value) {
  switch (p->type.kind) {
  case C_TYPE:
  case C_ATTR:
  case C_POINTER: return emit_format(e, "%s != NULL", value);
  case C_BOOL: return value;
  case C_STR:
  case C_TYPES:
  case C_ATTRS:
  case C_STRS:
  case C_ARRAY: return emit_format(e, "%s.size > 0", value);
  case C_LOC: return emit_format(e, "%s.bits != 0", value);
  case C_CUSTOM: return p->comparator == NULL ? "true" : NULL;
  default: return emit_format(e, "%s != 0", value);
  }
}

const char *parameter_is_there(emitter *e, const model_parameter *p, const char *value,
                               const char *context) {
  const char *by_default = parameter_default(e, p, context);
  if (p->comparator != NULL) {
    const char *other = by_default != NULL ? by_default
                                           : emit_format(e, "((%s){0})", p->type.spelling);
    const char *equal = emit_substitute(
        e, p->comparator, (const emit_hole[]){{"$_lhs", value}, {"$_rhs", other}, {0}});
    return emit_format(e, "!(%s)", equal);
  }
  if (by_default == NULL) return is_not_zero(e, p, value);
  if (p->type.kind == C_STR) return emit_format(e, "!mica_str_equal(%s, %s)", value, by_default);
  if (p->type.kind == C_LOC) return emit_format(e, "%s.bits != (%s).bits", value, by_default);
  return emit_format(e, "%s != %s", value, by_default);
}

// ---- printing -----------------------------------------------------------------------------------

static const char *author_statement(emitter *e, const model_parameter *p, const char *value) {
  return emit_format(
      e, "%s;\n",
      emit_substitute(
          e, p->printer,
          (const emit_hole[]){
              {"$_printer", "p"}, {"$_self", value}, {"$_ctxt", "mica_printer_context(p)"}, {0}}));
}

static const char *array_statement(emitter *e, const c_type *type, const char *value) {
  if (type->named != NULL)
    return emit_format(e, "mica_print_enums(p, &%s_enum, sizeof(%s), %s.data, %s.size);\n",
                       type->named->c_name, type->element, value, value);
  if (is_one(type->element, "bool"))
    return emit_format(e, "mica_print_bools(p, %s.data, %s.size);\n", value, value);
  return emit_format(e, "mica_print_scalars(p, sizeof(%s), %s, %s.data, %s.size);\n", type->element,
                     is_unsigned(type) ? "false" : "true", value, value);
}

// Types and attributes, alone or in a list, of one definition or of any.
static const char *object_statement(emitter *e, const c_type *type, const char *value,
                                    bool qualified) {
  const char *def = definition_of(type, qualified);
  if (type->kind == C_ATTRS)
    return emit_format(e, "mica_print_attrs(p, %s, %s);\n",
                       def == NULL ? "NULL" : emit_format(e, "&%s_def", def), value);
  if (type->dense != NULL && !qualified)
    return emit_format(e, "mica_print_dense_list(p, %s);\n", value);
  const char *word = type->kind == C_TYPE ? "type" : "attr";
  if (def == NULL) return emit_format(e, "mica_print_%s(p, %s);\n", word, value);
  return emit_format(e, "mica_print_%s_of(p, %s, &%s_def);\n", word, value, def);
}

const char *parameter_print_statement(emitter *e, const model_parameter *p, const char *value,
                                      bool qualified) {
  const c_type *type = &p->type;
  if (p->printer != NULL && type->kind != C_ENUM) return author_statement(e, p, value);
  switch (type->kind) {
  case C_TYPE:
  case C_ATTR:
  case C_ATTRS: return object_statement(e, type, value, qualified);
  case C_POINTER: return emit_format(e, "mica_print_affine_map(p, %s);\n", value);
  case C_BOOL: return emit_format(e, "mica_print_text(p, %s ? \"true\" : \"false\");\n", value);
  case C_INT: return emit_format(e, "mica_print_int(p, %s);\n", value);
  case C_UINT: return emit_format(e, "mica_print_uint(p, %s);\n", value);
  case C_ENUM:
    return emit_format(e, "mica_print_enum(p, &%s_enum, (uint64_t)%s);\n", type->named->c_name,
                       value);
  case C_FLOAT: return emit_format(e, "mica_print_double(p, %s);\n", value);
  case C_STR: return emit_format(e, "mica_print_quoted(p, %s);\n", value);
  case C_TYPES: return emit_format(e, "mica_print_types(p, %s);\n", value);
  case C_STRS: return emit_format(e, "mica_print_strings(p, %s);\n", value);
  case C_ARRAY: return array_statement(e, type, value);
  default: return NULL;
  }
}

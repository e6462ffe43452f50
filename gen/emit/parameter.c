// What C values of each kind look like in generated code: how a parameter of a type or attribute is
// stored, read, compared and printed. One table says it; a new kind of C value is a new row.
#include "emit/parameter.h"

#include <string.h>

#include "model/dialect.h"
#include "model/enum.h"
#include "model/model.h"

// Templates. Holes: ${value} (where it stands), ${type} (its C type), ${default}; of numbers
// ${is_signed}; of an array ${element}; of enums ${enum}; of types and attributes ${check},
// ${class}, ${definition}; of a dense array ${element_type}; of the key of a resource ${dialect}.
typedef struct c_form {
  const char *stored;    // its mica_param_kind
  const char *zero;      // stands for "absent"
  const char *read;      // a call that answers bool; NULL: the author reads it
  const char *is_there;  // a condition: it isn't zero
  const char *differs;   // a condition: it isn't the default; NULL: `!=` tells
  const char *print;     // a statement; NULL: the author prints it
} c_form;

// Kinds that are read and printed in a way of their own: finer than c_kind.
enum {
  STRIPPED_TYPE = C_CUSTOM + 1,  // of a definition, written without "dialect.mnemonic"
  TYPE_OF_CLASS,
  STRIPPED_ATTR,
  DENSE_ATTR,  // a dense array
  STRIPPED_ATTRS,
  ATTRS_OF_CLASS,
  STRIPPED_TYPES,
  TYPES_OF_CLASS,
  ENUMS,  // an array of enums
  BOOLS,  // an array of bools
  OPTIONAL_BOOL,
  OPTIONAL_ENUM,
  OPTIONAL_TYPE,
  OPTIONAL_ATTR,
  ENUM_PARAMETER,
};

// Of lists whose elements are equal when their bytes are.
#define LIST_DIFFERS                                                                \
  "${value}.size != (${default}).size || memcmp(${value}.data, (${default}).data, " \
  "${value}.size * sizeof *${value}.data) != 0"

static const c_form forms[] = {
    [C_TYPE] = {.stored = "MICA_PARAM_TYPE",
                .zero = "NULL",
                .read = "mica_parse_type(p, &${value})",
                .is_there = "${value} != NULL",
                .print = "mica_print_type(p, ${value});\n"},
    [C_ATTR] = {.stored = "MICA_PARAM_ATTR",
                .zero = "NULL",
                .read = "mica_parse_attr_of(p, NULL, ${check}, &${value})",
                .is_there = "${value} != NULL",
                .print = "mica_print_attr(p, ${value});\n"},
    [C_POINTER] = {.stored = "MICA_PARAM_POINTER",
                   .zero = "NULL",
                   .read = "mica_parse_affine_map(p, &${value})",
                   .is_there = "${value} != NULL",
                   .print = "mica_print_affine_map(p, ${value});\n"},
    [C_BOOL] = {.stored = "MICA_PARAM_BITS",
                .zero = "false",
                .read = "mica_parse_bool(p, &${value})",
                .is_there = "${value}",
                .print = "mica_print_text(p, ${value} ? \"true\" : \"false\");\n"},
    [C_INT] = {.stored = "MICA_PARAM_BITS",
               .zero = "0",
               .read = "mica_parse_scalar(p, sizeof ${value}, true, &${value})",
               .is_there = "${value} != 0",
               .print = "mica_print_int(p, ${value});\n"},
    [C_UINT] = {.stored = "MICA_PARAM_BITS",
                .zero = "0",
                .read = "mica_parse_scalar(p, sizeof ${value}, false, &${value})",
                .is_there = "${value} != 0",
                .print = "mica_print_uint(p, ${value});\n"},
    [C_ENUM] = {.stored = "MICA_PARAM_BITS",
                .zero = "(${type})0",
                .read =
                    "mica_parse_enum_field_scalar(p, &${enum}_enum, sizeof ${value}, &${value})",
                .is_there = "${value} != 0",
                .print = "mica_print_enum_field(p, &${enum}_enum, (uint64_t)${value});\n"},
    [C_FLOAT] = {.stored = "MICA_PARAM_FLOAT",
                 .zero = "0",
                 .read = "mica_parse_float_scalar(p, sizeof ${value}, &${value})",
                 .is_there = "${value} != 0",
                 .print = "mica_print_double(p, ${value});\n"},
    [C_STR] = {.stored = "MICA_PARAM_STR",
               .zero = "(${type}){0}",
               .read = "mica_parse_string(p, &${value})",
               .is_there = "${value}.size > 0",
               .differs = "!mica_str_equal(${value}, ${default})",
               .print = "mica_print_quoted(p, ${value});\n"},
    [C_RESOURCE] = {.stored = "MICA_PARAM_STR",
                    .zero = "(${type}){0}",
                    .read = "mica_parse_resource_key(p, &${dialect}, &${value})",
                    .is_there = "${value}.size > 0",
                    .differs = "!mica_str_equal(${value}, ${default})",
                    .print = "mica_print_resource_key(p, &${dialect}, ${value});\n"},
    [C_TYPES] = {.stored = "MICA_PARAM_TYPES",
                 .zero = "(${type}){0}",
                 .read = "mica_parse_types(p, &${value})",
                 .is_there = "${value}.size > 0",
                 .differs = LIST_DIFFERS,
                 .print = "mica_print_types(p, ${value});\n"},
    [C_ATTRS] = {.stored = "MICA_PARAM_ATTRS",
                 .zero = "(${type}){0}",
                 .read = "mica_parse_attrs(p, NULL, &${value})",
                 .is_there = "${value}.size > 0",
                 .differs = LIST_DIFFERS,
                 .print = "mica_print_attrs(p, NULL, ${value});\n"},
    [C_STRS] = {.stored = "MICA_PARAM_STRS",
                .zero = "(${type}){0}",
                .read = "mica_parse_strings(p, &${value})",
                .is_there = "${value}.size > 0",
                .differs = "!mica_strs_equal(${value}, ${default})",
                .print = "mica_print_strings(p, ${value});\n"},
    [C_ARRAY] = {.stored = "MICA_PARAM_ARRAY",
                 .zero = "(${type}){0}",
                 .read = "(${value}.data = mica_parse_scalars(p, sizeof(${element}), ${is_signed}, "
                         "&${value}.size))",
                 .is_there = "${value}.size > 0",
                 .differs = LIST_DIFFERS,
                 .print = "mica_print_scalars(p, sizeof(${element}), ${is_signed}, ${value}.data, "
                          "${value}.size);\n"},
    [C_LOC] = {.stored = "MICA_PARAM_BITS",
               .zero = "(${type}){0}",
               .is_there = "${value}.bits != 0",
               .differs = "${value}.bits != (${default}).bits"},
    [C_OPTIONAL] = {.stored = "MICA_PARAM_CUSTOM",
                    .zero = "(${type}){0}",
                    .read = "mica_parse_optional_number(p, sizeof(${element}), ${is_signed}, "
                            "&${value}.value, &${value}.has_value)",
                    .is_there = "${value}.has_value",
                    .differs = "!${value}.has_value || ${value}.value != (${default}).value",
                    .print = "if (${value}.has_value) mica_print_${number}(p, ${value}.value);\n"},
    [C_CUSTOM] = {.stored = "MICA_PARAM_CUSTOM", .zero = "(${type}){0}", .is_there = "true"},
    [STRIPPED_TYPE] = {.read = "mica_parse_stripped_type(p, &${definition}_def, &${value})",
                       .print = "mica_print_type_of(p, ${value}, &${definition}_def);\n"},
    [TYPE_OF_CLASS] = {.read = "mica_parse_type_of(p, ${check}, ${class}, &${value})",
                       .print = "mica_print_type(p, ${value});\n"},
    [STRIPPED_ATTR] = {.read = "mica_parse_stripped_attr(p, &${definition}_def, &${value})",
                       .print = "mica_print_attr_of(p, ${value}, &${definition}_def);\n"},
    [DENSE_ATTR] = {.read = "mica_parse_dense_list(p, ${element_type}, &${value})",
                    .print = "mica_print_dense_list(p, ${value});\n"},
    [STRIPPED_ATTRS] = {.read = "mica_parse_attrs(p, &${definition}_def, &${value})",
                        .print = "mica_print_attrs(p, &${definition}_def, ${value});\n"},
    [ATTRS_OF_CLASS] = {.read = "mica_parse_attrs_of(p, ${check}, &${value})",
                        .print = "mica_print_attrs(p, NULL, ${value});\n"},
    [STRIPPED_TYPES] = {.read = "mica_parse_stripped_types(p, &${definition}_def, &${value})",
                        .print = "mica_print_types_of(p, &${definition}_def, ${value});\n"},
    [TYPES_OF_CLASS] = {.read = "mica_parse_types_of(p, ${check}, ${class}, &${value})",
                        .print = "mica_print_types(p, ${value});\n"},
    [ENUMS] = {.read = "(${value}.data = mica_parse_enums(p, &${enum}_enum, sizeof(${element}), "
                       "&${value}.size))",
               .print = "mica_print_enums(p, &${enum}_enum, sizeof(${element}), ${value}.data, "
                        "${value}.size);\n"},
    [OPTIONAL_BOOL] = {.read = "mica_parse_optional_bool(p, &${value}.value, &${value}.has_value)",
                       .print = "if (${value}.has_value) mica_print_int(p, ${value}.value);\n"},
    [OPTIONAL_ENUM] = {.read = "mica_parse_optional_enum(p, &${enum}_enum, sizeof(${element}), "
                               "&${value}.value, &${value}.has_value)",
                       .print = "if (${value}.has_value) mica_print_enum_field(p, &${enum}_enum, "
                                "${value}.value);\n"},
    [OPTIONAL_TYPE] = {.read = "(mica_parse_optional_type(p, &${value}) != MICA_FAILED)",
                       .print = "mica_print_type(p, ${value});\n"},
    [OPTIONAL_ATTR] = {.read = "mica_parse_attr_if_any(p, NULL, ${check}, &${value})",
                       .print = "mica_print_attr(p, ${value});\n"},
    [ENUM_PARAMETER] = {.read = "mica_parse_enum_scalar(p, &${enum}_enum, sizeof ${value}, "
                                "&${value})",
                        .print = "mica_print_enum(p, &${enum}_enum, (uint64_t)${value});\n"},
    [BOOLS] = {.read = "(${value}.data = mica_parse_bools(p, &${value}.size))",
               .print = "mica_print_bools(p, ${value}.data, ${value}.size);\n"},
};

// ---- which form ---------------------------------------------------------------------------------

static bool has_definition_check(const c_type *type) {
  return type->definition != NULL || type->check != NULL;
}

// How a value is read and printed; `qualified`: with the name of its dialect.
static const c_form *text_form(const c_type *type, bool qualified) {
  const bool stripped = !qualified && model_definition_is_stripped(type->definition);
  const bool is_dense = type->dense != NULL && !qualified;
  size_t form = type->kind;
  if (type->may_be_absent) form = type->kind == C_TYPE ? OPTIONAL_TYPE : OPTIONAL_ATTR;
  else if (type->kind == C_TYPE && stripped) form = STRIPPED_TYPE;
  else if (type->kind == C_TYPE && has_definition_check(type)) form = TYPE_OF_CLASS;
  else if (type->kind == C_ATTR && stripped) form = STRIPPED_ATTR;
  else if (type->kind == C_ATTR && is_dense) form = DENSE_ATTR;
  else if (type->kind == C_ATTRS && stripped) form = STRIPPED_ATTRS;
  else if (type->kind == C_ATTRS && has_definition_check(type)) form = ATTRS_OF_CLASS;
  else if (type->kind == C_TYPES && stripped) form = STRIPPED_TYPES;
  else if (type->kind == C_TYPES && has_definition_check(type)) form = TYPES_OF_CLASS;
  else if (type->kind == C_OPTIONAL && type->named != NULL) form = OPTIONAL_ENUM;
  else if (type->kind == C_OPTIONAL && strcmp(type->element, "bool") == 0) form = OPTIONAL_BOOL;
  else if (type->kind == C_ENUM && type->is_enum_parameter) form = ENUM_PARAMETER;
  else if (type->kind == C_ARRAY && type->named != NULL) form = ENUMS;
  else if (type->kind == C_ARRAY && strcmp(type->element, "bool") == 0) form = BOOLS;
  return &forms[form];
}

static const char *check_of(emitter *e, const c_type *type) {
  if (type->definition != NULL) return emit_printf(e, "%s_isa", type->definition->c_name);
  return type->check == NULL ? "NULL" : type->check;
}

static const char *element_type(emitter *e, const c_type *type) {
  if (type->dense == NULL) return NULL;
  return emit_substitute(e, type->dense,
                         (const template_hole[]){{"$_ctxt", "mica_parser_context(p)"}, {0}});
}

static const char *filled(emitter *e, const char *template_text, const c_type *type,
                          const char *value, const char *by_default) {
  const bool is_unsigned = type->element != NULL && type->element[0] == 'u';
  return emit_text(e, template_text,
                   (const template_hole[]){
                       {"value", value},
                       {"type", type->spelling},
                       {"default", by_default},
                       {"is_signed", is_unsigned ? "false" : "true"},
                       {"element", type->element},
                       {"number", is_unsigned ? "uint" : "int"},
                       {"enum", type->named == NULL ? NULL : type->named->c_name},
                       {"check", check_of(e, type)},
                       {"class", emit_quoted_or_null(e, type->class_name)},
                       {"definition", type->definition == NULL ? NULL : type->definition->c_name},
                       {"element_type", element_type(e, type)},
                       {"dialect", emit_name(e, NAME_DIALECT, e->model->dialect->c_name, "")},
                       {0}});
}

const char *c_value_stored(const c_type *type) {
  if (type->kind == C_ARRAY && type->size == 0) return "MICA_PARAM_CUSTOM";
  return type->kind == C_FLOAT && type->size == 4 ? "MICA_PARAM_BITS" : forms[type->kind].stored;
}

const char *c_value_hooks(emitter *e, const c_type *type) {
  return type->kind == C_OPTIONAL ? emit_printf(e, "mica_optional_%u_hooks", 8 * type->size) : NULL;
}

const char *c_value_zero(emitter *e, const c_type *type) {
  return filled(e, forms[type->kind].zero, type, "", "");
}

// ---- reading ------------------------------------------------------------------------------------

// An enum is read and printed by its cases, whatever the author wrote for its attribute.
static const char *author_parser(const model_parameter *p) {
  return p->type.kind == C_ENUM ? NULL : p->parser;
}

static const char *author_call(emitter *e, const char *parser, const char *target) {
  return emit_substitute(e, parser,
                         (const template_hole[]){{"$_parser", "p"},
                                                 {"$_dst", emit_printf(e, "(&%s)", target)},
                                                 {"$_type", "type"},
                                                 {"$_ctxt", "mica_parser_context(p)"},
                                                 {0}});
}

const char *parameter_parse_call(emitter *e, const model_parameter *p, const char *target) {
  const char *read = text_form(&p->type, false)->read;
  if (author_parser(p) != NULL) return author_call(e, author_parser(p), target);
  return read == NULL ? NULL : filled(e, read, &p->type, target, "");
}

// ---- absence ------------------------------------------------------------------------------------

const char *parameter_default(emitter *e, const model_parameter *p, const char *context) {
  if (p->default_value == NULL) return NULL;
  return emit_substitute(e, p->default_value, (const template_hole[]){{"$_ctxt", context}, {0}});
}

static const char *author_differs(emitter *e, const model_parameter *p, const char *value,
                                  const char *other) {
  const char *equal = emit_substitute(
      e, p->comparator, (const template_hole[]){{"$_lhs", value}, {"$_rhs", other}, {0}});
  return emit_printf(e, "!(%s)", equal);
}

const char *parameter_is_there(emitter *e, const model_parameter *p, const char *value,
                               const char *context) {
  const c_form *form = &forms[p->type.kind];
  const char *by_default = parameter_default(e, p, context);
  if (p->comparator != NULL && by_default == NULL)
    by_default = emit_printf(e, "((%s){0})", p->type.spelling);
  if (p->comparator != NULL) return author_differs(e, p, value, by_default);
  if (by_default == NULL) return filled(e, form->is_there, &p->type, value, "");
  const char *differs = form->differs == NULL ? "${value} != ${default}" : form->differs;
  return filled(e, differs, &p->type, value, by_default);
}

// ---- printing -----------------------------------------------------------------------------------

static const char *author_statement(emitter *e, const model_parameter *p, const char *value) {
  return emit_printf(
      e, "%s;\n",
      emit_substitute(
          e, p->printer,
          (const template_hole[]){
              {"$_printer", "p"}, {"$_self", value}, {"$_ctxt", "mica_printer_context(p)"}, {0}}));
}

const char *parameter_print_statement(emitter *e, const model_parameter *p, const char *value,
                                      bool qualified) {
  const char *print = text_form(&p->type, qualified)->print;
  if (p->printer != NULL && p->type.kind != C_ENUM) return author_statement(e, p, value);
  return print == NULL ? NULL : filled(e, print, &p->type, value, "");
}

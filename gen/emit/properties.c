// Properties: their definitions, which tell the runtime how each is kept, read and printed, with
// the functions that are the author's; and the accessors of those of an operation.
#include <string.h>

#include "base/list.h"
#include "base/names.h"
#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "emit/parameter.h"
#include "model/enum.h"

// ---- The author's functions ---------------------------------------------------------------------

// What each is in C, and what its parameters are to the placeholders of its body. `value` names the
// parameter between the others, a pointer to where the value is kept or the value itself.
typedef struct function_form {
  name_role role;
  const char *result;
  const char *before, *value, *behind;
  const char *storage, *context;
  const char *parameters[5];
} function_form;

static const function_form function_forms[] = {
    [PROPERTY_FROM_ATTR] = {NAME_FROM_ATTR,
                            "bool",
                            "mica_context *ctx, const mica_attr *attr",
                            "storage",
                            "const mica_property_report *report",
                            "(*storage)",
                            "ctx",
                            {"ctx", "attr", "storage", "report", NULL}},
    [PROPERTY_TO_ATTR] = {NAME_TO_ATTR,
                          "const mica_attr *",
                          "mica_context *ctx",
                          "value",
                          "",
                          "value",
                          "ctx",
                          {"ctx", "value", NULL}},
    [PROPERTY_PARSE] = {NAME_PARSE,
                        "bool",
                        "mica_parser *p",
                        "storage",
                        "",
                        "(*storage)",
                        "mica_parser_context(p)",
                        {"p", "storage", NULL}},
    [PROPERTY_PARSE_OPTIONAL] = {NAME_PARSE_OPTIONAL,
                                 "mica_parsed",
                                 "mica_parser *p",
                                 "storage",
                                 "",
                                 "(*storage)",
                                 "mica_parser_context(p)",
                                 {"p", "storage", NULL}},
    [PROPERTY_PRINT] = {NAME_PRINT,
                        "void",
                        "mica_printer *p",
                        "value",
                        "",
                        "value",
                        "mica_printer_context(p)",
                        {"p", "value", NULL}},
    [PROPERTY_WRITE_BYTECODE] = {NAME_WRITE_BYTECODE,
                                 "void",
                                 "mica_bytecode_writer *w",
                                 "value",
                                 "",
                                 "value",
                                 "mica_bytecode_writer_context(w)",
                                 {"w", "value", NULL}},
    [PROPERTY_READ_BYTECODE] = {NAME_READ_BYTECODE,
                                "bool",
                                "mica_bytecode_reader *r",
                                "storage",
                                "",
                                "(*storage)",
                                "mica_bytecode_reader_context(r)",
                                {"r", "storage", NULL}},
};

static const char *pointer_to(emitter *e, const char *type) {
  return emit_printf(e, type[strlen(type) - 1] == '*' ? "%s*" : "%s *", type);
}

static const model_hook *function_of(emitter *e, const model_property_code *code, size_t function) {
  const function_form *form = &function_forms[function];
  const char *type = code->type.spelling;
  bool takes_pointer = strcmp(form->value, "storage") == 0;
  hook_writer w =
      hook_begin(e, HOOK_PROPERTY, form->result, emit_name(e, form->role, code->c_name, ""));
  hook_parameters(&w, form->before);
  hook_parameter(&w, takes_pointer ? pointer_to(e, type) : type, form->value);
  hook_parameters(&w, form->behind);
  return hook_made(&w);
}

static const char value_declaration[] =
    "// Its value, of the attribute that an operation keeps.\n"
    "${type}${name}(const mica_attr *attr);\n";

static bool is_hook(const model_property_code *code, size_t function) {
  return code->has[function] && code->body[function].text == NULL;
}

static void emit_code_declarations(emitter *e, const model_property_code *code) {
  bool any = false;
  for (size_t i = 0; i < PROPERTY_FUNCTION_COUNT; i++) any = any || is_hook(code, i);
  emit(e,
       any ? "// ---- The property ${name}: written by the author ----\n\n"
           : "// ---- The property ${name} ----\n\n",
       (const template_hole[]){{"name", code->c_name}, {0}});
  for (size_t i = 0; i < PROPERTY_FUNCTION_COUNT; i++)
    if (is_hook(code, i)) emit_hook(e, function_of(e, code, i), "");
  if (code->has[PROPERTY_FROM_ATTR])
    emit(e, value_declaration,
         (const template_hole[]){{"type", emit_declaration(e, code->type.spelling, "")},
                                 {"name", emit_name(e, NAME_VALUE, code->c_name, "")},
                                 {0}});
  emit(e, "\n", NULL);
}

void emit_property_hooks(emitter *e) {
  for (size_t i = 0; i < e->model->property_code_count; i++) {
    emit_about(e, e->model->property_codes[i]->at);
    emit_code_declarations(e, e->model->property_codes[i]);
  }
}

// ---- Their bodies -------------------------------------------------------------------------------

// A printer or writer may be an expression.
static const char *closed(emitter *e, const char *statements) {
  text all = text_of(statements);
  while (all.size > 0 && strchr(" \t\r\n", all.data[all.size - 1]) != NULL) all.size--;
  bool is_open = all.size > 0 && all.data[all.size - 1] != ';';
  return is_open ? emit_printf(e, "%.*s;", TEXT_ARGS(all)) : statements;
}

static void emit_body(emitter *e, const model_property_code *code, size_t function) {
  const function_form *form = &function_forms[function];
  const template_hole placeholders[] = {{"$_storage", form->storage},
                                        {"$_attr", "attr"},
                                        {"$_diag", "report"},
                                        {"$_ctxt", form->context},
                                        {"$_parser", "p"},
                                        {"$_printer", "p"},
                                        {"$_writer", "w"},
                                        {"$_reader", "r"},
                                        {0}};
  emit(e, "static ${head} {\n",
       (const template_hole[]){{"head", hook_signature(e, function_of(e, code, function))}, {0}});
  author_code body = code->body[function];
  if (function == PROPERTY_PRINT || function == PROPERTY_WRITE_BYTECODE)
    body.text = closed(e, body.text);
  emit_statements(e, body, placeholders, form->parameters);
  emit(e, "}\n\n", NULL);
}

// ---- From the author's functions to those of the runtime ----------------------------------------

static const char value_function[] =
    "${type}${get_value}(const mica_attr *attr) {\n"
    "  ${type}value = ${zero};\n"
    "  (void)${from_attr}(mica_attr_context(attr), attr, &value, NULL);\n"
    "  return value;\n"
    "}\n\n"
    "static const mica_attr *${convert}(mica_context *ctx, const mica_attr *given, "
    "const mica_property_report *report) {\n"
    "  ${type}value = ${zero};\n"
    "  if (!${from_attr}(ctx, given, &value, report)) return NULL;\n"
    "  return ${attr};\n"
    "}\n\n"
    "static const mica_attr *${make_zero}(mica_context *ctx) {\n"
    "  ${type}value = ${zero};\n"
    "  return ${attr};\n"
    "}\n\n";
static const char read_function[] =
    "static const mica_attr *${read}(mica_parser *p) {\n"
    "  ${type}value = ${zero};\n"
    "  if (!${parse}(p, &value)) return NULL;\n"
    "  return ${parsed_attr};\n"
    "}\n\n";
static const char read_optional_function[] =
    "static bool ${read_optional}(mica_parser *p, const mica_attr **out) {\n"
    "  ${type}value = ${zero};\n"
    "  const mica_parsed parsed = ${parse_optional}(p, &value);\n"
    "  if (parsed != MICA_PARSED) return parsed == MICA_ABSENT;\n"
    "  *out = ${parsed_attr};\n"
    "  return *out != NULL;\n"
    "}\n\n";
static const char write_function[] =
    "static void ${write}(mica_printer *p, const mica_attr *attr) {\n"
    "  ${print}(p, ${value});\n"
    "}\n\n";

static const char encode_function[] =
    "static void ${encode}(mica_bytecode_writer *w, const mica_attr *attr) {\n"
    "  ${write_bytecode}(w, ${value});\n"
    "}\n\n";
static const char decode_function[] =
    "static const mica_attr *${decode}(mica_bytecode_reader *r) {\n"
    "  ${type}value = ${zero};\n"
    "  if (!${read_bytecode}(r, &value)) return NULL;\n"
    "  return ${decoded_attr};\n"
    "}\n\n";

static const char *attr_of_value(emitter *e, const model_property_code *code, const char *context) {
  return emit_substitute(e, code->to_attr,
                         (const template_hole[]){{"$0", "value"}, {"$_ctxt", context}, {0}});
}

static void emit_hook_table(emitter *e, const model_property_code *code) {
  static const struct {
    model_property_function needs;
    const char *member;
    name_role role;
  } rows[] = {{PROPERTY_FROM_ATTR, "convert", NAME_CONVERT},
              {PROPERTY_FROM_ATTR, "zero", NAME_ZERO},
              {PROPERTY_PARSE, "parse", NAME_READ},
              {PROPERTY_PARSE_OPTIONAL, "parse_optional", NAME_READ_OPTIONAL},
              {PROPERTY_PRINT, "print", NAME_WRITE},
              {PROPERTY_READ_BYTECODE, "decode", NAME_DECODE},
              {PROPERTY_WRITE_BYTECODE, "encode", NAME_ENCODE}};
  const char *members[sizeof rows / sizeof *rows];
  size_t count = 0;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (code->has[rows[i].needs])
      members[count++] =
          emit_printf(e, ".%s = %s", rows[i].member, emit_name(e, rows[i].role, code->c_name, ""));
  emit(e, "static const mica_property_hooks ${hooks} = {${members}};\n\n",
       (const template_hole[]){{"hooks", emit_name(e, NAME_HOOKS, code->c_name, "")},
                               {"members", emit_join(e, members, count, ", ")},
                               {0}});
}

// The name of a function that goes with one of the author's; NULL: there is none.
static const char *of_code(emitter *e, const model_property_code *code,
                           model_property_function function, name_role role) {
  return code->has[function] ? emit_name(e, role, code->c_name, "") : NULL;
}

static void emit_code(emitter *e, const model_property_code *code) {
  const template_hole holes[] = {
      {"get_value", of_code(e, code, PROPERTY_FROM_ATTR, NAME_VALUE)},
      {"from_attr", of_code(e, code, PROPERTY_FROM_ATTR, NAME_FROM_ATTR)},
      {"convert", of_code(e, code, PROPERTY_FROM_ATTR, NAME_CONVERT)},
      {"make_zero", of_code(e, code, PROPERTY_FROM_ATTR, NAME_ZERO)},
      {"read", of_code(e, code, PROPERTY_PARSE, NAME_READ)},
      {"parse", of_code(e, code, PROPERTY_PARSE, NAME_PARSE)},
      {"read_optional", of_code(e, code, PROPERTY_PARSE_OPTIONAL, NAME_READ_OPTIONAL)},
      {"parse_optional", of_code(e, code, PROPERTY_PARSE_OPTIONAL, NAME_PARSE_OPTIONAL)},
      {"write", of_code(e, code, PROPERTY_PRINT, NAME_WRITE)},
      {"print", of_code(e, code, PROPERTY_PRINT, NAME_PRINT)},
      {"decode", of_code(e, code, PROPERTY_READ_BYTECODE, NAME_DECODE)},
      {"read_bytecode", of_code(e, code, PROPERTY_READ_BYTECODE, NAME_READ_BYTECODE)},
      {"encode", of_code(e, code, PROPERTY_WRITE_BYTECODE, NAME_ENCODE)},
      {"write_bytecode", of_code(e, code, PROPERTY_WRITE_BYTECODE, NAME_WRITE_BYTECODE)},
      {"type", emit_declaration(e, code->type.spelling, "")},
      {"zero", c_value_zero(e, &code->type)},
      {"attr", attr_of_value(e, code, "ctx")},
      {"parsed_attr", attr_of_value(e, code, "mica_parser_context(p)")},
      {"decoded_attr", attr_of_value(e, code, "mica_bytecode_reader_context(r)")},
      {"value",
       emit_substitute(e, code->from_attr, (const template_hole[]){{"$_self", "attr"}, {0}})},
      {0}};
  for (size_t i = 0; i < PROPERTY_FUNCTION_COUNT; i++)
    if (code->body[i].text != NULL) emit_body(e, code, i);
  if (code->has[PROPERTY_FROM_ATTR]) emit(e, value_function, holes);
  if (code->has[PROPERTY_PARSE]) emit(e, read_function, holes);
  if (code->has[PROPERTY_PARSE_OPTIONAL]) emit(e, read_optional_function, holes);
  if (code->has[PROPERTY_PRINT]) emit(e, write_function, holes);
  if (code->has[PROPERTY_READ_BYTECODE]) emit(e, decode_function, holes);
  if (code->has[PROPERTY_WRITE_BYTECODE]) emit(e, encode_function, holes);
  emit_hook_table(e, code);
}

// ---- The definitions ----------------------------------------------------------------------------

static void add(emitter *e, list *members, const char *member, const char *value) {
  list_push(e->memory, members, emit_printf(e, ".%s = %s", member, value));
}

static void add_enum(emitter *e, list *members, const model_property *p) {
  const char *name = p->enumeration->c_name;
  add(e, members, "enumeration", emit_printf(e, "&%s_enum", name));
  add(e, members, "size", emit_printf(e, "sizeof(%s)", name));
  if (p->keyword != NULL) add(e, members, "keyword", emit_quoted(e, p->keyword));
  if (p->form == NULL) return;
  add(e, members, "form", emit_printf(e, "&%s_def", p->form->c_name));
  add(e, members, "form_class", emit_quoted(e, p->form_class));
  if (p->is_kept_in_form) add(e, members, "is_kept_in_form", "true");
}

// Only the members that say something.
static void emit_definition(emitter *e, const model_property *p) {
  list members = {0};
  add(e, &members, "kind", p->kind_name);
  add(e, &members, "summary", emit_quoted(e, p->summary));
  if (p->width > 0) add(e, &members, "width", emit_size(e, p->width));
  if (p->is_unsigned) add(e, &members, "is_unsigned", "true");
  if (p->is_bare) add(e, &members, "is_bare", "true");
  if (p->element != NULL) add(e, &members, "element", emit_printf(e, "&%s", p->element->c_name));
  if (p->enumeration != NULL) add_enum(e, &members, p);
  if (p->code != NULL)
    add(e, &members, "hooks", emit_printf(e, "&%s", emit_name(e, NAME_HOOKS, p->code->c_name, "")));
  emit(e, "static const mica_property_def ${name} = {\n  ${members},\n};\n",
       (const template_hole[]){
           {"name", p->c_name},
           {"members", emit_join(e, (const char *const *)members.items, members.count, ",\n")},
           {0}});
}

void emit_properties(emitter *e) {
  const model *m = e->model;
  for (size_t i = 0; i < m->property_code_count; i++) {
    emit_about(e, m->property_codes[i]->at);
    emit_code(e, m->property_codes[i]);
  }
  for (size_t i = 0; i < m->property_count; i++) {
    emit_about(e, m->properties[i]->at);
    emit_definition(e, m->properties[i]);
  }
  if (m->property_count > 0) emit(e, "\n", NULL);
}

// ---- C values -----------------------------------------------------------------------------------

static const char *element_type(const model_property *p) {
  return model_property_is_scalar(p->element) ? p->element->type.spelling : "const mica_attr *";
}

const char *emit_property_of(emitter *e, const model_property *p, const char *values) {
  return emit_printf(e, "mica_property_of(ctx, &%s, %s)", p->c_name, values);
}

const char *emit_property_value(emitter *e, const model_attribute *a, const char *name,
                                const char *count, const char *context) {
  const model_property *p = a->property;
  if (p->kind != PROPERTY_LIST && p->kind != PROPERTY_OPTIONAL)
    return emit_to_attr(e, a, name, context);
  bool by_address = p->kind == PROPERTY_OPTIONAL && !model_property_is_scalar(p->element);
  return emit_text(
      e, "mica_property_of(${context}, &${def}, ${address}${name}, ${count})",
      (const template_hole[]){
          {"context", context},
          {"def", p->c_name},
          {"address", by_address ? "&" : ""},
          {"name", name},
          {"count", p->kind == PROPERTY_LIST ? count : emit_printf(e, "%s != NULL", name)},
          {0}});
}

// ---- Accessors ----------------------------------------------------------------------------------

static const char attr_accessors[] =
    "static inline const mica_attr *${get_attr}(const mica_op *op) {\n"
    "  return ${slot_value};\n"
    "}\n"
    "// Converts; NULL: the default. False: reported, or no memory.\n"
    "static inline bool ${set_attr}(mica_op *op, const mica_attr *value) {\n"
    "  return mica_op_set_property(${change}, ${slot}, value);\n"
    "}\n";
static const char single_declarations[] =
    "${type}${getter}(const mica_op *op);\n"
    "bool ${setter}(mica_op *op, ${parameter}value);  // false: no memory\n";
static const char list_declarations[] =
    "size_t ${get_count}(const mica_op *op);\n"
    "${type}${getter}(const mica_op *op, size_t index);\n"
    "bool ${setter}(mica_op *op, ${parameter}values, size_t count);  // false: no memory\n";
static const char optional_declarations[] =
    "bool ${presence}(const mica_op *op);\n"
    "${type}${getter}(const mica_op *op);  // absent: zero\n"
    "bool ${setter}(mica_op *op, ${parameter}value);  // NULL: absent; false: no memory\n";

static const char single_bodies[] =
    "${type}${getter}(const mica_op *op) {\n"
    "  return ${value};\n"
    "}\n\n"
    "bool ${setter}(mica_op *op, ${parameter}value) {\n"
    "  return mica_op_fill_slot_as(op, ${def}, ${slot}, ${attr});\n"
    "}\n\n";
static const char list_bodies[] =
    "size_t ${get_count}(const mica_op *op) {\n"
    "  return mica_attr_array_elements(${asked}).size;\n"
    "}\n\n"
    "${type}${getter}(const mica_op *op, size_t index) {\n"
    "  const mica_attr *item = mica_attr_array_elements(${asked}).data[index];\n"
    "  return ${item};\n"
    "}\n\n"
    "bool ${setter}(mica_op *op, ${parameter}values, size_t count) {\n"
    "  return mica_op_fill_slot_as(op, ${def}, ${slot}, ${attr});\n"
    "}\n\n";
static const char optional_bodies[] =
    "bool ${presence}(const mica_op *op) {\n"
    "  return mica_attr_optional_value(${asked}) != NULL;\n"
    "}\n\n"
    "${type}${getter}(const mica_op *op) {\n"
    "  const mica_attr *item = mica_attr_optional_value(${asked});\n"
    "  return item == NULL ? ${zero} : ${item};\n"
    "}\n\n"
    "bool ${setter}(mica_op *op, ${parameter}value) {\n"
    "  return mica_op_fill_slot_as(op, ${def}, ${slot}, ${attr});\n"
    "}\n\n";

// An item of a list as a C value.
static const char *item_value(emitter *e, const model_property *p) {
  if (p->element == NULL || !model_property_is_scalar(p->element)) return "item";
  return emit_substitute(e, p->element->from_attr,
                         (const template_hole[]){{"$_self", "item"}, {0}});
}

static const char *zero_of(emitter *e, const model_property *p) {
  bool is_attr = p->element != NULL && !model_property_is_scalar(p->element);
  return is_attr ? "NULL" : c_value_zero(e, p->element == NULL ? &p->type : &p->element->type);
}

// One of three, by the shape of the property.
static const char *form_of(const model_property *p, const char *single, const char *list_form,
                           const char *optional) {
  return p->kind == PROPERTY_LIST ? list_form : p->kind == PROPERTY_OPTIONAL ? optional : single;
}

static void emit_accessors(emitter *e, const model_op *op, const model_attribute *a,
                           const char *pattern) {
  const model_property *p = a->property;
  bool counted, is_single = p->kind != PROPERTY_LIST && p->kind != PROPERTY_OPTIONAL;
  const char *asked = emit_slot_promised(e, op, a->slot);
  const char *slot = emit_index(e, op, INDEX_SLOT, a->slot);
  const char *values = p->kind == PROPERTY_LIST ? "values" : "value";
  const char *type = is_single ? p->type.spelling : element_type(p);
  const char *parameter = model_property_c_type(e->memory, p, &counted);
  emit(e, pattern,
       (const template_hole[]){
           {"slot_value", emit_slot_as(e, op, a->slot)},
           {"asked", asked},
           {"change", emit_change(e, op)},
           {"def", emit_def(e, op)},
           {"getter", emit_name(e, NAME_MEMBER, op->c_name, a->c_name)},
           {"setter", emit_name(e, NAME_SETTER, op->c_name, a->c_name)},
           {"get_attr", emit_name(e, NAME_ATTR, op->c_name, a->c_name)},
           {"set_attr", emit_name(e, NAME_SET_ATTR, op->c_name, a->c_name)},
           {"presence", emit_name(e, NAME_PRESENCE, op->c_name, a->c_name)},
           {"get_count", emit_name(e, NAME_COUNT, op->c_name, a->c_name)},
           {"slot", slot},
           {"type", emit_declaration(e, type, "")},
           {"parameter", emit_declaration(e, parameter, "")},
           {"value", emit_from_attr(e, a, asked)},
           {"item", item_value(e, p)},
           {"zero", zero_of(e, p)},
           {"attr", emit_property_value(e, a, values, "count", "mica_op_context(op)")},
           {0}});
}

void emit_property_accessors(emitter *e, const model_op *op, const model_attribute *a) {
  emit_about(e, a->at);
  emit_accessors(e, op, a, attr_accessors);
  emit_accessors(
      e, op, a,
      form_of(a->property, single_declarations, list_declarations, optional_declarations));
}

void emit_property_accessor_bodies(emitter *e, const model_op *op, const model_attribute *a) {
  emit_accessors(e, op, a, form_of(a->property, single_bodies, list_bodies, optional_bodies));
}

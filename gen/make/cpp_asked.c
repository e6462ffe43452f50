// What the translation of C++ asks of the model: definitions, interfaces, operations and their
// parts, each made when it is asked for.
#include "c/name_schema.h"
#include "make/build.h"
#include "make/declared.h"
#include "model/definition.h"
#include "model/dialect.h"
#include "model/enum.h"
#include "model/interface.h"
#include "model/op.h"

static const char *text_field(void *b, const record *r, const char *name) {
  return read_text(b, r, name);
}

static const record *spelling_of_class(void *b, text spelling) {
  return model_spelling(b, spelling);
}

static const record *definition_named(void *b, text spelling) {
  return model_definition_named(b, spelling);
}

// ---- Types and attributes -----------------------------------------------------------------------

static const record *definition_of_c_name(void *asked, text c_name) {
  const build *b = asked;
  const model_definition *s = text_map_get(&b->definitions_by_name, c_name);
  return s == NULL ? NULL : s->record;
}

static cpp_definition definition(void *b, const record *r) {
  const model_definition *s = model_definition_of(b, r);
  return (cpp_definition){.record = s->record,
                          .is_attr = s->is_attr,
                          .has_accessors = s->has_accessors,
                          .skips_default_builders = s->skip_default_builders,
                          .c_name = s->c_name,
                          .class_name = s->class_name,
                          .cpp_namespace = s->dialect->cpp_namespace,
                          .parameter_count = s->parameter_count};
}

static cpp_parameter parameter(void *b, const record *of, size_t index) {
  const model_parameter *p = &model_definition_of(b, of)->parameters[index];
  return (cpp_parameter){p->name, p->c_name, p->cpp_type, p->type};
}

static bool kind_of_type(void *b, text spelling, place at, cpp_kind *out) {
  c_type type;
  if (!model_find_c_type(b, spelling, at, &type)) return false;
  *out = type.kind == C_ENUM ? CPP_ENUM : cpp_kind_of_c_type(&type);
  return true;
}

static const char *enum_case(void *b, text enum_name, text symbol) {
  const model_enum *e = model_enum_named(b, enum_name);
  for (size_t i = 0; e != NULL && i < e->case_count; i++)
    if (text_is(symbol, e->cases[i].symbol)) return e->cases[i].c_name;
  return NULL;
}

// ---- Interfaces ---------------------------------------------------------------------------------

static cpp_kind kind_of_interface(const model_interface *i) {
  switch (i->kind) {
  case INTERFACE_OP: return CPP_OP;
  case INTERFACE_ATTR: return CPP_ATTR;
  case INTERFACE_TYPE: return CPP_TYPE;
  case INTERFACE_DIALECT: break;
  }
  return CPP_UNKNOWN;
}

static cpp_interface interface(void *b, const record *r) {
  const model_interface *i = model_interface_of(b, r);
  return (cpp_interface){kind_of_interface(i), i->name, i->descriptor};
}

static bool method(void *asked, const record *r, text name, cpp_method *out) {
  build *b = asked;
  const model_interface *i = model_interface_of(b, r);
  for (size_t j = 0; i->has_own_struct && j < i->method_count; j++) {
    const model_method *m = &i->methods[j];
    if (m->parameter_count > 0 || !text_is(name, m->name)) continue;
    *out = (cpp_method){name_compose(b->memory, NAME_MEMBER, i->c_name, m->c_name), m->return_type};
    return true;
  }
  return false;
}

// ---- Operations ---------------------------------------------------------------------------------

static bool operation(void *b, text name, cpp_operation *out) {
  const record *r = model_op_record(b, name);
  const record *dialect = r == NULL ? NULL : read_record(r, "opDialect");
  if (r == NULL) return false;
  if (dialect != NULL) model_use_dialect(b, model_dialect_of(b, dialect));
  *out = (cpp_operation){r, model_op_c_name(b, r), model_op_class_name(b, r)};
  return true;
}

static cpp_part part_of_value(build *b, const model_value *v) {
  return (cpp_part){.kind = CPP_PART_VALUE,
                    .is_group = v->arity >= ARITY_VARIADIC,
                    .name = v->name,
                    .class_name = read_text(b, v->constraint->record, "cppType")};
}

static cpp_part part_of_attribute(build *b, const model_op *op, const model_attribute *a) {
  const bool is_flag = a->is_unit && a->type.kind != C_ATTR;
  return (cpp_part){.kind = a->property == NULL ? CPP_PART_ATTRIBUTE : CPP_PART_PROPERTY,
                    .name = a->name,
                    .class_name = a->storage_class,
                    .accessor = name_compose(b->memory, NAME_MEMBER, op->c_name, a->c_name),
                    .type = a->type,
                    .may_be_absent = a->is_optional && !is_flag};
}

static bool part(void *b, const model_op *op, text name, cpp_part *out) {
  const model_value *v = model_op_operand(op, name);
  if (v == NULL) v = model_op_result(op, name);
  const model_attribute *a = v != NULL ? NULL : model_op_attribute(op, name);
  if (v != NULL) *out = part_of_value(b, v);
  else if (a != NULL) *out = part_of_attribute(b, op, a);
  return v != NULL || a != NULL;
}

static bool part_at(void *b, const model_op *op, size_t index, cpp_part *out) {
  const size_t operands = op->operand_count, values = operands + op->result_count;
  if (index >= values + op->attribute_count) return false;
  if (index >= values) *out = part_of_attribute(b, op, &op->attributes[index - values]);
  else
    *out =
        part_of_value(b, index < operands ? &op->operands[index] : &op->results[index - operands]);
  return true;
}

// ---- What is written ----------------------------------------------------------------------------

static const char *list_helper(void *b, const char *owner, const c_expression *count,
                               const c_expression *child) {
  return model_list_helper(b, owner, count, child, NULL);
}

static void add_helper(void *asked, const char *functions, place at) {
  build *b = asked;
  model_helper *h = ARENA_NEW(b->memory, model_helper);
  *h = (model_helper){.text = functions, .at = at};
  list_push(b->memory, &b->helpers, h);
}

static bool names_are_known(void *b, const cpp_source *source) {
  return cpp_names_are_known(b, source);
}

static bool names_are_declared(void *b, const cpp_source *source, code_form form) {
  return code_names_are_declared(b, source, form);
}

cpp_context *model_cpp_context(build *b) {
  static const cpp_questions questions = {
      .text_field = text_field,
      .spelling = spelling_of_class,
      .definition_named = definition_named,
      .definition_of_c_name = definition_of_c_name,
      .definition = definition,
      .parameter = parameter,
      .interface = interface,
      .method = method,
      .operation = operation,
      .enum_case = enum_case,
      .kind_of_type = kind_of_type,
      .part = part,
      .part_at = part_at,
      .list_helper = list_helper,
      .add_helper = add_helper,
      .names_are_known = names_are_known,
      .names_are_declared = names_are_declared,
  };
  cpp_context *cpp = ARENA_NEW(b->memory, cpp_context);
  *cpp = (cpp_context){
      .session = b->session,
      .memory = b->memory,
      .diagnostics = b->diagnostics,
      .records = b->records,
      .own_namespace = b->dialect == NULL ? "" : read_text(b, b->dialect, "cppNamespace"),
      .ask = &questions,
      .asked = b};
  return cpp;
}

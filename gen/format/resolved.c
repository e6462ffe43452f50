// Questions about resolved formats.
#include "format/resolved.h"

#include "model/op.h"

const model_attribute *format_attribute(const format_of_op *f, const format_element *e) {
  if (e->target != FORMAT_ATTRIBUTE && e->target != FORMAT_PROPERTY) return NULL;
  return &f->op->attributes[e->index];
}

const model_value *format_value(const format_of_op *f, const format_element *e) {
  if (e->target == FORMAT_OPERAND) return &f->op->operands[e->index];
  return e->target == FORMAT_RESULT ? &f->op->results[e->index] : NULL;
}

const char *format_c_name(const format_of_op *f, const format_element *e) {
  const model_op *op = f->op;
  switch (e->target) {
  case FORMAT_OPERAND: return op->operands[e->index].c_name;
  case FORMAT_RESULT: return op->results[e->index].c_name;
  case FORMAT_REGION: return op->regions[e->index].c_name;
  case FORMAT_SUCCESSOR: return op->successors[e->index].c_name;
  case FORMAT_ATTRIBUTE:
  case FORMAT_PROPERTY: return op->attributes[e->index].c_name;
  case FORMAT_UNRESOLVED:
  case FORMAT_PARAMETER: break;
  }
  return NULL;
}

bool format_is_whitespace(const format_element *e) {
  return e->kind == FORMAT_SPACE || e->kind == FORMAT_NEWLINE || e->kind == FORMAT_EMPTY;
}

const format_element *format_first_parsable(format_list list) {
  for (size_t i = 0; i < list.count; i++)
    if (!format_is_whitespace(list.items[i])) return list.items[i];
  return NULL;
}

const format_element *format_innermost(const format_element *e) {
  while (e->kind == FORMAT_TYPE || e->kind == FORMAT_REF) e = e->children.items[0];
  return e;
}

bool format_is_enum(const model_attribute *a) {
  return a->enumeration != NULL && a->definition == NULL;
}

// The table of an operation's parts, for reflection.
#include "emit/op_pieces.h"

static const char part_row[] =
    "  {.name = ${name}, .constraint = ${constraint}, .kind = MICA_PART_${kind}${flags}${slot}},\n";

static void emit_part(emitter *e, const char *kind, const char *name, const model_constraint *c,
                      const char *flags, const char *slot) {
  emit(e, part_row,
       (const template_hole[]){{"name", emit_quoted(e, name)},
                               {"constraint", emit_quoted(e, c->summary)},
                               {"kind", kind},
                               {"flags", flags},
                               {"slot", slot},
                               {0}});
}

static const char optional_flag[] = ", .flags = MICA_PART_OPTIONAL";
static const char variadic_flag[] = ", .flags = MICA_PART_VARIADIC";

static const char *flags_of_arity(model_arity arity) {
  switch (arity) {
  case ARITY_ONE: return "";
  case ARITY_OPTIONAL: return optional_flag;
  case ARITY_VARIADIC:
  case ARITY_VARIADIC_OF_VARIADIC: return variadic_flag;
  }
  return "";
}

static void emit_value_parts(emitter *e, const char *kind, const model_value *values,
                             size_t count) {
  for (size_t i = 0; i < count; i++)
    emit_part(e, kind, values[i].name, values[i].constraint, flags_of_arity(values[i].arity), "");
}

static const char *flags_of_attribute(const model_attribute *a) {
  if (a->is_optional && a->default_value != NULL)
    return ", .flags = MICA_PART_OPTIONAL | MICA_PART_HAS_DEFAULT";
  if (a->is_optional) return optional_flag;
  return a->default_value != NULL ? ", .flags = MICA_PART_HAS_DEFAULT" : "";
}

static void emit_attribute_part(emitter *e, const model_op *op, const model_attribute *a,
                                const char *kind) {
  emit_part(e, kind, a->name, a->constraint, flags_of_attribute(a),
            emit_printf(e, ", .slot = %s", emit_index(e, op, INDEX_SLOT, a->slot)));
}

// In the order of their slots; the hidden ones are no parts.
static void emit_attribute_parts(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (a != NULL && a->property == NULL) emit_attribute_part(e, op, a, "ATTRIBUTE");
  }
}

// In the order of their declaration, in which the parser converts them.
static void emit_property_parts(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->attribute_count; i++)
    if (op->attributes[i].property != NULL)
      emit_attribute_part(e, op, &op->attributes[i], "PROPERTY");
}

size_t emit_op_parts(emitter *e, const model_op *op) {
  size_t count = op->operand_count + op->result_count + op->attribute_count + op->region_count +
                 op->successor_count;
  if (count == 0) return 0;
  emit(e, "static const mica_part ${op}_parts[] = {\n",
       (const template_hole[]){{"op", op->c_name}, {0}});
  emit_value_parts(e, "OPERAND", op->operands, op->operand_count);
  emit_value_parts(e, "RESULT", op->results, op->result_count);
  emit_attribute_parts(e, op);
  emit_property_parts(e, op);
  for (size_t i = 0; i < op->region_count; i++)
    emit_part(e, "REGION", op->regions[i].name, op->regions[i].constraint,
              op->regions[i].is_variadic ? variadic_flag : "", "");
  for (size_t i = 0; i < op->successor_count; i++)
    emit_part(e, "SUCCESSOR", op->successors[i].name, op->successors[i].constraint,
              op->successors[i].is_variadic ? variadic_flag : "", "");
  emit(e, "};\n", NULL);
  return count;
}

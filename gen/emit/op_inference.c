// The function that infers the types of an operation's results from its operands and slots.
#include <string.h>

#include "emit/op_pieces.h"

// C over `parts`: the type of operand `index`, a single value.
static const char *operand_type(emitter *e, const model_op *op, size_t index) {
  const emit_values v = emit_operands_of_parts(op);
  return emit_format(e, "mica_value_type(parts->operands[%s])", emit_value_index(e, &v, index));
}

static const char *result_type(emitter *e, const model_op *op, const model_inference *n) {
  const emit_hole context[] = {{"$_ctxt", "ctx"}, {0}};
  if (n->kind == INFER_EXPRESSION) return emit_substitute(e, n->expression, context);
  const char *type, *attr = "";
  if (n->kind == INFER_ATTRIBUTE) {
    attr = emit_format(e, "parts->slots[%s]",
                       emit_index(e, op, INDEX_SLOT, op->attributes[n->index].slot));
    type = emit_format(e, "mica_attr_type(%s)", attr);
  } else {
    type = operand_type(e, op, n->index);
  }
  if (n->transform == NULL) return type;
  return emit_substitute(
      e, n->transform,
      (const emit_hole[]){{"$_self", type}, {"$_attr", attr}, {"$_ctxt", "ctx"}, {0}});
}

static const char inference_head[] =
    "static bool ${op}_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts, "
    "const mica_type **types) {\n"
    "  ${unused}\n";

static bool mentions(const char *const *items, size_t count, const char *word) {
  for (size_t i = 0; i < count; i++)
    if (strstr(items[i], word) != NULL) return true;
  return false;
}

// A slot that the author's text left out is no reason to fail silently.
static void emit_slot_guards(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->result_count; i++) {
    if (op->inference[i].kind != INFER_ATTRIBUTE) continue;
    const model_attribute *a = &op->attributes[op->inference[i].index];
    emit(e,
         "  if (parts->slots[${slot}] == NULL || mica_attr_type(parts->slots[${slot}]) == NULL)\n"
         "    return mica_error(ctx, loc, \"cannot infer the type of a result: attribute '${name}' "
         "has none\");\n",
         (const emit_hole[]){
             {"slot", emit_index(e, op, INDEX_SLOT, a->slot)}, {"name", a->name}, {0}});
    return;
  }
}

void emit_op_inference(emitter *e, const model_op *op) {
  if (!op->all_results_inferred || op->inference[0].kind == INFER_HOOK) return;
  const char **types = ARENA_ARRAY(e->memory, const char *, op->result_count + 1);
  bool asks_slots = false;
  for (size_t i = 0; i < op->result_count; i++) {
    types[i] = result_type(e, op, &op->inference[i]);
    asks_slots = asks_slots || op->inference[i].kind == INFER_ATTRIBUTE;
  }
  buffer unused = {0};
  if (!asks_slots && !mentions(types, op->result_count, "ctx"))
    buffer_string(&unused, "(void)ctx;\n");
  if (!asks_slots) buffer_string(&unused, "(void)loc;\n");
  if (!mentions(types, op->result_count, "parts")) buffer_string(&unused, "(void)parts;\n");
  emit(e, inference_head,
       (const emit_hole[]){{"op", op->c_name},
                           {"unused", arena_text(e->memory, buffer_as_text(&unused)).data},
                           {0}});
  buffer_free(&unused);
  emit_slot_guards(e, op);
  for (size_t i = 0; i < op->result_count; i++) {
    const emit_hole holes[] = {{"i", emit_index(e, op, INDEX_RESULT, i)}, {"type", types[i]}, {0}};
    emit(e, "  types[${i}] = ${type};\n", holes);
    types[i] = emit_text(e, "types[${i}] != NULL", holes);
  }
  emit(e, "  return ${all};\n}\n\n",
       (const emit_hole[]){{"all", emit_join(e, types, op->result_count, " && ")}, {0}});
}

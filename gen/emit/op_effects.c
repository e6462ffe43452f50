// The tables of effects: what mica/effects.h answers about an operation.
#include <string.h>

#include "emit/op_pieces.h"
#include "base/list.h"

static const char *target_of(emitter *e, const model_op *op, const model_effect *effect) {
  switch (effect->on) {
  case EFFECT_ON_OPERAND:
    return emit_printf(e, ", .on = MICA_EFFECT_ON_OPERAND, .index = %s",
                       emit_index(e, op, INDEX_OPERAND, effect->index));
  case EFFECT_ON_RESULT:
    return emit_printf(e, ", .on = MICA_EFFECT_ON_RESULT, .index = %s",
                       emit_index(e, op, INDEX_RESULT, effect->index));
  case EFFECT_ON_SYMBOL:
    return emit_printf(e, ", .on = MICA_EFFECT_ON_SYMBOL, .index = %s",
                       emit_index(e, op, INDEX_SLOT, op->attributes[effect->index].slot));
  case EFFECT_ON_NOTHING: break;
  }
  return "";
}

static const char effect_row[] = "  {.kind = ${kind}${name}${target}${full}${stage}${resource}},\n";

static void emit_effect(emitter *e, const model_op *op, const model_effect *effect) {
  bool is_own = effect->kind == NULL;
  emit(e, effect_row,
       (const template_hole[]){
           {"kind", is_own ? "MICA_EFFECT_OTHER" : effect->kind},
           {"name", is_own ? emit_printf(e, ", .name = %s", emit_quoted(e, effect->name)) : ""},
           {"target", target_of(e, op, effect)},
           {"full", effect->is_full ? ", .is_full = true" : ""},
           {"stage",
            effect->stage == 0 ? "" : emit_printf(e, ", .stage = %s", emit_int(e, effect->stage))},
           {"resource", effect->resource == NULL
                            ? ""
                            : emit_printf(e, ", .resource = %s", emit_quoted(e, effect->resource))},
           {0}});
}

static const char effects_head[] = "static const mica_effect_def ${table}[] = {\n";
static const char effects_tail[] =
    "};\n"
    "static const mica_effects_interface ${methods} = {.table = ${table}, .count = ${count}};\n";

const char *emit_effects_table(emitter *e, const model_op *op, const model_interface *interface) {
  const char *name = interface->short_name;
  size_t count = 0;
  for (size_t i = 0; i < op->effect_count; i++) count += op->effects[i].interface == interface;
  if (count == 0) return "mica_no_effects";
  const template_hole holes[] = {{"table", emit_name(e, NAME_EFFECTS, op->c_name, name)},
                                 {"methods", emit_name(e, NAME_METHODS, op->c_name, name)},
                                 {"count", emit_size(e, count)},
                                 {0}};
  emit(e, effects_head, holes);
  for (size_t i = 0; i < op->effect_count; i++)
    if (op->effects[i].interface == interface) emit_effect(e, op, &op->effects[i]);
  emit(e, effects_tail, holes);
  return emit_name(e, NAME_METHODS, op->c_name, name);
}

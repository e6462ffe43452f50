// Effects of an operation: those of its traits, then of its operands and symbols, then of its
// results, in the order in which MLIR lists them.
#include <string.h>

#include "make/build.h"
#include "model/op.h"

typedef struct effects_of_op {
  build *b;
  const model_op *op;
  list effects;  // model_effect
} effects_of_op;

static void add_effect(effects_of_op *e, const record *r, model_effect_target on, size_t index) {
  build *b = e->b;
  model_effect *effect = ARENA_NEW(b->memory, model_effect);
  *effect = (model_effect){.record = r, .on = on, .index = index};
  effect->interface = model_interface_of(b, r);
  effect->kind = read_text_or_null(b, r, "cEffect");
  const char *name = read_text(b, r, "effect"), *resource = read_text_or_null(b, r, "cResource");
  effect->name = text_copy(b->memory, text_strip_prefix(text_of(name), "::"));
  if (resource != NULL)
    effect->resource = text_copy(b->memory, text_strip_prefix(text_of(resource), "::"));
  read_int(r, "stage", &effect->stage);
  effect->is_full = read_bit(r, "effectOnFullRegion");
  list_push(b->memory, &e->effects, effect);
}

static void add_effects(effects_of_op *e, const value *decorators, model_effect_target on,
                        size_t index) {
  if (decorators == NULL || value_kind_of(decorators) != VALUE_LIST) return;
  for (size_t i = 0; i < value_count(decorators); i++) {
    const record *r = value_as_record(value_item(decorators, i));
    if (r != NULL && record_is_a(r, TEXT("SideEffect"))) add_effect(e, r, on, index);
  }
}

// What Arg<> or Res<> say besides the constraint.
static const value *decorators_at(const field *f, size_t index) {
  const record *r = value_as_record(value_item(f->value, index));
  return r == NULL ? NULL : record_value(r, TEXT("decorators"));
}

static void add_of_argument(effects_of_op *e, const field *f, size_t index) {
  const value *decorators = decorators_at(f, index);
  const model_argument *argument = &e->op->arguments[index];
  if (argument->kind == ARGUMENT_OPERAND) {
    add_effects(e, decorators, EFFECT_ON_OPERAND, argument->index);
    return;
  }
  const model_attribute *a = &e->op->attributes[argument->index];
  size_t before = e->effects.count;
  add_effects(e, decorators, EFFECT_ON_SYMBOL, argument->index);
  if (e->effects.count == before || a->is_symbol_reference) return;
  e->effects.count = before;
  report_warning(e->b->diagnostics, field_name_place(e->b->records, f, index),
                 "the effects of '%s' are left out: an operation acts on operands, results and "
                 "symbols, and this is no reference to a symbol",
                 a->name);
}

void model_effects_fill(build *b, model_op *op, const list *traits) {
  effects_of_op e = {.b = b, .op = op};
  for (size_t i = 0; i < traits->count; i++)
    add_effects(&e, record_value(traits->items[i], TEXT("effects")), EFFECT_ON_NOTHING, 0);
  field arguments = read_field(op->record, "arguments"),
        results = read_field(op->record, "results");
  for (size_t i = 0; i < op->argument_count; i++) add_of_argument(&e, &arguments, i);
  for (size_t i = 0; i < op->result_count; i++)
    add_effects(&e, decorators_at(&results, i), EFFECT_ON_RESULT, i);
  model_effect *effects = ARENA_ARRAY(b->memory, model_effect, e.effects.count + 1);
  for (size_t i = 0; i < e.effects.count; i++)
    effects[i] = *(const model_effect *)e.effects.items[i];
  op->effects = effects;
  op->effect_count = e.effects.count;
}

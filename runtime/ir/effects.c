// What operations do to memory: collecting the effects of one, and the questions over all that is
// nested in it. The walks iterate.
#include "mica/effects.h"

#include <assert.h>

#include "ir/op.h"
#include "ir/op_name.h"
#include "ir/symbol.h"
#include "memory/array.h"
#include "mica/dialect.h"
#include "mica/interfaces.h"
#include "mica/reflection.h"

const mica_interface mica_memory_effects_interface_id = {"MemoryEffectOpInterface"};
const mica_effects_interface mica_no_effects = {NULL, NULL, 0};

// ---- Lists --------------------------------------------------------------------------------------

bool mica_effects_add(mica_effects *list, mica_effect effect) {
  if (!MICA_ARRAY_ROOM(&list->context->memory, list->data, list->size, list->capacity, 1))
    return false;
  if (effect.resource == NULL) effect.resource = MICA_RESOURCE_DEFAULT;
  list->data[list->size++] = effect;
  return true;
}

void mica_effects_free(mica_effects *list) {
  if (list->data != NULL) mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (mica_effects){0};
}

// ---- One operation ------------------------------------------------------------------------------

static mica_effect effect_of_row(const mica_effect_def *row) {
  return (mica_effect){.kind = row->kind,
                       .name = row->name,
                       .resource = row->resource,
                       .stage = row->stage,
                       .is_full = row->is_full};
}

static bool add_on_values(const mica_op *op, const mica_effect_def *row, mica_effects *out) {
  bool is_result = row->on == MICA_EFFECT_ON_RESULT;
  mica_segment group = is_result ? mica_op_result_group(op, row->index)
                                 : mica_op_operand_group(op, row->index);
  size_t total = is_result ? op->result_count : op->operand_count;
  for (size_t i = group.first; i < (size_t)group.first + group.count && i < total; i++) {
    mica_effect effect = effect_of_row(row);
    effect.value = is_result ? mica_op_result(op, i) : mica_op_operand(op, i);
    if (!mica_effects_add(out, effect)) return false;
  }
  return true;
}

static bool add_row(const mica_op *op, const mica_effect_def *row, mica_effects *out) {
  mica_effect effect = effect_of_row(row);
  switch (row->on) {
  case MICA_EFFECT_ON_OPERAND:
  case MICA_EFFECT_ON_RESULT: return add_on_values(op, row, out);
  case MICA_EFFECT_ON_SYMBOL:
    effect.symbol = mica_op_slot(op, row->index);
    return effect.symbol == NULL || mica_effects_add(out, effect);
  case MICA_EFFECT_ON_NOTHING: break;
  }
  return mica_effects_add(out, effect);
}

static bool add_effects(const mica_op *op, const mica_effects_interface *methods,
                        mica_effects *out) {
  if (out->context == NULL) out->context = mica_op_context(op);
  assert(out->context == mica_op_context(op));
  if (methods->effects != NULL) return methods->effects(op, out);
  for (size_t i = 0; i < methods->count; i++)
    if (!add_row(op, &methods->table[i], out)) return false;
  return true;
}

bool mica_op_effects_of(const mica_op *op, const mica_interface *interface, mica_effects *out) {
  const mica_effects_interface *methods = mica_op_interface(op, interface);
  return methods != NULL && add_effects(op, methods, out);
}

bool mica_op_effects(const mica_op *op, mica_effects *out) {
  return mica_op_effects_of(op, &mica_memory_effects_interface_id, out);
}

static const mica_effects_interface *memory_effects(const mica_op *op) {
  return mica_op_def_of(op) == NULL || !mica_op_may_be_asked(op) ? NULL
                                                                 : mica_op_entry(op)->effects;
}

static bool is_recursive(const mica_op *op) { return mica_op_entry(op)->has_effects_of_regions; }

const mica_effects_interface *mica_op_memory_effects(const mica_op *op, bool *of_regions) {
  *of_regions = mica_op_def_of(op) != NULL && is_recursive(op);
  return memory_effects(op);
}

// ---- With what is nested ------------------------------------------------------------------------

// Whether the walk goes on below an operation that has answered.
static mica_walk into(const mica_op *op) {
  return is_recursive(op) ? MICA_WALK_ON : MICA_WALK_SKIP;
}

// Asks the operation and, where it has what its regions have, all that is nested.
static bool holds_inside(const mica_op *op, mica_walk_fn ask, void *user) {
  if (op->region_count == 0) return ask(user, (mica_op *)(uintptr_t)op) != MICA_WALK_STOP;
  return mica_op_walk_before((mica_op *)(uintptr_t)op, ask, user);
}

static mica_walk collect(void *user, mica_op *op) {
  const mica_effects_interface *methods = memory_effects(op);
  if (methods == NULL) return is_recursive(op) ? MICA_WALK_ON : MICA_WALK_STOP;
  return add_effects(op, methods, user) ? into(op) : MICA_WALK_STOP;
}

bool mica_op_effects_recursive(const mica_op *op, mica_effects *out) {
  return holds_inside(op, collect, out);
}

// Whether `satisfied` holds of the operation's effects; a list without memory is no answer.
static bool ask_effects(const mica_op *op, const mica_effects_interface *methods,
                        bool (*satisfied)(const mica_op *op, const mica_effects *effects)) {
  if (methods->effects == NULL && methods->count == 0) return true;
  mica_effects effects = {0};
  bool answer = add_effects(op, methods, &effects) && satisfied(op, &effects);
  mica_effects_free(&effects);
  return answer;
}

static bool are_none(const mica_op *op, const mica_effects *effects) {
  (void)op;
  return effects->size == 0;
}

// What an operation lacks that can't be asked is told by its own check.
mica_walk mica_op_expect_effect_free(const mica_op *op) {
  if (!mica_op_may_be_asked(op)) return MICA_WALK_SKIP;
  const mica_effects_interface *methods = memory_effects(op);
  if (methods == NULL) return is_recursive(op) ? MICA_WALK_ON : MICA_WALK_STOP;
  return ask_effects(op, methods, are_none) ? into(op) : MICA_WALK_STOP;
}

static mica_walk expect_none(void *user, mica_op *op) {
  (void)user;
  return mica_op_expect_effect_free(op);
}

bool mica_op_is_effect_free(const mica_op *op) { return holds_inside(op, expect_none, NULL); }

// ---- Dead operations ----------------------------------------------------------------------------

static bool is_own_allocation(const mica_op *op, const mica_effects *effects,
                              const mica_value *value) {
  if (value == NULL || mica_value_op(value) != op) return false;
  for (size_t i = 0; i < effects->size; i++)
    if (effects->data[i].kind == MICA_EFFECT_ALLOCATE && effects->data[i].value == value)
      return true;
  return false;
}

// Reads, and whatever it does to what it has allocated itself.
static bool may_go(const mica_op *op, const mica_effects *effects) {
  for (size_t i = 0; i < effects->size; i++) {
    const mica_effect *effect = &effects->data[i];
    if (effect->kind != MICA_EFFECT_READ && !is_own_allocation(op, effects, effect->value))
      return false;
  }
  return true;
}

mica_walk mica_op_expect_dead(const mica_op *op) {
  const mica_effects_interface *methods = memory_effects(op);
  if (methods == NULL) return is_recursive(op) ? MICA_WALK_ON : MICA_WALK_STOP;
  return ask_effects(op, methods, may_go) ? into(op) : MICA_WALK_STOP;
}

static mica_walk expect_dead(void *user, mica_op *op) {
  (void)user;
  return mica_op_expect_dead(op);
}

bool mica_op_may_be_dead(const mica_op *op) {
  return mica_op_def_of(op) != NULL && !mica_op_has_flag(op, MICA_OP_TERMINATOR) &&
         !mica_op_is_symbol(op);
}

bool mica_op_would_be_trivially_dead(const mica_op *op) {
  return mica_op_may_be_dead(op) && holds_inside(op, expect_dead, NULL);
}

bool mica_op_is_trivially_dead(const mica_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (!mica_value_is_unused(mica_op_result(op, i))) return false;
  return mica_op_would_be_trivially_dead(op);
}

// ---- Speculation --------------------------------------------------------------------------------

const mica_interface mica_conditionally_speculatable_interface_id = {"ConditionallySpeculatable"};

static mica_speculatability always(const mica_op *op) {
  (void)op;
  return MICA_SPECULATABLE;
}
static mica_speculatability recursively(const mica_op *op) {
  (void)op;
  return MICA_RECURSIVELY_SPECULATABLE;
}
const mica_speculatable_interface mica_always_speculatable = {always};
const mica_speculatable_interface mica_recursively_speculatable = {recursively};

static mica_walk expect_speculatable(void *user, mica_op *op) {
  (void)user;
  const mica_speculatable_interface *methods =
      mica_op_interface(op, &mica_conditionally_speculatable_interface_id);
  if (methods == NULL) return MICA_WALK_STOP;
  switch (methods->speculatability(op)) {
  case MICA_SPECULATABLE: return MICA_WALK_SKIP;
  case MICA_RECURSIVELY_SPECULATABLE: return MICA_WALK_ON;
  case MICA_NOT_SPECULATABLE: break;
  }
  return MICA_WALK_STOP;
}

bool mica_op_is_speculatable(const mica_op *op) {
  return holds_inside(op, expect_speculatable, NULL);
}

bool mica_op_is_pure(const mica_op *op) {
  return mica_op_is_speculatable(op) && mica_op_is_effect_free(op);
}

// What a conversion may leave: by operation, by dialect, and for what is left. Asked by the driver
// and by programs; a target owns its lists.
#include <string.h>

#include "context/context.h"
#include "memory/array.h"
#include "memory/table.h"
#include "mica/conversion.h"

typedef struct target_rule {
  mica_legality legality;
  mica_legality_question *is_legal;  // or NULL
  void *user;
  bool is_recursive;
  mica_legality_question *is_recursive_there;  // NULL: always
  void *recursive_user;
} target_rule;

struct mica_conversion_target {
  mica_context *context;
  mica_pointer_map rules;  // target_rule, by definitions of operations and of dialects
  bool takes_unknown;
  mica_legality_question *is_unknown_legal;
  void *unknown_user;
};

mica_conversion_target *mica_conversion_target_create(mica_context *ctx) {
  mica_conversion_target *target = mica_allocate(ctx, sizeof *target);
  if (target != NULL) *target = (mica_conversion_target){.context = ctx};
  return target;
}

void mica_conversion_target_destroy(mica_conversion_target *target) {
  if (target == NULL) return;
  mica_context *ctx = target->context;
  for (size_t i = 0; i < target->rules.capacity; i++)
    if (target->rules.entries[i].key != NULL)
      mica_free(ctx, target->rules.entries[i].value, sizeof(target_rule));
  mica_pointer_map_free(&ctx->memory, &target->rules);
  mica_free(ctx, target, sizeof *target);
}

// NULL: no memory.
static target_rule *rule_for(mica_conversion_target *target, const void *def) {
  target_rule *known = mica_pointer_map_find(&target->rules, def);
  if (known != NULL) return known;
  target_rule *made = mica_allocate(target->context, sizeof *made);
  if (made == NULL) return NULL;
  *made = (target_rule){0};
  if (mica_pointer_map_set(&target->context->memory, &target->rules, def, made)) return made;
  mica_free(target->context, made, sizeof *made);
  return NULL;
}

static bool set_rule(mica_conversion_target *target, const void *def, mica_legality legality,
                     mica_legality_question *is_legal, void *user) {
  target_rule *rule = rule_for(target, def);
  if (rule == NULL) return false;
  rule->legality = legality;
  rule->is_legal = is_legal;
  rule->user = user;
  return true;
}

bool mica_target_op(mica_conversion_target *target, const mica_op_def *def,
                    mica_legality legality) {
  return set_rule(target, def, legality, NULL, NULL);
}
bool mica_target_op_if(mica_conversion_target *target, const mica_op_def *def,
                       mica_legality_question *is_legal, void *user) {
  return set_rule(target, def, MICA_LEGALITY_UNKNOWN, is_legal, user);
}
bool mica_target_dialect(mica_conversion_target *target, const mica_dialect_def *dialect,
                         mica_legality legality) {
  return set_rule(target, dialect, legality, NULL, NULL);
}
bool mica_target_dialect_if(mica_conversion_target *target, const mica_dialect_def *dialect,
                            mica_legality_question *is_legal, void *user) {
  return set_rule(target, dialect, MICA_LEGALITY_UNKNOWN, is_legal, user);
}

void mica_target_take_unknown(mica_conversion_target *target, mica_legality_question *is_legal,
                              void *user) {
  target->takes_unknown = true;
  target->is_unknown_legal = is_legal;
  target->unknown_user = user;
}

bool mica_target_op_recursively(mica_conversion_target *target, const mica_op_def *def,
                                mica_legality_question *is_so, void *user) {
  target_rule *rule = rule_for(target, def);
  if (rule == NULL) return false;
  rule->is_recursive = true;
  rule->is_recursive_there = is_so;
  rule->recursive_user = user;
  return true;
}

// ---- Asking -------------------------------------------------------------------------------------

static bool says_something(const target_rule *rule) {
  return rule != NULL && (rule->legality != MICA_LEGALITY_UNKNOWN || rule->is_legal != NULL);
}

static mica_legality answer(const target_rule *rule, const mica_op *op) {
  if (rule->is_legal == NULL) return rule->legality;
  return rule->is_legal(rule->user, op) ? MICA_LEGAL : MICA_ILLEGAL;
}

static mica_legality legality_of(const mica_conversion_target *target, const mica_op *op,
                                 const target_rule *of_op) {
  if (says_something(of_op)) return answer(of_op, op);
  const target_rule *of_dialect = mica_pointer_map_find(&target->rules, op->name->dialect);
  if (op->name->dialect != NULL && says_something(of_dialect)) return answer(of_dialect, op);
  if (!target->takes_unknown) return MICA_LEGALITY_UNKNOWN;
  if (target->is_unknown_legal == NULL) return MICA_LEGAL;
  return target->is_unknown_legal(target->unknown_user, op) ? MICA_LEGAL : MICA_ILLEGAL;
}

mica_legality mica_target_ask(const mica_conversion_target *target, const mica_op *op,
                              bool *recursively) {
  const mica_op_def *def = op->name->def;
  const target_rule *rule = def == NULL ? NULL : mica_pointer_map_find(&target->rules, def);
  const mica_legality legality = legality_of(target, op, rule);
  if (recursively == NULL) return legality;
  *recursively =
      legality == MICA_LEGAL && rule != NULL && rule->is_recursive &&
      (rule->is_recursive_there == NULL || rule->is_recursive_there(rule->recursive_user, op));
  return legality;
}

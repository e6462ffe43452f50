// The operators of three operands in expressions, !range, and !cond. Their types are checked here,
// where they are written; the files fold_*.c compute them.
#include <assert.h>
#include <stdlib.h>

#include "evaluate/evaluate.h"

// ---- !if, !dag, !subst, !setdagarg, !setdagname -------------------------------------------------

static const type *if_type(evaluation *ev, const syntax *s, const value *yes, const value *no) {
  const type *a = yes->type != NULL ? yes->type : no->type;
  const type *b = no->type != NULL ? no->type : yes->type;
  if (a == NULL) {
    error_after(ev, s, "could not get type for !if");
    return NULL;
  }
  const type *t = type_join(ev->types, a, b);
  if (t == NULL)
    error_after(ev, s, "inconsistent types '%.*s' and '%.*s' for !if",
                TEXT_ARGS(printed_type(ev, a)), TEXT_ARGS(printed_type(ev, b)));
  return t;
}

static const type *dag_type(evaluation *ev, const syntax *s, const value *items,
                            const value *names) {
  const syntax *second = s->child->next;
  if (items->type != NULL && items->type->kind != TYPE_LIST) {
    error_at_syntax(ev, second, "expected list of children, got type '%.*s'",
                    TEXT_ARGS(printed_type(ev, items->type)));
    return NULL;
  }
  if (names->type != NULL && names->type != type_of_list(ev->types, ev->types->string)) {
    error_at_syntax(ev, second->next, "expected list<string>, got type '%.*s'",
                    TEXT_ARGS(printed_type(ev, names->type)));
    return NULL;
  }
  if (items->type == NULL && names->type == NULL) {
    error_at_syntax(ev, second, "cannot have both unset children and unset names in !dag");
    return NULL;
  }
  return ev->types->dag;
}

static const type *set_type(evaluation *ev, const syntax *s, const value *key, const value *to) {
  const syntax *second = s->child->next;
  if (!has_kind(key, TYPE_INT) && !has_kind(key, TYPE_STRING)) {
    error_at_syntax(ev, second, "expected integer index or string name, got %s'%.*s'",
                    key->type == NULL ? "" : "type ", TEXT_ARGS(type_or_unset(ev, key)));
    return NULL;
  }
  if (s->op == BANG_SETDAGNAME && to->type != NULL && to->type->kind != TYPE_STRING) {
    error_at_syntax(ev, second->next, "expected string or unset name, got type '%.*s'",
                    TEXT_ARGS(printed_type(ev, to->type)));
    return NULL;
  }
  return ev->types->dag;
}

static const type *ternary_type(evaluation *ev, const syntax *s, const value *const *operands) {
  switch (s->op) {
  case BANG_IF: return if_type(ev, s, operands[1], operands[2]);
  case BANG_DAG: return dag_type(ev, s, operands[1], operands[2]);
  case BANG_SETDAGARG:
  case BANG_SETDAGNAME: return set_type(ev, s, operands[1], operands[2]);
  case BANG_SUBST:
    if (operands[2]->type == NULL) error_after(ev, s, "could not get type for !subst");
    return operands[2]->type;
  }
  assert(false && "an operator that eval_operator sends here");
  return NULL;
}

// ---- !substr, !find, !range ---------------------------------------------------------------------

static const value *eval_in_string(evaluation *ev, const syntax *s, const value **operands,
                                   const type *expected, record *current) {
  bool substr = s->op == BANG_SUBSTR;
  const type *t = substr ? ev->types->string : ev->types->integer;
  const syntax *second = s->child->next;
  if (second->next == NULL) operands[2] = value_of_int(ev->values, substr ? INT64_MAX : 0);
  if (expected != NULL && !type_converts(t, expected)) {
    place_range at = second->next == NULL ? place_after(ev, second) : syntax_range(second->next);
    report_error(ev->diagnostics, at, "expected value of type '%.*s', got '%.*s'",
                 TEXT_ARGS(printed_type(ev, expected)), TEXT_ARGS(printed_type(ev, t)));
    return NULL;
  }
  if (operands[0]->type != NULL && !has_kind(operands[0], TYPE_STRING))
    return error_after(ev, s, "expected string, got type '%.*s'",
                       TEXT_ARGS(type_or_unset(ev, operands[0])));
  if (operands[1]->type != NULL && !has_kind(operands[1], substr ? TYPE_INT : TYPE_STRING))
    return error_at_syntax(ev, second, "expected %s, got type '%.*s'", substr ? "int" : "string",
                           TEXT_ARGS(type_or_unset(ev, operands[1])));
  if (operands[2]->type != NULL && !has_kind(operands[2], TYPE_INT))
    return error_after(ev, s, "expected int, got type '%.*s'",
                       TEXT_ARGS(type_or_unset(ev, operands[2])));
  return operate(ev, (bang)s->op, t, operands, 3, current);
}

static bool fits_range(evaluation *ev, const syntax *whole, const syntax *s, const value *v,
                       size_t index, bool list) {
  if (v->type == NULL) {
    error_at_syntax(ev, whole, "expected value to be a typed value, got '?'");
  } else if (list && index > 0) {
    error_at_syntax(ev, s, "expected one list, got extra value of type '%.*s'",
                    TEXT_ARGS(printed_type(ev, v->type)));
  } else if (v->type->kind == TYPE_INT || (index == 0 && v->type->kind == TYPE_LIST)) {
    return true;
  } else {
    error_at_syntax(ev, s,
                    index == 0 ? "expected list or int, got value of type '%.*s'"
                               : "expected value of type 'int', got '%.*s'",
                    TEXT_ARGS(printed_type(ev, v->type)));
  }
  return false;
}

static const value *eval_range(evaluation *ev, const syntax *s, record *current) {
  const value *given[3],
      *bounds[3] = {value_of_int(ev->values, 0), NULL, value_of_int(ev->values, 1)};
  size_t count = 0;
  for (const syntax *c = s->child; c != NULL && count < 3; c = c->next, count++) {
    given[count] = eval(ev, c, current, NULL);
    if (given[count] == NULL) return NULL;
    bool list = given[0]->type != NULL && given[0]->type->kind == TYPE_LIST;
    if (!fits_range(ev, s, c, given[count], count, list)) return NULL;
  }
  if (syntax_is_cut(s)) return NULL;
  if (given[0]->type->kind == TYPE_LIST) {
    bounds[1] = operate(ev, BANG_SIZE, ev->types->integer, given, 1, current);
  } else if (count == 1) {
    bounds[1] = given[0];
  } else {
    for (size_t i = 0; i < count; i++) bounds[i] = given[i];
  }
  if (bounds[1] == NULL) return NULL;
  const type *t = type_of_list(ev->types, ev->types->integer);
  return operate(ev, BANG_RANGE, t, bounds, 3, current);
}

const value *eval_ternary_operator(evaluation *ev, const syntax *s, record *current,
                                   const type *expected) {
  if (s->op == BANG_RANGE) return eval_range(ev, s, current);
  bool arms = s->op == BANG_IF || s->op == BANG_SUBST;  // their operands have the expected type
  const value *operands[3];
  size_t count = 0;
  for (const syntax *c = s->child; c != NULL; c = c->next, count++) {
    operands[count] = eval(ev, c, current, arms && count > 0 ? expected : NULL);
    if (operands[count] == NULL) return NULL;
  }
  if (syntax_is_cut(s)) return NULL;
  if (s->op == BANG_SUBSTR || s->op == BANG_FIND)
    return eval_in_string(ev, s, operands, expected, current);
  const type *t = ternary_type(ev, s, operands);
  return t == NULL ? NULL : operate(ev, (bang)s->op, t, operands, 3, current);
}

// ---- !cond --------------------------------------------------------------------------------------

static bool join_arm(evaluation *ev, const syntax *s, const value *v, const type **t) {
  if (v->type == NULL) return true;
  const type *joined = *t == NULL ? v->type : type_join(ev->types, *t, v->type);
  if (joined == NULL)
    error_after(ev, s, "inconsistent types '%.*s' and '%.*s' for !cond",
                TEXT_ARGS(printed_type(ev, *t)), TEXT_ARGS(printed_type(ev, v->type)));
  *t = joined;
  return joined != NULL;
}

const value *eval_cond(evaluation *ev, const syntax *s, record *current, const type *expected) {
  size_t count = syntax_count(s->child);
  cond_arm *arms = memory_take(count * sizeof *arms), *arm = arms;
  const value *result = NULL;
  const type *t = NULL;
  if (count == 0 && !syntax_is_cut(s)) {
    error_after(ev, s, "there should be at least 1 'condition : value' in the !cond operator");
    goto done;
  }
  for (const syntax *c = s->child; c != NULL; c = c->next, arm++) {
    arm->condition = eval(ev, c->child, current, NULL);
    if (arm->condition == NULL) goto done;
    arm->value = eval(ev, c->child->next, current, expected);
    if (arm->value == NULL) goto done;
  }
  if (syntax_is_cut(s)) goto done;
  for (size_t i = 0; i < count; i++)
    if (!join_arm(ev, s, arms[i].value, &t)) goto done;
  if (t == NULL) {
    error_after(ev, s, "could not determine type for !cond from its arguments");
    goto done;
  }
  result = value_of_cond(ev->values, t, arms, count);
  if (checked(ev, result)) result = fold_cond(ev, result, current);
done:
  free(arms);
  return result;
}

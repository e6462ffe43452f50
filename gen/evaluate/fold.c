// Folding: which function computes each operator; !cast, !if, !initialized, !cond, and fields.
// What each operator means is in docs/language.md.
#include <stdlib.h>

#include "evaluate/evaluate.h"

// ---- !cast, !if, !initialized -------------------------------------------------------------------

static const value *cast_to_string(evaluation *ev, const value *operand) {
  int64_t integer;
  if (operand->tag == TAG_STRING) return operand;
  if (operand->tag == TAG_RECORD)
    return value_of_source(ev->values, record_name(reference_record(operand)), false);
  if (!known_integer(operand, &integer)) return NULL;
  return value_of_string(ev->values, arena_printf(ev->memory, "%lld", (long long)integer), false);
}

static const value *cast_to_record(evaluation *ev, const value *v, record *current, bool final) {
  const value *name = name_key(ev->set, operand_at(v, 0));
  record *r = name_map_find(&ev->set->definitions, name);
  if (r == NULL && is_name_of(ev, current, name)) {
    if (!final) return v;
    r = current;
  }
  if (r == NULL) {
    if (!final || is_poisoned(ev, name)) return v;
    fault(ev, current, "Undefined reference to record: '%.*s'", TEXT_ARGS(value_text(name)));
    spelling s = spelling_of(value_text(name));
    for (size_t i = 0; i < ev->set->count; i++) spelling_offer(&s, record_name(ev->set->order[i]));
    report_spelling(ev->diagnostics, &s);
    return NULL;
  }
  const value *self = record_self(ev->set, r);
  if (type_is(self->type, v->type)) return self;
  return fault(ev, current, "Expected type '%.*s', got '%.*s' in: %.*s",
               TEXT_ARGS(printed_type(ev, v->type)), TEXT_ARGS(printed_type(ev, self->type)),
               TEXT_ARGS(printed(ev, v)));
}

static const value *fold_cast(evaluation *ev, const value *v, record *current, bool final) {
  const value *operand = operand_at(v, 0), *result = NULL;
  if (v->type->kind == TYPE_STRING) result = cast_to_string(ev, operand);
  else if (v->type->kind == TYPE_RECORD && operand->tag == TAG_STRING)
    return cast_to_record(ev, v, current, final);
  if (result == NULL) result = convert(ev, operand, v->type);
  return result == NULL ? v : result;
}

static const value *fold_if(const value *v) {
  int64_t condition;
  if (!known_integer(operand_at(v, 0), &condition)) return v;
  return operand_at(v, condition != 0 ? 1 : 2);
}

static const value *fold_initialized(evaluation *ev, const value *v) {
  const value *operand = operand_at(v, 0);
  if (operand->tag == TAG_UNSET) return value_of_int(ev->values, 0);
  return value_is_concrete(operand) ? value_of_int(ev->values, 1) : v;
}

// ---- !cond, fields ------------------------------------------------------------------------------

const value *fold_cond(evaluation *ev, const value *v, record *current) {
  for (size_t i = 0; i < v->count; i++) {
    const cond_arm *arm = &cond_arms(v)[i];
    int64_t condition;
    if (!known_integer(arm->condition, &condition)) return v;
    if (condition == 0) continue;
    const value *result = cast(ev, arm->value, v->type);
    return result != NULL
               ? result
               : fault(ev, current, "value '%.*s' of !cond is not a %.*s",
                       TEXT_ARGS(printed(ev, arm->value)), TEXT_ARGS(printed_type(ev, v->type)));
  }
  text name = current == NULL ? TEXT("the expression")
                              : value_as_unquoted(ev->memory, current->name);
  return fault(ev, current, "%.*s does not have any true condition in:%.*s", TEXT_ARGS(name),
               TEXT_ARGS(printed(ev, v)));
}

// The field of a record that is known; NULL: it isn't yet.
static const value *known_field(const value *base, const value *name) {
  if (base->tag != TAG_RECORD) return NULL;
  const value *field = record_get(reference_record(base), name);
  return field != NULL && value_is_concrete(field) ? field : NULL;
}

const value *field_of(evaluation *ev, const value *base, const value *name, const type *t,
                      record *current) {
  if (base->tag == TAG_RECORD && reference_record(base) == current)
    return fault(ev, current,
                 "Attempting to access field '%.*s' of '%.*s' is a forbidden "
                 "self-reference",
                 TEXT_ARGS(value_text(name)), TEXT_ARGS(record_name(current)));
  const value *v = known_field(base, name);
  if (v == NULL) v = value_of_field(ev->values, base, name, t);
  return checked(ev, v) ? v : NULL;
}

// ---- all operators ------------------------------------------------------------------------------

// Most operators are folded as soon as they are made, so they are drafts until they stay.
const value *fold_operator(evaluation *ev, bang op, const type *t, const value *const *operands,
                           size_t count, record *current, bool final) {
  value *draft = value_draft(ev->values, op, t, operands, count);
  const value *v = fold(ev, draft, current, final);
  if (v == draft) v = value_of_operator(ev->values, op, t, operands, count);
  value_draft_drop(ev->values, draft);
  return checked(ev, v) ? v : NULL;
}

const value *operate(evaluation *ev, bang op, const type *t, const value *const *operands,
                     size_t count, record *current) {
  return fold_operator(ev, op, t, operands, count, current, false);
}

const value *fold(evaluation *ev, const value *v, record *current, bool final) {
  if (v->tag != TAG_OPERATOR) return v;
  switch ((bang)v->op) {
  case BANG_ADD:
  case BANG_SUB:
  case BANG_MUL:
  case BANG_DIV:
  case BANG_AND:
  case BANG_OR:
  case BANG_XOR:
  case BANG_SHL:
  case BANG_SRA:
  case BANG_SRL:
  case BANG_LOGTWO:
  case BANG_NOT: return fold_number(ev, v, current);
  case BANG_EQ:
  case BANG_NE:
  case BANG_LT:
  case BANG_LE:
  case BANG_GT:
  case BANG_GE: return fold_compare(ev, v);
  case BANG_STRCONCAT:
  case BANG_INTERLEAVE:
  case BANG_SUBST:
  case BANG_SUBSTR:
  case BANG_FIND:
  case BANG_MATCH:
  case BANG_TOLOWER:
  case BANG_TOUPPER:
  case BANG_REPR: return fold_string(ev, v, current);
  case BANG_LISTCONCAT:
  case BANG_LISTSPLAT:
  case BANG_LISTREMOVE:
  case BANG_LISTFLATTEN:
  case BANG_LIST_ITEM:
  case BANG_LIST_SLICE:
  case BANG_CLOSED_RANGE:
  case BANG_RANGE:
  case BANG_HEAD:
  case BANG_TAIL:
  case BANG_SIZE:
  case BANG_EMPTY: return fold_list(ev, v, current);
  case BANG_CON:
  case BANG_DAG:
  case BANG_GETDAGARG:
  case BANG_GETDAGNAME:
  case BANG_GETDAGOP:
  case BANG_GETDAGOPNAME:
  case BANG_SETDAGARG:
  case BANG_SETDAGNAME:
  case BANG_SETDAGOP:
  case BANG_SETDAGOPNAME: return fold_dag(ev, v, current);
  case BANG_FOREACH:
  case BANG_FILTER: return fold_loop(ev, v, current);
  case BANG_CAST: return fold_cast(ev, v, current, final);
  case BANG_IF: return fold_if(v);
  case BANG_INITIALIZED: return fold_initialized(ev, v);
  case BANG_COND:  // these are values of kinds of their own
  case BANG_FOLDL:
  case BANG_ISA:
  case BANG_EXISTS:
  case BANG_INSTANCES: break;
  }
  return v;
}

// The operators in expressions: which function reads each, those of one operand, and the questions
// about types and records. Their types are checked here, where they are written; the files fold*.c
// compute them.
#include <assert.h>

#include "evaluate/evaluate.h"

const value *eval_operator(evaluation *ev, const syntax *s, record *current, const type *expected) {
  switch ((bang)s->op) {
  case BANG_CAST:
  case BANG_REPR:
  case BANG_TOLOWER:
  case BANG_TOUPPER:
  case BANG_NOT:
  case BANG_LOGTWO:
  case BANG_HEAD:
  case BANG_TAIL:
  case BANG_SIZE:
  case BANG_EMPTY:
  case BANG_GETDAGOP:
  case BANG_GETDAGOPNAME:
  case BANG_INITIALIZED:
  case BANG_LISTFLATTEN: return eval_unary_operator(ev, s, current);
  case BANG_ISA:
  case BANG_EXISTS:
  case BANG_INSTANCES: return eval_check_operator(ev, s, current);
  case BANG_FOREACH:
  case BANG_FILTER:
  case BANG_FOLDL: return eval_loop_operator(ev, s, current, expected);
  case BANG_RANGE:
  case BANG_DAG:
  case BANG_IF:
  case BANG_SUBST:
  case BANG_SETDAGARG:
  case BANG_SETDAGNAME:
  case BANG_SUBSTR:
  case BANG_FIND: return eval_ternary_operator(ev, s, current, expected);
  case BANG_COND: return eval_cond(ev, s, current, expected);
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
  case BANG_EQ:
  case BANG_NE:
  case BANG_LT:
  case BANG_LE:
  case BANG_GT:
  case BANG_GE:
  case BANG_CON:
  case BANG_GETDAGARG:
  case BANG_GETDAGNAME:
  case BANG_SETDAGOP:
  case BANG_SETDAGOPNAME:
  case BANG_LISTCONCAT:
  case BANG_LISTREMOVE:
  case BANG_LISTSPLAT:
  case BANG_STRCONCAT:
  case BANG_INTERLEAVE:
  case BANG_MATCH: return eval_binary_operator(ev, s, current, expected);
  case BANG_LIST_ITEM:  // these are written without a `!`
  case BANG_LIST_SLICE:
  case BANG_CLOSED_RANGE: break;
  }
  assert(false && "an operator that begins with a `!`");
  return NULL;
}

// ---- one operand --------------------------------------------------------------------------------

// The type after the operator. `code` is another word for string, but not here.
static const type *operator_type(evaluation *ev, const syntax *s) {
  if (s->second->flag != 0)
    error_at_syntax(ev, s->second,
                    "the 'code' type is not allowed in bang operators; use 'string'");
  return eval_type(ev, s->second);
}

static const type *measured_type(evaluation *ev, const syntax *s, const value *v) {
  type_kind kind = v->type == NULL ? TYPE_BIT : v->type->kind;
  if (kind == TYPE_LIST || kind == TYPE_STRING || kind == TYPE_DAG) return ev->types->integer;
  error_after(ev, s->child, "expected string, list, or dag type argument in unary operator");
  return NULL;
}

static const type *list_part_type(evaluation *ev, const syntax *s, const value *v) {
  if (v->type == NULL || v->type->kind != TYPE_LIST) {
    error_after(ev, s->child, "expected list type argument in unary operator");
    return NULL;
  }
  const type *item = v->type->element;
  if (v->tag == TAG_LIST) {
    if (v->count == 0) {
      error_after(ev, s->child, "empty list argument in unary operator");
      return NULL;
    }
    item = list_item(v, 0)->type;
    if (item == NULL) {
      error_after(ev, s->child, "untyped list element in unary operator");
      return NULL;
    }
  }
  if (s->op == BANG_HEAD) return item;
  if (s->op == BANG_TAIL) return type_of_list(ev->types, item);
  return item->kind == TYPE_LIST ? item : type_of_list(ev->types, item);
}

static const type *dag_operator_type(evaluation *ev, const syntax *s) {
  if (s->second == NULL) return ev->types->any_record;
  const type *t = operator_type(ev, s);
  if (t == NULL || t->kind == TYPE_RECORD) return t;
  error_at_syntax(ev, s->second, "type for !getdagop must be a record type");
  return NULL;
}

static const type *unary_type(evaluation *ev, const syntax *s, const value *v, const type *given) {
  switch (s->op) {
  case BANG_CAST:
  case BANG_GETDAGOP: return given;
  case BANG_NOT:
  case BANG_LOGTWO:
  case BANG_INITIALIZED: return ev->types->integer;
  case BANG_SIZE:
  case BANG_EMPTY: return measured_type(ev, s, v);
  case BANG_HEAD:
  case BANG_TAIL:
  case BANG_LISTFLATTEN: return list_part_type(ev, s, v);
  case BANG_REPR:
  case BANG_TOLOWER:
  case BANG_TOUPPER:
  case BANG_GETDAGOPNAME: return ev->types->string;
  }
  assert(false && "an operator of one operand");
  return NULL;
}

const value *eval_unary_operator(evaluation *ev, const syntax *s, record *current) {
  const type *given = NULL;
  if (s->op == BANG_CAST && (given = operator_type(ev, s)) == NULL) return NULL;
  if (s->op == BANG_GETDAGOP && (given = dag_operator_type(ev, s)) == NULL) return NULL;
  const value *v = s->child == NULL ? NULL : eval(ev, s->child, current, NULL);
  const type *t = v == NULL ? NULL : unary_type(ev, s, v, given);
  return t == NULL || syntax_is_cut(s) ? NULL : operate(ev, (bang)s->op, t, &v, 1, current);
}

// ---- questions about types and records ----------------------------------------------------------

static bool wants_string(evaluation *ev, const syntax *s, const value *v) {
  if (v->type != NULL && v->type->kind == TYPE_STRING) return true;
  bool is_record = v->type != NULL && v->type->kind == TYPE_RECORD;
  error_at_syntax(ev, s, "expected string type argument in !exists operator%s",
                  is_record ? ", please use !isa instead" : "");
  return false;
}

static bool fits_instances(evaluation *ev, const syntax *s, const value *pattern) {
  if (pattern->type != NULL && pattern->type->kind == TYPE_STRING) return true;
  error_at_syntax(ev, s->child, "expected string type argument in !instances operator");
  return false;
}

const value *eval_check_operator(evaluation *ev, const syntax *s, record *current) {
  const type *t = operator_type(ev, s);
  if (t == NULL) return NULL;
  if (s->child == NULL && syntax_is_cut(s)) return NULL;
  const value *v = s->child == NULL ? value_of_source(ev->values, TEXT(".*"), false)
                                    : eval(ev, s->child, current, NULL);
  if (v == NULL) return NULL;
  if (s->op == BANG_EXISTS && !wants_string(ev, s->child, v)) return NULL;
  if (s->op == BANG_INSTANCES && !fits_instances(ev, s, v)) return NULL;
  if (syntax_is_cut(s)) return NULL;
  const value *question = value_of_check(ev->values, (bang)s->op, t, v);
  return checked(ev, question) ? fold_check(ev, question, current, false) : NULL;
}

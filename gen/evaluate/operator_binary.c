// The operators of two operands in expressions, and those of them that take any number.
#include <assert.h>
#include <stdlib.h>

#include "evaluate/evaluate.h"

// What is known of the types before and between the operands.
typedef struct binary {
  int op;               // a bang
  const type *result;   // NULL: follows from the operands
  const type *operand;  // that the next operand must have; NULL: not known
  size_t count;         // operands read
} binary;

static bool is_arithmetic(int op) {
  switch (op) {
  case BANG_ADD:
  case BANG_SUB:
  case BANG_MUL:
  case BANG_DIV:
  case BANG_AND:
  case BANG_OR:
  case BANG_XOR:
  case BANG_SRA:
  case BANG_SRL:
  case BANG_SHL: return true;
  }
  return false;
}

static bool is_comparison(int op) {
  switch (op) {
  case BANG_EQ:
  case BANG_NE:
  case BANG_LT:
  case BANG_LE:
  case BANG_GT:
  case BANG_GE: return true;
  }
  return false;
}

static bool is_associative(int op) {
  switch (op) {
  case BANG_ADD:
  case BANG_AND:
  case BANG_OR:
  case BANG_XOR:
  case BANG_MUL:
  case BANG_CON:
  case BANG_STRCONCAT:
  case BANG_LISTCONCAT: return true;
  }
  return false;
}

static binary start(evaluation *ev, int op, const type *expected) {
  const type_pool *t = ev->types;
  if (is_arithmetic(op)) return (binary){op, t->integer, t->integer, 0};
  if (is_comparison(op)) return (binary){op, t->bit, NULL, 0};
  switch (op) {
  case BANG_CON:
  case BANG_SETDAGOP:
  case BANG_SETDAGOPNAME: return (binary){op, t->dag, t->dag, 0};
  case BANG_GETDAGNAME: return (binary){op, t->string, t->dag, 0};
  case BANG_GETDAGARG: return (binary){op, NULL, t->dag, 0};
  case BANG_LISTCONCAT:
  case BANG_LISTREMOVE: return (binary){op, NULL, expected, 0};
  case BANG_STRCONCAT: return (binary){op, t->string, t->string, 0};
  case BANG_MATCH: return (binary){op, t->bit, t->string, 0};
  case BANG_INTERLEAVE: return (binary){op, t->string, NULL, 0};
  case BANG_LISTSPLAT: return (binary){op, NULL, NULL, 0};
  }
  assert(false && "an operator of two operands");
  return (binary){0};
}

static bool refuse(evaluation *ev, const syntax *s, const char *wanted, const type *got) {
  error_at_syntax(ev, s, "expected %s got value of type '%.*s'", wanted,
                  TEXT_ARGS(printed_type(ev, got)));
  return false;
}

// The first two operands of !listsplat: anything, then an int.
static bool check_splat(evaluation *ev, const binary *b, const syntax *whole, const syntax *s,
                        const type *t, const type *expected) {
  if (b->count == 2)
    return t == ev->types->integer || refuse(ev, s, "second parameter to be an int,", t);
  if (b->count != 1 || expected == NULL) return true;
  if (expected->kind != TYPE_LIST) {
    error_at_syntax(ev, whole, "expected output type to be a list, got type '%.*s'",
                    TEXT_ARGS(printed_type(ev, expected)));
    return false;
  }
  if (type_converts(t, expected->element)) return true;
  error_at_syntax(ev, whole, "expected first arg type to be '%.*s', got value of type '%.*s'",
                  TEXT_ARGS(printed_type(ev, t)), TEXT_ARGS(printed_type(ev, expected->element)));
  return false;
}

static bool check_interleave(evaluation *ev, const binary *b, const syntax *s, const type *t) {
  const type *integers = type_of_list(ev->types, ev->types->integer);
  if (b->count == 1)
    return t == type_of_list(ev->types, ev->types->string) || type_converts(t, integers) ||
           refuse(ev, s, "list of string, int, bits, or bit;", t);
  return b->count != 2 || t->kind == TYPE_STRING ||
         refuse(ev, s, "second argument to be a string,", t);
}

// An operand whose type settles the operator's.
static bool check_free(evaluation *ev, binary *b, const syntax *whole, const syntax *s,
                       const type *t, const type *expected) {
  const type_pool *types = ev->types;
  b->operand = t;
  switch (b->op) {
  case BANG_LISTCONCAT:
  case BANG_LISTREMOVE: return t->kind == TYPE_LIST || refuse(ev, s, "a list,", t);
  case BANG_LISTSPLAT: b->operand = NULL; return check_splat(ev, b, whole, s, t, expected);
  case BANG_INTERLEAVE: b->operand = NULL; return check_interleave(ev, b, s, t);
  case BANG_EQ:
  case BANG_NE:
    return type_converts(t, types->integer) || t->kind == TYPE_STRING || t->kind == TYPE_RECORD ||
           refuse(ev, s, "bit, bits, int, string, or record;", t);
  case BANG_LT:
  case BANG_LE:
  case BANG_GT:
  case BANG_GE:
  case BANG_GETDAGARG:
    return type_converts(t, types->integer) || t->kind == TYPE_STRING ||
           refuse(ev, s, "bit, bits, int, or string;", t);
  }
  assert(false && "an operator whose first operand may have several types");
  return false;
}

static bool check_known(evaluation *ev, binary *b, const syntax *s, const type *t) {
  const type *joined = type_join(ev->types, b->operand, t);
  if (joined == NULL) {
    error_at_syntax(ev, s, "expected value of type '%.*s', got '%.*s'",
                    TEXT_ARGS(printed_type(ev, b->operand)), TEXT_ARGS(printed_type(ev, t)));
    return false;
  }
  if (!is_arithmetic(b->op)) b->operand = joined;
  return true;
}

static bool take_operand(evaluation *ev, binary *b, const syntax *whole, const syntax *s,
                         const value *v, const type *expected) {
  b->count++;
  if (v->type == NULL) {
    error_at_syntax(ev, whole, "expected value to be a typed value, got '?'");
    return false;
  }
  bool ok = b->operand == NULL ? check_free(ev, b, whole, s, v->type, expected)
                               : check_known(ev, b, s, v->type);
  switch (b->op) {  // operands of different types: what comes next
  case BANG_SETDAGOP: b->operand = ev->types->any_record; break;
  case BANG_SETDAGOPNAME: b->operand = ev->types->string; break;
  case BANG_GETDAGARG: b->operand = NULL; break;
  case BANG_GETDAGNAME: b->operand = ev->types->integer; break;
  }
  return ok;
}

static const type *result_type(evaluation *ev, const binary *b, const value *first) {
  if (b->op == BANG_LISTCONCAT || b->op == BANG_LISTREMOVE) return b->operand;
  return b->op == BANG_LISTSPLAT ? type_of_list(ev->types, first->type) : b->result;
}

// More than two operands nest to the right.
static const value *combine(evaluation *ev, const binary *b, const value **operands,
                            record *current) {
  const type *t = result_type(ev, b, operands[0]);
  size_t count = b->count;
  const value *joined = b->op == BANG_STRCONCAT ? join_strings(ev, operands, count) : NULL;
  if (joined != NULL) return joined;
  for (; count > 2; count--) {
    const value *pair = operate(ev, (bang)b->op, t, &operands[count - 2], 2, current);
    if (pair == NULL) return NULL;
    operands[count - 2] = pair;
  }
  return operate(ev, (bang)b->op, t, operands, 2, current);
}

const value *eval_binary_operator(evaluation *ev, const syntax *s, record *current,
                                  const type *expected) {
  binary b = start(ev, s->op, expected);
  if (b.op == BANG_GETDAGARG && (b.result = eval_type(ev, s->second)) == NULL) return NULL;
  if (b.result != NULL && expected != NULL && !type_converts(b.result, expected))
    return error_at_syntax(ev, s, "expected value of type '%.*s', got '%.*s'",
                           TEXT_ARGS(printed_type(ev, expected)),
                           TEXT_ARGS(printed_type(ev, b.result)));
  const value **operands = memory_take(syntax_count(s->child) * sizeof *operands);
  const value *result = NULL;
  for (const syntax *c = s->child; c != NULL; c = c->next) {
    const value *v = eval(ev, c, current, b.operand);
    if (v == NULL || !take_operand(ev, &b, s, c, v, expected)) goto done;
    operands[b.count - 1] = v;
  }
  if (syntax_is_cut(s)) goto done;
  if (b.count == 2 || (b.count > 2 && is_associative(b.op)))
    result = combine(ev, &b, operands, current);
  else error_at_syntax(ev, s, "expected two operands to operator");
done:
  free(operands);
  return result;
}

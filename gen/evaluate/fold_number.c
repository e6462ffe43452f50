// Folding of arithmetic, bit operations and comparisons. Arithmetic wraps at 64 bits.
#include <assert.h>

#include "evaluate/evaluate.h"

static const value *divide(evaluation *ev, int64_t a, int64_t b, record *current) {
  if (b == 0) return fault(ev, current, "Illegal operation: division by zero");
  if (a == INT64_MIN && b == -1) return fault(ev, current, "Illegal operation: INT64_MIN / -1");
  return value_of_int(ev->values, a / b);
}

static const value *shift(evaluation *ev, bang op, int64_t a, int64_t b, record *current) {
  if (b < 0 || b > 63) return fault(ev, current, "Illegal operation: out of bounds shift");
  uint64_t bits = (uint64_t)a;
  if (op == BANG_SHL) bits <<= b;
  else bits >>= b;
  if (op == BANG_SRA && a < 0 && b > 0) bits |= ~(UINT64_MAX >> b);
  return value_of_int(ev->values, (int64_t)bits);
}

static const value *logtwo(evaluation *ev, int64_t a, record *current) {
  if (a <= 0)
    return fault(ev, current,
                 "Illegal operation: logtwo is undefined on arguments less than or equal to 0");
  int64_t log = 0;
  while (a >>= 1) log++;
  return value_of_int(ev->values, log);
}

const value *fold_number(evaluation *ev, const value *v, record *current) {
  int64_t a, b = 0;
  if (!known_integer(operand_at(v, 0), &a)) return v;
  if (v->count == 2 && !known_integer(operand_at(v, 1), &b)) return v;
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  switch (v->op) {
  case BANG_ADD: return value_of_int(ev->values, (int64_t)(x + y));
  case BANG_SUB: return value_of_int(ev->values, (int64_t)(x - y));
  case BANG_MUL: return value_of_int(ev->values, (int64_t)(x * y));
  case BANG_AND: return value_of_int(ev->values, a & b);
  case BANG_OR: return value_of_int(ev->values, a | b);
  case BANG_XOR: return value_of_int(ev->values, a ^ b);
  case BANG_NOT: return value_of_int(ev->values, a == 0);
  case BANG_DIV: return divide(ev, a, b, current);
  case BANG_LOGTWO: return logtwo(ev, a, current);
  case BANG_SHL:
  case BANG_SRA:
  case BANG_SRL: return shift(ev, (bang)v->op, a, b, current);
  }
  assert(false && "an operator that fold sends here");
  return v;
}

// ---- comparisons --------------------------------------------------------------------------------

// Less than 0, 0, more than 0; false: they can't be ordered.
static bool order_of(const value *a, const value *b, int *order) {
  int64_t x, y;
  if (known_integer(a, &x) && known_integer(b, &y)) {
    *order = x < y ? -1 : x > y;
    return true;
  }
  if (a->tag != TAG_STRING || b->tag != TAG_STRING) return false;
  *order = text_compare(value_text(a), value_text(b));
  return true;
}

int compare_equal(const value *a, const value *b) {
  int order;
  if (order_of(a, b, &order)) return order == 0;
  return a->tag == TAG_RECORD && b->tag == TAG_RECORD ? a == b : -1;
}

const value *equal_key(evaluation *ev, const value *v) {
  int64_t integer;
  if (known_integer(v, &integer)) return value_of_int(ev->values, integer);
  if (v->tag == TAG_STRING) return value_of_source(ev->values, value_text(v), false);
  return v->tag == TAG_RECORD ? v : NULL;
}

const value *fold_compare(evaluation *ev, const value *v) {
  const value *a = operand_at(v, 0), *b = operand_at(v, 1);
  int order;
  if (v->op == BANG_EQ || v->op == BANG_NE) {
    int equal = compare_equal(a, b);
    return equal < 0 ? v : value_of_bit(ev->values, (equal == 1) == (v->op == BANG_EQ));
  }
  if (!order_of(a, b, &order)) return v;
  bool result = v->op == BANG_LT   ? order < 0
                : v->op == BANG_LE ? order <= 0
                : v->op == BANG_GT ? order > 0
                                   : order >= 0;
  return value_of_bit(ev->values, result);
}

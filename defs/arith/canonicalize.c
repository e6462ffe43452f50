// Patterns of arith that are no matter of shapes of operations: a choice between 0 and 1, and a
// comparison of an integer that became a float. Called by generated code; own nothing.
#include <string.h>

#include "fold.h"
#include "mica/builder.h"
#include "mica/rewrite.h"

static mica_value *make_constant(mica_rewriter *rw, const mica_op *at, mica_number n) {
  const mica_attr *value = mica_number_attr(n);
  mica_op *op = value == NULL ? NULL : arith_constant_build(&rw->builder, mica_op_loc(at), value);
  return op == NULL ? NULL : arith_constant_result(op);
}

static bool replace_by_truth(mica_rewriter *rw, mica_op *op, bool value) {
  mica_value *truth = make_constant(rw, op, mica_number_truth(mica_rewriter_context(rw), value));
  if (truth == NULL) return false;
  mica_rewriter_replace(rw, op, &truth);
  return true;
}

// ---- Choices ------------------------------------------------------------------------------------

static mica_value *negated(mica_rewriter *rw, const mica_op *at, mica_value *truth) {
  mica_value *one = make_constant(rw, at, mica_number_truth(mica_rewriter_context(rw), true));
  mica_op * xor = one == NULL ? NULL : arith_xori_build(&rw->builder, mica_op_loc(at), truth, one);
  return xor == NULL ? NULL : arith_xori_result(xor);
}

// A choice of 1 or 0 is the condition made wider; of 0 or 1, its negation.
bool arith_select_to_ext_ui_rewrite(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = mica_value_type(arith_select_result(op));
  if (!mica_type_is_integer(type) || mica_type_integer_width(type) == 1) return false;
  const mica_attr *if_true = mica_value_constant_attr(arith_select_true_value(op));
  const mica_attr *if_false = mica_value_constant_attr(arith_select_false_value(op));
  mica_value *condition = arith_select_condition(op);
  if (arith_is_zero(if_true) && arith_is_one(if_false)) condition = negated(rw, op, condition);
  else if (!arith_is_one(if_true) || !arith_is_zero(if_false)) return false;
  return condition != NULL &&
         mica_rewriter_replace_by(
             rw, op, arith_extui_build(&rw->builder, mica_op_loc(op), type, condition));
}

// ---- Comparisons of integers as floats ----------------------------------------------------------

typedef enum relation { EQUAL, UNEQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL } relation;

// False: it isn't one of two numbers.
static bool relation_of(arith_cmpf_predicate predicate, relation *out) {
  switch (predicate) {
  case ARITH_CMPF_PREDICATE_OEQ:
  case ARITH_CMPF_PREDICATE_UEQ: *out = EQUAL; return true;
  case ARITH_CMPF_PREDICATE_ONE:
  case ARITH_CMPF_PREDICATE_UNE: *out = UNEQUAL; return true;
  case ARITH_CMPF_PREDICATE_OLT:
  case ARITH_CMPF_PREDICATE_ULT: *out = LESS; return true;
  case ARITH_CMPF_PREDICATE_OLE:
  case ARITH_CMPF_PREDICATE_ULE: *out = LESS_EQUAL; return true;
  case ARITH_CMPF_PREDICATE_OGT:
  case ARITH_CMPF_PREDICATE_UGT: *out = GREATER; return true;
  case ARITH_CMPF_PREDICATE_OGE:
  case ARITH_CMPF_PREDICATE_UGE: *out = GREATER_EQUAL; return true;
  case ARITH_CMPF_PREDICATE_ALWAYS_FALSE:
  case ARITH_CMPF_PREDICATE_ORD:
  case ARITH_CMPF_PREDICATE_UNO:
  case ARITH_CMPF_PREDICATE_ALWAYS_TRUE: break;
  }
  return false;
}

static arith_cmpi_predicate predicate_of(relation r, bool is_signed) {
  switch (r) {
  case EQUAL: return ARITH_CMPI_PREDICATE_EQ;
  case UNEQUAL: return ARITH_CMPI_PREDICATE_NE;
  case LESS: return is_signed ? ARITH_CMPI_PREDICATE_SLT : ARITH_CMPI_PREDICATE_ULT;
  case LESS_EQUAL: return is_signed ? ARITH_CMPI_PREDICATE_SLE : ARITH_CMPI_PREDICATE_ULE;
  case GREATER: return is_signed ? ARITH_CMPI_PREDICATE_SGT : ARITH_CMPI_PREDICATE_UGT;
  case GREATER_EQUAL: break;
  }
  return is_signed ? ARITH_CMPI_PREDICATE_SGE : ARITH_CMPI_PREDICATE_UGE;
}

// An integer that became a float, and the constant that it is compared with.
typedef struct converted {
  mica_value *integer;
  const mica_type *type;
  bool is_signed;
  mica_number rhs;
} converted;

static bool find_converted(const mica_op *op, converted *c) {
  const mica_op *from = mica_value_op(arith_cmpf_lhs(op));
  c->rhs = mica_number_of(mica_value_constant_attr(arith_cmpf_rhs(op)));
  if (!mica_number_is_any(c->rhs) || mica_number_is_nan(c->rhs) || from == NULL) return false;
  c->is_signed = arith_sitofp_isa(from);
  if (!c->is_signed && !arith_uitofp_isa(from)) return false;
  c->integer = c->is_signed ? arith_sitofp_in(from) : arith_uitofp_in(from);
  c->type = mica_value_type(c->integer);
  return mica_type_is_integer(c->type);
}

// Of the highest bit; of what is subnormal as a double, one that is low enough.
static int exponent_of(mica_number n) {
  const double value = mica_number_to_double(n);
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return (int)(bits >> 52 & 0x7FF) - 1023;
}

// Whether no integer is rounded on the way to the float so that the comparison changes.
static bool is_comparison_exact(const converted *c) {
  const int width = (int)mica_type_integer_width(c->type);
  const int value_bits = c->is_signed ? width - 1 : width;
  const int precision = arith_float_range_of(c->rhs.type).precision;
  if (width <= precision) return true;
  if (mica_number_is_infinite(c->rhs))
    return arith_float_range_of(c->rhs.type).highest >= value_bits;
  if (mica_number_is_zero(c->rhs)) return true;
  const int exponent = exponent_of(c->rhs);
  return exponent < precision || exponent > value_bits;
}

static mica_number to_float(const converted *c, mica_number integer) {
  return c->is_signed ? mica_number_from_signed(integer, c->rhs.type)
                      : mica_number_from_unsigned(integer, c->rhs.type);
}

static mica_number lowest_of(const converted *c) {
  const mica_number bit =
      mica_number_integer(c->type, (int64_t)mica_type_integer_width(c->type) - 1);
  return c->is_signed ? mica_number_shift_left(mica_number_integer(c->type, 1), bit)
                      : mica_number_integer(c->type, 0);
}

// What the comparison gives whatever the integer is: 1 or 0; -1: that depends.
static int decided(const converted *c, relation r) {
  const mica_number lowest = lowest_of(c);
  if (mica_number_order(to_float(c, mica_number_not(lowest)), c->rhs) == MICA_FLOAT_LESS)
    return r == UNEQUAL || r == LESS || r == LESS_EQUAL;
  if (mica_number_order(to_float(c, lowest), c->rhs) == MICA_FLOAT_GREATER)
    return r == UNEQUAL || r == GREATER || r == GREATER_EQUAL;
  return -1;
}

// With the whole part of a number that has others: the relation that the integer has to it.
static relation relation_to_whole(relation r, bool is_negative) {
  if (is_negative) return r == LESS_EQUAL ? LESS : r == GREATER ? GREATER_EQUAL : r;
  return r == LESS ? LESS_EQUAL : r == GREATER_EQUAL ? GREATER : r;
}

static bool replace_by_comparison(mica_rewriter *rw, mica_op *op, const converted *c, relation r) {
  const mica_number whole = c->is_signed ? mica_number_to_signed(c->rhs, c->type)
                                         : mica_number_to_unsigned(c->rhs, c->type);
  if (!mica_number_is_any(whole)) return false;
  if (mica_number_order(to_float(c, whole), c->rhs) != MICA_FLOAT_EQUAL) {
    if (r == EQUAL || r == UNEQUAL) return replace_by_truth(rw, op, r == UNEQUAL);
    r = relation_to_whole(r, mica_number_is_negative(c->rhs));
  }
  mica_value *constant = make_constant(rw, op, whole);
  return constant != NULL &&
         mica_rewriter_replace_by(
             rw, op,
             arith_cmpi_build(&rw->builder, mica_op_loc(op), predicate_of(r, c->is_signed),
                              c->integer, constant));
}

static bool compare_integers(mica_rewriter *rw, mica_op *op) {
  converted c;
  relation r;
  const arith_cmpf_predicate predicate = arith_cmpf_predicate_value(op);
  if (!find_converted(op, &c) || !is_comparison_exact(&c)) return false;
  if (predicate == ARITH_CMPF_PREDICATE_ORD || predicate == ARITH_CMPF_PREDICATE_UNO)
    return replace_by_truth(rw, op, predicate == ARITH_CMPF_PREDICATE_ORD);
  if (!relation_of(predicate, &r)) return false;
  const int known = decided(&c, r);
  return known >= 0 ? replace_by_truth(rw, op, known == 1) : replace_by_comparison(rw, op, &c, r);
}
MICA_DEFINE_PATTERN(cmpf_pattern, "CmpFIntToFPConst", &arith_cmpf_def, compare_integers);
const mica_pattern *const arith_cmpf_canonicalizations[] = {&cmpf_pattern, NULL};

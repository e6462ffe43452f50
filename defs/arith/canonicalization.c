// Native code of the patterns in canonicalization.def. Called by generated code; owns nothing.
#include "arith/arith.h"
#include "mica/arithmetic.h"

// ---- Integers -----------------------------------------------------------------------------------

const mica_attr *arith_sum_of(const mica_attr *a, const mica_attr *b) {
  return mica_number_attr(mica_number_add(mica_number_of(a), mica_number_of(b)));
}
const mica_attr *arith_difference_of(const mica_attr *a, const mica_attr *b) {
  return mica_number_attr(mica_number_subtract(mica_number_of(a), mica_number_of(b)));
}
const mica_attr *arith_product_of(const mica_attr *a, const mica_attr *b) {
  return mica_number_attr(mica_number_multiply(mica_number_of(a), mica_number_of(b)));
}

const mica_attr *arith_common_overflow_flags(mica_context *ctx, const mica_attr *a,
                                             const mica_attr *b) {
  const unsigned common = (unsigned)arith_integer_overflow_flags_attr_value(a) &
                          (unsigned)arith_integer_overflow_flags_attr_value(b);
  return arith_integer_overflow_flags_attr_get(ctx, (arith_integer_overflow_flags)common);
}

// ---- Comparisons --------------------------------------------------------------------------------

arith_cmpi_predicate arith_cmpi_predicate_inverted(arith_cmpi_predicate predicate) {
  switch (predicate) {
  case ARITH_CMPI_PREDICATE_EQ: return ARITH_CMPI_PREDICATE_NE;
  case ARITH_CMPI_PREDICATE_NE: return ARITH_CMPI_PREDICATE_EQ;
  case ARITH_CMPI_PREDICATE_SLT: return ARITH_CMPI_PREDICATE_SGE;
  case ARITH_CMPI_PREDICATE_SLE: return ARITH_CMPI_PREDICATE_SGT;
  case ARITH_CMPI_PREDICATE_SGT: return ARITH_CMPI_PREDICATE_SLE;
  case ARITH_CMPI_PREDICATE_SGE: return ARITH_CMPI_PREDICATE_SLT;
  case ARITH_CMPI_PREDICATE_ULT: return ARITH_CMPI_PREDICATE_UGE;
  case ARITH_CMPI_PREDICATE_ULE: return ARITH_CMPI_PREDICATE_UGT;
  case ARITH_CMPI_PREDICATE_UGT: return ARITH_CMPI_PREDICATE_ULE;
  case ARITH_CMPI_PREDICATE_UGE: return ARITH_CMPI_PREDICATE_ULT;
  }
  return predicate;
}

const mica_attr *arith_inverted_predicate(mica_context *ctx, const mica_attr *predicate_value) {
  const arith_cmpi_predicate p = (arith_cmpi_predicate)mica_attr_integer_value(predicate_value);
  return mica_attr_i(ctx, 64, (int64_t)arith_cmpi_predicate_inverted(p));
}

bool arith_is_equality(const mica_attr *predicate_value) {
  const int64_t p = mica_attr_integer_value(predicate_value);
  return p == ARITH_CMPI_PREDICATE_EQ || p == ARITH_CMPI_PREDICATE_NE;
}

// ---- Widths -------------------------------------------------------------------------------------

uint32_t arith_width_of(const mica_value *value) {
  return mica_type_bit_width(mica_type_element_or_self(mica_value_type(value)));
}

bool arith_is_width_between(const mica_attr *amount, const mica_value *wide,
                            const mica_value *narrow) {
  uint64_t number;
  return mica_number_to_u64(mica_number_splat(amount), &number) &&
         number == arith_width_of(wide) - arith_width_of(narrow);
}

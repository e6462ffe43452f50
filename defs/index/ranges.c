// What the results of arithmetic on index lie in (InferIntRangeInterface). An index has 64 bits or
// 32: results are inferred for both, and joined unless the narrow one is the wide one truncated.
#include "index/index.h"
#include "mica/interfaces.h"
#include "mica/range.h"
#include "mica/type.h"

// Which ends tell whether both widths give the same.
typedef enum ends { SIGNED, UNSIGNED, BOTH } ends;

static const mica_type *narrow_type(const mica_op *op) {
  return mica_type_i(mica_op_context(op), 32);
}

static bool agree(const mica_range *a, const mica_range *b, ends which) {
  const bool as_unsigned = mica_number_order_unsigned(a->umin, b->umin) == 0 &&
                           mica_number_order_unsigned(a->umax, b->umax) == 0;
  const bool as_signed = mica_number_order_signed(a->smin, b->smin) == 0 &&
                         mica_number_order_signed(a->smax, b->smax) == 0;
  return (which == SIGNED || as_unsigned) && (which == UNSIGNED || as_signed);
}

static mica_range join_widths(const mica_op *op, mica_range wide, mica_range narrow, ends which) {
  if (!mica_range_is_known(&wide) || !mica_range_is_known(&narrow)) return mica_range_unknown();
  const mica_range truncated = mica_range_truncate(wide, narrow_type(op));
  if (agree(&narrow, &truncated, which)) return wide;
  return mica_range_union(wide, mica_range_extend(narrow, wide.umin.type));
}

typedef mica_range operator(mica_range a, mica_range b);

static mica_range infer(const mica_op *op, operator* f, const mica_range *in, ends which) {
  const mica_type *i32 = narrow_type(op);
  if (i32 == NULL) return mica_range_unknown();
  const mica_range a = mica_range_truncate(in[0], i32), b = mica_range_truncate(in[1], i32);
  if (!mica_range_is_known(&a) || !mica_range_is_known(&b)) return mica_range_unknown();
  return join_widths(op, f(in[0], in[1]), f(a, b), which);
}

#define INFERS(op_name, which, function)                                                          \
  void index_##op_name##_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) { \
    out[0] = infer(op, function, in, which);                                                      \
  }

// Index wraps silently.
static mica_range add(mica_range a, mica_range b) { return mica_range_add(a, b, MICA_RANGE_WRAPS); }
static mica_range subtract(mica_range a, mica_range b) {
  return mica_range_subtract(a, b, MICA_RANGE_WRAPS);
}
static mica_range multiply(mica_range a, mica_range b) {
  return mica_range_multiply(a, b, MICA_RANGE_WRAPS);
}
static mica_range shift_left(mica_range a, mica_range b) {
  return mica_range_shift_left(a, b, MICA_RANGE_WRAPS);
}

INFERS(add, BOTH, add)
INFERS(sub, BOTH, subtract)
INFERS(mul, BOTH, multiply)
INFERS(shl, BOTH, shift_left)
INFERS(divs, SIGNED, mica_range_divide_signed)
INFERS(divu, UNSIGNED, mica_range_divide_unsigned)
INFERS(ceildivs, SIGNED, mica_range_ceil_divide_signed)
INFERS(ceildivu, UNSIGNED, mica_range_ceil_divide_unsigned)
INFERS(floordivs, SIGNED, mica_range_floor_divide_signed)
INFERS(rems, SIGNED, mica_range_remainder_signed)
INFERS(remu, UNSIGNED, mica_range_remainder_unsigned)
INFERS(maxs, SIGNED, mica_range_higher_signed)
INFERS(maxu, UNSIGNED, mica_range_higher_unsigned)
INFERS(mins, SIGNED, mica_range_lower_signed)
INFERS(minu, UNSIGNED, mica_range_lower_unsigned)
INFERS(shrs, SIGNED, mica_range_shift_right_signed)
INFERS(shru, UNSIGNED, mica_range_shift_right_unsigned)
INFERS(and, UNSIGNED, mica_range_and)
INFERS(or, UNSIGNED, mica_range_or)
INFERS(xor, UNSIGNED, mica_range_xor)

// Both widths must agree.
void index_cmp_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  const mica_type *i32 = narrow_type(op);
  const mica_range_order order =
      (mica_range_order)index_cmp_predicate_attr_value(index_cmp_pred_attr(op));
  if (i32 == NULL) return;
  const mica_range a = mica_range_truncate(operands[0], i32);
  const mica_range b = mica_range_truncate(operands[1], i32);
  bool is_true, is_true_narrow;
  const bool is_known = mica_range_compare(order, &operands[0], &operands[1], &is_true) &&
                        mica_range_compare(order, &a, &b, &is_true_narrow) &&
                        is_true == is_true_narrow;
  results[0] = mica_range_of_truth(mica_op_context(op), is_known, is_true);
}

// ---- Conversions --------------------------------------------------------------------------------

typedef mica_range conversion(mica_range r, const mica_type *type);

static void convert(const mica_op *op, conversion *to, const mica_range *in, mica_range *out) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0)), *i32 = narrow_type(op);
  if (mica_range_type(type) == NULL || i32 == NULL) return;
  out[0] = to(*in, type);
  if (mica_type_is_index(mica_value_type(mica_op_operand(op, 0)))) return;
  out[0] = mica_range_union(out[0], mica_range_extend(to(*in, i32), type));
}

void index_casts_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  convert(op, mica_range_resize_signed, operands, results);
}
void index_castu_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  convert(op, mica_range_resize_unsigned, operands, results);
}

// ---- Constants ----------------------------------------------------------------------------------

void index_sizeof_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  const mica_type *type = mica_value_type(index_sizeof_result(op));
  (void)operands;
  results[0] =
      mica_range_from_unsigned(mica_number_integer(type, 32), mica_number_integer(type, 64));
}

void index_constant_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results) {
  (void)operands;
  results[0] = mica_range_of_attr(index_constant_value_attr(op));
}

void index_bool_constant_infer_ranges(const mica_op *op, const mica_range *operands,
                                      mica_range *results) {
  (void)operands;
  results[0] = mica_range_of_attr(index_bool_constant_value_attr(op));
}

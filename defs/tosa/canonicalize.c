// Canonicalizations of tosa's operators on numbers and images: clamps of clamps, pools that take
// single elements, padding before them, choices by what isn't. Called by generated code; own
// nothing.
#include "mica/arithmetic.h"
#include "mica/rewrite.h"
#include "shared.h"

static mica_value *first(const mica_op *op) { return mica_op_operand(op, 0); }
static const mica_type *result_type(const mica_op *op) { return tosa_type(mica_op_result(op, 0)); }

static bool replace_by_input(mica_rewriter *rw, mica_op *op) {
  mica_value *input = first(op);
  mica_rewriter_replace(rw, op, &input);
  return true;
}

bool tosa_select_canonicalize(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(first(op), &tosa_logical_not_def);
  if (inner == NULL) return false;
  mica_value *operands[] = {first(inner), mica_op_operand(op, 2), mica_op_operand(op, 1)};
  for (size_t i = 0; i < 3; i++) mica_op_set_operand(op, i, operands[i]);
  mica_rewriter_modified(rw, op);
  return true;
}

// ---- clamp --------------------------------------------------------------------------------------

typedef struct range {
  mica_number low, high;
} range;

static range range_of(const mica_op *clamp) {
  return (range){mica_number_of(tosa_clamp_min_val_attr(clamp)),
                 mica_number_of(tosa_clamp_max_val_attr(clamp))};
}

static bool is_unsigned(mica_number n) {
  return mica_type_is_integer(n.type) &&
         (mica_type_is_unsigned_integer(n.type) || mica_number_width(n) == 1);
}

// Below zero, zero or above; of NaN zero.
static int order(mica_number a, mica_number b) {
  if (mica_number_is_float(a)) {
    const mica_float_order how = mica_number_order(a, b);
    return how == MICA_FLOAT_LESS ? -1 : how == MICA_FLOAT_GREATER;
  }
  return is_unsigned(a) ? mica_number_order_unsigned(a, b) : mica_number_order_signed(a, b);
}

static bool is_everything(range r) {
  if (mica_number_is_float(r.low))
    return mica_number_is_infinite(r.low) && mica_number_is_negative(r.low) &&
           mica_number_is_infinite(r.high);
  if (!mica_type_is_integer(r.low.type)) return false;
  if (is_unsigned(r.low)) return mica_number_is_zero(r.low) && mica_number_is_all_ones(r.high);
  return mica_number_is_lowest(r.low) && mica_number_is_highest(r.high);
}

static bool clamp_nothing(mica_rewriter *rw, mica_op *op) {
  const range r = range_of(op);
  return mica_number_is_any(r.low) && mica_number_is_any(r.high) && is_everything(r) &&
         replace_by_input(rw, op);
}

static bool clamp_twice(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(first(op), &tosa_clamp_def);
  if (inner == NULL) return false;
  const tosa_nan_propagation_mode own = tosa_clamp_nan_mode(op),
                                  before = tosa_clamp_nan_mode(inner);
  const range a = range_of(op), b = range_of(inner);
  if ((own == TOSA_NAN_PROPAGATION_MODE_IGNORE && before == TOSA_NAN_PROPAGATION_MODE_PROPAGATE) ||
      !mica_number_is_any(a.low) || a.low.type != b.low.type || a.high.type != b.high.type ||
      a.low.type != a.high.type || order(a.low, b.high) >= 0 || order(b.low, a.high) >= 0)
    return false;
  const mica_attr *low = mica_number_attr(order(a.low, b.low) < 0 ? b.low : a.low);
  const mica_attr *high = mica_number_attr(order(b.high, a.high) < 0 ? b.high : a.high);
  if (low == NULL || high == NULL) return false;
  return mica_rewriter_replace_by(
      rw, op,
      tosa_clamp_build(&rw->builder, mica_op_loc(op), result_type(op), first(inner), low, high,
                       own != before ? TOSA_NAN_PROPAGATION_MODE_IGNORE : own));
}
MICA_DEFINE_PATTERN(clamp_nothing_pattern, "ClampIsNoOp", &tosa_clamp_def, clamp_nothing);
MICA_DEFINE_PATTERN(clamp_twice_pattern, "ClampClampOptimization", &tosa_clamp_def, clamp_twice);
const mica_pattern *const tosa_clamp_canonicalizations[] = {&clamp_nothing_pattern,
                                                            &clamp_twice_pattern, NULL};

// ---- Padding ------------------------------------------------------------------------------------

enum { LARGEST_PADDING = 8192 };

// The padding of `pad` in height and width, together with what there is. False: it pads something
// else, too.
static bool add_padding(const mica_op *pad, mica_int64s own, int64_t *made) {
  const mica_value *value = tosa_pad_padding(pad);
  tosa_numbers numbers;
  if (own.size != 4 || !tosa_constant(value, &numbers)) return false;
  bool ok = numbers.size == 8 && numbers.data[0] == 0 && numbers.data[1] == 0 &&
            numbers.data[6] == 0 && numbers.data[7] == 0;
  for (size_t i = 0; ok && i < 4; i++) {
    made[i] = tosa_plus(numbers.data[2 + i], own.data[i]);
    ok = numbers.data[2 + i] >= 0 && made[i] <= LARGEST_PADDING;
  }
  tosa_free_numbers(value, numbers);
  return ok;
}

// The number that is padded with; none: it isn't known.
static mica_number padded_with(const mica_op *pad) {
  const mica_attr *constant = mica_value_constant_attr(tosa_pad_pad_const(pad));
  return constant != NULL && mica_attr_is_dense_elements(constant) ? mica_number_splat(constant)
                                                                   : mica_number_none();
}

static bool is_zero_point(mica_number n, const mica_value *zero) {
  int64_t number, point;
  if (!mica_number_is_any(n)) return false;
  if (mica_number_is_float(n)) return mica_number_is_zero(n);
  return mica_number_to_i64(n, &number) && tosa_zero_point(zero, true, &point) && number == point;
}

// The operation without the padding before it, and with its own in place of that.
static bool replace_padded(mica_rewriter *rw, mica_op *op, const mica_op *pad, size_t slot,
                           const int64_t *padding) {
  const mica_attr *made =
      mica_attr_dense_i64s(mica_rewriter_context(rw), (mica_int64s){padding, 4});
  mica_op *by = made == NULL ? NULL : mica_op_clone(op);
  if (by == NULL) return false;
  mica_op_set_slot(by, slot, made);
  mica_op_set_discardable(by, NULL);
  mica_op_set_operand(by, 0, tosa_pad_input1(pad));
  mica_builder_insert(&rw->builder, by);
  return mica_rewriter_replace_by(rw, op, by);
}

static bool pad_convolution(mica_rewriter *rw, mica_op *op, mica_int64s own,
                            const mica_value *zero_point, size_t slot) {
  const mica_op *pad = mica_value_op_of(first(op), &tosa_pad_def);
  int64_t made[4];
  return pad != NULL && add_padding(pad, own, made) &&
         is_zero_point(padded_with(pad), zero_point) && replace_padded(rw, op, pad, slot, made);
}
static bool pad_conv2d(mica_rewriter *rw, mica_op *op) {
  return pad_convolution(rw, op, tosa_conv2d_pad(op), tosa_conv2d_input_zp(op),
                         TOSA_CONV2D_SLOT_PAD);
}
static bool pad_depthwise(mica_rewriter *rw, mica_op *op) {
  return pad_convolution(rw, op, tosa_depthwise_conv2d_pad(op), tosa_depthwise_conv2d_input_zp(op),
                         TOSA_DEPTHWISE_CONV2D_SLOT_PAD);
}
MICA_DEFINE_PATTERN(pad_conv2d_pattern, "FoldPadToTensorOp", &tosa_conv2d_def, pad_conv2d);
MICA_DEFINE_PATTERN(pad_depthwise_pattern, "FoldPadToTensorOp", &tosa_depthwise_conv2d_def,
                    pad_depthwise);
const mica_pattern *const tosa_conv2d_canonicalizations[] = {&pad_conv2d_pattern, NULL};
const mica_pattern *const tosa_depthwise_conv2d_canonicalizations[] = {&pad_depthwise_pattern,
                                                                       NULL};

// ---- Pools --------------------------------------------------------------------------------------

static bool has_single_elements(const mica_type *image) {
  return mica_type_has_static_shape(image) && tosa_extent(image, 1) == 1 &&
         tosa_extent(image, 2) == 1;
}
// Of one element in height and width there is nothing to choose.
static bool pool_nothing(mica_rewriter *rw, mica_op *op) {
  return has_single_elements(result_type(op)) && has_single_elements(tosa_type(first(op))) &&
         replace_by_input(rw, op);
}

// The lowest there is, infinities left out.
static bool is_lowest(mica_number n) {
  if (!mica_number_is_float(n))
    return mica_type_is_integer(n.type) &&
           (mica_type_is_unsigned_integer(n.type) ? mica_number_is_zero(n)
                                                  : mica_number_is_lowest(n));
  mica_number lowest = mica_number_infinity(n.type, true);
  if (!mica_number_is_any(lowest) || mica_number_width(n) > 64) return false;
  lowest.few[0]--;
  return mica_number_equal(n, lowest);
}

static bool pad_pool(mica_rewriter *rw, mica_op *op) {
  const mica_op *pad = mica_value_op_of(first(op), &tosa_pad_def);
  const mica_int64s kernel = tosa_max_pool2d_kernel(op);
  int64_t made[4];
  if (pad == NULL || kernel.size != 2 || !add_padding(pad, tosa_max_pool2d_pad(op), made))
    return false;
  for (size_t i = 0; i < 4; i++)
    if (made[i] >= kernel.data[i / 2]) return false;
  return is_lowest(padded_with(pad)) && replace_padded(rw, op, pad, TOSA_MAX_POOL2D_SLOT_PAD, made);
}
MICA_DEFINE_PATTERN(pool_nothing_pattern, "MaxPool2dIsNoOp", &tosa_max_pool2d_def, pool_nothing);
MICA_DEFINE_PATTERN(pad_pool_pattern, "FoldPadToTensorOp", &tosa_max_pool2d_def, pad_pool);
const mica_pattern *const tosa_max_pool2d_canonicalizations[] = {&pool_nothing_pattern,
                                                                 &pad_pool_pattern, NULL};

// Windows that move over images: convolutions and pools. Called by generated verifiers; own
// nothing.
#include "shared.h"

// ---- What convolutions have in common -----------------------------------------------------------

typedef struct convolution {
  mica_op *op;
  const mica_type *input, *weight, *bias, *output, *acc;
  const mica_value *input_zp, *weight_zp;
} convolution;

static bool is_float8(const mica_type *type) {
  return mica_type_is_float_kind(type, MICA_F8E5M2) || mica_type_is_float_kind(type, MICA_F8E4M3FN);
}

static bool check_pair(mica_op *op, bool fits, const char *expected, const mica_type *a,
                       const mica_type *b) {
  return fits || mica_op_error(op, "expect both %s, got '%t' and '%t'", expected, a, b);
}

static bool check_elements(const convolution *c) {
  const mica_type *input = tosa_stored(c->input), *weight = tosa_stored(c->weight);
  const mica_type *bias = tosa_stored(c->bias), *output = tosa_stored(c->output);
  const bool floats = mica_type_is_float(mica_type_element(c->bias)) &&
                      mica_type_is_float(mica_type_element(c->output));
  return check_pair(c->op, !floats || bias == output, "bias and result to have same element type",
                    bias, output) &&
         check_pair(c->op, (!is_float8(input) && !is_float8(weight)) || input == weight,
                    "input and weight to have same element type", input, weight) &&
         check_pair(c->op, mica_type_is_float(input) == mica_type_is_float(weight),
                    "input and weight to be float or not together", input, weight);
}

static bool check_zero_points(const convolution *c) {
  return tosa_check_zero_type(c->op, c->input, tosa_type(c->input_zp),
                              "both input and its zero point are the same") &&
         tosa_check_zero_type(c->op, c->weight, tosa_type(c->weight_zp),
                              "both weight and its zero point are the same") &&
         tosa_check_zero_point(c->op, c->input_zp, "input") &&
         tosa_check_zero_point(c->op, c->weight_zp, "weight");
}

// Sums of floats are kept in as wide a float. `result`: of what.
static bool check_float_sums(mica_op *op, const mica_type *input, const mica_type *acc) {
  const bool f16 = mica_type_is_float_kind(acc, MICA_F16);
  const bool f32 = mica_type_is_float_kind(acc, MICA_F32);
  if (mica_type_is_float_kind(input, MICA_F16) && !f16 && !f32)
    return mica_op_error(op, "accumulator type for f16 tensor is not f16/f32");
  if (mica_type_is_float_kind(input, MICA_BF16) && !f32)
    return mica_op_error(op, "accumulator type for bf16 tensor is not f32");
  return !mica_type_is_float_kind(input, MICA_F32) || f32 ||
         mica_op_error(op, "accumulator type for f32 tensor is not f32");
}

static bool check_sums(const convolution *c) {
  const mica_type *input = tosa_stored(c->input);
  if (tosa_is_integer(input, 8) && !tosa_is_integer(c->acc, 32))
    return mica_op_error(c->op, "accumulator type for i8 tensor is not i32");
  if (tosa_is_integer(input, 16) && !tosa_is_integer(c->acc, 48))
    return mica_op_error(c->op, "accumulator type for i16 tensor is not i48");
  const bool f8 = mica_type_is_float_kind(input, MICA_F8E5M2) ||
                  mica_type_is_float_kind(input, MICA_F8E4M3);
  if (f8 && !mica_type_is_float_kind(c->acc, MICA_F16))
    return mica_op_error(c->op, "accumulator type for f8 tensor is not f16");
  return check_float_sums(c->op, input, c->acc);
}

static bool check_convolution(const convolution *c) {
  return check_elements(c) && check_zero_points(c) && check_sums(c);
}

// A bias for each channel of the result, or one for all.
static bool check_bias(const convolution *c) {
  const int64_t rank = tosa_rank(c->output), bias = tosa_extent(c->bias, 0);
  if (rank < 1) return true;
  const int64_t channels = tosa_extent(c->output, (size_t)rank - 1);
  return bias == 1 || !tosa_differ(bias, channels) ||
         mica_op_error(c->op,
                       "bias channels expected to be equal to output channels (%I) or 1, got %I",
                       channels, bias);
}

// ---- One dimension that a window moves along ----------------------------------------------------

typedef struct axis {
  int64_t input, kernel, output, before, after, stride, dilation;
  const char *name, *letter, *before_name, *after_name;
} axis;

static bool check_size(mica_op *op, const axis *a, int64_t distance) {
  const int64_t size = tosa_plus(distance / a->stride, 1);
  return a->output == MICA_DYNAMIC || size == a->output ||
         mica_op_error(op,
                       "calculated output %s did not match expected: calculated=%I, expected=%I",
                       a->name, size, a->output);
}

static bool check_axis(mica_op *op, const axis *a) {
  if (a->input == MICA_DYNAMIC || a->kernel == MICA_DYNAMIC) return true;
  const int64_t padded = tosa_plus(tosa_plus(tosa_minus(a->input, 1), a->before), a->after);
  const int64_t distance = tosa_minus(padded, tosa_times(tosa_minus(a->kernel, 1), a->dilation));
  if (distance % a->stride != 0)
    return mica_op_error(op,
                         "expected input_%s - 1 + pad_%s + pad_%s - (kernel_%s - 1) * dilation_%s "
                         "to be wholly divisible by stride_%s, got (%I - 1 + %I + %I - (%I - 1) * "
                         "%I) / %I",
                         a->name, a->before_name, a->after_name, a->name, a->letter, a->letter,
                         a->input, a->before, a->after, a->kernel, a->dilation, a->stride);
  return check_size(op, a, distance);
}

typedef struct window {
  mica_int64s pad, stride, dilation;
  size_t first_kernel;  // dimension of the weight
} window;

static bool check_window(const convolution *c, const window *w) {
  static const axis names[] = {
      {.name = "depth", .letter = "d", .before_name = "front", .after_name = "back"},
      {.name = "height", .letter = "y", .before_name = "top", .after_name = "bottom"},
      {.name = "width", .letter = "x", .before_name = "left", .after_name = "right"}};
  if (!tosa_all_at_least(w->pad, 0))
    return tosa_report_list(c->op, "expect all padding values to be >= 0, got ", w->pad);
  if (!tosa_all_at_least(w->stride, 1))
    return tosa_report_list(c->op, "expect all stride values to be >= 1, got ", w->stride);
  if (!tosa_all_at_least(w->dilation, 1))
    return tosa_report_list(c->op, "expect all dilation values to be >= 1, got ", w->dilation);
  if (!mica_type_has_rank(c->output)) return true;
  for (size_t i = 0; i < w->stride.size; i++) {
    axis a = names[i + 3 - w->stride.size];
    a.input = tosa_extent(c->input, i + 1), a.kernel = tosa_extent(c->weight, i + w->first_kernel);
    a.output = tosa_extent(c->output, i + 1);
    a.before = w->pad.data[2 * i], a.after = w->pad.data[2 * i + 1];
    a.stride = w->stride.data[i], a.dilation = w->dilation.data[i];
    if (!check_axis(c->op, &a)) return false;
  }
  return check_bias(c);
}

bool tosa_conv2d_check(mica_op *op) {
  const convolution c = {.op = op,
                         .input = tosa_type(tosa_conv2d_input(op)),
                         .weight = tosa_type(tosa_conv2d_weight(op)),
                         .bias = tosa_type(tosa_conv2d_bias(op)),
                         .output = tosa_type(tosa_conv2d_output(op)),
                         .acc = tosa_conv2d_acc_type(op),
                         .input_zp = tosa_conv2d_input_zp(op),
                         .weight_zp = tosa_conv2d_weight_zp(op)};
  const window w = {tosa_conv2d_pad(op), tosa_conv2d_stride(op), tosa_conv2d_dilation(op), 1};
  return check_convolution(&c) && check_window(&c, &w);
}

bool tosa_depthwise_conv2d_check(mica_op *op) {
  const convolution c = {.op = op,
                         .input = tosa_type(tosa_depthwise_conv2d_input(op)),
                         .weight = tosa_type(tosa_depthwise_conv2d_weight(op)),
                         .bias = tosa_type(tosa_depthwise_conv2d_bias(op)),
                         .output = tosa_type(tosa_depthwise_conv2d_output(op)),
                         .acc = tosa_depthwise_conv2d_acc_type(op),
                         .input_zp = tosa_depthwise_conv2d_input_zp(op),
                         .weight_zp = tosa_depthwise_conv2d_weight_zp(op)};
  const window w = {tosa_depthwise_conv2d_pad(op), tosa_depthwise_conv2d_stride(op),
                    tosa_depthwise_conv2d_dilation(op), 0};
  return check_convolution(&c) && check_window(&c, &w);
}

bool tosa_conv3d_check(mica_op *op) {
  const convolution c = {.op = op,
                         .input = tosa_type(tosa_conv3d_input(op)),
                         .weight = tosa_type(tosa_conv3d_weight(op)),
                         .bias = tosa_type(tosa_conv3d_bias(op)),
                         .output = tosa_type(tosa_conv3d_output(op)),
                         .acc = tosa_conv3d_acc_type(op),
                         .input_zp = tosa_conv3d_input_zp(op),
                         .weight_zp = tosa_conv3d_weight_zp(op)};
  const window w = {tosa_conv3d_pad(op), tosa_conv3d_stride(op), tosa_conv3d_dilation(op), 1};
  return check_convolution(&c) && check_window(&c, &w);
}

// ---- transpose_conv2d ---------------------------------------------------------------------------

static bool check_out_pad(mica_op *op, int64_t pad, int64_t kernel, const char *pad_name,
                          const char *kernel_name) {
  return kernel == MICA_DYNAMIC || pad > tosa_minus(0, kernel) ||
         mica_op_error(op, "expected %s > -%s, but got: %s=%I and %s=%I", pad_name, kernel_name,
                       pad_name, pad, kernel_name, kernel);
}

static bool check_transposed_axis(mica_op *op, const axis *a) {
  const int64_t moved = tosa_times(tosa_minus(a->input, 1), a->stride);
  const int64_t size = tosa_plus(tosa_plus(moved, tosa_plus(a->before, a->after)), a->kernel);
  return a->input == MICA_DYNAMIC || a->output == MICA_DYNAMIC || a->output == size ||
         mica_op_error(op,
                       "dimension mismatch: expected O%s == (I%s - 1) * stride_%s + out_pad_%s + "
                       "out_pad_%s + K%s, but got %I != (%I - 1) * %I + %I + %I + %I",
                       a->name, a->name, a->letter, a->before_name, a->after_name, a->name,
                       a->output, a->input, a->stride, a->before, a->after, a->kernel);
}

static bool check_transposed(const convolution *c, mica_int64s pad, mica_int64s stride) {
  const int64_t height = tosa_extent(c->weight, 1), width = tosa_extent(c->weight, 2);
  if (!check_out_pad(c->op, pad.data[0], height, "out_pad_top", "KH") ||
      !check_out_pad(c->op, pad.data[1], height, "out_pad_bottom", "KH") ||
      !check_out_pad(c->op, pad.data[2], width, "out_pad_left", "KW") ||
      !check_out_pad(c->op, pad.data[3], width, "out_pad_right", "KW"))
    return false;
  if (!mica_type_has_rank(c->output)) return true;
  const axis y = {tosa_extent(c->input, 1),
                  height,
                  tosa_extent(c->output, 1),
                  pad.data[0],
                  pad.data[1],
                  stride.data[0],
                  1,
                  "H",
                  "y",
                  "top",
                  "bottom"};
  const axis x = {tosa_extent(c->input, 2),
                  width,
                  tosa_extent(c->output, 2),
                  pad.data[2],
                  pad.data[3],
                  stride.data[1],
                  1,
                  "W",
                  "x",
                  "left",
                  "right"};
  if (mica_type_has_rank(c->weight) &&
      (!check_transposed_axis(c->op, &y) || !check_transposed_axis(c->op, &x)))
    return false;
  return check_bias(c);
}

bool tosa_transpose_conv2d_check(mica_op *op) {
  const convolution c = {.op = op,
                         .input = tosa_type(tosa_transpose_conv2d_input(op)),
                         .weight = tosa_type(tosa_transpose_conv2d_weight(op)),
                         .bias = tosa_type(tosa_transpose_conv2d_bias(op)),
                         .output = tosa_type(tosa_transpose_conv2d_output(op)),
                         .acc = tosa_transpose_conv2d_acc_type(op),
                         .input_zp = tosa_transpose_conv2d_input_zp(op),
                         .weight_zp = tosa_transpose_conv2d_weight_zp(op)};
  if (!check_convolution(&c)) return false;
  const mica_int64s stride = tosa_transpose_conv2d_stride(op);
  if (!tosa_all_at_least(stride, 1)) {
    mica_diag *diag = mica_op_error_begin(op, "expect all stride values to be >= 1, got [");
    tosa_append_list(diag, stride);
    mica_diag_append(diag, "]");
    return mica_diag_report(diag);
  }
  return check_transposed(&c, tosa_transpose_conv2d_out_pad(op), stride);
}

// ---- Pools --------------------------------------------------------------------------------------

typedef struct pool {
  mica_op *op;
  const mica_type *input, *output;
  mica_int64s kernel, stride, pad;
} pool;

static bool check_pool_pads(mica_op *op, const axis *a, const char *extent) {
  return (a->before < a->kernel && a->after < a->kernel) ||
         mica_op_error(op,
                       "expected %s/%s padding to be less than the %s of the kernel, got "
                       "pad_%s=%I, pad_%s=%I, kernel_%s=%I",
                       a->before_name, a->after_name, extent, a->before_name, a->before,
                       a->after_name, a->after, a->letter, a->kernel);
}

static bool check_pool_axis(mica_op *op, const axis *a) {
  if (a->input == MICA_DYNAMIC) return true;
  const int64_t padded = tosa_plus(tosa_plus(a->input, a->before), a->after);
  const int64_t distance = tosa_minus(padded, a->kernel);
  if (distance % a->stride != 0)
    return mica_op_error(op,
                         "expected input_%s + pad_%s + pad_%s - kernel_%s to be wholly divisible "
                         "by stride_%s, got (%I + %I + %I - %I) / %I",
                         a->name, a->before_name, a->after_name, a->letter, a->letter, a->input,
                         a->before, a->after, a->kernel, a->stride);
  return check_size(op, a, distance);
}

static bool check_pool(const pool *c) {
  if (!tosa_all_at_least(c->kernel, 1))
    return tosa_report_list(c->op, "expect all kernel values to be >= 1, got ", c->kernel);
  if (!tosa_all_at_least(c->stride, 1))
    return tosa_report_list(c->op, "expect all stride values to be >= 1, got ", c->stride);
  if (!tosa_all_at_least(c->pad, 0))
    return tosa_report_list(c->op, "expect all padding values to be >= 0, got ", c->pad);
  const axis y = {tosa_extent(c->input, 1),
                  c->kernel.data[0],
                  tosa_extent(c->output, 1),
                  c->pad.data[0],
                  c->pad.data[1],
                  c->stride.data[0],
                  1,
                  "height",
                  "y",
                  "top",
                  "bottom"};
  const axis x = {tosa_extent(c->input, 2),
                  c->kernel.data[1],
                  tosa_extent(c->output, 2),
                  c->pad.data[2],
                  c->pad.data[3],
                  c->stride.data[1],
                  1,
                  "width",
                  "x",
                  "left",
                  "right"};
  if (!check_pool_pads(c->op, &x, "width") || !check_pool_pads(c->op, &y, "height")) return false;
  return !mica_type_has_rank(c->output) ||
         (check_pool_axis(c->op, &y) && check_pool_axis(c->op, &x));
}

bool tosa_max_pool2d_check(mica_op *op) {
  const pool c = {op,
                  tosa_type(tosa_max_pool2d_input(op)),
                  tosa_type(tosa_max_pool2d_output(op)),
                  tosa_max_pool2d_kernel(op),
                  tosa_max_pool2d_stride(op),
                  tosa_max_pool2d_pad(op)};
  return tosa_same_elements(op, c.input, c.output) && check_pool(&c);
}

bool tosa_avg_pool2d_check(mica_op *op) {
  const pool c = {op,
                  tosa_type(tosa_avg_pool2d_input(op)),
                  tosa_type(tosa_avg_pool2d_output(op)),
                  tosa_avg_pool2d_kernel(op),
                  tosa_avg_pool2d_stride(op),
                  tosa_avg_pool2d_pad(op)};
  const mica_value *input_zp = tosa_avg_pool2d_input_zp(op);
  const mica_value *output_zp = tosa_avg_pool2d_output_zp(op);
  const mica_type *acc = tosa_avg_pool2d_acc_type(op);
  if (!check_pool(&c)) return false;
  if (mica_type_is_integer(tosa_stored(c.input)) && !tosa_is_integer(acc, 32))
    return mica_op_error(op, "accumulator type for integer tensor is not i32");
  return check_float_sums(op, tosa_stored(c.input), acc) &&
         tosa_check_zero_type(op, c.input, tosa_type(input_zp),
                              "both input and its zero point are the same") &&
         tosa_check_zero_type(op, c.output, tosa_type(output_zp),
                              "both output and its zero point are the same") &&
         tosa_check_zero_point(op, input_zp, "input") &&
         tosa_check_zero_point(op, output_zp, "output");
}

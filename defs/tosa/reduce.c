// Operators in which elements meet: reductions, products of matrices, transforms. Called by
// generated verifiers; own nothing.
#include "shared.h"

// ---- Reductions ---------------------------------------------------------------------------------

// Along which dimension; `verb`: "reduce" or "reverse".
static bool check_axis(mica_op *op, int64_t axis, const mica_type *tensor, const char *which,
                       const char *verb) {
  const int64_t rank = tosa_rank(tensor);
  return rank < 0 || axis < rank || (axis == 0 && rank == 0) ||
         mica_op_error(op, "expect %s tensor rank (%I) to be larger than %s axis (%I)", which, rank,
                       verb, axis);
}

static bool check_along(mica_op *op, int64_t axis, const mica_type *input, const mica_type *output,
                        const char *verb) {
  if (!check_axis(op, axis, input, "input", verb)) return false;
  if (tosa_differ(tosa_rank(input) < 0 ? MICA_DYNAMIC : tosa_rank(input),
                  tosa_rank(output) < 0 ? MICA_DYNAMIC : tosa_rank(output)))
    return mica_op_error(op, "expect output tensor rank to be equal to input tensor rank");
  return check_axis(op, axis, output, "output", verb);
}

static bool check_reduction(mica_op *op, int64_t axis, const mica_value *in,
                            const mica_value *out) {
  const mica_type *output = tosa_type(out);
  if (axis < 0) return mica_op_error(op, "reduce axis must not be negative");
  if (!check_along(op, axis, tosa_type(in), output, "reduce")) return false;
  const int64_t size = tosa_extent(output, (size_t)axis);
  return size == MICA_DYNAMIC || size == 1 ||
         mica_op_error(op, "expect reduced dimension size to be 1, got %I", size);
}

bool tosa_reduce_all_check(mica_op *op) {
  return check_reduction(op, tosa_reduce_all_axis(op), tosa_reduce_all_input(op),
                         tosa_reduce_all_output(op));
}
bool tosa_reduce_any_check(mica_op *op) {
  return check_reduction(op, tosa_reduce_any_axis(op), tosa_reduce_any_input(op),
                         tosa_reduce_any_output(op));
}
bool tosa_reduce_max_check(mica_op *op) {
  return check_reduction(op, tosa_reduce_max_axis(op), tosa_reduce_max_input(op),
                         tosa_reduce_max_output(op));
}
bool tosa_reduce_min_check(mica_op *op) {
  return check_reduction(op, tosa_reduce_min_axis(op), tosa_reduce_min_input(op),
                         tosa_reduce_min_output(op));
}
bool tosa_reduce_product_check(mica_op *op) {
  return check_reduction(op, tosa_reduce_product_axis(op), tosa_reduce_product_input(op),
                         tosa_reduce_product_output(op));
}
bool tosa_reduce_sum_check(mica_op *op) {
  return check_reduction(op, tosa_reduce_sum_axis(op), tosa_reduce_sum_input(op),
                         tosa_reduce_sum_output(op));
}

bool tosa_reverse_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_reverse_input1(op));
  const mica_type *output = tosa_type(tosa_reverse_output(op));
  const int64_t axis = tosa_reverse_axis(op);
  if (!tosa_same_elements(op, input, output)) return false;
  if (axis < 0) return mica_op_error(op, "expected non-negative reverse axis");
  return check_along(op, axis, input, output, "reverse");
}

// The shape without the axis.
static bool fits_without(mica_int64s input, size_t axis, mica_int64s output) {
  if (output.size + 1 != input.size) return false;
  for (size_t i = 0; i < output.size; i++)
    if (tosa_differ(input.data[i < axis ? i : i + 1], output.data[i])) return false;
  return true;
}

static bool report_without(const mica_op *op, mica_int64s input, size_t axis, mica_int64s output) {
  mica_diag *diag = mica_op_error_begin(op, "expected output shape '");
  tosa_append_list(diag, (mica_int64s){input.data, axis});
  if (axis > 0 && axis + 1 < input.size) mica_diag_append(diag, ", ");
  tosa_append_list(diag, (mica_int64s){input.data + axis + 1, input.size - axis - 1});
  mica_diag_append(diag, "', got '");
  tosa_append_list(diag, output);
  mica_diag_append(diag, "'");
  return mica_diag_report(diag);
}

bool tosa_argmax_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_argmax_input(op));
  const mica_type *output = tosa_type(tosa_argmax_output(op));
  const int64_t axis = tosa_argmax_axis(op);
  if (!mica_type_is_int_or_index(mica_type_element(output)))
    return mica_op_error(op, "result tensor is not of integer type");
  if (!mica_type_has_rank(input)) return true;
  if (axis < 0 || axis >= tosa_rank(input))
    return mica_op_error(op, "specified axis is outside the rank of the tensor");
  if (!mica_type_has_rank(output)) return true;
  const mica_int64s from = mica_type_shape(input), to = mica_type_shape(output);
  return fits_without(from, (size_t)axis, to) || report_without(op, from, (size_t)axis, to);
}

// ---- matmul -------------------------------------------------------------------------------------

static bool check_factors(mica_op *op, const mica_type *a, const mica_type *b) {
  const bool a_quantized = mica_type_is_named(a, "quant.uniform");
  const bool b_quantized = mica_type_is_named(b, "quant.uniform");
  if (!a_quantized && !b_quantized) return true;
  if (!a_quantized || !b_quantized)
    return mica_op_error(
        op, "expect operands to be both quantized or both not quantized, got '%t' and '%t'", a, b);
  const uint32_t a_width = mica_type_bit_width(tosa_stored(a));
  const uint32_t b_width = mica_type_bit_width(tosa_stored(b));
  return a_width == b_width ||
         mica_op_error(op, "expect quantized operands to have same widths, got %u and %u", a_width,
                       b_width);
}

bool tosa_matmul_check(mica_op *op) {
  const mica_type *a = tosa_type(tosa_matmul_a(op)), *b = tosa_type(tosa_matmul_b(op));
  const mica_value *a_zp = tosa_matmul_a_zp(op), *b_zp = tosa_matmul_b_zp(op);
  return check_factors(op, mica_type_element(a), mica_type_element(b)) &&
         tosa_check_zero_type(op, a, tosa_type(a_zp), "input a and a_zp have the same") &&
         tosa_check_zero_type(op, b, tosa_type(b_zp), "input b and b_zp have the same") &&
         tosa_check_zero_point(op, a_zp, "a") && tosa_check_zero_point(op, b_zp, "b");
}

// ---- matmul_t_block_scaled ----------------------------------------------------------------------

// A size that several tensors say, the first of them that knows it.
static bool agree(mica_op *op, int64_t *known, const mica_type *tensor, size_t dim,
                  const char *operand, const char *what) {
  const int64_t size = tosa_extent(tensor, dim);
  if (*known == MICA_DYNAMIC) *known = size;
  return !tosa_differ(*known, size) ||
         mica_op_error(op, "expected %s of %s to match size %I, got %I", what, operand, *known,
                       size);
}

typedef struct product {
  int64_t batch, height, width, channels, blocks, b_batch;
} product;

static bool read_sizes(mica_op *op, product *sizes) {
  const mica_type *a = tosa_type(tosa_matmul_t_block_scaled_a_data(op));
  const mica_type *b = tosa_type(tosa_matmul_t_block_scaled_b_data(op));
  const mica_type *a_scale = tosa_type(tosa_matmul_t_block_scaled_a_scale(op));
  const mica_type *b_scale = tosa_type(tosa_matmul_t_block_scaled_b_scale(op));
  *sizes = (product){tosa_extent(a, 0), tosa_extent(a, 1),       tosa_extent(b, 1),
                     tosa_extent(a, 2), tosa_extent(a_scale, 2), MICA_DYNAMIC};
  return tosa_same_elements_of(op, a, b, "A_data", "B_data") &&
         agree(op, &sizes->batch, a_scale, 0, "a_scale", "batch") &&
         agree(op, &sizes->height, a_scale, 1, "a_scale", "height") &&
         agree(op, &sizes->b_batch, b, 0, "b_data", "batch") &&
         agree(op, &sizes->channels, b, 2, "b_data", "channels") &&
         agree(op, &sizes->b_batch, b_scale, 0, "b_scale", "batch") &&
         agree(op, &sizes->width, b_scale, 1, "b_scale", "width") &&
         agree(op, &sizes->blocks, b_scale, 2, "b_scale", "C/block_size");
}

static void append_dims(mica_diag *diag, const int64_t *dims, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0) mica_diag_append(diag, ", ");
    if (dims[i] == MICA_DYNAMIC) mica_diag_append(diag, "?");
    else mica_diag_append(diag, "%I", dims[i]);
  }
}

static bool check_product(mica_op *op, const product *sizes) {
  const mica_type *output = tosa_type(tosa_matmul_t_block_scaled_output_data(op));
  const int64_t batch = sizes->batch == MICA_DYNAMIC ? sizes->b_batch : sizes->batch;
  const int64_t expected[] = {batch, sizes->height, sizes->width};
  const mica_int64s shape = mica_type_shape(output);
  if (!mica_type_has_rank(output) || tosa_fit(shape, (mica_int64s){expected, 3})) return true;
  mica_diag *diag = mica_op_error_begin(op, "expected output shape ");
  append_dims(diag, shape.data, shape.size);
  mica_diag_append(diag, " to be compatible with expected output shape ");
  append_dims(diag, expected, 3);
  return mica_diag_report(diag);
}

bool tosa_matmul_t_block_scaled_check(mica_op *op) {
  const int64_t block = (int64_t)tosa_matmul_t_block_scaled_block_size(op);
  product s;
  if (!read_sizes(op, &s)) return false;
  if (s.b_batch != 1 && tosa_differ(s.batch, s.b_batch))
    return mica_op_error(op,
                         "expect B matrix batch size to be broadcast compatible with A, got D=%I "
                         "vs N=%I",
                         s.b_batch, s.batch);
  if (s.channels != MICA_DYNAMIC && s.channels % block != 0)
    return mica_op_error(op, "expect C to be a multiple of block size, got C=%I, block_size=%I",
                         s.channels, block);
  if (s.channels != MICA_DYNAMIC && tosa_differ(s.blocks, s.channels / block))
    return mica_op_error(op,
                         "expect scale operands dimension 2 to equal C/block_size (%I/%I), got %I",
                         s.channels, block, s.blocks);
  return check_product(op, &s);
}

// ---- Transforms ---------------------------------------------------------------------------------

static bool check_power(mica_op *op, int64_t size, const char *name) {
  return size == MICA_DYNAMIC || (size > 0 && (size & (size - 1)) == 0) ||
         mica_op_error(op, "expected %s to be a power of two, got %I", name, size);
}

bool tosa_fft2d_check(mica_op *op) {
  const mica_type *real = tosa_type(tosa_fft2d_input_real(op));
  const mica_type *imag = tosa_type(tosa_fft2d_input_imag(op));
  if (!mica_type_has_rank(real) || !mica_type_has_rank(imag)) return true;
  // Where the real part says its size it isn't asked.
  const int64_t height = tosa_extent(real, 1) == MICA_DYNAMIC ? MICA_DYNAMIC : tosa_extent(imag, 1);
  const int64_t width = tosa_extent(real, 2) == MICA_DYNAMIC ? MICA_DYNAMIC : tosa_extent(imag, 2);
  return check_power(op, height, "height") && check_power(op, width, "width");
}

bool tosa_rfft2d_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_rfft2d_input_real(op));
  const mica_type *real = tosa_type(tosa_rfft2d_output_real(op));
  const mica_type *imag = tosa_type(tosa_rfft2d_output_imag(op));
  if (!mica_shapes_compatible(real, imag))
    return mica_op_error(op, "expected output shapes to match, got '%t', '%t'", real, imag);
  const int64_t width = tosa_extent(input, 2), out_width = tosa_extent(real, 2);
  if (!check_power(op, tosa_extent(input, 1), "height") || !check_power(op, width, "width"))
    return false;
  if (tosa_differ(tosa_extent(input, 0), tosa_extent(real, 0)) ||
      tosa_differ(tosa_extent(input, 1), tosa_extent(real, 1)))
    return mica_op_error(op,
                         "expected batch and height dimensions of input/output to match, got "
                         "input='%t' output='%t'",
                         input, real);
  return width == MICA_DYNAMIC || !tosa_differ(out_width, width / 2 + 1) ||
         mica_op_error(op, "expected output width to be equal to input_width / 2 + 1, got %I",
                       out_width);
}

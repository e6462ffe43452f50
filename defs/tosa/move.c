// Operators that move elements: from where to where, and whether all have a place. Called by
// generated verifiers; own nothing.
#include "shared.h"

static bool is_static(const mica_type *tensor) { return mica_type_has_static_shape(tensor); }

// ---- concat -------------------------------------------------------------------------------------

static bool check_beside(mica_op *op, const mica_type *first, const mica_type *type, size_t number,
                         int64_t axis) {
  const mica_int64s a = mica_type_shape(first), b = mica_type_shape(type);
  if (a.size != b.size)
    return mica_op_error(
        op, "expect all operands to have the same rank, but got %z vs %z on operands 0 and %z",
        a.size, b.size, number);
  for (size_t i = 0; i < a.size; i++)
    if ((int64_t)i != axis && tosa_differ(a.data[i], b.data[i]))
      return mica_op_error(op,
                           "expect all operand shapes to have the same sizes on non-axis "
                           "dimensions, but got %I vs %I at index %z on operands 0 and %z",
                           b.data[i], a.data[i], i, number);
  return true;
}

static bool check_sum(mica_op *op, const mica_type *output, int64_t axis) {
  int64_t sum = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const int64_t size = tosa_extent(tosa_type(mica_op_operand(op, i)), (size_t)axis);
    if (size == MICA_DYNAMIC) return true;
    sum = tosa_plus(sum, size);
  }
  const int64_t found = tosa_extent(output, (size_t)axis);
  return sum < 0 || !tosa_differ(sum, found) ||
         mica_op_error(op,
                       "requires sum of axis dimensions of input1 equal to output axis dimension, "
                       "got %I and %I",
                       sum, found);
}

bool tosa_concat_check(mica_op *op) {
  const mica_type *output = tosa_type(tosa_concat_output(op)), *first = NULL;
  const int64_t axis = tosa_concat_axis(op);
  const size_t count = mica_op_operand_count(op);
  bool all_ranked = true;
  if (count == 0) return mica_op_error(op, "expect at least one input");
  for (size_t i = 0; i < count; i++) {
    const mica_type *type = tosa_type(mica_op_operand(op, i));
    if (!tosa_same_elements(op, type, output)) return false;
    if (!mica_type_has_rank(type)) all_ranked = false;
    else if (first == NULL) first = type;
  }
  if (first != NULL && (axis < 0 || axis >= tosa_rank(first)))
    return mica_op_error(op,
                         "expect axis to be within range 0 < axis < "
                         "rank(input1[firstRankedTensorIdx]), got %I",
                         axis);
  if (!all_ranked) return true;
  for (size_t i = 1; i < count; i++)
    if (!check_beside(op, first, tosa_type(mica_op_operand(op, i)), i, axis)) return false;
  if (mica_type_has_rank(output) && tosa_rank(output) != tosa_rank(first))
    return mica_op_error(op, "expect output rank to match inputs rank, got %I vs %I",
                         tosa_rank(output), tosa_rank(first));
  return check_sum(op, output, axis);
}

// ---- pad ----------------------------------------------------------------------------------------

static bool check_padded(mica_op *op, size_t i, int64_t in, int64_t before, int64_t behind,
                         int64_t out) {
  if (before < -1 || behind < -1)
    return mica_op_error(op,
                         "invalid padding values at dimension %z: values must be non-negative or "
                         "-1 for dynamic padding, got [%I, %I]",
                         i, before, behind);
  const int64_t sum = tosa_plus(tosa_plus(in, before), behind);
  return in == MICA_DYNAMIC || !tosa_differ(sum, out) ||
         mica_op_error(op,
                       "mismatch in output shape at dimension %z: expected %I + %I + %I = %I, but "
                       "got %I",
                       i, in, before, behind, sum, out);
}

static bool check_paddings(mica_op *op, const mica_type *input, const mica_type *output,
                           tosa_numbers paddings) {
  const size_t rank = mica_type_shape(input).size;
  if (paddings.size != 2 * rank)
    return mica_op_error(op, "padding tensor must have %z * 2 = %z elements, but got %z", rank,
                         2 * rank, paddings.size);
  for (size_t i = 0; i < rank; i++)
    if (!check_padded(op, i, tosa_extent(input, i), paddings.data[2 * i], paddings.data[2 * i + 1],
                      tosa_extent(output, i)))
      return false;
  return true;
}

bool tosa_pad_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_pad_input1(op));
  const mica_type *output = tosa_type(tosa_pad_output(op));
  const mica_value *padding = tosa_pad_padding(op);
  tosa_numbers paddings;
  if (!tosa_same_elements(op, input, output) ||
      !tosa_same_elements(op, tosa_type(tosa_pad_pad_const(op)), output))
    return false;
  if (!mica_type_has_rank(input) || !mica_type_has_rank(output)) return true;
  if (tosa_rank(input) != tosa_rank(output))
    return mica_op_error(op,
                         "expect same input and output tensor rank, but got inputRank: %I, "
                         "outputRank: %I",
                         tosa_rank(input), tosa_rank(output));
  if (!tosa_constant(padding, &paddings)) return mica_op_error(op, "padding must be a constant");
  const bool ok = check_paddings(op, input, output, paddings);
  tosa_free_numbers(padding, paddings);
  return ok;
}

// ---- reshape ------------------------------------------------------------------------------------

static bool check_new_shape(mica_op *op, const mica_type *output, mica_int64s numbers) {
  if ((int64_t)numbers.size != tosa_rank(output))
    return mica_op_error(op, "new shape does not match result rank");
  for (size_t i = 0; i < numbers.size; i++) {
    const int64_t size = numbers.data[i];
    if (size != -1 && tosa_differ(size, tosa_extent(output, i)))
      return mica_op_error(op, "new shape is inconsistent with result shape");
    if (size != MICA_DYNAMIC && size < -1)
      return mica_op_error(op, "new shape has invalid tensor dimension size %I", size);
  }
  return true;
}

static bool report_count(mica_op *op, int64_t from, int64_t to) {
  return mica_op_error(op, "cannot reshape %I elements into %I", from, to);
}

static int64_t product_of(mica_int64s dims) {
  int64_t product = 1;
  for (size_t i = 0; i < dims.size; i++)
    if (dims.data[i] > 0) product = tosa_times(product, dims.data[i]);
  return product;
}

static bool check_counts(mica_op *op, const mica_type *input, const mica_type *output,
                         mica_int64s numbers) {
  if (!is_static(input)) return true;
  const int64_t from = product_of(mica_type_shape(input)), to = product_of(numbers);
  if (is_static(output) && product_of(mica_type_shape(output)) != from)
    return report_count(op, from, product_of(mica_type_shape(output)));
  const bool fits = tosa_all_at_least(numbers, 1) ? from == to : to <= from;
  return fits || report_count(op, from, to);
}

static bool check_reshaped(mica_op *op, mica_int64s numbers) {
  const mica_type *output = tosa_type(tosa_reshape_output(op));
  size_t open = 0;
  for (size_t i = 0; i < numbers.size; i++) open += numbers.data[i] == -1;
  if (open > 1) return mica_op_error(op, "expected at most one target dimension to be -1");
  return !mica_type_has_rank(output) ||
         (check_new_shape(op, output, numbers) &&
          check_counts(op, tosa_type(tosa_reshape_input1(op)), output, numbers));
}

bool tosa_reshape_check(mica_op *op) {
  const mica_value *shape = tosa_reshape_shape(op);
  tosa_numbers numbers;
  if (!tosa_same_elements(op, tosa_type(tosa_reshape_input1(op)),
                          tosa_type(tosa_reshape_output(op))))
    return false;
  if (!tosa_constant(shape, &numbers)) return true;
  const bool ok = check_reshaped(op, (mica_int64s){numbers.data, numbers.size});
  tosa_free_numbers(shape, numbers);
  return ok;
}

// ---- slice, tile --------------------------------------------------------------------------------

bool tosa_slice_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_slice_input1(op));
  const mica_type *output = tosa_type(tosa_slice_output(op));
  if (!tosa_same_elements(op, input, output)) return false;
  const int64_t rank = tosa_rank(input);
  if (rank < 0) return true;
  if (mica_type_has_rank(output) && rank != tosa_rank(output))
    return mica_op_error(op, "expect input1 and output to have the same ranks, got %I and %I", rank,
                         tosa_rank(output));
  if (rank != tosa_shape_type_rank(tosa_type(tosa_slice_start(op))))
    return mica_op_error(op, "length of start is not equal to rank of input shape");
  return rank == tosa_shape_type_rank(tosa_type(tosa_slice_size(op))) ||
         mica_op_error(op, "length of size is not equal to rank of input shape");
}

static bool check_multiples(mica_op *op) {
  const mica_value *multiples = tosa_tile_multiples(op);
  tosa_numbers numbers;
  if (!tosa_constant(multiples, &numbers)) return true;
  bool ok = true;
  for (size_t i = 0; i < numbers.size; i++)
    ok = ok && (numbers.data[i] > 0 || numbers.data[i] == -1);
  tosa_free_numbers(multiples, numbers);
  return ok || mica_op_error(op, "expect element of 'multiples' to be positive integer or -1.");
}

bool tosa_tile_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_tile_input1(op));
  const mica_type *output = tosa_type(tosa_tile_output(op));
  const int64_t count = tosa_shape_type_rank(tosa_type(tosa_tile_multiples(op)));
  const int64_t in = tosa_rank(input), out = tosa_rank(output);
  if (!tosa_same_elements(op, input, output)) return false;
  if (in >= 0 && in != count)
    return mica_op_error(op, "expect 'multiples' to have rank %I but got %I.", in, count);
  if (in >= 0 && out >= 0 && in != out)
    return mica_op_error(op, "expect same input and output tensor rank.");
  if (in < 0 && out >= 0 && out != count)
    return mica_op_error(op, "expect 'multiples' array to have length %I but got %I.", out, count);
  return check_multiples(op);
}

// ---- transpose ----------------------------------------------------------------------------------

static bool is_permutation(mica_context *ctx, mica_int32s perms) {
  bool *seen = mica_allocate(ctx, perms.size + 1);
  if (seen == NULL) return false;
  for (size_t i = 0; i < perms.size; i++) seen[i] = false;
  bool ok = true;
  for (size_t i = 0; ok && i < perms.size; i++) {
    ok = perms.data[i] >= 0 && (size_t)perms.data[i] < perms.size && !seen[perms.data[i]];
    if (ok) seen[perms.data[i]] = true;
  }
  mica_free(ctx, seen, perms.size + 1);
  return ok;
}

static bool check_perms_size(mica_op *op, const mica_type *tensor, mica_int32s perms,
                             const char *which) {
  return !mica_type_has_rank(tensor) || tosa_rank(tensor) == (int64_t)perms.size ||
         mica_op_error(op, "expected perms attribute to have size %I (%s rank) but got size %z",
                       tosa_rank(tensor), which, perms.size);
}

static bool check_permuted(mica_op *op, const mica_type *input, const mica_type *output,
                           mica_int32s perms) {
  if (is_static(input) && is_static(output)) {
    const int64_t from = product_of(mica_type_shape(input));
    const int64_t to = product_of(mica_type_shape(output));
    if (from != to)
      return mica_op_error(
          op, "expected input1 and output to have same numbers of elements, got %I and %I", from,
          to);
  }
  for (size_t i = 0; i < perms.size; i++) {
    const int64_t size = tosa_extent(input, (size_t)perms.data[i]);
    if (tosa_differ(size, tosa_extent(output, i)))
      return mica_op_error(op,
                           "expected output tensor dim %z to match input dim %d with value of %I",
                           i, (int)perms.data[i], size);
  }
  return true;
}

bool tosa_transpose_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_transpose_input1(op));
  const mica_type *output = tosa_type(tosa_transpose_output(op));
  const mica_int32s perms = tosa_transpose_perms(op);
  if (!tosa_same_elements(op, input, output) || !check_perms_size(op, input, perms, "input"))
    return false;
  if (mica_type_has_rank(input) && mica_type_has_rank(output) &&
      tosa_rank(input) != tosa_rank(output))
    return mica_op_error(op, "expected input tensor rank to equal result tensor rank");
  if (!check_perms_size(op, output, perms, "output")) return false;
  if (!is_permutation(mica_op_context(op), perms))
    return mica_op_error(op, "expected valid permutation indices");
  return check_permuted(op, input, output, perms);
}

// ---- gather, scatter ----------------------------------------------------------------------------

// A size that several tensors say, the first of them that knows it.
static bool agree(mica_op *op, int64_t *known, const mica_type *tensor, size_t dim,
                  const char *name) {
  const int64_t size = tosa_extent(tensor, dim);
  if (*known == MICA_DYNAMIC) *known = size;
  return !tosa_differ(*known, size) ||
         mica_op_error(op, "requires %s dimension %z to have size %I, got %I", name, dim, *known,
                       size);
}

bool tosa_gather_check(mica_op *op) {
  const mica_type *values = tosa_type(tosa_gather_values(op));
  const mica_type *indices = tosa_type(tosa_gather_indices(op));
  const mica_type *output = tosa_type(tosa_gather_output(op));
  int64_t n = tosa_extent(values, 0), w = tosa_extent(indices, 1), c = tosa_extent(values, 2);
  return tosa_same_elements(op, values, output) && agree(op, &n, indices, 0, "indices") &&
         agree(op, &n, output, 0, "output") && agree(op, &w, output, 1, "output") &&
         agree(op, &c, output, 2, "output");
}

bool tosa_scatter_check(mica_op *op) {
  const mica_type *values = tosa_type(tosa_scatter_values_in(op));
  const mica_type *indices = tosa_type(tosa_scatter_indices(op));
  const mica_type *input = tosa_type(tosa_scatter_input(op));
  const mica_type *output = tosa_type(tosa_scatter_values_out(op));
  int64_t n = tosa_extent(values, 0), k = tosa_extent(values, 1);
  int64_t w = tosa_extent(indices, 1), c = tosa_extent(values, 2);
  if (!tosa_same_elements(op, values, output) || !tosa_same_elements(op, input, output) ||
      !agree(op, &n, indices, 0, "indices") || !agree(op, &n, input, 0, "input") ||
      !agree(op, &w, input, 1, "input") || !agree(op, &c, input, 2, "input") ||
      !agree(op, &n, output, 0, "values_out") || !agree(op, &k, output, 1, "values_out") ||
      !agree(op, &c, output, 2, "values_out"))
    return false;
  return k == MICA_DYNAMIC || w == MICA_DYNAMIC || k >= w ||
         mica_op_error(op, "requires dimensions K >= W, got K=%I and W=%I", k, w);
}

// ---- resize -------------------------------------------------------------------------------------

typedef struct resized {
  int64_t in, out, numerator, denominator, offset, border;
  const char *name, *letter;
} resized;

// A size of one may be stretched to any.
static bool check_resized(mica_op *op, const resized *r) {
  if (r->in == MICA_DYNAMIC || r->in == 1) return true;
  const int64_t scaled = tosa_times(tosa_minus(r->in, 1), r->numerator);
  const int64_t distance = tosa_plus(tosa_minus(scaled, r->offset), r->border);
  if (distance % r->denominator != 0)
    return mica_op_error(
        op,
        "expected (input_%s - 1) * scale_%s_n - offset_%s + border_%s to be wholly "
        "divisible by scale_%s_d, got ((%I - 1) * %I - %I + %I) / %I",
        r->name, r->letter, r->letter, r->letter, r->letter, r->in, r->numerator, r->offset,
        r->border, r->denominator);
  const int64_t size = tosa_plus(distance / r->denominator, 1);
  return !tosa_differ(size, r->out) ||
         mica_op_error(op,
                       "calculated output %s did not match expected: calculated=%I, expected=%I",
                       r->name, size, r->out);
}

static bool check_resize(mica_op *op, mica_int64s scale, mica_int64s offset, mica_int64s border) {
  const mica_type *input = tosa_type(tosa_resize_input(op));
  const mica_type *output = tosa_type(tosa_resize_output(op));
  if (scale.size != 4 || offset.size != 2 || border.size != 2) return true;
  if (!tosa_all_at_least(scale, 1))
    return tosa_report_list(op, "expect all scale values to be > 0, got ", scale);
  if (!mica_type_has_rank(output)) return true;
  const resized y = {tosa_extent(input, 1), tosa_extent(output, 1), scale.data[0], scale.data[1],
                     offset.data[0],        border.data[0],         "height",      "y"};
  const resized x = {tosa_extent(input, 2), tosa_extent(output, 2), scale.data[2], scale.data[3],
                     offset.data[1],        border.data[1],         "width",       "x"};
  return check_resized(op, &y) && check_resized(op, &x);
}

bool tosa_resize_check(mica_op *op) {
  const mica_value *given[] = {tosa_resize_scale(op), tosa_resize_offset(op),
                               tosa_resize_border(op)};
  tosa_numbers numbers[3];
  size_t known = 0;
  bool ok = true;
  while (known < 3 && tosa_constant(given[known], &numbers[known])) known++;
  if (known == 3)
    ok = check_resize(op, (mica_int64s){numbers[0].data, numbers[0].size},
                      (mica_int64s){numbers[1].data, numbers[1].size},
                      (mica_int64s){numbers[2].data, numbers[2].size});
  for (size_t i = 0; i < known; i++) tosa_free_numbers(given[i], numbers[i]);
  return ok;
}

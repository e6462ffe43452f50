// Folds of what moves elements: to where they are already, of constants that are the same
// everywhere, of one move behind another. Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/elements.h"
#include "mica/rewrite.h"
#include "shared.h"

static mica_value *first(const mica_op *op) { return mica_op_operand(op, 0); }
static const mica_type *result_type(const mica_op *op) { return tosa_type(mica_op_result(op, 0)); }

static bool is_dense(const mica_attr *constant) {
  return constant != NULL && mica_attr_is_dense_elements(constant) &&
         !mica_attr_is_dense_strings(constant);
}
static bool is_splat(const mica_attr *constant) {
  return is_dense(constant) && mica_attr_dense_is_splat(constant);
}

// The constant in the shape of the result. NULL: it isn't the same everywhere, or the shape isn't
// known.
static const mica_attr *in_shape_of(const mica_op *op, const mica_attr *constant) {
  const mica_type *type = result_type(op);
  return is_splat(constant) && mica_type_is_ranked_tensor(type) &&
                 mica_type_has_static_shape(type) &&
                 mica_type_element(mica_attr_type(constant)) == mica_type_element(type)
             ? mica_attr_elements_reshape(constant, type)
             : NULL;
}

// Whether all numbers of a constant are that one.
static bool all_are(const mica_value *value, int64_t number) {
  tosa_numbers numbers;
  if (!tosa_constant(value, &numbers)) return false;
  bool same = true;
  for (size_t i = 0; same && i < numbers.size; i++) same = numbers.data[i] == number;
  tosa_free_numbers(value, numbers);
  return same;
}

// ---- concat -------------------------------------------------------------------------------------

// So many operands may a fold leave: what is concatenated again and again would have more and more.
enum { MOST_OPERANDS = 1024 };

static const mica_op *concat_before(const mica_op *op, size_t i) {
  const mica_op *by = mica_value_op_of(mica_op_operand(op, i), &tosa_concat_def);
  return by != NULL && tosa_concat_axis(by) == tosa_concat_axis(op) ? by : NULL;
}

static bool is_empty(const mica_op *op, size_t i) {
  return tosa_extent(tosa_type(mica_op_operand(op, i)), (size_t)tosa_concat_axis(op)) == 0;
}

static bool drop_empty(mica_op *op) {
  bool changed = false;
  for (size_t i = mica_op_operand_count(op); i-- > 0;) {
    if (!is_empty(op, i) || mica_op_operand_count(op) == 1) continue;
    mica_op_erase_operands(op, i, 1);
    changed = true;
  }
  return changed;
}

static bool join(mica_op *op, size_t count) {
  mica_context *ctx = mica_op_context(op);
  mica_value **values = mica_allocate(ctx, (count + 1) * sizeof *values);
  size_t at = 0;
  for (size_t i = 0; values != NULL && i < mica_op_operand_count(op); i++) {
    const mica_op *before = concat_before(op, i);
    if (before == NULL) values[at++] = mica_op_operand(op, i);
    for (size_t k = 0; before != NULL && k < mica_op_operand_count(before); k++)
      values[at++] = mica_op_operand(before, k);
  }
  const bool done = values != NULL && mica_op_set_operands(op, values, count);
  mica_free(ctx, values, (count + 1) * sizeof *values);
  return done;
}

bool tosa_concat_fold(mica_op *op, const mica_attr *const *input1, size_t input1_count,
                      mica_fold *out) {
  (void)input1, (void)input1_count, (void)out;
  size_t count = 0;
  bool any = false;
  if (drop_empty(op)) return true;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *before = concat_before(op, i);
    any |= before != NULL;
    count += before == NULL ? 1 : mica_op_operand_count(before);
  }
  return any && count <= MOST_OPERANDS && join(op, count);
}

// ---- reshape, transpose, reverse ----------------------------------------------------------------

static size_t dynamic_dims(const mica_type *type) {
  const mica_int64s shape = mica_type_shape(type);
  size_t count = 0;
  for (size_t i = 0; i < shape.size; i++) count += shape.data[i] == MICA_DYNAMIC;
  return count;
}

static bool is_used_once(const mica_value *value) {
  const mica_operand *use = mica_value_first_use(value);
  return use != NULL && mica_operand_next_use(use) == NULL;
}

bool tosa_reshape_fold(mica_op *op, const mica_attr *input1, const mica_attr *shape,
                       mica_fold *out) {
  (void)shape;
  const mica_type *from = tosa_type(first(op)), *to = result_type(op);
  tosa_numbers numbers;
  if (!mica_type_is_ranked_tensor(from) || !mica_type_is_ranked_tensor(to)) return false;
  if (dynamic_dims(from) < 2 && tosa_fold_same(op, first(op), out)) return true;
  const mica_op *inner = mica_value_op_of(first(op), &tosa_reshape_def);
  if (inner != NULL) {
    tosa_reshape_set_input1(op, tosa_reshape_input1(inner));
    return true;
  }
  if (is_splat(input1)) return mica_fold_attr(out, in_shape_of(op, input1));
  if (!is_dense(input1) || !mica_type_has_static_shape(to) || !is_used_once(first(op)) ||
      mica_type_element(mica_attr_type(input1)) != mica_type_element(to) ||
      !tosa_constant(tosa_reshape_shape(op), &numbers))
    return false;
  tosa_free_numbers(tosa_reshape_shape(op), numbers);
  return mica_type_element_count(to) == (int64_t)mica_attr_elements_count(input1) &&
         mica_fold_attr(out, mica_attr_elements_reshape(input1, to));
}

bool tosa_transpose_fold(mica_op *op, const mica_attr *input1, mica_fold *out) {
  const mica_int32s order = tosa_transpose_perms(op);
  if (mica_fold_attr(out, in_shape_of(op, input1))) return true;
  for (size_t i = 0; i < order.size; i++)
    if (order.data[i] != (int32_t)i) return false;
  return tosa_fold_same(op, first(op), out);
}

bool tosa_reverse_fold(mica_op *op, const mica_attr *input1, mica_fold *out) {
  const mica_type *type = tosa_type(first(op));
  if (is_splat(input1)) return type == result_type(op) && mica_fold_attr(out, input1);
  return mica_type_has_rank(type) && tosa_extent(type, (size_t)tosa_reverse_axis(op)) == 1 &&
         tosa_fold_same(op, first(op), out);
}

// ---- pad, slice, tile, resize -------------------------------------------------------------------

bool tosa_pad_fold(mica_op *op, const mica_attr *input1, const mica_attr *padding,
                   const mica_attr *pad_const, mica_fold *out) {
  (void)input1, (void)padding, (void)pad_const;
  return all_are(tosa_pad_padding(op), 0) && tosa_fold_same(op, first(op), out);
}

bool tosa_tile_fold(mica_op *op, const mica_attr *input1, const mica_attr *multiples,
                    mica_fold *out) {
  (void)input1, (void)multiples;
  return all_are(tosa_tile_multiples(op), 1) && tosa_fold_same(op, first(op), out);
}

// The only element of the slice.
static const mica_attr *element_of(const mica_op *op, const mica_attr *constant) {
  const mica_type *from = tosa_type(first(op)), *to = result_type(op);
  const mica_int64s shape = mica_type_shape(from);
  tosa_numbers start;
  mica_elements made;
  if (!is_dense(constant) || !mica_type_has_static_shape(from) ||
      mica_type_element_count(to) != 1 ||
      mica_type_element(mica_attr_type(constant)) != mica_type_element(to) ||
      !tosa_constant(tosa_slice_start(op), &start))
    return NULL;
  int64_t at = 0;
  bool is_inside = start.size == shape.size;
  for (size_t i = 0; is_inside && i < shape.size; i++) {
    is_inside = start.data[i] >= 0 && start.data[i] < shape.data[i];
    if (is_inside) at = at * shape.data[i] + start.data[i];
  }
  tosa_free_numbers(tosa_slice_start(op), start);
  if (!is_inside) return NULL;
  if (mica_elements_begin(&made, to)) mica_elements_copy(&made, 0, constant, (size_t)at, 1);
  return mica_elements_end(&made);
}

bool tosa_slice_fold(mica_op *op, const mica_attr *input1, const mica_attr *start,
                     const mica_attr *size, mica_fold *out) {
  (void)start, (void)size;
  const mica_type *from = tosa_type(first(op)), *to = result_type(op);
  if (!mica_type_is_ranked_tensor(from) || !mica_type_is_ranked_tensor(to)) return false;
  if (mica_type_has_static_shape(from) && tosa_fold_same(op, first(op), out)) return true;
  if (mica_fold_attr(out, in_shape_of(op, input1))) return true;
  return mica_type_has_static_shape(to) && mica_fold_attr(out, element_of(op, input1));
}

static bool keeps_size(const mica_op *op) {
  const mica_value *value = tosa_resize_scale(op);
  tosa_numbers scale;
  if (!tosa_constant(value, &scale)) return false;
  const bool keeps = scale.size == 4 && scale.data[0] == scale.data[1] &&
                     scale.data[2] == scale.data[3];
  tosa_free_numbers(value, scale);
  return keeps && all_are(tosa_resize_offset(op), 0) && all_are(tosa_resize_border(op), 0);
}

bool tosa_resize_fold(mica_op *op, const mica_attr *input, const mica_attr *scale,
                      const mica_attr *offset, const mica_attr *border, mica_fold *out) {
  (void)input, (void)scale, (void)offset, (void)border;
  return keeps_size(op) && tosa_fold_same(op, first(op), out);
}

// What tosa wrote from 2020 to 2024: attributes where operands stand today, zero points as
// attributes, arrays of numbers. Called by generated code with --upgrade-legacy; own nothing.
#include "shared.h"

#include "mica/elements.h"
#include "mica/enum.h"
#include "mica/former.h"

// ---- Attributes of another kind -----------------------------------------------------------------

// `0 : i64`, once.
const mica_attr *tosa_former_i32(mica_context *ctx, const mica_attr *value) {
  int64_t number;
  if (!mica_former_number(value, &number) || number != (int32_t)number) return NULL;
  return mica_attr_i32(ctx, (int32_t)number);
}

// An enumerator was a string: `"BILINEAR"`. What is none stays.
static bool case_of(const mica_enum_def *cases, const mica_attr *value, uint64_t *number) {
  return mica_attr_is_string(value) &&
         mica_enum_from_text(cases, mica_attr_string_value(value), number);
}
const mica_attr *tosa_former_resize_mode(mica_context *ctx, const mica_attr *value) {
  uint64_t number;
  return case_of(&tosa_resize_mode_enum, value, &number)
             ? tosa_resize_mode_attr_get(ctx, (tosa_resize_mode)number)
             : value;
}
const mica_attr *tosa_former_rounding_mode(mica_context *ctx, const mica_attr *value) {
  uint64_t number;
  return case_of(&tosa_rounding_mode_enum, value, &number)
             ? tosa_rounding_mode_attr_get(ctx, (tosa_rounding_mode)number)
             : value;
}
const mica_attr *tosa_former_nan_mode(mica_context *ctx, const mica_attr *value) {
  uint64_t number;
  return case_of(&tosa_nan_propagation_mode_enum, value, &number)
             ? tosa_nan_propagation_mode_attr_get(ctx, (tosa_nan_propagation_mode)number)
             : value;
}

const mica_attr *tosa_former_double_round(mica_context *ctx, const mica_attr *value) {
  if (!mica_attr_is_bool(value)) return NULL;
  return tosa_rounding_mode_attr_get(ctx, mica_attr_bool_value(value)
                                              ? TOSA_ROUNDING_MODE_DOUBLE_ROUND
                                              : TOSA_ROUNDING_MODE_SINGLE_ROUND);
}

// The shape stands in the type of the result.
const mica_attr *tosa_former_out_shape(mica_context *ctx, const mica_attr *value) {
  return mica_attr_is_dense_i64s(mica_former_int64s(ctx, value)) ? value : NULL;
}

// Two numbers became four; which of them isn't told unless they are zero.
const mica_attr *tosa_former_out_pad(mica_context *ctx, const mica_attr *value) {
  static const int64_t none[4] = {0};
  const mica_attr *list = mica_former_int64s(ctx, value);
  if (list == NULL || !mica_attr_is_dense_i64s(list)) return list;
  const mica_int64s numbers = mica_attr_dense_i64s_value(list);
  if (numbers.size != 2) return list;
  return numbers.data[0] == 0 && numbers.data[1] == 0
             ? mica_attr_dense_i64s(ctx, (mica_int64s){none, 4})
             : NULL;
}

// Today there is no other dilation than one.
const mica_attr *tosa_former_no_dilation(mica_context *ctx, const mica_attr *value) {
  const mica_attr *list = mica_former_int64s(ctx, value);
  if (list == NULL || !mica_attr_is_dense_i64s(list)) return NULL;
  const mica_int64s numbers = mica_attr_dense_i64s_value(list);
  for (size_t i = 0; i < numbers.size; i++)
    if (numbers.data[i] != 1) return NULL;
  return value;
}

// ---- Lists of numbers ---------------------------------------------------------------------------

typedef struct number_list {  // borrowed; one word each
  const mica_attr *list;      // array<i64: ...>; NULL: no list of numbers
  mica_int64s numbers;
} number_list;

static number_list list_of(const mica_op *op, const mica_attr *value) {
  const mica_attr *list = value == NULL ? NULL : mica_former_int64s(mica_op_context(op), value);
  if (list == NULL || !mica_attr_is_dense_i64s(list)) return (number_list){NULL, {NULL, 0}};
  return (number_list){list, mica_attr_dense_i64s_value(list)};
}

// The numbers of a constant tensor, no more than twice the dimensions of what is read.
static number_list list_of_elements(const mica_op *op, const mica_attr *value) {
  enum { MOST = 64 };
  int64_t numbers[MOST];
  const int64_t rank = tosa_rank(tosa_type(mica_op_operand(op, 0)));
  const int64_t count = mica_type_element_count(mica_attr_type(value));
  if (count < 0 || count > MOST || (rank >= 0 && count > 2 * rank))
    return (number_list){NULL, {NULL, 0}};
  for (int64_t i = 0; i < count; i++)
    if (!mica_former_number(mica_attr_dense_at(value, (size_t)i), &numbers[i]))
      return (number_list){NULL, {NULL, 0}};
  return list_of(op,
                 mica_attr_dense_i64s(mica_op_context(op), (mica_int64s){numbers, (size_t)count}));
}

// `[1, 2]`, `array<i64: 1, 2>`, `array<i32: 1, 2>`, or what a constant gives.
static number_list numbers_of(const mica_op *op, const mica_attr *value) {
  if (value != NULL && mica_attr_is_dense_int_elements(value)) return list_of_elements(op, value);
  return list_of(op, value);
}

static const mica_type *vector_type(size_t count, const mica_type *element) {
  const int64_t size = (int64_t)count;
  return mica_type_ranked_tensor((mica_int64s){&size, 1}, element, NULL);
}

static const mica_attr *shape_of(const mica_op *op, mica_int64s numbers, const mica_type **type) {
  mica_context *ctx = mica_op_context(op);
  const mica_type *tensor = vector_type(numbers.size, mica_type_index(ctx));
  *type = tosa_shape_type_get(ctx, (int)numbers.size);
  if (tensor == NULL || *type == NULL) return NULL;
  return mica_attr_elements_i64(tensor, numbers.data, numbers.size);
}

const mica_attr *tosa_former_shape(const mica_op *op, const mica_attr *value,
                                   const mica_type **type) {
  const number_list list = numbers_of(op, value);
  return list.list == NULL ? NULL : shape_of(op, list.numbers, type);
}

const mica_attr *tosa_former_perms(const mica_op *op, const mica_attr *value,
                                   const mica_type **type) {
  enum { MOST = 64 };
  int32_t numbers[MOST];
  const number_list list = numbers_of(op, value);
  (void)type;
  if (list.list == NULL || list.numbers.size > MOST) return NULL;
  for (size_t i = 0; i < list.numbers.size; i++) numbers[i] = (int32_t)list.numbers.data[i];
  return mica_attr_dense_i32s(mica_op_context(op), (mica_int32s){numbers, list.numbers.size});
}

// ---- Tensors of one number ----------------------------------------------------------------------

static bool fits(const mica_type *integer, int64_t number) {
  const uint32_t width = mica_type_integer_width(integer);
  if (width >= 63) return true;
  if (mica_type_is_unsigned_integer(integer)) return number >= 0 && number >> width == 0;
  return number >> (width - 1) == 0 || number >> (width - 1) == -1;
}

static const mica_attr *number_attr(const mica_type *element, int64_t number) {
  if (mica_type_is_float(element)) return mica_attr_float(element, (double)number);
  return mica_type_is_integer(element) && fits(element, number) ? mica_attr_integer(element, number)
                                                                : NULL;
}

static const mica_attr *one_number(const mica_type *element, int64_t number) {
  const mica_attr *attr = number_attr(element, number);
  const mica_type *type = attr == NULL ? NULL : vector_type(1, element);
  return type == NULL ? NULL : mica_attr_elements_of(type, (mica_attrs){&attr, 1});
}

const mica_attr *tosa_former_shift(const mica_op *op, const mica_attr *value,
                                   const mica_type **type) {
  int64_t number;
  (void)type;
  return mica_former_number(value, &number)
             ? one_number(mica_type_i(mica_op_context(op), 8), number)
             : NULL;
}

// ---- Zero points --------------------------------------------------------------------------------
// `input_zp = 3 : i32`, or both in `quantization_info`, which was a dictionary at first; none:
// zero.

static bool entry_of(const mica_attr *dictionary, size_t which, int64_t *out) {
  const mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  return which < entries.size && mica_former_number(entries.data[which].value, out);
}

static bool zero_point_of(const mica_attr *value, size_t which, int64_t *out) {
  *out = 0;
  if (value == NULL) return true;
  if (mica_attr_is_dictionary(value)) return entry_of(value, which, out);
  if (tosa_conv_op_quantization_attr_isa(value))
    *out = which == 0 ? tosa_conv_op_quantization_attr_input_zp(value)
                      : tosa_conv_op_quantization_attr_weight_zp(value);
  else if (tosa_mat_mul_op_quantization_attr_isa(value))
    *out = which == 0 ? tosa_mat_mul_op_quantization_attr_a_zp(value)
                      : tosa_mat_mul_op_quantization_attr_b_zp(value);
  else if (tosa_unary_op_quantization_attr_isa(value))
    *out = which == 0 ? tosa_unary_op_quantization_attr_input_zp(value)
                      : tosa_unary_op_quantization_attr_output_zp(value);
  else if (tosa_pad_op_quantization_attr_isa(value))
    *out = tosa_pad_op_quantization_attr_input_zp(value);
  else return mica_former_number(value, out);
  return true;
}

// Of `of`, the one or the other of two.
static const mica_attr *zero_point(const mica_value *of, const mica_attr *value, size_t which) {
  int64_t number;
  const mica_type *element = tosa_stored(tosa_type(of));
  return element != NULL && zero_point_of(value, which, &number) ? one_number(element, number)
                                                                 : NULL;
}

const mica_attr *tosa_former_input_zp(const mica_op *op, const mica_attr *value,
                                      const mica_type **type) {
  (void)type;
  return zero_point(mica_op_operand(op, 0), value, 0);
}
const mica_attr *tosa_former_second_zp(const mica_op *op, const mica_attr *value,
                                       const mica_type **type) {
  (void)type;
  return zero_point(mica_op_operand(op, 1), value, 1);
}
const mica_attr *tosa_former_output_zp(const mica_op *op, const mica_attr *value,
                                       const mica_type **type) {
  (void)type;
  return mica_op_result_count(op) == 0 ? NULL : zero_point(mica_op_result(op, 0), value, 1);
}

// It had no dimension once.
const mica_attr *tosa_former_pad_const(const mica_op *op, const mica_attr *value,
                                       const mica_type **type) {
  (void)type;
  if (value == NULL || !mica_attr_is_dense_elements(value))
    return zero_point(mica_op_operand(op, 0), value, 0);
  const mica_type *old = mica_attr_type(value);
  const mica_type *one = vector_type(1, mica_type_element(old));
  return one == NULL || mica_type_element_count(old) != 1 ? NULL
                                                          : mica_attr_elements_reshape(value, one);
}

// ---- rescale ------------------------------------------------------------------------------------

static const mica_attr *scales(const mica_op *op, const mica_attr *value, uint32_t width) {
  mica_context *ctx = mica_op_context(op);
  const number_list list = list_of(op, value);
  const mica_type *element = mica_type_i(ctx, width);
  const mica_type *type =
      element == NULL || list.list == NULL ? NULL : vector_type(list.numbers.size, element);
  const size_t size = (list.numbers.size + 1) * sizeof(const mica_attr *);
  const mica_attr **attrs = type == NULL || list.numbers.size == 0 ? NULL
                                                                   : mica_allocate(ctx, size);
  if (attrs == NULL) return NULL;
  for (size_t i = 0; i < list.numbers.size; i++)
    attrs[i] = number_attr(element, list.numbers.data[i]);  // NULL: so is the whole
  const mica_attr *made = mica_attr_elements_of(type, (mica_attrs){attrs, list.numbers.size});
  mica_free(ctx, (void *)attrs, size);
  return made;
}

const mica_attr *tosa_former_multiplier(const mica_op *op, const mica_attr *value,
                                        const mica_type **type) {
  const mica_attr *scale32 = tosa_rescale_scale32_attr(op);
  (void)type;
  return scale32 == NULL ? NULL : scales(op, value, mica_attr_bool_value(scale32) ? 32 : 16);
}
const mica_attr *tosa_former_shifts(const mica_op *op, const mica_attr *value,
                                    const mica_type **type) {
  (void)type;
  return scales(op, value, 8);
}

static const mica_attr *is_unsigned(const mica_op *op, const mica_value *value) {
  const mica_type *element = tosa_stored(tosa_type(value));
  return mica_attr_bool(mica_op_context(op),
                        element != NULL && mica_type_is_unsigned_integer(element));
}
const mica_attr *tosa_former_input_unsigned(const mica_op *op, const mica_attr *value,
                                            const mica_type **type) {
  (void)value, (void)type;
  return mica_op_operand_count(op) == 0 ? NULL : is_unsigned(op, mica_op_operand(op, 0));
}
const mica_attr *tosa_former_output_unsigned(const mica_op *op, const mica_attr *value,
                                             const mica_type **type) {
  (void)value, (void)type;
  return mica_op_result_count(op) == 0 ? NULL : is_unsigned(op, mica_op_result(op, 0));
}

// ---- What follows from types --------------------------------------------------------------------

// Of the types of floats one alone may be summed up in two ways.
static const mica_type *float_sum(const mica_type *element) {
  mica_context *ctx = mica_type_context(element);
  if (mica_type_is_float_kind(element, MICA_F16)) return NULL;
  if (mica_type_bit_width(element) == 8) return mica_type_float(ctx, MICA_F16);
  return mica_type_float(ctx, MICA_F32);
}

static const mica_attr *sum_type(const mica_op *op, uint32_t of_i16) {
  if (mica_op_operand_count(op) == 0) return NULL;
  const mica_type *element = tosa_stored(tosa_type(mica_op_operand(op, 0))), *sum = NULL;
  if (element == NULL) return NULL;
  if (mica_type_is_float(element)) sum = float_sum(element);
  else if (mica_type_is_integer(element))
    sum = mica_type_i(mica_op_context(op), mica_type_integer_width(element) == 16 ? of_i16 : 32);
  return sum == NULL ? NULL : mica_attr_type_of(sum);
}

const mica_attr *tosa_former_acc_type(const mica_op *op, const mica_attr *value,
                                      const mica_type **type) {
  (void)value, (void)type;
  return sum_type(op, 48);
}
const mica_attr *tosa_former_pool_acc_type(const mica_op *op, const mica_attr *value,
                                           const mica_type **type) {
  (void)value, (void)type;
  return sum_type(op, 32);
}

// ---- clamp --------------------------------------------------------------------------------------

// Of two bounds the one of the elements' kind; a number that they don't reach bounds nothing.
static const mica_attr *bound(const mica_op *op, const char *of_integers, const char *of_floats) {
  if (mica_op_operand_count(op) == 0) return NULL;
  const mica_type *element = tosa_stored(tosa_type(mica_op_operand(op, 0)));
  const bool is_float = element != NULL && mica_type_is_float(element);
  const mica_attr *told = mica_op_attribute(op, mica_str_of(is_float ? of_floats : of_integers));
  int64_t number;
  if (element == NULL || told == NULL) return NULL;
  if (is_float)
    return mica_attr_is_float(told) ? mica_attr_float(element, mica_attr_float_value(told)) : NULL;
  if (!mica_type_is_integer(element) || !mica_former_number(told, &number)) return NULL;
  const uint32_t bits = mica_type_integer_width(element);
  const bool is_unsigned = mica_type_is_unsigned_integer(element);
  if (bits < 63 && !fits(element, number))
    number = number < 0 ? (is_unsigned ? 0 : -(INT64_C(1) << (bits - 1)))
                        : (INT64_C(1) << (is_unsigned ? bits : bits - 1)) - 1;
  return mica_attr_integer(element, number);
}

const mica_attr *tosa_former_min(const mica_op *op, const mica_attr *value,
                                 const mica_type **type) {
  (void)value, (void)type;
  return bound(op, "min_int", "min_fp");
}
const mica_attr *tosa_former_max(const mica_op *op, const mica_attr *value,
                                 const mica_type **type) {
  (void)value, (void)type;
  return bound(op, "max_int", "max_fp");
}

// ---- resize -------------------------------------------------------------------------------------
// It had the size of the result, a stride and an offset, which were shifted up, or floats.

typedef struct resize {
  int64_t scale;  // what strides and offsets were multiplied by
  int64_t stride[2], offset[2], size[2];
} resize;

static bool two_numbers(const mica_op *op, const char *name, int64_t out[2]) {
  const number_list list = list_of(op, mica_op_attribute(op, mica_str_of(name)));
  if (list.list == NULL || list.numbers.size != 2) return false;
  memcpy(out, list.numbers.data, 2 * sizeof *out);
  return true;
}

static bool two_floats(const mica_op *op, const char *name, double out[2]) {
  const mica_attr *list = mica_op_attribute(op, mica_str_of(name));
  if (list == NULL || !mica_attr_is_array(list)) return false;
  const mica_attrs elements = mica_attr_array_elements(list);
  if (elements.size != 2) return false;
  for (size_t i = 0; i < 2; i++) {
    if (!mica_attr_is_float(elements.data[i])) return false;
    out[i] = mica_attr_float_value(elements.data[i]);
  }
  return true;
}

// As whole numbers of so many parts, if they are.
static bool in_parts(const double from[2], int64_t parts, int64_t out[2]) {
  for (size_t i = 0; i < 2; i++) {
    const double scaled = from[i] * (double)parts;
    if (!(scaled > -1e15 && scaled < 1e15)) return false;
    out[i] = (int64_t)scaled;
    if ((double)out[i] != scaled) return false;
  }
  return true;
}

static bool read_floats(const mica_op *op, resize *r) {
  double stride[2], offset[2];
  if (!two_floats(op, "stride_fp", stride) || !two_floats(op, "offset_fp", offset)) return false;
  for (r->scale = 1; r->scale <= 1 << 20; r->scale *= 2)
    if (in_parts(stride, r->scale, r->stride) && in_parts(offset, r->scale, r->offset)) return true;
  return false;
}

static bool read_resize(const mica_op *op, resize *r) {
  int64_t shift;
  if (!two_numbers(op, "output_size", r->size) || !two_numbers(op, "stride", r->stride) ||
      !two_numbers(op, "offset", r->offset) ||
      !mica_former_number(mica_op_attribute(op, MICA_STR("shift")), &shift))
    return false;
  if (r->stride[0] == 0 && r->stride[1] == 0) return read_floats(op, r);
  r->scale = shift >= 0 && shift < 32 ? INT64_C(1) << shift : 0;
  return r->scale > 0;
}

const mica_attr *tosa_former_scale(const mica_op *op, const mica_attr *value,
                                   const mica_type **type) {
  resize r;
  if (mica_op_attribute(op, MICA_STR("scale")) != NULL) return tosa_former_shape(op, value, type);
  if (!read_resize(op, &r)) return NULL;
  const int64_t numbers[] = {r.scale, r.stride[0], r.scale, r.stride[1]};
  return shape_of(op, (mica_int64s){numbers, 4}, type);
}

const mica_attr *tosa_former_offset(const mica_op *op, const mica_attr *value,
                                    const mica_type **type) {
  resize r;
  if (mica_op_attribute(op, MICA_STR("scale")) != NULL) return tosa_former_shape(op, value, type);
  return read_resize(op, &r) ? shape_of(op, (mica_int64s){r.offset, 2}, type) : NULL;
}

// What stands behind the last element read follows from both sizes.
const mica_attr *tosa_former_border(const mica_op *op, const mica_attr *value,
                                    const mica_type **type) {
  resize r;
  int64_t border[2];
  if (mica_op_attribute(op, MICA_STR("scale")) != NULL) return tosa_former_shape(op, value, type);
  if (!read_resize(op, &r)) return NULL;
  for (size_t i = 0; i < 2; i++) {
    const int64_t extent = tosa_extent(tosa_type(mica_op_operand(op, 0)), i + 1);
    if (extent == MICA_DYNAMIC) return NULL;
    border[i] = tosa_plus(tosa_minus(tosa_times(tosa_minus(r.size[i], 1), r.stride[i]),
                                     tosa_times(extent - 1, r.scale)),
                          r.offset[i]);
  }
  return shape_of(op, (mica_int64s){border, 2}, type);
}

// ---- Constants ----------------------------------------------------------------------------------

mica_op *tosa_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc) {
  if (tosa_shape_type_isa(type) && mica_attr_is_dense_int_elements(constant))
    return tosa_const_shape_build(b, loc, type, constant);
  return mica_attr_is_elements(constant) && mica_attr_type(constant) == type
             ? tosa_const_build(b, loc, constant)
             : NULL;
}

// ---- Ranks --------------------------------------------------------------------------------------
// Tensors of fewer dimensions had others of size one in front of theirs.

// Operands that were stretched to one shape: not the shift of a product.
static size_t stretched_count(const mica_op *op) {
  return tosa_mul_isa(op) ? 2 : mica_op_operand_count(op);
}

static int64_t rank_of(const mica_op *op, size_t i) {
  const mica_type *type = tosa_type(mica_op_operand(op, i));
  return mica_type_is_ranked_tensor(type) ? tosa_rank(type) : -1;
}

static int64_t highest_rank(const mica_op *op) {
  int64_t most = 0;
  for (size_t i = 0; i < stretched_count(op); i++)
    if (rank_of(op, i) > most) most = rank_of(op, i);
  return most;
}

// -1 stands for the one dimension that isn't known.
static mica_op *make_reshape(mica_op *op, mica_value *from, mica_int64s dims) {
  int64_t numbers[16], unknown = 0;
  const mica_type *type;
  mica_builder b = mica_builder_before(op);
  for (size_t i = 0; i < dims.size; i++) {
    unknown += dims.data[i] == MICA_DYNAMIC;
    numbers[i] = dims.data[i] == MICA_DYNAMIC ? -1 : dims.data[i];
  }
  const mica_attr *shape = unknown > 1 ? NULL
                                       : shape_of(op, (mica_int64s){numbers, dims.size}, &type);
  mica_op *constant = shape == NULL ? NULL : tosa_materialize(&b, shape, type, mica_op_loc(op));
  return constant == NULL
             ? NULL
             : tosa_reshape_build(&b, mica_op_loc(op), from, mica_op_result(constant, 0));
}

// What can't be told is left to the verifier.
static bool raise_rank(mica_op *op, size_t index, size_t rank) {
  enum { MOST = 16 };
  int64_t dims[MOST];
  mica_value *from = mica_op_operand(op, index);
  const mica_int64s shape = mica_type_shape(tosa_type(from));
  if (rank > MOST) return true;
  for (size_t i = 0; i < rank; i++)
    dims[i] = i < rank - shape.size ? 1 : shape.data[i - (rank - shape.size)];
  mica_op *reshape = make_reshape(op, from, (mica_int64s){dims, rank});
  if (reshape != NULL) mica_op_set_operand(op, index, mica_op_result(reshape, 0));
  return reshape != NULL || !mica_context_out_of_memory(mica_op_context(op));
}

bool tosa_equalize_ranks(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  const int64_t rank = highest_rank(op);
  for (size_t i = 0; i < stretched_count(op); i++)
    if (rank_of(op, i) >= 0 && rank_of(op, i) < rank && !raise_rank(op, i, (size_t)rank))
      return false;
  return true;
}

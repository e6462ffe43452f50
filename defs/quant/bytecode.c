// Quantized types in bytecode: what of them is written, and how they are made of what was read.
// Called by the encodings of quant_bytecode.def; lists live in the reader's scratch.
#include "mica/bytecode_values.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "mica/type.h"
#include "shared.h"

enum { FLAG_SIGNED = 1, STORAGE_WIDTH_MAX = 32, SPLAT_MAX = 1024 };

// ---- Written ------------------------------------------------------------------------------------

uint64_t quant_bytecode_flags(const mica_type *type) {
  bool is_signed = quant_any_quantized_type_isa(type)
                       ? quant_any_quantized_type_is_signed(type)
                       : quant_uniform_quantized_type_is_signed(type);
  return is_signed ? FLAG_SIGNED : 0;
}

uint64_t quant_bytecode_axis(const mica_type *uniform) {
  return (uint64_t)quant_uniform_quantized_type_quantized_dimensions(uniform).data[0];
}

bool quant_bytecode_is_per_tensor(const mica_type *uniform) {
  return quant_uniform_quantized_type_kind(uniform) == QUANT_PER_TENSOR;
}
bool quant_bytecode_is_per_axis(const mica_type *uniform) {
  return quant_uniform_quantized_type_kind(uniform) == QUANT_PER_AXIS;
}
bool quant_bytecode_is_sub_channel(const mica_type *uniform) {
  return quant_uniform_quantized_type_kind(uniform) == QUANT_SUB_CHANNEL;
}

// dense<...> of the numbers that `item` makes, in the shape of the scales. NULL: no memory.
static const mica_attr *elements_of(const mica_type *uniform, const mica_type *element,
                                    const mica_attr *(*item)(const mica_type *uniform, size_t i)) {
  mica_context *ctx = mica_type_context(uniform);
  const size_t count = quant_uniform_quantized_type_scales(uniform).size;
  const mica_type *type =
      mica_type_ranked_tensor(quant_uniform_quantized_type_shape(uniform), element, NULL);
  const mica_attr **items = mica_allocate(ctx, count * sizeof *items), *made = NULL;
  for (size_t i = 0; items != NULL && i < count; i++) items[i] = item(uniform, i);
  if (type != NULL && items != NULL) made = mica_attr_elements_of(type, (mica_attrs){items, count});
  mica_free(ctx, items, count * sizeof *items);
  return made;
}

static const mica_attr *scale_at(const mica_type *uniform, size_t i) {
  return mica_attr_float(quant_uniform_quantized_type_expressed_type(uniform),
                         quant_uniform_quantized_type_scales(uniform).data[i]);
}

static const mica_attr *zero_point_at(const mica_type *uniform, size_t i) {
  return mica_attr_integer(quant_uniform_quantized_type_storage_type(uniform),
                           quant_uniform_quantized_type_zero_points(uniform).data[i]);
}

const mica_attr *quant_bytecode_scales(const mica_type *uniform) {
  return elements_of(uniform, quant_uniform_quantized_type_expressed_type(uniform), scale_at);
}

const mica_attr *quant_bytecode_zero_points(const mica_type *uniform) {
  return elements_of(uniform, quant_uniform_quantized_type_storage_type(uniform), zero_point_at);
}

// ---- Read ---------------------------------------------------------------------------------------

// What the text can't say otherwise.
static bool check_storage(mica_bytecode_reader *r, uint64_t flags, const mica_type *storage,
                          int64_t min, int64_t max) {
  uint32_t width = mica_type_integer_width(storage);
  bool is_signed = (flags & FLAG_SIGNED) != 0;
  if (flags > FLAG_SIGNED) return mica_bytecode_error(r, "illegal flags: %U", flags);
  if (width == 0 || width > STORAGE_WIDTH_MAX)
    return mica_bytecode_error(r, "illegal storage type size: %z", (size_t)width);
  if (min < quant_default_min(is_signed, width) || max > quant_default_max(is_signed, width))
    return mica_bytecode_error(r, "illegal storage min and storage max: (%I:%I)", min, max);
  return true;
}

const mica_type *quant_read_any(mica_bytecode_reader *r, uint64_t flags, const mica_type *storage,
                                const mica_type *expressed, int64_t min, int64_t max) {
  if (!check_storage(r, flags, storage, min, max)) return NULL;
  return quant_any_quantized_type_get_checked(mica_bytecode_reader_context(r),
                                              mica_bytecode_reader_loc(r), flags != 0, storage,
                                              expressed, min, max);
}

static bool check_scales(mica_bytecode_reader *r, const mica_type *expressed, mica_doubles scales,
                         mica_int64s zero_points) {
  double min, max;
  quant_scale_range(expressed, &min, &max);
  if (scales.size != zero_points.size)
    return mica_bytecode_error(r, "illegal number of scales and zeroPoints: %z, %z", scales.size,
                               zero_points.size);
  for (size_t i = 0; i < scales.size; i++)
    if (scales.data[i] < min || scales.data[i] > max)
      return mica_bytecode_error(r, "scale %s out of expressed type range [%s, %s]",
                                 quant_show(scales.data[i]).text, quant_show(min).text,
                                 quant_show(max).text);
  return true;
}

const mica_type *quant_read_per_tensor(mica_bytecode_reader *r, uint64_t flags,
                                       const mica_type *storage, const mica_type *expressed,
                                       int64_t min, int64_t max, double scale, int64_t zero_point) {
  const mica_doubles scales = {&scale, 1};
  const mica_int64s zero_points = {&zero_point, 1}, none = {NULL, 0};
  if (!check_storage(r, flags, storage, min, max) ||
      !check_scales(r, expressed, scales, zero_points))
    return NULL;
  return quant_uniform_quantized_type_get_checked(
      mica_bytecode_reader_context(r), mica_bytecode_reader_loc(r), flags != 0, storage, expressed,
      min, max, QUANT_PER_TENSOR, scales, zero_points, none, none, none);
}

const mica_type *quant_read_per_axis(mica_bytecode_reader *r, uint64_t flags,
                                     const mica_type *storage, const mica_type *expressed,
                                     int64_t min, int64_t max, uint64_t axis, mica_doubles scales,
                                     mica_int64s zero_points) {
  const int64_t dim = (int64_t)axis;
  const mica_int64s none = {NULL, 0};
  if (!check_storage(r, flags, storage, min, max) ||
      !check_scales(r, expressed, scales, zero_points) ||
      !mica_bytecode_expect(r, axis <= INT32_MAX, "quantizedDimension", axis))
    return NULL;
  return quant_uniform_quantized_type_get_checked(
      mica_bytecode_reader_context(r), mica_bytecode_reader_loc(r), flags != 0, storage, expressed,
      min, max, QUANT_PER_AXIS, scales, zero_points, (mica_int64s){&dim, 1}, none, none);
}

// Whether it has one shape with the other, and a number of its own for each element; a few that are
// equal may stand as one.
static bool check_elements(mica_bytecode_reader *r, const mica_attr *attr, const mica_type *element,
                           mica_int64s shape) {
  const mica_type *type = mica_attr_type(attr);
  const mica_int64s own = mica_type_shape(type);
  bool is_same = own.size == shape.size &&
                 (own.size == 0 || memcmp(own.data, shape.data, own.size * sizeof *own.data) == 0);
  if (mica_type_element(type) != element || !is_same)
    return mica_bytecode_error(r, "illegal scales or zero points of type %t", type);
  return !mica_attr_dense_is_splat(attr) || mica_attr_elements_count(attr) <= SPLAT_MAX ||
         mica_bytecode_error(r, "more than %d scales or zero points stand as one", (int)SPLAT_MAX);
}

// Element `i` of a shape; NULL: no memory.
static const mica_attr *element_at(const mica_attr *attr, mica_int64s shape, size_t number) {
  int64_t index[QUANT_RANK_MAX];
  for (size_t d = shape.size; d-- > 0;) {
    index[d] = (int64_t)(number % (size_t)shape.data[d]);
    number /= (size_t)shape.data[d];
  }
  return mica_attr_elements_at(attr, (mica_int64s){index, shape.size});
}

static bool read_numbers(mica_bytecode_reader *r, const mica_attr *scales,
                         const mica_attr *zero_points, mica_doubles *out, mica_int64s *points) {
  const mica_int64s shape = mica_type_shape(mica_attr_type(scales));
  const size_t count = mica_attr_elements_count(scales);
  double *of = mica_bytecode_reader_scratch(r, count * sizeof *of);
  int64_t *at = mica_bytecode_reader_scratch(r, count * sizeof *at);
  if (of == NULL || at == NULL) return false;
  for (size_t i = 0; i < count; i++) {
    const mica_attr *scale = element_at(scales, shape, i),
                    *zero_point = element_at(zero_points, shape, i);
    if (scale == NULL || zero_point == NULL) return false;
    of[i] = mica_attr_float_value(scale);
    at[i] = mica_attr_integer_value(zero_point);
  }
  *out = (mica_doubles){of, count};
  *points = (mica_int64s){at, count};
  return true;
}

const mica_type *quant_read_sub_channel(mica_bytecode_reader *r, uint64_t flags,
                                        const mica_type *storage, const mica_type *expressed,
                                        int64_t min, int64_t max, mica_int64s dims,
                                        mica_int64s blocks, const mica_attr *scales,
                                        const mica_attr *zero_points) {
  const mica_int64s shape = mica_type_shape(mica_attr_type(scales));
  mica_doubles numbers;
  mica_int64s points;
  if (!check_storage(r, flags, storage, min, max)) return NULL;
  if (shape.size > QUANT_RANK_MAX || dims.size != blocks.size) {
    mica_bytecode_error(r, "illegal scales of %z dimensions, %z of them with %z block sizes",
                        shape.size, dims.size, blocks.size);
    return NULL;
  }
  if (!check_elements(r, scales, expressed, shape) ||
      !check_elements(r, zero_points, storage, shape) ||
      !read_numbers(r, scales, zero_points, &numbers, &points) ||
      !check_scales(r, expressed, numbers, points))
    return NULL;
  return quant_uniform_quantized_type_get_checked(
      mica_bytecode_reader_context(r), mica_bytecode_reader_loc(r), flags != 0, storage, expressed,
      min, max, QUANT_SUB_CHANNEL, numbers, points, dims, blocks, shape);
}

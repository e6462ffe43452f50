// The text of quantized types, written. Called by generated code; owns nothing.
#include "shared.h"

// `<i8<-8:7>`, the bounds where they aren't those of the width.
static void print_storage(mica_printer *p, bool is_signed, const mica_type *type, int64_t min,
                          int64_t max) {
  uint32_t width = mica_type_integer_width(type);
  mica_print_text(p, is_signed ? "<i" : "<u");
  mica_print_uint(p, width);
  if (min == quant_default_min(is_signed, width) && max == quant_default_max(is_signed, width))
    return;
  mica_print_char(p, '<');
  mica_print_int(p, min);
  mica_print_char(p, ':');
  mica_print_int(p, max);
  mica_print_char(p, '>');
}

void quant_any_quantized_type_print(mica_printer *p, const mica_type *type) {
  const mica_type *expressed = quant_any_quantized_type_expressed_type(type);
  print_storage(p, quant_any_quantized_type_is_signed(type),
                quant_any_quantized_type_storage_type(type),
                quant_any_quantized_type_storage_type_min(type),
                quant_any_quantized_type_storage_type_max(type));
  if (expressed != NULL) mica_print_char(p, ':');
  if (expressed != NULL) mica_print_type(p, expressed);
  mica_print_char(p, '>');
}

// ---- uniform ------------------------------------------------------------------------------------

static void print_zero_point(mica_printer *p, int64_t zero_point) {
  if (zero_point == 0) return;
  mica_print_char(p, ':');
  mica_print_int(p, zero_point);
}

static void print_scale(mica_printer *p, const mica_type *type, size_t i) {
  mica_print_double(p, quant_uniform_quantized_type_scales(type).data[i]);
  print_zero_point(p, quant_uniform_quantized_type_zero_points(type).data[i]);
}

static void print_scales_of_axis(mica_printer *p, const mica_type *type) {
  mica_print_char(p, ':');
  mica_print_int(p, quant_uniform_quantized_type_quantized_dimensions(type).data[0]);
  mica_print_text(p, ", {");
  for (size_t i = 0; i < quant_uniform_quantized_type_scales(type).size; i++) {
    if (i > 0) mica_print_char(p, ',');
    print_scale(p, type, i);
  }
  mica_print_char(p, '}');
}

static void print_blocks(mica_printer *p, const mica_type *type) {
  mica_int64s dims = quant_uniform_quantized_type_quantized_dimensions(type);
  mica_int64s sizes = quant_uniform_quantized_type_block_sizes(type);
  mica_print_text(p, ":{");
  for (size_t i = 0; i < dims.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_int(p, dims.data[i]);
    mica_print_char(p, ':');
    mica_print_int(p, sizes.data[i]);
  }
  mica_print_text(p, "}, ");
}

// A brace for each dimension at whose first element, or behind whose last, place `i` is.
static void print_braces(mica_printer *p, mica_int64s shape, size_t i, char brace) {
  size_t count = 1;
  for (size_t d = shape.size; d-- > 0;) {
    count *= (size_t)shape.data[d];
    if (i % count == 0) mica_print_char(p, brace);
  }
}

static void print_scales_of_blocks(mica_printer *p, const mica_type *type) {
  mica_int64s shape = quant_uniform_quantized_type_shape(type);
  const mica_type *expressed = quant_uniform_quantized_type_expressed_type(type);
  const mica_doubles scales = quant_uniform_quantized_type_scales(type);
  print_blocks(p, type);
  for (size_t i = 0; i < scales.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    print_braces(p, shape, i, '{');
    const mica_attr *scale = mica_attr_float(expressed, scales.data[i]);
    if (scale != NULL) mica_print_attr_without_type(p, scale);
    print_zero_point(p, quant_uniform_quantized_type_zero_points(type).data[i]);
    print_braces(p, shape, i + 1, '}');
  }
}

void quant_uniform_quantized_type_print(mica_printer *p, const mica_type *type) {
  print_storage(p, quant_uniform_quantized_type_is_signed(type),
                quant_uniform_quantized_type_storage_type(type),
                quant_uniform_quantized_type_storage_type_min(type),
                quant_uniform_quantized_type_storage_type_max(type));
  mica_print_char(p, ':');
  mica_print_type(p, quant_uniform_quantized_type_expressed_type(type));
  switch ((quant_scaling)quant_uniform_quantized_type_kind(type)) {
  case QUANT_PER_TENSOR:
    mica_print_text(p, ", ");
    print_scale(p, type, 0);
    break;
  case QUANT_PER_AXIS: print_scales_of_axis(p, type); break;
  case QUANT_SUB_CHANNEL: print_scales_of_blocks(p, type); break;
  }
  mica_print_char(p, '>');
}

// ---- calibrated ---------------------------------------------------------------------------------

void quant_calibrated_quantized_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_type(p, quant_calibrated_quantized_type_expressed_type(type));
  mica_print_char(p, '<');
  mica_print_double(p, quant_calibrated_quantized_type_min(type));
  mica_print_char(p, ':');
  mica_print_double(p, quant_calibrated_quantized_type_max(type));
  mica_print_text(p, ">>");
}

bool quant_print_type(mica_printer *p, const mica_type *type) {
  (void)p, (void)type;
  return false;  // as generated
}

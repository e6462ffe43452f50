// The dialect vhlo: numbers and dictionaries of its encodings, and a tool that reads and writes it.
#include "vhlo.h"

#include "builtin/builtin.h"
#include "mica/bytecode_values.h"
#include "mica/mica.h"
#include "mica/opt.h"

// ---- Numbers ------------------------------------------------------------------------------------

typedef struct number_width {
  bool (*is_it)(const mica_type *type);
  uint32_t width;
} number_width;

static const number_width integer_widths[] = {
    {vhlo_index_v1_type_isa, 64},        {vhlo_integer_si2_v1_type_isa, 2},
    {vhlo_integer_si4_v1_type_isa, 4},   {vhlo_integer_si8_v1_type_isa, 8},
    {vhlo_integer_si16_v1_type_isa, 16}, {vhlo_integer_si32_v1_type_isa, 32},
    {vhlo_integer_si64_v1_type_isa, 64}, {vhlo_integer_ui2_v1_type_isa, 2},
    {vhlo_integer_ui4_v1_type_isa, 4},   {vhlo_integer_ui8_v1_type_isa, 8},
    {vhlo_integer_ui16_v1_type_isa, 16}, {vhlo_integer_ui32_v1_type_isa, 32},
    {vhlo_integer_ui64_v1_type_isa, 64}, {NULL, 0},
};
static const number_width float_widths[] = {
    {vhlo_float_bf16_v1_type_isa, 16},
    {vhlo_float_f16_v1_type_isa, 16},
    {vhlo_float_f32_v1_type_isa, 32},
    {vhlo_float_f64_v1_type_isa, 64},
    {vhlo_float_f4_e2_m1_fnv1_type_isa, 4},
    {vhlo_float_f6_e2_m3_fnv1_type_isa, 6},
    {vhlo_float_f6_e3_m2_fnv1_type_isa, 6},
    {vhlo_float_f8_e3_m4_v1_type_isa, 8},
    {vhlo_float_f8_e4_m3_v1_type_isa, 8},
    {vhlo_float_f8_e4_m3_fnv1_type_isa, 8},
    {vhlo_float_f8_e4_m3_fnuzv1_type_isa, 8},
    {vhlo_float_f8_e4_m3_b11_fnuzv1_type_isa, 8},
    {vhlo_float_f8_e5_m2_v1_type_isa, 8},
    {vhlo_float_f8_e5_m2_fnuzv1_type_isa, 8},
    {vhlo_float_f8_e8_m0_fnuv1_type_isa, 8},
    {vhlo_float_tf32_v1_type_isa, 19},
    {NULL, 0},
};

static uint32_t width_of(const number_width *widths, const mica_type *type) {
  for (; widths->is_it != NULL; widths++)
    if (widths->is_it(type)) return widths->width;
  return 0;
}

static bool read_number(mica_bytecode_reader *r, const number_width *widths, const mica_type **type,
                        uint64_t *bits) {
  if (!mica_bytecode_read_type(r, type)) return false;
  const uint32_t width = width_of(widths, *type);
  if (width == 0) return mica_bytecode_error(r, "there are no numbers of type %t", *type);
  return mica_bytecode_read_bits(r, width, bits);
}

bool vhlo_read_integer(mica_bytecode_reader *r, const mica_attr **out) {
  const mica_type *type;
  uint64_t bits;
  if (!read_number(r, integer_widths, &type, &bits)) return false;
  *out = vhlo_integer_v1_attr_get(mica_bytecode_reader_context(r), type, bits);
  return *out != NULL;
}

bool vhlo_read_float(mica_bytecode_reader *r, const mica_attr **out) {
  const mica_type *type;
  uint64_t bits;
  if (!read_number(r, float_widths, &type, &bits)) return false;
  *out = vhlo_float_v1_attr_get(mica_bytecode_reader_context(r), type, bits);
  return *out != NULL;
}

void vhlo_write_number(mica_bytecode_writer *w, const mica_attr *number) {
  const bool is_float = vhlo_float_v1_attr_isa(number);
  const mica_type *type = is_float ? vhlo_float_v1_attr_type(number)
                                   : vhlo_integer_v1_attr_type(number);
  const uint64_t bits = is_float ? vhlo_float_v1_attr_bits(number)
                                 : vhlo_integer_v1_attr_bits(number);
  mica_bytecode_write_type(w, type);
  mica_bytecode_write_bits(w, width_of(is_float ? float_widths : integer_widths, type), bits);
}

// ---- Dictionaries -------------------------------------------------------------------------------

bool vhlo_read_pairs(mica_bytecode_reader *r, mica_attrs *out) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return false;
  const mica_attr **items = mica_bytecode_reader_scratch(r, 2 * count * sizeof *items);
  if (items == NULL) return false;
  for (size_t i = 0; i < 2 * count; i++)
    if (!mica_bytecode_read_attr(r, &items[i])) return false;
  *out = (mica_attrs){items, 2 * count};
  return true;
}

void vhlo_write_pairs(mica_bytecode_writer *w, mica_attrs pairs) {
  mica_bytecode_write_varint(w, pairs.size / 2);
  for (size_t i = 0; i < pairs.size; i++) mica_bytecode_write_attr(w, pairs.data[i]);
}

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &vhlo_dialect};
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}

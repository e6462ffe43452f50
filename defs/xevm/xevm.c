// Checks of xevm: tiles of matrices, blocks of elements, products. Called by generated
// code; own nothing.
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "xevm/xevm.h"

bool xevm_parse_fence(mica_parser *p, mica_op_state *out) {
  return mica_parse_prop_dict(p, out) && mica_parse_checked_attr_dict(p, out);
}

// The address space stands there even where it is the usual one.
void xevm_print_fence(mica_printer *p, const mica_op *op) {
  mica_print_prop_dict(p, op, NULL, 0);
  mica_print_discardable(p, op);
}

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

static uint32_t number(const mica_attr *attr) { return (uint32_t)mica_attr_integer_value(attr); }

// ---- Tiles --------------------------------------------------------------------------------------

typedef struct tile {
  const mica_op *op;
  const mica_value *base_width, *base_pitch;
  uint32_t bits;  // of an element
  uint32_t width, height, blocks;
  bool transposed, packed;
} tile;

static bool is_power_up_to(uint32_t value, uint32_t most) {
  return value != 0 && value <= most && (value & (value - 1)) == 0;
}

static bool check_between(const tile *t, const char *what, uint32_t value, uint32_t least,
                          uint32_t most) {
  return (value >= least && value <= most) ||
         mica_op_error(t->op, "expecting %s to be between %u and %u", what, least, most);
}
static bool check_width(const tile *t, uint32_t least, uint32_t most) {
  return check_between(t, "tile_width", t->width, least, most);
}
static bool check_height(const tile *t, uint32_t least, uint32_t most) {
  return check_between(t, "tile_height", t->height, least, most);
}

// 1, or up to that power of two.
static bool check_blocks(const tile *t, uint32_t most) {
  static const char *const expected[] = {NULL, "1", "1 or 2", NULL, "1, 2, or 4"};
  return is_power_up_to(t->blocks, most) ||
         mica_op_error(t->op, "expecting v_blocks to be %s", expected[most]);
}

static bool check_row(const tile *t, uint32_t most) {
  return t->width * t->blocks <= most ||
         mica_op_error(t->op,
                       "tile_width * v_blocks should be less than or equal to %u for %u bit "
                       "elements",
                       most, t->bits);
}

static bool check_matrix(const tile *t) {
  int64_t width, pitch;
  const bool known = mica_value_constant(t->base_width, &width) &&
                     mica_value_constant(t->base_pitch, &pitch);
  if (known && pitch < width)
    return mica_op_error(t->op, "4th operand (base pitch) should be >= 2nd operand (base width)");
  if (t->bits < 8 || !is_power_up_to(t->bits, 32))
    return mica_op_error(t->op, "expecting 'elem_size_in_bits' to be 8, 16, or 32");
  if (!is_power_up_to(t->height, 32))
    return mica_op_error(t->op, "expecting tile_height to be 1, 2, 4, 8, 16, or 32");
  return is_power_up_to(t->blocks, 8) ||
         mica_op_error(t->op, "expecting v_blocks to be 1, 2, 4, or 8");
}

static bool wrong_bits(const tile *t) {
  return mica_op_error(t->op, "expecting elem_size_in_bits to be 8, 16, 32, or 64");
}

// ---- Loads --------------------------------------------------------------------------------------

static bool check_plain_load(const tile *t) {
  if (!check_height(t, 1, 32)) return false;
  switch (t->bits) {
  case 8: return check_width(t, 4, 64) && check_blocks(t, 4) && check_row(t, 64);
  case 16: return check_width(t, 2, 32) && check_blocks(t, 4) && check_row(t, 32);
  case 32: return check_width(t, 1, 16) && check_blocks(t, 2) && check_row(t, 16);
  case 64: return check_width(t, 1, 8) && check_blocks(t, 1);
  default: return wrong_bits(t);
  }
}

static bool check_transposed_load(const tile *t) {
  if (!check_blocks(t, 1)) return false;
  switch (t->bits) {
  case 32: return check_height(t, 1, 32) && check_width(t, 1, 8);
  case 64:
    if (t->height != 8)
      return mica_op_error(t->op, "expecting tile_height to be 8 for 64 bit elements");
    return is_power_up_to(t->width, 4) ||
           mica_op_error(t->op, "expecting tile_width to be 1, 2, or 4");
  default: return mica_op_error(t->op, "transpose is only supported for 32 and 64 bit elements");
  }
}

static bool check_packed_load(const tile *t) {
  if (!check_blocks(t, 4)) return false;
  switch (t->bits) {
  case 8: return check_height(t, 4, 32) && check_width(t, 4, 16);
  case 16: return check_height(t, 2, 32) && check_width(t, 2, 16) && check_row(t, 32);
  default: return mica_op_error(t->op, "pack_register is only supported for 8 and 16 bit elements");
  }
}

// Each lane of a subgroup gets as much.
static bool check_size(const tile *t, const mica_type *result) {
  enum { LANES = 16 };
  const uint32_t size = (uint32_t)mica_type_shape(result).data[0] *
                        (uint32_t)mica_type_bit_width(mica_type_element(result));
  const uint32_t expected = t->bits * t->height * t->width * t->blocks / LANES;
  return size == expected ||
         mica_op_error(t->op, "result size of %u bits does not match the expected size of %u bits",
                       size, expected);
}

static bool check_load(const tile *t, const mica_type *result) {
  if (!check_size(t, result)) return false;
  if (t->transposed && t->packed)
    return mica_op_error(t->op, "transpose and pack_register are mutually exclusive");
  if (t->transposed) return check_transposed_load(t);
  return t->packed ? check_packed_load(t) : check_plain_load(t);
}

bool xevm_blockload2d_check(mica_op *op) {
  const mica_type *result = type_of(xevm_blockload2d_res(op));
  const tile t = {.op = op,
                  .base_width = xevm_blockload2d_base_width(op),
                  .base_pitch = xevm_blockload2d_base_pitch(op),
                  .bits = number(xevm_blockload2d_elem_size_in_bits_attr(op)),
                  .width = number(xevm_blockload2d_tile_width_attr(op)),
                  .height = number(xevm_blockload2d_tile_height_attr(op)),
                  .blocks = number(xevm_blockload2d_v_blocks_attr(op)),
                  .transposed = mica_attr_bool_value(xevm_blockload2d_transpose_attr(op)),
                  .packed = mica_attr_bool_value(xevm_blockload2d_pack_register_attr(op))};
  if (!check_load(&t, result) || !check_matrix(&t)) return false;
  if ((t.bits == 32 || t.packed) && mica_type_bit_width(mica_type_element(result)) != 32)
    return mica_op_error(op, "expecting result element type to be 32 bits");
  return !t.packed || t.width == 16 ||
         mica_op_error(op,
                       "tile_width when pack_register is true should be equal to subgroup size "
                       "(16 elements)");
}

// ---- Stores and prefetching ---------------------------------------------------------------------

static bool check_store(const tile *t) {
  if (!check_height(t, 1, 8)) return false;
  switch (t->bits) {
  case 8: return check_width(t, 4, 64);
  case 16: return check_width(t, 2, 32);
  case 32: return check_width(t, 1, 16);
  case 64: return check_width(t, 1, 8);
  default: return wrong_bits(t);
  }
}

static bool check_exact_width(const tile *t, bool fits, const char *expected) {
  return fits || mica_op_error(t->op, "tile_width for %u bit elements should be equal to %s",
                               t->bits, expected);
}

static bool check_whole_rows(const tile *t, bool may_be_half) {
  switch (t->bits) {
  case 8: return check_exact_width(t, t->width == 16 || t->width == 32, "16 or 32");
  case 16: return check_exact_width(t, t->width == 16, "16");
  default:
    return may_be_half ? check_exact_width(t, t->width == 8 || t->width == 16, "8 or 16")
                       : check_exact_width(t, t->width == 16, "16");
  }
}

bool xevm_blockstore2d_check(mica_op *op) {
  const tile t = {.op = op,
                  .base_width = xevm_blockstore2d_base_width(op),
                  .base_pitch = xevm_blockstore2d_base_pitch(op),
                  .bits = number(xevm_blockstore2d_elem_size_in_bits_attr(op)),
                  .width = number(xevm_blockstore2d_tile_width_attr(op)),
                  .height = number(xevm_blockstore2d_tile_height_attr(op)),
                  .blocks = 1};
  return check_store(&t) && check_matrix(&t) && check_whole_rows(&t, false);
}

bool xevm_blockprefetch2d_check(mica_op *op) {
  const tile t = {.op = op,
                  .base_width = xevm_blockprefetch2d_base_width(op),
                  .base_pitch = xevm_blockprefetch2d_base_pitch(op),
                  .bits = number(xevm_blockprefetch2d_elem_size_in_bits_attr(op)),
                  .width = number(xevm_blockprefetch2d_tile_width_attr(op)),
                  .height = number(xevm_blockprefetch2d_tile_height_attr(op)),
                  .blocks = number(xevm_blockprefetch2d_v_blocks_attr(op))};
  return check_matrix(&t) && check_whole_rows(&t, true);
}

// ---- Elements side by side ----------------------------------------------------------------------

static bool check_elements(const mica_op *op, const mica_type *type) {
  if (!mica_type_is_vector(type)) return true;
  const int64_t count = mica_type_shape(type).data[0];
  const bool is_usual = count == 2 || count == 4 || count == 8;
  if (mica_type_bit_width(mica_type_element(type)) == 8)
    return is_usual || count == 16 ||
           mica_op_error(op, "vector size must be 2, 4, 8 or 16 for 8-bit element type");
  return is_usual || mica_op_error(op, "vector size must be 2, 4 or 8 for element type > 8 bits");
}

bool xevm_blockload_check(mica_op *op) {
  return check_elements(op, type_of(xevm_blockload_res(op)));
}
bool xevm_blockstore_check(mica_op *op) {
  return check_elements(op, type_of(xevm_blockstore_val(op)));
}

bool xevm_mma_check(mica_op *op) {
  const mica_value *c = xevm_mma_c(op);
  return c == NULL || type_of(c) == type_of(xevm_mma_d(op)) ||
         mica_op_error(op, "type of C operand must match result type");
}

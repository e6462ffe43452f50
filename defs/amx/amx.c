// Hooks of amx: tiles as types, and the checks of what is done with them. Called by generated code;
// own nothing.
#include "amx/amx.h"
#include "mica/diagnostic.h"
#include "mica/location.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- `!amx.tile<16x64xi8>` ----------------------------------------------------------------------

const mica_type *amx_tile_type_parse(mica_parser *p) {
  mica_int64s shape;
  const mica_type *element;
  if (!mica_parse_punct(p, '<') || !mica_parse_dimension_list(p, false, true, &shape) ||
      !mica_parse_type(p, &element) || !mica_parse_punct(p, '>'))
    return NULL;
  return amx_tile_type_get_checked(
      mica_parser_context(p), mica_parser_loc(p, mica_parser_name_position(p)), shape, element);
}

void amx_tile_type_print(mica_printer *p, const mica_type *type) {
  const mica_int64s shape = amx_tile_type_shape(type);
  mica_print_char(p, '<');
  for (size_t i = 0; i < shape.size; i++) {
    if (i > 0) mica_print_char(p, 'x');
    mica_print_int(p, shape.data[i]);
  }
  mica_print_char(p, 'x');
  mica_print_type(p, amx_tile_type_element_type(type));
  mica_print_char(p, '>');
}

mica_int64s amx_tile_type_dims(const mica_type *type) { return amx_tile_type_shape(type); }
const mica_type *amx_tile_type_element(const mica_type *type) {
  return amx_tile_type_element_type(type);
}
const mica_type *amx_tile_type_with_element(const mica_type *type, const mica_type *element) {
  return amx_tile_type_get_checked(type->context, mica_loc_unknown(), amx_tile_type_shape(type),
                                   element);
}

// ---- Checks -------------------------------------------------------------------------------------

static uint32_t dim(const mica_type *tile, size_t index) {
  return (uint32_t)amx_tile_type_shape(tile).data[index];
}

// Rows of 64 bytes, in units of 4.
static bool check_tile(const mica_op *op, const mica_type *tile) {
  enum { ROWS = 16, ROW_BITS = 512, UNIT_BITS = 32 };
  const uint32_t bits =
      dim(tile, 1) * (uint32_t)mica_type_bit_width(amx_tile_type_element_type(tile));
  const int64_t rows = amx_tile_type_shape(tile).data[0];
  if (rows > ROWS) return mica_op_error(op, "bad row height: %I", rows);
  return (bits <= ROW_BITS && bits % UNIT_BITS == 0) ||
         mica_op_error(op, "bad column width: %u", bits >> 3);
}

bool amx_tile_zero_check(mica_op *op) { return check_tile(op, type_of(amx_tile_zero_res(op))); }

// The innermost stride of a memref; false where the layout doesn't tell it.
static bool has_unit_stride(const mica_type *memref) {
  bool unit = false;
  return mica_type_has_unit_stride(memref, &unit) && unit;
}

static bool check_transfer(const mica_op *op, const mica_type *memref, const mica_type *tile,
                           size_t indices, bool has_stride) {
  const size_t rank = mica_type_shape(memref).size;
  if (indices != rank) return mica_op_error(op, "requires %z indices", rank);
  if (!check_tile(op, tile)) return false;
  if (has_stride) return true;
  if (rank < 2) return mica_op_error(op, "requires at least 2D memref");
  return has_unit_stride(memref) || mica_op_error(op, "requires memref with unit innermost stride");
}

bool amx_tile_load_check(mica_op *op) {
  return check_transfer(op, type_of(amx_tile_load_base(op)), type_of(amx_tile_load_res(op)),
                        amx_tile_load_indices_count(op), amx_tile_load_stride(op) != NULL);
}

bool amx_tile_store_check(mica_op *op) {
  return check_transfer(op, type_of(amx_tile_store_base(op)), type_of(amx_tile_store_val(op)),
                        amx_tile_store_indices_count(op), amx_tile_store_stride(op) != NULL);
}

// `packed` elements of the factors, as a power of two, make one of the sum.
static bool check_product(const mica_op *op, const mica_type *lhs, const mica_type *rhs,
                          const mica_type *acc, unsigned packed) {
  if (!check_tile(op, lhs) || !check_tile(op, rhs) || !check_tile(op, acc)) return false;
  const uint32_t depth = dim(lhs, 1) >> packed, columns = dim(rhs, 1) >> packed;
  return (dim(acc, 0) == dim(lhs, 0) && dim(acc, 1) == columns && depth == dim(rhs, 0)) ||
         mica_op_error(op, "bad mult shape: %u x %u x %u", dim(acc, 0), dim(acc, 1), depth);
}

bool amx_tile_mulf_check(mica_op *op) {
  const mica_type *lhs = type_of(amx_tile_mulf_lhs(op)), *rhs = type_of(amx_tile_mulf_rhs(op));
  return check_product(op, lhs, rhs, type_of(amx_tile_mulf_acc(op)), 1) &&
         (amx_tile_type_element_type(lhs) == amx_tile_type_element_type(rhs) ||
          mica_op_error(op, "unsupported type combination"));
}

bool amx_tile_muli_check(mica_op *op) {
  return check_product(op, type_of(amx_tile_muli_lhs(op)), type_of(amx_tile_muli_rhs(op)),
                       type_of(amx_tile_muli_acc(op)), 2);
}

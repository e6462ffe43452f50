// linalg.softmax and the steps of Winograd's convolution: what their shapes must be. Called by
// generated verifiers and by questions about effects; own nothing.
#include "shared.h"

static bool sizes_match(int64_t a, int64_t b) {
  return a == b || a == MICA_DYNAMIC || b == MICA_DYNAMIC;
}

// ---- linalg.softmax -----------------------------------------------------------------------------

bool linalg_softmax_check(mica_op *op) {
  const mica_type *input = linalg_operand_type(op, 0), *output = linalg_operand_type(op, 1);
  if (!mica_shapes_compatible(input, output)) return mica_op_error(op, "incompatible output shape");
  int64_t dimension = linalg_softmax_dimension(op);
  size_t rank = mica_type_has_rank(input) ? mica_type_shape(input).size : 0;
  return (dimension >= 0 && dimension < (int64_t)rank) ||
         mica_op_error(op, "incorrect dimension specified");
}

bool linalg_softmax_effects(const mica_op *op, mica_effects *out) {
  if (mica_op_operand_count(op) != 2) return true;
  if (mica_type_is_memref(linalg_operand_type(op, 0)) &&
      !linalg_add_effect(out, op, 0, MICA_EFFECT_READ))
    return false;
  return !mica_type_is_memref(linalg_operand_type(op, 1)) ||
         (linalg_add_effect(out, op, 1, MICA_EFFECT_READ) &&
          linalg_add_effect(out, op, 1, MICA_EFFECT_WRITE));
}

// ---- Winograd -----------------------------------------------------------------------------------

// Tiles of m times m elements, a filter of r times r; tiles are transformed with `size` elements.
typedef struct winograd {
  int64_t m, r, size;
} winograd;

static winograd sizes_of(linalg_winograd_conv2d_fmr fmr) {
  switch (fmr) {
  case LINALG_WINOGRAD_CONV2D_FMR_F_2_3: return (winograd){2, 3, 4};
  case LINALG_WINOGRAD_CONV2D_FMR_F_4_3: return (winograd){4, 3, 6};
  case LINALG_WINOGRAD_CONV2D_FMR_F_2_5: return (winograd){2, 5, 6};
  }
  return (winograd){0, 0, 0};
}

static bool check_output(mica_op *op, const int64_t *expected) {
  mica_int64s shape = mica_type_shape(linalg_operand_type(op, 1));
  for (size_t i = 0; i < shape.size; i++)
    if (!sizes_match(expected[i], shape.data[i]))
      return mica_op_error(op, "the output shape is not expected");
  return true;
}

// Filter: F, height, width, C. Output: height, width, C, F.
bool linalg_winograd_filter_transform_check(mica_op *op) {
  const int64_t *filter = mica_type_shape(linalg_operand_type(op, 0)).data;
  winograd w = sizes_of(linalg_winograd_filter_transform_fmr(op));
  int64_t height = filter[1], width = filter[2];
  if (height != w.r && height != 1)
    return mica_op_error(op, "expect filter height either equals to r or 1");
  if (width != w.r && width != 1)
    return mica_op_error(op, "expect filter width either equals to r or 1");
  if (height == 1 && width == 1)
    return mica_op_error(op, "expect either filter height or width equals to r");
  const int64_t expected[] = {height == w.r ? w.size : 1, width == w.r ? w.size : 1, filter[3],
                              filter[0]};
  return check_output(op, expected);
}

// A side of the image: how many elements a tile has, and how many tiles there are.
static void fill_input_side(int64_t size, bool transforms, winograd w, int64_t *tile,
                            int64_t *count) {
  bool known = size != MICA_DYNAMIC;
  *tile = !known || transforms ? w.size : 1;
  *count = !known ? MICA_DYNAMIC : transforms ? (size - (w.r - 1)) / w.m : size;
}

// Image: N, height, width, C. Output: height and width of tiles, how many there are, N, C.
bool linalg_winograd_input_transform_check(mica_op *op) {
  const int64_t *image = mica_type_shape(linalg_operand_type(op, 0)).data;
  const int64_t *output = mica_type_shape(linalg_operand_type(op, 1)).data;
  winograd w = sizes_of(linalg_winograd_input_transform_fmr(op));
  int64_t expected[6] = {0, 0, 0, 0, image[0], image[3]};
  fill_input_side(image[1], output[0] != 1, w, &expected[0], &expected[2]);
  fill_input_side(image[2], output[1] != 1, w, &expected[1], &expected[3]);
  return check_output(op, expected);
}

// A side of the result; false: the tiles have another size.
static bool fill_output_side(int64_t tile, int64_t count, winograd w, int64_t *out) {
  *out = MICA_DYNAMIC;
  if (tile == MICA_DYNAMIC || count == MICA_DYNAMIC) return true;
  *out = (int64_t)((uint64_t)(tile == 1 ? 1 : w.m) * (uint64_t)count);
  return tile == 1 || tile == w.size;
}

// Value: height and width of tiles, how many there are, N, F. Output: N, height, width, F.
bool linalg_winograd_output_transform_check(mica_op *op) {
  const int64_t *value = mica_type_shape(linalg_operand_type(op, 0)).data;
  winograd w = sizes_of(linalg_winograd_output_transform_fmr(op));
  int64_t expected[4] = {value[4], 0, 0, value[5]};
  if (!fill_output_side(value[0], value[2], w, &expected[1]))
    return mica_op_error(op, "expect input height equals to input tile size");
  if (!fill_output_side(value[1], value[3], w, &expected[2]))
    return mica_op_error(op, "expect input width equals to input tile size");
  return check_output(op, expected);
}

// Offset and strides of a memref: of the identity layout, of a strided layout, and of an affine map
// whose one result is linear in its dimensions.
#include "builtin/params.h"

typedef const mica_affine_expr *expr;
enum { DEPTH_MAX = 200 };

static bool is_dynamic(int64_t value) { return value == MICA_DYNAMIC; }
static int64_t add(int64_t a, int64_t b) {
  return is_dynamic(a) || is_dynamic(b) ? MICA_DYNAMIC : (int64_t)((uint64_t)a + (uint64_t)b);
}
static int64_t multiply(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  return is_dynamic(a) || is_dynamic(b) ? MICA_DYNAMIC : (int64_t)((uint64_t)a * (uint64_t)b);
}

// A memref without elements has strides of zero.
static void identity_strides(mica_int64s shape, int64_t *strides) {
  int64_t stride = 1;
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == 0) stride = 0;
  for (size_t i = shape.size; i > 0; i--) {
    strides[i - 1] = stride;
    stride = multiply(stride, shape.data[i - 1]);
  }
}

typedef struct linear_form {
  int64_t *offset, *strides;
} linear_form;

// The value of an expression without dimensions: a constant, or not known.
static int64_t value_of(expr e) {
  return e->kind == MICA_AFFINE_CONSTANT ? e->as.value : MICA_DYNAMIC;
}

// Adds `factor` times the expression; its sums go to the left, so the loop follows that side.
static bool add_terms(linear_form form, expr e, int64_t factor, int depth) {
  for (; e->kind == MICA_AFFINE_ADD; e = e->as.binary.left)
    if (depth == 0 || !add_terms(form, e->as.binary.right, factor, depth - 1)) return false;
  if (e->kind == MICA_AFFINE_DIM) {
    form.strides[e->as.value] = add(form.strides[e->as.value], factor);
    return true;
  }
  if (e->symbolic) {
    if (e->kind != MICA_AFFINE_CONSTANT && e->kind != MICA_AFFINE_SYMBOL &&
        e->kind != MICA_AFFINE_MUL)
      return false;
    *form.offset = add(*form.offset, multiply(value_of(e), factor));
    return true;
  }
  if (e->kind != MICA_AFFINE_MUL || depth == 0) return false;
  expr scaled = e->as.binary.left, by = e->as.binary.right;
  return by->symbolic && add_terms(form, scaled, multiply(factor, value_of(by)), depth - 1);
}

bool mica_type_strides(const mica_type *memref, int64_t *offset, int64_t *strides) {
  mica_int64s shape = mica_type_shape(memref);
  const mica_attr *layout = mica_type_layout(memref);
  *offset = 0;
  if (layout == NULL) {
    identity_strides(shape, strides);
    return true;
  }
  if (mica_attr_is_strided_layout(layout)) {
    *offset = mica_attr_strided_layout_offset(layout);
    mica_int64s given = mica_attr_strided_layout_strides(layout);
    for (size_t i = 0; i < shape.size; i++) strides[i] = given.data[i];
    return true;
  }
  if (!mica_attr_is_affine_map(layout)) return false;
  const mica_affine_map *map = mica_attr_affine_map_value(layout);
  if (map->result_count != 1) return false;
  for (size_t i = 0; i < shape.size; i++) strides[i] = 0;
  linear_form form = {offset, strides};
  return add_terms(form, map->results[0], 1, DEPTH_MAX);
}

bool mica_type_has_unit_stride(const mica_type *memref, bool *unit) {
  size_t rank = mica_type_shape(memref).size;
  int64_t offset;
  *unit = true;
  if (mica_type_layout(memref) == NULL) return true;
  mica_context *ctx = mica_type_context(memref);
  int64_t *strides = mica_allocate(ctx, (rank + 1) * sizeof *strides);
  if (strides == NULL) return false;
  *unit = mica_type_strides(memref, &offset, strides) && (rank == 0 || strides[rank - 1] == 1);
  mica_free(ctx, strides, (rank + 1) * sizeof *strides);
  return true;
}

size_t mica_type_layout_symbol_count(const mica_type *memref) {
  const mica_attr *layout = mica_type_layout(memref);
  if (layout == NULL) return 0;
  if (mica_attr_is_affine_map(layout)) return mica_attr_affine_map_value(layout)->symbol_count;
  if (!mica_attr_is_strided_layout(layout)) return 0;
  mica_int64s strides = mica_attr_strided_layout_strides(layout);
  size_t count = mica_attr_strided_layout_offset(layout) == MICA_DYNAMIC;
  for (size_t i = 0; i < strides.size; i++) count += strides.data[i] == MICA_DYNAMIC;
  return count;
}

// ---- As a map -----------------------------------------------------------------------------------

// The number, or a symbol for one that is open.
static expr number_or_symbol(mica_context *ctx, int64_t value, uint32_t *symbols) {
  return is_dynamic(value) ? mica_affine_symbol(ctx, (*symbols)++)
                           : mica_affine_constant(ctx, value);
}

// Offset, and a multiple of each dimension.
static const mica_affine_map *strided_map(mica_context *ctx, int64_t offset, mica_int64s strides) {
  uint32_t symbols = 0;
  expr sum = number_or_symbol(ctx, offset, &symbols);
  for (size_t i = 0; i < strides.size; i++) {
    expr dim = mica_affine_dim(ctx, (uint32_t)i);
    expr stride = number_or_symbol(ctx, strides.data[i], &symbols);
    sum =
        mica_affine_binary(MICA_AFFINE_ADD, sum, mica_affine_binary(MICA_AFFINE_MUL, dim, stride));
  }
  return mica_affine_map_get(ctx, (uint32_t)strides.size, symbols, &sum, 1);
}

const mica_affine_map *mica_type_layout_map(const mica_type *memref) {
  mica_context *ctx = memref->context;
  const mica_attr *layout = mica_type_layout(memref);
  if (layout == NULL) return mica_affine_map_identity(ctx, (uint32_t)mica_type_shape(memref).size);
  if (mica_attr_is_affine_map(layout)) return mica_attr_affine_map_value(layout);
  if (!mica_attr_is_strided_layout(layout)) return NULL;
  return strided_map(ctx, mica_attr_strided_layout_offset(layout),
                     mica_attr_strided_layout_strides(layout));
}

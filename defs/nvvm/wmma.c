// Checks of products whose matrices are loaded and stored by operations of their own, and of
// matrices in shared memory. Called by generated code; own nothing.
#include "shared.h"

typedef struct fragment {
  const mica_op *op;
  int64_t m, n, k;
} fragment;

static bool has_shape(const fragment *f, int64_t m, int64_t n, int64_t k) {
  return f->m == m && f->n == n && f->k == k;
}

// Three shapes that have as many elements.
static bool is_usual(const fragment *f) {
  return has_shape(f, 16, 16, 16) || has_shape(f, 32, 8, 16) || has_shape(f, 8, 32, 16);
}

static bool is_factor(const fragment *f, nvvm_mma_types type) {
  switch (type) {
  case NVVM_MMA_TYPES_F16:
  case NVVM_MMA_TYPES_S8:
  case NVVM_MMA_TYPES_U8: return is_usual(f);
  case NVVM_MMA_TYPES_TF32: return has_shape(f, 16, 16, 8);
  case NVVM_MMA_TYPES_F64: return has_shape(f, 8, 8, 4);
  default: return false;
  }
}

static bool is_sum(const fragment *f, nvvm_mma_types type) {
  switch (type) {
  case NVVM_MMA_TYPES_F16:
  case NVVM_MMA_TYPES_S32: return is_usual(f);
  case NVVM_MMA_TYPES_F32: return is_usual(f) || has_shape(f, 16, 16, 8);
  case NVVM_MMA_TYPES_F64: return has_shape(f, 8, 8, 4);
  default: return false;
  }
}

static bool adds_to(nvvm_mma_types factor, nvvm_mma_types sum) {
  switch (factor) {
  case NVVM_MMA_TYPES_F16: return sum == NVVM_MMA_TYPES_F16 || sum == NVVM_MMA_TYPES_F32;
  case NVVM_MMA_TYPES_TF32: return sum == NVVM_MMA_TYPES_F32;
  case NVVM_MMA_TYPES_F64: return sum == NVVM_MMA_TYPES_F64;
  default: return sum == NVVM_MMA_TYPES_S32;
  }
}

// ---- What a thread holds ------------------------------------------------------------------------

typedef struct registers {
  const mica_type *type;  // NULL: no memory
  size_t count;
} registers;

static registers held(const fragment *f, nvvm_mma_types type, nvvm_mma_frag part) {
  mica_context *ctx = mica_op_context(f->op);
  const bool is_sum = part == NVVM_MMA_FRAG_C;
  switch (type) {
  case NVVM_MMA_TYPES_F16: return (registers){nvvm_half_pair(ctx), is_sum ? 4 : 8};
  case NVVM_MMA_TYPES_F32: return (registers){mica_type_float(ctx, MICA_F32), 8};
  case NVVM_MMA_TYPES_F64: return (registers){mica_type_float(ctx, MICA_F64), is_sum ? 2 : 1};
  case NVVM_MMA_TYPES_TF32: return (registers){mica_type_i(ctx, 32), 4};
  case NVVM_MMA_TYPES_S32: return (registers){mica_type_i(ctx, 32), 8};
  default:
    return (registers){mica_type_i(ctx, 32), (size_t)(part == NVVM_MMA_FRAG_A ? f->m : f->n) / 8};
  }
}

static bool is_struct_of(const mica_op *op, const mica_type *type, registers expected,
                         const char *format) {
  const mica_type *made = nvvm_struct_of(expected.type, expected.count);
  return made != NULL && (type == made || mica_op_error(op, format, expected.count, expected.type));
}
static const char structure[] =
    "expected destination type is a structure of %z elements of type '%t'",
                  bare_structure[] =
                      "expected destination type is a structure of %z elements of type %t";

static bool has_memory(const mica_op *op, const mica_value *pointer, const char *what) {
  const uint32_t space = nvvm_space(pointer);
  return space == NVVM_MEMORY_SPACE_GENERIC || space == NVVM_MEMORY_SPACE_GLOBAL ||
         space == NVVM_MEMORY_SPACE_SHARED ||
         mica_op_error(op, "expected %ssource pointer in memory space 0, 1, 3", what);
}

static bool invalid(const mica_op *op) {
  return mica_op_error(op, "invalid attribute combination");
}

bool nvvm_wmma_load_check(mica_op *op) {
  const fragment f = {op, nvvm_wmma_load_m(op), nvvm_wmma_load_n(op), nvvm_wmma_load_k(op)};
  const nvvm_mma_types type = nvvm_wmma_load_eltype(op);
  const nvvm_mma_frag part = nvvm_wmma_load_frag(op);
  const mica_type *result = mica_value_type(nvvm_wmma_load_res(op));
  if (!has_memory(op, nvvm_wmma_load_ptr(op), "")) return false;
  if (part == NVVM_MMA_FRAG_C ? !is_sum(&f, type) : !is_factor(&f, type)) return invalid(op);
  if (type != NVVM_MMA_TYPES_F64 || part == NVVM_MMA_FRAG_C)
    return is_struct_of(op, result, held(&f, type, part), structure);
  return mica_type_is_float_kind(result, MICA_F64) ||
         mica_op_error(op, "expected destination type to be f64");
}

bool nvvm_wmma_store_check(mica_op *op) {
  const fragment f = {op, nvvm_wmma_store_m(op), nvvm_wmma_store_n(op), nvvm_wmma_store_k(op)};
  const nvvm_mma_types type = nvvm_wmma_store_eltype(op);
  const mica_segment data = nvvm_wmma_store_args_segment(op);
  if (!has_memory(op, nvvm_wmma_store_ptr(op), "operands to be a ")) return false;
  if (!is_sum(&f, type)) return invalid(op);
  const registers expected = held(&f, type, NVVM_MMA_FRAG_C);
  if (expected.type == NULL) return false;
  if (data.count != expected.count)
    return mica_op_error(op, "expected %z data operands", expected.count);
  for (size_t i = 0; i < data.count; i++)
    if (mica_value_type(mica_op_operand(op, data.first + i)) != expected.type)
      return mica_op_error(op, "expected data operands of type '%t'", expected.type);
  return true;
}

static bool check_arguments(const mica_op *op, size_t *at, registers expected) {
  const size_t end = *at + expected.count;
  if (expected.type == NULL) return false;
  for (; *at < end; ++*at)
    if (mica_value_type(mica_op_operand(op, *at)) != expected.type)
      return mica_op_error(op, "expected argument %z to be of type '%t'", *at, expected.type);
  return true;
}

bool nvvm_wmma_mma_check(mica_op *op) {
  const fragment f = {op, nvvm_wmma_mma_m(op), nvvm_wmma_mma_n(op), nvvm_wmma_mma_k(op)};
  const nvvm_mma_types type = nvvm_wmma_mma_eltype_a(op), sum = nvvm_wmma_mma_eltype_b(op);
  size_t at = 0;
  if (!is_factor(&f, type) || !is_sum(&f, sum) || !adds_to(type, sum)) return invalid(op);
  const registers a = held(&f, type, NVVM_MMA_FRAG_A), b = held(&f, type, NVVM_MMA_FRAG_B),
                  c = held(&f, sum, NVVM_MMA_FRAG_C);
  const size_t count = a.count + b.count + c.count;
  if (nvvm_wmma_mma_args_count(op) != count)
    return mica_op_error(op, "expected %z arguments", count);
  return check_arguments(op, &at, a) && check_arguments(op, &at, b) &&
         check_arguments(op, &at, c) &&
         is_struct_of(op, mica_value_type(nvvm_wmma_mma_res(op)), c, structure);
}

// ---- Matrices in shared memory ------------------------------------------------------------------

typedef struct matrix {
  const mica_op *op;
  int m, n;
  uint32_t count;
  nvvm_mma_layout layout;
  nvvm_ld_st_matrix_elt_type element;
} matrix;

static bool is_wide(const matrix *x) {
  return x->element == NVVM_LD_ST_MATRIX_ELT_TYPE_B8_X16_B4_X16_P64 ||
         x->element == NVVM_LD_ST_MATRIX_ELT_TYPE_B8_X16_B6_X16_P32;
}

static bool has_count(const matrix *x, bool fits, const char *expected) {
  return fits || mica_op_error(x->op, "expected num attribute to be %s for %dx%d matrix", expected,
                               x->m, x->n);
}
static bool has_layout(const matrix *x, nvvm_mma_layout layout) {
  return x->layout == layout || mica_op_error(x->op, "expected layout to be %S for %dx%d matrix",
                                              nvvm_mma_layout_to_text(layout), x->m, x->n);
}
static bool has_element(const matrix *x, bool fits, const char *expected) {
  return fits || mica_op_error(x->op, "expected element type to be %s for %dx%d matrix", expected,
                               x->m, x->n);
}

static bool check_load(const matrix *x) {
  const bool is_1_or_2 = x->count == 1 || x->count == 2, is_usual = is_1_or_2 || x->count == 4;
  if (x->m == 8 && x->n == 8)
    return has_count(x, is_usual, "1, 2 or 4") &&
           has_element(x, x->element == NVVM_LD_ST_MATRIX_ELT_TYPE_B16, "b16");
  if (x->m == 8 && x->n == 16)
    return has_count(x, is_usual, "1, 2 or 4") && has_layout(x, NVVM_MMA_LAYOUT_ROW) &&
           has_element(x, is_wide(x), "b8x16.b4x16_p64 or b8x16.b6x16_p32");
  if (x->m == 16 && x->n == 16)
    return has_count(x, is_1_or_2, "1 or 2") && has_layout(x, NVVM_MMA_LAYOUT_COL) &&
           has_element(x, is_wide(x) || x->element == NVVM_LD_ST_MATRIX_ELT_TYPE_B8,
                       "b8, b8x16.b4x16_p64 or b8x16.b6x16_p32");
  return mica_op_error(x->op, "expected shape to be 8x8, 8x16 or 16x16");
}

bool nvvm_ldmatrix_check(mica_op *op) {
  const mica_attr *shape = nvvm_ldmatrix_shape_attr(op);
  const matrix x = {.op = op,
                    .m = nvvm_ld_st_matrix_shape_attr_m(shape),
                    .n = nvvm_ld_st_matrix_shape_attr_n(shape),
                    .count = (uint32_t)nvvm_ldmatrix_num(op),
                    .layout = nvvm_ldmatrix_layout(op),
                    .element = nvvm_ldmatrix_elt_type(op)};
  const mica_type *result = mica_value_type(nvvm_ldmatrix_res(op));
  if (!check_load(&x)) return false;
  const size_t count = x.m == 16 ? 2 * x.count : x.count;
  if (count == 1)
    return mica_type_is_i(result, 32) || mica_op_error(op, "expected destination type is i32");
  return is_struct_of(op, result, (registers){mica_type_i(mica_op_context(op), 32), count},
                      bare_structure);
}

bool nvvm_stmatrix_check(mica_op *op) {
  const mica_attr *shape = nvvm_stmatrix_shape_attr(op);
  const matrix x = {.op = op,
                    .m = nvvm_ld_st_matrix_shape_attr_m(shape),
                    .n = nvvm_ld_st_matrix_shape_attr_n(shape),
                    .count = (uint32_t)nvvm_stmatrix_sources_count(op),
                    .layout = nvvm_stmatrix_layout(op),
                    .element = nvvm_stmatrix_elt_type(op)};
  if (x.count != 1 && x.count != 2 && x.count != 4)
    return mica_op_error(op, "expected num attribute to be 1, 2 or 4");
  if (x.m == 8 && x.n == 8)
    return has_element(&x, x.element == NVVM_LD_ST_MATRIX_ELT_TYPE_B16, "B16");
  if (x.m == 16 && x.n == 8)
    return has_element(&x, x.element == NVVM_LD_ST_MATRIX_ELT_TYPE_B8, "B8") &&
           has_layout(&x, NVVM_MMA_LAYOUT_COL);
  return mica_op_error(op, "expected shape to be 8x8 or 16x8");
}

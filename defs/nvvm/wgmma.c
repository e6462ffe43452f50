// The check of asynchronous products of four warps. Called by generated code; owns nothing.
#include "shared.h"

typedef struct product {
  const mica_op *op;
  nvvm_wgmma_types a, b, d;
  int n, k;
} product;

static mica_str text_of(nvvm_wgmma_types type) { return nvvm_wgmma_types_to_text(type); }
static bool is_of_8bit(nvvm_wgmma_types type) {
  return type == NVVM_WGMMA_TYPES_U8 || type == NVVM_WGMMA_TYPES_S8;
}
static bool is_of_8bit_floats(nvvm_wgmma_types type) {
  return type == NVVM_WGMMA_TYPES_E4M3 || type == NVVM_WGMMA_TYPES_E5M2;
}
static bool is_of_16bit(nvvm_wgmma_types type) {
  return type == NVVM_WGMMA_TYPES_F16 || type == NVVM_WGMMA_TYPES_BF16;
}

static bool are_multiplied(const product *p) {
  const bool is_float = p->d == NVVM_WGMMA_TYPES_F32 || p->d == NVVM_WGMMA_TYPES_F16;
  switch (p->a) {
  case NVVM_WGMMA_TYPES_F16:
  case NVVM_WGMMA_TYPES_BF16: return is_float && p->b == p->a;
  case NVVM_WGMMA_TYPES_TF32: return p->d == NVVM_WGMMA_TYPES_F32 && p->b == p->a;
  case NVVM_WGMMA_TYPES_U8:
  case NVVM_WGMMA_TYPES_S8: return p->d == NVVM_WGMMA_TYPES_S32 && is_of_8bit(p->b);
  case NVVM_WGMMA_TYPES_B1: return p->d == NVVM_WGMMA_TYPES_S32 && p->b == p->a;
  case NVVM_WGMMA_TYPES_E4M3:
  case NVVM_WGMMA_TYPES_E5M2: return is_float && is_of_8bit_floats(p->b);
  default: return false;
  }
}

static int depth_of(nvvm_wgmma_types type) {
  switch (type) {
  case NVVM_WGMMA_TYPES_TF32: return 8;
  case NVVM_WGMMA_TYPES_F16:
  case NVVM_WGMMA_TYPES_BF16: return 16;
  case NVVM_WGMMA_TYPES_B1: return 256;
  default: return 32;
  }
}

static bool has_columns(const product *p) {
  if (p->n < 8 || p->n > 256 || p->n % 8 != 0) return false;
  return !(is_of_8bit(p->a) || p->a == NVVM_WGMMA_TYPES_B1) || p->n <= 24 || p->n % 16 == 0;
}

static bool check_elements(const product *p, mica_types elements) {
  for (size_t i = 1; i < elements.size; i++)
    if (elements.data[i] != elements.data[0])
      return mica_op_error(p->op, "all elements in struct must be same type but there is '%t'",
                           elements.data[i]);
  return true;
}

static bool check_types(const product *p) {
  const bool is_s32 = p->d == NVVM_WGMMA_TYPES_S32;
  if (!is_s32 && p->d != NVVM_WGMMA_TYPES_F32 && p->d != NVVM_WGMMA_TYPES_F16)
    return mica_op_error(p->op, "does not support the given output type %S", text_of(p->d));
  if (is_s32 && (nvvm_wgmma_mma_async_scale_a(p->op) == NVVM_WGMMA_SCALE_IN_NEG ||
                 nvvm_wgmma_mma_async_scale_b(p->op) == NVVM_WGMMA_SCALE_IN_NEG))
    return mica_op_error(p->op, "has s32 output, scaleA and scaleB cannot be neg");
  return are_multiplied(p) || mica_op_error(p->op, "%S += %S * %S, it is not supported.",
                                            text_of(p->d), text_of(p->a), text_of(p->b));
}

static bool check_shape(const product *p, int m) {
  if (m != 64) return mica_op_error(p->op, "shape 'm' must be 64");
  if (p->k != depth_of(p->a))
    return mica_op_error(p->op, "shape 'k' must be %d for input type %S", depth_of(p->a),
                         text_of(p->a));
  return has_columns(p) ||
         mica_op_error(p->op, "has input type %S n is set to %d, it is not supported.",
                       text_of(p->a), p->n);
}

// Rows by columns, unless elements have 16 bits.
static bool check_layouts(const product *p) {
  const nvvm_mma_layout a = nvvm_wgmma_mma_async_layout_a(p->op);
  const nvvm_mma_layout b = nvvm_wgmma_mma_async_layout_b(p->op);
  return is_of_16bit(p->a) || (a == NVVM_MMA_LAYOUT_ROW && b == NVVM_MMA_LAYOUT_COL) ||
         mica_op_error(p->op,
                       "given layouts layout_a = %S and layout_b = %S for input types %S and %S "
                       "requires transpose. However, this is only supported for: f16 and bf16",
                       nvvm_mma_layout_to_text(a), nvvm_mma_layout_to_text(b), text_of(p->a),
                       text_of(p->b));
}

static bool check_result(const product *p, size_t size) {
  const int expected = p->d == NVVM_WGMMA_TYPES_F16 ? p->n / 4 : p->n / 2;
  if (size != (size_t)expected)
    return mica_op_error(p->op, "results %d, however output struct has %z elements", expected,
                         size);
  return p->d == NVVM_WGMMA_TYPES_S32 || !nvvm_wgmma_mma_async_has_satfinite(p->op) ||
         nvvm_wgmma_mma_async_satfinite(p->op) != NVVM_MMA_INT_OVERFLOW_SATFINITE ||
         mica_op_error(p->op,
                       " `satfinite` can be only used with s32 accumulator, however the current "
                       "accumulator is %S",
                       text_of(p->d));
}

bool nvvm_wgmma_mma_async_check(mica_op *op) {
  const mica_attr *shape = nvvm_wgmma_mma_async_shape_attr(op);
  const mica_types elements = nvvm_elements(mica_value_type(nvvm_wgmma_mma_async_results(op)));
  const product p = {.op = op,
                     .a = nvvm_wgmma_mma_async_type_a(op),
                     .b = nvvm_wgmma_mma_async_type_b(op),
                     .d = nvvm_wgmma_mma_async_type_d(op),
                     .n = nvvm_mma_shape_attr_n(shape),
                     .k = nvvm_mma_shape_attr_k(shape)};
  return check_elements(&p, elements) && check_types(&p) &&
         check_shape(&p, nvvm_mma_shape_attr_m(shape)) && check_layouts(&p) &&
         check_result(&p, elements.size);
}

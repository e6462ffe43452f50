// Hooks of nvgpu's matrices of one warp, asynchronous copies and reciprocals. Called by generated
// code; own nothing.
#include "mica/attribute.h"
#include "shared.h"

// ---- ldmatrix -----------------------------------------------------------------------------------

bool nvgpu_ldmatrix_check(mica_op *op) {
  const mica_type *result = mica_value_type(nvgpu_ldmatrix_res(op));
  const int64_t width = (int64_t)mica_type_bit_width(mica_type_element(result));
  if (!nvgpu_is_shared(mica_value_type(nvgpu_ldmatrix_src_memref(op))))
    return mica_op_plain_error(
        op,
        "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of "
        "IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)");
  if (width > 32 || width == 0)
    return mica_op_plain_error(op, "nvgpu.ldmatrix works for 32b or lower");
  if (nvgpu_ldmatrix_transpose(op) && width != 16)
    return mica_op_plain_error(op, "nvgpu.ldmatrix transpose works only at 16b granularity");
  if (mica_type_shape(result).size != 2)
    return mica_op_plain_error(op, "results must be 2 dimensional vector");
  if (nvgpu_dim(result, 1) != 32 / width)
    return mica_op_plain_error(op, "expected vector register shape[1] = %I", 32 / width);
  return nvgpu_dim(result, 0) == nvgpu_ldmatrix_num_tiles(op) ||
         mica_op_plain_error(op, "expected vector register shape[0] and numTiles to match");
}

// ---- mma.sync -----------------------------------------------------------------------------------

// One product: its operands, and what a tile that the hardware multiplies at once is like.
typedef struct product {
  const mica_type *a, *b, *c;
  int64_t m, n, k;
  bool is_tf32, is_sparse;
  int64_t tile_k, elements;  // of a thread, of A and B
} product;

static bool set_shape(const mica_op *op, product *p, const mica_attr *shape) {
  const mica_attrs sizes = mica_attr_array_elements(shape);
  if (sizes.size != 3) return mica_op_error(op, "expected three sizes as its shape");
  p->m = mica_attr_integer_value(sizes.data[0]);
  p->n = mica_attr_integer_value(sizes.data[1]);
  p->k = mica_attr_integer_value(sizes.data[2]);
  return true;
}

// Sizes are an author's: what is too large wraps around.
static int64_t times(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }

static bool set_tile(const mica_op *op, product *p) {
  const mica_type *element = mica_type_element(p->a);
  if (p->is_sparse && mica_type_is_float_kind(element, MICA_F64))
    return mica_op_plain_error(op, "f64 is not supported for sparse mode");
  if (mica_type_is_float_kind(element, MICA_F64)) {
    p->tile_k = 4;
    p->elements = 1;
    return true;
  }
  const bool is_known = mica_type_is_float_kind(element, MICA_F32) ||
                        mica_type_is_float_kind(element, MICA_BF16) ||
                        mica_type_is_float_kind(element, MICA_F16) ||
                        (mica_type_is_integer(element) && (mica_type_integer_width(element) == 8 ||
                                                           mica_type_integer_width(element) == 4));
  if (!is_known)
    return mica_op_plain_error(
        op, "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by %S", op->name->name);
  p->tile_k = 128 / (int64_t)mica_type_bit_width(element);
  p->elements = 32 / (int64_t)mica_type_bit_width(element);
  return true;
}

// The elements that all threads hold together.
static bool has_elements(const mica_type *part, int64_t count) {
  enum { THREADS = 32 };
  return times(times(nvgpu_dim(part, 0), nvgpu_dim(part, 1)), THREADS) == count;
}

static bool has_dims(const mica_op *op, const char *what, const mica_type *part) {
  return mica_type_shape(part).size == 2 ||
         mica_op_plain_error(op, "matrix%s must be 2 dimensional vector", what);
}

static bool check_counts(const mica_op *op, const product *p) {
  if (!has_elements(p->a, times(p->m, p->k) / (p->is_sparse ? 2 : 1)))
    return mica_op_error(op, "expected %I warp-wide matrix A elements", times(p->m, p->k));
  if (!has_elements(p->b, times(p->k, p->n)))
    return mica_op_error(op, "expected %I warp-wide matrix B elements", times(p->k, p->n));
  if (!has_elements(p->c, times(p->m, p->n)))
    return mica_op_error(op, "expected %I warp-wide matrix C elements", times(p->m, p->n));
  return !p->is_tf32 || mica_type_is_float_kind(mica_type_element(p->a), MICA_F32) ||
         mica_op_error(op, "expected tf32 tensor cores only for F32 operands");
}

static bool check_part(const mica_op *op, const char *what, const mica_type *part, int64_t rows,
                       int64_t shown, int64_t columns) {
  return (nvgpu_dim(part, 0) == rows && nvgpu_dim(part, 1) == columns) ||
         mica_op_error(op, "expected matrix %s to be shaped (%I x %I)", what, shown, columns);
}

static bool check_product(const mica_op *op, product *p) {
  if (!set_tile(op, p) || !has_dims(op, "A", p->a) || !has_dims(op, "B", p->b) ||
      !has_dims(op, "C", p->c) || !check_counts(op, p))
    return false;
  const int64_t m = p->m / 8, n = p->n / 8, k = p->k / p->tile_k;
  return check_part(op, "A", p->a, times(m, k) / (p->is_sparse ? 2 : 1), times(m, k),
                    p->elements) &&
         check_part(op, "B", p->b, times(k, n), times(k, n), p->elements) &&
         check_part(op, "C", p->c, times(m, n), times(m, n), 2);
}

bool nvgpu_mma_sync_check(mica_op *op) {
  product p = {.a = mica_value_type(nvgpu_mma_sync_matrix_a(op)),
               .b = mica_value_type(nvgpu_mma_sync_matrix_b(op)),
               .c = mica_value_type(nvgpu_mma_sync_matrix_c(op)),
               .is_tf32 = nvgpu_mma_sync_tf32_enabled_attr(op) != NULL};
  return set_shape(op, &p, nvgpu_mma_sync_mma_shape_attr(op)) && check_product(op, &p);
}

bool nvgpu_mma_sp_sync_check(mica_op *op) {
  const uint32_t selector = (uint32_t)nvgpu_mma_sp_sync_sparsity_selector(op);
  if (selector > 1) return mica_op_error(op, "sparsity selector should be 0 or 1");
  product p = {.a = mica_value_type(nvgpu_mma_sp_sync_matrix_a(op)),
               .b = mica_value_type(nvgpu_mma_sp_sync_matrix_b(op)),
               .c = mica_value_type(nvgpu_mma_sp_sync_matrix_c(op)),
               .is_tf32 = nvgpu_mma_sp_sync_tf32_enabled_attr(op) != NULL,
               .is_sparse = true};
  return set_shape(op, &p, nvgpu_mma_sp_sync_mma_shape_attr(op)) && check_product(op, &p);
}

// ---- device_async_copy --------------------------------------------------------------------------

static bool has_unit_stride(const mica_type *memref) {
  enum { DIMS = 32 };
  int64_t offset, strides[DIMS];
  const size_t rank = mica_type_shape(memref).size;
  if (rank == 0) return true;
  return rank <= DIMS && mica_type_strides(memref, &offset, strides) && strides[rank - 1] == 1;
}

static bool report_elements(const mica_op *op, int64_t elements, int64_t width) {
  static const char *const after[] = {", ", ", ", "."};
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR,
                                       "Requested copy elements is %I with width %I. But copy "
                                       "elements could be one of ",
                                       elements, width);
  for (size_t i = 0; i < 3; i++)
    if ((32 << i) / width > 0) mica_diag_append(diag, "%I%s", (32 << i) / width, after[i]);
  return mica_diag_report(diag);
}

static bool check_copied(const mica_op *op, const mica_type *to) {
  const int64_t width = (int64_t)mica_type_bit_width(mica_type_element(to));
  const int64_t elements = mica_attr_integer_value(nvgpu_device_async_copy_dst_elements_attr(op));
  if (width == 0) return mica_op_plain_error(op, "copies what has a size");
  const int64_t bytes = (int64_t)((uint64_t)width * (uint64_t)elements) / 8;
  if (bytes != 4 && bytes != 8 && bytes != 16) return report_elements(op, elements, width);
  return nvgpu_device_async_copy_bypass_l1_attr(op) == NULL || bytes == 16 ||
         mica_op_error(op,
                       "bypassL1 does not satify alignment for '%t' with destination element %I. "
                       "Unset bypassL1, or set destination element to %I",
                       to, elements, 128 / width);
}

bool nvgpu_device_async_copy_check(mica_op *op) {
  const mica_type *from = mica_value_type(nvgpu_device_async_copy_src(op));
  const mica_type *to = mica_value_type(nvgpu_device_async_copy_dst(op));
  if (!has_unit_stride(from))
    return mica_op_plain_error(op, "source memref most minor dim must have unit stride");
  if (!has_unit_stride(to))
    return mica_op_plain_error(op, "destination memref most minor dim must have unit stride");
  if (!nvgpu_is_shared(to))
    return mica_op_plain_error(
        op,
        "destination memref must have a memory space attribute of IntegerAttr(3) "
        "or gpu::AddressSpaceAttr(Workgroup)");
  if (mica_type_element(to) != mica_type_element(from))
    return mica_op_plain_error(op, "source and destination must have the same element type");
  const size_t from_rank = mica_type_shape(from).size, to_rank = mica_type_shape(to).size;
  if (nvgpu_device_async_copy_src_indices_count(op) != from_rank)
    return mica_op_error(op, "expected %z source indices, got %z", from_rank,
                         nvgpu_device_async_copy_src_indices_count(op));
  if (nvgpu_device_async_copy_dst_indices_count(op) != to_rank)
    return mica_op_error(op, "expected %z destination indices, got %z", to_rank,
                         nvgpu_device_async_copy_dst_indices_count(op));
  return check_copied(op, to);
}

bool nvgpu_rcp_check(mica_op *op) {
  return (nvgpu_rcp_rounding(op) == NVGPU_RCP_ROUNDING_MODE_APPROX && nvgpu_rcp_ftz(op)) ||
         mica_op_error(op, "has a limitation. %a or non-ftz is not supported yet.",
                       nvgpu_rcp_rounding_attr(op));
}

// Checks of products in registers: which shapes there are, and what a thread holds of each matrix.
// Called by generated code; own nothing.
#include "mma.h"

// So many registers of one type.
typedef struct registers {
  int64_t count;
  const mica_type *type;
} registers;

typedef struct product {
  const mica_op *op;
  bool is_sparse;
  int64_t m, n, k;
  nvvm_mma_types a;
  const mica_type *i32, *f32, *f64, *half_pair;
  // What there may be of each.
  registers matrix_a, matrix_b, sum[2];
  size_t sums;
  const mica_type *results[2];
  size_t result_count;
  bool has_shape;  // one that there is
} product;

static bool is_4bit(nvvm_mma_types type) {
  return type == NVVM_MMA_TYPES_S4 || type == NVVM_MMA_TYPES_U4;
}
static bool is_8bit(nvvm_mma_types type) {
  return type == NVVM_MMA_TYPES_S8 || type == NVVM_MMA_TYPES_U8;
}
static bool is_of_integers(nvvm_mma_types type) {
  return is_4bit(type) || is_8bit(type) || type == NVVM_MMA_TYPES_B1 || type == NVVM_MMA_TYPES_S32;
}

static bool has_shape(const product *p, int64_t m, int64_t n, int64_t k) {
  return p->m == m && p->n == n && p->k == k;
}

static void add_result(product *p, const mica_type *element, size_t count) {
  p->results[p->result_count++] = nvvm_struct_of(element, count);
}
static void add_sum(product *p, const mica_type *type, int64_t count) {
  p->sum[p->sums++] = (registers){count, type};
}

// ---- 16 rows ------------------------------------------------------------------------------------

// How many columns a register of four threads has, and how often the least shape has as many;
// sparse ones begin with twice that. 0: there is no such product.
typedef struct depth {
  int64_t columns, least;
} depth;

static depth depth_of(const product *p) {
  const int64_t twice = p->is_sparse ? 2 : 1;
  switch (p->a) {
  case NVVM_MMA_TYPES_TF32: return (depth){4, 4 * twice};
  case NVVM_MMA_TYPES_F16:
  case NVVM_MMA_TYPES_BF16: return (depth){8, 8 * twice};
  case NVVM_MMA_TYPES_S4:
  case NVVM_MMA_TYPES_U4: return (depth){32, 32 * twice};
  case NVVM_MMA_TYPES_S8:
  case NVVM_MMA_TYPES_U8: return (depth){16, 16 * twice};
  case NVVM_MMA_TYPES_B1: return (depth){p->is_sparse ? 0 : 128, 128};
  case NVVM_MMA_TYPES_E4M3:
  case NVVM_MMA_TYPES_E5M2:
  case NVVM_MMA_TYPES_E3M2:
  case NVVM_MMA_TYPES_E2M3:
  case NVVM_MMA_TYPES_E2M1: return (depth){p->is_sparse ? 32 : 0, 64};
  default: return (depth){0, 0};
  }
}

static void set_sums_of_16(product *p) {
  if (is_of_integers(p->a)) {
    add_result(p, p->i32, 4);
    add_sum(p, p->i32, 4);
    return;
  }
  if (p->a != NVVM_MMA_TYPES_TF32 && p->a != NVVM_MMA_TYPES_BF16) add_result(p, p->half_pair, 2);
  add_result(p, p->f32, 4);
  add_sum(p, p->half_pair, 2);
  add_sum(p, p->f32, 4);
}

// Where nothing is added, MLIR takes the operand behind.
static bool has_one_sum_type(const product *p) {
  const mica_segment sums = mica_op_operand_group(p->op, 2);
  nvvm_mma_types sum, result;
  return (sums.first < mica_op_operand_count(p->op) &&
          nvvm_infer_mma_type(mica_value_type(mica_op_operand(p->op, sums.first)), true, &sum) &&
          nvvm_infer_mma_type(mica_value_type(mica_op_result(p->op, 0)), true, &result) &&
          sum == result) ||
         mica_op_error(p->op, "ctype does not match dtype");
}

static bool set_16_rows(product *p) {
  const depth depth = depth_of(p);
  if (depth.columns == 0)
    return mica_op_plain_error(p->op, "invalid shape or multiplicand type: %S",
                               nvvm_mma_types_to_text(p->a));
  const mica_type *type = p->a == NVVM_MMA_TYPES_F16 ? p->half_pair : p->i32;
  const int64_t deep = p->k / depth.columns;
  set_sums_of_16(p);
  p->matrix_a = (registers){p->is_sparse ? deep : 2 * deep, type};
  p->matrix_b = (registers){p->n / 8 * deep, type};
  const bool has_twice = p->a < NVVM_MMA_TYPES_E4M3 && has_shape(p, 16, 8, 2 * depth.least);
  p->has_shape = has_twice || has_shape(p, 16, 8, depth.least);
  return has_one_sum_type(p);
}

// ---- 8 rows -------------------------------------------------------------------------------------

static void set_8_rows(product *p) {
  if (p->a == NVVM_MMA_TYPES_F16) {
    p->matrix_a = p->matrix_b = (registers){2, p->half_pair};
    add_result(p, p->half_pair, 4);
    add_result(p, p->f32, 8);
    add_sum(p, p->half_pair, 4);
    add_sum(p, p->f32, 8);
    p->has_shape = has_shape(p, 8, 8, 4);
  } else if (p->a == NVVM_MMA_TYPES_F64) {
    p->matrix_a = p->matrix_b = (registers){1, p->f64};
    add_result(p, p->f64, 2);
    add_sum(p, p->f64, 2);
    p->has_shape = has_shape(p, 8, 8, 4);
  } else if (is_of_integers(p->a)) {
    p->matrix_a = p->matrix_b = (registers){1, p->i32};
    add_result(p, p->i32, 2);
    add_sum(p, p->i32, 2);
    p->has_shape = (is_4bit(p->a) && has_shape(p, 8, 8, 32)) ||
                   (is_8bit(p->a) && has_shape(p, 8, 8, 16)) ||
                   (p->a == NVVM_MMA_TYPES_B1 && !p->is_sparse && has_shape(p, 8, 8, 128));
  }
}

// ---- What there is ------------------------------------------------------------------------------

static bool is_one_of(const mica_op *op, mica_segment operands, const registers *allowed,
                      size_t count) {
  for (size_t i = 0; i < count; i++) {
    bool same = allowed[i].count == (int64_t)operands.count;
    for (size_t k = 0; same && k < operands.count; k++)
      same = mica_value_type(mica_op_operand(op, operands.first + k)) == allowed[i].type;
    if (same) return true;
  }
  return false;
}

static void append_types(mica_diag *diag, const mica_op *op, mica_segment operands) {
  for (size_t i = 0; i < operands.count; i++)
    mica_diag_append(diag, i == 0 ? "%t" : ", %t",
                     mica_value_type(mica_op_operand(op, operands.first + i)));
}

static bool check_matrix(const product *p, size_t index, const registers *allowed, size_t count) {
  const mica_segment operands = mica_op_operand_group(p->op, index);
  if (is_one_of(p->op, operands, allowed, count)) return true;
  mica_diag *diag = mica_op_error_begin(
      p->op, "Could not match types for the %c operands; expected one of ", "ABC"[index]);
  for (size_t i = 0; i < count; i++)
    mica_diag_append(diag, "%Ix%t ", allowed[i].count, allowed[i].type);
  mica_diag_append(diag, "but got ");
  append_types(diag, p->op, operands);
  return mica_diag_report(diag);
}

static bool check_result(const product *p) {
  const mica_type *type = mica_value_type(mica_op_result(p->op, 0));
  for (size_t i = 0; i < p->result_count; i++) {
    if (p->results[i] == NULL) return false;  // no memory
    if (type == p->results[i]) return true;
  }
  mica_diag *diag =
      mica_op_error_begin(p->op, "Could not match allowed types for the result; expected one of ");
  for (size_t i = 0; i < p->result_count; i++)
    mica_diag_append(diag, i == 0 ? "%t" : ", %t", p->results[i]);
  mica_diag_append(diag, " but got %t", type);
  return mica_diag_report(diag);
}

static bool set_types(product *p) {
  mica_context *ctx = mica_op_context(p->op);
  p->i32 = mica_type_i(ctx, 32);
  p->f32 = mica_type_float(ctx, MICA_F32);
  p->f64 = mica_type_float(ctx, MICA_F64);
  p->half_pair = nvvm_half_pair(ctx);
  return p->i32 != NULL && p->f32 != NULL && p->f64 != NULL && p->half_pair != NULL;
}

static bool check_product(product *p, const mica_attr *shape, const mica_attr *type,
                          const mica_attr *overflow) {
  p->m = nvvm_mma_shape_attr_m(shape);
  p->n = nvvm_mma_shape_attr_n(shape);
  p->k = nvvm_mma_shape_attr_k(shape);
  if (p->m == 16 || p->m == 8) {
    if (type == NULL) return mica_op_error(p->op, "op requires multiplicandAPtxType attribute");
    p->a = nvvm_mma_types_attr_value(type);
  }
  if (!set_types(p) || (p->m == 16 && !set_16_rows(p))) return false;
  if (p->m == 8) set_8_rows(p);
  if (!p->has_shape)
    return mica_op_error(p->op, "unimplemented variant for MMA shape <%I, %I, %I>", p->m, p->n,
                         p->k);
  if (!check_matrix(p, 0, &p->matrix_a, 1) || !check_matrix(p, 1, &p->matrix_b, 1) ||
      !check_matrix(p, 2, p->sum, p->sums) || !check_result(p))
    return false;
  if (p->a == NVVM_MMA_TYPES_B1 && nvvm_attribute(p->op, "b1Op") == NULL)
    return mica_op_error(p->op, "op requires b1Op attribute");
  return overflow != NULL || !(is_4bit(p->a) || is_8bit(p->a)) ||
         mica_op_error(p->op, "op requires intOverflowBehavior attribute");
}

bool nvvm_mma_sync_check(mica_op *op) {
  product p = {.op = op};
  if (!check_product(&p, nvvm_mma_sync_shape_attr(op),
                     nvvm_mma_sync_multiplicanda_ptx_type_attr(op),
                     nvvm_mma_sync_int_overflow_behavior_attr(op)))
    return false;
  if (has_shape(&p, 8, 8, 4) && p.a == NVVM_MMA_TYPES_F16) return true;
  if (nvvm_mma_sync_layout_a(op) == NVVM_MMA_LAYOUT_ROW &&
      nvvm_mma_sync_layout_b(op) == NVVM_MMA_LAYOUT_COL)
    return true;
  const nvvm_mma_types b =
      nvvm_mma_sync_has_multiplicandb_ptx_type(op) ? nvvm_mma_sync_multiplicandb_ptx_type(op) : p.a;
  return mica_op_error(op,
                       "requires layoutA = #nvvm.mma_layout<row> and layoutB = "
                       "#nvvm.mma_layout<col> for shape <%I, %I, %I> with element types %S and %S. "
                       "Only m8n8k4 with f16 supports other layouts.",
                       p.m, p.n, p.k, nvvm_mma_types_to_text(p.a), nvvm_mma_types_to_text(b));
}

bool nvvm_mma_sp_sync_check(mica_op *op) {
  product p = {.op = op, .is_sparse = true};
  return check_product(&p, nvvm_mma_sp_sync_shape_attr(op),
                       nvvm_mma_sp_sync_multiplicanda_ptx_type_attr(op),
                       nvvm_mma_sp_sync_int_overflow_behavior_attr(op));
}

// ---- Blocks with scales -------------------------------------------------------------------------

typedef struct scaled_product {
  const mica_op *op;
  int64_t m, n, k;
  bool is_of_4bit;
  nvvm_mma_block_scale_kind kind;
  nvvm_scale_vec_size size;
  nvvm_block_scale_format format;
} scaled_product;

static bool unsupported(const scaled_product *p, const char *what, const char *kind) {
  return mica_op_error(p->op, "unsupported %s for mma.m16n8k%I%s", what, p->k, kind);
}

static bool check_mxf4(const scaled_product *p) {
  bool ok = true;
  if (p->size != NVVM_SCALE_VEC_SIZE_X2) ok = unsupported(p, "ScaleVecSize attribute", ".mxf4");
  if (p->format != NVVM_BLOCK_SCALE_FORMAT_UE8_M0)
    ok = unsupported(p, "BlockScaleFormat attribute", ".mxf4");
  return ok;
}

static bool check_deep(const scaled_product *p) {
  bool ok = true;
  if (!p->is_of_4bit) ok = unsupported(p, "MMATypes attribute", ".(mxf4nvf4|mxf4)");
  switch (p->kind) {
  case NVVM_MMA_BLOCK_SCALE_KIND_MXF4: return check_mxf4(p) && ok;
  case NVVM_MMA_BLOCK_SCALE_KIND_MXF4_NVF4:
    if (p->size == NVVM_SCALE_VEC_SIZE_X4 ||
        (p->size == NVVM_SCALE_VEC_SIZE_X2 && p->format == NVVM_BLOCK_SCALE_FORMAT_UE8_M0))
      return ok;
    return unsupported(p, "ScaleVecSize and BlockScaleFormat attributes", ".mxf4nvf4");
  default: return unsupported(p, "Kind attribute", "");
  }
}

static bool check_shallow(const scaled_product *p) {
  return (p->kind == NVVM_MMA_BLOCK_SCALE_KIND_MXF8_F6_F4 && p->size == NVVM_SCALE_VEC_SIZE_X1 &&
          p->format == NVVM_BLOCK_SCALE_FORMAT_UE8_M0) ||
         unsupported(p, "Kind, ScaleVecSize and BlockScaleFormat attributes", "");
}

static bool is_e2m1(const mica_op *op, const char *name) {
  const mica_attr *type = nvvm_attribute(op, name);
  return type != NULL && nvvm_mma_types_attr_value(type) == NVVM_MMA_TYPES_E2M1;
}

static bool check_scaled(const mica_op *op, int64_t unit, const char *what) {
  const mica_attr *shape = nvvm_attribute(op, "shape");
  const scaled_product p = {
      .op = op,
      .m = nvvm_mma_shape_attr_m(shape),
      .n = nvvm_mma_shape_attr_n(shape),
      .k = nvvm_mma_shape_attr_k(shape),
      .is_of_4bit = is_e2m1(op, "multiplicandAPtxType") && is_e2m1(op, "multiplicandBPtxType"),
      .kind = nvvm_mma_block_scale_kind_attr_value(nvvm_attribute(op, "kind")),
      .size = nvvm_scale_vec_size_attr_value(nvvm_attribute(op, "scaleVecSize")),
      .format = nvvm_block_scale_format_attr_value(nvvm_attribute(op, "blockScaleFormat"))};
  if (p.m == 16 && p.n == 8 && p.k == 2 * unit) return check_deep(&p);
  if (p.m == 16 && p.n == 8 && p.k == unit) return check_shallow(&p);
  return mica_op_error(op, "unsupported Geom for %s with block scaling", what);
}

bool nvvm_mma_block_scale_check(mica_op *op) { return check_scaled(op, 32, "mma"); }

bool nvvm_mma_sp_block_scale_check(mica_op *op) {
  if (!nvvm_mma_sp_block_scale_ordered_metadata(op))
    return mica_op_error(op, "'orderedMetadata' attribute is mandatory");
  return check_scaled(op, 64, "sparse mma");
}

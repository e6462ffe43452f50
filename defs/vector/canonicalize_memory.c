// Folds and patterns of loads and stores: casts of memory, masks that leave nothing out or
// everything, places one after the other. Called by generated code; own nothing.
#include "mica/elements.h"
#include "mica/fold.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Casts --------------------------------------------------------------------------------------

static bool skip_cast(mica_op *op, size_t base) {
  mica_value *memory = vector_memory_behind(mica_op_operand(op, base));
  if (memory != NULL) mica_op_set_operand(op, base, memory);
  return memory != NULL;
}

bool vector_load_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                      size_t indices_count, mica_fold *out) {
  (void)base, (void)indices, (void)indices_count, (void)out;
  return skip_cast(op, VECTOR_LOAD_OPERAND_BASE);
}
bool vector_store_fold(mica_op *op, const mica_attr *value_to_store, const mica_attr *base,
                       const mica_attr *const *indices, size_t indices_count, mica_fold *out) {
  (void)value_to_store, (void)base, (void)indices, (void)indices_count, (void)out;
  return skip_cast(op, VECTOR_STORE_OPERAND_BASE);
}
bool vector_maskedload_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                            size_t indices_count, const mica_attr *mask, const mica_attr *pass_thru,
                            mica_fold *out) {
  (void)base, (void)indices, (void)indices_count, (void)mask, (void)pass_thru, (void)out;
  return skip_cast(op, VECTOR_MASKEDLOAD_OPERAND_BASE);
}
bool vector_maskedstore_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                             size_t indices_count, const mica_attr *mask,
                             const mica_attr *value_to_store, mica_fold *out) {
  (void)base, (void)indices, (void)indices_count, (void)mask, (void)value_to_store, (void)out;
  return skip_cast(op, VECTOR_MASKEDSTORE_OPERAND_BASE);
}

// ---- Masks --------------------------------------------------------------------------------------

// Reads that a mask selects: what they read, and what stands in for the rest.
typedef struct masked {
  mica_value *base, *mask, *other;
  mica_segment indices;
} masked;

static bool read_masked(mica_rewriter *rw, mica_op *op, const masked *m) {
  const mica_values groups[] = {mica_one_value(m->base), mica_operands_in(op, m->indices)};
  const mica_op_parts parts = {.operand_count = 0};
  switch (vector_mask_form_of(m->mask)) {
  case VECTOR_MASK_MIXED: return false;
  case VECTOR_MASK_EMPTY: mica_rewriter_replace(rw, op, &m->other); return true;
  case VECTOR_MASK_FULL: break;
  }
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_like(rw, mica_op_loc(op), &vector_load_def, groups, 2, &parts, op));
}

static bool write_masked(mica_rewriter *rw, mica_op *op, const masked *m) {
  const mica_values groups[] = {mica_one_value(m->other), mica_one_value(m->base),
                                mica_operands_in(op, m->indices)};
  const mica_op_parts parts = {.operand_count = 0};
  const vector_mask_form form = vector_mask_form_of(m->mask);
  if (form == VECTOR_MASK_MIXED) return false;
  if (form == VECTOR_MASK_FULL &&
      mica_rewriter_create_grouped(rw, mica_op_loc(op), &vector_store_def, groups, 3, &parts) ==
          NULL)
    return false;
  mica_rewriter_erase(rw, op);
  return true;
}

#define MASKED(name, values, how, label)                                                  \
  static bool how##_##name(mica_rewriter *rw, mica_op *op) {                              \
    const masked m = {vector_##name##_base(op), vector_##name##_mask(op),                 \
                      vector_##name##_##values(op), vector_##name##_indices_segment(op)}; \
    return how##_masked(rw, op, &m);                                                      \
  }                                                                                       \
  MICA_DEFINE_PATTERN(name##_pattern, label, &vector_##name##_def, how##_##name);         \
  const mica_pattern *const vector_##name##_canonicalizations[] = {&name##_pattern, NULL}
MASKED(maskedload, pass_thru, read, "MaskedLoadFolder");
MASKED(expandload, pass_thru, read, "ExpandLoadFolder");
MASKED(maskedstore, value_to_store, write, "MaskedStoreFolder");
MASKED(compressstore, value_to_store, write, "CompressStoreFolder");

// ---- Places that a vector holds -----------------------------------------------------------------

// 0, 1, 2 and so on.
static bool counts_up(const mica_value *places) {
  const mica_type *type = type_of(places);
  if (vector_rank(type) != 1 || vector_is_scalable(type)) return false;
  if (mica_value_op_of(places, &vector_step_def) != NULL) return true;
  const mica_attr *constant = mica_value_constant_attr(places);
  if (constant == NULL || !mica_attr_is_dense_int_elements(constant)) return false;
  const size_t count = mica_attr_dense_is_splat(constant) && vector_count(type) > 1
                           ? 2
                           : mica_attr_elements_count(constant);
  for (size_t i = 0; i < count; i++) {
    const mica_attr *number = mica_attr_dense_at(constant, i);
    if (number == NULL || mica_attr_integer_value(number) != (int64_t)i) return false;
  }
  return true;
}

static bool gather_nothing(mica_rewriter *rw, mica_op *op) {
  mica_value *other = vector_gather_pass_thru(op);
  if (vector_mask_form_of(vector_gather_mask(op)) != VECTOR_MASK_EMPTY) return false;
  mica_rewriter_replace(rw, op, &other);
  return true;
}

static bool gather_in_a_row(mica_rewriter *rw, mica_op *op) {
  if (!mica_type_is_memref(type_of(vector_gather_base(op))) ||
      !counts_up(vector_gather_indices(op)))
    return false;
  const mica_values groups[] = {mica_one_value(vector_gather_base(op)),
                                mica_operands_in(op, vector_gather_offsets_segment(op)),
                                mica_one_value(vector_gather_mask(op)),
                                mica_one_value(vector_gather_pass_thru(op))};
  const mica_op_parts parts = {.operand_count = 0};
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_like(rw, mica_op_loc(op), &vector_maskedload_def, groups, 4, &parts,
                                op));
}

static bool scatter_nothing(mica_rewriter *rw, mica_op *op) {
  mica_value *base = vector_scatter_base(op);
  if (vector_mask_form_of(vector_scatter_mask(op)) != VECTOR_MASK_EMPTY) return false;
  if (vector_scatter_result(op) == NULL) mica_rewriter_erase(rw, op);
  else mica_rewriter_replace(rw, op, &base);
  return true;
}

static bool scatter_in_a_row(mica_rewriter *rw, mica_op *op) {
  if (!mica_type_is_memref(type_of(vector_scatter_base(op))) || vector_scatter_result(op) != NULL ||
      !counts_up(vector_scatter_indices(op)))
    return false;
  const mica_values groups[] = {mica_one_value(vector_scatter_base(op)),
                                mica_operands_in(op, vector_scatter_offsets_segment(op)),
                                mica_one_value(vector_scatter_mask(op)),
                                mica_one_value(vector_scatter_value_to_store(op))};
  const mica_op_parts parts = {.operand_count = 0};
  if (mica_rewriter_create_grouped(rw, mica_op_loc(op), &vector_maskedstore_def, groups, 4,
                                   &parts) == NULL)
    return false;
  mica_rewriter_erase(rw, op);
  return true;
}

MICA_DEFINE_PATTERN(gather_nothing_pattern, "GatherFolder", &vector_gather_def, gather_nothing);
MICA_DEFINE_PATTERN(gather_in_a_row_pattern, "FoldContiguousGather", &vector_gather_def,
                    gather_in_a_row);
MICA_DEFINE_PATTERN(scatter_nothing_pattern, "ScatterFolder", &vector_scatter_def, scatter_nothing);
MICA_DEFINE_PATTERN(scatter_in_a_row_pattern, "FoldContiguousScatter", &vector_scatter_def,
                    scatter_in_a_row);
const mica_pattern *const vector_gather_canonicalizations[] = {&gather_nothing_pattern,
                                                               &gather_in_a_row_pattern, NULL};
const mica_pattern *const vector_scatter_canonicalizations[] = {&scatter_nothing_pattern,
                                                                &scatter_in_a_row_pattern, NULL};

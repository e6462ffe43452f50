// Hooks of operations on scattered elements: create_tdesc, prefetch, load, store, update_offset.
// Called by generated code; own nothing.
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// A shape without its last dimension where chunks have one.
static bool is_shape_of_chunks(mica_int64s shape, mica_int64s chunks, bool has_chunks) {
  if (chunks.size != shape.size + (has_chunks ? 1 : 0)) return false;
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] != chunks.data[i]) return false;
  return true;
}

static bool check_scattered(const mica_op *op, const mica_type *descriptor, const char *text) {
  return xegpu_is_scattered(descriptor) || mica_op_error(op, "%s", text);
}

bool xegpu_create_tdesc_check(mica_op *op) {
  const mica_type *source = type_of(xegpu_create_tdesc_source(op));
  const mica_type *descriptor = type_of(xegpu_create_tdesc_tensor_desc(op));
  const mica_int64s offsets = mica_type_shape(type_of(xegpu_create_tdesc_offsets(op)));
  const mica_int64s shape = mica_type_shape(descriptor);
  if (!check_scattered(op, descriptor, "Expects a scattered TensorDesc.\n") ||
      !xegpu_check_spaces(op, source, descriptor))
    return false;
  const int64_t chunk = xegpu_chunk_size(descriptor);
  if (is_shape_of_chunks(offsets, shape, chunk != 1) &&
      (chunk == 1 || shape.data[shape.size - 1] == chunk))
    return true;
  mica_diag *diag = mica_op_error_begin(op, "Incorrect TensorDesc shape. Expected is [");
  for (size_t i = 0; i < offsets.size; i++)
    mica_diag_append(diag, i == 0 ? "%I" : ", %I", offsets.data[i]);
  if (chunk != 1) mica_diag_append(diag, ", %I", chunk);
  mica_diag_append(diag, "]\n");
  return mica_diag_report(diag);
}

bool xegpu_update_offset_check(mica_op *op) {
  const mica_type *descriptor = type_of(xegpu_update_offset_tensor_desc(op));
  return check_scattered(op, descriptor, "Expects a scattered TensorDesc.\n") &&
         (is_shape_of_chunks(mica_type_shape(type_of(xegpu_update_offset_offsets(op))),
                             mica_type_shape(descriptor), xegpu_chunk_size(descriptor) > 1) ||
          mica_op_error(op, "Offsets should match TensorDesc except the chunk size dim."));
}

// A descriptor has offsets; without one they are written.
static bool check_memory(const mica_op *op, const mica_type *memory, bool has_offsets) {
  if (!xegpu_tensor_desc_type_isa(memory))
    return has_offsets || mica_op_error(op, "Expects offsets.");
  return check_scattered(op, memory, "Expects a scattered TensorDesc.") &&
         (!has_offsets || mica_op_error(op, "offsets not allowed."));
}

// ---- Loads and stores ---------------------------------------------------------------------------

// What they have in common.
typedef struct access {
  const mica_op *op;
  const mica_type *memory, *value, *mask;
  const mica_type *offsets;     // NULL: there are none
  const mica_attr *chunk_size;  // NULL: 1
} access;

static bool check_shape(const mica_op *op, const mica_type *value, const mica_type *descriptor) {
  const mica_int64s shape = mica_type_shape(value);
  if (mica_shapes_equal(value, descriptor)) return true;
  mica_diag *diag = mica_op_error_begin(op, "Value shape ");
  xegpu_append_shape(diag, shape.data, shape.size);
  mica_diag_append(diag,
                   " is neither a valid distribution for SIMT nor consistent with the tensor "
                   "descriptor for SIMD '%t'",
                   descriptor);
  return mica_diag_report(diag);
}

static bool check_by_descriptor(const access *a) {
  const int64_t chunk = xegpu_chunk_size(a->memory);
  if (!mica_type_is_vector(a->value)) {
    if (chunk > 1) return mica_op_error(a->op, "Expecting chunk size == 1 for scalar result");
    return !mica_type_is_vector(a->mask) || mica_op_error(a->op, "Expecting a vector type result.");
  }
  const mica_int64s shape = mica_type_shape(a->value);
  if (mica_type_element(a->value) != mica_type_element(a->memory))
    return mica_op_error(a->op, "Value should have the same element type as TensorDesc.");
  if (!is_shape_of_chunks(xegpu_shape(a->mask), mica_type_shape(a->memory), chunk > 1))
    return mica_op_error(a->op, "Mask should match TensorDesc except the chunk size dim.");
  if (shape.size == 1 && shape.data[0] == chunk)
    return !xegpu_has_layout(a->memory) ||
           mica_op_error(a->op, "TensorDesc doesn't need LayoutAttr for SIMT code");
  return check_shape(a->op, a->value, a->memory);
}

static bool check_scalar(const access *a, int64_t chunk, bool has_vectors) {
  if (chunk > 1) return mica_op_error(a->op, "Expecting chunk size == 1 for scalar result");
  return !has_vectors || mica_op_error(a->op, "Expecting scalar mask and offsets.");
}

static bool check_count(const access *a, int64_t chunk) {
  return xegpu_count(mica_type_shape(a->value)) == chunk ||
         mica_op_error(a->op, "value elements must match chunk size %I", chunk);
}

static bool check_mask(const access *a, int64_t chunk) {
  const mica_int64s shape = mica_type_shape(a->value), mask = xegpu_shape(a->mask);
  if (!mica_type_is_vector(a->mask)) return mica_op_error(a->op, "Expecting a vector type mask.");
  if (chunk > 1 && shape.size == 1 && !check_count(a, chunk)) return false;
  if (chunk <= 1 && xegpu_count(shape) != xegpu_count(mask))
    return mica_op_error(a->op, "Mask should match value except the chunk size dim.");
  return xegpu_count(mask) == 1 || is_shape_of_chunks(mask, shape, chunk > 1) ||
         mica_op_error(a->op, "Mask should match value except the chunk size dim.");
}

// A lane alone has a scalar mask and offset.
static bool check_by_offsets(const access *a) {
  const int64_t chunk = a->chunk_size == NULL ? 1 : mica_attr_integer_value(a->chunk_size);
  const bool has_vectors = mica_type_is_vector(a->mask) ||
                           (a->offsets != NULL && mica_type_is_vector(a->offsets));
  if (!mica_type_is_vector(a->value)) return check_scalar(a, chunk, has_vectors);
  return has_vectors ? check_mask(a, chunk) : check_count(a, chunk);
}

static bool check_access(const access *a, const mica_attr *const *hints, bool for_writing) {
  if (!check_memory(a->op, a->memory, a->offsets != NULL) ||
      !xegpu_check_hints(a->op, hints, for_writing))
    return false;
  if (xegpu_tensor_desc_type_isa(a->memory)) return check_by_descriptor(a);
  if (mica_type_is_memref(a->memory) &&
      mica_type_element(a->memory) != mica_type_element_or_self(a->value))
    return mica_op_plain_error(a->op, "Value should have the same element type as MemRef.");
  return check_by_offsets(a);
}

bool xegpu_prefetch_check(mica_op *op) {
  const mica_type *source = type_of(xegpu_prefetch_source(op));
  const mica_attr *const hints[] = {xegpu_prefetch_l1_hint_attr(op),
                                    xegpu_prefetch_l2_hint_attr(op),
                                    xegpu_prefetch_l3_hint_attr(op)};
  const bool has_alignment = xegpu_prefetch_offset_align_byte_attr(op) != NULL;
  if (!check_memory(op, source, xegpu_prefetch_offsets(op) != NULL) ||
      !xegpu_check_hints(op, hints, false))
    return false;
  if (mica_type_is_integer(source) && !has_alignment)
    return mica_op_error(op, "offset_align_byte is required with integer source.");
  return !has_alignment || mica_type_is_integer(source) ||
         mica_op_error(op, "offset_align_byte only allowed with integer source.");
}

static const mica_type *type_if_any(const mica_value *value) {
  return value == NULL ? NULL : type_of(value);
}

bool xegpu_load_check(mica_op *op) {
  const mica_attr *const hints[] = {xegpu_load_l1_hint_attr(op), xegpu_load_l2_hint_attr(op),
                                    xegpu_load_l3_hint_attr(op)};
  const access a = {.op = op,
                    .memory = type_of(xegpu_load_source(op)),
                    .value = type_of(xegpu_load_value(op)),
                    .mask = type_of(xegpu_load_mask(op)),
                    .offsets = type_if_any(xegpu_load_offsets(op)),
                    .chunk_size = xegpu_load_chunk_size_attr(op)};
  return check_access(&a, hints, false);
}

bool xegpu_store_check(mica_op *op) {
  const mica_attr *const hints[] = {xegpu_store_l1_hint_attr(op), xegpu_store_l2_hint_attr(op),
                                    xegpu_store_l3_hint_attr(op)};
  const access a = {.op = op,
                    .memory = type_of(xegpu_store_dest(op)),
                    .value = type_of(xegpu_store_value(op)),
                    .mask = type_of(xegpu_store_mask(op)),
                    .offsets = type_if_any(xegpu_store_offsets(op)),
                    .chunk_size = xegpu_store_chunk_size_attr(op)};
  return check_access(&a, hints, true);
}

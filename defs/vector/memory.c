// Hooks of what reads and writes memory: load, store, with masks, from scattered places; and of
// type_cast. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"

static size_t rank_of(const mica_type *type) { return mica_type_shape(type).size; }

static bool shapes_equal(const mica_type *a, const mica_type *b) {
  return mica_int64s_equal(mica_type_shape(a), mica_type_shape(b));
}

// ---- load, store --------------------------------------------------------------------------------

// A single element may lie anywhere.
static bool check_layout(mica_op *op, const mica_type *base, const mica_type *vector) {
  bool unit;
  if (!mica_type_has_scalable_dims(vector) && mica_type_element_count(vector) == 1) return true;
  return mica_type_has_unit_stride(base, &unit) &&
         (unit || mica_op_error(op, "most minor memref dim must have unit stride"));
}

// How messages of load and store speak.
typedef struct access_words {
  const char *rank, *vectors, *elements;
} access_words;

static bool check_access(mica_op *op, const mica_type *base, const mica_type *vector,
                         size_t indices, const access_words *words) {
  const mica_type *element = mica_type_element(base);
  if (!check_layout(op, base, vector)) return false;
  if (rank_of(base) < rank_of(vector)) return mica_op_error(op, "%s", words->rank);
  if (mica_type_is_vector(element)) {
    if (element != vector) return mica_op_error(op, "%s", words->vectors);
    element = mica_type_element(element);
  }
  if (mica_type_element(vector) != element) return mica_op_error(op, "%s", words->elements);
  return vector_check_index_count(op, base, indices);
}

bool vector_load_check(mica_op *op) {
  static const access_words words = {"destination memref has lower rank than the result vector",
                                     "base memref and result vector types should match",
                                     "base and result element types should match"};
  return check_access(op, mica_value_type(vector_load_base(op)),
                      mica_value_type(vector_load_result(op)), vector_load_indices_count(op),
                      &words);
}

bool vector_store_check(mica_op *op) {
  static const access_words words = {"source memref has lower rank than the vector to store",
                                     "base memref and valueToStore vector types should match",
                                     "base and valueToStore element type should match"};
  return check_access(op, mica_value_type(vector_store_base(op)),
                      mica_value_type(vector_store_value_to_store(op)),
                      vector_store_indices_count(op), &words);
}

// ---- With masks ---------------------------------------------------------------------------------

static bool check_read_elements(mica_op *op, const mica_type *base, const mica_type *result) {
  return mica_type_element(base) == mica_type_element(result) ||
         mica_op_error(op, "base and result element type should match");
}
static bool check_written_elements(mica_op *op, const mica_type *base, const mica_type *value) {
  return mica_type_element(base) == mica_type_element(value) ||
         mica_op_error(op, "base and valueToStore element type should match");
}
static bool check_pass_thru(mica_op *op, const mica_value *pass_thru, const mica_type *result) {
  return mica_value_type(pass_thru) == result ||
         mica_op_error(op, "expected pass_thru of same type as result type");
}

bool vector_maskedload_check(mica_op *op) {
  const mica_type *base = mica_value_type(vector_maskedload_base(op));
  const mica_type *result = mica_value_type(vector_maskedload_result(op));
  if (!check_read_elements(op, base, result) ||
      !vector_check_index_count(op, base, vector_maskedload_indices_count(op)))
    return false;
  if (!shapes_equal(result, mica_value_type(vector_maskedload_mask(op))))
    return mica_op_error(op, "expected result shape to match mask shape");
  return check_pass_thru(op, vector_maskedload_pass_thru(op), result);
}

bool vector_maskedstore_check(mica_op *op) {
  const mica_type *base = mica_value_type(vector_maskedstore_base(op));
  const mica_type *value = mica_value_type(vector_maskedstore_value_to_store(op));
  if (!check_written_elements(op, base, value) ||
      !vector_check_index_count(op, base, vector_maskedstore_indices_count(op)))
    return false;
  return shapes_equal(value, mica_value_type(vector_maskedstore_mask(op))) ||
         mica_op_error(op, "expected valueToStore shape to match mask shape");
}

static bool first_dims_equal(const mica_type *a, const mica_value *b) {
  return mica_type_shape(a).data[0] == mica_type_shape(mica_value_type(b)).data[0];
}

bool vector_expandload_check(mica_op *op) {
  const mica_type *base = mica_value_type(vector_expandload_base(op));
  const mica_type *result = mica_value_type(vector_expandload_result(op));
  if (!check_read_elements(op, base, result) ||
      !vector_check_index_count(op, base, vector_expandload_indices_count(op)))
    return false;
  if (!first_dims_equal(result, vector_expandload_mask(op)))
    return mica_op_error(op, "expected result dim to match mask dim");
  return check_pass_thru(op, vector_expandload_pass_thru(op), result);
}

bool vector_compressstore_check(mica_op *op) {
  const mica_type *base = mica_value_type(vector_compressstore_base(op));
  const mica_type *value = mica_value_type(vector_compressstore_value_to_store(op));
  if (!check_written_elements(op, base, value) ||
      !vector_check_index_count(op, base, vector_compressstore_indices_count(op)))
    return false;
  return first_dims_equal(value, vector_compressstore_mask(op)) ||
         mica_op_error(op, "expected valueToStore dim to match mask dim");
}

// ---- gather, scatter ----------------------------------------------------------------------------

static bool check_base(mica_op *op, const mica_type *base) {
  return mica_type_is_memref(base) || mica_type_is_ranked_tensor(base) ||
         mica_op_error(op, "requires base to be a memref or ranked tensor type");
}

static bool check_dims(mica_op *op, const char *name, const mica_type *vector,
                       const mica_value *indices, const mica_value *mask) {
  if (!shapes_equal(vector, mica_value_type(indices)))
    return mica_op_error(op, "expected %s dim to match indices dim", name);
  return shapes_equal(vector, mica_value_type(mask)) ||
         mica_op_error(op, "expected %s dim to match mask dim", name);
}

bool vector_gather_check(mica_op *op) {
  const mica_type *base = mica_value_type(vector_gather_base(op));
  const mica_type *result = mica_value_type(vector_gather_result(op));
  return check_base(op, base) && check_read_elements(op, base, result) &&
         vector_check_index_count(op, base, vector_gather_offsets_count(op)) &&
         check_dims(op, "result", result, vector_gather_indices(op), vector_gather_mask(op)) &&
         check_pass_thru(op, vector_gather_pass_thru(op), result);
}
const mica_type *vector_gather_expected_mask_type(const mica_op *op) {
  return vector_mask_type(mica_value_type(vector_gather_indices(op)));
}

bool vector_scatter_check(mica_op *op) {
  const mica_type *base = mica_value_type(vector_scatter_base(op));
  const mica_type *value = mica_value_type(vector_scatter_value_to_store(op));
  return check_base(op, base) && check_written_elements(op, base, value) &&
         vector_check_index_count(op, base, vector_scatter_offsets_count(op)) &&
         check_dims(op, "valueToStore", value, vector_scatter_indices(op), vector_scatter_mask(op));
}

// ---- type_cast ----------------------------------------------------------------------------------

// The layout says no more than that there is none.
static bool is_row_major(const mica_type *memref, bool *yes) {
  mica_int64s shape = mica_type_shape(memref);
  int64_t offset = 0;
  uint64_t stride = 1;
  *yes = true;
  if (mica_type_layout(memref) == NULL) return true;
  mica_context *ctx = mica_type_context(memref);
  int64_t *strides = mica_allocate(ctx, (shape.size + 1) * sizeof *strides);
  if (strides == NULL) return false;
  *yes = mica_type_strides(memref, &offset, strides) && offset == 0;
  for (size_t i = shape.size; *yes && i-- > 0; stride *= (uint64_t)shape.data[i])
    *yes = (uint64_t)strides[i] == stride;
  mica_free(ctx, strides, (shape.size + 1) * sizeof *strides);
  return true;
}

static const mica_type *scalar_of(const mica_type *memref) {
  return mica_type_element_or_self(mica_type_element(memref));
}

// The dimensions of memory and, behind them, those of its elements.
static size_t whole_rank(const mica_type *memref) {
  const mica_type *element = mica_type_element(memref);
  return rank_of(memref) + (mica_type_is_vector(element) ? rank_of(element) : 0);
}
static int64_t whole_dim(const mica_type *memref, size_t i) {
  size_t rank = rank_of(memref);
  return i < rank ? mica_type_shape(memref).data[i]
                  : mica_type_shape(mica_type_element(memref)).data[i - rank];
}
static bool whole_shapes_equal(const mica_type *a, const mica_type *b) {
  if (whole_rank(a) != whole_rank(b)) return false;
  for (size_t i = 0; i < whole_rank(a); i++)
    if (whole_dim(a, i) != whole_dim(b, i)) return false;
  return true;
}

static bool check_layouts(mica_op *op, const mica_type *from, const mica_type *to) {
  bool row_major;
  if (!is_row_major(from, &row_major)) return false;
  if (!row_major) return mica_op_error(op, "expects operand to be a memref with identity layout");
  return mica_type_layout(to) == NULL ||
         mica_op_error(op, "expects result to be a memref with identity layout");
}

bool vector_type_cast_check(mica_op *op) {
  const mica_type *from = mica_value_type(vector_type_cast_memref(op));
  const mica_type *to = mica_value_type(vector_type_cast_result(op));
  if (!check_layouts(op, from, to)) return false;
  if (mica_type_memory_space(from) != mica_type_memory_space(to))
    return mica_op_error(op, "expects result in same memory space");
  if (scalar_of(from) != scalar_of(to))
    return mica_op_error(op, "expects result and operand with same underlying scalar type: '%t'",
                         to);
  return whole_shapes_equal(from, to) ||
         mica_op_error(op, "expects concatenated result and operand shapes to be equal: '%t'", to);
}

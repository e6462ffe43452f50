// Hooks of what sees the same memory in another way: casts, views, transpositions. Called by
// generated code; own nothing.
#include "shared.h"

#include "mica/affine.h"
#include "mica/context.h"
#include "mica/index_list.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- cast, memory_space_cast --------------------------------------------------------------------

static bool may_be_equal(int64_t a, int64_t b) {
  return a == MICA_DYNAMIC || b == MICA_DYNAMIC || a == b;
}

static bool lists_may_be_equal(const int64_t *a, const int64_t *b, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (!may_be_equal(a[i], b[i])) return false;
  return true;
}

static bool layouts_compatible(const mica_type *a, const mica_type *b) {
  if (mica_type_layout(a) == mica_type_layout(b)) return true;
  memref_strided from, to;
  bool ok = memref_strided_of(a, &from);
  ok = memref_strided_of(b, &to) && ok && from.rank == to.rank &&
       may_be_equal(from.offset, to.offset) &&
       lists_may_be_equal(from.strides, to.strides, from.rank);
  memref_strided_free(&from);
  memref_strided_free(&to);
  return ok;
}

static bool ranked_compatible(const mica_type *a, const mica_type *b) {
  mica_int64s from = mica_type_shape(a), to = mica_type_shape(b);
  return layouts_compatible(a, b) && from.size == to.size &&
         lists_may_be_equal(from.data, to.data, from.size);
}

bool memref_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  if (inputs.size != 1 || outputs.size != 1) return false;
  const mica_type *a = inputs.data[0], *b = outputs.data[0];
  bool a_ranked = mica_type_is_memref(a), b_ranked = mica_type_is_memref(b);
  if (!mica_type_is_any_memref(a) || !mica_type_is_any_memref(b) || (!a_ranked && !b_ranked))
    return false;
  if (mica_type_element(a) != mica_type_element(b) ||
      mica_type_memory_space(a) != mica_type_memory_space(b))
    return false;
  return !a_ranked || !b_ranked || ranked_compatible(a, b);
}

bool memref_memory_space_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  if (inputs.size != 1 || outputs.size != 1) return false;
  const mica_type *a = inputs.data[0], *b = outputs.data[0];
  if (!mica_type_is_any_memref(a) || !mica_type_is_any_memref(b) ||
      mica_type_element(a) != mica_type_element(b))
    return false;
  if (mica_type_is_memref(a) != mica_type_is_memref(b)) return false;
  return !mica_type_is_memref(a) ||
         (mica_type_layout(a) == mica_type_layout(b) && mica_shapes_equal(a, b));
}

// ---- assume_alignment, distinct_objects ---------------------------------------------------------

bool memref_assume_alignment_check(mica_op *op) {
  int64_t alignment = mica_attr_integer_value(memref_assume_alignment_alignment_attr(op));
  return (alignment & (alignment - 1)) == 0 || mica_op_error(op, "alignment must be power of 2");
}

size_t memref_distinct_objects_infer_count(const mica_op_parts *parts) {
  return parts->operand_count;
}
bool memref_distinct_objects_infer_types(mica_context *ctx, mica_loc loc,
                                         const mica_op_parts *parts, const mica_type **types) {
  (void)ctx, (void)loc;
  for (size_t i = 0; i < parts->operand_count; i++) types[i] = mica_value_type(parts->operands[i]);
  return true;
}
bool memref_distinct_objects_check(mica_op *op) {
  size_t count = mica_op_operand_count(op);
  bool equal = count == mica_op_result_count(op);
  for (size_t i = 0; equal && i < count; i++)
    equal = mica_value_type(mica_op_operand(op, i)) == mica_value_type(mica_op_result(op, i));
  if (!equal) return mica_op_error(op, "operand types and result types must match");
  return count != 0 || mica_op_error(op, "expected at least one operand");
}

// ---- extract_strided_metadata -------------------------------------------------------------------

static size_t metadata_rank(const mica_op_parts *parts) {
  const mica_type *type = parts->operand_count == 0 ? NULL : mica_value_type(parts->operands[0]);
  return type != NULL && mica_type_is_memref(type) ? mica_type_shape(type).size : 0;
}

size_t memref_extract_strided_metadata_infer_count(const mica_op_parts *parts) {
  return 2 + 2 * metadata_rank(parts);
}
bool memref_extract_strided_metadata_infer_types(mica_context *ctx, mica_loc loc,
                                                 const mica_op_parts *parts,
                                                 const mica_type **types) {
  (void)loc;
  const mica_type *source = mica_value_type(memref_extract_strided_metadata_parts_source(parts));
  if (!mica_type_is_memref(source)) return false;
  types[0] = mica_type_memref((mica_int64s){NULL, 0}, mica_type_element(source), NULL,
                              mica_type_memory_space(source));
  const mica_type *index = mica_type_index(ctx);
  for (size_t i = 1; i < 2 + 2 * metadata_rank(parts); i++) types[i] = index;
  return types[0] != NULL && index != NULL;
}

// ---- reinterpret_cast ---------------------------------------------------------------------------

static bool report_mismatch(mica_op *op, const char *what, int64_t expected, int64_t found,
                            size_t dimension) {
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "expected result type with %s = ", what);
  if (expected == MICA_DYNAMIC) mica_diag_append(diag, "dynamic");
  else mica_diag_append(diag, "%I", expected);
  mica_diag_append(diag, " instead of %I", found);
  if (dimension != SIZE_MAX) mica_diag_append(diag, " in dim = %z", dimension);
  return mica_diag_report(diag);
}

static bool check_numbers(mica_op *op, const char *what, const int64_t *found, mica_int64s expected,
                          size_t rank) {
  for (size_t i = 0; i < rank && i < expected.size; i++)
    if (found[i] != MICA_DYNAMIC && found[i] != expected.data[i])
      return report_mismatch(op, what, expected.data[i], found[i], i);
  return true;
}

static bool check_reinterpreted(mica_op *op, const memref_strided *layout) {
  int64_t offset = memref_reinterpret_cast_static_offsets(op).data[0];
  if (layout->offset != MICA_DYNAMIC && layout->offset != offset)
    return report_mismatch(op, "offset", offset, layout->offset, SIZE_MAX);
  return check_numbers(op, "stride", layout->strides, memref_reinterpret_cast_static_strides(op),
                       layout->rank);
}

bool memref_reinterpret_cast_check(mica_op *op) {
  const mica_type *from = mica_value_type(memref_reinterpret_cast_source(op));
  const mica_type *to = mica_value_type(memref_reinterpret_cast_result(op));
  mica_int64s shape = mica_type_shape(to);
  if (!mica_verify_offsets_sizes_strides(op, (size_t[]){1, shape.size, shape.size})) return false;
  if (mica_type_memory_space(from) != mica_type_memory_space(to))
    return memref_mismatch(op, "memory spaces", "source type", from, "result memref type", to);
  if (mica_type_element(from) != mica_type_element(to))
    return memref_mismatch(op, "element types", "source type", from, "result memref type", to);
  if (!check_numbers(op, "size", shape.data, memref_reinterpret_cast_static_sizes(op), shape.size))
    return false;
  memref_strided layout;
  bool ok = memref_strided_of(to, &layout) && check_reinterpreted(op, &layout);
  memref_strided_free(&layout);
  return ok;
}

// ---- reshape, view ------------------------------------------------------------------------------

bool memref_reshape_check(mica_op *op) {
  const mica_type *from = mica_value_type(memref_reshape_source(op));
  const mica_type *to = mica_value_type(memref_reshape_result(op));
  if (mica_type_element(from) != mica_type_element(to))
    return mica_op_error(op,
                         "element types of source and destination memref types should be the same");
  if (mica_type_is_memref(from) && !mica_type_layout_is_identity(from))
    return mica_op_error(op, "source memref type should have identity affine map");
  if (!mica_type_is_memref(to)) return true;
  if (!mica_type_layout_is_identity(to))
    return mica_op_error(op, "result memref type should have identity affine map");
  int64_t length = mica_type_shape(mica_value_type(memref_reshape_shape(op))).data[0];
  if (length == MICA_DYNAMIC)
    return mica_op_error(op,
                         "cannot use shape operand with dynamic length to reshape to "
                         "statically-ranked memref type");
  return (uint64_t)length == mica_type_shape(to).size ||
         mica_op_error(op, "length of shape operand differs from the result's memref rank");
}

bool memref_view_check(mica_op *op) {
  const mica_type *from = mica_value_type(memref_view_source(op));
  const mica_type *to = mica_value_type(mica_op_result(op, 0));
  if (!mica_type_layout_is_identity(from))
    return mica_op_plain_error(op, "unsupported map for base memref type '%t'", from);
  if (!mica_type_layout_is_identity(to))
    return mica_op_plain_error(op, "unsupported map for result memref type '%t'", to);
  if (mica_type_memory_space(from) != mica_type_memory_space(to))
    return memref_mismatch(op, "memory spaces", "base memref type", from, "view memref type", to);
  return mica_verify_dynamic_sizes(op, to, memref_view_sizes_count(op));
}

// ---- transpose: `%a (d0, d1) -> (d1, d0)` -------------------------------------------------------

bool memref_parse_permutation(mica_parser *p, mica_op_state *out, const mica_attr **permutation) {
  (void)out;
  const mica_affine_map *map;
  if (!mica_parse_affine_map(p, &map)) return false;
  *permutation = mica_attr_affine_map(map);
  return *permutation != NULL;
}
void memref_print_permutation(mica_printer *p, const mica_op *op, const mica_attr *permutation) {
  (void)op;
  mica_print_affine_map(p, mica_attr_affine_map_value(permutation));
}

static bool check_permutation(mica_op *op, const mica_affine_map *map) {
  bool all = map->result_count == map->dim_count;
  return (all && mica_affine_map_is_projected_permutation(map)) ||
         mica_op_error(op, "expected a permutation map");
}

static bool report_transposed(mica_op *op, const mica_type *to, const memref_strided *strided) {
  const mica_type *expected =
      memref_canonical_type(strided, mica_value_type(memref_transpose_in(op)));
  return expected != NULL &&
         mica_op_error(op,
                       "result type '%t' is not equivalent to the canonical transposed input type "
                       "'%t'",
                       to, expected);
}

static bool hold_the_same(const mica_type *a, const mica_type *b) {
  return mica_type_element(a) == mica_type_element(b) &&
         mica_type_memory_space(a) == mica_type_memory_space(b);
}

// A transposed type has a strided layout. In one dimension `strided<[1]>` is canonical, and another
// type than that without a layout; in more dimensions none is as canonical as strides that say so.
static bool is_plain_line(const mica_type *memref) {
  return mica_type_shape(memref).size == 1 && mica_type_layout(memref) == NULL;
}

static bool check_transposed(mica_op *op, const mica_affine_map *map, const mica_type *to,
                             const memref_strided *from, const memref_strided *result) {
  memref_strided expected;
  if (!memref_strided_make(mica_op_context(op), from->rank, &expected)) return false;
  expected.offset = from->offset;
  for (size_t i = 0; i < from->rank; i++) {
    size_t source = (size_t)map->results[i]->as.value;
    expected.shape[i] = from->shape[source];
    expected.strides[i] = from->strides[source];
  }
  bool fits = (hold_the_same(mica_value_type(memref_transpose_in(op)), to) &&
               memref_strided_equal(&expected, result) && !is_plain_line(to)) ||
              report_transposed(op, to, &expected);
  memref_strided_free(&expected);
  return fits;
}

bool memref_transpose_check(mica_op *op) {
  const mica_affine_map *map = mica_attr_affine_map_value(memref_transpose_permutation_attr(op));
  const mica_type *type = mica_value_type(memref_transpose_in(op));
  const mica_type *to = mica_value_type(mica_op_result(op, 0));
  if (!check_permutation(op, map)) return false;
  if (map->dim_count != mica_type_shape(type).size)
    return mica_op_error(op, "expected a permutation map of same rank as the input");
  memref_strided from, result;
  bool ok = memref_strided_of(type, &from);
  ok = memref_strided_of(to, &result) && ok && check_transposed(op, map, to, &from, &result);
  memref_strided_free(&from);
  memref_strided_free(&result);
  return ok;
}

// ---- dim ----------------------------------------------------------------------------------------

// A dimension that isn't there is undefined.
mica_speculatability memref_dim_speculatability(const mica_op *op) {
  if (mica_op_operand_count(op) != 2) return MICA_NOT_SPECULATABLE;
  const mica_type *type = mica_value_type(memref_dim_source(op));
  int64_t index;
  bool is_there = mica_type_is_memref(type) && mica_value_constant(memref_dim_index(op), &index) &&
                  index >= 0 && (uint64_t)index < mica_type_shape(type).size;
  return is_there ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

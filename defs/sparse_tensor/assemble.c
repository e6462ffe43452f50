// Hooks of operations that make or change whole sparse tensors: assemble, disassemble, convert,
// reinterpret_map, concatenate, reorder_coo. Called by generated code; own nothing.
#include "mica/diagnostic.h"
#include "mica/predicate.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Fields -------------------------------------------------------------------------------------

// The buffers of a tensor's levels beside what an operation has for them.
typedef struct fields {
  const mica_op *op;
  const mica_type *tensor;
  bool of_results;
  mica_segment given;
  size_t next;
  bool match;  // as far as there were some
} fields;

static const mica_type *given_type(const fields *f, size_t index) {
  const size_t at = f->given.first + index;
  return type_of(f->of_results ? mica_op_result(f->op, at) : mica_op_operand(f->op, at));
}

static bool add_field(fields *f, uint32_t width) {
  const mica_type *expected = sparse_tensor_overhead_type(f->tensor->context, width);
  if (expected == NULL) return false;
  if (f->next < f->given.count && mica_type_element(given_type(f, f->next)) != expected)
    f->match = false;
  f->next++;
  return true;
}

// Each level has positions, coordinates, both or neither; one buffer has the coordinates of levels
// that are stored together as structures.
static bool add_fields(fields *f) {
  const sparse_tensor_encoding_attr_params *e = sparse_encoding(f->tensor);
  enum { WITH_POSITIONS = SPARSE_COMPRESSED | SPARSE_LOOSE_COMPRESSED };
  for (size_t i = 0; i < e->lvl_types.size;) {
    const uint64_t level = e->lvl_types.data[i];
    if (sparse_level_is(level, WITH_POSITIONS) && !add_field(f, e->pos_width)) return false;
    if (!sparse_level_is(level, SPARSE_DENSE | SPARSE_BATCH) && !add_field(f, e->crd_width))
      return false;
    const size_t end = sparse_tensor_coo_end(e->lvl_types, i);
    const bool is_one = end > i + 1 && (e->lvl_types.data[i + 1] & SPARSE_SOA) == 0;
    i = is_one ? end : i + 1;
  }
  return true;
}

// Coordinates that are stored together are the last buffer: a row for each element.
static bool check_together(const fields *f) {
  const mica_uint64s levels = sparse_encoding(f->tensor)->lvl_types;
  const size_t start = sparse_tensor_coo_start(levels);
  if (start == levels.size) return true;
  mica_int64s shape = {NULL, 0};
  if (f->given.count > 0) shape = mica_type_shape(given_type(f, f->given.count - 1));
  return (shape.size == 2 && shape.data[1] == (int64_t)(levels.size - start)) ||
         mica_op_plain_error(f->op, "input/output trailing COO level-ranks don't match");
}

static bool check_fields(fields f, const mica_type *values) {
  if (!check_together(&f) || !add_fields(&f)) return false;
  if (f.next != f.given.count)
    return mica_op_plain_error(f.op, "inconsistent number of fields between input/output");
  return (f.match && mica_type_element(values) == mica_type_element(f.tensor)) ||
         mica_op_plain_error(f.op, "input/output element-types don't match");
}

bool sparse_tensor_assemble_check(mica_op *op) {
  const mica_type *tensor = type_of(sparse_tensor_assemble_result(op));
  if (!mica_type_has_static_shape(tensor))
    return mica_op_plain_error(op, "the sparse-tensor must have static shape");
  return check_fields((fields){.op = op,
                               .tensor = tensor,
                               .given = sparse_tensor_assemble_levels_segment(op),
                               .match = true},
                      type_of(sparse_tensor_assemble_values(op)));
}

bool sparse_tensor_disassemble_check(mica_op *op) {
  const mica_type *values = type_of(sparse_tensor_disassemble_ret_values(op));
  const size_t count = sparse_tensor_disassemble_ret_levels_count(op);
  if (type_of(sparse_tensor_disassemble_out_values(op)) != values)
    return mica_op_plain_error(op, "output values and return value type mismatch");
  for (size_t i = 0; i < count && i < sparse_tensor_disassemble_out_levels_count(op); i++)
    if (type_of(sparse_tensor_disassemble_out_levels(op, i)) !=
        type_of(sparse_tensor_disassemble_ret_levels(op, i)))
      return mica_op_plain_error(op, "output levels and return levels type mismatch");
  return check_fields((fields){.op = op,
                               .tensor = type_of(sparse_tensor_disassemble_tensor(op)),
                               .of_results = true,
                               .given = sparse_tensor_disassemble_ret_levels_segment(op),
                               .match = true},
                      values);
}

// ---- The same elements otherwise ----------------------------------------------------------------

bool sparse_tensor_convert_check(mica_op *op) {
  const mica_type *dest = type_of(sparse_tensor_convert_dest(op));
  const mica_int64s from = mica_type_shape(type_of(sparse_tensor_convert_source(op)));
  const mica_int64s to = mica_type_shape(dest);
  if (from.size != to.size)
    return mica_op_plain_error(op, "unexpected conversion mismatch in rank");
  if (sparse_tensor_is_slice(dest))
    return mica_op_plain_error(op, "cannot convert to a sparse tensor slice");
  for (size_t i = 0; i < to.size; i++)
    if (from.data[i] != to.data[i] && to.data[i] != MICA_DYNAMIC)
      return mica_op_plain_error(op, "unexpected conversion mismatch in dimension %z", i);
  return true;
}

static bool check_level_sizes(const mica_op *op, const mica_type *from, const mica_type *to) {
  for (size_t i = 0; i < sparse_tensor_level_count(from); i++) {
    int64_t before, after;
    if (!sparse_tensor_level_size(from, i, &before) || !sparse_tensor_level_size(to, i, &after))
      return false;
    if (before != after)
      return mica_op_plain_error(op, "Level size mismatch between source/dest tensors");
  }
  return true;
}

bool sparse_tensor_reinterpret_map_check(mica_op *op) {
  const mica_type *from = type_of(sparse_tensor_reinterpret_map_source(op));
  const mica_type *to = type_of(sparse_tensor_reinterpret_map_dest(op));
  const sparse_tensor_encoding_attr_params *a = sparse_encoding(from), *b = sparse_encoding(to);
  if (a->lvl_types.size != b->lvl_types.size)
    return mica_op_plain_error(op, "Level rank mismatch between source/dest tensors");
  for (size_t i = 0; i < a->lvl_types.size; i++)
    if (a->lvl_types.data[i] != b->lvl_types.data[i])
      return mica_op_plain_error(op, "Level type mismatch between source/dest tensors");
  if (a->pos_width != b->pos_width || a->crd_width != b->crd_width)
    return mica_op_plain_error(op, "Crd/Pos width mismatch between source/dest tensors");
  if (mica_type_element(from) != mica_type_element(to))
    return mica_op_plain_error(op, "Element type mismatch between source/dest tensors");
  return check_level_sizes(op, from, to);
}

// All levels are stored together, and no coordinates come twice.
static bool is_coo(const mica_type *tensor) {
  const mica_uint64s levels = sparse_encoding(tensor)->lvl_types;
  const bool is_one = sparse_level_is(levels.data[0], SPARSE_COMPRESSED | SPARSE_LOOSE_COMPRESSED);
  return is_one && sparse_tensor_coo_end(levels, 0) == levels.size &&
         (levels.data[levels.size - 1] & SPARSE_NONUNIQUE) == 0;
}

bool sparse_tensor_reorder_coo_check(mica_op *op) {
  const mica_type *from = type_of(sparse_tensor_reorder_coo_input_coo(op));
  const mica_type *to = type_of(sparse_tensor_reorder_coo_result_coo(op));
  const sparse_tensor_encoding_attr_params *a = sparse_encoding(from), *b = sparse_encoding(to);
  if (!is_coo(from) || !is_coo(to))
    return mica_op_plain_error(op, "Expected COO sparse tensors only");
  if (!sparse_tensor_maps_agree(from, to))
    return mica_op_plain_error(op, "Unmatched dim2lvl map between input and result COO");
  return (a->pos_width == b->pos_width && a->crd_width == b->crd_width &&
          mica_type_element(from) == mica_type_element(to)) ||
         mica_op_plain_error(op, "Unmatched storage format between input and result COO");
}

// ---- Concatenation ------------------------------------------------------------------------------

static mica_int64s input_shape(const mica_op *op, size_t index) {
  return mica_type_shape(type_of(sparse_tensor_concatenate_inputs(op, index)));
}

static bool check_inputs(const mica_op *op, size_t rank) {
  for (size_t i = 0; i < sparse_tensor_concatenate_inputs_count(op); i++) {
    if (!mica_type_has_static_shape(type_of(sparse_tensor_concatenate_inputs(op, i))))
      return mica_op_plain_error(op, "Input tensor $%z has dynamic shape", i);
    if (input_shape(op, i).size != rank)
      return mica_op_plain_error(
          op,
          "Input tensor $%z has a different rank (rank=%z) from the output tensor "
          "(rank=%z).",
          i, input_shape(op, i).size, rank);
  }
  return true;
}

static bool check_sum(const mica_op *op, size_t dim, int64_t expected) {
  uint64_t sum = 0;
  if (expected == MICA_DYNAMIC) return true;
  for (size_t i = 0; i < sparse_tensor_concatenate_inputs_count(op); i++)
    sum += (uint64_t)input_shape(op, i).data[dim];
  return sum == (uint64_t)expected ||
         mica_op_plain_error(
             op,
             "The concatenation dimension of the output tensor should be the sum of all "
             "the concatenation dimensions of the input tensors.");
}

static bool check_equal(const mica_op *op, size_t dim, int64_t expected) {
  for (size_t i = 0; i < sparse_tensor_concatenate_inputs_count(op); i++) {
    const int64_t size = input_shape(op, i).data[dim];
    if (expected != MICA_DYNAMIC && size != expected)
      return mica_op_plain_error(
          op, "All dimensions (expect for the concatenating one) should be equal.");
    expected = size;
  }
  return true;
}

bool sparse_tensor_concatenate_check(mica_op *op) {
  const mica_int64s shape = mica_type_shape(type_of(sparse_tensor_concatenate_result(op)));
  const uint64_t along = sparse_number(sparse_tensor_concatenate_dimension_attr(op));
  if (sparse_tensor_concatenate_inputs_count(op) <= 1)
    return mica_op_plain_error(op, "Need at least two tensors to concatenate.");
  if (along >= shape.size)
    return mica_op_plain_error(
        op, "Concat-dimension is out of bounds for dimension-rank (%U >= %z)", along, shape.size);
  if (!check_inputs(op, shape.size)) return false;
  for (size_t i = 0; i < shape.size; i++)
    if (i == along ? !check_sum(op, i, shape.data[i]) : !check_equal(op, i, shape.data[i]))
      return false;
  return true;
}

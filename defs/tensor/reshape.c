// Hooks of what gives a tensor another type: cast, bitcast, reshape, expand_shape, collapse_shape.
// Called by generated code; own nothing.
#include "tensor/tensor.h"

#include "mica/index_list.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Casts --------------------------------------------------------------------------------------

static bool are_tensors(mica_types inputs, mica_types outputs) {
  return inputs.size == 1 && outputs.size == 1 && mica_type_is_tensor(inputs.data[0]) &&
         mica_type_is_tensor(outputs.data[0]);
}

bool tensor_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  if (!are_tensors(inputs, outputs)) return false;
  const mica_type *from = inputs.data[0], *to = outputs.data[0];
  return mica_type_element(from) == mica_type_element(to) && mica_shapes_compatible(from, to);
}

bool tensor_bitcast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  if (!are_tensors(inputs, outputs)) return false;
  const mica_type *from = inputs.data[0], *to = outputs.data[0];
  return mica_type_bit_width(mica_type_element(from)) ==
             mica_type_bit_width(mica_type_element(to)) &&
         mica_shapes_compatible(from, to);
}

// ---- reshape ------------------------------------------------------------------------------------

bool tensor_reshape_check(mica_op *op) {
  const mica_type *from = mica_value_type(tensor_reshape_source(op));
  const mica_type *to = mica_value_type(tensor_reshape_result(op));
  int64_t length = mica_type_shape(mica_value_type(tensor_reshape_shape(op))).data[0];
  if (mica_type_element(from) != mica_type_element(to))
    return mica_op_error(op,
                         "element types of source and destination tensor types should be the same");
  if (!mica_type_is_ranked_tensor(to)) return true;
  if (mica_type_has_rank(from) && mica_type_has_static_shape(from) &&
      mica_type_has_static_shape(to) &&
      mica_type_element_count(from) != mica_type_element_count(to))
    return mica_op_error(op,
                         "source and destination tensor should have the same number of elements");
  if (length == MICA_DYNAMIC)
    return mica_op_error(op,
                         "cannot use shape operand with dynamic length to reshape to "
                         "statically-ranked tensor type");
  return (uint64_t)length == mica_type_shape(to).size ||
         mica_op_error(op, "length of shape operand differs from the result's tensor rank");
}

// ---- expand_shape, collapse_shape ---------------------------------------------------------------

static mica_attrs group_at(mica_attrs groups, size_t index) {
  return mica_attr_array_elements(groups.data[index]);
}

// How many dimensions the groups speak of: the largest number, and one. They are 32 bits wide.
static uint32_t dimensions_of(mica_attrs groups) {
  int64_t last = -1;
  for (size_t i = 0; i < groups.size; i++) {
    mica_attrs group = group_at(groups, i);
    for (size_t j = 0; j < group.size; j++) {
      uint32_t dimension = (uint32_t)mica_attr_integer_value(group.data[j]);
      if (dimension > last) last = dimension;
    }
  }
  return (uint32_t)(last + 1);
}

static bool check_groups(mica_op *op, mica_attrs groups, size_t expanded_rank) {
  uint32_t dimensions = dimensions_of(groups), next = 0;
  if (groups.size != 0 && dimensions != expanded_rank)
    return mica_op_error(op,
                         "expected reassociation map #0 to have size equal to the expanded rank "
                         "(%z), but it is  %u.",
                         expanded_rank, dimensions);
  for (size_t i = 0; i < groups.size; i++) {
    mica_attrs group = group_at(groups, i);
    for (size_t j = 0; j < group.size; j++)
      if ((uint32_t)mica_attr_integer_value(group.data[j]) != next++)
        return mica_op_error(op, "expected reassociation map #%z to be valid and contiguous.", i);
  }
  return true;
}

static bool check_group_size(mica_op *op, size_t index, mica_int64s group, int64_t collapsed) {
  int64_t product = 1;
  bool dynamic = false;
  for (size_t i = 0; i < group.size; i++) {
    dynamic = dynamic || group.data[i] == MICA_DYNAMIC;
    if (group.data[i] != MICA_DYNAMIC)
      product = (int64_t)((uint64_t)product * (uint64_t)group.data[i]);
  }
  if (dynamic && collapsed != MICA_DYNAMIC)
    return mica_op_error(op,
                         "expected dimension %z of collapsed type to be dynamic since one or more "
                         "of the corresponding dimensions in the expanded type is dynamic",
                         index);
  return dynamic || collapsed == product ||
         mica_op_error(op, "expected dimension %z of collapsed type to be static value of %I",
                       index, product);
}

static bool check_not_empty(mica_op *op, mica_attrs groups) {
  for (size_t i = 0; i < groups.size; i++)
    if (group_at(groups, i).size == 0)
      return mica_op_error(op, "reassociation indices must not be empty");
  return true;
}

// Whether the collapsed type is what the groups make of the expanded one.
static bool check_reshape(mica_op *op, const mica_type *expanded, const mica_type *collapsed,
                          mica_attrs groups) {
  mica_int64s large = mica_type_shape(expanded), small = mica_type_shape(collapsed);
  if (large.size < small.size)
    return mica_op_error(
        op,
        "expected the expanded type, '%t' to have a higher (or same) rank than the "
        "collapsed type, '%t'.",
        expanded, collapsed);
  if (small.size != groups.size)
    return mica_op_error(op,
                         "expected collapsed rank (%z) to equal the number of reassociation maps "
                         "(%z).",
                         small.size, groups.size);
  if (!check_not_empty(op, groups) || !check_groups(op, groups, large.size)) return false;
  for (size_t i = 0, first = 0; i < groups.size; i++) {
    mica_int64s sizes = {large.data + first, group_at(groups, i).size};
    if (!check_group_size(op, i, sizes, small.data[i])) return false;
    first += sizes.size;
  }
  if (mica_type_element(expanded) == mica_type_element(collapsed)) return true;
  const mica_type *expected = mica_type_ranked_tensor(small, mica_type_element(expanded), NULL);
  return expected != NULL &&
         mica_op_error(op, "expected collapsed type to be '%t', but got '%t'", expected, collapsed);
}

// Groups speak of dimensions, which unranked tensors don't have.
static bool check_ranked(mica_op *op, const mica_type *from, const mica_type *to) {
  return (mica_type_has_rank(from) && mica_type_has_rank(to)) ||
         mica_op_error(op, "expects ranked tensors");
}

bool tensor_expand_shape_check(mica_op *op) {
  const mica_type *from = mica_value_type(tensor_expand_shape_src(op));
  const mica_type *to = mica_value_type(tensor_expand_shape_result(op));
  mica_int64s numbers = tensor_expand_shape_static_output_shape(op);
  mica_attrs groups = tensor_expand_shape_reassociation(op);
  size_t values = tensor_expand_shape_output_shape_count(op), dynamic = 0;
  if (!check_ranked(op, from, to)) return false;
  if (numbers.size != mica_type_shape(to).size)
    return mica_op_error(op,
                         "expected number of static shape dims to be equal to the output rank (%z) "
                         "but found %z inputs instead",
                         mica_type_shape(to).size, numbers.size);
  for (size_t i = 0; i < numbers.size; i++) dynamic += numbers.data[i] == MICA_DYNAMIC;
  if (dynamic != values)
    return mica_op_error(op,
                         "mismatch in dynamic dims in output_shape and static_output_shape: "
                         "static_output_shape has %z dynamic dims while output_shape has %z values",
                         dynamic, values);
  return check_reshape(op, to, from, groups);
}

bool tensor_collapse_shape_check(mica_op *op) {
  const mica_type *from = mica_value_type(tensor_collapse_shape_src(op));
  const mica_type *to = mica_value_type(tensor_collapse_shape_result(op));
  mica_attrs groups = tensor_collapse_shape_reassociation(op);
  return check_ranked(op, from, to) && check_not_empty(op, groups) &&
         check_reshape(op, from, to, groups);
}

// Hooks of llvm.mlir.constant and llvm.mlir.zero: which attribute is a value of which type.
// Called by generated code; own nothing.
#include "shared.h"

#include "mica/predicate.h"

// ---- Texts and structs --------------------------------------------------------------------------

static bool check_text(mica_op *op, const mica_type *type, mica_str text) {
  if (llvm_is_array(type) && llvm_array_type_num_elements(type) == text.size &&
      mica_type_is_integer(llvm_array_element(type)) &&
      mica_type_integer_width(llvm_array_element(type)) == 8)
    return true;
  return mica_op_error(op, "expected array type of %z i8 elements for the string constant",
                       text.size);
}

static bool is_number(const mica_attr *attr) {
  return mica_attr_is_integer(attr) || mica_attr_is_float(attr);
}

static bool check_struct(mica_op *op, const mica_type *type, const mica_attr *value) {
  mica_types types = llvm_struct_body(type);
  if (!mica_attr_is_array(value))
    return mica_op_error(op, "expected array attribute for struct type");
  mica_attrs values = mica_attr_array_elements(value);
  if (values.size != types.size)
    return mica_op_error(op, "expected array attribute of size %z", types.size);
  for (size_t i = 0; i < types.size; i++) {
    if (!mica_type_is_signless_or_index(types.data[i]) && !mica_type_is_float(types.data[i]))
      return mica_op_error(
          op, "expected struct element types to be floating point type or integer type");
    if (!is_number(values.data[i]))
      return mica_op_error(op,
                           "expected element of array attribute to be floating point or integer");
    if (mica_attr_type(values.data[i]) != types.data[i])
      return mica_op_error(op, "struct element at index %z is of wrong type", i);
  }
  return true;
}

// ---- Arrays of structs --------------------------------------------------------------------------

static bool is_whole(const mica_attr *attr) {
  return llvm_zero_attr_isa(attr) || llvm_undef_attr_isa(attr);
}

static bool check_array(mica_op *op, const mica_type *type, const mica_attr *value, int dim);

static bool check_sub_arrays(mica_op *op, const mica_type *type, mica_attrs values, int dim) {
  for (size_t i = 0; i < values.size; i++) {
    if (is_whole(values.data[i])) continue;
    if (!mica_attr_is_array(values.data[i]))
      return mica_op_error(op,
                           "nested attribute for sub-array in dimension %d at index %z must be a "
                           "zero, or undef, or array attribute",
                           dim, i);
    if (!check_array(op, type, values.data[i], dim + 1)) return false;
  }
  return true;
}

static bool check_structs(mica_op *op, size_t size, mica_attrs values) {
  for (size_t i = 0; i < values.size; i++) {
    if (is_whole(values.data[i])) continue;
    if (!mica_attr_is_array(values.data[i]))
      return mica_op_error(op,
                           "nested attribute for struct element at index %z must be a zero, or "
                           "undef, or array attribute",
                           i);
    size_t count = mica_attr_array_elements(values.data[i]).size;
    if (count != size)
      return mica_op_error(op,
                           "nested array attribute size for struct element at index %z must match "
                           "struct size: %z vs. %z",
                           i, count, size);
  }
  return true;
}

static bool check_array(mica_op *op, const mica_type *type, const mica_attr *value, int dim) {
  mica_attrs values = mica_attr_array_elements(value);
  const mica_type *element = llvm_array_element(type);
  if (llvm_array_type_num_elements(type) != values.size)
    return mica_op_error(op,
                         "array attribute size does not match array type size in dimension %d: %z "
                         "vs. %U",
                         dim, values.size, llvm_array_type_num_elements(type));
  if (llvm_is_array(element)) return check_sub_arrays(op, element, values, dim);
  if (!llvm_is_struct(element))
    return mica_op_error(op, "for array with an array attribute must have a struct element type");
  return check_structs(op, llvm_struct_body(element).size, values);
}

// ---- Numbers and elements -----------------------------------------------------------------------

// A float of another width than a float, or as an integer of its width.
static bool check_float(mica_op *op, const mica_type *from, const mica_type *to) {
  if (mica_type_is_float(to) || llvm_llvmppcfp128_type_isa(to))
    return to == from || mica_op_error(op, "attribute and type have different float semantics");
  uint32_t width = mica_type_bit_width(from);
  if (!mica_type_is_integer(to) || mica_type_integer_width(to) == width) return true;
  return mica_op_error(op, "expected integer type of width %u", width);
}

static bool has_scalable(const mica_type *type) {
  while (llvm_is_array(type)) type = llvm_array_element(type);
  return llvm_is_scalable_vector_type(type);
}

// With all that is nested.
static int64_t count_elements(const mica_type *type) {
  uint64_t count = 1;
  for (; llvm_is_array(type); type = llvm_array_element(type))
    count *= llvm_array_type_num_elements(type);
  return (int64_t)(mica_type_is_vector(type) ? count * (uint64_t)mica_type_element_count(type)
                                             : count);
}
static const mica_type *leaf_of(const mica_type *type) {
  while (llvm_is_array(type)) type = llvm_array_element(type);
  return mica_type_is_vector(type) || mica_type_is_tensor(type) ? mica_type_element(type) : type;
}

static bool check_elements(mica_op *op, const mica_type *type, const mica_attr *value) {
  if (has_scalable(type))
    return (mica_attr_is_dense_elements(value) && mica_attr_dense_is_splat(value)) ||
           mica_op_error(op, "scalable vector type requires a splat attribute");
  if (!mica_type_is_vector(type) && !llvm_is_array(type))
    return mica_op_error(op, "expected vector or array type");
  int64_t count = mica_type_element_count(mica_attr_type(value));
  if (count_elements(type) != count)
    return mica_op_error(op, "type and attribute have a different number of elements: %I vs. %I",
                         count_elements(type), count);
  const mica_type *from = leaf_of(mica_attr_type(value)), *to = leaf_of(type);
  if (mica_type_is_float(from)) return check_float(op, from, to);
  return !mica_type_is_integer(from) || mica_type_is_integer(to) ||
         mica_op_error(op, "expected integer element type for integer elements attribute");
}

bool llvm_mlir_constant_check(mica_op *op) {
  const mica_type *type = mica_value_type(llvm_mlir_constant_res(op));
  const mica_attr *value = llvm_mlir_constant_value_attr(op);
  if (mica_attr_is_string(value)) return check_text(op, type, mica_attr_string_value(value));
  if (llvm_is_struct(type)) return check_struct(op, type, value);
  if (llvm_target_ext_type_isa(type))
    return mica_op_error(op, "does not support target extension type.");
  if (mica_attr_is_integer(value))
    return mica_type_is_integer(type) || mica_op_error(op, "expected integer type");
  if (mica_attr_is_float(value)) return check_float(op, mica_attr_type(value), type);
  if (mica_attr_is_elements(value)) return check_elements(op, type, value);
  if (!mica_attr_is_array(value))
    return mica_op_error(op, "only supports integer, float, string or elements attributes");
  if (!llvm_is_array(type))
    return mica_op_error(op, "expected array or struct type for array attribute");
  return check_array(op, type, value, 0);
}

bool llvm_mlir_zero_check(mica_op *op) {
  const mica_type *type = mica_value_type(llvm_mlir_zero_res(op));
  return !llvm_target_ext_type_isa(type) || llvm_target_has_zero(type) ||
         mica_op_error(op, "target extension type does not support zero-initializer");
}

// Hooks of arith's conversions: which types can be cast to which. Called by generated code; own
// nothing.
#include "arith/arith.h"

#include "mica/predicate.h"

// ---- What is cast -------------------------------------------------------------------------------

// The scalar that a type stands for: itself, or the element of a vector or tensor (or memref, when
// those are taken too). NULL: another container.
static const mica_type *scalar_of(const mica_type *type, bool memrefs) {
  if (!mica_type_is_shaped(type)) return type;
  bool taken = mica_type_is_vector(type) || mica_type_is_tensor(type) ||
               (memrefs && mica_type_is_memref(type));
  return taken ? mica_type_element(type) : NULL;
}

// One type to one other of the same shape and encoding; the two scalars, or false.
static bool scalars_of(mica_types inputs, mica_types outputs, bool memrefs, const mica_type **from,
                       const mica_type **to) {
  if (inputs.size != 1 || outputs.size != 1) return false;
  if (!mica_shapes_compatible(inputs.data[0], outputs.data[0]) ||
      mica_type_encoding(inputs.data[0]) != mica_type_encoding(outputs.data[0]))
    return false;
  *from = scalar_of(inputs.data[0], memrefs);
  *to = scalar_of(outputs.data[0], memrefs);
  return *from != NULL && *to != NULL;
}

// Both of a kind, and the width grows (or shrinks).
static bool changes_width(mica_types inputs, mica_types outputs, mica_type_check kind, bool grows) {
  const mica_type *from, *to;
  if (!scalars_of(inputs, outputs, false, &from, &to) || !kind(from) || !kind(to)) return false;
  uint32_t a = mica_type_bit_width(from), b = mica_type_bit_width(to);
  return grows ? a < b : a > b;
}

static bool is_from_to(mica_types inputs, mica_types outputs, mica_type_check from_kind,
                       mica_type_check to_kind) {
  const mica_type *from, *to;
  return scalars_of(inputs, outputs, false, &from, &to) && from_kind(from) && to_kind(to);
}

// ---- Compatibility ------------------------------------------------------------------------------

bool arith_extui_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width(inputs, outputs, mica_type_is_integer, true);
}
bool arith_extsi_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width(inputs, outputs, mica_type_is_integer, true);
}
bool arith_trunci_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width(inputs, outputs, mica_type_is_integer, false);
}
bool arith_extf_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width(inputs, outputs, mica_type_is_float, true);
}
bool arith_truncf_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width(inputs, outputs, mica_type_is_float, false);
}
// The scale beside the value does not count.
bool arith_scaling_extf_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width((mica_types){inputs.data, 1}, outputs, mica_type_is_float, true);
}
bool arith_scaling_truncf_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return changes_width((mica_types){inputs.data, 1}, outputs, mica_type_is_float, false);
}

bool arith_uitofp_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return is_from_to(inputs, outputs, mica_type_is_integer, mica_type_is_float);
}
bool arith_sitofp_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return is_from_to(inputs, outputs, mica_type_is_integer, mica_type_is_float);
}
bool arith_fptoui_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return is_from_to(inputs, outputs, mica_type_is_float, mica_type_is_integer);
}
bool arith_fptosi_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return is_from_to(inputs, outputs, mica_type_is_float, mica_type_is_integer);
}

// Exactly one of the two is index.
static bool is_index_cast(mica_types inputs, mica_types outputs) {
  const mica_type *from, *to;
  if (!scalars_of(inputs, outputs, true, &from, &to)) return false;
  return (mica_type_is_index(from) && mica_type_is_signless_integer(to)) ||
         (mica_type_is_signless_integer(from) && mica_type_is_index(to));
}
bool arith_index_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return is_index_cast(inputs, outputs);
}
bool arith_index_castui_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return is_index_cast(inputs, outputs);
}
bool arith_bitcast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  const mica_type *from, *to;
  return scalars_of(inputs, outputs, true, &from, &to) && mica_type_is_int_or_float(from) &&
         mica_type_is_int_or_float(to) && mica_type_bit_width(from) == mica_type_bit_width(to);
}

// ---- Checks -------------------------------------------------------------------------------------

// MLIR's definitions ask these as well; CastOpInterface has compared the widths before.
bool arith_extui_check(mica_op *op) { return op != NULL; }
bool arith_extsi_check(mica_op *op) { return op != NULL; }
bool arith_extf_check(mica_op *op) { return op != NULL; }
bool arith_scaling_extf_check(mica_op *op) { return op != NULL; }
bool arith_trunci_check(mica_op *op) { return op != NULL; }
bool arith_truncf_check(mica_op *op) { return op != NULL; }
bool arith_scaling_truncf_check(mica_op *op) { return op != NULL; }

static mica_int64s tensor_shape(const mica_value *value) {
  const mica_type *type = mica_value_type(value);
  return mica_type_is_ranked_tensor(type) ? mica_type_shape(type) : (mica_int64s){NULL, 0};
}
bool arith_same_input_output_tensor_dims_holds(mica_op *op, const mica_value *out,
                                               const mica_value *in) {
  (void)op;
  return mica_int64s_equal(tensor_shape(out), tensor_shape(in));
}

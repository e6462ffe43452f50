// Hooks of llvm's intrinsics. Called by generated code; own nothing.
#include "shared.h"

#include "mica/predicate.h"

// ---- Questions about vectors --------------------------------------------------------------------

uint64_t llvm_vector_bits(const mica_type *vector) {
  const mica_type *element = mica_type_element(vector);
  uint64_t width = mica_type_is_int_or_float(element) ? mica_type_bit_width(element) : 0;
  return (uint64_t)mica_type_element_count(vector) * width;
}

static bool is_scalable(const mica_type *type) { return llvm_is_scalable_vector_type(type); }

bool llvm_is_twice_as_long(const mica_type *vector, const mica_type *half) {
  return mica_type_is_vector(vector) && is_scalable(vector) == is_scalable(half) &&
         mica_type_element_count(vector) == 2 * mica_type_element_count(half) &&
         mica_type_element(vector) == mica_type_element(half);
}

const mica_attr *llvm_default_location_expr(mica_context *ctx) {
  return llvm_di_expression_attr_get(ctx, (mica_attrs){NULL, 0});
}

// ---- Checks -------------------------------------------------------------------------------------

bool llvm_intr_sincos_check(mica_op *op) {
  const mica_type *type = mica_value_type(llvm_intr_sincos_val(op));
  const mica_type *result = mica_value_type(llvm_intr_sincos_res(op));
  mica_types body = {NULL, 0};
  if (llvm_is_struct(result)) body = llvm_struct_body(result);
  return (body.size == 2 && body.data[0] == type && body.data[1] == type) ||
         mica_op_error(op,
                       "expected result type to be an homogeneous struct with two elements "
                       "matching the operand type, but got '%t'",
                       result);
}

// As many places as elements.
static bool check_places(mica_op *op, const mica_type *places, const mica_type *vector, int index) {
  const mica_type *expected = llvm_vector_like(vector, mica_type_element(places));
  return places == expected || expected == NULL ||
         mica_op_error(op, "expected operand #%d type to be '%t'", index, expected);
}
bool llvm_intr_masked_gather_check(mica_op *op) {
  return check_places(op, mica_value_type(llvm_intr_masked_gather_ptrs(op)),
                      mica_value_type(llvm_intr_masked_gather_res(op)), 1);
}
bool llvm_intr_masked_scatter_check(mica_op *op) {
  return check_places(op, mica_value_type(llvm_intr_masked_scatter_ptrs(op)),
                      mica_value_type(llvm_intr_masked_scatter_value(op)), 2);
}

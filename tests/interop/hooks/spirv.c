// Predicates that are C++ in MLIR's .td, and checks that Mica's definitions make otherwise: shapes
// by a trait, symbols once for all of a module.
#include "spirv/shared.h"

#define NOTHING_LEFT(op)                \
  bool spirv_##op##_check(mica_op *o) { \
    (void)o;                            \
    return true;                        \
  }
NOTHING_LEFT(convertf_to_s)
NOTHING_LEFT(convertf_to_u)
NOTHING_LEFT(converts_to_f)
NOTHING_LEFT(convertu_to_f)
NOTHING_LEFT(entry_point)
NOTHING_LEFT(function_call)
NOTHING_LEFT(mlir_addressof)
NOTHING_LEFT(mlir_referenceof)
NOTHING_LEFT(return )
NOTHING_LEFT(return_value)

bool spirv_in_function_scope_holds(mica_op *op) { return spirv_is_in_function(mica_op_parent(op)); }
bool spirv_in_module_scope_holds(mica_op *op) { return spirv_is_in_module(mica_op_parent(op)); }
bool spirv_in_graph_scope_holds(mica_op *op) { return spirv_is_in_graph(mica_op_parent(op)); }

bool spirv_execution_scope_attr_is_holds(mica_op *op) {
  const mica_attr *scope = mica_op_attribute(op, MICA_STR("execution_scope"));
  return spirv_scope_attr_isa(scope) && spirv_scope_attr_value(scope) == SPIRV_SCOPE_SUBGROUP;
}

bool spirv_ms_operand_is_holds(mica_op *op, const mica_value *sampled_image) {
  (void)op;
  return spirv_image_is(mica_value_type(sampled_image), "SingleSampled");
}
bool spirv_sampled_operand_is_holds(mica_op *op, const mica_value *image) {
  (void)op;
  return spirv_image_is(mica_value_type(image), "SamplerUnknown") ||
         spirv_image_is(mica_value_type(image), "NoSampler");
}
bool spirv_sampled_operand_is_holds_2(mica_op *op, const mica_value *image) {
  (void)op;
  return spirv_image_is(mica_value_type(image), "NeedSampler");
}

const mica_type *spirv_get_unary_op_result_type(const mica_type *type) {
  return spirv_bools_of(type);
}

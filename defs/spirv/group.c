// Checks of what groups of invocations do together. Called by generated code; own nothing.
#include "shared.h"

// ---- Groups -------------------------------------------------------------------------------------

bool spirv_check_group_scope(mica_op *op) {
  const spirv_scope scope =
      spirv_scope_attr_value(mica_op_attribute(op, mica_str_of("execution_scope")));
  return scope == SPIRV_SCOPE_WORKGROUP || scope == SPIRV_SCOPE_SUBGROUP ||
         mica_op_error(op, "execution scope must be 'Workgroup' or 'Subgroup'");
}

static bool check_cluster(const mica_op *op, const mica_value *size) {
  int32_t number;
  if (!spirv_constant_number(size, &number))
    return mica_op_error(op, "cluster size operand must come from a constant op");
  return spirv_is_power_of_two(number) ||
         mica_op_error(op, "cluster size operand must be a power of two");
}

bool spirv_check_group_arithmetic(mica_op *op) {
  const mica_attr *operation = mica_op_attribute(op, mica_str_of("group_operation"));
  const bool has_size = mica_op_operand_count(op) > 1;
  if (!spirv_check_group_scope(op)) return false;
  if (!has_size &&
      spirv_group_operation_attr_value(operation) == SPIRV_GROUP_OPERATION_CLUSTERED_REDUCE)
    return mica_op_error(op,
                         "cluster size operand must be provided for 'ClusteredReduce' group "
                         "operation");
  return !has_size || check_cluster(op, mica_op_operand(op, 1));
}

bool spirv_group_broadcast_check(mica_op *op) {
  const mica_type *id = spirv_type(spirv_group_broadcast_localid(op));
  if (!spirv_check_group_scope(op)) return false;
  const int64_t count = spirv_component_count(id);
  return !mica_type_is_vector(id) || count == 2 || count == 3 ||
         mica_op_error(op,
                       "localid is a vector and can be with only  2 or 3 components, actual number "
                       "is %I",
                       count);
}

// Before version 1.5 a constant tells whose value it is; without a module it is the first version.
static bool asks_for_constant(const mica_op *op) {
  const mica_op *module = spirv_module_of(op);
  const mica_attr *environment = module == NULL ? NULL : spirv_environment_of(module);
  return environment == NULL ||
         spirv_ver_cap_ext_attr_version(spirv_target_env_attr_triple(environment)) <
             SPIRV_VERSION_V_1_5;
}

bool spirv_group_non_uniform_broadcast_check(mica_op *op) {
  if (!spirv_check_group_scope(op)) return false;
  if (!asks_for_constant(op)) return true;
  const mica_op *id = mica_value_op(spirv_group_non_uniform_broadcast_id(op));
  return (id != NULL && (spirv_constant_isa(id) || spirv_mlir_referenceof_isa(id))) ||
         mica_op_error(op, "id must be the result of a constant op");
}

bool spirv_check_shuffle(mica_op *op) {
  const mica_value *last = mica_op_operand(op, mica_op_operand_count(op) - 1);
  return spirv_check_group_scope(op) &&
         (!mica_type_is_signed_integer(spirv_type(last)) ||
          mica_op_error(op, "second operand must be a singless/unsigned integer"));
}

bool spirv_group_non_uniform_rotate_khr_check(mica_op *op) {
  const mica_value *size = spirv_group_non_uniform_rotate_khr_cluster_size(op);
  return spirv_check_group_scope(op) && (size == NULL || check_cluster(op, size));
}

bool spirv_ext_emit_mesh_tasks_check(mica_op *op) {
  const mica_value *payload = spirv_ext_emit_mesh_tasks_payload(op);
  return payload == NULL ||
         spirv_storage(payload) == SPIRV_STORAGE_CLASS_TASK_PAYLOAD_WORKGROUP_EXT ||
         mica_op_error(op,
                       "payload must be a variable with a storage class of "
                       "TaskPayloadWorkgroupEXT");
}

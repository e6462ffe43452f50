// Checks of what the threads of a warp give each other, and of what a thread does. Called by
// generated code; own nothing.
#include "shared.h"

static bool is_f32(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F32); }

bool nvvm_redux_sync_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvvm_redux_sync_res(op));
  const nvvm_redux_kind kind = nvvm_redux_sync_kind(op);
  if (!is_f32(type) && nvvm_redux_sync_abs(op))
    return mica_op_error(op, "abs attribute is supported only for f32 type");
  if (!is_f32(type) && nvvm_redux_sync_nan(op))
    return mica_op_error(op, "nan attribute is supported only for f32 type");
  const bool is_of_floats = kind == NVVM_REDUX_KIND_FMIN || kind == NVVM_REDUX_KIND_FMAX;
  return is_f32(type) == is_of_floats ||
         mica_op_error(op,
                       "'%S' redux kind unsupported with '%t' type. Only supported type is '%s'.",
                       nvvm_redux_kind_to_text(kind), type, is_of_floats ? "f32" : "i32");
}

// ---- Shuffles -----------------------------------------------------------------------------------

// `expected` NULL: no memory.
static bool has_type(const mica_op *op, const char *what, const mica_type *actual,
                     const mica_type *expected) {
  if (expected == NULL) return false;
  return actual == expected ||
         mica_op_error(op, "expected %s to be of type '%t' but got '%t' instead", what, expected,
                       actual);
}

bool nvvm_shfl_sync_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvvm_shfl_sync_res(op));
  const mica_type *value = mica_value_type(nvvm_shfl_sync_val(op));
  const bool tells_validity = nvvm_shfl_sync_return_value_and_is_valid(op);
  if (!llvm_struct_type_isa(type)) {
    if (tells_validity) return mica_op_error(op, "expected return type to be a two-element struct");
    return has_type(op, "return type", type, value);
  }
  if (!tells_validity)
    return mica_op_error(op,
                         "\"return_value_and_is_valid\" attribute must be specified when the "
                         "return type is a struct type");
  const mica_types elements = nvvm_elements(type);
  if (elements.size != 2)
    return mica_op_error(op, "expected return type to be a two-element struct");
  return has_type(op, "first element in the returned struct", elements.data[0], value) &&
         has_type(op, "second element in the returned struct", elements.data[1],
                  mica_type_i(mica_op_context(op), 1));
}

bool nvvm_match_sync_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvvm_match_sync_res(op));
  if (nvvm_match_sync_kind_value(op) == NVVM_MATCH_SYNC_KIND_ANY)
    return mica_type_is_i(type, 32) || mica_op_error(op, "match.sync 'any' returns an i32");
  const mica_types elements = nvvm_elements(type);
  return (elements.size == 2 && mica_type_is_i(elements.data[0], 32) &&
          mica_type_is_i(elements.data[1], 1)) ||
         mica_op_error(op,
                       "match.sync 'all' returns a two element struct with first element as i32 "
                       "and second element as i1");
}

bool nvvm_vote_sync_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvvm_vote_sync_res(op));
  if (nvvm_vote_sync_kind_value(op) == NVVM_VOTE_SYNC_KIND_BALLOT)
    return mica_type_is_i(type, 32) || mica_op_error(op, "vote.sync 'ballot' returns an i32");
  return mica_type_is_i(type, 1) ||
         mica_op_error(op, "vote.sync 'any', 'all' and 'uni' returns an i1");
}

// ---- What a thread does -------------------------------------------------------------------------

bool nvvm_pmevent_check(mica_op *op) {
  const bool has_id = nvvm_pmevent_has_event_id(op),
             has_mask = nvvm_pmevent_has_masked_event_id(op);
  if (!has_id && !has_mask) return mica_op_error(op, "either `id` or `mask` must be set");
  if (has_id && has_mask)
    return mica_op_error(op, "`id` and `mask` cannot be set at the same time");
  return !has_id || (nvvm_pmevent_event_id(op) >= 0 && nvvm_pmevent_event_id(op) <= 15) ||
         mica_op_error(op, "`id` must be between 0 and 15");
}

bool nvvm_setmaxregister_check(mica_op *op) {
  const uint32_t count = (uint32_t)nvvm_setmaxregister_reg_count(op);
  if (count % 8 != 0) return mica_op_error(op, "new register size must be multiple of 8");
  return (count >= 24 && count <= 256) ||
         mica_op_error(op, "new register size must be in between 24 to 256");
}

bool nvvm_clusterlaunchcontrol_query_cancel_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvvm_clusterlaunchcontrol_query_cancel_res(op));
  if (nvvm_clusterlaunchcontrol_query_cancel_query_type(op) ==
      NVVM_CLUSTER_LAUNCH_CONTROL_QUERY_TYPE_IS_CANCELED)
    return mica_type_is_i(type, 1) || mica_op_error(op, "is_canceled query type returns an i1");
  return mica_type_is_i(type, 32) ||
         mica_op_error(op,
                       "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types "
                       "return an i32");
}

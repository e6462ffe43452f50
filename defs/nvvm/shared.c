// What the hooks of nvvm share: parts by their names, types.
#include "shared.h"

// ---- Parts --------------------------------------------------------------------------------------

const mica_attr *nvvm_attribute(const mica_op *op, const char *name) {
  const int slot = mica_op_slot_index(op, mica_str_of(name));
  if (slot < 0) return NULL;
  const mica_attr *value = mica_op_slot(op, (size_t)slot);
  const bool has_default = mica_op_def_of(op)->parts[slot].extra != 0;
  return value == NULL && has_default ? mica_op_name_default(op->name, (size_t)slot) : value;
}

const mica_value *nvvm_operand(const mica_op *op, const char *name) {
  const mica_segment group = mica_op_group_named(op, name);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}

uint32_t nvvm_space(const mica_value *pointer) {
  return llvm_pointer_type_address_space(mica_value_type(pointer));
}

bool nvvm_is_pointer_in(const mica_value *pointer, nvvm_memory_space space) {
  return nvvm_space(pointer) == (uint32_t)space;
}

// ---- Types --------------------------------------------------------------------------------------

const mica_type *nvvm_half_pair(mica_context *ctx) {
  static const int64_t length = 2;
  return mica_type_vector((mica_int64s){&length, 1}, NULL, mica_type_float(ctx, MICA_F16));
}

const mica_type *nvvm_struct_of(const mica_type *element, size_t count) {
  const mica_type *body[NVVM_MOST_ELEMENTS];
  for (size_t i = 0; i < count; i++) body[i] = element;
  return element == NULL ? NULL
                         : llvm_struct_type_get(mica_type_context(element), (mica_str){NULL, 0},
                                                false, (mica_types){body, count}, false);
}

mica_types nvvm_elements(const mica_type *type) {
  if (!llvm_struct_type_isa(type) || llvm_is_opaque_struct(type)) return (mica_types){NULL, 0};
  return llvm_struct_body(type);
}

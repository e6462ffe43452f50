// Parts of operations of acc by their names, and the checks that several of them have. Owns
// nothing.
#include "shared.h"
#include "llvm/llvm.h"
#include "mica/context.h"
#include "mica/predicate.h"

// ---- Types --------------------------------------------------------------------------------------

static const acc_pointer_like_type *pointer_methods(const mica_type *type) {
  return mica_type_interface(type, &acc_pointer_like_type_id);
}

bool acc_is_pointer_like(const mica_type *type) {
  return mica_type_is_any_memref(type) || llvm_pointer_type_isa(type) ||
         pointer_methods(type) != NULL;
}

bool acc_is_mappable(const mica_type *type) {
  return mica_type_interface(type, &acc_mappable_type_id) != NULL;
}

const mica_type *acc_pointee(const mica_type *type) {
  if (mica_type_is_any_memref(type)) return mica_type_element(type);
  const acc_pointer_like_type *methods = pointer_methods(type);
  return methods == NULL ? NULL : methods->pointee(type);
}

// ---- Parts --------------------------------------------------------------------------------------

// Its parts may be wrong.
bool acc_is(const mica_op *op, const mica_op_def *def) {
  return op != NULL && op->name->def == def;
}

bool acc_is_one_of(const mica_op *op, const mica_op_def *const *defs) {
  for (; op != NULL && *defs != NULL; defs++)
    if (acc_is(op, *defs)) return true;
  return false;
}

bool acc_is_in(const mica_op *op, const mica_op_def *const *defs) {
  for (op = mica_op_parent(op); op != NULL; op = mica_op_parent(op))
    if (acc_is_one_of(op, defs)) return true;
  return false;
}

// ---- Types of devices ---------------------------------------------------------------------------

mica_attrs acc_elements(const mica_attr *array) {
  return array == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(array);
}

mica_int32s acc_counts(const mica_attr *sizes) {
  return sizes == NULL ? (mica_int32s){NULL, 0} : mica_attr_dense_i32s_value(sizes);
}

size_t acc_find_device(const mica_attr *devices, acc_device_type device) {
  const mica_attrs elements = acc_elements(devices);
  for (size_t i = 0; i < elements.size; i++)
    if (acc_device_type_attr_value(elements.data[i]) == device) return i;
  return SIZE_MAX;
}

bool acc_is_any_device(const mica_attr *devices) {
  return acc_elements(devices).size == 1 && acc_find_device(devices, ACC_DEVICE_TYPE_NONE) == 0;
}

bool acc_check_devices(const mica_op *op, mica_segment values, const mica_attr *devices,
                       const char *word) {
  return values.count == 0 || acc_elements(devices).size == values.count ||
         mica_op_error(op, "%s operands count must match %s device_type count", word, word);
}

bool acc_check_groups(const mica_op *op, mica_segment values, const mica_attr *sizes,
                      const mica_attr *devices, const char *word, int32_t most) {
  const mica_int32s groups = acc_counts(sizes);
  uint64_t sum = 0;
  for (size_t i = 0; i < groups.size; i++) {
    if (most != 0 && groups.data[i] > most)
      return mica_op_error(op, "%s expects a maximum of %d values per segment", word, most);
    sum += (uint64_t)(int64_t)groups.data[i];
  }
  if (sum != values.count || (devices == NULL && values.count > 0))
    return mica_op_error(op, "%s operand count does not match count in segments", word);
  return devices == NULL || acc_elements(devices).size == groups.size ||
         mica_op_error(op, "%s segment count does not match device_type count", word);
}

// A clause is for each type of device with values, or the word alone.
bool acc_check_wait_and_async(const mica_op *op) {
  const mica_attr *async = mica_op_attribute(op, MICA_STR("asyncOperandsDeviceType"));
  const mica_attr *async_alone = mica_op_attribute(op, MICA_STR("asyncOnly"));
  const mica_attr *wait = mica_op_attribute(op, MICA_STR("waitOperandsDeviceType"));
  const mica_attr *wait_alone = mica_op_attribute(op, MICA_STR("waitOnly"));
  for (acc_device_type d = ACC_DEVICE_TYPE_NONE; d < ACC_DEVICE_TYPE_RADEON; d++) {
    if (acc_find_device(async, d) != SIZE_MAX && acc_find_device(async_alone, d) != SIZE_MAX)
      return mica_op_plain_error(op, "asyncOnly attribute cannot appear with asyncOperand");
    if (acc_find_device(wait, d) != SIZE_MAX && acc_find_device(wait_alone, d) != SIZE_MAX)
      return mica_op_plain_error(op, "wait attribute cannot appear with waitOperands");
  }
  return true;
}

// DestinationStyleOpInterface: which operands are written to, and what follows for the results.
// Called by generated verifiers and by hooks.
#include "mica/dialect.h"
#include "mica/predicate.h"
#include "mica/verify.h"
#include "ir/op_name.h"

const mica_interface mica_destination_style_interface_id = {"DestinationStyleOpInterface"};

static mica_successor_operands second_operand(const mica_op *op) {
  return (mica_successor_operands){.first = 1, .count = mica_op_operand_count(op) > 1 ? 1 : 0};
}

static mica_successor_operands last_group(const mica_op *op) {
  size_t count = mica_op_operand_count(op);
  int slot = mica_op_entry(op)->known_slots[MICA_NAME_OPERAND_SEGMENTS];
  const mica_attr *sizes = slot < 0 ? NULL : mica_op_slot(op, (size_t)slot);
  if (sizes == NULL)
    return (mica_successor_operands){.first = count == 0 ? 0 : count - 1, .count = count > 0};
  size_t groups = mica_attr_dense_i32s_value(sizes).size;
  if (groups == 0) return (mica_successor_operands){.first = count};
  mica_segment last = mica_slot_segment(op, (size_t)slot, groups - 1);
  bool fits = last.first <= count && last.count <= count - last.first;
  return (mica_successor_operands){.first = fits ? last.first : count,
                                   .count = fits ? last.count : 0};
}

const mica_destination_style_interface mica_second_is_destination = {second_operand};
const mica_destination_style_interface mica_last_is_destination = {last_group};

// NULL: it has none, or doesn't tell where it writes.
static const mica_destination_style_interface *style_of(const mica_op *op) {
  const mica_interface *id = &mica_destination_style_interface_id;
  const void *found = mica_op_interface(op, id);
  if (found == NULL || found == id) return NULL;  // in older C it stood for itself
  const mica_destination_style_interface *style = found;
  return style->destinations == NULL ? NULL : style;
}

mica_successor_operands mica_op_destinations(const mica_op *op) {
  const mica_destination_style_interface *style = style_of(op);
  return style == NULL ? (mica_successor_operands){0} : style->destinations(op);
}

static bool has_operand(const mica_op *op, bool (*is_it)(const mica_type *type)) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (is_it(mica_value_type(mica_op_operand(op, i)))) return true;
  return false;
}

bool mica_op_is_on_tensors(const mica_op *op) {
  return !has_operand(op, mica_type_is_any_memref) && has_operand(op, mica_type_is_tensor);
}
bool mica_op_is_on_memory(const mica_op *op) {
  return !has_operand(op, mica_type_is_tensor) && has_operand(op, mica_type_is_any_memref);
}

// The tensors among what is written to; SIZE_MAX: one is neither that nor memory (reported).
static size_t count_tensors(const mica_op *op, mica_successor_operands to) {
  size_t count = 0;
  for (size_t i = to.first; i < to.first + to.count; i++) {
    const mica_type *type = mica_value_type(mica_op_operand(op, i));
    if (mica_type_is_tensor(type)) {
      count++;
    } else if (!mica_type_is_any_memref(type)) {
      mica_op_error(op, "expected that operand #%z is a tensor or a memref", i);
      return SIZE_MAX;
    }
  }
  return count;
}

static bool fits_result(const mica_op *op, size_t operand, size_t result) {
  const mica_type *type = mica_value_type(mica_op_operand(op, operand));
  if (!mica_type_is_tensor(type) || result >= mica_op_result_count(op)) return true;
  const mica_type *to = mica_value_type(mica_op_result(op, result));
  return type == to || mica_op_error(op,
                                     "expected type of operand #%z ('%t') to match type of "
                                     "corresponding result ('%t')",
                                     operand, type, to);
}

bool mica_verify_destination_style(mica_op *op) {
  if (style_of(op) == NULL) return true;
  mica_successor_operands to = mica_op_destinations(op);
  size_t tensors = count_tensors(op, to);
  if (tensors == SIZE_MAX) return false;
  if (mica_op_result_count(op) != tensors)
    return mica_op_error(op,
                         "expected the number of tensor results (%z) to be equal to the number of "
                         "output tensors (%z)",
                         mica_op_result_count(op), tensors);
  for (size_t i = 0; i < to.count; i++)
    if (!fits_result(op, to.first + i, i)) return false;
  return true;
}

// Memory on the stack in parts: structs and short arrays as a slot for each element, and what
// reaches them. Called by passes through the interfaces of mica/memory_slot.h; owns nothing.
#include "layout.h"
#include "mica/arithmetic.h"
#include "mica/rewrite.h"

enum { MOST_PARTS = 16 };  // longer arrays aren't divided

// ---- Types --------------------------------------------------------------------------------------

static bool add_part(mica_slot_parts *out, const mica_type *type) {
  const mica_type *i32 = mica_type_i(out->context, 32);
  return i32 != NULL && mica_slot_parts_add(out, mica_attr_integer(i32, (int64_t)out->size), type);
}

bool llvm_struct_type_parts(const mica_type *type, mica_slot_parts *out) {
  const mica_types body = llvm_struct_body(type);
  for (size_t i = 0; i < body.size; i++)
    if (!add_part(out, body.data[i])) return false;
  return body.size > 0;
}

bool llvm_array_type_parts(const mica_type *type, mica_slot_parts *out) {
  const uint64_t count = llvm_array_type_num_elements(type);
  if (count > MOST_PARTS) return false;
  for (uint64_t i = 0; i < count; i++)
    if (!add_part(out, llvm_array_type_element_type(type))) return false;
  return true;
}

// The number that an attribute of i32 tells, if it is below `count`.
static bool index_of(const mica_attr *index, uint64_t count, size_t *out) {
  if (!mica_attr_is_integer(index) || !mica_type_is_i(mica_attr_type(index), 32)) return false;
  const int64_t value = mica_attr_integer_value(index);
  *out = (size_t)value;
  return value >= 0 && (uint64_t)value < count;
}

const mica_type *llvm_struct_type_part_type(const mica_type *type, const mica_attr *index) {
  const mica_types body = llvm_struct_body(type);
  size_t i;
  return index_of(index, body.size, &i) ? body.data[i] : NULL;
}

const mica_type *llvm_array_type_part_type(const mica_type *type, const mica_attr *index) {
  size_t i;
  return index_of(index, llvm_array_type_num_elements(type), &i)
             ? llvm_array_type_element_type(type)
             : NULL;
}

// ---- llvm.alloca --------------------------------------------------------------------------------

static bool allocates_one(const mica_op *op) {
  const mica_attr *count = llvm_constant_of(llvm_alloca_array_size(op));
  return count != NULL && mica_attr_is_integer(count) && mica_number_is_one(mica_number_of(count));
}

bool llvm_alloca_divisible_slots(const mica_op *op, mica_divisible_slots *out) {
  const mica_type *type = llvm_alloca_elem_type(op);
  const mica_destructurable_type_interface *methods =
      mica_type_interface(type, &mica_destructurable_type_interface_id);
  if (methods == NULL || !allocates_one(op)) return true;
  mica_slot_parts *parts =
      mica_divisible_slots_add(out, (mica_memory_slot){llvm_alloca_res(op), type, NULL});
  if (parts == NULL) return false;
  if (methods->parts(type, parts)) return true;
  mica_slot_parts_free(parts);
  out->size--;
  return !mica_context_out_of_memory(out->context);
}

bool llvm_alloca_divide(mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                        mica_rewriter *rw) {
  const mica_type *pointer = llvm_pointer_type_get(mica_op_context(op), 0);
  mica_rewriter_after(rw, op);
  for (size_t i = 0; i < parts->used_count; i++) {
    mica_slot_part *part = &parts->data[parts->used[i]];
    mica_op *alloca = llvm_alloca_build(&rw->builder, mica_op_loc(op), pointer,
                                        llvm_alloca_array_size(op), NULL, part->type, false);
    if (alloca == NULL) return false;
    part->slot = (mica_memory_slot){llvm_alloca_res(alloca), part->type, slot->scope};
  }
  return true;
}

void llvm_alloca_division_complete(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw,
                                   mica_op **again) {
  (void)slot, (void)again;
  mica_rewriter_erase(rw, op);
}

// ---- llvm.load, llvm.store ----------------------------------------------------------------------

static bool fits(const mica_op *scope, const mica_type *access, const mica_type *whole) {
  uint64_t size, room;
  return llvm_size_of(scope, access, &size) && llvm_size_of(scope, whole, &room) && size <= room;
}

bool llvm_load_is_safe(const mica_op *op, const mica_memory_slot *slot, mica_memory_slots *more) {
  (void)more;
  return llvm_load_addr(op) != slot->pointer ||
         fits(slot->scope, mica_value_type(llvm_load_res(op)), slot->type);
}

bool llvm_store_is_safe(const mica_op *op, const mica_memory_slot *slot, mica_memory_slots *more) {
  (void)more;
  return llvm_store_addr(op) != slot->pointer ||
         fits(slot->scope, mica_value_type(llvm_store_value(op)), slot->type);
}

// An access by the slot's own pointer is one of the first part.
static bool use_first(const mica_memory_slot *slot, const mica_type *access,
                      mica_slot_parts *parts) {
  return llvm_is_own(slot->type) && parts->size > 0 &&
         fits(slot->scope, access, parts->data[0].type) &&
         mica_slot_parts_use(parts, &parts->data[0]);
}

bool llvm_load_can_rewire(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                          mica_memory_slots *more) {
  (void)more;
  return !llvm_load_volatile(op) && use_first(slot, mica_value_type(llvm_load_res(op)), parts);
}

bool llvm_load_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                      mica_rewriter *rw, bool *goes) {
  (void)slot, (void)goes;
  llvm_load_set_addr(op, parts->data[0].slot.pointer);
  mica_rewriter_modified(rw, op);
  return true;
}

bool llvm_store_can_rewire(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                           mica_memory_slots *more) {
  (void)more;
  const mica_value *value = llvm_store_value(op);
  return !llvm_store_volatile(op) && value != slot->pointer &&
         use_first(slot, mica_value_type(value), parts);
}

bool llvm_store_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                       mica_rewriter *rw, bool *goes) {
  (void)slot, (void)goes;
  llvm_store_set_addr(op, parts->data[0].slot.pointer);
  mica_rewriter_modified(rw, op);
  return true;
}

// ---- llvm.getelementptr -------------------------------------------------------------------------

static bool add_steps(uint64_t *offset, uint64_t count, uint64_t size) {
  if (size != 0 && count > (UINT64_MAX >> 2) / size) return false;
  *offset += count * size;
  return *offset <= UINT64_MAX >> 2;
}

// Goes from the beginning of a struct to its `index`-th element.
static bool step_into_struct(const mica_op *scope, const mica_type *type, size_t index,
                             uint64_t *offset) {
  const mica_types body = llvm_struct_body(type);
  const bool is_packed = llvm_struct_is_packed(type);
  for (size_t i = 0; i <= index; i++) {
    llvm_layout layout;
    if (i >= body.size || !llvm_layout_of(scope, body.data[i], &layout)) return false;
    if (!is_packed) *offset = llvm_align_to(*offset, layout.alignment);
    if (i < index) *offset += llvm_layout_size(&layout);
  }
  return true;
}

// How many bytes behind its base it points. False: it isn't known, or goes backwards.
static bool offset_of(const mica_op *op, const mica_op *scope, uint64_t *offset) {
  const mica_int32s indices = llvm_getelementptr_raw_constant_indices(op);
  const mica_type *type = llvm_getelementptr_elem_type(op);
  uint64_t size;
  *offset = 0;
  for (size_t i = 0; i < indices.size; i++) {
    const int32_t index = indices.data[i];
    if (index < 0) return false;  // one that is an operand, too
    if (i > 0 && llvm_is_struct(type)) {
      if (!step_into_struct(scope, type, (size_t)index, offset)) return false;
      type = llvm_struct_body(type).data[index];
      continue;
    }
    if (i > 0 && !llvm_is_array(type)) return false;
    if (i > 0) type = llvm_array_element(type);
    if (!llvm_size_of(scope, type, &size) || !add_steps(offset, (uint64_t)index, size))
      return false;
  }
  return true;
}

// The part of an array that holds a byte. `*offset` becomes the one inside of it.
static bool part_of_array(const mica_memory_slot *slot, size_t *part, uint64_t *offset) {
  uint64_t size;
  if (!llvm_size_of(slot->scope, llvm_array_element(slot->type), &size) || size == 0) return false;
  *part = (size_t)(*offset / size);
  *offset %= size;
  return true;
}

static bool part_of_struct(const mica_memory_slot *slot, size_t *part, uint64_t *offset) {
  const mica_types body = llvm_struct_body(slot->type);
  const bool is_packed = llvm_struct_is_packed(slot->type);
  uint64_t start = 0;
  for (size_t i = 0; i < body.size; i++) {
    llvm_layout layout;
    if (!llvm_layout_of(slot->scope, body.data[i], &layout)) return false;
    if (!is_packed) start = llvm_align_to(start, layout.alignment);
    if (*offset < start) return false;  // between two elements
    if (*offset < start + llvm_layout_size(&layout)) {
      *part = i;
      *offset -= start;
      return true;
    }
    start += llvm_layout_size(&layout);
  }
  return false;
}

// The part that the address lies in, and the bytes in front of it there.
static bool part_of(const mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                    size_t *part, uint64_t *offset) {
  uint64_t size;
  if (!offset_of(op, slot->scope, offset) || !llvm_size_of(slot->scope, slot->type, &size) ||
      *offset >= size)
    return false;
  const bool found = llvm_is_array(slot->type)
                         ? part_of_array(slot, part, offset)
                         : llvm_is_struct(slot->type) && part_of_struct(slot, part, offset);
  return found && *part < parts->size;
}

// What is reached by the address is `size` bytes long.
static bool add_rest(const mica_op *op, const mica_op *scope, uint64_t size,
                     mica_memory_slots *more) {
  const mica_type *byte = mica_type_i(mica_op_context(op), 8);
  const mica_type *rest = byte == NULL ? NULL
                                       : llvm_array_type_get(mica_op_context(op), byte, size);
  return rest != NULL &&
         mica_memory_slots_add(more, (mica_memory_slot){llvm_getelementptr_res(op), rest, scope});
}

bool llvm_getelementptr_is_safe(const mica_op *op, const mica_memory_slot *slot,
                                mica_memory_slots *more) {
  uint64_t offset, size;
  if (llvm_getelementptr_base(op) != slot->pointer) return true;
  return offset_of(op, slot->scope, &offset) && llvm_size_of(slot->scope, slot->type, &size) &&
         offset < size && add_rest(op, slot->scope, size - offset, more);
}

bool llvm_getelementptr_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                                   mica_slot_parts *parts, mica_memory_slots *more) {
  size_t part;
  uint64_t offset, size;
  if (llvm_getelementptr_base(op) != slot->pointer || !part_of(op, slot, parts, &part, &offset))
    return false;
  return llvm_size_of(slot->scope, parts->data[part].type, &size) &&
         mica_slot_parts_use(parts, &parts->data[part]) &&
         add_rest(op, slot->scope, size - offset, more);
}

// NULL: no memory.
static mica_value *move_pointer(const mica_op *op, mica_value *base, uint64_t offset,
                                mica_rewriter *rw) {
  const mica_type *type = mica_value_type(llvm_getelementptr_res(op));
  const mica_type *byte = mica_type_i(mica_op_context(op), 8);
  const int32_t index = (int32_t)offset;
  if (offset == 0 && mica_value_type(base) == type) return base;
  mica_op *moved = byte == NULL
                       ? NULL
                       : llvm_getelementptr_build(&rw->builder, mica_op_loc(op), type, base, NULL,
                                                  0, (mica_int32s){&index, 1}, byte,
                                                  llvm_getelementptr_no_wrap_flags(op));
  return moved == NULL ? NULL : llvm_getelementptr_res(moved);
}

bool llvm_getelementptr_rewire(mica_op *op, const mica_memory_slot *slot,
                               const mica_slot_parts *parts, mica_rewriter *rw, bool *goes) {
  size_t part;
  uint64_t offset;
  if (!part_of(op, slot, parts, &part, &offset)) return false;
  mica_value *pointer = move_pointer(op, parts->data[part].slot.pointer, offset, rw);
  if (pointer == NULL) return false;
  mica_rewriter_replace_uses(rw, llvm_getelementptr_res(op), pointer);
  return *goes = true;
}

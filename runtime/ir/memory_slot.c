// What memory slots are told by: the identities of their interfaces, and the lists that hooks fill.
#include "mica/memory_slot.h"

#include "context/context.h"
#include "memory/array.h"
#include "mica/dialect.h"

const mica_interface mica_promotable_allocation_interface_id = {"PromotableAllocationOpInterface"};
const mica_interface mica_promotable_mem_interface_id = {"PromotableMemOpInterface"};
const mica_interface mica_promotable_interface_id = {"PromotableOpInterface"};
const mica_interface mica_destructurable_type_interface_id = {"DestructurableTypeInterface"};
const mica_interface mica_destructurable_allocation_interface_id = {
    "DestructurableAllocationOpInterface"};
const mica_interface mica_safe_memory_slot_access_interface_id = {
    "SafeMemorySlotAccessOpInterface"};
const mica_interface mica_destructurable_accessor_interface_id = {
    "DestructurableAccessorOpInterface"};

#define ROOM(list) \
  MICA_ARRAY_ROOM(&(list)->context->memory, (list)->data, (list)->size, (list)->capacity, 1)

bool mica_memory_slots_add(mica_memory_slots *list, mica_memory_slot slot) {
  if (!ROOM(list)) return false;
  list->data[list->size++] = slot;
  return true;
}

void mica_memory_slots_free(mica_memory_slots *list) {
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (mica_memory_slots){.context = list->context};
}

bool mica_uses_add(mica_uses *list, mica_operand *use) {
  if (!ROOM(list)) return false;
  list->data[list->size++] = use;
  return true;
}

bool mica_uses_add_of(mica_uses *list, const mica_value *value) {
  for (mica_operand *use = mica_value_first_use(value); use != NULL;
       use = mica_operand_next_use(use))
    if (!mica_uses_add(list, use)) return false;
  return true;
}

void mica_uses_free(mica_uses *list) {
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (mica_uses){.context = list->context};
}

// ---- Parts --------------------------------------------------------------------------------------

bool mica_slot_parts_add(mica_slot_parts *parts, const mica_attr *index, const mica_type *type) {
  if (index == NULL || !ROOM(parts)) return false;
  parts->data[parts->size++] = (mica_slot_part){.index = index, .type = type};
  return true;
}

mica_slot_part *mica_slot_parts_at(const mica_slot_parts *parts, const mica_attr *index) {
  for (size_t i = 0; i < parts->size; i++)
    if (parts->data[i].index == index) return &parts->data[i];
  return NULL;
}

bool mica_slot_parts_use(mica_slot_parts *parts, mica_slot_part *part) {
  if (part->is_used) return true;
  if (parts->used == NULL) {
    parts->used = mica_allocate(parts->context, parts->capacity * sizeof *parts->used);
    if (parts->used == NULL) return false;
  }
  part->is_used = true;
  parts->used[parts->used_count++] = (size_t)(part - parts->data);
  return true;
}

void mica_slot_parts_free(mica_slot_parts *parts) {
  mica_free(parts->context, parts->used, parts->capacity * sizeof *parts->used);
  mica_free(parts->context, parts->data, parts->capacity * sizeof *parts->data);
  *parts = (mica_slot_parts){.context = parts->context};
}

mica_slot_parts *mica_divisible_slots_add(mica_divisible_slots *list, mica_memory_slot slot) {
  if (!ROOM(list)) return NULL;
  mica_divisible_slot *added = &list->data[list->size++];
  *added = (mica_divisible_slot){.slot = slot, .parts = {.context = list->context}};
  return &added->parts;
}

void mica_divisible_slots_free(mica_divisible_slots *list) {
  for (size_t i = 0; i < list->size; i++) mica_slot_parts_free(&list->data[i].parts);
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (mica_divisible_slots){.context = list->context};
}

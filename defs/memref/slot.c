// Memory on the stack as slots: what becomes a value, or several slots of one element each. Called
// by passes through the interfaces of mica/memory_slot.h; owns nothing.
#include "memref/memref.h"
#include "mica/context.h"
#include "mica/rewrite.h"
#include "ub/ub.h"

enum { MOST_PARTS = 16 };  // memory of more elements isn't divided

static int64_t element_count(const mica_type *memref) {
  return mica_type_has_static_shape(memref) ? mica_type_element_count(memref) : -1;
}

// ---- memref.alloca as one value -----------------------------------------------------------------

bool memref_alloca_promotable_slots(const mica_op *op, mica_memory_slots *out) {
  mica_value *pointer = memref_alloca_memref(op);
  const mica_type *type = mica_value_type(pointer);
  if (element_count(type) != 1) return true;
  return mica_memory_slots_add(out, (mica_memory_slot){pointer, mica_type_element(type), NULL});
}

mica_value *memref_alloca_default_value(mica_op *op, const mica_memory_slot *slot,
                                        mica_rewriter *rw) {
  mica_op *poison = ub_poison_build(&rw->builder, mica_op_loc(op), slot->type, NULL);
  return poison == NULL ? NULL : ub_poison_result(poison);
}

bool memref_alloca_block_argument(mica_op *op, const mica_memory_slot *slot, mica_value *argument,
                                  mica_rewriter *rw) {
  (void)op, (void)slot, (void)argument, (void)rw;
  return true;
}

void memref_alloca_promotion_complete(mica_op *op, const mica_memory_slot *slot,
                                      mica_value *default_value, mica_rewriter *rw,
                                      mica_op **again) {
  (void)slot, (void)again;
  if (mica_value_is_unused(default_value)) mica_rewriter_erase(rw, mica_value_op(default_value));
  mica_rewriter_erase(rw, op);
}

// ---- memref.load and memref.store of one value --------------------------------------------------

bool memref_load_loads_from(const mica_op *op, const mica_memory_slot *slot) {
  return memref_load_memref(op) == slot->pointer;
}

bool memref_load_stores_to(const mica_op *op, const mica_memory_slot *slot) {
  (void)op, (void)slot;
  return false;
}

mica_value *memref_load_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                               mica_rewriter *rw) {
  (void)op, (void)slot, (void)rw;
  return reaching;
}

bool memref_load_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                 const mica_uses *uses, mica_uses *more) {
  (void)more;
  return uses->size == 1 && memref_load_memref(op) == slot->pointer &&
         mica_value_type(memref_load_result(op)) == slot->type;
}

bool memref_load_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                             mica_value *reaching, mica_rewriter *rw, bool *goes) {
  (void)slot, (void)uses;
  mica_rewriter_replace_uses(rw, memref_load_result(op), reaching);
  *goes = true;
  return true;
}

bool memref_store_loads_from(const mica_op *op, const mica_memory_slot *slot) {
  (void)op, (void)slot;
  return false;
}

bool memref_store_stores_to(const mica_op *op, const mica_memory_slot *slot) {
  return memref_store_memref(op) == slot->pointer;
}

mica_value *memref_store_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                                mica_rewriter *rw) {
  (void)slot, (void)reaching, (void)rw;
  return memref_store_value(op);
}

bool memref_store_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                  const mica_uses *uses, mica_uses *more) {
  (void)more;
  return uses->size == 1 && memref_store_memref(op) == slot->pointer &&
         memref_store_value(op) != slot->pointer &&
         mica_value_type(memref_store_value(op)) == slot->type;
}

bool memref_store_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                              mica_value *reaching, mica_rewriter *rw, bool *goes) {
  (void)op, (void)slot, (void)uses, (void)reaching, (void)rw;
  *goes = true;
  return true;
}

// ---- memref.alloca in parts ---------------------------------------------------------------------

// The coordinates of the next element, of which the first dimension changes fastest.
static void next_element(mica_int64s shape, const mica_attr **coordinates, int64_t *at,
                         mica_context *ctx) {
  for (size_t i = 0; i < shape.size; i++) {
    if (++at[i] == shape.data[i]) at[i] = 0;
    coordinates[i] = mica_attr_index(ctx, at[i]);
    if (at[i] != 0) return;
  }
}

static bool add_parts(const mica_type *memref, size_t count, mica_slot_parts *parts) {
  mica_context *ctx = mica_type_context(memref);
  const mica_int64s shape = mica_type_shape(memref);
  const mica_attr **coordinates = mica_allocate(ctx, shape.size * sizeof *coordinates);
  int64_t *at = mica_allocate(ctx, shape.size * sizeof *at);
  bool done = coordinates != NULL && at != NULL;
  for (size_t i = 0; done && i < shape.size; i++) {
    at[i] = 0;
    coordinates[i] = mica_attr_index(ctx, 0);
  }
  for (size_t i = 0; done && i < count; i++) {
    const mica_attr *index = mica_attr_array(ctx, (mica_attrs){coordinates, shape.size});
    done = mica_slot_parts_add(parts, index, mica_type_element(memref));
    next_element(shape, coordinates, at, ctx);
  }
  mica_free(ctx, coordinates, shape.size * sizeof *coordinates);
  mica_free(ctx, at, shape.size * sizeof *at);
  return done;
}

bool memref_alloca_divisible_slots(const mica_op *op, mica_divisible_slots *out) {
  mica_value *pointer = memref_alloca_memref(op);
  const mica_type *type = mica_value_type(pointer);
  const int64_t count = element_count(type);
  if (count < 2 || count > MOST_PARTS) return true;
  mica_slot_parts *parts = mica_divisible_slots_add(out, (mica_memory_slot){pointer, type, NULL});
  return parts != NULL && add_parts(type, (size_t)count, parts);
}

bool memref_alloca_divide(mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                          mica_rewriter *rw) {
  mica_rewriter_after(rw, op);
  for (size_t i = 0; i < parts->used_count; i++) {
    mica_slot_part *part = &parts->data[parts->used[i]];
    const mica_type *type = mica_type_memref((mica_int64s){NULL, 0}, part->type, NULL, NULL);
    mica_op *alloca =
        memref_alloca_build(&rw->builder, mica_op_loc(op), type, NULL, 0, NULL, 0, NULL);
    if (alloca == NULL) return false;
    part->slot = (mica_memory_slot){memref_alloca_memref(alloca), part->type, slot->scope};
  }
  return true;
}

void memref_alloca_division_complete(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw,
                                     mica_op **again) {
  (void)slot, (void)again;
  mica_rewriter_erase(rw, op);
}

// ---- memref.load and memref.store of a part -----------------------------------------------------

// The part at constant indices inside of the shape. NULL: they aren't.
static mica_slot_part *part_at(const mica_op *op, mica_segment indices, const mica_type *memref,
                               const mica_slot_parts *parts) {
  const mica_int64s shape = mica_type_shape(memref);
  size_t part = 0, step = 1;
  for (size_t i = 0; i < indices.count; i++) {
    int64_t at;
    if (!mica_value_constant(mica_op_operand(op, indices.first + i), &at)) return NULL;
    if (at < 0 || at >= shape.data[i]) return NULL;
    part += step * (size_t)at;
    step *= (size_t)shape.data[i];
  }
  return &parts->data[part];
}

static mica_slot_part *loaded_part(const mica_op *op, const mica_memory_slot *slot,
                                   const mica_slot_parts *parts) {
  return part_at(op, memref_load_indices_segment(op), slot->type, parts);
}

static mica_slot_part *stored_part(const mica_op *op, const mica_memory_slot *slot,
                                   const mica_slot_parts *parts) {
  return part_at(op, memref_store_indices_segment(op), slot->type, parts);
}

bool memref_load_can_rewire(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                            mica_memory_slots *more) {
  (void)more;
  if (memref_load_memref(op) != slot->pointer) return false;
  mica_slot_part *part = loaded_part(op, slot, parts);
  return part != NULL && mica_slot_parts_use(parts, part);
}

bool memref_load_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                        mica_rewriter *rw, bool *goes) {
  (void)goes;
  memref_load_set_memref(op, loaded_part(op, slot, parts)->slot.pointer);
  const bool done = memref_load_set_indices(op, NULL, 0);
  mica_rewriter_modified(rw, op);
  return done;
}

bool memref_store_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                             mica_slot_parts *parts, mica_memory_slots *more) {
  (void)more;
  if (memref_store_memref(op) != slot->pointer || memref_store_value(op) == slot->pointer)
    return false;
  mica_slot_part *part = stored_part(op, slot, parts);
  return part != NULL && mica_slot_parts_use(parts, part);
}

bool memref_store_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                         mica_rewriter *rw, bool *goes) {
  (void)goes;
  memref_store_set_memref(op, stored_part(op, slot, parts)->slot.pointer);
  const bool done = memref_store_set_indices(op, NULL, 0);
  mica_rewriter_modified(rw, op);
  return done;
}

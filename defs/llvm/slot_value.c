// Memory on the stack as values: llvm.alloca, what reads and writes it, what only names it. Called
// by passes through the interfaces of mica/memory_slot.h; owns nothing.
#include "mica/dialect.h"
#include "slot_cast.h"

// ---- llvm.alloca --------------------------------------------------------------------------------

bool llvm_alloca_promotable_slots(const mica_op *op, mica_memory_slots *out) {
  const mica_block *block = mica_op_block(op);
  if (block != mica_region_first(mica_block_region(block))) return true;
  return mica_memory_slots_add(
      out, (mica_memory_slot){llvm_alloca_res(op), llvm_alloca_elem_type(op), NULL});
}

mica_value *llvm_alloca_default_value(mica_op *op, const mica_memory_slot *slot,
                                      mica_rewriter *rw) {
  mica_op *undef = llvm_mlir_undef_build(&rw->builder, mica_op_loc(op), slot->type);
  return undef == NULL ? NULL : llvm_mlir_undef_res(undef);
}

static bool show_to_debugger(const mica_op *declare, mica_value *value, mica_rewriter *rw) {
  return llvm_intr_dbg_value_build(&rw->builder, mica_op_loc(declare), value,
                                   llvm_intr_dbg_declare_var_info_attr(declare),
                                   llvm_intr_dbg_declare_location_expr_attr(declare)) != NULL;
}

bool llvm_alloca_block_argument(mica_op *op, const mica_memory_slot *slot, mica_value *argument,
                                mica_rewriter *rw) {
  (void)op;
  for (const mica_operand *use = mica_value_first_use(slot->pointer); use != NULL;
       use = mica_operand_next_use(use))
    if (llvm_intr_dbg_declare_isa(use->owner) && !show_to_debugger(use->owner, argument, rw))
      return false;
  return true;
}

void llvm_alloca_promotion_complete(mica_op *op, const mica_memory_slot *slot,
                                    mica_value *default_value, mica_rewriter *rw, mica_op **again) {
  (void)slot, (void)again;
  if (mica_value_is_unused(default_value)) mica_rewriter_erase(rw, mica_value_op(default_value));
  mica_rewriter_erase(rw, op);
}

// ---- llvm.load, llvm.store ----------------------------------------------------------------------

bool llvm_load_loads_from(const mica_op *op, const mica_memory_slot *slot) {
  return llvm_load_addr(op) == slot->pointer;
}

bool llvm_load_stores_to(const mica_op *op, const mica_memory_slot *slot) {
  (void)op, (void)slot;
  return false;
}

mica_value *llvm_load_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                             mica_rewriter *rw) {
  (void)op, (void)slot, (void)rw;
  return reaching;
}

bool llvm_load_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                               const mica_uses *uses, mica_uses *more) {
  (void)more;
  return uses->size == 1 && llvm_load_addr(op) == slot->pointer &&
         llvm_can_extract(slot->scope, mica_value_type(llvm_load_res(op)), slot->type) &&
         !llvm_load_volatile(op);
}

bool llvm_load_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                           mica_value *reaching, mica_rewriter *rw, bool *goes) {
  (void)uses;
  const llvm_cast c = {&rw->builder, mica_op_loc(op), slot->scope};
  mica_value *read = llvm_extract(&c, reaching, mica_value_type(llvm_load_res(op)));
  if (read == NULL) return false;
  mica_rewriter_replace_uses(rw, llvm_load_res(op), read);
  return *goes = true;
}

bool llvm_store_loads_from(const mica_op *op, const mica_memory_slot *slot) {
  (void)op, (void)slot;
  return false;
}

bool llvm_store_stores_to(const mica_op *op, const mica_memory_slot *slot) {
  return llvm_store_addr(op) == slot->pointer;
}

mica_value *llvm_store_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                              mica_rewriter *rw) {
  const llvm_cast c = {&rw->builder, mica_op_loc(op), slot->scope};
  return llvm_insert(&c, llvm_store_value(op), reaching);
}

bool llvm_store_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                const mica_uses *uses, mica_uses *more) {
  (void)more;
  const mica_value *value = llvm_store_value(op);
  return uses->size == 1 && llvm_store_addr(op) == slot->pointer && value != slot->pointer &&
         llvm_can_insert(slot->scope, slot->type, mica_value_type(value)) &&
         !llvm_store_volatile(op);
}

bool llvm_store_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                            mica_value *reaching, mica_rewriter *rw, bool *goes) {
  (void)op, (void)slot, (void)uses, (void)reaching, (void)rw;
  return *goes = true;
}

// ---- What only names memory ---------------------------------------------------------------------

// Goes, without asking more of anybody.
#define GOES(op)                                                                            \
  bool op##_remove_uses(mica_op *o, const mica_uses *uses, mica_rewriter *rw, bool *goes) { \
    (void)o, (void)uses, (void)rw;                                                          \
    return *goes = true;                                                                    \
  }
#define GOES_ALONE(op)                                                                  \
  bool op##_can_remove_uses(const mica_op *o, const mica_uses *uses, mica_uses *more) { \
    (void)o, (void)uses, (void)more;                                                    \
    return true;                                                                        \
  }                                                                                     \
  GOES(op)
// Goes with those that use the pointer that it gives.
#define GOES_WITH_USERS(op)                                                             \
  bool op##_can_remove_uses(const mica_op *o, const mica_uses *uses, mica_uses *more) { \
    (void)uses;                                                                         \
    return mica_uses_add_of(more, op##_res(o));                                         \
  }                                                                                     \
  GOES(op)

GOES_WITH_USERS(llvm_bitcast)
GOES_WITH_USERS(llvm_addrspacecast)
GOES_WITH_USERS(llvm_intr_launder_invariant_group)
GOES_WITH_USERS(llvm_intr_strip_invariant_group)
GOES_ALONE(llvm_intr_lifetime_start)
GOES_ALONE(llvm_intr_lifetime_end)
GOES_ALONE(llvm_intr_invariant_start)
GOES_ALONE(llvm_intr_invariant_end)
GOES_ALONE(llvm_intr_dbg_declare)

static bool points_to_beginning(const mica_op *op) {
  const mica_int32s indices = llvm_getelementptr_raw_constant_indices(op);
  for (size_t i = 0; i < indices.size; i++)
    if (indices.data[i] != 0) return false;
  return true;
}

bool llvm_getelementptr_can_remove_uses(const mica_op *op, const mica_uses *uses, mica_uses *more) {
  (void)uses;
  return points_to_beginning(op) && mica_uses_add_of(more, llvm_getelementptr_res(op));
}

GOES(llvm_getelementptr)

// ---- Debug information --------------------------------------------------------------------------

bool llvm_intr_dbg_declare_wants_replaced(const mica_op *op) {
  (void)op;
  return true;
}

// What made the value may stand behind what wrote it.
static mica_op *later_of(mica_op *write, mica_op *made) {
  const bool is_behind = made != NULL && mica_op_block(made) == mica_op_block(write) &&
                         mica_op_is_before(write, made);
  return is_behind ? made : write;
}

bool llvm_intr_dbg_declare_visit_replaced(mica_op *op, const mica_replaced_value *values,
                                          size_t count, mica_rewriter *rw) {
  for (size_t i = 0; i < count; i++) {
    mica_rewriter_after(rw, later_of(values[i].op, mica_value_op(values[i].value)));
    if (!show_to_debugger(op, values[i].value, rw)) return false;
  }
  return true;
}

bool llvm_intr_dbg_value_can_remove_uses(const mica_op *op, const mica_uses *uses,
                                         mica_uses *more) {
  (void)op, (void)more;
  return uses->size == 1;
}

// The variable stays known: it has no value any more.
bool llvm_intr_dbg_value_remove_uses(mica_op *op, const mica_uses *uses, mica_rewriter *rw,
                                     bool *goes) {
  (void)uses, (void)goes;
  mica_value *value = llvm_intr_dbg_value_value(op);
  mica_rewriter_before(rw, op);
  mica_op *undef =
      llvm_mlir_undef_build(&rw->builder, mica_value_loc(value), mica_value_type(value));
  if (undef == NULL) return false;
  llvm_intr_dbg_value_set_value(op, llvm_mlir_undef_res(undef));
  mica_rewriter_modified(rw, op);
  return true;
}

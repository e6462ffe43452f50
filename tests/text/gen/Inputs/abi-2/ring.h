// The dialect ring: Arithmetic modulo n.
// Made by mica-gen from ring.def; changes here are lost when it runs again.
#ifndef MICA_DIALECT_RING_H
#define MICA_DIALECT_RING_H

#include "mica/generated.h"
#include "mica/parse.h"
#include "mica/print.h"

#if MICA_ABI_OLDEST > 2 || MICA_ABI < 2
#error "ring.def was compiled for another version of Mica: run mica-gen ring.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def ring_dialect;  // for mica_context_register

// Written by the author.
bool ring_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr);

// how a result is rounded
typedef enum ring_mode {
  RING_MODE_DOWN = 0,  // "down"
  RING_MODE_UP = 1,  // "up"
} ring_mode;
extern const mica_enum_def ring_mode_enum;
// {NULL, 0}: no case has this value.
static inline mica_str ring_mode_to_text(ring_mode value) {
  return mica_enum_case_text(&ring_mode_enum, (uint64_t)value);
}
static inline bool ring_mode_from_text(mica_str text, ring_mode *value) {
  uint64_t found;
  if (!mica_enum_from_text(&ring_mode_enum, text, &found)) return false;
  *value = (ring_mode)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *ring_mode_attr_get(mica_context *ctx, ring_mode value) {
  return mica_enum_attr(ctx, &ring_mode_enum, (uint64_t)value);
}
static inline bool ring_mode_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&ring_mode_enum, attr);
}
static inline ring_mode ring_mode_attr_value(const mica_attr *attr) {
  return (ring_mode)mica_attr_integer_value(attr);
}

// ---- CostInterface ----

extern const mica_interface ring_cost_interface_id;
typedef struct ring_cost_interface {
  int64_t (*steps)(const mica_op *op);
  int64_t (*steps_for)(const mica_op *op, int64_t lanes);  // NULL: the default
} ring_cost_interface;
// Whether it implements the interface.
static inline bool ring_cost_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &ring_cost_interface_id) != NULL;
}
// The steps that it takes.
int64_t ring_cost_interface_steps(const mica_op *op);
// The steps for so many lanes.
int64_t ring_cost_interface_steps_for(const mica_op *op, int64_t lanes);
bool ring_cost_interface_verify(mica_op *op);

extern const mica_trait ring_trait_checked;
bool ring_trait_checked_check(mica_op *op);  // written by the author

// !ring.elem
typedef struct ring_elem_type_params {
  unsigned width;
} ring_elem_type_params;
extern const mica_type_def ring_elem_type_def;
static inline bool ring_elem_type_isa(const mica_type *type) {
  return mica_type_isa(type, &ring_elem_type_def);
}
// NULL: no memory.
const mica_type *ring_elem_type_get(mica_context *ctx, unsigned width);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *ring_elem_type_get_checked(mica_context *ctx, mica_loc loc, unsigned width);
// Written by the author: whether these parameters make one; reports through mica_error.
bool ring_elem_type_check(mica_context *ctx, mica_loc loc, unsigned width);
static inline unsigned ring_elem_type_width(const mica_type *type) {
  assert(ring_elem_type_isa(type));
  return ((const ring_elem_type_params *)mica_type_params(type))->width;
}

// ---- ring.add: Adds modulo n ----

extern const mica_op_def ring_add_def;
static inline bool ring_add_isa(const mica_op *op) { return mica_op_isa(op, &ring_add_def); }
static inline mica_value *ring_add_lhs(const mica_op *op) {
  return mica_op_operand(op, 0);
}
static inline void ring_add_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand(op, 0, value);
}
static inline mica_value *ring_add_rhs(const mica_op *op) {
  return mica_op_operand(op, 1);
}
static inline void ring_add_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand(op, 1, value);
}
static inline mica_value *ring_add_sum(const mica_op *op) {
  return mica_op_result(op, 0);
}
static inline const mica_attr *ring_add_modulus_attr(const mica_op *op) {
  return mica_op_slot(op, 1);
}
static inline void ring_add_set_modulus_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot(op, 1, value);
}
int64_t ring_add_modulus(const mica_op *op);
bool ring_add_set_modulus(mica_op *op, int64_t value);  // false: no memory
static inline const mica_attr *ring_add_mode_attr(const mica_op *op) {
  return mica_op_slot(op, 0);
}
static inline void ring_add_set_mode_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot(op, 0, value);
}
ring_mode ring_add_mode(const mica_op *op);  // absent: the default
bool ring_add_set_mode(mica_op *op, ring_mode value);  // false: no memory
// Makes and inserts the operation; the types of its results are inferred. NULL: no memory, or
// reported.
mica_op *ring_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        int64_t modulus, ring_mode mode);
mica_op *ring_add_build_with_twice(mica_builder *b, mica_loc loc, mica_value *twice);
// written by the author
mica_op *ring_add_build_from_c(mica_builder *b, mica_loc loc, mica_value *x, int64_t modulus);
// Written by the author: what the definition can't say. False: reported.
bool ring_add_check(mica_op *op);
int64_t ring_add_steps(const mica_op *op);  // of CostInterface, written by the author

// ---- ring.width ----

extern const mica_op_def ring_width_def;
static inline bool ring_width_isa(const mica_op *op) { return mica_op_isa(op, &ring_width_def); }
static inline mica_value *ring_width_of(const mica_op *op) {
  return mica_op_operand(op, 0);
}
static inline void ring_width_set_of(mica_op *op, mica_value *value) {
  mica_op_set_operand(op, 0, value);
}
static inline mica_value *ring_width_width(const mica_op *op) {
  return mica_op_result(op, 0);
}
// Makes and inserts the operation; the types of its results are inferred. NULL: no memory, or
// reported.
mica_op *ring_width_build(mica_builder *b, mica_loc loc, mica_value *of);

// ---- ring.loop ----

extern const mica_op_def ring_loop_def;
static inline bool ring_loop_isa(const mica_op *op) { return mica_op_isa(op, &ring_loop_def); }
static inline mica_segment ring_loop_inits_segment(const mica_op *op) {
  return mica_slot_segment(op, 1, 0);
}
static inline size_t ring_loop_inits_count(const mica_op *op) {
  return ring_loop_inits_segment(op).count;
}
static inline mica_value *ring_loop_inits(const mica_op *op, size_t index) {
  return mica_op_operand(op, ring_loop_inits_segment(op).first + index);
}
// Replaces the operands of the group. False: no memory, nothing changed.
bool ring_loop_set_inits(mica_op *op, mica_value *const *values, size_t count);
static inline mica_segment ring_loop_bound_segment(const mica_op *op) {
  return mica_slot_segment(op, 1, 1);
}
static inline mica_value *ring_loop_bound(const mica_op *op) {  // NULL: absent
  mica_segment group = ring_loop_bound_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
// Replaces the operands of the group. False: no memory, nothing changed.
bool ring_loop_set_bound(mica_op *op, mica_value *const *values, size_t count);
static inline mica_segment ring_loop_steps_segment(const mica_op *op) {
  return mica_slot_segment(op, 1, 2);
}
static inline size_t ring_loop_steps_count(const mica_op *op) {
  return ring_loop_steps_segment(op).count;
}
static inline mica_value *ring_loop_steps(const mica_op *op, size_t index) {
  return mica_op_operand(op, ring_loop_steps_segment(op).first + index);
}
// Replaces the operands of the group. False: no memory, nothing changed.
bool ring_loop_set_steps(mica_op *op, mica_value *const *values, size_t count);
static inline mica_segment ring_loop_values_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(op), 0, 0);
}
static inline size_t ring_loop_values_count(const mica_op *op) {
  return ring_loop_values_segment(op).count;
}
static inline mica_value *ring_loop_values(const mica_op *op, size_t index) {
  return mica_op_result(op, ring_loop_values_segment(op).first + index);
}
static inline mica_region *ring_loop_body(const mica_op *op) {
  return mica_op_region(op, 0);
}
static inline const mica_attr *ring_loop_label_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot(op, 0);
}
static inline void ring_loop_set_label_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot(op, 0, value);
}
static inline bool ring_loop_has_label(const mica_op *op) {
  return mica_op_slot(op, 0) != NULL;
}
mica_str ring_loop_label(const mica_op *op);  // absent: zero
bool ring_loop_set_label(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *ring_loop_unrolled_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot(op, 2);
}
static inline void ring_loop_set_unrolled_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot(op, 2, value);
}
bool ring_loop_unrolled(const mica_op *op);
bool ring_loop_set_unrolled(mica_op *op, bool value);  // false: no memory
// Makes and inserts the operation. NULL: no memory, or a limit passed.
mica_op *ring_loop_build(mica_builder *b, mica_loc loc, mica_types values_types,
                         mica_value *const *inits, size_t inits_count, mica_value *bound,
                         mica_value *const *steps, size_t steps_count, const mica_attr *label,
                         bool unrolled);

// ---- ring.pair ----

extern const mica_op_def ring_pair_def;
static inline bool ring_pair_isa(const mica_op *op) { return mica_op_isa(op, &ring_pair_def); }
static inline mica_segment ring_pair_a_segment(const mica_op *op) {
  return mica_equal_segment(mica_op_operand_count(op), 1, 2, 0, 0);
}
static inline size_t ring_pair_a_count(const mica_op *op) {
  return ring_pair_a_segment(op).count;
}
static inline mica_value *ring_pair_a(const mica_op *op, size_t index) {
  return mica_op_operand(op, ring_pair_a_segment(op).first + index);
}
// Replaces the operands of the group. False: no memory, nothing changed.
bool ring_pair_set_a(mica_op *op, mica_value *const *values, size_t count);
static inline mica_value *ring_pair_middle(const mica_op *op) {
  return mica_op_operand(op, mica_equal_segment(mica_op_operand_count(op), 1, 2, 0, 1).first);
}
static inline void ring_pair_set_middle(mica_op *op, mica_value *value) {
  mica_op_set_operand(op, mica_equal_segment(mica_op_operand_count(op), 1, 2, 0, 1).first, value);
}
static inline mica_segment ring_pair_b_segment(const mica_op *op) {
  return mica_equal_segment(mica_op_operand_count(op), 1, 2, 1, 1);
}
static inline size_t ring_pair_b_count(const mica_op *op) {
  return ring_pair_b_segment(op).count;
}
static inline mica_value *ring_pair_b(const mica_op *op, size_t index) {
  return mica_op_operand(op, ring_pair_b_segment(op).first + index);
}
// Replaces the operands of the group. False: no memory, nothing changed.
bool ring_pair_set_b(mica_op *op, mica_value *const *values, size_t count);
// Makes and inserts the operation. NULL: no memory, or a limit passed.
mica_op *ring_pair_build(mica_builder *b, mica_loc loc, mica_value *const *a, size_t a_count,
                         mica_value *middle, mica_value *const *b_, size_t b_count);

MICA_END

#endif

// Hooks of pointers' operations: casts, arithmetic, what is loaded and stored. Called by generated
// code; own nothing.
#include "ptr/ptr.h"

#include "mica/diagnostic.h"
#include "mica/predicate.h"

// ---- Casts --------------------------------------------------------------------------------------

static const mica_attr *space_of(const mica_type *like_pointer) {
  return ptr_ptr_type_isa(like_pointer) ? ptr_ptr_type_memory_space(like_pointer)
                                        : mica_type_memory_space(like_pointer);
}

static bool check_cast(const mica_op *op, const mica_type *pointer, const mica_type *like,
                       const char *why_not) {
  if (ptr_ptr_type_isa(like)) return mica_op_plain_error(op, "%s", why_not);
  return space_of(pointer) == space_of(like) ||
         mica_op_plain_error(op, "expected the input and output to have the same memory space");
}

bool ptr_from_ptr_check(mica_op *op) {
  return check_cast(op, mica_value_type(ptr_from_ptr_ptr(op)),
                    mica_value_type(ptr_from_ptr_result(op)),
                    "the result type cannot be `!ptr.ptr`");
}

bool ptr_to_ptr_check(mica_op *op) {
  return check_cast(op, mica_value_type(ptr_to_ptr_result(op)), mica_value_type(ptr_to_ptr_ptr(op)),
                    "the input value cannot be of type `!ptr.ptr`");
}

// ---- Arithmetic ---------------------------------------------------------------------------------

static bool is_same_shape(const mica_type *a, const mica_type *b) {
  const mica_int64s x = mica_type_shape(a), y = mica_type_shape(b);
  return mica_type_has_rank(a) == mica_type_has_rank(b) && x.size == y.size &&
         (x.size == 0 || memcmp(x.data, y.data, x.size * sizeof *x.data) == 0);
}

bool ptr_ptr_add_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                             const mica_type **results) {
  const mica_type *base = mica_value_type(ptr_ptr_add_parts_base(parts));
  const mica_type *offset = mica_value_type(ptr_ptr_add_parts_offset(parts));
  results[0] = base;
  if (!mica_type_is_shaped(offset)) return true;
  if (!mica_type_is_shaped(base)) return (results[0] = mica_type_clone_with(offset, base)) != NULL;
  if (!is_same_shape(base, offset))
    return mica_error(ctx, loc, "shapes of base and offset must match");
  return base->def == offset->def || mica_error(ctx, loc, "the shaped containers type must match");
}

bool ptr_ptr_diff_check(mica_op *op) {
  const mica_type *operand = mica_value_type(ptr_ptr_diff_lhs(op));
  const mica_type *result = mica_value_type(ptr_ptr_diff_result(op));
  return !mica_type_is_shaped(operand) || operand->def == result->def ||
         mica_op_plain_error(
             op,
             "expected the result to have the same container type as the operands when operands "
             "are shaped");
}

// ---- Memory -------------------------------------------------------------------------------------

// One access: what is read or written where, and how.
typedef struct access {
  const mica_type *pointer, *value;
  bool is_store, has_alignment, has_scope;
  int64_t alignment;
  ptr_atomic_ordering ordering;
} access;

static bool check_space(const mica_op *op, const access *a) {
  const mica_attr *space = ptr_ptr_type_memory_space(mica_type_element_or_self(a->pointer));
  return a->is_store
             ? ptr_memory_space_attr_interface_is_valid_store(space, op, a->value, a->ordering)
             : ptr_memory_space_attr_interface_is_valid_load(space, op, a->value, a->ordering);
}

static bool check_access(const mica_op *op, const access *a) {
  if (!check_space(op, a)) return false;
  if (!a->has_alignment) return true;
  if (a->alignment <= 0) return mica_op_plain_error(op, "alignment must be positive");
  return (a->alignment & (a->alignment - 1)) == 0 ||
         mica_op_plain_error(op, "alignment must be a power of 2");
}

// What is acquired is loaded, what is released is stored.
static bool check_order(const mica_op *op, const access *a) {
  const ptr_atomic_ordering refused = a->is_store ? PTR_ATOMIC_ORDERING_ACQUIRE
                                                  : PTR_ATOMIC_ORDERING_RELEASE;
  if (a->ordering == PTR_ATOMIC_ORDERING_NOT_ATOMIC)
    return !a->has_scope ||
           mica_op_error(op, "expected syncscope to be null for non-atomic access");
  if (a->ordering == refused || a->ordering == PTR_ATOMIC_ORDERING_ACQ_REL)
    return mica_op_error(op, "unsupported ordering '%S'", ptr_atomic_ordering_to_text(a->ordering));
  return a->has_alignment || mica_op_error(op, "expected alignment for atomic access");
}

bool ptr_load_check(mica_op *op) {
  const access a = {.pointer = mica_value_type(ptr_load_ptr(op)),
                    .value = mica_value_type(ptr_load_value(op)),
                    .has_alignment = ptr_load_has_alignment(op),
                    .has_scope = ptr_load_has_syncscope(op),
                    .alignment = ptr_load_alignment(op),
                    .ordering = ptr_load_ordering(op)};
  return check_access(op, &a) && check_order(op, &a);
}

bool ptr_store_check(mica_op *op) {
  const access a = {.pointer = mica_value_type(ptr_store_ptr(op)),
                    .value = mica_value_type(ptr_store_value(op)),
                    .is_store = true,
                    .has_alignment = ptr_store_has_alignment(op),
                    .has_scope = ptr_store_has_syncscope(op),
                    .alignment = ptr_store_alignment(op),
                    .ordering = ptr_store_ordering(op)};
  return check_access(op, &a) && check_order(op, &a);
}

bool ptr_gather_check(mica_op *op) {
  const access a = {.pointer = mica_value_type(ptr_gather_ptrs(op)),
                    .value = mica_value_type(ptr_gather_result(op)),
                    .has_alignment = ptr_gather_has_alignment(op),
                    .alignment = ptr_gather_alignment(op)};
  return check_access(op, &a);
}

bool ptr_masked_load_check(mica_op *op) {
  const access a = {.pointer = mica_value_type(ptr_masked_load_ptr(op)),
                    .value = mica_value_type(ptr_masked_load_result(op)),
                    .has_alignment = ptr_masked_load_has_alignment(op),
                    .alignment = ptr_masked_load_alignment(op)};
  return check_access(op, &a);
}

bool ptr_masked_store_check(mica_op *op) {
  const access a = {.pointer = mica_value_type(ptr_masked_store_ptr(op)),
                    .value = mica_value_type(ptr_masked_store_value(op)),
                    .is_store = true,
                    .has_alignment = ptr_masked_store_has_alignment(op),
                    .alignment = ptr_masked_store_alignment(op)};
  return check_access(op, &a);
}

bool ptr_scatter_check(mica_op *op) {
  const access a = {.pointer = mica_value_type(ptr_scatter_ptrs(op)),
                    .value = mica_value_type(ptr_scatter_value(op)),
                    .is_store = true,
                    .has_alignment = ptr_scatter_has_alignment(op),
                    .alignment = ptr_scatter_alignment(op)};
  return check_access(op, &a);
}

// ---- Effects ------------------------------------------------------------------------------------

static bool add(mica_effects *out, mica_effect_kind kind, mica_value *value) {
  return mica_effects_add(out, (mica_effect){.kind = kind, .value = value});
}

// What is volatile, or orders others, may do anything besides.
static bool add_further(mica_effects *out, bool is_volatile, ptr_atomic_ordering ordering) {
  if (!is_volatile && ordering <= PTR_ATOMIC_ORDERING_UNORDERED) return true;
  return add(out, MICA_EFFECT_WRITE, NULL) && add(out, MICA_EFFECT_READ, NULL);
}

bool ptr_load_effects(const mica_op *op, mica_effects *out) {
  return add(out, MICA_EFFECT_READ, ptr_load_ptr(op)) &&
         add_further(out, ptr_load_volatile(op), ptr_load_ordering(op));
}

bool ptr_store_effects(const mica_op *op, mica_effects *out) {
  return add(out, MICA_EFFECT_WRITE, ptr_store_ptr(op)) &&
         add_further(out, ptr_store_volatile(op), ptr_store_ordering(op));
}

bool ptr_gather_effects(const mica_op *op, mica_effects *out) {
  return add(out, MICA_EFFECT_READ, ptr_gather_ptrs(op));
}

bool ptr_masked_load_effects(const mica_op *op, mica_effects *out) {
  return add(out, MICA_EFFECT_READ, ptr_masked_load_ptr(op));
}

bool ptr_masked_store_effects(const mica_op *op, mica_effects *out) {
  return add(out, MICA_EFFECT_WRITE, ptr_masked_store_ptr(op));
}

bool ptr_scatter_effects(const mica_op *op, mica_effects *out) {
  return add(out, MICA_EFFECT_WRITE, ptr_scatter_ptrs(op));
}

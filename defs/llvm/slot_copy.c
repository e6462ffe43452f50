// Intrinsics that copy and fill memory, where the memory is a slot: as loads and stores of values,
// or part by part. Called by passes through the interfaces of mica/memory_slot.h; owns nothing.
#include "layout.h"
#include "mica/arithmetic.h"
#include "mica/rewrite.h"

// What is asked of each of them. `source` is NULL where a byte is written again and again.
typedef struct transfer {
  mica_value *target, *source, *byte;
  const mica_attr *length;  // NULL: it isn't known
  const mica_type *length_type;
  bool is_volatile;
} transfer;

// False: it isn't known, or takes more than 64 bits.
static bool length_of(const transfer *t, uint64_t *length) {
  if (t->length == NULL || !mica_attr_is_integer(t->length)) return false;
  if (mica_type_bit_width(t->length_type) > 64) return false;
  *length = mica_attr_integer_zext(t->length);
  return true;
}

static bool covers(const transfer *t, const mica_memory_slot *slot) {
  uint64_t length, size;
  return length_of(t, &length) && llvm_size_of(slot->scope, slot->type, &size) && length == size;
}

static bool writes_inside(const transfer *t, const mica_memory_slot *slot) {
  uint64_t length, size;
  return t->target == slot->pointer && length_of(t, &length) &&
         llvm_size_of(slot->scope, slot->type, &size) && length <= size;
}

static mica_value *result(const mica_op *op) { return op == NULL ? NULL : mica_op_result(op, 0); }

static mica_value *integer(mica_rewriter *rw, mica_loc loc, const mica_type *type, int64_t value) {
  const mica_attr *attr = mica_attr_integer(type, value);
  return attr == NULL ? NULL : result(llvm_mlir_constant_build(&rw->builder, loc, type, attr));
}

// ---- Copies as values ---------------------------------------------------------------------------

static bool can_copy_value(const transfer *t, const mica_memory_slot *slot) {
  return t->target != t->source && !t->is_volatile && covers(t, slot);
}

static mica_value *load(const transfer *t, mica_loc loc, const mica_memory_slot *slot,
                        mica_rewriter *rw) {
  return result(llvm_load_build(&rw->builder, loc, slot->type, t->source, NULL, false, false, false,
                                false, LLVM_ATOMIC_ORDERING_NOT_ATOMIC, NULL, NULL, NULL, NULL,
                                NULL, NULL));
}

static bool store(const transfer *t, mica_loc loc, const mica_memory_slot *slot, mica_value *value,
                  mica_rewriter *rw) {
  if (t->source != slot->pointer) return true;
  return llvm_store_build(&rw->builder, loc, value, t->target, NULL, false, false, false,
                          LLVM_ATOMIC_ORDERING_NOT_ATOMIC, NULL, NULL, NULL, NULL, NULL) != NULL;
}

// ---- Filling as values --------------------------------------------------------------------------

static bool can_fill_value(const transfer *t, const mica_memory_slot *slot) {
  if (!mica_type_is_integer(slot->type) && !mica_type_is_float(slot->type)) return false;
  const uint32_t width = mica_type_bit_width(slot->type);
  return width % 8 == 0 && width > 0 && !t->is_volatile && covers(t, slot);
}

// The byte as often as it fits.
static mica_number repeat(mica_number byte, const mica_type *type, uint32_t width) {
  mica_number all = mica_number_resize_unsigned(byte, type);
  for (uint32_t covered = 8; covered < width; covered *= 2)
    all = mica_number_or(all, mica_number_shift_left(all, mica_number_integer(type, covered)));
  return all;
}

static mica_value *repeat_value(mica_value *byte, const mica_type *type, uint32_t width,
                                mica_loc loc, mica_rewriter *rw) {
  mica_value *all = result(llvm_zext_build(&rw->builder, loc, type, byte, false));
  for (uint32_t covered = 8; all != NULL && covered < width; covered *= 2) {
    mica_value *by = integer(rw, loc, type, covered);
    if (by == NULL) return NULL;
    mica_value *shifted =
        result(llvm_shl_build(&rw->builder, loc, all, by, LLVM_INTEGER_OVERFLOW_FLAGS_NONE));
    all = shifted == NULL ? NULL : result(llvm_or_build(&rw->builder, loc, all, shifted, false));
  }
  return all;
}

static mica_value *filled_integer(const transfer *t, mica_loc loc, const mica_type *type,
                                  mica_rewriter *rw) {
  const mica_attr *byte = llvm_constant_of(t->byte);
  const uint32_t width = mica_type_bit_width(type);
  if (byte == NULL || !mica_attr_is_integer(byte))
    return width == 8 ? t->byte : repeat_value(t->byte, type, width, loc, rw);
  const mica_attr *all = mica_number_attr(repeat(mica_number_of(byte), type, width));
  return all == NULL ? NULL : result(llvm_mlir_constant_build(&rw->builder, loc, type, all));
}

static mica_value *fill(const transfer *t, mica_loc loc, const mica_memory_slot *slot,
                        mica_rewriter *rw) {
  const mica_type *type =
      mica_type_i(mica_type_context(slot->type), mica_type_bit_width(slot->type));
  mica_value *all = type == NULL ? NULL : filled_integer(t, loc, type, rw);
  if (all == NULL || !mica_type_is_float(slot->type)) return all;
  return result(llvm_bitcast_build(&rw->builder, loc, slot->type, all));
}

// ---- Copies in parts ----------------------------------------------------------------------------

static bool can_copy_parts(const transfer *t, const mica_memory_slot *slot,
                           mica_slot_parts *parts) {
  if (t->target == t->source || t->is_volatile || !llvm_is_own(slot->type) || !covers(t, slot))
    return false;
  for (size_t i = 0; t->source == slot->pointer && i < parts->size; i++)
    if (!mica_slot_parts_use(parts, &parts->data[i])) return false;
  return true;
}

// Makes one transfer like `op` of `length` bytes.
typedef bool make_transfer(const mica_op *op, mica_rewriter *rw, mica_value *target,
                           mica_value *source, uint64_t length);

// The address of a part in the memory at the other end.
static mica_value *address_of_part(const mica_op *op, const mica_memory_slot *slot,
                                   mica_value *other, size_t part, mica_rewriter *rw) {
  const int32_t indices[] = {0, (int32_t)part};
  const mica_type *pointer = llvm_pointer_type_get(mica_op_context(op), 0);
  return result(llvm_getelementptr_build(&rw->builder, mica_op_loc(op), pointer, other, NULL, 0,
                                         (mica_int32s){indices, 2}, slot->type,
                                         LLVM_GEP_NO_WRAP_FLAGS_NONE));
}

static bool copy_parts(const mica_op *op, const transfer *t, const mica_memory_slot *slot,
                       const mica_slot_parts *parts, mica_rewriter *rw, make_transfer *make) {
  const bool is_target = t->target == slot->pointer;
  mica_value *other = is_target ? t->source : t->target;
  for (size_t i = 0; i < parts->size; i++) {
    uint64_t size;
    if (!parts->data[i].is_used) continue;
    mica_value *address = address_of_part(op, slot, other, i, rw);
    mica_value *own = parts->data[i].slot.pointer;
    if (address == NULL || !llvm_size_of(slot->scope, parts->data[i].type, &size) ||
        !make(op, rw, is_target ? own : address, is_target ? address : own, size))
      return false;
  }
  return true;
}

// ---- Filling in parts ---------------------------------------------------------------------------

static bool can_fill_parts(const transfer *t, const mica_memory_slot *slot) {
  return llvm_is_own(slot->type) && !t->is_volatile && writes_inside(t, slot);
}

static bool fill_parts(const mica_op *op, const transfer *t, const mica_memory_slot *slot,
                       const mica_slot_parts *parts, mica_rewriter *rw, make_transfer *make) {
  const bool is_packed = llvm_is_struct(slot->type) && llvm_struct_is_packed(slot->type);
  uint64_t length, covered = 0;
  if (!length_of(t, &length)) return false;
  for (size_t i = 0; i < parts->size; i++) {
    const mica_slot_part *part = &parts->data[i];
    llvm_layout layout;
    if (!llvm_layout_of(slot->scope, part->type, &layout)) return false;
    const uint64_t size = llvm_layout_size(&layout);
    if (!is_packed) covered = llvm_align_to(covered, layout.alignment);
    if (covered >= length) break;
    const uint64_t left = length - covered;
    if (part->is_used && !make(op, rw, part->slot.pointer, NULL, size < left ? size : left))
      return false;
    covered += size;
  }
  return true;
}

// ---- The intrinsics -----------------------------------------------------------------------------

#define COPY_OF(op)                                                                               \
  static transfer op##_transfer(const mica_op *o) {                                               \
    return (transfer){op##_dst(o),                                                                \
                      op##_src(o),                                                                \
                      NULL,                                                                       \
                      llvm_constant_of(op##_len(o)),                                              \
                      mica_value_type(op##_len(o)),                                               \
                      op##_is_volatile(o)};                                                       \
  }                                                                                               \
  static bool op##_make(const mica_op *o, mica_rewriter *rw, mica_value *target,                  \
                        mica_value *source, uint64_t length) {                                    \
    mica_value *len = integer(rw, mica_op_loc(o), mica_value_type(op##_len(o)), (int64_t)length); \
    return len != NULL &&                                                                         \
           op##_build(&rw->builder, mica_op_loc(o), target, source, len, op##_is_volatile(o),     \
                      NULL, NULL, NULL, NULL, NULL, NULL) != NULL;                                \
  }
COPY_OF(llvm_intr_memcpy)
COPY_OF(llvm_intr_memmove)

static transfer llvm_intr_memcpy_inline_transfer(const mica_op *op) {
  const mica_attr *length = llvm_intr_memcpy_inline_len_attr(op);
  return (transfer){
      llvm_intr_memcpy_inline_dst(op), llvm_intr_memcpy_inline_src(op),        NULL, length,
      mica_attr_type(length),          llvm_intr_memcpy_inline_is_volatile(op)};
}
static bool llvm_intr_memcpy_inline_make(const mica_op *op, mica_rewriter *rw, mica_value *target,
                                         mica_value *source, uint64_t length) {
  const mica_attr *len =
      mica_attr_integer(mica_attr_type(llvm_intr_memcpy_inline_len_attr(op)), (int64_t)length);
  return len != NULL && llvm_intr_memcpy_inline_build(&rw->builder, mica_op_loc(op), target, source,
                                                      len, llvm_intr_memcpy_inline_is_volatile(op),
                                                      NULL, NULL, NULL, NULL, NULL, NULL) != NULL;
}

static transfer llvm_intr_memset_transfer(const mica_op *op) {
  const mica_value *length = llvm_intr_memset_len(op);
  return (transfer){llvm_intr_memset_dst(op), NULL,
                    llvm_intr_memset_val(op), llvm_constant_of(length),
                    mica_value_type(length),  llvm_intr_memset_is_volatile(op)};
}
static bool llvm_intr_memset_make(const mica_op *op, mica_rewriter *rw, mica_value *target,
                                  mica_value *source, uint64_t length) {
  (void)source;
  const mica_value *old = llvm_intr_memset_len(op);
  mica_value *len = integer(rw, mica_value_loc(old), mica_value_type(old), (int64_t)length);
  return len != NULL &&
         llvm_intr_memset_build(&rw->builder, mica_op_loc(op), target, llvm_intr_memset_val(op),
                                len, llvm_intr_memset_is_volatile(op), NULL, NULL, NULL, NULL, NULL,
                                NULL) != NULL;
}

static transfer llvm_intr_memset_inline_transfer(const mica_op *op) {
  const mica_attr *length = llvm_intr_memset_inline_len_attr(op);
  return (transfer){llvm_intr_memset_inline_dst(op), NULL,
                    llvm_intr_memset_inline_val(op), length,
                    mica_attr_type(length),          llvm_intr_memset_inline_is_volatile(op)};
}
static bool llvm_intr_memset_inline_make(const mica_op *op, mica_rewriter *rw, mica_value *target,
                                         mica_value *source, uint64_t length) {
  (void)source;
  const mica_attr *len =
      mica_attr_integer(mica_attr_type(llvm_intr_memset_inline_len_attr(op)), (int64_t)length);
  return len != NULL && llvm_intr_memset_inline_build(&rw->builder, mica_op_loc(op), target,
                                                      llvm_intr_memset_inline_val(op), len,
                                                      llvm_intr_memset_inline_is_volatile(op), NULL,
                                                      NULL, NULL, NULL, NULL, NULL) != NULL;
}

// Both kinds read the slot where it is their source, write it where it is their target, and go.
#define TRANSFER_HOOKS(op)                                                                     \
  bool op##_loads_from(const mica_op *o, const mica_memory_slot *slot) {                       \
    return op##_transfer(o).source == slot->pointer;                                           \
  }                                                                                            \
  bool op##_stores_to(const mica_op *o, const mica_memory_slot *slot) {                        \
    return op##_transfer(o).target == slot->pointer;                                           \
  }                                                                                            \
  bool op##_is_safe(const mica_op *o, const mica_memory_slot *slot, mica_memory_slots *more) { \
    (void)more;                                                                                \
    const transfer t = op##_transfer(o);                                                       \
    return writes_inside(&t, slot);                                                            \
  }

#define COPY_HOOKS(op)                                                                             \
  TRANSFER_HOOKS(op)                                                                               \
  mica_value *op##_stored(mica_op *o, const mica_memory_slot *slot, mica_value *reaching,          \
                          mica_rewriter *rw) {                                                     \
    (void)reaching;                                                                                \
    const transfer t = op##_transfer(o);                                                           \
    return load(&t, mica_op_loc(o), slot, rw);                                                     \
  }                                                                                                \
  bool op##_can_remove_uses(const mica_op *o, const mica_memory_slot *slot, const mica_uses *uses, \
                            mica_uses *more) {                                                     \
    (void)uses, (void)more;                                                                        \
    const transfer t = op##_transfer(o);                                                           \
    return can_copy_value(&t, slot);                                                               \
  }                                                                                                \
  bool op##_remove_uses(mica_op *o, const mica_memory_slot *slot, const mica_uses *uses,           \
                        mica_value *reaching, mica_rewriter *rw, bool *goes) {                     \
    (void)uses;                                                                                    \
    const transfer t = op##_transfer(o);                                                           \
    *goes = true;                                                                                  \
    return store(&t, mica_op_loc(o), slot, reaching, rw);                                          \
  }                                                                                                \
  bool op##_can_rewire(const mica_op *o, const mica_memory_slot *slot, mica_slot_parts *parts,     \
                       mica_memory_slots *more) {                                                  \
    (void)more;                                                                                    \
    const transfer t = op##_transfer(o);                                                           \
    return can_copy_parts(&t, slot, parts);                                                        \
  }                                                                                                \
  bool op##_rewire(mica_op *o, const mica_memory_slot *slot, const mica_slot_parts *parts,         \
                   mica_rewriter *rw, bool *goes) {                                                \
    const transfer t = op##_transfer(o);                                                           \
    *goes = true;                                                                                  \
    return copy_parts(o, &t, slot, parts, rw, op##_make);                                          \
  }
COPY_HOOKS(llvm_intr_memcpy)
COPY_HOOKS(llvm_intr_memmove)
COPY_HOOKS(llvm_intr_memcpy_inline)

#define FILL_HOOKS(op)                                                                             \
  TRANSFER_HOOKS(op)                                                                               \
  mica_value *op##_stored(mica_op *o, const mica_memory_slot *slot, mica_value *reaching,          \
                          mica_rewriter *rw) {                                                     \
    (void)reaching;                                                                                \
    const transfer t = op##_transfer(o);                                                           \
    return fill(&t, mica_op_loc(o), slot, rw);                                                     \
  }                                                                                                \
  bool op##_can_remove_uses(const mica_op *o, const mica_memory_slot *slot, const mica_uses *uses, \
                            mica_uses *more) {                                                     \
    (void)uses, (void)more;                                                                        \
    const transfer t = op##_transfer(o);                                                           \
    return can_fill_value(&t, slot);                                                               \
  }                                                                                                \
  bool op##_remove_uses(mica_op *o, const mica_memory_slot *slot, const mica_uses *uses,           \
                        mica_value *reaching, mica_rewriter *rw, bool *goes) {                     \
    (void)o, (void)slot, (void)uses, (void)reaching, (void)rw;                                     \
    return *goes = true;                                                                           \
  }                                                                                                \
  bool op##_can_rewire(const mica_op *o, const mica_memory_slot *slot, mica_slot_parts *parts,     \
                       mica_memory_slots *more) {                                                  \
    (void)parts, (void)more;                                                                       \
    const transfer t = op##_transfer(o);                                                           \
    return can_fill_parts(&t, slot);                                                               \
  }                                                                                                \
  bool op##_rewire(mica_op *o, const mica_memory_slot *slot, const mica_slot_parts *parts,         \
                   mica_rewriter *rw, bool *goes) {                                                \
    const transfer t = op##_transfer(o);                                                           \
    *goes = true;                                                                                  \
    return fill_parts(o, &t, slot, parts, rw, op##_make);                                          \
  }
FILL_HOOKS(llvm_intr_memset)
FILL_HOOKS(llvm_intr_memset_inline)

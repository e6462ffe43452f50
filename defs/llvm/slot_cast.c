// Bits of values, by way of integers: for what is written to memory as one type and read as
// another. What LLVM's own folds would take away at once isn't made. Called by the hooks of memory
// slots; owns nothing.
#include "slot_cast.h"

#include "layout.h"
#include "mica/arithmetic.h"

// ---- What can be done ---------------------------------------------------------------------------

static bool has_bits(const mica_type *type) {
  if (llvm_is_struct(type) || llvm_is_array(type)) return false;
  if (!mica_type_is_vector(type)) return true;
  return !llvm_is_ptr(mica_type_element(type)) && mica_type_scalable_dims(type) == NULL;
}

static bool sizes_of(const mica_op *scope, const mica_type *target, const mica_type *source,
                     uint64_t *target_size, uint64_t *source_size) {
  return has_bits(target) && has_bits(source) && llvm_size_of(scope, target, target_size) &&
         llvm_size_of(scope, source, source_size);
}

bool llvm_can_extract(const mica_op *scope, const mica_type *target, const mica_type *source) {
  uint64_t to, from;
  if (target == source) return true;
  if (!sizes_of(scope, target, source, &to, &from)) return false;
  return llvm_is_ptr(target) && llvm_is_ptr(source) ? to == from : to <= from;
}

bool llvm_can_insert(const mica_op *scope, const mica_type *target, const mica_type *source) {
  uint64_t to, from;
  if (target == source) return true;
  if (!sizes_of(scope, target, source, &to, &from)) return false;
  return llvm_is_ptr(target) && llvm_is_ptr(source) ? to == from : to >= from;
}

// ---- Operations ---------------------------------------------------------------------------------

static mica_value *result(const mica_op *op) { return op == NULL ? NULL : mica_op_result(op, 0); }

static mica_value *constant(const llvm_cast *c, mica_number number) {
  const mica_attr *value = mica_number_attr(number);
  if (value == NULL) return NULL;
  return result(llvm_mlir_constant_build(c->b, c->loc, mica_attr_type(value), value));
}

static mica_number number_of(const mica_value *value) {
  return mica_number_of(llvm_constant_of(value));
}

static bool is_known(const mica_value *value) {
  const mica_attr *attr = llvm_constant_of(value);
  return attr != NULL && mica_attr_is_integer(attr);
}

static mica_value *bitcast(const llvm_cast *c, mica_value *value, const mica_type *type) {
  const mica_op *op = mica_value_op_of(value, &llvm_bitcast_def);
  if (op != NULL) value = llvm_bitcast_arg(op);
  if (mica_value_type(value) == type) return value;
  return result(llvm_bitcast_build(c->b, c->loc, type, value));
}

static mica_value *move_to_space(const llvm_cast *c, mica_value *value, const mica_type *type) {
  const mica_op *op = mica_value_op_of(value, &llvm_addrspacecast_def);
  if (op != NULL) value = llvm_addrspacecast_arg(op);
  if (mica_value_type(value) == type) return value;
  return result(llvm_addrspacecast_build(c->b, c->loc, type, value));
}

static mica_value *extend(const llvm_cast *c, mica_value *value, const mica_type *type) {
  if (is_known(value)) return constant(c, mica_number_resize_unsigned(number_of(value), type));
  return result(llvm_zext_build(c->b, c->loc, type, value, false));
}

static mica_value *shift_left(const llvm_cast *c, mica_value *value, mica_value *by) {
  if (is_known(value)) return constant(c, mica_number_shift_left(number_of(value), number_of(by)));
  return result(llvm_shl_build(c->b, c->loc, value, by, LLVM_INTEGER_OVERFLOW_FLAGS_NONE));
}

// ---- By way of integers -------------------------------------------------------------------------

static const mica_type *integer_of(const llvm_cast *c, uint64_t bits) {
  return mica_type_i(mica_builder_context(c->b), (uint32_t)bits);
}

static bool bits_of(const llvm_cast *c, const mica_value *value, uint64_t *bits) {
  llvm_layout layout;
  if (!llvm_layout_of(c->scope, mica_value_type(value), &layout)) return false;
  *bits = layout.bits;
  return true;
}

static mica_value *as_integer(const llvm_cast *c, mica_value *value) {
  const mica_type *type = mica_value_type(value);
  uint64_t bits;
  if (mica_type_is_integer(type)) return value;
  if (!bits_of(c, value, &bits)) return NULL;
  const mica_type *integer = integer_of(c, bits);
  if (integer == NULL) return NULL;
  if (llvm_is_ptr(type)) return result(llvm_ptrtoint_build(c->b, c->loc, integer, value));
  return bitcast(c, value, integer);
}

static mica_value *from_integer(const llvm_cast *c, mica_value *value, const mica_type *type) {
  if (value == NULL || mica_value_type(value) == type) return value;
  if (llvm_is_ptr(type)) return result(llvm_inttoptr_build(c->b, c->loc, type, value, NULL));
  return bitcast(c, value, type);
}

static mica_value *same_size(const llvm_cast *c, mica_value *value, const mica_type *type) {
  if (mica_value_type(value) == type) return value;
  if (llvm_is_ptr(type) && llvm_is_ptr(mica_value_type(value)))
    return move_to_space(c, value, type);
  return from_integer(c, as_integer(c, value), type);
}

mica_value *llvm_extract(const llvm_cast *c, mica_value *source, const mica_type *target) {
  llvm_layout layout;
  uint64_t bits;
  if (mica_value_type(source) == target) return source;
  if (!llvm_layout_of(c->scope, target, &layout) || !bits_of(c, source, &bits)) return NULL;
  if (layout.bits == bits) return same_size(c, source, target);
  mica_value *integer = as_integer(c, source);
  if (integer != NULL && llvm_is_big_endian(c->scope)) {
    mica_value *by =
        constant(c, mica_number_integer(mica_value_type(integer), (int64_t)(bits - layout.bits)));
    if (by == NULL) return NULL;
    integer = result(llvm_lshr_build(c->b, c->loc, integer, by, false));
  }
  const mica_type *narrow = integer_of(c, layout.bits);
  if (integer == NULL || narrow == NULL) return NULL;
  integer =
      result(llvm_trunc_build(c->b, c->loc, narrow, integer, LLVM_INTEGER_OVERFLOW_FLAGS_NONE));
  return from_integer(c, integer, target);
}

// The bits of `type` that `bits` ones at its beginning don't cover.
static mica_value *mask_of_rest(const llvm_cast *c, const mica_type *type, uint64_t bits,
                                uint64_t rest) {
  const mica_type *ones = integer_of(c, llvm_is_big_endian(c->scope) ? rest : bits);
  if (ones == NULL) return NULL;
  mica_number mask = mica_number_resize_unsigned(mica_number_integer(ones, -1), type);
  return constant(c, llvm_is_big_endian(c->scope) ? mask : mica_number_not(mask));
}

mica_value *llvm_insert(const llvm_cast *c, mica_value *source, mica_value *into) {
  const mica_type *type = mica_value_type(into);
  uint64_t bits, all;
  if (mica_value_type(source) == type) return source;
  if (!bits_of(c, source, &bits) || !bits_of(c, into, &all)) return NULL;
  if (bits == all) return same_size(c, source, type);
  mica_value *old = as_integer(c, into);
  mica_value *new = old == NULL ? NULL : as_integer(c, source);
  const mica_type *integer = old == NULL ? NULL : mica_value_type(old);
  if (new != NULL) new = extend(c, new, integer);
  if (new != NULL && llvm_is_big_endian(c->scope)) {
    mica_value *by = constant(c, mica_number_integer(integer, (int64_t)(all - bits)));
    new = by == NULL ? NULL : shift_left(c, new, by);
  }
  mica_value *mask = new == NULL ? NULL : mask_of_rest(c, integer, bits, all - bits);
  if (mask == NULL) return NULL;
  mica_value *kept = result(llvm_and_build(c->b, c->loc, old, mask));
  if (kept == NULL) return NULL;
  return from_integer(c, result(llvm_or_build(c->b, c->loc, kept, new, false)), type);
}

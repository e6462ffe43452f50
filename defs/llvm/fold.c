// Folds of llvm: constants, casts of casts, parts of aggregates, addresses. Called by generated
// code; own nothing.
#include "shared.h"

#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

// ---- Constants ----------------------------------------------------------------------------------

bool llvm_mlir_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, llvm_mlir_constant_value_attr(op));
}
bool llvm_mlir_undef_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, llvm_undef_attr_get(mica_op_context(op)));
}
bool llvm_mlir_poison_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, llvm_poison_attr_get(mica_op_context(op)));
}
bool llvm_mlir_addressof_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, llvm_mlir_addressof_global_name_attr(op));
}
bool llvm_blockaddress_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, llvm_blockaddress_block_addr_attr(op));
}
bool llvm_dso_local_equivalent_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(
      out, llvm_dso_local_equivalent_attr_get(mica_op_context(op),
                                              llvm_dso_local_equivalent_function_name_attr(op)));
}

// The zero of a builtin type that has one. NULL: none, or no memory.
static const mica_attr *zero_of(const mica_type *type) {
  const mica_type *element = mica_type_element_or_self(type);
  const bool is_number = mica_type_is_signless_or_index(element) || mica_type_is_float(element);
  if (!is_number || (element != type && !mica_type_is_vector(type))) return NULL;
  const mica_number zero = mica_number_zero(element);
  return element == type ? mica_number_attr(zero) : mica_number_fill(zero, type);
}

bool llvm_mlir_zero_fold(mica_op *op, mica_fold *out) {
  const mica_attr *zero = zero_of(mica_value_type(llvm_mlir_zero_res(op)));
  return mica_fold_attr(out, zero != NULL ? zero : llvm_zero_attr_get(mica_op_context(op)));
}

static mica_op *materialize_number(mica_builder *b, const mica_attr *constant,
                                   const mica_type *type, mica_loc loc) {
  const bool is_value = mica_attr_is_integer(constant) || mica_attr_is_float(constant) ||
                        mica_attr_is_elements(constant);
  if (!is_value || mica_attr_type(constant) != type || !llvm_is_compatible_type(type)) return NULL;
  return llvm_mlir_constant_build(b, loc, type, constant);
}

mica_op *llvm_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc) {
  if (mica_attr_is_flat_symbol(constant) && llvm_pointer_type_isa(type))
    return llvm_mlir_addressof_build(b, loc, type, mica_attr_symbol_root(constant));
  if (llvm_undef_attr_isa(constant)) return llvm_mlir_undef_build(b, loc, type);
  if (llvm_poison_attr_isa(constant)) return llvm_mlir_poison_build(b, loc, type);
  if (llvm_zero_attr_isa(constant)) return llvm_mlir_zero_build(b, loc, type);
  if (llvm_dso_local_equivalent_attr_isa(constant))
    return llvm_dso_local_equivalent_build(
        b, loc, type, mica_attr_symbol_root(llvm_dso_local_equivalent_attr_sym(constant)));
  return materialize_number(b, constant, type, loc);
}

// ---- Integers -----------------------------------------------------------------------------------

static bool is_integer(const mica_attr *attr) { return attr != NULL && mica_attr_is_integer(attr); }

bool llvm_or_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return is_integer(lhs) && is_integer(rhs) &&
         mica_fold_attr(out,
                        mica_number_attr(mica_number_or(mica_number_of(lhs), mica_number_of(rhs))));
}

bool llvm_shl_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)op;
  return is_integer(lhs) && is_integer(rhs) &&
         mica_fold_attr(out, mica_number_attr(
                                 mica_number_shift_left(mica_number_of(lhs), mica_number_of(rhs))));
}

bool llvm_zext_fold(mica_op *op, const mica_attr *arg, mica_fold *out) {
  const mica_type *type = mica_value_type(llvm_zext_res(op));
  return is_integer(arg) && mica_type_is_integer(type) &&
         mica_fold_attr(out,
                        mica_number_attr(mica_number_resize_unsigned(mica_number_of(arg), type)));
}

static bool fold_truth(const mica_op *op, bool truth, mica_fold *out) {
  const mica_type *type = mica_value_type(llvm_icmp_res(op));
  const mica_type *element = mica_type_element_or_self(type);
  const mica_number number = mica_number_integer(element, truth);
  if (element != type && !mica_type_has_static_shape(type)) return false;
  return mica_fold_attr(
      out, element == type ? mica_number_attr(number) : mica_number_fill(number, type));
}

// An allocation isn't the null pointer.
bool llvm_icmp_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs, (void)rhs;
  const llvm_i_cmp_predicate predicate = llvm_icmp_predicate(op);
  const bool is_equal = predicate == LLVM_I_CMP_PREDICATE_EQ;
  mica_value *left = llvm_icmp_lhs(op), *right = llvm_icmp_rhs(op);
  if (!is_equal && predicate != LLVM_I_CMP_PREDICATE_NE) return false;
  if (left == right) return fold_truth(op, is_equal, out);
  const bool left_is_zero = mica_value_op_of(left, &llvm_mlir_zero_def) != NULL;
  if (mica_value_op_of(left, &llvm_alloca_def) != NULL &&
      mica_value_op_of(right, &llvm_mlir_zero_def) != NULL)
    return fold_truth(op, !is_equal, out);
  if (!left_is_zero || mica_value_op_of(right, &llvm_alloca_def) == NULL) return false;
  llvm_icmp_set_lhs(op, right);
  llvm_icmp_set_rhs(op, left);
  return true;
}

// ---- Casts --------------------------------------------------------------------------------------

// A cast of the same kind is looked through. Both have one operand and one result.
static bool fold_cast(mica_op *op, const mica_op_def *def, mica_fold *out) {
  mica_value *from = mica_op_operand(op, 0);
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (mica_value_type(from) == type) return mica_fold_value(out, from);
  const mica_op *inner = mica_value_op_of(from, def);
  if (inner == NULL) return false;
  mica_value *before = mica_op_operand(inner, 0);
  if (mica_value_type(before) == type) return mica_fold_value(out, before);
  mica_op_set_operand(op, 0, before);
  return true;
}
bool llvm_bitcast_fold(mica_op *op, const mica_attr *arg, mica_fold *out) {
  (void)arg;
  return fold_cast(op, &llvm_bitcast_def, out);
}
bool llvm_addrspacecast_fold(mica_op *op, const mica_attr *arg, mica_fold *out) {
  (void)arg;
  return fold_cast(op, &llvm_addrspacecast_def, out);
}

// ---- Vectors, aggregates ------------------------------------------------------------------------

// The only element of a vector.
bool llvm_shufflevector_fold(mica_op *op, const mica_attr *v1, const mica_attr *v2,
                             mica_fold *out) {
  (void)v1, (void)v2;
  mica_value *first = llvm_shufflevector_v1(op);
  const mica_type *type = mica_value_type(first);
  const mica_int32s mask = llvm_shufflevector_mask(op);
  return mica_type_is_vector(type) && !llvm_is_scalable_vector_type(type) && mask.size == 1 &&
         mask.data[0] == 0 && mica_type_shape(type).size == 1 &&
         mica_type_shape(type).data[0] == 1 && mica_fold_value(out, first);
}

static bool begins_with(mica_int64s position, mica_int64s with) {
  return position.size >= with.size &&
         (with.size == 0 || memcmp(position.data, with.data, with.size * sizeof *with.data) == 0);
}

// A part of a part.
static bool join_parts(mica_op *op, const mica_op *inner) {
  mica_context *ctx = mica_op_context(op);
  const mica_int64s first = llvm_extractvalue_position(inner),
                    second = llvm_extractvalue_position(op);
  const size_t count = first.size + second.size;
  int64_t *all = mica_allocate(ctx, (count + 1) * sizeof *all);
  bool done = all != NULL;
  if (done) {
    if (first.size != 0) memcpy(all, first.data, first.size * sizeof *all);
    if (second.size != 0) memcpy(all + first.size, second.data, second.size * sizeof *all);
    done = llvm_extractvalue_set_position(op, (mica_int64s){all, count});
  }
  if (done) llvm_extractvalue_set_container(op, llvm_extractvalue_container(inner));
  mica_free(ctx, all, (count + 1) * sizeof *all);
  return done;
}

// Of a constant, the element of this number. NULL: none such, or no memory.
static const mica_attr *element_at(const mica_attr *constant, int64_t number) {
  if (llvm_poison_attr_isa(constant) || llvm_undef_attr_isa(constant) ||
      llvm_zero_attr_isa(constant))
    return constant;
  if (mica_attr_is_array(constant)) {
    const mica_attrs all = mica_attr_array_elements(constant);
    return (uint64_t)number < all.size ? all.data[number] : NULL;
  }
  return mica_attr_is_dense_elements(constant) && number >= 0 &&
                 number < mica_type_element_count(mica_attr_type(constant))
             ? mica_attr_dense_at(constant, (size_t)number)
             : NULL;
}

static bool fold_constant(const mica_attr *constant, mica_int64s position, mica_fold *out) {
  for (size_t i = 0; constant != NULL && i < position.size; i++)
    constant = element_at(constant, position.data[i]);
  return constant != NULL && mica_fold_attr(out, constant);
}

// Whether something was put into the aggregate there, or what it was made of has it. As in MLIR,
// the container that it ends at stays, and nothing is said of it where another operation made that.
static bool look_into_inserted(mica_op *op, mica_fold *out) {
  mica_int64s position = llvm_extractvalue_position(op);
  const mica_value *from = llvm_extractvalue_container(op);
  bool changed = false, is_inside = false;
  for (const mica_op *insert; (insert = mica_value_op(from)) != NULL;) {
    if (!llvm_insertvalue_isa(insert))
      return fold_constant(mica_value_constant_attr(from), position, out);
    const mica_int64s at = llvm_insertvalue_position(insert);
    const bool goes_in = begins_with(position, at);
    if (goes_in && at.size == position.size)
      return mica_fold_value(out, llvm_insertvalue_value(insert));
    if (!goes_in && begins_with(at, position)) break;
    from = goes_in ? llvm_insertvalue_value(insert) : llvm_insertvalue_container(insert);
    is_inside = is_inside || goes_in;
    if (goes_in) position = (mica_int64s){position.data + at.size, position.size - at.size};
    if (is_inside) continue;
    llvm_extractvalue_set_container(op, llvm_insertvalue_container(insert));
    changed = true;
  }
  return changed;
}

bool llvm_extractvalue_fold(mica_op *op, const mica_attr *container, mica_fold *out) {
  const mica_op *inner = mica_value_op_of(llvm_extractvalue_container(op), &llvm_extractvalue_def);
  (void)container;  // what is looked at may be further up
  return inner != NULL ? join_parts(op, inner) : look_into_inserted(op, out);
}

// ---- Addresses ----------------------------------------------------------------------------------

enum { INDEX_BITS = 29 };  // of a constant that MLIR puts beside the operands

static bool is_small(const mica_attr *attr, int32_t *number) {
  int64_t value;
  if (!is_integer(attr) || !mica_number_to_i64(mica_number_of(attr), &value) ||
      value < -(INT64_C(1) << (INDEX_BITS - 1)) || value >= INT64_C(1) << (INDEX_BITS - 1))
    return false;
  *number = (int32_t)value;
  return true;
}

// The indices of an address while constants among its operands become numbers.
typedef struct gep_indices {
  int32_t *numbers;
  mica_value **values;
  size_t value_count;
} gep_indices;

static bool fold_indices(const mica_op *op, const mica_attr *const *known, gep_indices *out) {
  const mica_int32s given = llvm_getelementptr_raw_constant_indices(op);
  bool changed = false;
  for (size_t i = 0, dynamic = 0; i < given.size; i++) {
    out->numbers[i] = given.data[i];
    if (given.data[i] != LLVM_GEP_DYNAMIC) continue;
    if (is_small(known[dynamic], &out->numbers[i])) changed = true;
    else out->values[out->value_count++] = llvm_getelementptr_dynamic_indices(op, dynamic);
    dynamic++;
  }
  return changed;
}

static bool is_zero_index(const mica_op *op, const mica_attr *const *known) {
  const mica_int32s given = llvm_getelementptr_raw_constant_indices(op);
  int32_t number = given.data[0];
  return (number != LLVM_GEP_DYNAMIC || (is_small(known[0], &number))) && number == 0;
}

bool llvm_getelementptr_fold(mica_op *op, const mica_attr *base,
                             const mica_attr *const *dynamic_indices, size_t dynamic_indices_count,
                             mica_fold *out) {
  (void)base;
  const mica_int32s given = llvm_getelementptr_raw_constant_indices(op);
  mica_value *from = llvm_getelementptr_base(op);
  if (given.size == 1 && mica_value_type(from) == mica_value_type(llvm_getelementptr_res(op)) &&
      is_zero_index(op, dynamic_indices))
    return mica_fold_value(out, from);
  if (dynamic_indices_count == 0) return false;
  mica_context *ctx = mica_op_context(op);
  const size_t values = dynamic_indices_count * sizeof(mica_value *);
  const size_t size = values + given.size * sizeof(int32_t);
  gep_indices made = {.values = mica_allocate(ctx, size)};
  if (made.values == NULL) return false;
  made.numbers = (int32_t *)(void *)(made.values + dynamic_indices_count);
  const mica_attr *attr = NULL;
  if (fold_indices(op, dynamic_indices, &made))
    attr = mica_attr_dense_i32s(ctx, (mica_int32s){made.numbers, given.size});
  const bool done = attr != NULL &&
                    llvm_getelementptr_set_dynamic_indices(op, made.values, made.value_count);
  if (done) llvm_getelementptr_set_raw_constant_indices_attr(op, attr);
  mica_free(ctx, made.values, size);
  return done;
}

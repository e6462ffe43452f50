// Canonicalizations of spirv: chains of accesses, products and sums with a second part, remainders
// of remainders, selections that only store. Called by the tables below; own nothing.
#include "mica/arithmetic.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "shared.h"

static mica_value *first(const mica_op *op) { return mica_op_operand(op, 0); }
static mica_value *second(const mica_op *op) { return mica_op_operand(op, 1); }

// ---- Accesses -----------------------------------------------------------------------------------

static bool join_accesses(mica_rewriter *rw, mica_op *op) {
  const mica_op *before =
      mica_value_op_of(spirv_access_chain_base_ptr(op), &spirv_access_chain_def);
  if (before == NULL) return false;
  const size_t outer = spirv_access_chain_indices_count(before);
  const size_t count = outer + spirv_access_chain_indices_count(op);
  mica_context *ctx = mica_rewriter_context(rw);
  mica_value **indices = mica_allocate(ctx, (count + 1) * sizeof *indices);
  if (indices == NULL) return false;
  for (size_t i = 0; i < count; i++)
    indices[i] = i < outer ? spirv_access_chain_indices(before, i)
                           : spirv_access_chain_indices(op, i - outer);
  const mica_values groups[] = {mica_one_value(spirv_access_chain_base_ptr(before)),
                                mica_listed_values(indices, count)};
  const mica_op_parts parts = {.operand_count = 0};
  const bool done = mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_like(rw, mica_op_loc(op), &spirv_access_chain_def, groups, 2, &parts,
                                op));
  mica_free(ctx, indices, (count + 1) * sizeof *indices);
  return done;
}
MICA_DEFINE_PATTERN(join_accesses_pattern, "CombineChainedAccessChain", &spirv_access_chain_def,
                    join_accesses);
const mica_pattern *const spirv_access_chain_canonicalizations[] = {&join_accesses_pattern, NULL};

// ---- Results of two parts -----------------------------------------------------------------------

typedef mica_number computed(mica_number a, mica_number b);

static mica_number carry(mica_number a, mica_number b) {
  return mica_number_integer(a.type, mica_number_add_overflows_unsigned(a, b));
}

static const mica_attr *compute_elements(const mica_attr *a, const mica_attr *b, computed *f) {
  const size_t count = mica_attr_elements_count(a);
  mica_context *ctx = mica_type_context(mica_attr_type(a));
  const mica_attr **made = mica_allocate(ctx, (count + 1) * sizeof *made);
  for (size_t i = 0; made != NULL && i < count; i++)
    made[i] = mica_number_attr(
        f(mica_number_of(mica_attr_dense_at(a, i)), mica_number_of(mica_attr_dense_at(b, i))));
  const mica_attr *constant =
      made == NULL ? NULL : mica_attr_elements_of(mica_attr_type(a), (mica_attrs){made, count});
  mica_free(ctx, made, (count + 1) * sizeof *made);
  return constant;
}

// Of two integers, or vectors of them. NULL: they aren't both constants, or no memory.
static const mica_attr *compute(const mica_attr *a, const mica_attr *b, computed *f) {
  if (a == NULL || b == NULL || mica_attr_type(a) != mica_attr_type(b)) return NULL;
  const mica_number left = mica_number_splat(a), right = mica_number_splat(b);
  if (mica_number_is_any(left) && mica_number_is_any(right))
    return mica_number_fill(f(left, right), mica_attr_type(a));
  return mica_attr_is_dense_int_elements(a) && mica_attr_is_dense_int_elements(b)
             ? compute_elements(a, b, f)
             : NULL;
}

static mica_value *constant_of(mica_rewriter *rw, const mica_op *op, const mica_attr *constant) {
  if (constant == NULL) return NULL;
  const mica_op *made =
      spirv_constant_build(&rw->builder, mica_op_loc(op), mica_value_type(first(op)), constant);
  return made == NULL ? NULL : spirv_constant_constant(made);
}

static bool replace_by_pair(mica_rewriter *rw, mica_op *op, mica_value *low, mica_value *high) {
  mica_value *both[] = {low, high};
  const mica_op_parts parts = {.operands = both, .operand_count = 2};
  return low != NULL && high != NULL &&
         mica_rewriter_replace_by(
             rw, op,
             mica_rewriter_create_like(rw, mica_op_loc(op), &spirv_composite_construct_def, NULL, 0,
                                       &parts, op));
}

static mica_op *insert_part(mica_rewriter *rw, const mica_op *op, mica_value *part,
                            mica_value *into, int64_t at) {
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_attr *index = mica_attr_integer(mica_type_i(ctx, 32), at);
  if (part == NULL || index == NULL) return NULL;
  return spirv_composite_insert_build(&rw->builder, mica_op_loc(op), mica_value_type(into), part,
                                      into, (mica_attrs){&index, 1});
}

// Two constants, as parts of a struct: there are no constants of structs.
static bool replace_by_constants(mica_rewriter *rw, mica_op *op, computed *low, computed *high) {
  const mica_attr *a = mica_value_constant_attr(first(op));
  const mica_attr *b = mica_value_constant_attr(second(op));
  const mica_attr *parts[] = {compute(a, b, low), compute(a, b, high)};
  if (parts[0] == NULL || parts[1] == NULL) return false;
  mica_value *values[] = {constant_of(rw, op, parts[0]), constant_of(rw, op, parts[1])};
  const mica_op *undef =
      spirv_undef_build(&rw->builder, mica_op_loc(op), mica_value_type(mica_op_result(op, 0)));
  if (undef == NULL) return false;
  const mica_op *half = insert_part(rw, op, values[0], spirv_undef_result(undef), 0);
  return half != NULL &&
         mica_rewriter_replace_by(
             rw, op, insert_part(rw, op, values[1], spirv_composite_insert_result(half), 1));
}

static mica_number number_of(const mica_value *value) {
  return mica_number_splat(mica_value_constant_attr(value));
}
static mica_value *zero_like(mica_rewriter *rw, const mica_op *op) {
  const mica_type *type = mica_value_type(first(op));
  return constant_of(rw, op, mica_number_fill(mica_number_zero(type), type));
}

static bool add_carry(mica_rewriter *rw, mica_op *op) {
  if (mica_number_is_zero(number_of(second(op))))
    return replace_by_pair(rw, op, second(op), first(op));
  return replace_by_constants(rw, op, mica_number_add, carry);
}
static bool multiply(mica_rewriter *rw, mica_op *op, computed *high) {
  if (mica_number_is_zero(number_of(second(op)))) {
    mica_value *zero = zero_like(rw, op);
    return replace_by_pair(rw, op, zero, zero);
  }
  return replace_by_constants(rw, op, mica_number_multiply, high);
}
static bool multiply_signed(mica_rewriter *rw, mica_op *op) {
  return multiply(rw, op, mica_number_high_signed);
}
static bool multiply_unsigned(mica_rewriter *rw, mica_op *op) {
  return multiply(rw, op, mica_number_high_unsigned);
}
static bool multiply_by_one(mica_rewriter *rw, mica_op *op) {
  return mica_number_is_one(number_of(second(op))) &&
         replace_by_pair(rw, op, first(op), zero_like(rw, op));
}

MICA_DEFINE_PATTERN(add_carry_pattern, "IAddCarryFold", &spirv_i_add_carry_def, add_carry);
MICA_DEFINE_PATTERN(multiply_signed_pattern, "MulExtendedFold", &spirv_s_mul_extended_def,
                    multiply_signed);
MICA_DEFINE_PATTERN(multiply_unsigned_pattern, "MulExtendedFold", &spirv_u_mul_extended_def,
                    multiply_unsigned);
MICA_DEFINE_PATTERN(multiply_by_one_pattern, "UMulExtendedOpXOne", &spirv_u_mul_extended_def,
                    multiply_by_one);
const mica_pattern *const spirv_i_add_carry_canonicalizations[] = {&add_carry_pattern, NULL};
const mica_pattern *const spirv_s_mul_extended_canonicalizations[] = {&multiply_signed_pattern,
                                                                      NULL};
const mica_pattern *const spirv_u_mul_extended_canonicalizations[] = {
    &multiply_unsigned_pattern, &multiply_by_one_pattern, NULL};

// ---- Remainders ---------------------------------------------------------------------------------

static mica_number scalar_of(const mica_value *value) {
  const mica_attr *constant = mica_value_constant_attr(value);
  return constant != NULL && mica_attr_is_integer(constant) ? mica_number_of(constant)
                                                            : mica_number_none();
}

// Of a remainder by a multiple.
static bool modulo_twice(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(first(op), &spirv_u_mod_def);
  if (inner == NULL) return false;
  const mica_number own = scalar_of(second(op)), before = scalar_of(second(inner));
  if (!mica_number_is_zero(mica_number_remainder_unsigned(before, own))) return false;
  mica_value *operands[] = {first(inner), second(op)};
  const mica_op_parts parts = {.operands = operands, .operand_count = 2};
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_like(rw, mica_op_loc(op), &spirv_u_mod_def, NULL, 0, &parts, op));
}
MICA_DEFINE_PATTERN(modulo_twice_pattern, "UModSimplification", &spirv_u_mod_def, modulo_twice);
const mica_pattern *const spirv_u_mod_canonicalizations[] = {&modulo_twice_pattern, NULL};

// ---- Selections ---------------------------------------------------------------------------------

// The store of a block that does nothing else. NULL: it does, or doesn't go to `merge`.
static const mica_op *lone_store(const mica_block *block, const mica_block *merge) {
  const mica_op *store = mica_block_first(block), *branch = mica_block_last(block);
  return store != NULL && mica_op_next(store) == branch && spirv_store_isa(store) &&
                 spirv_branch_isa(branch) && spirv_branch_target(branch) == merge
             ? store
             : NULL;
}

static bool store_alike(const mica_op *a, const mica_op *b) {
  const mica_type *type = mica_value_type(spirv_store_value(a));
  return spirv_store_ptr(a) == spirv_store_ptr(b) &&
         mica_op_all_attributes(a) == mica_op_all_attributes(b) &&
         (spirv_is_scalar(type) || mica_type_is_vector(type));
}

// The branch of a selection of four blocks whose first one does nothing else. NULL: it is another.
static const mica_op *lone_condition(const mica_op *selection, const mica_block **merge) {
  const mica_block *block = mica_region_first(spirv_mlir_selection_body(selection));
  const mica_op *branch = block == NULL ? NULL : mica_block_first(block);
  size_t count = 0;
  for (; block != NULL && count <= 4; block = mica_block_next(block), count++) *merge = block;
  return count == 4 && branch != NULL && mica_op_next(branch) == NULL &&
                 spirv_branch_conditional_isa(branch)
             ? branch
             : NULL;
}

static bool select_stored(mica_rewriter *rw, mica_op *op) {
  const mica_block *merge = NULL;
  const mica_op *branch = lone_condition(op, &merge);
  if (branch == NULL || mica_op_result_count(op) != 0) return false;
  const mica_op *if_true = lone_store(spirv_branch_conditional_true_target(branch), merge);
  const mica_op *if_false = lone_store(spirv_branch_conditional_false_target(branch), merge);
  if (if_true == NULL || if_false == NULL || !store_alike(if_true, if_false)) return false;
  const mica_op *select =
      spirv_select_build(&rw->builder, mica_op_loc(op), spirv_branch_conditional_condition(branch),
                         spirv_store_value(if_true), spirv_store_value(if_false));
  mica_op *store = select == NULL ? NULL : mica_op_clone(if_true);
  if (store == NULL) return false;
  mica_op_set_loc(store, mica_op_loc(op));
  spirv_store_set_value(store, spirv_select_result(select));
  mica_builder_insert(&rw->builder, store);
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(select_stored_pattern, "ConvertSelectionOpToSelect", &spirv_mlir_selection_def,
                    select_stored);
const mica_pattern *const spirv_mlir_selection_canonicalizations[] = {&select_stored_pattern, NULL};

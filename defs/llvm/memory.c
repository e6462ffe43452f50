// Hooks of llvm's operations on memory: alloca, getelementptr, loads, stores, atomic operations.
// Called by generated code; own nothing.
#include "shared.h"

#include "mica/control_flow.h"
#include "mica/effects.h"
#include "ptr/ptr.h"

// ---- llvm.alloca: inalloca? %count x f32 {...} : (i64) -> !llvm.ptr -----------------------------

// No alignment is the same as one of 0.
static bool settle_alignment(mica_parser *p, mica_op_state *out) {
  const mica_attr *alignment = mica_state_attribute(out, MICA_STR("alignment"));
  if (alignment == NULL) return true;
  if (!mica_attr_is_integer(alignment))
    return mica_parse_error(p, mica_parser_name_position(p), "expected integer alignment");
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(alignment, &count);
  for (size_t i = 0; i < count; i++)
    if (words[i] != 0) return true;
  mica_state_remove_attribute(out, MICA_STR("alignment"));
  return true;
}

static bool parse_signature(mica_parser *p, mica_op_state *out, const mica_operand_ref *count,
                            const mica_type *element) {
  mica_position at = mica_parser_position(p);
  const mica_type *type;
  if (!mica_parse_type(p, &type) || !settle_alignment(p, out)) return false;
  if (!mica_type_is_function(type) || mica_type_function_inputs(type).size != 1 ||
      mica_type_function_results(type).size != 1)
    return mica_parse_error(p, at,
                            "expected trailing function type with one argument and one result");
  const mica_type *result = mica_type_function_results(type).data[0];
  return mica_state_operands(out, count, 1, mica_type_function_inputs(type).data[0]) &&
         (!llvm_is_ptr(result) || llvm_set(out, "elem_type", mica_attr_type_of(element))) &&
         mica_state_result(out, result);
}

bool llvm_alloca_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref count;
  const mica_type *element;
  if (mica_parse_optional_keyword(p, "inalloca") &&
      !llvm_set(out, "inalloca", mica_attr_unit(mica_state_context(out))))
    return false;
  return mica_parse_operand(p, &count) && mica_parse_keyword(p, "x") &&
         mica_parse_type(p, &element) && mica_parse_attr_dict(p, out) && mica_parse_punct(p, ':') &&
         parse_signature(p, out, &count, element);
}

void llvm_alloca_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"elem_type", "inalloca", "alignment"};
  const mica_attr *alignment = llvm_alloca_alignment_attr(op);
  bool aligned = alignment != NULL && mica_attr_integer_value(alignment) != 0;
  mica_print_text(p, llvm_alloca_inalloca(op) ? " inalloca " : " ");
  mica_print_operand(p, llvm_alloca_array_size(op));
  mica_print_text(p, " x ");
  mica_print_type(p, llvm_alloca_elem_type(op));
  mica_print_attr_dict(p, op, elided, aligned ? 2 : 3);
  mica_print_text(p, " : ");
  mica_print_functional_type(p, op);
}

bool llvm_alloca_check(mica_op *op) {
  const mica_type *type = llvm_alloca_elem_type(op);
  return !llvm_target_ext_type_isa(type) || llvm_target_supports_memory(type) ||
         mica_op_error(op, "this target extension type cannot be used in alloca");
}

// ---- llvm.getelementptr: %base[%i, 1] -----------------------------------------------------------

typedef struct index_list {
  int32_t *numbers;
  mica_operand_ref *operands;
  size_t size, operand_count;
} index_list;

static bool parse_index(mica_parser *p, void *user) {
  index_list *list = user;
  list->numbers = mica_parser_grow(p, list->numbers, list->size, sizeof *list->numbers);
  if (list->numbers == NULL) return false;
  int32_t *number = &list->numbers[list->size++];
  mica_parsed found = mica_parse_optional_scalar(p, sizeof *number, true, number);
  if (found != MICA_ABSENT) return found == MICA_PARSED;
  *number = LLVM_GEP_DYNAMIC;
  list->operands = mica_parser_grow(p, list->operands, list->operand_count, sizeof *list->operands);
  return list->operands != NULL && mica_parse_operand(p, &list->operands[list->operand_count++]);
}

bool llvm_parse_gep_indices(mica_parser *p, mica_op_state *out, mica_operand_refs *operands,
                            const mica_attr **numbers) {
  index_list list = {0};
  if (!mica_parse_list(p, 0, false, parse_index, &list)) return false;
  *operands = (mica_operand_refs){list.operands, list.operand_count};
  *numbers = mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){list.numbers, list.size});
  return *numbers != NULL;
}

void llvm_print_gep_indices(mica_printer *p, const mica_op *op, mica_segment operands,
                            const mica_attr *numbers) {
  mica_int32s list = mica_attr_dense_i32s_value(numbers);
  size_t next = 0;
  for (size_t i = 0; i < list.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    if (list.data[i] != LLVM_GEP_DYNAMIC) mica_print_int(p, list.data[i]);
    else if (next < operands.count)
      mica_print_operand(p, mica_op_operand(op, operands.first + next++));
  }
}

// What is at an index in a type, which only constants go into a struct; NULL: reported.
static const mica_type *indexed(const mica_op *op, const mica_type *type, size_t i, int32_t index) {
  if (mica_type_is_vector(type)) return mica_type_element(type);
  if (llvm_is_array(type)) return llvm_array_element(type);
  if (!llvm_is_struct(type))
    return mica_op_error(op, "type '%t' cannot be indexed (index #%z)", type, i), NULL;
  if (index == LLVM_GEP_DYNAMIC)
    return mica_op_error(op, "expected index %z indexing a struct to be constant", i), NULL;
  mica_types body = llvm_struct_body(type);
  if (index < 0 || (size_t)index >= body.size)
    return mica_op_error(op, "index %z indexing a struct is out of bounds", i), NULL;
  return body.data[index];
}

bool llvm_getelementptr_check(mica_op *op) {
  mica_int32s indices = llvm_getelementptr_raw_constant_indices(op);
  const mica_type *type = llvm_getelementptr_elem_type(op);
  size_t dynamic = 0;
  for (size_t i = 0; i < indices.size; i++) dynamic += indices.data[i] == LLVM_GEP_DYNAMIC;
  if (dynamic != llvm_getelementptr_dynamic_indices_count(op))
    return mica_op_error(op,
                         "expected as many dynamic indices as specified in 'rawConstantIndices'");
  if (llvm_getelementptr_no_wrap_flags(op) == LLVM_GEP_NO_WRAP_FLAGS_INBOUNDS_FLAG)
    return mica_op_error(op, "'inbounds_flag' cannot be used directly.");
  for (size_t i = 1; i < indices.size && type != NULL; i++)
    type = indexed(op, type, i, indices.data[i]);
  return type != NULL;
}

// ---- Atomic accesses ----------------------------------------------------------------------------

// Integers, floats and pointers of whole bytes, whose number is a power of two.
static bool is_atomic_type(const mica_type *type) {
  if (llvm_is_ptr(type) || llvm_llvmppcfp128_type_isa(type)) return true;
  if (!mica_type_is_integer(type) && !llvm_is_compatible_floating_point_type(type)) return false;
  uint32_t width = mica_type_bit_width(type);
  return width >= 8 && (width & (width - 1)) == 0;
}

typedef struct access {
  const mica_type *type;
  llvm_atomic_ordering ordering, refused;  // acq_rel is refused, too
  bool has_alignment, has_scope;
} access;

static bool check_access(mica_op *op, access a) {
  if (a.ordering == LLVM_ATOMIC_ORDERING_NOT_ATOMIC)
    return !a.has_scope || mica_op_error(op, "expected syncscope to be null for non-atomic access");
  if (!is_atomic_type(a.type))
    return mica_op_error(op, "unsupported type '%t' for atomic access", a.type);
  if (a.ordering == a.refused || a.ordering == LLVM_ATOMIC_ORDERING_ACQ_REL)
    return mica_op_error(op, "unsupported ordering '%S'", llvm_atomic_ordering_to_text(a.ordering));
  return a.has_alignment || mica_op_error(op, "expected alignment for atomic access");
}

// Without the name of the operation.
static bool report_type(const mica_op *op, const char *format, const mica_type *type) {
  return mica_op_plain_error(op, format, type);
}

// What pointers of the dialect ptr with an address space of LLVM may load and store.
static bool check_in_space(const mica_op *op, const mica_type *type, ptr_atomic_ordering ordering) {
  if (!llvm_has_size(type))
    return report_type(op, "type must be LLVM type with size, but got '%t'", type);
  return ordering == PTR_ATOMIC_ORDERING_NOT_ATOMIC || is_atomic_type(type) ||
         report_type(op, "unsupported type '%t' for atomic access", type);
}

bool llvm_address_space_attr_is_valid_load(const mica_attr *attr, const mica_op *op,
                                           const mica_type *type, ptr_atomic_ordering ordering) {
  (void)attr;
  return check_in_space(op, type, ordering);
}

bool llvm_address_space_attr_is_valid_store(const mica_attr *attr, const mica_op *op,
                                            const mica_type *type, ptr_atomic_ordering ordering) {
  (void)attr;
  return check_in_space(op, type, ordering);
}

bool llvm_load_check(mica_op *op) {
  return check_access(op, (access){mica_value_type(llvm_load_res(op)), llvm_load_ordering(op),
                                   LLVM_ATOMIC_ORDERING_RELEASE, llvm_load_has_alignment(op),
                                   llvm_load_has_syncscope(op)});
}
bool llvm_store_check(mica_op *op) {
  return check_access(op, (access){mica_value_type(llvm_store_value(op)), llvm_store_ordering(op),
                                   LLVM_ATOMIC_ORDERING_ACQUIRE, llvm_store_has_alignment(op),
                                   llvm_store_has_syncscope(op)});
}

static bool is_of_floats(llvm_atomic_bin_op op) {
  return op == LLVM_ATOMIC_BIN_OP_FADD || op == LLVM_ATOMIC_BIN_OP_FSUB ||
         op == LLVM_ATOMIC_BIN_OP_FMIN || op == LLVM_ATOMIC_BIN_OP_FMAX ||
         op == LLVM_ATOMIC_BIN_OP_FMINIMUM || op == LLVM_ATOMIC_BIN_OP_FMAXIMUM;
}

static bool check_float_update(mica_op *op, const mica_type *type) {
  if (!llvm_is_compatible_vector_type(type))
    return llvm_is_compatible_floating_point_type(type) ||
           mica_op_error(op, "expected LLVM IR floating point type");
  return llvm_is_compatible_floating_point_type(mica_type_element(type)) ||
         mica_op_error(op, "expected LLVM IR floating point type for vector element");
}

static bool check_update(mica_op *op, llvm_atomic_bin_op kind, const mica_type *type) {
  if (is_of_floats(kind)) return check_float_update(op, type);
  if (kind == LLVM_ATOMIC_BIN_OP_XCHG)
    return is_atomic_type(type) || mica_op_error(op, "unexpected LLVM IR type for 'xchg' bin_op");
  uint32_t width = mica_type_is_integer(type) ? mica_type_integer_width(type) : 0;
  return width == 8 || width == 16 || width == 32 || width == 64 ||
         mica_op_error(op, "expected LLVM IR integer type");
}

bool llvm_atomicrmw_check(mica_op *op) {
  if (!check_update(op, llvm_atomicrmw_bin_op(op), mica_value_type(llvm_atomicrmw_val(op))))
    return false;
  return llvm_atomicrmw_ordering(op) >= LLVM_ATOMIC_ORDERING_MONOTONIC ||
         mica_op_error(op, "expected at least 'monotonic' ordering");
}

bool llvm_cmpxchg_check(mica_op *op) {
  llvm_atomic_ordering success = llvm_cmpxchg_success_ordering(op);
  llvm_atomic_ordering failure = llvm_cmpxchg_failure_ordering(op);
  if (!is_atomic_type(mica_value_type(llvm_cmpxchg_val(op))))
    return mica_op_error(op, "unexpected LLVM IR type");
  if (success < LLVM_ATOMIC_ORDERING_MONOTONIC || failure < LLVM_ATOMIC_ORDERING_MONOTONIC)
    return mica_op_error(op, "ordering must be at least 'monotonic'");
  if (failure == LLVM_ATOMIC_ORDERING_RELEASE || failure == LLVM_ATOMIC_ORDERING_ACQ_REL)
    return mica_op_error(op, "failure ordering cannot be 'release' or 'acq_rel'");
  return true;
}

bool llvm_fence_check(mica_op *op) {
  return llvm_fence_ordering(op) >= LLVM_ATOMIC_ORDERING_ACQUIRE ||
         mica_op_error(op, "can be given only acquire, release, acq_rel, and seq_cst orderings");
}

bool llvm_check_dereferenceable(mica_op *op) {
  if (mica_op_attribute(op, MICA_STR("dereferenceable")) == NULL) return true;
  return (mica_op_result_count(op) == 1 && llvm_is_ptr(mica_value_type(mica_op_result(op, 0)))) ||
         mica_op_error(op, "expected op to return a single LLVM pointer type");
}

// ---- Effects ------------------------------------------------------------------------------------

static bool add(mica_effects *out, mica_effect_kind kind, mica_value *value) {
  return mica_effects_add(out, (mica_effect){.kind = kind, .value = value});
}

// What is volatile, or orders others, may do anything besides.
static bool access_effects(const mica_op *op, mica_effects *out, mica_effect_kind kind,
                           size_t address, bool is_volatile, llvm_atomic_ordering ordering) {
  if (address < mica_op_operand_count(op) && !add(out, kind, mica_op_operand(op, address)))
    return false;
  if (!is_volatile && ordering <= LLVM_ATOMIC_ORDERING_UNORDERED) return true;
  return add(out, MICA_EFFECT_WRITE, NULL) && add(out, MICA_EFFECT_READ, NULL);
}

bool llvm_load_effects(const mica_op *op, mica_effects *out) {
  return access_effects(op, out, MICA_EFFECT_READ, 0, llvm_load_volatile(op),
                        llvm_load_ordering(op));
}
bool llvm_store_effects(const mica_op *op, mica_effects *out) {
  return access_effects(op, out, MICA_EFFECT_WRITE, 1, llvm_store_volatile(op),
                        llvm_store_ordering(op));
}
bool llvm_inline_asm_effects(const mica_op *op, mica_effects *out) {
  return !llvm_inline_asm_has_side_effects(op) ||
         (add(out, MICA_EFFECT_WRITE, NULL) && add(out, MICA_EFFECT_READ, NULL));
}

static bool is_operand(const mica_op *op, size_t i, const mica_effects *effects) {
  for (size_t k = 0; k < effects->size; k++)
    if (effects->data[k].value == mica_op_operand(op, i)) return true;
  return false;
}

// From the first operand that effects are said of to the last.
static mica_segment operands_of(const mica_op *op, const mica_effects *effects) {
  mica_segment found = {0, 0};
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    if (!is_operand(op, i, effects)) continue;
    if (found.count == 0) found.first = (uint32_t)i;
    found.count = (uint32_t)i + 1 - found.first;
  }
  return found;
}

// A call's arguments; else what it says effects of. An atomic operation doesn't say: its address
// comes first.
mica_segment llvm_accessed_operands(const mica_op *op) {
  if (mica_op_interface(op, &mica_call_interface_id) != NULL) {
    const mica_successor_operands passed = mica_call_arguments(op);
    return (mica_segment){(uint32_t)passed.first, (uint32_t)passed.count};
  }
  mica_effects effects = {.context = mica_op_context(op)};
  mica_segment found = {0, mica_op_operand_count(op) > 0};
  if (mica_op_effects(op, &effects)) found = operands_of(op, &effects);
  mica_effects_free(&effects);
  return found;
}

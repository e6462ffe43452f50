// Operations as older text of llvm has them. Called by generated code with --upgrade-legacy; own
// nothing. What pointers point to stood in their types, and moves into the operations.
#include "shared.h"

#include "mica/former.h"
#include "mica/symbol.h"

// ---- Pointers -----------------------------------------------------------------------------------

// A pointer's type, and what it points to.
static bool parse_pointer(mica_parser *p, const mica_type **type, const mica_type **pointee) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_former_type(p, type, pointee)) return false;
  const mica_type *pointer = mica_type_is_vector(*type) ? mica_type_element(*type) : *type;
  if (!llvm_is_ptr(pointer)) return mica_parse_error(p, at, "expected a pointer, got '%t'", *type);
  return *pointee != NULL ||
         mica_parse_error(p, at, "'%t' doesn't say what it points to, which older text needs",
                          *type);
}

// `ptr<f32>`: of the address, and of the value there.
bool llvm_parse_former_pointee(mica_parser *p, mica_op_state *out, const mica_type **address,
                               const mica_type **value) {
  (void)out;
  return parse_pointer(p, address, value);
}

// `(ptr<f32>, i64) -> ptr<f32>`
bool llvm_parse_former_gep_types(mica_parser *p, mica_op_state *out, const mica_type **base,
                                 mica_types *indices, const mica_type **result,
                                 const mica_attr **element) {
  (void)out;
  const mica_type *pointee;
  if (!mica_parse_punct(p, '(') || !parse_pointer(p, base, &pointee)) return false;
  if (mica_parse_optional_punct(p, ',') && !mica_parse_types(p, indices)) return false;
  *element = mica_attr_type_of(pointee);
  return *element != NULL && mica_parse_punct(p, ')') && mica_parse_punct(p, MICA_PUNCT_ARROW) &&
         mica_parse_type(p, result);
}

// `f32`: of the value; the address was one of such values.
bool llvm_parse_former_value_there(mica_parser *p, mica_op_state *out, const mica_type **address,
                                   const mica_type **value) {
  *address = llvm_pointer_type_get(mica_state_context(out), 0);
  return *address != NULL && mica_parse_type(p, value);
}

// ---- Masks: [0 : i32, 5 : i32] ------------------------------------------------------------------

typedef struct number_list {
  int32_t *data;
  size_t size;
} number_list;

static bool parse_number(mica_parser *p, void *user) {
  number_list *list = user;
  const mica_type *type;
  list->data = mica_parser_grow(p, list->data, list->size, sizeof *list->data);
  return list->data != NULL &&
         mica_parse_scalar(p, sizeof *list->data, true, &list->data[list->size++]) &&
         (!mica_parse_optional_punct(p, ':') || mica_parse_type(p, &type));
}

bool llvm_parse_former_mask(mica_parser *p, mica_op_state *out, const mica_attr **mask) {
  number_list list = {0};
  if (!mica_parse_list(p, '[', false, parse_number, &list)) return false;
  *mask = mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){list.data, list.size});
  return *mask != NULL;
}

// ---- getelementptr into structs -----------------------------------------------------------------

// The number of an integer attribute; false: it is none, or too large.
static bool number_of(const mica_attr *attr, int64_t *out) {
  if (attr == NULL || !mica_attr_is_integer(attr)) return false;
  size_t words;
  mica_attr_integer_word_data(attr, &words);
  *out = mica_attr_integer_value(attr);
  return words == 1;
}

// The number that a value is; false: it isn't known here.
static bool constant_of(const mica_value *value, int32_t *out) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL || !llvm_mlir_constant_isa(op)) return false;
  int64_t number;
  if (!number_of(llvm_mlir_constant_value_attr(op), &number)) return false;
  *out = (int32_t)number;
  return number >= 0 && number <= INT32_MAX;
}

// What the type has at an index; NULL: nothing that could be told, which the verifier says.
static const mica_type *step_into(const mica_type *type, int32_t index) {
  if (mica_type_is_vector(type)) return mica_type_element(type);
  if (llvm_is_array(type)) return llvm_array_element(type);
  if (!llvm_is_struct(type)) return NULL;
  mica_types body = llvm_struct_body(type);
  return index < 0 || (size_t)index >= body.size ? NULL : body.data[index];
}

// The indices, each a number or LLVM's mark of a value, with numbers for those into structs.
static bool settle_indices(mica_op *op, int32_t *numbers, size_t count) {
  const mica_type *type = llvm_getelementptr_elem_type(op);
  size_t operand = 1;  // after the base
  for (size_t i = 0; i < count && type != NULL; i++) {
    bool is_value = numbers[i] == LLVM_GEP_DYNAMIC;
    bool is_field = i > 0 && llvm_is_struct(type);
    if (is_value && is_field && operand < mica_op_operand_count(op) &&
        constant_of(mica_op_operand(op, operand), &numbers[i]))
      mica_op_erase_operands(op, operand, 1);
    else if (is_value && is_field)
      return mica_op_error(op,
                           "has a value as its index #%z, into a struct: which field it means "
                           "isn't known unless it is a constant",
                           i);
    else operand += is_value;
    if (i > 0) type = step_into(type, numbers[i]);
  }
  return true;
}

bool llvm_getelementptr_upgrade(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  if (llvm_getelementptr_raw_constant_indices_attr(op) == NULL) return true;
  mica_context *ctx = mica_op_context(op);
  mica_int32s given = llvm_getelementptr_raw_constant_indices(op);
  int32_t *numbers = mica_allocate(ctx, (given.size + 1) * sizeof *numbers);
  if (numbers == NULL) return false;
  if (given.size > 0) memcpy(numbers, given.data, given.size * sizeof *numbers);
  bool settled = settle_indices(op, numbers, given.size);
  const mica_attr *attr = settled ? mica_attr_dense_i32s(ctx, (mica_int32s){numbers, given.size})
                                  : NULL;
  mica_free(ctx, numbers, (given.size + 1) * sizeof *numbers);
  if (attr != NULL) llvm_getelementptr_set_raw_constant_indices_attr(op, attr);
  return attr != NULL;
}

// ---- Calls --------------------------------------------------------------------------------------

// `%f(%a, %b) : (i32, f32) -> i32`
bool llvm_parse_former_call(mica_parser *p, mica_op_state *out) {
  mica_operand_ref callee;
  mica_operand_refs arguments;
  mica_types inputs, results;
  if (!mica_parse_operand(p, &callee) || !mica_parse_operands(p, '(', false, &arguments) ||
      !mica_parse_attr_dict(p, out) || !mica_parse_punct(p, ':'))
    return false;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_function_types(p, &inputs, &results)) return false;
  mica_context *ctx = mica_state_context(out);
  const mica_type *pointer = llvm_pointer_type_get(ctx, 0);
  const int32_t sizes[] = {(int32_t)arguments.size + 1, 0};
  return pointer != NULL && mica_state_results(out, results) &&
         mica_state_operands(out, &callee, 1, pointer) &&
         mica_state_operands_typed(out, arguments.data, arguments.size, inputs, at) &&
         mica_state_set_segments(out, LLVM_CALL_SLOT_OPERAND_SEGMENT_SIZES, sizes, 2) &&
         llvm_set(out, "op_bundle_sizes", mica_attr_dense_i32s(ctx, (mica_int32s){NULL, 0}));
}

bool llvm_call_upgrade(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *callee = llvm_call_callee_attr(op);
  if (callee == NULL || llvm_call_var_callee_type_attr(op) != NULL) return true;
  const mica_op *function = llvm_lookup_global(op, tables, callee);
  if (function == NULL || !llvm_func_isa(function) || !llvm_func_function_type_attr(function))
    return true;  // the verifier says so
  const mica_type *type = llvm_func_function_type(function);
  if (!llvm_function_type_isa(type) || !llvm_function_type_var_arg(type)) return true;
  const mica_attr *attr = mica_attr_type_of(type);
  if (attr != NULL) llvm_call_set_var_callee_type_attr(op, attr);
  return attr != NULL;
}

// ---- Intrinsics with two results ----------------------------------------------------------------

static mica_op *insert(mica_op *before, const mica_op_def *def, const mica_op_parts *parts) {
  const mica_op_name *name =
      mica_op_name_get(mica_op_context(before), (mica_str){def->name, def->name_size});
  mica_op *op = name == NULL ? NULL : mica_op_create(mica_op_loc(before), name, parts);
  if (op != NULL) mica_block_insert_before(before, op);
  return op;
}

static bool take_part(mica_op *old, mica_value *pair, int64_t index) {
  mica_value *result = mica_op_result(old, (size_t)index);
  const mica_type *type = mica_value_type(result);
  const mica_attr *position = mica_attr_dense_i64s(mica_op_context(old), (mica_int64s){&index, 1});
  const mica_op_parts parts = {.operands = &pair,
                               .operand_count = 1,
                               .result_types = &type,
                               .result_count = 1,
                               .slots = &position,
                               .slot_count = 1};
  mica_op *part = position == NULL ? NULL : insert(old, &llvm_extractvalue_def, &parts);
  if (part != NULL) mica_value_replace_all_uses(result, mica_op_result(part, 0));
  return part != NULL;
}

// Two results become the fields of one.
bool llvm_with_overflow_upgrade(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  if (mica_op_result_count(op) != 2) return true;
  mica_context *ctx = mica_op_context(op);
  const mica_type *types[] = {mica_value_type(mica_op_result(op, 0)),
                              mica_value_type(mica_op_result(op, 1))};
  const mica_type *pair = llvm_struct_type_get_checked(ctx, mica_op_loc(op), (mica_str){NULL, 0},
                                                       false, (mica_types){types, 2}, false);
  mica_value *operands[2];
  if (pair == NULL) return false;
  if (mica_op_operand_count(op) != 2) return true;  // the verifier says so
  for (size_t i = 0; i < 2; i++) operands[i] = mica_op_operand(op, i);
  const mica_op_parts parts = {
      .operands = operands, .operand_count = 2, .result_types = &pair, .result_count = 1};
  mica_op *made = insert(op, op->name->def, &parts);
  return made != NULL && take_part(op, mica_op_result(made, 0), 0) &&
         take_part(op, mica_op_result(made, 0), 1) && mica_op_erase(op);
}

// ---- Attributes ---------------------------------------------------------------------------------

// It was the number of its case, which had this order.
const mica_attr *llvm_former_linkage(mica_context *ctx, const mica_attr *value) {
  static const llvm_linkage former[] = {
      LLVM_LINKAGE_PRIVATE,   LLVM_LINKAGE_INTERNAL,    LLVM_LINKAGE_AVAILABLE_EXTERNALLY,
      LLVM_LINKAGE_LINKONCE,  LLVM_LINKAGE_WEAK,        LLVM_LINKAGE_COMMON,
      LLVM_LINKAGE_APPENDING, LLVM_LINKAGE_EXTERN_WEAK, LLVM_LINKAGE_LINKONCE_ODR,
      LLVM_LINKAGE_WEAK_ODR,  LLVM_LINKAGE_EXTERNAL};
  int64_t number;
  if (!mica_attr_is_integer(value)) return value;
  if (!number_of(value, &number) || number < 0 ||
      (uint64_t)number >= sizeof former / sizeof *former)
    return NULL;
  return llvm_linkage_attr_get(ctx, former[number]);
}

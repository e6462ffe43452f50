// Hooks of llvm's branches: what they pass on, and the lists of cases. Called by generated code;
// own nothing.
#include "shared.h"

// ---- What is passed to a successor --------------------------------------------------------------

static mica_successor_operands passed(mica_segment segment, size_t group) {
  return (mica_successor_operands){.first = segment.first, .count = segment.count, .group = group};
}

static mica_successor_operands passed_part(mica_segment segment, size_t group, size_t part) {
  mica_successor_operands operands = passed(segment, group);
  operands.part = part;
  return operands;
}

mica_successor_operands llvm_br_successor_operands(const mica_op *op, size_t successor) {
  (void)successor;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}
mica_successor_operands llvm_cond_br_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? passed(llvm_cond_br_true_dest_operands_segment(op), 1)
                        : passed(llvm_cond_br_false_dest_operands_segment(op), 2);
}
mica_successor_operands llvm_switch_successor_operands(const mica_op *op, size_t successor) {
  if (successor == 0) return passed(llvm_switch_default_operands_segment(op), 1);
  return passed_part(llvm_switch_case_operands_group(op, successor - 1), 2, successor - 1);
}
mica_successor_operands llvm_indirectbr_successor_operands(const mica_op *op, size_t successor) {
  return passed_part(llvm_indirectbr_succ_operands_group(op, successor), 1, successor);
}
mica_successor_operands llvm_invoke_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? passed(llvm_invoke_normal_dest_operands_segment(op), 1)
                        : passed(llvm_invoke_unwind_dest_operands_segment(op), 2);
}

// ---- Lists of blocks with operands --------------------------------------------------------------

// Lists that grow together; `values` only of a switch.
typedef struct target_list {
  int64_t *values;
  mica_block **blocks;
  mica_operand_refs *operands;
  mica_types *types;
  size_t size;
} target_list;

// `^bb1(%a, %b : i32, i32)`, the parentheses where there are operands.
static bool parse_target(mica_parser *p, target_list *list) {
  size_t i = list->size;
  list->blocks = mica_parser_grow(p, list->blocks, i, sizeof *list->blocks);
  list->operands = mica_parser_grow(p, list->operands, i, sizeof *list->operands);
  list->types = mica_parser_grow(p, list->types, i, sizeof *list->types);
  if (list->blocks == NULL || list->operands == NULL || list->types == NULL) return false;
  list->operands[i] = (mica_operand_refs){NULL, 0};
  list->types[i] = (mica_types){NULL, 0};
  list->size++;
  if (!mica_parse_block_ref(p, &list->blocks[i])) return false;
  if (!mica_parse_optional_punct(p, '(')) return true;
  return mica_parse_operands(p, 0, false, &list->operands[i]) && mica_parse_punct(p, ':') &&
         mica_parse_types(p, &list->types[i]) && mica_parse_punct(p, ')');
}

static bool parse_case(mica_parser *p, void *user) {
  target_list *list = user;
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  return list->values != NULL && mica_parse_int64(p, &list->values[list->size]) &&
         mica_parse_punct(p, ':') && parse_target(p, list);
}
static bool parse_successor(mica_parser *p, void *user) { return parse_target(p, user); }

static void take_targets(const target_list *list, mica_blocks *blocks,
                         mica_operand_groups *operands, mica_type_groups *types) {
  *blocks = (mica_blocks){list->blocks, list->size};
  *operands = (mica_operand_groups){list->operands, list->size};
  *types = (mica_type_groups){list->types, list->size};
}

// ---- llvm.switch --------------------------------------------------------------------------------

bool llvm_parse_switch_op_cases(mica_parser *p, mica_op_state *out, const mica_type *value_type,
                                const mica_attr **values, mica_blocks *blocks,
                                mica_operand_groups *operands, mica_type_groups *types) {
  target_list list = {0};
  (void)out;
  if (!mica_parse_list(p, '[', false, parse_case, &list)) return false;
  take_targets(&list, blocks, operands, types);
  if (list.size == 0) return true;
  *values = mica_attr_integer_vector(value_type, (mica_int64s){list.values, list.size});
  return *values != NULL;
}

void llvm_print_switch_op_cases(mica_printer *p, const mica_op *op, const mica_type *value_type,
                                const mica_attr *values, mica_segment blocks, mica_segment operands,
                                mica_segment types) {
  (void)value_type, (void)operands, (void)types;
  mica_print_char(p, '[');
  mica_print_newline(p);
  for (size_t i = 0; values != NULL && i < blocks.count; i++) {
    const mica_attr *value = mica_attr_dense_at(values, i);
    if (value == NULL) return;
    mica_segment own = llvm_switch_case_operands_group(op, i);
    mica_print_text(p, "  ");
    mica_print_attr_without_type(p, value);
    mica_print_text(p, ": ");
    mica_print_successor_with_operands(p, mica_op_successor(op, blocks.first + i), op, own.first,
                                       own.count);
    if (i + 1 < blocks.count) mica_print_char(p, ',');
    mica_print_newline(p);
  }
  mica_print_char(p, ']');
}

bool llvm_switch_check(mica_op *op) {
  const mica_attr *values = llvm_switch_case_values_attr(op);
  size_t cases = mica_op_successor_count(op) - 1;
  int64_t count = values == NULL ? 0 : mica_type_element_count(mica_attr_type(values));
  if (count != (int64_t)cases)
    return mica_op_error(op, "expects number of case values to match number of case destinations");
  return values == NULL ||
         mica_type_element(mica_attr_type(values)) == mica_value_type(llvm_switch_value(op)) ||
         mica_op_plain_error(op, "expects case value type to match condition value type");
}

// ---- llvm.indirectbr ----------------------------------------------------------------------------

bool llvm_parse_indirect_br_op_sucessors(mica_parser *p, mica_op_state *out,
                                         const mica_type *address_type, mica_blocks *blocks,
                                         mica_operand_groups *operands, mica_type_groups *types) {
  target_list list = {0};
  (void)out, (void)address_type;
  if (!mica_parse_list(p, '[', false, parse_successor, &list)) return false;
  take_targets(&list, blocks, operands, types);
  return true;
}

void llvm_print_indirect_br_op_sucessors(mica_printer *p, const mica_op *op,
                                         const mica_type *address_type, mica_segment blocks,
                                         mica_segment operands, mica_segment types) {
  (void)address_type, (void)operands, (void)types;
  mica_print_char(p, '[');
  for (size_t i = 0; i < blocks.count; i++) {
    mica_segment own = llvm_indirectbr_succ_operands_group(op, i);
    if (i > 0) mica_print_char(p, ',');
    mica_print_newline(p);
    mica_print_successor_with_operands(p, mica_op_successor(op, blocks.first + i), op, own.first,
                                       own.count);
  }
  // As many groups of operands as blocks, unless the generic form said otherwise.
  if (mica_attr_dense_i32s_value(llvm_indirectbr_indbr_operand_segments_attr(op)).size > 0)
    mica_print_newline(p);
  mica_print_char(p, ']');
}

// ---- llvm.return --------------------------------------------------------------------------------

static bool wrong_return(mica_op *op, const mica_op *function, const char *text) {
  mica_diag *diag = mica_op_error_begin(op, "%s", text);
  mica_diag_note(diag, mica_op_loc(function), "when returning from function");
  return mica_diag_report(diag);
}

bool llvm_return_check(mica_op *op) {
  const mica_op *function = llvm_parent_function(op);
  const mica_type *type = function == NULL ? NULL : mica_function_type_of(function);
  if (type == NULL || !llvm_function_type_isa(type)) return true;  // told by the function's own
  const mica_type *expected = llvm_function_type_return_type(type);
  const mica_value *value = llvm_return_arg(op);
  if (llvm_is_void(expected))
    return value == NULL || wrong_return(op, function, "expected no operands");
  if (value == NULL) return wrong_return(op, function, "expected 1 operand");
  return mica_value_type(value) == expected ||
         wrong_return(op, function, "mismatching result types");
}

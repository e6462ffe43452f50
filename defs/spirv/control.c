// Hooks of spirv's control flow: what branches pass on, their text, and how selections and loops
// are laid out. Called by generated code; own nothing.
#include "shared.h"

#include "mica/control_flow.h"
#include "mica/directives.h"

// ---- Calls --------------------------------------------------------------------------------------

const mica_attr *spirv_function_call_call_callee(const mica_op *op) {
  return spirv_function_call_callee_attr(op);
}

mica_successor_operands spirv_function_call_call_arguments(const mica_op *op) {
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

// ---- What is passed to a successor --------------------------------------------------------------

static mica_successor_operands passed(mica_segment segment, size_t group) {
  return (mica_successor_operands){.first = segment.first, .count = segment.count, .group = group};
}

mica_successor_operands spirv_branch_successor_operands(const mica_op *op, size_t successor) {
  (void)successor;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}
mica_successor_operands spirv_branch_conditional_successor_operands(const mica_op *op,
                                                                    size_t successor) {
  return successor == 0 ? passed(spirv_branch_conditional_true_target_operands_segment(op), 1)
                        : passed(spirv_branch_conditional_false_target_operands_segment(op), 2);
}
mica_successor_operands spirv_switch_successor_operands(const mica_op *op, size_t successor) {
  if (successor == 0) return passed(spirv_switch_default_operands_segment(op), 1);
  mica_successor_operands operands =
      passed(spirv_switch_target_operands_group(op, successor - 1), 2);
  operands.part = successor - 1;
  return operands;
}

bool spirv_switch_successor_for(const mica_op *op, const mica_attr *const *operands,
                                size_t *successor) {
  const mica_attr *literals = spirv_switch_literals_attr(op);
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *successor = 0;
  for (size_t i = 1; literals != NULL && i < mica_op_successor_count(op) && *successor == 0; i++)
    if (mica_attr_dense_at(literals, i - 1) == operands[0]) *successor = i;
  return true;
}

// ---- BranchConditional --------------------------------------------------------------------------

// `[3, 1]`
static bool parse_weights(mica_parser *p, mica_op_state *out) {
  const mica_type *i32 = mica_type_i(mica_parser_context(p), 32);
  const mica_attr *weights[2];
  if (!mica_parse_optional_punct(p, '[')) return true;
  if (!mica_parse_attr_of(p, i32, mica_attr_is_integer, &weights[0]) || !mica_parse_punct(p, ',') ||
      !mica_parse_attr_of(p, i32, mica_attr_is_integer, &weights[1]) || !mica_parse_punct(p, ']'))
    return false;
  return spirv_set(out, "branch_weights",
                   mica_attr_array(mica_parser_context(p), (mica_attrs){weights, 2}));
}

static bool parse_way(mica_parser *p, mica_op_state *out, int32_t *count) {
  mica_block *block;
  mica_operand_refs operands;
  mica_types types;
  if (!mica_parse_punct(p, ',')) return false;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_successor_with_operands(p, &block, &operands, &types) ||
      !mica_state_successor(out, block))
    return false;
  *count = (int32_t)operands.size;
  return mica_state_operands_typed(out, operands.data, operands.size, types, at);
}

bool spirv_branch_conditional_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *i1 = mica_type_i(mica_parser_context(p), 1);
  mica_operand_ref condition;
  int32_t sizes[3] = {1, 0, 0};
  return i1 != NULL && mica_parse_operand(p, &condition) &&
         mica_state_operands(out, &condition, 1, i1) && parse_weights(p, out) &&
         parse_way(p, out, &sizes[1]) && parse_way(p, out, &sizes[2]) &&
         mica_state_set_segments(out, SPIRV_BRANCH_CONDITIONAL_SLOT_OPERAND_SEGMENT_SIZES, sizes,
                                 3);
}

static void print_way(mica_printer *p, const mica_op *op, const mica_block *block,
                      mica_segment operands) {
  mica_print_text(p, ", ");
  mica_print_successor_with_operands(p, block, op, operands.first, operands.count);
}

void spirv_branch_conditional_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, spirv_branch_conditional_condition(op));
  if (spirv_branch_conditional_has_branch_weights(op)) {
    const mica_attrs weights = spirv_branch_conditional_branch_weights(op);
    mica_print_text(p, " [");
    for (size_t i = 0; i < weights.size; i++) {
      if (i > 0) mica_print_text(p, ", ");
      mica_print_attr_without_type(p, weights.data[i]);
    }
    mica_print_char(p, ']');
  }
  print_way(p, op, spirv_branch_conditional_true_target(op),
            spirv_branch_conditional_true_target_operands_segment(op));
  print_way(p, op, spirv_branch_conditional_false_target(op),
            spirv_branch_conditional_false_target_operands_segment(op));
}

bool spirv_branch_conditional_check(mica_op *op) {
  if (!spirv_branch_conditional_has_branch_weights(op)) return true;
  const mica_attrs weights = spirv_branch_conditional_branch_weights(op);
  if (weights.size != 2) return mica_op_error(op, "must have exactly two branch weights");
  return mica_attr_integer_value(weights.data[0]) != 0 ||
         mica_attr_integer_value(weights.data[1]) != 0 ||
         mica_op_error(op, "branch weights cannot both be zero");
}

// ---- Switch -------------------------------------------------------------------------------------

bool spirv_parse_switch_op_cases(mica_parser *p, mica_op_state *out, const mica_type *selector_type,
                                 mica_block **default_target, mica_operand_refs *default_operands,
                                 mica_types *default_types, const mica_attr **literals,
                                 mica_blocks *targets, mica_operand_groups *operands,
                                 mica_type_groups *types) {
  (void)out;
  return mica_parse_branch_cases(
      p, selector_type,
      &(mica_branch_cases){default_target, default_operands, default_types, literals, targets,
                           operands, types});
}

void spirv_print_switch_op_cases(mica_printer *p, const mica_op *op, const mica_type *selector_type,
                                 mica_block *default_target, mica_segment default_operands,
                                 mica_segment default_types, const mica_attr *literals,
                                 mica_segment targets, mica_segment operands, mica_segment types) {
  (void)selector_type, (void)default_types, (void)types;
  mica_print_branch_cases(p, op, default_target, default_operands, literals, targets, operands,
                          spirv_switch_case_operand_segments_attr(op));
}

bool spirv_switch_check(mica_op *op) {
  const mica_attr *literals = spirv_switch_literals_attr(op);
  const int64_t targets = (int64_t)mica_op_successor_count(op) - 1;
  const mica_type *selector = spirv_type(spirv_switch_selector(op));
  int64_t count = 0;
  if (literals != NULL) {
    const mica_type *type = mica_type_element(mica_attr_type(literals));
    if (type != selector)
      return mica_op_error(op, "'selector' type ('%t') should match literals type ('%t')", selector,
                           type);
    count = mica_type_element_count(mica_attr_type(literals));
  }
  return count == targets ||
         mica_op_error(op, "number of literals (%I) should match number of targets (%I)", count,
                       targets);
}

bool spirv_unreachable_check(mica_op *op) {
  const mica_block *block = mica_op_block(op);
  return mica_region_first(mica_block_region(block)) != block ||
         mica_op_error(op, "cannot be used in reachable block");
}

// ---- Selections and loops -----------------------------------------------------------------------

// `control(Unroll) -> i32 {...}`; the attribute is the one slot of the operation.
static bool parse_structured(mica_parser *p, mica_op_state *out, const mica_enum_def *of,
                             const char *name,
                             const mica_attr *(*make)(mica_context *ctx, uint64_t value)) {
  uint64_t control = 0;
  mica_types types = {NULL, 0};
  if (mica_parse_optional_keyword(p, "control") &&
      (!mica_parse_punct(p, '(') || !spirv_parse_enum_keyword(p, of, name, &control) ||
       !mica_parse_punct(p, ')')))
    return false;
  if (!spirv_set(out, name, make(mica_parser_context(p), control))) return false;
  if (mica_parse_optional_punct(p, MICA_PUNCT_ARROW) &&
      (!mica_parse_types(p, &types) || !mica_state_results(out, types)))
    return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false);
}

static void print_structured(mica_printer *p, const mica_op *op, mica_str control) {
  const size_t count = mica_op_result_count(op);
  if (!mica_str_is(control, "None")) {
    mica_print_text(p, " control(");
    mica_print_str(p, control);
    mica_print_char(p, ')');
  }
  if (count > 0) {
    mica_print_text(p, " -> ");
    mica_print_result_types(p, op, 0, count);
  }
  mica_print_char(p, ' ');
  mica_print_region(p, mica_op_region(op, 0), false, true, false);
}

static const mica_attr *make_loop_control(mica_context *ctx, uint64_t value) {
  return spirv_loop_control_attr_get(ctx, (spirv_loop_control)value);
}
bool spirv_mlir_loop_parse(mica_parser *p, mica_op_state *out) {
  return parse_structured(p, out, &spirv_loop_control_enum, "loop_control", make_loop_control);
}
void spirv_mlir_loop_print(mica_printer *p, const mica_op *op) {
  print_structured(
      p, op, spirv_loop_control_to_text(mica_printer_context(p), spirv_mlir_loop_loop_control(op)));
}

static const mica_attr *make_selection_control(mica_context *ctx, uint64_t value) {
  return spirv_selection_control_attr_get(ctx, (spirv_selection_control)value);
}
bool spirv_mlir_selection_parse(mica_parser *p, mica_op_state *out) {
  return parse_structured(p, out, &spirv_selection_control_enum, "selection_control",
                          make_selection_control);
}
void spirv_mlir_selection_print(mica_printer *p, const mica_op *op) {
  print_structured(p, op,
                   spirv_selection_control_to_text(mica_printer_context(p),
                                                   spirv_mlir_selection_selection_control(op)));
}

// ---- Their blocks -------------------------------------------------------------------------------

static const mica_op *only_op(const mica_block *block) {
  const mica_op *first = mica_block_first(block);
  return first != NULL && mica_op_next(first) == NULL ? first : NULL;
}

// All ways out come together in the last block, which does nothing else.
static bool check_merge(const mica_op *op, const mica_region *region) {
  const mica_block *merge = region->last;
  const mica_op *last = only_op(merge);
  if (last == NULL || !spirv_mlir_merge_isa(last))
    return mica_op_error(op,
                         "last block must be the merge block with only one 'spirv.mlir.merge' op");
  for (const mica_block *block = mica_region_first(region); block != merge;
       block = mica_block_next(block)) {
    const mica_op *end = mica_block_last(block);
    if (end != NULL && spirv_mlir_merge_isa(end))
      return mica_op_error(op, "should not have 'spirv.mlir.merge' op outside the merge block");
  }
  return true;
}

bool spirv_mlir_selection_check_regions(mica_op *op) {
  const mica_region *region = spirv_mlir_selection_body(op);
  if (mica_region_is_empty(region)) return true;
  return check_merge(op, region) && (mica_region_first(region) != region->last ||
                                     mica_op_error(op, "must have a selection header block"));
}

static bool goes_to(const mica_block *block, const mica_block *target) {
  const mica_op *end = mica_block_last(block);
  for (size_t i = 0; end != NULL && i < mica_op_successor_count(end); i++)
    if (mica_op_successor(end, i) == target) return true;
  return false;
}

// The header is gone to from the entry and from the block before the last one alone.
static bool check_header(const mica_op *op, const mica_region *region, const mica_block *header) {
  const mica_block *back = region->last->previous;
  const mica_op *entering = only_op(mica_region_first(region));
  if (entering == NULL || !spirv_branch_isa(entering) || spirv_branch_target(entering) != header)
    return mica_op_error(op,
                         "entry block must only have one 'spirv.Branch' op to the second block");
  if (back == header)
    return mica_op_error(op, "requires a loop continue block branching to the loop header block");
  if (!goes_to(back, header))
    return mica_op_error(op,
                         "second to last block must be the loop continue block that branches to "
                         "the loop header block");
  for (const mica_block *block = mica_block_next(header); block != back;
       block = mica_block_next(block))
    if (goes_to(block, header))
      return mica_op_error(op,
                           "can only have the entry and loop continue block branching to the loop "
                           "header block");
  return true;
}

bool spirv_mlir_loop_check_regions(mica_op *op) {
  const mica_region *region = spirv_mlir_loop_body(op);
  if (mica_region_is_empty(region)) return true;
  if (!check_merge(op, region)) return false;
  const mica_block *header = mica_block_next(mica_region_first(region));
  if (header == NULL)
    return mica_op_error(op, "must have an entry block branching to the loop header block");
  if (header == region->last)
    return mica_op_error(op, "must have a loop header block branched from the entry block");
  return check_header(op, region, header);
}

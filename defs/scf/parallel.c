// Hooks of scf.parallel, scf.reduce and scf.reduce.return. Called by generated code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

// ---- Text ---------------------------------------------------------------------------------------

// `(%a, %b)`, as many as there are induction variables, of type index.
static bool parse_bounds(mica_parser *p, mica_op_state *out, size_t count) {
  mica_operand_refs refs;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_operands(p, '(', false, &refs)) return false;
  if (refs.size != count) return mica_parse_error(p, at, "expected %z operands", count);
  return mica_state_operands(out, refs.data, refs.size, mica_type_index(mica_state_context(out)));
}

static bool parse_body(mica_parser *p, mica_op_state *out, mica_parsed_arguments variables,
                       mica_region *body) {
  const mica_type *index = mica_type_index(mica_state_context(out));
  for (size_t i = 0; i < variables.size; i++) variables.data[i].type = index;
  return index != NULL && mica_parse_region(p, body, variables.data, variables.size, false);
}

// `(%i) = (%lower) to (%upper) step (%step) init (%x) -> type {...}`
bool scf_parallel_parse(mica_parser *p, mica_op_state *out) {
  mica_parsed_arguments variables;
  mica_operand_refs inits = {NULL, 0};
  mica_types results = {NULL, 0};
  if (!mica_parse_arguments(p, '(', false, false, &variables)) return false;
  int32_t n = (int32_t)variables.size;
  if (!mica_parse_punct(p, '=') || !parse_bounds(p, out, variables.size) ||
      !mica_parse_keyword(p, "to") || !parse_bounds(p, out, variables.size) ||
      !mica_parse_keyword(p, "step") || !parse_bounds(p, out, variables.size))
    return false;
  if (mica_parse_optional_keyword(p, "init") && !mica_parse_operands(p, '(', false, &inits))
    return false;
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_optional_arrow_types(p, &results) &&
         mica_state_results(out, results) && parse_body(p, out, variables, body) &&
         scf_set_segments(out, (const int32_t[]){n, n, n, (int32_t)inits.size}, 4) &&
         mica_parse_attr_dict(p, out) &&
         mica_state_operands_typed(out, inits.data, inits.size, results,
                                   mica_parser_name_position(p)) &&
         mica_region_ensure_terminator(body, &scf_reduce_def, mica_state_loc(out));
}

void scf_parallel_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"operandSegmentSizes"};
  const mica_block *body = scf_parallel_region(op)->first;
  mica_segment inits = scf_parallel_init_vals_segment(op);
  mica_print_text(p, " (");
  scf_print_argument_names(p, body, body->argument_count);
  mica_print_text(p, ") = ");
  scf_print_paren_operands(p, op, scf_parallel_lower_bound_segment(op));
  mica_print_text(p, " to ");
  scf_print_paren_operands(p, op, scf_parallel_upper_bound_segment(op));
  mica_print_text(p, " step ");
  scf_print_paren_operands(p, op, scf_parallel_step_segment(op));
  if (inits.count > 0) {
    mica_print_text(p, " init ");
    scf_print_paren_operands(p, op, inits);
  }
  scf_print_arrow_results(p, op);
  mica_print_char(p, ' ');
  mica_print_region(p, scf_parallel_region(op), false, true, false);
  mica_print_attr_dict(p, op, elided, 1);
}

// ---- scf.parallel -------------------------------------------------------------------------------

static bool check_steps(mica_op *op, mica_segment steps) {
  if (steps.count == 0)
    return mica_op_error(op,
                         "needs at least one tuple element for lowerBound, upperBound and step");
  for (uint32_t i = 0; i < steps.count; i++) {
    int64_t step;
    if (mica_value_constant(mica_op_operand(op, steps.first + i), &step) && step <= 0)
      return mica_op_error(op, "constant step operand must be positive");
  }
  return true;
}

static bool check_variables(mica_op *op, const mica_block *body, uint32_t loops) {
  if (body->argument_count != loops)
    return mica_op_error(
        op, "expects the same number of induction variables: %u as bound and step values: %u",
        body->argument_count, loops);
  for (uint32_t i = 0; i < loops; i++)
    if (!mica_type_is_index(body->arguments[i]->type))
      return mica_op_error(op, "expects arguments for the induction variable to be of index type");
  return true;
}

// Results, initial values and reductions go together.
static bool check_reductions(mica_op *op, const mica_op *reduce) {
  size_t results = mica_op_result_count(op), reductions = mica_op_region_count(reduce);
  size_t inits = scf_parallel_init_vals_segment(op).count;
  if (results != reductions)
    return mica_op_error(op,
                         "expects number of results: %z to be the same as number of reductions: %z",
                         results, reductions);
  if (results != inits)
    return mica_op_error(
        op, "expects number of results: %z to be the same as number of initial values: %z", results,
        inits);
  if (mica_op_operand_count(reduce) != inits) return true;  // for scf.reduce to say
  for (size_t i = 0; i < results; i++) {
    const mica_type *result = mica_value_type(mica_op_result(op, i));
    const mica_type *operand = mica_value_type(mica_op_operand(reduce, i));
    if (result != operand)
      return mica_op_error(reduce,
                           "expects type of %z-th reduction operand: '%t' to be the same as the "
                           "%z-th result type: '%t'",
                           i, operand, i, result);
  }
  return true;
}

bool scf_parallel_check(mica_op *op) {
  mica_segment steps = scf_parallel_step_segment(op);
  if (!check_steps(op, steps) || !check_variables(op, scf_parallel_region(op)->first, steps.count))
    return false;
  const mica_op *reduce =
      scf_terminator(op, 0, &scf_reduce_def, "expects body to terminate with 'scf.reduce'");
  return reduce != NULL && check_reductions(op, reduce);
}

mica_loop_values scf_parallel_loop_values(const mica_op *op) {
  (void)op;
  return (mica_loop_values){0};  // nothing is carried from one iteration to another
}

bool scf_parallel_induction(const mica_op *op, size_t i, mica_induction *out) {
  const mica_segment steps = scf_parallel_step_segment(op);
  const mica_block *body = scf_parallel_region(op)->first;
  if (i >= steps.count || body == NULL || i >= body->argument_count) return false;
  *out = (mica_induction){
      .variable = body->arguments[i],
      .lower.value = mica_op_operand(op, scf_parallel_lower_bound_segment(op).first + i),
      .upper.value = mica_op_operand(op, scf_parallel_upper_bound_segment(op).first + i),
      .step.value = mica_op_operand(op, steps.first + i)};
  return true;
}

static bool add_without_values(mica_region_successors *out, size_t region) {
  return mica_region_successors_add(out, region, NULL, 0);
}
bool scf_parallel_successors(const mica_op *op, const mica_region *from,
                             mica_region_successors *out) {
  (void)op, (void)from;
  return add_without_values(out, 0) && add_without_values(out, SIZE_MAX);
}

// ---- scf.reduce ---------------------------------------------------------------------------------

mica_successor_operands scf_reduce_successor_operands(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return (mica_successor_operands){0};
}

static bool check_reduction(mica_op *op, size_t index) {
  const mica_type *type = mica_value_type(mica_op_operand(op, index));
  const mica_block *block = mica_op_region(op, index)->first;
  bool fits = block->argument_count == 2;
  for (uint32_t i = 0; fits && i < 2; i++) fits = block->arguments[i]->type == type;
  if (!fits)
    return mica_op_error(
        op, "expected two block arguments with type '%t' in the %z-th reduction region", type,
        index);
  return mica_op_isa(block->last, &scf_reduce_return_def) ||
         mica_op_error(op, "reduction bodies must be terminated with an 'scf.reduce.return' op");
}

bool scf_reduce_check_regions(mica_op *op) {
  size_t regions = mica_op_region_count(op), operands = mica_op_operand_count(op);
  if (regions != operands)
    return mica_op_error(op,
                         "expects number of reduction regions: %z to be the same as number of "
                         "reduction operands: %z",
                         regions, operands);
  for (size_t i = 0; i < regions; i++)
    if (!check_reduction(op, i)) return false;
  return true;
}

bool scf_reduce_return_check(mica_op *op) {
  const mica_block *block = mica_op_block(op);
  const mica_type *type = block->argument_count == 0 ? NULL : block->arguments[0]->type;
  if (type == NULL || type == mica_value_type(scf_reduce_return_result(op)))
    return true;  // scf.reduce counts them
  return mica_op_error(op, "must have type '%t' (the type of the reduction inputs)", type);
}

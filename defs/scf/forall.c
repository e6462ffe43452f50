// Hooks of scf.forall and scf.forall.in_parallel. Called by generated code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

// ---- Reading ------------------------------------------------------------------------------------

typedef struct forall_header {
  mica_parsed_arguments variables;
  mica_assignments outputs;
  mica_types results;
  const mica_attr *numbers[3];  // lower, upper, step
  int32_t segments[4];          // how many values each of them has, and the outputs
} forall_header;

// `(%a, 4)`: one of the three lists.
static bool parse_bounds(mica_parser *p, mica_op_state *out, forall_header *h, size_t which) {
  mica_operand_refs values;
  if (!mica_parse_index_list(p, '(', &values, &h->numbers[which], NULL)) return false;
  h->segments[which] = (int32_t)values.size;
  return mica_state_operands(out, values.data, values.size,
                             mica_type_index(mica_state_context(out)));
}

// As many times the same number as there are induction variables.
static bool set_constant_bounds(mica_parser *p, forall_header *h, size_t which, int64_t value) {
  int64_t *numbers = mica_parser_scratch(p, (h->variables.size + 1) * sizeof *numbers);
  if (numbers == NULL) return false;
  for (size_t i = 0; i < h->variables.size; i++) numbers[i] = value;
  h->numbers[which] =
      mica_attr_dense_i64s(mica_parser_context(p), (mica_int64s){numbers, h->variables.size});
  return h->numbers[which] != NULL;
}

// `in (%upper)`, from zero by one, or `= (%lower) to (%upper) step (%step)`.
static bool parse_all_bounds(mica_parser *p, mica_op_state *out, forall_header *h) {
  if (mica_parse_optional_keyword(p, "in"))
    return parse_bounds(p, out, h, 1) && set_constant_bounds(p, h, 0, 0) &&
           set_constant_bounds(p, h, 2, 1);
  return mica_parse_punct(p, '=') && parse_bounds(p, out, h, 0) && mica_parse_keyword(p, "to") &&
         parse_bounds(p, out, h, 1) && mica_parse_keyword(p, "step") && parse_bounds(p, out, h, 2);
}

static bool parse_outputs(mica_parser *p, mica_op_state *out, forall_header *h) {
  mica_position at = mica_parser_position(p);
  if (!mica_parse_optional_keyword(p, "shared_outs")) return true;
  if (!mica_parse_assignments(p, &h->outputs) || !mica_parse_optional_arrow_types(p, &h->results))
    return false;
  h->segments[3] = (int32_t)h->outputs.size;
  return mica_state_operands_typed(out, h->outputs.operands, h->outputs.size, h->results, at) &&
         mica_state_results(out, h->results);
}

// A terminator that was left out has a region with an empty block.
static bool complete_terminator(mica_parser *p, const mica_region *body) {
  mica_op *last = body->last->last;
  return !scf_forall_in_parallel_isa(last) ||
         mica_region_ensure_block(p, scf_forall_in_parallel_region(last));
}

// The induction variables, then the outputs.
static bool parse_body(mica_parser *p, mica_op_state *out, forall_header *h) {
  const mica_type *index = mica_type_index(mica_state_context(out));
  size_t loops = h->variables.size, count = loops + h->outputs.size;
  mica_parsed_argument *arguments = mica_parser_scratch(p, (count + 1) * sizeof *arguments);
  mica_region *body = mica_state_new_region(out);
  if (index == NULL || arguments == NULL || body == NULL) return false;
  for (size_t i = 0; i < count; i++) {
    arguments[i] = i < loops ? h->variables.data[i] : h->outputs.arguments[i - loops];
    arguments[i].type = i < loops ? index : h->results.data[i - loops];
  }
  return mica_parse_region(p, body, arguments, count, false) &&
         mica_region_ensure_terminator(body, &scf_forall_in_parallel_def, mica_state_loc(out)) &&
         complete_terminator(p, body);
}

bool scf_forall_parse(mica_parser *p, mica_op_state *out) {
  static const char *const names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};
  forall_header h = {0};
  if (!mica_parse_arguments(p, '(', false, false, &h.variables) || !parse_all_bounds(p, out, &h) ||
      !parse_outputs(p, out, &h) || !parse_body(p, out, &h) || !mica_parse_attr_dict(p, out))
    return false;
  for (size_t i = 0; i < 3; i++)
    if (!mica_state_set_attribute(out, mica_str_of(names[i]), h.numbers[i])) return false;
  return scf_set_segments(out, h.segments, 4);
}

// ---- Writing ------------------------------------------------------------------------------------

static mica_int64s lower_bounds(const mica_op *op) {
  return mica_attr_dense_i64s_value(scf_forall_static_lower_bound_attr(op));
}
static mica_int64s upper_bounds(const mica_op *op) {
  return mica_attr_dense_i64s_value(scf_forall_static_upper_bound_attr(op));
}
static mica_int64s steps(const mica_op *op) {
  return mica_attr_dense_i64s_value(scf_forall_static_step_attr(op));
}

static bool all_are(const mica_op *op, mica_segment values, mica_int64s numbers, int64_t wanted) {
  uint32_t used = 0;
  for (size_t i = 0; i < numbers.size; i++) {
    int64_t number = numbers.data[i];
    if (number == MICA_DYNAMIC &&
        (used == values.count ||
         !mica_value_constant(mica_op_operand(op, values.first + used++), &number)))
      return false;
    if (number != wanted) return false;
  }
  return true;
}

static void print_bounds(mica_printer *p, const mica_op *op) {
  const mica_bools fixed = {NULL, 0};
  mica_segment lower = scf_forall_dynamic_lower_bound_segment(op),
               step = scf_forall_dynamic_step_segment(op);
  bool normal = all_are(op, lower, lower_bounds(op), 0) && all_are(op, step, steps(op), 1);
  mica_print_text(p, normal ? ") in " : ") = ");
  if (!normal) {
    mica_print_index_list(p, '(', op, lower, lower_bounds(op), fixed);
    mica_print_text(p, " to ");
  }
  mica_print_index_list(p, '(', op, scf_forall_dynamic_upper_bound_segment(op), upper_bounds(op),
                        fixed);
  if (normal) return;
  mica_print_text(p, " step ");
  mica_print_index_list(p, '(', op, step, steps(op), fixed);
}

void scf_forall_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"operandSegmentSizes", "staticLowerBound",
                                       "staticUpperBound", "staticStep"};
  const mica_block *body = scf_forall_region(op)->first;
  size_t loops = lower_bounds(op).size, results = mica_op_result_count(op);
  mica_print_text(p, " (");
  scf_print_argument_names(p, body, loops);
  print_bounds(p, op);
  mica_print_assignments(p, " shared_outs", op, body, loops, scf_forall_outputs_segment(op));
  mica_print_char(p, ' ');
  if (body->argument_count > loops) {
    mica_print_text(p, "-> (");
    mica_print_result_types(p, op, 0, results);
    mica_print_text(p, ") ");
  }
  mica_print_region(p, scf_forall_region(op), false, results > 0, false);
  mica_print_attr_dict(p, op, elided, 4);
}

// ---- scf.forall ---------------------------------------------------------------------------------

static bool check_arguments(mica_op *op, const mica_block *body, size_t loops,
                            mica_segment outputs) {
  if (body->argument_count != loops + outputs.count)
    return mica_op_error(op, "region expects %z arguments", loops);
  for (size_t i = 0; i < loops; i++)
    if (!mica_type_is_index(body->arguments[i]->type))
      return mica_op_error(op, "expects %z-th block argument to be an index", i);
  for (size_t i = 0; i < outputs.count; i++)
    if (body->arguments[loops + i]->type != mica_value_type(mica_op_operand(op, outputs.first + i)))
      return mica_op_error(
          op, "type mismatch between %z-th output and corresponding block argument", i);
  return true;
}

// At most one attribute masks; the others map one loop each.
static bool check_mapping(mica_op *op, size_t loops) {
  const mica_attr *mapping = scf_forall_mapping_attr(op);
  mica_attrs items = mapping == NULL ? (mica_attrs){NULL, 0} : mica_attr_array_elements(mapping);
  if (items.size == 0) return true;
  size_t masks = 0;
  for (size_t i = 0; i < items.size; i++)
    masks += mica_attr_interface(items.data[i], &scf_device_masking_attr_interface_id) != NULL;
  if (items.size - masks != loops)
    return mica_op_error(op, "mapping attribute size must match op rank");
  return masks <= 1 ||
         mica_op_error(op, "\"mapping\" supports at most one device masking attribute");
}

static bool check_bounds(mica_op *op, size_t loops) {
  return mica_verify_index_list(op, "lower bound", loops, lower_bounds(op),
                                scf_forall_dynamic_lower_bound_segment(op).count) &&
         mica_verify_index_list(op, "upper bound", loops, upper_bounds(op),
                                scf_forall_dynamic_upper_bound_segment(op).count) &&
         mica_verify_index_list(op, "step", loops, steps(op),
                                scf_forall_dynamic_step_segment(op).count);
}

bool scf_forall_check(mica_op *op) {
  size_t loops = lower_bounds(op).size, results = mica_op_result_count(op);
  mica_segment outputs = scf_forall_outputs_segment(op);
  if (results != outputs.count)
    return mica_op_error(op, "produces %z results, but has only %u outputs", results,
                         outputs.count);
  return check_arguments(op, scf_forall_region(op)->first, loops, outputs) &&
         check_mapping(op, loops) && check_bounds(op, loops);
}

// Every output is what its result stands for.
bool scf_forall_check_regions(mica_op *op) {
  mica_segment outputs = scf_forall_outputs_segment(op);
  for (uint32_t i = 0; i < outputs.count; i++) {
    const mica_type *output = mica_value_type(mica_op_operand(op, outputs.first + i));
    const mica_type *result = mica_value_type(mica_op_result(op, i));
    if (output != result)
      return mica_op_error(
          op, "expected type of operand #%u ('%t') to match type of corresponding result ('%t')",
          outputs.first + i, output, result);
  }
  return true;
}

mica_loop_values scf_forall_loop_values(const mica_op *op) {
  mica_segment outputs = scf_forall_outputs_segment(op);
  return (mica_loop_values){.first_init = outputs.first,
                            .init_count = outputs.count,
                            .body = scf_forall_region(op)->first,
                            .first_argument = lower_bounds(op).size,
                            .argument_count = outputs.count};
}

// The `i`-th number, or the operand that stands for it.
static mica_fold_result bound_at(const mica_op *op, mica_segment values, mica_int64s numbers,
                                 size_t i) {
  uint32_t used = 0;
  if (numbers.data[i] != MICA_DYNAMIC)
    return (mica_fold_result){.attr = mica_attr_index(mica_op_context(op), numbers.data[i])};
  for (size_t k = 0; k < i; k++) used += numbers.data[k] == MICA_DYNAMIC;
  return (mica_fold_result){.value = mica_op_operand(op, values.first + used)};
}

bool scf_forall_induction(const mica_op *op, size_t i, mica_induction *out) {
  const mica_block *body = scf_forall_region(op)->first;
  if (i >= lower_bounds(op).size || body == NULL || i >= body->argument_count) return false;
  *out = (mica_induction){
      .variable = body->arguments[i],
      .lower = bound_at(op, scf_forall_dynamic_lower_bound_segment(op), lower_bounds(op), i),
      .upper = bound_at(op, scf_forall_dynamic_upper_bound_segment(op), upper_bounds(op), i),
      .step = bound_at(op, scf_forall_dynamic_step_segment(op), steps(op), i)};
  return true;
}

// Nothing is handed on: the check compares outputs, arguments and results.
bool scf_forall_successors(const mica_op *op, const mica_region *from,
                           mica_region_successors *out) {
  (void)op;
  return mica_region_successors_add(out, from == NULL ? 0 : SIZE_MAX, NULL, 0);
}

// ---- scf.forall.in_parallel ---------------------------------------------------------------------

bool scf_forall_in_parallel_parse(mica_parser *p, mica_op_state *out) {
  mica_region *body = mica_state_new_region(out);
  return body != NULL && mica_parse_region(p, body, NULL, 0, false) &&
         mica_region_ensure_block(p, body) && mica_parse_attr_dict(p, out);
}

void scf_forall_in_parallel_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_region(p, scf_forall_in_parallel_region(op), false, false, false);
  mica_print_attr_dict(p, op, NULL, 0);
}

bool scf_forall_in_parallel_has_ssa_dominance(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return false;
}

// An argument of the loop's body that stands for an output.
static bool is_output(const mica_op *forall, const mica_value *value) {
  return mica_value_argument_block(value) == mica_op_region(forall, 0)->first &&
         mica_value_index(value) >= lower_bounds(forall).size;
}

static bool check_combining(const mica_op *forall, mica_op *op) {
  const mica_parallel_combining_interface *methods =
      mica_op_interface(op, &mica_parallel_combining_interface_id);
  if (methods == NULL || methods->destinations == NULL) return true;
  mica_successor_operands updated = methods->destinations(op);
  for (size_t i = 0; i < updated.count; i++)
    if (!is_output(forall, mica_op_operand(op, updated.first + i)))
      return mica_op_error(op, "may only insert into an output block argument");
  return true;
}

// What an operation of an unregistered dialect does isn't known: it may stand here.
bool scf_forall_in_parallel_check(mica_op *op) {
  const mica_op *forall = mica_op_parent(op);
  for (mica_op *inner = scf_forall_in_parallel_region(op)->first->first; inner != NULL;
       inner = mica_op_next(inner)) {
    if (inner->name->dialect != NULL &&
        !mica_op_implements(inner, &mica_parallel_combining_interface_id))
      return mica_op_error(op, "expected only ParallelCombiningOpInterface ops");
    if (!check_combining(forall, inner)) return false;
  }
  return true;
}

// Hooks of scf.for: `%i = %lower to %upper step %step iter_args(%x = %init) -> (type) : type {}`.
// Called by generated code; own nothing.
#include "shared.h"

#include "mica/directives.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- Text ---------------------------------------------------------------------------------------

typedef struct for_header {
  mica_assignments arguments;  // the induction variable, then the carried values
  mica_operand_ref bounds[3];
  mica_types results;
  const mica_type *type;  // of the bounds
} for_header;

static bool parse_bounds(mica_parser *p, for_header *h) {
  mica_parsed_argument variable = {0};
  return mica_parse_operand(p, &variable.name) &&
         mica_assignments_add(p, &h->arguments, &variable) && mica_parse_punct(p, '=') &&
         mica_parse_operand(p, &h->bounds[0]) && mica_parse_keyword(p, "to") &&
         mica_parse_operand(p, &h->bounds[1]) && mica_parse_keyword(p, "step") &&
         mica_parse_operand(p, &h->bounds[2]);
}

static bool parse_header(mica_parser *p, for_header *h) {
  if (!parse_bounds(p, h)) return false;
  if (mica_parse_optional_keyword(p, "iter_args") &&
      (!mica_parse_assignments(p, &h->arguments) || !mica_parse_arrow_types(p, &h->results)))
    return false;
  if (h->arguments.size != h->results.size + 1)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "mismatch in number of loop-carried values and defined values");
  h->type = mica_type_index(mica_parser_context(p));
  return h->type != NULL && (!mica_parse_optional_punct(p, ':') || mica_parse_type(p, &h->type));
}

static bool parse_body(mica_parser *p, mica_op_state *out, for_header *h) {
  h->arguments.arguments[0].type = h->type;
  for (size_t i = 0; i < h->results.size; i++)
    h->arguments.arguments[i + 1].type = h->results.data[i];
  mica_region *body = mica_state_new_region(out);
  return body != NULL &&
         mica_parse_region(p, body, h->arguments.arguments, h->arguments.size, false) &&
         mica_region_ensure_terminator(body, &scf_yield_def, mica_state_loc(out));
}

// Operands are resolved after the body, so that none of its values can be meant.
bool scf_for_parse(mica_parser *p, mica_op_state *out) {
  for_header h = {0};
  if (mica_parse_optional_keyword(p, "unsigned")) {
    const mica_attr *unit = mica_attr_unit(mica_state_context(out));
    if (unit == NULL || !mica_state_set_attribute(out, MICA_STR("unsignedCmp"), unit)) return false;
  }
  if (!parse_header(p, &h) || !mica_state_results(out, h.results) || !parse_body(p, out, &h))
    return false;
  if (!mica_state_operands(out, h.bounds, 3, h.type)) return false;
  for (size_t i = 0; i < h.results.size; i++)
    if (!mica_state_operands(out, &h.arguments.operands[i + 1], 1, h.results.data[i])) return false;
  return mica_parse_attr_dict(p, out);
}

static void print_results(mica_printer *p, const mica_op *op) {
  if (mica_op_operand_count(op) == 3) return;
  mica_print_text(p, " -> (");
  mica_print_operand_types(p, op, 3, mica_op_operand_count(op) - 3);
  mica_print_char(p, ')');
}

void scf_for_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"unsignedCmp"};
  const mica_block *body = scf_for_region(op)->first;
  mica_segment carried = {3, (uint32_t)mica_op_operand_count(op) - 3};
  const mica_value *variable = body->arguments[0];
  mica_print_text(p, scf_for_unsigned_cmp_attr(op) != NULL ? " unsigned " : " ");
  mica_print_loop_bounds(p, variable, scf_for_lower_bound(op), scf_for_upper_bound(op),
                         scf_for_step(op));
  mica_print_assignments(p, " iter_args", op, body, 1, carried);
  print_results(p, op);
  mica_print_loop_type(p, mica_value_type(variable));
  mica_print_region(p, scf_for_region(op), false, carried.count > 0, false);
  mica_print_attr_dict(p, op, elided, 1);
}

// ---- Checks -------------------------------------------------------------------------------------

bool scf_for_check(mica_op *op) {
  return mica_op_operand_count(op) - 3 == mica_op_result_count(op) ||
         mica_op_error(op, "mismatch in number of loop-carried values and defined values");
}

// What is carried was checked by LoopLikeOpInterface.
bool scf_for_check_regions(mica_op *op) {
  const mica_block *body = scf_for_region(op)->first;
  if (body->argument_count == 0 ||
      body->arguments[0]->type != mica_value_type(scf_for_lower_bound(op)))
    return mica_op_error(op, "expected induction variable to be same type as bounds and step");
  return true;
}

// ---- Interfaces ---------------------------------------------------------------------------------

mica_loop_values scf_for_loop_values(const mica_op *op) {
  const mica_block *body = scf_for_region(op)->first;
  size_t arguments = body == NULL || body->argument_count == 0 ? 0 : body->argument_count - 1;
  const mica_op *last = body == NULL ? NULL : body->last;
  return (mica_loop_values){.first_init = 3,
                            .init_count = mica_op_operand_count(op) - 3,
                            .body = body,
                            .first_argument = 1,
                            .argument_count = arguments,
                            .yield = last != NULL && scf_yield_isa(last) ? last : NULL,
                            .has_results = true};
}

bool scf_for_induction(const mica_op *op, size_t i, mica_induction *out) {
  const mica_block *body = scf_for_region(op)->first;
  if (i != 0 || body == NULL || body->argument_count == 0) return false;
  *out = (mica_induction){.variable = body->arguments[0],
                          .lower.value = scf_for_lower_bound(op),
                          .upper.value = scf_for_upper_bound(op),
                          .step.value = scf_for_step(op)};
  return true;
}

// From wherever: into the body, or out.
bool scf_for_successors(const mica_op *op, const mica_region *from, mica_region_successors *out) {
  (void)op, (void)from;
  return mica_region_successors_add_region(out, 0, 1) && mica_region_successors_add_parent(out, 0);
}

mica_successor_operands scf_for_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  return (mica_successor_operands){.first = 3, .count = mica_op_operand_count(op) - 3};
}

// With a step of one it certainly ends.
mica_speculatability scf_for_speculatability(const mica_op *op) {
  int64_t step;
  bool ends = mica_op_operand_count(op) >= 3 && mica_value_constant(scf_for_step(op), &step) &&
              step == 1;
  return ends ? MICA_RECURSIVELY_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

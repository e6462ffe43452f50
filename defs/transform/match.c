// Hooks of questions to structured operations: match.structured and what stands in it. Called by
// generated code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/print.h"

bool transform_trait_structured_op_predicate_op_trait_check(mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  if (parent == NULL || !mica_str_is(mica_op_name_of(parent), "transform.match.structured"))
    return mica_op_error(op, "expects parent op to be 'transform.match.structured'");
  // What is wrong with the parent is told by its own check.
  if (mica_op_region_count(parent) == 0) return true;
  const mica_block *body = mica_region_first(mica_op_region(parent, 0));
  return body == NULL || mica_block_argument_count(body) == 0 ||
         mica_op_operand(op, 0) == mica_block_argument_at(body, 0) ||
         mica_op_error(op, "expected predicate to apply to the surrounding structured op");
}

bool transform_match_structured_check(mica_op *op) {
  const mica_block *body = mica_region_first(transform_match_structured_body_region(op));
  if (mica_block_argument_count(body) != 1) return mica_op_error(op, "expected one body argument");
  if (!transform_type_is_handle(mica_value_type(mica_block_argument_at(body, 0))))
    return mica_op_error(op, "expected body argument to implement TransformHandleTypeInterface");
  for (const mica_op *nested = mica_block_first(body); nested != mica_block_last(body);
       nested = mica_op_next(nested)) {
    if (transform_implements(nested, &transform_match_op_interface_id)) continue;
    mica_diag *diag =
        mica_op_error_begin(op, "expects nested operations to implement MatchOpInterface");
    mica_diag_note(diag, mica_op_loc(nested), "offending operation");
    return mica_diag_report(diag);
  }
  return true;
}

// ---- `type` or `(type) -> type` -----------------------------------------------------------------

bool transform_parse_semi_function_type(mica_parser *p, mica_op_state *out,
                                        const mica_type **operand, mica_types *result) {
  (void)out;
  if (!mica_parse_optional_punct(p, '(')) return mica_parse_type(p, operand);
  const mica_type **type = mica_parser_scratch(p, sizeof *type);
  if (type == NULL || !mica_parse_type(p, operand) || !mica_parse_punct(p, ')') ||
      !mica_parse_punct(p, MICA_PUNCT_ARROW) || !mica_parse_type(p, type))
    return false;
  *result = (mica_types){type, 1};
  return true;
}

void transform_print_semi_function_type(mica_printer *p, const mica_op *op,
                                        const mica_type *operand, const mica_type *result) {
  (void)op;
  if (result != NULL) mica_print_char(p, '(');
  mica_print_type(p, operand);
  if (result == NULL) return;
  mica_print_text(p, ") -> ");
  mica_print_type(p, result);
}

// ---- Predicates ---------------------------------------------------------------------------------

bool transform_match_structured_body_check(mica_op *op) {
  const bool has_contraction = transform_match_structured_body_has_contraction(op);
  const int options = transform_match_structured_body_has_reduction_position(op) +
                      transform_match_structured_body_passthrough(op) +
                      transform_match_structured_body_elementwise(op) + has_contraction;
  if (options > 1)
    return mica_op_error(op,
                         "only one of {\"reduction_position\", \"passthrough\", \"elementwise\", "
                         "\"contraction\"} is allowed");
  return !has_contraction || transform_match_structured_body_contraction(op).size == 2 ||
         mica_op_error(op, "expects \"contraction\" to contain two elements");
}

bool transform_match_structured_dim_check(mica_op *op) {
  if (transform_match_structured_dim_parallel(op) && transform_match_structured_dim_reduction(op))
    return mica_op_error(op, "cannot request the same dimension to be both parallel and reduction");
  return transform_check_positions(op, transform_match_structured_dim_raw_dim_list(op),
                                   transform_match_structured_dim_is_inverted(op),
                                   transform_match_structured_dim_is_all(op));
}

typedef struct operands {
  mica_int64s positions;
  bool is_inverted, is_all, permutation, projected_permutation;
} operands;

static bool check_operands(mica_op *op, operands of) {
  if (of.permutation && of.projected_permutation)
    return mica_op_error(op,
                         "\"permutation\" and \"projected_permutation\" are mutually exclusive");
  if (of.positions.size > 1 && mica_op_result_count(op) != 0)
    return mica_op_error(op, "cannot bind multiple inputs/inits to the same value");
  return transform_check_positions(op, of.positions, of.is_inverted, of.is_all);
}

bool transform_match_structured_input_check(mica_op *op) {
  return check_operands(op, (operands){transform_match_structured_input_raw_position_list(op),
                                       transform_match_structured_input_is_inverted(op),
                                       transform_match_structured_input_is_all(op),
                                       transform_match_structured_input_permutation(op),
                                       transform_match_structured_input_projected_permutation(op)});
}
bool transform_match_structured_init_check(mica_op *op) {
  return check_operands(op, (operands){transform_match_structured_init_raw_position_list(op),
                                       transform_match_structured_init_is_inverted(op),
                                       transform_match_structured_init_is_all(op),
                                       transform_match_structured_init_permutation(op),
                                       transform_match_structured_init_projected_permutation(op)});
}

bool transform_match_structured_result_check(mica_op *op) {
  const bool any = transform_match_structured_result_any(op);
  const bool single = transform_match_structured_result_single(op);
  const mica_type *type = mica_value_type(transform_match_structured_result_result(op));
  if ((any || single) != transform_type_is_handle(type))
    return mica_op_error(op,
                         "expects either the any/single keyword or the type value handle result "
                         "type");
  return !any || !single || mica_op_error(op, "'any' and 'single' are mutually exclusive");
}

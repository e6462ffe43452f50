// What the definitions can't say: checks, names, and the text of programs and exponents.
#include "mica/function.h"
#include "ring.h"

bool ring_elem_type_check(mica_context *ctx, mica_loc loc, uint64_t modulus) {
  return modulus >= 2 || mica_error(ctx, loc, "a ring needs a modulus of at least 2");
}

bool ring_range_attr_check(mica_context *ctx, mica_loc loc, int64_t from, int64_t to,
                           int64_t step) {
  if (from > to) return mica_error(ctx, loc, "a range runs from %I up to %I, not down", to, from);
  return step > 0 || mica_error(ctx, loc, "a step of %I never ends", step);
}

bool ring_constant_check(mica_op *op) {
  uint64_t modulus = ring_elem_type_modulus(mica_value_type(ring_constant_result(op)));
  int64_t value = ring_constant_value(op);
  return (value >= 0 && (uint64_t)value < modulus) ||
         mica_op_error(op, "has the value %I, which is no element of '%t'", value,
                       mica_value_type(ring_constant_result(op)));
}

void ring_constant_result_names(const mica_op *op, mica_name_setter *set) {
  int64_t value = ring_constant_value(op);
  if (value == 0) mica_set_value_name(set, ring_constant_result(op), MICA_STR("zero"));
  if (value == 1) mica_set_value_name(set, ring_constant_result(op), MICA_STR("one"));
}

// ---- ring.power: `to 3` -------------------------------------------------------------------------

bool ring_parse_exponent(mica_parser *p, mica_op_state *out, const mica_attr **exponent) {
  int64_t value;
  if (!mica_parse_keyword(p, "to") || !mica_parse_int64(p, &value)) return false;
  *exponent = mica_attr_i64(mica_state_context(out), value);
  return *exponent != NULL;
}

void ring_print_exponent(mica_printer *p, const mica_op *op, const mica_attr *exponent) {
  (void)op;
  mica_print_text(p, "to ");
  mica_print_int(p, mica_attr_integer_value(exponent));
}

// ---- ring.fold ----------------------------------------------------------------------------------

void ring_fold_block_argument_names(const mica_op *op, const mica_region *region,
                                    mica_name_setter *set) {
  (void)op;
  const mica_block *body = region->first;
  if (body != NULL && mica_block_argument_count(body) > 0)
    mica_set_value_name(set, mica_block_argument_at(body, 0), MICA_STR("so_far"));
}

bool ring_fold_check_regions(mica_op *op) {
  const mica_type *type = mica_value_type(ring_fold_init(op));
  const mica_block *body = ring_fold_body(op)->first;
  if (mica_block_argument_count(body) != 1 ||
      mica_value_type(mica_block_argument_at(body, 0)) != type)
    return mica_op_error(op, "needs a body with one argument of type '%t'", type);
  const mica_op *last = body->last;
  if (!ring_yield_isa(last)) return mica_op_error(op, "must end its body with ring.yield");
  return mica_value_type(ring_yield_value(last)) == type ||
         mica_op_error(last, "must give a '%t' to the next round", type);
}

// ---- Control flow -------------------------------------------------------------------------------

mica_successor_operands ring_if_zero_successor_operands(const mica_op *op, size_t successor) {
  (void)op, (void)successor;
  return (mica_successor_operands){0};  // nothing is passed on
}

bool ring_return_check(mica_op *op) {
  mica_types results = mica_type_function_results(mica_function_type_of(mica_op_parent(op)));
  if (results.size == 1 && results.data[0] == mica_value_type(ring_return_value(op))) return true;
  return mica_op_error(op, "gives what its program does not return");
}

bool ring_program_parse(mica_parser *p, mica_op_state *out) {
  return mica_parse_function(p, out, false, NULL);
}

void ring_program_print(mica_printer *p, const mica_op *op) {
  const mica_type *type = mica_function_type_of(op);
  mica_print_function(p, op, mica_type_function_inputs(type), false,
                      mica_type_function_results(type));
}

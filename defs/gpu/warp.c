// Hooks of gpu.warp_execute_on_lane_0. Called by generated code; own nothing.
#include "shared.h"

// ---- Text: `(%lane)[32] args(%a : i32) -> (f32) { ... }` ----------------------------------------

static bool parse_head(mica_parser *p, mica_op_state *out) {
  mica_parsed_argument lane;
  int64_t size;
  if (!mica_parse_punct(p, '(') || !mica_parse_argument(p, false, false, &lane) ||
      !mica_parse_punct(p, ')') || !mica_parse_punct(p, '[') || !mica_parse_int64(p, &size) ||
      !mica_parse_punct(p, ']'))
    return false;
  const mica_attr *attr = mica_attr_i64(mica_state_context(out), size);
  return attr != NULL && mica_state_set_attribute(out, MICA_STR("warp_size"), attr) &&
         mica_state_operands(out, &lane.name, 1, mica_type_index(mica_state_context(out)));
}

static bool parse_inputs(mica_parser *p, mica_op_state *out) {
  mica_operand_refs operands;
  mica_types types;
  if (!mica_parse_optional_keyword(p, "args")) return true;
  if (!mica_parse_punct(p, '(')) return false;
  mica_position at = mica_parser_position(p);
  return mica_parse_operands(p, 0, false, &operands) && mica_parse_punct(p, ':') &&
         mica_parse_types(p, &types) && mica_parse_punct(p, ')') &&
         mica_state_operands_typed(out, operands.data, operands.size, types, at);
}

bool gpu_warp_execute_on_lane_0_parse(mica_parser *p, mica_op_state *out) {
  mica_types results = {NULL, 0};
  mica_region *region = mica_state_new_region(out);
  return region != NULL && parse_head(p, out) && parse_inputs(p, out) &&
         mica_parse_optional_arrow_types(p, &results) && mica_state_results(out, results) &&
         mica_parse_region(p, region, NULL, 0, false) &&
         mica_region_ensure_terminator(region, &gpu_yield_def, mica_state_loc(out)) &&
         mica_parse_attr_dict(p, out);
}

static void print_inputs(mica_printer *p, const mica_op *op) {
  mica_segment inputs = gpu_warp_execute_on_lane_0_args_segment(op);
  if (inputs.count == 0) return;
  mica_print_text(p, " args(");
  mica_print_operands(p, op, inputs.first, inputs.count);
  mica_print_text(p, " : ");
  mica_print_operand_types(p, op, inputs.first, inputs.count);
  mica_print_char(p, ')');
}

void gpu_warp_execute_on_lane_0_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"warp_size"};
  size_t results = mica_op_result_count(op);
  mica_print_char(p, '(');
  mica_print_operand(p, gpu_warp_execute_on_lane_0_laneid(op));
  mica_print_text(p, ")[");
  mica_print_int(p, gpu_warp_execute_on_lane_0_warp_size(op));
  mica_print_char(p, ']');
  print_inputs(p, op);
  if (results > 0) {
    mica_print_text(p, " -> (");
    mica_print_result_types(p, op, 0, results);
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_region(p, gpu_warp_execute_on_lane_0_warp_region(op), true, results > 0, false);
  mica_print_attr_dict(p, op, elided, 1);
}

// ---- Values that are dealt out ------------------------------------------------------------------

// Why a type can't be the part that each thread has of another one.
typedef enum misfit { FITS, NO_VECTOR, OTHER_KIND, NO_MULTIPLE, OTHER_SIZE } misfit;

// `*dim`: the dimension that doesn't fit.
static misfit compare_distributed(const mica_type *whole, const mica_type *part, int64_t warp_size,
                                  size_t *dim) {
  if (whole == part) return FITS;
  if (!mica_type_is_vector(whole) || !mica_type_is_vector(part)) return NO_VECTOR;
  mica_int64s all = mica_type_shape(whole), own = mica_type_shape(part);
  if (all.size != own.size || mica_type_element(whole) != mica_type_element(part))
    return OTHER_KIND;
  uint64_t threads = 1;  // as MLIR, modulo 2^64
  for (*dim = 0; *dim < all.size; ++*dim) {
    if (all.data[*dim] % own.data[*dim] != 0) return NO_MULTIPLE;
    threads *= (uint64_t)(all.data[*dim] / own.data[*dim]);
  }
  return threads == (uint64_t)warp_size ? FITS : OTHER_SIZE;
}

static bool check_distributed(mica_op *op, const mica_type *whole, const mica_type *part) {
  int64_t warp_size = gpu_warp_execute_on_lane_0_warp_size(op);
  size_t dim = 0;
  switch (compare_distributed(whole, part, warp_size, &dim)) {
  case FITS: return true;
  case NO_VECTOR: return mica_op_error(op, "expected vector type for distributed operands.");
  case OTHER_KIND:
    return mica_op_error(op, "expected distributed vectors to have same rank and element type.");
  case NO_MULTIPLE:
    return mica_op_error(op,
                         "expected expanded vector dimension #%z (%I) to be a multipler of the "
                         "distributed vector dimension (%I)",
                         dim, mica_type_shape(whole).data[dim], mica_type_shape(part).data[dim]);
  case OTHER_SIZE: break;
  }
  return mica_op_error(op,
                       "incompatible distribution dimensions from '%t' to '%t' with warp size = %I",
                       whole, part, warp_size);
}

bool gpu_warp_execute_on_lane_0_are_types_compatible(const mica_op *op, const mica_type *from,
                                                     const mica_type *to) {
  size_t dim;
  return compare_distributed(from, to, gpu_warp_execute_on_lane_0_warp_size(op), &dim) == FITS;
}

static bool check_results(mica_op *op, const mica_op *yield) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!check_distributed(op, mica_value_type(mica_op_operand(yield, i)),
                           mica_value_type(mica_op_result(op, i))))
      return false;
  return true;
}

bool gpu_warp_execute_on_lane_0_check(mica_op *op) {
  const mica_block *body = mica_region_first(gpu_warp_execute_on_lane_0_warp_region(op));
  mica_segment inputs = gpu_warp_execute_on_lane_0_args_segment(op);
  if (inputs.count != mica_block_argument_count(body))
    return mica_op_error(op, "expected same number op arguments and block arguments.");
  const mica_op *yield = mica_block_last(body);
  if (mica_op_operand_count(yield) != mica_op_result_count(op))
    return mica_op_error(op, "expected same number of yield operands and return values.");
  for (size_t i = 0; i < inputs.count; i++)
    if (!check_distributed(op, mica_value_type(mica_block_argument_at(body, i)),
                           mica_value_type(mica_op_operand(op, inputs.first + i))))
      return false;
  return check_results(op, yield);
}

bool gpu_warp_execute_on_lane_0_successors(const mica_op *op, const mica_region *from,
                                           mica_region_successors *out) {
  (void)op;
  // Nothing is passed to the region itself: what its arguments are is told by the check.
  return from == NULL ? mica_region_successors_add(out, 0, NULL, 0)
                      : mica_region_successors_add_parent(out, 0);
}

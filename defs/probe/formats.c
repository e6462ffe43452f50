// Hooks of the dialect probe's formats: custom directives, a hand-written type, a checked type,
// inference.
#include "mica/mica.h"
#include "probe/probe.h"

// ---- Types --------------------------------------------------------------------------------------

bool probe_checked_type_check(mica_context *ctx, mica_loc loc, unsigned width) {
  return width % 2 == 0 ||
         mica_error(ctx, loc, "a checked type needs an even width, but got %u", width);
}

// `1 to 2`
bool probe_parse_pair(mica_parser *p, int *first, int *second) {
  if (!mica_parse_scalar(p, sizeof *first, true, first)) return false;
  return mica_parse_keyword(p, "to") && mica_parse_scalar(p, sizeof *second, true, second);
}
void probe_print_pair(mica_printer *p, int first, int second) {
  mica_print_int(p, first);
  mica_print_text(p, " to ");
  mica_print_int(p, second);
}

// `<7>`
const mica_type *probe_hooked_type_parse(mica_parser *p) {
  int width;
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_scalar(p, sizeof width, true, &width) || !mica_parse_punct(p, '>')) return NULL;
  return probe_hooked_type_get(mica_parser_context(p), width);
}
void probe_hooked_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_int(p, probe_hooked_type_width(type));
  mica_print_char(p, '>');
}

// ---- Operations ---------------------------------------------------------------------------------

bool probe_format_inferred_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                       const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(probe_format_inferred_parts_arg(parts));
  return true;
}

// `%one / %maybe [%many]`
bool probe_parse_operands(mica_parser *p, mica_op_state *out, mica_operand_ref *one,
                          mica_operand_refs *maybe, mica_operand_refs *many) {
  (void)out;
  if (!mica_parse_operand(p, one) || !mica_parse_punct(p, '*')) return false;
  return mica_parse_operand_if_any(p, maybe) && mica_parse_operands(p, '[', false, many);
}
void probe_print_operands(mica_printer *p, const mica_op *op, mica_value *one, mica_value *maybe,
                          mica_segment many) {
  mica_print_operand(p, one);
  mica_print_text(p, " * ");
  if (maybe != NULL) mica_print_operand(p, maybe);
  mica_print_text(p, " [");
  mica_print_operands(p, op, many.first, many.count);
  mica_print_char(p, ']');
}

bool probe_parse_number(mica_parser *p, mica_op_state *out, const mica_attr **number,
                        mica_operand_ref one_) {
  (void)out;
  (void)one_;
  if (!mica_parse_keyword(p, "number")) return false;
  return mica_parse_attr(p, mica_type_i(mica_parser_context(p), 32), number);
}
void probe_print_number(mica_printer *p, const mica_op *op, const mica_attr *number,
                        mica_value *one_) {
  (void)op;
  (void)one_;
  mica_print_text(p, "number ");
  mica_print_attr_without_type(p, number);
}

bool probe_parse_types(mica_parser *p, mica_op_state *out, const mica_type **one_type,
                       mica_types *maybe_types, mica_types *many_types, mica_operand_refs many_) {
  (void)out;
  if (!mica_parse_type(p, one_type) || !mica_parse_punct(p, '*')) return false;
  if (!mica_parse_type_if_any(p, maybe_types)) return false;
  return many_.size == 0 || (mica_parse_keyword(p, "many") && mica_parse_types(p, many_types));
}
void probe_print_types(mica_printer *p, const mica_op *op, const mica_type *one_type,
                       const mica_type *maybe_type, mica_segment many_types, mica_segment many_) {
  mica_print_type(p, one_type);
  mica_print_text(p, " * ");
  if (maybe_type != NULL) mica_print_type(p, maybe_type);
  if (many_.count == 0) return;
  mica_print_text(p, " many ");
  mica_print_operand_types(p, op, many_types.first, many_types.count);
}

mica_parsed probe_parse_bound(mica_parser *p, mica_op_state *out, const mica_attr **bound) {
  (void)out;
  if (!mica_parse_optional_keyword(p, "bound")) return MICA_ABSENT;
  return mica_parse_attr(p, mica_type_i(mica_parser_context(p), 32), bound) ? MICA_PARSED
                                                                            : MICA_FAILED;
}
void probe_print_bound(mica_printer *p, const mica_op *op, const mica_attr *bound) {
  (void)op;
  mica_print_text(p, "bound ");
  mica_print_attr_without_type(p, bound);
}

bool probe_parse_body(mica_parser *p, mica_op_state *out, mica_region *body) {
  (void)out;
  return mica_parse_region(p, body, NULL, 0, false);
}
void probe_print_body(mica_printer *p, const mica_op *op, mica_region *body) {
  (void)op;
  mica_print_region(p, body, true, true, false);
}

// `2x?`
bool probe_parse_open_shape(mica_parser *p, mica_op_state *out, const mica_attr **shape) {
  (void)out;
  mica_int64s sizes;
  if (!mica_parse_dimension_list(p, true, false, &sizes)) return false;
  *shape = mica_attr_dense_i64s(mica_parser_context(p), sizes);
  return *shape != NULL;
}
// `2x3x`
bool probe_parse_fixed_shape(mica_parser *p, mica_op_state *out, const mica_attr **shape) {
  (void)out;
  mica_int64s sizes;
  if (!mica_parse_dimension_list(p, false, true, &sizes)) return false;
  *shape = mica_attr_dense_i64s(mica_parser_context(p), sizes);
  return *shape != NULL;
}
static void print_shape(mica_printer *p, const mica_attr *shape, const char *after_all) {
  mica_int64s sizes = mica_attr_dense_i64s_value(shape);
  for (size_t i = 0; i < sizes.size; i++) {
    if (sizes.data[i] == MICA_DYNAMIC) mica_print_char(p, '?');
    else mica_print_int(p, sizes.data[i]);
    mica_print_text(p, i + 1 < sizes.size ? "x" : after_all);
  }
}
void probe_print_open_shape(mica_printer *p, const mica_op *op, const mica_attr *shape) {
  (void)op;
  print_shape(p, shape, "");
}
void probe_print_fixed_shape(mica_printer *p, const mica_op *op, const mica_attr *shape) {
  (void)op;
  print_shape(p, shape, "x");
}

bool probe_parse_growing(mica_parser *p, mica_op_state *out, const mica_attr **number) {
  (void)out;
  int32_t value;
  if (!mica_parse_scalar(p, sizeof value, true, &value)) return false;
  *number = mica_attr_i(mica_parser_context(p), 32, value);
  return *number != NULL;
}
void probe_print_growing(mica_printer *p, const mica_op *op, const mica_attr *number) {
  (void)op;
  mica_print_int(p, mica_attr_integer_value(number) + 1);
}

// The hand-written part of hooks.td, for Mica; hooks.cpp is the same for MLIR.
#include "hooks.h"
#include "mica/parse.h"
#include "mica/print.h"

bool hooks_verified_check(mica_op *op) {
  if (hooks_verified_a(op) < hooks_verified_b(op)) return true;
  return mica_op_error(op, "expects %d to be less than %d", hooks_verified_a(op),
                       hooks_verified_b(op));
}

bool hooks_region_verified_check_regions(mica_op *op) {
  const mica_block *block = mica_region_first(hooks_region_verified_body(op));
  if (block != NULL && mica_block_first(block) != NULL) return true;
  return mica_op_error(op, "expects an operation in its region");
}

bool hooks_both_verified_check(mica_op *op) {
  if (hooks_both_verified_values_count(op) != 3) return true;
  return mica_op_error(op, "expects any number of values but three");
}

bool hooks_both_verified_check_regions(mica_op *op) {
  const mica_block *block = mica_region_first(hooks_both_verified_body(op));
  const size_t count = hooks_both_verified_values_count(op);
  if (block == NULL || mica_block_argument_count(block) == count) return true;
  return mica_op_error(op, "expects %z arguments", count);
}

bool hooks_parse_number(mica_parser *p, mica_op_state *out, const mica_attr **a) {
  int32_t value;
  if (!mica_parse_keyword(p, "number") || !mica_parse_scalar(p, sizeof value, true, &value))
    return false;
  *a = mica_attr_i32(mica_state_context(out), value);
  return *a != NULL;
}

void hooks_print_number(mica_printer *p, const mica_op *op, const mica_attr *a) {
  (void)op;
  mica_print_text(p, "number ");
  mica_print_int(p, mica_attr_integer_value(a));
}

bool hooks_parse_bracketed(mica_parser *p, mica_op_state *out, const mica_type **value_type) {
  (void)out;
  return mica_parse_punct(p, '[') && mica_parse_type(p, value_type) && mica_parse_punct(p, ']');
}

void hooks_print_bracketed(mica_printer *p, const mica_op *op, const mica_type *value_type) {
  (void)op;
  mica_print_char(p, '[');
  mica_print_type(p, value_type);
  mica_print_char(p, ']');
}

bool hooks_inferred_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                const mica_type **types) {
  (void)loc;
  const mica_type *type = mica_value_type(parts->operands[0]);
  const mica_type *const twice[] = {type, type};
  types[0] = mica_type_tuple(ctx, (mica_types){twice, 2});
  return types[0] != NULL;
}

bool hooks_checked_type_check(mica_context *ctx, mica_loc loc, int width,
                              const mica_type *element) {
  if (width > 0) return true;
  return mica_error(ctx, loc, "expects a positive width, not %d of '%t'", width, element);
}

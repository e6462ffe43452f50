// The hand-written part of more_properties.td, for Mica; more_properties.cpp is the same for MLIR.
#include "more_properties.h"
#include "mica/bytecode.h"
#include "mica/parse.h"
#include "mica/print.h"

bool more_properties_even_property_from_attr(mica_context *ctx, const mica_attr *attr,
                                             int64_t *storage, const mica_property_report *report) {
  (void)ctx;
  if (!mica_attr_is_integer(attr) || mica_attr_integer_value(attr) % 2 != 0)
    return mica_property_error(report, "expected an even number, not %a", attr);
  *storage = mica_attr_integer_value(attr);
  return true;
}

const mica_attr *more_properties_even_property_to_attr(mica_context *ctx, int64_t value) {
  return mica_attr_i(ctx, 16, value);
}

bool more_properties_even_property_parse(mica_parser *p, int64_t *storage) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_int64(p, storage)) return false;
  return *storage % 2 == 0 || mica_parse_error(p, at, "expected an even number");
}

mica_parsed more_properties_even_property_parse_optional(mica_parser *p, int64_t *storage) {
  if (!mica_parse_optional_keyword(p, "even")) return MICA_ABSENT;
  return more_properties_even_property_parse(p, storage) ? MICA_PARSED : MICA_FAILED;
}

void more_properties_even_property_print(mica_printer *p, int64_t value) {
  mica_print_int(p, value);
}

bool more_properties_even_property_read_bytecode(mica_bytecode_reader *r, int64_t *storage) {
  return mica_bytecode_read_signed_varint(r, storage);
}

void more_properties_even_property_write_bytecode(mica_bytecode_writer *w, int64_t value) {
  mica_bytecode_write_signed_varint(w, value);
}

bool more_properties_parse_number(mica_parser *p, mica_op_state *out, const mica_attr **a) {
  int64_t value;
  if (!mica_parse_keyword(p, "number") || !mica_parse_int64(p, &value)) return false;
  *a = mica_attr_i64(mica_state_context(out), value);
  return *a != NULL;
}

void more_properties_print_number(mica_printer *p, const mica_op *op, const mica_attr *a) {
  (void)op;
  mica_print_text(p, "number ");
  mica_print_int(p, mica_attr_integer_value(a));
}

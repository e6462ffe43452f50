// Hooks of the dialect probe: what older text has. Own nothing.
#include "probe/probe.h"

#include "mica/former.h"

// `%a for 2 : type`
bool probe_parse_count_for(mica_parser *p, mica_op_state *out) {
  mica_operand_ref start;
  const mica_type *type, *i64 = mica_type_i(mica_state_context(out), 64);
  const mica_attr *step;
  if (i64 == NULL || !mica_parse_operand(p, &start) || !mica_parse_keyword(p, "for") ||
      !mica_parse_attr(p, i64, &step) || !mica_parse_punct(p, ':') || !mica_parse_type(p, &type))
    return false;
  mica_state_set_slot(out, PROBE_COUNT_SLOT_STEP, step);
  return mica_state_operands(out, &start, 1, type);
}

// It was twice as large, and only even numbers have one of today's.
const mica_attr *probe_former_step(mica_context *ctx, const mica_attr *value) {
  if (!mica_attr_is_integer(value) || mica_attr_integer_value(value) % 2 != 0) return NULL;
  return mica_attr_i(ctx, 64, mica_attr_integer_value(value) / 2);
}

bool probe_upgrade_named_count(mica_op *op, mica_symbol_tables *tables) {
  (void)tables;
  if (probe_named_count_has_step(op)) return true;
  const mica_op *before = mica_op_previous(op);
  if (before == NULL || !probe_named_count_isa(before) ||
      !mica_str_equal(probe_named_count_name(before), probe_named_count_name(op)))
    return mica_op_error(op, "has no step, and no count of this name stands before it");
  return probe_named_count_set_step(op, probe_named_count_step(before));
}

const mica_type *probe_parse_former_bits(mica_parser *p) {
  mica_str word;
  uint32_t width = 0;
  if (!mica_parse_any_keyword(p, &word)) return NULL;
  for (size_t i = 4; i < word.size && width < 1000; i++)
    width = width * 10 + (uint32_t)(word.data[i] - '0');
  return mica_type_i(mica_parser_context(p), width);
}

const mica_type *probe_parse_former_text(mica_parser *p) {
  mica_str text;
  if (!mica_parse_string(p, &text)) return NULL;
  return mica_type_i(mica_parser_context(p), (uint32_t)(text.size % 64));
}

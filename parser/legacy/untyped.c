// Formats without types: operands have the types of their values, and results as many as the text
// names.
#include "legacy/former.h"

#include "custom/custom.h"

static mica_value *value_of(mica_parser *p, const mica_operand_ref *ref) {
  parse_use use = {ref->at, mica_parser_value_entry(p, ref->name), ref->number};
  if (use.entry == NAME_NONE) return mica_parser_no_memory(p), NULL;
  mica_value *value = mica_parser_known_value(p, use);
  if (value == NULL)
    mica_parser_error(p, ref->at,
                      "'%S' isn't defined up to here, and older text doesn't tell its type",
                      ref->name);
  return value;
}

bool mica_state_former_operands(mica_op_state *out, const mica_operand_ref *refs, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const mica_value *value = value_of(out->parser, &refs[i]);
    if (value == NULL || !mica_state_operands(out, &refs[i], 1, mica_value_type(value)))
      return false;
  }
  return true;
}

const mica_type *mica_state_former_type(const mica_op_state *out) {
  mica_value *const *values = out->values.items;
  if (out->values.count > 0) return mica_value_type(values[0]);
  mica_parse_error(out->parser, out->at, "has no operand by which older text tells a type");
  return NULL;
}

bool mica_state_former_results(mica_op_state *out, const mica_type *type, size_t others) {
  enum { MOST = 64 };  // a few letters may name any number
  const size_t named = mica_parser_result_count(out->parser);
  if (named > others + MOST)
    return mica_parse_error(out->parser, out->at,
                            "older text can't tell the types of so many results");
  for (size_t i = others; i < named; i++)
    if (!mica_state_result(out, type)) return false;
  return true;
}

bool mica_state_former_had(mica_op_state *out, size_t results,
                           bool (*upgrade)(mica_op *op, mica_symbol_tables *tables)) {
  out->parser->former->had = (former_had){results, upgrade};
  return true;
}

static bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '$';
}

mica_str mica_state_former_name(const mica_op_state *out) {
  size_t size = 0;
  while (is_in_name(out->at[size])) size++;
  return (mica_str){out->at, size};
}

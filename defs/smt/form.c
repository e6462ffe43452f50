// Custom texts of the smt dialect. Called by generated code; own nothing.
#include "smt/smt.h"

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- `%a, %b : !smt.int` ------------------------------------------------------------------------

bool smt_parse_comparison(mica_parser *p, mica_op_state *out) {
  mica_operand_refs inputs;
  const mica_type *type;
  return mica_parse_operands(p, 0, false, &inputs) && mica_parse_attr_dict(p, out) &&
         mica_parse_punct(p, ':') && mica_parse_type(p, &type) &&
         mica_state_result(out, smt_bool_type_get(mica_state_context(out))) &&
         mica_state_operands(out, inputs.data, inputs.size, type);
}

void smt_print_comparison(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  if (mica_op_operand_count(op) != 0) mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
}

// ---- `4 times %a : !smt.bv<8>` ------------------------------------------------------------------

// The low word of a number that is greater than 0, and fits into 63 bits.
static bool parse_times(mica_parser *p, mica_position *at, uint64_t *times) {
  const mica_attr *number;
  size_t count;
  *at = mica_parser_position(p);
  if (!mica_parse_any_integer(p, &number) || !mica_parse_keyword(p, "times")) return false;
  const uint64_t *words = mica_attr_integer_word_data(number, &count);
  *times = count == 1 ? words[0] : UINT64_MAX;
  return (words[count - 1] >> 63 == 0 && (count != 1 || words[0] != 0)) ||
         mica_parse_error(p, *at, "integer must be positive");
}

static bool add_repeated(mica_parser *p, mica_op_state *out, const mica_type *type, uint64_t times,
                         mica_position at) {
  if (times > INT64_MAX) return mica_parse_error(p, at, "integer must fit into 63 bits");
  const uint64_t width = (uint64_t)smt_bit_vector_type_width(type);
  if (times > INT64_MAX / width)
    return mica_parse_error(p, at,
                            "result bit-width (provided integer times bit-width of the input type) "
                            "must fit into 63 bits");
  return mica_state_result(
      out, smt_bit_vector_type_get(mica_state_context(out), (int64_t)(times * width)));
}

bool smt_bv_repeat_parse(mica_parser *p, mica_op_state *out) {
  mica_position at;
  uint64_t times;
  mica_operand_ref input;
  const mica_type *type;
  if (!parse_times(p, &at, &times)) return false;
  const mica_position input_at = mica_parser_position(p);
  if (!mica_parse_operand(p, &input) || !mica_parse_attr_dict(p, out) ||
      !mica_parse_punct(p, ':') || !mica_parse_type(p, &type) ||
      !mica_state_operands(out, &input, 1, type))
    return false;
  if (!smt_bit_vector_type_isa(type))
    return mica_parse_error(p, input_at, "input must have bit-vector type");
  return add_repeated(p, out, type, times, at);
}

void smt_bv_repeat_print(mica_printer *p, const mica_op *op) {
  const mica_type *input = mica_value_type(smt_bv_repeat_input(op));
  const mica_type *result = mica_value_type(smt_bv_repeat_result(op));
  mica_print_char(p, ' ');
  mica_print_uint(
      p, (uint64_t)smt_bit_vector_type_width(result) / (uint64_t)smt_bit_vector_type_width(input));
  mica_print_text(p, " times ");
  mica_print_operand(p, smt_bv_repeat_input(op));
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_text(p, " : ");
  mica_print_type(p, input);
}

// ---- An integer of any size ---------------------------------------------------------------------

static bool is_digit(char c, bool is_hexadecimal) {
  return (c >= '0' && c <= '9') ||
         (is_hexadecimal && ((c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F')));
}

// As many bits as MLIR reads a number into: four for each digit.
static uint32_t bits_of(const char *text) {
  const bool is_hexadecimal = text[0] == '0' && text[1] == 'x';
  uint32_t count = 0;
  if (text[0] == 't' || text[0] == 'f') return 1;
  if (is_hexadecimal) text += 2;
  while (*text == '0') text++;
  while (is_digit(text[count], is_hexadecimal)) count++;
  return count == 0 ? 64 : 4 * count;
}

// The same number, unsigned and of so many bits; one more where the first one is set.
static const mica_attr *narrow(mica_parser *p, const mica_attr *number, uint32_t bits,
                               bool is_negative) {
  size_t count, size = bits / 64 + 1;
  const uint64_t *words = mica_attr_integer_word_data(number, &count);
  uint64_t *wide = mica_parser_scratch(p, size * sizeof *wide);
  if (wide == NULL) return NULL;
  for (size_t i = 0; i < size; i++) wide[i] = i < count ? words[i] : 0;
  if (bits != 1 && (wide[(bits - 1) / 64] >> (bits - 1) % 64 & 1) != 0) bits++;
  uint64_t carry = 1;
  for (size_t i = 0; i < size && is_negative; i++) {
    wide[i] = ~wide[i] + carry;
    carry = carry != 0 && wide[i] == 0;
  }
  const mica_type *type = mica_type_integer(mica_parser_context(p), bits, MICA_UNSIGNED);
  return type == NULL ? NULL : mica_attr_integer_words(type, wide);
}

bool smt_int_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *number;
  const bool is_negative = mica_parse_optional_punct(p, '-');
  const mica_position at = mica_parser_position(p);
  if (is_negative && *at == '-') return mica_parse_error(p, at, "expected integer value");
  if (!mica_parse_any_integer(p, &number)) return false;
  const mica_attr *value = narrow(p, number, bits_of(at), is_negative);
  if (value == NULL) return false;
  mica_state_set_slot(out, SMT_INT_CONSTANT_SLOT_VALUE, value);
  return mica_parse_attr_dict(p, out) &&
         mica_state_result(out, smt_int_type_get(mica_state_context(out)));
}

void smt_int_constant_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"value"};
  const mica_attr *value = smt_signed_value(smt_int_constant_value_attr(op));
  mica_print_char(p, ' ');
  if (value != NULL) mica_print_attr_without_type(p, value);
  mica_print_attr_dict(p, op, elided, 1);
}

// Hooks of the dialect probe's properties. Own nothing.
#include "mica/bytecode.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "probe/probe.h"

void probe_print_point(mica_printer *p, probe_point value) {
  mica_print_char(p, '(');
  mica_print_int(p, value.x);
  mica_print_text(p, ", ");
  mica_print_int(p, value.y);
  mica_print_char(p, ')');
}

// ---- Colours: 0xff8000, kept as "#ff8000" -------------------------------------------------------

static void write_colour(uint32_t colour, char *out) {
  static const char digits[] = "0123456789abcdef";
  *out = '#';
  for (int i = 0; i < 6; i++) out[i + 1] = digits[colour >> (20 - 4 * i) & 15];
}

static bool read_colour(mica_str text, uint32_t *out) {
  *out = 0;
  if (text.size != 7 || text.data[0] != '#') return false;
  for (size_t i = 1; i < 7; i++) {
    char c = text.data[i];
    bool is_digit = c >= '0' && c <= '9', is_letter = c >= 'a' && c <= 'f';
    if (!is_digit && !is_letter) return false;
    *out = *out << 4 | (uint32_t)(is_digit ? c - '0' : c - 'a' + 10);
  }
  return true;
}

bool probe_colour_property_from_attr(mica_context *ctx, const mica_attr *attr, uint32_t *storage,
                                     const mica_property_report *report) {
  (void)ctx;
  return (mica_attr_is_string(attr) && read_colour(mica_attr_string_value(attr), storage)) ||
         mica_property_error(report, "%a is no colour", attr);
}

const mica_attr *probe_colour_property_to_attr(mica_context *ctx, uint32_t value) {
  char text[7];
  write_colour(value, text);
  return mica_attr_string(ctx, (mica_str){text, sizeof text});
}

bool probe_colour_property_parse(mica_parser *p, uint32_t *storage) {
  mica_position at = mica_parser_position(p);
  int64_t value;
  if (!mica_parse_int(p, 32, false, &value)) return false;
  *storage = (uint32_t)value;
  return value <= 0xffffff || mica_parse_error(p, at, "a colour has 24 bits");
}

void probe_colour_property_print(mica_printer *p, uint32_t value) {
  char text[7];
  write_colour(value, text);
  mica_print_text(p, "0x");
  mica_print_str(p, (mica_str){text + 1, 6});
}

// ---- Hexadecimal numbers ------------------------------------------------------------------------

bool probe_parse_hex(mica_parser *p, uint16_t *value) {
  int64_t number;
  if (!mica_parse_int(p, 16, false, &number)) return false;
  *value = (uint16_t)number;
  return true;
}

void probe_print_hex(mica_printer *p, uint16_t value) {
  char text[7];
  write_colour(value, text);
  mica_print_text(p, "0x");
  mica_print_str(p, (mica_str){text + 3, 4});
}

// ---- Custom directives --------------------------------------------------------------------------

bool probe_parse_twice(mica_parser *p, mica_op_state *out, const mica_attr **number) {
  int64_t value;
  (void)out;
  if (!mica_parse_int64(p, &value)) return false;
  *number = value == 13 ? mica_attr_string(mica_parser_context(p), MICA_STR("13"))
                        : mica_attr_i64(mica_parser_context(p), value / 2);
  return *number != NULL;
}

void probe_print_twice(mica_printer *p, const mica_op *op, const mica_attr *number) {
  (void)op;
  mica_print_int(p, 2 * mica_attr_integer_value(number));
}

mica_parsed probe_parse_perhaps(mica_parser *p, mica_op_state *out, const mica_attr **maybe) {
  int64_t value;
  (void)out;
  if (!mica_parse_optional_keyword(p, "perhaps")) return MICA_ABSENT;
  if (!mica_parse_int64(p, &value)) return MICA_FAILED;
  const mica_attr *item = mica_attr_i64(mica_parser_context(p), value);
  *maybe = item == NULL ? NULL : mica_attr_optional(mica_parser_context(p), item);
  return *maybe == NULL ? MICA_FAILED : MICA_PARSED;
}

void probe_print_perhaps(mica_printer *p, const mica_op *op, const mica_attr *maybe) {
  (void)op;
  mica_print_text(p, "perhaps ");
  mica_print_int(p, mica_attr_integer_value(mica_attr_optional_value(maybe)));
}

// ---- Bytecode: the name as a string, the level, the number and the sizes of groups; no seven ----

bool probe_own_bytecode_read_properties(mica_bytecode_reader *r, const mica_attr **slots) {
  mica_str name;
  const mica_attr **sizes = &slots[PROBE_OWN_BYTECODE_SLOT_OPERAND_SEGMENT_SIZES];
  if (!mica_bytecode_read_string(r, &name) ||
      !mica_bytecode_read_optional_attr(r, &slots[PROBE_OWN_BYTECODE_SLOT_LEVEL]) ||
      !mica_bytecode_read_attr(r, &slots[PROBE_OWN_BYTECODE_SLOT_NUMBER]) ||
      !mica_bytecode_read_attr(r, sizes))
    return false;
  slots[PROBE_OWN_BYTECODE_SLOT_NAME] = mica_attr_string(mica_bytecode_reader_context(r), name);
  return slots[PROBE_OWN_BYTECODE_SLOT_NAME] != NULL;
}

void probe_own_bytecode_write_properties(const mica_op *op, mica_bytecode_writer *w) {
  mica_bytecode_write_string(w, probe_own_bytecode_name(op));
  mica_bytecode_write_optional_attr(w, probe_own_bytecode_level_attr(op));
  mica_bytecode_write_attr(w, mica_op_slot(op, PROBE_OWN_BYTECODE_SLOT_NUMBER));
  mica_bytecode_write_attr(w, mica_op_slot(op, PROBE_OWN_BYTECODE_SLOT_OPERAND_SEGMENT_SIZES));
}

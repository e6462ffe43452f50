// Literals: numbers of any width, strings with their escapes, hex data.
#include "text/parser.h"
#include "mica/number.h"

// ---- Integers -----------------------------------------------------------------------------------

static bool is_hex_literal(mica_str digits) { return digits.size > 1 && digits.data[1] == 'x'; }

static unsigned digit_value(char c) {
  if (c >= '0' && c <= '9') return (unsigned)(c - '0');
  if (c >= 'a' && c <= 'f') return (unsigned)(c - 'a') + 10;
  if (c >= 'A' && c <= 'F') return (unsigned)(c - 'A') + 10;
  return 16;
}

bool mica_parser_uint64(mica_str digits, uint64_t *value) {
  uint64_t base = is_hex_literal(digits) ? 16 : 10;
  uint64_t result = 0;
  for (size_t i = base == 16 ? 2 : 0; i < digits.size; i++) {
    uint64_t digit = digit_value(digits.data[i]);
    if (result > (UINT64_MAX - digit) / base) return false;
    result = result * base + digit;
  }
  *value = result;
  return true;
}

bool mica_parser_result_number(mica_parser *p, parse_token hash, uint32_t *number) {
  uint64_t value = 0;
  mica_str digits = {hash.at + 1, hash.as.size - 1};
  bool is_number = digits.size > 0 && digits.data[0] >= '0' && digits.data[0] <= '9';
  if (!is_number || !mica_parser_uint64(digits, &value) || value > UINT32_MAX)
    return mica_parser_error(p, hash.at, "invalid SSA value result number");
  *number = (uint32_t)value;
  return true;
}

static const mica_attr *integer_attribute(mica_parser *p, parse_literal literal,
                                          const mica_type *type) {
  bool in_range = true;
  mica_str digits = {literal.at, literal.size};
  const mica_attr *attr = mica_attr_integer_from_text(type, digits, literal.negative, &in_range);
  if (!in_range)
    return mica_parser_error(p, literal.at, "integer constant out of range for attribute"), NULL;
  if (attr == NULL) mica_parser_no_memory(p);
  return attr;
}

// ---- Floats -------------------------------------------------------------------------------------

bool mica_parser_float_bits(mica_parser *p, parse_literal literal, const mica_type *type,
                            uint64_t bits[2]) {
  mica_str digits = {literal.at, literal.size};
  bits[0] = bits[1] = 0;
  if (literal.kind == LITERAL_FLOAT) {
    if (mica_float_from_text(mica_type_float_kind(type), digits, literal.negative, bits))
      return true;
    return mica_parser_error(p, literal.at, "floating point value not valid for specified type");
  }
  if (literal.kind != LITERAL_INTEGER)
    return mica_parser_error(p, literal.at, "expected floating point literal");
  if (!is_hex_literal(digits)) {
    mica_diag *diag = mica_parser_error_begin(
        p, literal.at, "unexpected decimal integer literal for a floating point value");
    mica_diag_note(diag, mica_parser_loc_at(p, literal.at),
                   "add a trailing dot to make the literal a float");
    return mica_diag_report(diag);
  }
  if (literal.negative)
    return mica_parser_error(p, literal.at,
                             "hexadecimal float literal should not have a leading minus");
  if (mica_float_from_hex(mica_type_float_kind(type), digits, bits)) return true;
  return mica_parser_error(p, literal.at, "hexadecimal float constant out of range for type");
}

static const mica_attr *float_attribute(mica_parser *p, parse_literal literal,
                                        const mica_type *type) {
  uint64_t bits[2];
  if (!mica_parser_float_bits(p, literal, type, bits)) return NULL;
  const mica_attr *attr = mica_attr_float_bits(type, bits);
  if (attr == NULL) mica_parser_no_memory(p);
  return attr;
}

const mica_attr *mica_parser_literal_attribute(mica_parser *p, parse_literal literal,
                                               const mica_type *type) {
  if (mica_type_is_float(type)) return float_attribute(p, literal, type);
  if (literal.kind == LITERAL_FLOAT)
    return mica_parser_error_here(p, "floating point value not valid for specified type"), NULL;
  if (!mica_type_is_int_or_index(type))
    return mica_parser_error(p, literal.at, "integer literal not valid for specified type"), NULL;
  if (literal.negative && mica_type_is_unsigned_integer(type))
    return mica_parser_error(p, literal.at,
                             "negative integer literal not valid for unsigned integer type"),
           NULL;
  return integer_attribute(p, literal, type);
}

// ---- Strings ------------------------------------------------------------------------------------

size_t mica_parser_string_size(const char *quote) {
  assert(*quote == '"');
  const char *at = quote + 1;
  while (*at != '"') at += *at == '\\' ? 2 : 1;
  return (size_t)(at - quote) + 1;
}

static size_t decode(const char *from, size_t size, char *to) {
  char *out = to;
  for (size_t i = 0; i < size; i++) {
    char c = from[i];
    if (c == '\\') {
      c = from[++i];
      if (c == 'n') c = '\n';
      else if (c == 't') c = '\t';
      else if (c != '"' && c != '\\') c = (char)(digit_value(c) << 4 | digit_value(from[++i]));
    }
    *out++ = c;
  }
  return (size_t)(out - to);
}

mica_str mica_parser_string_value(mica_parser *p, const char *quote) {
  mica_str text = {quote + 1, mica_parser_string_size(quote) - 2};
  if (memchr(text.data, '\\', text.size) == NULL) return text;
  char *copy = mica_parser_scratch_take(p, text.size + 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  return (mica_str){copy, decode(text.data, text.size, copy)};
}

mica_str mica_parser_symbol_value(mica_parser *p, const char *at, size_t size) {
  assert(*at == '@' && size > 1);
  if (at[1] == '"') return mica_parser_string_value(p, at + 1);
  return (mica_str){at + 1, size - 1};
}

bool mica_parser_hex_bytes(mica_parser *p, mica_str token, const uint8_t **bytes, size_t *count) {
  assert(token.size >= 2);
  mica_str text = {token.data + 1, token.size - 2};
  if (text.size < 2) return false;
  *count = (text.size - 2) / 2;
  size_t limit = mica_context_limits(p->context)->blob_bytes;
  if (*count > limit)
    return mica_parser_error(p, token.data, "a blob of %z bytes: the limit is %z", *count, limit);
  uint8_t *data = mica_parser_scratch_take(p, *count + 1);
  *bytes = data;
  return data != NULL && mica_bytes_from_hex(text, data);
}

// Literals: numbers and strings.
#ifndef MICA_PARSER_NUMBER_H
#define MICA_PARSER_NUMBER_H

#include "text/lexer.h"

#include "mica/mica.h"

enum { LITERAL_INTEGER, LITERAL_FLOAT, LITERAL_TRUE, LITERAL_FALSE, LITERAL_STRING };
typedef struct parse_literal {
  const char *at;
  uint32_t size;
  uint16_t kind;
  bool negative;
} parse_literal;

static inline parse_literal parse_literal_of(parse_token token, uint16_t kind, bool negative) {
  uint32_t size = token.as.size > UINT32_MAX ? UINT32_MAX : (uint32_t)token.as.size;
  return (parse_literal){token.at, size, kind, negative};
}

bool mica_parser_uint64(mica_str digits, uint64_t *value);  // decimal or 0x; false: too large
// The number of `#1` after a value's name. False: reported.
bool mica_parser_result_number(mica_parser *p, parse_token hash, uint32_t *number);
// The value of a string token, decoded into scratch where it has escapes. NULL data: no memory.
mica_str mica_parser_string_value(mica_parser *p, const char *quote);
size_t mica_parser_string_size(const char *quote);  // of the token, quotes included
mica_str mica_parser_symbol_value(mica_parser *p, const char *at, size_t size);
// Bytes of "0x..."; false: not such a string (not reported).
bool mica_parser_hex_bytes(mica_parser *p, mica_str token, const uint8_t **bytes, size_t *count);
const mica_attr *mica_parser_literal_attribute(mica_parser *p, parse_literal literal,
                                               const mica_type *type);
// False: reported.
bool mica_parser_float_bits(mica_parser *p, parse_literal literal, const mica_type *type,
                            uint64_t bits[2]);

#endif

// Tokens of the assembly format language.
#ifndef MICA_GEN_FORMAT_LEXER_H
#define MICA_GEN_FORMAT_LEXER_H

#include "format/build.h"

typedef enum format_token_kind {
  FORMAT_TOKEN_END,
  FORMAT_TOKEN_BAD,       // reported by the lexer
  FORMAT_TOKEN_PUNCT,     // one of ( ) ^ : , = < > ? * |
  FORMAT_TOKEN_WORD,      // a directive
  FORMAT_TOKEN_LITERAL,   // spelling without the backticks
  FORMAT_TOKEN_VARIABLE,  // spelling without the dollar
  FORMAT_TOKEN_STRING,    // spelling without the quotes
} format_token_kind;

typedef struct format_token {
  format_token_kind kind;
  size_t begin, end;
  text spelling;
} format_token;

typedef struct format_lexer {
  const format_source *source;
  size_t at;
  bool has_told;  // of a character that no format has: the others are of the same kind
} format_lexer;

format_token format_lex(format_lexer *lexer);

#endif

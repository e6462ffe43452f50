// One token: its number from the grammar, where it stands, and what it says.
#ifndef MICA_GEN_SYNTAX_TOKEN_H
#define MICA_GEN_SYNTAX_TOKEN_H

#include "base/source.h"

typedef struct token {
  uint16_t kind;   // TK_… of syntax/grammar.h, or one of the kinds below
  uint16_t width;  // digits of a binary number
  place_range at;
  union {
    text spelling;    // of a name, a variable, a string, a code block: what it means
    int64_t integer;  // of a number; which operator a TK_BANG is
  };
} token;

enum {
  TOKEN_END = 0,       // as Lemon wants it
  TOKEN_ERROR = 1000,  // spelling: the message, perhaps a newline and what may help
  TOKEN_DIRECTIVE,     // `#ifdef` and the like at the start of a line; integer: which
  TOKEN_INCLUDE,
};

typedef enum directive {
  DIRECTIVE_IFDEF,
  DIRECTIVE_IFNDEF,
  DIRECTIVE_ELSE,
  DIRECTIVE_ENDIF,
  DIRECTIVE_DEFINE
} directive;

#endif

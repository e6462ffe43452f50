// Code of the author's, token by token: words, numbers, texts and marks, without blanks and
// comments. For what looks at code or changes words in it without understanding it.
#ifndef MICA_GEN_MODEL_CODE_TOKEN_H
#define MICA_GEN_MODEL_CODE_TOKEN_H

#include "base/text.h"

typedef enum code_token_kind {
  TOKEN_END,
  TOKEN_WORD,  // a placeholder too, with its `$`
  TOKEN_NUMBER,
  TOKEN_TEXT,  // with its quotes
  TOKEN_MARK,  // one character, `->` or `::`
} code_token_kind;

typedef struct code_token {
  code_token_kind kind;
  size_t at, size;  // in the code
} code_token;

code_token code_token_at(text code, size_t from);  // the next from there on
size_t code_skip_blanks(text code, size_t at);     // and comments
text code_token_text(text code, code_token token);

#endif

// C of the author's that generated files hold as it was written.
#ifndef MICA_GEN_MODEL_CODE_H
#define MICA_GEN_MODEL_CODE_H

#include "base/source.h"

// C of the author's that stands on lines of its own: statements or declarations.
typedef struct author_code {
  const char *text;  // as written, with its blanks; NULL: none
  place at;          // of its first sign; 0: it was put together of pieces
} author_code;

// What a trait adds to what has it; each may be absent.
typedef struct model_trait_code {
  author_code declarations, definitions;
} model_trait_code;
typedef struct model_trait_codes {
  const model_trait_code *items;
  size_t count;
} model_trait_codes;

#endif

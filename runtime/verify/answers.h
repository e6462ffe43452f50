// What checks have found out in the tree that is being verified, and the names in its symbol
// tables.
#ifndef MICA_RUNTIME_VERIFY_ANSWERS_H
#define MICA_RUNTIME_VERIFY_ANSWERS_H

#include "mica/verify.h"
#include "ir/symbol.h"

typedef struct verify_answer {
  mica_question question;  // NULL: the entry is free
  uintptr_t answer;
} verify_answer;
typedef struct verify_answers {  // {0}: none
  verify_answer *entries;
  size_t capacity, count;
  mica_symbol_tables symbols;
} verify_answers;
// Around what verifies, or calls checks otherwise: `answers` is {0} and lives until the end. The
// innermost of several is nothing of its own.
void mica_verify_begin(mica_context *ctx, verify_answers *answers);
void mica_verify_end(mica_context *ctx, verify_answers *answers);

#endif

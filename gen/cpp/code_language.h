// Whether an expression is C or C++, by its grammar: no words are guessed at.
#ifndef MICA_GEN_CPP_CODE_LANGUAGE_H
#define MICA_GEN_CPP_CODE_LANGUAGE_H

#include "cpp/cpp_expression.h"

// It is C: it parses as C, calls no member and no function of the vocabulary of C++, and compares
// nothing as `a < b > (c)`. In C++ it calls no functions but Mica's. `$lhs.getType()` of an
// operation's part is both.
bool code_is_in_c(cpp_context *cpp, const cpp_source *source, text all);
// A constant of C that every source knows: `INT64_MAX`, `MICA_F32`, `NULL`.
bool code_is_constant(text name);

#endif

// Whether a text of the author's, which should be C, has something in it that is C++ alone.
// Asked of every text that would go into generated C as it is written.
#ifndef MICA_GEN_CPP_CPP_SIGN_H
#define MICA_GEN_CPP_CPP_SIGN_H

#include "cpp/cpp_expression.h"

typedef struct cpp_sign {
  size_t at, size;  // in the text; size 0: none, as far as its words tell
} cpp_sign;

cpp_sign cpp_sign_in(cpp_context *cpp, text code);

// Reports what is C++ in code that goes into generated C, at its place; `what` begins the message:
// "the parser". True: it was reported.
bool cpp_refuse(cpp_context *cpp, const cpp_source *source, const char *what);

#endif

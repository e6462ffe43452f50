// Code of the author's that goes into generated C as it is written: what can't be C there is
// refused at its place.
// Asked by whoever reads a field with code, before it is kept in the model.
#ifndef MICA_GEN_MAKE_AUTHOR_CODE_H
#define MICA_GEN_MAKE_AUTHOR_CODE_H

#include "c/code_check.h"
#include "make/build.h"

// Whether the source's expression is C, over these placeholders (the list ends with NULL).
// `what` begins the message: "the parser of 'x'". False: reported.
bool code_is_c(build *b, const cpp_source *source, const char *what, code_form form,
               const char *const *placeholders);

// An expression in a field, which is checked once; what is C++ there is left to others.
void code_check_expression(build *b, const record *r, const field *f, const char *what,
                           const char *const *placeholders);

// Statements in a field, which are checked once; none in a `.td` file. `scope`: the variables that
// they may use, up to NULL. `returns`: they must.
author_code code_statements(build *b, const record *r, const char *name, const char *what,
                            const char *const *placeholders, const char *const *scope,
                            bool returns);

// The author's declarations for the header: the field extraClassDeclaration; none in a `.td` file.
author_code code_declarations(build *b, const record *r);
// The same of a field.
author_code code_declarations_in(build *b, const record *r, const char *name);

#endif

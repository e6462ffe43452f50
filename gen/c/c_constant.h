// Integer constants in an author's expressions, as the compiler will compute them.
#ifndef MICA_GEN_C_C_CONSTANT_H
#define MICA_GEN_C_C_CONSTANT_H

#include "c/c_expression.h"
#include "c/c_type.h"
#include "c/code_source.h"

// False: some part overflows, divides by zero or is shifted too far; told at the source.
bool c_check_constants(session *s, const code_source *source, const c_expression *e);
// The same, and whether the type holds the value of the whole, if that is known.
bool c_check_range(session *s, const code_source *source, const c_expression *e,
                   const c_type *type);

#endif

// Whether the names in the author's C are declared: by the public headers, by C itself, by what is
// generated, or by the author. A name that comes from nowhere wouldn't compile.
#ifndef MICA_GEN_MAKE_DECLARED_H
#define MICA_GEN_MAKE_DECLARED_H

#include "c/code_check.h"
#include "make/build.h"

// The first name that nothing declares is reported at its column; false: there is one.
// What a header of the author's declares isn't known: with one, `mica_...` alone is looked at.
bool code_names_are_declared(build *b, const cpp_source *source, code_form form);

// The same of one word that stands there alone: a type, a function that a field names.
bool code_is_declared(build *b, text word);
// By the dialect, before anything that is generated: a type that declarations have in them.
bool code_is_declared_first(build *b, text word);
void code_offer_names(build *b, spelling *s);  // those that may have been meant
// A name of C in a field, NULL when it is unset or empty; one that nothing declares is reported.
const char *read_name_of_c(build *b, const record *r, const char *name);

#endif

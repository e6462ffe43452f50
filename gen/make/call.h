// Calls in the author's C: how many arguments they have, and of which types as far as that can be
// seen. Of Mica's functions the public headers tell; what is generated is compared when it is
// there.
#ifndef MICA_GEN_MAKE_CALL_H
#define MICA_GEN_MAKE_CALL_H

#include "make/build.h"
#include "c/code_token.h"

// The call whose function `name` is, in the trimmed code; false: it is wrong, and that is reported.
bool call_is_right(build *b, const cpp_source *source, text all, code_token name);
// A name without a call: what is generated must declare it.
void call_note_name(build *b, const cpp_source *source, text all, code_token name);

#endif

// --one-header: Mica's runtime is one file (make amalgamation), whose header is mica.h.
#ifndef MICA_GEN_EMIT_ONE_HEADER_H
#define MICA_GEN_EMIT_ONE_HEADER_H

#include "base/text.h"

// Puts `#include "mica.h"` in place of those of the runtime's several headers.
void emit_one_header(buffer *b);

#endif

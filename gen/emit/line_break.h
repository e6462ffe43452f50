// Breaks lines of C that are longer than 100 columns, as a careful person would: at a comma or a
// logical operator, aligned to the innermost open parenthesis; comments at a blank.
#ifndef MICA_GEN_EMIT_LINE_BREAK_H
#define MICA_GEN_EMIT_LINE_BREAK_H

#include "base/text.h"

enum { LINE_WIDTH = 100 };

// Appends the lines of `lines` to `to`, the long ones broken.
void break_lines(buffer *to, text lines);

#endif

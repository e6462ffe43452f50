// The author's text in C: what a comment and what a string literal is made of. No other way leads
// from a text to either: templates use these for holes in comments and in quotes.
#ifndef MICA_GEN_BASE_C_TEXT_H
#define MICA_GEN_BASE_C_TEXT_H

#include "base/text.h"

// Appends the text as part of a `//` comment: one line, whatever it holds, that doesn't go on in
// the next one. Bytes that are no UTF-8 and marks of direction become a question mark.
void text_to_c_comment(buffer *to, text from);
// Appends what stands between the quotes of a string literal.
void text_to_c_string(buffer *to, text from);
// Appends a whole literal, with its quotes; beyond what C compilers must take, an array of its
// bytes.
void text_to_c_literal(buffer *to, text from);

#endif

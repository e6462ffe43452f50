// The tokens of one file. The text must be followed by a NUL.
// Names and strings point into the text; a string with escapes is decoded into the arena.
#ifndef MICA_GEN_SYNTAX_LEXER_H
#define MICA_GEN_SYNTAX_LEXER_H

#include "syntax/token.h"

typedef struct lexer {
  const unsigned char *cursor, *start, *end;
  place base;        // of the first byte
  bool line_start;   // nothing but blanks and comments since the line began
  bool has_returns;  // "\r" somewhere, which ends a line too
  arena *memory;
  token *out;  // the token being read
} lexer;

void lexer_open(lexer *lx, const source_file *file, arena *memory);
token *lexer_next(lexer *lx, token *out);  // returns `out`

// The parts that preprocessing shares: a directive's name begins at the cursor; where blanks,
// comments and lines end. False: a comment isn't closed; the cursor is at its start.
bool lexer_at_directive(const lexer *lx, directive *which, size_t *size);
bool lexer_skip_comment(lexer *lx);  // at `/*`; comments nest
void lexer_skip_line(lexer *lx);     // to the end of the line, not over it
place lexer_place(const lexer *lx, const unsigned char *at);

// Of the token after a range; the range itself if there is none.
place_range lexer_place_after(const source_set *sources, place_range at, arena *memory);

#endif

// The lexer of Mica's text: tokens are slices of the text, nothing is copied or allocated.
// Called by the driver and by the functions of generated parsers, which pull.
#ifndef MICA_PARSER_LEXER_H
#define MICA_PARSER_LEXER_H

#include <stddef.h>
#include <stdint.h>

// A segment of one of the parser's stacks.
typedef struct parse_list {
  uint32_t start, count;
} parse_list;

// What travels through the grammar: where a token stands, and its size or what it was resolved to.
typedef struct parse_token {
  const char *at;
  union {
    size_t size;         // of a token that is text
    const void *object;  // a finished type, attribute or operation
    parse_list list;     // a run: the segment that it pushed
  } as;
} parse_token;

typedef struct lexer {
  const unsigned char *cursor;
  const unsigned char *end;  // holds the NUL that stops every rule
  const unsigned char *begin;
  const char *error;  // of the latest TK_ERROR: its text and place
  const char *error_at;
} lexer;

enum { TK_END = 0 };  // the end of the text; the other kinds are in grammar.h
// The kind of the next token; TK_ERROR after setting `error`.
int mica_lex(lexer *lx, parse_token *token);

// What has the shape of a float type's name: one that the runtime knows, or an identifier.
// Stands in token.c, so that the other tokens need no stack frame.
int mica_lex_float_name(lexer *lx, parse_token *token, const unsigned char *start,
                        const unsigned char *end);

// The same within a shape, where `4x?xf32` is 4, x, ?, x and the lexer stops before `f32`. Only the
// tokens that occur there are known; SHAPE_OTHER leaves the cursor where it was.
enum { SHAPE_SIZE, SHAPE_DYNAMIC, SHAPE_X, SHAPE_STAR, SHAPE_OPEN, SHAPE_CLOSE, SHAPE_OTHER };
int mica_lex_shape(lexer *lx, parse_token *token);

// Classes of bytes: a digit; part of a bare-id; part of a suffix-id; nothing special in a spelling
// between angle brackets, between braces (spelling.c).
enum { LEX_DIGIT = 1, LEX_BARE = 2, LEX_SUFFIX = 4, LEX_PLAIN = 8, LEX_INSIDE = 16 };
extern const unsigned char mica_lex_classes[256];
static inline int lex_is(unsigned char byte, int classes) {
  return mica_lex_classes[byte] & classes;
}

// Past spaces and comments; does not move the cursor.
const unsigned char *mica_lex_skip_blanks(const lexer *lx, const unsigned char *from);

#endif

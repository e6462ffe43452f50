// The lexer. A NUL after the text stops every rule, so no rule asks for the end; a NUL inside the
// text is a blank, as in MLIR.
#include "text/lexer.h"

#include "text/tokens.h"

/*!re2c
  re2c:define:YYCTYPE = "unsigned char";
  re2c:define:YYCURSOR = cursor;
  re2c:define:YYMARKER = marker;
  re2c:yyfill:enable = 0;

  digit = [0-9];
  hex = [0-9a-fA-F];
  letter = [a-zA-Z];
  suffix_id = digit+ | [a-zA-Z$._-] [a-zA-Z0-9$._-]*;
  bare_id = [a-zA-Z_] [a-zA-Z0-9_$.]*;
  blank = [ \t\n\r];
*/

static int fail(lexer *lx, const unsigned char *at, const char *text) {
  lx->error = text;
  lx->error_at = (const char *)at;
  lx->cursor = at;
  return TK_ERROR;
}

static int done(lexer *lx, parse_token *token, const unsigned char *start,
                const unsigned char *cursor, int kind) {
  token->at = (const char *)start;
  token->as.size = (size_t)(cursor - start);
  lx->cursor = cursor;
  return kind;
}

// After `//`: to the end of the line. NULs do not end a comment.
static const unsigned char *skip_comment(const lexer *lx, const unsigned char *cursor) {
  for (; *cursor != '\n' && *cursor != '\r'; cursor++)
    if (*cursor == 0 && cursor >= lx->end) break;
  return cursor;
}

static int is_hex(unsigned char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// A string with escapes or NULs; `cursor` stands after the opening quote.
static int string(lexer *lx, parse_token *token, const unsigned char *start,
                  const unsigned char *cursor, int kind) {
  for (;;) {
    unsigned char c = *cursor++;
    if (c == '"') return done(lx, token, start, cursor, kind);
    if (c == '\n' || c == '\v' || c == '\f' || (c == 0 && cursor > lx->end))
      return fail(lx, cursor - 1, "expected '\"' in string literal");
    if (c != '\\') continue;
    if (*cursor == '"' || *cursor == '\\' || *cursor == 'n' || *cursor == 't') cursor++;
    else if (is_hex(cursor[0]) && is_hex(cursor[1])) cursor += 2;
    else return fail(lx, cursor - 1, "unknown escape in string literal");
  }
}

int mica_lex(lexer *lx, parse_token *token) {
  const unsigned char *cursor = lx->cursor, *marker, *start;
next:
  while (*cursor == ' ' || *cursor == '\n') cursor++;  // most blanks, before any rule
  start = cursor;
  /*!re2c
    blank+          { goto next; }
    "//"            { cursor = skip_comment(lx, cursor); goto next; }
    "\x00"          { if (start < lx->end) goto next;
                      return done(lx, token, lx->end, lx->end, TK_END); }
    *               { return fail(lx, start, "unexpected character"); }

    "("             { return done(lx, token, start, cursor, TK_LPAREN); }
    ")"             { return done(lx, token, start, cursor, TK_RPAREN); }
    "{"             { return done(lx, token, start, cursor, TK_LBRACE); }
    "}"             { return done(lx, token, start, cursor, TK_RBRACE); }
    "["             { return done(lx, token, start, cursor, TK_LSQUARE); }
    "]"             { return done(lx, token, start, cursor, TK_RSQUARE); }
    "<"             { return done(lx, token, start, cursor, TK_LESS); }
    ">"             { return done(lx, token, start, cursor, TK_GREATER); }
    ","             { return done(lx, token, start, cursor, TK_COMMA); }
    ":"             { return done(lx, token, start, cursor, TK_COLON); }
    "::"            { return done(lx, token, start, cursor, TK_COLON_COLON); }
    "="             { return done(lx, token, start, cursor, TK_EQUAL); }
    "+"             { return done(lx, token, start, cursor, TK_PLUS); }
    "-"             { return done(lx, token, start, cursor, TK_MINUS); }
    "*"             { return done(lx, token, start, cursor, TK_STAR); }
    "?"             { return done(lx, token, start, cursor, TK_QUESTION); }
    "|"             { return done(lx, token, start, cursor, TK_BAR); }
    "/"             { return done(lx, token, start, cursor, TK_SLASH); }
    "->"            { return done(lx, token, start, cursor, TK_ARROW); }
    "..."           { return done(lx, token, start, cursor, TK_ELLIPSIS); }
    "."             { return fail(lx, cursor, "expected three consecutive dots for an ellipsis"); }
    "{-#"           { return done(lx, token, start, cursor, TK_FILE_BEGIN); }
    "#-}"           { return done(lx, token, start, cursor, TK_FILE_END); }

    // integer-literal, float-literal
    digit+          { return done(lx, token, start, cursor, TK_INTEGER); }
    "0x" hex+       { return done(lx, token, start, cursor, TK_INTEGER); }
    digit+ "." digit* ([eE] [-+]? digit+)?  { return done(lx, token, start, cursor, TK_FLOAT); }

    // string-literal
    ["] [^"\\\x00\n\v\f]* ["]  { return done(lx, token, start, cursor, TK_STRING); }
    ["]             { return string(lx, token, start, cursor, TK_STRING); }

    // value-id, caret-id, symbol-ref-id, alias-name and dialect-namespace
    "%" suffix_id   { return done(lx, token, start, cursor, TK_VALUE); }
    "^" suffix_id   { return done(lx, token, start, cursor, TK_CARET_ID); }
    "#" suffix_id   { return done(lx, token, start, cursor, TK_HASH_ID); }
    "!" suffix_id   { return done(lx, token, start, cursor, TK_BANG_ID); }
    "@" bare_id     { return done(lx, token, start, cursor, TK_AT_ID); }
    "@" ["]         { return string(lx, token, start, cursor, TK_AT_ID); }
    "%"             { return fail(lx, start, "invalid SSA name"); }
    "^"             { return fail(lx, start, "invalid block name"); }
    "#"             { return fail(lx, start, "invalid attribute name"); }
    "!"             { return fail(lx, start, "invalid type identifier"); }
    "@"
      { return fail(lx, cursor, "@ identifier expected to start with letter or '_'"); }

    // bare-id, and those that are more than an identifier somewhere
    [su]? "i" digit+  { return done(lx, token, start, cursor, TK_INTEGER_TYPE); }
    "index" | "none"  { return done(lx, token, start, cursor, TK_PLAIN_TYPE); }
    [bt]? "f" digit+ [A-Z0-9]*  { return mica_lex_float_name(lx, token, start, cursor); }
    "tensor"        { return done(lx, token, start, cursor, TK_TENSOR); }
    "memref"        { return done(lx, token, start, cursor, TK_MEMREF); }
    "vector"        { return done(lx, token, start, cursor, TK_VECTOR); }
    "complex"       { return done(lx, token, start, cursor, TK_COMPLEX); }
    "tuple"         { return done(lx, token, start, cursor, TK_TUPLE); }
    "true"          { return done(lx, token, start, cursor, TK_TRUE); }
    "false"         { return done(lx, token, start, cursor, TK_FALSE); }
    "unit"          { return done(lx, token, start, cursor, TK_UNIT); }
    "dense"         { return done(lx, token, start, cursor, TK_DENSE); }
    "dense_resource"  { return done(lx, token, start, cursor, TK_DENSE_RESOURCE); }
    "sparse"        { return done(lx, token, start, cursor, TK_SPARSE); }
    "array"         { return done(lx, token, start, cursor, TK_ARRAY); }
    "affine_map"    { return done(lx, token, start, cursor, TK_AFFINE_MAP); }
    "affine_set"    { return done(lx, token, start, cursor, TK_AFFINE_SET); }
    "strided"       { return done(lx, token, start, cursor, TK_STRIDED); }
    "offset"        { return done(lx, token, start, cursor, TK_OFFSET); }
    "distinct"      { return done(lx, token, start, cursor, TK_DISTINCT); }
    "loc"           { return done(lx, token, start, cursor, TK_LOC); }
    "callsite"      { return done(lx, token, start, cursor, TK_CALLSITE); }
    "fused"         { return done(lx, token, start, cursor, TK_FUSED); }
    "unknown"       { return done(lx, token, start, cursor, TK_UNKNOWN); }
    "at"            { return done(lx, token, start, cursor, TK_AT); }
    "to"            { return done(lx, token, start, cursor, TK_TO); }
    "floordiv"      { return done(lx, token, start, cursor, TK_FLOORDIV); }
    "ceildiv"       { return done(lx, token, start, cursor, TK_CEILDIV); }
    "mod"           { return done(lx, token, start, cursor, TK_MOD); }
    "symbol"        { return done(lx, token, start, cursor, TK_SYMBOL); }
    bare_id         { return done(lx, token, start, cursor, TK_BARE_ID); }
  */
}

int mica_lex_shape(lexer *lx, parse_token *token) {
  const unsigned char *cursor = lx->cursor, *start;
next:
  start = cursor;
  /*!re2c
    blank+          { goto next; }
    "//"            { cursor = skip_comment(lx, cursor); goto next; }
    "\x00"          { if (start < lx->end) goto next; return SHAPE_OTHER; }
    digit+          { return done(lx, token, start, cursor, SHAPE_SIZE); }
    digit+ "."      { return SHAPE_OTHER; }  // a number with a fraction is no size
    "?"             { return done(lx, token, start, cursor, SHAPE_DYNAMIC); }
    "x"             { return done(lx, token, start, cursor, SHAPE_X); }
    "*"             { return done(lx, token, start, cursor, SHAPE_STAR); }
    "["             { return done(lx, token, start, cursor, SHAPE_OPEN); }
    "]"             { return done(lx, token, start, cursor, SHAPE_CLOSE); }
    *               { return SHAPE_OTHER; }
  */
}

const unsigned char *mica_lex_skip_blanks(const lexer *lx, const unsigned char *from) {
  for (;;) {
    if (*from == ' ' || *from == '\t' || *from == '\n' || *from == '\r') from++;
    else if (*from == 0 && from < lx->end) from++;
    else if (from[0] == '/' && from[1] == '/') from = skip_comment(lx, from + 2);
    else return from;
  }
}

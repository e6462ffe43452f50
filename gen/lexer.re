// The tokens of the definition language. Names, numbers, strings and code blocks as in TableGen's
// reference; comments nest; a name may begin with digits.
// Called by scanner.c, which adds includes and the preprocessor.
#include "lexer.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "bang.h"
#include "gen/grammar.h"

void lexer_open(lexer *lx, const source_file *file, arena *memory) {
  const unsigned char *text = (const unsigned char *)file->content.data;
  *lx = (lexer){text, text, text + file->content.size, file->start, true, memory};
}

place lexer_place(const lexer *lx, const unsigned char *at) {
  return lx->base + (place)(at - lx->start);
}

static token make(const lexer *lx, int kind, const unsigned char *from) {
  text spelling = {(const char *)from, (size_t)(lx->cursor - from)};
  place_range at = {lexer_place(lx, from), lexer_place(lx, lx->cursor)};
  return (token){(uint16_t)kind, 0, at, {spelling}};
}

static token fail(const lexer *lx, const unsigned char *at, const char *message) {
  place_range range = {lexer_place(lx, at), lexer_place(lx, at) + 1};
  return (token){TOKEN_ERROR, 0, range, {text_of(message)}};
}

static bool word_ends(int c) {
  return c == '\0' || c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '/';
}

bool lexer_at_directive(const lexer *lx, directive *which, size_t *size) {
  static const char *const words[] = {"ifdef", "ifndef", "else", "endif", "define"};
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
    size_t length = strlen(words[i]);
    if ((size_t)(lx->end - lx->cursor) < length || memcmp(lx->cursor, words[i], length) != 0)
      continue;
    const unsigned char *after = lx->cursor + length;
    if (!word_ends(*after) || (*after == '/' && after[1] != '/' && after[1] != '*')) continue;
    *which = (directive)i;
    *size = length;
    return true;
  }
  return false;
}

bool lexer_skip_comment(lexer *lx) {
  const unsigned char *at = lx->cursor;
  size_t depth = 0;
  while (at + 1 < lx->end) {
    if (at[0] == '*' && at[1] == '/') {
      at += 2;
      if (--depth == 0) {
        lx->cursor = at;
        return true;
      }
    } else if (at[0] == '/' && at[1] == '*') {
      at += 2;
      depth++;
    } else {
      at++;
    }
  }
  return false;
}

void lexer_skip_line(lexer *lx) {
  const unsigned char *end = memchr(lx->cursor, '\n', (size_t)(lx->end - lx->cursor));
  if (end == NULL) end = lx->end;
  const unsigned char *other = memchr(lx->cursor, '\r', (size_t)(end - lx->cursor));
  lx->cursor = other == NULL ? end : other;
}

static token number(const lexer *lx, const unsigned char *from, int base) {
  const char *digits = (const char *)from + (base == 10 ? 0 : 2);
  token t = make(lx, base == 2 ? TK_BINARY : TK_INT, from);
  if (base == 2 && t.spelling.size > UINT16_MAX)
    return fail(lx, from, "number out of range: it has too many digits");
  if (base == 2) t.width = (uint16_t)(t.spelling.size - 2);
  errno = 0;
  char *end;
  if (*from == '-') t.integer = strtoll(digits, &end, base);
  else t.integer = (int64_t)strtoull(digits, &end, base);
  if (errno == ERANGE) return fail(lx, from, "number out of range: it needs more than 64 bits");
  return t;
}

// A name that begins with digits, unless a number's digits follow: `8b10` is 8 and b10, `0x1Fg` is
// 0x1F and g.
static token digits_and_name(lexer *lx, const unsigned char *from) {
  const unsigned char *at = from;
  while (*at >= '0' && *at <= '9') at++;
  bool binary = *at == 'b' && (at[1] == '0' || at[1] == '1');
  bool hexadecimal = *at == 'x' && isxdigit(at[1]);
  if (!binary && !hexadecimal) return make(lx, TK_ID, from);
  lx->cursor = at;
  if (at - from != 1 || *from != '0') return number(lx, from, 10);
  for (lx->cursor++; hexadecimal ? isxdigit(*lx->cursor) : (*lx->cursor | 1) == '1';) lx->cursor++;
  return number(lx, from, hexadecimal ? 16 : 2);
}

// A `}` that isn't followed by `]` takes its successor with it, as in TableGen: `}}]` ends nothing.
static token code_block(lexer *lx, const unsigned char *from) {
  const char *at = (const char *)lx->cursor, *end = (const char *)lx->end;
  const char *hit = at;
  while ((hit = memchr(hit, '}', (size_t)(end - hit))) != NULL && hit[1] != ']')
    hit += end - hit > 1 ? 2 : 1;
  if (hit == NULL || hit + 1 >= end)
    return fail(lx, from, "unterminated code block: '}]' is missing");
  lx->cursor = (const unsigned char *)hit + 2;
  token t = make(lx, TK_CODE, from);
  t.spelling = (text){at, (size_t)(hit - at)};
  return t;
}

static char escape(unsigned char c) { return (char)(c == 'n' ? '\n' : c == 't' ? '\t' : c); }

static text decode(const lexer *lx, text raw) {
  char *out = arena_take(lx->memory, raw.size);
  size_t size = 0;
  for (size_t i = 0; i < raw.size; i++)
    out[size++] = raw.data[i] == '\\' ? escape((unsigned char)raw.data[++i]) : raw.data[i];
  return (text){out, size};
}

// After the opening quote. NULs are ordinary bytes unless they end the file.
static token string(lexer *lx, const unsigned char *from) {
  const unsigned char *at = lx->cursor;
  bool escaped = false;
  for (; *at != '"'; at++) {
    if (at >= lx->end) return fail(lx, from, "end of file in string: '\"' is missing");
    if (*at == '\n' || *at == '\r') return fail(lx, from, "end of line in string: '\"' is missing");
    if (*at != '\\') continue;
    escaped = true;
    at++;
    if (at >= lx->end) return fail(lx, from, "end of file in string: '\"' is missing");
    if (*at == '\0' || strchr("\\'\"tn", *at) == NULL) {
      bool newline = *at == '\n' || *at == '\r';
      return fail(lx, at, newline ? "escaped newlines are not supported in strings"
                                  : "invalid escape in string: use \\\\ \\' \\\" \\t or \\n");
    }
  }
  text raw = {(const char *)lx->cursor, (size_t)(at - lx->cursor)};
  lx->cursor = at + 1;
  token t = make(lx, TK_STRING, from);
  t.spelling = escaped ? decode(lx, raw) : raw;
  return t;
}

static token bang_operator(const lexer *lx, const unsigned char *from) {
  token t = make(lx, TK_BANG, from);
  text name = {t.spelling.data + 1, t.spelling.size - 1};
  bang op = bang_find(name);
  t.integer = (int64_t)op;
  if (op != BANG_COUNT) return t;
  text near = bang_nearest(name);
  text message = near.size == 0
                     ? arena_format(lx->memory, "unknown operator '!%.*s'", TEXT_ARGS(name))
                     : arena_format(lx->memory, "unknown operator '!%.*s'; did you mean '!%.*s'?",
                                    TEXT_ARGS(name), TEXT_ARGS(near));
  t.kind = TOKEN_ERROR;
  t.spelling = message;
  return t;
}

static token variable(const lexer *lx, const unsigned char *from) {
  token t = make(lx, TK_VARIABLE, from);
  t.spelling = (text){t.spelling.data + 1, t.spelling.size - 1};
  return t;
}

// `#`: a directive if it is the first thing on its line and a directive's name follows.
static token hash(lexer *lx, const unsigned char *from, bool line_start) {
  directive which;
  size_t size;
  if (!line_start || !lexer_at_directive(lx, &which, &size)) return make(lx, TK_PASTE, from);
  lx->cursor += size;
  token t = make(lx, TOKEN_DIRECTIVE, from);
  t.integer = (int64_t)which;
  return t;
}

static token end_of_file(const lexer *lx, const unsigned char *from) {
  return (token){TOKEN_END, 0, {lexer_place(lx, from), 0}, {{"", 0}}};
}

token lexer_next(lexer *lx) {
  bool line_start = lx->line_start;
  for (;;) {
    const unsigned char *from = lx->cursor;
    lx->line_start = false;
    /*!re2c
      re2c:define:YYCTYPE = "unsigned char";
      re2c:define:YYCURSOR = lx->cursor;
      re2c:yyfill:enable = 0;

      digit = [0-9];  hex = [0-9a-fA-F];  letter = [a-zA-Z_];
      name = letter (letter | digit)*;

      [ \t]+          { continue; }
      [\n\r]          { line_start = true; continue; }
      "\x00"          { if (from >= lx->end) { lx->cursor = from; return end_of_file(lx, from); }
                        return fail(lx, from, "unexpected NUL byte"); }
      "//"            { lexer_skip_line(lx); continue; }
      "/*"            { lx->cursor = from;
                        if (lexer_skip_comment(lx)) continue;
                        lx->cursor = lx->end;
                        return fail(lx, from, "unterminated comment: '*/' is missing"); }
      "#"             { return hash(lx, from, line_start); }

      [+-]? digit+    { return number(lx, from, 10); }
      "0x" hex+       { return number(lx, from, 16); }
      "0b" [01]+      { return number(lx, from, 2); }
      digit+ name     { return digits_and_name(lx, from); }
      "$" name        { return variable(lx, from); }
      "!" [a-zA-Z]+   { return bang_operator(lx, from); }
      "\""            { return string(lx, from); }
      "[{"            { return code_block(lx, from); }

      "assert"        { return make(lx, TK_ASSERT, from); }
      "bit"           { return make(lx, TK_BIT, from); }
      "bits"          { return make(lx, TK_BITS, from); }
      "class"         { return make(lx, TK_CLASS, from); }
      "code"          { return make(lx, TK_CODE_TYPE, from); }
      "dag"           { return make(lx, TK_DAG, from); }
      "def"           { return make(lx, TK_DEF, from); }
      "defm"          { return make(lx, TK_DEFM, from); }
      "defset"        { return make(lx, TK_DEFSET, from); }
      "deftype"       { return make(lx, TK_DEFTYPE, from); }
      "defvar"        { return make(lx, TK_DEFVAR, from); }
      "dump"          { return make(lx, TK_DUMP, from); }
      "else"          { return make(lx, TK_ELSE, from); }
      "false"         { return make(lx, TK_FALSE, from); }
      "field"         { return make(lx, TK_FIELD, from); }
      "foreach"       { return make(lx, TK_FOREACH, from); }
      "if"            { return make(lx, TK_IF, from); }
      "in"            { return make(lx, TK_IN, from); }
      "include"       { return make(lx, TOKEN_INCLUDE, from); }
      "int"           { return make(lx, TK_INT_TYPE, from); }
      "let"           { return make(lx, TK_LET, from); }
      "list"          { return make(lx, TK_LIST, from); }
      "multiclass"    { return make(lx, TK_MULTICLASS, from); }
      "string"        { return make(lx, TK_STRING_TYPE, from); }
      "then"          { return make(lx, TK_THEN, from); }
      "true"          { return make(lx, TK_TRUE, from); }
      name            { return make(lx, TK_ID, from); }

      ":"             { return make(lx, TK_COLON, from); }
      ";"             { return make(lx, TK_SEMI, from); }
      ","             { return make(lx, TK_COMMA, from); }
      "."             { return make(lx, TK_DOT, from); }
      "..."           { return make(lx, TK_ELLIPSIS, from); }
      ".."            { return fail(lx, from, "invalid punctuation '..': write '...' for a range"); }
      "<"             { return make(lx, TK_LESS, from); }
      ">"             { return make(lx, TK_GREATER, from); }
      "["             { return make(lx, TK_LSQUARE, from); }
      "]"             { return make(lx, TK_RSQUARE, from); }
      "{"             { return make(lx, TK_LBRACE, from); }
      "}"             { return make(lx, TK_RBRACE, from); }
      "("             { return make(lx, TK_LPAREN, from); }
      ")"             { return make(lx, TK_RPAREN, from); }
      "="             { return make(lx, TK_EQUAL, from); }
      "?"             { return make(lx, TK_QUESTION, from); }
      "-"             { return make(lx, TK_MINUS, from); }
      "+"             { return fail(lx, from, "unexpected '+'"); }
      "$"             { return fail(lx, from, "'$' must be followed by a name"); }
      "!"             { return fail(lx, from, "'!' must be followed by the name of an operator"); }
      *               { return fail(lx, from, "unexpected character"); }
    */
  }
}

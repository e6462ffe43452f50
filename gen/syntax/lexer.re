// The tokens of the definition language. Names, numbers, strings and code blocks as in TableGen's
// reference; comments nest; a name may begin with digits.
// Called by scanner.c, which adds includes and the preprocessor.
#include "syntax/lexer.h"

#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "syntax/operator.h"
#include "syntax/grammar.h"

void lexer_open(lexer *lx, const source_file *file, arena *memory) {
  const unsigned char *text = (const unsigned char *)file->content.data;
  assert(text[file->content.size] == '\0');
  bool has_returns = memchr(text, '\r', file->content.size) != NULL;
  *lx = (lexer){text, text, text + file->content.size, file->start, true, has_returns, memory,
                NULL};
}

place lexer_place(const lexer *lx, const unsigned char *at) {
  return lx->base + (place)(at - lx->start);
}

// A token from `from` to the cursor.
static token *make(const lexer *lx, int kind, const unsigned char *from) {
  text spelling = {(const char *)from, (size_t)(lx->cursor - from)};
  place_range at = {lexer_place(lx, from), lexer_place(lx, lx->cursor)};
  *lx->out = (token){(uint16_t)kind, 0, at, {spelling}};
  return lx->out;
}

// The cursor set after a token: while a token is matched, it is a local variable.
static lexer *after(lexer *lx, const unsigned char *cursor) {
  lx->cursor = cursor;
  return lx;
}

static token *fail(const lexer *lx, const unsigned char *at, const char *message) {
  place_range range = {lexer_place(lx, at), lexer_place(lx, at) + 1};
  *lx->out = (token){TOKEN_ERROR, 0, range, {text_of(message)}};
  return lx->out;
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

static const unsigned char *end_of_line(const lexer *lx, const unsigned char *from) {
  const unsigned char *end = memchr(from, '\n', (size_t)(lx->end - from)), *other = NULL;
  if (end == NULL) end = lx->end;
  if (lx->has_returns) other = memchr(from, '\r', (size_t)(end - from));
  return other == NULL ? end : other;
}

void lexer_skip_line(lexer *lx) { lx->cursor = end_of_line(lx, lx->cursor); }

static token *number(const lexer *lx, const unsigned char *from, int base) {
  const char *digits = (const char *)from + (base == 10 ? 0 : 2);
  token *t = make(lx, base == 2 ? TK_BINARY : TK_INT, from);
  if (base == 2 && t->spelling.size > UINT16_MAX)
    return fail(lx, from, "number out of range");
  if (base == 2) t->width = (uint16_t)(t->spelling.size - 2);
  errno = 0;
  char *end;
  if (*from == '-') t->integer = strtoll(digits, &end, base);
  else t->integer = (int64_t)strtoull(digits, &end, base);
  if (errno == ERANGE) return fail(lx, from, "number out of range");
  return t;
}

// A name that begins with digits, unless a number's digits follow: `8b10` is 8 and b10, `0x1Fg` is
// 0x1F and g.
static token *digits_and_name(lexer *lx, const unsigned char *from) {
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
static token *code_block(lexer *lx, const unsigned char *from) {
  const char *at = (const char *)lx->cursor, *end = (const char *)lx->end;
  const char *hit = at;
  while ((hit = memchr(hit, '}', (size_t)(end - hit))) != NULL && hit[1] != ']')
    hit += end - hit > 1 ? 2 : 1;
  if (hit == NULL || hit + 1 >= end)
    return fail(lx, from, "unterminated code block\nend it with '}]'");
  lx->cursor = (const unsigned char *)hit + 2;
  if (memchr(at, '\0', (size_t)(hit - at)) != NULL)
    return fail(lx, from, "NUL character is invalid in source");
  token *t = make(lx, TK_CODE, from);
  t->spelling = (text){at, (size_t)(hit - at)};
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

static const char end_of_file_in_string[] =
    "end of file in string literal\nend the string with '\"'";
static const char end_of_line_in_string[] =
    "end of line in string literal\nend the string with '\"'; [{ ... }] holds several lines";

// After the opening quote. NULs are ordinary bytes unless they end the file.
static token *string(lexer *lx, const unsigned char *from) {
  const unsigned char *at = lx->cursor;
  bool escaped = false;
  for (; *at != '"'; at++) {
    if (*at > '\\') continue;  // most bytes: neither an end nor an escape
    if (at >= lx->end) return fail(lx, from, end_of_file_in_string);
    if (*at == '\n' || *at == '\r') return fail(lx, from, end_of_line_in_string);
    if (*at != '\\') continue;
    escaped = true;
    at++;
    if (at >= lx->end) return fail(lx, from, end_of_file_in_string);
    if (*at == '\0' || strchr("\\'\"tn", *at) == NULL) {
      bool newline = *at == '\n' || *at == '\r';
      return fail(lx, at, newline ? "escaped newlines not supported in tblgen"
                                  : "invalid escape in string literal\n"
                                    "the escapes are \\\\ \\' \\\" \\t and \\n");
    }
  }
  text raw = {(const char *)lx->cursor, (size_t)(at - lx->cursor)};
  lx->cursor = at + 1;
  token *t = make(lx, TK_STRING, from);
  t->spelling = escaped ? decode(lx, raw) : raw;
  return t;
}

// A token of its own for each way to write an operator.
static int bang_kind(bang op) {
  if (op == BANG_COND) return TK_BANG_COND;
  char type = bang_form_of(op)->type;
  return type == 'y' ? TK_BANG_OF_TYPE : type == 'o' ? TK_BANG_TYPED : TK_BANG;
}

static token *bang_operator(const lexer *lx, const unsigned char *from) {
  token *t = make(lx, TK_BANG, from);
  text name = {t->spelling.data + 1, t->spelling.size - 1};
  bang op = bang_find(name);
  if (op != BANG_COUNT) {
    t->kind = (uint16_t)bang_kind(op);
    t->integer = (int64_t)op;
    return t;
  }
  text near = bang_nearest(name);
  t->kind = TOKEN_ERROR;
  t->spelling = near.size == 0 ? TEXT("unknown operator")
                              : arena_printf(lx->memory, "unknown operator\ndid you mean '!%.*s'?",
                                             TEXT_ARGS(near));
  return t;
}

static token *variable(const lexer *lx, const unsigned char *from) {
  token *t = make(lx, TK_VARIABLE, from);
  t->spelling = (text){t->spelling.data + 1, t->spelling.size - 1};
  return t;
}

// `#`: a directive if it is the first thing on its line and a directive's name follows.
static token *hash(lexer *lx, const unsigned char *from, bool line_start) {
  directive which;
  size_t size;
  if (!line_start || !lexer_at_directive(lx, &which, &size)) return make(lx, TK_PASTE, from);
  lx->cursor += size;
  token *t = make(lx, TOKEN_DIRECTIVE, from);
  t->integer = (int64_t)which;
  return t;
}

static token *end_of_file(const lexer *lx, const unsigned char *from) {
  *lx->out = (token){TOKEN_END, 0, {lexer_place(lx, from), 0}, {{"", 0}}};
  return lx->out;
}

token *lexer_next(lexer *lx, token *out) {
  lx->out = out;
  bool line_start = lx->line_start;
  lx->line_start = false;
  for (const unsigned char *cursor = lx->cursor;;) {
    const unsigned char *from = cursor;
    /*!re2c
      re2c:define:YYCTYPE = "unsigned char";
      re2c:define:YYCURSOR = cursor;
      re2c:yyfill:enable = 0;

      digit = [0-9];  hex = [0-9a-fA-F];  letter = [a-zA-Z_];
      name = letter (letter | digit)*;

      [ \t]+          { continue; }
      [\n\r] [ \t\n\r]*  { line_start = true; continue; }
      "\x00"          { if (from >= lx->end) return end_of_file(after(lx, from), from);
                        return fail(after(lx, cursor), from,
                                    "NUL character is invalid in source"); }
      "//"            { cursor = end_of_line(lx, cursor); continue; }
      "/*"            { if (!lexer_skip_comment(after(lx, from)))
                          return fail(after(lx, lx->end), from,
                                      "unterminated comment\nend it with '*/'");
                        cursor = lx->cursor;
                        if (memchr(from, '\0', (size_t)(cursor - from)) != NULL)
                          return fail(lx, from, "NUL character is invalid in source");
                        continue; }
      "#"             { return hash(after(lx, cursor), from, line_start); }

      [+-]? digit+    { return number(after(lx, cursor), from, 10); }
      "0x" hex+       { return number(after(lx, cursor), from, 16); }
      "0b" [01]+      { return number(after(lx, cursor), from, 2); }
      digit+ name     { return digits_and_name(after(lx, cursor), from); }
      "$" name        { return variable(after(lx, cursor), from); }
      "!" [a-zA-Z]+   { return bang_operator(after(lx, cursor), from); }
      "\""            { return string(after(lx, cursor), from); }
      "[{"            { return code_block(after(lx, cursor), from); }

      "assert"        { return make(after(lx, cursor), TK_ASSERT, from); }
      "bit"           { return make(after(lx, cursor), TK_BIT, from); }
      "bits"          { return make(after(lx, cursor), TK_BITS, from); }
      "class"         { return make(after(lx, cursor), TK_CLASS, from); }
      "code"          { return make(after(lx, cursor), TK_CODE_TYPE, from); }
      "dag"           { return make(after(lx, cursor), TK_DAG, from); }
      "def"           { return make(after(lx, cursor), TK_DEF, from); }
      "defm"          { return make(after(lx, cursor), TK_DEFM, from); }
      "defset"        { return make(after(lx, cursor), TK_DEFSET, from); }
      "deftype"       { return make(after(lx, cursor), TK_DEFTYPE, from); }
      "defvar"        { return make(after(lx, cursor), TK_DEFVAR, from); }
      "dump"          { return make(after(lx, cursor), TK_DUMP, from); }
      "else"          { return make(after(lx, cursor), TK_ELSE, from); }
      "false"         { return make(after(lx, cursor), TK_FALSE, from); }
      "field"         { return make(after(lx, cursor), TK_FIELD, from); }
      "foreach"       { return make(after(lx, cursor), TK_FOREACH, from); }
      "if"            { return make(after(lx, cursor), TK_IF, from); }
      "in"            { return make(after(lx, cursor), TK_IN, from); }
      "include"       { return make(after(lx, cursor), TOKEN_INCLUDE, from); }
      "int"           { return make(after(lx, cursor), TK_INT_TYPE, from); }
      "let"           { return make(after(lx, cursor), TK_LET, from); }
      "list"          { return make(after(lx, cursor), TK_LIST, from); }
      "multiclass"    { return make(after(lx, cursor), TK_MULTICLASS, from); }
      "string"        { return make(after(lx, cursor), TK_STRING_TYPE, from); }
      "then"          { return make(after(lx, cursor), TK_THEN, from); }
      "true"          { return make(after(lx, cursor), TK_TRUE, from); }
      name            { return make(after(lx, cursor), TK_ID, from); }

      ":"             { return make(after(lx, cursor), TK_COLON, from); }
      ";"             { return make(after(lx, cursor), TK_SEMI, from); }
      ","             { return make(after(lx, cursor), TK_COMMA, from); }
      "."             { return make(after(lx, cursor), TK_DOT, from); }
      "..."           { return make(after(lx, cursor), TK_ELLIPSIS, from); }
      ".."            { return fail(after(lx, cursor), from,
                                    "invalid '..' punctuation\na range is written '...'"); }
      "<"             { return make(after(lx, cursor), TK_LESS, from); }
      ">"             { return make(after(lx, cursor), TK_GREATER, from); }
      "["             { return make(after(lx, cursor), TK_LSQUARE, from); }
      "]"             { return make(after(lx, cursor), TK_RSQUARE, from); }
      "{"             { return make(after(lx, cursor), TK_LBRACE, from); }
      "}"             { return make(after(lx, cursor), TK_RBRACE, from); }
      "("             { return make(after(lx, cursor), TK_LPAREN, from); }
      ")"             { return make(after(lx, cursor), TK_RPAREN, from); }
      "="             { return make(after(lx, cursor), TK_EQUAL, from); }
      "?"             { return make(after(lx, cursor), TK_QUESTION, from); }
      "-"             { return make(after(lx, cursor), TK_MINUS, from); }
      "+"             { return make(after(lx, cursor), TK_PLUS, from); }
      "$"             { return fail(after(lx, cursor), from,
                                    "invalid variable name\na name must follow '$'"); }
      "!"             { return fail(after(lx, cursor), from,
                                    "invalid \"!operator\"\nits name must follow '!'"); }
      "'"             { return fail(after(lx, cursor), from,
                                    "unexpected character\nstrings stand between double quotes"); }
      *               { return fail(after(lx, cursor), from, "unexpected character"); }
    */
  }
}

place_range lexer_place_after(const source_set *sources, place_range at, arena *memory) {
  const source_file *file = source_of(sources, at.end);
  if (file == NULL) return at;
  lexer lx;
  lexer_open(&lx, file, memory);
  lx.cursor += at.end - file->start;
  lx.line_start = false;
  token t;
  lexer_next(&lx, &t);
  return t.kind == TOKEN_END || t.kind == TOKEN_ERROR ? at : t.at;
}

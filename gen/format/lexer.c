// Splits an assembly format into tokens. Called by the format parser; owns nothing.
#include "format/lexer.h"

#include <string.h>

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
static bool is_word(char c) { return is_letter(c) || (c >= '0' && c <= '9'); }

static char byte_at(const format_lexer *lexer, size_t at) {
  return at < lexer->source->text.size ? lexer->source->text.data[at] : '\0';
}

static format_token token_of(format_lexer *lexer, format_token_kind kind, size_t begin,
                             size_t skip) {
  format_token token = {
      kind, begin, lexer->at, {lexer->source->text.data + begin, lexer->at - begin}};
  token.spelling.data += skip;
  token.spelling.size -= 2 * skip;
  return token;
}

static format_token bad_token(format_lexer *lexer, size_t begin, const char *message) {
  format_error(lexer->source, begin, lexer->at, "%s", message);
  return token_of(lexer, FORMAT_TOKEN_BAD, begin, 0);
}

// From `begin`, a quote, to the next one of the same kind.
static format_token lex_quoted(format_lexer *lexer, format_token_kind kind, size_t begin) {
  const text all = lexer->source->text;
  const char quote = all.data[begin];
  lexer->at = begin + 1;
  while (lexer->at < all.size && all.data[lexer->at] != quote) {
    if (quote == '"' && all.data[lexer->at] == '\\' && lexer->at + 1 < all.size) lexer->at++;
    lexer->at++;
  }
  if (lexer->at == all.size)
    return bad_token(
        lexer, begin,
        quote == '"' ? "this string has no closing '\"'" : "this literal has no closing '`'");
  lexer->at++;
  return token_of(lexer, kind, begin, 1);
}

static format_token lex_variable(format_lexer *lexer, size_t begin) {
  if (!is_letter(byte_at(lexer, lexer->at)))
    return bad_token(lexer, begin, "expected the name of a variable after '$'");
  while (is_word(byte_at(lexer, lexer->at))) lexer->at++;
  format_token token = token_of(lexer, FORMAT_TOKEN_VARIABLE, begin, 0);
  token.spelling.data++;
  token.spelling.size--;
  return token;
}

static format_token lex_word(format_lexer *lexer, size_t begin) {
  while (is_word(byte_at(lexer, lexer->at)) || byte_at(lexer, lexer->at) == '-') lexer->at++;
  return token_of(lexer, FORMAT_TOKEN_WORD, begin, 0);
}

static format_token unexpected(format_lexer *lexer, size_t begin) {
  const format_token token = token_of(lexer, FORMAT_TOKEN_BAD, begin, 0);
  if (lexer->has_told) return token;
  lexer->has_told = true;
  return bad_token(lexer, begin,
                   "unexpected character in the assembly format; text that stands in the IR is "
                   "written between backticks: `...`");
}

format_token format_lex(format_lexer *lexer) {
  while (text_is_blank(byte_at(lexer, lexer->at))) lexer->at++;
  const size_t begin = lexer->at;
  if (begin >= lexer->source->text.size) return token_of(lexer, FORMAT_TOKEN_END, begin, 0);
  const char c = byte_at(lexer, lexer->at++);
  if (c == '`') return lex_quoted(lexer, FORMAT_TOKEN_LITERAL, begin);
  if (c == '"') return lex_quoted(lexer, FORMAT_TOKEN_STRING, begin);
  if (c == '$') return lex_variable(lexer, begin);
  if (is_letter(c)) return lex_word(lexer, begin);
  if (c != '\0' && strchr("()^:,=<>?*|", c) != NULL)
    return token_of(lexer, FORMAT_TOKEN_PUNCT, begin, 0);
  return unexpected(lexer, begin);
}

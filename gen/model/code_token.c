// Tokens of C and C++, as far as both agree.
#include "model/code_token.h"

#include "base/names.h"

static char char_at(text t, size_t i) { return i < t.size ? t.data[i] : '\0'; }
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

static size_t after_comment(text t, size_t at) {
  bool is_line = t.data[at + 1] == '/';
  size_t end = text_find(t, is_line ? TEXT("\n") : TEXT("*/"), at + 2);
  return end == SIZE_MAX ? t.size : end + (is_line ? 1 : 2);
}

size_t code_skip_blanks(text t, size_t at) {
  for (;;) {
    while (is_blank(char_at(t, at))) at++;
    bool is_comment = char_at(t, at) == '/' &&
                      (char_at(t, at + 1) == '/' || char_at(t, at + 1) == '*');
    if (!is_comment) return at;
    at = after_comment(t, at);
  }
}

static size_t quoted_size(text t, size_t at) {
  size_t end = at + 1;
  while (end < t.size && t.data[end] != t.data[at]) end += t.data[end] == '\\' ? 2 : 1;
  return (end < t.size ? end + 1 : t.size) - at;
}

static bool is_pair(text t, size_t at) {
  char c = char_at(t, at), after = char_at(t, at + 1);
  return (c == '-' && after == '>') || (c == ':' && after == ':');
}

code_token code_token_at(text code, size_t from) {
  code_token k = {.at = code_skip_blanks(code, from)};
  char c = char_at(code, k.at);
  if (c == '\0') return k;
  k.kind = TOKEN_MARK;
  k.size = is_pair(code, k.at) ? 2 : 1;
  if (c == '"' || c == '\'') {
    k.kind = TOKEN_TEXT;
    k.size = quoted_size(code, k.at);
  } else if (name_is_letter(c) || c == '$') {
    k.kind = is_digit(c) ? TOKEN_NUMBER : TOKEN_WORD;
    while (name_is_letter(char_at(code, k.at + k.size))) k.size++;
  }
  return k;
}

text code_token_text(text code, code_token token) {
  return (text){code.data + token.at, token.size};
}

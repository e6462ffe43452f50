// Tokens of C and C++, as far as both agree.
#include "c/code_token.h"

#include <string.h>

#include "base/names.h"

static char char_at(text t, size_t i) { return i < t.size ? t.data[i] : '\0'; }

static bool stands(text t, size_t at, const char *what) {
  size_t size = strlen(what);
  return at + size <= t.size && memcmp(t.data + at, what, size) == 0;
}

// ---- Blanks and comments ------------------------------------------------------------------------

// A line that ends with a backslash goes on.
static size_t line_end(text t, size_t at) {
  while (at < t.size && (t.data[at] != '\n' || t.data[at - 1] == '\\')) at++;
  return at < t.size ? at + 1 : t.size;
}

// SIZE_MAX: it has no end.
static size_t after_comment(text t, size_t at) {
  if (stands(t, at, "//")) return line_end(t, at + 2);
  if (!stands(t, at, "/*")) return at;
  size_t end = text_find(t, TEXT("*/"), at + 2);
  return end == SIZE_MAX ? end : end + 2;
}

size_t code_comment_end(text code, size_t at) {
  size_t end = after_comment(code, at);
  return end == SIZE_MAX ? code.size : end;
}

static size_t blank_size(text t, size_t at) {
  if (stands(t, at, "\\\n")) return 2;
  return text_is_blank(char_at(t, at));
}

// Up to a token, or to a comment without end.
static size_t skip_blanks(text t, size_t at) {
  for (size_t size, end;; at = end) {
    while ((size = blank_size(t, at)) > 0) at += size;
    end = after_comment(t, at);
    if (end == at || end == SIZE_MAX) return at;
  }
}

size_t code_skip_blanks(text t, size_t at) { return code_comment_end(t, skip_blanks(t, at)); }

// ---- Texts --------------------------------------------------------------------------------------

size_t code_text_end(text t, size_t at) {
  for (size_t i = at + 1; i < t.size; i++) {
    if (t.data[i] == t.data[at]) return i + 1;
    if (t.data[i] == '\\') i++;
  }
  return SIZE_MAX;
}

// `delimiter(`, after the first quote of `R"delimiter(…)delimiter"`.
enum { DELIMITER_MAX = 16 };

// How long the `R`, `u8R`, … before a raw string is; 0: none begins here.
static size_t raw_prefix_size(text t, size_t at) {
  static const char *const prefixes[] = {"R\"", "u8R\"", "uR\"", "UR\"", "LR\""};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++)
    if (stands(t, at, prefixes[i])) return strlen(prefixes[i]) - 1;
  return 0;
}

// Where the raw string ends whose first quote is at `quote`; SIZE_MAX: nowhere.
static size_t raw_end(text t, size_t quote) {
  size_t open = quote + 1;
  while (open < t.size && t.data[open] != '(' && open - quote <= DELIMITER_MAX) open++;
  if (char_at(t, open) != '(') return SIZE_MAX;
  const text delimiter = {t.data + quote + 1, open - quote - 1};
  for (size_t i = open + 1; i + delimiter.size + 1 < t.size; i++) {
    if (t.data[i] != ')' || t.data[i + delimiter.size + 1] != '"') continue;
    if (text_equal((text){t.data + i + 1, delimiter.size}, delimiter))
      return i + delimiter.size + 2;
  }
  return SIZE_MAX;
}

static code_token text_token(text t, size_t at, size_t end) {
  const bool is_unended = end == SIZE_MAX;
  return (code_token){TOKEN_TEXT, at, (is_unended ? t.size : end) - at, is_unended};
}

// ---- Other tokens -------------------------------------------------------------------------------

static bool begins_number(text t, size_t at) {
  return text_is_digit(char_at(t, at)) ||
         (char_at(t, at) == '.' && text_is_digit(char_at(t, at + 1)));
}

// `1e-3` and `0x1p+4` hold a sign.
static size_t number_size(text t, size_t at) {
  const bool is_hex = char_at(t, at) == '0' && (char_at(t, at + 1) | 0x20) == 'x';
  size_t end = at;
  for (char c; (c = char_at(t, end)) != '\0'; end++) {
    const char sign = char_at(t, end + 1);
    const bool is_exponent = (c | 0x20) == (is_hex ? 'p' : 'e');
    if (is_exponent && (sign == '+' || sign == '-')) end++;
    else if (c == '\'' ? !name_is_letter(sign) : c != '.' && !name_is_letter(c)) break;
  }
  return end - at;
}

// `%:` counts as `#`.
static size_t mark_size(text t, size_t at) {
  static const char *const pairs[] = {"->", "::", "<%", "%>", "%:", ":>", "<:"};
  if (stands(t, at, "<::")) return 1;  // as C++ reads `isa<::Type>`
  for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
    if (stands(t, at, pairs[i])) return 2;
  return 1;
}

code_token code_token_at(text code, size_t from) {
  code_token k = {.at = skip_blanks(code, from)};
  const char c = char_at(code, k.at);
  if (c == '\0') return k;
  k.is_unended = stands(code, k.at, "/*");
  if (k.is_unended) return k;
  const size_t prefix = raw_prefix_size(code, k.at);
  if (prefix > 0) return text_token(code, k.at, raw_end(code, k.at + prefix));
  if (c == '"' || c == '\'') return text_token(code, k.at, code_text_end(code, k.at));
  if (begins_number(code, k.at)) {
    k.kind = TOKEN_NUMBER;
    k.size = number_size(code, k.at);
  } else if (name_is_letter(c) || c == '$') {
    k.kind = TOKEN_WORD;
    for (k.size = 1; name_is_letter(char_at(code, k.at + k.size));) k.size++;
  } else {
    k.kind = TOKEN_MARK;
    k.size = mark_size(code, k.at);
  }
  return k;
}

text code_token_text(text code, code_token token) {
  return (text){code.data + token.at, token.size};
}

size_t code_count(text code, const char *word) {
  size_t count = 0;
  for (code_token k = code_token_at(code, 0); k.kind != TOKEN_NONE;
       k = code_token_at(code, k.at + k.size))
    count += text_is(code_token_text(code, k), word);
  return count;
}

// ---- Brackets -----------------------------------------------------------------------------------

bool code_is_bracket(char c, const char *among) { return c != '\0' && strchr(among, c) != NULL; }

char code_partner(char bracket) {
  static const char brackets[] = "()[]{}";
  const size_t at = (size_t)(strchr(brackets, bracket) - brackets);
  return brackets[at ^ 1];
}

size_t code_group_end(text code, size_t at) {
  size_t depth = 0;
  for (code_token k = code_token_at(code, at); k.kind != TOKEN_NONE;
       k = code_token_at(code, k.at + k.size)) {
    const char c = k.kind == TOKEN_MARK ? code.data[k.at] : '\0';
    depth += code_is_bracket(c, "([{");
    depth -= code_is_bracket(c, ")]}") && depth > 0;
    if (depth == 0) return k.at + k.size;
  }
  return SIZE_MAX;
}

// Comments and string literals of generated C. Called by templates and by the emitters.
#include "base/c_text.h"

enum { LITERAL_MAX = 4095 };

// How many bytes the UTF-8 character at the front has; 0: there is none.
static size_t utf8_size(text t) {
  static const uint32_t smallest[5] = {0, 0, 0x80, 0x800, 0x10000};
  unsigned char first = (unsigned char)t.data[0];
  size_t size = first < 0x80       ? 1
                : first >> 5 == 6  ? 2
                : first >> 4 == 14 ? 3
                : first >> 3 == 30 ? 4
                                   : 0;
  if (size == 0 || size > t.size) return 0;
  for (size_t i = 1; i < size; i++)
    if (((unsigned char)t.data[i] & 0xc0) != 0x80) return 0;
  uint32_t point = size < 2 ? first : (uint32_t)(first & (0xff >> (size + 1))) << 6;
  if (size > 1) point |= (unsigned char)t.data[1] & 0x3f;
  for (size_t i = 2; i < size; i++) point = point << 6 | ((unsigned char)t.data[i] & 0x3f);
  bool is_whole = point >= smallest[size] && point <= 0x10ffff &&
                  (point < 0xd800 || point > 0xdfff);
  return is_whole ? size : 0;
}

// A mark that changes the direction of the text after it: compilers warn of them.
static bool is_direction(text t) {
  static const char *const marks[] = {"\xd8\x9c",     "\xe2\x80\x8e", "\xe2\x80\x8f",
                                      "\xe2\x80\xaa", "\xe2\x80\xab", "\xe2\x80\xac",
                                      "\xe2\x80\xad", "\xe2\x80\xae", "\xe2\x81\xa6",
                                      "\xe2\x81\xa7", "\xe2\x81\xa8", "\xe2\x81\xa9"};
  for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
    if (text_starts_with(t, text_of(marks[i]))) return true;
  return false;
}

static bool is_plain(char c) { return c >= ' ' && c < 0x7f && c != '\\' && c != '?' && c != '"'; }

// How many plain characters stand at the front.
static size_t plain_size(text t) {
  size_t i = 0;
  while (i < t.size && is_plain(t.data[i])) i++;
  return i;
}

static text rest_of(text t, size_t used) { return (text){t.data + used, t.size - used}; }

// A character beyond ASCII that can stand as it is; 0: none.
static size_t foreign_size(text t) {
  if ((unsigned char)t.data[0] < 0x80) return 0;
  size_t size = utf8_size(t);
  return size > 0 && is_direction(t) ? 0 : size;
}

// ---- Comments -----------------------------------------------------------------------------------

static bool is_blank(char c) { return (unsigned char)c <= ' ' || c == 0x7f; }

// One character that isn't plain; answers its size. A backslash, also written as a trigraph, must
// not be the last one of a word: lines are broken between words.
static size_t comment_character(buffer *to, text t) {
  bool ends_word = t.size == 1 || is_blank(t.data[1]);
  if (is_blank(t.data[0])) {
    size_t i = 0;
    while (i < t.size && is_blank(t.data[i])) i++;
    if (i < t.size) buffer_char(to, ' ');
    return i;
  }
  size_t size = foreign_size(t);
  if (size > 0) {
    buffer_append(to, t.data, size);
    return size;
  }
  if ((unsigned char)t.data[0] >= 0x80) buffer_string(to, "\xef\xbf\xbd");  // U+FFFD
  else buffer_char(to, t.data[0]);
  if (t.data[0] == '\\' && ends_word) buffer_char(to, '.');
  bool is_trigraph = text_starts_with(t, TEXT("?\?/"));
  if (is_trigraph) buffer_char(to, ' ');
  return 1;
}

void text_to_c_comment(buffer *to, text from) {
  while (from.size > 0) {
    size_t size = plain_size(from);
    buffer_append(to, from.data, size);
    from = rest_of(from, size);
    if (from.size > 0) from = rest_of(from, comment_character(to, from));
  }
}

// ---- String literals ----------------------------------------------------------------------------

// One character that isn't plain; answers its size. `before` is what stands in front of it.
static size_t string_character(buffer *to, text t, char before) {
  char c = t.data[0];
  size_t size = foreign_size(t);
  if (size > 0) {
    buffer_append(to, t.data, size);
    return size;
  }
  if (c == '"' || c == '\\') buffer_printf(to, "\\%c", c);
  else if (c == '?') buffer_string(to, before == '?' ? "\\?" : "?");  // no trigraph
  else if (c == '\n') buffer_string(to, "\\n");
  else if (c == '\t') buffer_string(to, "\\t");
  else buffer_printf(to, "\\%03o", (unsigned)c & 0xffu);
  return 1;
}

void text_to_c_string(buffer *to, text from) {
  char before = '\0';
  while (from.size > 0) {
    size_t size = plain_size(from);
    buffer_append(to, from.data, size);
    if (size > 0) before = '\0';
    from = rest_of(from, size);
    if (from.size == 0) return;
    size = string_character(to, from, before);
    before = from.data[0];
    from = rest_of(from, size);
  }
}

static void byte_array(buffer *to, text from) {
  buffer_string(to, "((const char[]){");
  for (size_t i = 0; i < from.size; i++) {
    unsigned char c = (unsigned char)from.data[i];
    bool is_letter = is_plain(from.data[i]) && c != '\'' && c != ',';
    if (is_letter) buffer_printf(to, "'%c', ", c);
    else if (c < 0x80) buffer_printf(to, "%d, ", c);
    else buffer_printf(to, "(char)%d, ", c);
  }
  buffer_string(to, "0})");
}

void text_to_c_literal(buffer *to, text from) {
  if (from.size > LITERAL_MAX) {
    byte_array(to, from);
    return;
  }
  buffer_char(to, '"');
  text_to_c_string(to, from);
  buffer_char(to, '"');
}

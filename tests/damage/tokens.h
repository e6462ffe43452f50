// A text with each of its tokens missing, standing twice, or being the last one; used by the
// programs of this folder.
#ifndef MICA_TESTS_DAMAGE_TOKENS_H
#define MICA_TESTS_DAMAGE_TOKENS_H

#include <ctype.h>
#include <stdbool.h>
#include <string.h>

enum { DAMAGE_TEXT_MAX = 1 << 19 };

typedef struct damage {
  bool whole_strings;  // a string is one token; or what stands in it is damaged as well
  void (*run)(const char *path, const char *text, size_t size);
} damage;

static const char *damage_end_of_string(const char *at, const char *end) {
  for (at++; at < end && *at != '"' && *at != '\n'; at++) at += *at == '\\' && at + 1 < end;
  return at < end ? at + 1 : end;
}

// After the token that begins at `at`: a word with its sign, a string, a sign.
static const char *damage_end_of_token(const damage *d, const char *at, const char *end) {
  if (d->whole_strings && *at == '"') return damage_end_of_string(at, end);
  at++;
  while (at < end &&
         (isalnum((unsigned char)*at) || *at == '_' || (*at == '.' && d->whole_strings)))
    at++;
  return at;
}

static void damage_token(const damage *d, const char *path, const char *text, size_t size,
                         size_t from, size_t to) {
  static char changed[2 * DAMAGE_TEXT_MAX];
  memcpy(changed, text, to);
  d->run(path, changed, to);
  memcpy(changed + from, text + to, size - to);
  d->run(path, changed, size - (to - from));
  memcpy(changed, text, to);
  memcpy(changed + to, text + from, size - from);
  d->run(path, changed, size + (to - from));
}

// At most DAMAGE_TEXT_MAX bytes.
static void damage_each_token(const damage *d, const char *path, const char *text, size_t size) {
  const char *end = text + size, *at = text;
  while (at < end) {
    const bool is_comment = *at == '/' && at + 1 < end && at[1] == '/';
    if (is_comment) {
      while (at < end && *at != '\n') at++;
    } else if (isspace((unsigned char)*at)) {
      at++;
    } else {
      const char *after = damage_end_of_token(d, at, end);
      damage_token(d, path, text, size, (size_t)(at - text), (size_t)(after - text));
      at = after;
    }
  }
}

#endif

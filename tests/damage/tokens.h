// A text with each of its tokens missing, standing twice, or being the last one; or with each of
// its numbers being another one. Used by the programs of this folder.
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

// Digits that no name holds, replaced.
static void damage_number(const damage *d, const char *path, const char *text, size_t size,
                          size_t from, size_t to) {
  static const char *const others[] = {
      "0", "1", "-1", "7", "-7", "64", "4294967297", "123456789012", "9223372036854775807"};
  static char changed[DAMAGE_TEXT_MAX + 32];
  memcpy(changed, text, from);
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    const size_t length = strlen(others[i]);
    memcpy(changed + from, others[i], length);
    memcpy(changed + from + length, text + to, size - to);
    d->run(path, changed, size - (to - from) + length);
  }
}

static void damage_each_number(const damage *d, const char *path, const char *text, size_t size) {
  for (size_t i = 0; i < size;) {
    if (text[i] == '/' && i + 1 < size && text[i + 1] == '/') {
      while (i < size && text[i] != '\n') i++;
    } else if (isdigit((unsigned char)text[i])) {
      const size_t from = i;
      while (i < size && isdigit((unsigned char)text[i])) i++;
      damage_number(d, path, text, size, from, i);
      i += i < size && text[i] == 'x';  // of a shape
    } else if (strchr("%^@#!.$_\"", text[i]) != NULL || isalpha((unsigned char)text[i])) {
      i++;
      while (i < size && (isalnum((unsigned char)text[i]) || strchr("_.$", text[i]) != NULL)) i++;
    } else {
      i++;
    }
  }
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

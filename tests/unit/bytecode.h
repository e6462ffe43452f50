// Bytecode in memory: what a module becomes.
#ifndef MICA_TESTS_BYTECODE_H
#define MICA_TESTS_BYTECODE_H

#include <stdlib.h>
#include <string.h>

#include "mica/bytecode.h"

typedef struct byte_buffer {
  char *data;
  size_t size;
} byte_buffer;

static inline bool byte_buffer_append(void *user, mica_str piece) {
  byte_buffer *b = user;
  char *grown = realloc(b->data, b->size + piece.size + 1);
  if (grown == NULL) return false;
  if (piece.size != 0) memcpy(grown + b->size, piece.data, piece.size);
  b->data = grown;
  b->size += piece.size;
  return true;
}

static inline mica_str byte_buffer_text(const byte_buffer *b) {
  mica_str bytes = {b->data, b->size};
  return bytes;
}

#endif

// Texts from files: read whole, then parsed.
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/location.h"
#include "mica/parse.h"

typedef struct file_text {
  mica_context *context;
  char *data;
  size_t size, capacity;
} file_text;

enum { FIRST_ROOM = 64 << 10 };

// Room for at least one byte, and the NUL behind it.
static bool reserve(file_text *t) {
  if (t->size + 1 < t->capacity) return true;
  if (t->capacity > SIZE_MAX / 2) return false;
  size_t capacity = t->capacity == 0 ? FIRST_ROOM : 2 * t->capacity;
  char *grown = mica_reallocate(t->context, t->data, t->capacity, capacity);
  if (grown == NULL) return false;
  t->data = grown;
  t->capacity = capacity;
  return true;
}

// False: no memory, or the file has an error, which errno tells.
static bool read_all(file_text *t, FILE *file) {
  size_t got;
  do {
    if (!reserve(t)) return false;
    got = fread(t->data + t->size, 1, t->capacity - 1 - t->size, file);
    t->size += got;
  } while (got != 0);
  t->data[t->size] = '\0';
  return ferror(file) == 0;
}

static void report(mica_context *ctx, const char *path) {
  (void)mica_error(ctx, mica_loc_unknown(), "cannot open input file '%s': %s", path,
                   strerror(errno));
}

static mica_op *parse_all(const file_text *t, const char *path, const mica_parse_options *options) {
  mica_parse_options all = options == NULL ? (mica_parse_options){0} : *options;
  if (all.file.data == NULL) all.file = mica_str_of(path);
  all.nul_terminated = true;
  return mica_parse_module(t->context, (mica_str){t->data, t->size}, &all);
}

mica_op *mica_parse_file(mica_context *ctx, const char *path, const mica_parse_options *options) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    report(ctx, path);
    return NULL;
  }
  file_text text = {.context = ctx};
  bool ok = read_all(&text, file);
  if (ferror(file)) report(ctx, path);
  (void)fclose(file);
  mica_op *module = ok ? parse_all(&text, path, options) : NULL;
  mica_free(ctx, text.data, text.capacity);
  return module;
}

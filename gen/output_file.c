// Writing outputs: only what changed, and never half a file. The new content goes to a file beside
// the target, which then takes its place. Folders that are missing are made.
#define _POSIX_C_SOURCE 200809L  // mkdir
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "emit.h"
#include "names.h"

static bool has_content(FILE *file, text content) {
  char chunk[1 << 14];
  size_t at = 0, size;
  while ((size = fread(chunk, 1, sizeof chunk, file)) > 0) {
    if (size > content.size - at || memcmp(chunk, content.data + at, size) != 0) return false;
    at += size;
  }
  return at == content.size && !ferror(file);
}

static bool is_up_to_date(const char *path, text content) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return false;
  bool same = has_content(file, content);
  fclose(file);
  return same;
}

static bool write_all(const char *path, text content) {
  FILE *file = fopen(path, "wb");
  if (file == NULL) return false;
  bool written = fwrite(content.data, 1, content.size, file) == content.size;
  if (fclose(file) != 0) written = false;
  return written;
}

// Makes the folders that `path` names before its last slash; one that can't be made shows when the
// file is written.
static void make_folders(session *s, text path) {
  for (size_t i = 1; i < path.size; i++)
    if (path.data[i] == '/') mkdir(text_copy(s->memory, (text){path.data, i}), 0777);
}

bool output_write(session *s, text path, text content, text *why) {
  const char *target = text_copy(s->memory, path);
  if (is_up_to_date(target, content)) return true;
  const char *fresh = text_concat(s->memory, target, ".new");
  make_folders(s, path);
  if (write_all(fresh, content) && rename(fresh, target) == 0) return true;
  *why = text_of(text_copy(s->memory, text_of(strerror(errno))));
  remove(fresh);
  return false;
}

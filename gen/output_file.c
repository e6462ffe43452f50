// Writing outputs: only what changed, and never half a file. The new content goes to a file beside
// the target, which then takes its place. Folders that are missing are made.
#define _POSIX_C_SOURCE 200809L  // mkdir
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/names.h"
#include "output_file.h"

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

static bool same_content(const char *path, FILE *other) {
  char chunk[1 << 14], other_chunk[sizeof chunk];
  FILE *file = fopen(path, "rb");
  bool same = file != NULL;
  for (size_t size = 1; same && size > 0;) {
    size = fread(chunk, 1, sizeof chunk, file);
    same = fread(other_chunk, 1, sizeof chunk, other) == size &&
           memcmp(chunk, other_chunk, size) == 0;
  }
  same = same && !ferror(file) && !ferror(other);
  if (file != NULL) fclose(file);
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

static bool fail(session *s, text *why) {
  *why = text_of(text_copy(s->memory, text_of(strerror(errno))));
  return false;
}

// A device or a pipe is written to as it is: nothing may take its place.
static bool is_special(const char *path) {
  struct stat about;
  return stat(path, &about) == 0 && !S_ISREG(about.st_mode) && !S_ISDIR(about.st_mode);
}

bool output_write(session *s, text path, text content, text *why) {
  const char *target = text_copy(s->memory, path);
  if (is_special(target)) return write_all(target, content) || fail(s, why);
  if (is_up_to_date(target, content)) return true;
  const char *fresh = text_concat(s->memory, target, ".new");
  make_folders(s, path);
  if (write_all(fresh, content) && rename(fresh, target) == 0) return true;
  fail(s, why);
  remove(fresh);
  return false;
}

bool output_open(session *s, text path, output_stream *out, text *why) {
  out->path = text_copy(s->memory, path);
  bool special = is_special(out->path);
  out->fresh = special ? NULL : text_concat(s->memory, out->path, ".new");
  if (!special) make_folders(s, path);
  out->file = special ? fopen(out->path, "wb") : fopen(out->fresh, "w+b");
  return out->file != NULL || fail(s, why);
}

bool output_close(session *s, output_stream *out, bool keep, bool only_changed, text *why) {
  assert(out->file != NULL);
  bool written = fflush(out->file) == 0 && !ferror(out->file);
  if (out->fresh == NULL) return (fclose(out->file) == 0 && written) || fail(s, why);
  if (written && keep && only_changed) {
    rewind(out->file);
    keep = !same_content(out->path, out->file);
  }
  if (fclose(out->file) != 0) written = false;
  if (!written) fail(s, why);
  else if (keep && rename(out->fresh, out->path) == 0) return true;
  else if (keep) written = fail(s, why);
  remove(out->fresh);
  return written;
}

// ---- dependencies -------------------------------------------------------------------------------

// A path as make reads it: blanks, `#` and `$` escaped.
static void append_make_path(buffer *to, text path) {
  for (size_t i = 0; i < path.size; i++) {
    if (path.data[i] == ' ' || path.data[i] == '#') buffer_char(to, '\\');
    if (path.data[i] == '$') buffer_char(to, '$');
    buffer_char(to, path.data[i]);
  }
}

static bool is_repeated(const source_set *sources, size_t index) {
  for (size_t i = 0; i < index; i++)
    if (text_equal(source_at(sources, i)->path, source_at(sources, index)->path)) return true;
  return false;
}

bool write_dependencies(session *s, text path, const text *targets, size_t target_count) {
  buffer rule = {0}, rest = {0};
  for (size_t i = 0; i < target_count; i++) {
    if (i > 0) buffer_char(&rule, ' ');
    append_make_path(&rule, targets[i]);
  }
  buffer_char(&rule, ':');
  for (size_t i = 0; i < source_count(s->sources); i++) {
    const source_file *file = source_at(s->sources, i);
    if (is_repeated(s->sources, i) || text_is(file->path, "<stdin>")) continue;
    buffer_string(&rule, " \\\n  ");
    append_make_path(&rule, file->path);
    if (i == 0) continue;
    append_make_path(&rest, file->path);
    buffer_string(&rest, ":\n");
  }
  buffer_char(&rule, '\n');
  buffer_text(&rule, buffer_as_text(&rest));
  text why;
  bool written = output_write(s, path, buffer_as_text(&rule), &why);
  if (!written)
    report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s", TEXT_ARGS(path),
                 TEXT_ARGS(why));
  buffer_free(&rule);
  buffer_free(&rest);
  return written;
}

// tablegen_compile_commands.yml: a document of YAML for each definition file, as MLIR's build makes
// it for tblgen-lsp-server. Several runs fill one file.
#define _DEFAULT_SOURCE
#include "compile_commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "base/posix.h"
#include "output_file.h"

static const char begin_entry[] = "--- !FileInfo:\n";

static void append_quoted(buffer *to, text t) {
  for (size_t i = 0; i < t.size; i++) {
    if (t.data[i] == '"' || t.data[i] == '\\') buffer_char(to, '\\');
    buffer_char(to, t.data[i]);
  }
}

// A language server starts in a folder of its own.
static void append_path(buffer *to, text path, arena *memory) {
  char *real = realpath(text_copy(memory, path), NULL);
  append_quoted(to, real == NULL ? path : text_of(real));
  free(real);
}

static text folder_of_path(text path) {
  while (path.size > 0 && path.data[path.size - 1] != '/') path.size--;
  return path.size == 0 ? TEXT(".") : path;
}

static text entry_of(session *s, text *file_line) {
  const source_file *main_file = source_at(s->sources, 0);
  buffer entry = {0};
  buffer_string(&entry, begin_entry);
  size_t at = entry.size;
  buffer_string(&entry, "  filepath: \"");
  append_path(&entry, main_file->path, s->memory);
  buffer_string(&entry, "\"\n");
  size_t end = entry.size;
  buffer_string(&entry, "  includes: \"");
  append_path(&entry, folder_of_path(main_file->path), s->memory);
  for (size_t i = 0; i < source_include_folder_count(s->sources); i++) {
    buffer_char(&entry, ';');
    append_path(&entry, source_include_folder(s->sources, i), s->memory);
  }
  buffer_string(&entry, "\"\n");
  const text kept = arena_keep(s->memory, &entry);
  *file_line = (text){kept.data + at, end - at};
  return kept;
}

// The entries of the file but that of the same definitions.
static void append_others(buffer *to, text known, text file_line) {
  for (size_t at = 0; at < known.size;) {
    size_t end = text_find(known, text_of(begin_entry), at + 1);
    if (end == SIZE_MAX) end = known.size;
    const text entry = {known.data + at, end - at};
    if (text_find(entry, file_line, 0) == SIZE_MAX) buffer_text(to, entry);
    at = end;
  }
}

// What the file holds: nothing where there is none. False: errno says why.
static bool read_known(const char *path, buffer *to) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return errno == ENOENT;
  char chunk[1 << 12];
  for (size_t size; (size = fread(chunk, 1, sizeof chunk, file)) > 0;)
    buffer_append(to, chunk, size);
  bool done = !ferror(file);
  (void)fclose(file);
  return done;
}

bool write_compile_commands(session *s, text path) {
  text file_line, why = {"", 0};
  const text entry = entry_of(s, &file_line);
  buffer known = {0}, all = {0};
  bool done = read_known(text_copy(s->memory, path), &known);
  if (!done) why = text_of(text_copy(s->memory, text_of(strerror(errno))));
  append_others(&all, buffer_as_text(&known), file_line);
  buffer_text(&all, entry);
  done = done && output_write(s, path, buffer_as_text(&all), &why);
  buffer_free(&known);
  buffer_free(&all);
  if (!done)
    report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s", TEXT_ARGS(path),
                 TEXT_ARGS(why));
  return done;
}

// What the names of functions in place of C++ begin with: the dialect's name, but for C++ of a file
// that several dialects share, where one function serves them all: the namespace of what it calls,
// or the file's name.
#include "make/build.h"

static void note_files(build *b, const char *class_name, const char *link) {
  record_list all = records_of_class(b->records, text_of(class_name));
  for (size_t i = 0; i < all.count; i++) {
    const source_file *file = source_of(b->session->sources, record_place(all.items[i]));
    if (file != NULL && read_record(all.items[i], link) == b->dialect)
      pointer_map_set(b->memory, &b->own_files, file, b);
  }
}

// Those with the dialect or parts of it.
static const pointer_map *own_files(build *b) {
  if (b->own_files.count > 0) return &b->own_files;
  pointer_map_set(b->memory, &b->own_files, b->main_file, b);
  const source_file *file = source_of(b->session->sources, record_place(b->dialect));
  if (file != NULL) pointer_map_set(b->memory, &b->own_files, file, b);
  note_files(b, "Op", "opDialect");
  note_files(b, "AttrOrTypeDef", "dialect");
  return &b->own_files;
}

static const char *words_of_file(build *b, const source_file *file) {
  text name = file->name;
  for (size_t i = name.size; i > 0; i--)
    if (name.data[i - 1] == '.') name.size = i - 1;
  return name_snake(b->memory, name);
}

static bool is_own(build *b, const source_file *file) {
  if (b->dialect == NULL || file == NULL) return true;
  const text dialect = text_of(read_text(b, b->dialect, "name"));
  return pointer_map_get(own_files(b), file) != NULL ||
         text_starts_with(text_of(words_of_file(b, file)), dialect);
}

// `ring` of `::mlir::ring::isUnit($_self)`; size 0: none that says something.
static text namespace_of_call(text code) {
  const text called = cpp_called_of_self(code);
  if (called.size == 0) return called;
  text before = {code.data, (size_t)(called.data - code.data)};
  if (before.size >= 2) before.size -= 2;
  const text last = text_trim(text_after_last(before, "::"));
  static const char *const silent[] = {"mlir", "llvm", "std"};
  for (size_t i = 0; i < 3; i++)
    if (text_is(last, silent[i])) return (text){0};
  return last;
}

const char *model_hook_prefix(build *b, place at, text code) {
  const source_file *file = source_of(b->session->sources, at);
  if (is_own(b, file)) return b->model->c_prefix;
  const text space = namespace_of_call(text_trim(code));
  const char *words = name_is_identifier(space) ? name_snake(b->memory, space)
                                                : words_of_file(b, file);
  return build_printf(b, "%.*s%s", TEXT_ARGS(b->prefix), words);
}

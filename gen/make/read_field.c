// Reading of record fields, as the model's makers need it.
#include <string.h>

#include "make/build.h"
#include "make/format_text.h"

const char *build_printf(build *b, const char *format, ...) {
  buffer out = {0};
  va_list args;
  va_start(args, format);
  buffer_vprintf(&out, format, args);
  va_end(args);
  const char *result = arena_text(b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return result;
}

const model_format_text *model_format_text_of(build *b, const record *r) {
  model_format_text found = {.from = read_field(r, "assemblyFormat")};
  if (found.from.value == NULL || !value_as_text(found.from.value, &found.content)) return NULL;
  model_format_text *kept = ARENA_NEW(b->memory, model_format_text);
  *kept = found;
  return kept;
}

const char *read_text(build *b, const record *r, const char *name) {
  text t;
  const value *v = record_value(r, text_of(name));
  if (v == NULL || !value_as_text(v, &t)) return "";
  return model_resolve(b, text_trim(t));
}

// Where a text of this field stands in one piece, as it is; 0: nowhere.
static place place_of_piece(build *b, const field *f, text all, text piece) {
  place at = field_text_place(b->records, f, (size_t)(piece.data - all.data));
  const source_file *file = source_of(b->session->sources, at);
  if (file == NULL) return 0;
  size_t offset = at - file->start;
  bool fits = offset <= file->content.size && piece.size <= file->content.size - offset;
  return fits && memcmp(file->content.data + offset, piece.data, piece.size) == 0 ? at : 0;
}

author_code read_code(build *b, const record *r, const char *name) {
  const field f = read_field(r, name);
  text all, code;
  if (f.value == NULL || !value_as_text(f.value, &all)) return (author_code){0};
  code = text_trim(all);
  if (code.size == 0) return (author_code){0};
  return (author_code){model_resolve(b, all), place_of_piece(b, &f, all, code)};
}

const char *read_deprecation(build *b, const record *r) {
  const char *reason = read_text(b, r, "odsDeprecated");
  return *reason != '\0' ? reason : read_text(b, r, "odsCppDeprecated");
}

const char *read_text_or_null(build *b, const record *r, const char *name) {
  const char *result = read_text(b, r, name);
  return *result == '\0' ? NULL : result;
}

const char *read_dialect_c_name(build *b, const record *r) {
  const char *name = read_text_or_null(b, r, "name");
  const char *clean = name_clean(b->memory, text_of(name == NULL ? "unnamed" : name));
  return b->prefix.size == 0 ? clean : build_printf(b, "%.*s%s", TEXT_ARGS(b->prefix), clean);
}

const char *const *model_strings(build *b, const record *r, const char *name, size_t *count) {
  list all = {0};
  read_strings(b->memory, r, name, &all);
  *count = all.count;
  return (const char *const *)all.items;
}

const char *require_text(build *b, const record *r, const char *name, const char *what) {
  const char *result = read_text_or_null(b, r, name);
  if (result != NULL) return result;
  field f = read_field(r, name);
  bool is_empty = f.value != NULL && !value_is_unset(f.value);
  report_error(b->diagnostics, is_empty ? field_value_place(b->records, &f) : record_at(r),
               "'%.*s' has no %s: give its field '%s' a value", TEXT_ARGS(record_name(r)), what,
               name);
  return NULL;
}

void model_check_ins(build *b, const field *f, const char *what) {
  const record *marked = value_dag_operator(f->value);
  if (marked != NULL && text_is(record_name(marked), "ins")) return;
  report_error(b->diagnostics, field_operator_place(b->records, f), "%s are written (ins ...)",
               what);
  report_help(b->diagnostics, "write 'ins'");
}

place_range mention_at(build *b, const record *r, const char *name, place otherwise) {
  if (!record_is_anonymous(r)) return at_place(otherwise);
  place_range at = record_text_place(b->records, r, text_of(build_printf(b, "$%s", name)));
  if (at.begin == 0) at = record_text_place(b->records, r, text_of(name));
  return at.begin == 0 ? at_place(otherwise) : at;
}

bool is_cpp_place(const build *b, place at) {
  const source_file *file = source_of(b->session->sources, at);
  return file != NULL && source_is_td(file);
}

bool is_far_place(const build *b, place at) {
  const source_file *file = source_of(b->session->sources, at);
  return file != NULL && !text_equal(source_folder(file), source_folder(b->main_file));
}

bool is_cpp_field(const build *b, const record *r, const char *name) {
  field f = read_field(r, name);
  return f.value != NULL && is_cpp_place(b, f.assigned != 0 ? f.assigned : record_place(r));
}

bool is_of_this_part(const build *b, const record *r) {
  return !b->is_extension || is_in_main_file(b, r);
}

static bool is_in_folder_of(const build *b, const record *r, const source_file *other) {
  const source_file *file = source_of(b->session->sources, record_place(r));
  return file != NULL && other != NULL && text_equal(source_folder(file), source_folder(other));
}

bool is_beside_main_file(const build *b, const record *r) {
  return is_in_folder_of(b, r, b->main_file);
}

bool is_beside_main_dialect(const build *b, const record *r) {
  if (b->dialect == NULL) return false;
  return is_in_folder_of(b, r, source_of(b->session->sources, record_place(b->dialect)));
}

bool is_in_main_file(const build *b, const record *r) {
  place at = record_place(r);
  for (size_t i = 0; at != 0; at = record_origin(r, ++i)) {
    const source_file *file = source_of(b->session->sources, at);
    if (file == b->main_file) return true;
  }
  return false;
}

text name_without_dialect(text name) {
  size_t at = text_find(name, TEXT("_"), 0);
  if (at == SIZE_MAX || at == 0 || at + 1 == name.size) return name;
  return (text){name.data + at + 1, name.size - at - 1};
}

place place_near(const build *b, const record *owner, const record *item, const field *from,
                 size_t index) {
  const source_set *sources = b->session->sources;
  place home = record_place(owner), at = field_item_place(b->records, from, index).begin;
  if (at != 0 && source_of(sources, at) == source_of(sources, home)) return at;
  place made = record_is_anonymous(item) ? record_place(item) : 0;
  return made != 0 && source_of(sources, made) == source_of(sources, home) ? made : home;
}

// Printing records with the places they come from (--print-detailed-records), and the names of a
// class's definitions (--print-enums).
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "record/dump.h"
#include "record/record_set.h"

static void append_place(const record_set *set, place p, buffer *out) {
  position at = source_position(set->sources, p);
  if (at.file == NULL) buffer_string(out, "|?|");
  else buffer_printf(out, "|%.*s:%u|", TEXT_ARGS(at.file->name), (unsigned)at.line);
}

// ---- where a field's value was given ------------------------------------------------------------
// As in llvm-tblgen that is the name in the last `let`, or else the first declaration. A field
// knows only the expression that gave its value, so the text before that tells.

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// The size of what stands before `at`, without blanks and comments at its end.
static size_t trim_before(const char *text, size_t at) {
  while (at > 0 && is_blank(text[at - 1])) {
    if (text[--at] != '\n') continue;
    for (size_t i = at; i > 1 && text[i - 1] != '\n'; i--)
      if (text[i - 1] == '/' && text[i - 2] == '/') at = i - 2;
  }
  return at;
}

// Before the bits in `let field{…} =` and `let field<…> =`.
static size_t trim_bits(const char *text, size_t at) {
  if (at == 0 || (text[at - 1] != '}' && text[at - 1] != '>')) return at;
  char open = text[at - 1] == '}' ? '{' : '<';
  while (at > 0 && text[at - 1] != open) at--;
  return at == 0 ? 0 : trim_before(text, at - 1);
}

// The name that a `let` assigns to; 0: the expression belongs to a declaration.
static place let_name(const record_set *set, place expression) {
  const source_file *file = source_of(set->sources, expression);
  if (file == NULL) return 0;
  const char *text = file->content.data;
  size_t at = trim_before(text, expression - file->start);
  if (at == 0 || text[at - 1] != '=') return 0;
  size_t name = trim_bits(text, trim_before(text, at - 1));
  while (name > 0 && name_is_letter(text[name - 1])) name--;
  at = trim_before(text, name);
  bool is_let = at > 3 ? memcmp(text + at - 3, "let", 3) == 0 && !name_is_letter(text[at - 4])
                       : at == 3 && memcmp(text, "let", 3) == 0;
  return is_let || (at > 0 && text[at - 1] == ',') ? file->start + (place)name : 0;
}

static place assigned_at(const record *r, const value *name) {
  size_t slot = record_slot(r, name);
  return slot == SIZE_MAX ? 0 : r->assigned[slot];
}

// Of several bases that have the field the last one's value holds, but the first one's place.
static place field_place(const record_set *set, const record *r, const value *name) {
  for (;;) {
    const record *first = NULL, *last = NULL;
    for (size_t i = 0; i < r->base_count; i++) {
      if (record_slot(r->bases[i], name) == SIZE_MAX) continue;
      last = r->bases[i];
      if (first == NULL) first = last;
    }
    place own = assigned_at(r, name);
    bool inherited = last != NULL && own == assigned_at(last, name);
    place let = inherited ? 0 : let_name(set, own);
    if (let != 0) return let;
    if (first == NULL) return r->shape->slots[record_slot(r, name)].declared;
    r = first;
  }
}

// ---- one record ---------------------------------------------------------------------------------

static void append_type(const type *t, const value *v, buffer *out) {
  if (t->kind == TYPE_STRING && value_is_code(v)) buffer_string(out, "code");
  else type_print(t, out);
}

static void append_arguments(const record_set *set, const record *r, buffer *out) {
  buffer_string(out, r->argument_count == 0 ? "  Template args: (none)\n" : "  Template args:\n");
  for (size_t i = 0; i < r->argument_count; i++) {
    const argument *a = &r->arguments[i];
    buffer_string(out, "    ");
    append_type(a->type, a->value, out);
    buffer_printf(out, " %.*s = ", TEXT_ARGS(value_text(a->name)));
    value_print(a->value, out);
    buffer_string(out, "  ");
    append_place(set, a->declared, out);
    buffer_char(out, '\n');
  }
}

static bool is_direct(const record *r, const record *base) {
  for (size_t i = 0; i < r->base_count; i++)
    if (r->bases[i] == base) return true;
  return false;
}

static void append_superclasses(const record *r, buffer *out) {
  buffer_string(out, r->ancestor_count == 0 ? "  Superclasses: (none)" : "  Superclasses:");
  for (size_t i = 0; i < r->ancestor_count; i++) {
    bool direct = is_direct(r, r->ancestors[i]);
    buffer_printf(out, direct ? " %.*s" : " (%.*s)", TEXT_ARGS(record_name(r->ancestors[i])));
  }
  buffer_char(out, '\n');
}

static void append_fields(const record_set *set, const record *r, buffer *out) {
  bool none = record_field_count(r) == 0 && r->argument_count == 0;
  buffer_string(out, none ? "  Fields: (none)\n" : "  Fields:\n");
  for (size_t i = 0; i < record_field_count(r); i++) {
    field f = record_field_at(r, i);
    buffer_string(out, r->shape->slots[i].may_stay_open ? "    field " : "    ");
    append_type(f.type, f.value, out);
    buffer_printf(out, " %.*s = ", TEXT_ARGS(f.name));
    value_print(f.value, out);
    buffer_string(out, "  ");
    append_place(set, field_place(set, r, r->shape->slots[i].name), out);
    buffer_char(out, '\n');
  }
}

// The defms that made it, from the outermost on, and itself.
static void append_origins(const record_set *set, const record *r, buffer *out) {
  if (r->place_count < 2) return;
  buffer_string(out, "  Defm sequence:");
  for (size_t i = r->place_count; i > 0; i--) {
    buffer_char(out, ' ');
    append_place(set, r->places[i - 1], out);
  }
  buffer_char(out, '\n');
}

static void append_record(const record_set *set, const record *r, buffer *out) {
  buffer_printf(out, "\n%.*s  ", TEXT_ARGS(record_name(r)));
  append_place(set, record_place(r), out);
  buffer_char(out, '\n');
  if (record_is_class(r)) append_arguments(set, r, out);
  else append_origins(set, r, out);
  append_superclasses(r, out);
  append_fields(set, r, out);
}

// ---- all of them --------------------------------------------------------------------------------

static bool flush_text(buffer *out, FILE *to) {
  bool ok = fwrite(out->data, 1, out->size, to) == out->size;
  out->size = 0;
  return ok;
}

static void append_heading(const char *what, size_t count, buffer *out) {
  buffer_printf(out, "\n-------------------- %s (%zu) --------------------\n", what, count);
}

static int by_name(const void *a, const void *b) {
  const struct name_entry *left = *(const struct name_entry *const *)a;
  const struct name_entry *right = *(const struct name_entry *const *)b;
  return text_compare(value_text(left->name), value_text(right->name));
}

static bool print_globals(const record_set *set, buffer *out, FILE *to) {
  const name_map *globals = &set->globals;
  const struct name_entry **sorted = memory_take((globals->capacity + 1) * sizeof *sorted);
  size_t count = 0;
  for (size_t i = 0; i < globals->capacity; i++)
    if (globals->entries[i].name != NULL) sorted[count++] = &globals->entries[i];
  qsort(sorted, count, sizeof *sorted, by_name);
  append_heading("Global Variables", count, out);
  buffer_char(out, '\n');
  for (size_t i = 0; i < count; i++) {
    buffer_printf(out, "%.*s = ", TEXT_ARGS(value_text(sorted[i]->name)));
    value_print(sorted[i]->item, out);
    buffer_char(out, '\n');
  }
  free(sorted);
  return flush_text(out, to);
}

static bool print_all(const record_set *set, record *const *records, size_t count,
                      const char *heading, buffer *out, FILE *to) {
  const record **sorted = memory_take((count + 1) * sizeof *sorted);
  bool ok = true;
  for (size_t i = 0; i < count; i++) sorted[i] = records[i];
  sort_records(sorted, count);
  append_heading(heading, count, out);
  for (size_t i = 0; i < count && ok; i++) {
    append_record(set, sorted[i], out);
    if (out->size >= 1 << 16) ok = flush_text(out, to);
  }
  free(sorted);
  return flush_text(out, to) && ok;
}

bool print_detailed_records(const record_set *set, const char *path, FILE *to) {
  buffer out = {0};
  buffer_printf(&out, "DETAILED RECORDS for file %s\n", path);
  bool ok = print_globals(set, &out, to) &&
            print_all(set, set->class_order, set->class_count, "Classes", &out, to) &&
            print_all(set, set->order, set->count, "Records", &out, to) && fflush(to) == 0;
  buffer_free(&out);
  return ok;
}

bool print_enums(const record_set *set, text class_name, FILE *to) {
  record_list found = records_of_class(set, class_name);
  const record **sorted = memory_take((found.count + 1) * sizeof *sorted);
  buffer out = {0};
  for (size_t i = 0; i < found.count; i++) sorted[i] = found.items[i];
  sort_records(sorted, found.count);
  for (size_t i = 0; i < found.count; i++)
    buffer_printf(&out, "%.*s, ", TEXT_ARGS(record_name(sorted[i])));
  buffer_char(&out, '\n');
  bool ok = flush_text(&out, to) && fflush(to) == 0;
  buffer_free(&out);
  free(sorted);
  return ok;
}

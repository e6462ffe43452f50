// Printing records with the places they come from (--print-detailed-records), and the names of a
// class's definitions (--print-enums).
#include <stdlib.h>
#include <string.h>

#include "record/dump.h"
#include "record/record_set.h"

static void append_place(const record_set *set, place p, buffer *out) {
  position at = source_position(set->sources, p);
  if (at.file == NULL) buffer_string(out, "|?|");
  else buffer_printf(out, "|%.*s:%u|", TEXT_ARGS(at.file->name), (unsigned)at.line);
}

// ---- where a field's value was given ------------------------------------------------------------
// As in llvm-tblgen that is the name in the last `let`, or else the first declaration. A field
// knows only the expression that gave its value: it is looked up among those of all `let`s.

typedef struct detail {
  const record_set *set;
  list lets;  // SYNTAX_LET_ITEM, in the order of their values' places
} detail;

static place let_value(const syntax *let) { return syntax_child(let, 1)->begin; }

static void collect_lets(detail *d, const syntax *s) {
  if (s->kind == SYNTAX_LET_ITEM) list_push(d->set->memory, &d->lets, s);
  for (const syntax *c = s->kind >= SYNTAX_CLASS ? s->child : NULL; c != NULL; c = c->next)
    collect_lets(d, c);
}

static int by_value(const void *a, const void *b) {
  place x = let_value(*(const syntax *const *)a), y = let_value(*(const syntax *const *)b);
  return x < y ? -1 : x > y;
}

static void index_lets(detail *d) {
  for (size_t i = 0; i < d->set->statement_count; i++) collect_lets(d, d->set->statements[i]);
  if (d->lets.count > 0) qsort(d->lets.items, d->lets.count, sizeof *d->lets.items, by_value);
}

// The name that a `let` assigns to; 0: the expression belongs to a declaration.
static place let_name(const detail *d, place expression) {
  size_t low = 0, high = d->lets.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    const syntax *let = d->lets.items[middle];
    if (let_value(let) == expression) return let->begin;
    if (let_value(let) < expression) low = middle + 1;
    else high = middle;
  }
  return 0;
}

static place assigned_at(const record *r, const value *name) {
  size_t slot = record_slot(r, name);
  return slot == SIZE_MAX ? 0 : r->assigned[slot];
}

// Of several bases that have the field the last one's value holds, but the first one's place.
static place field_place(const detail *d, const record *r, const value *name) {
  for (;;) {
    const record *first = NULL, *last = NULL;
    for (size_t i = 0; i < r->base_count; i++) {
      if (record_slot(r->bases[i], name) == SIZE_MAX) continue;
      last = r->bases[i];
      if (first == NULL) first = last;
    }
    place own = assigned_at(r, name);
    bool inherited = last != NULL && own == assigned_at(last, name);
    place let = inherited ? 0 : let_name(d, own);
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

static void append_fields(const detail *d, const record *r, buffer *out) {
  bool none = record_field_count(r) == 0 && r->argument_count == 0;
  buffer_string(out, none ? "  Fields: (none)\n" : "  Fields:\n");
  for (size_t i = 0; i < record_field_count(r); i++) {
    field f = record_field_at(r, i);
    buffer_string(out, r->shape->slots[i].may_stay_open ? "    field " : "    ");
    append_type(f.type, f.value, out);
    buffer_printf(out, " %.*s = ", TEXT_ARGS(f.name));
    value_print(f.value, out);
    buffer_string(out, "  ");
    append_place(d->set, field_place(d, r, r->shape->slots[i].name), out);
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

static void append_record(const detail *d, const record *r, buffer *out) {
  buffer_printf(out, "\n%.*s  ", TEXT_ARGS(record_name(r)));
  append_place(d->set, record_place(r), out);
  buffer_char(out, '\n');
  if (record_is_class(r)) append_arguments(d->set, r, out);
  else append_origins(d->set, r, out);
  append_superclasses(r, out);
  append_fields(d, r, out);
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
  const struct map_entry *left = *(const struct map_entry *const *)a;
  const struct map_entry *right = *(const struct map_entry *const *)b;
  return text_compare(value_text(left->name), value_text(right->name));
}

static bool print_globals(const record_set *set, buffer *out, FILE *to) {
  const name_map *globals = &set->globals;
  const struct map_entry **sorted = memory_take((globals->capacity + 1) * sizeof *sorted);
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

static bool print_all(const detail *d, record *const *records, size_t count, const char *heading,
                      buffer *out, FILE *to) {
  const record **sorted = memory_take((count + 1) * sizeof *sorted);
  bool ok = true;
  for (size_t i = 0; i < count; i++) sorted[i] = records[i];
  sort_records(sorted, count);
  append_heading(heading, count, out);
  for (size_t i = 0; i < count && ok; i++) {
    append_record(d, sorted[i], out);
    if (out->size >= 1 << 16) ok = flush_text(out, to);
  }
  free(sorted);
  return flush_text(out, to) && ok;
}

bool print_detailed_records(const record_set *set, const char *path, FILE *to) {
  detail d = {.set = set};
  buffer out = {0};
  index_lets(&d);
  buffer_printf(&out, "DETAILED RECORDS for file %s\n", path);
  bool ok = print_globals(set, &out, to) &&
            print_all(&d, set->class_order, set->class_count, "Classes", &out, to) &&
            print_all(&d, set->order, set->count, "Records", &out, to) && fflush(to) == 0;
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

// Printing classes and definitions as text, sorted by name.
#include <stdlib.h>

#include "record/dump.h"
#include "record/record_set.h"

// A record with the beginning of its name at hand, as numbers that compare like the bytes.
typedef struct named {
  uint64_t first, second;
  const record *record;
} named;

static uint64_t word_at(text name, size_t at) {
  uint64_t word = 0;
  for (size_t i = at; i < at + sizeof word; i++)
    word = word << 8 | (i < name.size ? (unsigned char)name.data[i] : 0);
  return word;
}

static int by_name(const void *a, const void *b) {
  const named *left = a, *right = b;
  if (left->first != right->first) return left->first < right->first ? -1 : 1;
  if (left->second != right->second) return left->second < right->second ? -1 : 1;
  return text_compare(record_name(left->record), record_name(right->record));
}

void sort_records(const record **records, size_t count) {
  named *all = memory_take((count + 1) * sizeof *all);
  for (size_t i = 0; i < count; i++) {
    text name = record_name(records[i]);
    all[i] = (named){word_at(name, 0), word_at(name, sizeof(uint64_t)), records[i]};
  }
  qsort(all, count, sizeof *all, by_name);
  for (size_t i = 0; i < count; i++) records[i] = all[i].record;
  free(all);
}

static void print_type_of(const type *t, const value *v, buffer *out) {
  if (t->kind == TYPE_STRING && v->tag == TAG_STRING && v->op != 0) buffer_string(out, "code");
  else type_print(t, out);
}

static void print_arguments(const record *r, buffer *out) {
  if (r->argument_count == 0) return;
  buffer_char(out, '<');
  for (size_t i = 0; i < r->argument_count; i++) {
    const argument *a = &r->arguments[i];
    if (i > 0) buffer_string(out, ", ");
    print_type_of(a->type, a->value, out);
    buffer_char(out, ' ');
    buffer_text(out, value_text(a->name));
    buffer_string(out, " = ");
    value_print(a->value, out);
  }
  buffer_char(out, '>');
}

static void print_fields(const record *r, bool may_stay_open, buffer *out) {
  for (size_t i = 0; r->shape != NULL && i < r->shape->count; i++) {
    const slot *s = &r->shape->slots[i];
    if (s->may_stay_open != may_stay_open) continue;
    buffer_string(out, may_stay_open ? "  field " : "  ");
    print_type_of(s->type, r->values[i], out);
    buffer_char(out, ' ');
    buffer_text(out, value_text(s->name));
    if (r->values[i]->tag != TAG_UNSET || r->values[i]->op == 0) {  // not absent
      buffer_string(out, " = ");
      value_print(r->values[i], out);
    }
    buffer_string(out, ";\n");
  }
}

void print_record(const record *r, buffer *out) {
  if (r->name->tag == TAG_STRING) buffer_text(out, record_name(r));
  else value_print(r->name, out);
  print_arguments(r, out);
  buffer_string(out, " {");
  if (r->ancestor_count > 0) buffer_string(out, "\t//");
  for (size_t i = 0; i < r->ancestor_count; i++) {
    buffer_char(out, ' ');
    buffer_text(out, record_name(r->ancestors[i]));
  }
  buffer_char(out, '\n');
  print_fields(r, true, out);
  print_fields(r, false, out);
  buffer_string(out, "}\n");
}

static bool print_sorted(record *const *records, size_t count, const char *word, FILE *to) {
  const record **sorted = memory_take((count + 1) * sizeof *sorted);
  buffer out = {0};
  bool ok = true;
  for (size_t i = 0; i < count; i++) sorted[i] = records[i];
  sort_records(sorted, count);
  for (size_t i = 0; i < count && ok; i++) {
    buffer_string(&out, word);
    print_record(sorted[i], &out);
    if (out.size < 1 << 16 && i + 1 < count) continue;
    ok = fwrite(out.data, 1, out.size, to) == out.size;
    out.size = 0;
  }
  buffer_free(&out);
  free(sorted);
  return ok;
}

bool print_records(const record_set *set, FILE *to) {
  return fputs("------------- Classes -----------------\n", to) >= 0 &&
         print_sorted(set->class_order, set->class_count, "class ", to) &&
         fputs("------------- Defs -----------------\n", to) >= 0 &&
         print_sorted(set->order, set->count, "def ", to) && fflush(to) == 0;
}

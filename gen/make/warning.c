// Warnings that the makers of the model note and that are written together at the end, in the order
// of places: what a base class causes for many definitions is said once, and of what is said often
// the first places are shown and the others listed.
#include <stdlib.h>

#include "make/build.h"

enum {
  SHOWN_PLACES = 10,  // warnings of one kind, each at its place; the others are a list of lines
  LISTED_PLACES = 60,
};

typedef struct kind {
  size_t number, noted, count, reported;
  place first;
} kind;

typedef struct warning {
  kind *kind;
  place at;
  const char *message;
} warning;

static kind *kind_named(build *b, const char *name) {
  kind *k = text_map_get(&b->warning_kinds, text_of(name));
  if (k != NULL) return k;
  k = ARENA_NEW(b->memory, kind);
  *k = (kind){.number = b->warning_kinds.count};
  text_map_set(b->memory, &b->warning_kinds, text_of(name), k);
  return k;
}

void model_warn(build *b, place at, const char *kind_name, const char *message) {
  warning *w = ARENA_NEW(b->memory, warning);
  *w = (warning){kind_named(b, kind_name), at, message};
  w->kind->noted++;
  list_push(b->memory, &b->warnings, w);
}

bool model_will_show(build *b, const char *kind) {
  return kind_named(b, kind)->noted < SHOWN_PLACES;
}

static int by_place(const void *a, const void *b) {
  const warning *x = *(const warning *const *)a, *y = *(const warning *const *)b;
  if (x->at != y->at) return x->at < y->at ? -1 : 1;
  if (x->kind->number != y->kind->number) return x->kind->number < y->kind->number ? -1 : 1;
  return 0;
}

// What a base class says for many definitions is said once.
static void sort_out(list *all) {
  size_t kept = 0;
  qsort(all->items, all->count, sizeof *all->items, by_place);
  for (size_t i = 0; i < all->count; i++)
    if (kept == 0 || by_place(&all->items[kept - 1], &all->items[i]) != 0)
      all->items[kept++] = all->items[i];
  all->count = kept;
}

// "the same as at line 7, at 3 more places: Ops.td:40, 52; Types.td:3"
static void report_others(build *b, const kind *kind, size_t from) {
  buffer lines = {0};
  const source_file *file = NULL;
  size_t listed = 0, count = kind->count - SHOWN_PLACES;
  for (size_t i = from; i < b->warnings.count && listed < LISTED_PLACES; i++) {
    const warning *w = b->warnings.items[i];
    if (w->kind != kind) continue;
    position at = source_position(b->session->sources, w->at);
    if (at.file == file) buffer_printf(&lines, ", %u", at.line);
    else
      buffer_printf(&lines, "%s%.*s:%u", file == NULL ? "" : "; ", TEXT_ARGS(at.file->name),
                    at.line);
    file = at.file;
    listed++;
  }
  text t = buffer_as_text(&lines);
  report_note(b->diagnostics, at_place(0), "the same as at line %u, at %zu more places: %.*s%s",
              source_position(b->session->sources, kind->first).line, count, TEXT_ARGS(t),
              count > listed ? ", ..." : "");
  buffer_free(&lines);
}

void model_report_warnings(build *b) {
  list *all = &b->warnings;
  if (all->count == 0) return;
  sort_out(all);
  for (size_t i = 0; i < all->count; i++) ((const warning *)all->items[i])->kind->count++;
  for (size_t i = 0; i < all->count; i++) {
    const warning *w = all->items[i];
    if (w->kind->reported++ == 0) w->kind->first = w->at;
    field said = {.assigned = w->at};
    if (w->kind->reported <= SHOWN_PLACES)
      report_warning(b->diagnostics, field_value_place(b->records, &said), "%s", w->message);
    else if (w->kind->reported == SHOWN_PLACES + 1) report_others(b, w->kind, i);
  }
}

// Warnings that the makers of the model note and that are written together at the end, in the order
// of places: what a base class causes for many definitions is said once, of what is said often the
// first places are shown and the others listed, and C++ without effect is one line a file.
#include <stdlib.h>
#include <string.h>

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
  const char *part;  // of C++ without effect: what of it, "extraClassDeclaration"; else NULL
} warning;

// C++ of one file that has no effect.
typedef struct parts {
  const warning *first;
  size_t count;
  list names;
} parts;

static kind *kind_named(build *b, const char *name) {
  kind *k = text_map_get(&b->warning_kinds, text_of(name));
  if (k != NULL) return k;
  k = ARENA_NEW(b->memory, kind);
  *k = (kind){.number = b->warning_kinds.count};
  text_map_set(b->memory, &b->warning_kinds, text_of(name), k);
  return k;
}

static void note(build *b, place at, const char *kind_name, const char *message, const char *part) {
  if (b->foreign_depth > 0) return;
  warning *w = ARENA_NEW(b->memory, warning);
  *w = (warning){kind_named(b, kind_name), at, message, part};
  w->kind->noted++;
  list_push(b->memory, &b->warnings, w);
}

void model_warn(build *b, place at, const char *kind_name, const char *message) {
  note(b, at, kind_name, message, NULL);
}

void model_warn_of_part(build *b, place at, const char *part, const char *message) {
  note(b, at, build_printf(b, "C++ of %s", part), message, part);
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

// ---- C++ without effect -------------------------------------------------------------------------

static bool has_name(const list *names, const char *name) {
  for (size_t i = 0; i < names->count; i++)
    if (strcmp(names->items[i], name) == 0) return true;
  return false;
}

static parts *parts_of(build *b, pointer_map *files, const warning *w) {
  const source_file *file = source_of(b->session->sources, w->at);
  parts *p = pointer_map_get(files, file);
  if (p != NULL) return p;
  p = ARENA_NEW(b->memory, parts);
  *p = (parts){.first = w};
  pointer_map_set(b->memory, files, file, p);
  return p;
}

static void count_parts(build *b, pointer_map *files) {
  for (size_t i = 0; i < b->warnings.count; i++) {
    const warning *w = b->warnings.items[i];
    if (w->part == NULL) continue;
    parts *p = parts_of(b, files, w);
    p->count++;
    if (!has_name(&p->names, w->part)) list_push(b->memory, &p->names, w->part);
  }
}

static const warning *warning_of_parts(build *b, const parts *p) {
  buffer names = {0};
  for (size_t i = 0; i < p->names.count; i++)
    buffer_printf(&names, "%s%s", i == 0 ? "" : ", ", (const char *)p->names.items[i]);
  warning *w = ARENA_NEW(b->memory, warning);
  *w = *p->first;
  w->kind = kind_named(b, "C++ without effect");
  w->message =
      build_printf(b,
                   "C++ has no effect here and at %zu more places of this file (%s); -Wall shows "
                   "each",
                   p->count - 1, arena_keep(b->memory, &names).data);
  return w;
}

// One warning stands for all of its file, at the first place.
static void gather_parts(build *b) {
  pointer_map files = {0};
  size_t kept = 0;
  count_parts(b, &files);
  for (size_t i = 0; i < b->warnings.count; i++) {
    const warning *w = b->warnings.items[i];
    const parts *p = w->part == NULL ? NULL : parts_of(b, &files, w);
    if (p != NULL && p->count > 1) {
      if (w != p->first) continue;
      w = warning_of_parts(b, p);
    }
    b->warnings.items[kept++] = w;
  }
  b->warnings.count = kept;
}

// ---- All ----------------------------------------------------------------------------------------

void model_report_warnings(build *b) {
  list *all = &b->warnings;
  if (all->count == 0) return;
  sort_out(all);
  if (!b->warns_of_each) gather_parts(b);
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

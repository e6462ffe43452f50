// The table of names, and what it says where two things have one.
#include "c/name_table.h"

#include <string.h>

#include "base/names.h"

struct name_table {
  arena *memory;
  diagnostics *diagnostics;
  text_map names;  // name_entry
  text_map given;
  text_map numbers;  // the last number given behind a name
  list all, clashes;
  place_range reported;  // the two places of the last error
};

name_table *name_table_create(arena *a, diagnostics *d) {
  name_table *t = ARENA_NEW(a, name_table);
  *t = (name_table){.memory = a, .diagnostics = d};
  return t;
}

arena *name_table_memory(const name_table *t) { return t->memory; }
const name_entry *name_table_find(const name_table *t, text name) {
  return text_map_get(&t->names, name);
}
size_t name_table_count(const name_table *t) { return t->all.count; }
const name_entry *name_table_at(const name_table *t, size_t index) { return t->all.items[index]; }
const list *name_clashes(const name_table *t) { return &t->clashes; }

const char *name_kind_word(name_kind kind) {
  static const char *const words[] = {[C_NAME_FUNCTION] = "function",
                                      [C_NAME_TYPE] = "type",
                                      [C_NAME_CONSTANT] = "constant",
                                      [C_NAME_VARIABLE] = "variable",
                                      [C_NAME_MACRO] = "macro"};
  return words[kind];
}

// ---- Two things with one name -------------------------------------------------------------------

static void note_clash(name_table *t, const void *owner, const char *message) {
  name_clash *clash = ARENA_NEW(t->memory, name_clash);
  *clash = (name_clash){owner, message};
  list_push(t->memory, &t->clashes, clash);
}

// What stands later in the definitions is told of, and left out.
static void report_twice(name_table *t, const name_entry *known, const name_entry *entry) {
  const name_entry *first = known, *again = entry;
  if (again->at == 0 || (first->at != 0 && again->at < first->at)) {
    first = entry;
    again = known;
  }
  const char *message =
      arena_printf(t->memory, "two things have the name '%.*s' in C", TEXT_ARGS(entry->name)).data;
  note_clash(t, again->owner != NULL ? again->owner : first->owner, message);
  if (again->at == t->reported.begin && first->at == t->reported.end) return;
  t->reported = (place_range){again->at, first->at};
  report_error(t->diagnostics, at_place(again->at), "%s", message);
  if (first->at != 0)
    report_note(t->diagnostics, at_place(first->at), "the other one is made of this");
  report_help(t->diagnostics, "give one of them another name");
}

// A compiler warns of a static function that stays a declaration.
void name_table_check_statics(name_table *t) {
  for (size_t i = 0; i < t->all.count; i++) {
    const name_entry *n = t->all.items[i];
    if (!n->is_static || n->origin != C_NAME_DECLARED || n->kind != C_NAME_FUNCTION) continue;
    const char *message =
        arena_printf(t->memory, "'%.*s' is declared static and defined nowhere", TEXT_ARGS(n->name))
            .data;
    report_error(t->diagnostics, at_place(n->at), "%s", message);
    report_help(t->diagnostics, "without `static` it is a function of another file");
    note_clash(t, n->owner, message);
  }
}

static bool is_authors(const name_entry *n) {
  return n->origin == C_NAME_DECLARED || n->origin == C_NAME_DEFINED;
}

// The author may declare what is declared elsewhere, and defines what is declared for him.
static bool may_be_said_again(const name_entry *known, const name_entry *entry) {
  if (!is_authors(known) && !is_authors(entry)) return false;
  if (known->origin == C_NAME_DECLARED || entry->origin == C_NAME_DECLARED) return true;
  return known->origin == C_NAME_HOOK || entry->origin == C_NAME_HOOK;
}

static name_entry *add(name_table *t, const name_entry *entry) {
  name_entry *n = ARENA_NEW(t->memory, name_entry);
  *n = *entry;
  n->name = arena_text(t->memory, entry->name);
  text_map_set(t->memory, &t->names, n->name, n);
  list_push(t->memory, &t->all, n);
  return n;
}

void name_enter(name_table *t, const name_entry *entry) {
  name_entry *known = text_map_get(&t->names, entry->name);
  if (known == NULL) {
    (void)add(t, entry);
  } else if (!may_be_said_again(known, entry)) {
    report_twice(t, known, entry);
  } else {
    if (known->origin == C_NAME_DECLARED) known->origin = entry->origin;
    if (known->parameters.data == NULL) known->parameters = entry->parameters;
  }
}

// The name with the next number behind it. The numbers are counted on from name to name, so many
// that want one name cost no more than many of names of their own.
static const char *numbered(arena *a, text_map *numbers, text name) {
  void **last = text_map_at(a, numbers, name);
  size_t number = *last == NULL ? 2 : (uintptr_t)*last + 1;
  *last = (void *)(uintptr_t)number;
  return arena_printf(a, "%.*s_%zu", TEXT_ARGS(name), number).data;
}

const char *name_enter_free(name_table *t, const name_entry *entry) {
  name_entry free_one = *entry;
  const name_entry *known = text_map_get(&t->names, entry->name);
  while (text_map_get(&t->names, free_one.name) != NULL)
    free_one.name = text_of(numbered(t->memory, &t->numbers, known->name));
  return add(t, &free_one)->name.data;
}

void name_set_parameters(name_table *t, const char *function, const char *parameters) {
  name_entry *n = text_map_get(&t->names, text_of(function));
  if (n != NULL) n->parameters = text_of(parameters);
}

const char **name_given(name_table *t, text key) {
  void *known = text_map_get(&t->given, key);
  if (known != NULL) return known;
  const char **place_of_name = ARENA_NEW(t->memory, const char *);
  *place_of_name = NULL;
  text_map_set(t->memory, &t->given, arena_text(t->memory, key), place_of_name);
  return place_of_name;
}

// ---- Parameters and locals ----------------------------------------------------------------------

static bool is_own(const name_scope *s, const char *name) {
  for (size_t i = 0; s->own != NULL && s->own[i] != NULL; i++)
    if (strcmp(s->own[i], name) == 0) return true;
  return false;
}

static bool is_taken(const name_table *t, const name_scope *s, const char *name) {
  return is_own(s, name) || text_map_get(&s->taken, text_of(name)) != NULL ||
         name_table_find(t, text_of(name)) != NULL;
}

static const char *take(name_table *t, name_scope *s, const char *name) {
  text_map_set(t->memory, &s->taken, text_of(name), s);
  return name;
}

const char *name_in_scope(name_table *t, name_scope *s, const char *key, const char *wanted) {
  const char *name = text_map_get(&s->given, text_of(key));
  if (name != NULL) return name;
  name = wanted;
  if (is_taken(t, s, name)) name = text_concat(t->memory, wanted, "_");
  while (is_taken(t, s, name)) name = numbered(t->memory, &s->numbers, text_of(wanted));
  text_map_set(t->memory, &s->given, text_of(key), (void *)(uintptr_t)name);
  return take(t, s, name);
}

static bool are_free(const name_table *t, const name_scope *s, const char *stem,
                     const char *const *endings) {
  for (; *endings != NULL; endings++)
    if (is_taken(t, s, text_concat(t->memory, stem, *endings))) return false;
  return true;
}

const char *name_stem_in_scope(name_table *t, name_scope *s, const char *wanted,
                               const char *const *endings) {
  const char *stem = text_map_get(&s->given, text_of(wanted));
  if (stem != NULL) return stem;
  stem = wanted;
  while (!are_free(t, s, stem, endings)) stem = numbered(t->memory, &s->numbers, text_of(wanted));
  for (; *endings != NULL; endings++) take(t, s, text_concat(t->memory, stem, *endings));
  text_map_set(t->memory, &s->given, text_of(wanted), (void *)(uintptr_t)stem);
  return stem;
}

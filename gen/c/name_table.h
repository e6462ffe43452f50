// The names of a file's C: functions, types, constants, variables and macros, each once, with the
// place in the definition that asked for it. Who makes the model enters what definitions and their
// authors name, so that two things with one name are an error before anything is written; what
// nobody but Mica chooses gets a number where its name is taken. Lives in the arena.
#ifndef MICA_GEN_C_NAME_TABLE_H
#define MICA_GEN_C_NAME_TABLE_H

#include "base/diagnostic.h"
#include "base/list.h"

typedef enum name_kind {
  C_NAME_FUNCTION,
  C_NAME_TYPE,
  C_NAME_CONSTANT,  // of an enum
  C_NAME_VARIABLE,
  C_NAME_MACRO,
} name_kind;

// Who says it: Mica once; the author as often as C allows.
typedef enum name_origin {
  C_NAME_GENERATED,
  C_NAME_HOOK,      // declared here, defined by the author
  C_NAME_DECLARED,  // by the author: `int f(void);`
  C_NAME_DEFINED,   // by the author: `int f(void) { ... }`
} name_origin;

typedef struct name_entry {
  text name;
  name_kind kind;
  name_origin origin;
  bool is_static;     // in the source alone
  place at;           // in the definition; 0: nowhere
  const void *owner;  // the record that it is made of; NULL: of none
  text parameters;    // of a function: what stands in its parentheses; data NULL: not known
} name_entry;

typedef struct name_table name_table;

name_table *name_table_create(arena *a, diagnostics *d);
arena *name_table_memory(const name_table *t);
const name_entry *name_table_find(const name_table *t, text name);  // NULL: there is none
size_t name_table_count(const name_table *t);
const name_entry *name_table_at(const name_table *t, size_t index);  // in the order of entering
const char *name_kind_word(name_kind kind);                          // "function"

// A name that can't be another: where something else has it, that is reported at both places.
void name_enter(name_table *t, const name_entry *entry);
// One that can: answers it, with a number behind it where something else has it.
const char *name_enter_free(name_table *t, const name_entry *entry);
// What a function takes, where it wasn't known when its name was entered.
void name_set_parameters(name_table *t, const char *function, const char *parameters);
// When all names are entered: reports functions that are declared static and that nothing defines.
void name_table_check_statics(name_table *t);
// Of what was reported: name_clash.
typedef struct name_clash {
  const void *owner;  // the record of the one, or of the later of two; NULL: it has none
  const char *message;
} name_clash;
const list *name_clashes(const name_table *t);

// The name that was given for something, by a key that says for what; NULL: none yet. The caller
// sets it before the next call.
const char **name_given(name_table *t, text key);

// The parameters and locals of one function: each is told apart from the others and from the file's
// names.
typedef struct name_scope {
  const char *const *own;  // what the function calls so itself, up to NULL; or NULL
  text_map taken;          // names
  text_map given;          // names by what they are for
  text_map numbers;        // the last number given behind a name
} name_scope;
// The name for `key`: the wanted one, or with an underscore or a number behind it; of a key that
// has one already that.
const char *name_in_scope(name_table *t, name_scope *s, const char *key, const char *wanted);
// The same for a name that stands only in front of endings: "_operands". The list ends with NULL.
const char *name_stem_in_scope(name_table *t, name_scope *s, const char *wanted,
                               const char *const *endings);

#endif

// Records from the inside: what the evaluator builds and record.h answers from.
// The names and types of a record's fields are a shape; a record that adds none shares its class's.
#ifndef MICA_GEN_RECORD_RECORD_SET_H
#define MICA_GEN_RECORD_RECORD_SET_H

#include "base/list.h"
#include "syntax/syntax.h"
#include "record/value.h"

typedef enum record_kind {
  RECORD_DEF,
  RECORD_ANONYMOUS,
  RECORD_CLASS,
  RECORD_MULTICLASS
} record_kind;

typedef struct slot {
  const value *name;
  const type *type;
  place declared;
  bool may_stay_open;  // declared with `field`
} slot;

typedef struct shape {
  arena *memory;
  slot *slots;
  size_t count, capacity;
  bool shared;      // by more than one record: copied before a field is added
  uint32_t *index;  // hash table of slot numbers + 1, for the first `indexed` slots
  size_t index_size, indexed;
} shape;

typedef struct argument {
  const value *name;   // qualified: "Class:name"
  const value *plain;  // "name"
  const type *type;
  const value *value;  // the default, or `?`
  place declared;
  bool used;
} argument;

typedef struct check {  // an assert (condition and message) or a dump (message alone)
  place_range at;
  const value *condition, *message;
} check;

// The ancestors of records in one array: a record is seen by those that derive from it alone, so a
// record's ancestors are the beginning of theirs, and all share it as long as they agree.
typedef struct lineage {
  uint32_t count, capacity;
  record *items[];
} lineage;

struct record {
  const value *name;  // a string at last, before that any expression
  uint32_t id;
  uint8_t kind;
  bool broken;    // an error was reported in it: what follows from that isn't
  bool building;  // not finished: final resolution isn't through
  bool defined;   // a class whose body was seen
  uint32_t place_count;
  uint32_t base_count, base_capacity, ancestor_count, check_count, check_capacity;
  uint32_t argument_count, argument_capacity;
  place *places;       // the first is its own; then, from the inside out, the defms that made it
  record **bases;      // direct
  record **ancestors;  // all, bases before what derives from them: the items of `lineage`
  lineage *lineage;
  argument *arguments;
  pointer_map *argument_index;  // names, qualified and plain, to number + 1; NULL: there are few
  shape *shape;
  const value **values;  // one for every slot
  size_t value_capacity;
  place *assigned;  // the expressions that gave them
  bool assigned_shared;
  check *checks;          // asserts and dumps, in order
  const value *self;      // the reference to it, once asked for
  const value *implicit;  // of a class or multiclass: its qualified NAME, once asked for
};

// A table from names (string values) to anything.
struct map_entry {
  const value *name;
  void *item;
};
typedef struct name_map {
  struct map_entry *entries;
  size_t count, capacity;
} name_map;

void *name_map_find(const name_map *map, const value *name);
void name_map_set(name_map *map, const value *name, void *item);

struct record_set {
  arena *memory;
  source_set *sources;
  type_pool types;
  value_pool values;
  name_map classes, definitions, globals, poisoned;
  record **order;  // definitions as they were added
  size_t count, capacity;
  record **class_order;
  size_t class_count, class_capacity;
  name_map instances;  // class name -> record_list *, filled on demand
  record **broken;     // definitions with errors, which aren't among the others
  size_t broken_count, broken_capacity;
  syntax **statements;  // of the top level
  size_t statement_count, statement_capacity;
  struct place_index *places;  // places.c: what was found last
  uint32_t next_id, next_anonymous;
};

typedef struct place_index place_index;
place_index *place_index_create(arena *memory);

record_set *record_set_create(arena *memory, source_set *sources);
void record_set_destroy(record_set *set);
void record_set_add(record_set *set, record *definition);
void record_set_add_class(record_set *set, record *class_record);
void record_set_note_broken(record_set *set, record *definition);  // that isn't added
void record_set_keep(record_set *set, syntax *statement);

record *record_create(record_set *set, record_kind kind, const value *name, place at);
// A copy that may be changed; it shares the shape and the places. It has the asserts, but not the
// dumps: their text may make records, so they are part of what is compared with llvm-tblgen.
record *record_copy(record_set *set, const record *from);
void record_add_place(record_set *set, record *r, place at);
// The field must be new.
void record_add_field(record_set *set, record *r, const slot *s, const value *v, place assigned);
void record_take_fields(record_set *set, record *r, const record *from);  // r has none yet
void record_assign(record_set *set, record *r, size_t index, place assigned);
void record_add_argument(record_set *set, record *r, const argument *a);
void record_add_check(record_set *set, record *r, const check *c);
void record_add_base(record_set *set, record *r, record *base);

size_t record_slot(const record *r, const value *name);         // SIZE_MAX: no such field
const value *record_get(const record *r, const value *name);    // NULL: no such field
argument *record_argument(const record *r, const value *name);  // qualified or plain; or NULL
bool record_derives(const record *r, const record *class_record);
uint32_t record_id(const record *r);
size_t record_base_count(const record *r);
const record *record_base(const record *r, size_t index);
const type *record_type(record_set *set, const record *r);
const value *record_self(record_set *set, record *r);
const value *name_key(record_set *set, const value *name);  // a code block's text as a string

#endif

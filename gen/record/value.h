// Values, interned: equal values are the same pointer. An unfinished expression is a value too: a
// reference to a variable, an operator whose operands aren't known. evaluate/resolve.c finishes
// them. Values lie in the arena and never change, but for a class call, which remembers its record.
#ifndef MICA_GEN_RECORD_VALUE_H
#define MICA_GEN_RECORD_VALUE_H

#include <string.h>

#include "syntax/operator.h"
#include "record/type.h"

typedef enum value_tag {
  TAG_UNSET,   // op: 1 for value_pool.absent
  TAG_BIT,     // count: 0 or 1
  TAG_BITS,    // data: items, the lowest bit first
  TAG_INT,     // data: the integer, in INTEGER_WORDS
  TAG_STRING,  // data: where its count bytes are; op: 1 for code
  TAG_LIST,    // data: items
  TAG_DAG,     // data: operator, its name, count items, count names (names may be NULL)
  TAG_RECORD,  // data: the record
  // Open: what evaluate/resolve.c may change.
  TAG_ANONYMOUS,  // count: the number in the name of an anonymous record
  TAG_VARIABLE,   // data: the name
  TAG_BIT_OF,     // data: the base, whose bit `count` it is
  TAG_FIELD,      // data: the base, the field's name
  TAG_CALL,       // data: class, its record once there is one, place, count call_argument
  TAG_OPERATOR,   // op: bang; data: operands
  TAG_COND,       // data: count cond_arm
  TAG_FOLDL,      // data: FOLDL_PARTS
  TAG_CHECK,      // op: BANG_ISA, BANG_EXISTS or BANG_INSTANCES; data: type, operand
} value_tag;

// A word is a pointer's size, so that a run of values is an array of pointers to them.
typedef union word {
  uintptr_t bits;
  const char *chars;
  const value *item;
  record *record;
  const type *type;
} word;
enum { INTEGER_WORDS = sizeof(int64_t) / sizeof(word) };

enum {
  VALUE_OPEN = 1,       // resolving may change it
  VALUE_VARIABLES = 2,  // a variable or an anonymous name is somewhere inside
  VALUE_PARTIAL = 4,    // a `?` is somewhere in a list or bits, or the expression never is complete
  VALUE_LOOSE = 8,      // not concrete whatever happens: an unfinished expression is inside
};

struct value {
  uint8_t tag, op, flags;
  uint32_t count;
  uint32_t hash;
  uint32_t depth;    // of nesting, bounded by value_pool.depth_limit
  const type *type;  // NULL: `?`
  word data[];
};

typedef struct value_slot {
  uint32_t hash;  // the value's, so that most of the others need not be looked at
  value *value;   // NULL: empty
} value_slot;

enum { FEW_INTEGERS = 128 };  // most integers are smaller

typedef struct value_pool {
  arena *memory;
  type_pool *types;
  value_slot *table;
  size_t count, capacity;
  const value *unset, *bits[2], *empty;  // `?`, 0 and 1 as bits, ""
  const value *few[FEW_INTEGERS];        // from 0 on, those that were asked for
  const value *absent;    // the name of a dag's operator that has none: a `?` that isn't written
  char *tail, *tail_end;  // where the string joined last ends, and the room after it
  value *drafts;          // dropped ones, by their first word
  uint32_t depth_limit;   // no value nests deeper
  uint64_t work;          // what was done so far: see evaluate/budget.c
  bool too_deep;          // a value was refused: the maker returned NULL
} value_pool;

void value_pool_init(value_pool *pool, arena *memory, type_pool *types);
void value_pool_free(value_pool *pool);

typedef struct call_argument {
  const value *name;  // qualified; NULL: by its position
  const value *value;
} call_argument;
typedef struct cond_arm {
  const value *condition, *value;
} cond_arm;
enum { FOLDL_START, FOLDL_LIST, FOLDL_SUM, FOLDL_ITEM, FOLDL_BODY, FOLDL_PARTS };

// Every maker but those of leaves may return NULL: the value would nest too deeply.
const value *value_of_bit(value_pool *pool, bool bit);
const value *value_of_int(value_pool *pool, int64_t integer);
const value *value_of_string(value_pool *pool, text t, bool code);  // copies the text if it is new
// Keeps it: it lives long enough.
const value *value_of_source(value_pool *pool, text t, bool code);
// The strings one after the other; size: of all together. A string that grows at its end, as in a
// !foldl, shares its bytes with what it grew from.
const value *value_of_joined(value_pool *pool, const value *const *strings, size_t count,
                             size_t size, bool code);
const value *value_of_bits(value_pool *pool, const value *const *items, size_t count);
const value *value_of_list(value_pool *pool, const type *element, const value *const *items,
                           size_t count);
const value *value_of_dag(value_pool *pool, const value *op, const value *name,
                          const value *const *items, const value *const *names, size_t count);
const value *value_of_record(value_pool *pool, record *r, const type *t);  // not interned
const value *value_of_anonymous(value_pool *pool, uint32_t number);
const value *value_of_variable(value_pool *pool, const value *name, const type *t);
const value *value_of_bit_of(value_pool *pool, const value *base, uint32_t bit);
const value *value_of_field(value_pool *pool, const value *base, const value *name, const type *t);
// The place of the first of equal calls is kept.
const value *value_of_call(value_pool *pool, record *class_record, const call_argument *arguments,
                           size_t count, place at);
const value *value_of_operator(value_pool *pool, bang op, const type *t,
                               const value *const *operands, size_t count);
// An operator that may be folded but not kept; drop it as soon as it was looked at.
value *value_draft(value_pool *pool, bang op, const type *t, const value *const *operands,
                   size_t count);
void value_draft_drop(value_pool *pool, value *draft);
const value *value_of_cond(value_pool *pool, const type *t, const cond_arm *arms, size_t count);
const value *value_of_foldl(value_pool *pool, const type *t, const value *const parts[FOLDL_PARTS]);
const value *value_of_check(value_pool *pool, bang op, const type *check, const value *operand);

// ---- the parts of a value, by its tag -----------------------------------------------------------

static inline int64_t int_value(const value *v) {
  int64_t integer;
  memcpy(&integer, v->data, sizeof integer);
  return integer;
}
static inline text value_text(const value *v) { return (text){v->data[0].chars, v->count}; }
static inline record *reference_record(const value *v) { return v->data[0].record; }
static inline const value *bits_item(const value *v, size_t i) { return v->data[i].item; }
static inline const value *list_item(const value *v, size_t i) { return v->data[i].item; }
static inline const value *const *list_items(const value *v) { return &v->data[0].item; }
static inline const value *dag_operator(const value *v) { return v->data[0].item; }
static inline const value *dag_operator_name(const value *v) { return v->data[1].item; }
static inline const value *dag_item(const value *v, size_t i) { return v->data[2 + i].item; }
static inline const value *dag_item_name(const value *v, size_t i) {
  return v->data[2 + v->count + i].item;
}
static inline const value *const *dag_items(const value *v) { return &v->data[2].item; }
static inline const value *const *dag_item_names(const value *v) {
  return &v->data[2 + v->count].item;
}
static inline const value *variable_name(const value *v) { return v->data[0].item; }
static inline const value *bit_base(const value *v) { return v->data[0].item; }
static inline const value *field_base(const value *v) { return v->data[0].item; }
static inline const value *field_name(const value *v) { return v->data[1].item; }
enum { CALL_HEAD = 3 };
static inline record *call_class(const value *v) { return v->data[0].record; }
static inline record *call_record(const value *v) { return v->data[1].record; }  // NULL: not yet
static inline void call_remember(const value *v, record *made) {
  ((value *)v)->data[1].record = made;
}
static inline place call_place(const value *v) { return (place)v->data[2].bits; }
static inline const call_argument *call_arguments_of(const value *v) {
  return (const call_argument *)(const void *)(v->data + CALL_HEAD);
}
static inline const value *call_name(const value *v, size_t i) {
  return call_arguments_of(v)[i].name;
}
static inline const value *call_value(const value *v, size_t i) {
  return call_arguments_of(v)[i].value;
}
static inline const value *operand_at(const value *v, size_t i) { return v->data[i].item; }
static inline const value *const *operands_of(const value *v) { return &v->data[0].item; }
// Of !foreach and !filter.
static inline const value *loop_variable(const value *v) { return v->data[0].item; }
static inline const value *loop_over(const value *v) { return v->data[1].item; }
static inline const value *loop_body(const value *v) { return v->data[2].item; }
static inline const cond_arm *cond_arms(const value *v) {
  return (const cond_arm *)(const void *)v->data;
}
static inline const value *foldl_part(const value *v, size_t i) { return v->data[i].item; }
static inline const type *check_type(const value *v) { return v->data[0].type; }
static inline const value *check_operand(const value *v) { return v->data[1].item; }
static inline bool value_is(const value *v, value_tag tag) { return v != NULL && v->tag == tag; }

bool value_is_concrete(const value *v);
static inline bool value_is_complete(const value *v) { return (v->flags & VALUE_PARTIAL) == 0; }
text value_as_printed(arena *memory, const value *v);  // as value_print writes it
text value_as_unquoted(arena *memory, const value *v);

#endif

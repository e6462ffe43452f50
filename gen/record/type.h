// The types of values, interned: equal types are the same pointer.
// A record type is a set of classes that a definition must derive from; the empty set is any
// record.
#ifndef MICA_GEN_RECORD_TYPE_H
#define MICA_GEN_RECORD_TYPE_H

#include "record/record.h"
#include "syntax/type_kind.h"

struct type {
  type_kind kind;
  uint32_t width;           // of bits
  uint32_t class_count;     // of a record
  const type *element;      // of a list
  const type *list;         // the list of this, once asked for
  const record *classes[];  // sorted by name
};

typedef struct type_pool {
  arena *memory;
  const type *bit, *integer, *string, *dag, *any_record;
  const type **bits;  // by width
  size_t bits_capacity;
  const type **records;  // hash table
  size_t record_count, record_capacity;
} type_pool;

void type_pool_init(type_pool *pool, arena *memory);
void type_pool_free(type_pool *pool);
const type *type_of_bits(type_pool *pool, uint32_t width);
const type *type_of_list(type_pool *pool, const type *element);
const type *type_of_class(type_pool *pool, const record *class_record);
const type *type_of_classes(type_pool *pool, const record **classes, size_t count);  // sorts them

bool type_converts(const type *from, const type *to);  // a value of `from` may become a `to`
bool type_is(const type *from, const type *to);        // and needs no change for it
// The type that both convert to; NULL: there is none.
const type *type_join(type_pool *pool, const type *a, const type *b);
bool type_has_class(const type *t, const record *class_record);
text type_text(arena *memory, const type *t);

#endif

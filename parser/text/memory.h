// The parser's memory: growable stacks, scratch, tables of names. All of it comes from the
// context's allocator; a failure is reported once, through p->failed.
#ifndef MICA_PARSER_MEMORY_H
#define MICA_PARSER_MEMORY_H

#include "mica/mica.h"

// A growable array. Lists under construction are segments at its top: what is begun later ends
// earlier.
typedef struct parse_stack {
  void *items;
  uint32_t count, capacity;
} parse_stack;

bool mica_parser_stack_reserve(mica_parser *p, parse_stack *stack, uint32_t more, size_t item_size);
// Room for one more item; NULL: no memory (reported).
static inline void *parse_stack_push(mica_parser *p, parse_stack *stack, size_t item_size) {
  if (stack->count == stack->capacity && !mica_parser_stack_reserve(p, stack, 1, item_size))
    return NULL;
  return (char *)stack->items + stack->count++ * item_size;
}
void mica_parser_stack_free(mica_parser *p, parse_stack *stack, size_t item_size);
#define PARSE_ITEM(type, stack, index) (&((type *)(stack).items)[index])
// The first of a list, which may be empty when the stack has no items yet.
#define PARSE_LIST(type, stack, list) \
  ((list).count == 0 ? NULL : PARSE_ITEM(type, stack, (list).start))

// Scratch that is given back in the reverse order.
typedef struct scratch_chunk scratch_chunk;
typedef struct scratch_state {
  scratch_chunk *chunk;
  char *next, *end;  // what is left of it
} scratch_state;
typedef struct scratch_mark {
  scratch_chunk *chunk;
  char *next;
} scratch_mark;
void *mica_parser_scratch_take(mica_parser *p, size_t size);  // aligned; NULL: no memory
scratch_mark mica_parser_scratch_save(const mica_parser *p);
void mica_parser_scratch_restore(mica_parser *p, scratch_mark mark);
void mica_parser_scratch_free(mica_parser *p);

// Names to numbers 0, 1, 2, ... in the order of their first appearance. Texts are borrowed.
typedef struct name_table {
  parse_stack names;  // mica_str
  uint32_t *buckets;  // number + 1
  uint32_t bucket_count;
} name_table;
#define NAME_NONE UINT32_MAX
// NAME_NONE: not there.
uint32_t mica_parser_name_find(const mica_parser *p, const name_table *table, mica_str name);
// Found or made; NAME_NONE: no memory.
uint32_t mica_parser_name_add(mica_parser *p, name_table *table, mica_str name);
void mica_parser_names_clear(mica_parser *p, name_table *table);
void mica_parser_names_free(mica_parser *p, name_table *table);

#endif

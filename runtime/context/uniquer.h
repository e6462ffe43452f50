// The uniquer: every type, attribute, affine object and location attribute of a context exists
// once.
//
// A type or attribute is a head (definition, context) and a struct of parameters. Tables of
// mica_param_def tell how that struct is hashed, compared, copied and walked, for the builtin ones
// as for those of dialects. Objects live in the context's arena; the tables in memory of the
// allocator.
#ifndef MICA_RUNTIME_CONTEXT_UNIQUER_H
#define MICA_RUNTIME_CONTEXT_UNIQUER_H

#include "context/context.h"
#include "mica/affine.h"
#include "mica/attribute.h"
#include "mica/location.h"
#include "mica/type.h"

// Open addressing. A hash stands beside its object: one line of the cache tells of both.
typedef struct unique_slot {
  uint32_t hash;  // 0: free
  void *object;
} unique_slot;
typedef struct unique_table {
  unique_slot *slots;
  size_t capacity, count;
} unique_table;

enum {
  CACHED_WIDTHS = 129,  // i0 to i128
  CACHED_VALUE_MIN = -16,
  CACHED_VALUE_COUNT = 144,  // -16 to 127
};
typedef struct file_table {
  mica_text_table numbers;  // interned name -> its number
  mica_str *names;          // by number; 0 is not used
  uint32_t count, capacity;
  uint32_t latest_number;  // of the name asked for last
} file_table;

struct mica_uniquer {
  mica_context *context;
  unique_table objects;  // types and attributes
  unique_table expressions, maps, sets;

  // What is asked for all the time; NULL: not made yet.
  const mica_type *signless[CACHED_WIDTHS];
  const mica_type *floats[MICA_FLOAT_KIND_COUNT];
  const mica_type *index, *none;
  const mica_attr *unit, *booleans[2], *empty_dictionary;
  const mica_attr *i64_values[CACHED_VALUE_COUNT], *i32_values[CACHED_VALUE_COUNT],
      *index_values[CACHED_VALUE_COUNT];

  file_table files;
  uint64_t distinct_count;
  char *print_buffer;  // of PRINT_BUFFER_SIZE bytes, lent to one printer at a time; NULL: not made
                       // yet
  bool print_buffer_lent;
};
enum { PRINT_BUFFER_SIZE = 64 << 10 };

// ---- Tables -------------------------------------------------------------------------------------

// Whether the object is the one that `key` describes.
typedef bool (*unique_match)(const void *object, const void *key);
static inline uint32_t table_hash(uint64_t hash) { return (uint32_t)hash_end(hash) | 1; }
static inline size_t table_start(uint32_t hash) { return hash >> 1; }

static inline void *unique_find(const unique_table *table, uint64_t wide_hash, unique_match match,
                                const void *key) {
  if (table->capacity == 0) return NULL;
  uint32_t hash = table_hash(wide_hash);
  size_t mask = table->capacity - 1;
  for (size_t i = table_start(hash) & mask; table->slots[i].hash != 0; i = (i + 1) & mask)
    if (table->slots[i].hash == hash && match(table->slots[i].object, key))
      return table->slots[i].object;
  return NULL;
}
// Makes room before the object is made, so that adding it can't fail. False: no memory.
bool mica_unique_reserve(mica_context *ctx, unique_table *table);
void mica_unique_add(unique_table *table, uint64_t hash, void *object);

// A parameter that is, or holds, a type or attribute of another context. NULL: none.
const mica_param_def *mica_unique_stranger(const mica_context *ctx, const mica_def_base *base,
                                           const void *params);
// False: there is one, which was reported.
bool mica_unique_check(mica_context *ctx, mica_loc loc, const mica_def_base *base,
                       const void *params);

// The uniqued object of a definition (a mica_type_def or mica_attr_def, whose head `base` is)
// with these parameters. NULL: no memory.
const void *mica_unique_object(mica_context *ctx, const void *def, const mica_def_base *base,
                               const void *params);

bool mica_def_base_set_once(const mica_def_base *base, const void *params, size_t index,
                            const void *value);
bool mica_def_base_has_trait(const mica_def_base *base, const mica_trait *trait);
const void *mica_def_base_interface(const mica_context *ctx, const mica_def_base *base,
                                    const mica_interface *interface);
bool mica_def_base_attach(mica_context *ctx, const mica_def_base *base,
                          const mica_interface *interface, const void *methods);

#endif

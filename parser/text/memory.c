// The parser's memory: growable stacks, scratch that is given back in order, and tables of names.
// All of it comes from the context's allocator; a failure is reported once through p->failed.
#include "text/parser.h"

// ---- Stacks -------------------------------------------------------------------------------------

bool mica_parser_stack_reserve(mica_parser *p, parse_stack *stack, uint32_t more,
                               size_t item_size) {
  assert(stack->count <= stack->capacity && item_size != 0);
  if (stack->capacity - stack->count >= more) return true;
  if (more > UINT32_MAX / 2 || stack->capacity > UINT32_MAX / 2) return mica_parser_no_memory(p);
  uint32_t capacity = stack->capacity * 2 < 16 ? 16 : stack->capacity * 2;
  while (capacity - stack->count < more) {
    if (capacity > UINT32_MAX / 2) return mica_parser_no_memory(p);
    capacity *= 2;
  }
  if (capacity > SIZE_MAX / item_size) return mica_parser_no_memory(p);
  void *items =
      mica_reallocate(p->context, stack->items, stack->capacity * item_size, capacity * item_size);
  if (items == NULL) return mica_parser_no_memory(p);
  stack->items = items;
  stack->capacity = capacity;
  return true;
}

void mica_parser_stack_free(mica_parser *p, parse_stack *stack, size_t item_size) {
  mica_free(p->context, stack->items, stack->capacity * item_size);
  *stack = (parse_stack){0};
}

// ---- Scratch ------------------------------------------------------------------------------------

// As max_align_t, which not every compiler's headers have.
typedef union most_aligned {
  long long integer;
  long double number;
  void *pointer;
} most_aligned;

struct scratch_chunk {
  scratch_chunk *older;
  size_t size;
  most_aligned data[];
};

enum { SCRATCH_CHUNK = 4 << 10, SCRATCH_CHUNK_MAX = 1 << 20, SCRATCH_KEPT = 1 << 10 };

// Chunks double, so that much scratch takes few of them, where the context may ask for that much.
static size_t usual_size(const mica_parser *p) {
  size_t wished = mica_context_chunk_bytes(p->context);
  if (wished < SCRATCH_CHUNK) return wished;
  if (p->scratch.chunk == NULL) return SCRATCH_CHUNK;
  return p->scratch.chunk->size < SCRATCH_CHUNK_MAX / 2 ? p->scratch.chunk->size * 2
                                                        : SCRATCH_CHUNK_MAX;
}

// NULL: there is none any more.
static void use_chunk(mica_parser *p, scratch_chunk *chunk) {
  p->scratch.chunk = chunk;
  p->scratch.next = chunk == NULL ? NULL : (char *)chunk->data;
  p->scratch.end = chunk == NULL ? NULL : (char *)chunk->data + chunk->size;
}

static bool add_chunk(mica_parser *p, size_t least) {
  size_t size = usual_size(p);
  if (size < least) size = least;
  if (size > SIZE_MAX - sizeof(scratch_chunk)) return mica_parser_no_memory(p);
  scratch_chunk *chunk = mica_allocate(p->context, sizeof *chunk + size);
  if (chunk == NULL) return mica_parser_no_memory(p);
  *chunk = (scratch_chunk){p->scratch.chunk, size};
  use_chunk(p, chunk);
  return true;
}

void *mica_parser_scratch_take(mica_parser *p, size_t size) {
  size_t align = _Alignof(most_aligned);
  if (size > SIZE_MAX - align) return mica_parser_no_memory(p), NULL;
  size_t rounded = (size + align - 1) / align * align;
  bool has_room = p->scratch.chunk != NULL && (size_t)(p->scratch.end - p->scratch.next) >= rounded;
  if (!has_room && !add_chunk(p, rounded)) return NULL;
  void *memory = p->scratch.next;
  p->scratch.next += rounded;
  return memory;
}

scratch_mark mica_parser_scratch_save(const mica_parser *p) {
  return (scratch_mark){p->scratch.chunk, p->scratch.next};
}

// The oldest chunk is kept for the next use, unless it is a very small one.
void mica_parser_scratch_restore(mica_parser *p, scratch_mark mark) {
  assert(mark.chunk == NULL || p->scratch.chunk != NULL);
  scratch_chunk *chunk = p->scratch.chunk;
  while (chunk != mark.chunk && (chunk->older != NULL || chunk->size < SCRATCH_KEPT)) {
    scratch_chunk *older = chunk->older;
    mica_free(p->context, chunk, sizeof *chunk + chunk->size);
    chunk = older;
  }
  if (chunk != p->scratch.chunk || chunk != mark.chunk) use_chunk(p, chunk);
  if (chunk == mark.chunk) p->scratch.next = mark.next;
}

void mica_parser_scratch_free(mica_parser *p) {
  while (p->scratch.chunk != NULL) {
    scratch_chunk *older = p->scratch.chunk->older;
    mica_free(p->context, p->scratch.chunk, sizeof *p->scratch.chunk + p->scratch.chunk->size);
    p->scratch.chunk = older;
  }
}

// ---- Names --------------------------------------------------------------------------------------

enum { FEW_BUCKETS = 64 };

static uint32_t *find_bucket(const mica_parser *p, const name_table *table, mica_str name) {
  assert(table->bucket_count != 0 && (table->bucket_count & (table->bucket_count - 1)) == 0);
  uint32_t mask = table->bucket_count - 1;
  for (uint32_t i = (uint32_t)mica_context_hash(p->context, name) & mask;; i = (i + 1) & mask) {
    uint32_t *bucket = &table->buckets[i];
    if (*bucket == 0 || mica_str_equal(*PARSE_ITEM(mica_str, table->names, *bucket - 1), name))
      return bucket;
  }
}

static bool grow_buckets(mica_parser *p, name_table *table) {
  if (table->bucket_count > UINT32_MAX / 2) return mica_parser_no_memory(p);
  uint32_t count = table->bucket_count == 0 ? FEW_BUCKETS : table->bucket_count * 2;
  uint32_t *buckets = mica_allocate(p->context, count * sizeof *buckets);
  if (buckets == NULL) return mica_parser_no_memory(p);
  memset(buckets, 0, count * sizeof *buckets);
  mica_free(p->context, table->buckets, table->bucket_count * sizeof *buckets);
  table->buckets = buckets;
  table->bucket_count = count;
  for (uint32_t i = 0; i < table->names.count; i++)
    *find_bucket(p, table, *PARSE_ITEM(mica_str, table->names, i)) = i + 1;
  return true;
}

uint32_t mica_parser_name_find(const mica_parser *p, const name_table *table, mica_str name) {
  if (table->names.count == 0) return NAME_NONE;
  return *find_bucket(p, table, name) - 1;
}

uint32_t mica_parser_name_add(mica_parser *p, name_table *table, mica_str name) {
  bool crowded = table->names.count >= table->bucket_count / 2;
  if (crowded && !grow_buckets(p, table)) return NAME_NONE;
  uint32_t *bucket = find_bucket(p, table, name);
  if (*bucket != 0) return *bucket - 1;
  mica_str *place = parse_stack_push(p, &table->names, sizeof *place);
  if (place == NULL) return NAME_NONE;
  *place = name;
  *bucket = table->names.count;
  return table->names.count - 1;
}

void mica_parser_names_clear(mica_parser *p, name_table *table) {
  if (table->names.count == 0) return;
  if (table->bucket_count > FEW_BUCKETS && table->names.count < table->bucket_count / 8) {
    // Much larger than what was last in it: small tables after a large one don't pay for that one.
    mica_free(p->context, table->buckets, table->bucket_count * sizeof *table->buckets);
    table->buckets = NULL;
    table->bucket_count = 0;
    table->names.count = 0;
    return;
  }
  memset(table->buckets, 0, table->bucket_count * sizeof *table->buckets);
  table->names.count = 0;
}

void mica_parser_names_free(mica_parser *p, name_table *table) {
  mica_free(p->context, table->buckets, table->bucket_count * sizeof *table->buckets);
  mica_parser_stack_free(p, &table->names, sizeof(mica_str));
  *table = (name_table){0};
}

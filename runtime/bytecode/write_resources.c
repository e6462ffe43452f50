// The sections of resources: what stands between `{-#` and `#-}` in text. Those of other tools come
// first, a group an owner; then those of dialects that are named, those without data last.
#include "bytecode/write.h"

#include "builtin/params.h"

// The group at hand: its keys are named behind all of its data.
typedef struct resource_entry {
  mica_str key;
  size_t size;
  bytecode_resource kind;
} resource_entry;
typedef struct resource_group {
  resource_entry *items;
  size_t count, capacity;
} resource_group;

static bytecode_resource kind_of(const mica_resource *r) {
  if (r == NULL || r->blob.bytes.data != NULL) return RESOURCE_BLOB;
  return r->text.size < 2 || r->text.data[0] != '"' ? RESOURCE_BOOL : RESOURCE_STRING;
}

// Without data there is no alignment.
static void write_blob(mica_bytecode_writer *w, byte_buffer *b, const mica_blob *blob) {
  const size_t size = blob->bytes.size;
  const uint32_t alignment = size == 0 ? 0 : blob->alignment;
  put_varint(w, b, alignment);
  put_varint(w, b, size);
  if ((alignment & (alignment - 1)) == 0) mica_put_alignment(w, b, alignment);
  mica_put_borrowed(w, b, blob->bytes.data, size);
}

// What stands between the quotes.
static void write_string(mica_bytecode_writer *w, byte_buffer *b, mica_str text) {
  char *decoded = mica_memory_allocate(w->memory, text.size);
  mica_str kept = {NULL, 0};
  if (decoded != NULL)
    kept =
        mica_context_intern(w->context, (mica_str){decoded, mica_resource_decode(text, decoded)});
  mica_memory_free(w->memory, decoded, text.size);
  if (kept.data == NULL) mica_writer_fail(w);
  else put_varint(w, b, mica_writer_string(w, kept));
}

static void write_data(mica_bytecode_writer *w, byte_buffer *b, const mica_resource *r) {
  switch (kind_of(r)) {
  case RESOURCE_BLOB: write_blob(w, b, &r->blob); break;
  case RESOURCE_BOOL: put_byte(w, b, mica_str_is(r->text, "true")); break;
  case RESOURCE_STRING: write_string(w, b, r->text); break;
  }
}

// NULL: only its key.
static void add_entry(mica_bytecode_writer *w, resource_group *group, mica_str key,
                      const mica_resource *r) {
  byte_buffer *b = &w->sections[SECTION_RESOURCE];
  size_t start = mica_bytes_total(b);
  if (!MICA_ARRAY_ROOM(w->memory, group->items, group->count, group->capacity, 1)) {
    mica_writer_fail(w);
    return;
  }
  if (r != NULL && !w->elides_resources) write_data(w, b, r);
  group->items[group->count++] = (resource_entry){key, mica_bytes_total(b) - start, kind_of(r)};
}

static void write_group(mica_bytecode_writer *w, resource_group *group, uint32_t key) {
  byte_buffer *b = &w->sections[SECTION_RESOURCE_OFFSET];
  put_varint(w, b, key);
  put_varint(w, b, group->count);
  for (size_t i = 0; i < group->count; i++) {
    put_varint(w, b, mica_writer_string(w, group->items[i].key));
    put_varint(w, b, group->items[i].size);
    put_byte(w, b, (uint8_t)group->items[i].kind);
  }
  group->count = 0;
}

// ---- Of other tools -----------------------------------------------------------------------------

// Those of one owner, linked by their indices + 1.
typedef struct owner_list {
  mica_str owner;
  size_t first, last;
} owner_list;
typedef struct owner_lists {
  owner_list *items;
  size_t count, capacity;
  size_t *next;  // of each resource of the context
  mica_text_table numbers;
} owner_lists;

static owner_list *list_of(mica_bytecode_writer *w, owner_lists *lists, mica_str owner) {
  void *known = mica_text_table_find(w->memory, &lists->numbers, owner);
  if (known != NULL) return &lists->items[(uintptr_t)known - 1];
  size_t index = lists->count;
  if (!MICA_ARRAY_ROOM(w->memory, lists->items, index, lists->capacity, 1) ||
      !mica_text_table_add(w->memory, &lists->numbers, owner, (void *)(uintptr_t)(index + 1)))
    return NULL;
  lists->items[lists->count++] = (owner_list){owner, 0, 0};
  return &lists->items[index];
}

static bool gather(mica_bytecode_writer *w, owner_lists *lists) {
  const mica_context *ctx = w->context;
  for (size_t i = 0; i < ctx->resource_count; i++) {
    const mica_resource *r = ctx->resources[i];
    lists->next[i] = 0;
    if (!r->external || !mica_resource_is_set(r)) continue;
    owner_list *list = list_of(w, lists, r->owner);
    if (list == NULL) return false;
    if (list->last == 0) list->first = i + 1;
    else lists->next[list->last - 1] = i + 1;
    list->last = i + 1;
  }
  return true;
}

static void write_external(mica_bytecode_writer *w, resource_group *group) {
  const mica_context *ctx = w->context;
  const size_t size = (ctx->resource_count + 1) * sizeof(size_t);
  owner_lists lists = {.next = mica_memory_allocate(w->memory, size)};
  if (lists.next == NULL || !gather(w, &lists)) mica_writer_fail(w);
  put_varint(w, &w->sections[SECTION_RESOURCE_OFFSET], lists.count);
  for (size_t i = 0; i < lists.count && !w->failed; i++) {
    for (size_t k = lists.items[i].first; k != 0; k = lists.next[k - 1])
      add_entry(w, group, ctx->resources[k - 1]->key, ctx->resources[k - 1]);
    write_group(w, group, mica_writer_string(w, lists.items[i].owner));
  }
  mica_memory_free(w->memory, lists.next, size);
  mica_memory_free(w->memory, lists.items, lists.capacity * sizeof *lists.items);
  mica_text_table_free(w->memory, &lists.numbers);
}

// ---- Of dialects --------------------------------------------------------------------------------

static void write_dialects(mica_bytecode_writer *w, resource_group *group) {
  uint32_t dialect = 0;
  numbered_resource *r;
  for (resource_walk walk = {0}; (r = mica_writer_next_resource(w, &walk)) != NULL;) {
    if (group->count != 0 && r->dialect != dialect) write_group(w, group, dialect);
    dialect = r->dialect;
    add_entry(w, group, r->key, r->value);
    if (w->failed) return;
  }
  if (group->count != 0) write_group(w, group, dialect);
}

void mica_write_resource_sections(mica_bytecode_writer *w) {
  resource_group group = {0};
  write_external(w, &group);
  if (!w->failed) write_dialects(w, &group);
  mica_memory_free(w->memory, group.items, group.capacity * sizeof *group.items);
}

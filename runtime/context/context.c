// The context: its life, its memory, its limits, its identifiers. It owns all that is uniqued and
// the memory of operations; operations themselves belong to whoever made them.
#include "context/context.h"

#include <assert.h>

#include "memory/array.h"

// ---- Memory -------------------------------------------------------------------------------------

void *mica_reallocate(mica_context *ctx, void *old, size_t old_size, size_t size) {
  return mica_memory_reallocate(&ctx->memory, old, old_size, size);
}
void *mica_allocate(mica_context *ctx, size_t size) {
  return mica_memory_allocate(&ctx->memory, size);
}
void mica_free(mica_context *ctx, void *memory, size_t size) {
  if (memory != NULL) mica_memory_free(&ctx->memory, memory, size);
}
bool mica_make_room(mica_context *ctx, void *array, size_t count, size_t *capacity, size_t more,
                    size_t element_size) {
  return mica_array_grow(&ctx->memory, array, count, capacity, more, element_size);
}

void *mica_context_allocate(mica_context *ctx, size_t size) {
  return mica_arena_allocate(&ctx->arena, size);
}

size_t mica_context_chunk_bytes(const mica_context *ctx) { return ctx->memory.chunk_bytes; }
bool mica_context_out_of_memory(const mica_context *ctx) { return ctx->memory.exhausted; }
void mica_context_clear_out_of_memory(mica_context *ctx) { ctx->memory.exhausted = false; }

mica_budget mica_context_budget_begin(mica_context *ctx, size_t more) {
  mica_memory *memory = &ctx->memory;
  mica_budget before = {memory->limit, memory->exhausted, memory->limit_passed};
  memory->limit_passed = false;
  if (memory->limit == MICA_BYTES_UNLIMITED && more < MICA_BYTES_UNLIMITED - memory->held)
    memory->limit = memory->held + more;
  return before;
}

bool mica_context_budget_end(mica_context *ctx, mica_budget before) {
  assert(before.limit != 0);
  mica_memory *memory = &ctx->memory;
  bool passed = memory->limit_passed;
  if (passed && before.limit == MICA_BYTES_UNLIMITED) memory->exhausted = before.exhausted;
  memory->limit = before.limit;
  memory->limit_passed = before.passed || (passed && before.limit != MICA_BYTES_UNLIMITED);
  return passed;
}

// ---- Life ---------------------------------------------------------------------------------------

static void set_default(size_t *limit, size_t value) {
  if (*limit == 0) *limit = value;
}

static void fill_limits(mica_limits *limits) {
  set_default(&limits->nesting, 10000);
  set_default(&limits->stack_bytes, (size_t)512 << 10);
  set_default(&limits->bytes, MICA_BYTES_UNLIMITED);
  set_default(&limits->operations, SIZE_MAX);
  set_default(&limits->errors, SIZE_MAX);
  set_default(&limits->blob_bytes, SIZE_MAX / 2);
}

static mica_memory memory_of(const mica_context_options *options) {
  mica_memory memory = {.allocator = options->allocator,
                        .limit = options->limits.bytes,
                        .chunk_bytes = options->chunk_bytes};
  if (memory.allocator.reallocate == NULL) memory.allocator = mica_default_allocator();
  set_default(&memory.limit, MICA_BYTES_UNLIMITED);
  set_default(&memory.chunk_bytes, MICA_ARENA_CHUNK);
  return memory;
}

// The context stands in its own memory, but isn't held to its limit.
static mica_context *allocate_context(mica_memory memory) {
  mica_context *ctx = memory.allocator.reallocate(memory.allocator.user, NULL, 0, sizeof *ctx);
  if (ctx == NULL) return NULL;
  memory.held = sizeof *ctx;
  memory.hash_key = mica_hash_key_make(ctx);
  *ctx = (mica_context){.memory = memory};
  return ctx;
}

mica_context *mica_context_make(const mica_context_options *options,
                                const mica_diag_hooks *diag_hooks) {
  mica_context_options none = {0};
  if (options == NULL) options = &none;
  mica_context *ctx = allocate_context(memory_of(options));
  if (ctx == NULL) return NULL;
  ctx->diag_hooks = diag_hooks;
  ctx->limits = options->limits;
  fill_limits(&ctx->limits);
  ctx->allow_unregistered = options->allow_unregistered;
  ctx->arena = (mica_arena){.memory = &ctx->memory, .is_permanent = true};
  ctx->pool.arena = ctx->arena;
  ctx->scratch.memory = &ctx->memory;
  ctx->uniquer = mica_uniquer_create(ctx);
  if (ctx->uniquer != NULL) return ctx;
  mica_context_destroy(ctx);
  return NULL;
}

void mica_context_destroy(mica_context *ctx) {
  if (ctx == NULL) return;
  mica_uniquer_destroy(ctx->uniquer);
  mica_text_table_free(&ctx->memory, &ctx->identifiers);
  mica_text_table_free(&ctx->memory, &ctx->op_names);
  mica_text_table_free(&ctx->memory, &ctx->dialects);
  mica_resources_free(ctx);
  mica_pointer_map_free(&ctx->memory, &ctx->def_names);
  mica_pointer_map_free(&ctx->memory, &ctx->attachments);
  mica_pointer_map_free(&ctx->memory, &ctx->kept);
  mica_free(ctx, (void *)ctx->aliasing, ctx->aliasing_capacity * sizeof *ctx->aliasing);
  mica_free(ctx, ctx->dialect_list, ctx->dialect_capacity * sizeof *ctx->dialect_list);
  mica_free(ctx, (void *)ctx->extensions, ctx->extension_capacity * sizeof *ctx->extensions);
  mica_free(ctx, (void *)ctx->tuple_leaves.types,
            ctx->tuple_leaves.capacity * sizeof *ctx->tuple_leaves.types);
  mica_pool_destroy(&ctx->pool);
  mica_arena_free(&ctx->scratch);
  mica_arena_free(&ctx->arena);
  mica_memory_free_spares(&ctx->memory);
  mica_allocator allocator = ctx->memory.allocator;
  allocator.reallocate(allocator.user, ctx, sizeof *ctx, 0);
}

bool mica_context_allows_unregistered(const mica_context *ctx) { return ctx->allow_unregistered; }
void mica_context_allow_unregistered(mica_context *ctx, bool allow) {
  ctx->allow_unregistered = allow;
  ctx->verify_epoch++;
}
const mica_limits *mica_context_limits(const mica_context *ctx) { return &ctx->limits; }
size_t mica_context_op_count(const mica_context *ctx) { return ctx->op_count; }

void mica_context_on_destroy(mica_context *ctx, void (*callback)(void *user, mica_op *op),
                             void *user) {
  ctx->on_destroy = callback;
  ctx->on_destroy_user = user;
}

void mica_context_on_release(mica_context *ctx, void (*callback)(void *user, const void *object),
                             void *user) {
  ctx->on_release = callback;
  ctx->on_release_user = user;
}

uint64_t mica_context_hash(const mica_context *ctx, mica_str text) {
  const mica_hash_key *key = &ctx->memory.hash_key;
  return hash_end(hash_bytes(key, hash_start(key), text.data, text.size));
}

const void *mica_context_kept(const mica_context *ctx, const void *key) {
  return mica_pointer_map_find(&ctx->kept, key);
}

bool mica_context_keep(mica_context *ctx, const void *key, const void *value) {
  assert(key != NULL && value != NULL);
  return mica_pointer_map_set(&ctx->memory, &ctx->kept, key, (void *)(uintptr_t)value);
}

// ---- Identifiers: one copy of each text ---------------------------------------------------------

mica_str mica_context_intern(mica_context *ctx, mica_str text) {
  char *known = mica_text_table_find(&ctx->memory, &ctx->identifiers, text);
  if (known != NULL) return (mica_str){known, text.size};
  char *copy = mica_arena_allocate_aligned(&ctx->arena, text.size + 1 + MICA_PADDING, 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  mica_str interned = {copy, text.size};
  if (!mica_text_table_add(&ctx->memory, &ctx->identifiers, interned, copy))
    return (mica_str){NULL, 0};
  return interned;
}

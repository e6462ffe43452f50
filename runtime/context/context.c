// The context: allocation through its hooks, limits, registered dialects. It owns all that is
// uniqued and the memory of operations; operations themselves belong to whoever made them.
#include "context/context.h"

#include <stdlib.h>

#include "mica/dialect.h"

// ---- Allocation ---------------------------------------------------------------------------------

static void *default_reallocate(void *user, void *old, size_t old_size, size_t size) {
  (void)user;
  (void)old_size;
  if (size != 0) return realloc(old, size);
  free(old);
  return NULL;
}

void *mica_reallocate(mica_context *ctx, void *old, size_t old_size, size_t size) {
  size_t others = ctx->bytes - (old == NULL ? 0 : old_size);
  void *memory = NULL;
  bool allowed = others <= ctx->limits.bytes && size <= ctx->limits.bytes - others;
  if (allowed)
    memory = ctx->allocator.reallocate(ctx->allocator.user, old, old_size, size == 0 ? 1 : size);
  if (memory == NULL) {
    ctx->out_of_memory = true;
    return NULL;
  }
  ctx->bytes = others + size;
  return memory;
}

void *mica_allocate(mica_context *ctx, size_t size) { return mica_reallocate(ctx, NULL, 0, size); }

void mica_free(mica_context *ctx, void *memory, size_t size) {
  if (memory == NULL) return;
  ctx->bytes -= size;
  ctx->allocator.reallocate(ctx->allocator.user, memory, size, 0);
}

void *mica_context_allocate(mica_context *ctx, size_t size) {
  return mica_arena_allocate(&ctx->arena, size);
}

bool mica_context_out_of_memory(const mica_context *ctx) { return ctx->out_of_memory; }
void mica_context_clear_out_of_memory(mica_context *ctx) { ctx->out_of_memory = false; }

// ---- Life ---------------------------------------------------------------------------------------

static void set_default(size_t *limit, size_t value) {
  if (*limit == 0) *limit = value;
}

static void fill_limits(mica_limits *limits) {
  set_default(&limits->nesting, 10000);
  set_default(&limits->stack_bytes, (size_t)512 << 10);
  set_default(&limits->bytes, SIZE_MAX / 2);
  set_default(&limits->operations, SIZE_MAX);
  set_default(&limits->errors, SIZE_MAX);
  set_default(&limits->blob_bytes, SIZE_MAX / 2);
}

static void take_options(mica_context *ctx, const mica_context_options *options) {
  ctx->limits = options->limits;
  ctx->allow_unregistered = options->allow_unregistered;
  ctx->chunk_bytes = options->chunk_bytes;
}

mica_context *mica_context_create(const mica_context_options *options) {
  mica_allocator allocator = {default_reallocate, NULL};
  if (options != NULL && options->allocator.reallocate != NULL) allocator = options->allocator;
  mica_context *ctx = allocator.reallocate(allocator.user, NULL, 0, sizeof *ctx);
  if (ctx == NULL) return NULL;
  *ctx = (mica_context){.allocator = allocator, .bytes = sizeof *ctx};
  if (options != NULL) take_options(ctx, options);
  set_default(&ctx->chunk_bytes, MICA_ARENA_CHUNK);
  fill_limits(&ctx->limits);
  ctx->hash_seed = (size_t)(uintptr_t)ctx;
  ctx->arena = (mica_arena){.context = ctx, .is_permanent = true};
  ctx->pool.arena = (mica_arena){.context = ctx, .is_permanent = true};
  ctx->scratch.context = ctx;
  ctx->uniquer = mica_uniquer_create(ctx);
  if (ctx->uniquer != NULL) return ctx;
  mica_context_destroy(ctx);
  return NULL;
}

void mica_context_destroy(mica_context *ctx) {
  if (ctx == NULL) return;
  mica_uniquer_destroy(ctx->uniquer);
  mica_text_table_free(ctx, &ctx->identifiers);
  mica_text_table_free(ctx, &ctx->op_names);
  mica_text_table_free(ctx, &ctx->dialects);
  mica_resources_free(ctx);
  mica_pointer_map_free(ctx, &ctx->def_names);
  mica_free(ctx, (void *)ctx->dialect_list, ctx->dialect_capacity * sizeof *ctx->dialect_list);
  mica_pool_destroy(&ctx->pool);
  mica_arena_free(&ctx->scratch);
  mica_arena_free(&ctx->arena);
  mica_allocator allocator = ctx->allocator;
  allocator.reallocate(allocator.user, ctx, sizeof *ctx, 0);
}

bool mica_context_allows_unregistered(const mica_context *ctx) { return ctx->allow_unregistered; }
void mica_context_allow_unregistered(mica_context *ctx, bool allow) {
  ctx->allow_unregistered = allow;
}
const mica_limits *mica_context_limits(const mica_context *ctx) { return &ctx->limits; }
size_t mica_context_op_count(const mica_context *ctx) { return ctx->op_count; }

void mica_context_on_destroy(mica_context *ctx, void (*callback)(void *user, mica_op *op),
                             void *user) {
  ctx->on_destroy = callback;
  ctx->on_destroy_user = user;
}

// ---- Dialects -----------------------------------------------------------------------------------

mica_str mica_namespace_of(mica_str name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot != NULL) name.size = (size_t)(dot - name.data);
  return name;
}

static bool grow_dialect_list(mica_context *ctx) {
  if (ctx->dialect_count < ctx->dialect_capacity) return true;
  size_t capacity = ctx->dialect_capacity == 0 ? 16 : ctx->dialect_capacity * 2;
  size_t item = sizeof *ctx->dialect_list;
  const mica_dialect_def **list = mica_reallocate(ctx, (void *)ctx->dialect_list,
                                                  ctx->dialect_capacity * item, capacity * item);
  if (list == NULL) return false;
  ctx->dialect_list = list;
  ctx->dialect_capacity = capacity;
  return true;
}

static bool is_accepted(mica_context *ctx, const mica_dialect_def *dialect,
                        const mica_dialect_def *known) {
  if (dialect->abi < MICA_ABI_OLDEST || dialect->abi > MICA_ABI) {
    return mica_error(ctx, mica_loc_unknown(),
                      "dialect '%s' was generated for ABI %u, and this runtime takes %u to %u: "
                      "run mica-gen again on its definition",
                      dialect->name, dialect->abi, (unsigned)MICA_ABI_OLDEST, (unsigned)MICA_ABI);
  }
  if (known == NULL) return true;
  return mica_error(ctx, mica_loc_unknown(), "a dialect with namespace '%s' is already registered",
                    dialect->name);
}

static bool register_one(mica_context *ctx, const mica_dialect_def *dialect) {
  mica_str name = mica_str_of(dialect->name);
  const mica_dialect_def *known = mica_context_dialect(ctx, name);
  if (known == dialect) return true;
  if (!is_accepted(ctx, dialect, known) || !grow_dialect_list(ctx)) return false;
  if (!mica_text_table_add(ctx, &ctx->dialects, name, (void *)(uintptr_t)dialect)) return false;
  ctx->dialect_list[ctx->dialect_count++] = dialect;
  mica_op_names_forget(ctx, name);
  return true;
}

bool mica_context_register(mica_context *ctx, const mica_dialect_def *dialect) {
  size_t first = ctx->dialect_count;
  if (!register_one(ctx, dialect)) return false;
  // The list of dialects is its own work list: what came in may bring others.
  for (size_t i = first; i < ctx->dialect_count; i++) {
    const mica_dialect_def *const *next = ctx->dialect_list[i]->dependents;
    for (; next != NULL && *next != NULL; next++)
      if (!register_one(ctx, *next)) return false;
  }
  return true;
}

const mica_dialect_def *mica_context_dialect(const mica_context *ctx, mica_str name) {
  return mica_text_table_find(ctx, &ctx->dialects, name);
}
size_t mica_context_dialect_count(const mica_context *ctx) { return ctx->dialect_count; }
const mica_dialect_def *mica_context_dialect_at(const mica_context *ctx, size_t index) {
  return index < ctx->dialect_count ? ctx->dialect_list[index] : NULL;
}

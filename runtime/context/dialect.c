// Which dialects a context knows. Registering stores a pointer; the dialects that one brings with
// it are registered too.
#include "mica/dialect.h"

#include "context/context.h"
#include "mica/interfaces.h"
#include "memory/array.h"

mica_str mica_namespace_of(mica_str name) {
  const char *dot = name.size == 0 ? NULL : memchr(name.data, '.', name.size);
  if (dot != NULL) name.size = (size_t)(dot - name.data);
  return name;
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

// Names are looked up again once their dialect is known. Operations that were made before keep
// their entry, which stays unregistered.
static void forget_op_names(mica_context *ctx, mica_str dialect) {
  memset((void *)ctx->latest_op_names, 0, sizeof ctx->latest_op_names);
  for (size_t i = 0; i < ctx->op_names.capacity;) {
    mica_text_entry *entry = &ctx->op_names.entries[i];
    bool is_stale = entry->value != NULL && mica_str_equal(mica_namespace_of(entry->key), dialect);
    if (is_stale) mica_text_table_remove(&ctx->memory, &ctx->op_names, entry->key);
    else i++;
  }
}

// ---- Dialects that name aliases -----------------------------------------------------------------

const mica_interface mica_op_asm_dialect_interface_id = {"OpAsmDialectInterface"};

static bool names_aliases(const mica_dialect_def *dialect) {
  for (size_t i = 0; i < dialect->interface_count; i++)
    if (dialect->interfaces[i].interface == &mica_op_asm_dialect_interface_id) return true;
  return false;
}

static bool list_aliasing(mica_context *ctx, const mica_dialect_def *dialect) {
  if (!names_aliases(dialect)) return true;
  if (!MICA_ARRAY_ROOM(&ctx->memory, ctx->aliasing, ctx->aliasing_count, ctx->aliasing_capacity, 1))
    return false;
  ctx->aliasing[ctx->aliasing_count++] = dialect;
  return true;
}

void mica_context_note_dialect(mica_context *ctx, const mica_dialect_def *dialect) {
  for (size_t i = ctx->aliasing_used; i < ctx->aliasing_count; i++) {
    if (ctx->aliasing[i] != dialect) continue;
    ctx->aliasing[i] = ctx->aliasing[ctx->aliasing_used];
    ctx->aliasing[ctx->aliasing_used++] = dialect;
    ctx->has_aliases = true;
  }
}

void mica_context_note_op_of(mica_context *ctx, const mica_dialect_def *dialect) {
  for (size_t i = 0; i < ctx->dialect_count; i++)
    if (ctx->dialect_list[i].def == dialect) ctx->dialect_list[i].has_ops = true;
}

// ---- Registration -------------------------------------------------------------------------------

static bool register_one(mica_context *ctx, const mica_dialect_def *dialect) {
  mica_str name = mica_str_of(dialect->name);
  const mica_dialect_def *known = mica_context_dialect(ctx, name);
  if (known == dialect) return true;
  if (!is_accepted(ctx, dialect, known) ||
      !MICA_ARRAY_ROOM(&ctx->memory, ctx->dialect_list, ctx->dialect_count, ctx->dialect_capacity,
                       1) ||
      !list_aliasing(ctx, dialect))
    return false;
  if (!mica_text_table_add(&ctx->memory, &ctx->dialects, name, (void *)(uintptr_t)dialect))
    return false;
  ctx->dialect_list[ctx->dialect_count++] = (mica_known_dialect){.def = dialect};
  ctx->verify_epoch++;
  forget_op_names(ctx, name);
  return true;
}

static bool register_extension(mica_context *ctx, const mica_dialect_def *extension) {
  for (size_t i = 0; i < ctx->extension_count; i++)
    if (ctx->extensions[i] == extension) return true;
  if (!is_accepted(ctx, extension, NULL) ||
      !MICA_ARRAY_ROOM(&ctx->memory, ctx->extensions, ctx->extension_count, ctx->extension_capacity,
                       1))
    return false;
  ctx->extensions[ctx->extension_count++] = extension;
  ctx->verify_epoch++;
  forget_op_names(ctx, mica_str_of(extension->name));
  return true;
}

bool mica_context_register(mica_context *ctx, const mica_dialect_def *dialect) {
  size_t first = ctx->dialect_count;
  bool is_extension = dialect->extends != NULL;
  if (!register_one(ctx, is_extension ? dialect->extends : dialect)) return false;
  if (is_extension && !register_extension(ctx, dialect)) return false;
  // The list of dialects is its own work list: what came in may bring others.
  for (size_t i = first; i < ctx->dialect_count; i++) {
    const mica_dialect_def *const *next = ctx->dialect_list[i].def->dependents;
    for (; next != NULL && *next != NULL; next++)
      if (!register_one(ctx, *next)) return false;
  }
  return true;
}

const mica_dialect_def *mica_context_dialect(const mica_context *ctx, mica_str name) {
  return mica_text_table_find(&ctx->memory, &ctx->dialects, name);
}
size_t mica_context_dialect_count(const mica_context *ctx) { return ctx->dialect_count; }
const mica_dialect_def *mica_context_dialect_at(const mica_context *ctx, size_t index) {
  return index < ctx->dialect_count ? ctx->dialect_list[index].def : NULL;
}

const mica_dialect_def *mica_context_dialect_part(const mica_context *ctx,
                                                  const mica_dialect_def *dialect, size_t index) {
  if (index == 0) return dialect;
  for (size_t i = 0; i < ctx->extension_count; i++)
    if (ctx->extensions[i]->extends == dialect && --index == 0) return ctx->extensions[i];
  return NULL;
}

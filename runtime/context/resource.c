// Resources: what a text holds in `{-# ... #-}`, kept as it is written. Called by the parser and by
// print/resource.c; owned by the context.
#include <ctype.h>

#include "context/context.h"
#include "mica/diagnostic.h"
#include "mica/location.h"
#include "memory/array.h"

static void free_value(mica_context *ctx, mica_str value) {
  if (value.data != NULL) mica_free(ctx, (void *)(uintptr_t)value.data, value.size + 1);
}

void mica_resources_free(mica_context *ctx) {
  for (size_t i = 0; i < ctx->resource_count; i++) free_value(ctx, ctx->resources[i]->text);
  mica_text_table_free(&ctx->memory, &ctx->resource_table);
  mica_free(ctx, ctx->resources, ctx->resource_capacity * sizeof *ctx->resources);
}

// "d" or "e", the owner, a NUL, the key. {NULL, 0}: no memory. The caller frees it.
static mica_str table_key(mica_context *ctx, bool external, mica_str owner, mica_str key) {
  size_t size = owner.size + key.size + 2;
  char *text = mica_allocate(ctx, size);
  if (text == NULL) return (mica_str){NULL, 0};
  text[0] = external ? 'e' : 'd';
  if (owner.size != 0) memcpy(text + 1, owner.data, owner.size);
  text[owner.size + 1] = '\0';
  if (key.size != 0) memcpy(text + owner.size + 2, key.data, key.size);
  return (mica_str){text, size};
}

static mica_str copy_text(mica_context *ctx, mica_str text) {
  char *copy = mica_context_allocate(ctx, text.size + 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  return (mica_str){copy, text.size};
}

// Values stand apart from the arena: one that is read again takes the place of the old one.
// Hexadecimal data is kept in capitals, as it is printed.
static mica_str copy_value(mica_context *ctx, mica_str text) {
  char *copy = text.size == SIZE_MAX ? NULL : mica_allocate(ctx, text.size + 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  bool is_hex = text.size >= 4 && memcmp(copy, "\"0x", 3) == 0;
  for (size_t i = 3; is_hex && i < text.size; i++)
    if (copy[i] >= 'a' && copy[i] <= 'f') copy[i] = (char)(copy[i] - 'a' + 'A');
  return (mica_str){copy, text.size};
}

static mica_resource *add(mica_context *ctx, bool external, mica_str owner, mica_str key,
                          mica_str in_table) {
  mica_resource *r = mica_context_allocate(ctx, sizeof *r);
  mica_str lasting = copy_text(ctx, in_table);
  if (r == NULL || lasting.data == NULL ||
      !MICA_ARRAY_ROOM(&ctx->memory, ctx->resources, ctx->resource_count, ctx->resource_capacity,
                       1))
    return NULL;
  *r = (mica_resource){copy_text(ctx, owner), copy_text(ctx, key), {NULL, 0}, external};
  if (r->owner.data == NULL || r->key.data == NULL ||
      !mica_text_table_add(&ctx->memory, &ctx->resource_table, lasting, r))
    return NULL;
  ctx->resources[ctx->resource_count++] = r;
  return r;
}

// Owners are written without quotes.
static bool check_owner(mica_context *ctx, mica_str owner) {
  bool is_identifier = owner.size != 0 && (owner.data[0] < '0' || owner.data[0] > '9');
  for (size_t i = 0; is_identifier && i < owner.size; i++) {
    char c = owner.data[i];
    bool is_letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    bool is_digit = c >= '0' && c <= '9';
    is_identifier = is_letter || is_digit || c == '_' || (i != 0 && (c == '$' || c == '.'));
  }
  return is_identifier ||
         mica_error(ctx, mica_loc_unknown(),
                    "the owner of a resource must be an identifier, not '%S'", owner);
}

static bool take_away(mica_context *ctx, mica_str in_table) {
  mica_resource *r = mica_text_table_find(&ctx->memory, &ctx->resource_table, in_table);
  if (r != NULL) {
    free_value(ctx, r->text);
    r->text = (mica_str){NULL, 0};
  }
  mica_free(ctx, (void *)(uintptr_t)in_table.data, in_table.size);
  return true;
}

static bool set(mica_context *ctx, bool external, mica_str owner, mica_str key, mica_str text) {
  if (!check_owner(ctx, owner)) return false;
  mica_str in_table = table_key(ctx, external, owner, key);
  if (in_table.data == NULL) return false;
  if (text.data == NULL) return take_away(ctx, in_table);
  mica_str value = copy_value(ctx, text);
  mica_resource *r = mica_text_table_find(&ctx->memory, &ctx->resource_table, in_table);
  if (r == NULL && value.data != NULL) r = add(ctx, external, owner, key, in_table);
  if (r == NULL) free_value(ctx, value);
  if (r != NULL && value.data != NULL) {
    free_value(ctx, r->text);
    r->text = value;
  }
  mica_free(ctx, (void *)(uintptr_t)in_table.data, in_table.size);
  return r != NULL && value.data != NULL;
}

bool mica_context_set_resource(mica_context *ctx, mica_str dialect, mica_str key, mica_str text) {
  return set(ctx, false, dialect, key, text);
}

bool mica_context_set_external_resource(mica_context *ctx, mica_str owner, mica_str key,
                                        mica_str text) {
  return set(ctx, true, owner, key, text);
}

static mica_str get(const mica_context *ctx, bool external, mica_str owner, mica_str key) {
  mica_context *mutable_ctx = (mica_context *)(uintptr_t)ctx;  // for scratch
  mica_str in_table = table_key(mutable_ctx, external, owner, key);
  if (in_table.data == NULL) return (mica_str){NULL, 0};
  const mica_resource *r = mica_text_table_find(&ctx->memory, &ctx->resource_table, in_table);
  mica_free(mutable_ctx, (void *)(uintptr_t)in_table.data, in_table.size);
  return r == NULL ? (mica_str){NULL, 0} : r->text;
}

mica_str mica_context_resource(const mica_context *ctx, mica_str dialect, mica_str key) {
  return get(ctx, false, dialect, key);
}

mica_str mica_context_external_resource(const mica_context *ctx, mica_str owner, mica_str key) {
  return get(ctx, true, owner, key);
}

// ---- Strings ------------------------------------------------------------------------------------

static unsigned hex_value(char digit) {
  return digit <= '9' ? (unsigned)(digit - '0') : (unsigned)((digit | 0x20) - 'a' + 10);
}

size_t mica_resource_decode(mica_str text, char *out) {
  size_t size = 0, end = text.size - 1;
  for (size_t i = 1; i < end; i++) {
    char c = text.data[i];
    if (c == '\\' && i + 1 < end) {
      c = text.data[++i];
      if (c == 'n') c = '\n';
      else if (c == 't') c = '\t';
      else if (isxdigit((unsigned char)c) && i + 1 < end)
        c = (char)(hex_value(c) << 4 | hex_value(text.data[++i]));
    }
    out[size++] = c;
  }
  return size;
}

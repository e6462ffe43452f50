// Resources: what a text holds in `{-# ... #-}`, kept as it is written, but for data, which is kept
// as bytes. Called by the parser, the printer, and by what reads and writes bytecode; owned by the
// context.
#include <ctype.h>

#include "context/context.h"
#include "mica/diagnostic.h"
#include "mica/location.h"
#include "memory/array.h"

// What one is: text, or a blob and its text once somebody asked for it.
typedef struct resource_value {
  mica_str text;
  mica_blob blob;
  bool is_lent;
} resource_value;

static void free_value(mica_context *ctx, resource_value value) {
  if (value.text.data != NULL)
    mica_free(ctx, (void *)(uintptr_t)value.text.data, value.text.size + 1);
  if (value.blob.bytes.data != NULL && !value.is_lent)
    mica_free(ctx, (void *)(uintptr_t)value.blob.bytes.data, value.blob.bytes.size + 1);
}

static resource_value value_of(const mica_resource *r) {
  return (resource_value){r->text, r->blob, r->is_lent};
}

static void replace_value(mica_context *ctx, mica_resource *r, resource_value value) {
  free_value(ctx, value_of(r));
  r->text = value.text;
  r->blob = value.blob;
  r->is_lent = value.is_lent;
}

void mica_resources_free(mica_context *ctx) {
  for (size_t i = 0; i < ctx->resource_count; i++) free_value(ctx, value_of(ctx->resources[i]));
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
// {NULL, 0}: no memory.
static mica_str copy_value(mica_context *ctx, mica_str text) {
  char *copy = text.size == SIZE_MAX ? NULL : mica_allocate(ctx, text.size + 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  return (mica_str){copy, text.size};
}

// ---- Blobs and their text: `"0x`, four bytes with the alignment, the bytes, `"` -----------------

enum { BLOB_START = 3, HEAD_DIGITS = 8 };

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

static bool is_blob(mica_str text) {
  if (text.size < BLOB_START + HEAD_DIGITS + 1 || text.size % 2 != 0 ||
      memcmp(text.data, "\"0x", BLOB_START) != 0 || text.data[text.size - 1] != '"')
    return false;
  for (size_t i = BLOB_START; i < text.size - 1; i++)
    if (hex_digit(text.data[i]) < 0) return false;
  return true;
}

static unsigned byte_at(mica_str text, size_t number) {
  const char *at = text.data + BLOB_START + 2 * number;
  return (unsigned)(hex_digit(at[0]) << 4 | hex_digit(at[1]));
}

// Its data NULL: no memory.
static mica_blob blob_of(mica_context *ctx, mica_str text) {
  mica_blob blob = {.alignment = 0};
  size_t size = (text.size - BLOB_START - HEAD_DIGITS) / 2;
  char *bytes = mica_allocate(ctx, size + 1);
  if (bytes == NULL) return blob;
  for (size_t i = 0; i < size; i++) bytes[i] = (char)byte_at(text, i + 4);
  for (size_t i = 0; i < 4; i++) blob.alignment |= (uint32_t)byte_at(text, i) << (8 * i);
  blob.bytes = (mica_str){bytes, size};
  return blob;
}

size_t mica_blob_text_size(const mica_blob *blob) {
  return BLOB_START + HEAD_DIGITS + 2 * blob->bytes.size + 1;
}

void mica_blob_digits(const mica_blob *blob, size_t from, size_t count, char *out) {
  static const char digits[] = "0123456789ABCDEF";
  for (size_t i = from; i < from + count; i++) {
    unsigned byte = i < 4 ? blob->alignment >> (8 * i) & 0xff : (uint8_t)blob->bytes.data[i - 4];
    *out++ = digits[byte >> 4];
    *out++ = digits[byte & 15];
  }
}

static mica_str text_of_blob(mica_context *ctx, const mica_blob *blob) {
  size_t size = mica_blob_text_size(blob);
  char *text = mica_allocate(ctx, size + 1);
  if (text == NULL) return (mica_str){NULL, 0};
  memcpy(text, "\"0x", BLOB_START);
  mica_blob_digits(blob, 0, blob->bytes.size + 4, text + BLOB_START);
  memcpy(text + size - 1, "\"", 2);
  return (mica_str){text, size};
}

// ---- Setting and asking -------------------------------------------------------------------------

static mica_resource *add(mica_context *ctx, bool external, mica_str owner, mica_str key,
                          mica_str in_table) {
  mica_resource *r = mica_context_allocate(ctx, sizeof *r);
  mica_str lasting = copy_text(ctx, in_table);
  if (r == NULL || lasting.data == NULL ||
      !MICA_ARRAY_ROOM(&ctx->memory, ctx->resources, ctx->resource_count, ctx->resource_capacity,
                       1))
    return NULL;
  *r = (mica_resource){
      .owner = copy_text(ctx, owner), .key = copy_text(ctx, key), .external = external};
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

static bool has_value(resource_value value) {
  return value.text.data != NULL || value.blob.bytes.data != NULL;
}

// Takes the value over. Without one: no memory for it. Without data there is no alignment.
static bool put(mica_context *ctx, bool external, mica_str owner, mica_str key,
                resource_value value) {
  mica_str in_table = {NULL, 0};
  if (value.blob.bytes.size == 0) value.blob.alignment = 0;
  if (has_value(value)) in_table = table_key(ctx, external, owner, key);
  mica_resource *r = NULL;
  if (in_table.data != NULL) {
    r = mica_text_table_find(&ctx->memory, &ctx->resource_table, in_table);
    if (r == NULL) r = add(ctx, external, owner, key, in_table);
    mica_free(ctx, (void *)(uintptr_t)in_table.data, in_table.size);
  }
  if (r == NULL) free_value(ctx, value);
  else replace_value(ctx, r, value);
  return r != NULL;
}

static mica_resource *find(mica_context *ctx, bool external, mica_str owner, mica_str key) {
  mica_str in_table = table_key(ctx, external, owner, key);
  if (in_table.data == NULL) return NULL;
  mica_resource *r = mica_text_table_find(&ctx->memory, &ctx->resource_table, in_table);
  mica_free(ctx, (void *)(uintptr_t)in_table.data, in_table.size);
  return r;
}

static bool take_away(mica_context *ctx, bool external, mica_str owner, mica_str key) {
  mica_resource *r = find(ctx, external, owner, key);
  if (r != NULL) replace_value(ctx, r, (resource_value){.is_lent = false});
  return r != NULL || !mica_context_out_of_memory(ctx);
}

static bool set(mica_context *ctx, bool external, mica_str owner, mica_str key, mica_str text) {
  if (!check_owner(ctx, owner)) return false;
  if (text.data == NULL) return take_away(ctx, external, owner, key);
  resource_value value = {.is_lent = false};
  if (is_blob(text)) value.blob = blob_of(ctx, text);
  else value.text = copy_value(ctx, text);
  return put(ctx, external, owner, key, value);
}

bool mica_context_set_resource(mica_context *ctx, mica_str dialect, mica_str key, mica_str text) {
  return set(ctx, false, dialect, key, text);
}

bool mica_context_set_external_resource(mica_context *ctx, mica_str owner, mica_str key,
                                        mica_str text) {
  return set(ctx, true, owner, key, text);
}

bool mica_resource_set_blob(mica_context *ctx, bool external, mica_str owner, mica_str key,
                            mica_blob blob, bool lasts) {
  if (!check_owner(ctx, owner)) return false;
  if (blob.bytes.data == NULL) blob.bytes = MICA_STR("");
  if (!lasts) blob.bytes = copy_value(ctx, blob.bytes);
  return put(ctx, external, owner, key, (resource_value){.blob = blob, .is_lent = lasts});
}

bool mica_context_set_blob(mica_context *ctx, mica_str dialect, mica_str key, mica_blob blob,
                           bool lasts) {
  return mica_resource_set_blob(ctx, false, dialect, key, blob, lasts);
}

static mica_context *for_scratch(const mica_context *ctx) { return (mica_context *)(uintptr_t)ctx; }

const mica_resource *mica_resource_find(const mica_context *ctx, mica_str dialect, mica_str key) {
  const mica_resource *r = find(for_scratch(ctx), false, dialect, key);
  return r == NULL || !has_value(value_of(r)) ? NULL : r;
}

static mica_str get(const mica_context *ctx, bool external, mica_str owner, mica_str key) {
  mica_resource *r = find(for_scratch(ctx), external, owner, key);
  if (r == NULL) return (mica_str){NULL, 0};
  if (r->text.data == NULL && r->blob.bytes.data != NULL)
    r->text = text_of_blob(for_scratch(ctx), &r->blob);
  return r->text;
}

mica_str mica_context_resource(const mica_context *ctx, mica_str dialect, mica_str key) {
  return get(ctx, false, dialect, key);
}

mica_str mica_context_external_resource(const mica_context *ctx, mica_str owner, mica_str key) {
  return get(ctx, true, owner, key);
}

bool mica_context_blob(const mica_context *ctx, mica_str dialect, mica_str key, mica_blob *out) {
  const mica_resource *r = mica_resource_find(ctx, dialect, key);
  if (r == NULL || r->blob.bytes.data == NULL) return false;
  *out = r->blob;
  return true;
}

// ---- Strings ------------------------------------------------------------------------------------

size_t mica_resource_decode(mica_str text, char *out) {
  size_t size = 0, end = text.size - 1;
  for (size_t i = 1; i < end; i++) {
    char c = text.data[i];
    if (c == '\\' && i + 1 < end) {
      c = text.data[++i];
      if (c == 'n') c = '\n';
      else if (c == 't') c = '\t';
      else if (isxdigit((unsigned char)c) && i + 1 < end)
        c = (char)(hex_digit(c) << 4 | hex_digit(text.data[++i]));
    }
    out[size++] = c;
  }
  return size;
}

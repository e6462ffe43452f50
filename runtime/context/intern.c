// Identifiers: one copy of each text, for as long as the context lives.
#include "context/context.h"

mica_str mica_context_intern(mica_context *ctx, mica_str text) {
  char *known = mica_text_table_find(&ctx->memory, &ctx->identifiers, text);
  if (known != NULL) return (mica_str){known, text.size};
  char *copy = mica_arena_allocate_aligned(&ctx->arena, text.size + 1, 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  mica_str interned = {copy, text.size};
  if (!mica_text_table_add(&ctx->memory, &ctx->identifiers, interned, copy))
    return (mica_str){NULL, 0};
  return interned;
}

// Traits that definitions list, and interfaces that a program has attached to definitions of
// others. For these the context holds a short list for each definition that has any, found by the
// definition's address; all of it lives in the context's arena.
#include "context/attachment.h"

#include "mica/attach.h"

// ---- Traits -------------------------------------------------------------------------------------

bool mica_traits_have(const mica_trait *const *list, const mica_trait *trait) {
  for (; list != NULL && *list != NULL; list++) {
    if (*list == trait) return true;
    if ((*list)->flag != MICA_TRAIT_PARAMETRIC) continue;
    const mica_parametric_trait *with = (const mica_parametric_trait *)(const void *)*list;
    if (with->family == trait) return true;
  }
  return false;
}

bool mica_trait_number(const mica_parametric_trait *trait, size_t index, int64_t *number) {
  const char *at = trait->parameters;
  for (; index > 0 && at != NULL; index--) {
    at = strchr(at, ',');
    if (at != NULL) at++;
  }
  if (at == NULL) return false;
  while (*at == ' ') at++;
  bool is_negative = *at == '-';
  if (is_negative) at++;
  uint64_t value = 0, limit = (uint64_t)INT64_MAX + is_negative;
  if (*at < '0' || *at > '9') return false;
  for (; *at >= '0' && *at <= '9'; at++) {
    uint64_t digit = (uint64_t)(*at - '0');
    if (value > (limit - digit) / 10) return false;
    value = value * 10 + digit;
  }
  *number = (int64_t)(is_negative ? 0 - value : value);
  return *at == '\0' || *at == ',' || *at == ' ';
}

// ---- Interfaces ---------------------------------------------------------------------------------

typedef struct attachment {
  const struct attachment *next;
  mica_interface_impl impl;
} attachment;

const void *mica_attached_interface(const mica_context *ctx, const void *definition,
                                    const mica_interface *interface) {
  const attachment *a = mica_pointer_map_find(&ctx->attachments, definition);
  while (a != NULL && a->impl.interface != interface) a = a->next;
  return a == NULL ? NULL : a->impl.methods;
}

bool mica_attach(mica_context *ctx, const mica_holder *holder, const mica_interface *interface,
                 const void *methods) {
  if (mica_holder_interface(ctx, holder, interface) != NULL)
    return mica_error(ctx, mica_loc_unknown(), "'%s' has the interface '%s' already", holder->name,
                      interface->name);
  attachment *added = mica_arena_allocate(&ctx->arena, sizeof *added);
  if (added == NULL) return false;
  ctx->verify_epoch++;
  memset(ctx->interface_answers, 0, sizeof ctx->interface_answers);
  added->next = mica_pointer_map_find(&ctx->attachments, holder->definition);
  added->impl = (mica_interface_impl){interface, methods != NULL ? methods : interface};
  return mica_pointer_map_set(&ctx->memory, &ctx->attachments, holder->definition, added);
}

// ---- Dialects -----------------------------------------------------------------------------------

static mica_holder holder_of(const mica_dialect_def *dialect) {
  mica_holder holder = {.definition = dialect, .name = dialect->name};
  holder.interfaces = dialect->interfaces;
  holder.count = dialect->interface_count;
  return holder;
}

const void *mica_dialect_interface(const mica_context *ctx, const mica_dialect_def *dialect,
                                   const mica_interface *interface) {
  const mica_holder holder = holder_of(dialect);
  return mica_holder_interface(ctx, &holder, interface);
}

bool mica_attach_to_dialect(mica_context *ctx, const mica_dialect_def *dialect,
                            const mica_interface *interface, const void *methods) {
  const mica_holder holder = holder_of(dialect);
  return mica_attach(ctx, &holder, interface, methods);
}

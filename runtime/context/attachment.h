// Traits and interfaces of definitions: those that a descriptor lists, and interfaces that a
// program has attached.
#ifndef MICA_RUNTIME_CONTEXT_ATTACHMENT_H
#define MICA_RUNTIME_CONTEXT_ATTACHMENT_H

#include "context/context.h"
#include "mica/dialect.h"

// Whether a list (NULL: empty) has the trait, or one that is the trait with some parameters.
bool mica_traits_have(const mica_trait *const *list, const mica_trait *trait);

// What may have interfaces: a definition, known by its address, and what its descriptor lists.
typedef struct mica_holder {
  const void *definition;
  const char *name;  // for messages
  const mica_interface_impl *interfaces;
  size_t count;
} mica_holder;

static inline const void *mica_listed_interface(const mica_interface_impl *list, size_t count,
                                                const mica_interface *interface) {
  for (size_t i = 0; i < count; i++)
    if (list[i].interface == interface) return list[i].methods;
  return NULL;
}

// One that was attached to the definition; NULL: none was.
const void *mica_attached_interface(const mica_context *ctx, const void *definition,
                                    const mica_interface *interface);
// Listed or attached; NULL: neither.
static inline const void *mica_holder_interface(const mica_context *ctx, const mica_holder *holder,
                                                const mica_interface *interface) {
  const void *own = mica_listed_interface(holder->interfaces, holder->count, interface);
  return own != NULL ? own : mica_attached_interface(ctx, holder->definition, interface);
}
bool mica_attach(mica_context *ctx, const mica_holder *holder, const mica_interface *interface,
                 const void *methods);

#endif

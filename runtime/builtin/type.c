// Types of any dialect: making them, what their definitions say.
#include "mica/type.h"

#include "context/uniquer.h"

const mica_type *mica_type_get(mica_context *ctx, const mica_type_def *def, const void *params) {
  return mica_unique_storage(ctx, def, &def->storage, params);
}

const mica_type *mica_type_get_checked(mica_context *ctx, mica_loc loc, const mica_type_def *def,
                                       const void *params) {
  if (def->verify != NULL && !def->verify(ctx, loc, params)) return NULL;
  return mica_type_get(ctx, def, params);
}

bool mica_storage_has_trait(const mica_storage_def *storage, const mica_trait *trait) {
  if (storage->traits == NULL) return false;
  for (const mica_trait *const *at = storage->traits; *at != NULL; at++)
    if (*at == trait) return true;
  return false;
}

const void *mica_storage_interface(const mica_storage_def *storage,
                                   const mica_interface *interface) {
  for (size_t i = 0; i < storage->interface_count; i++)
    if (storage->interfaces[i].interface == interface) return storage->interfaces[i].methods;
  return NULL;
}

bool mica_type_has_trait(const mica_type *type, const mica_trait *trait) {
  return mica_storage_has_trait(&type->def->storage, trait);
}

const void *mica_type_interface(const mica_type *type, const mica_interface *interface) {
  return mica_storage_interface(&type->def->storage, interface);
}

mica_str mica_type_dialect_name(const mica_type *type) {
  const mica_storage_def *storage = &type->def->storage;
  if (mica_type_is_opaque(type)) return mica_type_opaque_dialect(type);
  if (storage->dialect != NULL) return mica_str_of(storage->dialect->name);
  return mica_namespace_of(mica_str_of(storage->name));
}

// Types of any dialect: making them, what their definitions say.
#include "mica/type.h"

#include <assert.h>
#include <string.h>

#include "context/attachment.h"
#include "context/diagnostic.h"
#include "context/uniquer.h"
#include "mica/attach.h"

const mica_type *mica_type_get(mica_context *ctx, const mica_type_def *def, const void *params) {
  return mica_unique_object(ctx, def, &def->base, params);
}

const mica_type *mica_type_get_checked(mica_context *ctx, mica_loc loc, const mica_type_def *def,
                                       const void *params) {
  size_t errors = mica_context_error_count(ctx);
  if (!mica_unique_check(ctx, loc, &def->base, params)) return NULL;
  if (def->verify == NULL || def->verify(ctx, loc, params)) return mica_type_get(ctx, def, params);
  mica_report_silent_hook(ctx, errors, loc, "verify");
  return NULL;
}

const void *mica_type_promised(const mica_type *type, const mica_type_def *def) {
  (void)def;
  assert(mica_type_isa(type, def));
  return mica_type_params(type);
}

const mica_type *mica_type_checked(mica_loc loc, const mica_type *type) {
  if (type == NULL || type->def->verify == NULL) return type;
  return mica_type_get_checked(type->context, loc, type->def, mica_type_params(type));
}

bool mica_types_checked(mica_loc loc, mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (mica_type_checked(loc, types.data[i]) == NULL) return false;
  return true;
}

bool mica_def_base_set_once(const mica_def_base *base, const void *params, size_t index,
                            const void *value) {
  const mica_param_def *param = &base->params[index];
  assert(index < base->param_count && param->not_key);
  assert(param->kind == MICA_PARAM_TYPE || param->kind == MICA_PARAM_ATTR);
  char *field = (char *)(uintptr_t)params + param->offset;  // the context's own memory
  const void *now;
  memcpy(&now, field, sizeof now);
  if (now == NULL) memcpy(field, &value, sizeof value);
  return now == NULL || now == value;
}

bool mica_type_set_once(const mica_type *type, size_t index, const void *value) {
  return mica_def_base_set_once(&type->def->base, mica_type_params(type), index, value);
}

bool mica_def_base_has_trait(const mica_def_base *base, const mica_trait *trait) {
  return mica_traits_have(base->traits, trait);
}

static mica_holder holder_of(const mica_def_base *base) {
  return (mica_holder){base, base->name, base->interfaces, base->interface_count};
}

const void *mica_def_base_interface(const mica_context *ctx, const mica_def_base *base,
                                    const mica_interface *interface) {
  const mica_holder holder = holder_of(base);
  return mica_holder_interface(ctx, &holder, interface);
}

bool mica_def_base_attach(mica_context *ctx, const mica_def_base *base,
                          const mica_interface *interface, const void *methods) {
  const mica_holder holder = holder_of(base);
  return mica_attach(ctx, &holder, interface, methods);
}

bool mica_type_has_trait(const mica_type *type, const mica_trait *trait) {
  return mica_def_base_has_trait(&type->def->base, trait);
}

const void *mica_type_interface(const mica_type *type, const mica_interface *interface) {
  return mica_def_base_interface(type->context, &type->def->base, interface);
}

bool mica_attach_to_type(mica_context *ctx, const mica_type_def *def,
                         const mica_interface *interface, const void *methods) {
  return mica_def_base_attach(ctx, &def->base, interface, methods);
}

mica_str mica_type_dialect_name(const mica_type *type) {
  const mica_def_base *base = &type->def->base;
  if (mica_type_is_opaque(type)) return mica_type_opaque_dialect(type);
  if (base->dialect != NULL) return mica_str_of(base->dialect->name);
  return mica_namespace_of(mica_str_of(base->name));
}

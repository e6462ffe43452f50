// Attributes of any dialect: making them, what their definitions say. Besides, those of the builtin
// dialect that stand for others: opaque and distinct ones.
#include "mica/attribute.h"

#include <assert.h>

#include "builtin/params.h"
#include "context/diagnostic.h"
#include "mica/attach.h"

const mica_attr *mica_attr_get(mica_context *ctx, const mica_attr_def *def, const void *params) {
  return mica_unique_object(ctx, def, &def->base, params);
}

const mica_attr *mica_attr_get_checked(mica_context *ctx, mica_loc loc, const mica_attr_def *def,
                                       const void *params) {
  size_t errors = mica_context_error_count(ctx);
  if (!mica_unique_check(ctx, loc, &def->base, params)) return NULL;
  if (def->verify == NULL || def->verify(ctx, loc, params)) return mica_attr_get(ctx, def, params);
  mica_report_silent_hook(ctx, errors, loc, "verify");
  return NULL;
}

const void *mica_attr_promised(const mica_attr *attr, const mica_attr_def *def) {
  (void)def;
  assert(mica_attr_isa(attr, def));
  return mica_attr_params(attr);
}

const mica_attr *mica_attr_checked(mica_loc loc, const mica_attr *attr) {
  if (attr == NULL || attr->def->verify == NULL) return attr;
  return mica_attr_get_checked(attr->context, loc, attr->def, mica_attr_params(attr));
}

bool mica_attr_set_once(const mica_attr *attr, size_t index, const void *value) {
  return mica_def_base_set_once(&attr->def->base, mica_attr_params(attr), index, value);
}

bool mica_attr_has_trait(const mica_attr *attr, const mica_trait *trait) {
  return mica_def_base_has_trait(&attr->def->base, trait);
}

const void *mica_attr_interface(const mica_attr *attr, const mica_interface *interface) {
  return mica_def_base_interface(attr->context, &attr->def->base, interface);
}

bool mica_attach_to_attr(mica_context *ctx, const mica_attr_def *def,
                         const mica_interface *interface, const void *methods) {
  return mica_def_base_attach(ctx, &def->base, interface, methods);
}

mica_str mica_attr_dialect_name(const mica_attr *attr) {
  const mica_def_base *base = &attr->def->base;
  if (mica_attr_is_opaque(attr)) return mica_attr_opaque_dialect(attr);
  if (base->dialect != NULL) return mica_str_of(base->dialect->name);
  return mica_namespace_of(mica_str_of(base->name));
}

const mica_type *mica_attr_type(const mica_attr *attr) {
  return attr->def->type_of == NULL ? NULL : attr->def->type_of(attr);
}

// ---- Opaque -------------------------------------------------------------------------------------

static const mica_param_def opaque_params[] = {
    PARAM(opaque_attr, dialect, MICA_PARAM_STR),
    PARAM(opaque_attr, text, MICA_PARAM_STR),
    PARAM(opaque_attr, type, MICA_PARAM_TYPE),
};
static const opaque_attr *opaque_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_opaque_attr);
}
static const mica_type *opaque_type_of(const mica_attr *attr) { return opaque_of(attr)->type; }
const mica_attr_def mica_builtin_opaque_attr = {
    .base = BUILTIN_BASE("builtin.opaque", opaque_attr, opaque_params),
    .type_of = opaque_type_of,
    .print = mica_printer_opaque_attr};

const mica_attr *mica_attr_opaque(mica_context *ctx, mica_str dialect, mica_str text,
                                  const mica_type *type) {
  opaque_attr params = {dialect, text, type};
  return mica_attr_get(ctx, &mica_builtin_opaque_attr, &params);
}
const mica_attr *mica_attr_opaque_checked(mica_context *ctx, mica_loc loc, mica_str dialect,
                                          mica_str text, const mica_type *type) {
  return mica_check_dialect_namespace(ctx, loc, dialect)
             ? mica_attr_opaque(ctx, dialect, text, type)
             : NULL;
}
bool mica_attr_is_opaque(const mica_attr *attr) { return attr->def == &mica_builtin_opaque_attr; }
mica_str mica_attr_opaque_dialect(const mica_attr *attr) { return opaque_of(attr)->dialect; }
mica_str mica_attr_opaque_text(const mica_attr *attr) { return opaque_of(attr)->text; }

// ---- Distinct -----------------------------------------------------------------------------------

static const mica_param_def distinct_params[] = {
    PARAM(distinct_attr, id, MICA_PARAM_BITS),
    PARAM(distinct_attr, referenced, MICA_PARAM_ATTR),
};
const mica_attr_def mica_builtin_distinct_attr = {
    .base = BUILTIN_BASE_ALIASED("builtin.distinct", distinct_attr, distinct_params, "distinct"),
    .print = mica_printer_distinct_attr};

const mica_attr *mica_attr_distinct(const mica_attr *referenced) {
  if (referenced == NULL) return NULL;
  distinct_attr params = {referenced->context->uniquer->distinct_count++, referenced};
  return mica_attr_get(referenced->context, &mica_builtin_distinct_attr, &params);
}
bool mica_attr_is_distinct(const mica_attr *attr) {
  return attr->def == &mica_builtin_distinct_attr;
}
const mica_attr *mica_attr_distinct_referenced(const mica_attr *attr) {
  const distinct_attr *params = params_of_attr(attr, &mica_builtin_distinct_attr);
  return params->referenced;
}

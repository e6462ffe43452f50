// What types, attributes, enums and interfaces give names to.
#include "base/names.h"
#include "make/naming.h"
#include "model/definition.h"
#include "model/enum.h"
#include "model/interface.h"

// ---- Types and attributes -----------------------------------------------------------------------

static const char *self_of(const model_definition *d) {
  return d->is_attr ? "const mica_attr *attr" : "const mica_type *type";
}

static const char *getter_parameters(const naming *n, const model_definition *d,
                                     const char *first) {
  buffer all = arena_draft(n->memory);
  buffer_string(&all, first);
  for (size_t i = 0; i < d->parameter_count; i++) {
    const model_parameter *p = &d->parameters[i];
    if (p->is_mutable) continue;
    const char *type = p->type.spelling;
    const bool is_pointer = type[strlen(type) - 1] == '*';
    buffer_printf(&all, ", %s%s%s", type, is_pointer ? "" : " ", p->c_name);
  }
  return arena_keep(n->memory, &all).data;
}

static void enter_makers(const naming *n, const model_definition *d) {
  static const char context[] = "mica_context *ctx";
  static const char checked[] = "mica_context *ctx, mica_loc loc";
  if (!d->skip_default_builders || model_definition_has_private_getter(d))
    enter_role(n, NAME_GET, d->c_name, "", getter_parameters(n, d, context));
  if (model_definition_is_verified(d))
    enter_role(n, NAME_GET_CHECKED, d->c_name, "", getter_parameters(n, d, checked));
  if (d->has_verifier)
    enter_hook_role(n, NAME_CHECK, d->c_name, "", getter_parameters(n, d, checked));
  enter_builders(n, d->builders, d->builder_count, context);
}

static void enter_parameter(const naming *n, const model_definition *d, const model_parameter *p) {
  if (d->has_accessors) enter_role(n, NAME_MEMBER, d->c_name, p->c_name, self_of(d));
  if (p->is_mutable) enter_role(n, NAME_SETTER, d->c_name, p->c_name, NULL);
}

// Of lists that the runtime has none for: any header may declare them, each once.
static void enter_list_type(const naming *n, const model_parameter *p) {
  const c_type *type = &p->type;
  if (type->kind != C_ARRAY || model_is_known_list(type->spelling)) return;
  if (name_table_find(n->table, text_of(type->spelling)) != NULL) return;
  enter_name(n, C_NAME_TYPE, C_NAME_DECLARED, type->spelling, NULL);
}

static void enter_parameter_hooks(const naming *n, const model_parameter *p) {
  const model_hook *const hooks[] = {p->is_in_format ? p->parser_hook : NULL,
                                     p->is_in_format ? p->printer_hook : NULL, p->comparator_hook};
  for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
    if (hooks[i] != NULL) enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, hooks[i]->name, NULL);
}

static void enter_form(const naming *n, const model_definition *d) {
  static const char read_attr[] = "mica_parser *p, const mica_type *type";
  if (!d->has_custom_format) return;
  enter_hook_role(n, NAME_PARSE, d->c_name, "", d->is_attr ? read_attr : "mica_parser *p");
  enter_hook_role(n, NAME_PRINT, d->c_name, "",
                  arena_printf(n->memory, "mica_printer *p, %s", self_of(d)).data);
}

void enter_definition(naming *n, const model_definition *d) {
  n->owner = d->record;
  n->at = d->at;
  for (size_t i = 0; i < d->parameter_count; i++) enter_list_type(n, &d->parameters[i]);
  if (d->parameter_count > 0) enter_role(n, NAME_PARAMS, d->c_name, "", NULL);
  enter_role(n, NAME_DEF, d->c_name, "", NULL);
  enter_role(n, NAME_ISA, d->c_name, "", self_of(d));
  enter_makers(n, d);
  enter_form(n, d);
  for (size_t i = 0; i < d->parameter_count; i++) {
    n->at = d->parameters[i].at;
    enter_parameter(n, d, &d->parameters[i]);
    enter_parameter_hooks(n, &d->parameters[i]);
  }
  n->at = d->at;
  enter_methods(n, d->traits, d->trait_count);
  enter_trait_codes(n, &d->trait_codes);
}

// ---- Enums --------------------------------------------------------------------------------------

void enter_enum(naming *n, const model_enum *e) {
  const char *value = arena_printf(n->memory, "%s value", e->c_name).data;
  const char *in_context = arena_printf(n->memory, "mica_context *ctx, %s", value).data;
  n->owner = e->record;
  n->at = e->at;
  enter_name(n, C_NAME_TYPE, C_NAME_GENERATED, e->c_name, NULL);
  enter_role(n, NAME_ENUM, e->c_name, "", NULL);
  enter_role(n, NAME_TO_TEXT, e->c_name, "", e->is_bit_enum ? in_context : value);
  enter_role(n, NAME_FROM_TEXT, e->c_name, "",
             arena_printf(n->memory, "mica_str text, %s *value", e->c_name).data);
  if (model_enum_has_attribute_form(n->model, e)) {
    enter_role(n, NAME_ATTR_GET, e->c_name, "", in_context);
    enter_role(n, NAME_ATTR_ISA, e->c_name, "", "const mica_attr *attr");
    enter_role(n, NAME_ATTR_VALUE, e->c_name, "", "const mica_attr *attr");
  }
  const name_kind kind = model_enum_fits_int(e) ? C_NAME_CONSTANT : C_NAME_MACRO;
  for (size_t i = 0; i < e->case_count; i++) {
    n->at = e->cases[i].at;
    enter_name(n, kind, C_NAME_GENERATED, e->cases[i].c_name, NULL);
  }
}

// ---- Interfaces ---------------------------------------------------------------------------------

static const char *isa_parameters(const model_interface *i) {
  switch (i->kind) {
  case INTERFACE_OP: return "const mica_op *op";
  case INTERFACE_ATTR: return "const mica_attr *attr";
  case INTERFACE_TYPE: return "const mica_type *type";
  case INTERFACE_DIALECT: return "const mica_context *ctx, const mica_dialect_def *dialect";
  }
  return "";
}

static const char *method_parameters(const naming *n, const model_method *m) {
  buffer all = arena_draft(n->memory);
  buffer_string(&all, m->asked);
  for (size_t i = 0; i < m->parameter_count; i++) {
    const char *type = m->parameters[i].c_type;
    const bool is_pointer = type[strlen(type) - 1] == '*';
    buffer_printf(&all, ", %s%s%s", type, is_pointer ? "" : " ", m->parameters[i].c_name);
  }
  return arena_keep(n->memory, &all).data;
}

void enter_interface(naming *n, const model_interface *i) {
  n->owner = i->record;
  n->at = i->at;
  enter_name(n, C_NAME_VARIABLE, C_NAME_GENERATED, i->descriptor, NULL);
  if (i->has_own_struct) enter_name(n, C_NAME_TYPE, C_NAME_GENERATED, i->methods_type, NULL);
  enter_role(n, NAME_ISA, i->c_name, "", isa_parameters(i));
  enter_name(n, C_NAME_FUNCTION, C_NAME_GENERATED, i->verify_hook, "mica_op *op");
  for (size_t j = 0; j < i->method_count && i->has_own_struct; j++) {
    n->at = i->methods[j].at;
    enter_role(n, NAME_MEMBER, i->c_name, i->methods[j].c_name,
               method_parameters(n, &i->methods[j]));
  }
}

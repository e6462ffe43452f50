// How the names of an element are entered: one, those of a list of builders, of methods.
#include "make/naming.h"

#include <string.h>

#include "model/interface.h"
#include "model/trait.h"
// ---- One name -----------------------------------------------------------------------------------

static text parameters_text(const char *parameters) {
  return parameters == NULL ? (text){0} : text_of(parameters);
}

void enter_name(const naming *n, name_kind kind, name_origin origin, const char *name,
                const char *parameters) {
  if (name == NULL) return;
  name_enter(n->table, &(name_entry){.name = text_of(name),
                                     .kind = kind,
                                     .origin = origin,
                                     .at = n->at,
                                     .owner = n->owner,
                                     .parameters = parameters_text(parameters)});
}

void enter_role(const naming *n, name_role role, const char *owner, const char *part,
                const char *parameters) {
  enter_name(n, name_role_kind(role), C_NAME_GENERATED, name_compose(n->memory, role, owner, part),
             parameters);
}

void enter_hook_role(const naming *n, name_role role, const char *owner, const char *part,
                     const char *parameters) {
  const char *name = name_compose(n->memory, role, owner, part);
  enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, name, parameters);
  name_set_private(n->table, role, owner, part, name);
}

// ---- Lists of parameters ------------------------------------------------------------------------

void name_add_parameter(buffer *all, const char *type, const char *name) {
  const size_t size = strlen(type);
  const bool is_pointer = size > 0 && type[size - 1] == '*';
  buffer_printf(all, "%s%s%s%s", all->size > 0 ? ", " : "", type, is_pointer ? "" : " ", name);
}

static void add_parameters(buffer *all, const model_builder_parameter *parameters, size_t count) {
  for (size_t i = 0; i < count; i++)
    name_add_parameter(all, parameters[i].c_type, parameters[i].c_name);
}

static const char *builder_parameters(const naming *n, const model_builder *b, size_t count,
                                      const char *context) {
  buffer all = arena_draft(n->memory);
  buffer_string(&all, context);
  add_parameters(&all, b->parameters, count);
  return arena_keep(n->memory, &all).data;
}

void enter_builders(const naming *n, const model_builder *builders, size_t count,
                    const char *context) {
  for (size_t i = 0; i < count; i++) {
    const model_builder *b = &builders[i];
    naming own = *n;
    own.at = b->at;
    const char *first = b->has_context ? context : "";
    enter_name(&own, C_NAME_FUNCTION, b->body.text == NULL ? C_NAME_HOOK : C_NAME_GENERATED,
               b->c_name, builder_parameters(n, b, b->parameter_count, first));
    enter_name(&own, C_NAME_FUNCTION, C_NAME_GENERATED, b->name_with_defaults,
               builder_parameters(n, b, b->parameter_count - b->default_count, first));
  }
}

void enter_methods(const naming *n, const model_trait *traits, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const model_trait *t = &traits[i];
    if (t->kind != TRAIT_INTERFACE || t->interface->descriptor == NULL) continue;
    for (size_t j = 0; j < t->interface->method_count; j++) {
      const model_method *m = &t->interface->methods[j];
      buffer all = arena_draft(n->memory);
      if (m->self != NULL) buffer_string(&all, m->self);
      add_parameters(&all, m->parameters, m->parameter_count);
      const char *parameters = arena_keep(n->memory, &all).data;
      if (t->hooked[j]) enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, t->hooks[j], parameters);
    }
  }
}

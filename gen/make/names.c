// Enters the names of a file's C: those of the dialect, its traits, properties, checks and hooks
// here, those of larger elements in files of their own.
#include "make/naming.h"

#include <stdio.h>

#include "base/names.h"
#include "make/build.h"
#include "model/definition.h"
#include "model/dialect.h"
#include "model/former.h"
#include "model/property.h"

// What nobody but Mica declares: a function of the source.
static void enter_check(const naming *n, const char *name, const char *parameters) {
  name_enter(n->table, &(name_entry){.name = text_of(name),
                                     .is_static = true,
                                     .at = n->at,
                                     .owner = n->owner,
                                     .parameters = text_of(parameters)});
}

static const char *hook_parameters(const naming *n, const model_hook *h) {
  buffer all = arena_draft(n->memory);
  for (size_t i = 0; i < h->parameter_count; i++)
    name_add_parameter(&all, h->parameters[i].type, h->parameters[i].name);
  return arena_keep(n->memory, &all).data;
}

// ---- What the file has besides its elements -----------------------------------------------------

typedef struct dialect_hook {
  bool is_wanted;
  const char *name, *parameters;
} dialect_hook;

static void enter_dialect_hooks(const naming *n, const model_dialect *d) {
  const dialect_hook hooks[] = {
      {d->verify_op_attributes, "verify_op_attribute",
       "mica_op *op, mica_str name, const mica_attr *attr"},
      {d->verify_region_argument_attributes, "verify_region_argument_attribute",
       "mica_op *op, size_t region, size_t argument, mica_str name, const mica_attr *attr"},
      {d->verify_region_result_attributes, "verify_region_result_attribute",
       "mica_op *op, size_t region, size_t result, mica_str name, const mica_attr *attr"},
      {d->has_type_hooks, "parse_type", "mica_parser *p"},
      {d->has_type_hooks, "print_type", "mica_printer *p, const mica_type *type"},
      {d->has_attr_hooks, "parse_attr", "mica_parser *p, const mica_type *type"},
      {d->has_attr_hooks, "print_attr", "mica_printer *p, const mica_attr *attr"},
      {d->has_materializer, "materialize",
       "mica_builder *b, const mica_attr *constant, const mica_type *type, mica_loc loc"},
      {d->has_fold, "fold", "mica_op *op, const mica_attr *const *operands, mica_fold *out"},
      {d->has_version, "write_version", "mica_bytecode_writer *w"},
      {d->has_version, "read_version", "mica_bytecode_reader *r"},
      {d->has_version, "upgrade", "mica_op *top, const void *version"},
  };
  for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++)
    if (hooks[i].is_wanted)
      enter_hook_role(n, NAME_MEMBER, d->c_name, hooks[i].name, hooks[i].parameters);
  if (d->has_canonicalizer) enter_role(n, NAME_CANONICALIZATIONS, d->c_name, "", NULL);
}

static void enter_dialect(naming *n) {
  const model *m = n->model;
  const model_dialect *d = m->dialect;
  if (d == NULL) return;
  n->at = d->at;
  enter_name(n, C_NAME_VARIABLE, C_NAME_GENERATED, m->table, NULL);
  if (m->is_extension) return;
  enter_dialect_hooks(n, d);
  enter_methods(n, d->traits, d->trait_count);
  enter_declarations(n, d->declarations);
}

static void enter_traits(naming *n) {
  for (size_t i = 0; i < n->model->trait_count; i++) {
    const model_trait *t = n->model->traits[i];
    n->at = t->at;
    const bool is_parametric = t->parameters != NULL;
    const char *parameters = is_parametric ? "mica_op *op, const mica_parametric_trait *trait"
                                           : "mica_op *op";
    enter_name(n, C_NAME_VARIABLE, C_NAME_GENERATED, t->descriptor, NULL);
    if (t->declares_family) enter_name(n, C_NAME_VARIABLE, C_NAME_GENERATED, t->family, NULL);
    if (t->verify_hook && (!is_parametric || t->declares_family))
      enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, t->verify, parameters);
  }
}

static void enter_opaque_types(naming *n, model_definition *const *all, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < all[i]->parameter_count; j++) {
      const model_opaque *o = all[i]->parameters[j].opaque;
      if (o == NULL || name_table_find(n->table, text_of(o->name)) != NULL) continue;
      n->at = o->at.begin;
      enter_name(n, C_NAME_TYPE, C_NAME_GENERATED, o->name, NULL);
    }
}

static void enter_property_codes(naming *n) {
  static const name_role roles[] = {[PROPERTY_FROM_ATTR] = NAME_FROM_ATTR,
                                    [PROPERTY_TO_ATTR] = NAME_TO_ATTR,
                                    [PROPERTY_PARSE] = NAME_PARSE,
                                    [PROPERTY_PARSE_OPTIONAL] = NAME_PARSE_OPTIONAL,
                                    [PROPERTY_PRINT] = NAME_PRINT,
                                    [PROPERTY_WRITE_BYTECODE] = NAME_WRITE_BYTECODE,
                                    [PROPERTY_READ_BYTECODE] = NAME_READ_BYTECODE};
  for (size_t i = 0; i < n->model->property_code_count; i++) {
    const model_property_code *code = n->model->property_codes[i];
    n->at = code->at;
    for (size_t f = 0; f < PROPERTY_FUNCTION_COUNT; f++)
      if (code->has[f] && code->body[f].text == NULL)
        enter_hook_role(n, roles[f], code->c_name, "", NULL);
    if (code->has[PROPERTY_FROM_ATTR])
      enter_role(n, NAME_VALUE, code->c_name, "", "const mica_attr *attr");
  }
}

static void enter_properties(naming *n) {
  for (size_t i = 0; i < n->model->property_count; i++) {
    n->at = n->model->properties[i]->at;
    name_enter(n->table, &(name_entry){.name = text_of(n->model->properties[i]->c_name),
                                       .kind = C_NAME_VARIABLE,
                                       .is_static = true,
                                       .at = n->at});
  }
}

static void enter_former_types(naming *n) {
  for (size_t i = 0; i < n->model->former_type_count; i++) {
    const model_former_type *t = &n->model->former_types[i];
    n->at = t->at;
    const bool is_known = name_table_find(n->table, text_of(t->c_name)) != NULL;
    if (t->type == NULL && !is_known)
      enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, t->c_name, "mica_parser *p");
    else if (t->type != NULL) enter_check(n, t->c_name, "mica_parser *p");
  }
}

static void enter_hooks(naming *n) {
  for (size_t i = 0; i < n->model->hook_count; i++) {
    const model_hook *h = n->model->hooks[i];
    n->at = h->at;
    enter_name(n, C_NAME_FUNCTION, C_NAME_HOOK, h->name, hook_parameters(n, h));
  }
}

static const char *parameter_self(const naming *n, const char *type) {
  buffer self = arena_draft(n->memory);
  name_add_parameter(&self, type, "self");
  return arena_keep(n->memory, &self).data;
}

static void enter_checks(naming *n) {
  const model *m = n->model;
  for (size_t i = 0; i < m->helper_count; i++) {
    const model_helper *h = m->helpers[i];
    n->at = h->at;
    if (h->text != NULL) enter_declarations(n, (author_code){h->text, h->at});
    else enter_check(n, h->name, parameter_self(n, h->owner));
  }
  for (size_t i = 0; i < m->constraint_count; i++) {
    const model_constraint *c = m->constraints[i];
    n->at = c->at;
    enter_check(n, c->check, parameter_self(n, c->self_type));
  }
}

// ---- All ----------------------------------------------------------------------------------------

static void enter_elements(naming *n) {
  const model *m = n->model;
  for (size_t i = 0; i < m->enum_count; i++) enter_enum(n, m->enums[i]);
  for (size_t i = 0; i < m->interface_count; i++) enter_interface(n, m->interfaces[i]);
  for (size_t i = 0; i < m->type_count; i++) enter_definition(n, m->types[i]);
  for (size_t i = 0; i < m->attr_count; i++) enter_definition(n, m->attrs[i]);
  for (size_t i = 0; i < m->op_count; i++) enter_op(n, m->ops[i]);
  enter_passes(n);
  enter_patterns(n);
  n->owner = NULL;
}

bool model_names_differ(session *s, const model *m, pointer_map *left_out) {
  const list *clashes = name_clashes(m->names);
  for (size_t i = 0; i < clashes->count; i++) {
    const name_clash *c = clashes->items[i];
    model_leave_out(s, left_out, c->owner, c->message);
  }
  return clashes->count == 0;
}

void model_names_fill(model_maker *b) {
  model *m = b->model;
  m->names = name_table_create(b->memory, b->diagnostics);
  naming n = {.model = m, .table = m->names, .memory = b->memory, .sources = b->session->sources};
  enter_opaque_types(&n, m->types, m->type_count);
  enter_opaque_types(&n, m->attrs, m->attr_count);
  enter_dialect(&n);
  enter_elements(&n);
  enter_traits(&n);
  enter_property_codes(&n);
  enter_former_types(&n);
  enter_hooks(&n);
  enter_properties(&n);
  enter_checks(&n);
  name_table_check_statics(m->names);
}

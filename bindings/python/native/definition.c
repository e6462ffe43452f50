// Types and attributes of dialects, by their definitions' parameters.
#include "native/base.h"

static const mica_def_base *base_of(at def, bool is_attr) {
  return is_attr ? &((const mica_attr_def *)def)->base : &((const mica_type_def *)def)->base;
}
const char *type_name(at type) { return TYPE(type)->def->base.name; }
const char *attr_def_name(at attr) { return ATTR(attr)->def->base.name; }

// Of the dialects' tables, by its whole name.
static at find_def(home *h, text name, bool is_attr) {
  for (size_t i = 0; i < mica_context_dialect_count(h->ctx); i++) {
    const mica_dialect_def *dialect = mica_context_dialect_at(h->ctx, i);
    const size_t count = is_attr ? dialect->attr_count : dialect->type_count;
    for (size_t j = 0; j < count; j++) {
      at def = is_attr ? AT(dialect->attrs[j]) : AT(dialect->types[j]);
      if (mica_str_is(name, base_of(def, is_attr)->name)) return def;
    }
  }
  return 0;
}
at home_type_def(home *h, const char *name, size_t size) {
  return find_def(h, (text){name, size}, false);
}
at home_attr_def(home *h, const char *name, size_t size) {
  return find_def(h, (text){name, size}, true);
}
size_t def_param_count(at def, bool is_attr) { return base_of(def, is_attr)->param_count; }
size_t def_params_size(at def, bool is_attr) { return base_of(def, is_attr)->params_size; }
const char *def_param_name(at def, bool is_attr, size_t index) {
  return base_of(def, is_attr)->params[index].name;
}
int def_param_kind(at def, bool is_attr, size_t index) {
  return (int)base_of(def, is_attr)->params[index].kind;
}
size_t def_param_offset(at def, bool is_attr, size_t index) {
  return base_of(def, is_attr)->params[index].offset;
}
size_t def_param_size(at def, bool is_attr, size_t index) {
  return base_of(def, is_attr)->params[index].size;
}
at type_def(at type) { return AT(TYPE(type)->def); }
at attr_def(at attr) { return AT(ATTR(attr)->def); }
const char *type_params(at type) { return mica_type_params(TYPE(type)); }
const char *attr_params(at attr) { return mica_attr_params(ATTR(attr)); }
at type_of_params(home *h, at def, const char *params) {
  return AT(mica_type_get_checked(h->ctx, mica_loc_unknown(), (const mica_type_def *)def, params));
}
at attr_of_params(home *h, at def, const char *params) {
  return AT(mica_attr_get_checked(h->ctx, mica_loc_unknown(), (const mica_attr_def *)def, params));
}

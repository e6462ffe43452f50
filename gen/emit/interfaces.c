// Interfaces: the hooks that an author writes for an op, type or attribute; and for interfaces of
// the file itself the struct of methods, the functions that dispatch, and the default bodies.
#include <string.h>

#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "base/names.h"

// "const mica_op *op, size_t region", or "void"; `self` (NULL: none) comes first.
static const char *signature(emitter *e, const model_method *m, const char *self, bool with_types) {
  const char **items = ARENA_ARRAY(e->memory, const char *, m->parameter_count + 2);
  size_t count = 0;
  if (self != NULL) items[count++] = self;
  for (size_t i = 0; i < m->parameter_count; i++) {
    const model_builder_parameter *p = &m->parameters[i];
    items[count++] = with_types ? emit_declaration(e, p->c_type, p->c_name) : p->c_name;
  }
  if (count == 0) return with_types ? "void" : "";
  return emit_join(e, items, count, ", ");
}

const char *emit_method_signature(emitter *e, const model_method *m) {
  return signature(e, m, m->self, true);
}

static const char *method_arguments(emitter *e, const model_method *m) {
  return signature(e, m, m->self == NULL ? NULL : m->asked_name, false);
}

// ---- Hooks --------------------------------------------------------------------------------------

void emit_interface_hooks(emitter *e, const model_trait *traits, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const model_trait *t = &traits[i];
    if (t->kind != TRAIT_INTERFACE || t->interface->descriptor == NULL) continue;
    for (size_t j = 0; j < t->interface->method_count; j++) {
      const model_method *m = &t->interface->methods[j];
      if (!t->hooked[j]) continue;
      const char *name = t->hooks[j];
      hook_writer w = hook_begin(e, HOOK_METHOD, m->return_type, name);
      if (m->self != NULL) hook_parameters(&w, m->self);
      for (size_t k = 0; k < m->parameter_count; k++)
        hook_parameter(&w, m->parameters[k].c_type, m->parameters[k].c_name);
      hook_end(&w, emit_printf(e, "  // of %s, written by the author", t->interface->name));
    }
  }
}

// ---- Declarations -------------------------------------------------------------------------------

static const char interface_head[] =
    "// ---- ${name} ----\n"
    "\n"
    "extern const mica_interface ${id};\n";
static const char dispatch_declaration[] = "${declaration}(${signature});\n";

static const char *holder_of(const model_interface *i) {
  switch (i->kind) {
  case INTERFACE_OP: return "op";
  case INTERFACE_ATTR: return "attr";
  case INTERFACE_TYPE: return "type";
  case INTERFACE_DIALECT: return "dialect";
  }
  return "";
}

static const char *dispatch_name(emitter *e, const model_interface *i, const model_method *m) {
  return emit_name(e, NAME_MEMBER, i->c_name, m->c_name);
}

static void emit_struct(emitter *e, const model_interface *i) {
  emit(e, "typedef struct ${type} {\n", (const template_hole[]){{"type", i->methods_type}, {0}});
  for (size_t j = 0; j < i->method_count; j++) {
    const model_method *m = &i->methods[j];
    emit(e, "  ${declaration}(${signature});${note}\n",
         (const template_hole[]){
             {"declaration",
              emit_declaration(e, m->return_type, emit_printf(e, "(*%s)", m->c_name))},
             {"signature", emit_method_signature(e, m)},
             {"note", m->has_default ? "  // NULL: the default" : ""},
             {0}});
  }
  emit(e, "} ${type};\n", (const template_hole[]){{"type", i->methods_type}, {0}});
}

static const char implements_template[] =
    "// Whether it implements the interface.\n"
    "static inline bool ${interface}_isa(const mica_${holder} *${holder}) {\n"
    "  return mica_${holder}_interface(${holder}, &${id}) != NULL;\n"
    "}\n";
static const char dialect_implements_template[] =
    "// Whether the dialect implements the interface.\n"
    "static inline bool ${interface}_isa(const mica_context *ctx, const mica_dialect_def *dialect) "
    "{\n"
    "  return mica_dialect_interface(ctx, dialect, &${id}) != NULL;\n"
    "}\n";

void emit_interface_header(emitter *e, const model_interface *i) {
  emit_about(e, i->at);
  emit(e, interface_head, (const template_hole[]){{"name", i->name}, {"id", i->descriptor}, {0}});
  if (i->has_own_struct) emit_struct(e, i);
  emit(e, i->kind == INTERFACE_DIALECT ? dialect_implements_template : implements_template,
       (const template_hole[]){
           {"interface", i->c_name}, {"holder", holder_of(i)}, {"id", i->descriptor}, {0}});
  for (size_t j = 0; j < i->method_count && i->has_own_struct; j++) {
    const model_method *m = &i->methods[j];
    if (m->description[0] != '\0')
      emit(e, "// ${line}\n",
           (const template_hole[]){{"line", emit_first_line(e, m->description)}, {0}});
    emit(e, dispatch_declaration,
         (const template_hole[]){
             {"declaration", emit_declaration(e, m->return_type, dispatch_name(e, i, m))},
             {"signature", signature(e, m, m->asked, true)},
             {0}});
  }
  if (i->verify_hook)
    emit(e, "bool ${verify}(mica_op *op);\n",
         (const template_hole[]){{"verify", i->verify_hook}, {0}});
  emit(e, "\n", NULL);
}

// ---- Bodies -------------------------------------------------------------------------------------

static const char default_body[] = "static ${declaration}(${signature}) {\n";
static const char dispatch_body[] =
    "${declaration}(${signature}) {\n"
    "  const ${type} *${methods} = mica_${holder}_interface(${self}, &${id});\n"
    "  assert(${methods} != NULL);\n"
    "  ${fallback}\n"
    "  ${return}${methods}->${method}(${arguments});\n"
    "}\n\n";

static const char *default_name(emitter *e, const model_interface *i, const model_method *m) {
  return emit_name(e, NAME_DEFAULT, i->c_name, m->c_name);
}

// `$_op`, `$_self`, `$_attr`, `$_type`, `$_dialect` are the one asked.
static void emit_default_body(emitter *e, const model_interface *i, const model_method *m) {
  const char *self = m->self_name == NULL ? "op" : m->self_name;
  const template_hole names[] = {{"$_op", self},   {"$_self", self},    {"$_attr", self},
                                 {"$_type", self}, {"$_dialect", self}, {0}};
  const char **parameters = ARENA_ARRAY(e->memory, const char *, m->parameter_count + 3);
  size_t count = 0;
  if (m->self != NULL && i->kind == INTERFACE_DIALECT) parameters[count++] = "ctx";
  if (m->self != NULL) parameters[count++] = m->self_name;
  for (size_t j = 0; j < m->parameter_count; j++) parameters[count++] = m->parameters[j].c_name;
  parameters[count] = NULL;
  emit(e, default_body,
       (const template_hole[]){
           {"declaration", emit_declaration(e, m->return_type, default_name(e, i, m))},
           {"signature", emit_method_signature(e, m)},
           {0}});
  emit_statements(e, m->default_body, names, parameters);
  emit(e, "}\n\n", NULL);
}

// The function's own variable, as no parameter is called.
static const char *methods_variable(emitter *e, const model_method *m) {
  name_scope scope = {0};
  for (size_t i = 0; i < m->parameter_count; i++)
    text_map_set(e->memory, &scope.taken, text_of(m->parameters[i].c_name), e);
  return name_in_scope(e->model->names, &scope, "methods", "methods");
}

static void emit_dispatch(emitter *e, const model_interface *i, const model_method *m) {
  const char *methods = methods_variable(e, m);
  bool is_void = strcmp(m->return_type, "void") == 0;
  const char *call =
      m->has_default ? emit_printf(e, "%s(%s)", default_name(e, i, m), method_arguments(e, m)) : "";
  const char *fallback = "";
  if (m->has_default && is_void)
    fallback =
        emit_printf(e, "if (%s->%s == NULL) {\n  %s;\n  return;\n}", methods, m->c_name, call);
  else if (m->has_default)
    fallback = emit_printf(e, "if (%s->%s == NULL) return %s;", methods, m->c_name, call);
  emit(e, dispatch_body,
       (const template_hole[]){
           {"declaration", emit_declaration(e, m->return_type, dispatch_name(e, i, m))},
           {"signature", signature(e, m, m->asked, true)},
           {"type", i->methods_type},
           {"holder", holder_of(i)},
           {"self", m->asked_name},
           {"id", i->descriptor},
           {"fallback", fallback},
           {"return", is_void ? "" : "return "},
           {"methods", methods},
           {"method", m->c_name},
           {"arguments", method_arguments(e, m)},
           {0}});
}

void emit_interface_source(emitter *e, const model_interface *i) {
  emit_about(e, i->at);
  emit(e, "const mica_interface ${id} = {${name}};\n\n",
       (const template_hole[]){{"id", i->descriptor}, {"name", emit_quoted(e, i->name)}, {0}});
  for (size_t j = 0; j < i->method_count && i->has_own_struct; j++) {
    const model_method *m = &i->methods[j];
    if (m->has_default) emit_default_body(e, i, m);
    emit_dispatch(e, i, m);
  }
  if (i->verify_hook == NULL) return;
  static const char *const parameters[] = {"op", NULL};
  emit(e, "bool ${verify}(mica_op *op) {\n",
       (const template_hole[]){{"verify", i->verify_hook}, {0}});
  emit_statements(e, i->verify_body, (const template_hole[]){{"$_op", "op"}, {0}}, parameters);
  emit(e, "}\n\n", NULL);
}

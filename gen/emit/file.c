// The frames of the generated files: what stands around and between the parts.
#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "base/names.h"
#include "model/definition.h"
#include "model/dialect.h"
#include "model/enum.h"
#include "model/pass.h"

// ---- The header ---------------------------------------------------------------------------------

static const char header_head[] =
    "// ${title}\n"
    "// Made by mica-gen from ${source}; changes here are lost when it runs again.\n"
    "${builders}\n"
    "#ifndef ${guard}\n"
    "#define ${guard}\n"
    "\n"
    "${runtime}\n"
    "${dialects}\n"
    "${authors}\n"
    "\n"
    "#if MICA_ABI_OLDEST > ${abi} || MICA_ABI < ${abi}\n"
    "#error \"${source} is of another version of Mica: run mica-gen ${source} again\"\n"
    "#endif\n"
    "\n"
    "MICA_BEGIN\n"
    "\n";
static const char values_end[] =
    "MICA_END\n"
    "\n"
    "// They may include this header, too, and use the types above.\n"
    "${dialects}\n"
    "\n"
    "MICA_BEGIN\n"
    "\n";
// Of files with operations.
static const char about_builders[] =
    "// Each function X_build makes an operation and inserts it where the builder stands; types "
    "of\n"
    "// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part "
    "is\n"
    "// NULL that must be there, or types can't be inferred, which is reported.";

static const char header_tail[] =
    "MICA_END\n"
    "\n"
    "#endif\n";

static bool has_hooked_interface(const model_definition *s) {
  for (size_t i = 0; i < s->trait_count; i++)
    if (s->traits[i].kind == TRAIT_INTERFACE) return true;
  return false;
}

static bool names_interfaces(const model *m) {
  bool any = m->interface_count > 0;
  for (size_t i = 0; i < m->type_count; i++) any = any || has_hooked_interface(m->types[i]);
  for (size_t i = 0; i < m->attr_count; i++) any = any || has_hooked_interface(m->attrs[i]);
  return any;
}

static bool has_conversions(const model *m) {
  for (size_t i = 0; i < m->pass_count; i++)
    if (m->passes[i]->conversion != NULL) return true;
  return false;
}

// What the declarations and inline functions below need: generated.h brings what operations are
// made of and methods speak of, interfaces.h their effects, parse.h what custom directives read.
static const char *runtime_headers(emitter *e) {
  const model *m = e->model;
  const struct {
    bool is_needed;
    const char *name;
  } headers[] = {
      {m->type_count + m->attr_count + m->enum_count > 0, "attribute"},
      {m->enum_count > 0, "enum"},
      {m->op_count > 0 || names_interfaces(m), "generated"},
      {m->op_count == 0 && names_interfaces(m), "interfaces"},
      {m->custom_count > 0 || m->property_code_count > 0, "parse"},
      {m->bytecode != NULL, "bytecode"},
      {m->pass_count > 0, "pass"},
      {has_conversions(m), "conversion"},
      {m->pattern_count + m->pattern_declaration_count > 0, "rewrite"},
  };
  buffer b = {0};
  for (size_t i = 0; i < sizeof headers / sizeof *headers; i++)
    if (headers[i].is_needed) buffer_printf(&b, "#include \"mica/%s.h\"\n", headers[i].name);
  if (b.size == 0) buffer_string(&b, "#include \"mica/dialect.h\"\n");
  return arena_keep(e->memory, &b).data;
}

static const char *dialect_headers(emitter *e) {
  const model *m = e->model;
  buffer b = {0};
  for (size_t i = 0; i < m->used_dialect_count; i++)
    buffer_printf(&b, "#include \"%s\"\n", m->used_dialects[i]->header);
  return arena_keep(e->memory, &b).data;
}

static const char *authors_headers(emitter *e) {
  const model *m = e->model;
  buffer b = {0};
  for (size_t i = 0; i < m->used_header_count; i++)
    buffer_printf(&b, "#include \"%s\"\n", m->used_headers[i]);
  return arena_keep(e->memory, &b).data;
}

static const char *title_of(emitter *e) {
  const model *m = e->model;
  if (m->dialect == NULL) return emit_printf(e, "Definitions of %s.", m->file_name);
  const char *summary = emit_first_line(e, m->dialect->summary);
  if (summary[0] == '\0') return emit_printf(e, "The dialect %s.", m->dialect->name);
  return emit_printf(e, "The dialect %s: %s", m->dialect->name, summary);
}

static const char dialect_declarations[] =
    "extern const mica_dialect_def ${table};  // for mica_context_register\n"
    "\n";

typedef struct dialect_hook {
  bool is_wanted;
  const char *result, *verb, *parameters;
} dialect_hook;

static void emit_dialect_hooks(emitter *e, const model_dialect *d) {
  const dialect_hook hooks[] = {
      {d->verify_op_attributes, "bool", "verify_op_attribute",
       "mica_op *op, mica_str name, const mica_attr *attr"},
      {d->verify_region_argument_attributes, "bool", "verify_region_argument_attribute",
       "mica_op *op, size_t region, size_t argument, mica_str name, const mica_attr *attr"},
      {d->verify_region_result_attributes, "bool", "verify_region_result_attribute",
       "mica_op *op, size_t region, size_t result, mica_str name, const mica_attr *attr"},
      {d->has_type_hooks, "const mica_type *", "parse_type", "mica_parser *p"},
      {d->has_type_hooks, "bool", "print_type", "mica_printer *p, const mica_type *type"},
      {d->has_attr_hooks, "const mica_attr *", "parse_attr",
       "mica_parser *p, const mica_type *type"},
      {d->has_attr_hooks, "bool", "print_attr", "mica_printer *p, const mica_attr *attr"},
      {d->has_materializer, "mica_op *", "materialize",
       "mica_builder *b, const mica_attr *constant, const mica_type *type, mica_loc loc"},
      {d->has_fold, "bool", "fold",
       "mica_op *op, const mica_attr *const *operands, mica_fold *out"},
      {d->has_version, "void", "write_version", "mica_bytecode_writer *w"},
      {d->has_version, "const void *", "read_version", "mica_bytecode_reader *r"},
      {d->has_version, "bool", "upgrade", "mica_op *top, const void *version"},
  };
  bool any = false;
  for (size_t i = 0; i < sizeof hooks / sizeof *hooks; i++) {
    if (!hooks[i].is_wanted) continue;
    if (!any) emit(e, "// Written by the author.\n", NULL);
    any = true;
    hook_writer w = hook_begin(e, HOOK_DIALECT, hooks[i].result,
                               emit_printf(e, "%s_%s", d->c_name, hooks[i].verb));
    hook_parameters(&w, hooks[i].parameters);
    hook_end(&w, "");
  }
  if (d->has_canonicalizer) emit_pattern_table(e, d->c_name);
  if (any || d->has_canonicalizer) emit(e, "\n", NULL);
}

// A parametric check is told the parameters by `trait`.
static void emit_trait_check(emitter *e, const model_trait *t) {
  bool is_parametric = t->parameters != NULL;
  if (is_parametric) emit(e, "// Written by the author: `trait` tells the parameters.\n", NULL);
  hook_writer w = hook_begin(e, HOOK_TRAIT, "bool", t->verify);
  hook_parameter(&w, "mica_op *", "op");
  if (is_parametric) hook_parameter(&w, "const mica_parametric_trait *", "trait");
  hook_end(&w, is_parametric ? "" : "  // written by the author");
}

static void emit_trait_declarations(emitter *e) {
  const model *m = e->model;
  for (size_t i = 0; i < m->trait_count; i++) {
    const model_trait *t = m->traits[i];
    emit_about(e, t->at);
    const template_hole holes[] = {{"trait", t->descriptor}, {"family", t->family}, {0}};
    if (t->parameters == NULL) {
      emit(e, "extern const mica_trait ${trait};\n", holes);
      if (t->verify_hook) emit_trait_check(e, t);
      continue;
    }
    if (t->declares_family) {
      emit(e, "extern const mica_trait ${family};  // whatever its parameters are\n", holes);
      if (t->verify_hook) emit_trait_check(e, t);
    }
    emit(e, "extern const mica_parametric_trait ${trait};\n", holes);
  }
  if (m->trait_count > 0) emit(e, "\n", NULL);
}

static void emit_definition(emitter *e, const model_definition *d,
                            void (*emit_part)(emitter *, const model_definition *)) {
  e->element_name = d->full_name;
  emit_part(e, d);
  e->element_name = NULL;
}

static const char opaque_type[] =
    "// ${cpp}: a pointer to what only its author knows, or NULL.\n"
    "typedef const struct ${name}_data *${name};\n\n";

static bool has_opaque_types(const model_definition *d) {
  for (size_t i = 0; i < d->parameter_count; i++)
    if (d->parameters[i].opaque != NULL) return true;
  return false;
}

static void emit_opaque_types(emitter *e, pointer_map *known, const model_definition *d) {
  for (size_t i = 0; i < d->parameter_count; i++) {
    const model_opaque *o = d->parameters[i].opaque;
    if (o == NULL || pointer_map_get(known, o) != NULL) continue;
    pointer_map_set(e->memory, known, o, (void *)o);
    emit_about(e, o->at.begin);
    emit(e, opaque_type, (const template_hole[]){{"cpp", o->cpp}, {"name", o->name}, {0}});
  }
}

static bool has_value_types(const model *m) {
  bool any = m->enum_count > 0;
  for (size_t i = 0; i < m->type_count; i++) any = any || has_opaque_types(m->types[i]);
  for (size_t i = 0; i < m->attr_count; i++) any = any || has_opaque_types(m->attrs[i]);
  return any;
}

// The C types of values, which need nothing but the runtime.
static void emit_value_types(emitter *e) {
  const model *m = e->model;
  pointer_map opaque = {0};
  for (size_t i = 0; i < m->type_count; i++) emit_opaque_types(e, &opaque, m->types[i]);
  for (size_t i = 0; i < m->attr_count; i++) emit_opaque_types(e, &opaque, m->attrs[i]);
  for (size_t i = 0; i < m->enum_count; i++) {
    e->element_name = m->enums[i]->name;
    emit_enum_header(e, m->enums[i]);
  }
  e->element_name = NULL;
}

static void emit_header_parts(emitter *e) {
  const model *m = e->model;
  for (size_t i = 0; i < m->interface_count; i++) {
    e->element_name = m->interfaces[i]->name;
    emit_interface_header(e, m->interfaces[i]);
  }
  e->element_name = NULL;
  if (m->dialect != NULL) emit_interface_hooks(e, m->dialect->traits, m->dialect->trait_count);
  emit_trait_declarations(e);
  for (size_t i = 0; i < m->type_count; i++)
    emit_definition(e, m->types[i], emit_definition_header);
  for (size_t i = 0; i < m->attr_count; i++)
    emit_definition(e, m->attrs[i], emit_definition_header);
  emit_property_hooks(e);
  for (size_t i = 0; i < m->op_count; i++) {
    e->element_name = m->ops[i]->full_name;
    emit_op_header(e, m->ops[i]);
  }
  e->element_name = NULL;
  emit_custom_directive_hooks(e);
  emit_former_hooks(e);
  emit_passes_header(e);
  emit_patterns_header(e);
  emit_hooks(e);
}

void emit_header_file(emitter *e) {
  const model *m = e->model;
  const char *name = m->dialect == NULL ? m->c_prefix
                     : m->is_extension  ? m->table
                                        : m->dialect->c_name;
  // Two dialects may use each other: what the other needs of this one stands before its header.
  bool is_parted = m->used_dialect_count > 0 && has_value_types(m);
  emit(e, header_head,
       (const template_hole[]){{"title", title_of(e)},
                               {"source", m->source_name},
                               {"builders", m->op_count > 0 ? about_builders : ""},
                               {"guard", emit_printf(e, "MICA_DIALECT_%s_H", emit_upper(e, name))},
                               {"runtime", runtime_headers(e)},
                               {"dialects", is_parted ? "" : dialect_headers(e)},
                               {"authors", authors_headers(e)},
                               {"abi", emit_size(e, EMIT_ABI)},
                               {0}});
  if (is_parted) {
    emit_value_types(e);
    emit(e, values_end, (const template_hole[]){{"dialects", dialect_headers(e)}, {0}});
  }
  if (m->dialect != NULL) {
    emit_about(e, m->dialect->at);
    emit(e, dialect_declarations, (const template_hole[]){{"table", m->table}, {0}});
    if (!m->is_extension) {
      emit_dialect_hooks(e, m->dialect);
      emit_declarations(e, m->dialect->at, m->dialect->declarations);
    }
  }
  if (!is_parted) emit_value_types(e);
  emit_header_parts(e);
  emit(e, header_tail, NULL);
}

// ---- The source ---------------------------------------------------------------------------------

static const char source_head[] =
    "// ${title}\n"
    "// Made by mica-gen from ${source}; changes here are lost when it runs again.\n"
    "#define MICA_GENERATED\n"
    "#include \"${name}.h\"\n"
    "\n"
    "${runtime}\n"
    "${encoding}\n"
    "${dependents}\n"
    "\n";

// What dispatches an interface asserts that it is there.
static const char with_assert[] =
    "#include <assert.h>\n"
    "\n"
    "#include \"mica/mica.h\"";

static const char *dependent_headers(emitter *e) {
  const model_dialect *d = e->model->dialect;
  buffer b = {0};
  for (size_t i = 0; d != NULL && !e->model->is_extension && i < d->dependent_count; i++)
    buffer_printf(&b, "#include \"%s\"\n", d->dependent_headers[i]);
  return arena_keep(e->memory, &b).data;
}

static void emit_op_source(emitter *e, const model_op *op) {
  emit_about(e, op->at);
  emit(e, "// ---- ${name} ----\n\n", (const template_hole[]){{"name", op->full_name}, {0}});
  emit_op_accessor_bodies(e, op);
  emit_inference_values(e, op);
  emit_op_form_inference(e, op);
  emit_op_builders(e, op);
  const emit_parts_said parts = emit_op_parts(e, op);
  const char *checks = emit_op_checks(e, op);
  emit_op_form(e, op);
  emit_former_parsers(e, op);
  emit_derived(e, op);
  emit_op_descriptor(e, op, parts, checks);
  emit_trait_codes(e, op->at, &op->trait_codes, false);
}

static const char plain_trait[] = "const mica_trait ${trait} = {${name}, 0};\n";
static const char trait_family[] = "const mica_trait ${family} = {${name}, 0};\n";
static const char parametric_trait[] =
    "const mica_parametric_trait ${trait} = {{${name}, MICA_TRAIT_PARAMETRIC}, &${family}, "
    "${parameters}};\n";

static void emit_trait(emitter *e, const model_trait *t) {
  const template_hole holes[] = {{"trait", t->descriptor},
                                 {"name", emit_quoted(e, t->name)},
                                 {"family", t->family},
                                 {"parameters", emit_quoted_or_null(e, t->parameters)},
                                 {0}};
  if (t->declares_family) emit(e, trait_family, holes);
  emit(e, t->parameters == NULL ? plain_trait : parametric_trait, holes);
}

void emit_source_file(emitter *e) {
  const model *m = e->model;
  e->shared = ARENA_NEW(e->memory, text_map);
  *e->shared = (text_map){0};
  emit(e, source_head,
       (const template_hole[]){
           {"title", title_of(e)},
           {"source", m->source_name},
           {"name", m->file_name},
           {"runtime", m->interface_count == 0 ? "#include \"mica/mica.h\"" : with_assert},
           {"encoding", m->bytecode == NULL ? "" : "#include \"mica/bytecode_values.h\""},
           {"dependents", dependent_headers(e)},
           {0}});
  for (size_t i = 0; i < m->trait_count; i++) emit_trait(e, m->traits[i]);
  if (m->trait_count > 0) emit(e, "\n", NULL);
  for (size_t i = 0; i < m->enum_count; i++) {
    e->element_name = m->enums[i]->name;
    emit_enum_source(e, m->enums[i]);
  }
  for (size_t i = 0; i < m->interface_count; i++) {
    e->element_name = m->interfaces[i]->name;
    emit_interface_source(e, m->interfaces[i]);
  }
  e->element_name = NULL;
  emit_properties(e);
  emit_constraints(e);
  for (size_t i = 0; i < m->type_count; i++)
    emit_definition(e, m->types[i], emit_definition_source);
  for (size_t i = 0; i < m->attr_count; i++)
    emit_definition(e, m->attrs[i], emit_definition_source);
  emit_op_forms_begin(e);
  for (size_t i = 0; i < m->op_count; i++) {
    e->element_name = m->ops[i]->full_name;
    emit_op_source(e, m->ops[i]);
  }
  e->element_name = NULL;
  emit_passes_source(e);
  emit_patterns_source(e);
  if (m->dialect == NULL) return;
  emit_about(e, m->dialect->at);
  emit_dialect_table(e);
}

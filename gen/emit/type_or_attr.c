// Types and attributes: the struct of parameters and its table, makers, accessors, the descriptor.
#include "emit/type_or_attr.h"

#include <string.h>

#include "base/names.h"
#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "emit/parameter.h"
#include "model/enum.h"

const char *definition_word(const model_definition *s) { return s->is_attr ? "attr" : "type"; }

const format_element *field_variable(const format_element *item) {
  if (item->kind == FORMAT_VARIABLE) return item;
  for (size_t i = 0; i < item->children.count; i++)
    if (item->children.items[i]->kind == FORMAT_VARIABLE) return item->children.items[i];
  return item;
}

static const char *sigil_of(const model_definition *s) { return s->is_attr ? "#" : "!"; }

// ---- lists of parameters in C -------------------------------------------------------------------

typedef struct lists {
  const char *fields;      // of the struct
  const char *parameters;  // ", uint32_t width"
  const char *values;      // "width, element"
  const char *members;     // ", params->width"
} lists;

static const char *taken(emitter *e, buffer *b) {
  const char *result = text_copy(e->memory, buffer_as_text(b));
  buffer_free(b);
  return result;
}

// What the parameters are called where they are those of a function.
static const char *const *parameter_names(emitter *e, const model_definition *s) {
  static const char *const own[] = {"ctx", "loc", "params", "type", "attr", NULL};
  const char **names = ARENA_ARRAY(e->memory, const char *, s->parameter_count);
  name_scope scope = {.own = own};
  for (size_t i = 0; i < s->parameter_count; i++) {
    const char *name = s->parameters[i].c_name;
    names[i] = name_in_scope(e->model->names, &scope, name, name);
  }
  return names;
}

static const char field_line[] = "${declaration};\n";
static const char explained_field_line[] = "${declaration};  // ${summary}\n";

static lists lists_of(emitter *e, const model_definition *s) {
  buffer fields = {0}, parameters = {0}, values = {0}, members = {0};
  const char *const *names = parameter_names(e, s);
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    const bool explained = p->summary != NULL && p->summary[0] != '\0';
    const char *declaration = emit_declaration(e, p->type.spelling, p->c_name);
    const char *given = names[i];
    const template_hole holes[] = {{"declaration", declaration}, {"summary", p->summary}, {0}};
    buffer_string(&fields, emit_text(e, explained ? explained_field_line : field_line, holes));
    buffer_printf(&values, "%s%s", i == 0 ? "" : ", ", p->is_mutable ? "NULL" : given);
    if (p->is_mutable) continue;
    buffer_printf(&parameters, ", %s", emit_declaration(e, p->type.spelling, given));
    buffer_printf(&members, ", values->%s", p->c_name);
  }
  return (lists){taken(e, &fields), taken(e, &parameters), taken(e, &values), taken(e, &members)};
}

// ---- header -------------------------------------------------------------------------------------

static const char list_typedef[] =
    "#ifndef MICA_LIST_${upper}\n"
    "#define MICA_LIST_${upper}\n"
    "typedef struct ${name} { const ${element} *data; size_t size; } ${name};\n"
    "#endif\n";

static const char params_struct[] =
    "typedef struct ${name}_params {\n"
    "  ${fields}\n"
    "} ${name}_params;\n";

static const char definition_header[] =
    "extern const mica_${word}_def ${name}_def;\n"
    "static inline bool ${name}_isa(const mica_${word} *${word}) { return "
    "mica_${word}_isa(${word}, &${name}_def); }\n";

static const char getter_declaration[] =
    "// NULL: no memory.\n"
    "const mica_${word} *${name}_get(mica_context *ctx${parameters});\n";

static const char checked_declaration[] =
    "// NULL: refused, and reported at `loc`, or no memory.\n"
    "const mica_${word} *${name}_get_checked(mica_context *ctx, mica_loc loc${parameters});\n";

// ---- the author's functions ---------------------------------------------------------------------

static void emit_check_hook(emitter *e, const model_definition *s) {
  emit(e,
       "// Written by the author: whether these parameters make one; reports through mica_error.\n",
       NULL);
  hook_writer w = hook_begin(e, HOOK_VERIFIER, "bool", emit_printf(e, "%s_check", s->c_name));
  hook_parameters(&w, "mica_context *ctx, mica_loc loc");
  const char *const *names = parameter_names(e, s);
  for (size_t i = 0; i < s->parameter_count; i++)
    if (!s->parameters[i].is_mutable) hook_parameter(&w, s->parameters[i].type.spelling, names[i]);
  hook_end(&w, "");
}

static void emit_form_hooks(emitter *e, const model_definition *s) {
  const char *word = definition_word(s), *type = emit_printf(e, "const mica_%s *", word);
  emit(e, "// Written by the author: what follows the mnemonic.\n", NULL);
  hook_writer w = hook_begin(e, HOOK_FORMAT, type, emit_printf(e, "%s_parse", s->c_name));
  hook_parameter(&w, "mica_parser *", "p");
  if (s->is_attr) hook_parameter(&w, "const mica_type *", "type");
  hook_end(&w, "");
  w = hook_begin(e, HOOK_FORMAT, "void", emit_printf(e, "%s_print", s->c_name));
  hook_parameter(&w, "mica_printer *", "p");
  hook_parameter(&w, type, word);
  hook_end(&w, "");
}

static void emit_parameter_hook(emitter *e, const model_hook *h) {
  if (h == NULL) return;
  hook_comment(e, h);
  emit_hook(e, h, "");
}

static void emit_parameter_hooks(emitter *e, const model_definition *s) {
  for (size_t i = 0; i < s->parameter_count; i++) {
    if (s->parameters[i].is_in_format) {
      emit_parameter_hook(e, s->parameters[i].parser_hook);
      emit_parameter_hook(e, s->parameters[i].printer_hook);
    }
    emit_parameter_hook(e, s->parameters[i].comparator_hook);
  }
}

static const char accessor[] =
    "static inline ${type}${name}_${field}(const mica_${word} *${word}) {\n"
    "  const ${name}_params *params = "
    "(const ${name}_params *)mica_${word}_params_as(${word}, &${name}_def);\n"
    "  return params->${field};\n"
    "}\n";

static void emit_list_typedefs(emitter *e, const model_definition *s) {
  for (size_t i = 0; i < s->parameter_count; i++) {
    const c_type *type = &s->parameters[i].type;
    if (type->kind != C_ARRAY || model_is_known_list(type->spelling)) continue;
    emit(e, list_typedef,
         (const template_hole[]){{"upper", emit_upper(e, type->spelling)},
                                 {"name", type->spelling},
                                 {"element", type->element},
                                 {0}});
  }
}

static const char setter_declaration[] =
    "// False: it is another already.\n"
    "bool ${name}_set_${field}(const mica_${word} *${word}, ${parameter});\n";
static const char setter[] =
    "bool ${name}_set_${field}(const mica_${word} *${word}, ${parameter}) {\n"
    "  assert(${name}_isa(${word}));\n"
    "  return mica_${word}_set_once(${word}, ${index}, ${given});\n"
    "}\n\n";

// What can be set later.
static void emit_setters(emitter *e, const model_definition *s, const char *template_text) {
  const char *const *names = parameter_names(e, s);
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    if (!p->is_mutable) continue;
    const char *given = names[i];
    emit(e, template_text,
         (const template_hole[]){{"name", s->c_name},
                                 {"field", p->c_name},
                                 {"word", definition_word(s)},
                                 {"parameter", emit_declaration(e, p->type.spelling, given)},
                                 {"given", given},
                                 {"index", emit_size(e, i)},
                                 {0}});
  }
}

static void emit_accessors(emitter *e, const model_definition *s) {
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    emit_about(e, p->at);
    emit(e, accessor,
         (const template_hole[]){{"type", emit_declaration(e, p->type.spelling, "")},
                                 {"name", s->c_name},
                                 {"field", p->c_name},
                                 {"word", definition_word(s)},
                                 {0}});
  }
}

static void emit_builder_declarations(emitter *e, const model_definition *s);

void emit_definition_header(emitter *e, const model_definition *s) {
  emit_about(e, s->at);
  const lists l = lists_of(e, s);
  const template_hole holes[] = {{"sigil", sigil_of(s)},
                                 {"full_name", s->full_name},
                                 {"summary", s->summary},
                                 {"name", s->c_name},
                                 {"word", definition_word(s)},
                                 {"fields", l.fields},
                                 {"parameters", l.parameters},
                                 {"self", s->is_attr ? ", const mica_type *type" : ""},
                                 {0}};
  emit(
      e,
      s->summary[0] == '\0' ? "// ${sigil}${full_name}\n" : "// ${sigil}${full_name}: ${summary}\n",
      holes);
  emit_list_typedefs(e, s);
  if (s->parameter_count > 0) emit(e, params_struct, holes);
  emit(e, definition_header, holes);
  if (!s->skip_default_builders) emit(e, getter_declaration, holes);
  if (model_definition_is_verified(s)) emit(e, checked_declaration, holes);
  if (s->has_verifier) emit_check_hook(e, s);
  emit_builder_declarations(e, s);
  if (s->has_custom_format) emit_form_hooks(e, s);
  emit_parameter_hooks(e, s);
  if (s->has_accessors) emit_accessors(e, s);
  emit_setters(e, s, setter_declaration);
  emit_interface_hooks(e, s->traits, s->trait_count);
  emit(e, "\n", NULL);
  emit_trait_codes(e, s->at, &s->trait_codes, true);
}

// ---- makers -------------------------------------------------------------------------------------

static const char getter[] =
    "const mica_${word} *${name}_get(mica_context *ctx${parameters}) {\n"
    "  ${promises}\n"
    "  const ${name}_params params = {${values}};\n"
    "  return mica_${word}_get(ctx, &${name}_def, &params);\n"
    "}\n\n";
static const char enum_promise[] =
    "assert(mica_enum_is_valid(&${enum}_enum, (uint64_t)${name}));\n";
static const char plain_getter[] =
    "const mica_${word} *${name}_get(mica_context *ctx) { return mica_${word}_get(ctx, "
    "&${name}_def, NULL); }\n\n";

static const char checked_getter[] =
    "const mica_${word} *${name}_get_checked(mica_context *ctx, mica_loc loc${parameters}) {\n"
    "  const ${name}_params params = {${values}};\n"
    "  return mica_${word}_get_checked(ctx, loc, &${name}_def, &params);\n"
    "}\n\n";
static const char plain_checked_getter[] =
    "const mica_${word} *${name}_get_checked(mica_context *ctx, mica_loc loc) {\n"
    "  return mica_${word}_get_checked(ctx, loc, &${name}_def, NULL);\n"
    "}\n\n";
static const char verifier[] =
    "static bool ${verify}(mica_context *ctx, mica_loc loc, const void *params) {\n"
    "  const ${name}_params *values = params;\n"
    "  ${constraints}\n"
    "  return ${check};\n"
    "}\n\n";
static const char hooked_check[] =
    "mica_hook(ctx, ${name}_check(ctx, loc${members}), \"${name}_check\")";
static const char plain_verifier[] =
    "static bool ${verify}(mica_context *ctx, mica_loc loc, const void *params) {\n"
    "  (void)params;\n"
    "  return mica_hook(ctx, ${name}_check(ctx, loc), \"${name}_check\");\n"
    "}\n\n";
static const char constraint_check[] =
    "if (!${check}(values->${field}))\n"
    "  return mica_error(ctx, loc, \"failed to verify '${name}': %s\", ${summary});\n";

// The caller gives values that the enums have.
static const char *enum_promises(emitter *e, const model_definition *s) {
  const char *const *names = parameter_names(e, s);
  buffer all = {0};
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    if (p->type.kind != C_ENUM || p->is_mutable) continue;
    buffer_string(&all, emit_text(e, enum_promise,
                                  (const template_hole[]){
                                      {"enum", p->type.named->c_name}, {"name", names[i]}, {0}}));
  }
  return taken(e, &all);
}

static bool has_check(const model_parameter *p) {
  return p->constraint != NULL && p->constraint->check != NULL;
}

static const char *constraint_checks(emitter *e, const model_definition *s) {
  buffer all = {0};
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    if (!has_check(p)) continue;
    buffer_string(
        &all, emit_text(e, constraint_check,
                        (const template_hole[]){{"check", p->constraint->check},
                                                {"field", p->c_name},
                                                {"name", p->name},
                                                {"summary", emit_quoted(e, p->constraint->summary)},
                                                {0}}));
  }
  return taken(e, &all);
}

static void emit_verifier(emitter *e, const model_definition *s, const template_hole *holes,
                          const char *members) {
  const bool plain = s->parameter_count == 0;
  emit(e, plain ? plain_checked_getter : checked_getter, holes);
  const char *check =
      s->has_verifier
          ? emit_text(e, hooked_check,
                      (const template_hole[]){{"name", s->c_name}, {"members", members}, {0}})
          : "true";
  emit(e, plain ? plain_verifier : verifier,
       (const template_hole[]){{"name", s->c_name},
                               {"verify", emit_name(e, NAME_VERIFY, s->c_name, "")},
                               {"constraints", constraint_checks(e, s)},
                               {"check", check},
                               {0}});
}

static const char *builder_parameters(emitter *e, const model_builder *b, size_t count) {
  buffer all = {0};
  if (b->has_context) buffer_string(&all, "mica_context *ctx");
  for (size_t i = 0; i < count; i++)
    buffer_printf(&all, "%s%s", all.size > 0 ? ", " : "",
                  emit_declaration(e, b->parameters[i].c_type, b->parameters[i].c_name));
  if (all.size == 0) buffer_string(&all, "void");
  return taken(e, &all);
}

static const char *full_signature(emitter *e, const model_builder *b) {
  const char *type = emit_declaration(e, b->return_type, "");
  return emit_printf(e, "%s%s(%s)", type, b->c_name, builder_parameters(e, b, b->parameter_count));
}

// Without the parameters that have defaults.
static const char *short_signature(emitter *e, const model_builder *b) {
  const size_t count = b->parameter_count - b->default_count;
  return emit_printf(e, "%s%s(%s)", emit_declaration(e, b->return_type, ""), b->name_with_defaults,
                     builder_parameters(e, b, count));
}

static void emit_builder_hook(emitter *e, const model_builder *b) {
  hook_writer w = hook_begin(e, HOOK_BUILDER, b->return_type, b->c_name);
  if (b->has_context) hook_parameter(&w, "mica_context *", "ctx");
  for (size_t i = 0; i < b->parameter_count; i++)
    hook_parameter(&w, b->parameters[i].c_type, b->parameters[i].c_name);
  hook_end(&w, "  // written by the author");
}

static void emit_builder_declarations(emitter *e, const model_definition *s) {
  for (size_t i = 0; i < s->builder_count; i++) {
    const model_builder *b = &s->builders[i];
    if (b->body.text == NULL) emit_builder_hook(e, b);
    else
      emit(e, "${signature};\n", (const template_hole[]){{"signature", full_signature(e, b)}, {0}});
    if (b->name_with_defaults != NULL)
      emit(e, "${signature};${comment}\n",
           (const template_hole[]){
               {"signature", short_signature(e, b)}, {"comment", emit_default_comment(e, b)}, {0}});
  }
}

static void emit_short_builder(emitter *e, const model_builder *b) {
  const char *arguments = emit_builder_arguments(e, b, "ctx");  // ", a, b"
  emit(e, "${signature} { return ${builder}(${context}${arguments}); }\n\n",
       (const template_hole[]){{"signature", short_signature(e, b)},
                               {"builder", b->c_name},
                               {"context", b->has_context ? "ctx" : ""},
                               {"arguments", b->has_context ? arguments : arguments + strlen(", ")},
                               {0}});
}

static void emit_builder_body(emitter *e, const model_definition *s, const model_builder *b) {
  const char *get = emit_printf(e, "%s_get", s->c_name),
             *check = emit_printf(e, "%s_get_checked", s->c_name);
  const template_hole placeholders[] = {
      {"$_get", get}, {"$_ctxt", "ctx"}, {"$_get_checked", check}, {0}};
  const char **names = ARENA_ARRAY(e->memory, const char *, b->parameter_count + 2);
  size_t count = 0;
  if (b->has_context) names[count++] = "ctx";
  for (size_t i = 0; i < b->parameter_count; i++) names[count++] = b->parameters[i].c_name;
  names[count] = NULL;
  emit_statements(e, b->body, placeholders, names);
}

static void emit_builders(emitter *e, const model_definition *s) {
  for (size_t i = 0; i < s->builder_count; i++) {
    const model_builder *b = &s->builders[i];
    if (b->name_with_defaults != NULL) emit_short_builder(e, b);
    if (b->body.text == NULL) continue;
    emit(e, "${signature} {\n", (const template_hole[]){{"signature", full_signature(e, b)}, {0}});
    emit_builder_body(e, s, b);
    emit(e, "}\n\n", NULL);
  }
}

// ---- the table of parameters --------------------------------------------------------------------

static const char *kind_name(const model_parameter *p) {
  return p->param_kind != NULL ? p->param_kind : c_value_stored(&p->type);
}

static bool has_own_hooks(const model_parameter *p) {
  return strcmp(kind_name(p), "MICA_PARAM_CUSTOM") == 0 && p->hooks == NULL && p->hash != NULL;
}

static const char *hooks_of(emitter *e, const model_definition *s, const model_parameter *p) {
  if (p->hooks != NULL) return p->hooks;
  if (has_own_hooks(p)) return emit_name(e, NAME_PARAM_HOOKS, s->c_name, p->c_name);
  return c_value_hooks(e, &p->type);
}

static const char own_questions[] =
    "static uint64_t ${hash_function}(const void *value) {\n"
    "  const ${type}*self = value;\n"
    "  return ${hash};\n"
    "}\n\n"
    "static bool ${equal_function}(const void *a, const void *b) {\n"
    "  const ${type}*lhs = a, *rhs = b;\n"
    "  return ${equal};\n"
    "}\n\n";
static const char own_copy[] =
    "static bool ${copy_function}(mica_context *ctx, void *to, const void *from) {\n"
    "  ${type}*copy = to;\n"
    "  const ${type}*self = from;\n"
    "  *copy = *self;\n"
    "  ${allocator}\n"
    "  return !mica_context_out_of_memory(ctx);\n"
    "}\n\n";
static const char own_hooks[] =
    "static const mica_param_hooks ${hooks} = {\n"
    "  .hash = ${hash_function},\n"
    "  .equal = ${equal_function},\n"
    "  ${copy_member}\n"
    "};\n\n";

static const char *with_values(emitter *e, const char *code) {
  return emit_expression(
      e, c_parse(e->memory, text_of(code)),
      (const template_hole[]){{"$_self", "*self"}, {"$_lhs", "*lhs"}, {"$_rhs", "*rhs"}, {0}});
}

// Made of the comparator, the hash and the allocator of the parameter.
static void emit_own_hooks(emitter *e, const model_definition *s, const model_parameter *p) {
  const template_hole copied[] = {
      {"$_dst", "*copy"}, {"$_self", "(*self)"}, {"$_allocator", "ctx"}, {0}};
  const bool has_copy = p->allocator != NULL;
  const char *copy = has_copy ? emit_name(e, NAME_COPY, s->c_name, p->c_name) : NULL;
  const template_hole holes[] = {
      {"hash_function", emit_name(e, NAME_HASH, s->c_name, p->c_name)},
      {"equal_function", emit_name(e, NAME_EQUAL, s->c_name, p->c_name)},
      {"copy_function", copy},
      {"hooks", emit_name(e, NAME_PARAM_HOOKS, s->c_name, p->c_name)},
      {"type", emit_declaration(e, p->type.spelling, "")},
      {"hash", with_values(e, p->hash)},
      {"equal", with_values(e, p->comparator)},
      {"allocator", has_copy ? emit_substitute(e, p->allocator, copied) : ""},
      {"copy_member", has_copy ? emit_printf(e, ".copy = %s,", copy) : ""},
      {0}};
  emit(e, own_questions, holes);
  if (has_copy) emit(e, own_copy, holes);
  emit(e, own_hooks, holes);
}

static const char param_row[] =
    "  {.name = ${quoted}, .kind = ${kind}, .offset = offsetof(${name}_params, ${field}), "
    ".size = sizeof(${type})${more}},\n";

// What is set later is no part of the key; nobody asks for the hooks of that.
static const char *more_of_param(emitter *e, const model_definition *s, const model_parameter *p) {
  if (p->is_mutable) return ", .not_key = true";
  const char *hooks = hooks_of(e, s, p);
  return hooks == NULL ? "" : emit_printf(e, ", .hooks = &%s", hooks);
}

static void emit_param_table(emitter *e, const model_definition *s) {
  if (s->parameter_count == 0) return;
  for (size_t i = 0; i < s->parameter_count; i++)
    if (has_own_hooks(&s->parameters[i])) emit_own_hooks(e, s, &s->parameters[i]);
  emit(e, "static const mica_param_def ${table}[] = {\n",
       (const template_hole[]){{"table", emit_name(e, NAME_PARAM_TABLE, s->c_name, "")}, {0}});
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    const char *kind = kind_name(p);
    const bool is_array = strcmp(kind, "MICA_PARAM_ARRAY") == 0;
    emit(e, param_row,
         (const template_hole[]){{"quoted", emit_quoted(e, p->name)},
                                 {"kind", kind},
                                 {"name", s->c_name},
                                 {"field", p->c_name},
                                 {"type", is_array ? p->type.element : p->type.spelling},
                                 {"more", more_of_param(e, s, p)},
                                 {0}});
  }
  emit(e, "};\n\n", NULL);
}

// ---- what a definition without parameters reads and prints --------------------------------------

static const char plain_parser[] =
    "static const mica_${word} *${parse}(mica_parser *p${self}) {\n"
    "  ${unused}\n"
    "  return mica_${word}_get(mica_parser_context(p), &${name}_def, NULL);\n"
    "}\n\n";
static const char plain_printer[] =
    "static void $name(mica_printer *p, const mica_${word} *${word}) {\n"
    "  (void)p;\n"
    "  (void)${word};\n"
    "}";

// Names the author's parser, should it fail without a message.
static const char parse_hook[] =
    "static const mica_${word} *${parse_hook}(mica_parser *p${self}) {\n"
    "  const mica_${word} *made = ${parse}(p${argument});\n"
    "  mica_parser_hook(p, made != NULL, \"${parse}\");\n"
    "  return made;\n"
    "}\n\n";

static void emit_text_form(emitter *e, const model_definition *s) {
  const bool has_hook = s->has_custom_format && s->mnemonic != NULL;
  const bool has_text = s->format != NULL || s->mnemonic != NULL;
  const template_hole holes[] = {
      {"word", definition_word(s)},
      {"parse", has_text ? emit_name(e, NAME_PARSE, s->c_name, "") : NULL},
      {"parse_hook", has_hook ? emit_name(e, NAME_PARSE_HOOK, s->c_name, "") : NULL},
      {"name", s->c_name},
      {"self", s->is_attr ? ", const mica_type *type" : ""},
      {"argument", s->is_attr ? ", type" : ""},
      {"unused", s->is_attr ? "(void)type;" : ""},
      {0}};
  if (s->format != NULL) {
    emit_definition_parser(e, s->format);
    emit_definition_printer(e, s->format);
  } else if (s->has_custom_format && s->mnemonic != NULL) {
    emit(e, parse_hook, holes);
  } else if (s->mnemonic != NULL) {
    emit(e, plain_parser, holes);
    const char *printer =
        emit_shared(e, NAME_PRINT, s->c_name, "", emit_text(e, plain_printer, holes));
    name_set_private(e->model->names, NAME_PRINT, s->c_name, "", printer);
  }
}

// ---- typed attributes ---------------------------------------------------------------------------

static const char self_type_function[] =
    "static const mica_type *${type_of}(const mica_attr *attr) {\n"
    "  const ${name}_params *params = mica_attr_params(attr);\n"
    "  return params->${field};\n"
    "}\n\n";

static bool has_type(const model_definition *s) {
  for (size_t i = 0; i < s->trait_count; i++)
    if (s->traits[i].says & SAYS_HAS_TYPE) return true;
  return false;
}

// The parameter that is printed after the colon; NULL: the attribute has no type.
static const model_parameter *self_type(const model_definition *s) {
  for (size_t i = 0; i < s->parameter_count && has_type(s); i++)
    if (s->parameters[i].is_self_type) return &s->parameters[i];
  return NULL;
}

// ---- descriptor ---------------------------------------------------------------------------------

// A line for each member that says something.
static const char descriptor[] =
    "const mica_${word}_def ${name}_def = {\n"
    "  .base = {\n"
    "    .abi = ${abi},\n"
    "    .name = ${full_name},\n"
    "    ${mnemonic}\n"
    "    .dialect = &${dialect},\n"
    "    ${params}\n"
    "    ${traits}\n"
    "    ${interfaces}\n"
    "    ${alias}\n"
    "  },\n"
    "  ${text_form}\n"
    "  ${verify}\n"
    "  ${type_of}\n"
    "  ${reads_on}\n"
    "};\n\n";
static const char params_members[] =
    ".params_size = sizeof(${name}_params),\n"
    ".params = ${table}, .param_count = ${count},";
static const char text_members[] = ".parse = ${parse}, .print = ${print},";

static bool is_literal(const format_element *e, const char *spelling) {
  return e->kind == FORMAT_LITERAL && text_is(e->spelling, spelling);
}

// Whether all of a format stands in `<...>`, so that no text behind that is a part of it.
static bool is_enclosed(format_list list) {
  if (list.count == 0) return true;
  const format_element *first = list.items[0], *last = list.items[list.count - 1];
  if (first == last && first->kind == FORMAT_OPTIONAL)
    return is_enclosed(first->children) && is_enclosed(first->otherwise);
  return is_literal(first, "<") && is_literal(last, ">");
}

static bool reads_on(const model_definition *s) {
  return !s->is_attr && s->format != NULL && !is_enclosed(s->format->elements);
}

static void emit_descriptor(emitter *e, const model_definition *s) {
  const emit_tables tables = emit_trait_tables(e, s->c_name, s->traits, s->trait_count);
  const bool has_text = s->mnemonic != NULL;
  const name_role parse_role = s->has_custom_format ? NAME_PARSE_HOOK : NAME_PARSE;
  const char *mnemonic = has_text ? emit_quoted(e, s->mnemonic) : NULL;
  const template_hole own[] = {
      {"name", s->c_name},
      {"mnemonic", mnemonic},
      {"alias", s->alias != NULL ? emit_quoted(e, s->alias) : NULL},
      {"parse", has_text ? emit_name(e, parse_role, s->c_name, "") : NULL},
      {"print", has_text ? emit_name(e, NAME_PRINT, s->c_name, "") : NULL},
      {"table", s->parameter_count > 0 ? emit_name(e, NAME_PARAM_TABLE, s->c_name, "") : NULL},
      {"count", emit_size(e, s->parameter_count)},
      {0}};
  emit_members(
      e, descriptor,
      (const template_hole[]){
          {"word", definition_word(s)},
          {"name", s->c_name},
          {"abi", emit_size(e, EMIT_ABI)},
          {"full_name", emit_quoted(e, s->full_name)},
          {"mnemonic", has_text ? emit_text(e, ".mnemonic = ${mnemonic},", own) : ""},
          {"dialect", e->model->table},
          {"params", s->parameter_count > 0 ? emit_text(e, params_members, own) : ""},
          {"traits", tables.traits},
          {"interfaces", tables.interfaces},
          {"alias", s->alias != NULL ? emit_text(e, ".alias = ${alias},", own) : ""},
          {"text_form", has_text ? emit_text(e, text_members, own) : ""},
          {"verify", model_definition_is_verified(s)
                         ? emit_printf(e, ".verify = %s,", emit_name(e, NAME_VERIFY, s->c_name, ""))
                         : ""},
          {"type_of", self_type(s) != NULL ? emit_printf(e, ".type_of = %s,",
                                                         emit_name(e, NAME_TYPE_OF, s->c_name, ""))
                                           : ""},
          {"reads_on", reads_on(s) ? ".reads_on = true," : ""},
          {0}});
}

void emit_definition_source(emitter *e, const model_definition *s) {
  emit_about(e, s->at);
  const lists l = lists_of(e, s);
  const bool plain = s->parameter_count == 0;
  const template_hole holes[] = {
      {"name", s->c_name},  {"word", definition_word(s)},      {"parameters", l.parameters},
      {"values", l.values}, {"promises", enum_promises(e, s)}, {0}};
  if (model_definition_has_private_getter(s)) emit(e, "static ", NULL);
  if (!s->skip_default_builders || model_definition_has_private_getter(s))
    emit(e, plain ? plain_getter : getter, holes);
  if (model_definition_is_verified(s)) emit_verifier(e, s, holes, l.members);
  emit_builders(e, s);
  emit_setters(e, s, setter);
  emit_text_form(e, s);
  emit_param_table(e, s);
  if (s->is_attr && self_type(s) != NULL)
    emit(e, self_type_function,
         (const template_hole[]){{"type_of", emit_name(e, NAME_TYPE_OF, s->c_name, "")},
                                 {"name", s->c_name},
                                 {"field", self_type(s)->c_name},
                                 {0}});
  emit_descriptor(e, s);
  emit_trait_codes(e, s->at, &s->trait_codes, false);
}

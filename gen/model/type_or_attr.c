// Types and attributes that a dialect defines: names, parameters, formats.
#include <string.h>

#include "model/build.h"

// ---- Parameters ---------------------------------------------------------------------------------

static void fill_described(build *b, const record *r, place_range at, model_parameter *out) {
  const char *spelling = out->cpp_type = read_text(b, r, "cppType");
  out->type = model_c_type(b, text_of(spelling), at);
  out->summary = read_text(b, r, "summary");
  out->parser = read_text_or_null(b, r, "parser");
  out->printer = read_text_or_null(b, r, "printer");
  out->comparator = read_text_or_null(b, r, "comparator");
  out->allocator = read_text_or_null(b, r, "allocator");
  out->syntax = read_text_or_null(b, r, "syntax");
  out->param_kind = read_text_or_null(b, r, "cKind");
  out->hooks = read_text_or_null(b, r, "cHooks");
  out->is_self_type = record_is_a(r, TEXT("AttributeSelfTypeParameter"));
  out->is_mutable = read_bit(r, "cMutable");
  if (out->is_mutable && out->type.kind != C_TYPE && out->type.kind != C_ATTR)
    report_error(b->diagnostics, at, "only a type or an attribute can be set later");
  const char *value = read_text_or_null(b, r, "defaultValue");
  text empty_call = {0};
  if (value != NULL)
    empty_call = text_of(build_printf(b, "%s()", read_text(b, r, "cppStorageType")));
  bool is_zero = value != NULL && text_is(empty_call, value);
  out->is_optional = is_zero || record_is_a(r, TEXT("OptionalParameter"));
  if (!out->is_optional) out->default_value = model_c_value(b, value, &out->type);
  out->has_default = out->is_optional || out->default_value != NULL;
}

// Names that the generated functions of a definition have already: ring_elem_type_get, ….
static const char *parameter_c_name(build *b, text name) {
  static const char *const reserved[] = {
      "alias", "check", "def",    "get",     "get_checked", "isa",        "params",
      "parse", "print", "traits", "type_of", "verify",      "interfaces", "param_table"};
  const char *words = name_snake(b->memory, name);
  for (size_t i = 0; i < sizeof reserved / sizeof *reserved; i++)
    if (strcmp(words, reserved[i]) == 0) return text_concat(b->memory, words, "_");
  return name_safe(b->memory, words);
}

static void fill_parameter(build *b, const field *f, size_t index, model_parameter *out) {
  const value *item = value_item(f->value, index);
  place_range at = field_item_place(b->records, f, index);
  text name = value_dag_name(f->value, index);
  place_range name_at = field_name_place(b->records, f, index);
  *out = (model_parameter){
      .summary = "", .cpp_type = "", .at = name_at.begin != 0 ? name_at.begin : at.begin};
  if (name.size == 0)
    report_error(b->diagnostics, at, "parameter %zu has no name: write %s:$name", index + 1,
                 "\"type\"");
  out->name = text_copy(b->memory, name);
  out->c_name = parameter_c_name(b, name);
  text spelling;
  const record *r = value_as_record(item);
  if (r != NULL && record_is_a(r, TEXT("AttrOrTypeParameter"))) {
    fill_described(b, r, at, out);
    return;
  }
  // A type or attribute of a definition stands for its class.
  if (r != NULL && record_is_a(r, TEXT("AttrOrTypeDef"))) {
    spelling = text_of(read_text(b, r, "cppType"));
  } else if (!value_as_text(item, &spelling)) {
    report_error(b->diagnostics, at, "a parameter is a C type in quotes or an AttrOrTypeParameter");
    return;
  }
  out->type = model_c_type(b, spelling, at);
  out->cpp_type = text_copy(b->memory, spelling);
}

static void check_parameter_names(build *b, const model_definition *s) {
  for (size_t i = 0; i < s->parameter_count; i++) {
    for (size_t j = 0; j < i; j++) {
      if (strcmp(s->parameters[i].c_name, s->parameters[j].c_name) != 0) continue;
      report_error(b->diagnostics, at_place(s->parameters[i].at), "two parameters are named '%s'",
                   s->parameters[i].name);
      report_note(b->diagnostics, at_place(s->parameters[j].at), "the first one is here");
    }
  }
}

static void fill_parameters(build *b, model_definition *s) {
  field f = read_field(s->record, "parameters");
  if (f.value == NULL || value_kind_of(f.value) != VALUE_DAG) return;
  size_t count = value_count(f.value);
  model_parameter *parameters = ARENA_ARRAY(b->memory, model_parameter, count + 1);
  for (size_t i = 0; i < count; i++) fill_parameter(b, &f, i, &parameters[i]);
  s->parameters = parameters;
  s->parameter_count = count;
  check_parameter_names(b, s);
}

// ---- The definition -----------------------------------------------------------------------------

static void fill_format(build *b, model_definition *s) {
  s->format_text = model_format_text_of(b, s->record);
  s->has_custom_format = s->format_text == NULL && read_bit(s->record, "hasCustomAssemblyFormat");
  if (s->mnemonic != NULL || s->format_text == NULL) return;
  report_error(b->diagnostics, record_at(s->record),
               "'%s' has an assemblyFormat but no mnemonic: add `let mnemonic = \"...\";`",
               s->class_name);
}

static void fill_names(build *b, model_definition *s) {
  const record *r = s->record;
  s->record_name = text_copy(b->memory, record_name(r));
  s->class_name = read_text(b, r, "cppClassName");
  size_t size = strlen(s->class_name), tail = strlen(s->is_attr ? "Attr" : "Type");
  s->name = text_copy(b->memory, (text){s->class_name, size > tail ? size - tail : size});
  s->mnemonic = read_text_or_null(b, r, "mnemonic");
  s->full_name =
      build_printf(b, "%s.%s", s->dialect->name, s->mnemonic == NULL ? s->name : s->mnemonic);
  s->c_name = build_printf(b, "%s_%s_%s", s->dialect->c_name,
                           name_snake(b->memory, text_of(s->name)), s->is_attr ? "attr" : "type");
}

static void fill_rest(build *b, model_definition *s) {
  const record *r = s->record;
  s->summary = read_text(b, r, "summary");
  s->description = read_text_with_blanks(b, r, "description");
  s->deprecated = read_deprecation(b, r);
  fill_parameters(b, s);
  fill_format(b, s);
  model_traits_fill(b, r, NULL, &s->traits, &s->trait_count);
  list taken = {0};
  for (size_t i = 0; i < s->parameter_count; i++)
    list_push(b->memory, &taken, s->parameters[i].c_name);
  model_trait_hooks(b, s->c_name, &taken, (model_trait *)s->traits, s->trait_count);
  model_builders_fill(b, r, s->c_name, &s->builders, &s->builder_count);
  s->skip_default_builders = read_bit(r, "skipDefaultBuilders");
  s->has_accessors = read_bit(r, "genAccessors");
  s->has_verifier = read_bit(r, "genVerifyDecl");
  s->has_alias = read_bit(r, "genMnemonicAlias");
  const record *info = read_record(r, "enum");
  if (info != NULL && record_is_a(info, TEXT("EnumInfo"))) s->enumeration = model_enum_of(b, info);
  for (size_t i = 0; i < s->parameter_count && s->enumeration == NULL; i++)
    if (s->parameter_count == 1 && record_is_a(r, TEXT("EnumAttr")))
      s->enumeration = s->parameters[0].type.named;
}

const model_definition *model_definition_of(build *b, const record *r) {
  model_definition *s = pointer_map_get(&b->definitions, r);
  if (s != NULL) return s;
  s = ARENA_NEW(b->memory, model_definition);
  *s = (model_definition){
      .record = r, .at = record_place(r), .is_attr = record_is_a(r, TEXT("AttrDef"))};
  pointer_map_set(b->memory, &b->definitions, r, s);
  size_t errors = diagnostics_error_count(b->diagnostics);
  const record *dialect = read_record(r, "dialect");
  s->dialect = dialect == NULL ? NULL : model_dialect_of(b, dialect);
  if (s->dialect == NULL) {
    static const model_dialect nameless = {
        .name = "", .c_name = "", .cpp_namespace = "", .summary = "", .description = ""};
    report_error(b->diagnostics, record_at(r),
                 "'%.*s' belongs to no dialect: its field 'dialect' is unset",
                 TEXT_ARGS(record_name(r)));
    s->dialect = &nameless;
  }
  fill_names(b, s);
  fill_rest(b, s);
  if (s->dialect->record != NULL) model_use_dialect(b, s->dialect);
  s->is_broken = diagnostics_error_count(b->diagnostics) > errors;
  return s;
}

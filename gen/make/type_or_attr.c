// Types and attributes that a dialect defines: names, formats, what else their records say.
#include <string.h>

#include "make/build.h"
#include "model/definition.h"
#include "model/dialect.h"

// ---- The definition -----------------------------------------------------------------------------

static void fill_format(build *b, model_definition *s) {
  s->format_text = model_format_text_of(b, s->record);
  s->has_custom_format = s->format_text == NULL && read_bit(s->record, "hasCustomAssemblyFormat");
  s->is_in_full = read_bit(s->record, "cInFull");
  if (s->format_text != NULL && read_bit(s->record, "hasCustomAssemblyFormat")) {
    field f = read_field(s->record, "hasCustomAssemblyFormat");
    report_error(b->diagnostics, field_value_place(b->records, &f),
                 "'%s' has an assemblyFormat and hasCustomAssemblyFormat: leave one of them out",
                 s->class_name);
  }
  if (s->mnemonic != NULL) {
    model_check_mnemonic(b, s->record, "mnemonic", s->mnemonic);
    return;
  }
  const char *full = read_text(b, s->record, s->is_attr ? "attrName" : "typeName");
  if (*full != '\0' && s->format_text == NULL && !s->has_custom_format) return;
  report_error(b->diagnostics, record_at(s->record),
               "'%s' has no mnemonic: add `let mnemonic = \"...\";`", s->class_name);
}

static void check_name(build *b, const model_definition *s) {
  if (!s->dialect->is_main) return;
  const char *class_name = s->is_attr ? "AttrDef" : "TypeDef";
  if (strcmp(s->class_name, s->is_attr ? "Attr" : "Type") == 0)
    report_error(b->diagnostics, record_at(s->record), "'%s' has no name: %s<dialect, \"Name\">",
                 s->record_name, class_name);
  else if (!name_is_identifier(text_of(s->name)))
    report_error(b->diagnostics, record_text_place(b->records, s->record, text_of(s->name)),
                 "'%s' can't name a class: use letters, digits and _", s->name);
}

static const char *c_name_of(build *b, const model_definition *s, const char *words) {
  return build_printf(b, "%s_%s_%s", s->dialect->c_name, words, s->is_attr ? "attr" : "type");
}

static void fill_names(build *b, model_definition *s) {
  const record *r = s->record;
  s->record_name = text_copy(b->memory, record_name(r));
  s->class_name = read_text(b, r, "cppClassName");
  size_t size = strlen(s->class_name), tail = strlen(s->is_attr ? "Attr" : "Type");
  s->name = text_copy(b->memory, (text){s->class_name, size > tail ? size - tail : size});
  check_name(b, s);
  s->mnemonic = read_text_or_null(b, r, "mnemonic");
  const char *full = read_text(b, r, s->is_attr ? "attrName" : "typeName");
  if (s->mnemonic != NULL) s->full_name = build_printf(b, "%s.%s", s->dialect->name, s->mnemonic);
  else s->full_name = *full != '\0' ? full : build_printf(b, "%s.%s", s->dialect->name, s->name);
  const text name = text_of(s->name);
  s->c_name = c_name_of(b, s, name_in_dialect(b->memory, name, s->dialect->c_name));
  if (text_map_get(&b->definitions_by_name, text_of(s->c_name)) != NULL)
    s->c_name = c_name_of(b, s, name_snake(b->memory, name));
}

static bool has_checks(const model_definition *s) {
  for (size_t i = 0; i < s->parameter_count; i++)
    if (s->parameters[i].constraint != NULL) return true;
  return s->has_verifier;
}

static void check_builders(build *b, const model_definition *s) {
  for (size_t i = 0; i < s->builder_count; i++)
    if (s->builders[i].uses_checked_getter && !has_checks(s))
      report_error(b->diagnostics, at_place(s->builders[i].at),
                   "$_get_checked is used, but '%s' checks nothing: use $_get, or add `let "
                   "genVerifyDecl = 1;`",
                   s->class_name);
}

static void fill_rest(build *b, model_definition *s) {
  const record *r = s->record;
  s->summary = read_text(b, r, "summary");
  s->description = read_text_with_blanks(b->memory, r, "description");
  s->deprecated = read_deprecation(b, r);
  model_parameters_fill(b, s);
  fill_format(b, s);
  model_traits_fill(b, r, NULL, &s->traits, &s->trait_count);
  model_trait_code_fill(b, s->c_name, s->traits, s->trait_count, &s->trait_codes);
  text_map taken = {0};
  for (size_t i = 0; i < s->parameter_count; i++)
    text_map_set(b->memory, &taken, text_of(s->parameters[i].c_name), &taken);
  model_trait_hooks(b, s->c_name, &taken, (model_trait *)s->traits, s->trait_count);
  model_builders_fill(b, r, s->c_name, &s->builders, &s->builder_count);
  s->skip_default_builders = model_skips_default_builders(b, r);
  s->has_accessors = read_bit(r, "genAccessors");
  s->has_verifier = read_bit(r, "genVerifyDecl");
  s->alias = read_text_or_null(b, r, "cAlias");
  if (s->alias == NULL && read_bit(r, "genMnemonicAlias")) s->alias = s->mnemonic;
  check_builders(b, s);
  const record *info = read_record(r, "enum");
  if (info != NULL && record_is_a(info, TEXT("EnumInfo"))) s->enumeration = model_enum_of(b, info);
  for (size_t i = 0; i < s->parameter_count && s->enumeration == NULL; i++)
    if (s->parameter_count == 1 && record_is_a(r, TEXT("EnumAttr")))
      s->enumeration = s->parameters[0].type.named;
}

const model_definition *model_definition_of(build *b, const record *r) {
  model_definition *s = pointer_map_get(&b->definitions, r);
  if (s != NULL) {
    model_use(b, &s->outcome);
    return s;
  }
  model_making state;
  model_begin(b, r, &state);
  state.keeps_hooks = true;
  s = ARENA_NEW(b->memory, model_definition);
  *s = (model_definition){
      .record = r, .at = record_place(r), .is_attr = record_is_a(r, TEXT("AttrDef"))};
  pointer_map_set(b->memory, &b->definitions, r, s);
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
  text_map_set(b->memory, &b->definitions_by_name, text_of(s->c_name), s);
  fill_rest(b, s);
  if (s->dialect->record != NULL) model_use_dialect(b, s->dialect);
  s->outcome = model_end(b, &state);
  return s;
}

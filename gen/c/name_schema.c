// The table of how names are composed.
#include "c/name_schema.h"

#include "base/names.h"

typedef enum name_reach {
  OF_HEADER,
  OF_SOURCE,
  OF_AUTHOR,  // of the source, unless the author writes it
} name_reach;

typedef struct name_row {
  name_kind kind;
  name_reach reach;
  const char *before, *behind;  // the part; all of the name where there is none
} name_row;

static const name_row rows[] = {
    [NAME_DEF] = {C_NAME_VARIABLE, OF_HEADER, "def", ""},
    [NAME_ISA] = {C_NAME_FUNCTION, OF_HEADER, "isa", ""},
    [NAME_CHECK] = {C_NAME_FUNCTION, OF_HEADER, "check", ""},
    [NAME_CHECK_REGIONS] = {C_NAME_FUNCTION, OF_HEADER, "check_regions", ""},
    [NAME_PARSE] = {C_NAME_FUNCTION, OF_AUTHOR, "parse", ""},
    [NAME_PRINT] = {C_NAME_FUNCTION, OF_AUTHOR, "print", ""},
    [NAME_PARSE_HOOK] = {C_NAME_FUNCTION, OF_SOURCE, "parse_hook", ""},
    [NAME_STRUCTURE] = {C_NAME_FUNCTION, OF_SOURCE, "structure", ""},
    [NAME_VERIFY] = {C_NAME_FUNCTION, OF_SOURCE, "verify", ""},
    [NAME_VERIFY_REGIONS] = {C_NAME_FUNCTION, OF_SOURCE, "verify_regions", ""},
    [NAME_CHECKS] = {C_NAME_VARIABLE, OF_SOURCE, "checks", ""},
    [NAME_REGION_CHECKS] = {C_NAME_VARIABLE, OF_SOURCE, "region_checks", ""},
    [NAME_MORE] = {C_NAME_VARIABLE, OF_SOURCE, "more", ""},
    [NAME_TRAITS] = {C_NAME_VARIABLE, OF_SOURCE, "traits", ""},
    [NAME_INTERFACES] = {C_NAME_VARIABLE, OF_SOURCE, "interfaces", ""},
    [NAME_METHODS] = {C_NAME_VARIABLE, OF_SOURCE, "", "_methods"},
    [NAME_EFFECTS] = {C_NAME_VARIABLE, OF_SOURCE, "", "_table"},
    [NAME_FOLD] = {C_NAME_FUNCTION, OF_HEADER, "fold", ""},
    [NAME_FOLD_HOOK] = {C_NAME_FUNCTION, OF_SOURCE, "fold_hook", ""},
    [NAME_EVALUATE] = {C_NAME_FUNCTION, OF_SOURCE, "evaluate", ""},
    [NAME_POISON] = {C_NAME_FUNCTION, OF_SOURCE, "is_poison", ""},
    [NAME_CANONICALIZE] = {C_NAME_FUNCTION, OF_HEADER, "canonicalize", ""},
    [NAME_CANONICALIZE_PATTERN] = {C_NAME_VARIABLE, OF_HEADER, "canonicalize_pattern", ""},
    [NAME_CANONICALIZATIONS] = {C_NAME_VARIABLE, OF_HEADER, "canonicalizations", ""},
    [NAME_PATTERNS] = {C_NAME_VARIABLE, OF_SOURCE, "patterns", ""},
    [NAME_BUILD] = {C_NAME_FUNCTION, OF_HEADER, "build", ""},
    [NAME_INFER_TYPES] = {C_NAME_FUNCTION, OF_AUTHOR, "infer_types", ""},
    [NAME_NAME_RESULTS] = {C_NAME_FUNCTION, OF_SOURCE, "name_results", ""},
    [NAME_NAMES] = {C_NAME_VARIABLE, OF_SOURCE, "names", ""},
    [NAME_DERIVED] = {C_NAME_VARIABLE, OF_SOURCE, "derived", ""},
    [NAME_IS_DERIVED] = {C_NAME_FUNCTION, OF_SOURCE, "is_derived", ""},
    [NAME_MATERIALIZE] = {C_NAME_FUNCTION, OF_SOURCE, "materialize_derived", ""},
    [NAME_PARTS] = {C_NAME_VARIABLE, OF_SOURCE, "parts", ""},
    [NAME_MEMBER] = {C_NAME_FUNCTION, OF_HEADER, "", ""},
    [NAME_SETTER] = {C_NAME_FUNCTION, OF_HEADER, "set_", ""},
    [NAME_SEGMENT] = {C_NAME_FUNCTION, OF_HEADER, "", "_segment"},
    [NAME_GROUP] = {C_NAME_FUNCTION, OF_HEADER, "", "_group"},
    [NAME_GROUP_COUNT] = {C_NAME_FUNCTION, OF_HEADER, "", "_group_count"},
    [NAME_COUNT] = {C_NAME_FUNCTION, OF_HEADER, "", "_count"},
    [NAME_ATTR] = {C_NAME_FUNCTION, OF_HEADER, "", "_attr"},
    [NAME_SET_ATTR] = {C_NAME_FUNCTION, OF_HEADER, "set_", "_attr"},
    [NAME_PRESENCE] = {C_NAME_FUNCTION, OF_HEADER, "has_", ""},
    [NAME_GIVEN] = {C_NAME_FUNCTION, OF_HEADER, "parts_", ""},
    [NAME_GIVEN_SEGMENT] = {C_NAME_FUNCTION, OF_HEADER, "parts_", "_segment"},
    [NAME_GIVEN_ATTR] = {C_NAME_FUNCTION, OF_HEADER, "parts_", "_attr"},
    [NAME_DEFAULT] = {C_NAME_FUNCTION, OF_SOURCE, "default_", ""},
    [NAME_MUST_BE] = {C_NAME_VARIABLE, OF_SOURCE, "must_be_", ""},
    [NAME_FITS] = {C_NAME_FUNCTION, OF_SOURCE, "", "_fits"},
    [NAME_HASH] = {C_NAME_FUNCTION, OF_SOURCE, "", "_hash"},
    [NAME_EQUAL] = {C_NAME_FUNCTION, OF_SOURCE, "", "_equal"},
    [NAME_COPY] = {C_NAME_FUNCTION, OF_SOURCE, "", "_copy"},
    [NAME_PARAM_HOOKS] = {C_NAME_VARIABLE, OF_SOURCE, "", "_hooks"},
    [NAME_GET] = {C_NAME_FUNCTION, OF_HEADER, "get", ""},
    [NAME_GET_CHECKED] = {C_NAME_FUNCTION, OF_HEADER, "get_checked", ""},
    [NAME_PARAMS] = {C_NAME_TYPE, OF_HEADER, "params", ""},
    [NAME_PARAM_TABLE] = {C_NAME_VARIABLE, OF_SOURCE, "param_table", ""},
    [NAME_TYPE_OF] = {C_NAME_FUNCTION, OF_SOURCE, "type_of", ""},
    [NAME_ENUM] = {C_NAME_VARIABLE, OF_HEADER, "enum", ""},
    [NAME_TO_TEXT] = {C_NAME_FUNCTION, OF_HEADER, "to_text", ""},
    [NAME_FROM_TEXT] = {C_NAME_FUNCTION, OF_HEADER, "from_text", ""},
    [NAME_ATTR_GET] = {C_NAME_FUNCTION, OF_HEADER, "attr_get", ""},
    [NAME_ATTR_ISA] = {C_NAME_FUNCTION, OF_HEADER, "attr_isa", ""},
    [NAME_ATTR_VALUE] = {C_NAME_FUNCTION, OF_HEADER, "attr_value", ""},
    [NAME_CASES] = {C_NAME_VARIABLE, OF_SOURCE, "cases", ""},
    [NAME_FROM_ATTR] = {C_NAME_FUNCTION, OF_SOURCE, "from_attr", ""},
    [NAME_TO_ATTR] = {C_NAME_FUNCTION, OF_SOURCE, "to_attr", ""},
    [NAME_PARSE_OPTIONAL] = {C_NAME_FUNCTION, OF_SOURCE, "parse_optional", ""},
    [NAME_VALUE] = {C_NAME_FUNCTION, OF_HEADER, "value", ""},
    [NAME_CONVERT] = {C_NAME_FUNCTION, OF_SOURCE, "convert", ""},
    [NAME_ZERO] = {C_NAME_FUNCTION, OF_SOURCE, "zero", ""},
    [NAME_READ] = {C_NAME_FUNCTION, OF_SOURCE, "read", ""},
    [NAME_READ_OPTIONAL] = {C_NAME_FUNCTION, OF_SOURCE, "read_optional", ""},
    [NAME_WRITE] = {C_NAME_FUNCTION, OF_SOURCE, "write", ""},
    [NAME_READ_BYTECODE] = {C_NAME_FUNCTION, OF_SOURCE, "read_bytecode", ""},
    [NAME_WRITE_BYTECODE] = {C_NAME_FUNCTION, OF_SOURCE, "write_bytecode", ""},
    [NAME_DECODE] = {C_NAME_FUNCTION, OF_SOURCE, "decode", ""},
    [NAME_ENCODE] = {C_NAME_FUNCTION, OF_SOURCE, "encode", ""},
    [NAME_HOOKS] = {C_NAME_VARIABLE, OF_SOURCE, "hooks", ""},
    [NAME_DIALECT] = {C_NAME_VARIABLE, OF_HEADER, "dialect", ""},
    [NAME_OPS] = {C_NAME_VARIABLE, OF_SOURCE, "ops", ""},
    [NAME_TYPES] = {C_NAME_VARIABLE, OF_SOURCE, "types", ""},
    [NAME_ATTRS] = {C_NAME_VARIABLE, OF_SOURCE, "attrs", ""},
    [NAME_DEPENDENTS] = {C_NAME_VARIABLE, OF_SOURCE, "dependents", ""},
    [NAME_FORMER] = {C_NAME_VARIABLE, OF_SOURCE, "former", ""},
    [NAME_FORMER_NAMES] = {C_NAME_VARIABLE, OF_SOURCE, "former_names", ""},
    [NAME_FORMER_PARSERS] = {C_NAME_VARIABLE, OF_SOURCE, "former_parsers", ""},
    [NAME_FORMER_ATTRS] = {C_NAME_VARIABLE, OF_SOURCE, "former_attrs", ""},
    [NAME_FORMER_PARTS] = {C_NAME_VARIABLE, OF_SOURCE, "former_parts", ""},
    [NAME_FORMER_OPS] = {C_NAME_VARIABLE, OF_SOURCE, "former_ops", ""},
    [NAME_FORMER_TYPES] = {C_NAME_VARIABLE, OF_SOURCE, "former_types", ""},
    [NAME_APPLIES] = {C_NAME_FUNCTION, OF_SOURCE, "applies", ""},
    [NAME_BYTECODE] = {C_NAME_VARIABLE, OF_SOURCE, "bytecode", ""},
    [NAME_BYTECODE_ATTRS] = {C_NAME_VARIABLE, OF_SOURCE, "bytecode_attrs", ""},
    [NAME_BYTECODE_TYPES] = {C_NAME_VARIABLE, OF_SOURCE, "bytecode_types", ""},
    [NAME_PASS] = {C_NAME_VARIABLE, OF_HEADER, "pass", ""},
    [NAME_PASS_RUN] = {C_NAME_FUNCTION, OF_HEADER, "run", ""},
    [NAME_PASS_INITIALIZE] = {C_NAME_FUNCTION, OF_HEADER, "initialize", ""},
    [NAME_PASS_FINISH] = {C_NAME_FUNCTION, OF_HEADER, "finish", ""},
    [NAME_PASS_OPTIONS] = {C_NAME_TYPE, OF_HEADER, "options", ""},
    [NAME_PASS_OPTIONS_OF] = {C_NAME_FUNCTION, OF_HEADER, "options_of", ""},
    [NAME_PASS_COUNT] = {C_NAME_FUNCTION, OF_HEADER, "count_", ""},
    [NAME_PASS_DEFAULTS] = {C_NAME_VARIABLE, OF_SOURCE, "defaults", ""},
    [NAME_PASS_OPTION_TABLE] = {C_NAME_VARIABLE, OF_SOURCE, "option_table", ""},
    [NAME_PASS_CASES] = {C_NAME_VARIABLE, OF_SOURCE, "cases_of_", ""},
    [NAME_PASS_STATISTICS] = {C_NAME_VARIABLE, OF_SOURCE, "statistics", ""},
    [NAME_PASS_DEPENDENTS] = {C_NAME_VARIABLE, OF_SOURCE, "dependents", ""},
    [NAME_PASS_LIST] = {C_NAME_MACRO, OF_HEADER, "passes", ""},
    [NAME_CONVERSION] = {C_NAME_VARIABLE, OF_HEADER, "conversion", ""},
    [NAME_CONVERSION_PATTERNS] = {C_NAME_VARIABLE, OF_HEADER, "patterns", ""},
    [NAME_CONVERSION_RULES] = {C_NAME_VARIABLE, OF_SOURCE, "rules", ""},
    [NAME_CONVERSION_QUESTION] = {C_NAME_FUNCTION, OF_SOURCE, "is_legal_", ""},
    [NAME_CONVERSION_TYPES] = {C_NAME_VARIABLE, OF_SOURCE, "types", ""},
    [NAME_CONVERSION_TYPE] = {C_NAME_FUNCTION, OF_SOURCE, "type_", ""},
    [NAME_PATTERN] = {C_NAME_VARIABLE, OF_HEADER, "pattern", ""},
    [NAME_REWRITE] = {C_NAME_FUNCTION, OF_SOURCE, "rewrite", ""},
    [NAME_REWRITE_HOOK] = {C_NAME_FUNCTION, OF_HEADER, "rewrite", ""},
    [NAME_EITHER] = {C_NAME_FUNCTION, OF_SOURCE, "either_", ""},
    [NAME_DECLARED_FOLD] = {C_NAME_FUNCTION, OF_SOURCE, "fold_", ""},
    [NAME_PATTERN_SET] = {C_NAME_VARIABLE, OF_HEADER, "patterns", ""},
};

const char *name_stem(arena *a, const char *part) {
  const text t = text_of(part), rest = {part, t.size > 0 ? t.size - 1 : 0};
  const bool is_marked = rest.size > 0 && part[rest.size] == '_';
  if (!is_marked || !(name_is_keyword(rest) || name_is_reserved(rest))) return part;
  return text_copy(a, rest);
}

// Alone, a part that would have the name of something else keeps its underscore; in front of an
// ending none is doubled.
static text within_name(arena *a, const name_row *row, const char *part) {
  const text stem = text_of(name_stem(a, part));
  if (row->behind[0] != '\0')
    return stem.size > 1 && stem.data[stem.size - 1] == '_' ? (text){stem.data, stem.size - 1}
                                                            : stem;
  return row->before[0] == '\0' && name_is_reserved(stem) ? text_of(part) : stem;
}

const char *name_compose(arena *a, name_role role, const char *owner, const char *part) {
  const name_row *row = &rows[role];
  buffer b = arena_draft(a);
  buffer_string(&b, owner);
  buffer_char(&b, '_');
  buffer_string(&b, row->before);
  buffer_text(&b, within_name(a, row, part));
  buffer_string(&b, row->behind);
  return arena_keep(a, &b).data;
}

name_kind name_role_kind(name_role role) { return rows[role].kind; }
bool name_role_is_private(name_role role) { return rows[role].reach != OF_HEADER; }

bool name_is_reserved(text part) {
  for (name_role role = NAME_DEF; role <= NAME_PARTS; role++)
    if (rows[role].reach != OF_SOURCE && text_is(part, rows[role].before)) return true;
  return false;
}

static const char **given_for(name_table *t, name_role role, const char *owner, const char *part) {
  buffer key = {0};
  buffer_printf(&key, "%d %s %s", (int)role, owner, part);
  const char **name = name_given(t, buffer_as_text(&key));
  buffer_free(&key);
  return name;
}

const char *name_private(name_table *t, name_role role, const char *owner, const char *part,
                         place at) {
  const char **name = given_for(t, role, owner, part);
  if (*name != NULL) return *name;
  const name_entry entry = {.name = text_of(name_compose(name_table_memory(t), role, owner, part)),
                            .kind = rows[role].kind,
                            .is_static = true,
                            .at = at};
  return *name = name_enter_free(t, &entry);
}

void name_set_private(name_table *t, name_role role, const char *owner, const char *part,
                      const char *name) {
  *given_for(t, role, owner, part) = name;
}

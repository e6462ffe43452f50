// C types: what a spelling in a definition ("int64_t", "ArrayRef<int64_t>", "::mlir::Type") is in
// C. The language's own scalars are known here; all others come from the prelude's spellings, from
// enums, and from the definitions of types and attributes.
#include <stdlib.h>
#include <string.h>

#include "make/declared.h"
#include "model/enum.h"

// Without a leading `::` and the namespaces that every C++ spelling begins with.
static text bare_name(text spelling) {
  text t = text_trim(spelling);
  static const char *const namespaces[] = {"::", "mlir::", "llvm::", "std::"};
  for (size_t i = 0; i < 4; i++) t = text_strip_prefix(t, namespaces[i]);
  return t;
}

static c_kind kind_of_param(text kind) {
  static const struct {
    const char *name;
    c_kind kind;
  } kinds[] = {
      {"MICA_PARAM_TYPE", C_TYPE},   {"MICA_PARAM_ATTR", C_ATTR}, {"MICA_PARAM_POINTER", C_POINTER},
      {"MICA_PARAM_FLOAT", C_FLOAT}, {"MICA_PARAM_STR", C_STR},   {"MICA_PARAM_TYPES", C_TYPES},
      {"MICA_PARAM_ATTRS", C_ATTRS}, {"MICA_PARAM_STRS", C_STRS}, {"MICA_PARAM_ARRAY", C_ARRAY}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (text_is(kind, kinds[i].name)) return kinds[i].kind;
  return C_CUSTOM;
}

// A name of a record of class Spelling.
typedef struct spelling_name {
  text name;
  const record *of;
  size_t order;  // the first record with a name has it
} spelling_name;

struct spelling_index {
  const spelling_name *names;  // sorted
  size_t count;
};

static int compare_spellings(const void *a, const void *b) {
  const spelling_name *x = a, *y = b;
  int by_name = text_compare(x->name, y->name);
  return by_name != 0 ? by_name : x->order < y->order ? -1 : 1;
}

static size_t name_count(const record *r) {
  const value *names = record_value(r, TEXT("names"));
  return names != NULL && value_kind_of(names) == VALUE_LIST ? value_count(names) : 0;
}

static const spelling_index *spellings_of(build *b) {
  if (b->spellings != NULL) return b->spellings;
  record_list all = records_of_class(b->records, TEXT("Spelling"));
  size_t most = 0, count = 0;
  for (size_t i = 0; i < all.count; i++) most += name_count(all.items[i]);
  spelling_name *names = ARENA_ARRAY(b->memory, spelling_name, most + 1);
  for (size_t i = 0; i < all.count; i++) {
    for (size_t j = 0; j < name_count(all.items[i]); j++) {
      text t;
      if (!value_as_text(value_item(record_value(all.items[i], TEXT("names")), j), &t)) continue;
      names[count] = (spelling_name){bare_name(t), all.items[i], count};
      count++;
    }
  }
  qsort(names, count, sizeof *names, compare_spellings);
  spelling_index *index = ARENA_NEW(b->memory, spelling_index);
  *index = (spelling_index){names, count};
  return b->spellings = index;
}

const record *model_spelling(build *b, text spelling) {
  const spelling_index *index = spellings_of(b);
  text name = bare_name(spelling);
  size_t low = 0, high = index->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (text_compare(index->names[middle].name, name) < 0) low = middle + 1;
    else high = middle;
  }
  bool found = low < index->count && text_equal(index->names[low].name, name);
  return found ? index->names[low].of : NULL;
}

// A header's name stands between quotes, where C knows no escapes.
static bool is_header_name(const char *name) {
  size_t size = strlen(name);
  return strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+./") ==
         size;
}

const char *read_header(build *b, const record *r) {
  const char *name = read_text(b, r, "cHeader");
  if (*name == '\0') return NULL;
  field f = read_field(r, "cHeader");
  if (!is_header_name(name))
    report_error(b->diagnostics, field_value_place(b->records, &f),
                 "a header's name is made of letters, digits and _ - + . /");
  return name;
}

static void use_header(build *b, const record *r) {
  const char *name = read_header(b, r);
  if (name == NULL) return;
  for (size_t i = 0; i < b->used_headers.count; i++)
    if (strcmp(b->used_headers.items[i], name) == 0) return;
  list_push(b->memory, &b->used_headers, name);
}

static c_type of_spelling(build *b, const record *r) {
  use_header(b, r);
  const char *in_c = read_text(b, r, "cType");
  const c_scalar *known = c_scalar_named(text_of(in_c));
  c_type type = {.kind = C_CUSTOM, .spelling = in_c};
  const char *kind = read_text(b, r, "cKind");
  if (known != NULL) {
    type.kind = known->kind;
    type.size = known->size;
  } else if (*kind != '\0') type.kind = kind_of_param(text_of(kind));
  type.element = read_text_or_null(b, r, "cElement");
  type.check = read_text_or_null(b, r, "cCheck");
  type.class_name = read_text_or_null(b, r, "cName");
  type.dense = read_text_or_null(b, r, "cDense");
  type.parser = read_text_or_null(b, r, "cParser");
  type.printer = read_text_or_null(b, r, "cPrinter");
  type.hooks = read_text_or_null(b, r, "cHooks");
  if (type.kind == C_CUSTOM && *kind != '\0') type.kind_of_param = kind;
  int64_t size;
  if (read_int(r, "cSize", &size) && size > 0) type.size = (uint32_t)size;
  return type;
}

// ---- Arrays -------------------------------------------------------------------------------------

// What stands between the angle brackets of `NAME<...>`; size 0: it isn't one.
static text argument_of(text spelling, const char *name) {
  size_t size = strlen(name);
  if (!text_starts_with(spelling, text_of(name)) || spelling.size < size + 3) return (text){0};
  if (spelling.data[size] != '<' || spelling.data[spelling.size - 1] != '>') return (text){0};
  text inside = {spelling.data + size + 1, spelling.size - size - 2};
  size_t comma = text_find(inside, TEXT(","), 0);
  if (strcmp(name, "SmallVector") == 0 && comma != SIZE_MAX) inside.size = comma;
  return text_trim(inside);
}

static text array_element(text name) {
  static const char *const lists[] = {"ArrayRef", "SmallVector", "vector"};
  for (size_t i = 0; i < 3; i++) {
    text element = argument_of(name, lists[i]);
    if (element.size > 0) return element;
  }
  return (text){0};
}

// Each of the class that one would be of.
static c_type of_entities(const c_type *item) {
  bool types = item->kind == C_TYPE;
  return (c_type){.kind = types ? C_TYPES : C_ATTRS,
                  .spelling = types ? "mica_types" : "mica_attrs",
                  .definition = item->definition,
                  .check = item->check,
                  .class_name = item->class_name};
}

static bool of_array(build *b, text element, place at, c_type *out) {
  c_type item;
  bool is_known = model_find_c_type(b, element, at, &item);
  *out =
      (c_type){.kind = C_ARRAY, .element = item.spelling, .size = item.size, .named = item.named};
  if (item.kind == C_TYPE || item.kind == C_ATTR) *out = of_entities(&item);
  else if (item.kind == C_STR) *out = (c_type){.kind = C_STRS, .spelling = "mica_strs"};
  else if (strcmp(item.spelling, "int64_t") == 0) out->spelling = "mica_int64s";
  else if (strcmp(item.spelling, "int32_t") == 0) out->spelling = "mica_int32s";
  else out->spelling = build_printf(b, "%s_list", name_clean(b->memory, text_of(item.spelling)));
  if (item.kind == C_ENUM && item.size == 0) out->size = 4;
  return is_known;
}

// ---- Optional values ----------------------------------------------------------------------------

static text optional_value(text name) {
  static const char *const classes[] = {"optional", "Optional"};
  for (size_t i = 0; i < 2; i++) {
    text inside = argument_of(name, classes[i]);
    if (inside.size > 0) return inside;
  }
  return (text){0};
}

// A type or attribute that is absent is NULL, a text or list empty; a number has a flag beside it,
// and so has a case of an enum, which is kept as a number.
static bool of_optional(build *b, text inside, place at, c_type *out) {
  if (!model_find_c_type(b, inside, at, out)) return false;
  switch (out->kind) {
  case C_TYPE:
  case C_ATTR: out->may_be_absent = true; return true;
  case C_BOOL:
  case C_INT:
  case C_UINT:
  case C_ENUM: break;
  case C_STR:
  case C_RESOURCE:
  case C_POINTER:
  case C_TYPES:
  case C_ATTRS:
  case C_STRS:
  case C_ARRAY: return true;
  case C_FLOAT:
  case C_LOC:
  case C_OPTIONAL:
  case C_CUSTOM: return false;
  }
  // By its bits: `size_t` and `int` have no name of their own.
  text element = TEXT("bool");
  const uint32_t size = out->kind == C_ENUM && out->size == 0 ? 4 : out->size;
  if (out->kind != C_BOOL)
    element = text_of(build_printf(b, "%sint%u_t", out->kind == C_INT ? "" : "u", 8 * size));
  size_t stem = out->kind == C_BOOL ? element.size : element.size - 2;
  *out = (c_type){.kind = C_OPTIONAL,
                  .size = size,
                  .named = out->named,
                  .element = text_copy(b->memory, element),
                  .spelling = build_printf(b, "mica_optional_%.*s", (int)stem, element.data)};
  return true;
}

// ---- Definitions --------------------------------------------------------------------------------

// Whether `ns::Name` (or `Name`) names a definition with this C++ namespace and class.
static bool is_named(text spelling, text cpp_namespace, text class_name) {
  if (!text_equal(text_after_last(spelling, "::"), class_name)) return false;
  if (spelling.size <= class_name.size + 2) return spelling.size == class_name.size;
  text space = {spelling.data, spelling.size - class_name.size - 2};
  space = text_after_last(space, "::");
  return text_equal(space, text_after_last(cpp_namespace, "::"));
}

static text text_field(const record *r, const char *name) {
  text t = {0};
  const value *v = record_value(r, text_of(name));
  if (v != NULL) value_as_text(v, &t);
  return t;
}

// Records of enums and definitions by the names of their classes, without namespaces.
static void index_class(build *b, const char *class_name, const char *name_field) {
  record_list all = records_of_class(b->records, text_of(class_name));
  for (size_t i = 0; i < all.count; i++) {
    text name = text_field(all.items[i], name_field);
    list *same = text_map_get(&b->class_names, name);
    if (same == NULL) {
      same = ARENA_NEW(b->memory, list);
      *same = (list){0};
      text_map_set(b->memory, &b->class_names, name, same);
    }
    list_push(b->memory, same, all.items[i]);
  }
}

// Those with the last part of a spelling as their name.
static list records_named(build *b, text spelling) {
  if (b->class_names.capacity == 0) {
    index_class(b, "EnumInfo", "className");
    index_class(b, "AttrOrTypeDef", "cppClassName");
  }
  const list *found = text_map_get(&b->class_names, text_after_last(spelling, "::"));
  return found == NULL ? (list){0} : *found;
}

const model_enum *model_enum_named(build *b, text spelling) {
  text name = bare_name(spelling);
  list all = records_named(b, name);
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (!record_is_a(r, TEXT("EnumInfo"))) continue;
    text space = text_field(r, "cppNamespace");
    if (is_named(name, space, text_field(r, "className"))) return model_enum_of(b, r);
  }
  return NULL;
}

const model_enum *model_enum_of_c_name(const build *b, text name) {
  return text_map_get(&b->enum_names, name);
}

const record *model_definition_named(build *b, text spelling) {
  text name = bare_name(spelling);
  list all = records_named(b, name);
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    if (!record_is_a(r, TEXT("AttrOrTypeDef"))) continue;
    const record *dialect = read_record(r, "dialect");
    text space = dialect == NULL ? (text){0} : text_field(dialect, "cppNamespace");
    if (is_named(name, space, text_field(r, "cppClassName"))) return r;
  }
  return NULL;
}

const char *model_definition_class_name(build *b, const record *r) {
  return read_text_or_null(b, r, record_is_a(r, TEXT("AttrDef")) ? "attrName" : "typeName");
}

// ---- Types of C ---------------------------------------------------------------------------------

static size_t word_size(text t) {
  size_t size = 0;
  while (size < t.size && name_is_letter(t.data[size])) size++;
  return size;
}

static text after_word(text t, const char *word) {
  size_t size = strlen(word);
  bool stands = text_starts_with(t, text_of(word)) && word_size(t) == size;
  return stands ? text_trim((text){t.data + size, t.size - size}) : t;
}

static bool has_capital(text t) {
  for (size_t i = 0; i < t.size; i++)
    if (t.data[i] >= 'A' && t.data[i] <= 'Z') return true;
  return false;
}

// `const struct thing *`: its last word, with stars alone behind; size 0: something else.
static text word_of_c_type(text spelling, bool *is_tagged) {
  text t = after_word(text_trim(spelling), "const");
  text untagged = after_word(after_word(after_word(t, "struct"), "enum"), "union");
  *is_tagged = untagged.size < t.size;
  text word = {untagged.data, word_size(untagged)};
  for (size_t i = word.size; i < untagged.size; i++) {
    text rest = {untagged.data + i, untagged.size - i};
    bool is_const = word_size(rest) == 5 && text_starts_with(rest, TEXT("const"));
    if (is_const) i += 4;
    else if (rest.data[0] != '*' && rest.data[0] != ' ') return (text){0};
  }
  bool is_name = word.size > 0 && !(word.data[0] >= '0' && word.data[0] <= '9');
  return is_name ? word : (text){0};
}

// Things of the runtime that are known by their addresses alone.
static bool is_opaque(text word) {
  static const char *const words[] = {
      "mica_attr",        "mica_block",  "mica_builder",   "mica_context", "mica_diag",
      "mica_dialect_def", "mica_op",     "mica_op_def",    "mica_operand", "mica_parser",
      "mica_printer",     "mica_region", "mica_successor", "mica_type",    "mica_value"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (text_is(word, words[i])) return true;
  return false;
}

// What the classes of C++ that definitions may not name are in C.
static const char *meant_by(text written) {
  static const struct {
    const char *cpp, *c;
  } classes[] = {{"Block", "mica_block *"},
                 {"MLIRContext", "mica_context *"},
                 {"OpBuilder", "mica_builder *"},
                 {"OperationState", "mica_builder *"},
                 {"Operation", "mica_op *"},
                 {"Region", "mica_region *"},
                 {"TypeRange", "mica_types"},
                 {"Value", "mica_value *"},
                 {"ValueRange", "mica_value *const *"}};
  text name = text_after_last(written, "::");
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    text of_class = text_of(classes[i].cpp);
    bool is_it = text_starts_with(name, of_class) &&
                 (name.size == of_class.size || !name_is_letter(name.data[of_class.size]));
    if (is_it) return classes[i].c;
  }
  return NULL;
}

// A type of C that the author's header declares. C++ has no such names in a `.td` file, but for
// those of the runtime.
static bool is_c_type(build *b, text spelling, place at) {
  bool is_tagged;
  text word = word_of_c_type(spelling, &is_tagged);
  if (word.size == 0) return false;
  if (text_is(word, "void")) return true;
  if (text_contains(spelling, "*") && c_scalar_named(word) != NULL) return true;
  bool is_of_mica = text_starts_with(word, TEXT("mica_"));
  if (is_opaque(word) && !text_contains(spelling, "*")) return false;
  if (is_cpp_place(b, at)) return is_tagged || is_of_mica;
  if (has_capital(word) || name_is_keyword(word)) return false;
  return code_is_declared_first(b, word);
}

static void report_unknown(build *b, text written, place_range at) {
  bool is_tagged;
  text word = word_of_c_type(written, &is_tagged);
  if (is_opaque(word)) {
    report_error(b->diagnostics, at, "'%.*s' is known by its address alone", TEXT_ARGS(word));
    report_help(b->diagnostics, "write '%.*s *'", TEXT_ARGS(written));
    return;
  }
  report_error(b->diagnostics, at, "'%.*s' has no C type that Mica knows: write the C type instead",
               TEXT_ARGS(written));
  const char *meant = meant_by(written);
  if (meant != NULL) {
    report_help(b->diagnostics, "write '%s'", meant);
    return;
  }
  spelling s = spelling_of(word.size > 0 ? word : written);
  for (size_t i = 0; i < c_scalar_count; i++) spelling_offer(&s, text_of(c_scalars[i].name));
  const spelling_index *index = spellings_of(b);
  if (!is_cpp_place(b, at.begin)) code_offer_names(b, &s);
  for (size_t i = 0; i < index->count; i++) spelling_offer(&s, index->names[i].name);
  report_spelling(b->diagnostics, &s);
  if (s.nearest.size == 0 && word.size > 0)
    report_help(
        b->diagnostics,
        "a type of your own is declared in the extraClassDeclaration of the dialect, or has "
        "a record: def : Spelling<[\"%.*s\"], \"%.*s\", \"MICA_PARAM_CUSTOM\"> { let "
        "cHeader = \"...\"; }",
        TEXT_ARGS(written), TEXT_ARGS(written));
}

// ---- Spellings ----------------------------------------------------------------------------------

static c_type of_definition(build *b, const record *r) {
  bool is_attr = record_is_a(r, TEXT("AttrDef"));
  return (c_type){.kind = is_attr ? C_ATTR : C_TYPE,
                  .spelling = is_attr ? "const mica_attr *" : "const mica_type *",
                  .class_name = is_attr ? NULL : model_definition_class_name(b, r),
                  .definition = model_definition_of(b, r)};
}

// `const T &` is T.
static text without_reference(text spelling) {
  text name = text_strip_prefix(bare_name(spelling), "const ");
  bool is_reference = name.size > 0 && name.data[name.size - 1] == '&';
  return is_reference ? text_trim((text){name.data, name.size - 1}) : name;
}

bool model_find_c_type(build *b, text spelling, place at, c_type *out) {
  spelling = c_type_tidy(b->memory, text_of(model_resolve(b, text_trim(spelling))));
  text name = without_reference(spelling), element = array_element(bare_name(name));
  const c_scalar *known = c_scalar_named(spelling);
  if (known == NULL) known = c_scalar_named(name);
  const record *r = known == NULL ? model_spelling(b, name) : NULL;
  *out = (c_type){.kind = C_CUSTOM, .spelling = text_copy(b->memory, spelling)};
  if (known != NULL)
    return *out = (c_type){.kind = known->kind, .spelling = known->name, .size = known->size}, true;
  if (r != NULL) return *out = of_spelling(b, r), true;
  if (text_is(spelling, "mica_int64s")) element = TEXT("int64_t");
  if (text_is(spelling, "mica_int32s")) element = TEXT("int32_t");
  if (element.size > 0) return of_array(b, element, at, out);
  text inside = optional_value(bare_name(name));
  if (inside.size > 0) return of_optional(b, inside, at, out);
  const model_enum *named = model_enum_named(b, name);
  if (named == NULL) named = model_enum_of_c_name(b, name);
  if (named != NULL)
    return *out = (c_type){.kind = C_ENUM, .spelling = named->c_name, .named = named}, true;
  const record *definition = model_definition_named(b, name);
  if (definition != NULL) return *out = of_definition(b, definition), true;
  if (is_cpp_place(b, at) && model_find_base_class(b, name, at, out)) return true;
  return is_c_type(b, spelling, at);
}

c_type model_c_type(build *b, text spelling, place_range at) {
  c_type type;
  if (model_find_c_type(b, spelling, at.begin, &type)) return type;
  report_unknown(b, text_trim(spelling), at);
  type.is_unknown = true;
  return type;
}

// Properties: how they are kept, read and printed, what they are in C, and which functions their
// author writes. Those with the same base and summary are one.
#include <string.h>

#include "make/author_code.h"
#include "make/c_value.h"
#include "model/op.h"
#include "model/property.h"

// ---- What a record says -------------------------------------------------------------------------

static const char *const code_fields[] = {[PROPERTY_FROM_ATTR] = "convertFromAttribute",
                                          [PROPERTY_TO_ATTR] = "convertToAttribute",
                                          [PROPERTY_PARSE] = "parser",
                                          [PROPERTY_PARSE_OPTIONAL] = "optionalParser",
                                          [PROPERTY_PRINT] = "printer",
                                          [PROPERTY_WRITE_BYTECODE] = "writeToMlirBytecode",
                                          [PROPERTY_READ_BYTECODE] = "readFromMlirBytecode"};

static bool has_same_code(build *b, const record *r, const record *other) {
  for (size_t i = 0; i < PROPERTY_FUNCTION_COUNT; i++)
    if (strcmp(read_text(b, r, code_fields[i]), read_text(b, other, code_fields[i])) != 0)
      return false;
  return true;
}

// The property inside of DefaultValuedProp, ConfinedProp, ….
static const record *innermost(const record *r) {
  for (const record *base = read_record(r, "baseProperty"); base != NULL;
       base = read_record(r, "baseProperty"))
    r = base;
  return r;
}

// The same, as far as nothing of its code is replaced on the way.
static const record *innermost_with_code(build *b, const record *r) {
  const record *base = read_record(r, "baseProperty");
  while (base != NULL && has_same_code(b, r, base)) {
    r = base;
    base = read_record(r, "baseProperty");
  }
  return r;
}

static model_property_kind kind_of(build *b, const record *r) {
  static const char *const names[] = {
      [PROPERTY_OWN] = "MICA_PROPERTY_OWN",          [PROPERTY_INT] = "MICA_PROPERTY_INT",
      [PROPERTY_BOOL] = "MICA_PROPERTY_BOOL",        [PROPERTY_UNIT] = "MICA_PROPERTY_UNIT",
      [PROPERTY_STRING] = "MICA_PROPERTY_STRING",    [PROPERTY_ENUM] = "MICA_PROPERTY_ENUM",
      [PROPERTY_INTS] = "MICA_PROPERTY_INTS",        [PROPERTY_LIST] = "MICA_PROPERTY_LIST",
      [PROPERTY_OPTIONAL] = "MICA_PROPERTY_OPTIONAL"};
  const char *name = read_text(b, r, "cKind");
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(name, names[i]) == 0) return (model_property_kind)i;
  report_error(b->diagnostics, record_at(r), "'%s' is no kind of property (mica/dialect.h)", name);
  return PROPERTY_OWN;
}

static text without_suffix(text t, const char *suffix) {
  size_t size = strlen(suffix);
  bool has_it = t.size > size && memcmp(t.data + t.size - size, suffix, size) == 0;
  return has_it ? (text){t.data, t.size - size} : t;
}

// Of ModulusProp or ModulusProperty: "modulus"; of a record without a name its kind: "list".
static const char *words_of(build *b, const record *r) {
  if (record_is_anonymous(r)) {
    text kind = text_strip_prefix(text_of(read_text(b, r, "cKind")), "MICA_PROPERTY_");
    return name_snake(b->memory, kind);
  }
  const char *words = name_snake(b->memory, name_without_dialect(record_name(r)));
  text bare = without_suffix(without_suffix(text_of(words), "_property"), "_prop");
  return text_copy(b->memory, bare);
}

// "ring_modulus_property"; of several with one name the later ones are numbered.
static const char *name_of(build *b, const record *r) {
  const char *plain = build_printf(b, "%s_%s_property", b->model->c_prefix, words_of(b, r));
  const char *free_name = plain;
  for (size_t i = 2; text_map_get(&b->property_names, text_of(free_name)) != NULL; i++)
    free_name = build_printf(b, "%s_%zu", plain, i);
  text_map_set(b->memory, &b->property_names, text_of(free_name), (void *)r);
  return free_name;
}

// ---- C types ------------------------------------------------------------------------------------

// In a `.td` file a class of C++, whatever it looks like.
static void check_own_type(build *b, const record *r, const char *spelling, place_range at) {
  text name = text_of(spelling);
  if (name.size == 0) {
    report_error(b->diagnostics, at,
                 "the property '%.*s' has no storage type: Property<\"C type\">",
                 TEXT_ARGS(record_name(r)));
  } else if (is_cpp_place(b, record_place(r)) && model_spelling(b, name) == NULL) {
    report_error(b->diagnostics, at, "the storage type '%s' is a class of C++", spelling);
    report_help(b->diagnostics,
                "name its C type: def : Spelling<[\"%s\"], \"my_type\", \"MICA_PARAM_CUSTOM\">;",
                spelling);
  }
}

static c_type type_of(build *b, const record *r, model_property_kind kind, place_range at) {
  const char *spelling = read_text(b, r, "interfaceType");
  size_t errors = diagnostics_error_count(b->diagnostics);
  c_type type = {.kind = C_CUSTOM, .spelling = spelling};
  place_range written = record_text_place(b->records, r, text_of(spelling));
  if (written.begin != 0) at = written;
  if (*spelling != '\0') type = model_c_type(b, text_of(spelling), at);
  bool is_unknown = kind == PROPERTY_OWN && type.kind == C_CUSTOM;
  if (is_unknown && diagnostics_error_count(b->diagnostics) == errors)
    check_own_type(b, r, spelling, at);
  return type;
}

cpp_kind model_property_self(build *b, const record *r, const char **c_type_name) {
  const model_property *p = model_property_of(b, r, record_place(r));
  *c_type_name = p->type.spelling;
  return p->type.kind == C_ENUM ? CPP_INT : cpp_kind_of_c_type(&p->type);
}

// ---- The author's functions ---------------------------------------------------------------------

static const char *const code_placeholders[][5] = {
    [PROPERTY_FROM_ATTR] = {"$_storage", "$_attr", "$_diag", "$_ctxt", NULL},
    [PROPERTY_TO_ATTR] = {"$_storage", "$_ctxt", NULL},
    [PROPERTY_PARSE] = {"$_storage", "$_parser", "$_ctxt", NULL},
    [PROPERTY_PARSE_OPTIONAL] = {"$_storage", "$_parser", "$_ctxt", NULL},
    [PROPERTY_PRINT] = {"$_storage", "$_printer", "$_ctxt", NULL},
    [PROPERTY_WRITE_BYTECODE] = {"$_storage", "$_writer", "$_ctxt", NULL},
    [PROPERTY_READ_BYTECODE] = {"$_storage", "$_reader", "$_ctxt", NULL}};

// A printer or a writer may be an expression.
static author_code body_of(build *b, const record *r, size_t function) {
  static const char *const scope[] = {"attr",    "ctx",   "p", "r", "report",
                                      "storage", "value", "w", NULL};
  const char *name = code_fields[function];
  const char *const *placeholders = code_placeholders[function];
  const bool may_be_open = function == PROPERTY_PRINT || function == PROPERTY_WRITE_BYTECODE;
  const char *code = read_text(b, r, name);
  bool is_open = *code != '\0' && code[strlen(code) - 1] != ';' && code[strlen(code) - 1] != '}';
  if (!is_open || !may_be_open || is_cpp_field(b, r, name))
    return code_statements(b, r, name, "this code", placeholders, scope, false);
  const cpp_source source = {
      .code.expression = code, .code.from = read_field(r, name), .code.scope = scope};
  (void)code_is_c(b, &source, "this code", CODE_EXPRESSION, placeholders);
  return read_code(b, r, name);
}

// `defvar # ";"`, where what is named is nothing.
static bool is_some_code(const char *code) { return code[strspn(code, "; \t\n")] != '\0'; }

// Of a C type of the author's: what says nothing of it is a function to write.
static bool is_needed(size_t function) {
  return function <= PROPERTY_PRINT && function != PROPERTY_PARSE_OPTIONAL;
}

static void check_pair(build *b, const record *r, const model_property_code *code,
                       model_property_function one, model_property_function other) {
  if (!code->has[one] || code->has[other]) return;
  report_error(b->diagnostics, record_at(r), "'%.*s' has %s, but no %s that it goes with",
               TEXT_ARGS(record_name(r)), code_fields[one], code_fields[other]);
}

static model_property_code *code_of(build *b, const record *r, const model_property *p,
                                    const char *c_name) {
  model_property_code *code = ARENA_NEW(b->memory, model_property_code);
  *code = (model_property_code){.c_name = c_name, .type = p->type, .at = record_place(r)};
  bool any = false;
  for (size_t i = 0; i < PROPERTY_FUNCTION_COUNT; i++) {
    bool is_written = is_some_code(read_text(b, r, code_fields[i]));
    code->has[i] = is_written || (p->kind == PROPERTY_OWN && is_needed(i));
    if (is_written) code->body[i] = body_of(b, r, i);
    any = any || code->has[i];
  }
  check_pair(b, r, code, PROPERTY_TO_ATTR, PROPERTY_FROM_ATTR);
  check_pair(b, r, code, PROPERTY_WRITE_BYTECODE, PROPERTY_READ_BYTECODE);
  check_pair(b, r, code, PROPERTY_READ_BYTECODE, PROPERTY_WRITE_BYTECODE);
  return any ? code : NULL;
}

// ---- The property -------------------------------------------------------------------------------

static const char *over(build *b, const char *code, const char *placeholder, const char *by) {
  return code == NULL ? NULL : model_substitute(b, code, placeholder, by);
}

// Of the attributes of its elements, which are its value where it is read.
static const char *to_attr_of_elements(model_property_kind kind) {
  if (kind == PROPERTY_LIST) return "mica_attr_array($_ctxt, $0)";
  return "mica_attr_array($_ctxt, (mica_attrs){&$0, $0 != NULL})";
}

static void fill_conversions(build *b, const record *r, model_property *p, const char *c_name) {
  static const char *const placeholders[] = {"$_attr", "$_value", "$_ctxt", NULL};
  const field from = read_field(r, "cValue"), to = read_field(r, "cAttr");
  if (!p->type.is_unknown) {
    code_check_expression(b, r, &from, "the cValue", placeholders);
    code_check_expression(b, r, &to, "the cAttr", placeholders);
  }
  model_property_code *code = code_of(b, r, p, c_name);
  p->from_attr = over(b, read_text_or_null(b, r, "cValue"), "$_attr", "$_self");
  p->to_attr = over(b, read_text_or_null(b, r, "cAttr"), "$_value", "$0");
  p->code = code;
  if (code == NULL) return;
  if (code->has[PROPERTY_FROM_ATTR]) p->from_attr = build_printf(b, "%s_value($_self)", c_name);
  if (code->has[PROPERTY_TO_ATTR]) p->to_attr = build_printf(b, "%s_to_attr($_ctxt, $0)", c_name);
  code->from_attr = p->from_attr;
  code->to_attr = p->to_attr != NULL ? p->to_attr : to_attr_of_elements(p->kind);
}

static void fill_enum(build *b, const record *base, model_property *p) {
  const record *info = read_record(base, "enum"), *form = read_record(base, "attrForm");
  if (info == NULL) return;
  p->enumeration = model_enum_of(b, info);
  p->keyword = read_text_or_null(b, base, "mnemonic");
  if (form == NULL || !record_is_a(form, TEXT("AttrOrTypeDef"))) return;
  p->form = model_definition_of(b, form);
  p->form_class = read_text(b, form, "storageType");
  p->is_kept_in_form = read_bit(base, "storeInCustomAttribute");
}

static model_property make_property(build *b, const record *r, place at) {
  const char *c_name = name_of(b, r);
  int64_t width = 0;
  (void)read_int(r, "cWidth", &width);
  place_range where = record_is_anonymous(r) ? at_place(at) : record_at(r);
  model_property p = {.kind = kind_of(b, r), .width = (uint32_t)width, .at = record_place(r)};
  p.kind_name = read_text(b, r, "cKind");
  p.c_name = c_name;
  p.type = type_of(b, r, p.kind, where);
  p.is_unsigned = p.type.kind == C_UINT;
  p.is_bare = read_bit(innermost(r), "cIsBare");
  p.has_optional_parser = read_bit(r, "cHasOptionalParser");
  bool has_element = p.kind == PROPERTY_LIST || p.kind == PROPERTY_OPTIONAL;
  const record *element = has_element ? read_record(r, "element") : NULL;
  if (element != NULL) p.element = model_property_of(b, element, at);
  fill_enum(b, innermost(r), &p);
  fill_conversions(b, r, &p, c_name);
  return p;
}

// The base with another summary.
static model_property renamed(build *b, const model_property *base, const record *r) {
  model_property p = *base;
  p.c_name = name_of(b, r);
  return p;
}

const model_property *model_property_of(build *b, const record *r, place at) {
  model_property *p = pointer_map_get(&b->properties, r);
  if (p != NULL) {
    model_use(b, &p->outcome);
    return p;
  }
  model_making state;
  model_begin(b, r, &state);
  const record *base = innermost_with_code(b, r);
  const model_property *inner = base == r ? NULL : model_property_of(b, base, at);
  const char *summary = read_text_with_blanks(b->memory, r, "summary");
  const char *key = build_printf(b, "%.*s\n%s", TEXT_ARGS(record_name(base)), summary);
  p = text_map_get(&b->properties_by_key, text_of(key));
  if (p == NULL) {
    p = ARENA_NEW(b->memory, model_property);
    *p = inner == NULL ? make_property(b, r, at) : renamed(b, inner, r);
    p->summary = summary;
    text_map_set(b->memory, &b->properties_by_key, text_of(key), p);
  } else {
    model_use(b, &p->outcome);
  }
  pointer_map_set(b->memory, &b->properties, r, p);
  p->outcome = model_end(b, &state);
  return p;
}

// ---- Defaults -----------------------------------------------------------------------------------

// What the default is when it isn't a list in braces.
static const char *single_default(build *b, const model_property *p, const cpp_source *source,
                                  size_t *count) {
  if (p->kind != PROPERTY_OPTIONAL || !model_property_is_scalar(p->element)) return NULL;
  bool is_none;
  const char *value = c_value_of(b, source, &p->element->type, &is_none);
  *count = !is_none;
  return is_none ? "" : value;
}

const char *model_property_default(build *b, const model_property *p, const cpp_source *source) {
  size_t count = 0;
  const char *values = c_items_of(b, source, &p->element->type, &count);
  if (values == NULL) values = single_default(b, p, source, &count);
  if (values != NULL && count == 0) return "NULL, 0";
  bool fits = model_property_is_scalar(p->element) && (p->kind == PROPERTY_LIST || count == 1);
  if (values != NULL && fits)
    return build_printf(b, "(const %s[]){%s}, %zu", p->element->type.spelling, values, count);
  report_error(b->diagnostics, at_place(source->code.at), "the default value '%s' has no C",
               source->code.expression);
  report_help(b->diagnostics, p->kind == PROPERTY_LIST ? "write {} or a list of values: {1, 2}"
                                                       : "write NULL or one value");
  return NULL;
}

// ---- Those of a file ----------------------------------------------------------------------------

typedef struct collection {
  build *b;
  list properties, codes;
  pointer_map seen;
} collection;

static bool is_new(collection *c, const void *item) {
  if (item == NULL || pointer_map_get(&c->seen, item) != NULL) return false;
  pointer_map_set(c->b->memory, &c->seen, item, (void *)item);
  return true;
}

static void collect(collection *c, const model_property *p) {
  if (!is_new(c, p)) return;
  collect(c, p->element);
  if (is_new(c, p->code)) list_push(c->b->memory, &c->codes, p->code);
  list_push(c->b->memory, &c->properties, p);
}

void model_properties_fill(build *b, model *m) {
  collection c = {.b = b};
  for (size_t i = 0; i < m->op_count; i++)
    for (size_t j = 0; j < m->ops[i]->attribute_count; j++)
      collect(&c, m->ops[i]->attributes[j].property);
  m->properties = (const model_property *const *)c.properties.items;
  m->property_count = c.properties.count;
  m->property_codes = (const model_property_code *const *)c.codes.items;
  m->property_code_count = c.codes.count;
}

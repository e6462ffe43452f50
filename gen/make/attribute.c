// Attributes, and properties as far as they are slots too: how a slot is stored, checked and
// converted to a C value.
#include <string.h>

#include "make/author_code.h"
#include "cpp/cpp_sign.h"
#include "c/code_token.h"
#include "make/c_value.h"
#include "model/attribute.h"
#include "model/definition.h"
#include "model/enum.h"

// The attribute inside OptionalAttr, DefaultValuedAttr, ConfinedAttr, ….
static const record *innermost(const record *r, const char *link) {
  for (const record *base = read_record(r, link); base != NULL; base = read_record(r, link))
    r = base;
  return r;
}

// The definition whose attributes it holds: its own, or the one that its class names.
static const model_definition *held_definition(build *b, const record *r, const record *base) {
  if (record_is_a(base, TEXT("AttrOrTypeDef"))) return model_definition_of(b, base);
  const char *storage = read_text(b, r, "storageType");
  if (model_spelling(b, text_of(storage)) != NULL) return NULL;
  const record *def = model_definition_named(b, text_of(storage));
  return def == NULL ? NULL : model_definition_of(b, def);
}

static const char *definition_class_check(build *b, const record *r, const record *base,
                                          const model_definition *definition) {
  if (definition != NULL) return build_printf(b, "%s_isa", definition->c_name);
  const record *spelling = model_spelling(b, text_of(read_text(b, r, "storageType")));
  if (spelling != NULL) return read_text_or_null(b, spelling, "cCheck");
  bool is_interface = record_is_a(base, TEXT("AttrInterface"));
  return is_interface ? model_constraint_of(b, base, record_place(base))->check : NULL;
}

static const char *dense_element(build *b, const record *r) {
  const record *spelling = model_spelling(b, text_of(read_text(b, r, "storageType")));
  return spelling == NULL ? NULL : read_text_or_null(b, spelling, "cDense");
}

static const char *value_type_of(build *b, const record *r) {
  const record *type = read_record(r, "valueType");
  if (type == NULL) return NULL;
  const model_type_made *made = model_type_maker(b, type);
  for (size_t i = 0; i < made->outcome.hook_count; i++) model_need(b, made->outcome.hooks[i]);
  return made->in_c;
}

static bool is_attr_pointer(const c_type *t) { return t->kind == C_ATTR; }

// An enum that is held as an integer, or in an attribute of its own.
static void fill_enum(build *b, const record *base, model_attribute *out) {
  const record *info = record_is_a(base, TEXT("EnumInfo")) ? base : read_record(base, "enum");
  if (info == NULL || !record_is_a(info, TEXT("EnumInfo"))) return;
  const model_enum *e = out->enumeration = model_enum_of(b, info);
  out->type = (c_type){.kind = C_ENUM, .spelling = e->c_name, .named = e};
  if (record_is_a(base, TEXT("AttrOrTypeDef"))) {
    out->from_attr = build_printf(b, "%s_value($_self)", out->definition->c_name);
    out->to_attr = build_printf(b, "%s_get($_ctxt, $0)", out->definition->c_name);
    return;
  }
  out->from_attr = build_printf(b, "(%s)mica_attr_integer_value($_self)", e->c_name);
  out->to_attr = build_printf(b, "mica_attr_i($_ctxt, %u, (int64_t)$0)", (unsigned)e->width);
  // Its own class of attributes takes integers of its type that are one of its cases.
  bool is_class = record_is_a(base, TEXT("Attr")) && read_bit(base, "genSpecializedAttr");
  if (is_class) out->storage_check = model_constraint_of(b, base, out->at)->check;
  if (out->storage_check == NULL) out->storage_check = "mica_attr_is_integer";
}

// Where a field was given its value: what wraps an attribute copies it.
static field conversion_field(const record *r, const record *base, const char *name) {
  field own = read_field(base, name);
  return own.value != NULL && own.value == record_value(r, text_of(name)) ? own
                                                                          : read_field(r, name);
}

static bool is_number(cpp_kind kind) {
  return kind == CPP_INT || kind == CPP_BOOL || kind == CPP_FLOAT;
}

// The kind of C values of a type: integers of all sizes are as int64_t.
static cpp_kind kind_of_type(const c_type *t) {
  cpp_kind kind = cpp_kind_named(text_of(t->spelling));
  return kind == CPP_UNKNOWN && (t->kind == C_INT || t->kind == C_UINT) ? CPP_INT : kind;
}

// What `$_self` and `$0` are to C++.
typedef struct conversion_names {
  cpp_name self, value;
} conversion_names;

static conversion_names names_of(build *b, const record *r, const c_type *type) {
  arena *a = b->memory;
  const cpp_class *of_class = cpp_class_named(b->cpp, text_of(read_text(b, r, "storageType")));
  const c_expression *value = c_placeholder(a, TEXT("$0"));
  if (type->kind == C_UINT) value = c_parse(a, TEXT("(int64_t)$0"));
  return (conversion_names){{TEXT("_self"), c_placeholder(a, TEXT("$_self")), CPP_ATTR, of_class},
                            {TEXT("0"), value, kind_of_type(type), NULL}};
}

// C of the C++ of a field; NULL: it has none, or makes something else than `wanted`.
static const char *translated(build *b, const record *r, const field *f, const char *code,
                              const model_attribute *a, cpp_kind wanted) {
  const conversion_names names = names_of(b, r, &a->type);
  const cpp_name both[] = {names.self, names.value};
  const cpp_source source = {.code.expression = code,
                             .code.from = *f,
                             .code.at = a->at,
                             .code.made = record_place(r),
                             .code.is_cpp = true,
                             .is_tried = true,
                             .names = both,
                             .name_count = 2};
  cpp_kind kind;
  const c_expression *in_c = cpp_translate(b->cpp, &source, &kind);
  if (in_c == NULL || wanted == CPP_UNKNOWN) return NULL;
  if (kind == wanted && (wanted != CPP_INT || strcmp(a->type.spelling, "int64_t") == 0))
    return c_write(b->memory, in_c);
  if (!is_number(kind) || !is_number(wanted)) return NULL;
  return build_printf(b, "(%s)%s", a->type.spelling,
                      c_write_within(b->memory, in_c, C_BINDS_UNARY));
}

static bool is_cpp_code(build *b, const char *code) {
  return cpp_sign_in(b->cpp, text_of(code)).size > 0 ||
         code_count(text_of(code), "$_builder") > 0 || strcmp(code, "{}") == 0;
}

// C of `convertFromStorage` or `constBuilderCall`. NULL: none, or C++ that has no C.
static const char *conversion(build *b, const record *r, const record *base, const char *name,
                              const model_attribute *a, cpp_kind wanted) {
  const char *code = read_text_or_null(b, r, name);
  field f = conversion_field(r, base, name);
  bool is_cpp = f.assigned != 0 && is_cpp_place(b, f.assigned);
  if (code == NULL || (is_cpp && is_attr_pointer(&a->type))) return NULL;
  if (!is_cpp && !is_cpp_code(b, code)) {
    static const char *const placeholders[] = {"$_self", "$0", "$_ctxt", "$_builder", NULL};
    code_check_expression(b, r, &f, "this conversion", placeholders);
    return code;
  }
  const char *in_c = translated(b, r, &f, code, a, wanted);
  if (in_c != NULL || f.assigned == 0 || !is_authors(b, base)) return in_c;
  model_warn(b, f.assigned, build_printf(b, "Attr.%s", name),
             build_printf(b,
                          "'%s' has no effect: it is C++ that has no C here; accessors and "
                          "builders pass the attribute itself",
                          name));
  return NULL;
}

static void fill_conversions(build *b, const record *r, const record *base, model_attribute *out) {
  field f = read_field(r, "returnType");
  text spelling = {0};
  if (f.value != NULL) value_as_text(f.value, &spelling);
  if (text_trim(spelling).size == 0) spelling = TEXT("const mica_attr *");
  place_range at = f.value == NULL ? record_at(r) : field_value_place(b->records, &f);
  bool is_known = model_find_c_type(b, spelling, at.begin, &out->type);
  // Accessors and builders pass the attribute itself where C has no type for what it holds.
  if (!is_known && (is_cpp_place(b, at.begin) || is_cpp_place(b, out->at)))
    out->type = (c_type){.kind = C_ATTR, .spelling = "const mica_attr *"};
  else if (!is_known) out->type = model_c_type(b, spelling, at);
  out->from_attr = conversion(b, r, base, "convertFromStorage", out, kind_of_type(&out->type));
  out->to_attr = conversion(b, r, base, "constBuilderCall", out, CPP_ATTR);
  if (out->from_attr != NULL && strcmp(out->from_attr, "$_self") == 0) out->from_attr = NULL;
  if (out->to_attr != NULL && strcmp(out->to_attr, "$0") == 0) out->to_attr = NULL;
  bool has_no_maker = out->to_attr == NULL && !is_attr_pointer(&out->type);
  if (has_no_maker || out->from_attr == NULL) {  // builders and accessors pass the attribute itself
    if (is_attr_pointer(&out->type)) return;
    out->type = (c_type){.kind = C_ATTR, .spelling = "const mica_attr *"};
    out->from_attr = out->to_attr = NULL;
  }
}

// The C value of a default; in `.td` files C++.
static cpp_source default_source(build *b, const record *r, const model_attribute *a) {
  return (cpp_source){.code.expression = read_text_or_null(b, r, "defaultValue"),
                      .code.from = read_field(r, "defaultValue"),
                      .code.at = a->at,
                      .code.made = record_place(r),
                      .code.is_cpp = is_cpp_place(b, record_place(r))};
}

// Where the author wrote it; a class of the prelude may have wrapped it up.
static place_range default_place(build *b, const record *r, const field *f, place use) {
  const source_set *sources = b->session->sources;
  place_range at = field_value_place(b->records, f);
  bool is_near = source_of(sources, at.begin) == source_of(sources, record_place(r));
  return is_near ? at : at_place(use);
}

// Of `{}` and its like.
static const char *empty_default(build *b, const record *r, const model_attribute *a) {
  const char *own = is_attr_pointer(&a->type) ? read_text_or_null(b, r, "cEmpty") : NULL;
  return own != NULL ? own : c_zero_of(b, &a->type);
}

// Whether MLIR's C++ makes an attribute of `{}`, rather than none.
static bool is_made_of_nothing(build *b, const record *r, const model_attribute *a) {
  const char *maker = read_text_or_null(b, r, "constBuilderCall");
  bool is_attribute = maker != NULL && strcmp(maker, "$0") == 0 && a->definition == NULL;
  return is_attr_pointer(&a->type) && !is_attribute;
}

static void fill_default(build *b, const record *r, model_attribute *out) {
  text written;
  field f = read_field(r, "defaultValue");
  bool is_given = f.value != NULL && value_as_text(f.value, &written);
  cpp_source source = default_source(b, r, out);
  cpp_failure why = {0};
  if (source.code.is_cpp) source.failure = &why;
  if (is_given && !source.code.is_cpp &&
      !model_check_default(b, written, &out->type, default_place(b, r, &f, out->at)))
    return;
  bool is_zero;
  out->default_value = c_value_of(b, &source, &out->type, &is_zero);
  if (is_zero && source.code.is_cpp && is_made_of_nothing(b, r, out))
    why = (cpp_failure){.what = "an attribute made of nothing",
                        .at = default_place(b, r, &f, out->at)};
  if (why.what != NULL)
    out->default_value = model_default_hook(
        b, build_printf(b, "%s_default_%s", b->model->c_prefix, out->c_name), &out->type, &source);
  else if (is_zero) out->default_value = empty_default(b, r, out);
}

static bool is_default_valued(const record *r) {
  return record_is_a(r, TEXT("DefaultValuedAttr")) ||
         record_is_a(r, TEXT("DefaultValuedOptionalAttr"));
}

// What OptionalAttr is given has a default, of which it makes nothing.
static void warn_of_lost_default(build *b, const record *r, place use) {
  field f = read_field(r, "defaultValue");
  if (f.value != NULL && !value_is_unset(f.value)) return;
  while (r != NULL && !is_default_valued(r)) r = read_record(r, "baseAttr");
  if (r == NULL) return;
  f = read_field(r, "defaultValue");
  model_warn(b, default_place(b, r, &f, use).begin, "lost default",
             build_printf(b,
                          "the default has no effect: what is optional is absent without a value; "
                          "to have it read as the default, write DefaultValuedOptionalAttr<%.*s, "
                          "...> instead of OptionalAttr",
                          TEXT_ARGS(record_name(innermost(r, "baseAttr")))));
}

static void fill_property(build *b, const record *r, model_attribute *out) {
  const model_property *p = out->property = model_property_of(b, r, out->at);
  out->type = p->type;
  out->from_attr = p->from_attr;
  out->to_attr = p->to_attr;
  out->is_unit = p->kind == PROPERTY_UNIT;
  const cpp_source source = default_source(b, r, out);
  if (source.code.expression == NULL) return;
  if (p->element != NULL) out->default_value = model_property_default(b, p, &source);
  else fill_default(b, r, out);
}

static void fill_attribute(build *b, const record *r, model_attribute *out) {
  const record *base = innermost(r, "baseAttr");
  out->is_symbol_name = text_is(record_name(base), "SymbolNameAttr");
  out->is_symbol_reference = text_is(record_name(base), "SymbolRefAttr") ||
                             text_is(record_name(base), "FlatSymbolRefAttr");
  out->definition = held_definition(b, r, base);
  out->storage_check = definition_class_check(b, r, base, out->definition);
  out->dense = dense_element(b, r);
  out->is_optional = read_bit(r, "isOptional");
  fill_conversions(b, r, base, out);
  fill_enum(b, base, out);
  fill_default(b, r, out);
  if (out->is_optional) warn_of_lost_default(b, r, out->at);
  out->value_type = value_type_of(b, r);
  out->storage_class = read_text(b, r, "storageType");
  out->is_unit = text_is(text_after_last(text_of(out->storage_class), "::"), "UnitAttr");
  const bool is_absent = out->default_value != NULL && strcmp(out->default_value, "false") == 0;
  if (out->is_unit && is_absent) out->is_optional = true;
}

void model_attribute_fill(build *b, const record *r, model_attribute *out) {
  if (record_is_a(r, TEXT("Property"))) fill_property(b, r, out);
  else fill_attribute(b, r, out);
}

// Constraints: each record once, each check function once, with a name that says what it asks.
#include <string.h>

#include "model/build.h"

const char *model_self_type(const record *constraint) {
  if (record_is_a(constraint, TEXT("AttrConstraint"))) return "const mica_attr *";
  if (record_is_a(constraint, TEXT("TypeConstraint"))) return "const mica_type *";
  if (record_is_a(constraint, TEXT("RegionConstraint"))) return "mica_region *";
  if (record_is_a(constraint, TEXT("SuccessorConstraint"))) return "mica_block *";
  return "const mica_attr *";
}

// `f(self)`: the function itself is the check.
static const char *called_function(build *b, const char *expression) {
  size_t size = 0;
  while (name_is_letter(expression[size])) size++;
  if (size == 0 || strcmp(expression + size, "(self)") != 0) return NULL;
  return text_copy(b->memory, (text){expression, size});
}

static bool mentions(const char *expression, const char *word) {
  for (const char *at = expression; *at != '\0'; at++) {
    bool begins = at == expression || !name_is_letter(at[-1]);
    if (begins && name_stands_at(at, word)) return true;
  }
  return false;
}

enum { NAME_FROM_SUMMARY_MAX = 32 };

// What a check asks, in the words of its record or summary: "signless_integer_like".
static const char *describing_name(build *b, const record *r, const char *summary) {
  if (!record_is_anonymous(r)) return name_snake(b->memory, name_without_dialect(record_name(r)));
  size_t size = strlen(summary);
  if (size == 0 || size > NAME_FROM_SUMMARY_MAX) return "allowed";
  buffer out = {0};
  for (size_t i = 0; i < size; i++) {
    bool letter = name_is_letter(summary[i]);
    if (letter) buffer_char(&out, summary[i]);
    else if (out.size > 0 && out.data[out.size - 1] != '_') buffer_char(&out, '_');
  }
  while (out.size > 0 && out.data[out.size - 1] == '_') out.size--;
  const char *name = out.size == 0 ? "allowed" : name_snake(b->memory, buffer_as_text(&out));
  buffer_free(&out);
  return name;
}

static bool is_taken(const build *b, const char *name) {
  for (size_t i = 0; i < b->check_names.count; i++)
    if (strcmp(b->check_names.items[i], name) == 0) return true;
  return false;
}

static const char *check_name(build *b, const record *r, const char *summary, bool is_attr) {
  const char *what = describing_name(b, r, summary);
  const char *base = build_format(b, "%s_is_%s", b->model->c_prefix, what);
  bool says_attr = text_contains(text_of(what), "attr");
  if (is_attr && !says_attr) base = build_format(b, "%s_attr", base);
  const char *name = base;
  for (unsigned n = 2; is_taken(b, name); n++) name = build_format(b, "%s_%u", base, n);
  list_push(b->memory, &b->check_names, name);
  return name;
}

// A check with this expression that the file holds already.
static const model_constraint *equal_check(const build *b, const char *expression,
                                           const char *self) {
  for (size_t i = 0; i < b->checks.count; i++) {
    const model_constraint *known = b->checks.items[i];
    bool same = strcmp(known->expression, expression) == 0;
    if (same && strcmp(known->self_type, self) == 0) return known;
  }
  return NULL;
}

static void give_check(build *b, model_constraint *c) {
  c->check = called_function(b, c->expression);
  if (c->check != NULL) return;
  const model_constraint *known = equal_check(b, c->expression, c->self_type);
  if (known != NULL) {
    c->check = known->check;
    return;
  }
  c->check = check_name(b, c->record, c->summary, strcmp(c->self_type, "const mica_attr *") == 0);
  c->emitted_here = true;
  list_push(b->memory, &b->checks, c);
}

static void fill_class(build *b, model_constraint *c) {
  const char *class_name = read_text(b, c->record, "cppType");
  if (*class_name == '\0') return;
  const record *def = model_definition_named(b, text_of(class_name));
  if (def != NULL) {
    c->definition = model_definition_of(b, def);
    c->class_check = build_format(b, "%s_isa", c->definition->c_name);
    c->class_name = model_definition_class_name(b, def);
    return;
  }
  const record *known = model_spelling(b, text_of(class_name));
  if (known == NULL) return;
  c->class_check = read_text_or_null(b, known, "cCheck");
  c->class_name = read_text_or_null(b, known, "cName");
}

const model_constraint *model_constraint_of(build *b, const record *r, place at) {
  model_constraint *c = pointer_map_get(&b->constraints, r);
  if (c != NULL) return c;
  c = ARENA_NEW(b->memory, model_constraint);
  *c = (model_constraint){.record = r, .at = record_place(r)};
  c->name = text_copy(b->memory, record_name(r));
  c->summary = read_text_with_blanks(b, r, "summary");
  c->self_type = model_self_type(r);
  pointer_map_set(b->memory, &b->constraints, r, c);
  fill_class(b, c);
  c->expression = model_predicate(b, read_record(r, "predicate"), "self", c->self_type, NULL, at);
  if (c->expression == NULL) return c;
  c->uses_op = mentions(c->expression, "op");
  bool is_checked = record_is_a(r, TEXT("TypeConstraint")) ||
                    record_is_a(r, TEXT("AttrConstraint"));
  if (is_checked && !c->uses_op) give_check(b, c);
  return c;
}

// ---- Types that can be made ---------------------------------------------------------------------

typedef struct maker {
  const char *cpp, *in_c;
} maker;

static const maker makers[] = {
    {"$_builder.getI1Type()", "mica_type_i($_ctxt, 1)"},
    {"$_builder.getI8Type()", "mica_type_i($_ctxt, 8)"},
    {"$_builder.getI16Type()", "mica_type_i($_ctxt, 16)"},
    {"$_builder.getI32Type()", "mica_type_i($_ctxt, 32)"},
    {"$_builder.getI64Type()", "mica_type_i($_ctxt, 64)"},
    {"$_builder.getIndexType()", "mica_type_index($_ctxt)"},
    {"$_builder.getNoneType()", "mica_type_none($_ctxt)"},
    {"$_builder.getF16Type()", "mica_type_float($_ctxt, MICA_F16)"},
    {"$_builder.getBF16Type()", "mica_type_float($_ctxt, MICA_BF16)"},
    {"$_builder.getF32Type()", "mica_type_float($_ctxt, MICA_F32)"},
    {"$_builder.getF64Type()", "mica_type_float($_ctxt, MICA_F64)"},
};

// `$_builder.getType<ns::ElemType>()` or `ns::ElemType::get($_builder.getContext())` of a
// definition without parameters.
static const char *definition_maker(build *b, text code) {
  text name = text_strip_prefix(code, "$_builder.getType<");
  size_t end = text_find(
      name, name.size < code.size ? TEXT(">()") : TEXT("::get($_builder.getContext())"), 0);
  if (end == SIZE_MAX) return NULL;
  const record *def = model_definition_named(b, (text){name.data, end});
  if (def == NULL) return NULL;
  const model_definition *s = model_definition_of(b, def);
  return s->parameter_count == 0 ? build_format(b, "%s_get($_ctxt)", s->c_name) : NULL;
}

const char *model_type_maker(build *b, const record *constraint) {
  const char *code = read_text_or_null(b, constraint, "builderCall");
  if (code == NULL || !is_cpp_text(code)) return code;
  for (size_t i = 0; i < sizeof makers / sizeof *makers; i++)
    if (strcmp(code, makers[i].cpp) == 0) return makers[i].in_c;
  return definition_maker(b, text_of(code));
}

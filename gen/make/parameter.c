// Parameters of types and attributes: their C types, defaults, and the author's code around them.
#include <string.h>

#include "make/author_code.h"
#include "make/c_value.h"
#include "cpp/cpp_sign.h"
#include "model/definition.h"

// What is filled, for the author's code in it.
typedef struct filling {
  build *b;
  const model_definition *definition;
  const record *record;  // of an AttrOrTypeParameter
  place_range at;
  bool is_cpp;             // it is written in C++
  bool has_text_form;      // the definition has an assemblyFormat
  const text_map *others;  // the parameters before, by name
  model_parameter *out;
} filling;

// Where to look for the text: what the parameter was made from may stand in a class before.
static place made_at(const filling *f) {
  place own = f->definition->at;
  if (!record_is_anonymous(f->record)) return record_place(f->record);
  return f->at.begin > own ? f->at.begin : own;
}

static cpp_source source_of_field(const filling *f, const char *name) {
  return (cpp_source){.code.expression = read_text(f->b, f->record, name),
                      .code.from = read_field(f->record, name),
                      .code.at = f->at.begin,
                      .code.made = made_at(f),
                      .code.is_cpp = f->is_cpp};
}

static const char *hook_name(const filling *f, const char *verb) {
  return build_printf(f->b, "%s_%s_%s", f->definition->c_name, verb, f->out->c_name);
}

// Its C type; of a class of C++ that has none what the author keeps.
static void fill_type(const filling *f, text spelling) {
  model_parameter *out = f->out;
  build *b = f->b;
  if (f->record != NULL && record_is_a(f->record, TEXT("ResourceHandleParameter"))) {
    out->type = (c_type){.kind = C_RESOURCE, .spelling = "mica_str"};
    return;
  }
  if (!f->is_cpp || model_find_c_type(b, spelling, f->at.begin, &out->type)) {
    out->type = model_c_type(b, spelling, f->at);
    return;
  }
  model_opaque_fill(b, text_trim(spelling), f->at, f->definition->record, f->has_text_form, out);
}

// ---- Defaults -----------------------------------------------------------------------------------

static const cpp_class *class_of(build *b, const c_type *type) {
  return type->definition == NULL ? NULL
                                  : cpp_class_of_definition(b->cpp, type->definition->record);
}

// The parameters before that the words of an expression name, each once.
static void find_others(const filling *f, text code, list *out) {
  pointer_map known = {0};
  for (size_t at = 0, end; at < code.size; at = end) {
    for (end = at; end < code.size && name_is_letter(code.data[end]); end++) continue;
    model_parameter *p = text_map_get(f->others, (text){code.data + at, end - at});
    if (end == at) end++;
    if (p == NULL || pointer_map_get(&known, p) != NULL) continue;
    pointer_map_set(f->b->memory, &known, p, p);
    list_push(f->b->memory, out, p);
  }
}

// As a default may name them: `$value`.
static void name_others(const filling *f, cpp_source *source) {
  list others = {0};
  find_others(f, text_of(source->code.expression), &others);
  cpp_name *names = ARENA_ARRAY(f->b->memory, cpp_name, others.count + 1);
  for (size_t i = 0; i < others.count; i++) {
    const model_parameter *p = others.items[i];
    const char *placeholder = build_printf(f->b, "$%s", p->name);
    const cpp_class *of_class = class_of(f->b, &p->type);
    if (of_class == NULL) of_class = cpp_class_named(f->b->cpp, text_of(p->cpp_type));
    names[i] = (cpp_name){.name = text_of(p->name),
                          .in_c = c_placeholder(f->b->memory, text_of(placeholder)),
                          .kind = cpp_kind_of_c_type(&p->type),
                          .of_class = of_class};
  }
  source->names = names;
  source->name_count = others.count;
}

// Only the type behind an attribute is read after all others.
static void check_others(const filling *f, const char *value) {
  const c_expression *e = c_parse(f->b->memory, text_of(value));
  list others = {0};
  find_others(f, text_of(value), &others);
  for (size_t i = 0; i < others.count; i++) {
    const model_parameter *p = others.items[i];
    if (!c_mentions(e, build_printf(f->b, "$%s", p->name))) continue;
    f->out->default_uses_others = true;
    if (!f->out->is_self_type)
      report_error(f->b->diagnostics, f->at,
                   "the default of '%s' uses '$%s': only that of an AttributeSelfTypeParameter can "
                   "use other parameters",
                   f->out->name, p->name);
    else if (p->has_default)
      report_error(f->b->diagnostics, f->at, "the default of '%s' uses '$%s', which may be absent",
                   f->out->name, p->name);
  }
}

// From the `<` on; empty: it is no template.
static text arguments_of(text class_name) {
  size_t open = text_find(class_name, TEXT("<"), 0);
  return open == SIZE_MAX ? (text){0} : (text){class_name.data + open, class_name.size - open};
}

// `CLASS()` or `CLASS{}` of a class that C doesn't know, or of a list with the same items: nothing.
static bool is_made_empty(const model_parameter *p, const char *value) {
  text t = text_trim(text_of(value)), made = {t.data, t.size > 2 ? t.size - 2 : 0};
  text end = {t.data + made.size, t.size - made.size}, own = text_of(p->cpp_type);
  if (p->opaque == NULL || !(text_is(end, "()") || text_is(end, "{}"))) return false;
  text items = arguments_of(made);
  if (items.size > 0) return text_equal(items, arguments_of(own));
  return text_equal(text_after_last(made, "::"), text_after_last(own, "::"));
}

static void fill_default(const filling *f) {
  model_parameter *out = f->out;
  cpp_source source = source_of_field(f, "defaultValue");
  bool is_zero;
  name_others(f, &source);
  cpp_failure why = {0};
  if (f->is_cpp) source.failure = &why;
  if (is_made_empty(out, source.code.expression)) source.code.expression = "{}";
  out->default_value = c_value_of(f->b, &source, &out->type, &is_zero);
  if (why.what != NULL)
    out->default_value = model_default_hook(f->b, hook_name(f, "default"), &out->type, &source);
  out->is_optional = is_zero || record_is_a(f->record, TEXT("OptionalParameter"));
  if (out->is_optional) out->default_value = NULL;
  out->has_default = out->is_optional || out->default_value != NULL;
  if (out->default_value != NULL) check_others(f, out->default_value);
}

// ---- Reading, printing, comparing ---------------------------------------------------------------

// A call of a C function, which MLIR's own code isn't: its names have capitals.
static bool is_c_call(build *b, const char *code, const char *needed) {
  const c_expression *e = c_parse(b->memory, text_of(code));
  text function = c_called(e);
  for (size_t i = 0; i < function.size; i++)
    if (function.data[i] >= 'A' && function.data[i] <= 'Z') return false;
  return function.size > 0 && c_mentions(e, needed) && cpp_sign_in(b->cpp, text_of(code)).size == 0;
}

// A function of two parameters in place of the C++ of a field.
static const model_hook *hook_for(const filling *f, const cpp_source *source, const char *verb,
                                  const char *result, const model_hook_parameter *parameters) {
  build *b = f->b;
  model_hook_parameter *kept = ARENA_ARRAY(b->memory, model_hook_parameter, 2);
  for (size_t i = 0; i < 2; i++) kept[i] = parameters[i];
  model_hook *h = ARENA_NEW(b->memory, model_hook);
  *h =
      (model_hook){.kind = HOOK_PARAMETER,
                   .name = build_printf(b, "%s_%s_%s", f->definition->c_name, verb, f->out->c_name),
                   .result = result,
                   .parameters = kept,
                   .parameter_count = 2,
                   .cpp = source->code.expression,
                   .why = build_printf(b, "the %.*s of '%s' is C++",
                                       TEXT_ARGS(source->code.from.name), f->out->name),
                   .why_at = f->at,
                   .user = f->definition->full_name,
                   .at = f->at.begin};
  model_need(b, h);
  return h;
}

static const char *type_of_value(const filling *f) { return f->out->type.spelling; }

static const char *type_of_target(const filling *f) {
  const char *type = type_of_value(f);
  return build_printf(f->b, type[strlen(type) - 1] == '*' ? "%s*" : "%s *", type);
}

// C of the field; NULL: none, or C++ that has none.
static const char *code_of(const filling *f, const char *name, code_form form,
                           const char *const *placeholders, bool *is_hook) {
  const char *needed = placeholders[1];
  const cpp_source source = source_of_field(f, name);
  *is_hook = *source.code.expression != '\0' && f->is_cpp &&
             !is_c_call(f->b, source.code.expression, needed);
  if (*source.code.expression == '\0' || *is_hook) return NULL;
  const char *what = build_printf(f->b, "the %s of '%s'", name, f->out->name);
  bool is_call = form == CODE_STATEMENTS &&
                 c_is_expression(f->b->memory, text_of(source.code.expression));
  bool is_c = code_is_c(f->b, &source, what, is_call ? CODE_EXPRESSION : form, placeholders);
  return is_c ? source.code.expression : NULL;
}

static void fill_parser(const filling *f) {
  static const char *const placeholders[] = {"$_parser", "$_dst", "$_type", "$_ctxt", NULL};
  model_parameter *out = f->out;
  bool is_hook;
  out->parser = code_of(f, "parser", CODE_EXPRESSION, placeholders, &is_hook);
  if (!is_hook) return;
  const model_hook_parameter parameters[] = {{"mica_parser *", "p"}, {type_of_target(f), "out"}};
  const cpp_source source = source_of_field(f, "parser");
  out->parser_hook = hook_for(f, &source, "parse", "bool", parameters);
  out->parser = build_printf(f->b, "%s($_parser, $_dst)", out->parser_hook->name);
}

static void fill_printer(const filling *f) {
  static const char *const placeholders[] = {"$_printer", "$_self", "$_ctxt", NULL};
  model_parameter *out = f->out;
  bool is_hook;
  out->printer = code_of(f, "printer", CODE_STATEMENTS, placeholders, &is_hook);
  if (!is_hook) return;
  const model_hook_parameter parameters[] = {{"mica_printer *", "p"}, {type_of_value(f), "value"}};
  const cpp_source source = source_of_field(f, "printer");
  out->printer_hook = hook_for(f, &source, "print", "void", parameters);
  out->printer = build_printf(f->b, "%s($_printer, $_self)", out->printer_hook->name);
}

static void fill_text_form(const filling *f) {
  model_parameter *out = f->out;
  fill_parser(f);
  fill_printer(f);
  if (out->parser == NULL) out->parser = out->type.parser;
  if (out->printer == NULL) out->printer = out->type.printer;
}

// Of the two values, as an expression; what has no C becomes the author's function.
static void fill_comparator(const filling *f) {
  model_parameter *out = f->out;
  cpp_source source = source_of_field(f, "comparator");
  if (*source.code.expression == '\0' || out->opaque != NULL) return;
  arena *a = f->b->memory;
  const cpp_kind kind = cpp_kind_of_c_type(&out->type);
  const cpp_name names[] = {
      {TEXT("_lhs"), c_placeholder(a, TEXT("$_lhs")), kind, class_of(f->b, &out->type)},
      {TEXT("_rhs"), c_placeholder(a, TEXT("$_rhs")), kind, class_of(f->b, &out->type)}};
  source.names = names;
  source.name_count = 2;
  source.is_tried = f->is_cpp;
  source.is_condition = true;
  static const char *const placeholders[] = {NULL};
  cpp_kind result;
  const c_expression *equal = cpp_translate(f->b->cpp, &source, &result);
  if (equal != NULL && result == CPP_UNKNOWN &&
      !code_is_c(f->b, &source, build_printf(f->b, "the comparator of '%s'", out->name),
                 CODE_EXPRESSION, placeholders))
    return;
  if (equal != NULL) {
    out->comparator = c_write(a, equal);
    return;
  }
  const model_hook_parameter parameters[] = {{type_of_value(f), "lhs"}, {type_of_value(f), "rhs"}};
  out->comparator_hook = hook_for(f, &source, "equal", "bool", parameters);
  out->comparator = build_printf(f->b, "%s($_lhs, $_rhs)", out->comparator_hook->name);
}

// ---- How the runtime keeps it -------------------------------------------------------------------

static bool is_struct(const c_type *type) {
  return type->kind == C_CUSTOM || (type->kind == C_ARRAY && type->size == 0);
}

// A C type that only the author knows: its hooks, or what they are made of.
static void fill_custom(const filling *f) {
  model_parameter *out = f->out;
  if (!is_struct(&out->type) || out->type.is_unknown) return;
  if (out->param_kind == NULL) out->param_kind = out->type.kind_of_param;
  if (out->hooks == NULL) out->hooks = out->type.hooks;
  bool is_plain = out->param_kind != NULL && strcmp(out->param_kind, "MICA_PARAM_CUSTOM") != 0;
  bool is_pointer = text_contains(text_of(out->type.spelling), "*");
  bool is_told = out->hooks != NULL || (out->comparator != NULL && out->hash != NULL);
  if (is_plain || is_told || (is_pointer && out->param_kind == NULL)) return;
  report_first_error(f->b->diagnostics, f->at,
                     "Mica can't tell one '%s' from another: give the parameter '%s' cHooks, or a "
                     "comparator and a cHash, or cKind = \"MICA_PARAM_BITS\"",
                     out->type.spelling, out->name);
  report_help(f->b->diagnostics,
              "cHooks names a mica_param_hooks; MICA_PARAM_BITS compares the "
              "bytes of a struct without pointers and padding");
}

static void fill_storage(const filling *f) {
  model_parameter *out = f->out;
  if (out->opaque != NULL) return;
  out->param_kind = read_text_or_null(f->b, f->record, "cKind");
  out->hooks = read_text_or_null(f->b, f->record, "cHooks");
  out->hash = read_text_or_null(f->b, f->record, "cHash");
  const cpp_source allocator = source_of_field(f, "allocator");
  bool is_used = is_struct(&out->type) && out->hooks == NULL && *allocator.code.expression != '\0';
  static const char *const in_allocator[] = {"$_dst", "$_self", "$_allocator", "$_ctxt", NULL};
  static const char *const in_hash[] = {"$_self", NULL};
  const char *what = build_printf(f->b, "the allocator of '%s'", out->name);
  if (is_used && code_is_c(f->b, &allocator, what, CODE_STATEMENTS, in_allocator))
    out->allocator = allocator.code.expression;
  const cpp_source hash = source_of_field(f, "cHash");
  what = build_printf(f->b, "the cHash of '%s'", out->name);
  if (out->hash != NULL) (void)code_is_c(f->b, &hash, what, CODE_EXPRESSION, in_hash);
  fill_custom(f);
}

// ---- A parameter --------------------------------------------------------------------------------

static void fill_described(const filling *f) {
  build *b = f->b;
  const record *r = f->record;
  model_parameter *out = f->out;
  const char *spelling = out->cpp_type = read_text(b, r, "cppType");
  fill_type(f, text_of(spelling));
  out->type.is_enum_parameter = record_is_a(r, TEXT("EnumParameter"));
  out->summary = read_text(b, r, "summary");
  out->syntax = read_text_or_null(b, r, "syntax");
  out->is_self_type = record_is_a(r, TEXT("AttributeSelfTypeParameter"));
  out->is_mutable = read_bit(r, "cMutable");
  if (out->is_mutable && out->type.kind != C_TYPE && out->type.kind != C_ATTR)
    report_error(b->diagnostics, f->at, "only a type or an attribute can be set later");
  fill_default(f);
  fill_text_form(f);
  fill_comparator(f);
  fill_storage(f);
}

// A constraint stands for its class, and is asked of the value.
static const record *constraint_of(const record *r) {
  if (r == NULL || record_is_a(r, TEXT("AttrOrTypeDef"))) return NULL;
  bool is_one = record_is_a(r, TEXT("TypeConstraint")) || record_is_a(r, TEXT("AttrConstraint"));
  return is_one ? r : NULL;
}

// What a parameter that is no AttrOrTypeParameter is of: a definition, a constraint, a spelling.
static bool spelling_of_parameter(build *b, const value *item, text *out) {
  const record *r = value_as_record(item);
  if (r == NULL) return value_as_text(item, out);
  if (record_is_a(r, TEXT("AttrOrTypeDef"))) *out = text_of(read_text(b, r, "cppType"));
  else if (record_is_a(r, TEXT("TypeConstraint"))) *out = text_of(read_text(b, r, "cppType"));
  else if (record_is_a(r, TEXT("AttrConstraint"))) *out = text_of(read_text(b, r, "storageType"));
  else return false;
  return true;
}

static void fill_plain(filling *f, const value *item) {
  text spelling;
  model_parameter *out = f->out;
  if (!spelling_of_parameter(f->b, item, &spelling)) {
    report_error(
        f->b->diagnostics, f->at,
        "a parameter is a C type in quotes, a type or attribute, or an AttrOrTypeParameter");
    return;
  }
  f->is_cpp = is_cpp_place(f->b, f->at.begin);
  fill_type(f, spelling);
  out->cpp_type = text_copy(f->b->memory, spelling);
  out->parser = out->type.parser;
  out->printer = out->type.printer;
  const record *constraint = constraint_of(value_as_record(item));
  if (constraint != NULL) out->constraint = model_constraint_of(f->b, constraint, out->at);
  fill_custom(f);
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

static void fill_parameter(filling f, const field *from, size_t index) {
  build *b = f.b;
  model_parameter *out = f.out;
  const value *item = value_item(from->value, index);
  place_range at = field_item_place(b->records, from, index);
  text name = value_dag_name(from->value, index);
  place_range name_at = field_name_place(b->records, from, index);
  *out = (model_parameter){
      .summary = "", .cpp_type = "", .at = name_at.begin != 0 ? name_at.begin : at.begin};
  if (name.size == 0)
    report_error(b->diagnostics, at, "parameter %zu has no name: write %s:$name", index + 1,
                 "\"type\"");
  out->name = text_copy(b->memory, name);
  out->c_name = parameter_c_name(b, name);
  const record *r = f.record = value_as_record(item);
  f.at = at;
  if (r != NULL && record_is_a(r, TEXT("AttrOrTypeParameter"))) {
    f.is_cpp = is_cpp_place(b, record_is_anonymous(r) ? at.begin : record_place(r));
    fill_described(&f);
  } else {
    fill_plain(&f, item);
  }
}

static void check_names(build *b, const model_definition *s) {
  text_map known = {0};
  for (size_t i = 0; i < s->parameter_count; i++) {
    const model_parameter *p = &s->parameters[i];
    const model_parameter *first = text_map_add(b->memory, &known, text_of(p->c_name), (void *)p);
    if (first == NULL) continue;
    report_error(b->diagnostics, at_place(p->at), "two parameters are named '%s'", p->name);
    report_note(b->diagnostics, at_place(first->at), "the first one is here");
  }
}

void model_parameters_fill(build *b, model_definition *s) {
  field f = read_field(s->record, "parameters");
  if (f.value == NULL || value_kind_of(f.value) != VALUE_DAG) return;
  model_check_ins(b, &f, "parameters");
  size_t count = value_count(f.value);
  model_parameter *parameters = ARENA_ARRAY(b->memory, model_parameter, count + 1);
  s->parameters = parameters;
  text_map known = {0};
  filling filling = {.b = b, .definition = s, .others = &known};
  filling.has_text_form = read_text_or_null(b, s->record, "assemblyFormat") != NULL;
  for (size_t i = 0; i < count; i++) {
    filling.out = &parameters[i];
    fill_parameter(filling, &f, i);
    text_map_add(b->memory, &known, text_of(parameters[i].name), &parameters[i]);
    s->parameter_count = i + 1;
  }
  check_names(b, s);
}

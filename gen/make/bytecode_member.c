// Members of an encoding: how each stands in the bytes, which parameter it becomes, and what has to
// be asked of it on the way.
#include "make/bytecode_build.h"

#include "model/dialect.h"

const model_encoded *bytecode_member(const making_encoding *m, text name) {
  for (size_t i = 0; i < m->out->member_count; i++)
    if (text_is(name, m->members[i].name)) return &m->members[i];
  return NULL;
}

// ---- C types ------------------------------------------------------------------------------------

static const char *spelling_of_type(making_encoding *m, const record *r, place *at) {
  build *b = m->b;
  const field f = read_field(r, "cType");
  const char *said = read_text(b, r, "cType");
  *at = *said == '\0' ? record_place(r) : field_text_place(m->file->records, &f, 0);
  if (*said == '\0') return record_is_anonymous(r) ? "" : text_copy(b->memory, record_name(r));
  text t = text_of(said);
  static const char failure[] = "FailureOr<";
  bool may_fail = text_starts_with(t, text_of(failure)) && t.data[t.size - 1] == '>';
  if (!may_fail) return said;
  return text_copy(b->memory, (text){t.data + strlen(failure), t.size - strlen(failure) - 1});
}

// Numbers that may be absent are read as the widest of them.
static c_type widest(c_type type) {
  if (type.kind != C_OPTIONAL || strcmp(type.element, "bool") == 0) return type;
  type.size = 8;
  type.element = "uint64_t";
  type.spelling = "mica_optional_uint64";
  return type;
}

static bool is_attr_or_type(const c_type *t) { return t->kind == C_ATTR || t->kind == C_TYPE; }

// What a record's value is in C; where nobody knows its class, what the parameter is.
static bool find_type(making_encoding *m, const record *r, model_encoded *e, c_type *out) {
  place at;
  const char *spelling = spelling_of_type(m, r, &at);
  e->wire_class = spelling;
  bool is_known = *spelling != '\0' && model_find_c_type(m->b, text_of(spelling), at, out);
  if (is_known) return *out = widest(*out), true;
  if (e->parameter == NULL || e->is_list) return false;
  *out = widest(e->parameter->type);
  return is_attr_or_type(out) || out->kind == C_RESOURCE;
}

static bool find_list_type(making_encoding *m, const record *r, c_type *out) {
  place at;
  const char *spelling = build_printf(m->b, "ArrayRef<%s>", spelling_of_type(m, r, &at));
  return model_find_c_type(m->b, text_of(spelling), at, out);
}

// Of a list; C_CUSTOM: it is none.
static c_type item_type(const c_type *list) {
  c_type item = {.kind = C_CUSTOM, .spelling = list->spelling};
  if (list->kind == C_ATTRS || list->kind == C_TYPES) {
    item = *list;
    item.kind = list->kind == C_ATTRS ? C_ATTR : C_TYPE;
    item.spelling = list->kind == C_ATTRS ? "const mica_attr *" : "const mica_type *";
  } else if (list->kind == C_STRS) {
    item = (c_type){.kind = C_STR, .spelling = "mica_str"};
  } else if (list->kind == C_ARRAY) {
    const c_scalar *s = c_scalar_named(text_of(list->element));
    if (s != NULL) item = (c_type){.kind = s->kind, .spelling = list->element, .size = s->size};
    else item.spelling = list->element;
    if (list->named != NULL)
      item = (c_type){.kind = C_ENUM, .spelling = list->element, .named = list->named};
  }
  return item;
}

// ---- Conversions --------------------------------------------------------------------------------

static bool is_integer(const c_type *t) {
  return t->kind == C_INT || t->kind == C_UINT || t->kind == C_BOOL;
}

static model_conversion same_or(const c_type *from, const c_type *to, model_conversion other) {
  return strcmp(from->spelling, to->spelling) == 0 ? CONVERT_NOT : other;
}

// False: there is none.
static bool find_conversion(const c_type *from, const c_type *to, model_conversion *out) {
  *out = CONVERT_NOT;
  switch (to->kind) {
  case C_BOOL:
  case C_INT:
  case C_UINT:
    if (!is_integer(from)) return false;
    *out = from->kind == C_BOOL ? CONVERT_NOT : same_or(from, to, CONVERT_NUMBER);
    return true;
  case C_ENUM:
    *out = same_or(from, to, CONVERT_ENUM);
    return is_integer(from) || *out == CONVERT_NOT;
  case C_FLOAT: *out = same_or(from, to, CONVERT_FLOAT); return from->kind == C_FLOAT;
  case C_OPTIONAL: *out = same_or(from, to, CONVERT_OPTIONAL); return from->kind == C_OPTIONAL;
  case C_ATTR:
    *out = from->kind == C_STR ? CONVERT_STRING_ATTR : CONVERT_CLASS;
    return from->kind == C_ATTR || from->kind == C_STR;
  case C_TYPE: *out = CONVERT_CLASS; return from->kind == C_TYPE;
  case C_ATTRS:
  case C_TYPES: *out = CONVERT_CLASS_EACH; return from->kind == to->kind;
  case C_POINTER:
  case C_STR:
  case C_RESOURCE:
  case C_STRS:
  case C_ARRAY:
  case C_LOC:
  case C_CUSTOM: break;
  }
  return strcmp(from->spelling, to->spelling) == 0;
}

// `::llvm::ArrayRef<ns::Name>`, `::ns::Name` -> `ns::Name`
static const char *bare_class(build *b, const char *name) {
  text t = text_of(name);
  size_t open = text_find(t, TEXT("<"), 0);
  bool is_list = open != SIZE_MAX && t.data[t.size - 1] == '>';
  if (is_list) t = (text){t.data + open + 1, t.size - open - 2};
  return text_copy(b->memory, text_strip_prefix(text_trim(t), "::"));
}

static const char *class_name_of(build *b, const c_type *t, const char *otherwise) {
  const model_definition *d = t->definition;
  const char *name = t->class_name != NULL ? t->class_name : otherwise;
  if (d != NULL)
    name = build_printf(b, "%s%s%s", d->dialect->cpp_namespace,
                        *d->dialect->cpp_namespace == '\0' ? "" : "::", d->class_name);
  return name == NULL ? NULL : bare_class(b, name);
}

static bool is_of_class(const c_type *t) { return t->definition != NULL || t->check != NULL; }

static void fill_conversion(making_encoding *m, model_encoded *e) {
  build *b = m->b;
  const c_type *from = &e->coding.type;
  const model_parameter *p = e->parameter;
  e->to = p == NULL ? *from : e->is_list ? item_type(&p->type) : p->type;
  e->may_be_absent = p == NULL || p->is_optional || p->type.may_be_absent;
  if (e->is_list) e->may_be_absent = false;
  e->class_name = class_name_of(b, &e->to, p == NULL ? NULL : p->cpp_type);
  if (is_of_class(from) && !is_of_class(&e->to) && from->kind == e->to.kind) {
    e->to = *from;  // its encoding says more of it
    e->class_name = class_name_of(b, from, e->wire_class);
  }
  if (find_conversion(from, &e->to, &e->conversion)) return;
  report_error(b->diagnostics, e->at, "'%s' stands in the bytes as '%s', and its parameter is '%s'",
               e->name, e->is_list ? e->list.spelling : from->spelling, p->type.spelling);
  report_note(b->diagnostics, at_place(p->at), "the parameter is here");
  report_help(b->diagnostics,
              "name another encoding, or give the encoding a member with another "
              "name, a cGetter for it and a cBuilder");
}

// ---- How it stands in the bytes -----------------------------------------------------------------

static void report_no_code(making_encoding *m, const model_encoded *e, const record *r,
                           const char *what, const char *field_name) {
  text name = record_name(r);
  if (record_is_anonymous(r)) {
    record_list classes = record_classes(m->file->records, r);
    name = classes.count == 0 ? (text){0} : record_name(classes.items[classes.count - 1]);
  }
  report_error(m->b->diagnostics, e->at, "'%.*s' doesn't say how '%s' is %s: give its %s a value",
               TEXT_ARGS(name), e->name, what, field_name);
}

static void fill_getter(making_encoding *m, const record *r, model_encoded *e) {
  bytecode_code code = bytecode_code_of(m->file, r, "cGetter", e->at.begin);
  cpp_failure why = {0};
  if (code.is_cpp)
    code.text =
        model_substitute(m->b, code.text, "$_getMember", cpp_getter_name(m->b->cpp, e->name));
  if (*code.text == '\0' || strcmp(code.text, "$_member") == 0) return;
  e->getter = bytecode_expression(m, &code, false, &why);
  if (e->getter != NULL || why.what == NULL) return;
  report_error(m->b->diagnostics, why.at, "%s, which has no C that Mica knows", why.what);
  report_help(m->b->diagnostics, "write what is written of '%s' in C, over $_attrType", e->name);
}

static bool is_listed(const value *names, text name) {
  text listed;
  for (size_t i = 0; i < value_count(names); i++)
    if (value_as_text(value_item(names, i), &listed) && text_equal(listed, name)) return true;
  return false;
}

// What it reads is never absent, as a CppBytecode says of the function that it calls.
static bool always_gives(const making_encoding *m, const char *read) {
  const text code = text_of(read == NULL ? "" : read);
  const size_t end = text_find(code, TEXT("("), 0);
  if (end == SIZE_MAX) return false;
  for (size_t i = 0; i < m->file->functions.count; i++)
    if (is_listed(record_value(m->file->functions.items[i], TEXT("cAlwaysGives")),
                  (text){code.data, end}))
      return true;
  return false;
}

static bool is_number(const char *code) { return code[strspn(code, "0123456789")] == '\0'; }

static const char *over_locals(making_encoding *m, const char *code);

// What a parser calls `$_of`: the C of the type that both sides know; NULL: reported.
static const char *known_type(making_encoding *m, const record *r, const model_encoded *e) {
  build *b = m->b;
  const bytecode_code code = bytecode_code_of(m->file, r, "cOf", e->at.begin);
  const model_encoded *of = bytecode_member(m, text_strip_prefix(text_of(code.text), "$"));
  static const char context[] = "mica_bytecode_reader_context(r)";
  static const char of_width[] = "mica_type_i(mica_bytecode_reader_context(r), (uint32_t)%s)";
  if (of != NULL && of->coding.type.kind == C_TYPE) return of->c_name;
  if (of != NULL && is_integer(&of->coding.type)) return build_printf(b, of_width, of->c_name);
  if (*code.text != '\0' && is_number(code.text)) return build_printf(b, of_width, code.text);
  const char *in_c = bytecode_known_type(m, &code);
  if (in_c != NULL) return over_locals(m, model_substitute(b, in_c, "$_ctxt", context));
  report_error(b->diagnostics, e->at,
               "'%s' is no member before '%s' that says its type, and no "
               "number of bits",
               code.text, e->name);
  return NULL;
}

// The fields with these names say how.
static void fill_coding(making_encoding *m, const record *r, model_encoded *e, const char *parser,
                        const char *printer) {
  const bytecode_code read = bytecode_code_of(m->file, r, parser, e->at.begin);
  const bytecode_code write = bytecode_code_of(m->file, r, printer, e->at.begin);
  const char *written = NULL;
  if (*read.text == '\0') report_no_code(m, e, r, "read", parser);
  else if (*write.text == '\0') report_no_code(m, e, r, "written", printer);
  if (*read.text == '\0' || *write.text == '\0') return;
  e->coding.read = bytecode_read(m, &read, &e->coding);
  if (e->coding.read != NULL && text_contains(text_of(e->coding.read), "$_of")) {
    const char *of = known_type(m, r, e);
    e->coding.read = of == NULL ? NULL : model_substitute(m->b, e->coding.read, "$_of", of);
  }
  e->coding.may_be_absent = !always_gives(m, e->coding.read);
  e->coding.write = bytecode_write(m, &write, &e->coding, &written);
  if (written != NULL) e->getter = written;
}

// `(DIFlags)_rawflags`, `(llvm_di_flags)$_rawflags`: the member that it is, whatever its type.
static const model_encoded *member_in_cast(const making_encoding *m, text code) {
  code = text_trim(code);
  size_t size = code.size;
  if (size > 0 && code.data[size - 1] == ')') size--;
  size_t end = size;
  while (size > 0 && name_is_letter(code.data[size - 1])) size--;
  const model_encoded *e = bytecode_member(m, (text){code.data + size, end - size});
  if (size > 0 && code.data[size - 1] == '$') size--;
  text before = {code.data, size};
  if (e == NULL || before.size == 0) return NULL;
  bool is_c_cast = end == code.size && before.data[0] == '(' && before.data[size - 1] == ')' &&
                   text_find(before, TEXT(")"), 0) == size - 1;
  bool is_static = end < code.size && text_starts_with(before, TEXT("static_cast<")) &&
                   text_find(before, TEXT(">("), 0) == size - 2;
  return is_c_cast || is_static ? e : NULL;
}

// Over the reader's locals, as an operand.
static const char *over_locals(making_encoding *m, const char *code) {
  build *b = m->b;
  for (size_t i = 0; i < m->out->member_count; i++)
    code =
        model_substitute(b, code, build_printf(b, "$%s", m->members[i].name), m->members[i].c_name);
  const c_expression *e = c_parse(b->memory, text_of(code));
  return c_write_within(b->memory, e, C_BINDS_PRIMARY);
}

// What isn't in the bytes.
static void fill_local(making_encoding *m, const record *r, model_encoded *e) {
  build *b = m->b;
  const bytecode_code code = bytecode_code_of(m->file, r, "cValue", e->at.begin);
  const model_encoded *of = member_in_cast(m, text_of(code.text));
  cpp_failure why = {0};
  if (of != NULL) {
    e->coding.type = of->coding.type;
    e->value = of->c_name;
    return;
  }
  if (!find_type(m, r, e, &e->coding.type)) {
    report_error(b->diagnostics, e->at, "'%s' has no C type that Mica knows", e->name);
    return;
  }
  e->value = bytecode_expression(m, &code, true, &why);
  if (e->value != NULL) e->value = over_locals(m, e->value);
  if (e->value != NULL || why.what == NULL) return;
  report_error(b->diagnostics, why.at, "%s, which has no C that Mica knows", why.what);
  report_help(b->diagnostics, "write the value of '%s' in C, over the other members: $name",
              e->name);
}

// All items at once, where what reads them gives the parameter's own type.
static bool is_read_at_once(making_encoding *m, const record *item, const model_encoded *e,
                            c_type *list) {
  if (*read_text(m->b, item, "cArrayParser") == '\0') return false;
  if (!find_list_type(m, item, list)) return false;
  return e->parameter == NULL || strcmp(e->parameter->type.spelling, list->spelling) == 0;
}

static void fill_array(making_encoding *m, const record *item, model_encoded *e) {
  build *b = m->b;
  c_type list = {0};
  fill_getter(m, item, e);
  if (is_read_at_once(m, item, e, &list)) {
    e->coding.type = list;
    fill_coding(m, item, e, "cArrayParser", "cArrayPrinter");
    return;
  }
  e->is_list = true;
  if (e->parameter != NULL) e->list = e->parameter->type;
  else if (!find_list_type(m, item, &e->list)) e->list.kind = C_CUSTOM;
  if (item_type(&e->list).kind == C_CUSTOM || !find_type(m, item, e, &e->coding.type)) {
    report_error(b->diagnostics, e->at, "'%s' has no list in C that Mica knows", e->name);
    report_help(b->diagnostics, "give it a cParser and a cPrinter of its own, without Array");
    return;
  }
  fill_coding(m, item, e, "cParser", "cPrinter");
}

static void fill_single(making_encoding *m, const record *r, model_encoded *e) {
  if (!find_type(m, r, e, &e->coding.type)) {
    report_error(m->b->diagnostics, e->at,
                 "'%s' has no C type that Mica knows: give its encoding "
                 "a cType",
                 e->name);
    return;
  }
  fill_getter(m, r, e);
  fill_coding(m, r, e, "cParser", "cPrinter");
}

// ---- Several members in one ---------------------------------------------------------------------

static bool is_composite(making_encoding *m, const record *r) {
  return record_is_a(r, TEXT("CompositeBytecode")) && *read_text(m->b, r, "cParser") == '\0';
}

static void fill_composite(making_encoding *m, const record *r, bool is_item, model_encoded *e) {
  build *b = m->b;
  const c_type *list = e->parameter == NULL ? NULL : &e->parameter->type;
  bool has_list = list != NULL && list->kind == C_ARRAY && list->element != NULL;
  if (is_item && has_list) {
    e->is_list = true;
    e->list = *list;
    e->coding.type = item_type(list);
  } else if (is_item || !find_type(m, r, e, &e->coding.type)) {
    report_error(b->diagnostics, e->at, "'%s' is several members in one, which need a C type",
                 e->name);
    report_help(b->diagnostics, is_item
                                    ? "name the list's: def : Spelling<[\"ArrayRef<...>\"], ...>;"
                                    : "give it a cType that a Spelling names");
    return;
  }
  fill_getter(m, r, e);
  bytecode_composite(m, r, &e->coding);
}

// ---- All ----------------------------------------------------------------------------------------

// Names that the reader has besides.
static const char *local_name(build *b, text name) {
  static const char *const taken[] = {"attr", "i", "item", "params", "r", "type", "w"};
  const char *words = name_safe(b->memory, name_snake(b->memory, name));
  for (size_t i = 0; i < sizeof taken / sizeof *taken; i++)
    if (strcmp(words, taken[i]) == 0) return text_concat(b->memory, words, "_");
  return words;
}

static const model_parameter *parameter_named(const model_definition *d, text name) {
  for (size_t i = 0; i < d->parameter_count; i++)
    if (text_is(name, d->parameters[i].name)) return &d->parameters[i];
  return NULL;
}

static bool is_whole(const model_encoded *e) {
  return e->value != NULL || (e->coding.read != NULL && e->coding.write != NULL);
}

// Nothing says where what is written comes from.
static void check_source(making_encoding *m, const model_encoded *e) {
  if (e->value != NULL || e->getter != NULL || e->parameter != NULL) return;
  build *b = m->b;
  const model_definition *d = m->out->definition;
  spelling near = spelling_of(text_of(e->name));
  for (size_t i = 0; i < d->parameter_count; i++)
    spelling_offer(&near, text_of(d->parameters[i].name));
  report_error(b->diagnostics, e->at, "'%s' has no parameter '%s'", d->class_name, e->name);
  report_spelling(b->diagnostics, &near);
  if (near.nearest.size == 0)
    report_help(b->diagnostics, "say with a cGetter what is written: WithGetter<\"...\", ...>:$%s",
                e->name);
}

static void fill_member(making_encoding *m, size_t index, model_encoded *e) {
  build *b = m->b;
  text name = value_dag_name(m->from.value, index);
  const record *r = value_as_record(value_item(m->from.value, index));
  *e = (model_encoded){.name = text_copy(b->memory, name),
                       .at = field_item_place(m->file->records, &m->from, index)};
  if (r == NULL || name.size == 0) {
    report_error(b->diagnostics, e->at, "a member is an encoding with a name: VarInt:$name");
    return;
  }
  e->c_name = local_name(b, name);
  e->parameter = parameter_named(m->out->definition, name);
  const record *item = read_record(r, "elemT");
  if (is_composite(m, item == NULL ? r : item))
    fill_composite(m, item == NULL ? r : item, item != NULL, e);
  else if (record_is_a(r, TEXT("LocalVar"))) fill_local(m, r, e);
  else if (record_is_a(r, TEXT("Array")) && item != NULL) fill_array(m, item, e);
  else fill_single(m, r, e);
  if (!is_whole(e)) return;
  fill_conversion(m, e);
  check_source(m, e);
}

void bytecode_members_fill(making_encoding *m) {
  size_t count = value_count(m->from.value);
  m->members = ARENA_ARRAY(m->b->memory, model_encoded, count + 1);
  m->out->members = m->members;
  for (size_t i = 0; i < count; i++) {
    text name = value_dag_name(m->from.value, i);
    bool is_twice = bytecode_member(m, name) != NULL;
    fill_member(m, i, &m->members[i]);
    m->out->member_count = i + 1;
    if (is_twice)
      report_error(m->b->diagnostics, m->members[i].at, "two members are named '%.*s'",
                   TEXT_ARGS(name));
  }
}

// The encodings of a dialect's attributes and types: lists of records by their codes, in the
// dialect's files or in one of their own.
#include "make/bytecode_build.h"

#include "evaluate/read.h"
#include "model/dialect.h"

// ---- The file -----------------------------------------------------------------------------------

static file_name name_of_file(build *b) {
  if (b->encodings.size > 0) return (file_name){.name = b->encodings};
  const field f = read_field(b->dialect, "cEncodings");
  const char *name = read_text(b, b->dialect, "cEncodings");
  if (*name == '\0') return (file_name){0};
  return (file_name){text_of(name), field_value_place(b->records, &f)};
}

// It is read on its own, once in a run: its names may be those of other records. False: there is
// none, or it can't be read, which is reported.
static bool read_file(build *b, bytecode_file *f) {
  session *s = b->session;
  f->named = name_of_file(b);
  if (f->named.name.size == 0) return false;
  text why = {"", 0};
  const source_file *file = NULL;
  if (s->apart == NULL) file = source_include(s->sources, f->named.name, f->named.at.begin, &why);
  if (file != NULL) session_read_apart(s, file);
  f->records = s->apart;
  if (f->records == NULL)
    return report_error(b->diagnostics, f->named.at, "cannot read '%.*s': %.*s",
                        TEXT_ARGS(f->named.name), TEXT_ARGS(why)),
           false;
  const record_set *sets[] = {b->records, f->records};
  for (size_t i = 0; i < 2; i++) {
    record_list all = records_of_class(sets[i], TEXT("CppBytecode"));
    for (size_t j = 0; j < all.count; j++) list_push(b->memory, &f->functions, all.items[j]);
  }
  return true;
}

// ---- Whose it is --------------------------------------------------------------------------------

static bool is_same_but_for_case(text a, text b) {
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++)
    if ((a.data[i] | 0x20) != (b.data[i] | 0x20)) return false;
  return true;
}

// Quant_Dialect, QuantDialect -> Quant
static text class_of_dialect(const record *dialect) {
  text name = record_name(dialect);
  size_t at = text_find(name, TEXT("Dialect"), 0);
  if (at != SIZE_MAX && at > 0) name.size = at;
  if (name.size > 0 && name.data[name.size - 1] == '_') name.size--;
  return name;
}

static bool names_dialect(build *b, const record *dialect, text name) {
  return is_same_but_for_case(name, text_of(read_text(b, dialect, "name"))) ||
         is_same_but_for_case(name, class_of_dialect(dialect));
}

// The one list of a class that is the main dialect's; NULL: there is none.
static const record *find_list(const bytecode_file *f, const char *class_name) {
  build *b = f->b;
  const record *found = NULL;
  record_list all = records_of_class(f->records, text_of(class_name));
  for (size_t i = 0; i < all.count; i++) {
    const record *r = all.items[i];
    text name = text_of(read_text(b, r, "dialect"));
    if (!names_dialect(b, b->dialect, name)) continue;
    if (found == NULL) {
      found = r;
      continue;
    }
    report_error(b->diagnostics, record_at(r), "'%.*s' has a list of %s already", TEXT_ARGS(name),
                 class_name);
    report_note(b->diagnostics, record_at(found), "the first one is here");
  }
  return found;
}

// ---- One encoding -------------------------------------------------------------------------------

// The definition of the dialect with this class; NULL: reported.
static const model_definition *definition_of(making_encoding *m) {
  build *b = m->b;
  const char *said = read_text(b, m->record, "cType");
  const bool is_said = *said != '\0';
  text name = is_said ? text_after_last(text_of(said), "::") : record_name(m->record);
  const char *space = read_text(b, b->dialect, "cppNamespace");
  const record *r = model_definition_named(
      b, text_of(build_printf(b, "%s%s%.*s", space, *space == '\0' ? "" : "::", TEXT_ARGS(name))));
  bool is_attr = r != NULL && record_is_a(r, TEXT("AttrDef"));
  if (r != NULL && is_attr == m->out->is_attr) return model_definition_of(b, r);
  const field from = read_field(m->record, "cType");
  report_error(b->diagnostics,
               is_said ? field_value_place(m->file->records, &from) : record_at(m->record),
               "'%.*s' is no %s of '%s'", TEXT_ARGS(name), m->out->is_attr ? "attribute" : "type",
               read_text(b, b->dialect, "name"));
  if (!is_said)
    report_help(b->diagnostics, "the class of the definition is the record's name, or its cType");
  return NULL;
}

static model_hook hook_of(making_encoding *m, const bytecode_code *code, const cpp_failure *why,
                          const char *name, const char *result) {
  build *b = m->b;
  return (model_hook){.kind = HOOK_BYTECODE,
                      .name = name,
                      .result = result,
                      .cpp = code->text,
                      .why = model_why_hook(b, why),
                      .why_at = why->at,
                      .at = why->at.begin};
}

static void fill_predicate(making_encoding *m) {
  static const model_hook_parameter of_attr[] = {{"const mica_attr *", "attr"}};
  static const model_hook_parameter of_type[] = {{"const mica_type *", "type"}};
  const bytecode_code code =
      bytecode_code_of(m->file, m->record, "printerPredicate", record_place(m->record));
  cpp_failure why = {0};
  if (*code.text == '\0') return;
  m->out->applies = bytecode_expression(m, &code, false, &why);
  if (m->out->applies != NULL || why.what == NULL) return;
  model_hook h = hook_of(m, &code, &why, build_printf(m->b, "%s_applies", m->out->c_name), "bool");
  h.parameters = m->out->is_attr ? of_attr : of_type;
  h.parameter_count = 1;
  m->out->applies_hook = model_hook_of(m->b, &h);
}

// What says no more than that each parameter is the member with its name.
static bool is_plain_builder(const char *builder) {
  static const char *const plain[] = {"", "$_args", "get<$_resultType>(context, $_args)",
                                      "$_resultType::get(context, $_args)"};
  for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
    if (strcmp(builder, plain[i]) == 0) return true;
  return false;
}

// `get<Class>(context, first, *second)`: each parameter is the member with its name, too.
static bool lists_parameters(const making_encoding *m, const char *builder) {
  const model_definition *d = m->out->definition;
  text t = text_trim(text_of(builder));
  size_t open = text_find(t, TEXT("(context"), 0);
  if (!text_starts_with(t, TEXT("get<")) || open == SIZE_MAX || t.data[t.size - 1] != ')')
    return false;
  t = text_trim((text){t.data + open + strlen("(context"), t.size - open - strlen("(context)")});
  for (size_t i = 0; i < d->parameter_count; i++) {
    if (!text_starts_with(t, TEXT(","))) return false;
    t = text_trim((text){t.data + 1, t.size - 1});
    const size_t end = text_find(t, TEXT(","), 0);
    const text one = {t.data, end == SIZE_MAX ? t.size : end};
    t = (text){t.data + one.size, t.size - one.size};
    if (!text_is(text_strip_prefix(text_trim(one), "*"), d->parameters[i].name)) return false;
  }
  return t.size == 0;
}

static const char *type_in_hook(const model_encoded *e) {
  if (e->parameter != NULL) return e->parameter->type.spelling;
  return e->is_list ? e->list.spelling : e->coding.type.spelling;
}

// The author's function over what is read.
static void fill_builder_hook(making_encoding *m, const bytecode_code *code,
                              const cpp_failure *why) {
  build *b = m->b;
  model_encoding *out = m->out;
  model_hook_parameter *all = ARENA_ARRAY(b->memory, model_hook_parameter, out->member_count + 2);
  model_hook h = hook_of(m, code, why, build_printf(b, "%s_make", out->c_name),
                         out->is_attr ? "const mica_attr *" : "const mica_type *");
  buffer call = arena_draft(b->memory);
  buffer_printf(&call, "%s($_reader", h.name);
  all[h.parameter_count++] = (model_hook_parameter){"mica_bytecode_reader *", "r"};
  for (size_t i = 0; i < out->member_count; i++) {
    const model_encoded *e = &out->members[i];
    if (e->name[0] == '_') continue;
    all[h.parameter_count++] = (model_hook_parameter){type_in_hook(e), e->c_name};
    buffer_printf(&call, ", $%s", e->name);
  }
  buffer_string(&call, ")");
  h.parameters = all;
  out->builder = arena_keep(b->memory, &call).data;
  out->builder_hook = model_hook_of(b, &h);
}

static void fill_builder(making_encoding *m) {
  const bytecode_code code =
      bytecode_code_of(m->file, m->record, "cBuilder", record_place(m->record));
  if (is_plain_builder(code.text) || (code.is_cpp && lists_parameters(m, code.text))) return;
  cpp_failure why = {.what = "what makes it of its members", .at = {code.use, 0}};
  if (!code.is_cpp) m->out->builder = bytecode_expression(m, &code, true, &why);
  else fill_builder_hook(m, &code, &why);
}

// Each parameter must come from somewhere.
static void check_parameters(making_encoding *m) {
  const model_definition *d = m->out->definition;
  build *b = m->b;
  if (m->out->builder != NULL) return;
  if (d->skip_default_builders && !model_definition_has_private_getter(d)) {
    report_error(b->diagnostics, record_at(m->record),
                 "'%s' has no maker of its parameters: give a cBuilder", d->class_name);
    return;
  }
  for (size_t i = 0; i < d->parameter_count; i++) {
    const model_parameter *p = &d->parameters[i];
    const model_encoded *e = bytecode_member(m, text_of(p->name));
    if (e != NULL || p->has_default || p->is_mutable) continue;
    report_error(b->diagnostics, field_value_place(m->file->records, &m->from),
                 "no member is named '%s', as a parameter of '%s' is", p->name, d->class_name);
    report_note(b->diagnostics, at_place(p->at), "the parameter is here");
    report_help(b->diagnostics, "add a member, or say with a cBuilder what makes it");
  }
}

static void warn_of_processing(making_encoding *m) {
  const bytecode_code code =
      bytecode_code_of(m->file, m->record, "postProcess", record_place(m->record));
  if (*code.text != '\0')
    model_warn(m->b, code.use, "bytecode",
               "'postProcess' has no effect: what is made of the members is what is read");
}

static void fill_parts(making_encoding *m) {
  const size_t faults = diagnostics_fault_count(m->b->diagnostics);
  bytecode_members_fill(m);
  fill_predicate(m);
  fill_builder(m);
  warn_of_processing(m);
  if (diagnostics_fault_count(m->b->diagnostics) == faults) check_parameters(m);
}

static void fill_encoding(bytecode_file *f, const record *r, model_encoding *out) {
  build *b = f->b;
  making_encoding m = {.file = f, .b = b, .record = r, .out = out};
  out->name = text_copy(b->memory, record_name(r));
  out->at = record_place(r);
  m.from = read_field(r, "members");
  if (m.from.value == NULL || value_kind_of(m.from.value) != VALUE_DAG) return;
  const record *marked = value_dag_operator(m.from.value);
  if (marked == NULL) return;
  if (text_is(record_name(marked), "none")) return;
  if (!text_is(record_name(marked), out->is_attr ? "attr" : "type")) {
    report_error(b->diagnostics, field_operator_place(f->records, &m.from),
                 "the members of '%s' are written (%s ...) in a list of %s", out->name,
                 out->is_attr ? "attr" : "type", out->is_attr ? "attributes" : "types");
    return;
  }
  out->definition = definition_of(&m);
  if (out->definition == NULL) return;
  const text name = record_name(r);
  out->c_name = build_printf(b, "%s_%s", b->model->c_prefix,
                             name_in_dialect(b->memory, name, b->model->c_prefix));
  fill_parts(&m);
}

// ---- Lists --------------------------------------------------------------------------------------

// Only one may apply to each.
static void check_predicates(const bytecode_file *f, const model_encoding *all, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = i + 1; j < count; j++) {
      const model_encoding *one = &all[i], *other = &all[j];
      if (one->definition == NULL || one->definition != other->definition) continue;
      bool is_told = one->applies != NULL || one->applies_hook != NULL;
      if (is_told) continue;
      report_error(f->b->diagnostics, at_place(other->at),
                   "'%s' has two encodings: give each a printerPredicate",
                   one->definition->class_name);
      report_note(f->b->diagnostics, at_place(one->at), "the other one applies to all");
    }
}

static const model_encoding *encodings_of(bytecode_file *f, const char *class_name, bool is_attr,
                                          size_t *count) {
  build *b = f->b;
  const record *r = find_list(f, class_name);
  const value *elems = r == NULL ? NULL : record_value(r, TEXT("elems"));
  *count = elems == NULL || value_kind_of(elems) != VALUE_LIST ? 0 : value_count(elems);
  model_encoding *all = ARENA_ARRAY(b->memory, model_encoding, *count + 1);
  for (size_t i = 0; i < *count; i++) {
    const record *item = value_as_record(value_item(elems, i));
    all[i] = (model_encoding){.is_attr = is_attr};
    if (item != NULL) fill_encoding(f, item, &all[i]);
  }
  check_predicates(f, all, *count);
  return all;
}

// What the file describes are others.
static void report_others(const bytecode_file *f) {
  build *b = f->b;
  text found = {0};
  static const char *const classes[] = {"DialectAttributes", "DialectTypes"};
  for (size_t i = 0; i < 2 && found.size == 0; i++) {
    record_list all = records_of_class(f->records, text_of(classes[i]));
    if (all.count > 0) found = text_of(read_text(b, all.items[0], "dialect"));
  }
  report_error(b->diagnostics, f->named.at,
               "'%.*s' has no DialectAttributes or DialectTypes of '%s'", TEXT_ARGS(f->named.name),
               read_text(b, b->dialect, "name"));
  if (found.size > 0) report_help(b->diagnostics, "it has those of '%.*s'", TEXT_ARGS(found));
}

static void fill_lists(bytecode_file *f, model_bytecode *out) {
  build *b = f->b;
  session *s = b->session;
  record_set *main = s->records;  // where code is told to be wrong
  s->records = s->apart;
  out->attrs = encodings_of(f, "DialectAttributes", true, &out->attr_count);
  out->types = encodings_of(f, "DialectTypes", false, &out->type_count);
  bool is_any = find_list(f, "DialectAttributes") != NULL || find_list(f, "DialectTypes") != NULL;
  if (!is_any) report_others(f);
  s->records = main;
}

// The command line names a file where there is nothing that it could be about.
static void report_useless(build *b) {
  if (b->encodings.size == 0) return;
  report_error(b->diagnostics, at_place(0), "'%.*s' describes the encodings of a dialect, and %s",
               TEXT_ARGS(b->encodings),
               b->dialect == NULL ? "none is defined here" : "an extension has none of its own");
}

void model_bytecode_fill(build *b, model *m) {
  if (b->dialect == NULL || b->is_extension) {
    report_useless(b);
    return;
  }
  bytecode_file f = {.b = b};
  model_bytecode *out = ARENA_NEW(b->memory, model_bytecode);
  *out = (model_bytecode){0};
  model_making making;
  model_begin(b, b->dialect, &making);
  if (read_file(b, &f)) fill_lists(&f, out);
  out->outcome = model_end(b, &making);
  bool is_any = out->attr_count + out->type_count > 0 || m->dialect->has_version;
  if (is_any) m->bytecode = out;
}

// Interfaces: their methods in C, and where their descriptor comes from.
#include <string.h>

#include "make/author_code.h"
#include "make/declared.h"
#include "model/dialect.h"
#include "model/interface.h"

static const char *method_c_name(build *b, const record *r, const char *name) {
  const char *given = read_text_or_null(b, r, "cName");
  if (given != NULL) return given;
  text words = text_of(name_snake(b->memory, text_of(name)));
  return name_safe(b->memory, text_copy(b->memory, text_strip_prefix(words, "get_")));
}

// C of a type in a method's signature: what has no known C spelling stays as it is written.
static const char *signature_type(build *b, text spelling, place_range at) {
  text t = text_trim(spelling);
  if (text_is(t, "void")) return "void";
  return model_c_type(b, t, at).spelling;
}

// What the method is asked of has its name first; a body in C would mistake the one for the other.
static const char *parameter_name(build *b, const model_method *m, const char *name,
                                  place_range at) {
  const char *in_c = name_safe(b->memory, name_snake(b->memory, text_of(name)));
  if (m->asked_name == NULL || strcmp(in_c, m->asked_name) != 0) return in_c;
  if (m->has_default && !is_cpp_place(b, m->at)) {
    report_error(b->diagnostics, at, "'%s' names what the method is asked of already", in_c);
    report_help(b->diagnostics, "give the parameter another name");
  }
  return text_concat(b->memory, in_c, "_");
}

static void fill_parameters(build *b, const record *r, model_method *m) {
  field f = read_field(r, "arguments");
  if (f.value == NULL || value_kind_of(f.value) != VALUE_DAG) return;
  model_check_ins(b, &f, "the parameters of a method");
  size_t count = value_count(f.value);
  model_builder_parameter *out = ARENA_ARRAY(b->memory, model_builder_parameter, count + 1);
  for (size_t i = 0; i < count; i++) {
    text spelling = {0};
    value_as_text(value_item(f.value, i), &spelling);
    const char *name = text_copy(b->memory, value_dag_name(f.value, i));
    if (*name == '\0') name = build_printf(b, "argument_%zu", i);
    out[i] = (model_builder_parameter){
        .name = name,
        .c_name = parameter_name(b, m, name, field_name_place(b->records, &f, i)),
        .c_type = signature_type(b, spelling, field_item_place(b->records, &f, i))};
  }
  m->parameters = out;
  m->parameter_count = count;
}

static void check_parameters(build *b, const model_method *m) {
  field f = read_field(m->record, "arguments");
  text_map known = {0};
  for (size_t i = 0; i < m->parameter_count; i++) {
    const model_builder_parameter *p = &m->parameters[i];
    const model_builder_parameter *first =
        text_map_add(b->memory, &known, text_of(p->c_name), (void *)p);
    if (first == NULL) continue;
    report_error(b->diagnostics, field_item_place(b->records, &f, i),
                 "two parameters of the method '%s' are named '%s'", m->name, p->c_name);
    report_note(b->diagnostics, field_item_place(b->records, &f, (size_t)(first - m->parameters)),
                "the first one is here");
  }
}

static const char *default_self(model_interface_kind kind) {
  switch (kind) {
  case INTERFACE_OP: return "const mica_op *op";
  case INTERFACE_ATTR: return "const mica_attr *attr";
  case INTERFACE_TYPE: return "const mica_type *type";
  case INTERFACE_DIALECT: return "mica_context *ctx, const mica_dialect_def *dialect";
  }
  return "";
}

static const char *last_word(const char *declaration) {
  const char *last = declaration;
  for (const char *at = declaration; *at != '\0'; at++)
    if (!name_is_letter(*at)) last = at + 1;
  return last;
}

// The body that is the same for all, or that of what doesn't write it.
static author_code body_of(build *b, const record *r) {
  const author_code body = read_code(b, r, "defaultBody");
  return body.text != NULL ? body : read_code(b, r, "body");
}

static bool gives_nothing(const model_method *m) {
  const value *v = record_value(m->record, TEXT("returnType"));
  text written;
  return v == NULL || !value_as_text(v, &written) || text_is(text_trim(written), "void");
}

static void check_body(build *b, const model_method *m) {
  static const char *const placeholders[] = {"$_op",   "$_self",    "$_attr",
                                             "$_type", "$_dialect", NULL};
  static const char *const none[] = {NULL};
  const char **scope = ARENA_ARRAY(b->memory, const char *, m->parameter_count + 3);
  size_t count = 0;
  if (m->self != NULL) scope[count++] = m->self_name;
  if (m->self != NULL && text_is(text_of(m->self_name), "dialect")) scope[count++] = "ctx";
  for (size_t i = 0; i < m->parameter_count; i++) scope[count++] = m->parameters[i].c_name;
  scope[count] = NULL;
  bool is_default = read_text_or_null(b, m->record, "defaultBody") != NULL;
  (void)code_statements(b, m->record, is_default ? "defaultBody" : "body",
                        "the body of this method", m->self == NULL ? none : placeholders, scope,
                        !gives_nothing(m));
}

static void fill_method(build *b, const record *r, model_interface_kind kind, bool in_c,
                        model_method *m) {
  *m = (model_method){.at = record_place(r), .record = r};
  m->name = read_text(b, r, "name");
  m->c_name = method_c_name(b, r, m->name);
  m->description = read_text_with_blanks(b->memory, r, "description");
  const char *self = read_text_or_null(b, r, "cSelf");
  bool is_static = record_is_a(r, TEXT("StaticInterfaceMethod"));
  bool is_of_op = self == NULL || strcmp(self, default_self(INTERFACE_OP)) == 0;
  m->self = is_static ? NULL : is_of_op ? default_self(kind) : self;
  m->self_name = m->self == NULL ? NULL : last_word(m->self);
  m->asked = m->self == NULL ? default_self(kind) : m->self;
  m->asked_name = kind == INTERFACE_DIALECT ? "ctx, dialect" : last_word(m->asked);
  m->default_body = body_of(b, r);
  m->has_default = m->default_body.text != NULL;
  m->return_type = "void";
  if (!in_c) return;
  field f = read_field(r, "returnType");
  const char *returned = read_text(b, r, "returnType");
  m->return_type = signature_type(
      b, text_of(returned), f.value == NULL ? record_at(r) : field_value_place(b->records, &f));
  fill_parameters(b, r, m);
}

static void check_name(build *b, const model_interface *i) {
  if (name_is_identifier(text_of(i->name))) return;
  field f = read_field(i->record, "cppInterfaceName");
  report_error(b->diagnostics, field_value_place(b->records, &f),
               "'%s' can't name an interface: use letters, digits and _", i->name);
}

// `known`: those before it by their names in C.
static void check_method(build *b, const model_interface *i, text_map *known,
                         const model_method *m) {
  if (*m->name == '\0') {
    report_error(b->diagnostics, at_place(m->at), "a method of '%s' has no name", i->name);
    report_help(b->diagnostics,
                "InterfaceMethod<\"description\", \"return type\", \"name\", (ins ...)>");
  } else if (!name_is_identifier(text_of(m->name))) {
    report_error(b->diagnostics, mention_at(b, m->record, m->name, m->at),
                 "'%s' can't name a method: use letters, digits and _", m->name);
  }
  check_parameters(b, m);
  if (i->has_own_struct && m->has_default) check_body(b, m);
  const model_method *first = text_map_add(b->memory, known, text_of(m->c_name), (void *)m);
  if (first == NULL || *m->name == '\0') return;
  report_error(b->diagnostics, mention_at(b, m->record, m->name, m->at),
               "two methods of '%s' have the name '%s' in C", i->name, m->c_name);
  report_note(b->diagnostics, at_place(first->at), "the first one is here");
  report_help(b->diagnostics, "C has no overloads: name them apart");
}

// The methods of a .td file are C++: such an interface says something, and has no methods.
static void fill_methods(build *b, model_interface *i, bool in_c) {
  if (is_cpp_field(b, i->record, "methods")) return;
  const value *v = record_value(i->record, TEXT("methods"));
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return;
  model_method *methods = ARENA_ARRAY(b->memory, model_method, value_count(v) + 1);
  text_map known = {0};
  for (size_t n = 0; n < value_count(v); n++) {
    const record *r = value_as_record(value_item(v, n));
    if (r == NULL) continue;
    model_method *m = &methods[i->method_count++];
    fill_method(b, r, i->kind, in_c, m);
    i->methods = methods;
    if (i->emitted_here) check_method(b, i, &known, m);
  }
  i->methods = methods;
}

static void fill_bases(build *b, model_interface *i) {
  const value *v = record_value(i->record, TEXT("baseInterfaces"));
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return;
  const model_interface **bases =
      ARENA_ARRAY(b->memory, const model_interface *, value_count(v) + 1);
  for (size_t n = 0; n < value_count(v); n++) {
    const record *r = value_as_record(value_item(v, n));
    if (r != NULL) bases[i->base_count++] = model_interface_of(b, r);
  }
  i->bases = bases;
}

// Without the dialect in front and `_op_interface` after: for names of tables.
static const char *short_name(build *b, const char *words, const char *prefix) {
  text t = text_of(words);
  if (*prefix != '\0') t = text_strip_prefix(t, build_printf(b, "%s_", prefix));
  static const char *const tails[] = {"_op_interface", "_attr_interface", "_type_interface",
                                      "_interface"};
  for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
    size_t size = strlen(tails[i]);
    bool ends = t.size > size && memcmp(t.data + t.size - size, tails[i], size) == 0;
    if (ends) return text_copy(b->memory, (text){t.data, t.size - size});
  }
  return text_copy(b->memory, t);
}

// With --dialect one of no other dialect in the folder of that one is that one's.
bool model_interface_is_near(build *b, const record *r) {
  if (is_in_main_file(b, r) || is_beside_main_file(b, r)) return true;
  return b->asked_dialect.size > 0 && is_beside_main_dialect(b, r) &&
         model_dialect_of_namespace(b, text_of(read_text(b, r, "cppNamespace"))) == NULL;
}

// Of the runtime (its record says so), of a dialect that is known, or without C counterpart: then
// it only documents, and descriptor is NULL.
static void fill_names(build *b, model_interface *i) {
  const record *r = i->record;
  i->descriptor = read_name_of_c(b, r, "cInterface");
  i->methods_type = read_name_of_c(b, r, "cMethods");
  const char *given = read_text_or_null(b, r, "cName");
  const char *words = name_snake(b->memory, text_of(i->name));
  i->c_name = given != NULL ? given : words;
  i->short_name = short_name(b, words, "");
  if (i->descriptor != NULL || read_bit(r, "cMarker")) return;
  i->dialect = model_dialect_of_namespace(b, text_of(read_text(b, r, "cppNamespace")));
  if (i->dialect == NULL && !model_interface_is_near(b, r)) return;
  if (i->dialect == NULL) i->dialect = b->model->dialect;
  const char *prefix = i->dialect == NULL ? b->model->c_prefix : i->dialect->c_name;
  bool has_prefix = text_starts_with(text_of(words), text_of(build_printf(b, "%s_", prefix)));
  i->c_name = has_prefix ? words : build_printf(b, "%s_%s", prefix, words);
  i->short_name = short_name(b, i->c_name, prefix);
  i->descriptor = build_printf(b, "%s_id", i->c_name);
  i->has_own_struct = i->methods_type == NULL;
  if (i->has_own_struct) i->methods_type = i->c_name;
  i->emitted_here = (i->dialect == NULL || i->dialect->is_main) && is_of_this_part(b, r);
}

// The function of the author's in place of a check in C++. The header of another dialect may have
// been made of other definitions, so that one of its interfaces has its function here.
static const char *verify_hook(build *b, const model_interface *i) {
  static const model_hook_parameter parameters[] = {{"mica_op *", "op"}};
  const record *r = i->record;
  const char *prefix = i->emitted_here ? "" : build_printf(b, "%s_", b->model->c_prefix);
  const char *name = build_printf(b, "%s%s_verify", prefix, i->c_name);
  const author_code body = read_code(b, r, "verify");
  const place at = body.at != 0 ? body.at : i->at;
  const model_hook h = {.kind = HOOK_VERIFIER,
                        .name = name,
                        .result = "bool",
                        .parameters = parameters,
                        .parameter_count = 1,
                        .cpp = body.text,
                        .why = build_printf(b, "the check of '%s' is C++", i->name),
                        .why_at = at_place(at),
                        .at = at};
  return model_hook_of(b, &h)->name;
}

static void set_verify(model_interface *i, const char *name) {
  i->is_verify_authors = true;
  if (read_bit(i->record, "verifyWithRegions")) i->verify_regions = name;
  else i->verify = name;
}

// A check written in the definition: C statements that end in a return.
static void fill_verify(build *b, model_interface *i) {
  const record *r = i->record;
  static const char *const placeholders[] = {"$_op", NULL};
  static const char *const scope[] = {"op", NULL};
  i->verify = read_name_of_c(b, r, "cVerify");
  i->verify_regions = read_name_of_c(b, r, "cVerifyRegions");
  if (i->verify != NULL || i->verify_regions != NULL) return;
  if (is_cpp_field(b, r, "verify")) {
    if (read_code(b, r, "verify").text != NULL) set_verify(i, verify_hook(b, i));
    return;
  }
  if (i->descriptor == NULL) return;
  const author_code body = code_statements(b, r, "verify", "this check", placeholders, scope, true);
  if (body.text == NULL) return;
  const char *name = build_printf(b, "%s_verify", i->c_name);
  if (i->emitted_here) {
    i->verify_hook = name;
    i->verify_body = body;
  }
  set_verify(i, name);
}

static model_interface_kind kind_of(const record *r) {
  if (record_is_a(r, TEXT("DialectInterface"))) return INTERFACE_DIALECT;
  if (record_is_a(r, TEXT("AttrInterface"))) return INTERFACE_ATTR;
  return record_is_a(r, TEXT("TypeInterface")) ? INTERFACE_TYPE : INTERFACE_OP;
}

// DeclareOpInterfaceMethods<I> is a copy of I that names it; declared effects name theirs.
static const record *definition_of(const record *r) {
  const record *declared = read_record(r, "declared");
  const record *effects = read_record(r, "cInterfaceOf");
  return declared != NULL ? declared : effects != NULL ? effects : r;
}

const model_interface *model_interface_of(build *b, const record *any) {
  const record *r = definition_of(any);
  model_interface *i = pointer_map_get(&b->interfaces, r);
  if (i != NULL) {
    model_use(b, &i->outcome);
    return i;
  }
  model_making state;
  model_begin(b, r, &state);
  i = ARENA_NEW(b->memory, model_interface);
  *i = (model_interface){.record = r, .at = record_place(r), .kind = kind_of(r)};
  pointer_map_set(b->memory, &b->interfaces, r, i);
  i->name = read_text(b, r, "cppInterfaceName");
  i->description = read_text_with_blanks(b->memory, r, "description");
  fill_names(b, i);
  if (i->emitted_here) check_name(b, i);
  fill_verify(b, i);
  fill_methods(b, i, i->descriptor != NULL);
  if (i->method_count == 0) i->methods_type = NULL;
  i->has_own_struct = i->has_own_struct && i->methods_type != NULL;
  fill_bases(b, i);
  if (i->dialect != NULL) model_use_dialect(b, i->dialect);
  i->outcome = model_end(b, &state);
  return i;
}

// The strings of encodings: C as it is, and C++ by the functions that it calls, which the prelude's
// CppBytecode knows. What has no C there is a function of the author's.
#include "make/author_code.h"
#include "make/bytecode_build.h"

// Whether the text begins at a place; what is put together of pieces may stand nowhere.
static bool begins_at(const bytecode_file *f, const char *all, place at) {
  enum { ENOUGH = 4 };
  const source_file *file = source_of(f->b->session->sources, at);
  const size_t offset = file == NULL ? 0 : at - file->start;
  text begin = text_of(all);
  if (begin.size > ENOUGH) begin.size = ENOUGH;
  bool fits = file != NULL && offset <= file->content.size &&
              begin.size <= file->content.size - offset;
  return fits && memcmp(file->content.data + offset, begin.data, begin.size) == 0;
}

// What the prelude says is C wherever it is used.
bytecode_code bytecode_code_of(const bytecode_file *f, const record *r, const char *name,
                               place use) {
  const field from = read_field(r, name);
  const char *all = from.value == NULL ? "" : read_text(f->b, r, name);
  bytecode_code code = {.record = r, .from = from, .text = all, .use = use};
  if (*all == '\0') return code;
  code.at = field_text_place(f->records, &from, 0);
  code.is_followed = begins_at(f, all, code.at);
  if (!code.is_followed) code.at = record_place(r);
  bool is_prelude = text_starts_with(text_of(all), TEXT("mica_bytecode_"));
  code.is_cpp = !is_prelude && is_cpp_place(f->b, code.at);
  return code;
}

const char *bytecode_self(const making_encoding *m) { return m->out->is_attr ? "attr" : "type"; }

static cpp_source source_of_code(const bytecode_code *code, const char *text) {
  const code_source followed = {
      .expression = text, .from = code->from, .at = code->use, .is_cpp = code->is_cpp};
  const code_source pieces = {.expression = text, .at = code->at, .is_cpp = code->is_cpp};
  return (cpp_source){.code = code->is_followed ? followed : pieces};
}

// Of C; false: reported.
static bool is_c(making_encoding *m, const bytecode_code *code, const cpp_source *source,
                 const char *const *placeholders) {
  const char *what = build_printf(m->b, "the %.*s", TEXT_ARGS(code->from.name));
  return code_is_c(m->b, source, what, CODE_EXPRESSION, placeholders);
}

// ---- Calls in C++ -------------------------------------------------------------------------------

typedef struct called {
  text name;      // without namespaces
  text argument;  // what is read into or written; size 0: none
  bool is_plain;  // it is given nothing else
} called;

static size_t closing(text t, size_t open) {
  size_t depth = 0;
  for (size_t i = open; i < t.size; i++) {
    if (t.data[i] == '(') depth++;
    else if (t.data[i] == ')' && --depth == 0) return i;
  }
  return SIZE_MAX;
}

// What stands in `name(...)`, which is all of it.
static bool inside_call(text t, const char *name, text *out) {
  text rest = text_strip_prefix(text_strip_prefix(t, "::"), "mlir::");
  if (!text_starts_with(rest, text_of(name))) return false;
  size_t open = strlen(name);
  if (open >= rest.size || rest.data[open] != '(' || closing(rest, open) != rest.size - 1)
    return false;
  *out = text_trim((text){rest.data + open + 1, rest.size - open - 2});
  return true;
}

static size_t name_size(text t) {
  size_t size = 0;
  while (size < t.size && (name_is_letter(t.data[size]) || t.data[size] == ':')) size++;
  return size;
}

static text skip(text t, size_t size) {
  return text_trim((text){t.data + size, t.size > size ? t.size - size : 0});
}

// Behind a name: `<T>`.
static text skip_brackets(text t) {
  if (t.size == 0 || t.data[0] != '<') return t;
  size_t depth = 0;
  for (size_t i = 0; i < t.size; i++) {
    if (t.data[i] == '<') depth++;
    else if (t.data[i] == '>' && --depth == 0) return skip(t, i + 1);
  }
  return t;
}

// `$_reader.readVarInt($_var)`, `readOptionalInt<T>($_reader, $_var)`: `subject` is the reader or
// writer.
static bool read_called(text t, const char *subject, called *out) {
  inside_call(t, "succeeded", &t);
  t = text_trim(text_strip_prefix(t, "(void)"));
  bool is_method = text_starts_with(t, text_of(subject));
  if (is_method) {
    t = skip(t, strlen(subject));
    if (t.size == 0 || t.data[0] != '.') return false;
    t = skip(t, 1);
  }
  size_t size = name_size(t);
  out->name = text_after_last((text){t.data, size}, "::");
  t = skip_brackets(skip(t, size));
  if (size == 0 || t.size == 0 || t.data[0] != '(' || closing(t, 0) != t.size - 1) return false;
  t = text_trim((text){t.data + 1, t.size - 2});
  if (!is_method) {
    if (!text_starts_with(t, text_of(subject))) return false;
    t = text_strip_prefix(skip(t, strlen(subject)), ",");
  }
  out->argument = text_trim(t);
  out->is_plain = text_find(out->argument, TEXT(","), 0) == SIZE_MAX;
  return true;
}

// The C of a function that is known, for values of this type; NULL: it isn't.
static const char *known_function(making_encoding *m, text name, const c_type *type) {
  const list *all = &m->file->functions;
  for (size_t i = 0; i < all->count; i++) {
    const value *rows = record_value(all->items[i], TEXT("cppBytecode"));
    for (size_t j = 0; rows != NULL && j < value_count(rows); j++) {
      const value *row = value_item(rows, j);
      text cpp, c_type, in_c;
      if (value_count(row) != 3 || !value_as_text(value_item(row, 0), &cpp) ||
          !value_as_text(value_item(row, 1), &c_type) || !value_as_text(value_item(row, 2), &in_c))
        continue;
      bool is_it = text_equal(cpp, name) && (c_type.size == 0 || text_is(c_type, type->spelling));
      if (is_it) return text_copy(m->b->memory, in_c);
    }
  }
  return NULL;
}

// ---- The author's functions ---------------------------------------------------------------------

static const model_hook *hook_for(making_encoding *m, const bytecode_code *code, text name,
                                  const char *result, const model_hook_parameter *parameters) {
  build *b = m->b;
  text all = text_of(code->text);
  size_t at = (size_t)(name.data - all.data);
  bool is_inside = name.data >= all.data && at < all.size;
  const cpp_source source = source_of_code(code, code->text);
  const place_range where = is_inside && code->is_followed
                                ? code_range(b->session, &source.code, all, at, name.size)
                                : at_place(code->at);
  const model_hook h = {
      .kind = HOOK_BYTECODE,
      .name = build_printf(b, "%s_%s", b->model->c_prefix, name_snake(b->memory, name)),
      .result = result,
      .parameters = parameters,
      .parameter_count = 2,
      .cpp = code->text,
      .why =
          build_printf(b, "'%.*s' is a function, which has no C that Mica knows", TEXT_ARGS(name)),
      .why_at = where,
      .at = where.begin};
  return model_hook_of(b, &h);
}

static void report_unreadable(making_encoding *m, const bytecode_code *code, const char *example) {
  build *b = m->b;
  report_error(
      b->diagnostics,
      code->is_followed ? field_value_place(m->file->records, &code->from) : at_place(code->at),
      "this C++ has no C that Mica knows");
  report_note(b->diagnostics, at_place(code->use), "needed here");
  report_help(b->diagnostics, "call one function: \"%s\"; or write it in C in a .def file",
              example);
}

// Of what stands in place of several members.
static const model_hook *composite_hook(making_encoding *m, const record *r, const char *verb,
                                        const char *result,
                                        const model_hook_parameter *parameters) {
  build *b = m->b;
  const model_hook h = {
      .kind = HOOK_BYTECODE,
      .name = build_printf(b, "%s_%s_%s", b->model->c_prefix, verb,
                           name_snake(b->memory, record_name(r))),
      .result = result,
      .parameters = parameters,
      .parameter_count = 2,
      .cpp = read_text(b, r, "cBuilder"),
      .why = build_printf(b, "'%.*s' is several members in one", TEXT_ARGS(record_name(r))),
      .why_at = record_at(r),
      .at = record_place(r)};
  return model_hook_of(b, &h);
}

static const char *pointer_to(build *b, const char *type) {
  bool is_pointer = type[strlen(type) - 1] == '*';
  return build_printf(b, "%s%s*", type, is_pointer ? "" : " ");
}

void bytecode_composite(making_encoding *m, const record *r, model_coding *out) {
  build *b = m->b;
  model_hook_parameter *of_reader = ARENA_ARRAY(b->memory, model_hook_parameter, 2);
  model_hook_parameter *of_writer = ARENA_ARRAY(b->memory, model_hook_parameter, 2);
  of_reader[0] = (model_hook_parameter){"mica_bytecode_reader *", "r"};
  of_reader[1] = (model_hook_parameter){pointer_to(b, out->type.spelling), "out"};
  of_writer[0] = (model_hook_parameter){"mica_bytecode_writer *", "w"};
  of_writer[1] = (model_hook_parameter){out->type.spelling, "value"};
  out->read_hook = composite_hook(m, r, "read", "bool", of_reader);
  out->write_hook = composite_hook(m, r, "write", "void", of_writer);
  out->read = build_printf(b, "%s($_reader, $_var)", out->read_hook->name);
  out->write = build_printf(b, "%s($_writer, $_getter)", out->write_hook->name);
}

// ---- Reading ------------------------------------------------------------------------------------

const char *bytecode_read(making_encoding *m, const bytecode_code *code, model_coding *out) {
  static const char *const placeholders[] = {"$_reader", "$_var", "$_of", "$_dialect", NULL};
  build *b = m->b;
  called c = {0};
  if (!code->is_cpp) {
    const cpp_source source = source_of_code(code, code->text);
    return is_c(m, code, &source, placeholders) ? code->text : NULL;
  }
  bool is_call = read_called(text_of(code->text), "$_reader", &c);
  if (!is_call || !c.is_plain || !text_is(c.argument, "$_var")) {
    report_unreadable(m, code, "succeeded(readThing($_reader, $_var))");
    return NULL;
  }
  const char *known = known_function(m, c.name, &out->type);
  if (known != NULL) return known;
  model_hook_parameter *parameters = ARENA_ARRAY(b->memory, model_hook_parameter, 2);
  parameters[0] = (model_hook_parameter){"mica_bytecode_reader *", "r"};
  parameters[1] = (model_hook_parameter){pointer_to(b, out->type.spelling), "out"};
  out->read_hook = hook_for(m, code, c.name, "bool", parameters);
  return build_printf(b, "%s($_reader, $_var)", out->read_hook->name);
}

static const char *as_c_number(making_encoding *m, const c_expression *e, const char *type) {
  if (c_is(e, C_CAST, "int64_t")) e = e->children[0];
  return c_write(m->b->memory, c_cast(m->b->memory, type, e));
}

// A number of C++ as it stands in the bytes.
static const char *as_number(making_encoding *m, const char *getter, const c_type *type) {
  if (type->kind != C_INT && type->kind != C_UINT) return getter;
  return as_c_number(m, c_parse(m->b->memory, text_of(getter)), type->spelling);
}

// ---- Writing ------------------------------------------------------------------------------------

// `$_getter`, or the same made into a number of another class: `APFloat($_getter)`.
static bool is_getter(text argument) {
  if (argument.size > 0 && argument.data[0] == '(' && closing(argument, 0) != SIZE_MAX)
    argument = skip(argument, closing(argument, 0) + 1);
  text inside;
  size_t size = name_size(argument);
  const char *name = argument.data;
  if (size > 0 && size < argument.size && argument.data[size] == '(' &&
      closing(argument, size) == argument.size - 1)
    inside = (text){name + size + 1, argument.size - size - 2};
  else inside = argument;
  return text_is(text_trim(inside), "$_getter");
}

const char *bytecode_write(making_encoding *m, const bytecode_code *code, model_coding *out,
                           const char **getter) {
  static const char *const placeholders[] = {"$_writer", "$_getter", "$_name", "$_dialect", NULL};
  build *b = m->b;
  called c = {0};
  if (!code->is_cpp) {
    const cpp_source source = source_of_code(code, code->text);
    return is_c(m, code, &source, placeholders)
               ? model_substitute(b, code->text, "$_name", bytecode_self(m))
               : NULL;
  }
  if (!read_called(text_of(code->text), "$_writer", &c) || !c.is_plain) {
    report_unreadable(m, code, "writeThing($_writer, $_getter)");
    return NULL;
  }
  bool takes_self = text_is(c.argument, "$_name");
  if (!takes_self && !is_getter(c.argument)) {
    cpp_failure why = {0};
    bytecode_code inner = *code;
    inner.text = text_copy(b->memory, c.argument);
    *getter = bytecode_expression(m, &inner, false, &why);
    if (*getter == NULL) {
      report_unreadable(m, code, "writeThing($_writer, $_getter)");
      return NULL;
    }
    *getter = as_number(m, *getter, &out->type);
  }
  const char *known = takes_self ? NULL : known_function(m, c.name, &out->type);
  if (known != NULL) return known;
  model_hook_parameter *parameters = ARENA_ARRAY(b->memory, model_hook_parameter, 2);
  parameters[0] = (model_hook_parameter){"mica_bytecode_writer *", "w"};
  parameters[1] = (model_hook_parameter){out->type.spelling, "value"};
  if (takes_self)
    parameters[1] = (model_hook_parameter){
        m->out->is_attr ? "const mica_attr *" : "const mica_type *", bytecode_self(m)};
  out->write_hook = hook_for(m, code, c.name, "void", parameters);
  return build_printf(b, "%s($_writer, %s)", out->write_hook->name,
                      takes_self ? bytecode_self(m) : "$_getter");
}

// ---- Expressions --------------------------------------------------------------------------------

// Names of the attribute or type, and of the members, in C++.
static void fill_names(making_encoding *m, bool of_members, cpp_source *source) {
  static const char *const selves[] = {"_val", "_name", "_attrType", "_self"};
  enum { SELVES = sizeof selves / sizeof *selves };
  build *b = m->b;
  cpp_name *all = ARENA_ARRAY(b->memory, cpp_name, SELVES + m->out->member_count);
  const cpp_class *of_class = cpp_class_of_definition(b->cpp, m->out->definition->record);
  size_t count = 0;
  for (size_t i = 0; i < SELVES; i++)
    all[count++] = (cpp_name){text_of(selves[i]), c_name(b->memory, bytecode_self(m)),
                              m->out->is_attr ? CPP_ATTR : CPP_TYPE, of_class};
  for (size_t i = 0; of_members && i < m->out->member_count; i++) {
    const model_encoded *e = &m->members[i];
    const cpp_class *member_class =
        e->wire_class == NULL ? NULL : cpp_class_named(b->cpp, text_of(e->wire_class));
    all[count++] = (cpp_name){text_of(e->name), c_name(b->memory, e->c_name),
                              cpp_kind_of_c_type(&e->coding.type), member_class};
  }
  source->names = all;
  source->name_count = count;
}

static const char *const *placeholders_of(making_encoding *m, bool of_members) {
  const char **all = ARENA_ARRAY(m->b->memory, const char *, m->out->member_count + 8);
  size_t count = 0;
  if (!of_members) {
    all[count++] = "$_val";
    all[count++] = "$_attrType";
    all[count++] = "$_name";
  } else {
    all[count++] = "$_reader";
    all[count++] = "$_ctxt";
    for (size_t i = 0; i < m->out->member_count; i++)
      all[count++] = build_printf(m->b, "$%s", m->members[i].name);
  }
  all[count] = NULL;
  return all;
}

// On one line, but for what stands in quotes: the emitter breaks it where it must.
static const char *without_breaks(build *b, const char *code) {
  buffer out = arena_draft(b->memory);
  bool is_quoted = false, was_blank = false;
  for (const char *at = code; *at != '\0'; at++) {
    if (*at == '"') is_quoted = !is_quoted;
    bool is_blank = text_is_blank(*at) && !is_quoted;
    if (!is_blank) buffer_char(&out, *at);
    else if (!was_blank) buffer_char(&out, ' ');
    was_blank = is_blank;
  }
  return arena_keep(b->memory, &out).data;
}

static const char *c_expression_of(making_encoding *m, const bytecode_code *code, bool of_members) {
  build *b = m->b;
  const cpp_source source = source_of_code(code, code->text);
  if (!is_c(m, code, &source, placeholders_of(m, of_members))) return NULL;
  const char *in_c = without_breaks(b, code->text);
  if (!of_members) {
    in_c = model_substitute(b, in_c, "$_val", bytecode_self(m));
    in_c = model_substitute(b, in_c, "$_attrType", bytecode_self(m));
    in_c = model_substitute(b, in_c, "$_name", bytecode_self(m));
  }
  return in_c;
}

static cpp_translation translate(making_encoding *m, const bytecode_code *code, bool of_members) {
  cpp_source source = source_of_code(code, code->text);
  fill_names(m, of_members, &source);
  source.is_condition = text_is(code->from.name, "printerPredicate");
  return cpp_read(m->b->cpp, &source);
}

const char *bytecode_expression(making_encoding *m, const bytecode_code *code, bool of_members,
                                cpp_failure *why) {
  if (!code->is_cpp) return c_expression_of(m, code, of_members);
  const cpp_translation t = translate(m, code, of_members);
  if (t.in_c != NULL) return c_write(m->b->memory, t.in_c);
  *why = t.why;
  return NULL;
}

const char *bytecode_known_type(making_encoding *m, const bytecode_code *code) {
  cpp_failure why = {0};
  if (!code->is_cpp) return bytecode_expression(m, code, true, &why);
  const cpp_translation t = translate(m, code, true);
  if (t.in_c == NULL || (t.kind != CPP_TYPE && t.kind != CPP_INT)) return NULL;
  if (t.kind == CPP_TYPE) return c_write(m->b->memory, t.in_c);
  return build_printf(m->b, "mica_type_i($_ctxt, %s)", as_c_number(m, t.in_c, "uint32_t"));
}

// Custom builders of operations, types and attributes.
#include <string.h>

#include "make/author_code.h"
#include "make/c_value.h"
#include "c/code_token.h"
#include "model/builder.h"

// ---- Parameters ---------------------------------------------------------------------------------

static void fill_default(build *b, const record *r, place_range at, const c_type *type,
                         model_builder_parameter *out) {
  const cpp_source source = {.code.expression = read_text(b, r, "defaultValue"),
                             .code.from = read_field(r, "defaultValue"),
                             .code.at = at.begin,
                             .code.made = record_place(r)};
  bool is_zero;
  out->default_value = c_value_of(b, &source, type, &is_zero);
  if (is_zero) out->default_value = c_zero_of(b, type);
}

static void fill_parameter(build *b, const field *f, size_t index, model_builder_parameter *out) {
  const value *item = value_item(f->value, index);
  const record *r = value_as_record(item);
  place_range at = field_item_place(b->records, f, index);
  bool has_default = r != NULL && record_is_a(r, TEXT("CArg"));
  text spelling = {0};
  *out = (model_builder_parameter){0};
  if (has_default) spelling = text_of(read_text(b, r, "type"));
  else if (!value_as_text(item, &spelling))
    report_error(b->diagnostics, at, "a parameter of a builder is a C type in quotes, or a CArg");
  const char *name = text_copy(b->memory, value_dag_name(f->value, index));
  out->name = *name == '\0' ? build_printf(b, "argument_%zu", index) : name;
  out->c_name = name_safe(b->memory, name_snake(b->memory, text_of(out->name)));
  c_type type = {.spelling = "int"};
  if (spelling.size > 0) type = model_c_type(b, spelling, at);
  out->c_type = type.spelling;
  if (has_default) fill_default(b, r, at, &type, out);
}

// As in C++, defaults stand at the end.
static void fill_defaults(build *b, const field *f, model_builder *out) {
  size_t count = 0;
  while (count < out->parameter_count &&
         out->parameters[out->parameter_count - 1 - count].default_value != NULL)
    count++;
  for (size_t i = 0; i + count < out->parameter_count; i++)
    if (out->parameters[i].default_value != NULL) {
      report_error(b->diagnostics, field_item_place(b->records, f, i),
                   "the parameter '%s' has a default, but the last one has none",
                   out->parameters[i].name);
      report_help(b->diagnostics, "move it to the end");
    }
  out->default_count = count;
  if (count > 0) out->name_with_defaults = build_printf(b, "%s_default", out->c_name);
}

// ---- Bodies -------------------------------------------------------------------------------------

// The body with the names that the parameters have in C.
static const char *with_c_names(build *b, const model_builder *m, text body) {
  buffer out = {0};
  text_map in_c = {0};
  code_token before = {0};
  size_t done = 0;
  for (size_t i = 0; i < m->parameter_count; i++)
    text_map_add(b->memory, &in_c, text_of(m->parameters[i].name), (void *)m->parameters[i].c_name);
  for (code_token k = code_token_at(body, 0); k.kind != TOKEN_NONE;
       before = k, k = code_token_at(body, k.at + k.size)) {
    text sign = code_token_text(body, before);
    bool is_member = text_is(sign, ".") || text_is(sign, "->");
    if (k.kind != TOKEN_WORD || is_member) continue;
    const char *name = text_map_get(&in_c, code_token_text(body, k));
    if (name == NULL) continue;
    buffer_append(&out, body.data + done, k.at - done);
    buffer_string(&out, name);
    done = k.at + k.size;
  }
  buffer_append(&out, body.data + done, body.size - done);
  return arena_keep(b->memory, &out).data;
}

static const char *const in_op[] = {"$_builder", "$_loc", "$_ctxt", NULL};
static const char *const in_definition[] = {"$_get", "$_get_checked", "$_ctxt", NULL};
static const char *const without_context[] = {"$_get", "$_get_checked", NULL};

static bool is_body(build *b, const cpp_source *source, bool is_of_op, bool has_context) {
  const char *const *known = is_of_op ? in_op : has_context ? in_definition : without_context;
  if (code_is_c(b, source, "the body of this builder", CODE_STATEMENTS, known))
    return code_check_return(b->session, &source->code, "the body of this builder");
  text body = text_of(source->code.expression);
  if (is_of_op && code_count(body, "$_state") > 0)
    report_help(b->diagnostics, "C makes the operation: return ..._build($_builder, $_loc, ...);");
  if (!is_of_op && !has_context && code_count(body, "$_ctxt") > 0)
    report_help(b->diagnostics, "it takes no context: ask one of its parameters for it");
  return false;
}

// The variables of its C function, and the parameters as they were written; with their types.
static void find_scope(build *b, const model_builder *m, bool is_of_op, cpp_source *out) {
  const char **scope = ARENA_ARRAY(b->memory, const char *, 2 * m->parameter_count + 3);
  const char **types = ARENA_ARRAY(b->memory, const char *, 2 * m->parameter_count + 3);
  size_t count = 0;
  if (is_of_op) {
    scope[count] = "b", types[count++] = "mica_builder *";
    scope[count] = "loc", types[count++] = "mica_loc";
  } else if (m->has_context) {
    scope[count] = "ctx", types[count++] = "mica_context *";
  }
  for (size_t i = 0; i < m->parameter_count; i++) {
    const model_builder_parameter *p = &m->parameters[i];
    scope[count] = p->name, types[count++] = p->c_type;
    scope[count] = p->c_name, types[count++] = p->c_type;
  }
  scope[count] = NULL;
  out->code.scope = scope;
  out->code.scope_types = types;
}

static void fill_body(build *b, const record *r, const char *owner, model_builder *out) {
  bool is_of_op = !record_is_a(r, TEXT("AttrOrTypeBuilder"));
  cpp_source source = {.code.expression = read_text(b, r, "body"),
                       .code.from = read_field(r, "body"),
                       .code.at = out->at,
                       .code.made = record_place(r)};
  find_scope(b, out, is_of_op, &source);
  if (!is_of_op && out->has_context) source.code.getter = build_printf(b, "%s_get", owner);
  text body = text_of(source.code.expression);
  if (body.size == 0 || !is_body(b, &source, is_of_op, out->has_context)) return;
  out->uses_getter = code_count(body, "$_get") > 0;
  out->uses_checked_getter = code_count(body, "$_get_checked") > 0;
  out->body = read_code(b, r, "body");
  out->body.text = with_c_names(b, out, text_of(out->body.text));
}

// The class that it gives is a type or an attribute in C, or a C type.
static const char *return_type_of(build *b, const record *r, const record *owner) {
  const char *written = read_text_or_null(b, r, "returnType");
  if (written == NULL || !record_is_a(r, TEXT("AttrOrTypeBuilder")))
    return record_is_a(owner, TEXT("AttrDef")) ? "const mica_attr *" : "const mica_type *";
  field f = read_field(r, "returnType");
  place_range at = field_value_place(b->records, &f);
  return model_c_type(b, text_of(written), at).spelling;
}

// Builders in C++ aren't made, so that nothing stands in place of the usual one.
bool model_skips_default_builders(build *b, const record *r) {
  return read_bit(r, "skipDefaultBuilders") && !is_cpp_field(b, r, "skipDefaultBuilders");
}

// ---- Builders -----------------------------------------------------------------------------------

static const char *default_suffix(build *b, const model_builder *builder) {
  buffer out = {0};
  buffer_string(&out, "with");
  for (size_t i = 0; i < builder->parameter_count; i++)
    buffer_printf(&out, "_%s", builder->parameters[i].c_name);
  const char *result = arena_text(b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return builder->parameter_count == 0 ? "default" : result;
}

static void check_parameters(build *b, const field *f, const model_builder_parameter *parameters,
                             size_t count) {
  text_map known = {0};
  for (size_t i = 0; i < count; i++) {
    const model_builder_parameter *p = &parameters[i];
    const model_builder_parameter *first =
        text_map_add(b->memory, &known, text_of(p->c_name), (void *)p);
    if (first == NULL) continue;
    report_error(b->diagnostics, field_name_place(b->records, f, i),
                 "two parameters of a builder are named '%s'", p->name);
    report_note(b->diagnostics, field_name_place(b->records, f, (size_t)(first - parameters)),
                "the first one is here");
  }
}

static bool fill_builder(build *b, const record *r, const record *of, const char *owner,
                         model_builder *out) {
  field f = read_field(r, "dagParams");
  *out = (model_builder){.at = record_place(r)};
  bool has_dag = f.value != NULL && value_kind_of(f.value) == VALUE_DAG;
  if (is_cpp_place(b, record_place(r))) return false;  // a builder of the C++ definition alone
  if (has_dag) model_check_ins(b, &f, "the parameters of a builder");
  size_t count = has_dag ? value_count(f.value) : 0;
  model_builder_parameter *parameters = ARENA_ARRAY(b->memory, model_builder_parameter, count + 1);
  for (size_t i = 0; i < count; i++) fill_parameter(b, &f, i, &parameters[i]);
  check_parameters(b, &f, parameters, count);
  out->parameters = parameters;
  out->parameter_count = count;
  out->deprecated = read_text_or_null(b, r, "odsCppDeprecated");
  out->has_context = !read_bit(r, "hasInferredContextParam");
  out->return_type = return_type_of(b, r, of);
  const char *suffix = read_text_or_null(b, r, "cName");
  const char *verb = record_is_a(r, TEXT("AttrOrTypeBuilder")) ? "get" : "build";
  out->c_name =
      build_printf(b, "%s_%s_%s", owner, verb, suffix != NULL ? suffix : default_suffix(b, out));
  fill_body(b, r, owner, out);
  fill_defaults(b, &f, out);
  return true;
}

static void check_names(build *b, const model_builder *builders, size_t count) {
  text_map known = {0};
  for (size_t i = 0; i < count; i++) {
    const model_builder *first =
        text_map_add(b->memory, &known, text_of(builders[i].c_name), (void *)&builders[i]);
    if (first == NULL) continue;
    report_error(b->diagnostics, at_place(builders[i].at),
                 "two builders have the C name '%s': give one a cName", builders[i].c_name);
    report_note(b->diagnostics, at_place(first->at), "the other is here");
  }
}

void model_builders_fill(build *b, const record *r, const char *owner, const model_builder **out,
                         size_t *count) {
  const value *v = record_value(r, TEXT("builders"));
  *out = NULL;
  *count = 0;
  if (v == NULL || value_kind_of(v) != VALUE_LIST) return;
  model_builder *builders = ARENA_ARRAY(b->memory, model_builder, value_count(v) + 1);
  for (size_t i = 0; i < value_count(v); i++) {
    const record *item = value_as_record(value_item(v, i));
    if (item != NULL && fill_builder(b, item, r, owner, &builders[*count])) ++*count;
  }
  check_names(b, builders, *count);
  *out = builders;
}

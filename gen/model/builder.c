// Custom builders of operations, types and attributes.
#include <string.h>

#include "model/build.h"

static void fill_parameter(build *b, const field *f, const value *dag, size_t index,
                           model_builder_parameter *out) {
  const value *item = value_item(dag, index);
  const record *r = value_as_record(item);
  text spelling = {0};
  value_as_text(item, &spelling);
  *out = (model_builder_parameter){0};
  if (r != NULL && record_is_a(r, TEXT("CArg"))) {
    spelling = text_of(read_text(b, r, "type"));
    out->default_value = read_text_or_null(b, r, "defaultValue");
  }
  const char *name = text_copy(b->memory, value_dag_name(dag, index));
  out->name = *name == '\0' ? build_printf(b, "argument_%zu", index) : name;
  out->c_name = name_safe(b->memory, name_snake(b->memory, text_of(out->name)));
  out->c_type = model_c_type(b, spelling, field_value_place(b->records, f)).spelling;
}

static const char *default_suffix(build *b, const model_builder *builder) {
  buffer out = {0};
  buffer_string(&out, "with");
  for (size_t i = 0; i < builder->parameter_count; i++)
    buffer_printf(&out, "_%s", builder->parameters[i].c_name);
  const char *result = arena_text(b->memory, buffer_as_text(&out)).data;
  buffer_free(&out);
  return builder->parameter_count == 0 ? "default" : result;
}

static bool fill_builder(build *b, const record *r, const char *owner, model_builder *out) {
  field f = read_field(r, "dagParams");
  *out = (model_builder){.at = record_place(r)};
  const char *body = read_text(b, r, "body");
  bool has_dag = f.value != NULL && value_kind_of(f.value) == VALUE_DAG;
  if (is_cpp_place(b, record_place(r))) return false;  // a builder of the C++ definition alone
  size_t count = has_dag ? value_count(f.value) : 0;
  model_builder_parameter *parameters = ARENA_ARRAY(b->memory, model_builder_parameter, count + 1);
  for (size_t i = 0; i < count; i++) fill_parameter(b, &f, f.value, i, &parameters[i]);
  out->parameters = parameters;
  out->parameter_count = count;
  out->body = *body == '\0' ? NULL : body;
  out->deprecated = read_text_or_null(b, r, "odsCppDeprecated");
  out->has_context = !read_bit(r, "hasInferredContextParam");
  const char *suffix = read_text_or_null(b, r, "cName");
  const char *verb = record_is_a(r, TEXT("AttrOrTypeBuilder")) ? "get" : "build";
  out->c_name =
      build_printf(b, "%s_%s_%s", owner, verb, suffix != NULL ? suffix : default_suffix(b, out));
  return true;
}

static void check_names(build *b, const model_builder *builders, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < i; j++) {
      if (strcmp(builders[i].c_name, builders[j].c_name) != 0) continue;
      report_error(b->diagnostics, at_place(builders[i].at),
                   "two builders have the C name '%s': give one a cName", builders[i].c_name);
      report_note(b->diagnostics, at_place(builders[j].at), "the other is here");
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
    if (item != NULL && fill_builder(b, item, owner, &builders[*count])) ++*count;
  }
  check_names(b, builders, *count);
  *out = builders;
}

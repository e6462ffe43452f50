// Enums: the C enum, its table of cases, conversions to and from text; attribute forms where the
// enum is an attribute of operations.
#include <inttypes.h>
#include <string.h>

#include "emit/emit.h"
#include "base/names.h"
#include "model/enum.h"

static const char enum_typedef[] =
    "// ${summary}\n"
    "typedef enum ${name} {\n"
    "  ${cases}\n"
    "} ${name};\n";

// Values beyond int can't be C enumerators.
static const char wide_typedef[] =
    "// ${summary}\n"
    "typedef uint${width}_t ${name};\n"
    "${cases}\n";

static const char plain_functions[] =
    "extern const mica_enum_def ${name}_enum;\n"
    "// {NULL, 0}: no case has this value.\n"
    "static inline mica_str ${name}_to_text(${name} value) {\n"
    "  return mica_enum_case_text(&${name}_enum, (uint64_t)value);\n"
    "}\n";

static const char bit_functions[] =
    "extern const mica_enum_def ${name}_enum;\n"
    "// Interned. {NULL, 0}: bits that no case has, or no memory.\n"
    "static inline mica_str ${name}_to_text(mica_context *ctx, ${name} value) {\n"
    "  return mica_enum_to_text(ctx, &${name}_enum, (uint64_t)value);\n"
    "}\n";

static const char from_text_function[] =
    "static inline bool ${name}_from_text(mica_str text, ${name} *value) {\n"
    "  uint64_t found;\n"
    "  if (!mica_enum_from_text(&${name}_enum, text, &found)) return false;\n"
    "  *value = (${name})found;\n"
    "  return true;\n"
    "}\n";

static const char attribute_functions[] =
    "// The integer attribute that holds a value. NULL: no memory.\n"
    "static inline const mica_attr *${name}_attr_get(mica_context *ctx, ${name} value) {\n"
    "  return mica_enum_attr(ctx, &${name}_enum, (uint64_t)value);\n"
    "}\n"
    "static inline bool ${name}_attr_isa(const mica_attr *attr) {\n"
    "  return mica_enum_is_attr(&${name}_enum, attr);\n"
    "}\n"
    "static inline ${name} ${name}_attr_value(const mica_attr *attr) {\n"
    "  return (${name})mica_attr_integer_value(attr);\n"
    "}\n";

static const char enum_tables[] =
    "static const mica_enum_case ${cases_table}[] = {\n"
    "  ${cases}\n"
    "};\n"
    "const mica_enum_def ${name}_enum = {\n"
    "  .name = ${type},\n"
    "  .summary = ${summary},\n"
    "  .cases = ${cases_table}, .case_count = ${count},\n"
    "  .width = ${width},\n"
    "  ${bits}\n"
    "  ${attribute}\n"
    "};\n\n";

static const char *summary_of(const model_enum *e) {
  return e->summary[0] == '\0' ? e->name : e->summary;
}

static const char *taken(emitter *e, buffer *b) {
  const char *result = text_copy(e->memory, buffer_as_text(b));
  buffer_free(b);
  return result;
}

static const char *emit_hex(emitter *e, uint64_t value) {
  return emit_printf(e, "UINT64_C(0x%" PRIx64 ")", value);
}

static const char enumerator[] = "${symbol} = ${value},  // ${text}\n";
static const char case_macro[] = "#define ${symbol} ${hex}  // ${text}\n";
static const char case_row[] = "{.text = ${text}, .value = ${cast}${symbol}},\n";
static const char group_row[] = "{.text = ${text}, .value = ${cast}${symbol}, .is_group = true},\n";

static const char *case_line(emitter *e, const model_case *c, const char *pattern) {
  return emit_text(e, pattern,
                   (const template_hole[]){{"symbol", c->c_name},
                                           {"value", emit_int(e, c->value)},
                                           {"hex", emit_hex(e, (uint64_t)c->value)},
                                           {"cast", c->value < 0 ? "(uint64_t)" : ""},
                                           {"text", emit_quoted(e, c->text)},
                                           {0}});
}

static const char *case_lines(emitter *e, const model_enum *m, const char *single,
                              const char *group) {
  buffer b = {0};
  for (size_t i = 0; i < m->case_count; i++)
    buffer_string(&b, case_line(e, &m->cases[i], m->cases[i].is_group ? group : single));
  return taken(e, &b);
}

void emit_enum_header(emitter *e, const model_enum *m) {
  emit_about(e, m->at);
  const bool narrow = model_enum_fits_int(m);
  const char *line = narrow ? enumerator : case_macro;
  const char *cases = case_lines(e, m, line, line);
  const template_hole holes[] = {{"name", m->c_name},
                                 {"summary", summary_of(m)},
                                 {"cases", cases},
                                 {"width", emit_size(e, m->width <= 32 ? 32 : 64)},
                                 {0}};
  emit(e, narrow ? enum_typedef : wide_typedef, holes);
  emit(e, m->is_bit_enum ? bit_functions : plain_functions, holes);
  emit(e, from_text_function, holes);
  if (model_enum_has_attribute_form(e->model, m)) emit(e, attribute_functions, holes);
  emit(e, "\n", NULL);
}

static const char bit_members[] =
    ".is_bits = true,\n"
    ".valid_bits = ${valid},\n"
    ".separator = ${separator},\n"
    "${groups_first}";

static const char *bit_fields(emitter *e, const model_enum *m) {
  if (!m->is_bit_enum) return "";
  return emit_text(e, bit_members,
                   (const template_hole[]){
                       {"valid", emit_hex(e, m->valid_bits)},
                       {"separator", emit_quoted(e, m->separator)},
                       {"groups_first", m->print_primary_groups ? ".groups_first = true," : ""},
                       {0}});
}

void emit_enum_source(emitter *e, const model_enum *m) {
  emit_about(e, m->at);
  emit_members(
      e, enum_tables,
      (const template_hole[]){{"name", m->c_name},
                              {"cases_table", emit_name(e, NAME_CASES, m->c_name, "")},
                              {"cases", case_lines(e, m, case_row, group_row)},
                              {"type", emit_type_in_messages(e, m->cpp_type, m->c_name)},
                              {"summary", emit_quoted(e, m->summary)},
                              {"count", emit_size(e, m->case_count)},
                              {"width", emit_size(e, m->width)},
                              {"bits", bit_fields(e, m)},
                              {"attribute", m->is_attribute ? ".is_attribute = true," : ""},
                              {0}});
}

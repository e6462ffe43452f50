// The file that --stubs writes: a beginning for each function that the author writes, which
// compiles and, when it is called, says which one isn't written yet.
#include "emit/hook.h"

#include <string.h>

#include "base/names.h"

// How a function tells that something is wrong, by the type of a parameter: C over ${name}, where
// the error is reported as an expression, and ${message}.
typedef struct channel {
  const char *type, *report;
} channel;

static const channel channels[] = {
    {"mica_parser *", "mica_parse_error(${name}, mica_parser_position(${name}), ${message})"},
    {"const mica_op *", "mica_op_error(${name}, ${message})"},
    {"mica_op *", "mica_op_error(${name}, ${message})"},
    {"mica_context *", "mica_error(${name}, mica_loc_unknown(), ${message})"},
    {"mica_printer *", "mica_error(mica_printer_context(${name}), mica_loc_unknown(), ${message})"},
    {"mica_builder *", "mica_error(mica_builder_context(${name}), mica_loc_unknown(), ${message})"},
    {"const mica_type *", "mica_error(mica_type_context(${name}), mica_loc_unknown(), ${message})"},
    {"const mica_attr *", "mica_error(mica_attr_context(${name}), mica_loc_unknown(), ${message})"},
    {"const mica_value *",
     "mica_error(mica_value_context(${name}), mica_loc_unknown(), ${message})"},
};
enum { CHANNELS = sizeof channels / sizeof *channels };

// With the first channel of the table that the function has a parameter for; NULL: it has none.
static const char *report_of(emitter *e, const model_hook *h) {
  const char *message = emit_printf(e, "\"the function '%s' isn't written yet\"", h->name);
  for (size_t c = 0; c < CHANNELS; c++)
    for (size_t i = 0; i < h->parameter_count; i++)
      if (strcmp(h->parameters[i].type, channels[c].type) == 0)
        return emit_text(
            e, channels[c].report,
            (const template_hole[]){{"name", h->parameters[i].name}, {"message", message}, {0}});
  return NULL;
}

static const char returning[] =
    "  ${unused}\n"
    "  return ${report};\n"
    "}\n\n";
static const char reporting[] =
    "  ${unused}\n"
    "  ${report};\n"
    "  ${end}\n"
    "}\n\n";
// Nothing leads to a context: the program must not go on with an answer that means nothing.
static const char aborting[] =
    "  ${unused}\n"
    "  fputs(\"the function '${name}' isn't written yet\\n\", stderr);\n"
    "  abort();\n"
    "}\n\n";

static const char *unused_parameters(emitter *e, const model_hook *h, const char *report) {
  buffer all = {0};
  const c_expression *used = c_parse(e->memory, text_of(report == NULL ? "" : report));
  for (size_t i = 0; i < h->parameter_count; i++)
    if (!c_mentions(used, h->parameters[i].name))
      buffer_printf(&all, "(void)%s;\n", h->parameters[i].name);
  return arena_keep(e->memory, &all).data;
}

// The answer that means "no".
static const char *end_of(emitter *e, const model_hook *h) {
  text result = text_of(h->result);
  if (text_is(result, "void")) return "";
  if (text_is(result, "mica_parsed")) return "return MICA_FAILED;";
  if (result.data[result.size - 1] == '*') return "return NULL;";
  return emit_printf(e, "return (%s){0};", h->result);
}

static void emit_stub(emitter *e, const model_hook *h) {
  if (h->is_table) {
    emit(e, "${signature} = {NULL};\n\n",
         (const template_hole[]){{"signature", hook_signature(e, h)}, {0}});
    return;
  }
  const char *report = report_of(e, h);
  const template_hole holes[] = {{"signature", hook_signature(e, h)},
                                 {"unused", unused_parameters(e, h, report)},
                                 {"report", report},
                                 {"end", end_of(e, h)},
                                 {"name", h->name},
                                 {0}};
  hook_comment(e, h);
  emit(e, "${signature} {\n", holes);
  bool is_bool = strcmp(h->result, "bool") == 0;
  emit(e, report == NULL ? aborting : is_bool ? returning : reporting, holes);
}

static const char head[] =
    "// The functions that ${source} leaves to its author.\n"
    "// Begun by mica-gen --stubs, which never writes over this file: it is yours.\n"
    "#include \"${name}.h\"\n"
    "\n"
    "${library}\n"
    "#include \"mica/mica.h\"\n"
    "\n";
static const char library[] =
    "#include <stdio.h>\n"
    "#include <stdlib.h>\n"
    "\n";

// A function that can't report what it lacks.
static bool is_silent(emitter *e, const model_hook *h) {
  return !h->is_table && report_of(e, h) == NULL;
}

void emit_stubs(emitter *e) {
  bool aborts = false;
  for (size_t i = 0; i < e->hooks->count; i++) aborts = aborts || is_silent(e, e->hooks->items[i]);
  emit(e, head,
       (const template_hole[]){{"source", e->model->source_name},
                               {"name", e->model->file_name},
                               {"library", aborts ? library : ""},
                               {0}});
  for (size_t i = 0; i < e->hooks->count; i++) emit_stub(e, e->hooks->items[i]);
}

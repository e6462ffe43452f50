// Beginnings of the functions that the author writes (--stubs, --stubs-missing): each compiles and,
// when it is called, says that it isn't written yet, or, where that is asked for, lets all pass
// that it was to check. None ends the program.
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
// Nothing leads to a context.
static const char telling[] =
    "  ${unused}\n"
    "  fputs(\"the function '${name}' isn't written yet\\n\", stderr);\n"
    "  ${end}\n"
    "}\n\n";
static const char quiet[] =
    "  ${unused}\n"
    "  ${end}\n"
    "}\n\n";

// What a check of an operation takes, so that it can report.
static bool takes_op_to_report(const model_hook *h) {
  return h->parameter_count > 0 && strcmp(h->parameters[0].type, "mica_op *") == 0;
}

static bool is_check(const model_hook *h) {
  if (strcmp(h->result, "bool") != 0) return false;
  switch (h->kind) {
  case HOOK_PREDICATE:
  case HOOK_VERIFIER:
  case HOOK_TRAIT: return true;
  case HOOK_METHOD: return takes_op_to_report(h);
  case HOOK_TYPE:
  case HOOK_VALUE:
  case HOOK_OPERATION:
  case HOOK_PARAMETER:
  case HOOK_BYTECODE:
  case HOOK_FOLD:
  case HOOK_FORMAT:
  case HOOK_DIRECTIVE:
  case HOOK_BUILDER:
  case HOOK_DERIVED:
  case HOOK_PROPERTY:
  case HOOK_DIALECT:
  case HOOK_PASS: break;
  }
  return false;
}

// What a program can go on without: names, folds, what a method does for nobody's answer.
static bool can_be_missing(const model_hook *h) {
  const text result = text_of(h->result);
  bool gives_names = text_is(result, "mica_str") ||
                     (h->kind == HOOK_METHOD && text_is(result, "void"));
  return h->kind == HOOK_FOLD || gives_names;
}

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

static void emit_stub(emitter *e, const model_hook *h, bool is_permissive) {
  if (h->is_table) {
    emit(e, "${signature} = {NULL};\n\n",
         (const template_hole[]){{"signature", hook_signature(e, h)}, {0}});
    return;
  }
  const bool passes = is_permissive && is_check(h);
  const bool is_quiet = passes || (is_permissive && can_be_missing(h));
  const char *report = is_quiet ? NULL : report_of(e, h);
  const template_hole holes[] = {{"signature", hook_signature(e, h)},
                                 {"unused", unused_parameters(e, h, report)},
                                 {"report", report},
                                 {"end", passes ? "return true;" : end_of(e, h)},
                                 {"name", h->name},
                                 {0}};
  hook_comment(e, h);
  emit(e, "${signature} {\n", holes);
  const bool is_bool = strcmp(h->result, "bool") == 0;
  emit(e, is_quiet ? quiet : report == NULL ? telling : is_bool ? returning : reporting, holes);
}

static const char head[] =
    "// The functions that ${source} leaves to its author.\n"
    "// Begun by mica-gen --stubs, which never writes over this file: it is yours.\n"
    "#include \"${name}.h\"\n"
    "\n"
    "#include \"mica/mica.h\"\n"
    "\n";

// A function that tells what it lacks by itself.
static bool tells(emitter *e, const model_hook *h, bool is_permissive) {
  const bool is_quiet = is_permissive && (is_check(h) || can_be_missing(h));
  return !h->is_table && !is_quiet && report_of(e, h) == NULL;
}

static void emit_all(emitter *e, const list *hooks, bool is_permissive) {
  bool any_tells = false;
  for (size_t i = 0; i < hooks->count; i++)
    any_tells = any_tells || tells(e, hooks->items[i], is_permissive);
  if (any_tells) emit(e, "#include <stdio.h>\n\n", NULL);
  for (size_t i = 0; i < hooks->count; i++) emit_stub(e, hooks->items[i], is_permissive);
}

void emit_missing_stubs(emitter *e, const text_map *written, bool is_permissive) {
  list missing = {0};
  for (size_t i = 0; i < e->hooks->count; i++) {
    const model_hook *h = e->hooks->items[i];
    if (text_map_get(written, text_of(h->name)) == NULL) list_push(e->memory, &missing, h);
  }
  emit_all(e, &missing, is_permissive);
}

void emit_stubs(emitter *e, bool is_permissive) {
  emit(e, head,
       (const template_hole[]){
           {"source", e->model->source_name}, {"name", e->model->file_name}, {0}});
  emit_all(e, e->hooks, is_permissive);
}

// One run: model, checks, then every output of the file, written at the end so that an error leaves
// all files as they were.
#include "generate.h"

#include <stdio.h>

#include "emit/emit.h"
#include "format/resolved.h"
#include "base/names.h"
#include "output_file.h"

typedef struct output {
  const char *extension;
  void (*emit_file)(emitter *e);
  buffer content;
  declared_owners owners;
} output;

enum { HEADER, SOURCE, PAGE, HTML, OUTPUT_COUNT };

typedef struct output_list {
  output items[OUTPUT_COUNT];
  size_t count;
} output_list;

static text output_path(session *s, const generate_options *options, const model *m,
                        const char *extension) {
  const char *folder = options->out_folder.size == 0 ? "."
                                                     : text_copy(s->memory, options->out_folder);
  bool is_here = text_is(text_of(folder), ".");
  return arena_printf(s->memory, "%s%s%s%s", is_here ? "" : folder, is_here ? "" : "/",
                      m->file_name, extension);
}

// ---- Outputs ------------------------------------------------------------------------------------

static bool write_outputs(session *s, const generate_options *options, const model *m,
                          const output_list *outputs) {
  for (size_t i = 0; i < outputs->count; i++) {
    text why, path = output_path(s, options, m, outputs->items[i].extension);
    if (output_write(s, path, buffer_as_text(&outputs->items[i].content), &why)) continue;
    report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s", TEXT_ARGS(path),
                 TEXT_ARGS(why));
    return false;
  }
  return true;
}

static bool write_rule(session *s, const generate_options *options, const model *m,
                       const output_list *outputs) {
  if (options->dependency_file.size == 0) return true;
  if (options->dependency_target.size > 0)
    return write_dependencies(s, options->dependency_file, &options->dependency_target, 1);
  text targets[OUTPUT_COUNT];
  for (size_t i = 0; i < outputs->count; i++)
    targets[i] = output_path(s, options, m, outputs->items[i].extension);
  return write_dependencies(s, options->dependency_file, targets, outputs->count);
}

static void emit_outputs(session *s, const generate_options *options, const model *m,
                         output_list *outputs) {
  emitter e = {.model = m, .memory = s->memory, .sources = s->sources};
  for (size_t i = 0; i < outputs->count; i++) {
    e.out = &outputs->items[i].content;
    e.owners = &outputs->items[i].owners;
    e.lines = (emit_lines){0};
    if (!options->omits_lines)
      e.lines.path = output_path(s, options, m, outputs->items[i].extension);
    outputs->items[i].emit_file(&e);
  }
  buffer_free(&e.filled);
  const output *header = &outputs->items[HEADER], *source = &outputs->items[SOURCE];
  declared_check(s->memory, s->diagnostics, buffer_as_text(&header->content), &header->owners,
                 buffer_as_text(&source->content), &source->owners);
}

static void list_outputs(session *s, const generate_options *options, const model *m,
                         const output_list *outputs) {
  for (size_t i = 0; i < outputs->count; i++) {
    text path = output_path(s, options, m, outputs->items[i].extension);
    printf("%.*s\n", TEXT_ARGS(path));
  }
}

static output_list outputs_of(const generate_options *options) {
  output_list all = {.items = {[HEADER] = {.extension = ".h", .emit_file = emit_header_file},
                               [SOURCE] = {.extension = ".c", .emit_file = emit_source_file},
                               [PAGE] = {.extension = ".md", .emit_file = emit_doc_file},
                               [HTML] = {.extension = ".html", .emit_file = emit_html_file}}};
  all.count = options->writes_html ? OUTPUT_COUNT : HTML;
  return all;
}

bool generate(session *s, const generate_options *options) {
  output_list outputs = outputs_of(options);
  if (s->is_cut_short) return false;
  const source_file *main_file = source_at(s->sources, 0);  // files move when many are opened
  model *m = model_build(s, main_file, options->prefix);
  bool sound = format_model(s, m);
  if (!sound || diagnostics_error_count(s->diagnostics) > 0) return false;
  if (options->list_outputs) {
    list_outputs(s, options, m, &outputs);
    return true;
  }
  emit_outputs(s, options, m, &outputs);
  bool done = diagnostics_error_count(s->diagnostics) == 0 &&
              write_outputs(s, options, m, &outputs) && write_rule(s, options, m, &outputs);
  for (size_t i = 0; i < outputs.count; i++) buffer_free(&outputs.items[i].content);
  return done;
}

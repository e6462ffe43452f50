// One run: model, checks, then every output of the file, written at the end so that an error leaves
// all files as they were.
#include "generate.h"

#include <stdio.h>

#include "emit.h"
#include "names.h"

typedef struct output {
  const char *extension;
  void (*emit_file)(emitter *e);
  buffer content;
} output;

enum { OUTPUT_COUNT = 3 };

static text output_path(session *s, const generate_options *options, const model *m,
                        const char *extension) {
  const char *folder =
      options->out_folder.size == 0 ? "." : text_copy(s->memory, options->out_folder);
  bool is_here = text_is(text_of(folder), ".");
  return arena_format(s->memory, "%s%s%s%s", is_here ? "" : folder, is_here ? "" : "/",
                      m->file_name, extension);
}

// ---- Dependencies -------------------------------------------------------------------------------

// A path as make reads it: blanks, `#` and `$` escaped.
static void append_make_path(buffer *to, text path) {
  for (size_t i = 0; i < path.size; i++) {
    if (path.data[i] == ' ' || path.data[i] == '#') buffer_char(to, '\\');
    if (path.data[i] == '$') buffer_char(to, '$');
    buffer_char(to, path.data[i]);
  }
}

static bool is_repeated(const source_set *sources, size_t index) {
  for (size_t i = 0; i < index; i++)
    if (text_equal(source_at(sources, i)->path, source_at(sources, index)->path)) return true;
  return false;
}

// "NAME.h NAME.c NAME.md: FILE includes", and an empty rule for each include.
static bool write_dependencies(session *s, const generate_options *options, const model *m,
                               const output *outputs) {
  buffer rule = {0}, rest = {0};
  if (options->dependency_target.size > 0) append_make_path(&rule, options->dependency_target);
  for (size_t i = 0; i < OUTPUT_COUNT && options->dependency_target.size == 0; i++) {
    if (i > 0) buffer_char(&rule, ' ');
    append_make_path(&rule, output_path(s, options, m, outputs[i].extension));
  }
  buffer_char(&rule, ':');
  for (size_t i = 0; i < source_count(s->sources); i++) {
    const source_file *file = source_at(s->sources, i);
    if (is_repeated(s->sources, i)) continue;
    buffer_string(&rule, " \\\n  ");
    append_make_path(&rule, file->path);
    if (i == 0) continue;
    append_make_path(&rest, file->path);
    buffer_string(&rest, ":\n");
  }
  buffer_char(&rule, '\n');
  buffer_text(&rule, buffer_as_text(&rest));
  text why;
  bool written = output_write(s, options->dependency_file, buffer_as_text(&rule), &why);
  if (!written)
    report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s",
                 TEXT_ARGS(options->dependency_file), TEXT_ARGS(why));
  buffer_free(&rule);
  buffer_free(&rest);
  return written;
}

// ---- Outputs ------------------------------------------------------------------------------------

static bool write_outputs(session *s, const generate_options *options, const model *m,
                          const output *outputs) {
  for (size_t i = 0; i < OUTPUT_COUNT; i++) {
    text why, path = output_path(s, options, m, outputs[i].extension);
    if (output_write(s, path, buffer_as_text(&outputs[i].content), &why)) continue;
    report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s", TEXT_ARGS(path),
                 TEXT_ARGS(why));
    return false;
  }
  return true;
}

static void emit_outputs(session *s, const model *m, output *outputs) {
  emitter e = {.session = s, .model = m, .memory = s->memory};
  for (size_t i = 0; i < OUTPUT_COUNT; i++) {
    e.out = &outputs[i].content;
    outputs[i].emit_file(&e);
  }
}

static void list_outputs(session *s, const generate_options *options, const model *m,
                         const output *outputs) {
  for (size_t i = 0; i < OUTPUT_COUNT; i++) {
    text path = output_path(s, options, m, outputs[i].extension);
    printf("%.*s\n", TEXT_ARGS(path));
  }
}

bool generate(session *s, const generate_options *options) {
  output outputs[OUTPUT_COUNT] = {
      {".h", emit_header_file, {0}}, {".c", emit_source_file, {0}}, {".md", emit_doc_file, {0}}};
  const source_file *main_file = source_at(s->sources, 0);  // files move when many are opened
  const model *m = model_build(s, main_file, options->prefix);
  if (m == NULL) return false;
  if (options->list_outputs) {
    list_outputs(s, options, m, outputs);
    return true;
  }
  if (!format_check(s, m)) return false;
  emit_outputs(s, m, outputs);
  bool done = diagnostics_error_count(s->diagnostics) == 0 && write_outputs(s, options, m, outputs);
  if (done && options->dependency_file.size > 0) done = write_dependencies(s, options, m, outputs);
  for (size_t i = 0; i < OUTPUT_COUNT; i++) buffer_free(&outputs[i].content);
  return done;
}

// One run: model, checks, then every output of the file, written at the end so that nothing is
// half-written. A definition with errors is left out, and with it what is made of it; then the
// model is made again, so that it holds what the others need and nothing else.
#include "generate.h"

#include <stdio.h>

#include "emit/one_header.h"
#include "emit/report.h"
#include "format/make.h"
#include "base/names.h"
#include "c/declaration.h"
#include "compile_commands.h"
#include "output_file.h"

typedef struct output {
  const char *extension;
  void (*emit_file)(emitter *e);
  buffer content;
} output;

enum { HEADER, SOURCE, PAGE, OUTPUT_MAX = 7 };

typedef struct output_list {
  output items[OUTPUT_MAX];
  size_t count;
  list hooks;    // the author's functions
  buffer stubs;  // a beginning of them, where it is asked for
} output_list;

static text output_path(session *s, const generate_options *options, const model *m,
                        const char *extension) {
  const char *folder = options->out_folder.size == 0 ? "."
                                                     : text_copy(s->memory, options->out_folder);
  bool is_here = text_is(text_of(folder), ".");
  return arena_printf(s->memory, "%s%s%s%s", is_here ? "" : folder, is_here ? "" : "/",
                      m->file_name, extension);
}

static bool write_commands(session *s, const generate_options *options) {
  return options->compile_commands.size == 0 ||
         write_compile_commands(s, options->compile_commands);
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
  text targets[OUTPUT_MAX];
  for (size_t i = 0; i < outputs->count; i++)
    targets[i] = output_path(s, options, m, outputs->items[i].extension);
  return write_dependencies(s, options->dependency_file, targets, outputs->count);
}

static void emit_stubs_into(emitter *e, output_list *outputs, bool is_permissive) {
  e->out = &outputs->stubs;
  e->hooks = &outputs->hooks;
  emit_stubs(e, is_permissive);
}

static void emit_outputs(session *s, const generate_options *options, const model *m,
                         output_list *outputs) {
  emitter e = {.model = m, .memory = s->memory, .sources = s->sources};
  for (size_t i = 0; i < outputs->count; i++) {
    output *o = &outputs->items[i];
    e.out = &o->content;
    e.at = 0;
    e.lines = (emit_lines){0};
    if (!options->omits_lines) e.lines.path = output_path(s, options, m, o->extension);
    e.hooks = i == HEADER ? &outputs->hooks : NULL;
    o->emit_file(&e);
    if (options->has_one_header) emit_one_header(&o->content);
  }
  if (options->stubs_file.size > 0) emit_stubs_into(&e, outputs, options->is_permissive);
  if (options->has_one_header) emit_one_header(&outputs->stubs);
  buffer_free(&e.filled);
}

static void list_outputs(session *s, const generate_options *options, const model *m,
                         const output_list *outputs) {
  for (size_t i = 0; i < outputs->count; i++) {
    text path = output_path(s, options, m, outputs->items[i].extension);
    printf("%.*s\n", TEXT_ARGS(path));
  }
}

// Each name of the file's C, what it is, and where the definition asks for it.
static void print_names(session *s, const model *m) {
  for (size_t i = 0; i < name_table_count(m->names); i++) {
    const name_entry *n = name_table_at(m->names, i);
    const position at = source_position(s->sources, n->at);
    printf("%.*s %s", TEXT_ARGS(n->name), name_kind_word(n->kind));
    if (at.file != NULL) printf(" %.*s:%u:%u", TEXT_ARGS(at.file->path), at.line, at.column);
    printf("\n");
  }
}

static output_list outputs_of(const generate_options *options) {
  output_list all = {.items = {[HEADER] = {.extension = ".h", .emit_file = emit_header_file},
                               [SOURCE] = {.extension = ".c", .emit_file = emit_source_file},
                               [PAGE] = {.extension = ".md", .emit_file = emit_doc_file}},
                     .count = PAGE + 1};
  if (options->writes_html) all.items[all.count++] = (output){".html", emit_html_file, {0}};
  if (options->writes_python) {
    all.items[all.count++] = (output){".py", emit_python_file, {0}};
    all.items[all.count++] = (output){".pyi", emit_python_stub_file, {0}};
  }
  if (options->checks_patterns)
    all.items[all.count++] = (output){"_check.c", emit_check_patterns_file, {0}};
  return all;
}

// ---- The author's functions ---------------------------------------------------------------------

// A line for each kind: where there are many, the report lists them.
static void tell_hooks(session *s, const list *hooks) {
  for (size_t kind = 0; kind <= HOOK_BYTECODE; kind++) {
    const model_hook *first = NULL;
    size_t count = 0;
    for (size_t i = 0; i < hooks->count; i++) {
      const model_hook *h = hooks->items[i];
      if (h->kind != (model_hook_kind)kind || h->cpp == NULL) continue;
      if (count++ == 0) first = h;
    }
    if (count == 1)
      report_remark(s->diagnostics, first->why_at, "%s: you write '%s'", first->why, first->name);
    else if (count > 1)
      report_remark(s->diagnostics, first->why_at,
                    "%s: you write '%s', and %zu more of this kind; "
                    "--report lists them, --stubs begins them",
                    first->why, first->name, count - 1);
  }
}

// Never over a file that there is: it is the author's.
static bool write_stubs(session *s, const generate_options *options, const buffer *stubs) {
  text why, path = options->stubs_file;
  if (path.size == 0) return true;
  bool is_new = !output_exists(s, path);
  if (is_new && output_write(s, path, buffer_as_text(stubs), &why)) return true;
  if (!is_new) why = TEXT("the file is there already, and is yours");
  report_error(s->diagnostics, at_place(0), "cannot write '%.*s': %.*s", TEXT_ARGS(path),
               TEXT_ARGS(why));
  if (!is_new)
    report_help(s->diagnostics, "what it lacks is printed by `--stubs-missing %.*s`",
                TEXT_ARGS(path));
  return false;
}

typedef struct written_functions {
  arena *memory;
  text_map names;
} written_functions;

static void note_written(void *context, const c_declared *found) {
  written_functions *w = context;
  if (found->defines) text_map_set(w->memory, &w->names, found->name, w);
}

// Prints a beginning of each function that none of the author's files has.
static bool print_missing_stubs(session *s, const generate_options *options, const model *m,
                                output_list *outputs) {
  written_functions written = {.memory = s->memory};
  for (size_t i = 0; i < options->stubs_missing.count; i++) {
    const char *name = options->stubs_missing.items[i];
    text why = {"", 0};
    const source_file *file = source_open(s->sources, text_of(name), &why);
    if (file == NULL)
      return report_error(s->diagnostics, at_place(0), "cannot read '%s': %.*s", name,
                          TEXT_ARGS(why)),
             false;
    c_read_declarations(file->content, m->names, note_written, &written);
  }
  emitter e = {.model = m, .memory = s->memory, .sources = s->sources, .hooks = &outputs->hooks};
  e.out = &outputs->stubs;
  emit_missing_stubs(&e, &written.names, options->is_permissive);
  buffer_free(&e.filled);
  const size_t size = outputs->stubs.size;
  return size == 0 || fwrite(outputs->stubs.data, 1, size, stdout) == size;
}

// ---- The model ----------------------------------------------------------------------------------

enum { ATTEMPTS_MAX = 16 };

// NULL: something was wrong. What it was adds to `left_out`, unless it is no definition's.
static model *attempt(session *s, const generate_options *options, pointer_map *left_out) {
  const source_file *main_file = source_at(s->sources, 0);  // files move when many are opened
  size_t faults = diagnostics_fault_count(s->diagnostics);
  const model_options of_model = {options->prefix,
                                  options->dialect,
                                  options->encodings,
                                  options->is_strict,
                                  options->is_extension,
                                  options->warns_of_each,
                                  left_out};
  model_maker *maker;
  model *m = model_build(s, main_file, &of_model, &maker);
  format_model(s, m, maker);
  model_hooks_fill(maker);
  if (model_leave_out_broken(s, m, left_out)) return NULL;
  bool is_whole = diagnostics_fault_count(s->diagnostics) == faults;
  if (!is_whole || diagnostics_refused_count(s->diagnostics) > 0) return NULL;
  model_names_fill(maker);
  format_names_fill(m);
  return model_names_differ(s, m, left_out) ? m : NULL;
}

// The same until nothing more is to be left out. NULL: nothing can be written.
static model *make_model(session *s, const generate_options *options) {
  pointer_map left_out = {0};
  for (size_t i = 0; i < ATTEMPTS_MAX; i++) {
    size_t before = left_out.count;
    model *m = attempt(s, options, &left_out);
    if (m != NULL || left_out.count == before) return m;
  }
  return NULL;
}

// The model and its outputs; NULL: nothing can be written.
static const model *make_all(session *s, const generate_options *options, output_list *outputs) {
  model *m = make_model(s, options);
  if (m == NULL || options->list_outputs) return m;
  size_t faults = diagnostics_fault_count(s->diagnostics);
  emit_outputs(s, options, m, outputs);
  model_calls_check(m, s->diagnostics);
  return diagnostics_fault_count(s->diagnostics) == faults ? m : NULL;
}

static bool write_report(session *s, const generate_options *options, const model *m,
                         output_list *outputs) {
  emitter e = {.model = m, .memory = s->memory, .sources = s->sources, .hooks = &outputs->hooks};
  const report *r = report_make(&e);
  buffer all = {0};
  if (options->report == REPORT_AS_JSON) report_print_json(r, s->memory, &all);
  else report_print(r, &all);
  bool ok = fwrite(all.data, 1, all.size, stdout) == all.size;
  buffer_free(&all);
  return ok;
}

static bool write_all(session *s, const generate_options *options, const model *m,
                      output_list *outputs) {
  if (options->report != REPORT_NOTHING) return write_report(s, options, m, outputs);
  if (options->stubs_missing.count > 0) return print_missing_stubs(s, options, m, outputs);
  if (options->prints_names) {
    print_names(s, m);
    return true;
  }
  if (!options->list_outputs) {
    tell_hooks(s, &outputs->hooks);
    return write_stubs(s, options, &outputs->stubs) && write_outputs(s, options, m, outputs) &&
           write_rule(s, options, m, outputs) && write_commands(s, options);
  }
  list_outputs(s, options, m, outputs);
  return true;
}

// Where every definition has errors, the outputs of a run before stay.
static bool is_worth_writing(session *s, const model *m) {
  size_t elements =
      m->op_count + m->type_count + m->attr_count + m->enum_count + m->interface_count;
  return elements > 0 || diagnostics_error_count(s->diagnostics) == 0;
}

// MLIR's own prelude says nothing of C.
static bool is_prelude_foreign(session *s) {
  const record *dialect = records_find_class(s->records, TEXT("Dialect"));
  field of_mica;
  if (dialect == NULL || record_field(dialect, TEXT("cHeader"), &of_mica)) return false;
  report_error(s->diagnostics, at_place(record_place(dialect)),
               "this is not Mica's prelude: give the folder of Mica's definitions with -I");
  return true;
}

bool generate(session *s, const generate_options *options) {
  output_list outputs = outputs_of(options);
  if (s->is_cut_short || is_prelude_foreign(s)) return false;
  const model *m = make_all(s, options, &outputs);
  bool is_told = options->report != REPORT_NOTHING;
  bool done = m != NULL && (is_told || is_worth_writing(s, m)) &&
              write_all(s, options, m, &outputs);
  for (size_t i = 0; i < outputs.count; i++) buffer_free(&outputs.items[i].content);
  buffer_free(&outputs.stubs);
  return done && diagnostics_error_count(s->diagnostics) == 0;
}

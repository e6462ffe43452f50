// mica-gen: reads definitions and writes C, or prints the records they evaluate to.
// command.c reads the command line, evaluate/read.c the definitions; generate.c writes.
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/embedded.h"
#include "base/posix.h"
#include "command.h"
#include "evaluate/read.h"
#include "record/dump.h"
#include "output_file.h"
#include "own_prelude.h"
#include "base/system.h"
#include "watch.h"

// ---- printing records ---------------------------------------------------------------------------

static bool has_class(command *c) {
  if (c->action != ACTION_ENUMS || records_find_class(c->session.records, c->class_name) != NULL)
    return true;
  fprintf(stderr, "mica-gen: error: there is no class '%.*s'\n", TEXT_ARGS(c->class_name));
  return false;
}

static bool print_to(command *c, FILE *to) {
  const record_set *records = c->session.records;
  switch (c->action) {
  case ACTION_RECORDS: return print_records(records, to);
  case ACTION_DETAILS: return print_detailed_records(records, c->file, to);
  case ACTION_JSON: return dump_json(records, to);
  case ACTION_ENUMS: return print_enums(records, c->class_name, to);
  case ACTION_GENERATE:
  case ACTION_NOTHING: break;
  }
  return true;
}

static bool print_to_file(command *c) {
  output_stream out;
  text why = {"", 0};
  bool ok = output_open(&c->session, c->output, &out, &why);
  if (ok) {
    bool printed = print_to(c, out.file);
    ok = output_close(&c->session, &out, printed, c->only_changed, &why) && printed;
  }
  if (!ok)
    fprintf(stderr, "mica-gen: error: cannot write '%.*s': %.*s\n", TEXT_ARGS(c->output),
            TEXT_ARGS(why));
  return ok;
}

static bool write_rule(command *c) {
  if (c->options.dependency_file.size == 0) return true;
  bool named = c->options.dependency_target.size > 0;
  const text *target = named ? &c->options.dependency_target : &c->output;
  return write_dependencies(&c->session, c->options.dependency_file, target, 1);
}

static bool fail_to_print(void) {
  fputs("mica-gen: error: cannot write to standard output\n", stderr);
  return false;
}

static bool write_records(command *c) {
  if (!has_class(c)) return false;
  if (c->output.size > 0 && !text_is(c->output, "-")) return print_to_file(c) && write_rule(c);
  return print_to(c, stdout) ? write_rule(c) : fail_to_print();
}

// ---- running ------------------------------------------------------------------------------------

static double seconds(void) {
  struct timespec now;
  return timespec_get(&now, TIME_UTC) == 0 ? 0 : (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static bool run_phases(command *c, const source_file *const *files) {
  double start = seconds();
  bool ok = session_read(&c->session, files, c->with.count + 1);
  double between = seconds();
  if (c->action == ACTION_GENERATE) ok = generate(&c->session, &c->options) && ok;
  else if (ok) ok = write_records(c);
  if (c->time_phases)
    fprintf(stderr, "%10.6f s  reading and evaluating\n%10.6f s  writing\n", between - start,
            seconds() - between);
  return ok;
}

static const source_file *open_file(command *c, const char *name) {
  text why = {"", 0};
  const source_file *file = source_open(c->session.sources, text_of(name), &why);
  if (file == NULL)
    fprintf(stderr, "mica-gen: error: cannot read '%s': %.*s\n", name, TEXT_ARGS(why));
  return file;
}

static void *run(void *argument) {
  command *c = argument;
  session_limit_stack(&c->session, c->stack);
  const source_file **files =
      ARENA_ARRAY(c->session.memory, const source_file *, c->with.count + 1);
  bool ok = (files[0] = open_file(c, c->file)) != NULL;
  for (size_t i = 0; i < c->with.count; i++)
    ok = (files[i + 1] = open_file(c, c->with.items[i])) != NULL && ok;
  c->options.main_file = files[0];
  c->exit_code = ok && run_phases(c, files) ? EXIT_OK : EXIT_INPUT;
  return NULL;
}

// Does not come back unless it can't go on.
static void go_on(command *c, struct timespec start, char **words) {
  watch(c->session.sources, start, words);
  fprintf(stderr, "mica-gen: error: cannot run '%s' again\n", words[0]);
  c->exit_code = EXIT_INPUT;
}

static void say_exhausted(const void *user) { session_report_exhausted(user); }

int main(int argc, char **argv) {
  struct timespec start;
  (void)timespec_get(&start, TIME_UTC);
  system_tune_heap();
  posix_binary();
  command c = {0};
  session_init(&c.session);
  memory_on_exhausted(say_exhausted, &c.session);
  size_t memory = system_memory();
  if (memory < c.session.memory_budget) session_limit_memory(&c.session, memory);
  bool is_right = command_read(&c, argc, argv);
  c.session.is_for_c = c.action == ACTION_GENERATE;
  if (is_right) add_own_preludes(&c.session, argv[0], c.session.is_for_c);
  c.options.has_one_header |= embedded_files[0].name != NULL;  // as the program is
  if (is_right) system_run(run, &c, &c.stack);
  if (is_right && c.watches) go_on(&c, start, argv);
  bool is_written = fflush(NULL) == 0 && !ferror(stdout);
  if (!is_written && c.exit_code == EXIT_OK) {
    (void)fail_to_print();
    c.exit_code = EXIT_INPUT;
  }
  _Exit(c.exit_code);  // the system takes the session's memory back faster than session_free
}

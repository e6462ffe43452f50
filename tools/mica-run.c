// mica-run: runs a function of a text on constants and prints what it gives, a result a line.
//   mica-run [--entry=NAME] [--steps=N] FILE [ARGUMENT...]
//   mica-run --calls=CALLS [--steps=N] FILE
// An argument is an attribute without its type: 3, true, -1.5, dense<[1, 2]>. A line of CALLS is a
// function and its arguments, with tabs between; each is printed, behind `> `, before its results.
// 0: done; 1: an error, of one call or more; 2: wrong usage.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mica/context.h"
#include "mica/dialects.h"
#include "mica/interfaces.h"
#include "mica/interpret.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/symbol.h"
#include "mica/verify.h"
#include "opt_files.h"
#include "render_diagnostic.h"

typedef struct command {
  const char *entry, *file;
  const char *calls;  // of many calls, or NULL
  char **arguments;
  size_t argument_count;
  uint64_t steps;
} command;

static void print_usage(FILE *to) {
  fprintf(
      to,
      "usage: mica-run [--entry=NAME] [--steps=N] FILE [ARGUMENT...]\n"
      "       mica-run --calls=CALLS [--steps=N] FILE\n"
      "Runs a function (main) of FILE (- is stdin) and prints its results; or those that CALLS\n"
      "lists, a line each: NAME and arguments, with tabs between.\n");
}

// What was printed came out.
static bool is_printed(void) {
  if (fflush(stdout) == 0 && !ferror(stdout)) return true;
  fprintf(stderr, "mica-run: error: cannot write to standard output: %s\n", strerror(errno));
  return false;
}

static bool read_command(int argc, char **argv, command *c) {
  int at = 1;
  *c = (command){.entry = "main"};
  for (; at < argc && strncmp(argv[at], "--", 2) == 0; at++) {
    char *end = NULL;
    if (strncmp(argv[at], "--entry=", 8) == 0) {
      c->entry = argv[at] + 8;
    } else if (strncmp(argv[at], "--calls=", 8) == 0) {
      c->calls = argv[at] + 8;
    } else if (strncmp(argv[at], "--steps=", 8) == 0 && argv[at][8] >= '0' && argv[at][8] <= '9') {
      c->steps = strtoull(argv[at] + 8, &end, 10);
      if (*end != '\0') return false;
    } else {
      return false;
    }
  }
  if (at == argc) return false;
  c->file = argv[at];
  c->arguments = argv + at + 1;
  c->argument_count = (size_t)(argc - at - 1);
  return c->calls == NULL || c->argument_count == 0;
}

// ---- Arguments and results ----------------------------------------------------------------------

static const mica_attr *read_argument(mica_context *ctx, const char *text, const mica_type *type) {
  const mica_str of = mica_type_to_text(type);
  const size_t size = strlen(text) + of.size + 4;
  char *typed = of.data == NULL ? NULL : malloc(size);
  const mica_attr *attr = NULL;
  if (typed != NULL) {
    const bool is_truth = strcmp(text, "true") == 0 || strcmp(text, "false") == 0;
    const int length = is_truth ? snprintf(typed, size, "%s", text)
                                : snprintf(typed, size, "%s : %.*s", text, (int)of.size, of.data);
    attr = mica_parse_attr_text(ctx, (mica_str){typed, (size_t)length});
  }
  free(typed);
  if (of.data != NULL) mica_free(ctx, (void *)(uintptr_t)of.data, of.size + 1);
  return attr;
}

static bool print_result(mica_context *ctx, const mica_attr *attr) {
  if (attr == NULL) return puts("poison") >= 0;
  const mica_str text = mica_attr_to_text(attr);
  if (text.data == NULL) return false;
  const bool done = printf("%.*s\n", (int)text.size, text.data) >= 0;
  mica_free(ctx, (void *)(uintptr_t)text.data, text.size + 1);
  return done;
}

static bool run_lists(const command *c, mica_op *function, mica_types inputs, mica_types results,
                      const mica_attr **lists) {
  mica_context *ctx = mica_op_context(function);
  for (size_t i = 0; i < inputs.size; i++)
    if ((lists[i] = read_argument(ctx, c->arguments[i], inputs.data[i])) == NULL) return false;
  const mica_interpret_options options = {.most_steps = c->steps};
  const mica_attr **given = lists + inputs.size;
  if (!mica_interpret(function, lists, inputs.size, &options, given, results.size)) return false;
  for (size_t i = 0; i < results.size; i++)
    if (!print_result(ctx, given[i])) return false;
  return true;
}

static bool run_function(const command *c, mica_op *function) {
  const mica_type *type = mica_function_type_of(function);
  if (type == NULL || !mica_type_is_function(type))
    return mica_op_error(function, "is no function");
  const mica_types inputs = mica_type_function_inputs(type);
  const mica_types results = mica_type_function_results(type);
  if (inputs.size != c->argument_count)
    return mica_op_error(function, "takes %z arguments, not %z", inputs.size, c->argument_count);
  const mica_attr **lists = malloc((inputs.size + results.size + 1) * sizeof *lists);
  const bool done = lists != NULL && run_lists(c, function, inputs, results, lists);
  free((void *)lists);
  return done;
}

static bool run_named(const command *c, mica_op *module) {
  mica_op *function = mica_symbol_lookup(module, mica_str_of(c->entry));
  if (function != NULL) return run_function(c, function);
  return mica_error(mica_op_context(module), mica_op_loc(module),
                    "there is no function '%s'; --entry=NAME names another", c->entry);
}

// ---- Many calls ---------------------------------------------------------------------------------

// What ends at a tab or line break becomes a text of its own. False: the line has ended.
static bool cut(char **at, bool *is_last) {
  *at += strcspn(*at, "\t\n");
  const bool goes_on = **at == '\t';
  *is_last = **at == '\0';
  if (!*is_last) *(*at)++ = '\0';
  return goes_on;
}

// One line, which is taken apart; *at goes on behind it.
static bool run_line(const command *c, mica_op *module, char **at, bool *is_last) {
  char *arguments[64];
  command one = {.entry = *at, .arguments = arguments, .steps = c->steps};
  bool fits = true;
  printf("> %.*s\n", (int)strcspn(*at, "\n"), *at);
  while (cut(at, is_last)) {
    fits = one.argument_count < sizeof arguments / sizeof *arguments;
    if (fits) arguments[one.argument_count++] = *at;
  }
  if (fits) return run_named(&one, module);
  return mica_op_error(module, "a call in '%s' has more than 64 arguments", c->calls);
}

static bool run_calls(const command *c, mica_op *module) {
  opt_text text;
  if (!mica_opt_text_read(&text, c->calls)) return false;
  char *lines = malloc(text.size + 1), *at = lines;
  bool done = lines != NULL, is_last = text.size == 0;
  if (done) memcpy(lines, text.data, text.size);
  if (done) lines[text.size] = '\0';
  while (lines != NULL && !is_last && *at != '\0')
    done = run_line(c, module, &at, &is_last) && done;
  free(lines);
  mica_opt_text_free(&text);
  return done;
}

// ---- The program --------------------------------------------------------------------------------

static bool run_text(const command *c, mica_context *ctx, const opt_text *text) {
  const mica_parse_options options = {.file = mica_str_of(c->file)};
  mica_op *module = mica_parse_module(ctx, (mica_str){text->data, text->size}, &options);
  bool done = module != NULL && mica_op_verify(module) &&
              (c->calls != NULL ? run_calls : run_named)(c, module);
  if (module != NULL) mica_op_destroy(module);
  if (mica_context_out_of_memory(ctx)) fprintf(stderr, "mica-run: out of memory\n");
  return done;
}

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {MICA_DIALECTS};
  command c;
  opt_text text;
  if (argc == 2 && strcmp(argv[1], "--help") == 0) {
    print_usage(stdout);
    return is_printed() ? 0 : 1;
  }
  if (!read_command(argc, argv, &c)) {
    print_usage(stderr);
    return 2;
  }
  if (!mica_opt_text_read(&text, c.file)) return 1;
  mica_context *ctx = mica_context_create(NULL);
  opt_source source = {.name = mica_str_of(c.file), .text = {text.data, text.size}};
  opt_renderer renderer = {.source = &source};
  bool done = ctx != NULL;
  if (ctx != NULL) {
    mica_context_set_diag_handler(ctx, mica_opt_render_handler, &renderer);
    for (size_t i = 0; done && i < sizeof dialects / sizeof *dialects; i++)
      done = mica_context_register(ctx, dialects[i]);
    done = done && run_text(&c, ctx, &text);
    mica_context_destroy(ctx);
  }
  mica_opt_source_free(&source);
  mica_opt_text_free(&text);
  return is_printed() && done ? 0 : 1;
}

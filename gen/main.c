// mica-gen: reads definitions and writes C, or prints the records they evaluate to.
// This file is the command line; session.c reads, generate.c writes.
#ifdef __linux__
#include <malloc.h>
#endif
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "generate.h"
#include "output.h"

static const char usage[] =
    "usage: mica-gen [-I DIR]... [-D NAME]... [-o DIR] FILE\n"
    "       mica-gen [-I DIR]... [-D NAME]... --dump-json FILE\n"
    "       mica-gen [-I DIR]... [-D NAME]... --print-records FILE\n";

static const char help[] =
    "\n"
    "Reads the definitions in FILE (\"-\": standard input) and writes the C that implements them.\n"
    "\n"
    "  -I DIR           look for included files in DIR too\n"
    "  -D NAME          define the macro NAME, as #define does\n"
    "  -o DIR           write into DIR; the current folder without it\n"
    "  --prefix NAME    begin generated names with NAME\n"
    "  --list-outputs   print the names of the files that would be written\n"
    "  -MD FILE         write the dependencies of the outputs as a rule for make\n"
    "  -MT NAME         the target of that rule\n"
    "  --dump-json      print the records as JSON\n"
    "  --print-records  print the records as text\n"
    "  --help           print this\n"
    "  --version        print the version\n"
    "\n"
    "The exit code is 0, 1 for an error in the definitions, 2 for wrong usage.\n";

typedef enum action { ACTION_GENERATE, ACTION_JSON, ACTION_RECORDS, ACTION_DONE } action;
enum { EXIT_OK, EXIT_INPUT, EXIT_USAGE };

typedef struct command {
  session session;
  generate_options options;
  action action;
  const char *file;
  int exit_code;
} command;

// --- options -------------------------------------------------------------------------------------

static bool wrong_usage(command *c, const char *message, const char *what) {
  fprintf(stderr, "mica-gen: error: %s '%s'\n%s", message, what, usage);
  c->action = ACTION_DONE;
  c->exit_code = EXIT_USAGE;
  return false;
}

typedef struct words {
  char **all;
  int count, at;
} words;

// Whether the word at hand is an option, and its value: `-IDIR`, `-I DIR`, `--prefix=X`,
// `--prefix X`. *value NULL: it is, but its value is missing.
static bool takes_value(words *w, const char *option, const char **value) {
  const char *word = w->all[w->at];
  size_t size = strlen(option);
  if (strncmp(word, option, size) != 0) return false;
  bool is_long = option[1] == '-' || size > 2;
  *value = word + size;
  if (**value == '=' && is_long) ++*value;
  else if (**value != '\0' && is_long) return false;
  else if (**value == '\0') *value = w->at + 1 < w->count ? w->all[++w->at] : NULL;
  return true;
}

static bool is_word(const char *word, const char *option) {
  if (strcmp(word, option) == 0) return true;
  return option[1] == '-' && strcmp(word, option + 1) == 0;  // one dash is as good as two
}

static void print_and_stop(command *c, const char *first, const char *second) {
  printf("%s%s", first, second);
  c->action = ACTION_DONE;
}

static bool read_flag(command *c, const char *word) {
  if (is_word(word, "--dump-json")) c->action = ACTION_JSON;
  else if (is_word(word, "--print-records")) c->action = ACTION_RECORDS;
  else if (is_word(word, "--list-outputs")) c->options.list_outputs = true;
  else if (is_word(word, "--help") || strcmp(word, "-h") == 0) print_and_stop(c, usage, help);
  else if (is_word(word, "--version")) print_and_stop(c, "mica-gen 0.1.0\n", "");
  else return wrong_usage(c, "unknown option", word);
  return true;
}

static bool read_option(command *c, words *w) {
  const char *word = w->all[w->at], *value;
  text *target = NULL;
  if (takes_value(w, "-MD", &value)) target = &c->options.dependency_file;
  else if (takes_value(w, "-MT", &value)) target = &c->options.dependency_target;
  else if (takes_value(w, "--prefix", &value)) target = &c->options.prefix;
  else if (takes_value(w, "-o", &value)) target = &c->options.out_folder;
  else if (takes_value(w, "-I", &value)) {
    if (value != NULL) source_add_folder(c->session.sources, text_of(value));
  } else if (takes_value(w, "-D", &value)) {
    if (value != NULL) session_define(&c->session, text_of(value));
  } else {
    return read_flag(c, word);
  }
  if (value == NULL) return wrong_usage(c, "a value must follow", word);
  if (target != NULL) *target = text_of(value);
  return true;
}

static bool read_words(command *c, words *w) {
  for (w->at = 1; w->at < w->count && c->action != ACTION_DONE; w->at++) {
    const char *word = w->all[w->at];
    bool option = word[0] == '-' && word[1] != '\0';
    if (option && !read_option(c, w)) return false;
    if (!option && c->file != NULL) return wrong_usage(c, "more than one file:", word);
    if (!option) c->file = word;
  }
  if (c->file == NULL && c->action != ACTION_DONE)
    return wrong_usage(c, "no file is given;", "FILE is missing");
  return true;
}

// --- running -------------------------------------------------------------------------------------

static bool write_records(command *c) {
  bool ok = c->action == ACTION_JSON ? dump_json(c->session.records, stdout)
                                     : print_records(c->session.records, stdout);
  if (!ok) fputs("mica-gen: error: cannot write to standard output\n", stderr);
  return ok;
}

static void *run(void *argument) {
  command *c = argument;
  session *s = &c->session;
  text why = {"", 0};
  const source_file *file = source_open(s->sources, text_of(c->file), &why);
  bool ok = file != NULL;
  if (!ok) {
    fprintf(stderr, "mica-gen: error: cannot read '%s': %.*s\n", c->file, TEXT_ARGS(why));
  } else {
    c->options.main_file = file;
    ok = session_read(s, file);
    if (ok) ok = c->action == ACTION_GENERATE ? generate(s, &c->options) : write_records(c);
  }
  c->exit_code = ok ? EXIT_OK : EXIT_INPUT;
  return NULL;
}

// Nested definitions are evaluated by recursion within a budget, so the run gets a stack of its
// own: as large as the system grants, and only what is touched costs memory.
static bool start_thread(pthread_t *thread, command *c, size_t stack) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  bool ok = pthread_attr_setstacksize(&attributes, stack) == 0 &&
            pthread_create(thread, &attributes, run, c) == 0;
  pthread_attr_destroy(&attributes);
  return ok;
}

enum { STACK_RESERVE = 1 << 20 };  // for what runs below the evaluator

// One heap for all threads, taken from the system in large steps and never given back in between.
static void tune_memory(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 28);
#endif
}

int main(int argc, char **argv) {
  tune_memory();
  size_t stack = (size_t)512 << 20;
  command c = {.session = {.stack_budget = stack - STACK_RESERVE}};
  words w = {argv, argc, 0};
  c.options.out_folder = TEXT(".");
  session_init(&c.session);
  if (read_words(&c, &w) && c.action != ACTION_DONE) {
    pthread_t thread;
    if (start_thread(&thread, &c, stack)) {
      pthread_join(thread, NULL);
    } else {
      c.session.stack_budget = (size_t)4 << 20;
      run(&c);
    }
  }
  if (fflush(NULL) != 0 && c.exit_code == EXIT_OK) c.exit_code = EXIT_INPUT;
  _Exit(c.exit_code);  // the system takes the session's memory back faster than session_free
}

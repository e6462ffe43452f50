// The options of mica-gen. As in llvm-tblgen, one dash is as good as two, a value is the next word
// or follows `=`, and of several actions the last one counts.
#define _DEFAULT_SOURCE
#include "command.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/names.h"
#include "base/posix.h"

static const char usage[] =
    "usage: mica-gen [-I DIR]... [-D NAME]... [-o DIR] FILE\n"
    "       mica-gen [-I DIR]... [-D NAME]... [-o OUTPUT] --dump-json [FILE]\n"
    "       mica-gen [-I DIR]... [-D NAME]... [-o OUTPUT] --print-records [FILE]\n";

static const char help[] =
    "\n"
    "Reads the definitions in FILE (\"-\": standard input) and writes the C that implements them, "
    "or\n"
    "prints the records that they evaluate to.\n"
    "\n"
    "  -I DIR                    look for included files in DIR too; the prelude is found beside "
    "the\n"
    "                            program, or in a folder of the variable MICA_PATH, or so\n"
    "  --confine DIR             include files of DIR and of folders given with -I alone, "
    "wherever\n"
    "                            links lead\n"
    "  -D NAME                   define the macro NAME, as #define does\n"
    "  -o DIR                    write the C into DIR; the current folder without it\n"
    "  -o OUTPUT                 write the records into the file OUTPUT; standard output without "
    "it\n"
    "  --write-if-changed        leave OUTPUT untouched if it would stay the same (C always is)\n"
    "  -MD FILE, -d FILE         write the dependencies of the outputs as a rule for make\n"
    "  -MT NAME                  the target of that rule\n"
    "  --no-warn-on-unused-template-args\n"
    "                            take template arguments that nothing uses without a warning\n"
    "  -Werror                   take warnings for errors\n"
    "  --memory MB               use no more memory than that; 2048 without it\n"
    "  --time-phases             report how long reading and writing took\n"
    "  --help                    print this\n"
    "  --version                 print the version\n"
    "\n"
    "Writing C:\n"
    "  --dialect NAME            write the definitions of the dialect NAME alone, into NAME.h, "
    "NAME.c\n"
    "  --extension               write what stands in FILE itself alone, for a dialect that is "
    "made\n"
    "                            of a file that FILE includes: into a table and an object of its "
    "own\n"
    "  --with FILE               read FILE too: a vocabulary for the C++ of the definitions\n"
    "  --encodings FILE          how the dialect's attributes and types are encoded in bytecode\n"
    "  --prefix NAME             begin generated names with NAME\n"
    "  --stubs FILE.c            begin the functions that the definitions leave to you; an "
    "existing\n"
    "                            FILE.c is left alone, with an error\n"
    "  --stubs=permissive        let the checks among them pass, and leave names empty\n"
    "  -Wall                     warn of C++ that has no effect at each place, not once a file\n"
    "  --strict                  C++ that has no C is an error, not a function that you write\n"
    "  --html                    write the documentation as a page of HTML too\n"
    "  --python                  write NAME.py and NAME.pyi too, the dialect's classes for Python "
    "and "
    "their\n"
    "                            types\n"
    "  --check-patterns          write NAME_check.c too, a program that checks the patterns on "
    "values\n"
    "  --no-line                 leave out the #line by which a compiler finds C in FILE\n"
    "  --one-header              include mica.h, the header of Mica's runtime as one file\n"
    "  --tablegen-commands FILE.yml\n"
    "                            tell a TableGen language server how FILE is read\n"
    "  --watch                   run again whenever a file that was read changes\n"
    "  --list-outputs            print the names of the files that would be written\n"
    "\n"
    "Instead of C:\n"
    "  --stubs-missing FILE.c    print beginnings of the functions that FILE.c lacks; of several,\n"
    "                            that none of them has\n"
    "  --report, --report=json   report what is complete, what you write and what is left out\n"
    "  --dump-json               print the records as JSON\n"
    "  --print-records           print the records as text\n"
    "  --print-detailed-records  print the records with the places they come from\n"
    "  --print-enums --class=X   print the names of the definitions of class X\n"
    "  --print-names             print each name of the C, what it is, and the place that asks for "
    "it\n"
    "  --null-backend            print nothing: only look for errors\n"
    "\n"
    "The exit code is 0, 1 for an error in the definitions, 2 for wrong usage.\n";

typedef enum option_form {
  FORM_FLAG,    // no value
  FORM_VALUE,   // --name VALUE, --name=VALUE
  FORM_JOINED,  // -nVALUE too
  FORM_CHOICE,  // --name or --name=VALUE
} option_form;

typedef enum option_id {
  OPTION_SET,   // a bool of the command becomes true
  OPTION_TEXT,  // a text of the command becomes the value
  OPTION_INCLUDE,
  OPTION_CONFINE,
  OPTION_DEFINE,
  OPTION_WITH,
  OPTION_PREFIX,
  OPTION_MEMORY,
  OPTION_ACTION,
  OPTION_WARNINGS,
  OPTION_STUBS,
  OPTION_STUBS_MISSING,
  OPTION_REPORT,
  OPTION_HELP,
  OPTION_VERSION,
} option_id;

typedef struct option {
  const char *name;
  option_form form;
  option_id id;
  size_t detail;  // of OPTION_ACTION the action, of a member where it is in the command
} option;
#define MEMBER(name) offsetof(command, name)

static const option options[] = {
    {"I", FORM_JOINED, OPTION_INCLUDE, 0},
    {"confine", FORM_VALUE, OPTION_CONFINE, 0},
    {"D", FORM_JOINED, OPTION_DEFINE, 0},
    {"o", FORM_JOINED, OPTION_TEXT, MEMBER(output)},
    {"MD", FORM_VALUE, OPTION_TEXT, MEMBER(options.dependency_file)},
    {"d", FORM_VALUE, OPTION_TEXT, MEMBER(options.dependency_file)},
    {"MT", FORM_VALUE, OPTION_TEXT, MEMBER(options.dependency_target)},
    {"with", FORM_VALUE, OPTION_WITH, 0},
    {"encodings", FORM_VALUE, OPTION_TEXT, MEMBER(options.encodings)},
    {"prefix", FORM_VALUE, OPTION_PREFIX, 0},
    {"dialect", FORM_VALUE, OPTION_TEXT, MEMBER(options.dialect)},
    {"class", FORM_VALUE, OPTION_TEXT, MEMBER(class_name)},
    {"memory", FORM_VALUE, OPTION_MEMORY, 0},
    {"dump-json", FORM_FLAG, OPTION_ACTION, ACTION_JSON},
    {"print-records", FORM_FLAG, OPTION_ACTION, ACTION_RECORDS},
    {"print-detailed-records", FORM_FLAG, OPTION_ACTION, ACTION_DETAILS},
    {"print-enums", FORM_FLAG, OPTION_ACTION, ACTION_ENUMS},
    {"null-backend", FORM_FLAG, OPTION_ACTION, ACTION_NOTHING},
    {"html", FORM_FLAG, OPTION_SET, MEMBER(options.writes_html)},
    {"python", FORM_FLAG, OPTION_SET, MEMBER(options.writes_python)},
    {"check-patterns", FORM_FLAG, OPTION_SET, MEMBER(options.checks_patterns)},
    {"no-line", FORM_FLAG, OPTION_SET, MEMBER(options.omits_lines)},
    {"one-header", FORM_FLAG, OPTION_SET, MEMBER(options.has_one_header)},
    {"list-outputs", FORM_FLAG, OPTION_SET, MEMBER(options.list_outputs)},
    {"print-names", FORM_FLAG, OPTION_SET, MEMBER(options.prints_names)},
    {"write-if-changed", FORM_FLAG, OPTION_SET, MEMBER(only_changed)},
    {"no-warn-on-unused-template-args", FORM_FLAG, OPTION_SET,
     MEMBER(session.takes_unused_arguments)},
    {"Werror", FORM_FLAG, OPTION_WARNINGS, 0},
    {"Wall", FORM_FLAG, OPTION_SET, MEMBER(options.warns_of_each)},
    {"strict", FORM_FLAG, OPTION_SET, MEMBER(options.is_strict)},
    {"extension", FORM_FLAG, OPTION_SET, MEMBER(options.is_extension)},
    {"report", FORM_CHOICE, OPTION_REPORT, 0},
    {"stubs", FORM_VALUE, OPTION_STUBS, 0},
    {"stubs-missing", FORM_VALUE, OPTION_STUBS_MISSING, 0},
    {"tablegen-commands", FORM_VALUE, OPTION_TEXT, MEMBER(options.compile_commands)},
    {"watch", FORM_FLAG, OPTION_SET, MEMBER(watches)},
    {"time-phases", FORM_FLAG, OPTION_SET, MEMBER(time_phases)},
    {"help", FORM_FLAG, OPTION_HELP, 0},
    {"h", FORM_FLAG, OPTION_HELP, 0},
    {"version", FORM_FLAG, OPTION_VERSION, 0},
};
enum { OPTION_COUNT = sizeof options / sizeof options[0] };

// ---- what is wrong ------------------------------------------------------------------------------

static bool wrong_usage(command *c, const char *message, const char *what) {
  fprintf(stderr, "mica-gen: error: %s '%s'\n%s", message, what, usage);
  c->done = true;
  c->exit_code = EXIT_USAGE;
  return false;
}

static bool wrong_macro(command *c, const char *name) {
  fprintf(stderr, "mica-gen: error: invalid macro name `%s` specified on command line\n", name);
  c->done = true;
  c->exit_code = EXIT_USAGE;
  return false;
}

static const char *without_dashes(const char *word) { return word + (word[1] == '-' ? 2 : 1); }

static bool unknown_option(command *c, const char *word) {
  const char *name = without_dashes(word);
  if (strncmp(name, "gen-", 4) == 0 || strcmp(name, "print-sets") == 0)
    return wrong_usage(c, "a backend of llvm-tblgen that mica-gen doesn't have:", word);
  spelling near = spelling_of(text_of(name));
  for (size_t i = 0; i < OPTION_COUNT; i++) spelling_offer(&near, text_of(options[i].name));
  if (near.nearest.size < 3) return wrong_usage(c, "unknown option", word);
  fprintf(stderr, "mica-gen: error: unknown option '%s'; did you mean '--%.*s'?\n%s", word,
          TEXT_ARGS(near.nearest), usage);
  c->done = true;
  c->exit_code = EXIT_USAGE;
  return false;
}

// ---- applying an option -------------------------------------------------------------------------

static bool is_macro_name(const char *name) {
  if (name[0] >= '0' && name[0] <= '9') return false;
  size_t i = 0;
  while (name_is_letter(name[i])) i++;
  return i > 0 && name[i] == '\0';
}

// Letters, digits and underscores, with which names in C can begin.
static bool is_prefix(const char *name) { return name[0] == '\0' || is_macro_name(name); }

static void print_and_stop(command *c, const char *first, const char *second) {
  printf("%s%s", first, second);
  c->done = true;
}

static bool limit_memory(command *c, const char *value) {
  char *end;
  unsigned long long megabytes = strtoull(value, &end, 10);
  if (*value < '0' || *value > '9' || *end != '\0' || megabytes == 0 || megabytes > SIZE_MAX >> 20)
    return wrong_usage(c, "--memory takes a number of megabytes, not", value);
  session_limit_memory(&c->session, (size_t)megabytes << 20);
  return true;
}

// A way to begin them, or the file.
static void choose_stubs(command *c, text given) {
  if (text_is(given, "permissive")) c->options.is_permissive = true;
  else c->options.stubs_file = given;
}

static bool choose_report(command *c, const char *form) {
  bool is_json = form != NULL && strcmp(form, "json") == 0;
  if (form != NULL && !is_json && strcmp(form, "text") != 0)
    return wrong_usage(c, "--report takes 'text' or 'json', not", form);
  c->options.report = is_json ? REPORT_AS_JSON : REPORT_AS_TEXT;
  return true;
}

static void *member_of(command *c, const option *o) { return (char *)c + o->detail; }

static bool apply_value(command *c, const option *o, const char *value) {
  text given = value == NULL ? (text){0} : text_of(value);
  switch (o->id) {
  case OPTION_TEXT: *(text *)member_of(c, o) = given; return true;
  case OPTION_INCLUDE: source_add_folder(c->session.sources, given); return true;
  case OPTION_CONFINE:
    if (source_confine(c->session.sources, given)) return true;
    return wrong_usage(c, "--confine takes a folder that there is, not", value);
  case OPTION_DEFINE:
    if (!is_macro_name(value)) return wrong_macro(c, value);
    session_define(&c->session, given);
    return true;
  case OPTION_WITH: list_push(c->session.memory, &c->with, value); return true;
  case OPTION_PREFIX:
    if (!is_prefix(value)) return wrong_usage(c, "--prefix takes a beginning of names, not", value);
    c->options.prefix = given;
    return true;
  case OPTION_STUBS: choose_stubs(c, given); return true;
  case OPTION_STUBS_MISSING:
    list_push(c->session.memory, &c->options.stubs_missing, value);
    return true;
  case OPTION_REPORT: return choose_report(c, value);
  case OPTION_MEMORY: return limit_memory(c, value);
  case OPTION_SET:  // these take no value
  case OPTION_ACTION:
  case OPTION_WARNINGS:
  case OPTION_HELP:
  case OPTION_VERSION: break;
  }
  return false;
}

static void apply_flag(command *c, const option *o) {
  switch (o->id) {
  case OPTION_SET: *(bool *)member_of(c, o) = true; break;
  case OPTION_ACTION: c->action = (action)o->detail; break;
  case OPTION_WARNINGS: diagnostics_be_strict(c->session.diagnostics); break;
  case OPTION_VERSION: print_and_stop(c, "mica-gen " MICA_VERSION "\n", ""); break;
  case OPTION_HELP: print_and_stop(c, usage, help); break;
  case OPTION_TEXT:  // these take a value
  case OPTION_INCLUDE:
  case OPTION_CONFINE:
  case OPTION_DEFINE:
  case OPTION_WITH:
  case OPTION_PREFIX:
  case OPTION_STUBS:
  case OPTION_STUBS_MISSING:
  case OPTION_REPORT:
  case OPTION_MEMORY: break;
  }
}

// ---- reading the words --------------------------------------------------------------------------

// The option that a word is, and the value in it, if there is one.
static const option *find_option(const char *word, const char **value) {
  const char *name = without_dashes(word);
  for (int joined = 0; joined < 2; joined++) {
    for (size_t i = 0; i < OPTION_COUNT; i++) {
      size_t size = strlen(options[i].name);
      if (strncmp(name, options[i].name, size) != 0) continue;
      *value = name[size] == '\0' ? NULL : name + size + (name[size] == '=');
      if (name[size] == '\0' || name[size] == '=') return &options[i];
      if (joined == 1 && options[i].form == FORM_JOINED) return &options[i];
    }
  }
  return NULL;
}

// Reads the option at words[*at], and its value.
static bool read_option(command *c, int count, char **words, int *at) {
  const char *word = words[*at], *value = NULL;
  const option *o = find_option(word, &value);
  if (o == NULL) return unknown_option(c, word);
  if (o->form == FORM_FLAG) {
    if (value != NULL) return wrong_usage(c, "no value can follow:", word);
    apply_flag(c, o);
    return true;
  }
  if (o->form == FORM_CHOICE) return apply_value(c, o, value);
  if (value == NULL && *at + 1 < count) value = words[++*at];
  if (value == NULL) return wrong_usage(c, "a value must follow", word);
  return apply_value(c, o, value);
}

static bool read_file(command *c, const char *word) {
  if (c->file != NULL) return wrong_usage(c, "more than one file:", word);
  c->file = word;
  return true;
}

static bool read_words(command *c, int count, char **words) {
  bool only_files = false;
  for (int at = 1; at < count && !c->done; at++) {
    const char *word = words[at];
    bool option = !only_files && word[0] == '-' && word[1] != '\0';
    if (option && strcmp(word, "--") == 0) only_files = true;
    else if (!(option ? read_option(c, count, words, &at) : read_file(c, word))) return false;
  }
  return !c->done;
}

// What several options say together.
static bool fits_together(command *c) {
  bool makes_c = c->action == ACTION_GENERATE;
  if (c->file == NULL && makes_c) return wrong_usage(c, "no file is given;", "FILE is missing");
  if (c->file == NULL) c->file = "-";
  if (c->action == ACTION_ENUMS && c->class_name.size == 0)
    return wrong_usage(c, "--print-enums needs", "--class=NAME");
  bool has_target = c->options.dependency_target.size > 0 || c->output.size > 0;
  if (c->options.dependency_file.size > 0 && !makes_c && !has_target)
    return wrong_usage(c, "dependencies of standard output; name a file with", "-o");
  c->options.out_folder = c->output.size > 0 ? c->output : TEXT(".");
  return true;
}

bool command_read(command *c, int word_count, char **words) {
  for (int i = 1; i < word_count; i++) (void)posix_path(words[i]);
  return read_words(c, word_count, words) && fits_together(c);
}

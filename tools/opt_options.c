// Flags: one table, one loop. A flag is spelled with one dash or two, its value follows `=` or is
// the next argument. Passes and pipelines are flags besides.
#define _DEFAULT_SOURCE
#include "opt_options.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/posix.h"
#include "mica/bytecode.h"
#include "mica/version.h"

typedef enum flag_kind {
  FLAG_BOOL,           // alone, or =true, =false
  FLAG_TEXT,           // needs a value
  FLAG_OPTIONAL_TEXT,  // alone: the fallback
  FLAG_PASSES,         // needs names of passes; `offset` is an opt_pass_flag_kind
  FLAG_ABSENT,         // known, but not to be had: the help says why
} flag_kind;

typedef struct flag {
  const char *name;
  flag_kind kind;
  size_t offset;  // in opt_options: bool, or const char *
  const char *fallback;
  const char *value;  // as the help shows it
  const char *help;
  bool is_hidden;  // shown by --help-hidden alone
} flag;

// clang-format off
#define SWITCH(name, field, help) \
  { (name), FLAG_BOOL, offsetof(opt_options, field), NULL, NULL, (help), false }
#define HIDDEN(name, field, help) \
  { (name), FLAG_BOOL, offsetof(opt_options, field), NULL, NULL, (help), true }
#define VALUE(name, field, value, help) \
  { (name), FLAG_TEXT, offsetof(opt_options, field), NULL, (value), (help), false }
#define HIDDEN_VALUE(name, field, value, help) \
  { (name), FLAG_TEXT, offsetof(opt_options, field), NULL, (value), (help), true }
#define MAYBE(name, field, fallback, value, help) \
  { (name), FLAG_OPTIONAL_TEXT, offsetof(opt_options, field), (fallback), (value), (help), false }
#define PASSES(name, kind, help) {(name), FLAG_PASSES, (kind), NULL, "PASS,...", (help), false}
#define ABSENT(name, why) {(name), FLAG_ABSENT, 0, NULL, NULL, (why), true}
// clang-format on

static const flag flags[] = {
    VALUE("o", output, "FILE", "write to FILE, which is replaced only when all went well"),
    SWITCH("allow-unregistered-dialect", allow_unregistered,
           "accept operations of unknown dialects"),
    SWITCH("upgrade-legacy", upgrade_legacy,
           "read what MLIR wrote from 2019 to 2022 as well, and print today's"),
    SWITCH("no-implicit-module", no_implicit_module,
           "the input is one operation; no module is put around it"),
    MAYBE("split-input-file", split_marker, "// -----", "MARKER",
          "process the pieces between lines with MARKER (// -----) on their own"),
    VALUE("output-split-marker", output_marker, "MARKER",
          "what separates the pieces in the output (// -----)"),
    MAYBE("verify-diagnostics", verify_text, "all", "all|only-expected",
          "check messages against expected-error comments and the like"),
    VALUE("pass-pipeline", pass_pipeline, "PIPELINE",
          "run these passes: 'builtin.module(func.func(cse),inline)'"),
    SWITCH("list-passes", list_passes, "list the passes with their options and exit"),
    SWITCH("dump-pass-pipeline", dump_pipeline, "print the pipeline before it runs"),
    SWITCH("verify-each", verify_each, "verify after each pass (on)"),
    PASSES("mlir-print-ir-before", OPT_PASS_PRINT_BEFORE, "print the IR before these passes"),
    PASSES("mlir-print-ir-after", OPT_PASS_PRINT_AFTER, "print the IR after these passes"),
    SWITCH("mlir-print-ir-before-all", print_before_all, "print the IR before each pass"),
    SWITCH("mlir-print-ir-after-all", print_after_all, "print the IR after each pass"),
    SWITCH("mlir-print-ir-after-change", print_after_change,
           "of what is printed after passes, only what they changed"),
    SWITCH("mlir-print-ir-after-failure", print_after_failure,
           "print the IR after a pass that failed"),
    SWITCH("mlir-print-ir-module-scope", print_whole, "print the whole module around passes"),
    VALUE("mlir-print-ir-tree-dir", print_tree_dir, "DIR",
          "print around passes into files below DIR"),
    VALUE("mlir-generate-reproducer", generate_reproducer, "FILE",
          "write the module and the pipeline to FILE before it runs"),
    VALUE("mlir-pass-pipeline-crash-reproducer", crash_reproducer, "FILE",
          "write them there when a pass fails"),
    SWITCH("mlir-pass-pipeline-local-reproducer", local_reproducer,
           "then with the pass that failed alone, and the module as it was before it"),
    SWITCH("run-reproducer", run_reproducer, "run the pipeline that the input tells"),
    SWITCH("mlir-timing", timing, "show how long parsing, passes and printing take"),
    VALUE("mlir-timing-display", timing_display_text, "list|tree",
          "merged by name, or where each stands (the default)"),
    VALUE("mlir-output-format", timing_format_text, "text|json", "in which form (text)"),
    VALUE("log-actions-to", log_actions_to, "FILE",
          "log passes, rounds, patterns that are tried and conversions to FILE, or stdout (-)"),
    VALUE("log-mlir-actions-filter", log_actions_filter, "FILE[:LINE[:COLUMN]],...",
          "of these what is done to an operation at one of the places"),
    VALUE("profile-actions-to", profile_actions_to, "FILE",
          "write when each action begins and ends, as a trace that browsers show"),
    SWITCH("mlir-pass-statistics", pass_statistics, "show what passes counted"),
    VALUE("mlir-pass-statistics-display", statistics_text, "list|pipeline",
          "how: merged by name, or as the pipeline is nested"),
    SWITCH("verify-roundtrip", verify_roundtrip,
           "check that printed text is read back to the same IR"),
    SWITCH("mlir-very-unsafe-disable-verifier-on-parsing", no_verify,
           "do not verify what was parsed"),
    SWITCH("emit-bytecode", emit_bytecode, "write bytecode instead of text"),
    VALUE("emit-bytecode-version", bytecode_version_text, "N", "in this version, 0 to 6 (6)"),
    SWITCH("elide-resource-data-from-bytecode", elide_bytecode_resources,
           "write the keys of resources there, but not their data"),
    VALUE("bytecode-producer", bytecode_producer, "TEXT",
          "what it says it was written by (Mica VERSION)"),
    SWITCH("show-bytecode", show_bytecode,
           "show what a file of bytecode is made of and what takes how much"),
    SWITCH("mlir-print-op-generic", print.generic, "print the generic form"),
    SWITCH("mlir-print-debuginfo", print.debug_info, "print locations"),
    SWITCH("mlir-pretty-debuginfo", print.pretty_debug_info, "print locations in a short form"),
    SWITCH("mlir-print-local-scope", print.local_scope, "print without aliases, locations inline"),
    SWITCH("mlir-print-unique-ssa-ids", print.unique_ids,
           "no value number twice, not even in another function"),
    SWITCH("mlir-use-nameloc-as-prefix", print.name_loc_as_prefix,
           "call values by the names of their locations"),
    SWITCH("mlir-print-value-users", print.value_users, "print the users of values as comments"),
    SWITCH("mlir-print-skip-regions", print.skip_regions, "print {...} for regions"),
    SWITCH("mlir-print-assume-verified", print.assume_verified,
           "print the custom form of invalid operations too"),
    VALUE("mlir-elide-elementsattrs-if-larger", elide_elements_text, "N",
          "leave out dense data of more elements"),
    VALUE("mlir-print-elementsattrs-with-hex-if-larger", hex_elements_text, "N",
          "print dense data of more elements in hexadecimal (100; -1: none)"),
    VALUE("mlir-elide-resource-strings-if-larger", elide_resources_text, "N",
          "leave out resources of more characters"),
    SWITCH("mlir-print-op-on-diagnostic", op_on_diagnostic,
           "show the operation below an error (on)"),
    VALUE("max-memory", max_memory_text, "MB",
          "memory that may be taken (unless given, 64 MB and 40 times the input for reading)"),
    SWITCH("show-dialects", show_dialects, "list the dialects and exit"),
    VALUE("mlir-diagnostic-verbosity-level", verbosity_text, "errors|warnings|remarks",
          "tell errors alone, or warnings besides, or all (remarks)"),
    SWITCH("mlir-disable-diagnostic-notes", no_notes, "tell errors without their notes"),
    SWITCH("color", color, "messages in colors (on where stderr is a terminal)"),
    SWITCH("mlir-disable-threading", disable_threading, "accepted; there are no threads"),
    HIDDEN_VALUE("stop-after", stop_text, "lex|parse|verify|print", "do no more than this"),
    HIDDEN("mlir-print-stacktrace-on-diagnostic", ignored, "accepted; no stack is shown"),
    HIDDEN("print-options", ignored, "accepted; as mlir-opt's it prints nothing"),
    HIDDEN("print-all-options", ignored, "accepted; as mlir-opt's it prints nothing"),
    ABSENT("load-dialect-plugin", "plugins are not loaded; a tool links its dialects (mica/opt.h)"),
    ABSENT("load-pass-plugin", "plugins are not loaded; a tool links its passes (mica/opt.h)"),
    ABSENT("irdl-file", "dialects are not defined at run time; mica-gen makes C of definitions"),
    ABSENT("mlir-enable-debugger-hook", "a debugger stops at functions; there is no hook"),
    ABSENT("mlir-debug-counter", "there are no debug counters"),
    ABSENT("mlir-print-debug-counter", "there are no debug counters"),
    ABSENT("remark-format", "no pass makes remarks"),
    ABSENT("remark-policy", "no pass makes remarks"),
    ABSENT("remarks-filter", "no pass makes remarks"),
    ABSENT("remarks-filter-analyse", "no pass makes remarks"),
    ABSENT("remarks-filter-failed", "no pass makes remarks"),
    ABSENT("remarks-filter-missed", "no pass makes remarks"),
    ABSENT("remarks-filter-passed", "no pass makes remarks"),
    ABSENT("remarks-output-file", "no pass makes remarks"),
    SWITCH("help", help, "print this and exit"),
    HIDDEN("h", help, "the same"),
    SWITCH("help-hidden", help_hidden, "print this with all flags and exit"),
    SWITCH("help-list", help_list, "print the flags in the order of their names and exit"),
    HIDDEN("help-list-hidden", help_list_hidden, "the same with all flags"),
    SWITCH("version", version, "print the version and exit"),
};
enum { FLAG_COUNT = sizeof flags / sizeof flags[0] };

// ---- Messages -----------------------------------------------------------------------------------

static void put_flag(const flag *f) {
  char shown[80];
  const char *dashes = f->name[1] == '\0' ? "-" : "--";
  const char *before = f->value == NULL                ? ""
                       : f->kind == FLAG_OPTIONAL_TEXT ? "[="
                       : f->name[1] == '\0'            ? " "
                                                       : "=";
  snprintf(shown, sizeof shown, "%s%s%s%s%s", dashes, f->name, before,
           f->value == NULL ? "" : f->value, f->kind == FLAG_OPTIONAL_TEXT ? "]" : "");
  const char *mark = f->kind == FLAG_ABSENT ? "not supported: " : "";
  printf("  %-46s %s%s\n", shown, mark, f->help);
}

// The first flag by name behind `last`; NULL: there is none.
static const flag *next_by_name(const char *last) {
  const flag *next = NULL;
  for (size_t i = 0; i < FLAG_COUNT; i++) {
    bool is_behind = strcmp(flags[i].name, last) > 0;
    if (is_behind && (next == NULL || strcmp(flags[i].name, next->name) < 0)) next = &flags[i];
  }
  return next;
}

static int say_help(const opt_options *o) {
  printf(
      "usage: %s [flags] [FILE | -]\n\nReads MLIR text, verifies it, runs passes and prints "
      "it.\n\n",
      o->program);
  bool all = o->help_hidden || o->help_list_hidden;
  if (o->help_list || o->help_list_hidden) {
    for (const flag *f = next_by_name(""); f != NULL; f = next_by_name(f->name))
      if (all || !f->is_hidden) put_flag(f);
    return 0;
  }
  for (size_t i = 0; i < FLAG_COUNT; i++)
    if (all || !flags[i].is_hidden) put_flag(&flags[i]);
  return 0;
}

static int say_absent(const opt_options *o, const flag *f) {
  fprintf(stderr, "%s: --%s is not supported: %s\n", o->program, f->name, f->help);
  return 2;
}

// Levenshtein's distance; names longer than the rows count as far away.
static size_t distance(const char *a, size_t a_size, const char *b) {
  size_t row[80], b_size = strlen(b);
  if (b_size + 1 > sizeof row / sizeof row[0] || a_size > 200) return SIZE_MAX;
  for (size_t j = 0; j <= b_size; j++) row[j] = j;
  for (size_t i = 1; i <= a_size; i++) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b_size; j++) {
      size_t least = diagonal + (a[i - 1] != b[j - 1]);
      if (row[j] + 1 < least) least = row[j] + 1;
      if (row[j - 1] + 1 < least) least = row[j - 1] + 1;
      diagonal = row[j];
      row[j] = least;
    }
  }
  return row[b_size];
}

// Of the known ones, the nearest.
typedef struct near_flag {
  const char *wanted, *nearest;
  size_t size, least;
} near_flag;

static void offer(near_flag *n, const char *known) {
  size_t d = distance(n->wanted, n->size, known);
  if (d > n->least || (d == n->least && n->nearest != NULL)) return;
  n->least = d;
  n->nearest = known;
}

static int say_unknown(const opt_options *o, const mica_opt_tool *tool, const char *argument,
                       const char *name, size_t size) {
  near_flag n = {.wanted = name, .size = size, .least = size / 3 + 1};
  const mica_pass_registry *passes = &tool->passes;
  for (size_t i = 0; i < FLAG_COUNT; i++) offer(&n, flags[i].name);
  for (size_t i = 0; i < passes->pass_count; i++) offer(&n, passes->passes[i]->argument);
  for (size_t i = 0; i < passes->pipeline_count; i++) offer(&n, passes->pipelines[i]->argument);
  fprintf(stderr, "%s: Unknown command line argument '%s'.  Try: '%s --help'\n", o->program,
          argument, o->program);
  if (n.nearest != NULL && n.nearest[1] != '\0')
    fprintf(stderr, "%s: Did you mean '--%s'?\n", o->program, n.nearest);
  return 2;
}

static int say_wrong_value(const opt_options *o, const char *name, const char *value,
                           const char *wanted) {
  fprintf(stderr, "%s: for the --%s option: '%s' value invalid, expected %s\n", o->program, name,
          value, wanted);
  return 2;
}

// ---- Reading ------------------------------------------------------------------------------------

static const flag *find_flag(const char *name, size_t size) {
  for (size_t i = 0; i < FLAG_COUNT; i++)
    if (strlen(flags[i].name) == size && memcmp(flags[i].name, name, size) == 0) return &flags[i];
  return NULL;
}

static int set_switch(const opt_options *o, const flag *f, bool *target, const char *value) {
  if (value == NULL || strcmp(value, "true") == 0 || strcmp(value, "1") == 0 ||
      strcmp(value, "TRUE") == 0 || strcmp(value, "True") == 0) {
    *target = true;
  } else if (strcmp(value, "false") == 0 || strcmp(value, "0") == 0 ||
             strcmp(value, "FALSE") == 0 || strcmp(value, "False") == 0) {
    *target = false;
  } else {
    return say_wrong_value(o, f->name, value, "true or false");
  }
  return -1;
}

static int add_pass_flag(opt_options *o, opt_pass_flag_kind kind, mica_str name,
                         const char *value) {
  if (o->pass_flag_count == o->pass_flag_capacity) {
    size_t capacity = o->pass_flag_capacity * 2 + 8;
    opt_pass_flag *grown = realloc(o->pass_flags, capacity * sizeof *grown);
    if (grown == NULL) {
      fprintf(stderr, "%s: out of memory\n", o->program);
      return 1;
    }
    o->pass_flags = grown;
    o->pass_flag_capacity = capacity;
  }
  o->pass_flags[o->pass_flag_count++] = (opt_pass_flag){kind, name, value};
  return -1;
}

static bool is_pass(const mica_opt_tool *tool, mica_str name) {
  return mica_pass_find(&tool->passes, name) != NULL ||
         mica_pipeline_find(&tool->passes, name) != NULL;
}

// Names of passes with commas between.
static int add_pass_names(opt_options *o, const mica_opt_tool *tool, const flag *f,
                          const char *names) {
  for (const char *at = names; *at != '\0';) {
    mica_str name = {at, strcspn(at, ",")};
    if (mica_pass_find(&tool->passes, name) == NULL) {
      fprintf(stderr, "%s: for the --%s option: Cannot find option named '%.*s'!\n", o->program,
              f->name, (int)name.size, name.data);
      return 2;
    }
    int code = add_pass_flag(o, (opt_pass_flag_kind)f->offset, name, NULL);
    if (code >= 0) return code;
    at += name.size + (at[name.size] == ',');
  }
  return -1;
}

// Takes argv[*at] and perhaps the argument after it.
static int read_flag(opt_options *o, const mica_opt_tool *tool, int argc, char **argv, int *at) {
  const char *argument = argv[*at], *name = argument + 1 + (argument[1] == '-');
  const char *value = strchr(name, '=');
  size_t size = value == NULL ? strlen(name) : (size_t)(value - name);
  const flag *f = find_flag(name, size);
  if (value != NULL) value++;
  if (f == NULL && is_pass(tool, (mica_str){name, size}))
    return add_pass_flag(o, OPT_PASS_ADD, (mica_str){name, size}, value);
  if (f == NULL) return say_unknown(o, tool, argument, name, size);
  if (f->kind == FLAG_ABSENT) return say_absent(o, f);
  void *target = (char *)o + f->offset;
  if (f->kind == FLAG_BOOL) return set_switch(o, f, target, value);
  if (value == NULL && f->kind != FLAG_OPTIONAL_TEXT) {
    if (*at + 1 == argc) {
      fprintf(stderr, "%s: for the --%s option: requires a value!\n", o->program, f->name);
      return 2;
    }
    value = argv[++*at];
  }
  if (f->kind == FLAG_PASSES) return add_pass_names(o, tool, f, value);
  *(const char **)target = value != NULL ? value : f->fallback;
  return -1;
}

static int read_number(const opt_options *o, const char *name, const char *text, int64_t *number,
                       bool *present) {
  if (text == NULL) return -1;
  char *end;
  const char *digits = text + (text[0] == '-');
  errno = 0;
  long long value = strtoll(text, &end, 10);
  if (*digits < '0' || *digits > '9' || *end != '\0' || errno != 0)
    return say_wrong_value(o, name, text, "a number");
  *number = value;
  *present = value >= 0;
  return -1;
}

static int read_max_memory(opt_options *o) {
  const int64_t most = SIZE_MAX >> 21;
  int64_t megabytes = 0;
  bool is_given = false;
  int code = read_number(o, "max-memory", o->max_memory_text, &megabytes, &is_given);
  if (code >= 0 || o->max_memory_text == NULL) return code;
  if (!is_given)
    return say_wrong_value(o, "max-memory", o->max_memory_text, "a number that isn't negative");
  o->max_memory = megabytes < most ? (size_t)megabytes << 20 : SIZE_MAX >> 2;
  return -1;
}

static int read_messages(opt_options *o) {
  static const char *const levels[] = {"remarks", "warnings", "errors"};
  const char *level = o->verbosity_text;
  o->least_severity = MICA_REMARK;
  for (int i = 0; level != NULL && i < 3; i++)
    if (strcmp(level, levels[i]) == 0) o->least_severity = (mica_severity)(MICA_REMARK + i);
  if (level != NULL && o->least_severity == MICA_REMARK && strcmp(level, "remarks") != 0)
    return say_wrong_value(o, "mlir-diagnostic-verbosity-level", level,
                           "errors, warnings or remarks");
  const char *format = o->timing_format_text;
  if (format != NULL && strcmp(format, "text") != 0 && strcmp(format, "json") != 0)
    return say_wrong_value(o, "mlir-output-format", format, "text or json");
  o->timing_as_json = format != NULL && strcmp(format, "json") == 0;
  const char *display = o->timing_display_text;
  if (display != NULL && strcmp(display, "list") != 0 && strcmp(display, "tree") != 0)
    return say_wrong_value(o, "mlir-timing-display", display, "list or tree");
  o->timing_as_list = display != NULL && strcmp(display, "list") == 0;
  bool present;
  o->bytecode_version = MICA_BYTECODE_VERSION;
  return read_number(o, "emit-bytecode-version", o->bytecode_version_text, &o->bytecode_version,
                     &present);
}

static int read_choices(opt_options *o) {
  static const char *const stops[] = {"lex", "parse", "verify", "print"};
  if (o->verify_text != NULL) {
    if (strcmp(o->verify_text, "all") == 0) o->verify_diagnostics = OPT_VERIFY_ALL;
    else if (strcmp(o->verify_text, "only-expected") == 0)
      o->verify_diagnostics = OPT_VERIFY_ONLY_EXPECTED;
    else return say_wrong_value(o, "verify-diagnostics", o->verify_text, "all or only-expected");
  }
  for (size_t i = 0; o->stop_text != NULL && i < 4; i++)
    if (strcmp(o->stop_text, stops[i]) == 0) o->stop_after = (opt_stop)(OPT_STOP_LEX + (int)i);
  if (o->stop_text != NULL && o->stop_after == OPT_STOP_NEVER)
    return say_wrong_value(o, "stop-after", o->stop_text, "lex, parse, verify or print");
  if (o->statistics_text != NULL) {
    o->statistics_as_list = strcmp(o->statistics_text, "list") == 0;
    if (!o->statistics_as_list && strcmp(o->statistics_text, "pipeline") != 0)
      return say_wrong_value(o, "mlir-pass-statistics-display", o->statistics_text,
                             "list or pipeline");
  }
  int code = read_messages(o);
  if (code >= 0) return code;
  code = read_number(o, "mlir-elide-elementsattrs-if-larger", o->elide_elements_text,
                     &o->print.elide_elements_above, &o->print.elide_elements);
  if (code >= 0) return code;
  code = read_number(o, "mlir-print-elementsattrs-with-hex-if-larger", o->hex_elements_text,
                     &o->print.hex_elements_above, &o->print.hex_elements);
  if (code >= 0) return code;
  o->print.hex_elements = o->hex_elements_text != NULL;  // a negative number is one too
  code = read_max_memory(o);
  if (code >= 0) return code;
  return read_number(o, "mlir-elide-resource-strings-if-larger", o->elide_resources_text,
                     &o->print.elide_resource_above, &o->print.elide_resources);
}

static int finish(opt_options *o) {
  int code = read_choices(o);
  if (code >= 0) return code;
  if (o->help || o->help_hidden || o->help_list || o->help_list_hidden) return say_help(o);
  if (o->version) {
    printf("mica-opt %s (the text form of MLIR 22)\n", mica_version());
    return 0;
  }
  if (o->split_marker != NULL && *o->split_marker == '\0') o->split_marker = NULL;
  return -1;
}

void mica_opt_options_free(opt_options *o) { free(o->pass_flags); }

int mica_opt_options_read(opt_options *o, int argc, char **argv, const mica_opt_tool *tool) {
  *o = (opt_options){.program = argc > 0 ? posix_program_name(argv[0]) : "mica-opt",
                     .output_marker = "// -----",
                     .verify_each = true,
                     .op_on_diagnostic = true,
                     .color = isatty(STDERR_FILENO) == 1 && getenv("NO_COLOR") == NULL};
  bool only_files = false;
  for (int i = 1; i < argc; i++) {
    if (!only_files && strcmp(argv[i], "--") == 0) {
      only_files = true;
    } else if (!only_files && argv[i][0] == '-' && argv[i][1] != '\0') {
      int code = read_flag(o, tool, argc, argv, &i);
      if (code >= 0) return code;
    } else if (o->input != NULL) {
      fprintf(stderr, "%s: Too many positional arguments specified!\n", o->program);
      fprintf(stderr, "Can specify at most 1 positional arguments: See: %s --help\n", o->program);
      return 2;
    } else {
      o->input = argv[i];
    }
  }
  return finish(o);
}

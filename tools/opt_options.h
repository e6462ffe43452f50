// The command line of mica-opt.
#ifndef MICA_OPT_OPTIONS_H
#define MICA_OPT_OPTIONS_H

#include "mica/diagnostic.h"
#include "mica/opt.h"
#include "mica/print.h"

typedef enum opt_verify { OPT_VERIFY_NONE, OPT_VERIFY_ALL, OPT_VERIFY_ONLY_EXPECTED } opt_verify;
typedef enum opt_stop {
  OPT_STOP_NEVER,
  OPT_STOP_LEX,
  OPT_STOP_PARSE,
  OPT_STOP_VERIFY,
  OPT_STOP_PRINT
} opt_stop;

// What flags say about passes, in the order of the command line.
typedef enum opt_pass_flag_kind {
  OPT_PASS_ADD,  // --cse
  OPT_PASS_PRINT_BEFORE,
  OPT_PASS_PRINT_AFTER,
} opt_pass_flag_kind;
typedef struct opt_pass_flag {
  opt_pass_flag_kind kind;
  mica_str name;      // of the pass or pipeline; of OPT_PASS_PRINT_... several with commas
  const char *value;  // NULL: none
} opt_pass_flag;

typedef struct opt_options {
  const char *program;       // as messages name it
  const char *input;         // NULL: stdin
  const char *output;        // NULL: stdout
  const char *split_marker;  // NULL: the input is one piece
  const char *output_marker;
  const char *verify_text, *stop_text, *elide_elements_text, *elide_resources_text;
  const char *hex_elements_text, *max_memory_text;
  size_t max_memory;  // bytes; 0: the default of contexts
  opt_pass_flag *pass_flags;
  size_t pass_flag_count, pass_flag_capacity;
  const char *pass_pipeline;  // NULL: none
  const char *statistics_text, *print_tree_dir;
  const char *generate_reproducer, *crash_reproducer;  // files; NULL: none
  const char *log_actions_to;                          // a file, or "-"; NULL or "": none
  const char *profile_actions_to;                      // a file, or "-"; NULL or "": none
  const char *log_actions_filter;                      // places with commas between; NULL: all
  const char *verbosity_text, *bytecode_version_text;
  const char *bytecode_producer;  // NULL: Mica's own name
  int64_t bytecode_version;       // as it was given
  const char *timing_format_text, *timing_display_text;
  opt_verify verify_diagnostics;
  opt_stop stop_after;
  mica_severity least_severity;  // of what is told
  mica_print_options print;
  bool allow_unregistered, no_implicit_module, no_verify, verify_each, verify_roundtrip;
  bool upgrade_legacy, op_on_diagnostic, show_dialects, help, version;
  bool emit_bytecode, elide_bytecode_resources, show_bytecode;
  bool dump_pipeline, list_passes, print_before_all, print_after_all, print_after_change;
  bool print_after_failure, print_whole, pass_statistics, statistics_as_list;
  bool color, no_notes, help_hidden, help_list, help_list_hidden;
  bool local_reproducer, run_reproducer;
  bool timing, timing_as_list, timing_as_json;
  bool disable_threading;  // there are no threads; it is told in reproducers
  bool ignored;            // flags of mlir-opt that mean nothing here
} opt_options;

// Fills `options`, which point into argv. -1: go on; otherwise the exit code, after what had to be
// said. To be freed in any case.
int mica_opt_options_read(opt_options *options, int argc, char **argv, const mica_opt_tool *tool);
void mica_opt_options_free(opt_options *options);

#endif

// The command line of mica-opt.
#ifndef MICA_OPT_OPTIONS_H
#define MICA_OPT_OPTIONS_H

#include "mica/print.h"

typedef enum opt_verify { OPT_VERIFY_NONE, OPT_VERIFY_ALL, OPT_VERIFY_ONLY_EXPECTED } opt_verify;
typedef enum opt_stop {
  OPT_STOP_NEVER,
  OPT_STOP_LEX,
  OPT_STOP_PARSE,
  OPT_STOP_VERIFY,
  OPT_STOP_PRINT
} opt_stop;

typedef struct opt_options {
  const char *program;       // as messages name it
  const char *input;         // NULL: stdin
  const char *output;        // NULL: stdout
  const char *split_marker;  // NULL: the input is one piece
  const char *output_marker;
  const char *verify_text, *stop_text, *elide_elements_text, *elide_resources_text;
  const char *hex_elements_text, *max_memory_text;
  size_t max_memory;  // bytes; 0: the default of contexts
  opt_verify verify_diagnostics;
  opt_stop stop_after;
  mica_print_options print;
  bool allow_unregistered, no_implicit_module, no_verify, verify_each, verify_roundtrip;
  bool upgrade_legacy, op_on_diagnostic, show_dialects, help, version, emit_bytecode;
  bool ignored;  // flags of mlir-opt that mean nothing here
} opt_options;

// Fills `options`, which point into argv. -1: go on; otherwise the exit code, after what had to be
// said.
int mica_opt_options_read(opt_options *options, int argc, char **argv);

#endif

// From records to files: what main.c asks of the model and the emitters.
#ifndef MICA_GEN_GENERATE_H
#define MICA_GEN_GENERATE_H

#include "base/list.h"
#include "record/session.h"

typedef enum report_form { REPORT_NOTHING, REPORT_AS_TEXT, REPORT_AS_JSON } report_form;

typedef struct generate_options {
  const source_file *main_file;
  text out_folder;         // where the outputs go; "." unless -o says otherwise
  text prefix;             // of generated names; size 0: the default
  text dialect;            // whose definitions are written; size 0: the file's own
  text encodings;          // --encodings: the file of those of bytecode; size 0: the dialect says
  text dependency_file;    // -MD: where to write the make rule; size 0: nowhere
  text dependency_target;  // -MT: what the rule makes; size 0: the outputs
  text compile_commands;   // --tablegen-commands: for language servers; size 0: not written
  text stubs_file;         // --stubs: a beginning of the author's functions; size 0: not written
  list stubs_missing;      // --stubs-missing: files of the author's, NUL-terminated names
  bool is_permissive;      // --stubs=permissive
  report_form report;      // to stdout, instead of the outputs
  bool is_strict;          // C++ that has no C is an error
  bool warns_of_each;      // -Wall
  bool is_extension;       // the main file's definitions alone, for a dialect of another file
  bool writes_html;        // NAME.html too
  bool writes_python;      // NAME.py and NAME.pyi too
  bool checks_patterns;    // NAME_check.c too
  bool omits_lines;        // no `#line` around the author's C
  bool has_one_header;     // mica.h is included for all of the runtime's
  bool list_outputs;       // print the names of the outputs to stdout instead of writing them
  bool prints_names;       // print the names of their C
} generate_options;

// Builds the model of s->records and writes the outputs, without the definitions that have errors.
// False: errors were reported, here or before.
bool generate(session *s, const generate_options *options);

#endif

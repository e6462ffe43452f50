// The command line of mica-gen: what is to be done, with which file.
#ifndef MICA_GEN_COMMAND_H
#define MICA_GEN_COMMAND_H

#include "base/list.h"
#include "generate.h"

typedef enum action {
  ACTION_GENERATE,
  ACTION_RECORDS,
  ACTION_DETAILS,
  ACTION_JSON,
  ACTION_ENUMS,
  ACTION_NOTHING,  // but reading and evaluating
} action;

enum { EXIT_OK, EXIT_INPUT, EXIT_USAGE };

typedef struct command {
  session session;
  generate_options options;
  action action;
  const char *file;   // "-": standard input
  list with;          // --with: names of files
  text output;        // -o: a folder for ACTION_GENERATE, else a file or "-"; size 0: not given
  text class_name;    // --class, of ACTION_ENUMS
  bool only_changed;  // --write-if-changed
  bool time_phases;
  bool watches;  // --watch: runs again when a file changes
  size_t stack;  // bytes of it that input may use
  bool done;     // nothing is to be run: help was printed, or the usage is wrong
  int exit_code;
} command;

// Reads the words into *c, whose session is open. False: nothing is to be run, c->exit_code says
// why.
bool command_read(command *c, int word_count, char **words);

#endif

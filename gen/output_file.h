// Writing files: whole or not at all, and the rule for make that says what they depend on.
#ifndef MICA_GEN_OUTPUT_FILE_H
#define MICA_GEN_OUTPUT_FILE_H

#include <stdio.h>

#include "record/session.h"

bool output_exists(session *s, text path);
// Writes a file when its content differs; false: it could not be written, *why says so.
bool output_write(session *s, text path, text content, text *why);

// A file that is written piece by piece beside the target and takes its place at the end.
typedef struct output_stream {
  const char *path, *fresh;  // fresh NULL: a device or pipe is written to as it is
  FILE *file;
} output_stream;

// False: it can't be opened, *why says so.
bool output_open(session *s, text path, output_stream *out, text *why);
// keep false: what was written is thrown away. only_changed: an equal target stays untouched.
bool output_close(session *s, output_stream *out, bool keep, bool only_changed, text *why);

// "TARGETS: FILE includes" as a rule for make, and an empty rule for each include. False: a path
// that make has no spelling for, or no file: reported.
bool write_dependencies(session *s, text path, const text *targets, size_t target_count);

#endif

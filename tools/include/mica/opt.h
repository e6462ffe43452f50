// mica-opt as a library: a project links its dialects and has its own opt tool.
//
//   int main(int argc, char **argv) {
//     static const mica_dialect_def *const dialects[] = {&builtin_dialect, &ring_dialect};
//     return mica_opt_main(argc, argv, dialects, 2);
//   }
#ifndef MICA_OPT_H
#define MICA_OPT_H

#include "mica/dialect.h"
#include "mica/pass.h"

MICA_BEGIN

// Reads, verifies and prints as the command line says. 0: done; 1: an error in the input, or
// reading or writing failed; 2: wrong usage. Messages go to stderr.
MICA_API int mica_opt_main(int argc, char **argv, const mica_dialect_def *const *dialects,
                           size_t count);

// The same for a tool with passes: each is a flag, with its options as the value
// (--canonicalize="top-down=false"), and those of all tools with passes are there.
typedef struct mica_opt_tool {
  const mica_dialect_def *const *dialects;
  size_t dialect_count;
  mica_pass_registry passes;
} mica_opt_tool;
MICA_API int mica_opt_main_with(int argc, char **argv, const mica_opt_tool *tool);

MICA_END

#endif

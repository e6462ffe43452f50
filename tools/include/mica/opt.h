// mica-opt as a library: a project links its dialects and has its own opt tool.
//
//   int main(int argc, char **argv) {
//     static const mica_dialect_def *const dialects[] = {&builtin_dialect, &ring_dialect};
//     return mica_opt_main(argc, argv, dialects, 2);
//   }
#ifndef MICA_OPT_H
#define MICA_OPT_H

#include "mica/dialect.h"

MICA_BEGIN

// Reads, verifies and prints as the command line says. 0: done; 1: an error in the input, or
// reading or writing failed; 2: wrong usage. Messages go to stderr.
MICA_API int mica_opt_main(int argc, char **argv, const mica_dialect_def *const *dialects,
                           size_t count);

MICA_END

#endif

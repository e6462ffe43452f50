// The regular expressions of !match and !instances: POSIX extended, of bounded size.
#ifndef MICA_GEN_PATTERN_H
#define MICA_GEN_PATTERN_H

#include <regex.h>

#include "evaluate.h"

// False: reported. Otherwise the caller frees it with regfree.
bool pattern_compile(evaluation *ev, text pattern, regex_t *out, record *current);

#endif

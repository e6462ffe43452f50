// The regular expressions of !match and !instances: LLVM's Regex, in linear time.
#ifndef MICA_GEN_EVALUATE_REGEX_H
#define MICA_GEN_EVALUATE_REGEX_H

#include "evaluate/evaluate.h"

typedef struct pattern pattern;

pattern *pattern_compile(evaluation *ev, text regex, record *current);  // NULL: reported
void pattern_free(pattern *p);
// Whether it matches somewhere. -1: reported.
int pattern_matches(evaluation *ev, pattern *p, text subject, record *current);

#endif

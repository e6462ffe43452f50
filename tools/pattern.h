// Patterns of expected messages: plain text, and POSIX extended regular expressions without
// back-references, matched in time linear in the message. Owned by whoever made one.
#ifndef MICA_OPT_PATTERN_H
#define MICA_OPT_PATTERN_H

#include "mica/base.h"

typedef struct opt_pattern opt_pattern;

opt_pattern *mica_opt_pattern_create(void);  // NULL: no memory
void mica_opt_pattern_destroy(opt_pattern *p);
// What must come next. NULL, or what is wrong with it, in LLVM's words.
const char *mica_opt_pattern_add_text(opt_pattern *p, mica_str text);
const char *mica_opt_pattern_add_regex(opt_pattern *p, mica_str regex);
// The same at the end of the pattern.
const char *mica_opt_pattern_finish(opt_pattern *p);
// Whether it matches somewhere in the text.
bool mica_opt_pattern_matches(opt_pattern *p, mica_str text);

extern const char mica_opt_pattern_no_memory[];  // compared by its address

#endif

// Patterns: plain text, and regular expressions as LLVM's Regex reads them (POSIX extended), except
// back-references and the names of collating elements. Matched in time linear in the text. libc is
// all that this needs: the evaluator has it for !match, the tools for expected messages.
#ifndef MICA_GEN_BASE_PATTERN_H
#define MICA_GEN_BASE_PATTERN_H

#include <stddef.h>
#include <stdint.h>

typedef struct mica_pattern mica_pattern;

// An expression that needs more steps than `steps_max` (about one for each byte, `{n}` multiplies)
// is refused. The caller owns the result. NULL: no memory.
mica_pattern *mica_pattern_create(size_t steps_max);
void mica_pattern_destroy(mica_pattern *p);
// What must come next. NULL, or what is wrong with it: in LLVM's words, or one of those below.
const char *mica_pattern_add_text(mica_pattern *p, const char *data, size_t size);
const char *mica_pattern_add_regex(mica_pattern *p, const char *data, size_t size);
// At the end of the pattern; says the same.
const char *mica_pattern_finish(mica_pattern *p);

typedef enum mica_pattern_answer {
  MICA_PATTERN_NO_MATCH,
  MICA_PATTERN_MATCH,
  MICA_PATTERN_STOPPED,  // the work is used up
} mica_pattern_answer;

// Whether it matches somewhere in the text. *work: how many steps may be taken; they are taken off.
mica_pattern_answer mica_pattern_match(mica_pattern *p, const char *data, size_t size,
                                       uint64_t *work);

// Errors that are known by their address.
extern const char mica_pattern_no_memory[], mica_pattern_back_reference[];

#endif

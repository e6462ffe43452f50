// Messages against the comments that announce them (--verify-diagnostics): `// expected-error@+1
// {{text}}`.
#ifndef MICA_VERIFY_DIAGNOSTICS_H
#define MICA_VERIFY_DIAGNOSTICS_H

#include "base/pattern.h"
#include "render_diagnostic.h"

typedef struct opt_expected {
  mica_severity severity;
  uint32_t line;          // where the message must be; 0: at an unknown location
  opt_place place;        // of the comment
  mica_str text;          // between the braces
  mica_pattern *pattern;  // NULL: plain text
  bool is_pattern, broken, matched;
} opt_expected;

typedef struct opt_verifier {
  opt_renderer *renderer;
  bool only_expected;
  bool failed;
  opt_expected *items;
  size_t count, capacity;
  opt_expected **by_line;
} opt_verifier;

// Reads the comments of the renderer's source. False: no memory.
bool mica_opt_verifier_init(opt_verifier *v, opt_renderer *renderer, bool only_expected);
void mica_opt_verifier_free(opt_verifier *v);
// A diagnostic handler; `user` is the verifier.
void mica_opt_verify_handler(void *user, mica_context *ctx, const mica_message *message,
                             const mica_message *notes, size_t note_count);
// Reports what did not come. False: something was wrong.
bool mica_opt_verifier_finish(opt_verifier *v);

#endif

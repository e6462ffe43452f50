// A piece of code in a field of a record: what it is, and where each byte of it was written.
#ifndef MICA_GEN_C_CODE_SOURCE_H
#define MICA_GEN_C_CODE_SOURCE_H

#include "record/session.h"

typedef struct code_source {
  const char *expression;    // or statements
  field from;                // the field that holds it; cleared: unknown
  place at;                  // of what uses it
  place made;                // of the expression that made its record, before the text; 0: unknown
  bool is_cpp;               // whatever it looks like
  const char *const *scope;  // variables of C there, up to NULL; or NULL: not known
  const char *const *scope_types;  // and their types; or NULL
  const char *getter;              // the function that `$_get` stands for, or NULL
} code_source;

// What it is, trimmed: positions count from there.
text code_text(const code_source *source);
// Where `size` bytes at `at` of `all`, the trimmed text or a part of it, stand; where parts of the
// text were resolved or pasted, what is meant may stand alone.
place_range code_range(session *s, const code_source *source, text all, size_t at, size_t size);
// The same, unless the text stands nowhere as a whole.
place_range code_range_in_whole(session *s, const code_source *source, text all, size_t at,
                                size_t size);

// An error at bytes of the trimmed text, with a note at the `use` (0: none) and a help (NULL:
// none). Always false.
bool code_report(session *s, const code_source *source, size_t at, size_t size, place use,
                 const char *help, const char *format, ...) PRINTF_LIKE(7, 8);

#endif

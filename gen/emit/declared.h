// The names that the outputs declare. They are read from the C as it was written, so that nothing
// can be emitted past them: two things with one name are an error, never C that doesn't compile.
#ifndef MICA_GEN_EMIT_DECLARED_H
#define MICA_GEN_EMIT_DECLARED_H

#include "model/model.h"

// Whose C begins at an offset of an output.
typedef struct declared_owner {
  size_t offset;
  place at;
  const record *element;  // the record of an operation, a type, ...; NULL: of none
  bool is_author;         // C of the definition itself: may say again what is said elsewhere
} declared_owner;

// Of one output, in the order of their offsets. Starts as {0}.
typedef struct declared_owners {
  declared_owner *items;
  size_t count, capacity;
} declared_owners;

void declared_add_owner(arena *a, declared_owners *owners, declared_owner owner);

// Reports names that stand twice in the header, in the source, or in one of their functions, and
// adds whose they are to `clashing`; then the author's calls of what is declared, where they hand
// over something else than is taken.
void declared_check(arena *a, diagnostics *d, const model *m, text header,
                    const declared_owners *of_header, text source, const declared_owners *of_source,
                    declared_owners *clashing);

#endif

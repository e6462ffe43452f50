// Where the program finds its prelude without -I.
#ifndef MICA_GEN_OWN_PRELUDE_H
#define MICA_GEN_OWN_PRELUDE_H

#include "record/session.h"

// After the folders of -I. `name`: by which the program was called. `answers_mlir`: the prelude
// answers MLIR's include names, too.
void add_own_preludes(session *s, const char *name, bool answers_mlir);

#endif

#!/bin/sh
# Writes mica/dialects.h: every dialect that is named, in one list.
#   dialects.sh NAME...
cat <<'END'
// The dialects that Mica brings, for programs that want all of them. A program that registers those
// that it needs by itself, each from its own header, links no others.
//
//   static const mica_dialect_def *const dialects[] = {MICA_DIALECTS, &my_dialect};
#ifndef MICA_DIALECTS_H
#define MICA_DIALECTS_H

#include "mica/context.h"

END
for name; do echo "#include \"$name/$name.h\""; done
printf '\n#define MICA_DIALECTS'
between=' '
for name; do printf '%s\\\n  &%s_dialect' "$between" "$name"; between=', '; done
cat <<'END'


// False as mica_context_register is: no memory, or another dialect has the name of one of them.
static inline bool mica_register_all(mica_context *ctx) {
  const mica_dialect_def *const dialects[] = {MICA_DIALECTS};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++)
    if (!mica_context_register(ctx, dialects[i])) return false;
  return true;
}

#endif
END

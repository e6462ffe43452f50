#!/bin/sh
# Writes mica/passes.h: every pass of the folders that are named, in one list.
#   passes.sh NAME...
cat <<'END'
// The passes that Mica brings, for tools that want all of them. A tool that lists those that it
// wants by themselves, each from the header of its folder, links no others.
//
//   static const mica_pass_def *const passes[] = {MICA_PASSES, &my_pass};
#ifndef MICA_PASSES_H
#define MICA_PASSES_H

END
for name; do echo "#include \"$name/$name.h\""; done
printf '\n#define MICA_PASSES'
between=' '
for name; do
  upper=$(printf %s "$name" | tr a-z A-Z)
  printf '%s%s_PASSES' "$between" "$upper"
  between=', '
done
printf '\n\n#endif\n'

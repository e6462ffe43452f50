#!/bin/sh
# Prints the folders of dialects that are needed for those that are named: themselves, builtin, passes, what their
# definitions and hooks name; and the folders of passes that need no others.
#   needs.sh DEFS FOLDER-OF-PASSES,... NAME...
set -eu
defs=$1 passes=$2
shift 2
for name; do
  [ -f "$defs/$name/$name.def" ] || { echo "needs: there is no dialect '$name'; there are: $(ls "$defs" | tr '\n' ' ')" >&2; exit 1; }
done

# Folders that the files of one name: by an include, or as a dialect that it depends on.
named() {
  cat "$defs/$1"/*.[ch] "$defs/$1"/*.def 2>/dev/null |
    sed -n -e 's/^#include "\([a-z0-9_]*\)\/.*/\1/p' -e 's/^include "\([a-z0-9_]*\)\/.*/\1/p' -e '/dependentDialects/,/]/{s/::[A-Za-z]*Dialect"/\n/g;s/[^\n]*"\(::mlir::\)*\([a-z0-9_]*\)\n/\2\n/gp;}' |
    sort -u | while read -r name; do if [ "$name" != "$1" ] && [ "$name" != mica ] && [ -f "$defs/$name/$name.def" ]; then echo "$name"; fi; done
}

# All that is in the list, and what that names.
closed() {
  all=" $* " todo="$*"
  while [ -n "$todo" ]; do
    next=
    for name in $todo; do
      for needed in $(named "$name"); do
        case "$all" in *" $needed "*) ;; *) all="$all$needed " next="$next $needed" ;; esac
      done
    done
    todo=$next
  done
  echo $all
}

chosen=" $(closed builtin passes "$@") "
for folder in $(echo "$passes" | tr , ' '); do
  fits=yes
  for needed in $(named "$folder"); do case "$chosen" in *" $needed "*) ;; *) fits= ;; esac; done
  case "$chosen" in *" $folder "*) fits= ;; esac
  [ -z "$fits" ] || chosen="$chosen$folder "
done
echo $chosen | tr ' ' '\n' | sort -u

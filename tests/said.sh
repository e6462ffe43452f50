#!/bin/sh
# Stands in for a program of Mica's, by whose name it is called: where that one ends with 1 and says no error, the
# command is noted in MICA_SAID_LOG. MICA_SAID_BIN: where the programs are.
said=$(mktemp)
trap 'rm -f "$said"' EXIT
"$MICA_SAID_BIN/$(basename "$0")" "$@" 2>"$said"
code=$?
cat "$said" >&2
[ $code != 1 ] || grep -qE 'error:|^cannot (open|write) |out of memory' "$said" || echo "$0 $*" >>"$MICA_SAID_LOG"
exit $code

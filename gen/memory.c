// Running out of memory: the one place where a run ends without unwinding. It stands alone, so that
// a program that embeds the front end can put its own way out in its place.
#include <stdio.h>
#include <stdlib.h>

#include "arena.h"

_Noreturn void memory_exhausted(void) {
  fputs("mica-gen: error: the definitions need more memory than there is; "
        "look for a loop or an operator that grows without end\n", stderr);
  exit(1);
}

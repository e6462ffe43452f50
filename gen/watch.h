// Running again whenever a file that was read changes (--watch).
#ifndef MICA_GEN_WATCH_H
#define MICA_GEN_WATCH_H

#include <time.h>

#include "base/source.h"

// Waits until a file of the set differs from what was read after `start`, and runs the program
// again with its own words. Returns only when it can't be run: errno says why.
void watch(const source_set *sources, struct timespec start, char **words);

#endif

// What mica-opt and mica-gen ask of the system where they are compiled by Emscripten without its
// JavaScript: files are opened by the page (system.js), and the stack has a limit that a browser's
// own stack holds out.
#define _XOPEN_SOURCE 700  // clock_gettime
#include <sys/resource.h>
#include <time.h>

__attribute__((import_module("env"), import_name("open"))) long open_by_page(const char *path,
                                                                             long flags);

long __syscall_open(const char *path, long flags, ...) { return open_by_page(path, flags); }

int getrlimit(int resource, struct rlimit *limit) {
  *limit = (struct rlimit){RLIM_INFINITY, RLIM_INFINITY};
  if (resource == RLIMIT_STACK) limit->rlim_cur = limit->rlim_max = MICA_STACK;
  return 0;
}

int timespec_get(struct timespec *now, int base) {
  return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, now) == 0 ? base : 0;
}

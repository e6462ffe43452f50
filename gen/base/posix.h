// What mica-gen and the tools ask of the system, by the names of POSIX; on Windows windows.h has
// them. Who includes it defines _DEFAULT_SOURCE, which shows all of them on Linux and hides nothing
// elsewhere, as _XOPEN_SOURCE would.
#ifndef MICA_GEN_BASE_POSIX_H
#define MICA_GEN_BASE_POSIX_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef _WIN32
#include "base/windows.h"
#else
#include <sys/mman.h>
#include <sys/resource.h>

#ifndef SIGRTMAX
#define SIGRTMAX (NSIG - 1)
#endif

enum { HAS_DRIVES = false };  // C:/folder
#define PATHS_END ":"  // what parts paths in a variable of the environment

static inline bool is_slash(char c) { return c == '/'; }
// What was given on the command line, as a path that is parted by slashes alone.
static inline const char *posix_path(char *path) { return path; }
// The program's file, by the system's word: malloc. NULL: it doesn't say.
static inline char *posix_program(void) { return realpath("/proc/self/exe", NULL); }
// Of the first word of a command.
static inline const char *posix_program_name(char *word) {
  const char *slash = strrchr(word, '/');
  return slash == NULL ? word : slash + 1;
}
static inline struct timespec posix_changed(const struct stat *about) {
#ifdef __APPLE__
  return about->st_mtimespec;
#else
  return about->st_mtim;
#endif
}
// Standard streams and files are bytes.
static inline void posix_binary(void) {}
#endif

#endif

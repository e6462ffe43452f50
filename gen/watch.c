// Waiting for changes: the files are looked at a few times a second, which every system and every
// file system can do. A run is a program of its own, so nothing is left of the one before.
#define _DEFAULT_SOURCE
#include "watch.h"

#include <stdio.h>

#include "base/memory.h"
#include "base/posix.h"

enum { PAUSE = 200000000 };  // ns

typedef struct seen {
  struct timespec changed;
  off_t size;
  ino_t number;  // editors put a new file in the place of the old one
  bool exists;
} seen;

static seen look(const char *path) {
  struct stat about;
  if (stat(path, &about) != 0) return (seen){0};
  return (seen){posix_changed(&about), about.st_size, about.st_ino, true};
}

static bool is_before(struct timespec a, struct timespec b) {
  return a.tv_sec != b.tv_sec ? a.tv_sec < b.tv_sec : a.tv_nsec < b.tv_nsec;
}

// A file that isn't there may be on its way: an editor removes it before it writes it anew.
static bool differs(const seen *before, const seen *now) {
  if (!now->exists) return false;
  return !before->exists || before->size != now->size || before->number != now->number ||
         is_before(before->changed, now->changed) || is_before(now->changed, before->changed);
}

static bool has_changed(const source_set *sources, const seen *before) {
  for (size_t i = 0; i < source_count(sources); i++) {
    const seen now = look(source_at(sources, i)->path.data);
    if (differs(&before[i], &now)) return true;
  }
  return false;
}

void watch(const source_set *sources, struct timespec start, char **words) {
  const size_t count = source_count(sources);
  seen *before = memory_take((count + 1) * sizeof *before);
  bool is_stale = false;  // written to while it was read
  for (size_t i = 0; i < count; i++) {
    before[i] = look(source_at(sources, i)->path.data);
    is_stale = is_stale || (before[i].exists && is_before(start, before[i].changed));
  }
  fprintf(stderr, "mica-gen: watching %zu files\n", count);
  while (!is_stale && !has_changed(sources, before))
    nanosleep(&(struct timespec){.tv_nsec = PAUSE}, NULL);
  (void)fflush(NULL);
  execvp(words[0], words);
}

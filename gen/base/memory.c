// Taking memory from the system; the end of the run when it has no more.
#include "base/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static void say_exhausted(const void *user) {
  (void)user;
  fputs("mica-gen: error: out of memory\n", stderr);
}

// The program's last words; its one run registers them.
static struct {
  void (*say)(const void *user);
  const void *user;
} last_words = {say_exhausted, NULL};

void memory_on_exhausted(void (*say)(const void *user), const void *user) {
  last_words.say = say;
  last_words.user = user;
}

_Noreturn void memory_exhausted(void) {
  void (*say)(const void *user) = last_words.say;
  last_words.say = say_exhausted;  // should saying it need memory after all
  say(last_words.user);
  _Exit(EXIT_FAILURE);  // what was not written yet stays unwritten
}

void *memory_take(size_t size) { return memory_resize(NULL, size); }

void *memory_resize(void *old, size_t size) {
  void *result = realloc(old, size == 0 ? 1 : size);
  if (result == NULL) memory_exhausted();
  return result;
}

void *memory_grow(void *array, size_t *capacity, size_t size) {
  *capacity = *capacity == 0 ? 16 : *capacity * 2;
  if (*capacity > SIZE_MAX / size) memory_exhausted();
  return memory_resize(array, *capacity * size);
}

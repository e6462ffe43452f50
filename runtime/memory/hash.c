// The secret key of a context's hashes.
#if !defined(_DEFAULT_SOURCE)
#define _DEFAULT_SOURCE  // getentropy
#endif
#include "memory/hash.h"

#include <stdio.h>
#include <time.h>
#if defined(__APPLE__)
#include <sys/random.h>
#elif defined(__unix__)
#include <unistd.h>
#endif

static bool read_random_file(void *to, size_t size) {
  FILE *file = fopen("/dev/urandom", "rb");
  if (file == NULL) return false;
  setvbuf(file, NULL, _IONBF, 0);
  bool done = fread(to, size, 1, file) == 1;
  fclose(file);
  return done;
}

static bool ask_system(void *to, size_t size) {
#if defined(__GLIBC__) || defined(__linux__) || defined(__APPLE__) || defined(__OpenBSD__) || \
    defined(__FreeBSD__)
  if (getentropy(to, size) == 0) return true;
#endif
  return read_random_file(to, size);
}

// Without a source of randomness: where the system put things, and when.
static void guess(uint64_t words[3], const void *object) {
  const uint64_t places[] = {(uint64_t)(uintptr_t)object, (uint64_t)(uintptr_t)words,
                             (uint64_t)(uintptr_t)&fopen, (uint64_t)time(NULL), (uint64_t)clock()};
  uint64_t state = 0;
  for (size_t i = 0; i < 3; i++) {
    for (size_t j = 0; j < sizeof places / sizeof *places; j++) {
      state = (state ^ places[j]) * UINT64_C(0x9e3779b97f4a7c15);
      state ^= state >> 29;
    }
    words[i] = state;
  }
}

mica_hash_key mica_hash_key_make(const void *object) {
  uint64_t words[3];
  if (!ask_system(words, sizeof words)) guess(words, object);
  return (mica_hash_key){.start = (words[0] >> 4) + 1,
                         .point = (words[1] >> 5) + 2,
                         .high_point = (words[2] >> 4) + 1};
}

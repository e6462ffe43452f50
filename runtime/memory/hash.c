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

#if defined(__GLIBC__) || defined(__linux__) || defined(__APPLE__) || defined(__OpenBSD__) || \
    defined(__FreeBSD__)
static bool ask_system(void *to, size_t size) { return getentropy(to, size) == 0; }
#else
static bool ask_system(void *to, size_t size) {
  FILE *file = fopen("/dev/urandom", "rb");
  if (file == NULL) return false;
  setvbuf(file, NULL, _IONBF, 0);
  bool done = fread(to, size, 1, file) == 1;
  fclose(file);
  return done;
}
#endif

static uint64_t stir(uint64_t state, uint64_t more) {
  state = (state ^ more) * UINT64_C(0x9e3779b97f4a7c15);
  return state ^ state >> 29;
}

// Without a source of randomness: where the system put things, and when.
static void guess(uint64_t words[3], const void *object) {
  words[0] = stir(stir((uint64_t)(uintptr_t)object, (uint64_t)time(NULL)), (uint64_t)clock());
  words[1] = stir(stir(words[0], (uint64_t)(uintptr_t)words), (uint64_t)clock());
  words[2] = stir(stir(words[1], (uint64_t)(uintptr_t)&time), (uint64_t)clock());
}

mica_hash_key mica_hash_key_make(const void *object) {
  uint64_t words[3];
  if (!ask_system(words, sizeof words)) guess(words, object);
  return (mica_hash_key){.start = (words[0] >> 4) + 1,
                         .point = (words[1] >> 5) + 2,
                         .high_point = (words[2] >> 4) + 1};
}

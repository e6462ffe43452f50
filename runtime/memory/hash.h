// The hash of every table that outside text fills: a polynomial over the integers modulo 2^61 - 1,
// taken at a secret point (Carter and Wegman). Whatever texts are chosen, two of n words meet with
// a chance of at most n in 2^60, and share their low k bits with one of about 4 in 2^k, over the
// choice of the key; so nobody who doesn't know the key can fill one chain of a table.
// The key is the context's; nothing that is printed or reported depends on it.
#ifndef MICA_RUNTIME_MEMORY_HASH_H
#define MICA_RUNTIME_MEMORY_HASH_H

#include "mica/base.h"

typedef struct mica_hash_key {
  uint64_t start;       // below 2^61
  uint64_t point;       // below 2^60, so that a sum of two products needs one fold
  uint64_t high_point;  // below 2^61; for the upper half of a word
} mica_hash_key;

// A key from the system's randomness; where there is none, from `object` and other addresses.
mica_hash_key mica_hash_key_make(const void *object);

// What a hash starts with; words are then taken in one after another.
static inline uint64_t hash_start(const mica_hash_key *key) { return key->start; }

#if defined(__GNUC__)
#define PREFETCH(address) __builtin_prefetch(address)
#else
#define PREFETCH(address) ((void)(address))
#endif

#ifdef __SIZEOF_INT128__
__extension__ typedef unsigned __int128 hash_wide;
static inline uint64_t hash_fold(uint64_t a, uint64_t point, uint64_t b, uint64_t high_point) {
  hash_wide sum = (hash_wide)a * point + (hash_wide)b * high_point;
  return ((uint64_t)sum & (UINT64_MAX >> 3)) + (uint64_t)(sum >> 61);
}
#else
// a * b modulo 2^61 - 1, below 2^62; a below 2^63, b below 2^61.
static inline uint64_t hash_product(uint64_t a, uint64_t b) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t middle = a1 * b0 + (a0 * b0 >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t low = other << 32 | (uint32_t)(a0 * b0);
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  return (low & (UINT64_MAX >> 3)) + (high << 3 | low >> 61);
}
static inline uint64_t hash_fold(uint64_t a, uint64_t point, uint64_t b, uint64_t high_point) {
  uint64_t sum = hash_product(a, point), second = hash_product(b, high_point);
  sum = (sum & (UINT64_MAX >> 3)) + (sum >> 61);
  return sum + second;
}
#endif

// A word below 2^61: sizes, small numbers, a few bytes.
static inline uint64_t hash_small(const mica_hash_key *key, uint64_t hash, uint64_t word) {
  return hash_fold(hash + word, key->point, 0, 0);
}
static inline uint64_t hash_word(const mica_hash_key *key, uint64_t hash, uint64_t word) {
  return hash_fold(hash + (uint32_t)word, key->point, word >> 32, key->high_point);
}
static inline uint64_t hash_pointer(const mica_hash_key *key, uint64_t hash, const void *pointer) {
  return hash_word(key, hash, (uint64_t)(uintptr_t)pointer);
}

// What a table takes: products of neighbours stay evenly apart, which a table that probes in order
// would show.
static inline uint64_t hash_end(uint64_t hash) {
  hash = (hash ^ hash >> 32) * UINT64_C(0x9e3779b97f4a7c15);
  return hash ^ hash >> 32;
}

// Fewer than eight bytes, read without a loop: of those of one number, no two give the same word.
static inline uint64_t hash_few_bytes(const char *at, size_t size) {
  if (size < 4) {
    const unsigned char *byte = (const unsigned char *)at;
    if (size == 0) return 0;
    return (uint64_t)byte[0] | (uint64_t)byte[size / 2] << 8 | (uint64_t)byte[size - 1] << 16;
  }
  uint32_t first, last;
  memcpy(&first, at, 4);
  memcpy(&last, at + size - 4, 4);
  return first | (uint64_t)last << 32;
}

// The bytes and their number. What follows another text is told apart from it, too: read from its
// end, a sequence of words has one meaning.
static inline uint64_t hash_bytes(const mica_hash_key *key, uint64_t hash, const void *data,
                                  size_t size) {
  const char *at = (const char *)data;
  size_t left = size;
  uint64_t word;
  for (; left >= 8; left -= 8, at += 8) {
    memcpy(&word, at, 8);
    hash = hash_word(key, hash, word);
  }
  word = hash_few_bytes(at, left);
  uint64_t high = ((uint64_t)size << 32 | word >> 32) & (UINT64_MAX >> 3);
  return hash_fold(hash + (uint32_t)word, key->point, high, key->high_point);
}

#endif

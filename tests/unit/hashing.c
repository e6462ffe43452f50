// The hash of tables that outside text fills: keyed, and without texts that meet whatever the key.
#include <stdio.h>

#include "toy.h"

enum { BITS = 14, TEXTS = 1 << 14, MOST = 40 };  // a uniform hash leaves at most 8 or so in a slot

typedef void (*spell)(char *to, size_t number);

// The most texts of a family that share the low bits; each text has `size` bytes.
static unsigned crowd(const mica_context *ctx, spell write, size_t size) {
  static unsigned slots[1 << BITS];
  memset(slots, 0, sizeof slots);
  unsigned most = 0;
  for (size_t i = 0; i < TEXTS; i++) {
    char text[512] = {0};
    write(text, i);
    unsigned *slot = &slots[mica_context_hash(ctx, (mica_str){text, size}) % (1 << BITS)];
    if (++*slot > most) most = *slot;
  }
  return most;
}

static void spell_number(char *to, size_t number) { snprintf(to, 16, "%zu", number); }
static void spell_high(char *to, size_t number) {
  uint64_t word = (uint64_t)number << 50;
  memcpy(to, &word, 8);
}
// Each bit of the number chooses between two blocks of 16 bytes that meet under a hash that only
// multiplies and shifts, whatever it starts with.
static void spell_blocks(char *to, size_t number) {
  for (size_t bit = 0; bit < BITS; bit++, to += 16) {
    uint64_t first = UINT64_C(0x6162636465666768), second = UINT64_C(0x696a6b6c6d6e6f70);
    if ((number >> bit & 1) != 0) first ^= UINT64_C(1) << 63;
    if ((number >> bit & 1) != 0) second ^= UINT64_C(1) << 63 | UINT64_C(1) << 34;
    memcpy(to, &first, 8);
    memcpy(to + 8, &second, 8);
  }
}

static void chosen_texts_do_not_meet(void **state) {
  toy_fixture *f = *state;
  assert_true(crowd(f->ctx, spell_number, 16) < MOST);
  assert_true(crowd(f->ctx, spell_high, 8) < MOST);
  assert_true(crowd(f->ctx, spell_blocks, 16 * BITS) < MOST);
}

static void size_and_zeros_count(void **state) {
  toy_fixture *f = *state;
  static const char zeros[64];
  for (size_t i = 0; i < sizeof zeros; i++)
    for (size_t j = 0; j < i; j++)
      assert_true(mica_context_hash(f->ctx, (mica_str){zeros, i}) !=
                  mica_context_hash(f->ctx, (mica_str){zeros, j}));
}

static void each_context_has_its_own_key(void **state) {
  toy_fixture *f = *state;
  mica_context *other = mica_context_create(NULL);
  assert_non_null(other);
  assert_true(mica_context_hash(f->ctx, MICA_STR("a")) == mica_context_hash(f->ctx, MICA_STR("a")));
  assert_true(mica_context_hash(f->ctx, MICA_STR("a")) != mica_context_hash(other, MICA_STR("a")));
  mica_context_destroy(other);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      TOY_TEST(chosen_texts_do_not_meet),
      TOY_TEST(size_and_zeros_count),
      TOY_TEST(each_context_has_its_own_key),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

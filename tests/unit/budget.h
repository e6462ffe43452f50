// An allocator that counts and can be told to fail, and a sweep over all places where it may.
// A task is run again and again: first its first allocation fails, then its second, and so on until
// it passes; once with a single failure, once with all failing from there on.
#ifndef MICA_TESTS_BUDGET_H
#define MICA_TESTS_BUDGET_H

// clang-format off: cmocka wants these first
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
// clang-format on
#include <stdlib.h>
#include <string.h>

#include "mica/context.h"
#include "mica/diagnostic.h"

typedef struct budget {
  size_t asked;    // allocations so far
  size_t fail_at;  // the number of the first one that fails; SIZE_MAX: none
  bool fail_once;  // only that one
  bool has_failed;
  size_t live, live_bytes;  // given out and not given back
} budget;

static inline bool budget_refuses(budget *b) {
  size_t number = b->asked++;
  bool refuses = b->fail_once ? number == b->fail_at : number >= b->fail_at;
  b->has_failed = b->has_failed || refuses;
  return refuses;
}

// A new piece each time, so that a forgotten old address is noticed.
static inline void *budget_reallocate(void *user, void *old, size_t old_size, size_t size) {
  budget *b = user;
  void *memory = NULL;
  if (size != 0) {
    memory = budget_refuses(b) ? NULL : malloc(size);
    if (memory == NULL) return NULL;
    b->live++;
    b->live_bytes += size;
    if (old != NULL) memcpy(memory, old, old_size < size ? old_size : size);
  }
  if (old != NULL) {
    b->live--;
    b->live_bytes -= old_size;
    free(old);
  }
  return memory;
}

static inline void budget_ignore_message(void *user, mica_context *ctx, const mica_message *message,
                                         const mica_message *notes, size_t note_count) {
  (void)user, (void)ctx, (void)message, (void)notes, (void)note_count;
}

// A context on the budget. Chunks are as small as the pieces, so that each allocation is counted.
static inline mica_context *budget_context(budget *b) {
  mica_context_options options = {.allocator = {budget_reallocate, b}, .chunk_bytes = 1};
  mica_context *ctx = mica_context_create(&options);
  if (ctx != NULL) mica_context_set_diag_handler(ctx, budget_ignore_message, NULL);
  return ctx;
}

// True: it did all it should. It gives back all operations in any case.
typedef bool (*budget_task)(mica_context *ctx, void *user);

// One run; true when the task came through. Nothing may be left, and a failure must be remembered.
static inline bool budget_run(budget *b, budget_task task, void *user) {
  mica_context *ctx = budget_context(b);
  bool ok = ctx != NULL && task(ctx, user);
  if (ctx != NULL) {
    if (!ok) assert_true(mica_context_out_of_memory(ctx));
    assert_int_equal(mica_context_op_count(ctx), 0);
  }
  mica_context_destroy(ctx);
  assert_int_equal(b->live, 0);
  assert_int_equal(b->live_bytes, 0);
  return ok;
}

static inline void budget_sweep_mode(budget_task task, void *user, bool fail_once) {
  for (size_t n = 0;; n++) {
    budget b = {.fail_at = n, .fail_once = fail_once};
    bool ok = budget_run(&b, task, user);
    if (b.has_failed) continue;
    assert_true(ok);
    return;
  }
}

static inline void budget_sweep(budget_task task, void *user) {
  budget_sweep_mode(task, user, true);
  budget_sweep_mode(task, user, false);
}

#endif

// Asking the system for memory and stack. Called by main.c alone.
#define _DEFAULT_SOURCE
#include "base/system.h"

#ifdef __linux__
#include <malloc.h>
#endif
#ifndef _WIN32
#include <pthread.h>
#endif
#include <stdint.h>
#include <stdio.h>

#include "base/posix.h"

// The limit of a Linux container; SIZE_MAX: none.
static size_t container_memory(void) {
  unsigned long long bytes;
  FILE *file = fopen("/sys/fs/cgroup/memory.max", "r");
  if (file == NULL) return SIZE_MAX;
  bool limited = fscanf(file, "%llu", &bytes) == 1;
  fclose(file);
  return limited && bytes < SIZE_MAX ? (size_t)bytes : SIZE_MAX;
}

size_t system_memory(void) {
  long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);
  size_t machine = pages > 0 && size > 0 ? (size_t)pages * (size_t)size : SIZE_MAX;
  size_t container = container_memory();
  return (machine < container ? machine : container) / 4 * 3;
}

// ---- the stack ----------------------------------------------------------------------------------

enum { STACK_MIN = 1 << 20, STACK_MAX = 512 << 20 };

static size_t limit_of(int resource) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return SIZE_MAX;
  return (size_t)limit.rlim_cur;
}

// The rest is for what runs below the evaluator, which counts: printing a nested value, the
// library.
static size_t budget_of(size_t stack) {
  size_t reserve = stack / 8 > STACK_MIN ? stack / 8 : STACK_MIN;
  return reserve < stack / 2 ? stack - reserve : stack / 2;
}

#ifdef _WIN32
typedef struct call {
  void *(*run)(void *);
  void *argument;
} call;

static unsigned __stdcall make_call(void *made) {
  const call *c = made;
  (void)c->run(c->argument);
  return 0;
}

// winpthreads would take the whole stack's memory at once.
static bool run_in_thread(void *(*run)(void *), void *argument, size_t stack) {
  enum { ONLY_RESERVE = 0x10000, FOREVER = -1 };
  call c = {run, argument};
  const uintptr_t thread = _beginthreadex(NULL, (unsigned)stack, make_call, &c, ONLY_RESERVE, NULL);
  if (thread == 0) return false;
  (void)WaitForSingleObject((void *)thread, (unsigned long)FOREVER);
  return CloseHandle((void *)thread) != 0;
}
#else
static bool run_in_thread(void *(*run)(void *), void *argument, size_t stack) {
  pthread_t thread;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  bool ok = pthread_attr_setstacksize(&attributes, stack) == 0 &&
            pthread_create(&thread, &attributes, run, argument) == 0;
  pthread_attr_destroy(&attributes);
  if (ok) pthread_join(thread, NULL);
  return ok;
}
#endif

// Nested definitions are evaluated by recursion within the budget, so the run gets a stack of its
// own; only what is touched costs memory. Of a bounded address space it takes a quarter.
void system_run(void *(*run)(void *), void *argument, size_t *budget) {
  size_t stack = STACK_MAX, space = limit_of(RLIMIT_AS);
  while (stack > STACK_MIN && stack > space / 4) stack /= 2;
  for (; stack >= STACK_MIN; stack /= 2) {
    *budget = budget_of(stack);
    if (run_in_thread(run, argument, stack)) return;
  }
  size_t own = limit_of(RLIMIT_STACK);
  *budget = budget_of(own < STACK_MAX ? own : STACK_MAX);
  run(argument);
}

void system_tune_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TOP_PAD, 1 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 28);
#endif
}

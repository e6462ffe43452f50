// What the system grants a run: memory and stack.
#ifndef MICA_GEN_BASE_SYSTEM_H
#define MICA_GEN_BASE_SYSTEM_H

#include <stddef.h>

// Three quarters of the memory that the machine, or the container, has.
size_t system_memory(void);

// Calls `run` with `argument` on the largest stack to be had, after *budget was set to the bytes of
// it that input may use.
void system_run(void *(*run)(void *), void *argument, size_t *budget);

// One heap for all threads, taken from the system in large steps and never given back in between.
void system_tune_heap(void);

#endif

// The memory that the program takes from the system, and the one place where running out of it ends
// the run: nothing here returns NULL. What arena.h hands out comes from here, too.
#ifndef MICA_GEN_BASE_MEMORY_H
#define MICA_GEN_BASE_MEMORY_H

#include <stddef.h>

// As malloc and realloc; given back by free.
void *memory_take(size_t size);
void *memory_resize(void *old, size_t size);
// An array of elements of `size` bytes that is full: moved to where twice as many have room.
void *memory_grow(void *array, size_t *capacity, size_t size);

// Called once, with `user`, when memory runs out: it tells what the run was at, without taking
// memory. Without it the program says only that there is no more.
void memory_on_exhausted(void (*say)(const void *user), const void *user);
_Noreturn void memory_exhausted(void);  // ends the program with code 1

#endif

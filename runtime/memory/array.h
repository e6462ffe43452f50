// Growing arrays of the printer, in the context's memory.
#ifndef MICA_RUNTIME_MEMORY_ARRAY_H
#define MICA_RUNTIME_MEMORY_ARRAY_H

#include "mica/context.h"

// Room for `more` elements after `count`. `array` and `capacity` are the caller's lvalues. False:
// no memory.
#define PRINT_ARRAY_ROOM(ctx, array, count, capacity, more) \
  ((more) <= (capacity) - (count) ||                        \
   mica_printer_array_grow((ctx), &(array), (count), &(capacity), (more), sizeof *(array)))

// `array` points to the pointer. print/op.c.
bool mica_printer_array_grow(mica_context *ctx, void *array, size_t count, size_t *capacity,
                             size_t more, size_t element_size);

#endif

// A binary heap in an array.
#include "heap.h"

void passes_heap_push(passes_heap *h, size_t number) {
  size_t at = h->size++;
  for (; at > 0 && h->items[(at - 1) / 2] > number; at = (at - 1) / 2)
    h->items[at] = h->items[(at - 1) / 2];
  h->items[at] = number;
}

size_t passes_heap_pop(passes_heap *h) {
  size_t least = h->items[0], last = h->items[--h->size], at = 0;
  for (size_t child = 1; child < h->size; child = at * 2 + 1) {
    if (child + 1 < h->size && h->items[child + 1] < h->items[child]) child++;
    if (h->items[child] >= last) break;
    h->items[at] = h->items[child];
    at = child;
  }
  h->items[at] = last;
  return least;
}

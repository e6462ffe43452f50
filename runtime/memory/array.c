// Growing an array by doubling.
#include "memory/array.h"

#include <assert.h>

bool mica_array_grow(mica_memory *memory, void *array, size_t count, size_t *capacity, size_t more,
                     size_t element_size) {
  assert(count <= *capacity && element_size != 0);
  size_t wanted = *capacity < 8 ? 16 : 2 * *capacity;
  if (wanted - count < more) wanted = count + more;
  if (wanted < count || wanted > SIZE_MAX / element_size) return false;
  void *old;
  memcpy(&old, array, sizeof old);
  void *grown =
      mica_memory_reallocate(memory, old, *capacity * element_size, wanted * element_size);
  if (grown == NULL) return false;
  memcpy(array, &grown, sizeof grown);
  *capacity = wanted;
  return true;
}

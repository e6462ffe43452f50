// The types that may contain themselves and are being read or printed. The entries are the
// callers', in the frames of their hooks.
#include "mica/type.h"

static size_t bucket_of(const mica_type *type) {
  return (size_t)((uint64_t)(uintptr_t)type * UINT64_C(0x9e3779b97f4a7c15) >> 32) %
         MICA_OPEN_TYPE_BUCKETS;
}

bool mica_open_types_enter(mica_open_types *open, mica_open_type *entry, const mica_type *type) {
  const mica_open_type **bucket = &open->buckets[bucket_of(type)];
  for (const mica_open_type *at = *bucket; at != NULL; at = at->same_bucket)
    if (at->type == type) return false;
  *entry = (mica_open_type){type, open->innermost, *bucket};
  open->innermost = *bucket = entry;
  return true;
}

void mica_open_types_leave(mica_open_types *open) {
  const mica_open_type *entry = open->innermost;
  open->innermost = entry->outer;
  open->buckets[bucket_of(entry->type)] = entry->same_bucket;
}

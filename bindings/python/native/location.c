// Locations: made, and taken apart.
#include "native/base.h"

uint64_t loc_file(home *h, const char *file, size_t size, uint32_t line, uint32_t column) {
  return mica_loc_file(h->ctx, (text){file, size}, line, column).bits;
}
uint64_t loc_name(home *h, const char *name, size_t size, uint64_t child) {
  return mica_loc_name(h->ctx, (text){name, size}, LOC(child)).bits;
}
uint64_t loc_call_site(home *h, uint64_t callee, uint64_t caller) {
  return mica_loc_call_site(h->ctx, LOC(callee), LOC(caller)).bits;
}
uint64_t loc_fused(home *h, const uint64_t *parts, size_t count) {
  mica_loc *locs = mica_allocate(h->ctx, (count + 1) * sizeof *locs);
  if (locs == NULL) return 0;
  for (size_t i = 0; i < count; i++) locs[i] = LOC(parts[i]);
  uint64_t fused = mica_loc_fused(h->ctx, locs, count, NULL).bits;
  mica_free(h->ctx, locs, (count + 1) * sizeof *locs);
  return fused;
}
int loc_kind(uint64_t loc) { return (int)mica_loc_kind_of(LOC(loc)); }
place loc_place(const home *h, uint64_t loc) {
  const mica_file_range r = mica_loc_range(h->ctx, LOC(loc));
  return (place){r.file, r.line, r.column, r.end_line, r.end_column};
}
text loc_name_of(uint64_t loc) { return mica_loc_name_of(LOC(loc)); }
uint64_t loc_child(uint64_t loc) { return mica_loc_child(LOC(loc)).bits; }
uint64_t loc_callee(uint64_t loc) { return mica_loc_callee(LOC(loc)).bits; }
uint64_t loc_caller(uint64_t loc) { return mica_loc_caller(LOC(loc)).bits; }
size_t loc_part_count(uint64_t loc) { return mica_loc_part_count(LOC(loc)); }
uint64_t loc_part(uint64_t loc, size_t index) { return mica_loc_part(LOC(loc), index).bits; }

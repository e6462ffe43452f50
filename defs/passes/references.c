// An attribute is asked with all that is nested in it.
#include "references.h"

#include "mica/dialect.h"
#include "mica/symbol.h"

static mica_part_walk find_reference(void *user, const mica_attr *attr) {
  (void)user;
  return mica_attr_is_symbol(attr) ? MICA_PARTS_STOP : MICA_PARTS_ON;
}

passes_reference_answer passes_references_in(passes_page_map *known, const mica_attr *attr) {
  uint32_t *answer = passes_page_map_at(known, attr);
  if (answer == NULL) return PASSES_REFERENCES_NO_MEMORY;
  if (*answer == 0) {
    const mica_part_visitor visitor = {.attr = find_reference};
    *answer = mica_attr_walk(attr, &visitor) ? PASSES_REFERENCES_NONE : PASSES_REFERENCES_SOME;
  }
  return (passes_reference_answer)*answer;
}

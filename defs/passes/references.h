// Which attributes hold references to symbols: most don't, and stand in many operations, so that
// each is looked through once. Called by passes that follow references.
#ifndef PASSES_REFERENCES_H
#define PASSES_REFERENCES_H

#include "page_map.h"

typedef enum passes_reference_answer {
  PASSES_REFERENCES_NO_MEMORY,
  PASSES_REFERENCES_NONE,
  PASSES_REFERENCES_SOME,
} passes_reference_answer;

// `known` is the pass's, and remembers the answers.
passes_reference_answer passes_references_in(passes_page_map *known, const mica_attr *attr);

#endif

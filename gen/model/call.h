// Names in the author's C that generated C declares: noted by make/call.c, compared with the table
// of names by make/call_check.c.
#ifndef MICA_GEN_MODEL_CALL_H
#define MICA_GEN_MODEL_CALL_H

#include "base/source.h"

// A name in the author's C that what is generated declares, and what is handed to it in a call.
typedef struct model_handed {
  const char *type;  // "const mica_type *"; NULL: not known
  place_range at;
} model_handed;
typedef struct model_call {
  text name;
  place_range at;
  place use;  // of what asks for the code, or 0
  bool is_call;
  const model_handed *const *arguments;
  size_t count;
} model_call;

#endif

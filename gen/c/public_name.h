// What the public headers of Mica declare: names, and of functions what they take and answer.
#ifndef MICA_GEN_C_PUBLIC_NAME_H
#define MICA_GEN_C_PUBLIC_NAME_H

#include "base/text.h"

typedef struct public_name {
  const char *name;
  const char *result, *parameters;  // as they are written; NULL: it is no function
} public_name;

const public_name *public_name_find(text name);  // NULL: there is none
const public_name *public_names(size_t *count);

#endif

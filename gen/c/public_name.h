// What the public headers of Mica declare: names, and of functions what they take and answer.
#ifndef MICA_GEN_C_PUBLIC_NAME_H
#define MICA_GEN_C_PUBLIC_NAME_H

#include "base/text.h"

typedef struct public_name {
  const char *name;                 // NULL: there is none
  const char *result, *parameters;  // as they are written; NULL: it is no function
} public_name;

public_name public_name_find(text name);

// All of them, in their order. {0} is before the first.
typedef struct public_name_place {
  size_t block;
  const char *next;
} public_name_place;
public_name public_name_next(public_name_place *place);

#endif

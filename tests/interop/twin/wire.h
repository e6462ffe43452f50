// The C type of a property of random_encodings.py: two numbers.
#ifndef WIRE_H
#define WIRE_H

#include <stdint.h>

typedef struct enc_pair {
  int64_t first, second;
} enc_pair;

#endif

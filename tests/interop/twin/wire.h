// The C type of a property and of the items of a parameter of random_encodings.py: two numbers.
#ifndef WIRE_H
#define WIRE_H

#include <stdint.h>

#include "mica/base.h"

typedef struct enc_pair {
  int64_t first, second;
} enc_pair;

struct enc_pairs;  // which mica-gen declares
bool enc_parse_pairs(mica_parser *p, struct enc_pairs *out);
void enc_print_pairs(mica_printer *p, struct enc_pairs pairs);

#endif

// A C type of the author's.
#ifndef PURSE_SLOT_H
#define PURSE_SLOT_H

#include <stdint.h>

#include "mica/base.h"

typedef struct purse_slot {
  int64_t size;
  uint64_t depth;
} purse_slot;

struct purse_slots;  // which mica-gen declares
bool purse_parse_slots(mica_parser *p, struct purse_slots *out);
void purse_print_slots(mica_printer *p, struct purse_slots slots);

#endif

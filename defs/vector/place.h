// Places in vectors: what vector.extract and vector.insert have in common.
#ifndef MICA_DEFS_VECTOR_PLACE_H
#define MICA_DEFS_VECTOR_PLACE_H

#include "shared.h"
#include "ub/ub.h"

// Stands for a position in no vector.
enum { VECTOR_POISON_POSITION = -1 };

// Constants among the positions that are values become numbers, if they lie within the vector.
// `constants`: what is known of the values. False: there are none, or no memory.
bool vector_know_position(mica_op *op, const mica_attr *const *constants, size_t count);
bool vector_has_poison_position(mica_int64s position);
// The value that a broadcast, or a cast that only puts ones before it, was made of. NULL: none.
mica_value *vector_broadcast_like(const mica_value *value);

#endif

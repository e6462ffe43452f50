// Whether two blocks do the same, but for values from outside.
#ifndef MICA_RUNTIME_REWRITE_EQUAL_BLOCKS_H
#define MICA_RUNTIME_REWRITE_EQUAL_BLOCKS_H

#include "mica/ir.h"

// An operand of a block: the number of its operation in the block, and its own.
typedef struct mica_operand_place {
  size_t op, operand;
} mica_operand_place;
typedef struct mica_operand_places {
  mica_operand_place *data;
  size_t size, capacity;
} mica_operand_places;

// Equal blocks have the same.
uint64_t mica_block_hash(const mica_block *block);
// Nothing in it has blocks of its own, and nothing outside reads its arguments.
bool mica_block_may_merge(const mica_block *block);
typedef enum mica_blocks_are {
  MICA_BLOCKS_DIFFER,
  MICA_BLOCKS_EQUAL,
  MICA_BLOCKS_NO_MEMORY
} mica_blocks_are;
// Adds to `places` the operands that read different values of outside.
mica_blocks_are mica_blocks_compare(const mica_block *a, const mica_block *b,
                                    mica_operand_places *places);

#endif

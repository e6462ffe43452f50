// When two operations do the same: as MLIR's OperationEquivalence says it, locations aside.
#ifndef PASSES_EQUAL_OPS_H
#define PASSES_EQUAL_OPS_H

#include "mica/ir.h"

static inline uint64_t passes_mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
  return hash ^ hash >> 29;
}
static inline uint64_t passes_mix_pointer(uint64_t hash, const void *pointer) {
  return passes_mix(hash, (uint64_t)(uintptr_t)pointer);
}
// All but its operands and what is nested.
uint64_t passes_hash_kind(const mica_op *op);
// With its operands; the order of a commutative operation's doesn't count.
uint64_t passes_hash_op(const mica_op *op);
// The same of an operation whose passes_hash_kind is known.
uint64_t passes_hash_operands(const mica_op *op, uint64_t kind);
// What a use of a value adds to a sum over uses.
static inline uint64_t passes_hash_use(const mica_value *value) {
  return passes_mix_pointer(0, value) | 1;
}

// Equal results for equal operands, what is nested included. False also without memory (the
// context tells). Cost: as much as is equal.
bool passes_are_equal(const mica_op *a, const mica_op *b);

#endif

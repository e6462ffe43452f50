// How many operands, results, regions and successors an operation must have.
#include "mica/dialect.h"

#include <assert.h>
#include "ir/op.h"
#include "mica/verify.h"

static bool wrong_operand_count(mica_op *op, size_t count) {
  if (count == 0) return mica_op_error(op, "requires zero operands");
  if (count == 1) return mica_op_error(op, "requires a single operand");
  return mica_op_error(op, "expected %z operands, but found %u", count, op->operand_count);
}

bool mica_verify_operand_count(mica_op *op, size_t count) {
  return op->operand_count == count || wrong_operand_count(op, count);
}

bool mica_verify_operand_count_at_least(mica_op *op, size_t count) {
  if (op->operand_count >= count) return true;
  return mica_op_error(op, "expected %z or more operands, but found %u", count, op->operand_count);
}

static bool wrong_result_count(mica_op *op, size_t count) {
  if (count == 0) return mica_op_error(op, "requires zero results");
  if (count == 1) return mica_op_error(op, "requires one result");
  return mica_op_error(op, "expected %z results", count);
}

bool mica_verify_result_count(mica_op *op, size_t count) {
  return op->result_count == count || wrong_result_count(op, count);
}

bool mica_verify_result_count_at_least(mica_op *op, size_t count) {
  if (op->result_count >= count) return true;
  return mica_op_error(op, "expected %z or more results", count);
}

static bool wrong_region_count(mica_op *op, size_t count) {
  if (count == 0) return mica_op_error(op, "requires zero regions");
  if (count == 1) return mica_op_error(op, "requires one region");
  return mica_op_error(op, "expected %z regions", count);
}

bool mica_verify_region_count(mica_op *op, size_t count) {
  return op->region_count == count || wrong_region_count(op, count);
}

bool mica_verify_region_count_at_least(mica_op *op, size_t count) {
  if (op->region_count >= count) return true;
  return mica_op_error(op, "expected %z or more regions", count);
}

static bool verify_successor_regions(mica_op *op) {
  const mica_region *region = op->block == NULL ? NULL : op->block->parent;
  for (size_t i = 0; i < op->successor_count; i++) {
    const mica_block *successor = mica_op_successors(op)[i].block;
    if (successor != NULL && successor->parent == region) continue;
    return mica_op_plain_error(op, "reference to block defined in another region");
  }
  return true;
}

bool mica_verify_successor_count(mica_op *op, size_t count) {
  if (op->successor_count == count) return verify_successor_regions(op);
  return mica_op_error(op, "requires %z successor%s but found %u", count, count == 1 ? "" : "s",
                       op->successor_count);
}

bool mica_verify_successor_count_at_least(mica_op *op, size_t count) {
  if (op->successor_count >= count) return verify_successor_regions(op);
  return mica_op_error(op, "requires at least %z successors but found %u", count,
                       op->successor_count);
}

// ---- All counts ---------------------------------------------------------------------------------

typedef bool (*count_check)(mica_op *op, size_t count);

static bool verify_count(mica_op *op, uint32_t count, count_check exactly, count_check at_least) {
  assert((count & ~MICA_ANY_COUNT) <= MICA_OP_COUNT_MAX);
  uint32_t least = count & ~MICA_ANY_COUNT;
  if (count == MICA_ANY_COUNT) return true;
  return count == least ? exactly(op, count) : at_least(op, least);
}

static inline bool fits(uint32_t found, uint32_t count) {
  return found == count || ((count & MICA_ANY_COUNT) != 0 && found >= (count & ~MICA_ANY_COUNT));
}

// The common case: as it should be, and no successors, whose regions would have to be looked at.
static inline bool are_right(const mica_op *op, const mica_counts *counts) {
  return fits(op->region_count, counts->regions) && fits(op->result_count, counts->results) &&
         fits(op->operand_count, counts->operands) && op->successor_count == 0 &&
         fits(0, counts->successors);
}

bool mica_verify_counts(mica_op *op, mica_counts counts) {
  if (are_right(op, &counts)) return true;
  return verify_count(op, counts.regions, mica_verify_region_count,
                      mica_verify_region_count_at_least) &&
         verify_count(op, counts.results, mica_verify_result_count,
                      mica_verify_result_count_at_least) &&
         verify_count(op, counts.successors, mica_verify_successor_count,
                      mica_verify_successor_count_at_least) &&
         verify_count(op, counts.operands, mica_verify_operand_count,
                      mica_verify_operand_count_at_least);
}

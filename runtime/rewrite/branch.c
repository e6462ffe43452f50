// What branches pass on, changed: operands go or come, and the attributes that hold sizes of groups
// follow. Called by whoever changes the arguments of blocks; owns nothing.
#include <assert.h>

#include "ir/op.h"
#include "mica/control_flow.h"
#include "mica/generated.h"

// The slot whose attribute has the sizes of all groups; the slots' count where there is none.
static size_t slot_of_sizes(const mica_op_def *def) {
  size_t slot = 0;
  while (slot < def->slot_count && (def->parts[slot].flags & MICA_PART_OPERAND_SIZES) == 0) slot++;
  return slot;
}

// A slot that holds sizes, and what it is to hold. Slot SIZE_MAX: nothing is to change.
typedef struct resized {
  size_t slot;
  const mica_attr *sizes;
} resized;

static bool resize(const mica_op *op, resized *r, size_t index, size_t more, size_t fewer) {
  const mica_attr *sizes = mica_op_slot(op, r->slot);
  const mica_segment old = mica_sized_segment(sizes, index);
  assert(old.count >= fewer);
  r->sizes = mica_resized_segments(mica_op_context(op), sizes, index, old.count + more - fewer);
  return r->sizes != NULL;
}

// Both are made before either is set.
static bool resize_groups(mica_op *op, const mica_successor_operands *passed, size_t more,
                          size_t fewer) {
  const mica_op_def *def = mica_op_def_of(op);
  resized all = {slot_of_sizes(def), NULL}, inner = {0, NULL};
  const mica_part *part = &def->parts[def->slot_count + passed->group];
  const mica_part_extra *extra = mica_part_extra_of(def, part);
  if (all.slot < def->slot_count && !resize(op, &all, passed->group, more, fewer)) return false;
  if (extra != NULL) {
    inner.slot = (size_t)mica_op_slot_index(op, mica_str_of(extra->group_sizes));
    if (!resize(op, &inner, passed->part, more, fewer)) return false;
    mica_op_set_slot(op, inner.slot, inner.sizes);
  }
  if (all.sizes != NULL) mica_op_set_slot(op, all.slot, all.sizes);
  return true;
}

bool mica_branch_drop_operands(mica_op *op, size_t successor, size_t at, size_t count) {
  const mica_successor_operands passed = mica_branch_operands(op, successor);
  assert(at + count <= passed.count);
  if (!resize_groups(op, &passed, 0, count)) return false;
  mica_op_erase_operands(op, passed.first + at, count);
  return true;
}

bool mica_branch_append_operands(mica_op *op, size_t successor, mica_value *const *values,
                                 size_t count) {
  const mica_successor_operands passed = mica_branch_operands(op, successor);
  if (!mica_op_insert_operands(op, passed.first + passed.count, values, count)) return false;
  if (resize_groups(op, &passed, count, 0)) return true;
  mica_op_erase_operands(op, passed.first + passed.count, count);
  return false;
}

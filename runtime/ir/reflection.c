// What descriptors tell of the parts of operations. Owns nothing.
#include "mica/reflection.h"

#include "ir/op.h"
#include "mica/dialect.h"

const char *mica_op_def_summary(const mica_op_def *def) {
  return def->summary == NULL ? "" : def->summary;
}

const mica_part *mica_op_def_parts(const mica_op_def *def, mica_part_kind kind, size_t *count) {
  const bool has_slots_alone = (def->flags & MICA_OP_ANY_COUNTS) != 0;
  const size_t counts[] = {[MICA_PART_SLOT] = def->slot_count,
                           [MICA_PART_OPERAND] = def->operand_count,
                           [MICA_PART_RESULT] = def->result_count,
                           [MICA_PART_REGION] = def->region_count,
                           [MICA_PART_SUCCESSOR] = def->successor_count};
  size_t first = 0;
  for (size_t before = 0; before < (size_t)kind; before++) first += counts[before];
  *count = has_slots_alone && kind != MICA_PART_SLOT ? 0 : counts[kind];
  return *count == 0 ? NULL : &def->parts[first];
}

const mica_part *mica_op_def_part(const mica_op_def *def, mica_part_kind kind, mica_str name) {
  size_t count;
  const mica_part *parts = mica_op_def_parts(def, kind, &count);
  for (size_t i = 0; i < count; i++)
    if (parts[i].check != NULL && mica_str_is(name, parts[i].name)) return &parts[i];
  return NULL;
}

// ---- Groups -------------------------------------------------------------------------------------

static bool is_group(const mica_part *part) {
  return (part->flags & (MICA_PART_OPTIONAL | MICA_PART_VARIADIC)) != 0;
}

// Where part `index` of `count` stands among `total` values; `sizes` is the attribute that tells,
// or NULL: then all groups have one size.
static mica_segment group_at(const mica_part *parts, size_t count, size_t index, size_t total,
                             const mica_attr *sizes) {
  if (index >= count) return (mica_segment){0, 0};
  if (sizes != NULL) return mica_sized_segment(sizes, index);
  size_t groups = 0, groups_before = 0;
  for (size_t i = 0; i < count; i++) {
    groups += is_group(&parts[i]);
    groups_before += i < index && is_group(&parts[i]);
  }
  size_t before = index - groups_before;
  if (groups == 0) return (mica_segment){(uint32_t)index, 1};
  mica_segment s = mica_equal_segment(total, count - groups, groups, before, groups_before);
  if (!is_group(&parts[index])) s.count = 1;
  return s;
}

static mica_segment group_of(const mica_op *op, mica_part_kind kind, size_t index, size_t total,
                             const char *sizes_name) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL) return (mica_segment){0, 0};
  int slot = mica_op_slot_index(op, mica_str_of(sizes_name));
  size_t count;
  const mica_part *parts = mica_op_def_parts(def, kind, &count);
  return group_at(parts, count, index, total, slot < 0 ? NULL : mica_op_slot(op, (size_t)slot));
}

mica_segment mica_op_operand_group(const mica_op *op, size_t index) {
  return group_of(op, MICA_PART_OPERAND, index, op->operand_count, "operandSegmentSizes");
}
mica_segment mica_op_result_group(const mica_op *op, size_t index) {
  return group_of(op, MICA_PART_RESULT, index, op->result_count, "resultSegmentSizes");
}

mica_segment mica_op_group_named(const mica_op *op, const char *name) {
  const mica_op_def *def = mica_op_def_of(op);
  size_t count = 0;
  const mica_part *parts = def == NULL ? NULL : mica_op_def_parts(def, MICA_PART_OPERAND, &count);
  for (size_t i = 0; i < count; i++)
    if (strcmp(parts[i].name, name) == 0) return mica_op_operand_group(op, i);
  return (mica_segment){0, 0};
}

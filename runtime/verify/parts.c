// What a definition's table demands of an operation: how many parts there are, and what each must
// be. In MLIR's order: counts, structure, attributes, operands, results, then the checks that the
// definition names, the author's last. Called by verify.c.
#include "verify/parts.h"

#include "ir/op.h"
#include "mica/dialect.h"
#include "mica/generated.h"
#include "mica/verify.h"
#include "verify/segments.h"

static bool run(mica_op_check *const *checks, mica_op *op) {
  for (; checks != NULL && *checks != NULL; checks++)
    if (!(*checks)(op)) return false;
  return true;
}

static bool run_hook(const mica_op_hook *hook, mica_op *op) {
  return hook->check == NULL || mica_hook(mica_op_context(op), hook->check(op), hook->name);
}

static inline bool is_group(const mica_part *part) {
  return (part->flags & (MICA_PART_OPTIONAL | MICA_PART_VARIADIC)) != 0;
}

static size_t group_count(const mica_part *parts, size_t count) {
  size_t groups = 0;
  for (const mica_part *part = parts; part != parts + count; part++) groups += is_group(part);
  return groups;
}

// Also of an operation that is made of nothing, whose definition has no table.
static inline const mica_part *parts_of(const mica_op_def *def) {
  static const mica_part none;
  return def->parts == NULL ? &none : def->parts;
}

// ---- Counts -------------------------------------------------------------------------------------

static uint32_t demanded(const mica_part *parts, size_t count) {
  size_t groups = group_count(parts, count);
  return groups == 0 ? (uint32_t)count : MICA_AT_LEAST(count - groups);
}

static bool verify_groups(mica_op *op, const mica_op_def *def) {
  const mica_part *operands = parts_of(def) + def->slot_count;
  const mica_part *results = operands + def->operand_count;
  const mica_part *regions = results + def->result_count;
  const mica_part *successors = regions + def->region_count;
  return mica_verify_counts(
      op, (mica_counts){demanded(regions, def->region_count), demanded(results, def->result_count),
                        demanded(successors, def->successor_count),
                        demanded(operands, def->operand_count)});
}

// One value, region or successor for each part is right whatever the parts are; the regions of
// successors have to be looked at.
static inline bool verify_counts(mica_op *op, const mica_op_def *def) {
  if (op->operand_count == def->operand_count && op->result_count == def->result_count &&
      op->region_count == def->region_count && op->successor_count == 0 &&
      def->successor_count == 0)
    return true;
  return verify_groups(op, def);
}

// ---- Attributes ---------------------------------------------------------------------------------

static inline bool fits(mica_op *op, const mica_constraint *check, const mica_attr *value) {
  if (check == NULL) return true;
  if (check->attr != NULL) return check->attr(value);
  return check->attr_in == NULL || check->attr_in(op, value);
}

static inline bool is_demanded(const mica_part *part) {
  return (part->flags & ~(unsigned)MICA_PART_PROPERTY) == 0;
}

static inline bool slot_fits(mica_op *op, const mica_part *part, const mica_attr *value) {
  return value == NULL ? !is_demanded(part) : fits(op, part->check, value);
}

static inline bool all_slots_fit(mica_op *op, const mica_op_def *def) {
  const mica_attr *const *slot = mica_op_slots(op);
  const mica_part *part = parts_of(def), *const end = part + def->slot_count;
  for (; part != end; part++, slot++)
    if (!slot_fits(op, part, *slot)) return false;
  return true;
}

// An attribute of a near name may have been meant.
static bool report_missing(mica_op *op, const char *name) {
  mica_diag *diag = mica_op_error_begin(op, "requires attribute '%s'", name);
  mica_near nearest = mica_near_to(mica_str_of(name));
  mica_named_attrs others = {NULL, 0};
  if (op->attributes != NULL) others = mica_attr_dictionary_entries(op->attributes);
  for (size_t i = 0; i < others.size; i++) mica_near_offer(&nearest, others.data[i].name);
  if (nearest.nearest.size > 0)
    mica_diag_help(diag, "did you mean '%s' where '%S' stands?", name, nearest.nearest);
  return mica_diag_report(diag);
}

// The slot that doesn't fit and stands first in the order of the checks.
static bool report_first_wrong(mica_op *op, const mica_op_def *def) {
  const mica_part *first = NULL;
  for (size_t i = 0; i < def->slot_count; i++) {
    const mica_part *part = &def->parts[i];
    const mica_attr *value = mica_op_slots(op)[i];
    if (value == NULL || fits(op, part->check, value)) continue;
    if (first == NULL || part->order < first->order) first = part;
  }
  if (first == NULL) return true;
  return mica_op_error(op, "%s '%s' failed to satisfy constraint: %s",
                       first->check->property != NULL ? "property" : "attribute", first->name,
                       first->check->summary);
}

static bool verify_slots(mica_op *op, const mica_op_def *def) {
  if (def->slot_count == 0 || all_slots_fit(op, def)) return true;
  for (size_t i = 0; i < def->slot_count; i++)
    if (mica_op_slots(op)[i] == NULL && is_demanded(&def->parts[i]))
      return report_missing(op, def->parts[i].name);
  return report_first_wrong(op, def);
}

// ---- Operands and results -----------------------------------------------------------------------
// What follows is written once for both and compiled for each.

typedef enum side { OPERANDS, RESULTS } side;

static inline const char *word_of(side s) { return s == OPERANDS ? "operand" : "result"; }

static inline const mica_type *type_at(const mica_op *op, side s, size_t index) {
  return s == OPERANDS ? op->operands[index].value->type : mica_op_results(op)[index].type;
}

MICA_COLD static bool report_type(mica_op *op, side s, size_t index, const char *summary) {
  return mica_op_error(op, "%s #%z must be %s, but got '%t'", word_of(s), index, summary,
                       type_at(op, s, index));
}

static inline bool verify_type(mica_op *op, side s, size_t index, const mica_constraint *check) {
  const mica_type *type = type_at(op, s, index);
  if (check->type != NULL ? check->type(type) : check->type_in == NULL || check->type_in(op, type))
    return true;
  return report_type(op, s, index, check->summary);
}

// What holds for a type alone holds for the next value of that type.
static inline bool verify_group_types(mica_op *op, side s, const mica_constraint *check,
                                      mica_segment group) {
  const mica_type *before = NULL;
  for (uint32_t i = group.first; i < group.first + group.count; i++) {
    if (check->type != NULL && type_at(op, s, i) == before) continue;
    if (!verify_type(op, s, i, check)) return false;
    before = type_at(op, s, i);
  }
  return true;
}

static bool verify_inner_groups(mica_op *op, const mica_part *part, mica_segment group) {
  const mica_part_extra *extra = mica_part_extra_of(mica_op_def_of(op), part);
  return mica_verify_group_sizes(op, extra->group_sizes, part->name, group.count);
}

static inline bool verify_group(mica_op *op, side s, const mica_part *part, mica_segment group) {
  if ((part->flags & MICA_PART_OPTIONAL) != 0 && !mica_verify_optional_group(op, word_of(s), group))
    return false;
  if (part->extra != 0 && !verify_inner_groups(op, part, group)) return false;
  return verify_group_types(op, s, part->check, group);
}

// Without an attribute that says the sizes, all groups have the same.
static inline bool verify_equal_groups(mica_op *op, side s, const mica_part *parts, size_t count,
                                       size_t total) {
  const size_t groups = group_count(parts, count), singles = count - groups;
  const uint32_t size = (uint32_t)(total > singles ? (total - singles) / groups : 0);
  mica_segment group = {0, 0};
  for (size_t i = 0; i < count; i++) {
    group.count = is_group(&parts[i]) ? size : 1;
    if (!verify_group(op, s, &parts[i], group)) return false;
    group.first += group.count;
  }
  return true;
}

static inline bool verify_sized_groups(mica_op *op, side s, const mica_part *parts, size_t count,
                                       size_t slot) {
  const mica_int32s sizes = mica_slot_sizes(op, slot);
  const uint32_t total = s == OPERANDS ? op->operand_count : op->result_count;
  mica_segment group = {0, 0};
  for (size_t i = 0; i < count; i++) {
    group = mica_segment_after(group, sizes, i, total);
    if (!is_group(&parts[i]) && !mica_verify_single_group(op, word_of(s), group)) return false;
    if (!verify_group(op, s, &parts[i], group)) return false;
  }
  return true;
}

static inline bool has_group(const mica_part *parts, size_t count) {
  for (const mica_part *part = parts; part != parts + count; part++)
    if (part->flags != 0) return true;
  return false;
}

static inline bool verify_singles(mica_op *op, side s, const mica_part *parts, size_t count) {
  const mica_constraint *before = NULL;
  const mica_type *type = NULL;
  for (size_t i = 0; i < count; i++) {
    const mica_constraint *check = parts[i].check;
    if (check == before && type_at(op, s, i) == type && check->type != NULL) continue;
    if (!verify_type(op, s, i, check)) return false;
    before = check;
    type = type_at(op, s, i);
  }
  return true;
}

static bool verify_operand_types(mica_op *op, const mica_op_def *def) {
  const mica_part *parts = parts_of(def) + def->slot_count;
  const size_t count = def->operand_count;
  if (!has_group(parts, count)) return verify_singles(op, OPERANDS, parts, count);
  const int slot = mica_def_sizes_slot(def, MICA_PART_OPERAND_SIZES);
  return slot >= 0 ? verify_sized_groups(op, OPERANDS, parts, count, (size_t)slot)
                   : verify_equal_groups(op, OPERANDS, parts, count, op->operand_count);
}

static bool verify_result_types(mica_op *op, const mica_op_def *def) {
  const mica_part *parts = parts_of(def) + def->slot_count + def->operand_count;
  const size_t count = def->result_count;
  if (!has_group(parts, count)) return verify_singles(op, RESULTS, parts, count);
  const int slot = mica_def_sizes_slot(def, MICA_PART_RESULT_SIZES);
  return slot >= 0 ? verify_sized_groups(op, RESULTS, parts, count, (size_t)slot)
                   : verify_equal_groups(op, RESULTS, parts, count, op->result_count);
}

static inline bool verify_types(mica_op *op, const mica_op_def *def) {
  return (def->operand_count == 0 || verify_operand_types(op, def)) &&
         (def->result_count == 0 || verify_result_types(op, def));
}

// ---- Before an operation is verified ------------------------------------------------------------

static inline bool count_fits(uint32_t found, uint32_t demand) {
  return found == demand || ((demand & MICA_ANY_COUNT) != 0 && found >= (demand & ~MICA_ANY_COUNT));
}

static bool all_counts_fit(const mica_op *op, const mica_op_def *def) {
  const mica_part *operands = parts_of(def) + def->slot_count;
  const mica_part *results = operands + def->operand_count;
  const mica_part *regions = results + def->result_count;
  const mica_part *successors = regions + def->region_count;
  return count_fits(op->operand_count, demanded(operands, def->operand_count)) &&
         count_fits(op->result_count, demanded(results, def->result_count)) &&
         count_fits(op->region_count, demanded(regions, def->region_count)) &&
         count_fits(op->successor_count, demanded(successors, def->successor_count));
}

// Where the sizes of groups are written: one value for each part that is no group.
static bool sizes_fit(const mica_op *op, const mica_part *parts, size_t count, int slot) {
  if (slot < 0) return true;
  const mica_attr *sizes = mica_op_slots(op)[slot];
  if (sizes == NULL || !mica_attr_is_dense_array_of(sizes, 32)) return false;
  for (size_t i = 0; i < count; i++)
    if (!is_group(&parts[i]) && mica_slot_segment(op, (size_t)slot, i).count != 1) return false;
  return true;
}

static bool all_groups_fit(const mica_op *op, const mica_op_def *def) {
  const mica_part *operands = parts_of(def) + def->slot_count;
  return sizes_fit(op, operands, def->operand_count,
                   mica_def_sizes_slot(def, MICA_PART_OPERAND_SIZES)) &&
         sizes_fit(op, operands + def->operand_count, def->result_count,
                   mica_def_sizes_slot(def, MICA_PART_RESULT_SIZES));
}

static bool all_operands_are_there(const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].value == NULL) return false;
  return true;
}

static bool has_whole_parts(mica_op *op, const mica_op_def *def) {
  if (!all_operands_are_there(op)) return false;
  const bool is_declared = (def->flags & MICA_OP_ANY_COUNTS) == 0;
  if (is_declared && (!all_counts_fit(op, def) || !all_groups_fit(op, def))) return false;
  op->flags |= MICA_OP_WHOLE;  // a constraint may ask the operation itself
  const bool fit = all_slots_fit(op, def);
  if (!fit) mica_op_note_change(op);
  return fit;
}

bool mica_verify_is_whole(mica_op *op) {
  static const char lacks_parts;
  mica_context *ctx = mica_op_context(op);
  const mica_op_def *def = mica_op_def_of(op);
  const mica_question question = {&lacks_parts, (const mica_value *)(const void *)op, NULL};
  uintptr_t lacks;
  if (def == NULL || (op->flags & MICA_OP_WHOLE) != 0) return true;
  if (mica_verify_recall(ctx, question, &lacks)) return false;
  if (has_whole_parts(op, def)) return true;
  mica_verify_remember(ctx, question, true);
  return false;
}

// ---- The whole ----------------------------------------------------------------------------------

static inline const mica_op_checks *checks_of(const mica_op_def *def) {
  static const mica_op_checks none;
  return def->checks == NULL ? &none : def->checks;
}

// From its counts on an operation may be asked: by the checks of its parts, which come first.
static inline bool verify_parts(mica_op *op, const mica_op_def *def) {
  const bool is_declared = (def->flags & MICA_OP_ANY_COUNTS) == 0;
  if (is_declared && !verify_counts(op, def)) return false;
  op->flags |= MICA_OP_WHOLE;
  return run(checks_of(def)->structure, op) && verify_slots(op, def) &&
         (!is_declared || verify_types(op, def));
}

bool mica_verify_definition(mica_op *op, const mica_op_def *def) {
  if (!verify_parts(op, def)) {
    mica_op_note_change(op);
    return false;
  }
  const mica_op_checks *checks = checks_of(def);
  return run(checks->verify, op) && run_hook(&checks->check, op);
}

bool mica_verify_definition_regions(mica_op *op, const mica_op_def *def) {
  const mica_region_checks *checks = checks_of(def)->regions;
  return checks == NULL || (run(checks->verify, op) && run_hook(&checks->check, op));
}

// ---- What the table says of sizes and terminators -----------------------------------------------

bool mica_verify_operand_sizes(mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  const int slot = mica_def_sizes_slot(def, MICA_PART_OPERAND_SIZES);
  return slot < 0 || mica_verify_segments(op, (size_t)slot, def->operand_count, op->operand_count,
                                          def->parts[slot].name, "operand");
}

bool mica_verify_result_sizes(mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  const int slot = mica_def_sizes_slot(def, MICA_PART_RESULT_SIZES);
  return slot < 0 || mica_verify_segments(op, (size_t)slot, def->result_count, op->result_count,
                                          def->parts[slot].name, "result");
}

bool mica_verify_implicit_terminator(mica_op *op) {
  return mica_verify_single_block_implicit_terminator(
      op, mica_op_def_more(mica_op_def_of(op))->terminator);
}

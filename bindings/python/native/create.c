// Making operations of parts, with types inferred where the definition says how.
#include "native/base.h"

bool name_infers(at name) {
  const mica_op_def *def = NAME(name)->def;
  for (size_t i = 0; def != NULL && i < def->interface_count; i++)
    if (def->interfaces[i].interface == &mica_infer_type_interface_id) return true;
  return false;
}

// What stands in slots, and the rest as a dictionary.
static bool split_attributes(const new_op *n, const mica_attr **slots, const mica_attr **rest) {
  mica_context *ctx = NAME(n->name)->context;
  for (size_t i = 0; i < n->attr_count; i++) {
    int slot = name_slot(n->name, n->attr_names[i].data, n->attr_names[i].size);
    if (slot >= 0) {
      slots[slot] = ATTR(n->attrs[i]);
      continue;
    }
    *rest = mica_attr_dictionary_set(ctx, *rest, n->attr_names[i], ATTR(n->attrs[i]));
    if (*rest == NULL) return false;
  }
  return true;
}

// The sizes of groups of results, where an attribute holds them.
static bool fill_result_sizes(const new_op *n, const mica_attr **slots) {
  const mica_op_def *def = NAME(n->name)->def;
  for (size_t i = 0; n->result_groups != NULL && i < def->slot_count; i++)
    if ((def->parts[i].flags & MICA_PART_RESULT_SIZES) != 0 && slots[i] == NULL) {
      slots[i] =
          mica_attr_segment_sizes(NAME(n->name)->context, n->result_groups, n->result_group_count);
      if (slots[i] == NULL) return false;
    }
  return true;
}

static mica_op *insert_registered(mica_builder *b, const new_op *n, const mica_op_parts *parts) {
  const mica_op_def *def = NAME(n->name)->def;
  if (n->operand_groups == NULL)
    return n->infers ? mica_builder_insert_inferred(b, LOC(n->loc), def, parts)
                     : mica_builder_insert_new(b, LOC(n->loc), def, parts);
  mica_value_group *groups =
      mica_allocate(b->context, (n->operand_group_count + 1) * sizeof *groups);
  if (groups == NULL) return NULL;
  for (size_t i = 0, first = 0; i < n->operand_group_count; first += n->operand_groups[i++])
    groups[i] = (mica_value_group){VALUES(n->operands) + first, n->operand_groups[i]};
  mica_op_parts grouped = *parts;
  grouped.operands = NULL, grouped.operand_count = 0;
  mica_op *op = n->infers ? mica_builder_insert_inferred_groups(b, LOC(n->loc), def, &grouped,
                                                                groups, n->operand_group_count)
                          : mica_builder_insert_groups(b, LOC(n->loc), def, &grouped, groups,
                                                       n->operand_group_count);
  mica_free(b->context, groups, (n->operand_group_count + 1) * sizeof *groups);
  return op;
}

// It takes for granted what the verifier would demand of the parts: they are asked before.

static bool refuse(const new_op *n, const char *what, const mica_part *part, const char *got) {
  return mica_error(NAME(n->name)->context, LOC(n->loc), "'%S' op %s '%s' must be %s, but got %s",
                    NAME(n->name)->name, what, part->name, part->check->summary, got);
}
static bool operand_fits(const new_op *n, const mica_part *part, const mica_value *value) {
  const mica_type *type = value == NULL ? NULL : mica_value_type(value);
  if (type == NULL) return refuse(n, "operand", part, "none");
  if (part->check->type == NULL || part->check->type(type)) return true;
  return mica_error(NAME(n->name)->context, LOC(n->loc),
                    "'%S' op operand '%s' must be %s, but got '%t'", NAME(n->name)->name,
                    part->name, part->check->summary, type);
}

// How many values the i-th declared operand has; SIZE_MAX: nothing says so.
static size_t group_size(const new_op *n, const mica_part *parts, size_t count, size_t i) {
  const uint8_t several = MICA_PART_OPTIONAL | MICA_PART_VARIADIC;
  size_t groups = 0;
  if (n->operand_groups != NULL) return n->operand_groups[i];
  for (size_t j = 0; j < count; j++) groups += (parts[j].flags & several) != 0;
  if ((parts[i].flags & several) == 0) return 1;
  return groups > 1 || n->operand_count + 1 < count ? SIZE_MAX : n->operand_count + 1 - count;
}

static bool operands_fit(const new_op *n) {
  size_t count, first = 0;
  const mica_part *parts = mica_op_def_parts(NAME(n->name)->def, MICA_PART_OPERAND, &count);
  for (size_t i = 0; i < count; i++) {
    const size_t size = group_size(n, parts, count, i);
    bool is_many = (parts[i].flags & MICA_PART_VARIADIC) != 0;
    bool is_right = is_many || size == 1 ||
                    (size == 0 && (parts[i].flags & MICA_PART_OPTIONAL) != 0);
    if (!is_right || size > n->operand_count - first)
      return refuse(n, "operand", &parts[i], "another number of values");
    for (size_t j = 0; j < size; j++)
      if (!operand_fits(n, &parts[i], VALUE(n->operands[first + j]))) return false;
    first += size;
  }
  return first == n->operand_count ||
         mica_error(NAME(n->name)->context, LOC(n->loc), "'%S' op has %z operands too many",
                    NAME(n->name)->name, n->operand_count - first);
}

static bool slots_fit(const new_op *n, const mica_attr *const *slots) {
  const mica_op_def *def = NAME(n->name)->def;
  const uint8_t open = MICA_PART_OPTIONAL | MICA_PART_HAS_DEFAULT | MICA_PART_PROPERTY;
  for (int i = 0; i < def->slot_count; i++) {
    const mica_part *part = &def->parts[i];
    if (mica_part_holds_sizes(part)) continue;
    if (slots[i] == NULL && (part->flags & open) == 0) return refuse(n, "attribute", part, "none");
    if (slots[i] != NULL && !slot_takes(n->name, i, AT(slots[i])))
      return refuse(n, "attribute", part, "another");
  }
  return true;
}

at op_create(home *h, const new_op *n) {
  mica_builder b = {h->ctx, BLOCK(n->block), OP(n->before), listener_at(h, n->block)};
  const mica_op_def *def = NAME(n->name)->def;
  const size_t slot_count = def == NULL ? 0 : def->slot_count;
  const mica_attr *slots[256] = {NULL}, *rest = NULL;
  if (!split_attributes(n, slots, &rest) || (def != NULL && !fill_result_sizes(n, slots))) return 0;
  if (n->infers && def != NULL && (!operands_fit(n) || !slots_fit(n, slots))) return 0;
  const mica_op_parts parts = {.operands = VALUES(n->operands),
                               .operand_count = n->operand_count,
                               .result_types = (const mica_type *const *)(const void *)n->types,
                               .result_count = n->type_count,
                               .slots = slots,
                               .slot_count = slot_count,
                               .attributes = rest,
                               .successors = (mica_block *const *)(const void *)n->successors,
                               .successor_count = n->successor_count,
                               .region_count = n->region_count};
  mica_op *op = def == NULL
                    ? mica_builder_insert_unregistered(&b, LOC(n->loc), NAME(n->name)->name, &parts)
                    : insert_registered(&b, n, &parts);
  if (op != NULL) h->changes++;
  return AT(op);
}

// The attributes of an operation in the text: which of them are its inherent ones, kept in slots.
#include "actions.h"

int mica_parser_find_slot(const mica_op_def *def, mica_str name) {
  if (mica_str_is(name, "operand_segment_sizes"))
    name = MICA_STR("operandSegmentSizes");  // as older text has it
  else if (mica_str_is(name, "result_segment_sizes")) name = MICA_STR("resultSegmentSizes");
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (mica_str_is(name, def->slots[i].name)) return i;
  return -1;
}

static bool is_segments(const mica_slot_def *slot) { return (slot->flags & MICA_SLOT_HIDDEN) != 0; }
static bool is_storable(const mica_slot_def *slot, const mica_attr *value) {
  return slot->is_kind == NULL || slot->is_kind(value);
}

// How many groups of operands or results the definition has.
static size_t segment_count(mica_context *ctx, const mica_slot_def *slot) {
  const mica_attr *none = slot->default_value == NULL ? NULL : slot->default_value(ctx);
  return none == NULL ? 0 : mica_attr_dense_i32s_value(none).size;
}

// Segment sizes of a wrong kind or number change nothing, another attribute of a wrong kind leaves
// its slot empty, as in MLIR.
static void put_inherent(const mica_op_name *name, int index, const mica_attr *value,
                         const mica_attr **slots) {
  const mica_slot_def *slot = &name->def->slots[index];
  if (!is_storable(slot, value)) {
    if (!is_segments(slot)) slots[index] = NULL;
  } else if (!is_segments(slot) ||
             mica_attr_dense_i32s_value(value).size == segment_count(name->context, slot)) {
    slots[index] = value;
  }
}

uint32_t mica_parser_take_inherent(const mica_op_name *name, mica_named_attr *entries, size_t count,
                                   const mica_attr **slots) {
  uint32_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    int slot = mica_parser_find_slot(name->def, entries[i].name);
    if (slot >= 0) put_inherent(name, slot, entries[i].value, slots);
    else entries[kept++] = entries[i];
  }
  return kept;
}

int mica_parser_find_wrong(const mica_op_def *def, mica_named_attrs entries) {
  int first = -1;
  if (def == NULL || def->checks == NULL) return -1;
  for (size_t i = 0; i < entries.size; i++) {
    int slot = mica_parser_find_slot(def, entries.data[i].name);
    if (slot < 0 || def->checks[slot].check == NULL || (first >= 0 && first < slot)) continue;
    if (!def->checks[slot].check(entries.data[i].value)) first = slot;
  }
  return first;
}

bool mica_parser_check_entries(mica_parser *p, const mica_op_name *name, mica_loc loc,
                               parse_list list) {
  const mica_op_def *def = name->def;
  const mica_named_attr *entries = PARSE_ITEM(mica_named_attr, p->names, list.start);
  int wrong = mica_parser_find_wrong(def, (mica_named_attrs){entries, list.count});
  if (wrong < 0) return true;
  p->failed = true;
  return mica_error(p->context, loc, "'%S' op attribute '%s' failed to satisfy constraint: %s",
                    name->name, def->slots[wrong].name, def->checks[wrong].summary);
}

bool mica_parser_split_entries(mica_parser *p, const mica_op_name *name, parse_list list,
                               parse_split *out) {
  mica_named_attr *entries = PARSE_ITEM(mica_named_attr, p->names, list.start);
  uint32_t count = list.count;
  if (name->def != NULL && name->def->slot_count > 0)
    count = mica_parser_take_inherent(name, entries, count, out->slots);
  if (count == 0) return true;
  out->discardable = mica_attr_dictionary(p->context, (mica_named_attrs){entries, count}, NULL);
  return out->discardable != NULL || mica_parser_no_memory(p);
}

static mica_diag *begin_properties_error(mica_parser *p, const mica_op_name *name, mica_loc loc,
                                         const mica_attr *properties) {
  p->failed = true;
  return mica_diag_begin(p->context, MICA_ERROR, loc,
                         "invalid properties %a for op %S: ", properties, name->name);
}

// The value that `properties` give the slot, under its own name or the one that older text has.
static const mica_attr *property(const mica_slot_def *slot, const mica_attr *properties) {
  const mica_attr *value = mica_attr_dictionary_get(properties, mica_str_of(slot->name));
  if (value != NULL || !is_segments(slot)) return value;
  return mica_attr_dictionary_get(properties, slot->name[0] == 'o'
                                                  ? MICA_STR("operand_segment_sizes")
                                                  : MICA_STR("result_segment_sizes"));
}

// What is wrong with the value, reported; true: nothing.
static bool check_property(mica_parser *p, const mica_op_name *name, mica_loc loc,
                           const mica_attr *properties, const mica_slot_def *slot,
                           const mica_attr *value) {
  mica_diag *diag = NULL;
  if (!is_segments(slot)) {
    if (is_storable(slot, value)) return true;
    diag = begin_properties_error(p, name, loc, properties);
    mica_diag_append(diag, "Invalid attribute `%s` in property conversion: %a", slot->name, value);
  } else if (!is_storable(slot, value)) {
    diag = begin_properties_error(p, name, loc, properties);
    mica_diag_append(diag, "expected DenseI32ArrayAttr for key `value`");
  } else {
    size_t count = segment_count(p->context, slot), given = mica_attr_dense_i32s_value(value).size;
    if (count == given) return true;
    diag = begin_properties_error(p, name, loc, properties);
    mica_diag_append(diag, "size mismatch in attribute conversion: %z vs %z", given, count);
  }
  return mica_diag_report(diag);
}

// The segment sizes come last.
static bool take_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                            const mica_attr *properties, bool segments, const mica_attr **slots) {
  for (int i = 0; i < name->def->slot_count; i++) {
    const mica_slot_def *slot = &name->def->slots[i];
    if (is_segments(slot) != segments) continue;
    const mica_attr *value = property(slot, properties);
    if (value == NULL) continue;
    if (!check_property(p, name, loc, properties, slot, value)) return false;
    slots[i] = value;
  }
  return true;
}

bool mica_parser_split_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                                  const mica_attr *properties, parse_split *out) {
  if (name->def == NULL) {
    out->slots[0] = properties;
    return true;
  }
  const char *wrong = name->def->slot_count == 0 ? "this operation does not support properties"
                      : !mica_attr_is_dictionary(properties)
                          ? "expected DictionaryAttr to set properties"
                          : NULL;
  if (wrong != NULL) {
    mica_diag *diag = begin_properties_error(p, name, loc, properties);
    mica_diag_append(diag, "%s", wrong);
    return mica_diag_report(diag);
  }
  return take_properties(p, name, loc, properties, false, out->slots) &&
         take_properties(p, name, loc, properties, true, out->slots);
}

// The attributes of an operation in the text: which of them are its inherent ones, kept in slots.
#include "hooks.h"

static int find_slot(const mica_op_def *def, mica_str name) {
  if (mica_str_is(name, "operand_segment_sizes"))
    name = MICA_STR("operandSegmentSizes");  // as older text has it
  else if (mica_str_is(name, "result_segment_sizes")) name = MICA_STR("resultSegmentSizes");
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (mica_str_is(name, def->slots[i].name)) return i;
  return -1;
}

// Moves the inherent entries to their slots; the others close up. Answers how many stay.
static uint32_t take_inherent(const mica_op_def *def, mica_named_attr *entries, uint32_t count,
                              const mica_attr **slots) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < count; i++) {
    int slot = find_slot(def, entries[i].name);
    if (slot >= 0) slots[slot] = entries[i].value;
    else entries[kept++] = entries[i];
  }
  return kept;
}

bool parse_split_entries(mica_parser *p, const mica_op_name *name, parse_list list,
                         parse_split *out) {
  mica_named_attr *entries = PARSE_ITEM(mica_named_attr, p->names, list.start);
  uint32_t count = list.count;
  if (name->def != NULL && name->def->slot_count > 0)
    count = take_inherent(name->def, entries, count, out->slots);
  if (count == 0) return true;
  out->discardable = mica_attr_dictionary(p->context, (mica_named_attrs){entries, count}, NULL);
  return out->discardable != NULL || parse_no_memory(p);
}

static bool report_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                              const mica_attr *properties, const char *format, const char *slot,
                              const mica_attr *value) {
  p->failed = true;
  mica_diag *diag = mica_diag_begin(p->context, MICA_ERROR, loc,
                                    "invalid properties %a for op %S: ", properties, name->name);
  mica_diag_append(diag, format, slot, value);
  return mica_diag_report(diag);
}

bool parse_split_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                            const mica_attr *properties, parse_split *out) {
  if (name->def == NULL) {
    out->slots[0] = properties;
    return true;
  }
  if (!mica_attr_is_dictionary(properties))
    return report_properties(p, name, loc, properties, "expected DictionaryAttr to set properties",
                             NULL, NULL);
  for (int i = 0; i < name->def->slot_count; i++) {
    const mica_slot_def *slot = &name->def->slots[i];
    const mica_attr *value = mica_attr_dictionary_get(properties, mica_str_of(slot->name));
    if (value == NULL) continue;
    if (slot->is_storage != NULL && !slot->is_storage(value))
      return report_properties(p, name, loc, properties,
                               "Invalid attribute `%s` in property conversion: %a", slot->name,
                               value);
    out->slots[i] = value;
  }
  return true;
}

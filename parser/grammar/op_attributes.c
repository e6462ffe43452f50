// The attributes of an operation in the text: which of them are its inherent ones, kept in slots;
// its properties.
#include "grammar/op_attributes.h"
#include "grammar/attribute.h"
#include "mica/property.h"
#include "mica/reflection.h"

static int attribute_slot(const mica_op_def *def, int slot) {
  return mica_slot_property(def, (size_t)slot) == NULL ? slot : -1;
}

// A name that a hook gives is mostly the very constant that the definition has.
int mica_parser_find_slot(const mica_op_def *def, mica_str name) {
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (name.data == def->parts[i].name && name.data[name.size] == '\0')
      return attribute_slot(def, i);
  if (mica_str_is(name, "operand_segment_sizes"))
    name = MICA_STR("operandSegmentSizes");  // as older text has it
  else if (mica_str_is(name, "result_segment_sizes")) name = MICA_STR("resultSegmentSizes");
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (mica_str_is(name, def->parts[i].name)) return attribute_slot(def, i);
  return -1;
}

static bool is_storable(const mica_part *slot, const mica_attr *value) {
  if (mica_part_holds_sizes(slot)) return mica_attr_is_dense_i32s(value);
  return slot->check == NULL || slot->check->is_kind == NULL || slot->check->is_kind(value);
}

// How many groups of operands or results the definition has.
static size_t segment_count(const mica_op_name *name, size_t slot) {
  bool of_results = (name->def->parts[slot].flags & MICA_PART_RESULT_SIZES) != 0;
  return of_results ? name->def->result_count : name->def->operand_count;
}

// Segment sizes of a wrong kind or number change nothing, as in MLIR.
static bool is_ignored(const mica_op_name *name, size_t index, const mica_attr *value) {
  const mica_part *slot = &name->def->parts[index];
  return mica_part_holds_sizes(slot) &&
         (!is_storable(slot, value) ||
          mica_attr_dense_i32s_value(value).size != segment_count(name, index));
}

uint32_t mica_parser_take_inherent(const mica_op_name *name, mica_named_attr *entries, size_t count,
                                   const mica_attr **slots, bool *wrong) {
  uint32_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    int index = mica_parser_find_slot(name->def, entries[i].name);
    const mica_part *slot = index < 0 ? NULL : &name->def->parts[index];
    if (slot == NULL) {
      entries[kept++] = entries[i];
    } else if (!is_ignored(name, (size_t)index, entries[i].value)) {
      slots[index] = entries[i].value;
      *wrong = *wrong || !is_storable(slot, entries[i].value);
    }
  }
  return kept;
}

void mica_parser_empty_wrong_slots(mica_op *op) {
  const mica_op_def *def = mica_op_def_of(op);
  for (size_t i = 0; i < def->slot_count; i++) {
    const mica_attr *value = mica_op_slot(op, i);
    if (value != NULL && mica_slot_property(def, i) == NULL && !is_storable(&def->parts[i], value))
      mica_op_set_slot(op, i, NULL);
  }
}

int mica_parser_find_wrong(const mica_op_def *def, mica_named_attrs entries) {
  int first = -1;
  if (def == NULL || def->slot_count == 0) return -1;
  for (size_t i = 0; i < entries.size; i++) {
    int slot = mica_parser_find_slot(def, entries.data[i].name);
    const mica_constraint *check = slot < 0 ? NULL : def->parts[slot].check;
    if (check == NULL || check->attr == NULL || (first >= 0 && first < slot)) continue;
    if (!check->attr(entries.data[i].value)) first = slot;
  }
  return first;
}

bool mica_parser_check_entries(mica_parser *p, const mica_op_name *name, mica_loc loc,
                               parse_list list) {
  const mica_op_def *def = name->def;
  const mica_named_attr *entries = PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start);
  int wrong = mica_parser_find_wrong(def, (mica_named_attrs){entries, list.count});
  if (wrong < 0) return true;
  p->failed = true;
  return mica_error(p->context, loc, "'%S' op attribute '%s' failed to satisfy constraint: %s",
                    name->name, def->parts[wrong].name, def->parts[wrong].check->summary);
}

bool mica_parser_split_entries(mica_parser *p, const mica_op_name *name, parse_list list,
                               parse_split *out) {
  mica_named_attr *entries = PARSE_ITEM(mica_named_attr, p->attrs->entries, list.start);
  uint32_t count = list.count;
  if (name->def != NULL && name->def->slot_count > 0)
    count = mica_parser_take_inherent(name, entries, count, out->slots, &out->has_wrong);
  if (count == 0) return true;
  out->discardable = mica_attr_dictionary(p->context, (mica_named_attrs){entries, count}, NULL);
  return out->discardable != NULL || mica_parser_no_memory(p);
}

// ---- Properties ---------------------------------------------------------------------------------
// `<{...}>` gives inherent attributes and properties. In generic form attributes are asked first
// and what is absent is left to the verifier; where a format has a prop-dict, properties come
// first, and all must be there that have no default.

typedef struct reading {
  mica_parser *parser;
  const mica_op_name *name;
  mica_loc loc;
  const mica_attr *properties;
  const mica_attr **slots;
  const mica_attr **given;  // for each slot: what the properties say
} reading;

static mica_diag *begin_error(void *user) {
  const reading *r = user;
  r->parser->failed = true;
  return mica_diag_begin(r->parser->context, MICA_ERROR, r->loc,
                         "invalid properties %a for op %S: ", r->properties, r->name->name);
}

static bool refuse(reading *r, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  mica_diag *diag = begin_error(r);
  mica_diag_append_v(diag, format, arguments);
  va_end(arguments);
  return mica_diag_report(diag);
}

// Sorts the properties by slots: most definitions have more of these than a text gives values.
static void sort_given(reading *r, const mica_attr **given) {
  const mica_op_def *def = r->name->def;
  const mica_named_attrs entries = mica_attr_dictionary_entries(r->properties);
  memset((void *)given, 0, def->slot_count * sizeof *given);
  for (size_t i = 0; i < entries.size; i++) {
    size_t slot = 0;
    while (slot < def->slot_count && !mica_str_is(entries.data[i].name, def->parts[slot].name))
      slot++;
    if (slot < def->slot_count) given[slot] = entries.data[i].value;
  }
  r->given = given;
}

// The value that is given for the slot, under its own name or the one that older text has.
static const mica_attr *given_value(const reading *r, size_t slot) {
  const mica_part *def = &r->name->def->parts[slot];
  if (r->given[slot] != NULL || !mica_part_holds_sizes(def)) return r->given[slot];
  return mica_attr_dictionary_get(r->properties, def->name[0] == 'o'
                                                     ? MICA_STR("operand_segment_sizes")
                                                     : MICA_STR("result_segment_sizes"));
}

static const mica_part *slot_of(const reading *r, size_t slot) {
  return &r->name->def->parts[slot];
}

static bool take_attribute(reading *r, size_t slot, const mica_attr *value) {
  if (!is_storable(slot_of(r, slot), value))
    return refuse(r, "Invalid attribute `%s` in property conversion: %a", slot_of(r, slot)->name,
                  value);
  r->slots[slot] = value;
  return true;
}

static bool take_segments(reading *r, size_t slot, const mica_attr *value) {
  if (!is_storable(slot_of(r, slot), value))
    return refuse(r, "expected DenseI32ArrayAttr for key `value`");
  size_t count = segment_count(r->name, slot);
  size_t given = mica_attr_dense_i32s_value(value).size;
  if (count != given)
    return refuse(r, "size mismatch in attribute conversion: %z vs %z", given, count);
  r->slots[slot] = value;
  return true;
}

static bool take_property(reading *r, size_t slot, const mica_attr *value) {
  mica_parser *p = r->parser;
  const mica_property_report report = {begin_error, r};
  const mica_property_def *def = mica_slot_property(r->name->def, slot);
  r->slots[slot] = mica_property_convert(p->context, def, value, &report);
  if (r->slots[slot] != NULL) return true;
  if (mica_context_out_of_memory(p->context)) return mica_parser_no_memory(p);
  if (p->failed) return false;
  return refuse(r, "property '%s' can't be made of %a", slot_of(r, slot)->name,
                value);  // by a hook
}

// The three in turn.
typedef bool take_value(reading *r, size_t slot, const mica_attr *value);

static take_value *taking(const mica_op_def *def, size_t slot) {
  if (mica_slot_property(def, slot) != NULL) return take_property;
  return mica_part_holds_sizes(&def->parts[slot]) ? take_segments : take_attribute;
}

static bool take_values(reading *r, take_value *take) {
  const mica_op_def *def = r->name->def;
  for (size_t i = 0; i < def->slot_count; i++) {
    const mica_attr *value = given_value(r, i);
    if (value != NULL && taking(def, i) == take && !take(r, i, value)) return false;
  }
  return true;
}

// Properties in the order of their declaration.
static bool take_declared(reading *r) {
  const mica_op_def *def = r->name->def;
  uint8_t by_order[UINT8_MAX], count = 0;
  if ((def->flags & MICA_OP_HAS_PROPERTIES) == 0) return true;
  for (uint8_t i = 0; i < def->slot_count; i++) {
    if ((def->parts[i].flags & MICA_PART_PROPERTY) == 0) continue;
    by_order[def->parts[i].order] = i;
    count++;
  }
  for (uint8_t i = 0; i < count; i++) {
    const mica_attr *value = given_value(r, by_order[i]);
    if (value != NULL && !take_property(r, by_order[i], value)) return false;
  }
  return true;
}

static bool is_dictionary(reading *r) {
  return mica_attr_is_dictionary(r->properties) ||
         refuse(r, "expected DictionaryAttr to set properties");
}

// Where what was made of the properties of an operation is remembered. NULL: it isn't, since the
// slots are many, or hooks convert values.
static latest_split *split_place(mica_parser *p, const mica_op_name *name,
                                 const mica_attr *properties) {
  if (name->def->slot_count > SPLIT_SLOTS || (name->def->flags & MICA_OP_HAS_PROPERTIES) != 0)
    return NULL;
  uint64_t mixed = ((uintptr_t)name + (uintptr_t)properties) * UINT64_C(0x9e3779b97f4a7c15);
  return &p->splits->latest[(mixed >> 40) % LATEST_SPLITS];
}

static bool read_properties(reading *r) {
  const mica_attr *given[UINT8_MAX];
  if (!is_dictionary(r)) return false;
  sort_given(r, given);
  return take_values(r, take_attribute) && take_declared(r) && take_values(r, take_segments);
}

// What stands in a slot already, from the dictionary of attributes, gives way.
static bool split_remembered(const reading *r, latest_split *split) {
  const mica_attr *slots[SPLIT_SLOTS] = {NULL};
  if (split->name != r->name || split->properties != r->properties) {
    reading first = *r;
    first.slots = slots;
    if (!read_properties(&first)) return false;
    split->name = r->name;
    split->properties = r->properties;
    memcpy(split->slots, slots, sizeof slots);
  }
  for (size_t i = 0; i < r->name->def->slot_count; i++)
    if (split->slots[i] != NULL) r->slots[i] = split->slots[i];
  return true;
}

bool mica_parser_split_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                                  const mica_attr *properties, parse_split *out) {
  reading r = {p, name, loc, properties, out->slots, NULL};
  if (name->def == NULL) {
    out->slots[0] = properties;
    return true;
  }
  if (name->def->slot_count == 0) return refuse(&r, "this operation does not support properties");
  latest_split *split = split_place(p, name, properties);
  return split == NULL ? read_properties(&r) : split_remembered(&r, split);
}

// ---- Properties in a format ---------------------------------------------------------------------

typedef struct name_list {
  const char *const *items;
  size_t count;
} name_list;

static bool holds(name_list names, mica_str name) {
  for (size_t i = 0; i < names.count; i++)
    if (mica_str_is(name, names.items[i])) return true;
  return false;
}

static bool is_required(const mica_part *slot) {
  return (slot->flags & (MICA_PART_OPTIONAL | MICA_PART_HAS_DEFAULT)) == 0;
}

// Those that the format writes elsewhere aren't looked for.
static bool take_free(reading *r, take_value *take, name_list bound) {
  const mica_op_def *def = r->name->def;
  for (size_t i = 0; i < def->slot_count; i++) {
    const mica_part *slot = &def->parts[i];
    if (taking(def, i) != take || holds(bound, mica_str_of(slot->name))) continue;
    const mica_attr *value = given_value(r, i);
    if (value == NULL && is_required(slot))
      return refuse(r, "expected key entry for %s in DictionaryAttr to set Properties.",
                    slot->name);
    if (value != NULL && !take(r, i, value)) return false;
  }
  return true;
}

static bool is_free(const mica_op_def *def, name_list bound, mica_str name) {
  for (int i = 0; i < def->slot_count; i++)
    if (!mica_part_holds_sizes(&def->parts[i]) && mica_str_is(name, def->parts[i].name))
      return !holds(bound, name);
  return false;
}

static bool knows_all(reading *r, name_list bound) {
  const mica_named_attrs entries = mica_attr_dictionary_entries(r->properties);
  for (size_t i = 0; i < entries.size; i++)
    if (!is_free(r->name->def, bound, entries.data[i].name))
      return refuse(r, "unknown key '\"%S\"' when parsing properties dictionary",
                    entries.data[i].name);
  return true;
}

bool mica_parser_split_free_properties(mica_parser *p, const mica_op_name *name, mica_loc loc,
                                       const mica_attr *properties, const mica_attr **slots,
                                       const char *const *bound, size_t count) {
  const name_list names = {bound, count};
  const mica_attr *given[UINT8_MAX];
  reading r = {p, name, loc, properties, slots, NULL};
  if (!is_dictionary(&r)) return false;
  sort_given(&r, given);
  return take_free(&r, take_property, names) && take_free(&r, take_attribute, names) &&
         knows_all(&r, names);
}

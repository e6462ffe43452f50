// The generic form around the regions: `"name"(operands)[successors] <{properties}>` before them,
// `{attributes} : (types) -> types` after. Also the walk over an operation's attributes in the
// order of names.
#include "mica/reflection.h"

#include <assert.h>

#include "ir/op.h"
#include "ir/op_name.h"
#include "print/op.h"

void mica_print_operands(mica_printer *p, const mica_op *op, size_t first, size_t count) {
  assert(first + count <= op->operand_count);
  for (size_t i = 0; i < count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_printer_value_name(p, op->operands[first + i].value, true);
  }
}

static void put_successors(mica_printer *p, const mica_op *op) {
  printer_put_char(p, '[');
  for (size_t i = 0; i < op->successor_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_printer_block_name(p, mica_op_successor(op, i));
  }
  printer_put_char(p, ']');
}

// `name = value`; a unit attribute is its name alone.
static void put_entry(mica_printer *p, mica_str name, const mica_attr *value) {
  mica_print_keyword_or_string(p, name);
  if (mica_attr_is_unit(value)) return;
  PRINTER_PUT(p, " = ");
  mica_print_attr(p, value);
}

static void put_slot(mica_printer *p, const mica_op *op, size_t slot, mica_str head) {
  const mica_attr *value = mica_op_slots(op)[slot];
  if (head.data == NULL) {
    put_entry(p, mica_str_of(op->name->def->parts[slot].name), value);
  } else if (mica_attr_is_unit(value)) {
    printer_put(p, head.data, head.size - MICA_EQUALS_SIZE);
  } else {
    printer_put_padded(p, head.data, head.size);
    mica_print_attr(p, value);
  }
}

static void put_properties(mica_printer *p, const mica_op *op) {
  const mica_attr *const *slots = mica_op_slots(op);
  const mica_str *heads = mica_op_slot_heads(op);
  bool any = false;
  for (size_t i = 0; i < op->name->slot_count; i++) {
    if (slots[i] == NULL) continue;
    if (any) PRINTER_PUT(p, ", ");
    else PRINTER_PUT(p, " <{");
    any = true;
    put_slot(p, op, i, heads == NULL ? (mica_str){NULL, 0} : heads[i]);
  }
  if (any) PRINTER_PUT(p, "}>");
}

// The properties of an operation that is not registered are one attribute.
static void put_unregistered_properties(mica_printer *p, const mica_op *op) {
  const mica_attr *properties = op->name->slot_count == 0 ? NULL : mica_op_slot(op, 0);
  if (properties == NULL) return;
  PRINTER_PUT(p, " <");
  mica_print_attr(p, properties);
  printer_put_char(p, '>');
}

static void put_op_name(mica_printer *p, const mica_op *op) {
  if (!mica_op_entry(op)->is_plain) {
    mica_print_quoted(p, op->name->name);
    return;
  }
  printer_put_char(p, '"');
  printer_put_padded(p, op->name->name.data, op->name->name.size);
  printer_put_char(p, '"');
}

void mica_printer_generic_head(mica_printer *p, const mica_op *op, bool name) {
  if (name) put_op_name(p, op);
  printer_put_char(p, '(');
  mica_print_operands(p, op, 0, op->operand_count);
  printer_put_char(p, ')');
  if (op->successor_count != 0) put_successors(p, op);
  if (op->name->slot_count == 0) return;
  if (op->name->def != NULL) put_properties(p, op);
  else put_unregistered_properties(p, op);
}

void mica_printer_generic_tail(mica_printer *p, const mica_op *op) {
  const mica_attr *dictionary = op->attributes;
  if (dictionary != NULL && mica_attr_dictionary_entries(dictionary).size != 0) {
    printer_put_char(p, ' ');
    mica_print_dictionary_entries(p, dictionary);
  }
  PRINTER_PUT(p, " : ");
  mica_print_functional_type(p, op);
}

void mica_print_functional_type(mica_printer *p, const mica_op *op) {
  printer_put_char(p, '(');
  mica_print_operand_types(p, op, 0, op->operand_count);
  PRINTER_PUT(p, ") -> ");
  bool bare = op->result_count == 1 && !mica_type_is_function(mica_op_result(op, 0)->type);
  if (!bare) printer_put_char(p, '(');
  mica_print_result_types(p, op, 0, op->result_count);
  if (!bare) printer_put_char(p, ')');
}

void mica_print_operand_types(mica_printer *p, const mica_op *op, size_t first, size_t count) {
  assert(first + count <= op->operand_count);
  for (size_t i = 0; i < count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    const mica_value *value = op->operands[first + i].value;
    if (value == NULL) PRINTER_PUT(p, "<<NULL TYPE>>");
    else mica_print_type(p, value->type);
  }
}

void mica_print_result_types(mica_printer *p, const mica_op *op, size_t first, size_t count) {
  assert(first + count <= op->result_count);
  for (size_t i = 0; i < count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_print_type(p, mica_op_result(op, first + i)->type);
  }
}

// ---- Attributes in the order of their names -----------------------------------------------------

void mica_attr_merge_init(attr_merge *m, const mica_op *op) {
  *m = (attr_merge){.op = op};
  if (op->attributes != NULL) m->entries = mica_attr_dictionary_entries(op->attributes);
  if (op->name->def != NULL || op->name->slot_count == 0) return;
  const mica_attr *properties = mica_op_slot(op, 0);
  if (properties != NULL && mica_attr_is_dictionary(properties))
    m->properties = mica_attr_dictionary_entries(properties);
}

static int compare_names(mica_str a, mica_str b) {
  int order = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
  return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

static bool is_walked(const mica_op_def *def, size_t slot, attr_merge_slots which) {
  const mica_part *part = &def->parts[slot];
  if (mica_part_holds_sizes(part))
    return which == MERGE_ALL || which == MERGE_ATTRIBUTES_AND_SIZES ||
           (part->flags & MICA_PART_WRITTEN) != 0;
  return which == MERGE_PROPERTIES || which == MERGE_ALL || (part->flags & MICA_PART_PROPERTY) == 0;
}

// The next slot that holds something; false: none is left.
static bool slot_at(attr_merge *m, attr_merge_slots which, mica_named_attr *out) {
  const mica_op_def *def = m->op->name->def;
  if (def == NULL) {
    if (m->slot < m->properties.size) *out = m->properties.data[m->slot];
    return m->slot < m->properties.size;
  }
  for (; m->slot < m->op->name->slot_count; m->slot++) {
    const mica_attr *value = mica_op_slots(m->op)[m->slot];
    if (value == NULL || !is_walked(def, m->slot, which)) continue;
    *out = (mica_named_attr){mica_str_of(def->parts[m->slot].name), value};
    return true;
  }
  return false;
}

bool mica_attr_merge_next(attr_merge *m, mica_named_attr *out, attr_merge_slots which) {
  mica_named_attr slot;
  bool has_slot = slot_at(m, which, &slot), has_entry = m->entry < m->entries.size;
  if (!has_slot && !has_entry) return false;
  if (has_slot && (!has_entry || compare_names(slot.name, m->entries.data[m->entry].name) <= 0)) {
    *out = slot;
    m->slot++;
  } else {
    *out = m->entries.data[m->entry++];
  }
  return true;
}

bool mica_op_each_attribute(const mica_op *op,
                            bool (*each)(void *user, mica_str name, const mica_attr *value),
                            void *user) {
  attr_merge m;
  mica_attr_merge_init(&m, op);
  for (mica_named_attr entry; mica_attr_merge_next(&m, &entry, MERGE_ATTRIBUTES_AND_SIZES);)
    if (!each(user, entry.name, entry.value)) return false;
  return true;
}

// ---- attr-dict, prop-dict -----------------------------------------------------------------------

static bool is_elided(mica_str name, const char *const *elided, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (mica_str_is(name, elided[i])) return true;
  return false;
}

static bool is_address_of_one(const char *name, const char *const *elided, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (name == elided[i]) return true;
  return false;
}

// Told by addresses, since constants of one program that are equal mostly are the same. False: it
// isn't known.
static bool are_all_elided(const mica_op *op, const char *const *elided, size_t count) {
  const mica_op_def *def = op->name->def;
  if (def == NULL || op->attributes != NULL) return false;
  const mica_attr *const *slots = mica_op_slots(op);
  for (size_t i = 0; i < op->name->slot_count; i++)
    if (slots[i] != NULL && !is_address_of_one(def->parts[i].name, elided, count)) return false;
  return true;
}

// `prefix`, then the entries in braces; nothing, and false, when all are elided.
static bool put_merged(mica_printer *p, attr_merge *m, attr_merge_slots which, const char *prefix,
                       const char *const *elided, size_t count) {
  bool any = false;
  for (mica_named_attr entry; mica_attr_merge_next(m, &entry, which);) {
    if (is_elided(entry.name, elided, count)) continue;
    if (any) PRINTER_PUT(p, ", ");
    else mica_print_text(p, prefix);
    any = true;
    put_entry(p, entry.name, entry.value);
  }
  if (any) printer_put_char(p, '}');
  return any;
}

static void print_attr_dict(mica_printer *p, const mica_op *op, const char *prefix,
                            const char *const *elided, size_t count) {
  if (are_all_elided(op, elided, count)) return;
  attr_merge m;
  mica_attr_merge_init(&m, op);
  (void)put_merged(p, &m, MERGE_ATTRIBUTES, prefix, elided, count);
}

void mica_print_attr_dict(mica_printer *p, const mica_op *op, const char *const *elided,
                          size_t count) {
  print_attr_dict(p, op, " {", elided, count);
}

void mica_print_attr_dict_with_keyword(mica_printer *p, const mica_op *op,
                                       const char *const *elided, size_t count) {
  print_attr_dict(p, op, " attributes {", elided, count);
}

static void print_discardable(mica_printer *p, const mica_op *op, const char *prefix) {
  if (op->attributes == NULL) return;
  attr_merge m = {.op = op,
                  .slot = op->name->slot_count,
                  .entries = mica_attr_dictionary_entries(op->attributes)};
  (void)put_merged(p, &m, MERGE_ATTRIBUTES, prefix, NULL, 0);
}

void mica_print_discardable(mica_printer *p, const mica_op *op) { print_discardable(p, op, " {"); }

void mica_print_discardable_with_keyword(mica_printer *p, const mica_op *op) {
  print_discardable(p, op, " attributes {");
}

// The blank stands there even when all is elided, as MLIR has it.
void mica_print_prop_dict(mica_printer *p, const mica_op *op, const char *const *elided,
                          size_t count) {
  attr_merge m = {.op = op};
  printer_put_char(p, ' ');
  if (put_merged(p, &m, MERGE_PROPERTIES, "<{", elided, count)) printer_put_char(p, '>');
}

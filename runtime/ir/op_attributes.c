// The attributes of an operation: slots for the inherent ones, a dictionary for the others; its
// traits and interfaces.
#include <assert.h>

#include "context/attachment.h"
#include "ir/op.h"
#include "ir/op_name.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/generated.h"
#include "mica/property.h"

const mica_attr *mica_op_slot(const mica_op *op, size_t index) {
  return index < op->name->slot_count ? mica_op_slots(op)[index] : NULL;
}

void mica_op_set_slot(mica_op *op, size_t index, const mica_attr *value) {
  assert(index < op->name->slot_count);
  assert(value == NULL || value->context == mica_op_context(op));
  mica_op_slots(op)[index] = value;
  mica_op_note_change(op);
}

// Constants of one program that are equal mostly are the same, so their addresses are asked first.
int mica_op_slot_index(const mica_op *op, mica_str name) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL) return -1;
  for (int i = 0; i < def->slot_count; i++)
    if (name.data == def->parts[i].name && name.data[name.size] == '\0') return i;
  for (int i = 0; i < def->slot_count; i++)
    if (mica_str_is(name, def->parts[i].name)) return i;
  return -1;
}

// Of an inherent attribute: a property is none, and an entry of the dictionary may have its name.
static int attribute_slot(const mica_op *op, mica_str name) {
  int slot = mica_op_slot_index(op, name);
  bool is_property = slot >= 0 && mica_slot_property(mica_op_def_of(op), (size_t)slot) != NULL;
  return is_property ? -1 : slot;
}

// The entry of an unregistered operation's properties.
static const mica_attr *property(const mica_op *op, mica_str name) {
  const mica_attr *properties = mica_op_def_of(op) == NULL ? mica_op_slot(op, 0) : NULL;
  if (properties == NULL || !mica_attr_is_dictionary(properties)) return NULL;
  return mica_attr_dictionary_get(properties, name);
}

const mica_attr *mica_op_attribute(const mica_op *op, mica_str name) {
  int slot = attribute_slot(op, name);
  if (slot >= 0) return mica_op_slots(op)[slot];
  const mica_attr *found = property(op, name);
  if (found != NULL || op->attributes == NULL) return found;
  return mica_attr_dictionary_get(op->attributes, name);
}

bool mica_op_set_attribute(mica_op *op, mica_str name, const mica_attr *value) {
  int slot = attribute_slot(op, name);
  if (slot >= 0) {
    mica_op_set_slot(op, (size_t)slot, value);
    return true;
  }
  const mica_attr **home = &op->attributes;
  if (property(op, name) != NULL) home = &mica_op_slots(op)[0];
  const mica_attr *changed = mica_attr_dictionary_set(mica_op_context(op), *home, name, value);
  if (changed == NULL) return false;
  if (home == &op->attributes) mica_op_set_discardable(op, changed);
  else mica_op_set_slot(op, 0, changed);
  return true;
}

// ---- Properties ---------------------------------------------------------------------------------

typedef struct setting {
  const mica_op *op;
  size_t slot;
} setting;

static mica_diag *begin_refusal(void *user) {
  const setting *s = user;
  return mica_op_error_begin(
      s->op, "property '%s' can't be set: ", mica_op_def_of(s->op)->parts[s->slot].name);
}

bool mica_op_set_property(mica_op *op, size_t slot, const mica_attr *value) {
  setting s = {op, slot};
  const mica_property_report report = {begin_refusal, &s};
  const mica_property_def *def = mica_slot_property(mica_op_def_of(op), slot);
  const mica_attr *kept = value == NULL
                              ? mica_op_name_default(op->name, slot)
                              : mica_property_convert(mica_op_context(op), def, value, &report);
  if (kept != NULL) mica_op_set_slot(op, slot, kept);
  return kept != NULL;
}

bool mica_op_has_default(const mica_op *op, size_t slot) {
  return mica_op_slot(op, slot) == mica_op_name_default(op->name, slot);
}

// ---- The dictionary -----------------------------------------------------------------------------

const mica_attr *mica_op_discardable(const mica_op *op) {
  if (op->attributes != NULL) return op->attributes;
  return mica_attr_dictionary(mica_op_context(op), (mica_named_attrs){NULL, 0}, NULL);
}

void mica_op_set_discardable(mica_op *op, const mica_attr *dictionary) {
  assert(dictionary == NULL || dictionary->context == mica_op_context(op));
  if (dictionary != NULL && mica_attr_dictionary_entries(dictionary).size == 0) dictionary = NULL;
  op->attributes = dictionary;
  mica_op_note_change(op);
}

// An unregistered operation's properties stand in one dictionary, any other's in slots of their
// own.
static mica_named_attrs unnamed_properties(const mica_op *op) {
  const mica_attr *properties = mica_op_def_of(op) == NULL ? mica_op_slot(op, 0) : NULL;
  if (properties == NULL || !mica_attr_is_dictionary(properties))
    return (mica_named_attrs){NULL, 0};
  return mica_attr_dictionary_entries(properties);
}

static size_t add_inherent(const mica_op *op, mica_named_attr *out) {
  mica_named_attrs unnamed = unnamed_properties(op);
  const mica_op_def *def = mica_op_def_of(op);
  size_t count = 0;
  for (; count < unnamed.size; count++) out[count] = unnamed.data[count];
  for (size_t i = 0; def != NULL && i < def->slot_count; i++)
    if (mica_op_slots(op)[i] != NULL)
      out[count++] = (mica_named_attr){mica_str_of(def->parts[i].name), mica_op_slots(op)[i]};
  return count;
}

// An entry that has the name of a property isn't seen beside it.
static size_t add_discardable(const mica_op *op, mica_named_attrs entries, mica_named_attr *out) {
  size_t count = 0;
  for (size_t i = 0; i < entries.size; i++)
    if (mica_op_slot_index(op, entries.data[i].name) < 0 &&
        property(op, entries.data[i].name) == NULL)
      out[count++] = entries.data[i];
  return count;
}

const mica_attr *mica_op_all_attributes(const mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  mica_named_attrs entries = {NULL, 0};
  if (op->attributes != NULL) entries = mica_attr_dictionary_entries(op->attributes);
  size_t room = unnamed_properties(op).size + op->name->slot_count + entries.size + 1;
  mica_named_attr *all = mica_allocate(ctx, room * sizeof *all);
  if (all == NULL) return NULL;
  size_t count = add_inherent(op, all);
  count += add_discardable(op, entries, all + count);
  const mica_attr *made = mica_attr_dictionary(ctx, (mica_named_attrs){all, count}, NULL);
  mica_free(ctx, all, room * sizeof *all);
  return made;
}

bool mica_op_has_trait(const mica_op *op, const mica_trait *trait) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL) return false;
  bool is_flag = trait->flag != 0 && trait->flag != MICA_TRAIT_PARAMETRIC;
  return is_flag ? (def->flags & trait->flag) != 0 : mica_traits_have(def->traits, trait);
}

bool mica_op_may_be_asked(const mica_op *op) {
  if ((op->flags & MICA_OP_WHOLE) != 0) return true;
  const mica_context *ctx = mica_op_context(op);
  return ctx->may_be_asked == NULL || ctx->may_be_asked((mica_op *)(uintptr_t)op);
}

const mica_op *mica_op_promised(const mica_op *op, const mica_op_def *def) {
  (void)def;
  assert(mica_op_isa(op, def));
  return op;
}

const mica_attr *mica_op_promised_slot(const mica_op *op, const mica_op_def *def, size_t slot) {
  return mica_op_slot(mica_op_promised(op, def), slot);
}

const void *mica_op_interface(const mica_op *op, const mica_interface *interface) {
  const mica_op_def *def = mica_op_def_of(op);
  if (def == NULL || ((op->flags & MICA_OP_WHOLE) == 0 && !mica_op_may_be_asked(op))) return NULL;
  mica_context *ctx = mica_op_context(op);
  const interface_answer *known = mica_interface_answer(ctx, def, interface);
  if (known->definition == def && known->interface == interface) return known->methods;
  return mica_op_def_interface(ctx, def, interface);
}

bool mica_op_implements(const mica_op *op, const mica_interface *interface) {
  const mica_op_def *def = mica_op_def_of(op);
  return def != NULL && mica_op_def_interface(mica_op_context(op), def, interface) != NULL;
}

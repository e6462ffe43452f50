// The attributes of an operation, by name, and the parts that its definition names.
#include "native/base.h"

static const mica_part *part_of(at name, int kind, size_t index) {
  size_t count;
  return mica_op_def_parts(NAME(name)->def, (mica_part_kind)kind, &count) + index;
}
size_t name_part_count(at name, int kind) {
  size_t count = 0;
  if (NAME(name)->def != NULL) mica_op_def_parts(NAME(name)->def, (mica_part_kind)kind, &count);
  return count;
}
const char *name_part_name(at name, int kind, size_t index) {
  return part_of(name, kind, index)->name;
}
const char *name_part_summary(at name, int kind, size_t index) {
  const mica_part *part = part_of(name, kind, index);
  return part->check == NULL || part->check->summary == NULL ? "" : part->check->summary;
}
int name_part_flags(at name, int kind, size_t index) {
  const mica_part *part = part_of(name, kind, index);
  return ((part->flags & MICA_PART_OPTIONAL) != 0 ? IS_OPTIONAL : 0) |
         ((part->flags & MICA_PART_VARIADIC) != 0 ? IS_VARIADIC : 0) |
         (mica_part_holds_sizes(part) ? IS_SIZES : 0) |
         ((part->flags & MICA_PART_PROPERTY) != 0 ? IS_PROPERTY : 0) |
         ((part->flags & MICA_PART_HAS_DEFAULT) != 0 ? HAS_DEFAULT : 0);
}
const char *name_summary(at name) {
  return NAME(name)->def == NULL ? "" : mica_op_def_summary(NAME(name)->def);
}
int name_slot(at name, const char *part, size_t size) {
  const mica_op_def *def = NAME(name)->def;
  for (int i = 0; def != NULL && i < def->slot_count; i++)
    if (mica_str_is((text){part, size}, def->parts[i].name)) return i;
  return -1;
}
at op_attribute(at op, const char *name, size_t size) {
  const mica_op *o = OP(op);
  int slot = name_slot(AT(o->name), name, size);
  if (slot < 0) return AT(mica_op_attribute(o, (text){name, size}));
  const mica_attr *there = mica_op_slot(o, (size_t)slot);
  const mica_part *part = &o->name->def->parts[slot];
  bool has_default = (part->flags & MICA_PART_HAS_DEFAULT) != 0 && part->extra != 0;
  if (there != NULL || !has_default) return AT(there);
  return AT(mica_op_name_default(o->name, (size_t)slot));
}
at op_all_attributes(home *h, at op) {
  (void)h;
  return AT(mica_op_all_attributes(OP(op)));
}

bool op_set_attribute(home *h, at op, const char *name, size_t size, at value) {
  int slot = name_slot(AT(OP(op)->name), name, size);
  const mica_op_def *def = mica_op_def_of(OP(op));
  bool is_property = slot >= 0 && mica_slot_property(def, (size_t)slot) != NULL;
  bool done = is_property ? mica_op_set_property(OP(op), (size_t)slot, ATTR(value))
                          : mica_op_set_attribute(OP(op), (text){name, size}, ATTR(value));
  if (done) note_change(h, OP(op));
  return done;
}

bool slot_takes(at name, int slot, at value) {
  const mica_op_def *def = NAME(name)->def;
  const mica_constraint *check = def->parts[slot].check;
  mica_context *ctx = NAME(name)->context;
  if (check == NULL) return true;
  if (check->property != NULL) {
    const mica_silence silence = mica_context_silence(ctx);
    bool takes = mica_property_convert(ctx, check->property, ATTR(value), NULL) != NULL;
    mica_context_end_silence(ctx, silence);
    return takes;
  }
  return (check->is_kind == NULL || check->is_kind(ATTR(value))) &&
         (check->attr == NULL || check->attr(ATTR(value)));
}

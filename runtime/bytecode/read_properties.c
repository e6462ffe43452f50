// The properties of an operation, in the order and form that its definition says. Called by
// read_ir.c.
#include "bytecode/reader.h"

#include "mica/diagnostic.h"
#include "mica/property.h"

// ---- Native properties: what their attribute is kept as -----------------------------------------

static const mica_attr *read_native(mica_bytecode_reader *r, const mica_property_def *def);

static mica_diag *begin_refusal(void *user) {
  mica_bytecode_reader *r = user;
  return mica_diag_begin(r->context, MICA_ERROR, mica_bytecode_reader_loc(r), "%s", "");
}

static const mica_attr *convert(mica_bytecode_reader *r, const mica_property_def *def,
                                const mica_attr *given) {
  const mica_property_report report = {begin_refusal, r};
  return given == NULL ? NULL : mica_property_convert(r->context, def, given, &report);
}

static const mica_attr *read_int(mica_bytecode_reader *r, const mica_property_def *def) {
  uint64_t value;
  if (!reader_varint(r, &value)) return NULL;
  return mica_attr_i(r->context, def->width, (int64_t)value);
}

static const mica_attr *read_bool(mica_bytecode_reader *r, const mica_property_def *def) {
  bool value;
  if (!mica_bytecode_read_bool(r, &value)) return NULL;
  return value && def->kind == MICA_PROPERTY_UNIT ? mica_attr_unit(r->context)
                                                  : mica_attr_bool(r->context, value);
}

static const mica_attr *read_string(mica_bytecode_reader *r) {
  mica_str value;
  return mica_bytecode_read_string(r, &value) ? mica_attr_string(r->context, value) : NULL;
}

static const mica_attr *read_enum(mica_bytecode_reader *r, const mica_property_def *def) {
  uint64_t value;
  if (!reader_varint(r, &value)) return NULL;
  if (def->size < sizeof value && value >> (8 * def->size) != 0) {
    (void)mica_bytecode_error(r, "%U is no value of a property that is %s", value, def->summary);
    return NULL;
  }
  return convert(r, def, mica_attr_i64(r->context, (int64_t)value));
}

static const mica_attr *read_ints(mica_bytecode_reader *r, const mica_property_def *def) {
  size_t count, size = def->width / 8;
  if (!mica_bytecode_read_count(r, &count)) return NULL;
  char *data = mica_arena_allocate_array(&r->scratch, count, size);
  const mica_type *element = mica_type_i(r->context, def->width);
  if (data == NULL || element == NULL) return NULL;
  for (size_t i = 0; i < count; i++) {
    uint64_t value;
    if (!reader_varint(r, &value)) return NULL;
    const uint8_t byte = (uint8_t)value;
    const uint16_t half = (uint16_t)value;
    const uint32_t word = (uint32_t)value;
    const void *from = size == 1   ? (const void *)&byte
                       : size == 2 ? (const void *)&half
                       : size == 4 ? (const void *)&word
                                   : (const void *)&value;
    memcpy(data + i * size, from, size);
  }
  return mica_attr_dense_array(element, data, count);
}

static const mica_attr *read_items(mica_bytecode_reader *r, const mica_property_def *def,
                                   size_t count) {
  const mica_attr **items = MICA_ARENA_NEW(&r->scratch, const mica_attr *, count);
  if (items == NULL) return NULL;
  for (size_t i = 0; i < count; i++) {
    items[i] = read_native(r, def->element);
    if (items[i] == NULL) return NULL;
  }
  return mica_attr_array(r->context, (mica_attrs){items, count});
}

static const mica_attr *read_list(mica_bytecode_reader *r, const mica_property_def *def) {
  size_t count;
  return mica_bytecode_read_count(r, &count) ? read_items(r, def, count) : NULL;
}

static const mica_attr *read_optional(mica_bytecode_reader *r, const mica_property_def *def) {
  bool is_there;
  return mica_bytecode_read_bool(r, &is_there) ? read_items(r, def, is_there) : NULL;
}

// Of a C type of the author's: by the attribute that it is kept as.
static const mica_attr *read_own(mica_bytecode_reader *r, const mica_property_def *def) {
  const mica_attr *given;
  return mica_bytecode_read_attr(r, &given) ? convert(r, def, given) : NULL;
}

static const mica_attr *read_native(mica_bytecode_reader *r, const mica_property_def *def) {
  if (def->hooks != NULL && def->hooks->decode != NULL) return def->hooks->decode(r);
  switch (def->kind) {
  case MICA_PROPERTY_OWN: return read_own(r, def);
  case MICA_PROPERTY_INT: return read_int(r, def);
  case MICA_PROPERTY_BOOL:
  case MICA_PROPERTY_UNIT: return read_bool(r, def);
  case MICA_PROPERTY_STRING: return read_string(r);
  case MICA_PROPERTY_ENUM: return read_enum(r, def);
  case MICA_PROPERTY_INTS: return read_ints(r, def);
  case MICA_PROPERTY_LIST: return read_list(r, def);
  case MICA_PROPERTY_OPTIONAL: return read_optional(r, def);
  }
  return NULL;
}

// ---- Sizes of groups ----------------------------------------------------------------------------

static size_t group_count(const mica_op_def *def, const mica_part *sizes) {
  return (sizes->flags & MICA_PART_OPERAND_SIZES) != 0 ? def->operand_count : def->result_count;
}

static bool read_dense_sizes(mica_bytecode_reader *r, uint64_t count, int32_t *sizes, size_t room) {
  if (count > room)
    return mica_bytecode_error(r, "trying to read an array of %U but only %z storage available.",
                               count, room);
  for (size_t i = 0; i < count; i++) {
    uint64_t value;
    if (!reader_varint(r, &value)) return false;
    sizes[i] = (int32_t)(uint32_t)value;
  }
  return true;
}

// Each with its place in its lowest bits.
static bool read_sparse_sizes(mica_bytecode_reader *r, uint64_t count, int32_t *sizes,
                              size_t room) {
  uint64_t bits, value;
  if (!reader_varint(r, &bits)) return false;
  if (bits > 8)
    return mica_bytecode_error(r, "reading sparse array with indexing above 8 bits: %U", bits);
  for (; count > 0; count--) {
    if (!reader_varint(r, &value)) return false;
    uint64_t index = value & ((UINT64_C(1) << bits) - 1);
    if (index >= room)
      return mica_bytecode_error(
          r, "reading a sparse array found index %U but only %z storage available.", index, room);
    sizes[index] = (int32_t)(uint32_t)(value >> bits);
  }
  return true;
}

static const mica_attr *read_sizes(mica_bytecode_reader *r, const mica_op_def *def,
                                   const mica_part *part) {
  size_t room = group_count(def, part);
  int32_t *sizes = MICA_ARENA_NEW(&r->scratch, int32_t, room);
  uint64_t count;
  bool is_sparse;
  if (sizes == NULL || !mica_reader_varint_flag(r, &count, &is_sparse)) return NULL;
  for (size_t i = 0; i < room; i++) sizes[i] = 0;
  if (count != 0 && !(is_sparse ? read_sparse_sizes : read_dense_sizes)(r, count, sizes, room))
    return NULL;
  return mica_attr_dense_i32s(r->context, (mica_int32s){sizes, room});
}

// Those that an attribute holds: as many as there are groups, filled up with zeros.
static const mica_attr *complete_sizes(mica_bytecode_reader *r, const mica_op_def *def,
                                       const mica_part *part, const mica_attr *given) {
  size_t room = group_count(def, part);
  if (!mica_attr_is_dense_array_of(given, 32)) {
    (void)mica_bytecode_error(r, "expected attribute of type: mlir::DenseI32ArrayAttr, but got: %a",
                              given);
    return NULL;
  }
  mica_int32s values = mica_attr_dense_i32s_value(given);
  if (values.size == room) return given;
  if (values.size > room) {
    (void)mica_bytecode_error(r, "size mismatch for operand/result_segment_size");
    return NULL;
  }
  int32_t *sizes = MICA_ARENA_NEW(&r->scratch, int32_t, room);
  if (sizes == NULL) return NULL;
  for (size_t i = 0; i < room; i++) sizes[i] = i < values.size ? values.data[i] : 0;
  return mica_attr_dense_i32s(r->context, (mica_int32s){sizes, room});
}

// ---- One operation ------------------------------------------------------------------------------

static bool check_kind(mica_bytecode_reader *r, const mica_op_def *def, const mica_part *part,
                       const mica_attr *value) {
  bool fits = part->check == NULL || part->check->is_kind == NULL || part->check->is_kind(value);
  return fits ||
         mica_bytecode_error(r, "'%s' op attribute '%s' can't be %a", def->name, part->name, value);
}

static bool read_attribute(mica_bytecode_reader *r, const mica_op_def *def, const mica_part *part,
                           bool is_optional, const mica_attr **slot) {
  if (!(is_optional ? mica_bytecode_read_optional_attr : mica_bytecode_read_attr)(r, slot))
    return false;
  if (*slot == NULL) return true;
  if (!mica_part_holds_sizes(part)) return check_kind(r, def, part, *slot);
  *slot = complete_sizes(r, def, part, *slot);
  return *slot != NULL;
}

static bool read_step(mica_bytecode_reader *r, const mica_op_def *def, property_step step,
                      const mica_attr **slot) {
  const mica_part *part = &def->parts[step.slot];
  switch ((property_encoding)step.encoding) {
  case PROPERTY_ATTR: return read_attribute(r, def, part, false, slot);
  case PROPERTY_OPTIONAL_ATTR: return read_attribute(r, def, part, true, slot);
  case PROPERTY_NATIVE: *slot = read_native(r, part->check->property); break;
  case PROPERTY_SIZES: *slot = read_sizes(r, def, part); break;
  }
  return *slot != NULL;
}

static bool read_steps(mica_bytecode_reader *r, const read_name *name, const mica_attr **slots) {
  for (size_t i = 0; i < name->step_count; i++)
    if (!read_step(r, name->op->def, name->steps[i], &slots[name->steps[i].slot])) return false;
  return true;
}

// Of what the author's function gave: the right kind, as from a file.
static bool check_slot(mica_bytecode_reader *r, const mica_op_def *def, size_t slot,
                       const mica_attr **value) {
  const mica_part *part = &def->parts[slot];
  const mica_property_def *property = mica_slot_property(def, slot);
  if (*value == NULL) return true;
  if (property != NULL) *value = convert(r, property, *value);
  else if (mica_part_holds_sizes(part)) *value = complete_sizes(r, def, part, *value);
  else return check_kind(r, def, part, *value);
  return *value != NULL;
}

static bool read_own_encoding(mica_bytecode_reader *r, const mica_bytecode_interface *own,
                              const mica_op_def *def, const mica_attr **slots) {
  for (size_t i = 0; i < def->slot_count; i++) slots[i] = NULL;
  if (!own->read_properties(r, slots)) return false;
  for (size_t i = 0; i < def->slot_count; i++)
    if (!check_slot(r, def, i, &slots[i])) return false;
  return true;
}

// What was not registered when the file was written has an attribute.
static bool read_in_section(mica_bytecode_reader *r, const read_name *name,
                            const mica_attr **slots) {
  if (name->op->def == NULL) return mica_bytecode_read_attr(r, &slots[0]);
  if (name->op->slot_count == 0)
    return mica_bytecode_error(r, "has properties but missing BytecodeOpInterface for %S",
                               name->op->name);
  const mica_bytecode_interface *own = own_encoding_of(name->op);
  return own != NULL ? read_own_encoding(r, own, name->op->def, slots) : read_steps(r, name, slots);
}

bool mica_reader_properties(mica_bytecode_reader *r, read_name *name, const mica_attr **slots) {
  uint64_t index;
  if (r->version < SINCE_PROPERTIES)
    return mica_bytecode_error(
        r, "Unexpected missing `wasRegistered` opname flag at bytecode version %u with properties.",
        (unsigned)r->version);
  if (!reader_varint(r, &index)) return false;
  if (index >= r->property_count)
    return mica_bytecode_error(r, "Properties idx out-of-bound for %S", name->op->name);
  byte_range around = reader_range(r);
  reader_enter(r, r->properties[index]);
  bool ok = read_in_section(r, name, slots);
  reader_enter(r, around);
  return ok;
}

// ---- Before there were properties ---------------------------------------------------------------

static int find_slot(const mica_op_def *def, mica_str name) {
  if (mica_str_is(name, "operand_segment_sizes")) name = MICA_STR("operandSegmentSizes");
  if (mica_str_is(name, "result_segment_sizes")) name = MICA_STR("resultSegmentSizes");
  for (int i = 0; i < def->slot_count; i++)
    if (mica_str_is(name, def->parts[i].name)) return i;
  return -1;
}

// Sizes of groups of a wrong kind or number change nothing; nor does an attribute of a wrong kind.
static bool fits(const mica_op_def *def, const mica_part *part, const mica_attr *value) {
  if (!mica_part_holds_sizes(part))
    return part->check == NULL || part->check->is_kind == NULL || part->check->is_kind(value);
  return mica_attr_is_dense_array_of(value, 32) &&
         mica_attr_dense_i32s_value(value).size == group_count(def, part);
}

bool mica_reader_take_inherent(const mica_op_name *name, mica_named_attr attr,
                               const mica_attr **slots) {
  int slot = find_slot(name->def, attr.name);
  if (slot < 0 || mica_slot_property(name->def, (size_t)slot) != NULL) return false;
  if (fits(name->def, &name->def->parts[slot], attr.value)) slots[slot] = attr.value;
  return true;
}

// The properties of operations, as MLIR's generated writeProperties writes them, and their section:
// a list in which equal ones stand once.
#include "bytecode/write.h"

#include "builtin/params.h"
#include "ir/op.h"
#include "mica/attribute.h"
#include "mica/diagnostic.h"
#include "mica/predicate.h"
#include "mica/property.h"

// ---- One operation ------------------------------------------------------------------------------

static void write_native(mica_bytecode_writer *w, const mica_property_def *def,
                         const mica_attr *kept);

static uint64_t item_of_ints(const mica_property_def *def, const char *data, size_t index) {
  const size_t size = (def->width + 7) / 8;
  uint64_t value = 0, sign = UINT64_C(1) << (def->width - 1);
  const char *at = data + index * size;
  if (HOST_IS_LITTLE_ENDIAN) memcpy(&value, at, size);
  else memcpy((char *)&value + sizeof value - size, at, size);
  return def->is_unsigned ? value : (value ^ sign) - sign;
}

// A list of integers that is kept as a dense array.
static void write_ints(mica_bytecode_writer *w, const mica_property_def *def,
                       const mica_attr *kept) {
  size_t count;
  const char *data = mica_attr_dense_array_data(kept, &count);
  mica_bytecode_write_varint(w, count);
  for (size_t i = 0; i < count; i++) mica_bytecode_write_varint(w, item_of_ints(def, data, i));
}

static void write_items(mica_bytecode_writer *w, const mica_property_def *def,
                        const mica_attr *kept) {
  mica_attrs items = mica_attr_array_elements(kept);
  if (def->kind == MICA_PROPERTY_OPTIONAL) mica_bytecode_write_bool(w, items.size != 0);
  else mica_bytecode_write_varint(w, items.size);
  for (size_t i = 0; i < items.size; i++) write_native(w, def->element, items.data[i]);
}

static void write_int(mica_bytecode_writer *w, const mica_property_def *def,
                      const mica_attr *kept) {
  mica_bytecode_write_varint(
      w, def->is_unsigned ? mica_attr_integer_zext(kept) : (uint64_t)mica_attr_integer_value(kept));
}

// The number of an enum's C type, which has no sign.
static void write_enum(mica_bytecode_writer *w, const mica_property_def *def,
                       const mica_attr *kept) {
  uint64_t value = mica_property_enum_value(def, kept);
  if (def->size < sizeof value) value &= (UINT64_C(1) << 8 * def->size) - 1;
  mica_bytecode_write_varint(w, value);
}

static void write_native(mica_bytecode_writer *w, const mica_property_def *def,
                         const mica_attr *kept) {
  if (def->hooks != NULL && def->hooks->encode != NULL) {
    def->hooks->encode(w, kept);
    return;
  }
  switch (def->kind) {
  case MICA_PROPERTY_OWN: mica_bytecode_write_attr(w, kept); break;
  case MICA_PROPERTY_INT: write_int(w, def, kept); break;
  case MICA_PROPERTY_BOOL: mica_bytecode_write_bool(w, mica_attr_bool_value(kept)); break;
  case MICA_PROPERTY_UNIT: mica_bytecode_write_bool(w, mica_attr_is_unit(kept)); break;
  case MICA_PROPERTY_STRING: mica_bytecode_write_string(w, mica_attr_string_value(kept)); break;
  case MICA_PROPERTY_ENUM: write_enum(w, def, kept); break;
  case MICA_PROPERTY_INTS: write_ints(w, def, kept); break;
  case MICA_PROPERTY_LIST:
  case MICA_PROPERTY_OPTIONAL: write_items(w, def, kept); break;
  }
}

// ---- Sizes of groups ----------------------------------------------------------------------------

static unsigned bits_of(size_t value) {
  unsigned bits = 0;
  for (; value != 0; value >>= 1) bits++;
  return bits;
}

// Where at least half of them are 0, each other one with its index, in as many bits as the last
// needs.
static void write_sizes(mica_bytecode_writer *w, const mica_attr *sizes) {
  mica_int32s all = mica_attr_dense_i32s_value(sizes);
  size_t used = 0, last = 0;
  for (size_t i = 0; i < all.size; i++) {
    if (all.data[i] == 0) continue;
    used++;
    last = i;
  }
  if (last > 256 || used > all.size / 2) {
    mica_bytecode_write_varint(w, (uint64_t)all.size << 1);
    for (size_t i = 0; i < all.size; i++)
      mica_bytecode_write_varint(w, (uint64_t)(int64_t)all.data[i]);
    return;
  }
  mica_bytecode_write_varint(w, (uint64_t)used << 1 | 1);
  if (used == 0) return;
  unsigned index_bits = bits_of(last);
  mica_bytecode_write_varint(w, index_bits);
  for (size_t i = 0; i <= last; i++)
    if (all.data[i] != 0)
      mica_bytecode_write_varint(w, (uint64_t)(int64_t)((uint32_t)all.data[i] << index_bits | i));
}

// ---- One operation ------------------------------------------------------------------------------

static void refuse(mica_bytecode_writer *w, const mica_op *op, size_t slot) {
  mica_op_error(op, "can't be written without its attribute '%s'", op->name->def->parts[slot].name);
  mica_writer_fail(w);
}

static void write_slot(mica_bytecode_writer *w, const mica_op *op, property_step step) {
  const mica_attr *value = mica_op_slots(op)[step.slot];
  if (step.encoding == PROPERTY_OPTIONAL_ATTR) mica_bytecode_write_optional_attr(w, value);
  else if (value == NULL) refuse(w, op, step.slot);
  else if (step.encoding == PROPERTY_ATTR) mica_bytecode_write_attr(w, value);
  else if (step.encoding == PROPERTY_SIZES) write_sizes(w, value);
  else write_native(w, mica_slot_property(op->name->def, step.slot), value);
}

void mica_write_op_properties(mica_bytecode_writer *w, const mica_op *op,
                              const numbered_entry *name) {
  if (w->failed) return;
  if (op->name->def == NULL) {
    mica_bytecode_write_attr(w, mica_op_slots(op)[0]);
    return;
  }
  const mica_bytecode_interface *own = own_encoding_of(op->name);
  if (own != NULL) {
    own->write_properties(op, w);
    return;
  }
  const size_t first = name->extra;
  for (size_t i = 0; i < op->name->slot_count && !w->failed; i++)
    write_slot(w, op, w->steps[first + i]);
}

// ---- The list -----------------------------------------------------------------------------------

static uint64_t hash_of(const mica_bytecode_writer *w, const void *data, size_t size) {
  const mica_hash_key *key = &w->memory->hash_key;
  return hash_end(hash_bytes(key, hash_start(key), data, size));
}

static bool is_span(const property_table *t, text_span span, const byte_buffer *b) {
  return span.size == b->size && memcmp(t->bytes.data + span.at, b->data, b->size) == 0;
}

static size_t slot_of(const mica_bytecode_writer *w, const byte_buffer *b) {
  const property_table *t = &w->properties;
  size_t mask = t->slot_count - 1, i = (size_t)hash_of(w, b->data, b->size) & mask;
  while (t->slots[i] != 0 && !is_span(t, t->spans[t->slots[i] - 1], b)) i = (i + 1) & mask;
  return i;
}

static bool grow_slots(mica_bytecode_writer *w, property_table *t) {
  size_t count = t->slot_count == 0 ? 64 : t->slot_count * 2;
  uint32_t *slots = mica_memory_allocate(w->memory, count * sizeof *slots);
  if (slots == NULL) return false;
  memset(slots, 0, count * sizeof *slots);
  for (size_t i = 0; i < t->count; i++) {
    size_t at = (size_t)hash_of(w, t->bytes.data + t->spans[i].at, t->spans[i].size);
    while (slots[at & (count - 1)] != 0) at++;
    slots[at & (count - 1)] = (uint32_t)(i + 1);
  }
  mica_memory_free(w->memory, t->slots, t->slot_count * sizeof *slots);
  t->slots = slots;
  t->slot_count = count;
  return true;
}

static uint32_t add(mica_bytecode_writer *w, const byte_buffer *b) {
  property_table *t = &w->properties;
  if (!MICA_ARRAY_ROOM(w->memory, t->spans, t->count, t->capacity, 1) || t->count >= UINT32_MAX ||
      (t->count >= t->slot_count / 2 && !grow_slots(w, t))) {
    mica_writer_fail(w);
    return 0;
  }
  size_t slot = slot_of(w, b);
  if (t->slots[slot] != 0) return t->slots[slot] - 1;
  put_varint(w, &t->bytes, b->size);
  t->spans[t->count] = (text_span){t->bytes.size, b->size};
  mica_put_bytes(w, &t->bytes, b->data, b->size);
  t->slots[slot] = (uint32_t)++t->count;
  return (uint32_t)t->count - 1;
}

uint32_t mica_writer_properties(mica_bytecode_writer *w, const mica_op *op,
                                const numbered_entry *name) {
  byte_buffer *out = w->out;
  w->out = &w->property;
  w->property.size = 0;
  mica_write_op_properties(w, op, name);
  w->out = out;
  return w->failed ? 0 : add(w, &w->property);
}

void mica_write_property_section(mica_bytecode_writer *w) {
  byte_buffer *b = &w->sections[SECTION_PROPERTIES];
  put_varint(w, b, w->properties.count);
  mica_put_borrowed(w, b, w->properties.bytes.data, w->properties.bytes.size);
}

void mica_writer_properties_free(mica_bytecode_writer *w) {
  property_table *t = &w->properties;
  mica_bytes_free(w, &t->bytes);
  mica_memory_free(w->memory, t->spans, t->capacity * sizeof *t->spans);
  mica_memory_free(w->memory, t->slots, t->slot_count * sizeof *t->slots);
}

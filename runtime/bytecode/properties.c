// The order and form of an operation's properties, from the table of its parts. MLIR generates the
// same from a definition (readProperties, writeProperties).
#include "bytecode/properties.h"

#include "bytecode/encoding.h"

static property_encoding encoding_of(const mica_part *part, uint32_t version) {
  if (mica_part_holds_sizes(part))
    return version >= SINCE_SEGMENT_SIZES ? PROPERTY_SIZES : PROPERTY_ATTR;
  if ((part->flags & MICA_PART_PROPERTY) != 0) return PROPERTY_NATIVE;
  return (part->flags & MICA_PART_DEFAULTED) != 0 ? PROPERTY_OPTIONAL_ATTR : PROPERTY_ATTR;
}

// Those of the encoding, in the order of their names.
static size_t add_by_name(const mica_op_def *def, uint32_t version, bool sizes,
                          property_step *steps) {
  size_t count = 0;
  for (uint8_t slot = 0; slot < def->slot_count; slot++) {
    property_encoding encoding = encoding_of(&def->parts[slot], version);
    bool is_wanted = sizes ? encoding == PROPERTY_SIZES : encoding < PROPERTY_NATIVE;
    if (is_wanted) steps[count++] = (property_step){slot, (uint8_t)encoding};
  }
  return count;
}

// As they are declared: each by how many are before it.
static size_t add_native(const mica_op_def *def, property_step *steps) {
  size_t count = 0;
  for (uint8_t slot = 0; slot < def->slot_count; slot++) {
    if ((def->parts[slot].flags & MICA_PART_PROPERTY) == 0) continue;
    size_t at = count++;
    for (; at > 0 && def->parts[steps[at - 1].slot].order > def->parts[slot].order; at--)
      steps[at] = steps[at - 1];
    steps[at] = (property_step){slot, PROPERTY_NATIVE};
  }
  return count;
}

size_t mica_bytecode_property_steps(const mica_op_def *def, uint32_t version,
                                    property_step *steps) {
  size_t count = add_by_name(def, version, false, steps);
  count += add_native(def, steps + count);
  return count + add_by_name(def, version, true, steps + count);
}

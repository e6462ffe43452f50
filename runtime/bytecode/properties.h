// What the properties of a registered operation are written as, and in which order: what the
// reader and the writer share.
#ifndef MICA_RUNTIME_BYTECODE_PROPERTIES_H
#define MICA_RUNTIME_BYTECODE_PROPERTIES_H

#include "ir/op_name.h"
#include "mica/bytecode.h"

typedef enum property_encoding {
  PROPERTY_ATTR,           // the slot's attribute
  PROPERTY_OPTIONAL_ATTR,  // the same, or none
  PROPERTY_NATIVE,         // as the slot's mica_property_def says
  PROPERTY_SIZES,          // sizes of groups, without a type: where few aren't 0, only these
} property_encoding;
// One slot.
typedef struct property_step {
  uint8_t slot, encoding;
} property_step;

// Into room for def->slot_count steps; answers how many there are. Attributes by their names, then
// properties as they are declared, then sizes; before SINCE_SEGMENT_SIZES these are attributes.
size_t mica_bytecode_property_steps(const mica_op_def *def, uint32_t version, property_step *steps);

// The author's functions in their place, or NULL: there are none.
static inline const mica_bytecode_interface *own_encoding_of(const mica_op_name *name) {
  const mica_bytecode_interface *own = ((const mica_op_name_entry *)name)->bytecode;
  return own == NULL || own->read_properties == NULL ? NULL : own;
}

#endif

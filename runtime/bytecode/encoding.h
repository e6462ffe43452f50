// What bytecode is made of: sections, marks and the versions that brought them. Used by the reader
// and the writer.
#ifndef MICA_RUNTIME_BYTECODE_ENCODING_H
#define MICA_RUNTIME_BYTECODE_ENCODING_H

#include "mica/bytecode.h"

#define MICA_BYTECODE_MAGIC "ML\xefR"

enum {
  BYTECODE_MAGIC_SIZE = 4,
  BYTECODE_PADDING = 0xCB,  // fills what alignment leaves empty
};

// The version from which on a file has it.
typedef enum bytecode_since {
  SINCE_DIALECT_VERSIONS = 1,
  SINCE_LAZY_REGIONS = 2,   // those of isolated operations are sections of their own
  SINCE_USE_ORDERS = 3,     // of uses, where it isn't the order of reading
  SINCE_ELIDED_LOCS = 4,    // block arguments without a location; the number of names is told
  SINCE_PROPERTIES = 5,     // stand in a section of their own; names tell if they were registered
  SINCE_SEGMENT_SIZES = 6,  // are properties in an encoding of their own, no attributes
} bytecode_since;

typedef enum bytecode_section {
  SECTION_STRING,
  SECTION_DIALECT,
  SECTION_ATTR_TYPE,
  SECTION_ATTR_TYPE_OFFSET,
  SECTION_IR,
  SECTION_RESOURCE,
  SECTION_RESOURCE_OFFSET,
  SECTION_DIALECT_VERSIONS,
  SECTION_PROPERTIES,
  SECTION_COUNT
} bytecode_section;
enum { SECTION_IS_ALIGNED = 0x80 };  // beside the number: an alignment follows the size

// Which parts of an operation follow.
enum {
  OP_HAS_ATTRS = 1 << 0,
  OP_HAS_RESULTS = 1 << 1,
  OP_HAS_OPERANDS = 1 << 2,
  OP_HAS_SUCCESSORS = 1 << 3,
  OP_HAS_REGIONS = 1 << 4,
  OP_HAS_USE_ORDERS = 1 << 5,
  OP_HAS_PROPERTIES = 1 << 6,
};

typedef enum bytecode_resource { RESOURCE_BLOB, RESOURCE_BOOL, RESOURCE_STRING } bytecode_resource;

#endif

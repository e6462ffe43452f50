// What an expression of C++ is, as far as its members are concerned.
#ifndef MICA_GEN_CPP_CPP_KIND_H
#define MICA_GEN_CPP_CPP_KIND_H

#include "base/text.h"
#include "c/c_type.h"

typedef enum cpp_kind {
  CPP_UNKNOWN,
  CPP_TYPE,
  CPP_ATTR,
  CPP_VALUE,
  CPP_VALUES,  // the values of a variadic part: written as its placeholder
  CPP_OP,
  CPP_OPERANDS,  // of an operation: written as that operation
  CPP_RESULTS,   // likewise
  CPP_REGION,
  CPP_BLOCKS,  // of a region: written as that region
  CPP_BLOCK,
  CPP_INT,
  CPP_BOOL,
  CPP_FLOAT,
  CPP_ENUM,  // of any enum
  CPP_STR,
  CPP_NUMBER,  // APInt: written as the attribute that holds it
  CPP_INTS,
  CPP_INT32S,
  CPP_TYPES,
  CPP_ATTRS,
  CPP_TYPE_ID,  // a class of types or attributes
  CPP_BUILDER,
  CPP_CONTEXT,
} cpp_kind;

// The class that has the members of all things of a kind: "Type".
text cpp_kind_class(cpp_kind kind);
// The kind of that class, or of values of a C type ("const mica_type *"); CPP_UNKNOWN: another.
cpp_kind cpp_kind_named(text class_or_c_type);
// What C++ takes an expression of the C type for.
cpp_kind cpp_kind_of_c_type(const c_type *type);
const char *cpp_kind_c_type(cpp_kind kind);  // NULL: it has none
cpp_kind cpp_kind_of_item(cpp_kind list);    // CPP_UNKNOWN: it is no list
cpp_kind cpp_kind_of_list(cpp_kind item);    // CPP_UNKNOWN: there is no list of them

#endif

// Inherent and derived attributes of an operation. Made by make/attribute.c and make/derived.c.
#ifndef MICA_GEN_MODEL_ATTRIBUTE_H
#define MICA_GEN_MODEL_ATTRIBUTE_H

#include "c/c_type.h"
#include "model/constraint.h"
#include "model/property.h"

typedef struct model_definition model_definition;
typedef struct model_enum model_enum;

// An inherent attribute or property: a slot.
// Accessors: const mica_attr *ring_add_modulus_attr(op)       NULL when absent
//            T ring_add_modulus(op)                           the C value; the default when absent
//            bool ring_add_has_modulus(op)                    optional ones
//            bool ring_add_set_modulus(op, T value)           false: no memory
//            void ring_add_set_modulus_attr(op, const mica_attr *value)
// Of a property:  bool ring_add_set_modulus_attr(op, attr)    converts; false: reported
//   a list:       size_t ring_add_rows_count(op), T ring_add_rows(op, i), set_rows(op, T *, count)
//   optional:     ring_add_has_limit(op), ring_add_limit(op), set_limit(op, const T *value)
typedef struct model_attribute {
  const char *name;
  const char *c_name;
  const char *summary;  // of Arg<>, else ""
  const model_constraint *constraint;
  c_type type;  // of the C value
  // C over $_self: the value of an attribute; NULL: the attribute is the value
  const char *from_attr;
  const char *to_attr;        // C over $0 and $_ctxt; NULL: the value is the attribute
  const char *storage_class;  // of an attribute: its class in C++, or ""
  const char *storage_check;  // C function `bool f(const mica_attr *)`, or NULL
  const char *dense;          // of a dense array: C over $_ctxt, its elements' type, or NULL
  // C expression of `type`, or NULL; of a list or an optional property "values, count".
  const char *default_value;
  // C over $_ctxt: the type of a typed attribute (a format leaves it out), or NULL
  const char *value_type;
  const model_property *property;  // NULL: an attribute
  bool is_optional;                // may be absent
  bool is_unit;
  bool is_symbol_name;                 // a SymbolNameAttr: formats write it as @name
  bool is_symbol_reference;            // a SymbolRefAttr or FlatSymbolRefAttr
  const model_enum *enumeration;       // of an enum attribute or property, else NULL
  const model_definition *definition;  // of an attribute definition (AttrDef, EnumAttr), else NULL
  size_t index;                        // among the attributes, as declared
  size_t slot;                         // among the op's slots (sorted by name)
  place at;
} model_attribute;

// The accessors that it has beside ring_add_modulus_attr and ring_add_set_modulus_attr: none that
// would give the same.
bool model_attribute_has_presence(const model_attribute *a);  // ring_add_has_modulus
bool model_attribute_has_value(const model_attribute *a);     // ring_add_modulus
bool model_attribute_has_setter(const model_attribute *a);    // ring_add_set_modulus
// What an author's inference of types is given: ring_add_parts_modulus, beside _parts_modulus_attr.
bool model_attribute_has_given(const model_attribute *a);
// Whether its default is made in a context.
bool model_attribute_asks_context(const model_attribute *a);

// A derived attribute: computed from the operation, never stored. Its accessor:
// T ring_add_width(const mica_op *op).
typedef struct model_derived {
  const char *name, *c_name;
  c_type type;
  author_code body;     // statements over `op` that end in a return; none: the author's function
  const char *cpp;      // what stands in C++ in its place, or NULL
  bool has_attr;        // it can be made an attribute,
  const char *to_attr;  // by C over $_self and $_ctxt; NULL: by a function of the author
  place at;
} model_derived;

#endif

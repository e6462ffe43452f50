// Properties: inherent data of operations with a C type of its own, kept as an attribute. Used by
// generated code and by hooks of properties of the author's own; the definitions
// (mica_property_def) are constants in generated code, the attributes belong to the context.
#ifndef MICA_PROPERTY_H
#define MICA_PROPERTY_H

#include "mica/dialect.h"

MICA_BEGIN

// The attribute that an operation keeps for `given`; `given` itself where it is that. NULL: there
// is none, which was reported (to `report`, unless that is NULL), or no memory.
MICA_API const mica_attr *mica_property_convert(mica_context *ctx, const mica_property_def *def,
                                                const mica_attr *given,
                                                const mica_property_report *report);
// The attribute of a value of zeros: 0, false, "", an empty list, absence. NULL: no memory.
MICA_API const mica_attr *mica_property_zero(mica_context *ctx, const mica_property_def *def);
// That of a list, or of an optional value (`count` 0 or 1), from C values: integers of the
// element's width, bool, mica_str, enums; of other elements their attributes, which are converted.
// NULL: there is none, or no memory.
MICA_API const mica_attr *mica_property_of(mica_context *ctx, const mica_property_def *def,
                                           const void *values, size_t count);
// The value of an enum, of the attribute that is kept.
MICA_API uint64_t mica_property_enum_value(const mica_property_def *def, const mica_attr *kept);

// A property in its slot. Setting converts; NULL sets the default. False: reported, or no memory.
MICA_API bool mica_op_set_property(mica_op *op, size_t slot, const mica_attr *value);
MICA_API bool mica_op_has_default(const mica_op *op, size_t slot);

struct mica_property_report {
  mica_diag *(*begin)(void *user);  // the message up to what is said here
  void *user;
};
// For the hooks of a property: says why an attribute is refused. Always false. `report` may be
// NULL.
MICA_API MICA_COLD bool mica_property_error(const mica_property_report *report, const char *format,
                                            ...);

MICA_END

#endif

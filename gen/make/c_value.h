// The C of values that definitions give for parameters, arguments and attributes.
#ifndef MICA_GEN_MAKE_C_VALUE_H
#define MICA_GEN_MAKE_C_VALUE_H

#include "make/build.h"

// A value of a C type, as C over `$_ctxt` and the source's names. What is C++ without C is
// reported at its place; *is_zero: it is the type's empty value (`{}`, `StringAttr()`, `nullptr`),
// for which there may be no expression. NULL: no value is given.
const char *c_value_of(build *b, const cpp_source *source, const c_type *type, bool *is_zero);

// Those of a list `{1, 2}`, a class before it or not, with commas between. NULL: it is none.
const char *c_items_of(build *b, const cpp_source *source, const c_type *item, size_t *count);

// The default of a list or an optional property as "values, count"; NULL: reported.
const char *model_property_default(build *b, const model_property *p, const cpp_source *source);

const char *c_zero_of(build *b, const c_type *type);  // the empty value as an expression

#endif

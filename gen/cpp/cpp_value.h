// What kind of thing a value in C or C++ is.
#ifndef MICA_GEN_CPP_CPP_VALUE_H
#define MICA_GEN_CPP_CPP_VALUE_H

#include "cpp/cpp_expression.h"

// Whether a translated value is one of the C type, as far as it tells; false: reported,
// or, of an attribute, told in source->failure.
bool code_has_type(cpp_context *cpp, const cpp_source *source, const c_expression *e, cpp_kind kind,
                   const c_type *type);

// What C tells of itself: literals, `$_ctxt`, functions of the vocabulary.
cpp_kind code_kind(cpp_context *cpp, const c_expression *e);

#endif

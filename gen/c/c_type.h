// Types of C, as far as generated code and an author's values go.
#ifndef MICA_GEN_C_C_TYPE_H
#define MICA_GEN_C_C_TYPE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

// Of model/: what a type is named after.
typedef struct model_definition model_definition;
typedef struct model_enum model_enum;

// What a C type is to the runtime: how a parameter is stored, compared, parsed and printed.
typedef enum c_kind {
  C_TYPE,     // const mica_type *
  C_ATTR,     // const mica_attr *
  C_POINTER,  // another uniqued pointer: const mica_affine_map *, const mica_integer_set *
  C_BOOL,
  C_INT,
  C_UINT,      // of `size` bytes
  C_ENUM,      // an enum of the model (`named`)
  C_FLOAT,     // double, float
  C_STR,       // mica_str
  C_RESOURCE,  // mica_str, the key of a resource of the dialect
  C_TYPES,
  C_ATTRS,
  C_STRS,   // mica_types, mica_attrs, mica_strs
  C_ARRAY,  // struct { const T *data; size_t size; } of scalars (`element`, of `size` bytes each)
  C_LOC,    // mica_loc
  C_OPTIONAL,  // struct { T value; bool has_value; } of a scalar (`element`, of `size` bytes)
  C_CUSTOM,    // any other C type, by its spelling
} c_kind;

typedef struct c_type {
  c_kind kind;
  const char *spelling;  // "int64_t", "const mica_type *", "mica_int64s"
  const char *element;   // of an array: "int64_t", else NULL
  uint32_t size;  // bytes of the scalar (or of an array's element), 0 where it has no meaning
  const model_enum *named;  // C_ENUM
  const model_definition
      *definition;    // C_TYPE, C_ATTR, lists of them: of one definition, "ring::ElemType", or NULL
  const char *check;  // the same, of one class of the runtime: the question, or NULL
  const char
      *class_name;    // C_TYPE, C_TYPES: what messages call that class, "builtin.function", or NULL
  const char *dense;  // C_ATTR, a dense array: C over $_ctxt, the type of its elements, or NULL
  const char *parser, *printer;  // of a class that is read in a way of its own, as a parameter's
  const char *kind_of_param;     // C_CUSTOM: how the runtime keeps it, or NULL: it isn't said
  const char *hooks;             // C_CUSTOM: a mica_param_hooks, or NULL
  bool is_enum_parameter;        // C_ENUM: of an EnumParameter, whose bits stand one by one
  bool may_be_absent;            // C_TYPE, C_ATTR: text may leave it out (std::optional)
  bool is_unknown;               // C_CUSTOM: it was reported
} c_type;

// A scalar of C, or a struct or pointer of the runtime that is as well known: "mica_str".
typedef struct c_scalar {
  const char *name;
  c_kind kind;
  uint32_t size;
} c_scalar;
extern const c_scalar c_scalars[];
extern const size_t c_scalar_count;
// Integers by any order of their words: `long unsigned int`, too. NULL: none.
const c_scalar *c_scalar_named(text name);
bool c_is_integer(text c_name);  // bool or an integer
// As types are compared and written: without comments, with single blanks where there are any.
text c_type_tidy(arena *a, text written);

#endif

// The types that a file of C knows by their names alone.
#include "c/c_type.h"

const c_scalar c_scalars[] = {
    {"bool", C_BOOL, 1},
    {"char", C_INT, 1},
    {"signed char", C_INT, 1},
    {"int8_t", C_INT, 1},
    {"int16_t", C_INT, 2},
    {"int32_t", C_INT, 4},
    {"int64_t", C_INT, 8},
    {"uint8_t", C_UINT, 1},
    {"uint16_t", C_UINT, 2},
    {"uint32_t", C_UINT, 4},
    {"uint64_t", C_UINT, 8},
    {"int", C_INT, 4},
    {"unsigned", C_UINT, 4},
    {"unsigned int", C_UINT, 4},
    {"short", C_INT, 2},
    {"unsigned short", C_UINT, 2},
    {"unsigned char", C_UINT, 1},
    {"long long", C_INT, 8},
    {"unsigned long long", C_UINT, 8},
    {"size_t", C_UINT, 8},
    {"float", C_FLOAT, 4},
    {"double", C_FLOAT, 8},
    {"mica_str", C_STR, 0},
    {"mica_types", C_TYPES, 0},
    {"mica_attrs", C_ATTRS, 0},
    {"mica_strs", C_STRS, 0},
    {"mica_loc", C_LOC, 8},
    {"const mica_type *", C_TYPE, 0},
    {"const mica_attr *", C_ATTR, 0},
    {"const mica_affine_map *", C_POINTER, 0},
    {"const mica_integer_set *", C_POINTER, 0},
};
const size_t c_scalar_count = sizeof c_scalars / sizeof *c_scalars;

const c_scalar *c_scalar_named(text name) {
  for (size_t i = 0; i < c_scalar_count; i++)
    if (text_is(name, c_scalars[i].name)) return &c_scalars[i];
  return NULL;
}

bool c_is_integer(text c_name) {
  const c_scalar *known = c_scalar_named(c_name);
  return known != NULL && (known->kind == C_BOOL || known->kind == C_INT || known->kind == C_UINT);
}

// Builtin attributes about places in memory: affine maps, integer sets, strided layouts.
#include "builtin/params.h"

const mica_interface mica_memref_layout_interface_id = {"MemRefLayoutAttrInterface"};

static const mica_param_def affine_map_params[] = {
    PARAM(affine_map_attr, value, MICA_PARAM_POINTER)};
static const mica_param_def integer_set_params[] = {
    PARAM(integer_set_attr, value, MICA_PARAM_POINTER)};
static const mica_param_def strided_layout_params[] = {
    PARAM(strided_layout_attr, offset, MICA_PARAM_BITS),
    PARAM_ARRAY(strided_layout_attr, strides, int64_t),
};
const mica_attr_def mica_builtin_affine_map_attr = {
    .base = BUILTIN_BASE_ALIASED("builtin.affine_map", affine_map_attr, affine_map_params, "map"),
    .print = mica_printer_affine_map_attr};
const mica_attr_def mica_builtin_integer_set_attr = {
    .base =
        BUILTIN_BASE_ALIASED("builtin.integer_set", integer_set_attr, integer_set_params, "set"),
    .print = mica_printer_integer_set_attr};
const mica_attr_def mica_builtin_strided_layout_attr = {
    .base = BUILTIN_BASE("builtin.strided_layout", strided_layout_attr, strided_layout_params),
    .print = mica_printer_strided_layout_attr};

const mica_attr *mica_attr_affine_map(const mica_affine_map *map) {
  if (map == NULL) return NULL;
  affine_map_attr params = {map};
  return mica_attr_get(map->context, &mica_builtin_affine_map_attr, &params);
}
bool mica_attr_is_affine_map(const mica_attr *attr) {
  return attr->def == &mica_builtin_affine_map_attr;
}
const mica_affine_map *mica_attr_affine_map_value(const mica_attr *attr) {
  const affine_map_attr *params = params_of_attr(attr, &mica_builtin_affine_map_attr);
  return params->value;
}

const mica_attr *mica_attr_integer_set(const mica_integer_set *set) {
  if (set == NULL) return NULL;
  integer_set_attr params = {set};
  return mica_attr_get(set->context, &mica_builtin_integer_set_attr, &params);
}
bool mica_attr_is_integer_set(const mica_attr *attr) {
  return attr->def == &mica_builtin_integer_set_attr;
}
const mica_integer_set *mica_attr_integer_set_value(const mica_attr *attr) {
  const integer_set_attr *params = params_of_attr(attr, &mica_builtin_integer_set_attr);
  return params->value;
}

static const strided_layout_attr *strided_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_strided_layout_attr);
}
const mica_attr *mica_attr_strided_layout(mica_context *ctx, int64_t offset, mica_int64s strides) {
  strided_layout_attr params = {offset, strides};
  return mica_attr_get(ctx, &mica_builtin_strided_layout_attr, &params);
}
bool mica_attr_is_strided_layout(const mica_attr *attr) {
  return attr->def == &mica_builtin_strided_layout_attr;
}
int64_t mica_attr_strided_layout_offset(const mica_attr *attr) { return strided_of(attr)->offset; }
mica_int64s mica_attr_strided_layout_strides(const mica_attr *attr) {
  return strided_of(attr)->strides;
}

// Types of the emitc dialect: what C has a type for, and the checks of its own. Called by generated
// code; own nothing.
#include "emitc/emitc.h"

#include "mica/location.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "pointers.h"

// ---- What C has a type for ----------------------------------------------------------------------

bool emitc_is_supported_integer_type(const mica_type *type) {
  if (!mica_type_is_integer(type)) return false;
  const uint32_t width = mica_type_integer_width(type);
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

bool emitc_is_supported_float_type(const mica_type *type) {
  if (!mica_type_is_float(type)) return false;
  const uint32_t width = mica_type_bit_width(type);
  return width == 16 || width == 32 || width == 64;
}

bool emitc_is_pointer_wide_type(const mica_type *type) {
  return emitc_signed_size_t_type_isa(type) || emitc_size_t_type_isa(type) ||
         emitc_ptr_diff_t_type_isa(type);
}

bool emitc_is_integer_index_or_opaque_type(const mica_type *type) {
  return mica_type_is_index(type) || emitc_opaque_type_isa(type) ||
         emitc_is_supported_integer_type(type) || emitc_is_pointer_wide_type(type);
}

// What pointers point to and arrays and tensors consist of, in the end; NULL: C has no type for it.
static const mica_type *innermost(const mica_type *type) {
  for (;;) {
    if (emitc_pointer_type_isa(type)) {
      type = emitc_pointer_type_pointee(type);
      continue;
    }
    const bool is_tensor = mica_type_is_tensor(type);
    if (!is_tensor && !emitc_array_type_isa(type)) return type;
    if (is_tensor && !mica_type_has_static_shape(type)) return NULL;
    type = is_tensor ? mica_type_element(type) : emitc_array_type_element_type(type);
    if (emitc_array_type_isa(type)) return NULL;
  }
}

// A tuple waits to be looked into, each once: aliases in a few lines of text can name more than
// anybody could look at.
static bool look_at(emitc_pointers *tuples, const mica_type *type) {
  type = innermost(type);
  if (type == NULL) return false;
  if (!mica_type_is_tuple(type))
    return emitc_is_integer_index_or_opaque_type(type) || emitc_is_supported_float_type(type);
  bool ok;
  (void)emitc_pointers_add(tuples, type, &ok);
  return ok;
}

static bool look_into(emitc_pointers *tuples, const mica_type *tuple) {
  const mica_types elements = mica_type_tuple_elements(tuple);
  for (size_t i = 0; i < elements.size; i++)
    if (emitc_array_type_isa(elements.data[i]) || !look_at(tuples, elements.data[i])) return false;
  return true;
}

bool emitc_is_supported_emit_c_type(const mica_type *type) {
  emitc_pointers tuples = {.ctx = mica_type_context(type)};
  bool is_supported = look_at(&tuples, type);
  const mica_type *tuple;
  while (is_supported && (tuple = emitc_pointers_next(&tuples)) != NULL)
    is_supported = look_into(&tuples, tuple);
  emitc_pointers_free(&tuples);
  return is_supported;
}

// ---- Pointers, lvalues, opaque types ------------------------------------------------------------

bool emitc_pointer_type_check(mica_context *ctx, mica_loc loc, const mica_type *pointee) {
  return !emitc_l_value_type_isa(pointee) ||
         mica_error(ctx, loc, "pointers to lvalues are not allowed");
}

bool emitc_l_value_type_check(mica_context *ctx, mica_loc loc, const mica_type *value_type) {
  if (!emitc_is_supported_emit_c_type(value_type))
    return mica_error(ctx, loc, "!emitc.lvalue must wrap supported emitc type, but got '%t'",
                      value_type);
  return !emitc_array_type_isa(value_type) ||
         mica_error(ctx, loc, "!emitc.lvalue cannot wrap !emitc.array type");
}

bool emitc_opaque_type_check(mica_context *ctx, mica_loc loc, mica_str value) {
  if (value.size == 0)
    return mica_error(ctx, loc, "expected non empty string in !emitc.opaque type");
  return value.data[value.size - 1] != '*' ||
         mica_error(ctx, loc,
                    "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead");
}

// ---- `!emitc.array<2x3xf32>` --------------------------------------------------------------------

static bool is_element(const mica_type *type) {
  return emitc_is_supported_float_type(type) || emitc_is_integer_index_or_opaque_type(type) ||
         emitc_pointer_type_isa(type);
}

bool emitc_array_type_check(mica_context *ctx, mica_loc loc, mica_int64s shape,
                            const mica_type *element_type) {
  if (shape.size == 0) return mica_error(ctx, loc, "shape must not be empty");
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] < 0) return mica_error(ctx, loc, "dimensions must have non-negative size");
  if (element_type == NULL) return mica_error(ctx, loc, "element type must not be none");
  return is_element(element_type) || mica_error(ctx, loc, "invalid array element type");
}

const mica_type *emitc_array_type_parse(mica_parser *p) {
  mica_int64s shape;
  const mica_type *element;
  if (!mica_parse_punct(p, '<') || !mica_parse_dimension_list(p, false, true, &shape)) return NULL;
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &element)) return NULL;
  if (!is_element(element)) {
    mica_parse_error(p, at, "invalid array element type ''%t''", element);
    return NULL;
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return emitc_array_type_get_checked(
      mica_parser_context(p), mica_parser_loc(p, mica_parser_name_position(p)), shape, element);
}

void emitc_array_type_print(mica_printer *p, const mica_type *type) {
  const mica_int64s shape = emitc_array_type_shape(type);
  mica_print_char(p, '<');
  for (size_t i = 0; i < shape.size; i++) {
    mica_print_int(p, shape.data[i]);
    mica_print_char(p, 'x');
  }
  mica_print_type(p, emitc_array_type_element_type(type));
  mica_print_char(p, '>');
}

mica_int64s emitc_array_type_dims(const mica_type *type) { return emitc_array_type_shape(type); }
const mica_type *emitc_array_type_element(const mica_type *type) {
  return emitc_array_type_element_type(type);
}
const mica_type *emitc_array_type_with_element(const mica_type *type, const mica_type *element) {
  return emitc_array_type_get_checked(type->context, mica_loc_unknown(),
                                      emitc_array_type_shape(type), element);
}

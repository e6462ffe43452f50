// The types of transform: handles of operations and of values, parameters. Called by generated
// code; own nothing.
#include "shared.h"

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

bool transform_type_is_handle(const mica_type *type) {
  return mica_type_interface(type, &transform_handle_type_interface_id) != NULL ||
         mica_type_is_named(type, "pdl.operation");
}

bool transform_type_is_value_handle(const mica_type *type) {
  return mica_type_interface(type, &transform_value_handle_type_interface_id) != NULL;
}

bool transform_type_is_param(const mica_type *type) {
  return mica_type_interface(type, &transform_param_type_interface_id) != NULL;
}

bool transform_type_is_handle_of(const mica_type *type, const char *name) {
  return transform_operation_type_isa(type) &&
         mica_str_is(transform_operation_type_operation_name(type), name);
}

bool transform_types_are_alike(const mica_type *a, const mica_type *b) {
  return (transform_type_is_handle(a) && transform_type_is_handle(b)) ||
         (transform_type_is_param(a) && transform_type_is_param(b)) ||
         (transform_type_is_value_handle(a) && transform_type_is_value_handle(b));
}

// ---- Text ---------------------------------------------------------------------------------------

const mica_type *transform_parse_type(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  const mica_type *type = NULL;
  mica_str mnemonic;
  if (mica_parse_generated_type(p, &transform_dialect, &mnemonic, &type) == MICA_ABSENT)
    mica_parse_error(p, at, "unknown type mnemonic: %S", mnemonic);
  return type;
}

bool transform_print_type(mica_printer *p, const mica_type *type) {
  (void)p, (void)type;
  return false;
}

bool transform_param_type_check(mica_context *ctx, mica_loc loc, const mica_type *of) {
  return (mica_type_is_integer(of) && mica_type_integer_width(of) <= 64) ||
         mica_error(ctx, loc, "only supports integer types with width <=64");
}

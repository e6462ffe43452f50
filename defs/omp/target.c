// Hooks of what devices have and execute: forms and checks. Called by generated code; own nothing.
#include "mica/attribute.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "mica/symbol.h"
#include "shared.h"

// ---- Maps ---------------------------------------------------------------------------------------

bool omp_map_bounds_check(mica_op *op) {
  return omp_map_bounds_extent(op) != NULL || omp_map_bounds_upper_bound(op) != NULL ||
         mica_op_plain_error(op, "expected extent or upperbound.");
}

bool omp_map_info_check(mica_op *op) {
  const mica_attr *mapper = omp_map_info_mapper_id_attr(op);
  const mica_op *found = mapper == NULL ? NULL : mica_symbol_nearest(op, mapper);
  if (mapper != NULL && (found == NULL || !omp_declare_mapper_isa(found)))
    return mica_op_plain_error(op, "invalid mapper id");
  return omp_check_mapped(op, "members", omp_map_info_members_segment(op));
}

bool omp_target_data_check(mica_op *op) {
  if (omp_target_data_map_vars_count(op) == 0 &&
      omp_target_data_use_device_ptr_vars_count(op) == 0 &&
      omp_target_data_use_device_addr_vars_count(op) == 0)
    return mica_op_loc_error(op,
                             "At least one of map, use_device_ptr_vars, or use_device_addr_vars "
                             "operand must be present");
  return omp_check_mapped(op, "use_device_ptr", omp_target_data_use_device_ptr_vars_segment(op)) &&
         omp_check_mapped(op, "use_device_addr",
                          omp_target_data_use_device_addr_vars_segment(op)) &&
         omp_check_map(op);
}

bool omp_target_enter_data_check(mica_op *op) { return omp_check_depend(op) && omp_check_map(op); }
bool omp_target_exit_data_check(mica_op *op) { return omp_check_depend(op) && omp_check_map(op); }
bool omp_target_update_check(mica_op *op) { return omp_check_depend(op) && omp_check_map(op); }

bool omp_target_check(mica_op *op) {
  if (!omp_check_depend(op) ||
      !omp_check_mapped(op, "has_device_addr", omp_target_has_device_addr_vars_segment(op)) ||
      !omp_check_map(op))
    return false;
  return !omp_target_has_private_maps(op) ||
         omp_target_private_maps(op).size == omp_target_private_vars_count(op) ||
         mica_op_loc_error(
             op, "sizes of `private` operand range and `private_maps` attribute mismatch");
}

// ---- target_allocmem %device : i32, i64(%n : i32), %size ----------------------------------------

// `(%n, %m : i32, i64)`, or nothing.
static bool parse_parameters(mica_parser *p, mica_operand_refs *values, mica_types *types) {
  return !mica_parse_optional_punct(p, '(') ||
         (mica_parse_operands(p, 0, false, values) && mica_parse_punct(p, ':') &&
          mica_parse_types(p, types) && mica_parse_punct(p, ')'));
}

static bool set_sizes(mica_op_state *out, size_t parameters, size_t shape) {
  const int32_t sizes[] = {1, (int32_t)parameters, (int32_t)shape};
  const mica_attr *segments =
      mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, 3});
  return segments != NULL &&
         mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), segments);
}

bool omp_target_allocmem_parse(mica_parser *p, mica_op_state *out) {
  mica_context *ctx = mica_parser_context(p);
  mica_operand_ref device;
  mica_operand_refs parameters = {NULL, 0}, shape = {NULL, 0};
  mica_types types = {NULL, 0};
  const mica_type *device_type, *type;
  const mica_position at = mica_parser_name_position(p);
  if (!mica_parse_operand(p, &device) || !mica_parse_punct(p, ':') ||
      !mica_parse_type(p, &device_type) || !mica_state_operands(out, &device, 1, device_type) ||
      !mica_parse_punct(p, ',') || !mica_parse_type(p, &type))
    return false;
  const mica_attr *in_type = mica_attr_type_of(type);
  if (in_type == NULL || !mica_state_set_attribute(out, MICA_STR("in_type"), in_type) ||
      !parse_parameters(p, &parameters, &types))
    return false;
  if (mica_parse_optional_punct(p, ',') && !mica_parse_operands(p, 0, false, &shape)) return false;
  return mica_state_operands_typed(out, parameters.data, parameters.size, types, at) &&
         mica_state_operands(out, shape.data, shape.size, mica_type_index(ctx)) &&
         set_sizes(out, parameters.size, shape.size) && mica_parse_attr_dict(p, out) &&
         mica_state_result(out, mica_type_i(ctx, 64));
}

void omp_target_allocmem_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"in_type", "operandSegmentSizes"};
  const mica_segment parameters = omp_target_allocmem_typeparams_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, omp_target_allocmem_device(op));
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(omp_target_allocmem_device(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, omp_target_allocmem_in_type(op));
  if (parameters.count > 0) {
    mica_print_char(p, '(');
    mica_print_operands(p, op, parameters.first, parameters.count);
    mica_print_str(p, MICA_STR(" : "));
    mica_print_operand_types(p, op, parameters.first, parameters.count);
    mica_print_char(p, ')');
  }
  for (size_t i = 0; i < omp_target_allocmem_shape_count(op); i++) {
    mica_print_str(p, MICA_STR(", "));
    mica_print_operand(p, omp_target_allocmem_shape(op, i));
  }
  mica_print_attr_dict(p, op, elided, sizeof elided / sizeof *elided);
}

bool omp_target_allocmem_check(mica_op *op) {
  (void)op;
  return true;
}

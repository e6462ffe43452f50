// Hooks of the dialect probe: traits, interfaces, regions, attributes of other operations. Own
// nothing.
#include "probe/probe.h"

// ---- Attributes of the dialect on other operations ----------------------------------------------

bool probe_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  if (!mica_str_is(name, "probe.checked") || mica_attr_is_unit(attr)) return true;
  return mica_op_error(op, "takes 'probe.checked' without a value only");
}

bool probe_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                            mica_str name, const mica_attr *attr) {
  (void)attr;
  return !mica_str_is(name, "probe.refused") ||
         mica_op_error(op, "argument %z of region %z refuses '%S'", argument, region, name);
}

bool probe_verify_region_result_attribute(mica_op *op, size_t region, size_t result, mica_str name,
                                          const mica_attr *attr) {
  (void)attr;
  return !mica_str_is(name, "probe.refused") ||
         mica_op_error(op, "result %z of region %z refuses '%S'", result, region, name);
}

bool probe_is_welcome(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op) {
  (void)ctx, (void)dialect;
  return mica_op_region_count(op) == 0;
}

// ---- Traits and regions -------------------------------------------------------------------------

bool probe_trait_even_operands_check(mica_op *op) {
  return mica_op_operand_count(op) % 2 == 0 ||
         mica_op_error(op, "needs an even number of operands");
}

bool probe_trait_multiple_of_check(mica_op *op, const mica_parametric_trait *trait) {
  int64_t number;
  for (size_t i = 0; mica_trait_number(trait, i, &number); i++)
    if ((int64_t)mica_op_operand_count(op) % number != 0)
      return mica_op_error(op, "needs a multiple of %s operands", trait->parameters);
  return true;
}

bool probe_graph_has_ssa_dominance(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return false;
}

// The first is asked before the nested operations are verified, the second when they are known to
// be right.
bool probe_region_verifier_check(mica_op *op) {
  return mica_op_attribute(op, MICA_STR("bad")) == NULL || mica_op_error(op, "is bad");
}
bool probe_region_verifier_check_regions(mica_op *op) {
  return mica_op_attribute(op, MICA_STR("bad_inside")) == NULL ||
         mica_op_error(op, "is bad inside");
}

// ---- Interfaces ---------------------------------------------------------------------------------

int64_t probe_cheap_cost(const mica_op *op) {
  (void)op;
  return 1;
}
int64_t probe_dear_cost(const mica_op *op) { return 100 * (int64_t)mica_op_operand_count(op); }
int64_t probe_dear_total_cost(const mica_op *op, int64_t times) {
  return times * probe_dear_cost(op);
}
const char *probe_dear_unit(void) { return "second"; }

bool probe_blob_type_check(mica_context *ctx, mica_loc loc, uint32_t size) {
  return size > 0 || mica_error(ctx, loc, "a blob has at least one byte");
}
uint32_t probe_blob_type_sized_size(const mica_type *type) { return probe_blob_type_size(type); }

bool probe_infer_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                             const mica_type **types) {
  (void)ctx, (void)loc;
  types[0] = mica_type_element_or_self(mica_value_type(probe_infer_parts_container(parts)));
  return true;
}

bool probe_cast_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return mica_type_is_integer(inputs.data[0]) == mica_type_is_integer(outputs.data[0]);
}

// ---- Destinations -------------------------------------------------------------------------------

mica_successor_operands probe_odd_destination_destinations(const mica_op *op) {
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

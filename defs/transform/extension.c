// Hooks of operations about other dialects that need a check: bufferization, gpu, irdl; and of
// choices that are made from outside. Called by generated code; own nothing.
#include "shared.h"

#include "mica/interfaces.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

bool transform_bufferization_one_shot_bufferize_check(mica_op *op) {
  const mica_str copy = transform_bufferization_one_shot_bufferize_memcpy_op(op);
  const bool analyzes = transform_bufferization_one_shot_bufferize_test_analysis_only(op);
  if (!mica_str_is(copy, "memref.copy") && !mica_str_is(copy, "linalg.copy"))
    return mica_op_error(op, "unsupported memcpy op");
  if (!analyzes && transform_bufferization_one_shot_bufferize_print_conflicts(op))
    return mica_op_error(op, "'print_conflicts' requires 'test_analysis_only'");
  return analyzes || !transform_bufferization_one_shot_bufferize_dump_alias_sets(op) ||
         mica_op_error(op, "'dump_alias_sets' requires 'test_analysis_only'");
}

bool transform_gpu_map_forall_to_blocks_check(mica_op *op) {
  const size_t count = transform_gpu_map_forall_to_blocks_grid_dims(op).size;
  return count == 0 || count == 3 ||
         mica_op_error(op, "transform requires empty or size-3 grid_dims");
}

// ---- irdl ---------------------------------------------------------------------------------------

static size_t count_named(const mica_op *dialect, const char *name) {
  const mica_block *body =
      mica_op_region_count(dialect) == 0 ? NULL : mica_region_first(mica_op_region(dialect, 0));
  size_t count = 0;
  for (const mica_op *op = body == NULL ? NULL : mica_block_first(body); op != NULL;
       op = mica_op_next(op))
    count += mica_str_is(mica_op_name_of(op), name);
  return count;
}

bool transform_irdl_collect_matching_check(mica_op *op) {
  const mica_op *dialect =
      mica_block_first(mica_region_first(transform_irdl_collect_matching_body(op)));
  if (dialect == NULL || mica_op_next(dialect) != NULL)
    return mica_op_error(op, "expects a single operation in the body");
  if (!mica_str_is(mica_op_name_of(dialect), "irdl.dialect"))
    return mica_op_error(op, "expects the body operation to be irdl.dialect");
  if (count_named(dialect, "irdl.operation") != 1)
    return mica_op_error(op, "expects IRDL to contain exactly one operation");
  return count_named(dialect, "irdl.type") + count_named(dialect, "irdl.attribute") == 0 ||
         mica_op_error(op, "IRDL types and attributes are not yet supported");
}

// ---- tune ---------------------------------------------------------------------------------------

bool transform_tune_knob_check(mica_op *op) {
  const mica_attr *selected = transform_tune_knob_selected_attr(op);
  const mica_attr *options = transform_tune_knob_options_attr(op);
  if (selected == NULL || !mica_attr_is_array(options)) return true;
  const mica_attrs elements = mica_attr_array_elements(options);
  for (size_t i = 0; i < elements.size; i++)
    if (elements.data[i] == selected) return true;
  return mica_op_error(op,
                       "provided `selected` attribute is not an element of `options` array of "
                       "attributes");
}

// `2` or `%param`
bool transform_parse_alternatives_op_selected_region(mica_parser *p, mica_op_state *out,
                                                     const mica_attr **selected,
                                                     mica_operand_refs *param) {
  int64_t index;
  switch (mica_parse_optional_int64(p, &index)) {
  case MICA_FAILED: return false;
  case MICA_PARSED:
    *selected = mica_attr_index(mica_state_context(out), index);
    return *selected != NULL;
  case MICA_ABSENT: break;
  }
  mica_operand_ref *one = mica_parser_scratch(p, sizeof *one);
  if (one == NULL) return false;
  switch (mica_parse_optional_operand(p, one)) {
  case MICA_FAILED: return false;
  case MICA_PARSED: *param = (mica_operand_refs){one, 1}; return true;
  case MICA_ABSENT: break;
  }
  return mica_parse_error(p, mica_parser_position(p),
                          "expected either an integer attribute or a transform.param operand");
}

void transform_print_alternatives_op_selected_region(mica_printer *p, const mica_op *op,
                                                     const mica_attr *selected, mica_value *param) {
  (void)op;
  if (selected != NULL) mica_print_int(p, mica_attr_integer_value(selected));
  if (param != NULL) mica_print_operand(p, param);
}

// SIZE_MAX: none, or none that is there.
static size_t selected_region(const mica_op *op) {
  const mica_attr *selected = transform_tune_alternatives_selected_region_attr_attr(op);
  const int64_t index = selected == NULL ? -1 : mica_attr_integer_value(selected);
  return index >= 0 && (uint64_t)index < mica_op_region_count(op) ? (size_t)index : SIZE_MAX;
}

bool transform_tune_alternatives_successors(const mica_op *op, const mica_region *from,
                                            mica_region_successors *out) {
  if (from != NULL) return mica_region_successors_add_parent(out, 0);
  const size_t selected = selected_region(op);
  if (selected != SIZE_MAX) return mica_region_successors_add(out, selected, NULL, 0);
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!mica_region_successors_add(out, i, NULL, 0)) return false;
  return true;
}
mica_successor_operands transform_tune_alternatives_entry_operands(const mica_op *op,
                                                                   size_t region) {
  (void)op, (void)region;
  return (mica_successor_operands){.count = 0};
}
bool transform_tune_alternatives_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

static bool check_yielded(const mica_op *op, const mica_op *yield) {
  if (mica_op_operand_count(yield) != mica_op_result_count(op))
    return mica_op_error(yield,
                         "expected terminator to have as many operands as the parent op has "
                         "results");
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const mica_type *type = mica_value_type(mica_op_operand(yield, i));
    const mica_type *result = mica_value_type(mica_op_result(op, i));
    if (type != result)
      return mica_op_error(yield,
                           "the type of the terminator operand #%z must match the type of the "
                           "corresponding parent op result ('%t' vs '%t')",
                           i, type, result);
  }
  return true;
}

bool transform_tune_alternatives_check(mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_op *yield = mica_block_last(mica_region_first(mica_op_region(op, i)));
    if (yield == NULL || !transform_yield_isa(yield))
      return mica_op_error(op, "expected 'transform.yield' as terminator");
    if (!check_yielded(op, yield)) return false;
  }
  const mica_attr *selected = transform_tune_alternatives_selected_region_attr_attr(op);
  return selected == NULL || selected_region(op) != SIZE_MAX ||
         mica_op_error(op,
                       "'selected_region' attribute specifies region at index %I while op has only "
                       "%z regions",
                       mica_attr_integer_value(selected), mica_op_region_count(op));
}

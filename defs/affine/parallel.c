// Hooks of affine.parallel: `(%i) = (max(0, %a)) to (%n) step (2) reduce ("addf") -> (f32) {}`.
// Called by generated code; own nothing.
#include "domain.h"

#include "arith/arith.h"
#include "mica/control_flow.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Bounds -------------------------------------------------------------------------------------
// All bounds of one side are the results of one map, in groups: one group for each loop.

typedef struct bounds_form {
  mica_str map, groups;
  const char *keyword;
} bounds_form;
static const bounds_form lower = {{"lowerBoundsMap", 14}, {"lowerBoundsGroups", 17}, "max"};
static const bounds_form upper = {{"upperBoundsMap", 14}, {"upperBoundsGroups", 17}, "min"};

typedef struct bounds {
  const bounds_form *form;
  mica_affine_values *values;
  const mica_affine_expr **exprs;
  size_t expr_count;
  int32_t *groups;
  size_t group_count;
} bounds;

static bool add_group(mica_parser *p, bounds *b, mica_affine_exprs group) {
  for (size_t i = 0; i < group.size; i++) {
    b->exprs = mica_parser_grow(p, b->exprs, b->expr_count, sizeof *b->exprs);
    if (b->exprs == NULL) return false;
    b->exprs[b->expr_count++] = group.data[i];
  }
  b->groups = mica_parser_grow(p, b->groups, b->group_count, sizeof *b->groups);
  if (b->groups == NULL) return false;
  b->groups[b->group_count++] = (int32_t)group.size;
  return true;
}

// `%i + 1` or `max(%i, %j)`
static bool parse_group(mica_parser *p, void *user) {
  bounds *b = user;
  mica_affine_exprs group;
  if (mica_parse_optional_keyword(p, b->form->keyword))
    return mica_parse_affine_exprs(p, b->values, '(', &group) && add_group(p, b, group);
  const mica_affine_expr *alone;
  if (!mica_parse_affine_expr(p, b->values, &alone)) return false;
  return add_group(p, b, (mica_affine_exprs){&alone, 1});
}

static const mica_attr *groups_attribute(mica_context *ctx, const bounds *b) {
  int64_t count = (int64_t)b->group_count;
  const mica_type *i32 = mica_type_i(ctx, 32);
  const mica_type *type =
      i32 == NULL ? NULL : mica_type_ranked_tensor((mica_int64s){&count, 1}, i32, NULL);
  return type == NULL
             ? NULL
             : mica_attr_dense_elements(type, b->groups, b->group_count * sizeof *b->groups, false);
}

static bool parse_bounds(mica_parser *p, mica_op_state *out, const bounds_form *form) {
  mica_context *ctx = mica_state_context(out);
  bounds b = {.form = form, .values = mica_parse_affine_begin(p)};
  if (b.values == NULL || !mica_parse_list(p, '(', false, parse_group, &b)) return false;
  mica_operand_refs dims = mica_affine_values_dims(b.values);
  mica_operand_refs symbols = mica_affine_values_symbols(b.values);
  const mica_type *index = mica_type_index(ctx);
  const mica_attr *groups = groups_attribute(ctx, &b);
  return index != NULL && groups != NULL && mica_state_operands(out, dims.data, dims.size, index) &&
         mica_state_operands(out, symbols.data, symbols.size, index) &&
         affine_set_map(out, form->map,
                        mica_affine_map_get(ctx, (uint32_t)dims.size, (uint32_t)symbols.size,
                                            b.exprs, b.expr_count)) &&
         mica_state_set_attribute(out, form->groups, groups);
}

static size_t group_size(const mica_attr *groups, size_t index) {
  size_t size;
  uint32_t group;
  const char *data = mica_attr_dense_data(groups, &size);
  if (mica_attr_dense_is_splat(groups)) index = 0;
  memcpy(&group, data + index * sizeof group, sizeof group);
  return group;
}

static size_t group_count(const mica_attr *groups) {
  return (size_t)mica_type_element_count(mica_attr_type(groups));
}

static void print_bounds(mica_printer *p, const mica_op *op, const bounds_form *form,
                         size_t first) {
  const mica_affine_map *map = mica_attr_affine_map_value(mica_op_attribute(op, form->map));
  const mica_attr *groups = mica_op_attribute(op, form->groups);
  size_t result = 0;
  for (size_t i = 0; i < group_count(groups); i++) {
    size_t end = result + group_size(groups, i);
    bool is_alone = end - result == 1;
    if (i != 0) mica_print_text(p, ", ");
    if (!is_alone) mica_print_text(p, form->keyword);
    if (!is_alone) mica_print_char(p, '(');
    for (size_t start = result; result < end; result++) {
      if (result != start) mica_print_text(p, ", ");
      mica_print_affine_expr_of_values(p, map->results[result], map->dim_count, op, first);
    }
    if (!is_alone) mica_print_char(p, ')');
  }
}

// ---- Text ---------------------------------------------------------------------------------------

// `step (2, 1)`, else one for each loop.
static bool parse_steps(mica_parser *p, mica_op_state *out, size_t loops) {
  mica_context *ctx = mica_state_context(out);
  const mica_affine_map *map = NULL;
  mica_operand_refs values;
  if (mica_parse_optional_keyword(p, "step")) {
    if (!mica_parse_affine_map_of_values(p, '(', &values, &map)) return false;
    loops = map->result_count;
  }
  const mica_attr **steps = mica_parser_scratch(p, (loops + 1) * sizeof *steps);
  if (steps == NULL) return false;
  for (size_t i = 0; i < loops; i++) {
    if (map != NULL && map->results[i]->kind != MICA_AFFINE_CONSTANT)
      return mica_parse_error(p, mica_parser_name_position(p), "steps must be constant integers");
    steps[i] = mica_attr_i64(ctx, map == NULL ? 1 : map->results[i]->as.value);
    if (steps[i] == NULL) return false;
  }
  const mica_attr *list = mica_attr_array(ctx, (mica_attrs){steps, loops});
  return list != NULL && mica_state_set_attribute(out, MICA_STR("steps"), list);
}

typedef struct attr_list {
  const mica_attr **items;
  size_t count;
} attr_list;

static bool parse_reduction(mica_parser *p, void *user) {
  attr_list *list = user;
  mica_context *ctx = mica_parser_context(p);
  mica_position at = mica_parser_position(p);
  const mica_attr *name;
  arith_atomic_rmw_kind kind;
  if (!mica_parse_attr_of(p, mica_type_none(ctx), mica_attr_is_string, &name)) return false;
  if (!arith_atomic_rmw_kind_from_text(mica_attr_string_value(name), &kind))
    return mica_parse_error(p, at, "invalid reduction value: %a", name);
  list->items = mica_parser_grow(p, list->items, list->count, sizeof *list->items);
  if (list->items == NULL) return false;
  list->items[list->count] = mica_attr_i64(ctx, (int64_t)kind);
  return list->items[list->count++] != NULL;
}

// `reduce ("addf", "mulf")`
static bool parse_reductions(mica_parser *p, mica_op_state *out) {
  attr_list list = {0};
  if (mica_parse_optional_keyword(p, "reduce") &&
      (!mica_parse_punct(p, '(') || !mica_parse_list(p, 0, false, parse_reduction, &list) ||
       !mica_parse_punct(p, ')')))
    return false;
  const mica_attr *all =
      mica_attr_array(mica_state_context(out), (mica_attrs){list.items, list.count});
  return all != NULL && mica_state_set_attribute(out, MICA_STR("reductions"), all);
}

static bool parse_body(mica_parser *p, mica_op_state *out, mica_parsed_arguments variables) {
  const mica_type *index = mica_type_index(mica_state_context(out));
  for (size_t i = 0; i < variables.size; i++) variables.data[i].type = index;
  mica_region *body = mica_state_new_region(out);
  return index != NULL && body != NULL &&
         mica_parse_region(p, body, variables.data, variables.size, false) &&
         mica_parse_attr_dict(p, out) &&
         mica_region_ensure_terminator(body, &affine_yield_def, mica_state_loc(out));
}

bool affine_parallel_parse(mica_parser *p, mica_op_state *out) {
  mica_parsed_arguments variables;
  mica_types results;
  return mica_parse_arguments(p, '(', false, false, &variables) && mica_parse_punct(p, '=') &&
         parse_bounds(p, out, &lower) && mica_parse_keyword(p, "to") &&
         parse_bounds(p, out, &upper) && parse_steps(p, out, variables.size) &&
         parse_reductions(p, out) && mica_parse_optional_arrow_types(p, &results) &&
         mica_state_results(out, results) && parse_body(p, out, variables);
}

static void print_steps(mica_printer *p, mica_attrs steps) {
  bool all_one = true;
  for (size_t i = 0; i < steps.size; i++)
    all_one = all_one && mica_attr_integer_value(steps.data[i]) == 1;
  if (all_one) return;
  mica_print_text(p, " step (");
  for (size_t i = 0; i < steps.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_int(p, mica_attr_integer_value(steps.data[i]));
  }
  mica_print_char(p, ')');
}

static void print_reductions(mica_printer *p, const mica_op *op) {
  mica_attrs kinds = affine_parallel_reductions(op);
  mica_print_text(p, " reduce (");
  for (size_t i = 0; i < kinds.size; i++) {
    if (i > 0) mica_print_text(p, ", ");
    arith_atomic_rmw_kind kind = (arith_atomic_rmw_kind)mica_attr_integer_value(kinds.data[i]);
    mica_print_quoted(p, arith_atomic_rmw_kind_to_text(kind));
  }
  mica_print_text(p, ") -> (");
  mica_print_result_types(p, op, 0, mica_op_result_count(op));
  mica_print_char(p, ')');
}

void affine_parallel_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"reductions",     "lowerBoundsMap",    "lowerBoundsGroups",
                                       "upperBoundsMap", "upperBoundsGroups", "steps"};
  const mica_block *body = affine_parallel_region(op)->first;
  bool reduces = mica_op_result_count(op) > 0;
  mica_print_text(p, " (");
  for (size_t i = 0; i < body->argument_count; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_operand(p, body->arguments[i]);
  }
  mica_print_text(p, ") = (");
  print_bounds(p, op, &lower, 0);
  mica_print_text(p, ") to (");
  print_bounds(p, op, &upper, affine_input_count(affine_parallel_lower_bounds_map(op)));
  mica_print_char(p, ')');
  print_steps(p, affine_parallel_steps(op));
  if (reduces) print_reductions(p, op);
  mica_print_char(p, ' ');
  mica_print_region(p, affine_parallel_region(op), false, reduces, false);
  mica_print_attr_dict(p, op, elided, 6);
}

// ---- Checks -------------------------------------------------------------------------------------

static bool check_counts(mica_op *op, const mica_attr *lowers, const mica_attr *uppers) {
  size_t steps = affine_parallel_steps(op).size;
  size_t arguments = affine_parallel_region(op)->first->argument_count;
  if (group_count(lowers) == steps && group_count(uppers) == steps && arguments == steps)
    return true;
  return mica_op_error(op,
                       "the number of region arguments (%z) and the number of map groups for lower "
                       "(%z) and upper bound (%z), and the number of steps (%z) must all match",
                       arguments, group_count(lowers), group_count(uppers), steps);
}

static bool check_groups(mica_op *op, const mica_affine_map *map, const mica_attr *groups,
                         const char *side) {
  uint64_t expected = 0;
  for (size_t i = 0; i < group_count(groups); i++) {
    if (group_size(groups, i) == 0)
      return mica_op_error(op, "expected %s bound map to have at least one result", side);
    expected += group_size(groups, i);
  }
  return expected == map->result_count ||
         mica_op_error(op, "expected %s bounds map to have %u results", side, (uint32_t)expected);
}

static bool fits_reduction(const mica_type *type, arith_atomic_rmw_kind kind) {
  switch (kind) {
  case ARITH_ATOMIC_RMW_KIND_ASSIGN: return true;
  case ARITH_ATOMIC_RMW_KIND_ADDF:
  case ARITH_ATOMIC_RMW_KIND_MAXIMUMF:
  case ARITH_ATOMIC_RMW_KIND_MINIMUMF:
  case ARITH_ATOMIC_RMW_KIND_MULF: return mica_type_is_float(type);
  case ARITH_ATOMIC_RMW_KIND_ADDI:
  case ARITH_ATOMIC_RMW_KIND_ANDI:
  case ARITH_ATOMIC_RMW_KIND_MULI:
  case ARITH_ATOMIC_RMW_KIND_ORI: return mica_type_is_integer(type);
  case ARITH_ATOMIC_RMW_KIND_MAXS:
  case ARITH_ATOMIC_RMW_KIND_MINS: return mica_type_is_signed_integer(type);
  case ARITH_ATOMIC_RMW_KIND_MAXU:
  case ARITH_ATOMIC_RMW_KIND_MINU: return mica_type_is_unsigned_integer(type);
  case ARITH_ATOMIC_RMW_KIND_MAXNUMF:
  case ARITH_ATOMIC_RMW_KIND_MINNUMF:
  case ARITH_ATOMIC_RMW_KIND_XORI: break;
  }
  return false;
}

static bool check_reductions(mica_op *op) {
  mica_attrs kinds = affine_parallel_reductions(op);
  if (kinds.size != mica_op_result_count(op))
    return mica_op_error(op, "a reduction must be specified for each output");
  for (size_t i = 0; i < kinds.size; i++) {
    arith_atomic_rmw_kind kind = (arith_atomic_rmw_kind)mica_attr_integer_value(kinds.data[i]);
    if (!fits_reduction(mica_value_type(mica_op_result(op, i)), kind))
      return mica_op_error(op, "result type cannot match reduction attribute");
  }
  return true;
}

bool affine_parallel_check(mica_op *op) {
  const mica_affine_map *from = affine_parallel_lower_bounds_map(op);
  const mica_affine_map *to = affine_parallel_upper_bounds_map(op);
  const mica_attr *lowers = affine_parallel_lower_bounds_groups_attr(op);
  const mica_attr *uppers = affine_parallel_upper_bounds_groups_attr(op);
  size_t count = mica_op_operand_count(op), split = affine_input_count(from);
  return check_counts(op, lowers, uppers) && check_groups(op, from, lowers, "lower") &&
         check_groups(op, to, uppers, "upper") && check_reductions(op) &&
         affine_check_input_count(op, from, count) &&
         affine_check_inputs(op, 0, split, from->dim_count) &&
         affine_check_input_count(op, to, count - split) &&
         affine_check_inputs(op, split, count - split, to->dim_count);
}

mica_loop_values affine_parallel_loop_values(const mica_op *op) {
  (void)op;
  return (mica_loop_values){0};  // nothing is carried from one iteration to another
}

// Hooks of affine.for: `%i = 0 to min #map(%j) step 4 iter_args(%x = %init) -> (f32) {}`, and of
// affine.yield. Called by generated code; own nothing.
#include "domain.h"

#include "mica/control_flow.h"
#include "mica/effects.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Bounds -------------------------------------------------------------------------------------

typedef struct bound_form {
  mica_str attribute;
  const char *keyword;  // in front of a map with several results
  const char *keyword_missing;
} bound_form;
static const bound_form lower = {
    {"lowerBoundMap", 13},
    "max",
    "lower loop bound affine map with multiple results requires 'max' prefix"};
static const bound_form upper = {
    {"upperBoundMap", 13},
    "min",
    "upper loop bound affine map with multiple results requires 'min' prefix"};

// A value stands for a map that gives its only symbol.
static bool set_value_bound(mica_parser *p, mica_op_state *out, const bound_form *form,
                            mica_operand_refs values) {
  mica_context *ctx = mica_state_context(out);
  const mica_type *index = mica_type_index(ctx);
  const mica_affine_expr *symbol = mica_affine_symbol(ctx, 0);
  if (values.size > 1)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected only one loop bound operand");
  return index != NULL && symbol != NULL && mica_state_operands(out, values.data, 1, index) &&
         affine_set_map(out, form->attribute, mica_affine_map_get(ctx, 0, 1, &symbol, 1));
}

// A number stands for a map without inputs.
static bool set_constant_bound(mica_op_state *out, const bound_form *form, const mica_attr *attr) {
  mica_context *ctx = mica_state_context(out);
  const mica_affine_expr *constant = mica_affine_constant(ctx, mica_attr_integer_value(attr));
  return constant != NULL &&
         affine_set_map(out, form->attribute, mica_affine_map_get(ctx, 0, 0, &constant, 1));
}

static bool parse_bound_inputs(mica_parser *p, mica_op_state *out, const mica_affine_map *map,
                               size_t *count) {
  size_t dims;
  if (!affine_parse_inputs(p, out, &dims, count)) return false;
  if (dims != map->dim_count)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "dim operand count and affine map dim count must match");
  return *count == affine_input_count(map) ||
         mica_parse_error(p, mica_parser_name_position(p),
                          "symbol operand count and affine map symbol count must match");
}

// `count`: of the operands that it has.
static bool parse_bound(mica_parser *p, mica_op_state *out, const bound_form *form, size_t *count) {
  bool has_keyword = mica_parse_optional_keyword(p, form->keyword);
  mica_operand_refs values;
  const mica_attr *attr;
  if (!mica_parse_operands(p, 0, false, &values)) return false;
  *count = values.size;
  if (values.size != 0) return set_value_bound(p, out, form, values);
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr(p, mica_type_index(mica_state_context(out)), &attr)) return false;
  if (mica_attr_is_integer(attr)) return set_constant_bound(out, form, attr);
  if (!mica_attr_is_affine_map(attr))
    return mica_parse_error(p, mica_parser_name_position(p),
                            "expected valid affine map representation for loop bounds");
  const mica_affine_map *map = mica_attr_affine_map_value(attr);
  if (!parse_bound_inputs(p, out, map, count)) return false;
  if (map->result_count > 1 && !has_keyword)
    return mica_parse_error(p, at, "%s", form->keyword_missing);
  return mica_state_set_attribute(out, form->attribute, attr);
}

static void print_bound(mica_printer *p, const mica_op *op, const bound_form *form,
                        mica_segment inputs) {
  const mica_attr *attr = mica_op_attribute(op, form->attribute);
  const mica_affine_map *map = mica_attr_affine_map_value(attr);
  const mica_affine_expr *result = map->result_count == 1 ? map->results[0] : NULL;
  if (result == NULL) {
    mica_print_text(p, form->keyword);
    mica_print_char(p, ' ');
  } else if (affine_input_count(map) == 0 && result->kind == MICA_AFFINE_CONSTANT) {
    mica_print_int(p, result->as.value);
    return;
  } else if (affine_input_count(map) == 1 && result->kind == MICA_AFFINE_SYMBOL) {
    mica_print_operand(p, mica_op_operand(op, inputs.first));
    return;
  }
  mica_print_attr(p, attr);
  affine_print_inputs(p, op, inputs, map->dim_count);
}

// ---- Text ---------------------------------------------------------------------------------------

static bool parse_step(mica_parser *p, mica_op_state *out) {
  mica_context *ctx = mica_state_context(out);
  const mica_attr *step;
  if (!mica_parse_optional_keyword(p, "step")) {
    step = mica_attr_index(ctx, 1);
    return step != NULL && mica_state_set_attribute(out, MICA_STR("step"), step);
  }
  mica_position at = mica_parser_position(p);
  if (!mica_parse_attr_of(p, mica_type_index(ctx), mica_attr_is_integer, &step)) return false;
  if (mica_attr_integer_value(step) < 0)
    return mica_parse_error(p, at,
                            "expected step to be representable as a positive signed integer");
  return mica_state_set_attribute(out, MICA_STR("step"), step);
}

// The arguments of the body are the variable and what is carried.
static bool parse_carried(mica_parser *p, mica_op_state *out, mica_assignments *list,
                          mica_types *types) {
  *types = (mica_types){NULL, 0};
  if (!mica_parse_optional_keyword(p, "iter_args")) return true;
  if (!mica_parse_assignments(p, list) || !mica_parse_arrow_types(p, types)) return false;
  for (size_t i = 1; i < list->size && i <= types->size; i++) {
    list->arguments[i].type = types->data[i - 1];
    if (!mica_state_operands(out, &list->operands[i], 1, types->data[i - 1])) return false;
  }
  return mica_state_results(out, *types);
}

static bool parse_body(mica_parser *p, mica_op_state *out, const mica_assignments *list,
                       size_t results) {
  mica_region *body = mica_state_new_region(out);
  if (list->size != results + 1)
    return mica_parse_error(p, mica_parser_name_position(p),
                            "mismatch between the number of loop-carried values and results");
  return body != NULL && mica_parse_region(p, body, list->arguments, list->size, false) &&
         mica_region_ensure_terminator(body, &affine_yield_def, mica_state_loc(out));
}

bool affine_for_parse(mica_parser *p, mica_op_state *out) {
  mica_parsed_argument variable;
  mica_assignments list = {0};
  mica_types types;
  size_t lowers, uppers;
  if (!mica_parse_argument(p, false, false, &variable) || !mica_parse_punct(p, '=') ||
      !parse_bound(p, out, &lower, &lowers))
    return false;
  if (!mica_parse_optional_keyword(p, "to"))
    return mica_parse_error(p, mica_parser_position(p), "expected 'to' between bounds");
  variable.type = mica_type_index(mica_state_context(out));
  if (variable.type == NULL || !parse_bound(p, out, &upper, &uppers) || !parse_step(p, out) ||
      !mica_assignments_add(p, &list, &variable) || !parse_carried(p, out, &list, &types))
    return false;
  const int32_t sizes[] = {(int32_t)lowers, (int32_t)uppers, (int32_t)list.size - 1};
  const mica_attr *segments =
      mica_attr_dense_i32s(mica_state_context(out), (mica_int32s){sizes, 3});
  return segments != NULL &&
         mica_state_set_attribute(out, MICA_STR("operandSegmentSizes"), segments) &&
         parse_body(p, out, &list, types.size) && mica_parse_attr_dict(p, out);
}

void affine_for_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"lowerBoundMap", "upperBoundMap", "step",
                                       "operandSegmentSizes"};
  const mica_block *body = affine_for_region(op)->first;
  bool carries = affine_for_inits_count(op) > 0;
  mica_print_char(p, ' ');
  mica_print_region_argument(p, body->arguments[0], NULL, true);
  mica_print_text(p, " = ");
  print_bound(p, op, &lower, affine_for_lower_bound_operands_segment(op));
  mica_print_text(p, " to ");
  print_bound(p, op, &upper, affine_for_upper_bound_operands_segment(op));
  if (affine_for_step(op) != 1) {
    mica_print_text(p, " step ");
    mica_print_int(p, affine_for_step(op));
  }
  mica_print_assignments(p, " iter_args", op, body, 1, affine_for_inits_segment(op));
  if (carries) {
    mica_print_text(p, " -> (");
    mica_print_result_types(p, op, 0, mica_op_result_count(op));
    mica_print_char(p, ')');
  }
  mica_print_char(p, ' ');
  mica_print_region(p, affine_for_region(op), false, carries, false);
  mica_print_attr_dict(p, op, elided, 4);
}

// ---- Checks -------------------------------------------------------------------------------------

static bool check_bound(mica_op *op, const mica_affine_map *map, mica_segment inputs) {
  if (affine_input_count(map) == 0) return true;
  return affine_check_input_count(op, map, inputs.count) &&
         affine_check_inputs(op, inputs.first, inputs.count, map->dim_count);
}

bool affine_for_check_regions(mica_op *op) {
  const mica_block *body = affine_for_region(op)->first;
  const mica_affine_map *from = affine_for_lower_bound_map(op),
                        *to = affine_for_upper_bound_map(op);
  size_t results = mica_op_result_count(op);
  if (body->argument_count == 0 || !mica_type_is_index(body->arguments[0]->type))
    return mica_op_error(op,
                         "expected body to have a single index argument for the induction "
                         "variable");
  if (!check_bound(op, from, affine_for_lower_bound_operands_segment(op)) ||
      !check_bound(op, to, affine_for_upper_bound_operands_segment(op)))
    return false;
  if (from->result_count < 1)
    return mica_op_error(op, "expected lower bound map to have at least one result");
  if (to->result_count < 1)
    return mica_op_error(op, "expected upper bound map to have at least one result");
  if (results == 0) return true;
  if (mica_op_operand_count(op) - affine_input_count(from) - affine_input_count(to) != results)
    return mica_op_error(op, "mismatch between the number of loop-carried values and results");
  return true;  // the arguments of the body were checked by LoopLikeOpInterface
}

bool affine_yield_check(mica_op *op) {
  const mica_op *parent = mica_op_parent(op);
  if (!affine_for_isa(parent) && !affine_if_isa(parent) && !affine_parallel_isa(parent))
    return mica_op_error(op, "only terminates affine.if/for/parallel regions");
  if (mica_op_result_count(parent) != mica_op_operand_count(op))
    return mica_op_error(op,
                         "parent of yield must have same number of results as the yield operands");
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_value_type(mica_op_result(parent, i)) != mica_value_type(mica_op_operand(op, i)))
      return mica_op_error(op, "types mismatch between yield op and its parent");
  return true;
}

// ---- Interfaces ---------------------------------------------------------------------------------

mica_loop_values affine_for_loop_values(const mica_op *op) {
  const mica_block *body = affine_for_region(op)->first;
  mica_segment inits = affine_for_inits_segment(op);
  const mica_op *last = body == NULL ? NULL : body->last;
  return (mica_loop_values){
      .first_init = inits.first,
      .init_count = inits.count,
      .body = body,
      .first_argument = 1,
      .argument_count = body == NULL || body->argument_count == 0 ? 0 : body->argument_count - 1,
      .yield = last != NULL && affine_yield_isa(last) ? last : NULL};
}

static bool constant_of(const mica_affine_map *map, int64_t *value) {
  bool is_constant = map->result_count == 1 && map->results[0]->kind == MICA_AFFINE_CONSTANT;
  if (is_constant) *value = map->results[0]->as.value;
  return is_constant;
}

bool affine_for_induction(const mica_op *op, size_t i, mica_induction *out) {
  const mica_block *body = affine_for_region(op)->first;
  mica_context *ctx = mica_op_context(op);
  int64_t from, to;
  if (i != 0 || body == NULL || body->argument_count == 0 ||
      !constant_of(affine_for_lower_bound_map(op), &from) ||
      !constant_of(affine_for_upper_bound_map(op), &to))
    return false;
  *out = (mica_induction){.variable = body->arguments[0],
                          .lower.attr = mica_attr_index(ctx, from),
                          .upper.attr = mica_attr_index(ctx, to),
                          .step.attr = mica_attr_index(ctx, affine_for_step(op))};
  return true;
}

// How often it runs, as far as more than once: 0, 1, 2. False: it isn't known.
static bool trip_count(const mica_op *op, int *count) {
  int64_t from, to, step = affine_for_step(op);
  if (step <= 0 || !constant_of(affine_for_lower_bound_map(op), &from) ||
      !constant_of(affine_for_upper_bound_map(op), &to))
    return false;
  *count = to <= from ? 0 : (uint64_t)to - (uint64_t)from <= (uint64_t)step ? 1 : 2;
  return true;
}

bool affine_for_successors(const mica_op *op, const mica_region *from,
                           mica_region_successors *out) {
  int count;
  bool known = trip_count(op, &count), enters = from == NULL;
  bool stays = !known || (enters ? count > 0 : count != 1);
  bool leaves = !known || !enters || count == 0;
  return (!stays || mica_region_successors_add_region(out, 0, 1)) &&
         (!leaves || mica_region_successors_add_parent(out, 0));
}

mica_successor_operands affine_for_entry_operands(const mica_op *op, size_t region) {
  (void)region;
  mica_segment inits = affine_for_inits_segment(op);
  return (mica_successor_operands){.first = inits.first, .count = inits.count};
}

// With a step of one it certainly ends.
mica_speculatability affine_for_speculatability(const mica_op *op) {
  return affine_for_step_attr(op) != NULL && affine_for_step(op) == 1
             ? MICA_RECURSIVELY_SPECULATABLE
             : MICA_NOT_SPECULATABLE;
}

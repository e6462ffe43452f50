// Control flow and variables: the text of cond_if and while_loop, and what regions and variables
// must have in common with those who use them. Called by generated code; own nothing.
#include "mica/parse.h"
#include "mica/print.h"
#include "mica/symbol.h"
#include "shared.h"

// ---- Values that are passed on ------------------------------------------------------------------

typedef struct values {
  const char *name;  // as messages call them
  const mica_op *op;
  const mica_block *block;  // arguments of it, or NULL: of `op`
  size_t first, count;
  bool are_results;
} values;

static values arguments_of(const mica_region *region, const char *name) {
  const mica_block *block = mica_region_first(region);
  return (values){.name = name, .block = block, .count = mica_block_argument_count(block)};
}
static values results_of(const mica_op *op) {
  return (values){
      .name = "'output_list'", .op = op, .count = mica_op_result_count(op), .are_results = true};
}
static values operands_of(const mica_op *op, size_t first, const char *name) {
  return (values){
      .name = name, .op = op, .first = first, .count = mica_op_operand_count(op) - first};
}

static const mica_type *type_at(const values *list, size_t i) {
  if (list->block != NULL) return tosa_type(mica_block_argument_at(list->block, i));
  return tosa_type(list->are_results ? mica_op_result(list->op, i)
                                     : mica_op_operand(list->op, list->first + i));
}

static bool check_types(mica_op *op, const mica_type *a, const char *a_name, const mica_type *b,
                        const char *b_name) {
  if (!mica_type_is_shaped(a) || !mica_type_is_shaped(b)) return false;
  if (mica_type_element(a) != mica_type_element(b))
    return mica_op_error(op, "require same element type for %s ('%t') and %s ('%t')", a_name,
                         mica_type_element(a), b_name, mica_type_element(b));
  return mica_shapes_compatible(a, b) ||
         mica_op_error(op, "require same shapes for %s ('%t') and %s ('%t')", a_name, a, b_name, b);
}

static bool check_lists(mica_op *op, values a, values b) {
  if (a.count != b.count)
    return mica_op_error(op, "require same number of values in %s (%z) and %s (%z)", a.name,
                         a.count, b.name, b.count);
  for (size_t i = 0; i < a.count; i++)
    if (!check_types(op, type_at(&a, i), a.name, type_at(&b, i), b.name)) return false;
  return true;
}

// Its terminator; NULL: it has another one, which is told later.
static const mica_op *yield_of(const mica_region *region) {
  const mica_op *last = mica_block_last(mica_region_first(region));
  return last != NULL && tosa_yield_isa(last) ? last : NULL;
}

static bool is_one_element(const mica_type *type) {
  return !mica_type_has_static_shape(type) || mica_type_element_count(type) == 1;
}

// ---- cond_if ------------------------------------------------------------------------------------

static bool parse_if_types(mica_parser *p, mica_op_state *out, const mica_assignments *list) {
  const mica_type *type = NULL;
  if (!mica_parse_type_of(p, mica_type_is_function, "builtin.function", &type))
    return mica_parse_error_further(p, mica_parser_position(p),
                                    "expected list of types for block arguments followed by arrow "
                                    "type and list of return types");
  const mica_types inputs = mica_type_function_inputs(type);
  if (inputs.size != list->size)
    return mica_parse_error(p, mica_parser_position(p),
                            "expected as many input types as operands (expected %z got %z)",
                            list->size, inputs.size);
  return mica_state_results(out, mica_type_function_results(type)) &&
         mica_state_operands_typed(out, list->operands, list->size, inputs,
                                   mica_parser_position(p));
}

static bool parse_condition_type(mica_parser *p, const mica_type **type) {
  return (mica_parse_punct(p, ':') && mica_parse_type(p, type)) ||
         mica_parse_error_further(p, mica_parser_position(p),
                                  "expected type for condition operand");
}

// `%c (%a = %x) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {...} else {...}`: the arguments are
// named once more where the blocks begin.
bool tosa_cond_if_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref condition;
  mica_assignments list = {0};
  mica_types results = {NULL, 0};
  const mica_type *type = NULL;
  mica_region *then_graph = mica_state_new_region(out), *else_graph = mica_state_new_region(out);
  if (then_graph == NULL || else_graph == NULL || !mica_parse_operand(p, &condition)) return false;
  const bool passes = mica_parser_next_byte(p) == '(';
  if (passes && !mica_parse_assignments(p, &list)) return false;
  if (!parse_condition_type(p, &type) || !mica_state_operands(out, &condition, 1, type))
    return false;
  if (passes ? !parse_if_types(p, out, &list)
             : !mica_parse_optional_arrow_types(p, &results) || !mica_state_results(out, results))
    return false;
  if (!mica_parse_region(p, then_graph, NULL, 0, false)) return false;
  if (mica_parse_optional_keyword(p, "else") && !mica_parse_region(p, else_graph, NULL, 0, false))
    return false;
  return mica_parse_attr_dict(p, out);
}

void tosa_cond_if_print(mica_printer *p, const mica_op *op) {
  const mica_segment inputs = tosa_cond_if_input_list_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, tosa_cond_if_condition(op));
  mica_print_assignments(p, " ", op, mica_region_first(tosa_cond_if_then_graph(op)), 0, inputs);
  mica_print_text(p, " : ");
  mica_print_type(p, tosa_type(tosa_cond_if_condition(op)));
  if (inputs.count != 0) {
    mica_print_text(p, " (");
    mica_print_operand_types(p, op, inputs.first, inputs.count);
    mica_print_char(p, ')');
  }
  mica_print_text(p, " -> ");
  mica_print_function_result_types(p, op, true,
                                   (mica_segment){0, (uint32_t)mica_op_result_count(op)});
  mica_print_char(p, ' ');
  mica_print_region(p, tosa_cond_if_then_graph(op), true, true, false);
  if (!mica_region_is_empty(tosa_cond_if_else_graph(op))) {
    mica_print_text(p, " else ");
    mica_print_region(p, tosa_cond_if_else_graph(op), true, true, false);
  }
  mica_print_attr_dict(p, op, NULL, 0);
}

bool tosa_cond_if_check(mica_op *op) {
  const mica_region *then_graph = tosa_cond_if_then_graph(op);
  const mica_region *else_graph = tosa_cond_if_else_graph(op);
  const values inputs = operands_of(op, 1, "'input_list'");
  if (!check_lists(op, arguments_of(then_graph, "'then_graph' arguments"), inputs) ||
      !check_lists(op, arguments_of(else_graph, "'else_graph' arguments"), inputs))
    return false;
  const mica_op *then_yield = yield_of(then_graph), *else_yield = yield_of(else_graph);
  if (then_yield == NULL || else_yield == NULL) return true;
  if (!check_lists(op, operands_of(then_yield, 0, "'then_graph' results"), results_of(op)) ||
      !check_lists(op, operands_of(else_yield, 0, "'else_graph' results"), results_of(op)))
    return false;
  const mica_type *condition = tosa_type(tosa_cond_if_condition(op));
  return is_one_element(condition) ||
         mica_op_error(op, "'condition' must be a size 1 tensor, got '%t'", condition);
}

// ---- while_loop ---------------------------------------------------------------------------------

static bool parse_loop_types(mica_parser *p, const mica_assignments *list, const mica_type **type) {
  const mica_position at = mica_parser_position(p);
  if (!tosa_parse_function_type(p, type)) return false;
  const mica_types inputs = mica_type_function_inputs(*type);
  for (size_t i = 0; i < list->size && i < inputs.size; i++)
    list->arguments[i].type = inputs.data[i];
  return inputs.size == list->size ||
         mica_parse_error(p, at, "expected as many input types as operands (expected %z got %z)",
                          list->size, inputs.size);
}

// `(%i = %n) : (tensor<i32>) -> tensor<i32> {...} do {...}`
bool tosa_while_loop_parse(mica_parser *p, mica_op_state *out) {
  mica_assignments list = {0};
  const mica_type *type = NULL;
  mica_region *cond_graph = mica_state_new_region(out), *body_graph = mica_state_new_region(out);
  if (cond_graph == NULL || body_graph == NULL) return false;
  if (mica_parser_next_byte(p) == '(' && !mica_parse_assignments(p, &list)) return false;
  if (!parse_loop_types(p, &list, &type) ||
      !mica_state_results(out, mica_type_function_results(type)) ||
      !mica_state_operands_typed(out, list.operands, list.size, mica_type_function_inputs(type),
                                 mica_parser_position(p)))
    return false;
  return mica_parse_region(p, cond_graph, list.arguments, list.size, false) &&
         mica_parse_keyword(p, "do") && mica_parse_region(p, body_graph, NULL, 0, false) &&
         mica_parse_attr_dict_with_keyword(p, out);
}

void tosa_while_loop_print(mica_printer *p, const mica_op *op) {
  mica_print_assignments(p, " ", op, mica_region_first(tosa_while_loop_cond_graph(op)), 0,
                         tosa_while_loop_input_list_segment(op));
  mica_print_text(p, " : ");
  mica_print_functional_type(p, op);
  mica_print_char(p, ' ');
  mica_print_region(p, tosa_while_loop_cond_graph(op), false, true, false);
  mica_print_text(p, " do ");
  mica_print_region(p, tosa_while_loop_body_graph(op), true, true, false);
  mica_print_attr_dict_with_keyword(p, op, NULL, 0);
}

static bool check_condition(mica_op *op, const mica_op *yield) {
  if (mica_op_operand_count(yield) != 1)
    return mica_op_error(op, "require 'cond_graph' only have one result");
  const mica_type *type = tosa_type(mica_op_operand(yield, 0));
  if (!is_one_element(type))
    return mica_op_error(op, "'cond_graph' result must be a size 1 tensor, got '%t'", type);
  return tosa_is_integer(mica_type_element_or_self(type), 1) ||
         mica_op_error(op, "'cond_graph' result must be a boolean tensor, got '%t'", type);
}

bool tosa_while_loop_check(mica_op *op) {
  const mica_region *cond_graph = tosa_while_loop_cond_graph(op);
  const mica_region *body_graph = tosa_while_loop_body_graph(op);
  const values inputs = operands_of(op, 0, "'input_list'");
  if (!check_lists(op, inputs, results_of(op)) ||
      !check_lists(op, arguments_of(cond_graph, "'cond_graph' arguments"), inputs) ||
      !check_lists(op, arguments_of(body_graph, "'body_graph' arguments"), inputs))
    return false;
  const mica_op *cond_yield = yield_of(cond_graph), *body_yield = yield_of(body_graph);
  if (cond_yield == NULL || body_yield == NULL) return true;
  return check_lists(op, operands_of(body_yield, 0, "'body_graph' results"), inputs) &&
         check_condition(op, cond_yield);
}

// What is carried is compared above.
mica_loop_values tosa_while_loop_loop_values(const mica_op *op) {
  (void)op;
  return (mica_loop_values){0};
}

// ---- Variables ----------------------------------------------------------------------------------

// The type that a variable was declared with. NULL: no memory.
static const mica_type *type_of_variable(const mica_op *variable) {
  const mica_attr *numbers = tosa_variable_var_shape_attr(variable);
  const int64_t count = mica_type_element_count(mica_attr_type(numbers));
  if (count < 0) return NULL;
  mica_context *ctx = mica_op_context(variable);
  const size_t bytes = ((size_t)count + 1) * sizeof(int64_t);
  int64_t *dims = mica_allocate(ctx, bytes);
  if (dims == NULL) return NULL;
  for (size_t i = 0; i < (size_t)count; i++) {
    const mica_attr *number = mica_attr_dense_at(numbers, i);
    dims[i] = number == NULL ? -1 : mica_attr_integer_value(number);
    if (dims[i] == -1) dims[i] = MICA_DYNAMIC;
  }
  const mica_type *type = mica_type_ranked_tensor((mica_int64s){dims, (size_t)count},
                                                  tosa_variable_type(variable), NULL);
  mica_free(ctx, dims, bytes);
  return type;
}

static bool check_use(mica_op *op, mica_symbol_tables *tables, const mica_attr *name,
                      const mica_value *value, const char *what) {
  const mica_str text = mica_attr_string_value(name);
  const mica_attr *symbol = mica_attr_symbol(mica_op_context(op), text);
  if (symbol == NULL) return false;
  const mica_op *variable = mica_symbol_tables_nearest(tables, mica_op_parent(op), symbol);
  if (variable == NULL || !tosa_variable_isa(variable))
    return mica_op_error(op, "'%S' has not been declared by 'tosa.variable'", text);
  const mica_type *type = type_of_variable(variable);
  return type != NULL && check_types(op, tosa_type(value), what, type, "the input tensor");
}

bool tosa_variable_read_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_use(op, tables, tosa_variable_read_name_attr(op), tosa_variable_read_output1(op),
                   "'output1'");
}
bool tosa_variable_write_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_use(op, tables, tosa_variable_write_name_attr(op), tosa_variable_write_input1(op),
                   "'input1'");
}

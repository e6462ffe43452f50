// Hooks of the test dialect's operations with regions and successors. Own nothing.
#include "mica/control_flow.h"
#include "mica/function.h"
#include "mica/mica.h"
#include "test/test.h"

// ---- Regions with forms of their own ------------------------------------------------------------

bool test_isolated_region_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *index = mica_type_index(mica_parser_context(p));
  mica_parsed_argument argument = {.type = index};
  mica_region *region = mica_state_new_region(out);
  if (region == NULL || index == NULL || !mica_parse_operand(p, &argument.name)) return false;
  if (!mica_state_operands(out, &argument.name, 1, index)) return false;
  return mica_parse_region(p, region, &argument, 1, true);
}
void test_isolated_region_print(mica_printer *p, const mica_op *op) {
  mica_value *const operand = mica_op_operand(op, 0);
  mica_print_char(p, ' ');
  mica_print_operand(p, operand);
  mica_print_shadow_region_arguments(p, test_isolated_region_region(op), &operand, 1);
  mica_print_char(p, ' ');
  mica_print_region(p, test_isolated_region_region(op), false, true, false);
}

static bool parse_only_region(mica_parser *p, mica_op_state *out) {
  mica_region *region = mica_state_new_region(out);
  return region != NULL && mica_parse_region(p, region, NULL, 0, false);
}
bool test_affine_scope_parse(mica_parser *p, mica_op_state *out) {
  return parse_only_region(p, out);
}
void test_affine_scope_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_region(p, test_affine_scope_region(op), false, true, false);
}
bool test_single_no_terminator_custom_asm_op_parse(mica_parser *p, mica_op_state *out) {
  return parse_only_region(p, out);
}
void test_single_no_terminator_custom_asm_op_print(mica_printer *p, const mica_op *op) {
  mica_print_region(p, mica_op_region(op, 0), false, false, false);
}

// `{umin = 1 : i8} %a : i8 { ... }`
bool test_with_bounds_region_parse(mica_parser *p, mica_op_state *out) {
  mica_parsed_argument argument;
  if (!mica_parse_attr_dict(p, out) || !mica_parse_argument(p, true, false, &argument))
    return false;
  mica_region *region = mica_state_new_region(out);
  return region != NULL && mica_parse_region(p, region, &argument, 1, false);
}
void test_with_bounds_region_print(mica_printer *p, const mica_op *op) {
  const mica_region *region = test_with_bounds_region_region(op);
  mica_print_attr_dict(p, op, NULL, 0);
  mica_print_char(p, ' ');
  mica_print_region_argument(p, region->first->arguments[0], NULL, false);
  mica_print_char(p, ' ');
  mica_print_region(p, region, false, true, false);
}

// `%i, %j { ... }`
bool test_polyfor_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *index = mica_type_index(mica_parser_context(p));
  mica_parsed_arguments arguments;
  if (index == NULL || !mica_parse_arguments(p, 0, false, false, &arguments)) return false;
  mica_region *region = mica_state_new_region(out);
  for (size_t i = 0; i < arguments.size; i++) arguments.data[i].type = index;
  return region != NULL && mica_parse_region(p, region, arguments.data, arguments.size, false);
}
void test_polyfor_print(mica_printer *p, const mica_op *op) {
  const mica_region *region = test_polyfor_region(op);
  const mica_block *block = region->first;
  mica_print_char(p, ' ');
  for (size_t i = 0; i < block->argument_count; i++) {
    if (i != 0) mica_print_text(p, ", ");
    mica_print_region_argument(p, block->arguments[i], NULL, true);
  }
  mica_print_char(p, ' ');
  mica_print_region(p, region, false, true, false);
}
void test_polyfor_block_argument_names(const mica_op *op, const mica_region *region,
                                       mica_name_setter *set) {
  const mica_attr *names = mica_op_attribute(op, MICA_STR("arg_names"));
  if (names == NULL || !mica_attr_is_array(names) || region->first == NULL) return;
  const mica_attrs all = mica_attr_array_elements(names);
  for (size_t i = 0; i < all.size && i < region->first->argument_count; i++)
    if (mica_attr_is_string(all.data[i]))
      mica_set_value_name(set, region->first->arguments[i], mica_attr_string_value(all.data[i]));
}

// ---- Order --------------------------------------------------------------------------------------

bool test_graph_region_has_ssa_dominance(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return false;
}
bool test_isolated_graph_region_has_ssa_dominance(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return false;
}
mica_loop_values test_graph_loop_loop_values(const mica_op *op) {
  (void)op;
  return (mica_loop_values){0};
}

// ---- Functions and calls ------------------------------------------------------------------------

bool test_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_attr *callee = test_call_callee_attr(op);
  const mica_op *found = mica_symbol_tables_nearest(tables, op, callee);
  if (found != NULL && mica_op_interface(found, &mica_function_interface_id) != NULL) return true;
  return mica_op_error(op, "'%S' does not reference a valid function", test_call_callee(op));
}

static mica_successor_operands group_of(mica_segment segment, size_t group, size_t produced) {
  return (mica_successor_operands){produced, segment.first, segment.count, group, 0};
}

#define TEST_CALLS(name, passed, group)                                \
  const mica_attr *test_##name##_call_callee(const mica_op *op) {      \
    return test_##name##_callee_attr(op);                              \
  }                                                                    \
  mica_successor_operands test_##name##_arguments(const mica_op *op) { \
    return group_of(test_##name##_##passed##_segment(op), group, 0);   \
  }
TEST_CALLS(conversion_call_op, arg_operands, 0)
TEST_CALLS(call_and_store, callee_operands, 1)
TEST_CALLS(call_on_device, forwarded_operands, 0)
TEST_CALLS(call_with_segments, args, 1)

// ---- Branches -----------------------------------------------------------------------------------

mica_successor_operands test_br_successor_operands(const mica_op *op, size_t successor) {
  (void)successor;
  return group_of(test_br_target_operands_segment(op), 0, 0);
}
mica_successor_operands test_producing_br_successor_operands(const mica_op *op, size_t successor) {
  return successor == 1 ? group_of(test_producing_br_first_operands_segment(op), 0, 0)
                        : group_of(test_producing_br_second_operands_segment(op), 1, 0);
}
mica_successor_operands test_internal_br_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? group_of(test_internal_br_success_operands_segment(op), 0, 0)
                        : group_of(test_internal_br_error_operands_segment(op), 1, 1);
}

// ---- test.region_if %a: i32 -> i32 then { } else { } join { } -----------------------------------

enum { JOIN = 2 };

bool test_region_if_parse(mica_parser *p, mica_op_state *out) {
  static const char *const words[] = {"then", "else", "join"};
  mica_region *regions[3];
  mica_operand_refs operands;
  mica_types types, results;
  for (int i = 0; i < 3; i++)
    if ((regions[i] = mica_state_new_region(out)) == NULL) return false;
  if (!mica_parse_operands(p, 0, false, &operands) || !mica_parse_punct(p, ':')) return false;
  if (!mica_parse_types(p, &types) || !mica_parse_arrow_types(p, &results)) return false;
  if (!mica_state_results(out, results)) return false;
  for (int i = 0; i < 3; i++)
    if (!mica_parse_keyword(p, words[i]) || !mica_parse_region(p, regions[i], NULL, 0, false))
      return false;
  return mica_state_operands_typed(out, operands.data, operands.size, types,
                                   mica_parser_position(p));
}
// `-> i32`, `-> (i32, i32)`, `-> ()`
static void print_arrow_results(mica_printer *p, const mica_op *op) {
  const size_t count = mica_op_result_count(op);
  bool is_bare = count == 1 && !mica_type_is_function(mica_value_type(mica_op_result(op, 0)));
  mica_print_text(p, is_bare ? " -> " : " -> (");
  mica_print_result_types(p, op, 0, count);
  if (!is_bare) mica_print_char(p, ')');
}
void test_region_if_print(mica_printer *p, const mica_op *op) {
  static const char *const words[] = {" then ", " else ", " join "};
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_text(p, ": ");
  mica_print_operand_types(p, op, 0, mica_op_operand_count(op));
  print_arrow_results(p, op);
  for (size_t i = 0; i < 3; i++) {
    mica_print_text(p, words[i]);
    mica_print_region(p, mica_op_region(op, i), true, true, false);
  }
}

bool test_region_if_successors(const mica_op *op, const mica_region *from,
                               mica_region_successors *out) {
  (void)op;
  if (from == NULL)
    return mica_region_successors_add_region(out, 0, 0) &&
           mica_region_successors_add_region(out, 1, 0);
  return mica_region_index(from) == JOIN ? mica_region_successors_add_parent(out, 0)
                                         : mica_region_successors_add_region(out, JOIN, 0);
}
mica_successor_operands test_region_if_entry_operands(const mica_op *op, size_t successor_region) {
  (void)successor_region;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}
bool test_region_if_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}

// ---- Other regions that control enters ----------------------------------------------------------

// Into the one region, and back.
static bool in_and_out(const mica_region *from, mica_region_successors *out) {
  return from == NULL ? mica_region_successors_add_region(out, 0, 0)
                      : mica_region_successors_add_parent(out, 0);
}
bool test_any_cond_successors(const mica_op *op, const mica_region *from,
                              mica_region_successors *out) {
  (void)op;
  return from == NULL ? mica_region_successors_add(out, 0, NULL, 0)
                      : mica_region_successors_add_parent(out, 0);
}
bool test_any_cond_is_at_most_once(const mica_op *op, size_t region) {
  (void)op, (void)region;
  return true;
}
bool test_loop_block_successors(const mica_op *op, const mica_region *from,
                                mica_region_successors *out) {
  (void)op;
  return mica_region_successors_add_region(out, 0, 0) &&
         (from == NULL || mica_region_successors_add_parent(out, 0));
}
mica_successor_operands test_loop_block_entry_operands(const mica_op *op, size_t successor_region) {
  (void)op, (void)successor_region;
  return (mica_successor_operands){.count = 1};
}
mica_successor_operands test_loop_block_term_successor_operands(const mica_op *op,
                                                                size_t successor_region) {
  (void)op;
  const size_t which = successor_region == SIZE_MAX;
  return (mica_successor_operands){.first = which, .count = 1, .group = which};
}
bool test_switch_with_no_break_successors(const mica_op *op, const mica_region *from,
                                          mica_region_successors *out) {
  (void)op, (void)from, (void)out;
  return true;
}
bool test_store_with_a_region_successors(const mica_op *op, const mica_region *from,
                                         mica_region_successors *out) {
  (void)op;
  return in_and_out(from, out);
}
bool test_store_with_a_loop_region_successors(const mica_op *op, const mica_region *from,
                                              mica_region_successors *out) {
  (void)op, (void)from;
  return mica_region_successors_add_region(out, 0, 0) && mica_region_successors_add_parent(out, 0);
}

// ---- Names --------------------------------------------------------------------------------------

// Without `names` they are those that the text gives the results.
static const mica_attr *names_in_text(mica_parser *p, size_t count) {
  mica_context *ctx = mica_parser_context(p);
  const mica_attr **names = mica_parser_scratch(p, count * sizeof *names);
  if (names == NULL) return NULL;
  for (size_t i = 0; i < count; i++) {
    uint32_t number;
    mica_str name = mica_parser_result_name(p, i, &number);
    bool is_number = name.size == 0 || (name.data[0] >= '0' && name.data[0] <= '9');
    names[i] = mica_attr_string(ctx, is_number ? MICA_STR("") : name);
    if (names[i] == NULL) return NULL;
  }
  return mica_attr_array(ctx, (mica_attrs){names, count});
}
bool test_string_attr_pretty_name_parse(mica_parser *p, mica_op_state *out) {
  const mica_type *type = mica_type_i(mica_parser_context(p), 32);
  const size_t count = mica_parser_result_count(p);
  if (type == NULL || count > UINT16_MAX) return false;
  for (size_t i = 0; i < count; i++)
    if (!mica_state_result(out, type)) return false;
  if (!mica_parse_attr_dict_with_keyword(p, out)) return false;
  if (count == 0 || mica_state_attribute(out, MICA_STR("names")) != NULL) return true;
  const mica_attr *names = names_in_text(p, count);
  return names != NULL && mica_state_set_attribute(out, MICA_STR("names"), names);
}

static bool is_called(mica_printer *p, const mica_value *value, const mica_attr *name, bool *ok) {
  mica_str text = mica_print_value_to_text(p, value);
  if (text.data == NULL) return *ok = false;
  bool same =
      mica_attr_is_string(name) && text.size > 0 &&
      mica_str_equal((mica_str){text.data + 1, text.size - 1}, mica_attr_string_value(name));
  mica_free(mica_printer_context(p), (void *)(uintptr_t)text.data, text.size + 1);
  return same;
}
void test_string_attr_pretty_name_print(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"names"};
  const mica_attrs names = mica_attr_array_elements(test_string_attr_pretty_name_names_attr(op));
  bool agree = names.size == mica_op_result_count(op), ok = true;
  for (size_t i = 0; agree && ok && i < names.size; i++)
    agree = is_called(p, mica_op_result(op, i), names.data[i], &ok);
  mica_print_attr_dict_with_keyword(p, op, elided, agree);
}

static void name_results(const mica_op *op, const mica_attr *names, mica_name_setter *set) {
  const mica_attrs all = mica_attr_array_elements(names);
  for (size_t i = 0; i < all.size && i < mica_op_result_count(op); i++)
    if (mica_attr_is_string(all.data[i]) && mica_attr_string_value(all.data[i]).size != 0)
      mica_set_value_name(set, mica_op_result(op, i), mica_attr_string_value(all.data[i]));
}
void test_string_attr_pretty_name_result_names(const mica_op *op, mica_name_setter *set) {
  name_results(op, test_string_attr_pretty_name_names_attr(op), set);
}
void test_custom_result_name_result_names(const mica_op *op, mica_name_setter *set) {
  name_results(op, test_custom_result_name_names_attr(op), set);
}

static void name_by_type(const mica_value *value, mica_name_setter *set) {
  const mica_type *type = mica_value_type(value);
  const mica_op_asm_type_interface *names =
      mica_type_interface(type, &mica_op_asm_type_interface_id);
  if (names != NULL && names->value_name != NULL)
    mica_set_value_name(set, value, names->value_name(type));
}
void test_result_name_from_type_result_names(const mica_op *op, mica_name_setter *set) {
  name_by_type(test_result_name_from_type_r(op), set);
}
void test_block_argument_name_from_type_block_argument_names(const mica_op *op,
                                                             const mica_region *region,
                                                             mica_name_setter *set) {
  (void)op;
  for (const mica_block *block = region->first; block != NULL; block = block->next)
    for (size_t i = 0; i < block->argument_count; i++) name_by_type(block->arguments[i], set);
}
const char *test_default_dialect_default_dialect(const mica_op *op) {
  (void)op;
  return "test";
}
void test_block_names_block_name(const mica_op *op, mica_printer *p, size_t position) {
  (void)op;
  mica_print_text(p, "foo");
  mica_print_uint(p, position);
}

// ---- Checks -------------------------------------------------------------------------------------

static bool has_one_block(const mica_op *op) {
  const mica_region *region = test_verifiers_region(op);
  return region->first != NULL && region->first->next == NULL;
}
static bool remark(mica_op *op, const char *text) {
  mica_diag_report(mica_diag_begin(mica_op_context(op), MICA_REMARK, mica_op_loc(op), "%s", text));
  return true;
}
// What its operand comes from, and what is in it, was verified before.
bool test_verifiers_check(mica_op *op) {
  if (!has_one_block(op)) return mica_op_error(op, "`hasOneBlock` trait hasn't been verified");
  return remark(op, "success run of verifier");
}
bool test_verifiers_check_regions(mica_op *op) {
  if (!has_one_block(op)) return mica_op_error(op, "`hasOneBlock` trait hasn't been verified");
  return remark(op, "success run of region verifier");
}

// Hooks of the cf dialect: what branches pass on, and the cases of cf.switch. Called by generated
// code; own nothing.
#include "cf/cf.h"

#include "mica/context.h"
#include "mica/number.h"
#include "mica/parse.h"
#include "mica/print.h"

// ---- What is passed to a successor --------------------------------------------------------------

static mica_successor_operands passed(mica_segment segment, size_t group) {
  return (mica_successor_operands){.first = segment.first, .count = segment.count, .group = group};
}

mica_successor_operands cf_br_successor_operands(const mica_op *op, size_t successor) {
  (void)successor;
  return (mica_successor_operands){.count = mica_op_operand_count(op)};
}

mica_successor_operands cf_cond_br_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? passed(cf_cond_br_true_dest_operands_segment(op), 1)
                        : passed(cf_cond_br_false_dest_operands_segment(op), 2);
}

static mica_successor_operands passed_by_case(const mica_op *op, size_t index) {
  mica_successor_operands operands = passed(cf_switch_case_operands_group(op, index), 2);
  operands.part = index;
  return operands;
}

mica_successor_operands cf_switch_successor_operands(const mica_op *op, size_t successor) {
  return successor == 0 ? passed(cf_switch_default_operands_segment(op), 1)
                        : passed_by_case(op, successor - 1);
}

// ---- Where constants lead -----------------------------------------------------------------------

bool cf_br_successor_for(const mica_op *op, const mica_attr *const *operands, size_t *successor) {
  (void)op, (void)operands;
  *successor = 0;
  return true;
}

bool cf_cond_br_successor_for(const mica_op *op, const mica_attr *const *operands,
                              size_t *successor) {
  (void)op;
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *successor = mica_attr_bool_value(operands[0]) ? 0 : 1;
  return true;
}

bool cf_switch_successor_for(const mica_op *op, const mica_attr *const *operands,
                             size_t *successor) {
  const mica_attr *values = cf_switch_case_values_attr(op);
  if (operands[0] == NULL || !mica_attr_is_integer(operands[0])) return false;
  *successor = 0;
  for (size_t i = 1; values != NULL && i < mica_op_successor_count(op) && *successor == 0; i++)
    if (mica_attr_dense_at(values, i - 1) == operands[0]) *successor = i;
  return true;
}

// ---- cf.switch ----------------------------------------------------------------------------------

bool cf_switch_check(mica_op *op) {
  const mica_attr *values = cf_switch_case_values_attr(op);
  size_t destinations = mica_op_successor_count(op) - 1;
  if (values == NULL)
    return destinations == 0 ||
           mica_op_error(op,
                         "number of case values (0) should match number of case destinations (%z)",
                         destinations);
  const mica_type *flag = mica_value_type(cf_switch_flag(op));
  const mica_type *element = mica_type_element(mica_attr_type(values));
  if (element != flag)
    return mica_op_error(op, "'flag' type ('%t') should match case value type ('%t')", flag,
                         element);
  int64_t count = mica_type_element_count(mica_attr_type(values));
  if (count != (int64_t)destinations)
    return mica_op_error(op,
                         "number of case values (%I) should match number of case destinations (%z)",
                         count, destinations);
  return true;
}

// What the parser collects: four lists that grow together.
typedef struct case_list {
  int64_t *values;
  mica_block **blocks;
  mica_operand_refs *operands;
  mica_types *types;
  size_t size;
} case_list;

static bool make_room(mica_parser *p, case_list *list) {
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  list->blocks = mica_parser_grow(p, list->blocks, list->size, sizeof *list->blocks);
  list->operands = mica_parser_grow(p, list->operands, list->size, sizeof *list->operands);
  list->types = mica_parser_grow(p, list->types, list->size, sizeof *list->types);
  return list->values != NULL && list->blocks != NULL && list->operands != NULL &&
         list->types != NULL;
}

// `: ^bb1(%a, %b : i32, i32)`, the parentheses where there are operands.
static bool parse_target(mica_parser *p, mica_block **block, mica_operand_refs *operands,
                         mica_types *types) {
  *operands = (mica_operand_refs){NULL, 0};
  *types = (mica_types){NULL, 0};
  if (!mica_parse_punct(p, ':') || !mica_parse_block_ref(p, block)) return false;
  if (!mica_parse_optional_punct(p, '(')) return true;
  return mica_parse_operands(p, 0, false, operands) && mica_parse_punct(p, ':') &&
         mica_parse_types(p, types) && mica_parse_punct(p, ')');
}

bool cf_parse_switch_op_cases(mica_parser *p, mica_op_state *out, const mica_type *flag_type,
                              mica_block **default_block, mica_operand_refs *default_operands,
                              mica_types *default_types, const mica_attr **values,
                              mica_blocks *blocks, mica_operand_groups *operands,
                              mica_type_groups *types) {
  case_list cases = {0};
  (void)out;
  if (!mica_parse_keyword(p, "default")) return false;
  if (!parse_target(p, default_block, default_operands, default_types)) return false;
  while (mica_parse_optional_punct(p, ',')) {
    size_t i = cases.size;
    if (!make_room(p, &cases) || !mica_parse_int64(p, &cases.values[i])) return false;
    if (!parse_target(p, &cases.blocks[i], &cases.operands[i], &cases.types[i])) return false;
    cases.size++;
  }
  *blocks = (mica_blocks){cases.blocks, cases.size};
  *operands = (mica_operand_groups){cases.operands, cases.size};
  *types = (mica_type_groups){cases.types, cases.size};
  if (cases.size == 0) return true;
  *values = mica_attr_integer_vector(flag_type, (mica_int64s){cases.values, cases.size});
  return *values != NULL;
}

// As an unsigned number; what needs more than 64 bits is the largest one.
static uint64_t case_value(const mica_attr *value) {
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(value, &count);
  uint32_t width = mica_type_integer_width(mica_attr_type(value));
  if (width <= 64) return mica_attr_integer_zext(value);
  for (size_t i = 1; i < count; i++)
    if (words[i] != 0) return UINT64_MAX;
  return words[0];
}

void cf_print_switch_op_cases(mica_printer *p, const mica_op *op, const mica_type *flag_type,
                              mica_block *default_block, mica_segment default_operands,
                              mica_segment default_types, const mica_attr *values,
                              mica_segment blocks, mica_segment operands, mica_segment types) {
  (void)flag_type, (void)default_types, (void)operands, (void)types;
  mica_print_text(p, "  default: ");
  mica_print_successor_with_operands(p, default_block, op, default_operands.first,
                                     default_operands.count);
  for (size_t i = 0; values != NULL && i < blocks.count; i++) {
    const mica_attr *value = mica_attr_dense_at(values, i);
    if (value == NULL) return;
    mica_segment passed_on = cf_switch_case_operands_group(op, i);
    mica_print_char(p, ',');
    mica_print_newline(p);
    mica_print_text(p, "  ");
    mica_print_uint(p, case_value(value));
    mica_print_text(p, ": ");
    mica_print_successor_with_operands(p, mica_op_successor(op, blocks.first + i), op,
                                       passed_on.first, passed_on.count);
  }
  if (values != NULL) mica_print_newline(p);
}

// ---- Effects ------------------------------------------------------------------------------------

// What may end the program isn't moved or dropped: it counts as a write.
bool cf_assert_effects(const mica_op *op, mica_effects *out) {
  (void)op;
  return mica_effects_add(out, (mica_effect){.kind = MICA_EFFECT_WRITE});
}

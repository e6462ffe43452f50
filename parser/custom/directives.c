// Custom directives of the library, read (mica/directives.h). Called by generated parsers; lists
// live in the parser's scratch.
#include "mica/directives.h"

#include "mica/index_list.h"

bool mica_parse_dynamic_index_list(mica_parser *p, mica_op_state *out, mica_operand_refs *values,
                                   const mica_attr **numbers) {
  (void)out;
  return mica_parse_index_list(p, '[', values, numbers, NULL);
}

bool mica_parse_dynamic_index_list_in_parentheses(mica_parser *p, mica_op_state *out,
                                                  mica_operand_refs *values,
                                                  const mica_attr **numbers) {
  (void)out;
  return mica_parse_index_list(p, '(', values, numbers, NULL);
}

bool mica_parse_scalable_index_list(mica_parser *p, mica_op_state *out, mica_operand_refs *values,
                                    const mica_attr **numbers, const mica_attr **scalable) {
  (void)out;
  mica_bools flags;
  if (!mica_parse_index_list(p, '[', values, numbers, &flags)) return false;
  *scalable = mica_attr_dense_i1s(mica_parser_context(p), flags);
  return *scalable != NULL;
}

bool mica_parse_packed_index_list(mica_parser *p, mica_op_state *out, mica_operand_refs *packed,
                                  mica_operand_refs *values, const mica_attr **numbers) {
  if (!mica_parse_optional_punct(p, '*'))
    return mica_parse_dynamic_index_list(p, out, values, numbers);
  mica_operand_ref *one = mica_parser_scratch(p, sizeof *one);
  if (one == NULL || !mica_parse_punct(p, '(') || !mica_parse_operand(p, one)) return false;
  *packed = (mica_operand_refs){one, 1};
  *numbers = mica_attr_dense_i64s(mica_parser_context(p), (mica_int64s){NULL, 0});
  return *numbers != NULL && mica_parse_punct(p, ')');
}

bool mica_parse_semi_function_type(mica_parser *p, mica_op_state *out, const mica_type **input,
                                   const mica_type **result) {
  (void)out;
  return mica_parse_punct(p, '(') && mica_parse_type(p, input) && mica_parse_punct(p, ')') &&
         mica_parse_punct(p, MICA_PUNCT_ARROW) && mica_parse_type(p, result);
}

bool mica_parse_semi_function_types(mica_parser *p, mica_op_state *out, const mica_type **input,
                                    mica_types *results) {
  (void)out;
  if (!mica_parse_optional_punct(p, '(')) return mica_parse_type(p, input);
  if (!mica_parse_type(p, input) || !mica_parse_punct(p, ')') ||
      !mica_parse_punct(p, MICA_PUNCT_ARROW))
    return false;
  if (mica_parse_optional_punct(p, '('))
    return mica_parse_types(p, results) && mica_parse_punct(p, ')');
  const mica_type **one = mica_parser_scratch(p, sizeof *one);
  if (one == NULL || !mica_parse_type(p, one)) return false;
  *results = (mica_types){one, 1};
  return true;
}

typedef struct case_list {
  int64_t *values;
  mica_region **regions;
  size_t size;
} case_list;

static bool make_room(mica_parser *p, case_list *list) {
  list->values = mica_parser_grow(p, list->values, list->size, sizeof *list->values);
  list->regions = mica_parser_grow(p, list->regions, list->size, sizeof *list->regions);
  return list->values != NULL && list->regions != NULL;
}

bool mica_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **values,
                             mica_regions *regions) {
  case_list list = {0};
  while (mica_parse_optional_keyword(p, "case")) {
    if (!make_room(p, &list) || !mica_parse_int64(p, &list.values[list.size])) return false;
    mica_region *region = list.regions[list.size] = mica_state_new_region(out);
    if (region == NULL || !mica_parse_region(p, region, NULL, 0, false)) return false;
    list.size++;
  }
  *regions = (mica_regions){list.regions, list.size};
  *values = mica_attr_dense_i64s(mica_state_context(out), (mica_int64s){list.values, list.size});
  return *values != NULL;
}

// Cases that lead to blocks, read (mica/directives.h): of cf.switch and spirv.Switch. Called by
// hooks; lists live in the parser's scratch.
#include "mica/directives.h"

// Four lists that grow together.
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

static bool parse_case(mica_parser *p, case_list *cases) {
  const size_t i = cases->size;
  if (!make_room(p, cases) || !mica_parse_int64(p, &cases->values[i])) return false;
  if (!parse_target(p, &cases->blocks[i], &cases->operands[i], &cases->types[i])) return false;
  cases->size++;
  return true;
}

bool mica_parse_branch_cases(mica_parser *p, const mica_type *flag, const mica_branch_cases *out) {
  case_list cases = {0};
  if (!mica_parse_keyword(p, "default")) return false;
  if (!parse_target(p, out->default_block, out->default_operands, out->default_types)) return false;
  while (mica_parse_optional_punct(p, ','))
    if (!parse_case(p, &cases)) return false;
  *out->blocks = (mica_blocks){cases.blocks, cases.size};
  *out->operands = (mica_operand_groups){cases.operands, cases.size};
  *out->types = (mica_type_groups){cases.types, cases.size};
  if (cases.size == 0) return true;
  *out->values = mica_attr_integer_vector(flag, (mica_int64s){cases.values, cases.size});
  return *out->values != NULL;
}

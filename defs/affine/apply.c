// Hooks of apply, min and max: `#map(%i)[%n]`. Called by generated code; own nothing.
#include "domain.h"

#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

static bool parse_map(mica_parser *p, mica_op_state *out, const mica_affine_map **map) {
  const mica_attr *attr;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_affine_map, &attr)) return false;
  *map = mica_attr_affine_map_value(attr);
  return mica_state_set_attribute(out, MICA_STR("map"), attr);
}

static void print_map(mica_printer *p, const mica_op *op) {
  static const char *const elided[] = {"map"};
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("map"));
  mica_segment all = {0, (uint32_t)mica_op_operand_count(op)};
  mica_print_char(p, ' ');
  mica_print_attr(p, attr);
  affine_print_inputs(p, op, all, mica_attr_affine_map_value(attr)->dim_count);
  mica_print_attr_dict(p, op, elided, 1);
}

static bool check_input_count(mica_op *op, const mica_affine_map *map) {
  return mica_op_operand_count(op) == affine_input_count(map) ||
         mica_op_error(op, "operand count and affine map dimension and symbol count must match");
}

bool affine_apply_parse(mica_parser *p, mica_op_state *out) {
  const mica_affine_map *map;
  size_t dims, count;
  const mica_type *index = mica_type_index(mica_state_context(out));
  if (index == NULL || !parse_map(p, out, &map) || !affine_parse_inputs(p, out, &dims, &count) ||
      !mica_parse_attr_dict(p, out))
    return false;
  if (dims != map->dim_count || count != affine_input_count(map))
    return mica_parse_error(p, mica_parser_name_position(p), "dimension or symbol index mismatch");
  for (size_t i = 0; i < map->result_count; i++)
    if (!mica_state_result(out, index)) return false;
  return true;
}

void affine_apply_print(mica_printer *p, const mica_op *op) { print_map(p, op); }

bool affine_apply_check(mica_op *op) {
  const mica_affine_map *map = affine_apply_map(op);
  const mica_region *scope = affine_scope_of(op);
  if (!check_input_count(op, map)) return false;
  if (map->result_count != 1) return mica_op_error(op, "mapping must produce one value");
  for (size_t i = map->dim_count; i < mica_op_operand_count(op); i++) {
    const mica_value *symbol = mica_op_operand(op, i);
    if (!affine_is_symbol(symbol, scope) && affine_is_dim(symbol, scope))
      return mica_op_plain_error(op, "dimensional operand cannot be used as a symbol");
  }
  return true;
}

// ---- min, max -----------------------------------------------------------------------------------

static bool parse_min_max(mica_parser *p, mica_op_state *out) {
  const mica_affine_map *map;
  mica_operand_refs dims, symbols;
  const mica_type *index = mica_type_index(mica_state_context(out));
  return index != NULL && parse_map(p, out, &map) && mica_parse_operands(p, '(', false, &dims) &&
         mica_parse_operands(p, '[', true, &symbols) && mica_parse_attr_dict(p, out) &&
         mica_state_operands(out, dims.data, dims.size, index) &&
         mica_state_operands(out, symbols.data, symbols.size, index) &&
         mica_state_result(out, index);
}

static bool check_min_max(mica_op *op, const mica_affine_map *map) {
  return check_input_count(op, map) &&
         (map->result_count > 0 || mica_op_error(op, "affine map expect at least one result"));
}

bool affine_min_parse(mica_parser *p, mica_op_state *out) { return parse_min_max(p, out); }
void affine_min_print(mica_printer *p, const mica_op *op) { print_map(p, op); }
bool affine_min_check(mica_op *op) { return check_min_max(op, affine_min_map(op)); }

bool affine_max_parse(mica_parser *p, mica_op_state *out) { return parse_min_max(p, out); }
void affine_max_print(mica_printer *p, const mica_op *op) { print_map(p, op); }
bool affine_max_check(mica_op *op) { return check_min_max(op, affine_max_map(op)); }

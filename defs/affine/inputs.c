// The text of what maps are applied to. Called by the other hooks; own nothing.
#include "domain.h"

#include "mica/parse.h"
#include "mica/print.h"

bool affine_parse_inputs(mica_parser *p, mica_op_state *out, size_t *dims, size_t *count) {
  mica_operand_refs in_parentheses, in_brackets;
  const mica_type *index = mica_type_index(mica_state_context(out));
  if (index == NULL || !mica_parse_operands(p, '(', false, &in_parentheses) ||
      !mica_parse_operands(p, '[', true, &in_brackets))
    return false;
  *dims = in_parentheses.size;
  *count = in_parentheses.size + in_brackets.size;
  return mica_state_operands(out, in_parentheses.data, in_parentheses.size, index) &&
         mica_state_operands(out, in_brackets.data, in_brackets.size, index);
}

void affine_print_inputs(mica_printer *p, const mica_op *op, mica_segment inputs, size_t dims) {
  mica_print_char(p, '(');
  mica_print_operands(p, op, inputs.first, dims);
  mica_print_char(p, ')');
  if (inputs.count == dims) return;
  mica_print_char(p, '[');
  mica_print_operands(p, op, inputs.first + dims, inputs.count - dims);
  mica_print_char(p, ']');
}

bool affine_set_map(mica_op_state *out, mica_str name, const mica_affine_map *map) {
  const mica_attr *attr = map == NULL ? NULL : mica_attr_affine_map(map);
  return attr != NULL && mica_state_set_attribute(out, name, attr);
}

bool affine_parse_subscripts(mica_parser *p, mica_op_state *out, mica_str name,
                             mica_operand_refs *inputs) {
  const mica_affine_map *map;
  return mica_parse_affine_map_of_values(p, '[', inputs, &map) && affine_set_map(out, name, map);
}

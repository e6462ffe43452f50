// Custom directives of assembly formats that the library reads and writes: what
// custom_directives.def of the prelude names. Generated parsers and printers call them.
#ifndef MICA_DIRECTIVES_H
#define MICA_DIRECTIVES_H

#include "mica/parse.h"
#include "mica/print.h"

MICA_BEGIN

// DynamicIndexList: `[%a, 4]`. The numbers are a dense array, with MICA_DYNAMIC where a value
// stands.
MICA_API bool mica_parse_dynamic_index_list(mica_parser *p, mica_op_state *out,
                                            mica_operand_refs *values, const mica_attr **numbers);
MICA_API void mica_print_dynamic_index_list(mica_printer *p, const mica_op *op, mica_segment values,
                                            const mica_attr *numbers);
// `(%a, 4)`
MICA_API bool mica_parse_dynamic_index_list_in_parentheses(mica_parser *p, mica_op_state *out,
                                                           mica_operand_refs *values,
                                                           const mica_attr **numbers);
MICA_API void mica_print_dynamic_index_list_in_parentheses(mica_printer *p, const mica_op *op,
                                                           mica_segment values,
                                                           const mica_attr *numbers);
// `[%a, [4]]`: a dense array tells which are scalable.
MICA_API bool mica_parse_scalable_index_list(mica_parser *p, mica_op_state *out,
                                             mica_operand_refs *values, const mica_attr **numbers,
                                             const mica_attr **scalable);
MICA_API void mica_print_scalable_index_list(mica_printer *p, const mica_op *op,
                                             mica_segment values, const mica_attr *numbers,
                                             const mica_attr *scalable);
// PackedOrDynamicIndexList: `*(%all)`, or the first of these.
MICA_API bool mica_parse_packed_index_list(mica_parser *p, mica_op_state *out,
                                           mica_operand_refs *packed, mica_operand_refs *values,
                                           const mica_attr **numbers);
MICA_API void mica_print_packed_index_list(mica_printer *p, const mica_op *op,
                                           const mica_value *packed, mica_segment values,
                                           const mica_attr *numbers);

// SemiFunctionType: `(type) -> type`.
MICA_API bool mica_parse_semi_function_type(mica_parser *p, mica_op_state *out,
                                            const mica_type **input, const mica_type **result);
MICA_API void mica_print_semi_function_type(mica_printer *p, const mica_op *op,
                                            const mica_type *input, const mica_type *result);
// Of any number of results: `type`, `(type) -> type`, `(type) -> (type, type)`.
MICA_API bool mica_parse_semi_function_types(mica_parser *p, mica_op_state *out,
                                             const mica_type **input, mica_types *results);
MICA_API void mica_print_semi_function_types(mica_printer *p, const mica_op *op,
                                             const mica_type *input, mica_segment results);

// `case 2 {...} case -3 {...}`, each on a line of its own: what dialects' SwitchCases are. The
// values are a dense array.
MICA_API bool mica_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **values,
                                      mica_regions *regions);
MICA_API void mica_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *values,
                                      mica_segment regions);

// What hooks of loops call: `%i = %from to %to step %by`, and ` ` or `  : i32 `, without the type
// where it is index.
MICA_API void mica_print_loop_bounds(mica_printer *p, const mica_value *variable,
                                     const mica_value *from, const mica_value *to,
                                     const mica_value *step);
MICA_API void mica_print_loop_type(mica_printer *p, const mica_type *type);

// What hooks of a switch call, whose formats name its parts one by one:
// `default: ^bb1, 42: ^bb2(%a : i32)`, the values as a vector of `flag`; none: *values is left
// alone.
typedef struct mica_branch_cases {
  mica_block **default_block;
  mica_operand_refs *default_operands;
  mica_types *default_types;
  const mica_attr **values;
  mica_blocks *blocks;
  mica_operand_groups *operands;
  mica_type_groups *types;
} mica_branch_cases;
MICA_API bool mica_parse_branch_cases(mica_parser *p, const mica_type *flag,
                                      const mica_branch_cases *out);
// A case a line. `operands`: of all cases, of which `sizes` tells the groups.
MICA_API void mica_print_branch_cases(mica_printer *p, const mica_op *op, mica_block *default_block,
                                      mica_segment default_operands, const mica_attr *values,
                                      mica_segment blocks, mica_segment operands,
                                      const mica_attr *sizes);

MICA_END

#endif

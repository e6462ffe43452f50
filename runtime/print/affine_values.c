// Affine expressions over the operands of an operation: `%i + 1, symbol(%n)`. For print hooks.
#include "text/printer.h"

typedef struct inputs {
  const mica_op *op;
  size_t first_dim, first_symbol;  // among the operands
} inputs;

static void put_operand(mica_printer *p, const mica_affine_expr *input, void *user) {
  const inputs *in = user;
  bool is_symbol = input->kind == MICA_AFFINE_SYMBOL;
  size_t index = (is_symbol ? in->first_symbol : in->first_dim) + (size_t)input->as.value;
  if (is_symbol) PRINTER_PUT(p, "symbol(");
  mica_print_operand(p, mica_op_operand(in->op, index));
  if (is_symbol) PRINTER_PUT(p, ")");
}

void mica_print_affine_expr_of_values(mica_printer *p, const mica_affine_expr *expr,
                                      uint32_t dim_count, const mica_op *op, size_t first) {
  inputs in = {op, first, first + dim_count};
  mica_printer_affine_expr(p, expr, put_operand, &in);
}

void mica_print_affine_map_of_values(mica_printer *p, const mica_affine_map *map, const mica_op *op,
                                     size_t first) {
  for (size_t i = 0; i < map->result_count; i++) {
    if (i != 0) PRINTER_PUT(p, ", ");
    mica_print_affine_expr_of_values(p, map->results[i], map->dim_count, op, first);
  }
}

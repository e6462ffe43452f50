// Hooks of gpu's types, and of what waits for tokens. Called by generated code; own nothing.
#include "shared.h"

// ---- Types --------------------------------------------------------------------------------------

const mica_type *gpu_parse_type(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  const mica_type *type = NULL;
  mica_str mnemonic;
  if (mica_parse_generated_type(p, &gpu_dialect, &mnemonic, &type) == MICA_ABSENT)
    mica_parse_error(p, at, "unknown gpu type: %S", mnemonic);
  return type;
}

bool gpu_print_type(mica_printer *p, const mica_type *type) {
  (void)p, (void)type;
  return false;  // as generated
}

// `<16x16xf16, "AOp">`
const mica_type *gpu_mma_matrix_type_parse(mica_parser *p) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  const mica_type *element;
  mica_int64s shape;
  mica_str operand;
  if (!mica_parse_punct(p, '<') || !mica_parse_dimension_list(p, false, true, &shape) ||
      !mica_parse_type(p, &element) || !mica_parse_punct(p, ',') ||
      !mica_parse_string(p, &operand) || !mica_parse_punct(p, '>'))
    return NULL;
  return gpu_mma_matrix_type_get_checked(mica_parser_context(p), loc, shape, element, operand);
}

void gpu_mma_matrix_type_print(mica_printer *p, const mica_type *type) {
  mica_int64s shape = gpu_mma_matrix_type_shape(type);
  mica_print_char(p, '<');
  for (size_t i = 0; i < shape.size; i++) {
    mica_print_int(p, shape.data[i]);
    mica_print_char(p, 'x');
  }
  mica_print_type(p, gpu_mma_matrix_type_element_type(type));
  mica_print_text(p, ", \"");
  mica_print_str(p, gpu_mma_matrix_type_operand(type));
  mica_print_text(p, "\">");
}

static bool is_matrix_element(const mica_type *type) {
  if (mica_type_is_float(type))
    return mica_type_is_float_kind(type, MICA_F16) || mica_type_is_float_kind(type, MICA_F32) ||
           mica_type_is_float_kind(type, MICA_F64);
  if (mica_type_is_i(type, 32)) return true;
  return (mica_type_is_signed_integer(type) || mica_type_is_unsigned_integer(type)) &&
         mica_type_integer_width(type) == 8;
}

bool gpu_mma_matrix_type_check(mica_context *ctx, mica_loc loc, mica_int64s shape,
                               const mica_type *element_type, mica_str operand) {
  if (!mica_str_is(operand, "AOp") && !mica_str_is(operand, "BOp") && !mica_str_is(operand, "COp"))
    return mica_error(ctx, loc, "operand expected to be one of AOp, BOp or COp");
  if (shape.size != 2)
    return mica_error(ctx, loc, "MMAMatrixType must have exactly two dimensions");
  return is_matrix_element(element_type) ||
         mica_error(ctx, loc, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64");
}

// ---- Tokens -------------------------------------------------------------------------------------

mica_segment gpu_async_dependencies(const mica_op *op) {
  size_t all = mica_op_operand_count(op);
  uint32_t count = 0;
  while (count < all && gpu_async_token_type_isa(mica_value_type(mica_op_operand(op, count))))
    count++;
  return (mica_segment){0, count};
}

mica_value *gpu_async_token(const mica_op *op) {
  size_t count = mica_op_result_count(op);
  mica_value *last = count == 0 ? NULL : mica_op_result(op, count - 1);
  return last != NULL && gpu_async_token_type_isa(mica_value_type(last)) ? last : NULL;
}

// `async [%a, %b]`, each of them or none.
bool gpu_parse_async_dependencies(mica_parser *p, mica_op_state *out, mica_types *async_token_types,
                                  mica_operand_refs *async_dependencies) {
  mica_position at = mica_parser_position(p);
  if (mica_parse_optional_keyword(p, "async")) {
    if (mica_parser_result_count(p) == 0)
      return mica_parse_error(p, at, "needs to be named when marked 'async'");
    const mica_type **token = mica_parser_scratch(p, sizeof *token);
    if (token == NULL) return false;
    *token = gpu_async_token_type_get(mica_state_context(out));
    if (*token == NULL) return false;
    *async_token_types = (mica_types){token, 1};
  }
  return mica_parse_operands(p, '[', true, async_dependencies);
}

void gpu_print_async_dependencies(mica_printer *p, const mica_op *op,
                                  const mica_type *async_token_type,
                                  mica_segment async_dependencies) {
  if (async_token_type != NULL) mica_print_text(p, "async");
  if (async_dependencies.count == 0) return;
  mica_print_text(p, async_token_type != NULL ? " [" : "[");
  mica_print_operands(p, op, async_dependencies.first, async_dependencies.count);
  mica_print_char(p, ']');
}

// Hooks of rocdl: the texts of operations on buffers, pairs, and where kernels may be. Called by
// generated code; own nothing.
#include "mica/diagnostic.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "rocdl/rocdl.h"

bool rocdl_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr) {
  (void)attr;
  return !mica_str_is(name, "rocdl.kernel") || mica_op_def_of(op) == &llvm_func_def ||
         mica_op_plain_error(op, "'\"rocdl.kernel\"' attribute attached to unexpected op");
}

// ---- Pairs --------------------------------------------------------------------------------------

bool rocdl_is_pair_of_i32(const mica_type *type) {
  if (!llvm_struct_type_isa(type) || llvm_is_opaque_struct(type)) return false;
  const mica_types body = llvm_struct_body(type);
  return body.size >= 2 && mica_type_is_i(body.data[0], 32) && mica_type_is_i(body.data[1], 32);
}

const mica_type *rocdl_pair_of_i32(mica_context *ctx) {
  const mica_type *i32 = mica_type_i(ctx, 32);
  const mica_type *const body[] = {i32, i32};
  return i32 == NULL
             ? NULL
             : llvm_struct_type_get(ctx, (mica_str){NULL, 0}, false, (mica_types){body, 2}, false);
}

// ---- Buffers ------------------------------------------------------------------------------------
// `%data, %descriptor, %offset, %soffset, %aux : f32`: the other types are always the same.

enum { BUFFER_OPERANDS = 4 };  // but for the data

static const mica_type *descriptor_type(mica_context *ctx) {
  static const int64_t words = 4;
  return mica_type_vector((mica_int64s){&words, 1}, NULL, mica_type_i(ctx, 32));
}

static bool parse_buffer(mica_parser *p, mica_op_state *out, bool has_data) {
  mica_operand_refs operands;
  const mica_type *type;
  mica_context *ctx = mica_parser_context(p);
  const size_t data = has_data ? 1 : 0;
  if (!mica_parse_operands_exactly(p, BUFFER_OPERANDS + data, &operands) ||
      !mica_parse_punct(p, ':') || !mica_parse_type(p, &type))
    return false;
  if (!has_data && !mica_state_result(out, type)) return false;
  if (has_data && !mica_state_operands(out, operands.data, 1, type)) return false;
  const mica_type *descriptor = descriptor_type(ctx), *i32 = mica_type_i(ctx, 32);
  return descriptor != NULL && i32 != NULL &&
         mica_state_operands(out, operands.data + data, 1, descriptor) &&
         mica_state_operands(out, operands.data + data + 1, BUFFER_OPERANDS - 1, i32);
}

static void print_buffer(mica_printer *p, const mica_op *op, const mica_value *data) {
  mica_print_char(p, ' ');
  mica_print_operands(p, op, 0, mica_op_operand_count(op));
  mica_print_text(p, " : ");
  mica_print_type(p, mica_value_type(data));
}

bool rocdl_raw_buffer_load_parse(mica_parser *p, mica_op_state *out) {
  return parse_buffer(p, out, false);
}
void rocdl_raw_buffer_load_print(mica_printer *p, const mica_op *op) {
  print_buffer(p, op, rocdl_raw_buffer_load_res(op));
}
bool rocdl_raw_buffer_store_parse(mica_parser *p, mica_op_state *out) {
  return parse_buffer(p, out, true);
}
void rocdl_raw_buffer_store_print(mica_printer *p, const mica_op *op) {
  print_buffer(p, op, rocdl_raw_buffer_store_vdata(op));
}
bool rocdl_raw_buffer_atomic_fadd_parse(mica_parser *p, mica_op_state *out) {
  return parse_buffer(p, out, true);
}
void rocdl_raw_buffer_atomic_fadd_print(mica_printer *p, const mica_op *op) {
  print_buffer(p, op, rocdl_raw_buffer_atomic_fadd_vdata(op));
}
bool rocdl_raw_buffer_atomic_fmax_parse(mica_parser *p, mica_op_state *out) {
  return parse_buffer(p, out, true);
}
void rocdl_raw_buffer_atomic_fmax_print(mica_printer *p, const mica_op *op) {
  print_buffer(p, op, rocdl_raw_buffer_atomic_fmax_vdata(op));
}
bool rocdl_raw_buffer_atomic_smax_parse(mica_parser *p, mica_op_state *out) {
  return parse_buffer(p, out, true);
}
void rocdl_raw_buffer_atomic_smax_print(mica_printer *p, const mica_op *op) {
  print_buffer(p, op, rocdl_raw_buffer_atomic_smax_vdata(op));
}
bool rocdl_raw_buffer_atomic_umin_parse(mica_parser *p, mica_op_state *out) {
  return parse_buffer(p, out, true);
}
void rocdl_raw_buffer_atomic_umin_print(mica_printer *p, const mica_op *op) {
  print_buffer(p, op, rocdl_raw_buffer_atomic_umin_vdata(op));
}

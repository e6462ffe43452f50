// The C++ of the .td that has no C: pointers and pairs that are made, and what a pair is.
#include "rocdl/rocdl.h"

#include "llvm/llvm.h"

const mica_type *rocdl_make_rocdl_buffer_lds(mica_context *ctx) {
  return llvm_pointer_type_get(ctx, 3);
}
const mica_type *rocdl_make_llvm_pointer_in_address_space_1(mica_context *ctx) {
  return llvm_pointer_type_get(ctx, 1);
}
const mica_type *rocdl_make_rocdl_buffer_rsrc(mica_context *ctx) {
  return llvm_pointer_type_get(ctx, 8);
}
bool rocdl_rocdl_concrete_pair_holds(const mica_type *type) { return rocdl_is_pair_of_i32(type); }
bool rocdl_rocdl_concrete_pair_holds_2(const mica_type *type) { return rocdl_is_pair_of_i32(type); }
const mica_type *rocdl_make_rocdl_concrete_pair(mica_context *ctx) {
  return rocdl_pair_of_i32(ctx);
}
bool rocdl_llvm_alias_analysis_op_interface_verify(mica_op *op) { return op != NULL; }

// What MLIR's files of llvm ask for besides the hooks of defs/llvm: what C++ says of single
// parameters, defaults and predicates, and llvm.def in C.
#include "llvm/llvm.h"

#include "mica/mica.h"

// ---- Numbers of DWARF, by their names -----------------------------------------------------------

#define DEFINE_DWARF(attr, parameter, names)                                   \
  bool llvm_##attr##_attr_parse_##parameter(mica_parser *p, unsigned *out) {   \
    return llvm_parse_dwarf_name(p, names, out);                               \
  }                                                                            \
  void llvm_##attr##_attr_print_##parameter(mica_printer *p, unsigned value) { \
    llvm_print_dwarf_name(p, names, value);                                    \
  }
DEFINE_DWARF(di_basic_type, tag, LLVM_DWARF_TAG)
DEFINE_DWARF(di_basic_type, encoding, LLVM_DWARF_ENCODING)
DEFINE_DWARF(di_compile_unit, source_language, LLVM_DWARF_LANGUAGE)
DEFINE_DWARF(di_composite_type, tag, LLVM_DWARF_TAG)
DEFINE_DWARF(di_derived_type, tag, LLVM_DWARF_TAG)
DEFINE_DWARF(di_expression_elem, opcode, LLVM_DWARF_OPERATION)
DEFINE_DWARF(di_imported_entity, tag, LLVM_DWARF_TAG)
DEFINE_DWARF(di_string_type, tag, LLVM_DWARF_TAG)
DEFINE_DWARF(di_string_type, encoding, LLVM_DWARF_ENCODING)
DEFINE_DWARF(di_subroutine_type, calling_convention, LLVM_DWARF_CALLING_CONVENTION)

// ---- Defaults -----------------------------------------------------------------------------------

const mica_attr *llvm_default_linkage(mica_context *ctx) {
  return llvm_linkage_attr_get(ctx, LLVM_LINKAGE_EXTERNAL);
}
const mica_attr *llvm_default_c_conv(mica_context *ctx) {
  return llvm_c_conv_attr_get(ctx, LLVM_C_CONV_C);
}
const mica_attr *llvm_default_tail_call_kind(mica_context *ctx) {
  return llvm_tail_call_kind_attr_get(ctx, LLVM_TAIL_CALL_KIND_NONE);
}

// ---- Types --------------------------------------------------------------------------------------

const mica_type *llvm_make_token_type(mica_context *ctx) { return llvm_token_type_get(ctx); }
bool llvm_is_loadable_type(const mica_type *type) { return llvm_has_size(type); }

// ---- Operations ---------------------------------------------------------------------------------

// Constraints of the attributes say what C++ asks for here.
bool llvm_access_group_op_interface_verify(mica_op *op) { return op != NULL; }
bool llvm_alias_analysis_op_interface_verify(mica_op *op) { return op != NULL; }
bool llvm_dereferenceable_op_interface_verify(mica_op *op) {
  return llvm_check_dereferenceable(op);
}

enum { VECTOR_BITS_MAX = 131072 };
static bool is_short(const mica_value *vector) {
  return llvm_vector_bits(mica_value_type(vector)) <= VECTOR_BITS_MAX;
}
// Of the vector that is inserted, or extracted from.
bool llvm_intr_vector_insert_holds(mica_op *op) {
  return is_short(llvm_intr_vector_insert_isa(op) ? llvm_intr_vector_insert_srcvec(op)
                                                  : llvm_intr_vector_extract_srcvec(op));
}
bool llvm_intr_vector_insert_holds_2(mica_op *op) {
  return is_short(llvm_intr_vector_insert_dstvec(op));
}
bool llvm_intr_vector_extract_holds(mica_op *op) {
  return is_short(llvm_intr_vector_extract_res(op));
}
bool llvm_intr_vector_interleave2_holds(mica_op *op, const mica_value *res,
                                        const mica_value *vec1) {
  (void)op;
  return llvm_is_twice_as_long(mica_value_type(res), mica_value_type(vec1));
}

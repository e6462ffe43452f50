// What the hooks of llvm share: words in front of symbols, operand bundles, small questions.
#ifndef MICA_DEFS_LLVM_SHARED_H
#define MICA_DEFS_LLVM_SHARED_H

#include "llvm/llvm.h"
#include "mica/context.h"
#include "mica/function.h"
#include "mica/parse.h"
#include "mica/print.h"

static inline bool llvm_is_own(const mica_type *type) {  // a type of this dialect
  return type->def->base.dialect == &llvm_dialect;
}
static inline bool llvm_is_ptr(const mica_type *type) { return llvm_pointer_type_isa(type); }
static inline bool llvm_is_array(const mica_type *type) { return llvm_array_type_isa(type); }
static inline bool llvm_is_struct(const mica_type *type) { return llvm_struct_type_isa(type); }
static inline bool llvm_is_void(const mica_type *type) { return llvm_void_type_isa(type); }
static inline const mica_type *llvm_array_element(const mica_type *type) {
  return llvm_array_type_element_type(type);
}

// Of an operation that has such an attribute; the usual one where it is absent.
llvm_linkage llvm_linkage_of(const mica_op *op);
llvm_tail_call_kind llvm_tail_call_kind_of(const mica_op *op, const char *attribute);

// What llvm.mlir.constant, or another constant, gives. NULL: the value is none.
const mica_attr *llvm_constant_of(const mica_value *value);

enum { LLVM_GEP_DYNAMIC = INT32_MIN };  // an index of getelementptr that is an operand

// ---- Words in front of a symbol -----------------------------------------------------------------
// A case of an enum by its text, or nothing: *out stays.
void llvm_parse_optional_case(mica_parser *p, const mica_enum_def *def, uint64_t *out);
bool llvm_parse_linkage(mica_parser *p, mica_op_state *out);
bool llvm_parse_visibility(mica_parser *p, mica_op_state *out);
bool llvm_parse_unnamed_addr(mica_parser *p, mica_op_state *out);
bool llvm_parse_convention(mica_parser *p, mica_op_state *out);
// Linkage, visibility, `thread_local`, unnamed_addr, of a global or alias.
bool llvm_parse_symbol_words(mica_parser *p, mica_op_state *out);
void llvm_print_symbol_words(mica_printer *p, const mica_op *op);
// The case of an enum's attribute with a blank after it; nothing when it is absent or has no text.
void llvm_print_case(mica_printer *p, const mica_enum_def *def, const mica_attr *value);
void llvm_print_convention(mica_printer *p, const mica_op *op);  // unless it is the usual one
void llvm_print_word(mica_printer *p, mica_str word);            // with a blank after it
// `comdat(@a::@b)`
bool llvm_parse_comdat(mica_parser *p, mica_op_state *out);
void llvm_print_comdat(mica_printer *p, const mica_attr *comdat);  // with a blank before it
bool llvm_verify_comdat(mica_op *op, const mica_attr *comdat);
// An attribute by its name; false also where `value` is NULL.
bool llvm_set(mica_op_state *out, const char *name, const mica_attr *value);

// Reports why LLVM wouldn't take the text of a data layout.
bool llvm_check_data_layout(mica_op *op, mica_str text);

// Where an access has the pointers to what it accesses among its operands.
mica_segment llvm_accessed_operands(const mica_op *op);

// ---- Symbols ------------------------------------------------------------------------------------

// What a name stands for in the module around an operation; NULL: nothing, or no module.
mica_op *llvm_lookup_global(const mica_op *op, mica_symbol_tables *tables, const mica_attr *symbol);
bool llvm_is_external(const mica_op *function);          // has no body
const mica_op *llvm_parent_function(const mica_op *op);  // the llvm.func around it; or NULL

#endif

// The identities of the interfaces that the runtime asks for; derived attributes.
#include "mica/interfaces.h"

#include "mica/bytecode.h"
#include "mica/dialect.h"

const mica_interface mica_op_asm_interface_id = {"OpAsmOpInterface"};
const mica_interface mica_layout_entry_interface_id = {"LayoutEntryTypeInterface"};
const mica_interface mica_region_kind_interface_id = {"RegionKindInterface"};
const mica_interface mica_symbol_interface_id = {"SymbolOpInterface"};
const mica_interface mica_symbol_user_interface_id = {"SymbolUserOpInterface"};
const mica_interface mica_branch_interface_id = {"BranchOpInterface"};
const mica_interface mica_region_branch_interface_id = {"RegionBranchOpInterface"};
const mica_interface mica_region_branch_terminator_interface_id = {
    "RegionBranchTerminatorOpInterface"};
const mica_interface mica_loop_like_interface_id = {"LoopLikeOpInterface"};
const mica_interface mica_parallel_combining_interface_id = {"ParallelCombiningOpInterface"};
const mica_interface mica_infer_type_interface_id = {"InferTypeOpInterface"};
const mica_interface mica_function_interface_id = {"FunctionOpInterface"};
const mica_interface mica_call_interface_id = {"CallOpInterface"};
const mica_interface mica_infer_int_range_interface_id = {"InferIntRangeInterface"};
const mica_interface mica_cast_interface_id = {"CastOpInterface"};
const mica_interface mica_bytecode_interface_id = {"BytecodeOpInterface"};

#define MARKER(name, ods_name) const mica_interface mica_##name##_interface_id = {ods_name};
MICA_MARKER_INTERFACES(MARKER)

// ---- Derived attributes -------------------------------------------------------------------------

const mica_interface mica_derived_attribute_interface_id = {"DerivedAttributeOpInterface"};

bool mica_op_is_derived_attribute(const mica_op *op, mica_str name) {
  const mica_derived_attribute_interface *derived =
      mica_op_interface(op, &mica_derived_attribute_interface_id);
  return derived != NULL && derived->is_derived(name);
}

const mica_attr *mica_op_materialize_derived(const mica_op *op) {
  const mica_derived_attribute_interface *derived =
      mica_op_interface(op, &mica_derived_attribute_interface_id);
  return derived == NULL ? NULL : derived->materialize(op);
}

const mica_attr *mica_attr_dictionary_of_derived(const mica_op *op, const mica_named_attr *derived,
                                                 size_t count) {
  for (size_t i = 0; i < count; i++)
    if (derived[i].value == NULL) return NULL;
  return mica_attr_dictionary(mica_op_context(op), (mica_named_attrs){derived, count}, NULL);
}

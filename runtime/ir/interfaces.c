// The identities of the interfaces that the runtime asks for.
#include "mica/interfaces.h"

#include "mica/dialect.h"

const mica_interface mica_op_asm_interface_id = {"OpAsmOpInterface"};
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
const mica_interface mica_cast_interface_id = {"CastOpInterface"};

#define MARKER(name, ods_name) const mica_interface mica_##name##_interface_id = {ods_name};
MICA_MARKER_INTERFACES(MARKER)

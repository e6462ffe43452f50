// What MLIR says in C++.
include "emitc/emitc_in_c.def"

// Operations override methods of interfaces in C++, without saying so in the .td.
foreach op = [EmitC_ExpressionOp, EmitC_ForOp, EmitC_IfOp, EmitC_SwitchOp, EmitC_DoOp, EmitC_FileOp] in
  def : MoreTraits<op, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]>;
def : MoreTraits<EmitC_FuncOp, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]>;
def : MoreTraits<EmitC_CallOp, [DeclareOpInterfaceMethods<CallOpInterface, ["getCallableForCallee", "getArgOperands"]>]>;
// Read and printed by the library.
def : MoreFields<"EmitC_FuncOp"> {
  string cParse = "mica_parse_function_op";
  string cPrint = "mica_print_function_op";
}

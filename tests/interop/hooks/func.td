// FuncOp overrides methods of interfaces in C++, without saying so in the .td.
def : MoreTraits<FuncOp, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>,
                          DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
// Read and printed by the library.
def : MoreFields<"FuncOp"> {
  string cParse = "mica_parse_function_op";
  string cPrint = "mica_print_function_op";
}

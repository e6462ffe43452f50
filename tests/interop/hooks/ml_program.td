// What the dialect says of resources and inlining stands in C++.
def : MoreFields<"MLProgram_Dialect"> {
  list<DialectInterface> cInterfaces = [DialectInlinerInterface, OpAsmDialectInterface];
}
// Functions override a method of Symbol in C++, without saying so in the .td.
def : MoreTraits<MLProgram_FuncOp, [DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
def : MoreTraits<MLProgram_SubgraphOp, [DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
// Read and printed by the library.
def : MoreFields<"MLProgram_FuncOp"> {
  string cParse = "mica_parse_function_op";
  string cPrint = "mica_print_function_op";
}
def : MoreFields<"MLProgram_SubgraphOp"> {
  string cParse = "mica_parse_function_op";
  string cPrint = "mica_print_function_op";
}

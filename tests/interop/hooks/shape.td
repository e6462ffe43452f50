// Operations override methods of interfaces in C++, without saying so in the .td; the dialect takes operations that it doesn't
// define.
def : MoreTraits<Shape_FuncOp, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>,
                                DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
def : MoreTraits<Shape_FunctionLibraryOp, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]>;
def : MoreFields<"ShapeDialect"> {
  bit cAllowsUnknownOps = 1;
  bit hasCanonicalizer = 1;
}
// Read and printed by hand in MLIR.
def : MoreFields<"Shape_FunctionLibraryOp"> {
  bit hasCustomAssemblyFormat = 0;
  string assemblyFormat = "$sym_name attr-dict-with-keyword $body `mapping` $mapping";
}
// Read and printed by the library.
def : MoreFields<"Shape_FuncOp"> {
  string cParse = "mica_parse_function_op";
  string cPrint = "mica_print_function_op";
}

// Functions override a method of Symbol in C++, without saying so in the .td.
def : MoreTraits<MLProgram_FuncOp, [DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
def : MoreTraits<MLProgram_SubgraphOp, [DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;

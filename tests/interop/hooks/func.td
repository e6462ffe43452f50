// FuncOp overrides methods of interfaces in C++, without saying so in the .td.
def : MoreTraits<FuncOp, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>,
                          DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;

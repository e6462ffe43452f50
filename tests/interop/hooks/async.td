// Operations override methods of interfaces in C++, without saying so in the .td.
def : MoreTraits<Async_FuncOp, [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>,
                                DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
def : MoreTraits<Async_CallOp, [DeclareOpInterfaceMethods<CallOpInterface, ["getCallableForCallee", "getArgOperands"]>]>;

// The class of all types of pdl, which C++ declares, and a method of Symbol that C++ overrides.
def : Spelling<["mlir::pdl::PDLType"], "const mica_type *", "MICA_PARAM_TYPE", "pdl_is_handle">;
def : MoreFields<"PDL_Dialect"> {
  code extraClassDeclaration = [{
    bool pdl_is_handle(const mica_type *type);
    const mica_type *pdl_element_or_self(const mica_type *type);
  }];
}
def : MoreTraits<PDL_PatternOp, [DeclareOpInterfaceMethods<Symbol, ["isOptionalSymbol"]>]>;

// What C++ declares: the class of all types of pdl, and a function.
def : Spelling<["mlir::pdl::PDLType"], "const mica_type *", "MICA_PARAM_TYPE", "pdl_is_handle">;
def : MoreFields<"PDLInterp_Dialect"> {
  code extraClassDeclaration = [{ const mica_type *pdl_interp_value_type(const mica_type *type); }];
}

// What C++ declares: the class of all types of pdl, and a function.
def : Spelling<["mlir::pdl::PDLType"], "const mica_type *", "MICA_PARAM_TYPE", "pdl_is_handle">;
def : MoreFields<"PDLInterp_Dialect"> {
  code extraClassDeclaration = [{ const mica_type *pdl_interp_value_type(const mica_type *type); }];
}
// Read and printed by the library.
def : MoreFields<"PDLInterp_FuncOp"> {
  string cParse = "mica_parse_function_op";
  string cPrint = "mica_print_function_op";
}

// What MLIR says in C++: forms with keywords, checks of traits, which types of results will do.
class Tosa_WithKeyword<string op, string enum, string print = "tosa_print_with_keywords"> : MoreFields<op> {
  string cParse = "tosa_parse_with_" # enum;
  string cPrint = print;
}
foreach op = ["ArgMax", "Clamp", "MaxPool2d", "Maximum", "Minimum", "ReduceMax", "ReduceMin"] in
  def : Tosa_WithKeyword<"Tosa_" # op # "Op", "nan_mode", "tosa_print_without_default">;
foreach op = ["ApplyScale", "Rescale"] in
  def : Tosa_WithKeyword<"Tosa_" # op # "Op", "rounding_mode">;
foreach op = ["CastFromBlockScaled", "CastToBlockScaled", "MatmulTBlockScaled"] in
  def : Tosa_WithKeyword<"Tosa_" # op # "Op", "block_size">;
def : Tosa_WithKeyword<"Tosa_ResizeOp", "resize_mode">;

foreach trait = ["TosaResolvableShapeOperands", "TosaShapeOperatorWithSameRanks"] in
  def : MoreFields<trait> { bit cHasCheck = 1; }
foreach op = [Tosa_ConcatOp, Tosa_EqualOp, Tosa_ReduceAllOp, Tosa_ReduceAnyOp, Tosa_ReduceMaxOp, Tosa_ReduceMinOp,
              Tosa_ReduceProductOp, Tosa_ReduceSumOp, Tosa_ReshapeOp] in
  def : MoreTraits<op, [DeclareOpInterfaceMethods<InferTypeOpInterface,
                                                  ["inferReturnTypes", "isCompatibleReturnTypes"]>]>;
// Variables are found in the tables of symbols.
foreach op = [Tosa_VariableReadOp, Tosa_VariableWriteOp] in
  def : MoreTraits<op, [DeclareOpInterfaceMethods<SymbolUserOpInterface>]>;
foreach op = ["Tosa_VariableReadOp", "Tosa_VariableWriteOp"] in
  def : MoreFields<op> { bit hasVerifier = 0; }
// What a target must have is asked by passes alone.
foreach interface = ["QueryProfileInterface", "QueryExtensionInterface"] in
  def : MoreFields<interface> { list<InterfaceMethod> methods = []; }
def : CppFunction<"isa_tosa_shape_type", "tosa_shape_type_isa", "bool">;

// What is declared in C.
include "tosa/tosa_in_c.def"

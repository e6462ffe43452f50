// What the C++ class of a trait checks.
class AtMostOneAsked<string op> : ParamNativeOpTrait<"AtMostOneChildOf", op> {
  let cppNamespace = "::mlir::irdl";
  bit cHasCheck = 1;
}
class Irdl_Asked<string op, string children> : MoreFields<op> {
  list<Trait> traits = [HasParent<"DialectOp">, NoTerminator, NoRegionArguments, AtMostOneAsked<children>, Symbol];
}
def : Irdl_Asked<"IRDL_TypeOp", "ParametersOp">;
def : Irdl_Asked<"IRDL_AttributeOp", "ParametersOp">;
def : Irdl_Asked<"IRDL_OperationOp", "OperandsOp, ResultsOp, AttributesOp, RegionsOp">;

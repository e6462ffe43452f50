// Defaults that are empty: a dictionary and lists of nothing, a unit attribute that isn't there or that is.
include "mlir/IR/OpBase.td"

def Dialect_EmptyDefaults : Dialect { let name = "empty_defaults"; let cppNamespace = "::empty_defaults"; }
class EmptyOp<string name, Attr attr, string value> : Op<Dialect_EmptyDefaults, name> {
  let arguments = (ins DefaultValuedAttr<attr, value>:$a);
  let assemblyFormat = "attr-dict";
}
def DictionaryOp : EmptyOp<"dictionary", DictionaryAttr, "{}">;
def AbsentOp : EmptyOp<"absent", UnitAttr, "false">;
def PresentOp : EmptyOp<"present", UnitAttr, "true">;
def ArrayOp : EmptyOp<"array", ArrayAttr, "{}">;
def StringsOp : EmptyOp<"strings", StrArrayAttr, "{}">;
def NumbersOp : EmptyOp<"numbers", DenseI64ArrayAttr, "{}">;

def AnchoredOp : Op<Dialect_EmptyDefaults, "anchored"> {
  let arguments = (ins DefaultValuedAttr<DictionaryAttr, "{}">:$d, DefaultValuedAttr<UnitAttr, "false">:$u);
  let assemblyFormat = "(`d` $d^)? (`u` $u^)? attr-dict";
}

// Types that the text leaves out: from constraints, from other types, from attributes.
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Inference_Dialect : Dialect {
  let name = "inference";
  let cppNamespace = "::inference";
}
class Inference_Op<string mnemonic, list<Trait> traits = []> : Op<Inference_Dialect, mnemonic, traits>;
def SameOp : Inference_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($r)";
}
def SameIntegerOp : Inference_Op<"same_integer", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$a);
  let results = (outs AnyInteger:$r);
  let assemblyFormat = "$a attr-dict `:` type($r)";
}
def ChainOp : Inference_Op<"chain", [AllTypesMatch<["a", "b"]>, AllTypesMatch<["b", "r"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($b)";
}
def ElementOp : Inference_Op<"element", [TypesMatchWith<"element", "container", "element",
    "::llvm::cast<::mlir::ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyShaped:$container, AnyType:$element);
  let results = (outs I32:$r);
  let assemblyFormat = "$container `,` $element attr-dict `:` type($container)";
}
def ShapedOrScalarOp : Inference_Op<"shaped_or_scalar", [TypesMatchWith<"element", "container", "r",
    "::mlir::getElementTypeOrSelf($_self)">]> {
  let arguments = (ins AnyType:$container);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$container attr-dict `:` type($container)";
}
def FromAttrOp : Inference_Op<"from_attr", [AllTypesMatch<["value", "r"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "attr-dict $value";
}
def FromTypeAttrOp : Inference_Op<"from_type_attr", [TypesMatchWith<"as the attribute says", "value", "r", "$_self">]> {
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$value attr-dict";
}
def BuildableOp : Inference_Op<"buildable"> {
  let arguments = (ins I1:$a, Index:$b, F16:$c, BF16:$d, SI8:$e, UI16:$f, NoneType:$g, Complex<F32>:$h);
  let results = (outs I64:$r);
  let assemblyFormat = "operands attr-dict";
}
def BuildableVectorOp : Inference_Op<"buildable_opaque"> {
  let arguments = (ins OpaqueType<"u", "t", "an opaque type">:$a);
  let assemblyFormat = "$a attr-dict";
}
def FirstAttrOp : Inference_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$type, I32:$value);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$type $value attr-dict `:` type($r)";
}
def VariadicBuildableOp : Inference_Op<"variadic_buildable"> {
  let arguments = (ins Variadic<I32>:$a);
  let results = (outs Variadic<I32>:$r);
  let assemblyFormat = "$a attr-dict `:` type($r)";
}

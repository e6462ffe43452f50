// Interfaces of operations, types and attributes: as marks, as constraints, inherited, with default methods; effects.
include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Interfaces_Dialect : Dialect {
  let name = "interfaces";
  let cppNamespace = "::interfaces";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class Interfaces_Op<string mnemonic, list<Trait> traits = []> : Op<Interfaces_Dialect, mnemonic, traits>;

def MarkOp : OpInterface<"MarkOpInterface"> { let cppNamespace = "::interfaces"; }
def MarkType : TypeInterface<"MarkTypeInterface"> { let cppNamespace = "::interfaces"; }
def DeepMarkType : TypeInterface<"DeepMarkTypeInterface", [MarkType]> { let cppNamespace = "::interfaces"; }
def MarkAttr : AttrInterface<"MarkAttrInterface"> { let cppNamespace = "::interfaces"; }

def PlainTy : TypeDef<Interfaces_Dialect, "Plain"> { let mnemonic = "plain"; }
def MarkedTy : TypeDef<Interfaces_Dialect, "Marked", [MarkType]> { let mnemonic = "marked"; }
def DeepTy : TypeDef<Interfaces_Dialect, "Deep", [DeepMarkType]> { let mnemonic = "deep"; }
def PlainA : AttrDef<Interfaces_Dialect, "Plain"> { let mnemonic = "plain"; }
def MarkedA : AttrDef<Interfaces_Dialect, "Marked", [MarkAttr]> { let mnemonic = "marked"; }

def MarkedOp : Interfaces_Op<"marked", [MarkOp]>;
def TakesMarkedOp : Interfaces_Op<"takes_marked"> { let arguments = (ins MarkType:$value); }
def TakesDeepOp : Interfaces_Op<"takes_deep"> { let arguments = (ins DeepMarkType:$value); }
def TakesEitherOp : Interfaces_Op<"takes_either"> {
  let arguments = (ins AnyTypeOf<[MarkType, I32]>:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def TakesAttrOp : Interfaces_Op<"takes_attr"> {
  let arguments = (ins MarkAttr:$value);
  let assemblyFormat = "$value attr-dict";
}
def PureOp : Interfaces_Op<"pure", [Pure]> { let results = (outs I32:$r); }
def NoEffectOp : Interfaces_Op<"no_effect", [NoMemoryEffect]> { let results = (outs I32:$r); }
def ReadsOp : Interfaces_Op<"reads", [MemoryEffects<[MemRead]>]> { let results = (outs I32:$r); }
def EffectsOp : Interfaces_Op<"effects"> {
  let arguments = (ins Arg<AnyMemRef, "what is read", [MemRead]>:$from, Arg<AnyMemRef, "what is written", [MemWrite]>:$to);
  let results = (outs Res<AnyMemRef, "what is made", [MemAlloc]>:$made);
  let assemblyFormat = "$from `,` $to attr-dict `:` type($from) `,` type($to) `->` type($made)";
}

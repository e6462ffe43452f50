// Regions and successors: constraints, arities, formats.
include "mlir/IR/OpBase.td"

def Regions_Dialect : Dialect {
  let name = "regions";
  let cppNamespace = "::regions";
}
class Regions_Op<string mnemonic, list<Trait> traits = []> : Op<Regions_Dialect, mnemonic, traits>;
class Holds<string mnemonic, Region constraint> : Regions_Op<"holds_" # mnemonic, [NoTerminator]> {
  let regions = (region constraint:$body);
}
def HoldsAny : Holds<"any", AnyRegion>;
def HoldsOne : Holds<"one", SizedRegion<1>>;
def HoldsTwo : Holds<"two", SizedRegion<2>>;
def HoldsMin : Holds<"min", MinSizedRegion<1>>;
def HoldsMax : Holds<"max", MaxSizedRegion<1>>;
def HoldsVariadic : Holds<"variadic", VariadicRegion<AnyRegion>>;
def HoldsVariadicOne : Holds<"variadic_one", VariadicRegion<SizedRegion<1>>>;
def HoldsUnnamed : Regions_Op<"holds_unnamed", [NoTerminator]> { let regions = (region AnyRegion, SizedRegion<1>); }
def HoldsMixed : Regions_Op<"holds_mixed", [NoTerminator]> {
  let regions = (region SizedRegion<1>:$first, VariadicRegion<SizedRegion<1>>:$rest);
}
class Writes<string mnemonic, string format> : Regions_Op<"writes_" # mnemonic, [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = format;
}
def WritesOne : Writes<"one", "$body attr-dict">;
def WritesDictFirst : Writes<"dict_first", "attr-dict-with-keyword $body">;
def WritesOptional : Writes<"optional", "attr-dict (`do` $body^)?">;
def WritesRegions : Writes<"regions", "attr-dict-with-keyword regions">;
def WritesTwo : Regions_Op<"writes_two", [NoTerminator]> {
  let regions = (region AnyRegion:$then, AnyRegion:$else);
  let assemblyFormat = "$then (`else` $else^)? attr-dict";
}
def WritesVariadic : Regions_Op<"writes_variadic", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "`of` $bodies attr-dict";
}
def WritesVariadicOptional : Regions_Op<"writes_variadic_optional", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "(`of` $bodies^)? attr-dict";
}
def WritesSingleBlock : Regions_Op<"writes_single_block", [SingleBlock, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def YieldOp : Regions_Op<"yield", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
  let assemblyFormat = "attr-dict ($values^ `:` type($values))?";
}
def WritesTerminated : Regions_Op<"writes_terminated", SingleBlockImplicitTerminator<"YieldOp">.traits> {
  let regions = (region AnyRegion:$a, AnyRegion:$b);
  let assemblyFormat = "$a `,` $b attr-dict";
}
def WritesOptionalTerminated : Regions_Op<"writes_optional_terminated", SingleBlockImplicitTerminator<"YieldOp">.traits> {
  let regions = (region AnyRegion:$a, MaxSizedRegion<1>:$b);
  let assemblyFormat = "$a (`else` $b^)? attr-dict";
}
def WritesEverythingOp : Regions_Op<"writes_everything", [NoTerminator]> {
  let arguments = (ins Variadic<AnyType>:$values, OptionalAttr<StrAttr>:$name);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "($name^)? `(` $values `)` $body attr-dict `:` functional-type($values, $results)";
}

// Successors.
def JumpOp : Regions_Op<"jump", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $values^ `:` type($values) `)`)? attr-dict";
}
def BranchOp : Regions_Op<"branch", [Terminator]> {
  let arguments = (ins I1:$condition);
  let successors = (successor AnySuccessor:$yes, AnySuccessor:$no);
  let assemblyFormat = "$condition `,` $yes `,` $no attr-dict";
}
def SwitchOp : Regions_Op<"switch", [Terminator]> {
  let arguments = (ins Index:$value);
  let successors = (successor AnySuccessor:$otherwise, VariadicSuccessor<AnySuccessor>:$cases);
  let assemblyFormat = "$value `,` $otherwise `[` $cases `]` attr-dict";
}
def SuccessorsOp : Regions_Op<"successors", [Terminator]> {
  let successors = (successor AnySuccessor:$a, VariadicSuccessor<AnySuccessor>:$b);
  let assemblyFormat = "successors attr-dict";
}
def GenericJumpOp : Regions_Op<"generic_jump", [Terminator]> {
  let successors = (successor AnySuccessor:$a, AnySuccessor:$b);
}
def VariadicJumpOp : Regions_Op<"variadic_jump", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$a);
}

// Effects: on operands, results, symbols and nothing in particular, of every class of the prelude; resources; what regions have.
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Effects_Dialect : Dialect {
  let name = "effects";
  let cppNamespace = "::effects";
}
class Effects_Op<string mnemonic, list<Trait> traits = []> : Op<Effects_Dialect, mnemonic, traits>;

def Tape : Resource<"::effects::Tape">;
def Disk : Resource<"::effects::Disk">;

def SilentOp : Effects_Op<"silent"> { let results = (outs I32:$r); }
def PureOp : Effects_Op<"pure", [Pure]> { let results = (outs I32:$r); }
def NoneOp : Effects_Op<"none", [NoMemoryEffect]> { let results = (outs I32:$r); }
def EmptyOp : Effects_Op<"empty", [MemoryEffects<[]>]> { let results = (outs I32:$r); }
def SpeculatableOp : Effects_Op<"speculatable", [AlwaysSpeculatable]> { let results = (outs I32:$r); }
def AllocOp : Effects_Op<"alloc", [MemoryEffects<[MemAlloc]>]> { let results = (outs I32:$r); }
def AllocResultOp : Effects_Op<"alloc_result"> { let results = (outs Res<AnyMemRef, "", [MemAlloc]>:$r); }
def AllocWriteOp : Effects_Op<"alloc_write"> { let results = (outs Res<AnyMemRef, "", [MemAlloc, MemWrite]>:$r); }
def AllocOneOp : Effects_Op<"alloc_one"> { let results = (outs Res<AnyMemRef, "", [MemAlloc, MemWrite]>:$r, AnyType:$s); }
def ScopedOp : Effects_Op<"scoped"> { let results = (outs Res<AnyMemRef, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$r); }
def FreeOp : Effects_Op<"free"> { let arguments = (ins Arg<AnyMemRef, "", [MemFree]>:$it); }
def ReadOp : Effects_Op<"read"> {
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$it);
  let results = (outs AnyType:$r);
}
def WriteOp : Effects_Op<"write"> { let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$it); }
def BothOp : Effects_Op<"both", [MemoryEffects<[MemRead, MemWrite]>]> { let arguments = (ins Arg<AnyMemRef, "", [MemRead, MemWrite]>:$it); }
def StagesOp : Effects_Op<"stages"> {
  let arguments = (ins Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>:$from, Arg<AnyMemRef, "", [MemWriteAt<1, FullEffect>, MemFreeAt<2>]>:$to);
  let results = (outs Res<AnyMemRef, "", [MemAllocAt<1>]>:$r);
}
def ResourcesOp : Effects_Op<"resources", [MemoryEffects<[MemRead<Tape>, MemWrite<Disk, 1, FullEffect>, MemAlloc<Tape, 3>, MemFree<Disk>]>]>;
def VariadicOp : Effects_Op<"variadic"> {
  let arguments = (ins AnyType:$before, Arg<Variadic<AnyMemRef>, "", [MemRead, MemWrite<Tape>]>:$some);
}
def SizedOp : Effects_Op<"sized", [AttrSizedOperandSegments]> {
  let arguments = (ins Arg<Variadic<AnyMemRef>, "", [MemRead]>:$a, Variadic<AnyType>:$between, Arg<Optional<AnyMemRef>, "", [MemWrite]>:$b);
}
def ResultsOp : Effects_Op<"results", [AttrSizedResultSegments]> {
  let results = (outs Res<Variadic<AnyMemRef>, "", [MemAlloc]>:$a, Res<Optional<AnyMemRef>, "", [MemAlloc, MemRead]>:$b);
}
def SymbolsOp : Effects_Op<"symbols", [MemoryEffects<[MemRead<Disk>]>]> {
  let arguments = (ins Arg<FlatSymbolRefAttr, "", [MemRead]>:$name, Arg<OptionalAttr<SymbolRefAttr>, "", [MemWrite<Tape>]>:$other,
                       Arg<AnyMemRef, "", [MemWrite]>:$value);
}
def EndOp : Effects_Op<"end", [Terminator, Pure]>;
def ReadingEndOp : Effects_Op<"reading_end", [Terminator, MemoryEffects<[MemRead]>]>;
def RegionOp : Effects_Op<"region", [NoTerminator]> { let regions = (region AnyRegion:$body); }
def PureRegionOp : Effects_Op<"pure_region", [Pure, NoTerminator]> { let regions = (region AnyRegion:$body); }
def RecursiveOp : Effects_Op<"recursive", [RecursiveMemoryEffects, NoTerminator]> { let regions = (region AnyRegion:$body, AnyRegion:$other); }
def RecursiveReadOp : Effects_Op<"recursive_read", [RecursiveMemoryEffects, MemoryEffects<[MemRead]>, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def RecursivePureOp : Effects_Op<"recursive_pure", [RecursiveMemoryEffects, RecursivelySpeculatable, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def SymbolOp : Effects_Op<"symbol", [Pure, Symbol]> { let arguments = (ins SymbolNameAttr:$sym_name); }
// Their authors say what they do.
def OwnOp : Effects_Op<"own", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> { let arguments = (ins UnitAttr:$really); }
def SometimesOp : Effects_Op<"sometimes", [NoMemoryEffect, DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let arguments = (ins UnitAttr:$now);
}

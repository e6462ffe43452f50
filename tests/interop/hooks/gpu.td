// Types, and what C has in place of C++.
include "gpu/gpu_cpp.def"
include "mlir/Dialect/SCF/IR/SCFOps.td"
include "scf/scf_cpp.def"

// GPUFuncOp overrides methods of its interface in C++, without saying so in the .td.
def : MoreTraits<GPU_GPUFuncOp, [DeclareOpInterfaceMethods<FunctionOpInterface, ["verifyType", "verifyBody"]>]>;

// Targets of dialects that aren't registered are taken.
def AnyTarget : ConfinedAttr<AnyAttr, [
  GPU_OrUnknown<GPU_OrAttached<PromisedAttrInterface<GPUTargetAttrInterface>>>
]>;
def AnyTargets
    : ConfinedAttr<TypedArrayAttrBase<AnyTarget, "array of GPU target attributes">, [ArrayMinCount<1>]>;
def : MoreFields<"GPU_GPUModuleOp"> {
  dag arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<AnyTargets>:$targets,
                       OptionalAttr<OffloadingTranslationAttr>:$offloadingHandler);
}

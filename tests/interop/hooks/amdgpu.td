// What MLIR says in C++: its operations may be inlined; what is Unwritten.
def : MoreFields<"AMDGPU_Dialect"> { list<Interface> cInterfaces = [DialectInlinerInterface]; }
def : Unwritten<AMDGPU_Dialect, ["hasFolder"], [AMDGPU_MakeDmaDescriptorOp, AMDGPU_MakeGatherDmaDescriptorOp]>;
def : Unwritten<AMDGPU_Dialect, ["hasCanonicalizer"], [AMDGPU_GatherToLDSOp]>;

// What MLIR says in C++: its operations may be inlined; which folds and patterns nobody has written.
def : MoreFields<"AMDGPU_Dialect"> { list<Interface> cInterfaces = [DialectInlinerInterface]; }
def : Unwritten<AMDGPU_Dialect, ["hasFolder", "hasCanonicalizer"]>;

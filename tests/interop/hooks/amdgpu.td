// What MLIR says in C++: its operations may be inlined.
def : MoreFields<"AMDGPU_Dialect"> { list<Interface> cInterfaces = [DialectInlinerInterface]; }

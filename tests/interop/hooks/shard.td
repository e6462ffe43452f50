// Which patterns are Unwritten, and what is declared in C.
include "shard/shard_in_c.def"
def : Unwritten<Shard_Dialect, ["hasCanonicalizer", "hasConstantMaterializer"]>;
def : MoreFields<"Shard_Dialect"> { list<DialectInterface> cInterfaces = [DialectInlinerInterface]; }

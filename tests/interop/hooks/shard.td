// What is declared in C.
include "shard/shard_in_c.def"
def : MoreFields<"Shard_Dialect"> { list<DialectInterface> cInterfaces = [DialectInlinerInterface]; }

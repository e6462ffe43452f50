// What MLIR writes in C++: methods of interfaces, and what the named operations compute, which Mica's definitions tell
// in linalg_named.def.
include "linalg/linalg_in_c.def"

// Of a definition there, what is said in C; MLIR's definition has the rest.
class Linalg_NamedOp<string name, string inC, list<Trait> unused> {
  string mnemonic = name;
  string structured = "(const linalg_structured){" # inC # "}";
  string cParse = "linalg_named_parse";
  string cPrint = "linalg_named_print";
  string summary = "";
  string description = "";
  dag arguments = (ins);
  dag results = (outs);
  dag regions = (region);
  bit hasVerifier = 0;
  bit hasCanonicalizer = 0;
}
include "linalg/linalg_named.def"

// Whether a trait declares methods that all structured operations share.
class Linalg_IsShared<Trait trait> {
  string declared = !if(!isa<DeclareOpInterfaceMethods>(trait), !cast<Interface>(trait).cppInterfaceName, "");
  bit ret = !or(!eq(declared, MemoryEffectsOpInterface.cppInterfaceName),
                !eq(declared, ConditionallySpeculatable.cppInterfaceName));
}
class Linalg_Structured<LinalgStructuredBase_Op op, string structured, string destination = "mica_last_is_destination">
    : MoreFields<!cast<string>(op)> {
  list<Trait> traits = !filter(t, op.traits, !not(Linalg_IsShared<t>.ret)) # [
    ImplementedBy<MemoryEffectsOpInterface, "linalg_effects">,
    ImplementedBy<ConditionallySpeculatable, "linalg_speculatable">,
    ImplementedBy<DestinationStyleOpInterface, destination>, ImplementedBy<LinalgStructuredInterface, structured>
  ];
}
def : Linalg_Structured<GenericOp, "linalg_generic_structured">;
def : Linalg_Structured<MapOp, "linalg_map_structured">;
def : Linalg_Structured<ReduceOp, "linalg_reduce_structured", "linalg_half_is_destination">;
def : Linalg_Structured<TransposeOp, "linalg_transpose_structured">;
def : Linalg_Structured<BroadcastOp, "linalg_broadcast_structured">;
def : Linalg_Structured<ElementwiseOp,
                        "(const linalg_structured){.maps = linalg_given_maps, .loops = linalg_output_loops}">;
foreach named = !instances<Linalg_NamedOp>() in {
  foreach op = !filter(o, !instances<LinalgStructuredBase_Op>(), !eq(o.opName, named.mnemonic)) in {
    def : Linalg_Structured<op, named.structured> {
      string cParse = named.cParse;
      string cPrint = named.cPrint;
    }
  }
}

foreach op = [Linalg_SoftmaxOp, Linalg_WinogradFilterTransformOp, Linalg_WinogradInputTransformOp,
              Linalg_WinogradOutputTransformOp] in
  def : MoreTraits<op, [ImplementedBy<DestinationStyleOpInterface, "mica_last_is_destination">]>;
foreach op = [Linalg_PackOp, Linalg_UnPackOp] in
  def : MoreTraits<op, [ImplementedBy<DestinationStyleOpInterface, "mica_second_is_destination">]>;
// One fold of the dialect does what all structured operations have for themselves.
def : Unwritten<Linalg_Dialect, ["hasFolder"],
                !filter(op, !instances<Op>(),
                        !and(!eq(op.opDialect.name, "linalg"), op.hasFolder,
                             !not(!or(!eq(op.opName, "index"), !eq(op.opName, "transpose"), !eq(op.opName, "pack"),
                                      !eq(op.opName, "unpack")))))>;

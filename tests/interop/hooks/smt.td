// The type behind bits is a parameter; forms that operations share.
def : MoreFields<"BitVectorAttr"> {
  dag parameters = (ins AttributeSelfTypeParameter<"", "BitVectorType">:$type, APIntParameter<"">:$value);
}
foreach op = ["EqOp", "DistinctOp"] in
  def : MoreFields<op> {
    string cParse = "smt_parse_comparison";
    string cPrint = "smt_print_comparison";
  }

// What is declared in C.
include "smt/smt_in_c.def"

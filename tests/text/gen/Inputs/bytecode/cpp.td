// Encodings as upstream writes them: C++ whose functions the prelude knows, and that of others.
include "mlir/IR/BytecodeBase.td"

class Attr<string type> : WithType<type, Attribute>;
class TypeOf<string type> : WithType<type, Type>;
class EnumFlag<string flag, string getter>
    : WithParser<"succeeded($_reader.readVarInt($_var))",
      WithBuilder<"(" # flag # ")$_args",
      WithPrinter<"$_writer.writeVarInt((uint64_t)$_name." # getter # ")",
      WithType<"uint64_t", VarInt>>>>;
class OptionalInt<string type>
    : WithParser<"succeeded(readOptionalInt($_reader, $_var))",
      WithPrinter<"writeOptionalInt($_writer, $_getter)",
      WithType<"std::optional<" # type # ">", VarInt>>>;
def Celsius
    : WithParser<"succeeded(readCelsius($_reader, $_var))",
      WithPrinter<"writeCelsius($_writer, $_getter)",
      WithType<"int64_t">>>;

def CupAttr
    : DialectAttribute<(attr VarInt:$size, OptionalInt<"unsigned">:$age, Attr<"StringAttr">:$owner, Celsius:$heat,
                             EnumFlag<"Tea", "getTea()">:$_rawTea, LocalVar<"Tea", "(Tea)_rawTea">:$tea)> {
  let cBuilder = "get<CupAttr>(context, size, age, owner, heat, tea)";  // as without it
}
// What both sides know of a number: semantics, of a type or by their name, and bits.
def BillAttr
    : DialectAttribute<(attr TypeOf<"FloatType">:$of, KnownSemanticsAPFloat<"of.getFloatSemantics()">:$sum,
                             KnownSemanticsAPFloat<"::llvm::APFloat::IEEEhalf()">:$tip, Type:$unit,
                             KnownWidthAPInt<"unit.getIntOrFloatBitWidth()">:$count)> {
  let cBuilder = "get<BillAttr>(context, of, *sum, *tip, unit, *count)";
}
let cType = "PotType" in {
  def PotType : DialectType<(type Type:$lid)> { let printerPredicate = "!$_val.getSpout()"; }
  def PotTypeWithSpout : DialectType<(type Type:$spout, Type:$lid)> {
    let printerPredicate = "$_val.hasSpoutAtAll()";
    let cBuilder = "filled(get<$_resultType>(context, lid, spout))";
  }
}
def TableDialectAttributes : DialectAttributes<"Table"> { let elems = [CupAttr, BillAttr]; }
def TableDialectTypes : DialectTypes<"Table"> { let elems = [PotType, PotTypeWithSpout]; }

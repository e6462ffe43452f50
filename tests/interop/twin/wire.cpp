// The C++ twin of wire.c: writes each piece of a file of texts (separated by lines "// -----") into
// bytecode, of the version that its first line names, "// VERSION"; or reads bytecode, a line
// "VERSION HEX" for each, and writes it again.
#include "prelude.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;

namespace enc {
struct Pair {
  int64_t first = 0, second = 0;
  int64_t getFirst() const { return first; }
  int64_t getSecond() const { return second; }
  bool operator==(const Pair &other) const {
    return first == other.first && second == other.second;
  }
  bool operator!=(const Pair &other) const { return !(*this == other); }
};
class EncDialect;
using Handle = DialectResourceBlobHandle<EncDialect>;
using Range = Pair;  // the same to C++; in C what a list holds, and what a property is, are told apart
inline llvm::hash_code hash_value(const Pair &p) { return llvm::hash_combine(p.first, p.second); }

static LogicalResult convertFromAttribute(Pair &storage, Attribute attr,
                                          function_ref<InFlightDiagnostic()>) {
  auto items = dyn_cast_or_null<DenseI64ArrayAttr>(attr);
  if (!items || items.size() != 2) return failure();
  storage = {items[0], items[1]};
  return success();
}
static Attribute convertToAttribute(MLIRContext *context, const Pair &storage) {
  return DenseI64ArrayAttr::get(context, {storage.first, storage.second});
}
static void writePair(DialectBytecodeWriter &writer, const Pair &storage) {
  writer.writeSignedVarInt(storage.second);
  writer.writeVarIntWithFlag(uint64_t(storage.first) >> 1, storage.first & 1);
}
static LogicalResult readPair(DialectBytecodeReader &reader, Pair &storage) {
  uint64_t value;
  bool flag;
  if (failed(reader.readSignedVarInt(storage.second)) ||
      failed(reader.readVarIntWithFlag(value, flag)))
    return failure();
  storage.first = int64_t(value << 1 | flag);
  return success();
}
template <class P>
P &operator<<(P &printer, const Pair &p) {
  printer << p.first << " x " << p.second;
  return printer;
}
}  // namespace enc
template <>
struct mlir::FieldParser<enc::Pair> {
  static FailureOr<enc::Pair> parse(AsmParser &parser) {
    enc::Pair p;
    if (parser.parseInteger(p.first) || parser.parseKeyword("x") || parser.parseInteger(p.second))
      return failure();
    return p;
  }
};
// Of 64 bits, however many digits it has.
template <>
struct mlir::FieldParser<llvm::APInt> {
  static FailureOr<llvm::APInt> parse(AsmParser &parser) {
    llvm::APInt value;
    if (parser.parseInteger(value)) return failure();
    return value.sextOrTrunc(64);
  }
};
template <>
struct mlir::FieldParser<llvm::APFloat> {
  static FailureOr<llvm::APFloat> parse(AsmParser &parser) {
    FloatAttr value;
    if (parser.parseAttribute(value)) return failure();
    return value.getValue();
  }
};
template <>
struct mlir::FieldParser<enc::Handle> {
  static FailureOr<enc::Handle> parse(AsmParser &parser) {
    return parser.parseResourceHandle<enc::Handle>();
  }
};
template <class P>
P &operator<<(P &printer, const enc::Handle &value) {
  printer.printResourceHandle(value);
  return printer;
}
template <class P>
P &operator<<(P &printer, const llvm::APFloat &value) {
  printer.printFloat(value);
  return printer;
}

#include "dialect.h.inc"
#include "enums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "attrs.h.inc"
#define GET_TYPEDEF_CLASSES
#include "types.h.inc"
#define GET_OP_CLASSES
#include "ops.h.inc"
#include "dialect.cpp.inc"
#include "enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "attrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "types.cpp.inc"
#define GET_OP_CLASSES
#include "ops.cpp.inc"

using namespace enc;
namespace {
void writeBytes(DialectBytecodeWriter &writer, StringRef bytes) {
  writer.writeOwnedBlob(ArrayRef<char>(bytes.data(), bytes.size()));
}
LogicalResult readBytes(DialectBytecodeReader &reader, StringRef &bytes) {
  ArrayRef<char> blob;
  if (failed(reader.readBlob(blob))) return failure();
  bytes = StringRef(blob.data(), blob.size());
  return success();
}
LogicalResult readAPIntWithKnownWidth(DialectBytecodeReader &reader, unsigned width,
                                      FailureOr<APInt> &value) {
  value = reader.readAPIntWithKnownWidth(width);
  return value;
}
LogicalResult readAPFloatWithKnownSemantics(DialectBytecodeReader &reader,
                                            const llvm::fltSemantics &semantics,
                                            FailureOr<APFloat> &value) {
  value = reader.readAPFloatWithKnownSemantics(semantics);
  return value;
}
template <class T>
void writeOptionalInt(DialectBytecodeWriter &writer, std::optional<T> value) {
  writer.writeVarIntWithFlag(value.value_or(0), value.has_value());
}
template <class T>
LogicalResult readOptionalInt(DialectBytecodeReader &reader, std::optional<T> &value) {
  uint64_t number;
  bool isThere;
  if (failed(reader.readVarIntWithFlag(number, isThere))) return failure();
  value = isThere ? std::optional<T>(static_cast<T>(number)) : std::nullopt;
  return success();
}
#include "bytecode.inc"

struct Encodings : BytecodeDialectInterface {
  Encodings(Dialect *dialect) : BytecodeDialectInterface(dialect) {}
  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    return ::readAttribute(getContext(), reader);
  }
  LogicalResult writeAttribute(Attribute attr, DialectBytecodeWriter &writer) const override {
    return ::writeAttribute(attr, writer);
  }
  Type readType(DialectBytecodeReader &reader) const override {
    return ::readType(getContext(), reader);
  }
  LogicalResult writeType(Type type, DialectBytecodeWriter &writer) const override {
    return ::writeType(type, writer);
  }
};

struct Resources : OpAsmDialectInterface {
  using Blobs = ResourceBlobManagerDialectInterfaceBase<Handle>;
  Resources(Dialect *dialect, Blobs &blobs) : OpAsmDialectInterface(dialect), blobs(blobs) {}
  FailureOr<AsmDialectResourceHandle> declareResource(StringRef key) const override {
    return blobs.insert(key);
  }
  std::string getResourceKey(const AsmDialectResourceHandle &handle) const override {
    return cast<Handle>(handle).getKey().str();
  }
  LogicalResult parseResource(AsmParsedResourceEntry &entry) const override {
    FailureOr<AsmResourceBlob> blob = entry.parseAsBlob();
    if (failed(blob)) return failure();
    blobs.update(entry.getKey(), std::move(*blob));
    return success();
  }
  void buildResources(Operation *, const SetVector<AsmDialectResourceHandle> &referenced,
                      AsmResourceBuilder &builder) const override {
    blobs.buildResources(builder, referenced.getArrayRef());
  }
  Blobs &blobs;
};
}  // namespace

void EncDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "attrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "ops.cpp.inc"
      >();
  addInterfaces<Encodings>();
  addInterface<Resources>(addInterface<Resources::Blobs>());
}

static void process(StringRef source, int64_t version) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<EncDialect>();
  context.allowUnregisteredDialects();
  std::string said = "! nothing";
  context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    said = "! " + diagnostic.str();
    return success();
  });
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(source, ParserConfig(&context), "-");
  std::string bytes;
  llvm::raw_string_ostream out(bytes);
  BytecodeWriterConfig config("twin");
  config.setDesiredBytecodeVersion(version);
  if (!module || failed(writeBytecodeToFile(*module, out, config))) llvm::outs() << said << "\n";
  else llvm::outs() << version << " " << llvm::toHex(bytes, /*LowerCase=*/true) << "\n";
}

int main(int argc, char **argv) {
  auto file = llvm::MemoryBuffer::getFile(argv[2], false, false);
  if (!file) return 2;
  bool reads = StringRef(argv[1]) == "read";
  SmallVector<StringRef> pieces;
  (*file)->getBuffer().split(pieces, reads ? "\n" : "// -----\n", -1, /*KeepEmpty=*/false);
  for (StringRef piece : ArrayRef(pieces).drop_front(argc > 3 ? atoi(argv[3]) : 0)) {
    int64_t version = atoi(piece.data() + (reads ? 0 : 3));
    if (reads) process(llvm::fromHex(piece.split(' ').second), version);
    else process(piece, version);
    llvm::outs().flush();
  }
  return 0;
}

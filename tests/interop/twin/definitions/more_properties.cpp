// The hand-written part of more_properties.td, for MLIR; more_properties.c is the same for Mica.
static ParseResult parseEven(OpAsmParser &parser, int64_t &value) {
  const SMLoc loc = parser.getCurrentLocation();
  if (parser.parseInteger(value)) return failure();
  if (value % 2 == 0) return success();
  return parser.emitError(loc, "expected an even number");
}

static void printEven(OpAsmPrinter &printer, int64_t value) { printer << value; }

static ParseResult parseNumber(OpAsmParser &parser, int64_t &value) {
  return failure(parser.parseKeyword("number") || parser.parseInteger(value));
}

static void printNumber(OpAsmPrinter &printer, Operation *, int64_t value) {
  printer << "number " << value;
}

// The hand-written part of hooks.td, for MLIR; hooks.c is the same for Mica.
LogicalResult hooks::VerifiedOp::verify() {
  const int32_t a = getA(), b = getB();
  if (a < b) return success();
  return emitOpError("expects ") << a << " to be less than " << b;
}

LogicalResult hooks::RegionVerifiedOp::verifyRegions() {
  if (!getBody().empty() && !getBody().front().empty()) return success();
  return emitOpError() << "expects an operation in its region";
}

LogicalResult hooks::BothVerifiedOp::verify() {
  if (getValues().size() != 3) return success();
  return emitOpError("expects any number of values but three");
}

LogicalResult hooks::BothVerifiedOp::verifyRegions() {
  if (getBody().empty() || getBody().getNumArguments() == getValues().size()) return success();
  return emitOpError() << "expects " << getValues().size() << " arguments";
}

static ParseResult parseNumber(OpAsmParser &parser, IntegerAttr &attr) {
  int32_t value;
  if (parser.parseKeyword("number") || parser.parseInteger(value)) return failure();
  attr = parser.getBuilder().getI32IntegerAttr(value);
  return success();
}

static void printNumber(OpAsmPrinter &printer, Operation *, IntegerAttr attr) {
  printer << "number " << attr.getInt();
}

static ParseResult parseBracketed(OpAsmParser &parser, Type &type) {
  return failure(parser.parseLSquare() || parser.parseType(type) || parser.parseRSquare());
}

static void printBracketed(OpAsmPrinter &printer, Operation *, Type type) {
  printer << "[" << type << "]";
}

LogicalResult hooks::InferredOp::inferReturnTypes(MLIRContext *context,
                                                  std::optional<Location> location,
                                                  ValueRange operands, DictionaryAttr,
                                                  OpaqueProperties, RegionRange,
                                                  SmallVectorImpl<Type> &types) {
  types.push_back(TupleType::get(context, {operands[0].getType(), operands[0].getType()}));
  return success();
}

LogicalResult hooks::CheckedType::verify(function_ref<InFlightDiagnostic()> emitError, int width,
                                         Type element) {
  if (width > 0) return success();
  return emitError() << "expects a positive width, not " << width << " of " << element;
}

// What reads and makes the C value of an attribute, and what makes a type, is C++ in a `.td` file: translated where it
// has C, and told where it has none.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2> %t.txt
// RUN: FileCheck --check-prefix=SAID %s < %t.txt
// RUN: FileCheck %s < %t/conversions.c
// RUN: FileCheck --check-prefix=HEADER %s < %t/conversions.h

include "mlir/IR/OpBase.td"

def Mint : Dialect {
  let name = "mint";
  let cppNamespace = "::mint";
}
class Number<string type, string from, string to> : Attr<CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, "number"> {
  let storageType = "::mlir::IntegerAttr";
  let returnType = type;
  let convertFromStorage = from;
  let constBuilderCall = to;
}
def Plain : Number<"int64_t", "$_self.getInt()", "$_builder.getI64IntegerAttr($0)">;
def Narrow : Number<"int32_t", "$_self.getInt()", "$_builder.getI32IntegerAttr($0)">;
def Natural : Number<"uint64_t", "$_self.getUInt()", "$_builder.getI64IntegerAttr($0)">;
def Big : Number<"::llvm::APInt", "$_self.getValue()", "$_builder.getIntegerAttr($0)">;
// SAID-NOT: warning
// SAID: [[@LINE-8]]:28: warning: 'convertFromStorage' has no effect: it is C++ that has no C here; accessors and builders
// SAID: [[@LINE-8]]:26: warning: 'constBuilderCall' has no effect: it is C++ that has no C here
def Odd : Number<"int64_t", "readOdd($_self.impl)", "makeOdd($_builder, $0)">;

// CHECK: int64_t mint_a_plain(const mica_op *op) {
// CHECK-NEXT: return mica_attr_integer_value(
// CHECK: mica_attr_i64(mica_op_context(op), value)
// CHECK: int32_t mint_a_narrow(const mica_op *op) {
// CHECK: return (int32_t)mica_attr_integer_value(
// CHECK: mica_attr_i32(mica_op_context(op), (int32_t)value)
// CHECK: uint64_t mint_a_natural(const mica_op *op) {
// CHECK: mica_attr_i64(mica_op_context(op), (int64_t)value)
// CHECK: int64_t mint_a_maybe(const mica_op *op) {
// HEADER: const mica_attr *mint_a_big_attr(const mica_op *op)
// HEADER: const mica_attr *mint_a_odd_attr(const mica_op *op)
def AOp : Op<Mint, "a"> {
  let arguments = (ins Plain:$plain, Narrow:$narrow, Natural:$natural, Big:$big, Odd:$odd, OptionalAttr<Plain>:$maybe);
}

def Seven : Type<CPred<"$_self.isSignlessInteger(7)">, "i7"> { let builderCall = "$_builder.getIntegerType(7)"; }
// SAID: [[@LINE+1]]:77: remark: 'makeShape' is a function, which has no C that Mica knows: you write 'mint_make_shape'
def Shape : Type<CPred<"$_self.isInteger()">, "shape"> { let builderCall = "makeShape($_builder)"; }
// SAID-NOT: warning
// CHECK: mica_state_result(out, mica_type_i(mica_parser_context(p), 7))
def BOp : Op<Mint, "b"> {
  let results = (outs Seven:$r, Shape:$s);
  let assemblyFormat = "attr-dict `:` type($s)";
}

// A text as a default is C of the prelude.
// CHECK: MICA_STR("gold")
def COp : Op<Mint, "c"> { let arguments = (ins DefaultValuedStrAttr<StrAttr, "gold">:$metal); }

// What mlir-tblgen takes is C: a name that only the generic form can write, bits of an enum that no case has alone.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=SOURCE < %t/taken-by-mlir.c
// RUN: FileCheck %s --check-prefix=TYPES < %t/taken-by-mlir.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c -o %t/taken.o %t/taken-by-mlir.c

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// A dialect may depend on itself, and on others twice.
def Hlo : Dialect { let name = "hlo"; let cppNamespace = "hlo"; let dependentDialects = ["hlo::HloDialect", "::hlo::HloDialect"]; }
// SOURCE-NOT: #include "hlo/hlo.h"

// CHECK: :[[@LINE+2]]:39: warning: 'Both' has several bits, of which no case is 0x2: alone it has no text
def One : I32BitEnumAttrCaseBit<"One", 0>;
def Both : I32BitEnumAttrCase<"Both", 3>;
def Access : I32BitEnumAttr<"Access", "", [One, Both]> { let cppNamespace = "hlo"; }

// CHECK: :[[@LINE+1]]:26: warning: 'cross-replica-sum' is a name in quotes alone, which only the generic form has: elsewhere a name has letters, digits, _, $ and .
def CrossSumOp : Op<Hlo, "cross-replica-sum"> { let arguments = (ins AnyTensor:$operand); }
// SOURCE: const mica_op_def hlo_cross_replica_sum_def = {
// SOURCE: .name = "hlo.cross-replica-sum",
// CHECK: :[[@LINE+1]]:23: warning: 'two words' is a name in quotes alone
def WordsOp : Op<Hlo, "two words"> { let arguments = (ins AnyTensor:$operand); let assemblyFormat = "$operand attr-dict `:` type($operand)"; }
// SOURCE: .name = "hlo.two words",
// CHECK: :[[@LINE+1]]:23: warning: 'größe*/' is a name in quotes alone
def OtherOp : Op<Hlo, "größe*/">;
// SOURCE: .name = "hlo.größe*/",

// Classes with the names of C's keywords and of casts.
def CastType : TypeDef<Hlo, "cast"> { let mnemonic = "cast"; }
def RegisterType : TypeDef<Hlo, "register"> { let mnemonic = "register"; }
def CastOp : Op<Hlo, "cast"> { let arguments = (ins CastType:$int, RegisterType:$cast); let results = (outs AnyType:$while); }

// A comment in a condition, blanks and comments in a type, the words of an integer in any order.
def Commented : Type<And<[CPred<"/* a */ $_self.isInteger(4) /* b */">, CPred<[{
  // a line
  ::llvm::isa<::mlir::IntegerType>($_self)
}]>]>, "commented">;
def CommentedOp : Op<Hlo, "commented"> { let arguments = (ins Commented:$a); }
def WordsType : TypeDef<Hlo, "Words"> {
  let mnemonic = "words";
  let parameters = (ins "unsigned   int":$a, "long unsigned\tint long":$b, "signed/**/char":$c, "::llvm::ArrayRef< int64_t >":$d);
  let assemblyFormat = "`<` $a `,` $b `,` $c `,` $d `>`";
}
// TYPES: hlo_words_type_get(mica_context *ctx, unsigned int a, unsigned long long b,
// TYPES-NEXT: signed char c, mica_int64s d) {

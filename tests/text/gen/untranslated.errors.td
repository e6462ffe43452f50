// C++ that has no C, at the place that stands in the way. In a `.td` each becomes a function of the author's;
// --strict makes it an error.
// RUN: not mica-gen --strict -I %defs -o %t %s 2>&1 | FileCheck %s
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Un : Dialect { let name = "un"; let cppNamespace = "::un"; }
def Un_Elem : TypeDef<Un, "Elem"> { let mnemonic = "elem"; let parameters = (ins "unsigned":$width); let assemblyFormat = "`<` $width `>`"; }
// CHECK-DAG: [[@LINE+19]]:29: error: 'getRank' is no member of Type
// CHECK-DAG: [[@LINE+18]]:29: error: a list of more than 64 items, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+16]]:29: error: a comparison of different things, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+14]]:29: error: a list of different things, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+12]]:29: error: lambdas nested this deep, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+10]]:29: error: a list of more than 16 classes, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+8]]:29: error: a condition of this, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+6]]:29: error: the argument for 'width', which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+4]]:29: error: an expression nested this deep, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
// CHECK-DAG: [[@LINE+2]]:29: error: this predicate is empty
// CHECK-DAG: help: write what is asked of $_self, or "true"
class T<string pred> : Type<CPred<pred>, "t">;

// Arguments and lists.
// CHECK-DAG: [[@LINE+2]]:63: error: too many arguments, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Many : T<"$_self.isSignlessInteger(1, 2, 3, 4, 5, 6, 7, 8, 9)">;
// CHECK-DAG: [[@LINE+2]]:35: error: is_sorted of this, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Sorted : T<"::llvm::is_sorted($_self)">;
def Large : T<!foldl("$_self.getRank() == 1", !range(7), a, i, "(" # a # " || " # a # ")")>;
// CHECK-DAG: [[@LINE+2]]:58: error: an index into this, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Item : T<"::llvm::cast<::mlir::IntegerType>($_self)[0] == 1">;
def Longest : T<"::llvm::is_contained({" # !interleave(!range(70), ", ") # "}, 1)">;
// CHECK-DAG: [[@LINE+1]]:42: error: this " is never closed
def Mixed : T<"::llvm::is_contained({1, \"a\"}, 1)">;
// CHECK-DAG: [[@LINE+2]]:50: error: a comparison of different things, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def OfSelf : T<"::llvm::is_contained({$_ctxt}, 1)">;
// CHECK-DAG: [[@LINE+2]]:124: error: a comparison of lists, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Compared : T<"::llvm::cast<::mlir::TupleType>($_self).getTypes() == ::llvm::cast<::mlir::ShapedType>($_self).getShape()">;
def Given : T<"$_self == ::mlir::TupleType::get($_self.getContext(), {1, \"a\"})">;
// CHECK-DAG: [[@LINE+2]]:74: error: a list of this, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def GivenSelf : T<"$_self == ::mlir::TupleType::get($_self.getContext(), {$_ctxt})">;
// Loops.
// CHECK-DAG: [[@LINE+1]]:84: error: this '(' is never closed
def Open : T<"::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), [](Type t">;
// CHECK-DAG: [[@LINE+2]]:84: error: a lambda of several parameters, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Two : T<"::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), [](Type a, Type b) { return true; })">;
// CHECK-DAG: [[@LINE+2]]:15: error: a loop over this, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Over : T<"::llvm::all_of($_self, [](Type a) { return true; })">;
// CHECK-DAG: [[@LINE+2]]:16: error: a lambda that uses more than its parameter, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Outer : T<"::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), [&](Type a) { return a == $_self; })">;
// CHECK-DAG: [[@LINE+2]]:186: error: a lambda that uses more than its parameter, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Inner : T<"::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), [](Type a) { return ::llvm::any_of(::llvm::cast<::mlir::TupleType>(a).getTypes(), [&](Type b) { return a == b; }); })">;
def Deepest : T<!foldl("true", !range(6), a, i, "::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), [](Type t) { return " # a # "; })")>;
// Classes and casts.
def Classes : T<"::llvm::isa<" # !interleave(!listsplat("IndexType", 17), ", ") # ">($_self)">;
// CHECK-DAG: [[@LINE+2]]:26: error: a member with template arguments, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Template : T<"$_self.get<int>() == 1">;
// CHECK-DAG: [[@LINE+2]]:26: error: a member with template arguments, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def HasTrait : T<"$_self.hasTrait<X>()">;
// CHECK-DAG: [[@LINE+2]]:27: error: a cast of this, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Cast : T<"static_cast<int>($_self) == 1">;
// CHECK-DAG: [[@LINE+2]]:29: error: 'X' is a type, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def CastTo : T<"static_cast<X>($_self) == 1">;
def Truth : T<"\"a\" || true">;
def Bool : T<"static_cast<bool>(\"a\")">;
// Makers.
// CHECK-DAG: [[@LINE+2]]:26: error: a maker without a context, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Maker : T<"$_self == ::un::ElemType::get(1, 2)">;
def MakerOf : T<"$_self == ::un::ElemType::get($_self.getContext(), \"a\")">;
// CHECK-DAG: [[@LINE+2]]:17: error: '::mlir::IntegerType::other' of 2 arguments is a function, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Static : T<"::mlir::IntegerType::other($_self, 1)">;
// Places and what is left over.
// CHECK-DAG: [[@LINE+1]]:32: error: '$other' means nothing in this predicate
def Placeholder : T<"$_self == $other">;
def Nested : T<!foldl("$_self.isF32()", !range(70), a, i, "(" # a # ")")>;
def Negated : T<!foldl("$_self.isF32()", !range(70), a, i, "!" # a)>;
// CHECK-DAG: [[@LINE+2]]:20: error: expected ')' here, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def More : T<"true true">;
// CHECK-DAG: [[@LINE+1]]:29: error: this '(' is never closed
def Half : T<"isa<IndexType>($_self">;
def Quote : T<"\"a">;
def Nothing : T<"">;

class D<string v> : TypeDef<Un, NAME> { let mnemonic = NAME; let parameters = (ins DefaultValuedParameter<"int", v>:$n); let assemblyFormat = "(`<` $n^ `>`)?"; }
// CHECK-DAG: [[@LINE+2]]:17: error: what follows here, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Two1 : D<"1 1">;
// CHECK-DAG: [[@LINE+2]]:39: error: a lambda without end, which has no C that Mica knows
// CHECK-DAG: help: without --strict it is a function that you write
def Open1 : D<"::llvm::all_of({1}, [](Type t">;

// They are asked of the operands of an operation.
// CHECK-DAG: [[@LINE+8]]:84: note: needed here
// CHECK-DAG: help: cast to the class that has it: ShapedType
// CHECK-DAG: [[@LINE+6]]:214: note: needed here
// CHECK-DAG: help: write ')' where it ends
// CHECK-DAG: [[@LINE+4]]:526: note: needed here
// CHECK-DAG: help: write ')' where it ends
// CHECK-DAG: [[@LINE+2]]:539: note: needed here
// CHECK-DAG: help: write " where it ends
def AskOp : Op<Un, "ask"> { let arguments = (ins Many:$many, Sorted:$sorted, Large:$large, Item:$item, Longest:$longest, Mixed:$mixed, Given:$given, GivenSelf:$given_self, OfSelf:$ofself, Compared:$compared, Open:$open, Two:$two, Over:$over, Outer:$outer, Inner:$inner, Deepest:$deepest, Classes:$classes, Template:$template, HasTrait:$hastrait, Cast:$cast, CastTo:$castto, Truth:$truth, Bool:$bool, Maker:$maker, MakerOf:$makerof, Static:$static, Placeholder:$placeholder, Nested:$nested, Negated:$negated, More:$more, Half:$half, Quote:$quote, Nothing:$nothing); }

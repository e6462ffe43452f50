// The expressions of C++ that predicates are made of.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/cpp-expressions.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/cpp-expressions.c -o %t/it.o
// RUN: nm -u %t/it.o | FileCheck %s --check-prefix=LINK

// LINK-NOT: U ring_

include "mlir/IR/OpBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }

class T<string pred> : Type<CPred<pred>, "t">;
class A<string pred> : AttrConstraint<CPred<pred>, "a">;

// CHECK-DAG: return mica_type_element_count(self) == (int32_t)mica_type_bit_width(mica_type_element(self));
def Casts : T<"cast<ShapedType>($_self).getNumElements() == static_cast<int>(cast<ShapedType>($_self).getElementTypeBitWidth())">;
// CHECK-DAG: return (int64_t)(uint32_t)mica_type_bit_width(self) < 16 && (int64_t)mica_type_bit_width(self) !=
def Unsigned : T<"unsigned($_self.getIntOrFloatBitWidth()) < static_cast<unsigned>(16) && bool($_self.getIntOrFloatBitWidth())">;
// CHECK-DAG: return (int64_t)mica_type_shape(self).size == 1;
def CCast : T<"(size_t)cast<ShapedType>($_self).getRank() == 1">;
// CHECK-DAG: return mica_int64s_equal(mica_type_shape(self), (mica_int64s){(const int64_t[]){2, 4 / 2}, 2});
def Shape : T<"cast<ShapedType>($_self).getShape() == {2, 4 / 2}">;
// CHECK-DAG: return mica_type_vector((mica_int64s){(const int64_t[]){mica_type_shape(self).data[0] * 2}, 1},
// CHECK-DAG: NULL, mica_type_element(self)) == self;
def Made : T<"VectorType::get({cast<VectorType>($_self).getShape()[0] * 2}, cast<VectorType>($_self).getElementType()) == $_self">;
// CHECK-DAG: return (int64_t)mica_type_bit_width(self) == 1 || (int64_t)mica_type_bit_width(self) == 8;
def Contained : T<"::llvm::is_contained({1, 8}, $_self.getIntOrFloatBitWidth())">;
// CHECK-DAG: mica_str_is(mica_attr_string_value(self), "b")
def Texts : A<"llvm::is_contained({\"a\", \"b\"}, cast<StringAttr>($_self).getValue())">;
// Members as C++ had them before.
// CHECK-DAG: return (mica_type_is_complex(self) || mica_type_is_vector(self)) &&
// CHECK-DAG: !mica_type_is_index(mica_type_element(self));
def Members : T<"$_self.isa<::mlir::ComplexType, VectorType>() && !$_self.cast<::mlir::ShapedType>().getElementType().isa<IndexType>()">;
def Dynamic : A<"$_self.dyn_cast<::mlir::IntegerAttr>() && $_self.cast<IntegerAttr>().getInt() > 2">;
// CHECK-DAG: return mica_attr_is_integer(self) && mica_attr_integer_value(self) > 2;
// CHECK-DAG: (int64_t)mica_type_shape(mica_attr_type(self)).size == 1;
def Dense : A<"::llvm::cast<::mlir::DenseIntElementsAttr>($_self).getType().getRank() == 1">;
// A lambda that is called at once.
// CHECK-DAG: return mica_type_is_index(mica_type_element(self)) || mica_type_element(self) == self;
def Lambda : T<"[&](::mlir::Type t) -> bool { return t.isIndex() || t == $_self; }(cast<ShapedType>($_self).getElementType())">;
def Around : Type<Concat<"[](::mlir::Type t) { return ", SubstLeaves<"$_self", "t", F32.predicate>,
                         "; }(::llvm::cast<::mlir::ComplexType>($_self).getElementType())">, "t">;
// CHECK-DAG: mica_type_is_float_kind(mica_type_element(self), MICA_F32)
// CHECK-DAG: return ((uint64_t)(int64_t)mica_type_bit_width(self) >> 8) == 0;
def Fits : T<"llvm::isUInt<8>($_self.getIntOrFloatBitWidth())">;

def Ring_UseOp : Op<Ring_Dialect, "use", [
    // Values stand for their types.
    // CHECK-DAG: mica_verify_that(op, mica_type_element_or_self(mica_value_type(ring_use_a(op))) ==
    // CHECK-DAG: mica_type_element_or_self(mica_value_type(ring_use_b(op))),
    PredOpTrait<"same elements", CPred<"getElementTypeOrSelf($a) == ::mlir::getElementTypeOrSelf(getB())">>]> {
  let arguments = (ins Casts:$a, Unsigned:$b, CCast:$c, Shape:$d, Made:$e, Contained:$f, Lambda:$g, Around:$h, Fits:$i, Members:$j,
                       ConfinedAttr<StrAttr, [Texts]>:$t, ConfinedAttr<AnyAttr, [Dynamic]>:$u, ConfinedAttr<ElementsAttr, [Dense]>:$v);
}

// Operands and results as lists, the blocks of a region, and the class of an operation that no file read defines.
// CHECK-DAG: static const char *const has_parent_names[] = {"builtin.module"};
// CHECK-DAG: mica_verify_that(op, (int64_t)mica_op_operand_count(op) <= 1 || mica_op_result_count(op) ==
// CHECK-DAG: (int64_t)mica_region_block_count(ring_lists_body(op), SIZE_MAX) <= 2,
def Ring_ListsOp : Op<Ring_Dialect, "lists", [
    HasParent<"::mlir::ModuleOp">,
    PredOpTrait<"few", CPred<"$_op.getOperands().size() <= 1 || $_op.getResults().empty()">>]> {
  let arguments = (ins Variadic<I32>:$xs);
  let regions = (region Region<CPred<"$_self.getBlocks().size() <= 2">, "short">:$body);
}

// A constant of a class.
// CHECK-DAG: return mica_type_dim_at(self, 0) == MICA_DYNAMIC;
def Ring_OpenOp : Op<Ring_Dialect, "open"> { let arguments = (ins T<"cast<ShapedType>($_self).getDimSize(0) == ::mlir::ShapedType::kDynamic">:$x); }

// A comparator that holds where an operand is absent; a number's complement.
// CHECK-DAG: mica_value_type(ring_compared_b(op)), "b fits")
// CHECK-DAG: (~mica_attr_integer_value(self) & 3) == 0;
def Ring_ComparedOp : Op<Ring_Dialect, "compared", [
    TypesMatchWith<"b fits", "a", "b", "cast<ShapedType>($_self).getElementType()", "($_op.getOperands().size() <= 1) || std::equal_to<>()">]> {
  let arguments = (ins AnyTensor:$a, Optional<AnyType>:$b, ConfinedAttr<I64Attr, [AttrConstraint<CPred<"(~cast<IntegerAttr>($_self).getInt() & 3) == 0">, "c">]>:$c);
}

// What compares has a result of i1; a type of the file in a lambda, where the prelude asks for it in C.
// CHECK-DAG: mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(ring_mask_x(op))) ==
// CHECK-DAG: &ring_elem_type_def), "y fits")
include "mlir/IR/AttrTypeBase.td"
def Ring_Elem : TypeDef<Ring_Dialect, "Elem"> { let mnemonic = "elem"; }
def Ring_MaskOp : Op<Ring_Dialect, "mask", [
    TypesMatchWith<"m fits", "x", "m", "getI1SameShape($_self)">,
    PredOpTrait<"y fits", Concat<"[](::mlir::Type t) { return ", SubstLeaves<"$_self", "t", Ring_Elem.predicate>,
                                 "; }(::llvm::cast<::mlir::ShapedType>($y.getType()).getElementType())">>]> {
  let arguments = (ins AnyType:$x, AnyType:$m, AnyType:$y);
}

// Comments in C++ say nothing; a type of the file's made by the builder.
// CHECK-DAG: ring_wide_type_get(mica_parser_context(p), 8, false)
def Ring_Wide : TypeDef<Ring_Dialect, "Wide"> {
  let mnemonic = "wide";
  let parameters = (ins "unsigned":$width, "bool":$isSigned);
  let assemblyFormat = "`<` $width `,` $isSigned `>`";
}
def Ring_Wide8 : Type<CPred<"::llvm::isa<::mlir::ring::WideType>($_self) // or what is like it\n">, "wide">,
    BuildableType<"$_builder.getType<::mlir::ring::WideType>(8, /*isSigned=*/false)">;
def Ring_WideOp : Op<Ring_Dialect, "wide"> {
  let arguments = (ins Ring_Wide8:$x);
  let assemblyFormat = "$x attr-dict";
}

// The C++ that asks about the items of lists, and about interfaces that a definition says it has; predicates that
// are joined in every way.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/cpp-lists.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/cpp-lists.c -o %t/it.o
// RUN: nm -u %t/it.o | FileCheck %s --check-prefix=LINK

// LINK-NOT: U ring_

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }
class T<string pred> : Type<CPred<pred>, "t">;
class A<string pred> : AttrConstraint<CPred<pred>, "a">;

def Ring_Sized : TypeInterface<"Sized"> {
  let cppNamespace = "::mlir::ring";
}
def Ring_Ele : TypeDef<Ring_Dialect, "Ele", [Ring_Sized]> { let mnemonic = "ele"; let parameters = (ins "int64_t":$size); let assemblyFormat = "`<` params `>`"; }
def Ring_Plain : TypeDef<Ring_Dialect, "Plain"> { let mnemonic = "plain"; }

// CHECK-DAG: return ring_ele_type_isa(self) && mica_type_interface(self, &ring_sized_id) != NULL;
def Dyn : T<"isa<EleType>($_self) && isa<Sized>(cast<EleType>($_self))">;
// CHECK-DAG: return ring_plain_type_isa(self) && mica_type_interface(self, &ring_sized_id) != NULL;
def DynOther : T<"isa<PlainType>($_self) && isa<Sized>(cast<PlainType>($_self))">;
// CHECK-DAG: if (!(self.data[i] > 0)) return false;
// CHECK-DAG: return ring_all_items_2(mica_attr_dense_i64s_value(self));
def AllOf : A<"::llvm::all_of(::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef(), [](int64_t i) { return i > 0; })">;
// CHECK-DAG: if (self.data[i] == 0) return false;
// CHECK-DAG: return ring_all_items_3(mica_attr_dense_i64s_value(self));
def NoneOf : A<"::llvm::none_of(::llvm::cast<::mlir::DenseI64ArrayAttr>($_self).asArrayRef(), [](int64_t i) { return i == 0; })">;
// CHECK-DAG: return !ring_all_items_4(mica_attr_dense_i32s_value(self));
def AnyOf : A<"llvm::any_of(cast<DenseI32ArrayAttr>($_self).asArrayRef(), [&](int32_t i) { return i < 0; })">;
// CHECK-DAG: return !ring_all_items_5(self);
def AllAttrs : A<"llvm::any_of(cast<ArrayAttr>($_self), [](Attribute a) { return isa<StringAttr>(a); })">;
// CHECK-DAG: if (!self.data[i] || mica_attr_is_unit(self.data[i])) return false;
def AllAttrsOf : A<"llvm::none_of(cast<ArrayAttr>($_self).getValue(), [](::mlir::Attribute a) { return !a || isa<UnitAttr>(a); })">;
// CHECK-DAG: return mica_attr_dense_array_is_sorted(self, false);
def Sorted : A<"llvm::is_sorted(cast<DenseI64ArrayAttr>($_self).asArrayRef())">;
def Sorted32 : A<"llvm::is_sorted(cast<DenseI32ArrayAttr>($_self).asArrayRef())">;
// CHECK-DAG: return ring_all_items(mica_type_tuple_elements(self));
def TypesOf : T<"llvm::all_of(cast<TupleType>($_self).getTypes(), [](Type t) { return t.isF32(); })">;
// CHECK-DAG: return mica_type_element(self) == self;
def Equal : T<"std::equal_to<>()(cast<ShapedType>($_self).getElementType(), $_self)">;
// CHECK-DAG: return mica_type_is_integer(self) && (int64_t)mica_type_bit_width(self) == 3;
def DynCast : T<"(dyn_cast<IntegerType>($_self) && dyn_cast<IntegerType>($_self).getWidth() == 3)">;
// CHECK-DAG: return !(mica_type_is_float_kind(self, MICA_F32) &&
// CHECK-DAG: (mica_type_is_float_kind(self, MICA_F64) || !mica_type_is_index(self)));
def Concat : Type<Concat<"!(", And<[CPred<"$_self.isF32()">, Or<[CPred<"$_self.isF64()">, Neg<CPred<"isa<IndexType>($_self)">>]>]>, ")">, "t">;
// CHECK-DAG: return (mica_type_is_integer(mica_type_element(self)) &&
// CHECK-DAG: !mica_type_is_float_kind(mica_type_element(self), MICA_F32);
def Substituted : Type<SubstLeaves<"$_self", "cast<ShapedType>($_self).getElementType()", Or<[CPred<"$_self.isInteger(8)">, Neg<CPred<"$_self.isF32()">>]>>, "t">;
def NoAnd : Type<And<[]>, "t">;
// CHECK-DAG: return false || mica_type_is_float_kind(self, MICA_F32);
def NoOr : Type<Concat<"", Or<[]>, " || $_self.isF32()">, "t">;

def UseOp : Op<Ring_Dialect, "use"> {
  let arguments = (ins Dyn:$c, DynOther:$d, TypesOf:$e, Equal:$f, DynCast:$g, Concat:$h, Substituted:$i, NoAnd:$j, NoOr:$k);
}
class OfA<AttrConstraint c> : Attr<c.predicate, c.summary> { let storageType = "::mlir::Attribute"; let returnType = "::mlir::Attribute"; let convertFromStorage = "$_self"; }
def UseAttrsOp : Op<Ring_Dialect, "use_attrs"> {
  let arguments = (ins OfA<AllOf>:$b, OfA<NoneOf>:$c, OfA<AnyOf>:$d, OfA<AllAttrs>:$e, OfA<AllAttrsOf>:$f, OfA<Sorted>:$g, OfA<Sorted32>:$h);
}

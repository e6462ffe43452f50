// Predicates written in the C++ of MLIR's own definitions become C.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/predicates.c

include "mlir/IR/OpBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }

def Ring_Elem : TypeDef<Ring_Dialect, "Elem"> { let mnemonic = "elem"; }

class T<string pred> : Type<CPred<pred>, "t">;

// CHECK-DAG: mica_type_is_i(self, 32) || mica_type_is_index(self)
def Narrow : T<"$_self.isSignlessInteger(32) || ::llvm::isa<::mlir::IndexType>($_self)">;
// CHECK-DAG: must_be_t{{.*}} = {.summary = "t", .type = ring_elem_type_isa}
def Elem : T<"::llvm::isa<::mlir::ring::ElemType>($_self)">;
// CHECK-DAG: mica_type_is_vector(self) && mica_type_element_count(self) == 4
def Four : T<"::llvm::isa<VectorType>($_self) && ::llvm::cast<VectorType>($_self).getNumElements() == 4">;
// CHECK-DAG: mica_type_has_rank(self) && (int64_t)mica_type_shape(self).size >= 2
def Ranked : T<"::llvm::cast<::mlir::ShapedType>($_self).hasRank() && "
               "::llvm::cast<::mlir::ShapedType>($_self).getRank() >= 2">;
// CHECK-DAG: return ring_all_items{{[_0-9]*}}(mica_type_tuple_elements(self));
// CHECK-DAG: if (!mica_type_is_float(self.data[i])) return false;
def Floats : T<"::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), "
               "[](::mlir::Type t) { return ::llvm::isa<FloatType>(t); })">;
// CHECK-DAG: mica_type_is_float_kind(mica_type_element_or_self(self), MICA_F32)
def Single : T<"getElementTypeOrSelf($_self).isF32()">;

// A cast that may fail is asked whether it did, wherever a condition stands.
// CHECK-DAG: return mica_type_is_complex(self) || !mica_type_is_index(self);
def Casts : T<"::llvm::dyn_cast<::mlir::ComplexType>($_self) != nullptr || "
              "::llvm::dyn_cast<::mlir::IndexType>($_self) == nullptr">;
// CHECK-DAG: return !mica_type_is_tuple(self) && mica_type_is_float(self);
def Negated : T<"!::llvm::dyn_cast<::mlir::TupleType>($_self) && nullptr != llvm::dyn_cast<::mlir::FloatType>($_self)">;
// CHECK-DAG: must_be_t{{.*}} = {.summary = "t", .type = mica_type_is_tuple}
def Cast : T<"::llvm::dyn_cast<::mlir::TupleType>($_self)">;
// CHECK-DAG: return mica_type_element(self) != NULL && mica_type_is_none(mica_type_element(self));
def Absent : T<"::llvm::dyn_cast_or_null<::mlir::NoneType>("
               "::llvm::cast<::mlir::ShapedType>($_self).getElementType())">;

// A helper that the definition names the C of.
def : CppFunction<"hostOf", "mica_type_element_or_self", "const mica_type *">;
// CHECK-DAG: mica_type_is_i(mica_type_element_or_self(self), 8)
def Hosted : T<"::mlir::ring::hostOf($_self).isSignlessInteger(8)">;

class A<string pred> : AttrConstraint<CPred<pred>, "a">;
// CHECK-DAG: mica_attr_integer_is_positive(self)
def Positive : A<"::llvm::cast<::mlir::IntegerAttr>($_self).getValue().isStrictlyPositive()">;
// CHECK-DAG: mica_attr_integer_value(self) == 1 || mica_attr_integer_value(self) == 2
def OneOrTwo : A<"::llvm::is_contained({1, 2}, ::llvm::cast<::mlir::IntegerAttr>($_self).getInt())">;

// Each class has its own members.
// CHECK-DAG: mica_attr_is_dictionary(self) && (int64_t)mica_attr_dictionary_entries(self).size == 1;
def OneEntry : A<"::llvm::cast<::mlir::DictionaryAttr>($_self).size() == 1">;
// CHECK-DAG: mica_attr_is_dense_i8s(self) && !(mica_attr_dense_array_size(self) == 0);
def NotEmpty : A<"!::llvm::cast<::mlir::DenseI8ArrayAttr>($_self).empty()">;

def Ring_AllOp : Op<Ring_Dialect, "all", [
    // CHECK-DAG: mica_verify_that(op, (int64_t)mica_type_bit_width(mica_value_type(ring_all_a(op))) <= 8,
    PredOpTrait<"a is small", CPred<"$a.getType().getIntOrFloatBitWidth() <= 8">>,
    // CHECK-DAG: mica_verify_that(op, (int64_t)mica_op_operand_count(op) > 1, "several")
    // CHECK-DAG: mica_verify_that(op, mica_attr_integer_value({{.*}}) > 1, "n is above 1")
    PredOpTrait<"n is above 1", CPred<"$n.getInt() > 1">>,
    PredOpTrait<"several", CPred<"$_op.getNumOperands() > 1">>,
    // The type of a result follows from a C++ transformation.
    // CHECK-DAG: types[0] = mica_type_element(mica_value_type(parts->operands[2]));
    TypesMatchWith<"r is what c holds", "c", "r", "::llvm::cast<VectorType>($_self).getElementType()">]> {
  let arguments = (ins Narrow:$a, Elem:$b, Four:$c, Ranked:$d, Floats:$e, Single:$f, Hosted:$g,
                       ConfinedAttr<I64Attr, [Positive]>:$n, ConfinedAttr<I32Attr, [OneOrTwo]>:$k,
                       Casts:$h, Negated:$i, Cast:$j, Absent:$l,
                       ConfinedAttr<DictionaryAttr, [OneEntry]>:$m, ConfinedAttr<DenseI8ArrayAttr, [NotEmpty]>:$o);
  let results = (outs AnyType:$r);
  // C++ of the author's is left out.
  let extraClassDeclaration = [{ static StringRef getName() { return "all"; } }];
  // CHECK-NOT: StringRef
}

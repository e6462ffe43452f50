// A class has the members of what it derives from, and no others; what a predicate asked before is known.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/classes.c

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }
def BoxType : TypeDef<Ring_Dialect, "Box"> { let mnemonic = "box"; }

// Derives from a class of MLIR's: C of the author's asks for it.
def : Spelling<["::mlir::ring::Vector2Type"], "const mica_type *", "MICA_PARAM_TYPE", "ring_type_is_vector2"> {
  let cBases = ["VectorType"];
}
def : CppMember<"::mlir::ring::Vector2Type", "getFirst()", "mica_type_dim_at($0, 0)", "int64_t">;

class T<string pred> : Type<CPred<pred>, "t">;
class A<string pred> : AttrConstraint<CPred<pred>, "a">;

// CHECK-DAG: return mica_type_dim_at(self, 0) == mica_type_dim_at(self, 1) &&
// CHECK-DAG:        mica_type_has_scalable_dims(self);
def Own : T<"::llvm::cast<::mlir::ring::Vector2Type>($_self).getFirst() == "
            "::llvm::cast<ring::Vector2Type>($_self).getDimSize(1) && "
            "::llvm::cast<Vector2Type>($_self).isScalable()">;
// A class may be asked for that the one before derives from, or that derives from it.
// CHECK-DAG: return mica_type_is_ranked_tensor(self) && mica_type_element_count(self) > 2 &&
// CHECK-DAG: {{^}}         mica_type_encoding(self) != NULL;
def Known : T<"::llvm::isa<::mlir::RankedTensorType>($_self) && "
              "::llvm::cast<::mlir::ShapedType>($_self).getNumElements() > 2 && "
              "::llvm::cast<::mlir::RankedTensorType>($_self).getEncoding() != nullptr">;
// CHECK-DAG: return (mica_type_is_vector(self) || mica_type_is_ranked_tensor(self)) &&
// CHECK-DAG: {{^}}         mica_type_has_static_shape(self);
def Either : ConfinedType<T<"::llvm::isa<::mlir::VectorType, ::mlir::RankedTensorType>($_self)">,
                          [CPred<"::llvm::cast<::mlir::RankedTensorType>($_self).hasStaticShape()">]>;
// What isn't asked about `$_self` says nothing about it.
// CHECK-DAG: return mica_type_is_vector(mica_type_element(self)) && mica_type_has_rank(self);
def Inner : T<"::llvm::isa<::mlir::VectorType>(::llvm::cast<::mlir::ShapedType>($_self).getElementType()) && "
              "::llvm::cast<::mlir::TensorType>($_self).hasRank()">;
// Nor does one alternative about another.
// CHECK-DAG: return mica_type_is_vector(self) || mica_type_is_strided(self);
def Alternatives : T<"::llvm::isa<::mlir::VectorType>($_self) || ::llvm::cast<::mlir::MemRefType>($_self).isStrided()">;
// CHECK-DAG: return mica_attr_is_dense_int_elements(self) && mica_attr_dense_is_splat(self) &&
// CHECK-DAG: {{^}}         mica_type_is_shaped(mica_attr_type(self));
def Elements : A<"::llvm::isa<::mlir::DenseIntElementsAttr>($_self) && "
                 "::llvm::cast<::mlir::DenseIntElementsAttr>($_self).isSplat() && "
                 "::llvm::isa<::mlir::ShapedType>(::llvm::cast<::mlir::TypedAttr>($_self).getType())">;
// A class's own member that nothing tells about is the author's function, whatever other classes call so.
// CHECK-DAG: {.summary = "t", .type = ring_member_holds}
def Member : T<"::llvm::cast<::mlir::ring::BoxType>($_self).getElementType().isF32()">;
// CHECK-DAG: {.summary = "t", .type = ring_encoded_holds}
def Encoded : T<"::llvm::cast<VectorType>($_self).getEncoding() == nullptr">;

def Ring_UseOp : Op<Ring_Dialect, "use", [
    // The type of an operand has the class of its constraint.
    // CHECK-DAG: mica_verify_that(op, mica_type_dim_at(mica_value_type(ring_use_v(op)), 0) == 4,
    PredOpTrait<"v is long", CPred<"$v.getType().getDimSize(0) == 4">>]> {
  let arguments = (ins Own:$a, Known:$b, Either:$c, Inner:$d, Alternatives:$e, AnyVectorOfAnyRank:$v,
                       Member:$g, Encoded:$h,
                       ConfinedAttr<AnyAttr, [Elements]>:$f);
}

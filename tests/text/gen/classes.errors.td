// A member of another class, and a cast to a class that the thing can't be of.
// RUN: not mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }
def BoxType : TypeDef<Ring_Dialect, "Box"> { let mnemonic = "box"; }

// CHECK-DAG: classes.errors.td:[[@LINE+2]]:45: error: 'Vectorr' is no class that Mica knows
def : Spelling<["::ring::Odd"], "const mica_type *", "MICA_PARAM_TYPE", "ring_is_odd"> {
  let cBases = ["ShapedType", "TensorType", "Vectorr"];
}
// CHECK-DAG: classes.errors.td:[[@LINE+2]]:17: error: 'ring::Loop' derives from this class already
def : Spelling<["::ring::Loop"], "const mica_type *", "MICA_PARAM_TYPE", "ring_is_loop"> {
  let cBases = ["ring::Loop"];
}

class T<string pred> : Type<CPred<pred>, "t">;

// CHECK-DAG: [[@LINE+1]]:24: error: 'getShape' is no member of Type
def Uncast : T<"$_self.getShape().empty()">;
// CHECK-DAG: [[@LINE+1]]:54: error: this is of class ring::BoxType, which can't be cast to ShapedType
def Base : ConfinedType<BoxType, [CPred<"::llvm::cast<ShapedType>($_self).getRank() > 2">]>;
// CHECK-DAG: help: ask it as what it is: cast<ring::BoxType>(...)
// CHECK-DAG: [[@LINE+1]]:72: error: this is of class VectorType, which can't be cast to TensorType
def Before : T<"::llvm::isa<::mlir::VectorType>($_self) && ::llvm::cast<TensorType>($_self).hasRank()">;
// CHECK-DAG: [[@LINE+1]]:97: error: this is of class VectorType, which can't be cast to TupleType
def Alternatives : ConfinedType<AnyTypeOf<[AnyVectorOfAnyRank, AnyMemRef]>, [CPred<"::llvm::cast<TupleType>($_self).size() == 1">]>;

def Ring_UseOp : Op<Ring_Dialect, "use"> {
  // CHECK-DAG: [[@LINE+3]]:64: error: a predicate of this asks for IntegerAttr, but what it asks is of class StringAttr
  // CHECK-DAG: note: it is asked here
  let arguments = (ins Uncast:$b, Base:$c, Before:$d, Alternatives:$e,
                       ConfinedAttr<StrAttr, [IntMinValue<0>]>:$s);
}

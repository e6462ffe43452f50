// What the definitions of a run tell of their C++ needs no vocabulary: accessors and makers of types and attributes,
// cases of enums, classes of operations, the parts of an operation.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/definitions-in-cpp.c
// RUN: FileCheck %s --check-prefix=HEADER < %t/definitions-in-cpp.h
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/definitions-in-cpp.c -o %t/it.o
// RUN: nm -u %t/it.o | FileCheck %s --check-prefix=LINK

// LINK-NOT: U ring_

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }
def Mode : I32EnumAttr<"Mode", "mode", [I32EnumAttrCase<"Fast", 0>, I32EnumAttrCase<"Slow", 1>]> {
  let cppNamespace = "::mlir::ring";
  let genSpecializedAttr = 0;
}
def ModeAttr : EnumAttr<Ring_Dialect, Mode, "mode">;
def BoxType : TypeDef<Ring_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "unsigned":$width, "Type":$elementType, "Mode":$the_mode, "::mlir::IntegerAttr":$n,
                        ArrayRefParameter<"int64_t">:$shape, StringRefParameter<>:$label);
  let assemblyFormat = "`<` params `>`";
}
def CupType : TypeDef<Ring_Dialect, "Cup"> {
  let mnemonic = "cup";
  let parameters = (ins "Type":$inner, "int32_t":$size);
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$inner, "int32_t":$size), [{
    return $_get(inner.getContext(), inner, size);
  }]>];
  // Builders in C++ don't stand in place of the usual one.
  // HEADER: const mica_type *ring_cup_type_get(mica_context *ctx, const mica_type *inner, int32_t size);
  let skipDefaultBuilders = 1;
  let assemblyFormat = "`<` params `>`";
}

class T<string pred> : Type<CPred<pred>, "t">;
class A<string pred> : AttrConstraint<CPred<pred>, "a">;

// CHECK-DAG: return mica_type_is_float_kind(ring_box_type_element_type(self), MICA_F32);
def Element : T<"::llvm::cast<::mlir::ring::BoxType>($_self).getElementType().isF32()">;
// CHECK-DAG: return (int64_t)ring_box_type_width(self) > 4 && ring_box_type_the_mode(self) == RING_MODE_FAST &&
// CHECK-DAG: {{^}}         mica_attr_integer_value(ring_box_type_n(self)) == 5;
def Parts : T<"cast<BoxType>($_self).getWidth() > 4 && cast<BoxType>($_self).getTheMode() == ::mlir::ring::Mode::Fast "
              "&& cast<BoxType>($_self).getN().getInt() == 5">;
// CHECK-DAG: return (int64_t)ring_box_type_shape(self).size > 2 && mica_str_is(ring_box_type_label(self), "x");
def Lists : T<"::llvm::cast<BoxType>($_self).getShape().size() > 2 && cast<BoxType>($_self).getLabel() == \"x\"">;
// CHECK-DAG: ring_mode_attr_value(self) != RING_MODE_SLOW;
def Mode_ : A<"::llvm::cast<::mlir::ring::ModeAttr>($_self).getValue() != ::mlir::ring::Mode::Slow">;

// CHECK-DAG: ring_cup_type_get(mica_type_context(self), mica_type_i(mica_type_context(self), 8), 4);
def Made : T<"$_self == CupType::get($_self.getContext(), IntegerType::get($_self.getContext(), 8), 4)">;
// The context that a builder of C++ finds.
// CHECK-DAG: ring_cup_type_get(mica_type_context(ring_cup_type_inner(self)), ring_cup_type_inner(self),
// CHECK-DAG: (int32_t)(ring_cup_type_size(self) + 1));
def Inferred : T<"$_self == CupType::get(cast<CupType>($_self).getInner(), cast<CupType>($_self).getSize() + 1)">;
def Small : Type<CPred<"::llvm::isa<CupType>($_self)">, "small cup">,
            BuildableType<"$_builder.getType<::mlir::ring::CupType>($_builder.getI8Type(), 2)">;

def Ring_BodyOp : Op<Ring_Dialect, "body"> { let arguments = (ins Element:$a, Parts:$b, Lists:$c, Made:$d, Inferred:$e); }
def Ring_UseOp : Op<Ring_Dialect, "use", [AttrSizedOperandSegments,
    // CHECK-DAG: mica_verify_that(op, mica_op_parent(op) != NULL && ring_body_isa(mica_op_parent(op)),
    PredOpTrait<"in a body", CPred<"::llvm::isa<::mlir::ring::BodyOp>($_op.getParentOp())">>,
    // CHECK-DAG: mica_verify_that(op, ring_use_n(op) % 2 == 0, "n is even")
    PredOpTrait<"n is even", CPred<"getN() % 2 == 0">>,
    // CHECK-DAG: mica_type_element_count(mica_value_type(ring_use_lhs(op))) > ring_use_n(op),
    PredOpTrait<"n is less", CPred<"getLhs().getType().getNumElements() > $_op.getN()">>,
    // CHECK-DAG: mica_verify_that(op, mica_attr_integer_value(ring_use_n_attr(op)) > 1, "n is more")
    PredOpTrait<"n is more", CPred<"getNAttr().getInt() > 1">>,
    // An attribute stands for its value.
    // CHECK-DAG: mica_verify_that(op, ring_use_n(op) % 3 == 0 && ring_use_flag(op), "n is three")
    PredOpTrait<"n is three", CPred<"$n % 3 == 0 && $flag">>,
    // CHECK-DAG: mica_verify_that(op, ring_use_flag(op), "a flag")
    PredOpTrait<"a flag", CPred<"bool(getFlag())">>,
    // CHECK-DAG: mica_verify_that(op, (ring_use_mask(op) != NULL) == ring_use_flag(op),
    PredOpTrait<"a mask with the flag", CPred<"bool(getMask()) == getFlag()">>,
    // CHECK-DAG: bool holds = taken && (int64_t)more_types.size > 2;
    PredOpTrait<"many more", CPred<"getMore().size() > 2">>,
    // CHECK-DAG: ring_use_mode(op) == RING_MODE_FAST, "fast"
    PredOpTrait<"fast", CPred<"getMode() == Mode::Fast">>]> {
  let arguments = (ins AnyVectorOfAnyRank:$lhs, Optional<I1>:$mask, Variadic<I32>:$more, I64Attr:$n, UnitAttr:$flag,
                       ModeAttr:$mode, ConfinedAttr<ModeAttr, [Mode_]>:$other);
  // CHECK-DAG: ring_cup_type_get(ctx, mica_type_i(ctx, 8), 2)
  let results = (outs Small:$r);
}

// Types of a variadic part that follow from another's type are a list.
def AnyFunction : Type<CPred<"::llvm::isa<::mlir::FunctionType>($_self)">, "function", "::mlir::FunctionType">;
def Ring_CallOp : Op<Ring_Dialect, "call", [
    TypesMatchWith<"arguments are as the callee wants them", "callee", "args",
                   "::llvm::cast<::mlir::FunctionType>($_self).getInputs()">]> {
  let arguments = (ins AnyFunction:$callee, Variadic<AnyType>:$args);
  let assemblyFormat = "$callee `(` $args `)` attr-dict `:` type($callee)";
  // CHECK-DAG: mica_type_function_inputs(callee_type)
}

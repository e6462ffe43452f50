// A `.td` file holds C++: what C would be made of in a `.def` file has no effect here.
// Without -Wall that is one line a file, at the first place; what isn't checked, for want of C, is told of each.
// RUN: mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s --check-prefix=ONCE
// ONCE-NOT: warning
// ONCE: no-effect.td:{{[0-9]+}}:31: warning: C++ has no effect here and at {{[0-9]+}} more places of this file (extraClassDeclaration, OpBuilder, {{.*}}cppBaseClassName{{.*}}methods, extraConcreteClassDeclaration, extraConcreteClassDefinition); -Wall shows each
// ONCE: warning: 'Struck' has no effect: what its C++ class checks isn't checked
// ONCE-NOT: OpBuilder
// ONCE: warning: what the C++ of 'OffsetSizeAndStrideOpInterface' checks
// RUN: rm -rf %t && mkdir -p %t && mica-gen -Wall -I %defs -o %t %s 2>&1 | FileCheck %s

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ViewLikeInterface.td"

// CHECK-NOT: warning
// CHECK: [[@LINE+4]]:31: warning: 'extraClassDeclaration' has no effect: it is C++; C declarations for the header
def Mint : Dialect {
  let name = "mint";
  let cppNamespace = "::mint";
  let extraClassDeclaration = [{ void registerTypes(); }];
}

// CHECK: [[@LINE+1]]:5: warning: 'Struck' has no effect: what its C++ class checks isn't checked
def Struck : NativeOpTrait<"Struck">;
def Rolled : NativeOpTrait<"Rolled"> { let cHasCheck = 1; }
// CHECK: [[@LINE+4]]:42: warning: this 'ParamNativeOpTrait' has no effect: what its C++ class checks isn't checked
class Shared<int n> : ParamNativeOpTrait<"Shared", !cast<string>(n)>;

// CHECK: [[@LINE+2]]:31: warning: 'extraClassDeclaration' has no effect: it is C++; C declarations for the header
def PennyOp : Op<Mint, "penny", [Struck, Shared<3>, Rolled]> {
  let extraClassDeclaration = [{ int64_t getWeight(); }];
// CHECK: [[@LINE+1]]:19: warning: this 'OpBuilder' has no effect: a builder in a '.td' file is C++
  let builders = [OpBuilder<(ins "int64_t":$weight), [{ build($_builder, $_state); }]>];
}
// CHECK: [[@LINE+2]]:5: warning: 'cppBaseClassName' has no effect: C has no base classes
// CHECK: [[@LINE+2]]:19: warning: this 'AttrOrTypeBuilder' has no effect: a builder in a '.td' file is C++
def Ingot : TypeDef<Mint, "Ingot", [], "::mint::Metal"> {
  let builders = [TypeBuilder<(ins), [{ return $_get($_ctxt); }]>];
  let mnemonic = "ingot";
}

// CHECK: [[@LINE+2]]:17: warning: 'methods' has no effect: they are C++; methods that C can call are written in a
def Valued : OpInterface<"Valued"> {
  let methods = [InterfaceMethod<"What it is worth.", "int", "getValue">];
  let cppNamespace = "::mint";
}
// CHECK-NOT: warning
// CHECK: [[@LINE+2]]:5: warning: 'extraConcreteClassDeclaration' has no effect: it is C++; C for what has the trait
// CHECK: [[@LINE+1]]:5: warning: 'extraConcreteClassDefinition' has no effect: it is C++
def Shiny : NativeOpTrait<"Shiny", [], [{ void shine(); }], [{ void $cppClass::shine() {} }]>;

// What MLIR checks of interfaces of its own in C++ alone.
// CHECK: [[@LINE+1]]:34: warning: what the C++ of 'OffsetSizeAndStrideOpInterface' checks isn't checked; with `let hasVerifier
def SliceOp : Op<Mint, "slice", [OffsetSizeAndStrideOpInterface]>;

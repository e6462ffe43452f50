// Names of the prelude that MLIR had once are read as what they are called today; a definition of the author's goes before.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2> %t/said
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=warning: < %t/said
// RUN: FileCheck %s < %t/former-names.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/former-names.c -o %t/o.o

include "mlir/IR/OpBase.td"
include "mlir/IR/FunctionInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Attic : Dialect {
  let name = "attic";
  let cppNamespace = "::attic";
  // SAID: [[@LINE+1]]:7: warning: 'useFoldAPI' has no effect: C has no folders
  let useFoldAPI = kEmitFoldAdaptorFolder;
  // SAID: [[@LINE+1]]:7: warning: 'emitAccessorPrefix' has no effect: the names of accessors in C have no prefix to choose
  let emitAccessorPrefix = kEmitAccessorPrefix_Prefixed;
}
def Likely : TypeConstraint<I1.predicate, "the author's">;
defvar SignlessIntegerLikeOfAnyRank = Likely;

// SAID: [[@LINE+1]]:33: warning: 'NoSideEffect' is an earlier name of MLIR's, read as 'Pure'
def Chest : Op<Attic, "chest", [NoSideEffect]> {
  // SAID: [[@LINE+6]]:24: warning: 'AnyVector' is an earlier name of MLIR's, read as 'AnyVectorOfNonZeroRank'
  // SAID: [[@LINE+6]]:24: warning: 'VectorOf' is an earlier name of MLIR's, read as 'VectorOfNonZeroRankOf'
  // SAID: [[@LINE+6]]:24: warning: 'Confined' is an earlier name of MLIR's, read as 'ConfinedAttr'
  // CHECK: {.name = "a", .check = &must_be_vector_of_any_type_values},
  // CHECK: {.name = "d", .check = &must_be_the_author_s},
  // CHECK: static const mica_trait *const attic_chest_traits[] = {&mica_trait_always_speculatable, NULL};
  let arguments = (ins AnyVector:$a, AnyVector:$again,
                       VectorOf<[I8]>:$b,
                       Confined<I32Attr, [IntPositive]>:$c,
                       SignlessIntegerLikeOfAnyRank:$d);
}

// SAID: [[@LINE+2]]:7: warning: 'verifier' is a field of earlier versions of MLIR, read as 'hasVerifier = 1': its C++ is a function of yours
def Lid : Op<Attic, "lid"> {
  let verifier = [{ return checkLid(*this); }];
  let parser = ?;
  let printer = ?;
}
// CHECK: .check = {attic_lid_check, "attic_lid_check"}
def Dust : TypeDef<Attic, "Dust"> {
  let mnemonic = "dust";
  // SAID: [[@LINE+1]]:7: warning: 'parser' is a field of earlier versions of MLIR, read as 'hasCustomAssemblyFormat = 1': its C++ is a function of yours
  let parser = [{ return get($_ctxt, 1); }];
  // SAID: [[@LINE+1]]:7: warning: 'printer' is a field of earlier versions of MLIR, read as 'hasCustomAssemblyFormat = 1': its C++ is a function of yours
  let printer = [{ $_printer << "dust"; }];
}

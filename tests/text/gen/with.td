// A vocabulary is given on the command line; the definitions stay as they are.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs --with %S/Inputs/foreign.def -MD %t/rule.d -o %t %s
// RUN: FileCheck %s < %t/with.c
// RUN: FileCheck %s --check-prefix=RULE < %t/rule.d
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/with.c -o %t/with.o
// RUN: mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s --check-prefix=WITHOUT
// RUN: not mica-gen -I %defs --with %t/absent.def -o %t %s 2>&1 | FileCheck %s --check-prefix=ABSENT

// RULE: {{/|\\}}foreign.def
// ABSENT: mica-gen: error: cannot read '{{.*}}absent.def'

include "mlir/IR/OpBase.td"

def Ring_Dialect : Dialect { let name = "ring"; let cppNamespace = "::mlir::ring"; }
class T<string pred> : Type<CPred<pred>, "t">;
// CHECK: static bool foreign_is_fine(const mica_type *type) {
// CHECK: return (mica_type_is_named(self, "foreign.thing") && mica_type_param_number(self, "size") > 2) ||
// CHECK-NEXT: foreign_is_fine(self);
// WITHOUT: with.td:{{[0-9]+:[0-9]+}}: remark: '::foreign::ThingType' is a class, which has no C that Mica knows
def A : T<"::llvm::isa<::foreign::ThingType>($_self) && "
          "::llvm::cast<::foreign::ThingType>($_self).getSize() > 2 || ::foreign::isFine($_self)">;
def UseOp : Op<Ring_Dialect, "use"> { let arguments = (ins A:$a); }

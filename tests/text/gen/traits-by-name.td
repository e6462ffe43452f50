// Where the author names the C++ of a trait of the prelude, that trait is meant.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2> %t/said
// RUN: FileCheck %s --check-prefix=SAID --implicit-check-not=warning: < %t/said
// RUN: FileCheck %s < %t/traits-by-name.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/traits-by-name.c -o %t/o.o

include "mlir/IR/OpBase.td"

// CHECK-NOT: is_terminator = {
def Port : Dialect { let name = "port"; let cppNamespace = "::port"; }
def Last : NativeOpTrait<"IsTerminator">;
// SAID: [[@LINE+1]]:5: warning: 'Own' has no effect: what its C++ class checks isn't checked
def Own : NativeOpTrait<"Own">;
// CHECK: const mica_trait port_trait_own = {"Own", 0};
// CHECK: &mica_trait_symbol_table, &port_trait_own, NULL,
// CHECK: .flags = {{.*}}MICA_OP_SYMBOL_TABLE
def Dock : Op<Port, "dock", [NativeOpTrait<"SymbolTable">, Own]> {
  let regions = (region AnyRegion:$body);
}
// CHECK: port_leave_traits[] = {&mica_trait_is_terminator, NULL};
def Leave : Op<Port, "leave", [Last]>;

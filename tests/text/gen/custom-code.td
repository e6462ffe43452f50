// C++ among the arguments of custom<...> that has no C is given to the author's functions as its text.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2> %t/said
// RUN: FileCheck %s --check-prefix=SAID < %t/said
// RUN: FileCheck %s < %t/custom-code.h
// RUN: FileCheck %s --check-prefix=C < %t/custom-code.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/custom-code.c -o %t/o.o

include "mlir/IR/OpBase.td"

def Loom : Dialect { let name = "loom"; let cppNamespace = "::loom"; }
// CHECK: bool loom_parse_thread(mica_parser *p, int *tone, const char *argument_1);
def Yarn : TypeDef<Loom, "Yarn"> {
  let mnemonic = "yarn";
  let parameters = (ins "int":$tone);
  // SAID: [[@LINE+1]]:51: warning: this C++ has no C whose type Mica knows: the functions of custom<Thread> are given its text
  let assemblyFormat = "`<` custom<Thread>($tone, \"Hue::warm | Hue::dark\") `>`";
}
// CHECK: bool loom_parse_weave(mica_parser *p, mica_op_state *out, const char *argument_0, bool argument_1);
def Weave : Op<Loom, "weave"> {
  // SAID: [[@LINE+1]]:39: warning: this C++ has no C whose type Mica knows: the functions of custom<Weave> are given its text
  let assemblyFormat = "custom<Weave>(\"width + 1\", \"true\") attr-dict";
}
// C: loom_parse_tie(p, out, "knot(\"a\")")
def Tie : Op<Loom, "tie"> {
  let assemblyFormat = [{ custom<Tie>("knot(\"a\")") attr-dict }];
}

// A default of nothing is an empty dictionary or list, a unit attribute by default isn't there (`false`) or is: what
// equals it is left out in custom form.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: echo '#include "builtin/builtin.h"' > %t/main.c && echo '#include "empty-defaults.h"' >> %t/main.c && echo '#include "mica/opt.h"' >> %t/main.c
// RUN: echo 'int main(int argc, char **argv) { const mica_dialect_def *const all[] = {&builtin_dialect, &e_dialect}; return mica_opt_main(argc, argv, all, 2); }' >> %t/main.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%root/tools/include -I%out/dialects -I%t -o %t/e-opt %t/main.c %t/empty-defaults.c -L%out/lib -lmica-opt -lmica-dialects -lmica -lm $LDFLAGS
// RUN: sed -n 's,^// IR: ,,p' %s > %t/in.mlir
// RUN: %t/e-opt %t/in.mlir | FileCheck %s --check-prefix=CUSTOM
// RUN: %t/e-opt --mlir-print-op-generic %t/in.mlir | FileCheck %s --check-prefix=GENERIC

include "mlir/IR/OpBase.td"

def E : Dialect { let name = "e"; let cppNamespace = "::e"; }

def AOp : Op<E, "a"> {
  let arguments = (ins DefaultValuedAttr<DictionaryAttr, "{}">:$d, DefaultValuedAttr<UnitAttr, "false">:$no,
                       DefaultValuedAttr<UnitAttr, "true">:$yes, DefaultValuedAttr<ArrayAttr, "{}">:$list);
  let assemblyFormat = "(`d` $d^)? (`no` $no^)? attr-dict";
}

// IR: e.a
// CUSTOM: e.a{{$}}
// GENERIC: "e.a"() <{d = {}, list = [], yes}> : () -> ()
// IR: "e.a"() : () -> ()
// CUSTOM-NEXT: e.a{{$}}
// GENERIC-NEXT: "e.a"() <{d = {}, list = [], yes}> : () -> ()
// IR: "e.a"() <{d = {x = 1 : i32}, no, list = [2 : i32]}> : () -> ()
// CUSTOM-NEXT: e.a d {x = 1 : i32} no {list = [2 : i32]}
// GENERIC-NEXT: "e.a"() <{d = {x = 1 : i32}, list = [2 : i32], no, yes}> : () -> ()
// IR: e.a d {x} no {list = [3 : i32]}
// CUSTOM-NEXT: e.a d {x} no {list = [3 : i32]}
// GENERIC-NEXT: "e.a"() <{d = {x}, list = [3 : i32], no, yes}> : () -> ()

// --stubs begins every function that the definitions leave to their author: it compiles, links, and says which one
// isn't written yet when it is called.

// RUN: rm -rf %t && mkdir -p %t
// RUN: mica-gen -I %defs -o %t --stubs %t/mine.c %s 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s < %t/mine.c
// RUN: echo '#include "builtin/builtin.h"' > %t/main.c && echo '#include "stubs.h"' >> %t/main.c && echo '#include "mica/opt.h"' >> %t/main.c
// RUN: echo 'int main(int argc, char **argv) { const mica_dialect_def *const all[] = {&builtin_dialect, &s_dialect}; return mica_opt_main(argc, argv, all, 2); }' >> %t/main.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%root/tools/include -I%out/dialects -I%t -o %t/s-opt %t/main.c %t/stubs.c %t/mine.c %out/lib/libmica-opt.a %out/lib/libmica-dialects.a %out/lib/libmica.a $LDFLAGS

// RUN: sed -e '/^module/,/^}/!d' %s > %t/in.mlir
// RUN: not %t/s-opt %t/in.mlir 2>&1 | FileCheck %s --check-prefix=TOLD

// One that is there is its author's.
// RUN: echo mine > %t/mine.c && not mica-gen -I %defs -o %t --stubs %t/mine.c %s 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: grep -x mine %t/mine.c
// KEPT: error: cannot write '{{.*}}mine.c': the file is there already, and is yours
// KEPT-NEXT: help: what it lacks is printed by `--stubs-missing {{.*}}mine.c`

// What it lacks is printed, and nothing else written; with it the file is whole.
// RUN: echo '#include "mica/mica.h"' > %t/mine.c && echo '#include "stubs.h"' >> %t/mine.c && echo 'bool s_is_even(const mica_type *type) { return type != NULL; }' >> %t/mine.c
// RUN: mkdir %t/nothing && mica-gen -I %defs -o %t/nothing --stubs-missing %t/mine.c %s > %t/lacks.c 2>/dev/null && ls %t/nothing | count 0
// RUN: FileCheck %s --check-prefix=LACKS < %t/lacks.c
// LACKS-NOT: s_is_even
// LACKS: bool s_a_check(mica_op *op) {
// LACKS: bool s_is_deep(const mica_attr *attr) {
// LACKS-NOT: s_is_even
// RUN: cat %t/lacks.c >> %t/mine.c && mica-gen -I %defs -o %t --stubs-missing %t/mine.c %s 2>/dev/null | count 0
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%root/tools/include -I%out/dialects -I%t -o %t/s-opt %t/main.c %t/stubs.c %t/mine.c %out/lib/libmica-opt.a %out/lib/libmica-dialects.a %out/lib/libmica.a $LDFLAGS
// RUN: not mica-gen -I %defs --stubs-missing %t/no.c %s 2>&1 | FileCheck %s --check-prefix=NOFILE
// NOFILE: error: cannot read '{{.*}}no.c': No such file or directory

// Permissive ones let pass what they are to check.
// RUN: rm %t/mine.c && mica-gen -I %defs -o %t --stubs=permissive --stubs %t/mine.c %s 2>/dev/null
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%root/tools/include -I%out/dialects -I%t -o %t/s-opt %t/main.c %t/stubs.c %t/mine.c %out/lib/libmica-opt.a %out/lib/libmica-dialects.a %out/lib/libmica.a $LDFLAGS
// RUN: %t/s-opt %t/in.mlir | FileCheck %s --check-prefix=PASSES
// PASSES: "s.a"(%0) : (i32) -> ()

// --strict takes each for an error, at its place; what doesn't need it is written.
// RUN: rm -rf %t/strict && mkdir %t/strict && not mica-gen --strict -I %defs -o %t/strict %s 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: FileCheck %s --check-prefix=REST < %t/strict/stubs.h

// The C that mica-gen makes of the tests' own dialect: hooks of every kind.
// RUN: mica-gen -I %defs -o %t --stubs %t/all.c %defs/probe/probe.def
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%defs/probe -I%out/dialects -I%t -fsyntax-only %t/all.c
// RUN: not grep -q 'abort\|exit(' %t/all.c
// RUN: mica-gen -I %defs -o %t --stubs=permissive --stubs %t/passing.c %defs/probe/probe.def
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%defs/probe -I%out/dialects -I%t -fsyntax-only %t/passing.c

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def S : Dialect { let name = "s"; let cppNamespace = "::s"; }

// SAID: stubs.td:[[@LINE+7]]:{{.*}}: remark: '::s::isEven' is a function, which has no C that Mica knows: you write 's_is_even', and 1 more of this kind; --report lists them, --stubs begins them
// CHECK: The functions that stubs.td leaves to its author.
// CHECK: // stubs.td:[[@LINE+5]]:
// CHECK-NEXT: // ::s::isEven($_self)
// CHECK-NEXT: bool s_is_even(const mica_type *type) {
// CHECK-NEXT: return mica_error(mica_type_context(type), mica_loc_unknown(),
// STRICT: [[@LINE+1]]:{{.*}}: error: '::s::isEven' is a function, which has no C that Mica knows
def S_Even : Type<CPred<"::s::isEven($_self)">, "even type">;
// STRICT: [[@LINE+1]]:{{.*}}: error: '::s::isDeep' is a function, which has no C that Mica knows
def S_Deep : AttrConstraint<CPred<"::s::isDeep($_self)">, "deep">;

def S_AOp : Op<S, "a"> {
  let arguments = (ins S_Even:$x);
  let hasVerifier = 1;
}
def S_BOp : Op<S, "b"> { let arguments = (ins ConfinedAttr<AnyAttr, [S_Deep]>:$d); }

// REST-NOT: s_a_
// REST-NOT: s_b_
// REST: extern const mica_op_def s_c_def;
def S_COp : Op<S, "c"> { let results = (outs I32:$x); }

/*
TOLD: error: the function 's_is_even' isn't written yet
module {
  %0 = "s.c"() : () -> i32
  "s.a"(%0) : (i32) -> ()
}
*/

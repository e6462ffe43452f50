// --report tells what becomes of a file instead of writing C: how many elements are complete, what their author
// writes and why, what is left out.

// RUN: rm -rf %t && mkdir -p %t
// RUN: not mica-gen -I %defs --report %s 2>/dev/null > %t/report && FileCheck %s < %t/report
// RUN: not mica-gen -I %defs -o %t --report=json %s 2>/dev/null > %t/report.json
// RUN: not ls %t/report.h %t/report.c
// The functions that the report names are those that a link leaves undefined.
// RUN: not mica-gen -I %defs -o %t %s 2>/dev/null
// RUN: ${CC:-cc} -std=c11 $CFLAGS -I%root/runtime/include -I%t -c %t/report.c -o %t/report.o
// RUN: nm -u %t/report.o | grep -o ' r_.*' | sort > %t/undefined
// RUN: %{python} -c "import json, sys; r = json.load(open(sys.argv[1])); print(*sorted(' ' + f['name'] for f in r['functions']), sep='\n')" %t/report.json > %t/named
// RUN: diff %t/undefined %t/named
// RUN: %{python} -c "import json, sys; r = json.load(open(sys.argv[1])); f = [f for f in r['functions'] if f['name'] == 'r_is_even'][0]; assert r['operations'] == {'all': 7, 'complete': 1, 'with_functions': 4, 'left_out': 2}, r['operations']; assert r['unknown'][0] == {'what': f['why'], 'functions': 1, 'elements': 2}, r['unknown']; assert f['users'] == ['r.a', 'r.b'] and f['cpp'].startswith('::r::isEven(') and f['line'] == 24, f; assert [l['name'] for l in r['left_out']] == ['R_EOp', 'R_FOp'], r['left_out']" %t/report.json

// RUN: not mica-gen -I %defs --report=xml %s 2>&1 | FileCheck --check-prefix=FORM %s
// FORM: error: --report takes 'text' or 'json', not 'xml'

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def R : Dialect { let name = "r"; let cppNamespace = "::r"; }

def R_Even : Type<CPred<"::r::isEven($_self)">, "even type">;

def R_T : TypeDef<R, "T"> { let mnemonic = "t"; let parameters = (ins "int":$n); let hasCustomAssemblyFormat = 1; }

def R_SOp : Op<R, "s"> { let hasVerifier = 1; }
def R_S : TypeDef<R, "S"> { let mnemonic = "s"; }
def R_AOp : Op<R, "a"> { let arguments = (ins R_Even:$x); }
def R_BOp : Op<R, "b"> { let results = (outs R_Even:$x); let hasVerifier = 1; }
def R_COp : Op<R, "c"> { let arguments = (ins I32:$x); let assemblyFormat = "custom<It>($x) attr-dict"; }
def R_DOp : Op<R, "d"> { let arguments = (ins I32:$x); }
def R_EOp : Op<R, "e"> { let arguments = (ins Nothing:$x); }
def R_FOp : Op<R, "f"> { let arguments = (ins I32:$x); let assemblyFormat = "$z attr-dict"; }

// CHECK: report.td, the dialect r
// CHECK: all complete with functions left out
// CHECK-NEXT: operations 7 1 4 2
// CHECK-NEXT: types 2 1 1 0

// CHECK: Functions that you write: 7
// CHECK: Conditions in C++: 1
// CHECK-NEXT: r_is_even report.td:24 '::r::isEven' is a function, which has no C that Mica knows
// CHECK-NEXT: for r.a, r.b
// A type and an operation may have one name: the function is the operation's.
// CHECK: Verifiers: 2
// CHECK-NEXT: r_s_check report.td:28
// CHECK-NEXT: r_b_check report.td:31
// CHECK: Custom forms: 2
// CHECK-NEXT: r_t_type_parse report.td:26
// CHECK-NEXT: r_t_type_print report.td:26
// CHECK: Custom directives: 2
// CHECK-NEXT: r_parse_it report.td:32
// CHECK-NEXT: for r.c
// CHECK: What has no C, the most wanted first
// CHECK-NEXT: '::r::isEven' is a function, which has no C that Mica knows: 1 function of 2 elements
// CHECK: Left out, because of errors: 2
// CHECK-NEXT: operation R_EOp report.td:34 Variable not defined: 'Nothing'
// CHECK-NEXT: operation R_FOp report.td:35 '$z' is no argument, result, region or successor of 'r.f'

// Patterns of a `.td` file: what their constraints ask in C++ becomes C, or a function of the author's, with what it is
// asked about; a pattern with native code in C++ is a function of the author's as a whole.

// RUN: rm -rf %t && mkdir -p %t
// RUN: mica-gen -I %defs -o %t --stubs %t/mine.c %s
// RUN: FileCheck %s < %t/patterns-in-cpp.c && FileCheck %s --check-prefix=HEADER < %t/patterns-in-cpp.h
// RUN: for f in patterns-in-cpp mine; do ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -fsyntax-only %t/$f.c || exit 1; done
// RUN: mica-gen -I %defs --report %s | FileCheck %s --check-prefix=REPORT
// RUN: not mica-gen -I %defs -o %t --strict %s 2>&1 | FileCheck %s --check-prefix=STRICT

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def P : Dialect { let name = "p"; let cppNamespace = "::p"; }
def AOp : Op<P, "a"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def BOp : Op<P, "b"> { let arguments = (ins AnyType:$x, AnyAttr:$n); let results = (outs AnyType:$r); }

def Same : Constraint<CPred<"$0.getType() == $1.getType()">>;
def IsInteger : Constraint<CPred<"mlir::isa<mlir::IntegerType>($0.getType())">>;
def Odd : Constraint<CPred<"::p::isOdd($0)">>;
def Make : NativeCodeCall<"::p::make($_builder, $0)">;

// CHECK-LABEL: static bool p_of_same_type_rewrite(
// CHECK: if (mica_value_type(p_a_r(op)) != mica_value_type(x)) return false;
// CHECK: if (!mica_type_is_integer(mica_value_type(x))) return false;
def OfSameType : Pat<(AOp:$r (AOp $x)), (replaceWithValue $x), [(Same $r, $x), (IsInteger $x)]>;

// What is asked of a value and of an attribute are two functions.
// CHECK-LABEL: static bool p_odd_value_rewrite(
// CHECK: if (!p_odd_holds(op, p_a_r(op))) return false;
// CHECK: if (!p_odd_holds(op, x)) return false;
def OddValue : Pat<(AOp:$r (AOp $x)), (AOp $x), [(Odd $r), (Odd $x)]>;
// CHECK-LABEL: static bool p_odd_number_rewrite(
// CHECK: if (!p_odd_holds_2(op, n)) return false;
def OddNumber : Pat<(BOp $x, $n), (AOp $x), [(Odd $n)]>;

// HEADER: // (AOp (AOp $x))
// HEADER-NEXT: // becomes (BOp $x, (Make $x))
// HEADER-NEXT: bool p_with_code_rewrite(mica_rewriter *rw, mica_op *op);
// CHECK: const mica_pattern p_with_code_pattern = {
// CHECK-NEXT: .name = "WithCode", .root = &p_a_def,
// CHECK-NEXT: .benefit = 2, .rewrite = p_with_code_rewrite,
def WithCode : Pat<(AOp (AOp $x)), (BOp $x, (Make $x))>;
// HEADER-DAG: bool p_odd_holds(mica_op *op, mica_value *value0);
// HEADER-DAG: bool p_odd_holds_2(mica_op *op, const mica_attr *attr0);
def : Pat<(BOp $x, $n), (Make $x)>;
def WithType : Pat<(BOp $x, $n), (AOp $x, (returnType "::p::typeOf($x)")), [], [], (addBenefit 3)>;
// CHECK: .name = "WithType", .root = &p_b_def,
// CHECK-NEXT: .benefit = 4, .rewrite = p_with_type_rewrite,

// REPORT: Functions that you write: 5
// REPORT: Conditions in C++: 2
// REPORT: Folds and patterns: 3
// REPORT-NEXT: p_with_code_rewrite {{.*}}:[[#@LINE-11]]

// STRICT: :[[#@LINE-36]]:{{.*}}: error: '::p::isOdd' is a function, which has no C that Mica knows
// STRICT: error: native code is C++: '::p::make'
// STRICT: error: what gives a type is C++: '::p::typeOf'

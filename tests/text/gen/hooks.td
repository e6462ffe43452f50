// A condition in C++ that has no C here costs only itself: it is a function that the author writes, declared in the
// header with the C++ and its place above, and the rest of its predicate is generated around it.

// RUN: rm -rf %t && mkdir -p %t
// RUN: mica-gen -I %defs -I %S/Inputs/far -o %t %s
// RUN: FileCheck %s < %t/hooks.h
// RUN: FileCheck %s --check-prefix=CODE < %t/hooks.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/hooks.c -o %t/hooks.o
// RUN: nm -u %t/hooks.o | FileCheck %s --check-prefix=LINK

include "mlir/IR/OpBase.td"
include "far.td"

def H : Dialect {
  let name = "h";
  let cppNamespace = "::h";
}

// The check of an interface is a function, too.
// CHECK: // hooks.td:[[@LINE+5]]:
// CHECK-NEXT: // return $_op->getNumOperands() == 2 ? success() : failure();
// CHECK-NEXT: bool h_paired_verify(mica_op *op);
def H_Paired : OpInterface<"Paired"> {
  let cppNamespace = "::h";
  let verify = [{ return $_op->getNumOperands() == 2 ? success() : failure(); }];
}

// A call with nothing but $_self goes by the name of what it calls.
// CHECK: // hooks.td:[[@LINE+2]]:
// CHECK-NEXT: // ::h::isEven($_self)
def H_Even : Type<CPred<"::h::isEven($_self)">, "even type">;
// CHECK-NEXT: bool h_is_even(const mica_type *type);

// Alone among others it is asked in its place.
def H_EvenOrF32 : Type<Or<[F32.predicate, And<[CPred<"::h::isEven($_self)">, Neg<AnyInteger.predicate>]>]>, "x">;
// CODE: static bool h_is_even_or_f32(const mica_type *self) {
// CODE-NEXT: return mica_type_is_float_kind(self, MICA_F32) ||
// CODE-NEXT: (h_is_even(self) && !mica_type_is_integer(self));

// Another goes by the name of what asks it; its lines stay lines.
// CHECK: // hooks.td:[[@LINE+3]]:
def H_Deep : AttrConstraint<And<[
    CPred<[{[](::mlir::Attribute a) {
      auto b = a;
      return b.isDeep();
    }($_self)}]>, CPred<"!::llvm::isa<::mlir::UnitAttr>($_self)">]>, "deep">;
// CHECK-NEXT: // [](::mlir::Attribute a) {
// CHECK-NEXT: //   auto b = a;
// CHECK-NEXT: //   return b.isDeep();
// CHECK-NEXT: // }($_self)
// CHECK-NEXT: bool h_any_attr_deep_holds(const mica_attr *attr);

// Elements are asked one by one, and what a part of $_self is asked.
def H_Evens : TensorOf<[H_Even]>;
// CODE: h_is_even(mica_type_element(self))

// An interface of C++ alone.
def H_AOp : Op<H, "a"> {
  let arguments = (ins H_Even:$x, H_EvenOrF32:$y, H_Evens:$z, ConfinedAttr<AnyAttr, [H_Deep]>:$d);
}

// Over the parts of an operation: they are handed over, so that one function serves all.
// CHECK: // hooks.td:[[@LINE+2]]:
// CHECK-NEXT: // ::h::fits($_op, $x, $n)
def H_Fits : PredOpTrait<"x fits", CPred<"::h::fits($_op, $x, $n)">>;
// CHECK-NEXT: bool h_fits_holds(mica_op *op, const mica_value *x, const mica_attr *n);
def H_BOp : Op<H, "b", [H_Fits]> { let arguments = (ins I32:$x, I32Attr:$n); }
// CODE: mica_verify_that(op, h_fits_holds(op, h_b_x(op), h_b_n_attr(op)), "x fits")
def H_COp : Op<H, "c", [H_Fits]> { let arguments = (ins I32Attr:$n, F32:$x); }
// CODE: mica_verify_that(op, h_fits_holds(op, h_c_x(op), h_c_n_attr(op)), "x fits")

// A list can't be handed over: the function asks the operation, and is that operation's.
// CHECK: bool h_d_fit(mica_op *op);
def H_Fit : PredOpTrait<"all fit", CPred<"::h::fit($xs)">>;
def H_DOp : Op<H, "d", [H_Fit]> { let arguments = (ins Variadic<I32>:$xs); }
// CODE: mica_verify_that(op, h_d_fit(op), "all fit")

// An interface of C++ alone, which no dialect known here defines.
// CHECK: // hooks.td:[[@LINE+3]]:
// CHECK-NEXT: // ::llvm::isa<FarAttr>($_self)
// CHECK-NEXT: bool h_far_attr_holds(const mica_attr *attr);
def H_EOp : Op<H, "e"> { let arguments = (ins FarAttr:$x); }

// C++ has lambdas, which capture and assign.
// CHECK: bool h_wide_holds(const mica_type *type);
def H_Wide : Type<CPred<"[=](::mlir::Type t) { auto x = t; return x != t || 64; }($_self)">, "wide">;
def H_GOp : Op<H, "g"> { let arguments = (ins H_Wide:$w); }

// The check of an interface of no dialect known here.
// CHECK: // far.td:
// CHECK-NEXT: // return ::far::verifyOp($_op);
// CHECK-NEXT: bool h_far_checked_verify(mica_op *op);
def H_FOp : Op<H, "f", [H_Paired, DeclareOpInterfaceMethods<FarChecked>]>;
// CODE: bool h_f_verify(mica_op *op)
// CODE: mica_hook(mica_op_context(op), h_paired_verify(op), "h_paired_verify")
// CODE: bool h_f_verify_regions(mica_op *op)
// CODE: mica_hook(mica_op_context(op), h_far_checked_verify(op), "h_far_checked_verify")

// LINK-COUNT-8: U h_{{is_even|any_attr_deep_holds|fits_holds|d_fit|far_attr_holds|wide_holds|paired_verify|far_checked_verify}}
// LINK-NOT: U h_

// What else of a .td file has no C: types that are made of others, defaults, operations of other files, parameters of
// classes that C doesn't know, and directives that C++ overloads. Each is a function that the author writes.

// RUN: rm -rf %t && mkdir -p %t
// RUN: mica-gen -I %defs -o %t --stubs %t/mine.c %s
// RUN: FileCheck %s < %t/hooks-of-values.h
// RUN: FileCheck %s --check-prefix=CODE < %t/hooks-of-values.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/hooks-of-values.c -o %t/a.o
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -c %t/mine.c -o %t/mine.o
// RUN: ${CXX:-c++} -std=c++17 -Wall -Wextra -Werror -I%root/runtime/include -fsyntax-only -x c++ -include %t/hooks-of-values.h /dev/null
// Nothing is declared that isn't called, and nothing called that isn't declared.
// RUN: nm -u %t/a.o | grep -o ' v_.*' | sort > %t/undefined && nm --defined-only %t/mine.o | grep -o ' v_.*' | sort > %t/begun
// RUN: diff %t/undefined %t/begun

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def V : Dialect { let name = "v"; let cppNamespace = "::v"; }
class V_Op<string name, list<Trait> traits = []> : Op<V, name, traits>;

// A parameter of a class that C doesn't know: a pointer to what the author keeps.
// CHECK: // ::v::Level: a pointer to what only its author knows, or NULL.
// CHECK-NEXT: typedef const struct v_level_data *v_level;
// CHECK: v_level level;
// CHECK: v_array_ref_level others;
def V_ShapeType : TypeDef<V, "Shape"> {
  let mnemonic = "shape";
  let parameters = (ins "::v::Level":$level, ArrayRefParameter<"::v::Level">:$others,
                        DefaultValuedParameter<"int64_t", "::v::wide()">:$width);
  let assemblyFormat = "`<` $level `,` $others `,` $width `>`";
}

// A directive reads and prints it: the functions for that alone aren't asked for.
def V_NoteType : TypeDef<V, "Note"> {
  let mnemonic = "note";
  let parameters = (ins "::v::Other":$other, OptionalParameter<"::v::Level">:$level,
                        OptionalArrayRefParameter<"::v::Level">:$levels);
  let assemblyFormat = "`<` custom<Other>($other) ($level^)? ($levels^)? `>`";
}

// The one type of a constraint: asked for where a format leaves the type out.
def V_Token : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "token">,
    BuildableType<"::v::TokenType::get($_builder.getContext())">;
def V_Unused : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "unused">,
    BuildableType<"::v::UnusedType::get($_builder.getContext())">;
def V_AOp : V_Op<"a"> {
  let arguments = (ins V_Token:$t, V_Unused:$u);
  let assemblyFormat = "$t `,` $u attr-dict `:` type($u)";
}

// A type that follows from another: who verifies asks the same function as who infers. Of a variadic part it is a list.
// CODE: mica_verify_that(op, v_widen(mica_value_type(v_b_x(op))) == mica_value_type(v_b_y(op)),
def V_BOp : V_Op<"b", [TypesMatchWith<"y is wider", "x", "y", "::v::widen($_self)">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
// CODE: mica_types_equal(v_split(mica_value_type(v_g_x(op))), pieces_types);
// CODE: mica_state_results(out, v_split(x_type))
def V_GOp : V_Op<"g", [TypesMatchWith<"they are split", "x", "pieces", "::v::split($_self)">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs Variadic<AnyType>:$pieces);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def V_HOp : V_Op<"h", [AttrSizedOperandSegments, OptionalTypesMatchWith<"y is wider", "x", "y", "::v::widen($_self)">]> {
  let arguments = (ins Optional<AnyType>:$x, Optional<AnyType>:$y);
}

// What nothing infers from is no function.
def V_IOp : V_Op<"i", [RangedTypesMatchWith<"all are alike", "x", "rest", "::v::repeat($rest.size(), $_self)">]> {
  let arguments = (ins AnyType:$x, Variadic<AnyType>:$rest);
}

// A default.
// CODE: v_default_count(ctx)
def V_COp : V_Op<"c"> { let arguments = (ins DefaultValuedAttr<I64Attr, "::v::many()">:$count); }

// A default that can be read, but makes something else in C.
// CODE: v_default_strides(ctx)
def V_FOp : V_Op<"f"> {
  let arguments = (ins DefaultValuedAttr<RankedI64ElementsAttr<[1]>, "{ static_cast<int64_t>(1) }">:$strides);
}

// Operations of other files: their names, and what makes one.
// CODE: const char *const has_parent_names[] = {v_loop_op_name()};
// CODE: mica_verify_single_block_implicit_terminator(op, v_yield_op_def())
def V_DOp : V_Op<"d", [HasParent<"::other::LoopOp">, SingleBlockImplicitTerminator<"::other::YieldOp">]> {
  let regions = (region SizedRegion<1>:$body);
}

// One name with other arguments.
// CODE: v_parse_names(p, out
// CODE: v_parse_names_2(p, out
def V_EOp : V_Op<"e"> {
  let arguments = (ins I32:$x, I32Attr:$n);
  let assemblyFormat = "custom<Names>($x) attr-dict custom<Names>($n)";
}

// CHECK: Written by the author: what has no C in the definitions
// CHECK-DAG: bool v_level_equal(v_level lhs, v_level rhs);
// CHECK-DAG: uint64_t v_level_hash(v_level value);
// CHECK-DAG: bool v_level_parse(mica_parser *p, v_level *out);
// CHECK-DAG: void v_level_print(mica_printer *p, v_level value);
// CHECK-DAG: int64_t v_shape_type_default_width(mica_context *ctx);
// CHECK-DAG: const mica_type *v_make_token(mica_context *ctx);
// CHECK-NOT: v_make_unused
// CHECK-NOT: v_other_print
// CHECK-NOT: v_note_type_default
// CHECK-DAG: const mica_type *v_widen(const mica_type *type);
// CHECK-DAG: mica_types v_split(const mica_type *type);
// CHECK-DAG: int64_t v_default_count(mica_context *ctx);
// CHECK-DAG: const char *v_loop_op_name(void);
// CHECK-DAG: const mica_op_def *v_yield_op_def(void);

// Parameters of an interface or of a class of C++ from which definitions derive: any type or attribute of that class,
// read and printed as such. Which are of a base class only C++ says: it is asked of a function.

// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s
// RUN: FileCheck %s < %t/base-classes.h
// RUN: FileCheck %s --check-prefix=HIDDEN < %t/base-classes.h
// RUN: FileCheck %s --check-prefix=CODE < %t/base-classes.c
// RUN: FileCheck %s --check-prefix=BOX < %t/base-classes.c
// RUN: ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror $CFLAGS -I%root/runtime/include -I%t -fsyntax-only %t/base-classes.c

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def B : Dialect { let name = "b"; let cppNamespace = "::b"; }
def B_Wide : TypeInterface<"WideInterface"> { let cppNamespace = "::b"; }
def B_Leaf : AttrDef<B, "Leaf", [], "::b::NodeAttr"> { let mnemonic = "leaf"; }

// CHECK: const mica_attr *b_tree_attr_get(mica_context *ctx, const mica_type *width, const mica_attr *root,
// CHECK-NEXT: mica_attrs leaves);
// CODE: mica_parse_{{.*}}b_wide_interface_isa
// CODE: mica_parse_{{.*}}b_node_attr_isa
def B_Tree : AttrDef<B, "Tree"> {
  let mnemonic = "tree";
  let parameters = (ins "::b::WideInterface":$width, "NodeAttr":$root, OptionalArrayRefParameter<"NodeAttr">:$leaves);
  let assemblyFormat = "`<` $width `,` $root (`,` $leaves^)? `>`";
}

// The type behind the attribute may be referred to before it is read.
// CHECK: bool b_parse_number(mica_parser *p, int64_t *value, const mica_type *type_);
def B_Number : AttrDef<B, "Number"> {
  let mnemonic = "number";
  let parameters = (ins AttributeSelfTypeParameter<"", "::b::WideInterface">:$type, "int64_t":$value);
  let assemblyFormat = "`<` custom<Number>($value, ref($type)) `>`";
}

// CHECK: // ::llvm::isa<NodeAttr>($_self)
// CHECK-NEXT: bool b_node_attr_isa(const mica_attr *attr);

// A substitution within another one knows to what that one casts.
// BOX: b_box_type_content(self)
def B_Box : TypeDef<B, "Box"> { let mnemonic = "box"; let parameters = (ins "::mlir::Type":$content); let assemblyFormat = "`<` $content `>`"; }
class B_OfBox<Pred p> : Type<And<[CPred<"::llvm::isa<::b::BoxType>($_self)">, SubstLeaves<"$_self", "::llvm::cast<::b::BoxType>($_self)", p>]>, "box">;
def B_UseOp : Op<B, "use"> {
  let arguments = (ins B_OfBox<SubstLeaves<"$_self", "$_self.getContent()", Or<[I32.predicate, F32.predicate]>>>:$x);
}

// What has no mnemonic C++ of the dialect reads and prints.
// HIDDEN: const mica_type *b_parse_type(mica_parser *p);
// HIDDEN-NEXT: bool b_print_type(mica_printer *p, const mica_type *type);
def B_Hidden : TypeDef<B, "Hidden"> { let mnemonic = ?; let typeName = "b.hidden"; let parameters = (ins "int64_t":$n); }
// BOX: .name = "b.hidden",

// What C++ makes of a parameter of a base class, where types follow from others, is a type.
// BOX: static bool b_fill_verify
// BOX: b_cup_type_liquid(
def B_Water : TypeDef<B, "Water", [], "::b::LiquidType"> { let mnemonic = "water"; }
def B_Cup : TypeDef<B, "Cup"> { let mnemonic = "cup"; let parameters = (ins "LiquidType":$liquid); let assemblyFormat = "`<` $liquid `>`"; }
def B_FillOp : Op<B, "fill", [OptionalTypesMatchWith<"its liquid", "cup", "from", "cast<CupType>($_self).getLiquid()">]> {
  let arguments = (ins Optional<AnyType>:$from);
  let results = (outs B_Cup:$cup);
  let assemblyFormat = "($from^)? attr-dict `:` type($cup)";
}

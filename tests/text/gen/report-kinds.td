// --report of types, attributes, enums, interfaces, traits and properties, with more C++ than it shows at once.
// RUN: mica-gen -I %defs --report %s 2>/dev/null | FileCheck %s
// RUN: mica-gen -I %defs --report=json %s 2>/dev/null | %{python} -c "import json, sys; print(len(json.load(sys.stdin)['unknown']))" | FileCheck --check-prefix=COUNT %s

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"

def K : Dialect { let name = "k"; let cppNamespace = "::k"; }

def K_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>]> { let cppNamespace = "::k"; }
def K_Sized : TypeInterface<"Sized"> {
  let cppNamespace = "::k";
  let methods = [InterfaceMethod<"Its size.", "int64_t", "getSize">];
}
def K_T : TypeDef<K, "T", [DeclareTypeInterfaceMethods<K_Sized>]> {
  let mnemonic = "t";
  let parameters = (ins "int":$n);
  let assemblyFormat = "`<` custom<Number>($n) `>`";
}
def K_A : AttrDef<K, "A"> { let mnemonic = "a"; let parameters = (ins "int":$n); let genVerifyDecl = 1; let assemblyFormat = "`<` $n `>`"; }
def K_Wrapped : Property<"int64_t", "a wrapped number"> {
  let convertToAttribute = "return ::k::wrap($_ctxt, $_storage);";
  let convertFromAttribute = "return ::k::unwrap($_storage, $_attr);";
}

class K_Is<int n> : Type<CPred<"::k::is" # n # "($_self)">, "kind " # n>;
foreach n = 0-44 in
  def K_Op#n : Op<K, "op" # n> { let arguments = (ins K_Is<n>:$x); }
foreach n = 0-12 in
  def K_Use#n : Op<K, "use" # n> { let arguments = (ins K_Is<0>:$x, K_Is<0>:$y); }
def K_PropOp : Op<K, "prop"> {
  let arguments = (ins K_Wrapped:$w, IntArrayProp<I64Prop>:$l);
  let assemblyFormat = "custom<Loud>($w) prop-dict attr-dict";
}

// CHECK: operations 59 0 59 0
// CHECK-NEXT: types 1 0 1 0
// CHECK-NEXT: attributes 1 0 1 0
// CHECK-NEXT: enums 1 1 0 0
// CHECK-NEXT: interfaces 1 1 0 0
// CHECK: Functions that you write: 54
// CHECK: Conditions in C++: 45
// CHECK-NEXT: k_is0 report-kinds.td:28
// CHECK-NEXT: for k.op0, k.use0, k.use1, k.use2, k.use3, k.use4 and 8 more
// CHECK: Verifiers: 1
// CHECK: Custom directives: 4
// CHECK-NEXT: k_parse_number report-kinds.td:17
// CHECK-NEXT: for k.t
// CHECK: k_print_loud report-kinds.td:33
// CHECK-NEXT: for k.prop
// CHECK: Properties: 4
// CHECK-NEXT: k_wrapped_property_from_attr report-kinds.td:23
// CHECK-NEXT: for k.prop
// CHECK: What has no C, the most wanted first
// CHECK-NEXT: '::k::is0' is a function, which has no C that Mica knows: 1 function of 14 elements
// CHECK: and 5 more
// COUNT: 45

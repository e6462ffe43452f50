// RUN: rm -rf %t && mkdir %t
// RUN: mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=HEADER < %t/default-of-nothing.h
// What MLIR's C++ makes of `{}` for an attribute is known to the author alone.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Demo : Dialect { let name = "demo"; let cppNamespace = "::demo"; }

def Demo_List : AttrDef<Demo, "List"> {
  let mnemonic = "list";
  let parameters = (ins ArrayRefParameter<"int64_t">:$items);
  let assemblyFormat = "`<` $items `>`";
}

def Demo_Op : Op<Demo, "op"> {
  // CHECK: [[#@LINE+1]]:{{.*}}: remark: an attribute made of nothing, which has no C that Mica knows: you write 'demo_default_list'
  let arguments = (ins DefaultValuedAttr<Demo_List, "{}">:$list);
}
// HEADER: const mica_attr *demo_default_list(mica_context *ctx);

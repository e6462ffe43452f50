// RUN: mica-opt --split-input-file --verify-diagnostics %s

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
    irdl.operands(a: %0, a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{name of operand #0 should not contain uppercase letters}}
    irdl.operands(aB: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{name of operand #2 should not contain leading or double underscores}}
    irdl.operands(a: %0, b_: %0, __b: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected ':'}}
    irdl.operands(a %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{custom op 'irdl.operands' expected valid keyword}}
    irdl.operands("a": %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(a: many %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.operands(a: single single %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 0 respectively}}
    "irdl.operands"(%0) <{names = [], variadicity = #irdl<variadicity_array[]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 0 respectively}}
    "irdl.operands"(%0) <{names = [], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 0 respectively}}
    "irdl.results"(%0) <{names = [], variadicity = #irdl<variadicity_array[]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.results' op name of result #1 is a duplicate of the name of result #0}}
    irdl.results(a: %0, a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.regions' op the number of regions and their names must be the same, but got 0 and 1 respectively}}
    "irdl.regions"() <{names = ["x"]}> : () -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-note@+1 {{prior use here}}
    %0 = irdl.any
    // expected-error@+1 {{use of value '%0' expects different type than prior uses: '!irdl.region' vs '!irdl.attribute'}}
    irdl.regions(a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.region
    // expected-error@+1 {{name of region #1 should not contain uppercase letters}}
    irdl.regions(a: %0, A: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(a: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'b' for both its regions and operands}}
  irdl.operation @o {
    %0 = irdl.any
    %1 = irdl.region
    irdl.regions(b: %1)
    irdl.operands(a: %0, b: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.operands(b: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected attribute value}}
    irdl.attributes {}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected attribute value}}
    irdl.attributes {a = %0}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{expected '='}}
    irdl.attributes {"a" %0}
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 0 and 1 respectively}}
    "irdl.attributes"(%0) <{attributeValueNames = []}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %0 = irdl.region with size 0
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -2}}
    %0 = irdl.region with size -2
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{custom op 'irdl.region' expected 'size'}}
    %0 = irdl.region with 2
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
    irdl.parameters()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = irdl.base
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base ""
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "x"
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = "irdl.base"() <{base_ref = @x, base_name = "!a"}> : () -> !irdl.attribute
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op symbol '@x' not found}}
    %0 = irdl.base @x
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.base' op symbol '@d::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %0 = irdl.base @d::@o
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.parametric' op symbol '@x::@y' not found}}
    %0 = irdl.parametric @x::@y<>
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.parametric' op symbol '@d' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %0 = irdl.parametric @d<>
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{expected attribute value}}
    %0 = irdl.is
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-note@+2 {{operand defined here (op in the same block)}}
    // expected-error@+1 {{operand #0 does not dominate this use}}
    %0 = irdl.any_of(%0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-note@+1 {{prior use here}}
    %0 = irdl.region
    // expected-error@+1 {{use of value '%0' expects different type than prior uses: '!irdl.attribute' vs '!irdl.region'}}
    %1 = irdl.any_of(%0)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @o {
    // expected-error@+1 {{'irdl.operation' op expects parent op 'irdl.dialect'}}
    irdl.operation @x {
    }
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parameters' op name of parameter #2 is a duplicate of the name of parameter #0}}
    irdl.parameters(a: %0, b: %0, a: %0)
  }
}

// -----

irdl.dialect @d {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(a: %0)
    irdl.parameters(b: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.operands' op expects parent op 'irdl.operation'}}
    irdl.operands(a: %0)
  }
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    // expected-error@+1 {{expected SSA operand}}
    irdl.parameters(a: optional %0)
  }
}

// -----

// expected-error@+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
%0 = irdl.any

// -----

irdl.c_pred "x"
// expected-error@+1 {{expected attribute value}}
%0 = irdl.is

// -----

// expected-error@+1 {{unknown  type `x` in dialect `irdl`}}
func.func private @f(!irdl.x)

// -----

// expected-error@+1 {{unknown attribute `x` in dialect `irdl`}}
func.func private @f() attributes {x.y = #irdl.x}

// -----

// expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error@+1 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
func.func private @f() attributes {x.y = #irdl<variadicity many>}

// -----

// expected-error@+1 {{unbalanced '[' character in pretty dialect name}}
func.func private @f() attributes {x.y = #irdl<variadicity_array[single>}

// -----

// expected-error@+3 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
// expected-error@+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error@+1 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
func.func private @f() attributes {x.y = #irdl<variadicity_array[many]>}

// RUN: mica-opt --split-input-file --verify-diagnostics %s

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_patterns' op expected children ops to implement PatternDescriptorOpInterface}}
    transform.apply_patterns to %op {
      // expected-note@+1 {{op without interface}}
      transform.apply_cse to %op : !transform.any_op
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_conversion_patterns' op expected pattern children ops to implement ConversionPatternDescriptorOpInterface}}
    transform.apply_conversion_patterns to %op {
      // expected-note@+1 {{op without interface}}
      transform.apply_cse to %op : !transform.any_op
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_conversion_patterns' op expected exactly one op in default type converter region}}
    transform.apply_conversion_patterns to %op {
    } with type_converter {
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_conversion_patterns' op expected default converter child op to implement TypeConverterBuilderOpInterface}}
    transform.apply_conversion_patterns to %op {
    } with type_converter {
      // expected-note@+1 {{op without interface}}
      transform.apply_cse to %op : !transform.any_op
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.apply_conversion_patterns to %op {
      // expected-error@+1 {{'transform.apply_conversion_patterns.dialect_to_llvm' op unknown dialect or dialect not loaded: xyz}}
      transform.apply_conversion_patterns.dialect_to_llvm "xyz"
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.apply_conversion_patterns to %op {
      // expected-error@+1 {{'transform.apply_conversion_patterns.dialect_to_llvm' op dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: scf}}
      transform.apply_conversion_patterns.dialect_to_llvm "scf"
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    transform.apply_conversion_patterns to %op {
      // expected-error@+1 {{'transform.apply_conversion_patterns.func.func_to_llvm' op expected LLVMTypeConverter}}
      transform.apply_conversion_patterns.func.func_to_llvm
    } with type_converter {
      transform.type_conversion.tensor.cast_shape_dynamic_dims
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%op: !transform.any_op, %v: !transform.any_value, %p: !transform.param<i64>) {
    // expected-error@+1 {{'transform.apply_conversion_patterns' op expected 1 or 2 regions}}
    "transform.apply_conversion_patterns"(%op) ({
    }, {
    }, {
    }) : (!transform.any_op) -> ()
    transform.yield
  }
}

// Hooks of what stands for patterns, and of what holds such. Called by generated code; own nothing.
#include "shared.h"

#include "mica/context.h"
#include "mica/dialect.h"

static const mica_op *first_of(const mica_region *region) {
  const mica_block *block = mica_region_first(region);
  return block == NULL ? NULL : mica_block_first(block);
}

static bool report_without_interface(mica_op *op, const char *text, const mica_op *child) {
  mica_diag *diag = mica_op_error_begin(op, "%s", text);
  mica_diag_note(diag, mica_op_loc(child), "op without interface");
  return mica_diag_report(diag);
}

static bool check_children(mica_op *op, const mica_region *region, const mica_interface *interface,
                           const char *text) {
  for (const mica_op *child = first_of(region); child != NULL; child = mica_op_next(child))
    if (!transform_implements(child, interface)) return report_without_interface(op, text, child);
  return true;
}

bool transform_apply_patterns_check(mica_op *op) {
  return check_children(op, transform_apply_patterns_patterns(op),
                        &transform_pattern_descriptor_op_interface_id,
                        "expected children ops to implement PatternDescriptorOpInterface");
}

// ---- Conversions --------------------------------------------------------------------------------

static const char *llvm_kind(const mica_op *op) {
  (void)op;
  return "LLVMTypeConverter";
}
const transform_type_converter_builder_op_interface transform_makes_llvm_types = {
    .type_converter_type = llvm_kind};

static bool expect_llvm_kind(const mica_op *op, const mica_op *converter) {
  return strcmp(transform_type_converter_builder_op_interface_type_converter_type(converter),
                "LLVMTypeConverter") == 0 ||
         mica_op_error(op, "expected LLVMTypeConverter");
}
const transform_conversion_pattern_descriptor_op_interface transform_takes_llvm_types = {
    .verify_type_converter = expect_llvm_kind};

static bool check_fits(const mica_region *patterns, const mica_op *converter) {
  if (!transform_type_converter_builder_op_interface_isa(converter)) return true;
  for (const mica_op *child = first_of(patterns); child != NULL; child = mica_op_next(child))
    if (transform_conversion_pattern_descriptor_op_interface_isa(child) &&
        !transform_conversion_pattern_descriptor_op_interface_verify_type_converter(child,
                                                                                    converter))
      return false;
  return true;
}

static bool check_converter(mica_op *op, const mica_region *region) {
  const mica_op *converter = first_of(region);
  if (converter == NULL || mica_op_next(converter) != NULL)
    return mica_op_error(op, "expected exactly one op in default type converter region");
  if (!transform_implements(converter, &transform_type_converter_builder_op_interface_id))
    return report_without_interface(op,
                                    "expected default converter child op to implement "
                                    "TypeConverterBuilderOpInterface",
                                    converter);
  return check_fits(transform_apply_conversion_patterns_patterns(op), converter);
}

bool transform_apply_conversion_patterns_check(mica_op *op) {
  const size_t count = mica_op_region_count(op);
  if (count != 1 && count != 2) return mica_op_error(op, "expected 1 or 2 regions");
  return check_children(op, transform_apply_conversion_patterns_patterns(op),
                        &transform_conversion_pattern_descriptor_op_interface_id,
                        "expected pattern children ops to implement "
                        "ConversionPatternDescriptorOpInterface") &&
         (count == 1 || check_converter(op, mica_op_region(op, 1)));
}

bool transform_func_cast_and_call_check(mica_op *op) {
  if (!check_children(op, transform_func_cast_and_call_conversions(op),
                      &transform_type_converter_builder_op_interface_id,
                      "expected children ops to implement TypeConverterBuilderOpInterface"))
    return false;
  const bool has_name = transform_func_cast_and_call_function_name_attr(op) != NULL;
  const bool has_handle = transform_func_cast_and_call_function(op) != NULL;
  if (!has_name && !has_handle)
    return mica_op_error(op, "expected a function handle or name to call");
  return !has_name || !has_handle ||
         mica_op_error(op, "function handle and name are mutually exclusive");
}

// ---- dialect_to_llvm ----------------------------------------------------------------------------

static bool is_among(mica_str name, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (mica_str_is(name, names[i])) return true;
  return false;
}

// The dialects that MLIR converts to llvm, and the others that come with transform.
bool transform_apply_conversion_patterns_dialect_to_llvm_check(mica_op *op) {
  static const char *const converted[] = {"arith", "cf",     "complex", "func", "index",
                                          "math",  "memref", "nvvm",    "ub",   "vector"};
  static const char *const others[] = {
      "affine", "amdgpu",        "arm_neon", "arm_sve",   "bufferization", "builtin",    "gpu",
      "irdl",   "linalg",        "llvm",     "nvgpu",     "pdl",           "pdl_interp", "rocdl",
      "scf",    "sparse_tensor", "tensor",   "transform", "x86vector",     "xegpu"};
  const mica_str name = transform_apply_conversion_patterns_dialect_to_llvm_dialect_name(op);
  if (is_among(name, converted, sizeof converted / sizeof *converted)) return true;
  if (!is_among(name, others, sizeof others / sizeof *others))
    return mica_op_error(op, "unknown dialect or dialect not loaded: %S", name);
  return mica_op_error(op,
                       "dialect does not implement ConvertToLLVMPatternInterface or extension was "
                       "not loaded: %S",
                       name);
}

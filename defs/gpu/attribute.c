// Hooks of gpu's attributes: processors, compiled modules. Called by generated code; own nothing.
#include <stdlib.h>
#include <string.h>

#include "shared.h"

// ---- Processors ---------------------------------------------------------------------------------

static bool is_linear(gpu_mapping_id id) { return id >= GPU_MAPPING_ID_LINEAR_DIM0; }
static int64_t index_of(gpu_mapping_id id) {
  return is_linear(id) ? (int64_t)id - GPU_MAPPING_ID_LINEAR_DIM0 : (int64_t)id;
}

// The methods of one of the attributes whose only parameter is a mapping's number.
#define DEFINE_MAPPING(kind)                                                \
  int64_t gpu_##kind##_mapping_attr_mapping_id(const mica_attr *attr) {     \
    return (int64_t)gpu_##kind##_mapping_attr_##kind(attr);                 \
  }                                                                         \
  bool gpu_##kind##_mapping_attr_is_linear_mapping(const mica_attr *attr) { \
    return is_linear(gpu_##kind##_mapping_attr_##kind(attr));               \
  }                                                                         \
  int64_t gpu_##kind##_mapping_attr_relative_index(const mica_attr *attr) { \
    return index_of(gpu_##kind##_mapping_attr_##kind(attr));                \
  }
DEFINE_MAPPING(block)
DEFINE_MAPPING(warpgroup)
DEFINE_MAPPING(warp)
DEFINE_MAPPING(thread)
DEFINE_MAPPING(lane)

int64_t gpu_memory_space_mapping_attr_mapping_id(const mica_attr *attr) {
  return (int64_t)gpu_memory_space_mapping_attr_address_space(attr);
}
bool gpu_memory_space_mapping_attr_is_linear_mapping(const mica_attr *attr) {
  (void)attr;
  return false;
}
int64_t gpu_memory_space_mapping_attr_relative_index(const mica_attr *attr) {
  return gpu_memory_space_mapping_attr_mapping_id(attr);
}

int64_t gpu_mapping_mask_attr_max_num_physical_ids(const mica_attr *attr) {
  (void)attr;
  return 64;
}

// ---- Kernels ------------------------------------------------------------------------------------

bool gpu_kernel_metadata_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *name,
                                    const mica_type *function_type, const mica_attr *arg_attrs,
                                    const mica_attr *metadata) {
  (void)function_type, (void)metadata;
  if (mica_attr_string_value(name).size == 0)
    return mica_error(ctx, loc, "the kernel name can't be empty");
  mica_attrs items = arg_attrs == NULL ? (mica_attrs){NULL, 0}
                                       : mica_attr_array_elements(arg_attrs);
  for (size_t i = 0; i < items.size; i++)
    if (!mica_attr_is_dictionary(items.data[i]))
      return mica_error(ctx, loc, "all attributes in the array must be a dictionary attribute");
  return true;
}

static mica_str kernel_name(const mica_attr *kernel) {
  return mica_attr_string_value(gpu_kernel_metadata_attr_name(kernel));
}

bool gpu_kernel_table_attr_check(mica_context *ctx, mica_loc loc, mica_attrs kernel_table) {
  for (size_t i = 1; i < kernel_table.size; i++)
    if (mica_str_equal(kernel_name(kernel_table.data[i - 1]), kernel_name(kernel_table.data[i])))
      return mica_error(ctx, loc, "expected all kernels to be uniquely named");
  return true;
}

static int compare_kernels(const void *a, const void *b) {
  const mica_attr *const *x = a, *const *y = b;
  mica_str left = kernel_name(*x), right = kernel_name(*y);
  size_t common = left.size < right.size ? left.size : right.size;
  int order = common == 0 ? 0 : memcmp(left.data, right.data, common);
  return order != 0 ? order : (left.size > right.size) - (left.size < right.size);
}

// `[...]`, or nothing where there are none.
bool gpu_parse_kernel_table(mica_parser *p, mica_attrs *kernel_table) {
  mica_attrs read;
  *kernel_table = (mica_attrs){NULL, 0};
  if (!mica_parse_optional_punct(p, '[')) return true;
  if (!mica_parse_attrs(p, &gpu_kernel_metadata_attr_def, &read)) {
    mica_parse_parameter_error(p, "GPU_KernelTableAttr", "kernel_table",
                               "::llvm::ArrayRef<KernelMetadataAttr>");
    return false;
  }
  const mica_attr **sorted = mica_parser_scratch(p, (read.size + 1) * sizeof *sorted);
  if (sorted == NULL) return false;
  for (size_t i = 0; i < read.size; i++) sorted[i] = read.data[i];
  qsort(sorted, read.size, sizeof *sorted, compare_kernels);
  *kernel_table = (mica_attrs){sorted, read.size};
  return mica_parse_punct(p, ']');
}

void gpu_print_kernel_table(mica_printer *p, mica_attrs kernel_table) {
  if (kernel_table.size == 0) return;
  mica_print_char(p, '[');
  mica_print_attrs(p, NULL, kernel_table);
  mica_print_char(p, ']');
}

// ---- Compiled modules ---------------------------------------------------------------------------

// An attribute of a dialect that isn't registered is taken at its word; to SPIR-V's environment
// MLIR gives the interface from outside of its dialect.
static bool is_target(const mica_attr *attr) {
  return gpu_target_attr_interface_isa(attr) || mica_attr_is_opaque(attr) ||
         mica_attr_is_named(attr, "spirv.target_env");
}

bool gpu_object_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *target,
                           gpu_compilation_target format, const mica_attr *object,
                           const mica_attr *properties, const mica_attr *kernels) {
  (void)format, (void)object, (void)properties, (void)kernels;
  return is_target(target) || mica_error(ctx, loc,
                                         "the target attribute must implement or promise the "
                                         "`gpu::TargetAttrInterface`");
}

// A negative index is refused, and what is so as a signed number.
bool gpu_select_object_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *target) {
  if (target == NULL) return true;
  if (mica_attr_is_integer(target))
    return mica_attr_integer_value(target) >= 0 ||
           mica_error(ctx, loc, "the object index must be positive");
  return is_target(target) ||
         mica_error(ctx, loc, "the target attribute must be a GPU Target attribute");
}

static bool parse_format(mica_parser *p, gpu_compilation_target *format) {
  mica_position at = mica_parser_position(p);
  mica_str word;
  *format = GPU_COMPILATION_TARGET_FATBIN;
  if (!mica_parse_optional_any_keyword(p, &word)) return true;
  if (!gpu_compilation_target_from_text(word, format))
    return mica_parse_error(p, at, "expected keyword for GPU object format");
  return mica_parse_punct(p, '=') || mica_parse_error_further(p, at, "expected an equal sign");
}

// `bin = "..."`; without a word it is a fat binary.
bool gpu_parse_object(mica_parser *p, gpu_compilation_target *format, const mica_attr **object) {
  if (!parse_format(p, format)) return false;
  return mica_parse_attr_of(p, NULL, mica_attr_is_string, object) ||
         mica_parse_error_further(p, mica_parser_position(p),
                                  "failed to parse GPU_ObjectAttr parameter 'object' which is to "
                                  "be a `StringAttr`");
}

void gpu_print_object(mica_printer *p, gpu_compilation_target format, const mica_attr *object) {
  if (format != GPU_COMPILATION_TARGET_FATBIN) {
    mica_print_str(p, gpu_compilation_target_to_text(format));
    mica_print_text(p, " = ");
  }
  mica_print_attr(p, object);
}

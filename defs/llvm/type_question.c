// Questions about llvm's types: which may stand in LLVM IR and inside of others, what a struct
// holds; and types made of others. Called by generated code and by other hooks; owns nothing.
#include <string.h>

#include "shared.h"

#include "mica/predicate.h"

// ---- What may stand in LLVM IR ------------------------------------------------------------------

bool llvm_is_compatible_floating_point_type(const mica_type *type) {
  if (llvm_llvmppcfp128_type_isa(type)) return true;
  if (!mica_type_is_float(type)) return false;
  switch (mica_type_float_kind(type)) {
  case MICA_BF16:
  case MICA_F16:
  case MICA_F32:
  case MICA_F64:
  case MICA_F80:
  case MICA_F128: return true;
  default: return false;
  }
}

bool llvm_is_compatible_outer_type(const mica_type *type) {
  if (llvm_is_own(type)) return true;
  if (mica_type_is_vector(type)) return mica_type_shape(type).size == 1;
  return mica_type_is_signless_integer(type) || llvm_is_compatible_floating_point_type(type);
}

bool llvm_is_compatible_vector_type(const mica_type *type) {
  if (!mica_type_is_vector(type) || mica_type_shape(type).size != 1) return false;
  const mica_type *element = mica_type_element(type);
  if (llvm_llvmppcfp128_type_isa(element)) return false;
  return mica_type_is_signless_integer(element) || llvm_is_ptr(element) ||
         llvm_is_compatible_floating_point_type(element);
}

bool llvm_is_scalable_vector_type(const mica_type *type) {
  return mica_type_is_vector(type) && mica_type_has_scalable_dims(type);
}

bool llvm_has_size(const mica_type *type) {
  if (!llvm_is_compatible_outer_type(type) || llvm_is_void(type)) return false;
  if (llvm_target_ext_type_isa(type)) return llvm_target_supports_memory(type);
  return !llvm_function_type_isa(type) && !llvm_is_opaque_struct(type);
}

// ---- Targets' types -----------------------------------------------------------------------------

static bool is_of_spirv(mica_str name) {
  static const char prefix[] = "spirv.";
  return name.size >= sizeof prefix - 1 && memcmp(name.data, prefix, sizeof prefix - 1) == 0;
}
bool llvm_target_has_zero(const mica_type *type) {
  return is_of_spirv(llvm_target_ext_type_ext_type_name(type));
}
bool llvm_target_can_be_global(const mica_type *type) {
  mica_str name = llvm_target_ext_type_ext_type_name(type);
  return is_of_spirv(name) || mica_str_is(name, "amdgcn.named.barrier");
}
bool llvm_target_supports_memory(const mica_type *type) {
  mica_str name = llvm_target_ext_type_ext_type_name(type);
  return is_of_spirv(name) || mica_str_is(name, "aarch64.svcount");
}

// ---- Structs ------------------------------------------------------------------------------------

// The literal struct that has the elements; NULL: there is none (yet).
static const mica_type *definition_of(const mica_type *type) {
  if (!llvm_struct_type_identified(type)) return type;
  const mica_type *definition = llvm_struct_type_definition(type);
  return definition == NULL || llvm_is_void(definition) ? NULL : definition;
}

mica_types llvm_struct_body(const mica_type *type) {
  const mica_type *definition = definition_of(type);
  return definition == NULL ? (mica_types){NULL, 0} : llvm_struct_type_body(definition);
}
bool llvm_struct_is_packed(const mica_type *type) {
  const mica_type *definition = definition_of(type);
  return definition != NULL && llvm_struct_type_packed(definition);
}
bool llvm_is_opaque_struct(const mica_type *type) {
  return llvm_is_struct(type) && definition_of(type) == NULL;
}

// ---- Which types may be inside of others --------------------------------------------------------

static bool is_element(const mica_type *type) {
  return !llvm_is_void(type) && !llvm_label_type_isa(type) && !llvm_metadata_type_isa(type) &&
         !llvm_function_type_isa(type) && !llvm_token_type_isa(type);
}
static const mica_type *first_that_is_no_element(mica_types types) {
  for (size_t i = 0; i < types.size; i++)
    if (!is_element(types.data[i])) return types.data[i];
  return NULL;
}

bool llvm_array_type_check(mica_context *ctx, mica_loc loc, const mica_type *element,
                           uint64_t count) {
  (void)count;
  return is_element(element) || mica_error(ctx, loc, "invalid array element type: '%t'", element);
}

bool llvm_struct_type_check(mica_context *ctx, mica_loc loc, mica_str name, bool identified,
                            mica_types body, bool packed) {
  (void)name, (void)identified, (void)packed;
  const mica_type *wrong = first_that_is_no_element(body);
  return wrong == NULL || mica_error(ctx, loc, "invalid LLVM structure element type: '%t'", wrong);
}

bool llvm_function_type_check(mica_context *ctx, mica_loc loc, const mica_type *result,
                              mica_types params, bool var_arg) {
  (void)var_arg;
  if (llvm_function_type_isa(result) || llvm_metadata_type_isa(result) ||
      llvm_label_type_isa(result))
    return mica_error(ctx, loc, "invalid function result type: '%t'", result);
  for (size_t i = 0; i < params.size; i++)
    if (llvm_is_void(params.data[i]) || llvm_function_type_isa(params.data[i]))
      return mica_error(ctx, loc, "invalid function argument type: '%t'", params.data[i]);
  return true;
}

// ---- Types made of others -----------------------------------------------------------------------

const mica_type *llvm_vector_like(const mica_type *vector, const mica_type *element) {
  return mica_type_vector(mica_type_shape(vector), mica_type_scalable_dims(vector), element);
}
const mica_type *llvm_i1_same_shape(const mica_type *type) {
  const mica_type *i1 = mica_type_i(mica_type_context(type), 1);
  return i1 != NULL && llvm_is_compatible_vector_type(type) ? llvm_vector_like(type, i1) : i1;
}
const mica_type *llvm_get_val_and_bool_struct_type(const mica_type *type) {
  mica_context *ctx = mica_type_context(type);
  const mica_type *const body[] = {type, mica_type_i(ctx, 1)};
  if (body[1] == NULL) return NULL;
  return llvm_struct_type_get(ctx, (mica_str){NULL, 0}, false, (mica_types){body, 2}, false);
}

// ---- Floats -------------------------------------------------------------------------------------

mica_float_kind llvm_llvmppcfp128_type_kind(const mica_type *type) {
  (void)type;
  return MICA_PPC_FP128;
}

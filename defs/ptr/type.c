// Hooks of pointers' types and attributes: what is like a pointer, memory spaces, data layouts.
// Called by generated code and by the dialect that holds layouts; own nothing.
#include "mica/interfaces.h"
#include "ptr/ptr.h"

bool ptr_is_like_pointer(const mica_type *type) {
  return mica_type_is_any_memref(type) ||
         mica_type_interface(type, &mica_ptr_like_interface_id) != NULL;
}

const mica_type *ptr_metadata_of(const mica_type *like_pointer) {
  return ptr_ptr_type_isa(like_pointer)
             ? like_pointer
             : ptr_metadata_type_get(mica_type_context(like_pointer), like_pointer);
}

bool ptr_metadata_type_check(mica_context *ctx, mica_loc loc, const mica_type *type) {
  return !ptr_ptr_type_isa(type) || mica_error(ctx, loc, "the ptr-like type has no metadata");
}

// ---- Memory spaces ------------------------------------------------------------------------------

bool ptr_generic_space_attr_is_valid_load(const mica_attr *attr, const mica_op *op,
                                          const mica_type *type, ptr_atomic_ordering ordering) {
  (void)attr, (void)op, (void)type, (void)ordering;
  return true;
}

bool ptr_generic_space_attr_is_valid_store(const mica_attr *attr, const mica_op *op,
                                           const mica_type *type, ptr_atomic_ordering ordering) {
  (void)attr, (void)op, (void)type, (void)ordering;
  return true;
}

// ---- Data layouts -------------------------------------------------------------------------------

static bool is_of_bytes(mica_context *ctx, mica_loc loc, const char *what, uint32_t bits) {
  return bits % 8 == 0 || mica_error(ctx, loc, "%s entry must be divisible by 8", what);
}

bool ptr_spec_attr_check(mica_context *ctx, mica_loc loc, uint32_t size, uint32_t abi,
                         uint32_t preferred, uint32_t index) {
  return is_of_bytes(ctx, loc, "size", size) && is_of_bytes(ctx, loc, "abi", abi) &&
         is_of_bytes(ctx, loc, "preferred", preferred) &&
         (index == UINT32_MAX || is_of_bytes(ctx, loc, "index", index)) &&
         (abi <= preferred || mica_error(ctx, loc,
                                         "preferred alignment is expected to be at least as large "
                                         "as ABI alignment"));
}

bool ptr_ptr_type_verify_entry(const mica_type *type, const mica_attr *value, mica_loc loc) {
  return ptr_spec_attr_isa(value) ||
         mica_error(mica_type_context(type), loc,
                    "expected layout attribute for '%t' to be a #ptr.spec attribute", type);
}

bool ptr_ptr_type_may_replace(const mica_type *type, const mica_attr *outer,
                              const mica_attr *value) {
  (void)type;
  enum { USUAL_SIZE = 64, USUAL_ABI = 8 };
  const uint32_t size = outer == NULL ? USUAL_SIZE : ptr_spec_attr_size(outer);
  const uint32_t outer_abi = outer == NULL ? USUAL_ABI : ptr_spec_attr_abi(outer);
  const uint32_t abi = ptr_spec_attr_abi(value);
  return size == ptr_spec_attr_size(value) && outer_abi >= abi && abi != 0 && outer_abi % abi == 0;
}

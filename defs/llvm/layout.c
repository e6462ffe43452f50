// What a data layout may say of pointers and structs. Called by the dialect that holds layouts,
// through the interface of the types; owns nothing.
#include "layout.h"

#include "mica/interfaces.h"

static size_t part_count(const mica_attr *value) {
  return (size_t)mica_type_element_count(mica_attr_type(value));
}

uint64_t llvm_layout_part(const mica_attr *value, size_t index) {
  size_t size;
  const uint64_t *parts = mica_attr_dense_data(value, &size);
  return parts[mica_attr_dense_is_splat(value) ? 0 : index];
}

static bool has_parts(const mica_attr *value, size_t least, size_t most) {
  return mica_attr_is_dense_int_elements(value) && part_count(value) >= least &&
         part_count(value) <= most;
}

static bool has_i64(const mica_attr *value) {
  return mica_type_is_i(mica_type_element(mica_attr_type(value)), 64);
}

static bool prefers_too_little(const mica_type *type, mica_loc loc) {
  return mica_error(mica_type_context(type), loc,
                    "preferred alignment is expected to be at least as large as ABI alignment");
}

static bool refines(uint64_t outer, uint64_t inner) {
  return outer >= inner && inner != 0 && outer % inner == 0;
}

// ---- Pointers -----------------------------------------------------------------------------------

bool llvm_pointer_type_verify_entry(const mica_type *type, const mica_attr *value, mica_loc loc) {
  mica_context *ctx = mica_type_context(type);
  if (!has_parts(value, 3, 4))
    return mica_error(ctx, loc,
                      "expected layout attribute for '%t' to be a dense integer elements attribute "
                      "with 3 or 4 elements",
                      type);
  if (!has_i64(value)) return mica_error(ctx, loc, "expected i64 parameters for '%t'", type);
  return llvm_layout_part(value, POINTER_ABI) <= llvm_layout_part(value, POINTER_PREFERRED) ||
         prefers_too_little(type, loc);
}

bool llvm_pointer_type_may_replace(const mica_type *type, const mica_attr *outer,
                                   const mica_attr *value) {
  (void)type;
  uint64_t size = outer == NULL ? DEFAULT_POINTER_SIZE : llvm_layout_part(outer, POINTER_SIZE);
  uint64_t abi = outer == NULL ? DEFAULT_POINTER_ABI : llvm_layout_part(outer, POINTER_ABI);
  return size == llvm_layout_part(value, POINTER_SIZE) &&
         refines(abi, llvm_layout_part(value, POINTER_ABI));
}

// ---- Structs: what `!llvm.struct<()>` has is meant for all --------------------------------------

bool llvm_struct_type_verify_entry(const mica_type *type, const mica_attr *value, mica_loc loc) {
  mica_context *ctx = mica_type_context(type);
  if (!has_parts(value, 1, 2))
    return mica_error(ctx, loc,
                      "expected layout attribute for '%t' to be a dense integer elements attribute "
                      "of 1 or 2 elements",
                      type);
  if (!has_i64(value)) return mica_error(ctx, loc, "expected i64 entries for '%t'", type);
  if (llvm_struct_type_identified(type) || llvm_struct_body(type).size > 0)
    return mica_error(ctx, loc, "unexpected layout attribute for struct '%t'", type);
  return part_count(value) == 1 ||
         llvm_layout_part(value, STRUCT_ABI) <= llvm_layout_part(value, STRUCT_PREFERRED) ||
         prefers_too_little(type, loc);
}

bool llvm_struct_type_may_replace(const mica_type *type, const mica_attr *outer,
                                  const mica_attr *value) {
  (void)type;
  return outer == NULL ||
         refines(llvm_layout_part(outer, STRUCT_ABI), llvm_layout_part(value, STRUCT_ABI));
}

// The names that results get in text: %alloc, %subview. Called by the printer; own nothing.
#include "memref/memref.h"

static void name_result(const mica_op *op, mica_name_setter *set, size_t index, mica_str name) {
  if (index < mica_op_result_count(op)) mica_set_value_name(set, mica_op_result(op, index), name);
}

#define NAMED(op_name, name)                                                       \
  void memref_##op_name##_result_names(const mica_op *op, mica_name_setter *set) { \
    name_result(op, set, 0, MICA_STR(name));                                       \
  }
NAMED(alloc, "alloc")
NAMED(alloca, "alloca")
NAMED(assume_alignment, "assume_align")
NAMED(cast, "cast")
NAMED(collapse_shape, "collapse_shape")
NAMED(dim, "dim")
NAMED(expand_shape, "expand_shape")
NAMED(extract_aligned_pointer_as_index, "intptr")
NAMED(memory_space_cast, "memspacecast")
NAMED(reinterpret_cast, "reinterpret_cast")
NAMED(reshape, "reshape")
NAMED(subview, "subview")
NAMED(transpose, "transpose")
NAMED(view, "view")

void memref_extract_strided_metadata_result_names(const mica_op *op, mica_name_setter *set) {
  mica_segment sizes = memref_extract_strided_metadata_sizes_segment(op);
  name_result(op, set, 0, MICA_STR("base_buffer"));
  name_result(op, set, 1, MICA_STR("offset"));
  if (sizes.count == 0) return;
  name_result(op, set, sizes.first, MICA_STR("sizes"));
  name_result(op, set, sizes.first + sizes.count, MICA_STR("strides"));
}

// The names that results get in text: %alloc, %subview. Called by the printer; own nothing.
#include "memref/memref.h"

static void name_result(const mica_op *op, mica_name_setter *set, size_t index, mica_str name) {
  mica_set_value_name(set, mica_op_result(op, index), name);
}

MICA_NAMES_RESULT(memref_alloc_result_names, "alloc")
MICA_NAMES_RESULT(memref_alloca_result_names, "alloca")
MICA_NAMES_RESULT(memref_assume_alignment_result_names, "assume_align")
MICA_NAMES_RESULT(memref_cast_result_names, "cast")
MICA_NAMES_RESULT(memref_collapse_shape_result_names, "collapse_shape")
MICA_NAMES_RESULT(memref_dim_result_names, "dim")
MICA_NAMES_RESULT(memref_expand_shape_result_names, "expand_shape")
MICA_NAMES_RESULT(memref_extract_aligned_pointer_as_index_result_names, "intptr")
MICA_NAMES_RESULT(memref_memory_space_cast_result_names, "memspacecast")
MICA_NAMES_RESULT(memref_reinterpret_cast_result_names, "reinterpret_cast")
MICA_NAMES_RESULT(memref_reshape_result_names, "reshape")
MICA_NAMES_RESULT(memref_subview_result_names, "subview")
MICA_NAMES_RESULT(memref_transpose_result_names, "transpose")
MICA_NAMES_RESULT(memref_view_result_names, "view")

void memref_extract_strided_metadata_result_names(const mica_op *op, mica_name_setter *set) {
  mica_segment sizes = memref_extract_strided_metadata_sizes_segment(op);
  name_result(op, set, 0, MICA_STR("base_buffer"));
  name_result(op, set, 1, MICA_STR("offset"));
  if (sizes.count == 0) return;
  name_result(op, set, sizes.first, MICA_STR("sizes"));
  name_result(op, set, sizes.first + sizes.count, MICA_STR("strides"));
}

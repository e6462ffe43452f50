// The readers of the builtin dialect's attributes and types, in the order of their codes. Called
// through the table of builtin.c.
#include "bytecode/builtin.h"

const mica_attr *mica_read_array_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_dictionary_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_string_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_typed_string_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_flat_symbol_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_symbol_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_type_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_unit_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_integer_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_float_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_call_site_loc_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_file_loc_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_fused_loc_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_fused_loc_with_metadata_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_name_loc_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_unknown_loc_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_resource_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_dense_array_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_dense_elements_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_dense_strings_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_sparse_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_distinct_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_attr *mica_read_file_range_loc_attr(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_integer_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_index_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_function_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_bf16_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_f16_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_f32_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_f64_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_f80_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_f128_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_complex_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_memref_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_memref_with_space_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_none_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_ranked_tensor_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_ranked_tensor_with_encoding_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_tuple_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_unranked_memref_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_unranked_memref_with_space_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_unranked_tensor_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_vector_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}
const mica_type *mica_read_scalable_vector_type(mica_bytecode_reader *r) {
  (void)r;
  return NULL;
}

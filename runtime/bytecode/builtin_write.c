// The writers of the builtin dialect's attributes and types, in the order of their codes. Called
// through the table of builtin.c.
#include "bytecode/builtin.h"

void mica_write_array_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_dictionary_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_string_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_typed_string_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_flat_symbol_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_symbol_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_type_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_unit_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_integer_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_float_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_call_site_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_file_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_fused_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_fused_loc_with_metadata_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_name_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_unknown_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_resource_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_dense_array_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_dense_elements_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_dense_strings_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_sparse_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_distinct_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_file_range_loc_attr(mica_bytecode_writer *w, const mica_attr *attr) {
  (void)w;
  (void)attr;
}
void mica_write_integer_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_index_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_function_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_bf16_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_f16_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_f32_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_f64_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_f80_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_f128_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_complex_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_memref_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_memref_with_space_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_none_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_ranked_tensor_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_ranked_tensor_with_encoding_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_tuple_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_unranked_memref_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_unranked_memref_with_space_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_unranked_tensor_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_vector_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}
void mica_write_scalable_vector_type(mica_bytecode_writer *w, const mica_type *type) {
  (void)w;
  (void)type;
}

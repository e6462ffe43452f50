// How the builtin dialect's attributes and types are encoded: a reader and a writer for each code.
// The table is in builtin.c, the readers in builtin_read.c, the writers in builtin_write.c.
#ifndef MICA_RUNTIME_BYTECODE_BUILTIN_H
#define MICA_RUNTIME_BYTECODE_BUILTIN_H

#include "mica/bytecode.h"

extern const mica_bytecode_codec mica_builtin_codec;

// The definition under which an attribute's encodings stand: integers of any width have one, file
// positions too. Its own for all others.
const mica_attr_def *mica_bytecode_encoded_as(const mica_attr *attr);

enum { MICA_BUILTIN_FILE_LOC = 11 };  // the code of a position in a file

// By their codes.
const mica_attr *mica_read_array_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_dictionary_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_string_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_typed_string_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_flat_symbol_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_symbol_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_type_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_unit_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_integer_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_float_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_call_site_loc_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_file_loc_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_fused_loc_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_fused_loc_with_metadata_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_name_loc_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_unknown_loc_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_resource_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_dense_array_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_dense_elements_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_dense_strings_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_sparse_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_distinct_attr(mica_bytecode_reader *r);
const mica_attr *mica_read_file_range_loc_attr(mica_bytecode_reader *r);
const mica_type *mica_read_integer_type(mica_bytecode_reader *r);
const mica_type *mica_read_index_type(mica_bytecode_reader *r);
const mica_type *mica_read_function_type(mica_bytecode_reader *r);
const mica_type *mica_read_bf16_type(mica_bytecode_reader *r);
const mica_type *mica_read_f16_type(mica_bytecode_reader *r);
const mica_type *mica_read_f32_type(mica_bytecode_reader *r);
const mica_type *mica_read_f64_type(mica_bytecode_reader *r);
const mica_type *mica_read_f80_type(mica_bytecode_reader *r);
const mica_type *mica_read_f128_type(mica_bytecode_reader *r);
const mica_type *mica_read_complex_type(mica_bytecode_reader *r);
const mica_type *mica_read_memref_type(mica_bytecode_reader *r);
const mica_type *mica_read_memref_with_space_type(mica_bytecode_reader *r);
const mica_type *mica_read_none_type(mica_bytecode_reader *r);
const mica_type *mica_read_ranked_tensor_type(mica_bytecode_reader *r);
const mica_type *mica_read_ranked_tensor_with_encoding_type(mica_bytecode_reader *r);
const mica_type *mica_read_tuple_type(mica_bytecode_reader *r);
const mica_type *mica_read_unranked_memref_type(mica_bytecode_reader *r);
const mica_type *mica_read_unranked_memref_with_space_type(mica_bytecode_reader *r);
const mica_type *mica_read_unranked_tensor_type(mica_bytecode_reader *r);
const mica_type *mica_read_vector_type(mica_bytecode_reader *r);
const mica_type *mica_read_scalable_vector_type(mica_bytecode_reader *r);

void mica_write_array_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_dictionary_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_string_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_typed_string_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_flat_symbol_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_symbol_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_type_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_unit_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_integer_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_float_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_call_site_loc_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_file_loc_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_fused_loc_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_fused_loc_with_metadata_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_name_loc_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_unknown_loc_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_resource_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_dense_array_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_dense_elements_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_dense_strings_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_sparse_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_distinct_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_file_range_loc_attr(mica_bytecode_writer *w, const mica_attr *attr);
void mica_write_integer_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_index_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_function_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_bf16_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_f16_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_f32_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_f64_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_f80_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_f128_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_complex_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_memref_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_memref_with_space_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_none_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_ranked_tensor_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_ranked_tensor_with_encoding_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_tuple_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_unranked_memref_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_unranked_memref_with_space_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_unranked_tensor_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_vector_type(mica_bytecode_writer *w, const mica_type *type);
void mica_write_scalable_vector_type(mica_bytecode_writer *w, const mica_type *type);

#endif

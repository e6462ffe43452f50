// The text of spirv's types, and what they may be made of. Called by generated code; owns nothing.
#include "shared.h"

// ---- All of them --------------------------------------------------------------------------------

const mica_type *spirv_parse_type(mica_parser *p) {
  const mica_position at = mica_parser_position(p);
  const mica_type *type = NULL;
  mica_str mnemonic;
  if (mica_parse_generated_type(p, &spirv_dialect, &mnemonic, &type) == MICA_ABSENT)
    mica_parse_error(p, at, "unknown SPIR-V type: %S", mnemonic);
  return type;
}
bool spirv_print_type(mica_printer *p, const mica_type *type) {
  (void)p, (void)type;
  return false;  // as generated
}

// ---- What types are made of ---------------------------------------------------------------------

static bool check_vector(mica_parser *p, mica_position at, const mica_type *type) {
  if (mica_type_shape(type).size != 1)
    return mica_parse_error(p, at, "only 1-D vector allowed but found '%t'", type);
  return mica_type_element_count(type) <= 4 ||
         mica_parse_error(p, at, "vector length has to be less than or equal to 4 but found %I",
                          mica_type_element_count(type));
}

static bool parse_part(mica_parser *p, const mica_type **type) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, type)) return false;
  if (mica_str_is(mica_type_dialect_name(*type), "spirv") || mica_type_is_float(*type)) return true;
  if (mica_type_is_integer(*type))
    return spirv_is_scalar(*type) ||
           mica_parse_error(p, at, "only 1/8/16/32/64-bit integer type allowed but found '%t'",
                            *type);
  if (mica_type_is_vector(*type)) return check_vector(p, at, *type);
  return mica_parse_error(p, at, "cannot use '%t' to compose SPIR-V types", *type);
}

// `, stride=4`; 0: it isn't told. Older text has `[4]`.
static bool parse_stride(mica_parser *p, uint32_t *stride) {
  *stride = 0;
  const bool is_former = mica_parser_reads_former(p) && mica_parse_optional_punct(p, '[');
  if (!is_former) {
    if (!mica_parse_optional_punct(p, ',')) return true;
    if (!mica_parse_keyword(p, "stride") || !mica_parse_punct(p, '=')) return false;
  }
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_scalar(p, sizeof *stride, false, stride)) return false;
  if (*stride == 0) return mica_parse_error(p, at, "ArrayStride must be greater than zero");
  return !is_former || mica_parse_punct(p, ']');
}
static void print_stride(mica_printer *p, uint32_t stride) {
  if (stride == 0) return;
  mica_print_text(p, ", stride=");
  mica_print_uint(p, stride);
}

// `<4 x`: one number. `wrong` where there are none or several.
static bool parse_count(mica_parser *p, const char *wrong, mica_position *at, int64_t *count) {
  mica_int64s dims;
  if (!mica_parse_punct(p, '<')) return false;
  *at = mica_parser_position(p);
  if (!mica_parse_dimension_list(p, false, true, &dims)) return false;
  if (dims.size != 1) return mica_parse_error(p, *at, "%s", wrong);
  *count = dims.data[0];
  return true;
}

// ---- Arrays, pointers, matrices -----------------------------------------------------------------

const mica_type *spirv_array_type_parse(mica_parser *p) {
  mica_position at;
  int64_t count = 0;
  const mica_type *element;
  uint32_t stride;
  if (!parse_count(p, "expected single integer for array element count", &at, &count)) return NULL;
  if ((uint32_t)count == 0)
    return mica_parse_error(p, at, "expected array length greater than 0"), NULL;
  if (!parse_part(p, &element) || !parse_stride(p, &stride) || !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_array_type_get(mica_parser_context(p), element, (uint32_t)count, stride);
}
void spirv_array_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_uint(p, spirv_array_type_count(type));
  mica_print_text(p, " x ");
  mica_print_type(p, spirv_array_type_element_type(type));
  print_stride(p, spirv_array_type_stride(type));
  mica_print_char(p, '>');
}

const mica_type *spirv_runtime_array_type_parse(mica_parser *p) {
  const mica_type *element;
  uint32_t stride;
  if (!mica_parse_punct(p, '<') || !parse_part(p, &element) || !parse_stride(p, &stride) ||
      !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_runtime_array_type_get(mica_parser_context(p), element, stride);
}
void spirv_runtime_array_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_type(p, spirv_runtime_array_type_element_type(type));
  print_stride(p, spirv_runtime_array_type_stride(type));
  mica_print_char(p, '>');
}

// The comma and the word are looked for from the same place, which errors tell.
static bool parse_storage_class(mica_parser *p, uint64_t *storage) {
  const mica_position at = mica_parser_position(p);
  mica_str word;
  if (!mica_parse_punct(p, ',') || !mica_parse_any_keyword(p, &word)) return false;
  return mica_enum_from_text(&spirv_storage_class_enum, word, storage) ||
         mica_parse_error(p, at, "unknown storage class: %S", word);
}

const mica_type *spirv_pointer_type_parse(mica_parser *p) {
  const mica_type *pointee;
  uint64_t storage;
  if (!mica_parse_punct(p, '<') || !parse_part(p, &pointee) || !parse_storage_class(p, &storage) ||
      !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_pointer_type_get(mica_parser_context(p), pointee, (spirv_storage_class)storage);
}
void spirv_pointer_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_type(p, spirv_pointer_type_pointee_type(type));
  mica_print_text(p, ", ");
  mica_print_str(p, spirv_storage_class_to_text(spirv_pointer_type_storage_class(type)));
  mica_print_char(p, '>');
}

static bool parse_column(mica_parser *p, const mica_type **type) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, type)) return false;
  if (!mica_type_is_vector(*type))
    return mica_parse_error(p, at, "matrix must be composed using vector type, got '%t'", *type);
  if (mica_type_shape(*type).size != 1)
    return mica_parse_error(p, at, "only 1-D vector allowed but found '%t'", *type);
  const int64_t count = mica_type_element_count(*type);
  if (count < 2 || count > 4)
    return mica_parse_error(p, at,
                            "matrix columns size has to be less than or equal to 4 and greater "
                            "than or equal 2, but found %I",
                            count);
  return mica_type_is_float(mica_type_element(*type)) ||
         mica_parse_error(p, at, "matrix columns' elements must be of Float type, got '%t'",
                          mica_type_element(*type));
}

const mica_type *spirv_matrix_type_parse(mica_parser *p) {
  mica_position at;
  int64_t count = 0;
  const mica_type *column;
  if (!parse_count(p, "expected single unsigned integer for number of columns", &at, &count))
    return NULL;
  if (count < 2 || count > 4)
    return mica_parse_error(p, at, "matrix is expected to have 2, 3, or 4 columns"), NULL;
  if (!parse_column(p, &column) || !mica_parse_punct(p, '>')) return NULL;
  return spirv_matrix_type_get(mica_parser_context(p), column, (uint32_t)count);
}
void spirv_matrix_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_uint(p, spirv_matrix_type_column_count(type));
  mica_print_text(p, " x ");
  mica_print_type(p, spirv_matrix_type_column_type(type));
  mica_print_char(p, '>');
}

const mica_type *spirv_cooperative_matrix_type_parse(mica_parser *p) {
  if (!mica_parse_punct(p, '<')) return NULL;
  const mica_position at = mica_parser_position(p);
  mica_int64s dims;
  const mica_type *element;
  uint64_t scope, use;
  if (!mica_parse_dimension_list(p, false, true, &dims)) return NULL;
  if (dims.size != 2) return mica_parse_error(p, at, "expected row and column count"), NULL;
  if (!parse_part(p, &element) || !mica_parse_punct(p, ',') ||
      !spirv_parse_enum_keyword(p, &spirv_scope_enum, "scope <id>", &scope) ||
      !mica_parse_punct(p, ',') ||
      !spirv_parse_enum_keyword(p, &spirv_cooperative_matrix_use_khr_enum, "use <id>", &use) ||
      !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_cooperative_matrix_type_get(mica_parser_context(p), element, dims,
                                           (spirv_scope)scope,
                                           (spirv_cooperative_matrix_use_khr)use);
}
mica_int64s spirv_cooperative_matrix_type_dims(const mica_type *type) {
  return spirv_cooperative_matrix_type_shape(type);
}
const mica_type *spirv_cooperative_matrix_type_element(const mica_type *type) {
  return spirv_cooperative_matrix_type_element_type(type);
}
const mica_type *spirv_cooperative_matrix_type_with_element(const mica_type *type,
                                                            const mica_type *element) {
  return spirv_cooperative_matrix_type_get(
      mica_type_context(type), element, spirv_cooperative_matrix_type_shape(type),
      spirv_cooperative_matrix_type_scope(type), spirv_cooperative_matrix_type_use(type));
}
void spirv_cooperative_matrix_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_uint(p, spirv_matrix_rows(type));
  mica_print_char(p, 'x');
  mica_print_uint(p, spirv_matrix_columns(type));
  mica_print_char(p, 'x');
  mica_print_type(p, spirv_cooperative_matrix_type_element_type(type));
  mica_print_text(p, ", ");
  mica_print_str(p, spirv_scope_to_text(spirv_cooperative_matrix_type_scope(type)));
  mica_print_text(p, ", ");
  mica_print_str(p,
                 spirv_cooperative_matrix_use_khr_to_text(spirv_cooperative_matrix_type_use(type)));
  mica_print_char(p, '>');
}

// ---- Images -------------------------------------------------------------------------------------

static bool parse_image_word(mica_parser *p, const mica_enum_def *of, uint64_t *value) {
  if (!mica_parse_punct(p, ',')) return false;
  const mica_position at = mica_parser_position(p);
  mica_str word;
  if (!mica_parse_any_keyword(p, &word)) return false;
  return mica_enum_from_text(of, word, value) ||
         mica_parse_error(p, at, "unknown attribute: '%S'", word);
}

const mica_type *spirv_image_type_parse(mica_parser *p) {
  const mica_enum_def *const words[] = {
      &spirv_dim_enum,
      &spirv_image_depth_info_enum,
      &spirv_image_arrayed_info_enum,
      &spirv_image_sampling_info_enum,
      &spirv_image_sampler_use_info_enum,
      &spirv_image_format_enum,
  };
  uint64_t values[sizeof words / sizeof *words];
  const mica_type *element;
  if (!mica_parse_punct(p, '<') || !parse_part(p, &element)) return NULL;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (!parse_image_word(p, words[i], &values[i])) return NULL;
  if (!mica_parse_punct(p, '>')) return NULL;
  return spirv_image_type_get(
      mica_parser_context(p), element, (spirv_dim)values[0], (spirv_image_depth_info)values[1],
      (spirv_image_arrayed_info)values[2], (spirv_image_sampling_info)values[3],
      (spirv_image_sampler_use_info)values[4], (spirv_image_format)values[5]);
}

static void print_word(mica_printer *p, mica_str word) {
  mica_print_text(p, ", ");
  mica_print_str(p, word);
}

void spirv_image_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_type(p, spirv_image_type_element_type(type));
  print_word(p, spirv_dim_to_text(spirv_image_type_dim(type)));
  print_word(p, spirv_image_depth_info_to_text(spirv_image_type_depth(type)));
  print_word(p, spirv_image_arrayed_info_to_text(spirv_image_type_arrayed(type)));
  print_word(p, spirv_image_sampling_info_to_text(spirv_image_type_sampling(type)));
  print_word(p, spirv_image_sampler_use_info_to_text(spirv_image_type_sampler_use(type)));
  print_word(p, spirv_image_format_to_text(spirv_image_type_format(type)));
  mica_print_char(p, '>');
}

static bool parse_image(mica_parser *p, const mica_type **image) {
  const mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, image)) return false;
  if (!spirv_image_type_isa(*image))
    return mica_parse_error(p, at, "sampled image must be composed using image type, got '%t'",
                            *image);
  const spirv_dim dim = spirv_image_type_dim(*image);
  return (dim != SPIRV_DIM_SUBPASS_DATA && dim != SPIRV_DIM_BUFFER) ||
         mica_parse_error(p, at, "sampled image Dim must not be SubpassData or Buffer, got %S",
                          spirv_dim_to_text(dim));
}

const mica_type *spirv_sampled_image_type_parse(mica_parser *p) {
  const mica_type *image;
  if (!mica_parse_punct(p, '<') || !parse_image(p, &image) || !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_sampled_image_type_get(mica_parser_context(p), image);
}
void spirv_sampled_image_type_print(mica_printer *p, const mica_type *type) {
  mica_print_char(p, '<');
  mica_print_type(p, spirv_sampled_image_type_image_type(type));
  mica_print_char(p, '>');
}

// ---- Tensors ------------------------------------------------------------------------------------

static bool check_shape(mica_parser *p, mica_position at, mica_int64s dims) {
  bool has_size = false, has_none = false;
  for (size_t i = 0; i < dims.size; i++)
    if (dims.data[i] == 0)
      return mica_parse_error(p, at, "arm.tensors do not support zero dimensions");
  for (size_t i = 0; i < dims.size; i++) *(dims.data[i] < 0 ? &has_none : &has_size) = true;
  return !has_size || !has_none ||
         mica_parse_error(p, at,
                          "arm.tensor shape dimensions must be either fully dynamic or completed "
                          "shaped");
}

static bool parse_shape(mica_parser *p, mica_int64s *dims) {
  const mica_position at = mica_parser_position(p);
  *dims = (mica_int64s){NULL, 0};
  if (mica_parse_optional_punct(p, '*')) return mica_parse_dimension_x(p);
  if (!mica_parse_dimension_list(p, true, true, dims)) return false;
  if (dims->size == 0) return mica_parse_error(p, at, "arm.tensors do not support rank zero");
  return check_shape(p, at, *dims);
}

const mica_type *spirv_tensor_arm_type_parse(mica_parser *p) {
  mica_int64s dims;
  const mica_type *element;
  if (!mica_parse_punct(p, '<') || !parse_shape(p, &dims) || !parse_part(p, &element) ||
      !mica_parse_punct(p, '>'))
    return NULL;
  return spirv_tensor_arm_type_get(mica_parser_context(p), dims, element);
}
mica_int64s spirv_tensor_arm_type_dims(const mica_type *type) {
  return spirv_tensor_arm_type_shape(type);
}
const mica_type *spirv_tensor_arm_type_element(const mica_type *type) {
  return spirv_tensor_arm_type_element_type(type);
}
const mica_type *spirv_tensor_arm_type_with_element(const mica_type *type,
                                                    const mica_type *element) {
  return spirv_tensor_arm_type_get(mica_type_context(type), spirv_tensor_arm_type_shape(type),
                                   element);
}
void spirv_tensor_arm_type_print(mica_printer *p, const mica_type *type) {
  const mica_int64s shape = spirv_tensor_arm_type_shape(type);
  mica_print_char(p, '<');
  if (shape.size == 0) mica_print_text(p, "*x");
  for (size_t i = 0; i < shape.size; i++) {
    if (shape.data[i] < 0) mica_print_char(p, '?');
    else mica_print_int(p, shape.data[i]);
    mica_print_char(p, 'x');
  }
  mica_print_type(p, spirv_tensor_arm_type_element_type(type));
  mica_print_char(p, '>');
}

// The readers of the builtin dialect's types, in the order of their codes. Called through the table
// of builtin.c.
#include "builtin/params.h"
#include "bytecode/builtin.h"
#include "bytecode/reader.h"

const mica_type *mica_read_integer_type(mica_bytecode_reader *r) {
  uint64_t value;
  if (!reader_varint(r, &value)) return NULL;
  if ((value & 3) > MICA_UNSIGNED) {
    (void)mica_bytecode_error(r, "an integer type can't have the signedness 3");
    return NULL;
  }
  return mica_type_integer_checked(r->context, mica_bytecode_reader_loc(r), value >> 2,
                                   (mica_signedness)(value & 3));
}

const mica_type *mica_read_index_type(mica_bytecode_reader *r) {
  return mica_type_index(r->context);
}

const mica_type *mica_read_function_type(mica_bytecode_reader *r) {
  mica_types inputs, results;
  if (!mica_bytecode_read_types(r, &inputs) || !mica_bytecode_read_types(r, &results)) return NULL;
  return mica_type_function(r->context, inputs, results);
}

const mica_type *mica_read_bf16_type(mica_bytecode_reader *r) {
  return mica_type_float(r->context, MICA_BF16);
}
const mica_type *mica_read_f16_type(mica_bytecode_reader *r) {
  return mica_type_float(r->context, MICA_F16);
}
const mica_type *mica_read_f32_type(mica_bytecode_reader *r) {
  return mica_type_float(r->context, MICA_F32);
}
const mica_type *mica_read_f64_type(mica_bytecode_reader *r) {
  return mica_type_float(r->context, MICA_F64);
}
const mica_type *mica_read_f80_type(mica_bytecode_reader *r) {
  return mica_type_float(r->context, MICA_F80);
}
const mica_type *mica_read_f128_type(mica_bytecode_reader *r) {
  return mica_type_float(r->context, MICA_F128);
}

const mica_type *mica_read_complex_type(mica_bytecode_reader *r) {
  const mica_type *element;
  if (!mica_bytecode_read_type(r, &element)) return NULL;
  return mica_type_complex_checked(mica_bytecode_reader_loc(r), element);
}

const mica_type *mica_read_none_type(mica_bytecode_reader *r) { return mica_type_none(r->context); }

const mica_type *mica_read_tuple_type(mica_bytecode_reader *r) {
  mica_types elements;
  if (!mica_bytecode_read_types(r, &elements)) return NULL;
  return mica_type_tuple(r->context, elements);
}

// ---- With a shape -------------------------------------------------------------------------------

typedef struct shape {
  mica_int64s sizes;
  const mica_type *element;
} shape;

static bool read_shape(mica_bytecode_reader *r, shape *out) {
  return mica_bytecode_read_signed_varints(r, &out->sizes) &&
         mica_bytecode_read_type(r, &out->element);
}

static const mica_type *read_memref(mica_bytecode_reader *r, const mica_attr *space) {
  shape shape;
  const mica_attr *layout;
  if (!read_shape(r, &shape) || !mica_bytecode_read_attr(r, &layout)) return NULL;
  if (!mica_attr_is_memref_layout(layout)) {
    (void)mica_bytecode_error(
        r, "expected attribute of type: mlir::MemRefLayoutAttrInterface, but got: %a", layout);
    return NULL;
  }
  return mica_type_memref_checked(mica_bytecode_reader_loc(r), shape.sizes, shape.element, layout,
                                  space);
}

const mica_type *mica_read_memref_type(mica_bytecode_reader *r) { return read_memref(r, NULL); }

const mica_type *mica_read_memref_with_space_type(mica_bytecode_reader *r) {
  const mica_attr *space;
  return mica_bytecode_read_attr(r, &space) ? read_memref(r, space) : NULL;
}

static const mica_type *read_tensor(mica_bytecode_reader *r, const mica_attr *encoding) {
  shape shape;
  if (!read_shape(r, &shape)) return NULL;
  return mica_type_ranked_tensor_checked(mica_bytecode_reader_loc(r), shape.sizes, shape.element,
                                         encoding);
}

const mica_type *mica_read_ranked_tensor_type(mica_bytecode_reader *r) {
  return read_tensor(r, NULL);
}

const mica_type *mica_read_ranked_tensor_with_encoding_type(mica_bytecode_reader *r) {
  const mica_attr *encoding;
  return mica_bytecode_read_attr(r, &encoding) ? read_tensor(r, encoding) : NULL;
}

static const mica_type *read_unranked_memref(mica_bytecode_reader *r, const mica_attr *space) {
  const mica_type *element;
  if (!mica_bytecode_read_type(r, &element)) return NULL;
  return mica_type_unranked_memref_checked(mica_bytecode_reader_loc(r), element, space);
}

const mica_type *mica_read_unranked_memref_type(mica_bytecode_reader *r) {
  return read_unranked_memref(r, NULL);
}

const mica_type *mica_read_unranked_memref_with_space_type(mica_bytecode_reader *r) {
  const mica_attr *space;
  return mica_bytecode_read_attr(r, &space) ? read_unranked_memref(r, space) : NULL;
}

const mica_type *mica_read_unranked_tensor_type(mica_bytecode_reader *r) {
  const mica_type *element;
  if (!mica_bytecode_read_type(r, &element)) return NULL;
  return mica_type_unranked_tensor_checked(mica_bytecode_reader_loc(r), element);
}

static const mica_type *read_vector(mica_bytecode_reader *r, mica_bools scalable) {
  shape shape;
  if (!read_shape(r, &shape)) return NULL;
  if (scalable.data != NULL && scalable.size != shape.sizes.size) {
    (void)mica_bytecode_error(r, "number of dims must match, got %z and %z", scalable.size,
                              shape.sizes.size);
    return NULL;
  }
  return mica_type_vector_checked(mica_bytecode_reader_loc(r), shape.sizes, scalable.data,
                                  shape.element);
}

const mica_type *mica_read_vector_type(mica_bytecode_reader *r) {
  return read_vector(r, (mica_bools){NULL, 0});
}

const mica_type *mica_read_scalable_vector_type(mica_bytecode_reader *r) {
  size_t count;
  if (!mica_bytecode_read_count(r, &count)) return NULL;
  bool *scalable = MICA_ARENA_NEW(&r->scratch, bool, count);
  if (scalable == NULL) return NULL;
  for (size_t i = 0; i < count; i++)
    if (!mica_bytecode_read_bool(r, &scalable[i])) return NULL;
  return read_vector(r, (mica_bools){scalable, count});
}

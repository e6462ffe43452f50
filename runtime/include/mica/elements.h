// Elements of attributes as C values: dense<...> of integers and floats, and the data of resources.
// A C type is taken by its size for all element types that are stored in as many bytes: i1 by bool,
// bf16 by uint16_t, index by int64_t. For elements of other sizes see mica_attr_dense_elements.
#ifndef MICA_ELEMENTS_H
#define MICA_ELEMENTS_H

#include "mica/attribute.h"

MICA_BEGIN

// ---- Any elements -------------------------------------------------------------------------------

MICA_API size_t
mica_attr_elements_count(const mica_attr *attr);  // of its type, whose shape is static
// Whether an index, one number for each dimension, lies within the shape; *number (or NULL): that
// of the element.
MICA_API bool mica_attr_elements_has_index(const mica_attr *attr, mica_int64s index,
                                           size_t *number);
// The element there, of dense or sparse elements; 0 or "" where sparse ones say nothing. NULL: no
// memory, or there is no such element. Cost: of sparse ones linear.
MICA_API const mica_attr *mica_attr_elements_at(const mica_attr *attr, mica_int64s index);
// Of scalars (a complex one is an array of two), of strings: as many as the type has elements, or
// one for all of them. NULL: no memory, or one of them is NULL.
MICA_API const mica_attr *mica_attr_elements_of(const mica_type *type, mica_attrs values);
// The same elements in another shape of as many, or of a splat in any shape.
MICA_API const mica_attr *mica_attr_elements_reshape(const mica_attr *dense, const mica_type *type);

// ---- Put together -------------------------------------------------------------------------------

// Dense elements of numbers while they are put together, of zeros at first.
typedef struct mica_elements {
  const mica_type *type;
  unsigned char *data;
  size_t count, size;  // of elements; of each in bytes
} mica_elements;
// Of a static shape. False: its elements are no numbers, or no memory.
MICA_API bool mica_elements_begin(mica_elements *e, const mica_type *type);
// `count` elements of a dense constant with elements of the same type.
MICA_API void mica_elements_copy(mica_elements *e, size_t at, const mica_attr *from, size_t index,
                                 size_t count);
// The constant; the memory is given back. NULL: no memory, or mica_elements_begin answered false.
MICA_API const mica_attr *mica_elements_end(mica_elements *e);

// ---- Resources ----------------------------------------------------------------------------------

// dense_resource<key>, with this data in the context under the key, which may have had other data
// before. Size in bytes; what reads it may want it aligned so.
MICA_API const mica_attr *mica_attr_resource_of(const mica_type *type, mica_str key,
                                                const void *data, size_t size, uint32_t alignment);
// How much data there is. False: the context has none under the key.
MICA_API bool mica_attr_resource_size(const mica_attr *attr, size_t *size);

// ---- As C values --------------------------------------------------------------------------------

// `count` values of `size` bytes, one after the other; one of them stands for all elements.
MICA_API const mica_attr *mica_attr_elements_data(const mica_type *type, const void *values,
                                                  size_t count, size_t size);
// The element of that number, of dense elements or a resource. False: there is none, or it hasn't
// that size.
MICA_API bool mica_attr_elements_read(const mica_attr *attr, size_t number, void *value,
                                      size_t size);

MICA_INLINE const mica_attr *mica_attr_elements_bool(const mica_type *type, const bool *values,
                                                     size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_i8(const mica_type *type, const int8_t *values,
                                                   size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_u8(const mica_type *type, const uint8_t *values,
                                                   size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_i16(const mica_type *type, const int16_t *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_u16(const mica_type *type, const uint16_t *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_i32(const mica_type *type, const int32_t *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_u32(const mica_type *type, const uint32_t *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_i64(const mica_type *type, const int64_t *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_u64(const mica_type *type, const uint64_t *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_f32(const mica_type *type, const float *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}
MICA_INLINE const mica_attr *mica_attr_elements_f64(const mica_type *type, const double *values,
                                                    size_t count) {
  return mica_attr_elements_data(type, values, count, sizeof *values);
}

// 0: there is none.
MICA_INLINE bool mica_attr_element_bool(const mica_attr *attr, size_t number) {
  bool value = false;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : false;
}
MICA_INLINE int8_t mica_attr_element_i8(const mica_attr *attr, size_t number) {
  int8_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE uint8_t mica_attr_element_u8(const mica_attr *attr, size_t number) {
  uint8_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE int16_t mica_attr_element_i16(const mica_attr *attr, size_t number) {
  int16_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE uint16_t mica_attr_element_u16(const mica_attr *attr, size_t number) {
  uint16_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE int32_t mica_attr_element_i32(const mica_attr *attr, size_t number) {
  int32_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE uint32_t mica_attr_element_u32(const mica_attr *attr, size_t number) {
  uint32_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE int64_t mica_attr_element_i64(const mica_attr *attr, size_t number) {
  int64_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE uint64_t mica_attr_element_u64(const mica_attr *attr, size_t number) {
  uint64_t value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE float mica_attr_element_f32(const mica_attr *attr, size_t number) {
  float value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}
MICA_INLINE double mica_attr_element_f64(const mica_attr *attr, size_t number) {
  double value = 0;
  return mica_attr_elements_read(attr, number, &value, sizeof value) ? value : 0;
}

MICA_END

#endif

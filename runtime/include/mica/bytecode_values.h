// Bytecode: what encodings read and write besides the numbers, texts and attributes of
// mica/bytecode.h, and what they ask of a value that was read. Generated encodings call these.
#ifndef MICA_BYTECODE_VALUES_H
#define MICA_BYTECODE_VALUES_H

#include "mica/bytecode.h"

MICA_BEGIN

// ---- Values -------------------------------------------------------------------------------------

// Memory until the file is read, for `count` items of `size` bytes. NULL: no memory.
MICA_API void *mica_bytecode_reader_array(mica_bytecode_reader *r, size_t count, size_t size);

// A number and whether it is there, in one: of the number 63 bits.
MICA_API bool mica_bytecode_read_optional_varint(mica_bytecode_reader *r,
                                                 mica_optional_uint64 *out);
MICA_API void mica_bytecode_write_optional_varint(mica_bytecode_writer *w,
                                                  mica_optional_uint64 value);
// A list, or a mark that it is empty. Attributes in it are marked, too; each must be there.
MICA_API bool mica_bytecode_read_optional_attrs(mica_bytecode_reader *r, mica_attrs *out);
MICA_API void mica_bytecode_write_optional_attrs(mica_bytecode_writer *w, mica_attrs values);
MICA_API bool mica_bytecode_read_optional_varints(mica_bytecode_reader *r, mica_uint64s *out);
MICA_API void mica_bytecode_write_optional_varints(mica_bytecode_writer *w, mica_uint64s values);
// An integer or float of a width that is known, 64 bits at most, by its bits; those above the width
// are 0.
MICA_API bool mica_bytecode_read_bits(mica_bytecode_reader *r, uint32_t width, uint64_t *out);
MICA_API void mica_bytecode_write_bits(mica_bytecode_writer *w, uint32_t width, uint64_t bits);
// The bits of 64.
MICA_API bool mica_bytecode_read_double(mica_bytecode_reader *r, double *out);
MICA_API void mica_bytecode_write_double(mica_bytecode_writer *w, double value);

// The number of an integer or float attribute, without its type, which the reader must know. NULL:
// there is none with as many bits, reported.
MICA_API bool mica_bytecode_read_integer(mica_bytecode_reader *r, const mica_type *type,
                                         const mica_attr **out);
MICA_API void mica_bytecode_write_integer(mica_bytecode_writer *w, const mica_attr *value);
MICA_API bool mica_bytecode_read_float(mica_bytecode_reader *r, const mica_type *type,
                                       const mica_attr **out);
MICA_API void mica_bytecode_write_float(mica_bytecode_writer *w, const mica_attr *value);

// ---- Questions ----------------------------------------------------------------------------------
// False: it isn't right, and that is reported.

// `value` is what was read for a member.
MICA_API bool mica_bytecode_expect(mica_bytecode_reader *r, bool is_right, const char *member,
                                   uint64_t value);
// `is_it` NULL: of any class; `class_name` NULL: messages don't name it. Those that are optional
// may be NULL.
MICA_API bool mica_bytecode_expect_attr(mica_bytecode_reader *r, const mica_attr *attr,
                                        bool (*is_it)(const mica_attr *attr),
                                        const char *class_name);
MICA_API bool mica_bytecode_expect_optional_attr(mica_bytecode_reader *r, const mica_attr *attr,
                                                 bool (*is_it)(const mica_attr *attr),
                                                 const char *class_name);
MICA_API bool mica_bytecode_expect_attrs(mica_bytecode_reader *r, mica_attrs attrs,
                                         bool (*is_it)(const mica_attr *attr),
                                         const char *class_name);
MICA_API bool mica_bytecode_expect_type(mica_bytecode_reader *r, const mica_type *type,
                                        bool (*is_it)(const mica_type *type),
                                        const char *class_name);
MICA_API bool mica_bytecode_expect_optional_type(mica_bytecode_reader *r, const mica_type *type,
                                                 bool (*is_it)(const mica_type *type),
                                                 const char *class_name);
MICA_API bool mica_bytecode_expect_types(mica_bytecode_reader *r, mica_types types,
                                         bool (*is_it)(const mica_type *type),
                                         const char *class_name);

MICA_END

#endif

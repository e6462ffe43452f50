// Bytecode: MLIR's binary form of IR, versions 0 to 6, read and written; and what a dialect says of
// how its attributes and types are encoded.
//
// A file is: the bytes `ML\xefR`, the version, the producer's name, then sections (strings,
// dialects, attributes and types, their offsets, IR, resources, properties). All numbers are
// varints with the size in the low bits of their first byte. Format: MLIR's "Bytecode Format".
//
// Bytecode is untrusted, as text is. Errors are reported to the context; the offset in the file
// stands where a text has a column: `x.mlirbc:0:31: error: ...`.
#ifndef MICA_BYTECODE_H
#define MICA_BYTECODE_H

#include "mica/dialect.h"
#include "mica/ir.h"

MICA_BEGIN

enum { MICA_BYTECODE_VERSION = 6 };  // the newest there is

// ---- Whole files --------------------------------------------------------------------------------

// Whether the bytes start as bytecode does.
MICA_API bool mica_is_bytecode(mica_str bytes);

typedef struct mica_bytecode_read_options {
  mica_str file;  // for messages; absent: "-"
  // The file must be one operation, which is the answer; else what isn't one module is put into
  // one.
  bool no_implicit_module;
  // The bytes stay where they are as long as the context lives: blobs of resources are not copied.
  bool bytes_outlive_context;
  // Called with parts of the bytes that reading won't look at again and that nothing points to;
  // what isn't passed before reading ends may still be needed. NULL: not.
  void (*passed)(void *user, mica_str part);
  void *passed_user;
} mica_bytecode_read_options;

// Reads a file of `bytes.size` bytes. As mica_parse_module: a module, which isn't verified and
// which the caller owns. NULL: reported, or no memory. NULL options: the defaults.
MICA_API mica_op *mica_read_bytecode(mica_context *ctx, mica_str bytes,
                                     const mica_bytecode_read_options *options);

// A file of which regions of isolated operations are read when they are asked for; those of the
// operations that stand alone in the file are read at once. Before version 2 all are. The bytes
// must stay until it is closed, and operations that are unread, too.
typedef struct mica_bytecode_file mica_bytecode_file;
// NULL: reported, or no memory.
MICA_API mica_bytecode_file *mica_bytecode_open(mica_context *ctx, mica_str bytes,
                                                const mica_bytecode_read_options *options);
MICA_API mica_op *mica_bytecode_module(const mica_bytecode_file *file);
// Whether regions of the operation are still to be read.
MICA_API bool mica_bytecode_is_unread(const mica_bytecode_file *file, const mica_op *op);
// Reads them; those inside that are isolated stay unread. False: reported, or no memory; its
// regions are then empty.
MICA_API bool mica_bytecode_load(mica_bytecode_file *file, mica_op *op);
MICA_API bool mica_bytecode_load_all(mica_bytecode_file *file);
// Closes it; operations that were never loaded are erased. The module is the caller's from here on.
MICA_API mica_op *mica_bytecode_close(mica_bytecode_file *file);

// What has no encoding stands in a file as text. The functions above read that by the parser; these
// by what they are given: each function answers NULL after it has reported, or without memory.
typedef struct mica_bytecode_text {
  const mica_type *(*type)(mica_context *ctx, mica_str text);
  const mica_attr *(*attr)(mica_context *ctx, mica_str text);
} mica_bytecode_text;
MICA_API mica_op *mica_bytecode_read_with(mica_context *ctx, mica_str bytes,
                                          const mica_bytecode_read_options *options,
                                          const mica_bytecode_text *text);
MICA_API mica_bytecode_file *mica_bytecode_open_with(mica_context *ctx, mica_str bytes,
                                                     const mica_bytecode_read_options *options,
                                                     const mica_bytecode_text *text);

typedef struct mica_bytecode_write_options {
  uint32_t version;      // + 1, so that 0 is the newest
  mica_str producer;     // absent: "Mica VERSION"
  bool elide_resources;  // their keys are written, their data isn't
} mica_bytecode_write_options;

// Gives the bytes to `write`, in order, in pieces. False: reported (an operation that this version
// can't hold), no memory, or `write` answered false; nothing was given before it is sure that all
// can be.
MICA_API bool mica_write_bytecode(const mica_op *op, const mica_bytecode_write_options *options,
                                  bool (*write)(void *user, mica_str piece), void *user);

// ---- How a dialect's attributes and types are encoded -------------------------------------------
// A reader answers false after it has reported; its caller then gives up at once. A writer never
// fails: what went wrong is remembered and ends the whole. What is written is walked twice, once to
// number what is named and once to write it, so that a write hook gives the same both times.

MICA_API mica_context *mica_bytecode_reader_context(mica_bytecode_reader *r);
MICA_API mica_loc mica_bytecode_reader_loc(mica_bytecode_reader *r);  // of the next byte
// Always false: `return mica_bytecode_error(r, "...");`
MICA_API MICA_COLD bool mica_bytecode_error(mica_bytecode_reader *r, const char *format, ...);
// The file's version, and that of the dialect whose entry is read: NULL, it has none.
MICA_API uint32_t mica_bytecode_reader_version(const mica_bytecode_reader *r);
MICA_API const void *mica_bytecode_reader_dialect_version(const mica_bytecode_reader *r,
                                                          const mica_dialect_def *dialect);
// Memory until the file is read, for lists. NULL: no memory, reported.
MICA_API void *mica_bytecode_reader_scratch(mica_bytecode_reader *r, size_t size);

MICA_API bool mica_bytecode_read_varint(mica_bytecode_reader *r, uint64_t *out);
MICA_API bool mica_bytecode_read_signed_varint(mica_bytecode_reader *r, int64_t *out);
MICA_API bool mica_bytecode_read_bool(mica_bytecode_reader *r, bool *out);
// The bytes lie in the file.
MICA_API bool mica_bytecode_read_string(mica_bytecode_reader *r, mica_str *out);
MICA_API bool mica_bytecode_read_blob(mica_bytecode_reader *r, mica_str *out);
MICA_API bool mica_bytecode_read_attr(mica_bytecode_reader *r, const mica_attr **out);
MICA_API bool mica_bytecode_read_optional_attr(mica_bytecode_reader *r, const mica_attr **out);
MICA_API bool mica_bytecode_read_type(mica_bytecode_reader *r, const mica_type **out);
// A count, of things that take at least one byte each: never more than bytes are left.
MICA_API bool mica_bytecode_read_count(mica_bytecode_reader *r, size_t *out);
MICA_API bool mica_bytecode_read_attrs(mica_bytecode_reader *r, mica_attrs *out);
MICA_API bool mica_bytecode_read_types(mica_bytecode_reader *r, mica_types *out);
MICA_API bool mica_bytecode_read_signed_varints(mica_bytecode_reader *r, mica_int64s *out);

// The key of a resource of the dialect.
MICA_API bool mica_bytecode_read_resource_key(mica_bytecode_reader *r,
                                              const mica_dialect_def *dialect, mica_str *out);

MICA_API mica_context *mica_bytecode_writer_context(const mica_bytecode_writer *w);
MICA_API uint32_t mica_bytecode_writer_version(const mica_bytecode_writer *w);
MICA_API void mica_bytecode_write_varint(mica_bytecode_writer *w, uint64_t value);
MICA_API void mica_bytecode_write_signed_varint(mica_bytecode_writer *w, int64_t value);
MICA_API void mica_bytecode_write_bool(mica_bytecode_writer *w, bool value);
MICA_API void mica_bytecode_write_string(mica_bytecode_writer *w, mica_str value);
MICA_API void mica_bytecode_write_blob(mica_bytecode_writer *w, mica_str value);
MICA_API void mica_bytecode_write_attr(mica_bytecode_writer *w, const mica_attr *value);
MICA_API void mica_bytecode_write_optional_attr(mica_bytecode_writer *w, const mica_attr *value);
MICA_API void mica_bytecode_write_type(mica_bytecode_writer *w, const mica_type *value);
MICA_API void mica_bytecode_write_attrs(mica_bytecode_writer *w, mica_attrs values);
MICA_API void mica_bytecode_write_types(mica_bytecode_writer *w, mica_types values);
MICA_API void mica_bytecode_write_signed_varints(mica_bytecode_writer *w, mica_int64s values);
MICA_API void mica_bytecode_write_resource_key(mica_bytecode_writer *w,
                                               const mica_dialect_def *dialect, mica_str key);

// One encoding. An attribute may have several that differ in what they apply to; the first that
// applies is written. `def` NULL: the code is reserved, or dead.
typedef struct mica_bytecode_attr {
  const mica_attr_def *def;
  bool (*applies)(const mica_attr *attr);  // NULL: to each
  const mica_attr *(*read)(mica_bytecode_reader *r);
  void (*write)(mica_bytecode_writer *w, const mica_attr *attr);
} mica_bytecode_attr;
typedef struct mica_bytecode_type {
  const mica_type_def *def;
  bool (*applies)(const mica_type *type);
  const mica_type *(*read)(mica_bytecode_reader *r);
  void (*write)(mica_bytecode_writer *w, const mica_type *type);
} mica_bytecode_type;

// BytecodeOpInterface: how the attributes and properties of an operation stand in files of version
// 5 and later. An operation with `useCustomPropertiesEncoding` has both functions, its author's;
// one with neither has each by its own encoding.
typedef struct mica_bytecode_interface {
  // Fills slots, which are all NULL before; `def->parts` tells which is what, as do the enumerators
  // of generated headers. What stays NULL is absent, or a property's default. False: reported.
  bool (*read_properties)(mica_bytecode_reader *r, const mica_attr **slots);
  void (*write_properties)(const mica_op *op, mica_bytecode_writer *w);
} mica_bytecode_interface;
MICA_API extern const mica_interface mica_bytecode_interface_id;

// What a dialect's descriptor points at (mica_dialect_def.bytecode). What has no encoding is
// written as text.
struct mica_bytecode_codec {
  const mica_bytecode_attr *attrs;  // by their codes
  size_t attr_count;
  const mica_bytecode_type *types;
  size_t type_count;
  // The version that stands in files that have something of the dialect; NULL: none.
  void (*write_version)(mica_bytecode_writer *w);
  // Kept while the file is read (in scratch); NULL: reported.
  const void *(*read_version)(mica_bytecode_reader *r);
  // After a file with a version is read, for each that names the dialect. False: reported.
  bool (*upgrade)(mica_op *top, const void *version);
};

MICA_END

#endif

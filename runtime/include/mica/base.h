// Base types that every public header uses: text, linkage, the ABI number, forward declarations.
#ifndef MICA_BASE_H
#define MICA_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The ABI between generated code and the runtime, which accepts the numbers from the oldest one on.
#define MICA_ABI 5
#define MICA_ABI_OLDEST 5

#if defined(__GNUC__) && !defined(_WIN32)
#define MICA_API __attribute__((visibility("default")))
#else
#define MICA_API
#endif

// Functions of the headers. One file of the library says otherwise, for a symbol of each.
// Accessors assert of what they are asked. What mica-gen writes for itself asks only of what it was
// called for, and says so by MICA_GENERATED.
#if !defined NDEBUG && !defined MICA_GENERATED
#define MICA_ASSERTS_KIND
#endif

#ifndef MICA_INLINE
#define MICA_INLINE static inline
#endif

// Before a function that tells of an error, or is seldom called: calls of it are laid apart from
// the code that succeeds.
#if defined(__GNUC__)
#define MICA_COLD __attribute__((cold, noinline))
#else
#define MICA_COLD
#endif

// Before a declaration: who uses the function is warned and told why.
#if defined(__GNUC__)
#define MICA_DEPRECATED(why) __attribute__((deprecated(why)))
#elif defined(_MSC_VER)
#define MICA_DEPRECATED(why) __declspec(deprecated(why))
#else
#define MICA_DEPRECATED(why)
#endif

#ifdef __cplusplus
#define MICA_BEGIN extern "C" {
#define MICA_END }
#else
#define MICA_BEGIN
#define MICA_END
#endif

MICA_BEGIN

typedef struct mica_context mica_context;  // owns all that is uniqued; opaque
typedef struct mica_type mica_type;        // uniqued: always `const mica_type *`, compared with ==
typedef struct mica_attr mica_attr;        // uniqued: always `const mica_attr *`, compared with ==
typedef struct mica_affine_expr mica_affine_expr;  // uniqued
typedef struct mica_affine_map mica_affine_map;    // uniqued
typedef struct mica_integer_set mica_integer_set;  // uniqued
typedef struct mica_op_name mica_op_name;  // an operation's name in one context, registered or not
typedef struct mica_op mica_op;            // owned by its block, or by the caller while detached
typedef struct mica_block mica_block;      // owned by its region, or by the caller while detached
typedef struct mica_region mica_region;    // lives inside its operation
// Lives inside its operation (result) or block (argument).
typedef struct mica_value mica_value;
typedef struct mica_operand mica_operand;      // one use of a value; lives with its operation
typedef struct mica_successor mica_successor;  // one use of a block; lives with its operation
typedef struct mica_diag mica_diag;            // a diagnostic on its way to the handler
typedef struct mica_printer mica_printer;
typedef struct mica_parser mica_parser;
typedef struct mica_bytecode_reader mica_bytecode_reader;
typedef struct mica_bytecode_writer mica_bytecode_writer;
typedef struct mica_op_state mica_op_state;  // an operation that a parse hook is filling
typedef struct mica_builder mica_builder;
typedef struct mica_rewriter mica_rewriter;
typedef struct mica_fold mica_fold;
typedef struct mica_pattern mica_pattern;
typedef struct mica_number mica_number;

typedef struct mica_dialect_def mica_dialect_def;
typedef struct mica_former_dialect mica_former_dialect;
typedef struct mica_bytecode_codec mica_bytecode_codec;
typedef struct mica_former_reader mica_former_reader;
typedef struct mica_symbol_tables mica_symbol_tables;
typedef struct mica_op_def mica_op_def;
typedef struct mica_type_def mica_type_def;
typedef struct mica_attr_def mica_attr_def;
typedef struct mica_trait mica_trait;
typedef struct mica_parametric_trait mica_parametric_trait;
typedef struct mica_interface mica_interface;

// Borrowed UTF-8, size in bytes, not NUL-terminated. {NULL, 0} is the absent text.
typedef struct mica_str {
  const char *data;
  size_t size;
} mica_str;

MICA_INLINE mica_str mica_str_of(const char *text) {
  mica_str s = {text, text == NULL ? 0 : strlen(text)};
  return s;
}
MICA_INLINE bool mica_str_equal(mica_str a, mica_str b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}
MICA_INLINE bool mica_str_is(mica_str a, const char *b) {
  if (a.size == 0) return b[0] == '\0';
  return a.data[0] == b[0] && mica_str_equal(a, mica_str_of(b));  // most differ at their beginning
}

// Lists that are borrowed, or that live as long as the context when they belong to a uniqued
// object.
typedef struct mica_types {
  const mica_type *const *data;
  size_t size;
} mica_types;
typedef struct mica_attrs {
  const mica_attr *const *data;
  size_t size;
} mica_attrs;
typedef struct mica_strs {
  const mica_str *data;
  size_t size;
} mica_strs;
typedef struct mica_int64s {
  const int64_t *data;
  size_t size;
} mica_int64s;
typedef struct mica_int32s {
  const int32_t *data;
  size_t size;
} mica_int32s;
typedef struct mica_bools {
  const bool *data;
  size_t size;
} mica_bools;
typedef struct mica_int8s {
  const int8_t *data;
  size_t size;
} mica_int8s;
typedef struct mica_int16s {
  const int16_t *data;
  size_t size;
} mica_int16s;
typedef struct mica_uint32s {
  const uint32_t *data;
  size_t size;
} mica_uint32s;
typedef struct mica_uint64s {
  const uint64_t *data;
  size_t size;
} mica_uint64s;
typedef struct mica_floats {
  const float *data;
  size_t size;
} mica_floats;
typedef struct mica_doubles {
  const double *data;
  size_t size;
} mica_doubles;

// Numbers that may be absent.
typedef struct mica_optional_bool {
  bool value;
  bool has_value;
} mica_optional_bool;
typedef struct mica_optional_int8 {
  int8_t value;
  bool has_value;
} mica_optional_int8;
typedef struct mica_optional_int16 {
  int16_t value;
  bool has_value;
} mica_optional_int16;
typedef struct mica_optional_int32 {
  int32_t value;
  bool has_value;
} mica_optional_int32;
typedef struct mica_optional_int64 {
  int64_t value;
  bool has_value;
} mica_optional_int64;
typedef struct mica_optional_uint8 {
  uint8_t value;
  bool has_value;
} mica_optional_uint8;
typedef struct mica_optional_uint16 {
  uint16_t value;
  bool has_value;
} mica_optional_uint16;
typedef struct mica_optional_uint32 {
  uint32_t value;
  bool has_value;
} mica_optional_uint32;
typedef struct mica_optional_uint64 {
  uint64_t value;
  bool has_value;
} mica_optional_uint64;

// A location in one word: unknown (zero), file:line:column packed, or a uniqued location attribute.
// See location.h.
typedef struct mica_loc {
  uint64_t bits;
} mica_loc;

MICA_END

// A mica_str of a string literal.
#ifdef __cplusplus
#define MICA_STR(literal) (mica_str{(literal), sizeof(literal) - 1})
#else
#define MICA_STR(literal) ((mica_str){(literal), sizeof(literal) - 1})
#endif

#endif

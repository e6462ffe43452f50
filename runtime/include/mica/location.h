// Locations. A mica_loc is one word and is passed by value: unknown, a packed file:line:column
// (nothing is allocated), or a pointer to a uniqued location attribute (name, call site, fused,
// opaque, or a file position whose numbers do not fit).
#ifndef MICA_LOCATION_H
#define MICA_LOCATION_H

#include "mica/base.h"

MICA_BEGIN

typedef enum mica_loc_kind {
  MICA_LOC_UNKNOWN,
  MICA_LOC_FILE,       // file:line:column, or a range when end_line/end_column differ
  MICA_LOC_NAME,       // "name"(child)
  MICA_LOC_CALL_SITE,  // callsite(callee at caller)
  MICA_LOC_FUSED,      // fused<metadata>[...]
} mica_loc_kind;

// A file's position. Lines and columns count from 1, columns in bytes; 0:0 is allowed.
typedef struct mica_file_range {
  mica_str file;
  uint32_t line, column, end_line, end_column;
} mica_file_range;

MICA_INLINE mica_loc mica_loc_unknown(void) {
  mica_loc l = {0};
  return l;
}
MICA_INLINE bool mica_loc_equal(mica_loc a, mica_loc b) { return a.bits == b.bits; }

// The makers answer the unknown location when memory runs out (the context's flag tells).
MICA_API mica_loc mica_loc_file(mica_context *ctx, mica_str file, uint32_t line, uint32_t column);
MICA_API mica_loc mica_loc_file_range(mica_context *ctx, mica_file_range range);
MICA_API mica_loc mica_loc_name(mica_context *ctx, mica_str name, mica_loc child);
MICA_API mica_loc mica_loc_call_site(mica_context *ctx, mica_loc callee, mica_loc caller);
MICA_API mica_loc mica_loc_fused(mica_context *ctx, const mica_loc *parts, size_t count,
                                 const mica_attr *metadata);
// A file's number for this context, so that packing a position of the same file needs no look-up.
// 0: the table is full or no memory; mica_loc_packed then must not be used.
MICA_API uint32_t mica_loc_file_number(mica_context *ctx, mica_str file);
MICA_API mica_loc mica_loc_packed(mica_context *ctx, uint32_t file_number, uint32_t line,
                                  uint32_t column);

MICA_API mica_loc_kind mica_loc_kind_of(mica_loc loc);
MICA_API mica_file_range mica_loc_range(const mica_context *ctx, mica_loc loc);  // kind FILE
MICA_API mica_str mica_loc_name_of(mica_loc loc);                                // kind NAME
MICA_API mica_loc mica_loc_child(mica_loc loc);                                  // kind NAME
MICA_API mica_loc mica_loc_callee(mica_loc loc);                                 // kind CALL_SITE
MICA_API mica_loc mica_loc_caller(mica_loc loc);                                 // kind CALL_SITE
MICA_API size_t mica_loc_part_count(mica_loc loc);                               // kind FUSED
MICA_API mica_loc mica_loc_part(mica_loc loc, size_t index);                     // kind FUSED
// Kind FUSED; NULL: it has none. The context owns it.
MICA_API const mica_attr *mica_loc_metadata(mica_loc loc);

// Locations are attributes in text: the two directions. NULL: no memory.
MICA_API const mica_attr *mica_attr_location(mica_context *ctx, mica_loc loc);
MICA_API bool mica_attr_is_location(const mica_attr *attr);
MICA_API mica_loc mica_attr_location_value(const mica_attr *attr);

MICA_END

#endif

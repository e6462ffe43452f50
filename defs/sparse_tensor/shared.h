// What the sources of sparse_tensor share: level types, and the map of an encoding as it is read.
#ifndef MICA_DEFS_SPARSE_TENSOR_SHARED_H
#define MICA_DEFS_SPARSE_TENSOR_SHARED_H

#include "mica/affine.h"
#include "mica/parse.h"
#include "mica/print.h"

// More dimensions or levels than this are refused: names and blocks are looked for in lists.
enum { SPARSE_LEVELS_MAX = 256 };

// ---- Level types (level.c) ----------------------------------------------------------------------
// Properties in the low 16 bits, the format above them, then 8 bits each for n and m of
// `structured`.

enum {
  SPARSE_NONUNIQUE = 1 << 0,
  SPARSE_NONORDERED = 1 << 1,
  SPARSE_SOA = 1 << 2,
  SPARSE_DENSE = 1 << 16,
  SPARSE_BATCH = 1 << 17,
  SPARSE_COMPRESSED = 1 << 18,
  SPARSE_SINGLETON = 1 << 19,
  SPARSE_LOOSE_COMPRESSED = 1 << 20,
  SPARSE_STRUCTURED = 1 << 21,
};
bool sparse_tensor_parse_level_type(mica_parser *p, uint64_t *out);
void sparse_tensor_print_level_type(mica_printer *p, uint64_t level);
static inline bool sparse_level_is(uint64_t level, uint64_t formats) {
  return (level & formats) != 0;
}
static inline uint64_t sparse_structured_m(uint64_t level) { return level >> 40 & 0xff; }

// ---- The map of an encoding (map.c) -------------------------------------------------------------

typedef struct sparse_map {
  uint64_t *level_types;  // in the parser's scratch, as the other lists
  size_t level_count;
  const mica_attr **slices;  // of each dimension; NULL: all of it
  size_t dim_count;
  bool has_slices;
  const mica_affine_map *to_levels;
  const mica_affine_map *to_dims;  // NULL: not written
} sparse_map;
bool sparse_tensor_parse_map(mica_parser *p, sparse_map *out);

// ---- Maps back (verify.c) -----------------------------------------------------------------------

// *out stays NULL when it can't be told. False: no memory.
bool sparse_tensor_infer_inverse(const mica_affine_map *to_levels, const mica_affine_map **out);

#endif

// What the sources of sparse_tensor share: level types, the map of an encoding as it is read, and
// what an encoding says of a tensor's levels.
#ifndef MICA_DEFS_SPARSE_TENSOR_SHARED_H
#define MICA_DEFS_SPARSE_TENSOR_SHARED_H

#include "mica/affine.h"
#include "mica/parse.h"
#include "mica/print.h"
#include "sparse_tensor/sparse_tensor.h"

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

// ---- Levels of tensors (storage.c) --------------------------------------------------------------

// Of an encoding.
mica_uint64s sparse_tensor_levels(const mica_attr *encoding);
size_t sparse_tensor_dim_count(const mica_attr *encoding);
// Of a ranked tensor; without an encoding its dimensions are its levels.
size_t sparse_tensor_level_count(const mica_type *tensor);
// MICA_DYNAMIC: not known. False: no memory.
bool sparse_tensor_level_size(const mica_type *tensor, size_t level, int64_t *out);
// The levels from `first` on whose coordinates are stored together: where they end. It is
// first + 1 where that level stands alone.
size_t sparse_tensor_coo_end(mica_uint64s levels, size_t first);
// The first level of those that are stored as one buffer; as many as there are levels: none is.
size_t sparse_tensor_coo_start(mica_uint64s levels);
// What positions and coordinates are, by their width. NULL: no memory.
const mica_type *sparse_tensor_overhead_type(mica_context *ctx, uint32_t width);
static inline const sparse_tensor_encoding_attr_params *sparse_encoding(const mica_type *tensor) {
  return mica_attr_params(sparse_tensor_encoding_of(tensor));
}
// Both say alike where the coordinates of the levels come from.
bool sparse_tensor_maps_agree(const mica_type *a, const mica_type *b);

// Of an attribute that is a level, a dimension or a set of bits.
static inline uint64_t sparse_number(const mica_attr *attr) {
  return (uint64_t)mica_attr_integer_value(attr);
}

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

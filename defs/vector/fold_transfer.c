// Folds and canonicalizations of transfers: what lies within the bounds, what was just written or
// read, masks that leave nothing out. Called by generated code; own nothing.
#include "arith/arith.h"
#include "memref/memref.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "shared.h"
#include "tensor/tensor.h"

mica_op *vector_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// What reads and writes have in common.
typedef struct transfer {
  mica_op *op;
  const mica_value *base;
  const mica_type *vector;
  const mica_affine_map *map;
  mica_segment indices;
  mica_attrs in_bounds;
  const mica_value *mask;
} transfer;

static transfer of_read(mica_op *op) {
  return (transfer){op,
                    vector_transfer_read_base(op),
                    type_of(vector_transfer_read_vector(op)),
                    vector_transfer_read_permutation_map(op),
                    vector_transfer_read_indices_segment(op),
                    vector_transfer_read_in_bounds(op),
                    vector_transfer_read_mask(op)};
}
static transfer of_write(mica_op *op) {
  return (transfer){op,
                    vector_transfer_write_base(op),
                    type_of(vector_transfer_write_value_to_store(op)),
                    vector_transfer_write_permutation_map(op),
                    vector_transfer_write_indices_segment(op),
                    vector_transfer_write_in_bounds(op),
                    vector_transfer_write_mask(op)};
}

static const mica_value *index_of(const transfer *t, size_t i) {
  return mica_op_operand(t->op, t->indices.first + i);
}
static bool have_same_indices(const transfer *a, const transfer *b) {
  bool same = a->indices.count == b->indices.count;
  for (size_t i = 0; same && i < a->indices.count; i++) same = index_of(a, i) == index_of(b, i);
  return same;
}
static bool are_alike(const transfer *a, const transfer *b) {
  return a->vector == b->vector && a->map == b->map && have_same_indices(a, b);
}
static bool is_in_bounds(const transfer *t) {
  for (size_t i = 0; i < t->in_bounds.size; i++)
    if (!mica_attr_bool_value(t->in_bounds.data[i])) return false;
  return true;
}

// ---- Bounds -------------------------------------------------------------------------------------

static bool fits(const transfer *t, size_t result, const mica_affine_expr *dim) {
  const int64_t size = mica_type_shape(type_of(t->base)).data[dim->as.value];
  int64_t index;
  if (size == MICA_DYNAMIC || !mica_value_constant(index_of(t, (size_t)dim->as.value), &index))
    return false;
  return index <= size - mica_type_shape(t->vector).data[result];
}

// Dimensions that are known to lie within the bounds are said to. NULL: nothing changes, or no
// memory.
static const mica_attr *find_bounds(const transfer *t) {
  enum { MOST = 64 };  // dimensions of a vector
  const mica_attr *bounds[MOST];
  const size_t rank = t->map->result_count;
  mica_context *ctx = mica_op_context(t->op);
  bool changed = false, all = true;
  if (rank == 0 || rank > MOST || t->in_bounds.size != rank) return NULL;
  for (size_t i = 0; i < rank; i++) {
    const mica_affine_expr *dim = t->map->results[i];
    bounds[i] = t->in_bounds.data[i];
    if (mica_attr_bool_value(bounds[i]) || dim->kind != MICA_AFFINE_DIM) continue;
    const bool in = fits(t, i, dim);
    changed |= in;
    all &= in;
    if (in) bounds[i] = mica_attr_bool(ctx, true);
  }
  for (size_t i = 0; all && i < rank; i++) {  // along the others the same is read again
    if (t->map->results[i]->kind != MICA_AFFINE_CONSTANT || mica_attr_bool_value(bounds[i]))
      continue;
    bounds[i] = mica_attr_bool(ctx, true);
    changed = true;
  }
  for (size_t i = 0; i < rank; i++)
    if (bounds[i] == NULL) return NULL;
  return changed ? mica_attr_array(ctx, (mica_attrs){bounds, rank}) : NULL;
}

// ---- Masks and casts ----------------------------------------------------------------------------

static bool is_true_constant(const mica_attr *mask) {
  const mica_attr *first = mask != NULL && mica_attr_is_dense_int_elements(mask) &&
                                   mica_attr_dense_is_splat(mask)
                               ? mica_attr_dense_at(mask, 0)
                               : NULL;
  return first != NULL && mica_attr_bool_value(first);
}

// Whether all bits are set, as far as that is known.
static bool is_full(const mica_value *mask) {
  mica_op *by = mica_value_op(mask);
  const mica_int64s shape = mica_type_shape(type_of(mask));
  if (by == NULL) return false;
  if (vector_constant_mask_isa(by)) {
    const mica_int64s sizes = vector_constant_mask_mask_dim_sizes(by);
    bool full = sizes.size == shape.size;
    for (size_t i = 0; full && i < shape.size; i++) full = sizes.data[i] == shape.data[i];
    return full;
  }
  if (!vector_create_mask_isa(by)) return is_true_constant(mica_value_constant_attr(mask));
  for (size_t i = 0; i < shape.size; i++) {
    int64_t size;
    if (!mica_value_constant(mica_op_operand(by, i), &size) || size < shape.data[i] ||
        vector_dim_is_scalable(type_of(mask), i))
      return false;
  }
  return true;
}

mica_value *vector_memory_behind(const mica_value *base) {
  const mica_op *cast = mica_value_op_of(base, &memref_cast_def);
  mica_value *source = cast == NULL ? NULL : memref_cast_source(cast);
  return source != NULL && mica_type_is_memref(type_of(source)) ? source : NULL;
}

// The tensor that was cast, if no less is known of it.
static mica_value *tensor_behind(const mica_value *base) {
  const mica_op *cast = mica_value_op_of(base, &tensor_cast_def);
  if (cast == NULL) return NULL;
  const mica_type *from = type_of(tensor_cast_source(cast)), *to = type_of(base);
  if (!mica_type_is_ranked_tensor(from) || !mica_type_is_ranked_tensor(to) ||
      mica_type_encoding(from) != mica_type_encoding(to))
    return NULL;
  const mica_int64s known = mica_type_shape(from), needed = mica_type_shape(to);
  for (size_t i = 0; i < known.size; i++)
    if (needed.data[i] != MICA_DYNAMIC && known.data[i] == MICA_DYNAMIC) return NULL;
  return tensor_cast_source(cast);
}

// ---- What was just written or read --------------------------------------------------------------

// How far apart two are along a dimension of the memory; they don't overlap.
static bool are_apart(const transfer *a, const transfer *b, size_t dim) {
  const size_t rank = a->map->result_count, indices = a->indices.count;
  int64_t from, to;
  if (!mica_value_constant(index_of(a, dim), &from) || !mica_value_constant(index_of(b, dim), &to))
    return false;
  if (rank > indices || dim < indices - rank) return from != to;
  const uint64_t distance = from > to ? (uint64_t)from - (uint64_t)to
                                      : (uint64_t)to - (uint64_t)from;
  return distance >= (uint64_t)mica_type_shape(a->vector).data[dim - (indices - rank)];
}
static bool are_disjoint(const transfer *a, const transfer *b) {
  if (a->vector != b->vector || a->indices.count != b->indices.count) return false;
  for (size_t i = 0; i < a->indices.count; i++)
    if (are_apart(a, b, i)) return true;
  return false;
}

static mica_op *write_of(const mica_value *tensor) {
  return mica_value_op_of(tensor, &vector_transfer_write_def);
}

// The vector that was written where one is read. NULL: none.
static mica_value *written(const transfer *read) {
  if (!mica_type_is_ranked_tensor(type_of(read->base))) return NULL;
  mica_op *op = write_of(read->base);
  for (size_t steps = 0; op != NULL && steps < MICA_LONGEST_CHAIN; steps++) {
    const transfer write = of_write(op);
    if (is_in_bounds(&write) && write.mask == NULL && read->mask == NULL && are_alike(&write, read))
      return vector_transfer_write_value_to_store(op);
    if (!are_disjoint(&write, read)) return NULL;
    op = write_of(write.base);
  }
  return NULL;
}

bool vector_transfer_read_fold(mica_op *op, const mica_attr *base, const mica_attr *const *indices,
                               size_t index_count, const mica_attr *padding, const mica_attr *mask,
                               mica_fold *out) {
  (void)base, (void)indices, (void)index_count, (void)padding, (void)mask;
  const transfer read = of_read(op);
  mica_value *value = written(&read);
  if (value != NULL) return mica_fold_value(out, value);
  const mica_attr *bounds = find_bounds(&read);
  if (bounds != NULL) {
    vector_transfer_read_set_in_bounds_attr(op, bounds);
    return true;
  }
  if (read.mask != NULL && is_full(read.mask)) return vector_transfer_read_set_mask(op, NULL, 0);
  value = vector_memory_behind(read.base);
  if (value == NULL) value = tensor_behind(read.base);
  if (value != NULL) vector_transfer_read_set_base(op, value);
  return value != NULL;
}

static bool is_zero(const mica_value *value) {
  int64_t index;
  return mica_value_constant(value, &index) && index == 0;
}
static bool begins_at_zero(const transfer *t) {
  for (size_t i = 0; i < t->indices.count; i++)
    if (!is_zero(index_of(t, i))) return false;
  return true;
}

// All of a tensor is read, and written into another one of its type.
static bool copies_all(const transfer *read, const transfer *write) {
  return write->map->result_count != 0 && read->map->result_count == write->map->result_count &&
         mica_affine_map_is_minor_identity(read->map) &&
         mica_affine_map_is_minor_identity(write->map) && is_in_bounds(read) &&
         is_in_bounds(write) && type_of(read->base) == type_of(write->base) &&
         read->vector == write->vector && mica_shapes_equal(read->vector, type_of(read->base)) &&
         begins_at_zero(read) && begins_at_zero(write);
}

// The tensor that a write of what was read from it leaves as it was. NULL: none.
static const mica_value *unchanged_by(const transfer *write) {
  mica_op *op =
      mica_value_op_of(vector_transfer_write_value_to_store(write->op), &vector_transfer_read_def);
  if (op == NULL || !mica_type_is_ranked_tensor(type_of(write->base))) return NULL;
  const transfer read = of_read(op);
  const bool back = read.base == write->base && read.mask == NULL && write->mask == NULL &&
                    are_alike(&read, write);
  return copies_all(&read, write) || back ? read.base : NULL;
}

bool vector_transfer_write_fold(mica_op *op, const mica_attr *value, const mica_attr *base,
                                const mica_attr *const *indices, size_t index_count,
                                const mica_attr *mask, mica_fold *out) {
  (void)value, (void)base, (void)indices, (void)index_count, (void)mask;
  const transfer write = of_write(op);
  const mica_value *tensor = unchanged_by(&write);
  if (tensor != NULL) return mica_fold_value(out, (mica_value *)(uintptr_t)tensor);
  const mica_attr *bounds = find_bounds(&write);
  if (bounds != NULL) {
    vector_transfer_write_set_in_bounds_attr(op, bounds);
    return true;
  }
  if (write.mask != NULL && is_full(write.mask)) return vector_transfer_write_set_mask(op, NULL, 0);
  mica_value *memory = vector_memory_behind(write.base);
  if (memory != NULL) vector_transfer_write_set_base(op, memory);
  return memory != NULL;
}

// ---- What is written over -----------------------------------------------------------------------

static bool has_one_use(const mica_value *value) {
  const mica_operand *use = mica_value_first_use(value);
  return use != NULL && mica_operand_next_use(use) == NULL;
}

// Of several writes into a tensor one that another covers isn't needed.
static bool skip_covered(mica_rewriter *rw, mica_op *op) {
  const transfer write = of_write(op);
  if (!mica_type_is_ranked_tensor(type_of(write.base))) return false;
  mica_op *last = op, *before = write_of(write.base);
  for (size_t steps = 0; before != NULL && steps < MICA_LONGEST_CHAIN; steps++) {
    const transfer covered = of_write(before);
    if (covered.mask == write.mask && are_alike(&covered, &write)) {
      mica_rewriter_set_operand(rw, last, VECTOR_TRANSFER_WRITE_OPERAND_BASE,
                                vector_transfer_write_base(before));
      return true;
    }
    if (!are_disjoint(&covered, &write) || !has_one_use(vector_transfer_write_result(before)))
      return false;
    last = before;
    before = write_of(covered.base);
  }
  return false;
}

MICA_DEFINE_PATTERN(skip_covered_pattern, "FoldWaw", &vector_transfer_write_def, skip_covered);
const mica_pattern *const vector_transfer_write_canonicalizations[] = {&skip_covered_pattern, NULL};

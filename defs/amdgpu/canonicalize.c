// Canonicalizations of amdgpu: buffers that are left, casts of what is gathered, barriers one
// behind the other, scales that fill a register. Called by the tables below; own nothing.
#include "amdgpu/amdgpu.h"
#include "arith/arith.h"
#include "memref/memref.h"
#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/rewrite.h"
#include "vector/vector.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Buffers ------------------------------------------------------------------------------------

typedef struct access {
  const mica_op *op;
  const mica_type *memref;
  mica_segment indices;
  const mica_value *sgpr_offset;  // NULL: none
  int32_t index_offset;
  bool is_checked;
} access;

// An i32, taken as unsigned.
static bool constant_u32(const mica_value *value, uint32_t *out) {
  int64_t number;
  if (!mica_value_constant(value, &number)) return false;
  *out = (uint32_t)number;
  return true;
}

// Where an access begins, in elements. False: it isn't known.
static bool position_of(const access *a, const int64_t *strides, int64_t offset, int64_t *out) {
  uint64_t sum = (uint64_t)offset + (uint64_t)(int64_t)a->index_offset;
  uint32_t number;
  if (offset == MICA_DYNAMIC) return false;
  if (a->sgpr_offset != NULL) {
    if (!constant_u32(a->sgpr_offset, &number)) return false;
    sum += number;
  }
  for (size_t i = 0; i < a->indices.count; i++) {
    if (strides[i] == MICA_DYNAMIC ||
        !constant_u32(mica_op_operand(a->op, a->indices.first + i), &number))
      return false;
    sum += (uint64_t)strides[i] * number;
  }
  *out = (int64_t)sum;
  return true;
}

static bool is_outside(const access *a) {
  const size_t rank = mica_type_shape(a->memref).size;
  mica_context *ctx = mica_op_context(a->op);
  if (!a->is_checked || !mica_type_has_static_shape(a->memref) || rank != a->indices.count)
    return false;
  int64_t offset, at = 0;
  int64_t *strides = mica_allocate(ctx, (rank + 1) * sizeof *strides);
  const bool known = strides != NULL && mica_type_strides(a->memref, &offset, strides) &&
                     position_of(a, strides, offset, &at);
  mica_free(ctx, strides, (rank + 1) * sizeof *strides);
  return known && at <= UINT32_MAX && at >= mica_type_element_count(a->memref);
}

// Nothing is written, and zero is read.
static bool drop_access(mica_rewriter *rw, mica_op *op, const access *a) {
  if (!is_outside(a)) return false;
  if (mica_op_result_count(op) == 0) {
    mica_rewriter_erase(rw, op);
    return true;
  }
  const mica_type *type = type_of(mica_op_result(op, 0));
  const mica_type *element = mica_type_element_or_self(type);
  if (!mica_type_is_float(element) && !mica_type_is_integer(element) &&
      !mica_type_is_index(element))
    return false;
  const mica_attr *zero = mica_number_fill(mica_number_zero(type), type);
  return zero != NULL && mica_rewriter_replace_by(
                             rw, op, arith_constant_build(&rw->builder, mica_op_loc(op), zero));
}

#define BUFFER(name, label)                                                                        \
  static bool drop_##name(mica_rewriter *rw, mica_op *op) {                                        \
    const access a = {op,                                                                          \
                      type_of(amdgpu_raw_buffer_##name##_memref(op)),                              \
                      amdgpu_raw_buffer_##name##_indices_segment(op),                              \
                      amdgpu_raw_buffer_##name##_sgpr_offset(op),                                  \
                      amdgpu_raw_buffer_##name##_index_offset(op),                                 \
                      amdgpu_raw_buffer_##name##_bounds_check(op)};                                \
    return drop_access(rw, op, &a);                                                                \
  }                                                                                                \
  MICA_DEFINE_PATTERN(drop_##name##_pattern, label, &amdgpu_raw_buffer_##name##_def, drop_##name); \
  const mica_pattern *const amdgpu_raw_buffer_##name##_canonicalizations[] = {                     \
      &drop_##name##_pattern, NULL}
BUFFER(load, "RemoveStaticallyOobBufferLoads");
BUFFER(store, "RemoveStaticallyOobBufferWrites");
BUFFER(atomic_cmpswap, "RemoveStaticallyOobBufferLoads");
BUFFER(atomic_fadd, "RemoveStaticallyOobBufferWrites");
BUFFER(atomic_fmax, "RemoveStaticallyOobBufferWrites");
BUFFER(atomic_smax, "RemoveStaticallyOobBufferWrites");
BUFFER(atomic_umin, "RemoveStaticallyOobBufferWrites");

// ---- Casts --------------------------------------------------------------------------------------

// What is known of the one is known of the other; `room` is for the strides of both.
static bool says_more(const mica_type *from, const mica_type *to, int64_t *room) {
  const mica_int64s had = mica_type_shape(from), have = mica_type_shape(to);
  int64_t *strides = room, *others = room + had.size, offset, other;
  if (had.size != have.size || !mica_type_strides(from, &offset, strides) ||
      !mica_type_strides(to, &other, others))
    return false;
  bool ok = offset != MICA_DYNAMIC || other == MICA_DYNAMIC;
  for (size_t i = 0; ok && i < had.size; i++)
    ok = (had.data[i] != MICA_DYNAMIC || have.data[i] == MICA_DYNAMIC) &&
         (strides[i] != MICA_DYNAMIC || others[i] == MICA_DYNAMIC);
  return ok;
}

static bool skip_cast(mica_op *op, size_t at) {
  const mica_value *memory = mica_op_operand(op, at);
  const mica_op *cast = mica_value_op_of(memory, &memref_cast_def);
  mica_value *source = cast == NULL ? NULL : memref_cast_source(cast);
  if (source == NULL || !mica_type_is_memref(type_of(source))) return false;
  mica_context *ctx = mica_op_context(op);
  const size_t bytes = (2 * mica_type_shape(type_of(source)).size + 1) * sizeof(int64_t);
  int64_t *room = mica_allocate(ctx, bytes);
  const bool skips = room != NULL && says_more(type_of(source), type_of(memory), room);
  mica_free(ctx, room, bytes);
  if (skips) mica_op_set_operand(op, at, source);
  return skips;
}

static bool skip_casts(mica_rewriter *rw, mica_op *op) {
  const size_t dst = amdgpu_gather_to_lds_src_indices_segment(op).count + 1;
  const bool source = skip_cast(op, 0);
  if (!skip_cast(op, dst) && !source) return false;
  mica_rewriter_modified(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(skip_casts_pattern, "FoldGatherToLDSOfCast", &amdgpu_gather_to_lds_def,
                    skip_casts);
const mica_pattern *const amdgpu_gather_to_lds_canonicalizations[] = {&skip_casts_pattern, NULL};

// ---- Barriers -----------------------------------------------------------------------------------

static bool drop_barrier(mica_rewriter *rw, mica_op *op) {
  const mica_op *next = mica_op_next(op);
  if (next == NULL || !amdgpu_lds_barrier_isa(next)) return false;
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(drop_barrier_pattern, "eraseRedundantLDSBarrierOps", &amdgpu_lds_barrier_def,
                    drop_barrier);
const mica_pattern *const amdgpu_lds_barrier_canonicalizations[] = {&drop_barrier_pattern, NULL};

// The smaller one, as unsigned numbers; NULL: it isn't waited for.
static const mica_attr *fewer(const mica_attr *a, const mica_attr *b) {
  if (a == NULL || b == NULL) return a == NULL ? b : a;
  return mica_attr_integer_zext(b) < mica_attr_integer_zext(a) ? b : a;
}

#define FEWER(name)                                           \
  amdgpu_memory_counter_wait_set_##name##_attr(               \
      op, fewer(amdgpu_memory_counter_wait_##name##_attr(op), \
                amdgpu_memory_counter_wait_##name##_attr(next)))
static bool wait_once(mica_rewriter *rw, mica_op *op) {
  mica_op *next = mica_op_next(op);
  if (next == NULL || !amdgpu_memory_counter_wait_isa(next)) return false;
  FEWER(load);
  FEWER(store);
  FEWER(ds);
  FEWER(exp);
  FEWER(tensor);
  mica_rewriter_modified(rw, op);
  mica_rewriter_erase(rw, next);
  return true;
}
MICA_DEFINE_PATTERN(wait_once_pattern, "FuseMemoryCounterWaitOp", &amdgpu_memory_counter_wait_def,
                    wait_once);
const mica_pattern *const amdgpu_memory_counter_wait_canonicalizations[] = {&wait_once_pattern,
                                                                            NULL};

// ---- Scales -------------------------------------------------------------------------------------

enum { PACKED = 4 };  // scales in a register

// The vector that a scale is an element of, and the element's number. NULL: there is none, or it
// has no more elements than a register.
static mica_value *scales_of(const mica_value *packed, int64_t *number) {
  const mica_op *insert = mica_value_op_of(packed, &vector_insert_def);
  const mica_value *scale = insert == NULL ? NULL : vector_insert_value_to_store(insert);
  const mica_op *extract = mica_value_op_of(scale, &vector_extract_def);
  if (extract == NULL || mica_type_is_vector(type_of(scale))) return NULL;
  const mica_type *type = type_of(vector_extract_source(extract));
  const mica_int64s shape = mica_type_shape(type), at = vector_extract_static_position(extract);
  if (mica_type_scalable_dims(type) != NULL || mica_type_element_count(type) <= PACKED ||
      at.size != shape.size)
    return NULL;
  *number = 0;
  for (size_t i = 0; i < at.size; i++) {
    if (at.data[i] < 0) return NULL;
    *number = *number * shape.data[i] + at.data[i];
  }
  return vector_extract_source(extract);
}

// `count` scales from `first` on.
static mica_value *pack(mica_rewriter *rw, mica_loc loc, mica_value *scales, int64_t first) {
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_type *of = type_of(scales), *i64 = mica_type_i(ctx, 64);
  const int64_t all = mica_type_element_count(of), packed = PACKED;
  const mica_type *flat = mica_type_vector((mica_int64s){&all, 1}, NULL, mica_type_element(of));
  const mica_type *type = mica_type_vector((mica_int64s){&packed, 1}, NULL, mica_type_element(of));
  const mica_attr *offset = mica_attr_integer(i64, first), *size = mica_attr_integer(i64, PACKED);
  const mica_attr *stride = mica_attr_integer(i64, 1);
  if (flat == NULL || type == NULL || offset == NULL || size == NULL || stride == NULL) return NULL;
  mica_op *cast = vector_shape_cast_build(&rw->builder, loc, flat, scales);
  mica_op *slice = cast == NULL ? NULL
                                : vector_extract_strided_slice_build(
                                      &rw->builder, loc, type, vector_shape_cast_result(cast),
                                      (mica_attrs){&offset, 1}, (mica_attrs){&size, 1},
                                      (mica_attrs){&stride, 1});
  return slice == NULL ? NULL : mica_op_result(slice, 0);
}

// Instead of one scale in a register, four that stand side by side. False: no memory, or it isn't
// so.
static bool pack_scale(mica_rewriter *rw, mica_op *op, const mica_value *scale, mica_value **packed,
                       int32_t *index) {
  int64_t number;
  mica_value *scales = scales_of(scale, &number);
  if (scales == NULL) return false;
  const int64_t all = mica_type_element_count(type_of(scales));
  const int64_t first = number - number % PACKED;
  const int64_t from = all - first < PACKED ? all - PACKED : first;
  *index = (int32_t)(number - from);
  *packed = pack(rw, mica_op_loc(op), scales, from);
  return *packed != NULL;
}

static bool pack_scales(mica_rewriter *rw, mica_op *op) {
  mica_value *packed;
  int32_t index;
  if (!pack_scale(rw, op, amdgpu_scaled_mfma_scales_a(op), &packed, &index)) return false;
  amdgpu_scaled_mfma_set_scales_a(op, packed);
  if (amdgpu_scaled_mfma_set_scales_idx_a(op, index) &&
      pack_scale(rw, op, amdgpu_scaled_mfma_scales_b(op), &packed, &index)) {
    amdgpu_scaled_mfma_set_scales_b(op, packed);
    amdgpu_scaled_mfma_set_scales_idx_b(op, index);
  }
  mica_rewriter_modified(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(pack_scales_pattern, "PackScales", &amdgpu_scaled_mfma_def, pack_scales);
const mica_pattern *const amdgpu_scaled_mfma_canonicalizations[] = {&pack_scales_pattern, NULL};

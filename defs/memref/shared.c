// What the hooks of memref share; see shared.h.
#include "shared.h"

#include "mica/affine.h"
#include "mica/context.h"

// ---- Layouts ------------------------------------------------------------------------------------

bool memref_strided_make(mica_context *ctx, size_t rank, memref_strided *out) {
  *out = (memref_strided){.ctx = ctx, .rank = rank};
  if (rank == 0) return true;
  out->shape = mica_allocate(ctx, 2 * rank * sizeof *out->shape);
  if (out->shape != NULL) out->strides = out->shape + rank;
  return out->shape != NULL;
}

void memref_strided_free(memref_strided *strided) {
  mica_free(strided->ctx, strided->shape, 2 * strided->rank * sizeof *strided->shape);
}

bool memref_strided_of(const mica_type *memref, memref_strided *out) {
  mica_int64s shape = mica_type_shape(memref);
  if (!memref_strided_make(mica_type_context(memref), shape.size, out)) return false;
  if (shape.size != 0) memcpy(out->shape, shape.data, shape.size * sizeof *out->shape);
  return mica_type_strides(memref, &out->offset, out->strides);
}

bool memref_strided_equal(const memref_strided *a, const memref_strided *b) {
  return a->rank == b->rank && a->offset == b->offset &&
         (a->rank == 0 || memcmp(a->shape, b->shape, 2 * a->rank * sizeof *a->shape) == 0);
}

const mica_type *memref_strided_type(const memref_strided *s, const mica_type *like) {
  const mica_attr *layout =
      mica_attr_strided_layout(s->ctx, s->offset, (mica_int64s){s->strides, s->rank});
  return layout == NULL
             ? NULL
             : mica_type_memref((mica_int64s){s->shape, s->rank}, mica_type_element(like), layout,
                                mica_type_memory_space(like));
}

static bool is_contiguous(const memref_strided *s) {
  int64_t stride = 1;
  for (size_t i = s->rank; i-- > 0;) {
    if (s->strides[i] != stride) return false;
    stride = mica_saturated_multiply(stride, s->shape[i]);
  }
  return s->offset == 0;
}

// A number, or the next symbol where it isn't known.
static const mica_affine_expr *term(mica_context *ctx, int64_t number, uint32_t *symbols) {
  return number == MICA_DYNAMIC ? mica_affine_symbol(ctx, (*symbols)++)
                                : mica_affine_constant(ctx, number);
}

static const mica_affine_expr *add(const mica_affine_expr *a, const mica_affine_expr *b) {
  return a == NULL || b == NULL ? NULL : mica_affine_binary(MICA_AFFINE_ADD, a, b);
}

// d0 * stride + d1 * stride + ... + offset; the offset comes first where a stride isn't known.
static const mica_attr *linear_layout(const memref_strided *s) {
  uint32_t symbols = 0;
  bool is_open = false;
  for (size_t i = 0; i < s->rank; i++) is_open = is_open || s->strides[i] == MICA_DYNAMIC;
  const mica_affine_expr *offset = term(s->ctx, s->offset, &symbols);
  const mica_affine_expr *sum = is_open ? offset : mica_affine_constant(s->ctx, 0);
  for (size_t i = 0; i < s->rank; i++) {
    const mica_affine_expr *dim = mica_affine_dim(s->ctx, (uint32_t)i);
    const mica_affine_expr *stride = term(s->ctx, s->strides[i], &symbols);
    if (dim == NULL || stride == NULL) return NULL;
    sum = add(sum, mica_affine_binary(MICA_AFFINE_MUL, dim, stride));
  }
  if (!is_open) sum = add(sum, offset);
  if (sum == NULL) return NULL;
  const mica_affine_map *map = mica_affine_map_get(s->ctx, (uint32_t)s->rank, symbols, &sum, 1);
  return map == NULL ? NULL : mica_attr_affine_map(map);
}

const mica_type *memref_canonical_type(const memref_strided *s, const mica_type *like) {
  if (s->rank == 1 && is_contiguous(s)) return memref_strided_type(s, like);
  const mica_attr *layout = is_contiguous(s) ? NULL : linear_layout(s);
  if (layout == NULL && !is_contiguous(s)) return NULL;
  return mica_type_memref((mica_int64s){s->shape, s->rank}, mica_type_element(like), layout,
                          mica_type_memory_space(like));
}

// ---- Casts --------------------------------------------------------------------------------------

static bool says_less(int64_t from, int64_t to) {
  return from == to || from != MICA_DYNAMIC || to == MICA_DYNAMIC;
}

static bool type_says_less(const mica_type *from, const mica_type *to) {
  memref_strided a, b;
  bool less = memref_strided_of(from, &a);
  less = memref_strided_of(to, &b) && less && a.rank == b.rank && says_less(a.offset, b.offset);
  for (size_t i = 0; less && i < a.rank; i++)
    less = says_less(a.shape[i], b.shape[i]) && says_less(a.strides[i], b.strides[i]);
  memref_strided_free(&a);
  memref_strided_free(&b);
  return less;
}

mica_op *memref_cast_to_less(const mica_value *value) {
  mica_op *cast = mica_value_op_of(value, &memref_cast_def);
  if (cast == NULL) return NULL;
  const mica_type *from = mica_value_type(memref_cast_source(cast)), *to = mica_value_type(value);
  const bool are_ranked = mica_type_is_memref(from) && mica_type_is_memref(to);
  return are_ranked && mica_type_element(from) == mica_type_element(to) && type_says_less(from, to)
             ? cast
             : NULL;
}

// ---- Errors -------------------------------------------------------------------------------------

bool memref_mismatch(const mica_op *op, const char *what, const char *from_name,
                     const mica_type *from, const char *to_name, const mica_type *to) {
  return mica_op_plain_error(op, "different %s specified for %s '%t' and %s '%t'", what, from_name,
                             from, to_name, to);
}

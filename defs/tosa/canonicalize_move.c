// Canonicalizations of tosa's operators that move elements: of one tensor alone, of one move behind
// another, slices of what was put together or padded. Called by the tables below; own nothing.
#include "mica/builder.h"
#include "mica/rewrite.h"
#include "shared.h"
#include "tensor/tensor.h"

static mica_value *first(const mica_op *op) { return mica_op_operand(op, 0); }
static const mica_type *result_type(const mica_op *op) { return tosa_type(mica_op_result(op, 0)); }

// A shape of these numbers. NULL: no memory.
static mica_value *make_shape(mica_rewriter *rw, mica_loc loc, const int64_t *numbers,
                              size_t count) {
  mica_context *ctx = mica_rewriter_context(rw);
  const int64_t size = (int64_t)count;
  const mica_type *tensor =
      mica_type_ranked_tensor((mica_int64s){&size, 1}, mica_type_index(ctx), NULL);
  const mica_type *type = tosa_shape_type_get(ctx, (int)count);
  if (tensor == NULL || type == NULL) return NULL;
  const mica_attr *values =
      mica_attr_dense_elements(tensor, numbers, count * sizeof *numbers, false);
  const mica_op *made = values == NULL ? NULL
                                       : tosa_const_shape_build(&rw->builder, loc, type, values);
  return made == NULL ? NULL : mica_op_result(made, 0);
}

// ---- concat -------------------------------------------------------------------------------------

static bool concat_one(mica_rewriter *rw, mica_op *op) {
  if (mica_op_operand_count(op) != 1) return false;
  mica_value *input = first(op);
  const mica_type *type = result_type(op);
  if (tosa_type(input) != type)
    return mica_rewriter_replace_by(rw, op,
                                    tensor_cast_build(&rw->builder, mica_op_loc(op), type, input));
  mica_rewriter_replace(rw, op, &input);
  return true;
}
MICA_DEFINE_PATTERN(concat_one_pattern, "ConcatOptimization", &tosa_concat_def, concat_one);
const mica_pattern *const tosa_concat_canonicalizations[] = {&concat_one_pattern, NULL};

// ---- transpose ----------------------------------------------------------------------------------

static bool transpose_twice(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(first(op), &tosa_transpose_def);
  const mica_int32s outer = tosa_transpose_perms(op);
  if (inner == NULL || outer.size == 0 || tosa_transpose_perms(inner).size != outer.size)
    return false;
  mica_context *ctx = mica_rewriter_context(rw);
  int32_t *both = mica_allocate(ctx, outer.size * sizeof *both);
  if (both == NULL) return false;
  for (size_t i = 0; i < outer.size; i++) both[i] = tosa_transpose_perms(inner).data[outer.data[i]];
  const bool done =
      mica_rewriter_replace_by(rw, op,
                               tosa_transpose_build(&rw->builder, mica_op_loc(op), result_type(op),
                                                    first(inner), (mica_int32s){both, outer.size}));
  mica_free(ctx, both, outer.size * sizeof *both);
  return done;
}

static bool is_transposed_again(const mica_op *op) {
  const mica_value *result = mica_op_result(op, 0);
  for (const mica_operand *use = mica_value_first_use(result); use != NULL;
       use = mica_operand_next_use(use))
    if (tosa_transpose_isa(use->owner)) return true;
  return false;
}

// Whether dimensions of more than one element keep their order.
static bool keeps_order(mica_int64s shape, mica_int32s order) {
  int32_t last = -1;
  for (size_t i = 0; i < order.size; i++) {
    if (shape.data[order.data[i]] == 1) continue;
    if (order.data[i] < last) return false;
    last = order.data[i];
  }
  return true;
}

static bool transpose_to_reshape(mica_rewriter *rw, mica_op *op) {
  const mica_type *from = tosa_type(first(op));
  const mica_int64s shape = mica_type_shape(from);
  const mica_int32s order = tosa_transpose_perms(op);
  size_t dynamic = 0;
  for (size_t i = 0; i < shape.size; i++) dynamic += shape.data[i] == MICA_DYNAMIC;
  if (mica_value_op_of(first(op), &tosa_transpose_def) != NULL || is_transposed_again(op) ||
      !mica_type_has_rank(from) || order.size != shape.size || dynamic > 1 ||
      !keeps_order(shape, order))
    return false;
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *sizes = mica_allocate(ctx, (shape.size + 1) * sizeof *sizes);
  if (sizes == NULL) return false;
  for (size_t i = 0; i < shape.size; i++) {
    const int64_t size = shape.data[order.data[i]];
    sizes[i] = size == MICA_DYNAMIC ? -1 : size;
  }
  mica_value *made = make_shape(rw, mica_op_loc(op), sizes, shape.size);
  mica_free(ctx, sizes, (shape.size + 1) * sizeof *sizes);
  mica_value *operands[] = {first(op), made};
  const mica_op_parts parts = {.operands = operands, .operand_count = 2};
  return made != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  mica_rewriter_create_like(rw, mica_op_loc(op), &tosa_reshape_def,
                                                            NULL, 0, &parts, op));
}
MICA_DEFINE_PATTERN(transpose_twice_pattern, "ConsolidateTransposeOptimization",
                    &tosa_transpose_def, transpose_twice);
MICA_DEFINE_PATTERN(transpose_to_reshape_pattern, "TransposeIsReshape", &tosa_transpose_def,
                    transpose_to_reshape);
const mica_pattern *const tosa_transpose_canonicalizations[] = {
    &transpose_twice_pattern, &transpose_to_reshape_pattern, NULL};

// ---- slice --------------------------------------------------------------------------------------

// Where a slice begins and how large it is.
typedef struct slice {
  const mica_value *starts, *sizes;
  tosa_numbers start, size;
} slice;

static bool slice_of(const mica_op *op, slice *out) {
  *out = (slice){.starts = tosa_slice_start(op), .sizes = tosa_slice_size(op)};
  return tosa_constant(out->starts, &out->start) && tosa_constant(out->sizes, &out->size) &&
         out->start.size == out->size.size;
}
// Also where the operation is gone.
static void free_slice(const slice *s) {
  if (s->start.data != NULL) tosa_free_numbers(s->starts, s->start);
  if (s->size.data != NULL) tosa_free_numbers(s->sizes, s->size);
}

static bool replace_slice(mica_rewriter *rw, mica_op *op, mica_value *input, mica_value *start,
                          mica_value *size) {
  return input != NULL && start != NULL && size != NULL &&
         mica_rewriter_replace_by(
             rw, op,
             tosa_slice_build(&rw->builder, mica_op_loc(op), result_type(op), input, start, size));
}

// The one of several tensors side by side that the slice lies in; it begins at start->data[axis]
// there. NULL: none, or a size isn't known.
static mica_value *part_with(const mica_op *concat, const slice *s) {
  const size_t axis = (size_t)tosa_concat_axis(concat);
  if (axis >= s->start.size) return NULL;
  for (size_t i = 0; i < mica_op_operand_count(concat); i++) {
    mica_value *part = mica_op_operand(concat, i);
    if (!mica_type_is_ranked_tensor(tosa_type(part)) ||
        !mica_type_has_static_shape(tosa_type(part)))
      return NULL;
    const int64_t size = tosa_extent(tosa_type(part), axis);
    if (s->start.data[axis] >= 0 && tosa_plus(s->start.data[axis], s->size.data[axis]) <= size)
      return part;
    s->start.data[axis] = tosa_minus(s->start.data[axis], size);
  }
  return NULL;
}

static bool slice_concat(mica_rewriter *rw, mica_op *op) {
  const mica_op *concat = mica_value_op_of(first(op), &tosa_concat_def);
  slice s;
  if (concat == NULL || !mica_type_has_static_shape(result_type(concat))) return false;
  mica_value *part = slice_of(op, &s) ? part_with(concat, &s) : NULL;
  bool done = false;
  if (part != NULL) {
    mica_value *start = make_shape(rw, mica_op_loc(op), s.start.data, s.start.size);
    done = replace_slice(rw, op, part, start,
                         make_shape(rw, mica_op_loc(op), s.size.data, s.size.size));
  }
  free_slice(&s);
  return done;
}

// Padding, where it begins and what there is behind, that a slice of it needs.
typedef struct cut {
  int64_t *padding, *start, *shape;
  bool changes;
} cut;

static int64_t not_negative(int64_t number) { return number < 0 ? 0 : number; }

// False: the slice isn't within what is padded, or cuts what isn't known.
static bool cut_dimension(cut *c, const slice *s, const tosa_numbers *padding, int64_t size,
                          size_t i) {
  const int64_t before = padding->data[2 * i], behind = padding->data[2 * i + 1];
  const int64_t start = s->start.data[i], end = tosa_plus(start, s->size.data[i]);
  c->padding[2 * i] = before;
  c->padding[2 * i + 1] = behind;
  c->start[i] = start;
  c->shape[i] = MICA_DYNAMIC;
  if (size == MICA_DYNAMIC) return start == 0 && s->size.data[i] == -1;
  const int64_t last = tosa_plus(before, size);
  if (start < 0 || end > tosa_plus(last, behind)) return false;
  c->start[i] = not_negative(tosa_minus(start, before));
  c->padding[2 * i] = not_negative(tosa_minus(before, start));
  c->padding[2 * i + 1] = not_negative(tosa_minus(end, last));
  c->shape[i] = tosa_plus(tosa_plus(c->padding[2 * i], size), c->padding[2 * i + 1]);
  c->changes |= c->start[i] != start || c->padding[2 * i] != before ||
                c->padding[2 * i + 1] != behind;
  return true;
}

static bool cut_all(cut *c, const slice *s, const mica_op *pad) {
  const mica_value *value = tosa_pad_padding(pad);
  const mica_int64s shape = mica_type_shape(tosa_type(first(pad)));
  tosa_numbers padding;
  if (s->start.size != shape.size || !tosa_constant(value, &padding)) return false;
  bool ok = padding.size == 2 * shape.size;
  for (size_t i = 0; ok && i < shape.size; i++)
    ok = cut_dimension(c, s, &padding, shape.data[i], i);
  tosa_free_numbers(value, padding);
  return ok && c->changes;
}

static bool replace_cut(mica_rewriter *rw, mica_op *op, const mica_op *pad, const cut *c) {
  const mica_type *from = tosa_type(first(pad));
  const size_t rank = mica_type_shape(from).size;
  const mica_type *type =
      mica_type_ranked_tensor((mica_int64s){c->shape, rank}, mica_type_element(from), NULL);
  mica_value *padding = make_shape(rw, mica_op_loc(op), c->padding, 2 * rank);
  const mica_op *made = type == NULL || padding == NULL
                            ? NULL
                            : tosa_pad_build(&rw->builder, mica_op_loc(pad), type, first(pad),
                                             padding, tosa_pad_pad_const(pad));
  return made != NULL &&
         replace_slice(rw, op, mica_op_result(made, 0),
                       make_shape(rw, mica_op_loc(op), c->start, rank), tosa_slice_size(op));
}

static bool is_used_once(const mica_value *value) {
  const mica_operand *use = mica_value_first_use(value);
  return use != NULL && mica_operand_next_use(use) == NULL;
}

static bool slice_pad(mica_rewriter *rw, mica_op *op) {
  const mica_op *pad = mica_value_op_of(first(op), &tosa_pad_def);
  slice s;
  if (pad == NULL || !is_used_once(mica_op_result(pad, 0)) ||
      !mica_type_is_ranked_tensor(tosa_type(first(pad))) ||
      !mica_type_is_ranked_tensor(result_type(pad)))
    return false;
  const size_t rank = mica_type_shape(tosa_type(first(pad))).size;
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t bytes = (4 * rank + 1) * sizeof(int64_t);
  int64_t *room = mica_allocate(ctx, bytes);
  cut c = {room, room + 2 * rank, room + 3 * rank, false};
  const bool done = slice_of(op, &s) && room != NULL && cut_all(&c, &s, pad) &&
                    replace_cut(rw, op, pad, &c);
  free_slice(&s);
  mica_free(ctx, room, bytes);
  return done;
}

// A size that follows from the result's.
static bool slice_size(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = result_type(op);
  tosa_numbers size;
  if (!mica_type_has_rank(type) || !tosa_constant(tosa_slice_size(op), &size)) return false;
  bool any = false;
  for (size_t i = 0; i < size.size && i < mica_type_shape(type).size; i++) {
    if (size.data[i] != -1 || tosa_extent(type, i) == MICA_DYNAMIC) continue;
    size.data[i] = tosa_extent(type, i);
    any = true;
  }
  mica_value *made = any ? make_shape(rw, mica_op_loc(op), size.data, size.size) : NULL;
  tosa_free_numbers(tosa_slice_size(op), size);
  return made != NULL && replace_slice(rw, op, first(op), tosa_slice_start(op), made);
}

MICA_DEFINE_PATTERN(slice_concat_pattern, "ConcatSliceOptimization", &tosa_slice_def, slice_concat);
MICA_DEFINE_PATTERN(slice_pad_pattern, "PadSliceOptimization", &tosa_slice_def, slice_pad);
MICA_DEFINE_PATTERN(slice_size_pattern, "SliceDynamicSizeCanonicalization", &tosa_slice_def,
                    slice_size);
const mica_pattern *const tosa_slice_canonicalizations[] = {
    &slice_concat_pattern, &slice_pad_pattern, &slice_size_pattern, NULL};

// Canonicalizations of what reads tensors that linalg.fill gives. Called by generated code; own
// nothing.
#include "affine/affine.h"
#include "canonicalize.h"
#include "mica/builder.h"
#include "mica/fold.h"
#include "mica/mixed.h"

static mica_value *filled_with(const mica_op *fill) { return mica_op_operand(fill, 0); }
static mica_value *filled_output(const mica_op *fill) { return mica_op_operand(fill, 1); }

static mica_op *fill_of(const mica_value *tensor) {
  return mica_value_op_of(tensor, &linalg_fill_def);
}

static mica_value *build_fill(mica_rewriter *rw, mica_loc loc, const mica_op *like,
                              mica_value *output) {
  mica_op *op = output == NULL ? NULL
                               : linalg_build_moving(rw, loc, &linalg_fill_def, filled_with(like),
                                                     output, (mica_int64s){NULL, 0});
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// Replaces by what is filled like `like`. False: no memory.
static bool replace_by_fill(mica_rewriter *rw, mica_op *op, const mica_op *like,
                            mica_value *output) {
  return tensor_replace_by_cast(rw, op, build_fill(rw, mica_op_loc(op), like, output));
}

static bool are_equal(const mica_value *a, const mica_value *b) {
  const mica_attr *x = a == b ? NULL : mica_value_constant_attr(a);
  return a == b || (x != NULL && x == mica_value_constant_attr(b));
}

// ---- Other shapes -------------------------------------------------------------------------------

static bool collapse_of_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *fill = fill_of(tensor_collapse_shape_src(op));
  if (fill == NULL) return false;
  mica_op *init = tensor_collapse_shape_build(
      &rw->builder, mica_op_loc(fill), mica_value_type(tensor_collapse_shape_result(op)),
      filled_output(fill), tensor_collapse_shape_reassociation(op));
  return init != NULL && replace_by_fill(rw, op, fill, tensor_collapse_shape_result(init));
}

static bool expand_of_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *fill = fill_of(tensor_expand_shape_src(op));
  mica_mixed sizes;
  if (fill == NULL) return false;
  mica_op *init = NULL;
  if (mica_mixed_of(op, tensor_expand_shape_output_shape_segment(op),
                    tensor_expand_shape_static_output_shape(op), &sizes))
    init = tensor_expand_shape_build(&rw->builder, mica_op_loc(fill),
                                     mica_value_type(tensor_expand_shape_result(op)),
                                     filled_output(fill), tensor_expand_shape_reassociation(op),
                                     sizes.values, sizes.value_count, mica_mixed_numbers(&sizes));
  mica_mixed_free(&sizes);
  return init != NULL && replace_by_fill(rw, op, fill, tensor_expand_shape_result(init));
}

static bool extract_of_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *fill = fill_of(tensor_extract_tensor(op));
  if (fill == NULL) return false;
  mica_value *value = filled_with(fill);
  mica_rewriter_replace(rw, op, &value);
  return true;
}

static bool copy_of_fill(mica_rewriter *rw, mica_op *op) {
  mica_value *output = mica_op_operand(op, 1);
  const mica_op *fill = fill_of(mica_op_operand(op, 0));
  if (fill != NULL && linalg_element(mica_value_type(output)) == mica_value_type(filled_with(fill)))
    return mica_op_result_count(op) == 1 && replace_by_fill(rw, op, fill, output);
  fill = fill_of(output);
  if (fill == NULL) return false;
  mica_rewriter_set_operand(rw, op, 1, filled_output(fill));
  return true;
}

static bool transpose_of_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *fill = fill_of(linalg_transpose_input(op));
  return fill != NULL && mica_op_result_count(op) == 1 &&
         replace_by_fill(rw, op, fill, linalg_transpose_init(op));
}

static bool pack_of_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *fill = fill_of(linalg_pack_source(op));
  mica_value *padding = linalg_pack_padding_value(op), *dest = linalg_pack_dest(op);
  if (fill == NULL || (padding != NULL && !are_equal(padding, filled_with(fill))) ||
      mica_operand_next_use(mica_value_first_use(dest)) != NULL)
    return false;
  return replace_by_fill(rw, op, fill, dest);
}

// ---- concat -------------------------------------------------------------------------------------

// What the parts are that are filled alike. False: they aren't.
static bool outputs_of(const mica_op *concat, mica_value **outputs) {
  const mica_op *first = fill_of(tensor_concat_inputs(concat, 0));
  for (size_t i = 0; first != NULL && i < mica_op_operand_count(concat); i++) {
    const mica_op *fill = fill_of(tensor_concat_inputs(concat, i));
    if (fill == NULL || !are_equal(filled_with(fill), filled_with(first))) return false;
    outputs[i] = filled_output(fill);
  }
  return first != NULL;
}

static bool concat_of_fill(mica_rewriter *rw, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_operand_count(op), room = (count + 1) * sizeof(mica_value *);
  mica_value **outputs = mica_allocate(ctx, room);
  mica_op *made = NULL;
  if (outputs != NULL && outputs_of(op, outputs))
    made = tensor_concat_build(&rw->builder, mica_op_loc(op),
                               mica_value_type(tensor_concat_result(op)), tensor_concat_dim(op),
                               outputs, count);
  mica_free(ctx, outputs, room);
  return made != NULL &&
         replace_by_fill(rw, op, fill_of(tensor_concat_inputs(op, 0)), tensor_concat_result(made));
}

// ---- pad ----------------------------------------------------------------------------------------

// One size of what is padded. False: no memory.
static bool padded_size(mica_rewriter *rw, const mica_op *pad, size_t dim, mica_extent low,
                        mica_extent high, mica_extent *out) {
  const mica_loc loc = mica_op_loc(pad);
  const int64_t known = mica_type_shape(mica_value_type(tensor_pad_result(pad))).data[dim];
  mica_extent size;
  *out = (mica_extent){NULL, known};
  return known != MICA_DYNAMIC ||
         (tensor_size_at(&rw->builder, loc, tensor_pad_source(pad), dim, &size) &&
          affine_sum_of(&rw->builder, loc, (const mica_extent[]){size, low, high}, 3, 3, out));
}

static mica_value *build_padded_empty(mica_rewriter *rw, const mica_op *op) {
  mica_mixed low, high;
  mica_value *empty = NULL;
  bool ok = mica_mixed_of(op, tensor_pad_low_segment(op), tensor_pad_static_low(op), &low);
  ok = mica_mixed_of(op, tensor_pad_high_segment(op), tensor_pad_static_high(op), &high) && ok;
  for (size_t i = 0; ok && i < low.count; i++)
    ok = padded_size(rw, op, i, low.items[i], high.items[i], &low.items[i]);
  if (ok)
    empty = tensor_empty_of(&rw->builder, mica_op_loc(op), low.items, low.count,
                            mica_value_type(tensor_pad_result(op)));
  mica_mixed_free(&low);
  mica_mixed_free(&high);
  return empty;
}

static bool pad_of_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *fill = fill_of(tensor_pad_source(op));
  const mica_value *added = tensor_pad_constant(op);
  if (fill == NULL || added == NULL || added != filled_with(fill)) return false;
  mica_value *empty = build_padded_empty(rw, op);
  return tensor_replace_by_cast(rw, op, build_fill(rw, mica_op_loc(fill), fill, empty));
}

// ---- insert_slice -------------------------------------------------------------------------------

static bool is_whole_rank(const mica_op *insert) {
  return linalg_rank(mica_value_type(tensor_insert_slice_source(insert))) ==
         linalg_rank(mica_value_type(tensor_insert_slice_dest(insert)));
}

// Where it begins and ends in the dimension. False: it isn't known.
static bool extent_in(const mica_op *insert, size_t dim, int64_t *begin, int64_t *end) {
  const int64_t offset = tensor_insert_slice_static_offsets(insert).data[dim];
  const int64_t size = tensor_insert_slice_static_sizes(insert).data[dim];
  const int64_t stride = tensor_insert_slice_static_strides(insert).data[dim];
  if (offset == MICA_DYNAMIC || size == MICA_DYNAMIC || stride == MICA_DYNAMIC) return false;
  *begin = offset;
  *end = mica_saturated_add(offset, mica_saturated_multiply(size - 1, stride));
  return *end != MICA_DYNAMIC;
}

static bool are_apart(const mica_op *a, const mica_op *b) {
  const size_t rank = tensor_insert_slice_static_offsets(a).size;
  for (size_t i = 0; i < rank; i++) {
    int64_t begin, end, other_begin, other_end;
    if (extent_in(a, i, &begin, &end) && extent_in(b, i, &other_begin, &other_end) &&
        (end < other_begin || other_end < begin))
      return true;
  }
  return false;
}

// How many insertions before are looked at.
enum { MOST_BEFORE = 1000 };

// What is inserted into, before other parts were. NULL: it isn't filled.
static const mica_op *first_fill(const mica_op *insert) {
  const mica_value *dest = tensor_insert_slice_dest(insert);
  for (size_t i = 0; i < MOST_BEFORE; i++) {
    const mica_op *before = mica_value_op_of(dest, &tensor_insert_slice_def);
    if (before == NULL) return fill_of(dest);
    if (!is_whole_rank(before) || !are_apart(before, insert)) return NULL;
    dest = tensor_insert_slice_dest(before);
  }
  return NULL;
}

// The part that isn't padding. False: no memory.
static bool find_part(mica_rewriter *rw, const mica_op *insert, const mica_op *pad,
                      mica_mixed_slice *s) {
  const mica_loc loc = mica_op_loc(insert);
  mica_mixed low;
  bool ok = mica_mixed_of(pad, tensor_pad_low_segment(pad), tensor_pad_static_low(pad), &low);
  for (size_t i = 0; ok && i < low.count; i++)
    ok = affine_sum_of(&rw->builder, loc, (const mica_extent[]){low.items[i], s->offsets.items[i]},
                       2, 0, &s->offsets.items[i]);
  for (size_t i = 0; ok && i < low.count; i++)
    ok = tensor_size_at(&rw->builder, loc, tensor_pad_source(pad), i, &s->sizes.items[i]);
  mica_mixed_free(&low);
  mica_mixed_pack(&s->offsets);
  mica_mixed_pack(&s->sizes);
  return ok;
}

// What surrounds the part stands there already.
static bool insert_into_fill(mica_rewriter *rw, mica_op *op) {
  const mica_op *pad = mica_value_op_of(tensor_insert_slice_source(op), &tensor_pad_def);
  const mica_op *fill = pad != NULL && is_whole_rank(op) ? first_fill(op) : NULL;
  if (fill == NULL || tensor_pad_constant(pad) != filled_with(fill)) return false;
  mica_mixed_slice s;
  mica_op *made = NULL;
  if (mica_mixed_slice_of(op, &s) && find_part(rw, op, pad, &s))
    made = tensor_insert_slice_build(
        &rw->builder, mica_op_loc(op), tensor_pad_source(pad), tensor_insert_slice_dest(op),
        s.offsets.values, s.offsets.value_count, s.sizes.values, s.sizes.value_count,
        s.strides.values, s.strides.value_count, mica_mixed_numbers(&s.offsets),
        mica_mixed_numbers(&s.sizes), mica_mixed_numbers(&s.strides));
  mica_mixed_slice_free(&s);
  return mica_rewriter_replace_by(rw, op, made);
}

LINALG_PATTERN(linalg_concat_of_fill, "FoldConcatsOfFill", &tensor_concat_def, concat_of_fill);
LINALG_PATTERN(linalg_copy_of_fill, "FoldFillWithCopy", &linalg_copy_def, copy_of_fill);
LINALG_PATTERN(linalg_extract_of_fill, "FoldFillWithTensorExtract", &tensor_extract_def,
               extract_of_fill);
LINALG_PATTERN(linalg_pack_of_fill, "FoldFillWithPack", &linalg_pack_def, pack_of_fill);
LINALG_PATTERN(linalg_pad_of_fill, "FoldFillWithPad", &tensor_pad_def, pad_of_fill);
LINALG_PATTERN(linalg_collapse_of_fill, "FoldFillWithTensorReshape", &tensor_collapse_shape_def,
               collapse_of_fill);
LINALG_PATTERN(linalg_expand_of_fill, "FoldFillWithTensorReshape", &tensor_expand_shape_def,
               expand_of_fill);
LINALG_PATTERN(linalg_insert_into_fill, "FoldInsertPadIntoFill", &tensor_insert_slice_def,
               insert_into_fill);
LINALG_PATTERN(linalg_transpose_of_fill, "FoldFillWithTranspose", &linalg_transpose_def,
               transpose_of_fill);
// They look at other operations, and so stand with the dialect's.
const mica_pattern *const linalg_fill_canonicalizations[] = {NULL};

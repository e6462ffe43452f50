// Folds of tensor. Called by generated code; own nothing.
#include "mica/fold.h"

#include "arith/arith.h"
#include "complex/complex.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "shared.h"

mica_op *tensor_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc) {
  mica_op *op = arith_materialize(b, constant, type, loc);
  return op != NULL || !mica_type_is_complex(type) ? op
                                                   : complex_materialize(b, constant, type, loc);
}

static bool is_splat(const mica_attr *attr) {
  return attr != NULL && mica_attr_is_dense_elements(attr) && mica_attr_dense_is_splat(attr);
}

// Of a constant whose elements are all the same: as many of them as the result has.
static bool fold_splat(const mica_op *op, const mica_attr *source, mica_fold *out) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  return is_splat(source) && mica_type_has_static_shape(type) &&
         mica_fold_attr(out, mica_attr_elements_reshape(source, type));
}

// ---- Sizes --------------------------------------------------------------------------------------

bool tensor_rank_fold(mica_op *op, const mica_attr *tensor, mica_fold *out) {
  (void)tensor;
  const mica_type *type = mica_value_type(tensor_rank_tensor(op));
  return mica_type_is_ranked_tensor(type) &&
         mica_fold_attr(out,
                        mica_attr_index(mica_op_context(op), (int64_t)mica_type_shape(type).size));
}

// The value of the size that isn't known; NULL: it isn't told here.
static mica_value *size_of(const mica_value *tensor, size_t index) {
  const mica_op *op = mica_value_op(tensor);
  if (op == NULL) return NULL;
  const mica_int64s shape = tensor_extract_slice_isa(op) ? tensor_extract_slice_static_sizes(op)
                                                         : mica_type_shape(mica_value_type(tensor));
  size_t dynamic = 0;
  for (size_t i = 0; i < index && i < shape.size; i++) dynamic += shape.data[i] == MICA_DYNAMIC;
  if (tensor_generate_isa(op)) return tensor_generate_dynamic_extents(op, dynamic);
  const bool is_part = tensor_extract_slice_isa(op) &&
                       shape.size == mica_type_shape(mica_value_type(tensor)).size &&
                       shape.data[index] == MICA_DYNAMIC;
  return is_part ? tensor_extract_slice_sizes(op, dynamic) : NULL;
}

bool tensor_dim_fold(mica_op *op, const mica_attr *source, const mica_attr *index, mica_fold *out) {
  (void)source;
  const mica_value *tensor = tensor_dim_source(op);
  const mica_type *type = mica_value_type(tensor);
  if (index == NULL || !mica_attr_is_integer(index) || !mica_type_is_ranked_tensor(type))
    return false;
  const mica_int64s shape = mica_type_shape(type);
  const int64_t at = mica_attr_integer_value(index);
  if (at < 0 || (uint64_t)at >= shape.size) return false;
  if (shape.data[at] != MICA_DYNAMIC)
    return mica_fold_attr(out, mica_attr_index(mica_op_context(op), shape.data[at]));
  mica_value *size = size_of(tensor, (size_t)at);
  if (size != NULL) return mica_fold_value(out, size);
  const mica_op *cast = tensor_cast_to_less(tensor);
  if (cast != NULL) tensor_dim_set_source(op, tensor_cast_source(cast));
  return cast != NULL;
}

// ---- Elements -----------------------------------------------------------------------------------

// The operand that is the element there. NULL: there is none.
static mica_value *element_of(const mica_op *from_elements, mica_int64s index) {
  const mica_int64s shape = mica_type_shape(mica_value_type(mica_op_result(from_elements, 0)));
  size_t number = 0;
  for (size_t i = 0; i < index.size; i++) {
    if (index.data[i] < 0 || index.data[i] >= shape.data[i]) return NULL;
    number = number * (size_t)shape.data[i] + (size_t)index.data[i];
  }
  return mica_op_operand(from_elements, number);
}

static bool is_same_place(const mica_op *insert, mica_int64s index) {
  bool same = tensor_insert_indices_count(insert) == index.size;
  for (size_t i = 0; same && i < index.size; i++) {
    int64_t number;
    same = mica_constant_number(tensor_insert_indices(insert, i), &number) &&
           number == index.data[i];
  }
  return same;
}

static bool extract_at(mica_op *op, const mica_attr *tensor, mica_int64s index, mica_fold *out) {
  const mica_value *from = tensor_extract_tensor(op);
  const mica_op *elements = mica_value_op_of(from, &tensor_from_elements_def);
  if (elements != NULL) return mica_fold_value(out, element_of(elements, index));
  if (tensor != NULL)
    return mica_attr_is_elements(tensor) && mica_attr_elements_has_index(tensor, index, NULL) &&
           mica_fold_attr(out, mica_attr_elements_at(tensor, index));
  const mica_op *insert = mica_value_op_of(from, &tensor_insert_def);
  return insert != NULL && is_same_place(insert, index) &&
         mica_fold_value(out, tensor_insert_scalar(insert));
}

bool tensor_extract_fold(mica_op *op, const mica_attr *tensor, const mica_attr *const *indices,
                         size_t indices_count, mica_fold *out) {
  if (is_splat(tensor)) return mica_fold_attr(out, mica_attr_dense_at(tensor, 0));
  if (tensor != NULL && mica_attr_is_resource(tensor)) return false;
  for (size_t i = 0; i < indices_count; i++)
    if (indices[i] == NULL || !mica_attr_is_integer(indices[i])) return false;
  mica_context *ctx = mica_op_context(op);
  const size_t room = (indices_count + 1) * sizeof(int64_t);
  int64_t *index = mica_allocate(ctx, room);
  if (index == NULL) return false;
  for (size_t i = 0; i < indices_count; i++) index[i] = mica_attr_integer_value(indices[i]);
  const bool done = extract_at(op, tensor, (mica_int64s){index, indices_count}, out);
  mica_free(ctx, index, room);
  return done;
}

bool tensor_insert_fold(mica_op *op, const mica_attr *scalar, const mica_attr *dest,
                        const mica_attr *const *indices, size_t indices_count, mica_fold *out) {
  (void)op, (void)indices, (void)indices_count;
  return scalar != NULL && is_splat(dest) && mica_attr_dense_at(dest, 0) == scalar &&
         mica_fold_attr(out, dest);
}

bool tensor_from_elements_fold(mica_op *op, const mica_attr *const *elements, size_t elements_count,
                               mica_fold *out) {
  for (size_t i = 0; i < elements_count; i++)
    if (elements[i] == NULL ||
        !(mica_attr_is_integer(elements[i]) || mica_attr_is_float(elements[i]) ||
          mica_attr_is_array(elements[i])))
      return false;
  const mica_type *type = mica_value_type(tensor_from_elements_result(op));
  return mica_fold_attr(out, mica_attr_elements_of(type, (mica_attrs){elements, elements_count}));
}

bool tensor_splat_fold(mica_op *op, const mica_attr *input, const mica_attr *const *dynamic_sizes,
                       size_t dynamic_sizes_count, mica_fold *out) {
  (void)dynamic_sizes, (void)dynamic_sizes_count;
  const mica_type *type = mica_value_type(tensor_splat_aggregate(op));
  return input != NULL && (mica_attr_is_integer(input) || mica_attr_is_float(input)) &&
         mica_type_has_static_shape(type) &&
         mica_fold_attr(out, mica_attr_elements_of(type, (mica_attrs){&input, 1}));
}

bool tensor_gather_fold(mica_op *op, const mica_attr *source, const mica_attr *indices,
                        mica_fold *out) {
  (void)indices;
  return fold_splat(op, source, out);
}

// ---- The whole ----------------------------------------------------------------------------------

bool tensor_concat_fold(mica_op *op, const mica_attr *const *inputs, size_t inputs_count,
                        mica_fold *out) {
  (void)inputs;
  return inputs_count == 1 &&
         mica_value_type(tensor_concat_inputs(op, 0)) ==
             mica_value_type(tensor_concat_result(op)) &&
         mica_fold_value(out, tensor_concat_inputs(op, 0));
}

bool tensor_pad_fold(mica_op *op, const mica_attr *source, const mica_attr *const *low,
                     size_t low_count, const mica_attr *const *high, size_t high_count,
                     mica_fold *out) {
  (void)source, (void)low, (void)low_count, (void)high, (void)high_count;
  const mica_type *type = mica_value_type(tensor_pad_result(op));
  return mica_type_has_static_shape(type) && type == mica_value_type(tensor_pad_source(op)) &&
         !tensor_pad_nofold(op) && mica_fold_value(out, tensor_pad_source(op));
}

// Whether the value is the size of that dimension of the tensor.
static bool is_size_of(const mica_value *size, const mica_value *tensor, size_t index) {
  int64_t number;
  const int64_t known = mica_type_shape(mica_value_type(tensor)).data[index];
  if (mica_constant_number(size, &number)) return number == known;
  const mica_op *dim = mica_value_op_of(size, &tensor_dim_def);
  return dim != NULL && tensor_dim_source(dim) == tensor &&
         mica_constant_number(tensor_dim_index(dim), &number) && number == (int64_t)index;
}

bool tensor_reshape_fold(mica_op *op, const mica_attr *source, const mica_attr *shape,
                         mica_fold *out) {
  (void)shape;
  if (fold_splat(op, source, out)) return true;
  mica_value *from = tensor_reshape_source(op);
  const mica_op *before = mica_value_op_of(from, &tensor_reshape_def);
  if (before != NULL) {
    tensor_reshape_set_source(op, tensor_reshape_source(before));
    return true;
  }
  const mica_type *type = mica_value_type(from);
  const size_t rank = mica_type_shape(type).size;
  if (!mica_type_is_ranked_tensor(type) || type != mica_value_type(tensor_reshape_result(op)))
    return false;
  if (rank <= 1) return mica_fold_value(out, from);
  const mica_op *sizes = mica_value_op_of(tensor_reshape_shape(op), &tensor_from_elements_def);
  bool same = sizes != NULL && mica_op_operand_count(sizes) == rank;
  for (size_t i = 0; same && i < rank; i++) same = is_size_of(mica_op_operand(sizes, i), from, i);
  return same && mica_fold_value(out, from);
}

// ---- Parts --------------------------------------------------------------------------------------

static bool is_whole(const mica_op *op, const mica_type *type) {
  mica_mixed_slice s;
  const bool whole = mica_mixed_slice_of(op, &s) &&
                     mica_mixed_slice_is_all_of(&s, mica_type_shape(type));
  mica_mixed_slice_free(&s);
  return whole;
}

static bool is_same_part(const mica_op *a, const mica_op *b) {
  mica_mixed_slice s, t;
  bool same = mica_mixed_slice_of(a, &s);
  same = mica_mixed_slice_of(b, &t) && same && mica_mixed_slice_equal(&s, &t);
  mica_mixed_slice_free(&s);
  mica_mixed_slice_free(&t);
  return same;
}

bool tensor_extract_slice_fold(mica_op *op, const mica_attr *source,
                               const mica_attr *const *offsets, size_t offsets_count,
                               const mica_attr *const *sizes, size_t sizes_count,
                               const mica_attr *const *strides, size_t strides_count,
                               mica_fold *out) {
  (void)offsets, (void)offsets_count, (void)sizes, (void)sizes_count;
  (void)strides, (void)strides_count;
  if (fold_splat(op, source, out)) return true;
  mica_value *from = tensor_extract_slice_source(op);
  const mica_type *type = mica_value_type(tensor_extract_slice_result(op));
  if (type == mica_value_type(from) && is_whole(op, type)) return mica_fold_value(out, from);
  const mica_op *insert = mica_value_op_of(from, &tensor_insert_slice_def);
  return insert != NULL && mica_value_type(tensor_insert_slice_source(insert)) == type &&
         is_same_part(insert, op) && mica_fold_value(out, tensor_insert_slice_source(insert));
}

// What was put there before doesn't matter.
static bool skip_insert_before(mica_op *op) {
  const mica_op *before = mica_value_op_of(tensor_insert_slice_dest(op), &tensor_insert_slice_def);
  if (before == NULL ||
      mica_value_type(tensor_insert_slice_source(before)) !=
          mica_value_type(tensor_insert_slice_source(op)) ||
      !is_same_part(before, op))
    return false;
  tensor_insert_slice_set_dest(op, tensor_insert_slice_dest(before));
  return true;
}

static bool has_no_elements(const mica_op *op) {
  mica_mixed_slice s;
  bool found = mica_mixed_slice_of(op, &s), is_empty = false;
  for (size_t i = 0; found && !is_empty && i < s.sizes.count; i++) {
    int64_t size;
    is_empty = mica_extent_known(s.sizes.items[i], &size) && size == 0;
  }
  mica_mixed_slice_free(&s);
  return is_empty;
}

bool tensor_insert_slice_fold(mica_op *op, const mica_attr *source, const mica_attr *dest,
                              const mica_attr *const *offsets, size_t offsets_count,
                              const mica_attr *const *sizes, size_t sizes_count,
                              const mica_attr *const *strides, size_t strides_count,
                              mica_fold *out) {
  (void)source, (void)dest, (void)offsets, (void)offsets_count, (void)sizes, (void)sizes_count;
  (void)strides, (void)strides_count;
  mica_value *part = tensor_insert_slice_source(op), *whole = tensor_insert_slice_dest(op);
  const mica_type *type = mica_value_type(tensor_insert_slice_result(op));
  if (mica_type_has_static_shape(type) && type == mica_value_type(part) && is_whole(op, type))
    return mica_fold_value(out, part);
  if (skip_insert_before(op)) return true;
  const mica_op *extract = mica_value_op_of(part, &tensor_extract_slice_def);
  const bool is_there_already = extract != NULL && tensor_extract_slice_source(extract) == whole &&
                                is_same_part(extract, op);
  return (is_there_already || has_no_elements(op)) && mica_fold_value(out, whole);
}

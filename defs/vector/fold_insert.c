// Folds of vector.insert, and of slices that are inserted: into constants, over one another; and
// what it has in common with vector.extract (place.h). Called by generated code; own nothing.
#include "arith/arith.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "place.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Places -------------------------------------------------------------------------------------

bool vector_has_poison_position(mica_int64s position) {
  for (size_t i = 0; i < position.size; i++)
    if (position.data[i] == VECTOR_POISON_POSITION) return true;
  return false;
}

typedef struct position {
  mica_op *op;
  mica_int64s numbers, shape;
  size_t first;  // where the values stand among the operands
} position;

static position position_of(mica_op *op) {
  if (vector_extract_isa(op))
    return (position){op, vector_extract_static_position(op),
                      mica_type_shape(type_of(vector_extract_source(op))),
                      vector_extract_dynamic_position_segment(op).first};
  return (position){op, vector_insert_static_position(op),
                    mica_type_shape(type_of(vector_insert_dest(op))),
                    vector_insert_dynamic_position_segment(op).first};
}

static bool set_numbers(mica_op *op, mica_int64s numbers) {
  return vector_extract_isa(op) ? vector_extract_set_static_position(op, numbers)
                                : vector_insert_set_static_position(op, numbers);
}

// Marks those values that become numbers. False: none does.
static bool know(const position *at, const mica_attr *const *constants, int64_t *numbers,
                 bool *marks) {
  bool any = false;
  for (size_t i = 0, value = 0; i < at->numbers.size; i++) {
    numbers[i] = at->numbers.data[i];
    if (numbers[i] != MICA_DYNAMIC) continue;
    const mica_attr *constant = constants[value++];
    if (constant == NULL || !mica_attr_is_integer(constant)) continue;
    const int64_t number = mica_attr_integer_value(constant);
    if (number < VECTOR_POISON_POSITION || number >= at->shape.data[i]) continue;
    numbers[i] = number;
    any = marks[at->first + value - 1] = true;
  }
  return any;
}

bool vector_know_position(mica_op *op, const mica_attr *const *constants, size_t count) {
  const position at = position_of(op);
  const size_t operands = mica_op_operand_count(op);
  const size_t size = (at.numbers.size + 1) * sizeof(int64_t) + operands;
  mica_context *ctx = mica_op_context(op);
  int64_t *numbers = count == 0 ? NULL : mica_allocate(ctx, size);
  if (numbers == NULL) return false;
  bool *marks = (bool *)(numbers + at.numbers.size + 1);
  for (size_t i = 0; i < operands; i++) marks[i] = false;
  const bool done = know(&at, constants, numbers, marks) &&
                    set_numbers(op, (mica_int64s){numbers, at.numbers.size});
  if (done) mica_op_erase_marked_operands(op, marks);
  mica_free(ctx, numbers, size);
  return done;
}

// ---- insert -------------------------------------------------------------------------------------

static bool is_same_place(const mica_op *a, const mica_op *b) {
  const mica_int64s left = vector_insert_static_position(a);
  const mica_int64s right = vector_insert_static_position(b);
  const size_t values = vector_insert_dynamic_position_count(a);
  if (left.size != right.size || values != vector_insert_dynamic_position_count(b)) return false;
  for (size_t i = 0; i < left.size; i++)
    if (left.data[i] != right.data[i]) return false;
  for (size_t i = 0; i < values; i++)
    if (vector_insert_dynamic_position(a, i) != vector_insert_dynamic_position(b, i)) return false;
  return true;
}

// What was inserted there before is written over.
static bool skip_covered(mica_op *op) {
  const mica_op *before = mica_value_op_of(vector_insert_dest(op), &vector_insert_def);
  if (before == NULL || !is_same_place(op, before)) return false;
  vector_insert_set_dest(op, vector_insert_dest(before));
  return true;
}

// Which constants are made of others: small ones, so that a chain of operations makes few; larger
// ones of one use alone.
enum { SMALL = 256, LARGE = 1024 };

static bool is_small(const mica_type *type, const mica_value *uses_of) {
  const mica_operand *use = mica_value_first_use(uses_of);
  const int64_t count = vector_count(type);
  const bool has_one_use = use != NULL && mica_operand_next_use(use) == NULL;
  return !vector_is_scalable(type) && count <= (has_one_use ? LARGE : SMALL);
}

static bool is_dense(const mica_attr *constant) {
  return constant != NULL && mica_attr_is_dense_elements(constant) &&
         !mica_attr_is_dense_strings(constant);
}

// A scalar as the element of a vector: integers may have another type there.
static const mica_attr *as_vector(const mica_attr *scalar, const mica_type *element) {
  const int64_t one = 1;
  const mica_type *type = mica_type_vector((mica_int64s){&one, 1}, NULL, element);
  if (mica_attr_is_integer(scalar) && mica_attr_type(scalar) != element)
    scalar = mica_attr_integer(element, mica_attr_integer_value(scalar));
  return mica_attr_elements_of(type, (mica_attrs){&scalar, 1});
}

static const mica_attr *insert_into(mica_op *op, const mica_attr *value, const mica_attr *dest) {
  const mica_type *type = type_of(vector_insert_result(op));
  const mica_int64s position = vector_insert_static_position(op);
  mica_elements made;
  if (vector_insert_dynamic_position_count(op) != 0 || !is_dense(dest) || value == NULL ||
      vector_is_poison(value) || !is_small(type, vector_insert_result(op)))
    return NULL;
  const mica_attr *part = is_dense(value) ? value : as_vector(value, mica_type_element(type));
  if (part == NULL || !is_dense(part)) return NULL;
  if (mica_elements_begin(&made, type)) {
    mica_elements_copy(&made, 0, dest, 0, made.count);
    mica_elements_copy(&made,
                       (size_t)vector_linear(mica_type_shape(type), position.data, position.size),
                       part, 0, mica_attr_elements_count(part));
  }
  return mica_elements_end(&made);
}

bool vector_insert_fold(mica_op *op, const mica_attr *value_to_store, const mica_attr *dest,
                        const mica_attr *const *dynamic_position, size_t dynamic_position_count,
                        mica_fold *out) {
  mica_value *value = vector_insert_value_to_store(op);
  if (vector_insert_static_position(op).size == 0 &&
      type_of(value) == type_of(vector_insert_result(op)))
    return mica_fold_value(out, value);
  const bool is_known = vector_know_position(op, dynamic_position, dynamic_position_count);
  if (skip_covered(op)) return true;
  if (vector_has_poison_position(vector_insert_static_position(op)))
    return mica_fold_attr(out, ub_poison_attr_get(mica_op_context(op)));
  const mica_attr *made = insert_into(op, value_to_store, dest);
  return made != NULL ? mica_fold_attr(out, made) : is_known;
}

// ---- insert_strided_slice -----------------------------------------------------------------------

bool vector_insert_strided_slice_fold(mica_op *op, const mica_attr *value_to_store,
                                      const mica_attr *dest, mica_fold *out) {
  (void)value_to_store, (void)dest;
  mica_value *value = vector_insert_strided_slice_value_to_store(op);
  return type_of(value) == type_of(vector_insert_strided_slice_dest(op)) &&
         mica_fold_value(out, value);
}

static bool replace_by_value(mica_rewriter *rw, mica_op *op, mica_value *value) {
  mica_rewriter_replace(rw, op, &value);
  return true;
}

static bool insert_repeated(mica_rewriter *rw, mica_op *op) {
  mica_value *dest = vector_insert_strided_slice_dest(op);
  const mica_value *scalar = vector_repeated(vector_insert_strided_slice_value_to_store(op));
  return scalar != NULL && vector_repeated(dest) == scalar && replace_by_value(rw, op, dest);
}

static bool insert_extracted(mica_rewriter *rw, mica_op *op) {
  mica_value *dest = vector_insert_strided_slice_dest(op);
  const mica_op *from = mica_value_op_of(vector_insert_strided_slice_value_to_store(op),
                                         &vector_extract_strided_slice_def);
  return from != NULL && vector_extract_strided_slice_source(from) == dest &&
         vector_extract_strided_slice_strides_attr(from) ==
             vector_insert_strided_slice_strides_attr(op) &&
         vector_extract_strided_slice_offsets_attr(from) ==
             vector_insert_strided_slice_offsets_attr(op) &&
         replace_by_value(rw, op, dest);
}

// Copies a slice row by row.
static void copy_slice(mica_elements *made, const mica_op *op, const mica_attr *slice) {
  const mica_int64s whole = mica_type_shape(made->type);
  const mica_int64s part = mica_type_shape(mica_attr_type(slice));
  const mica_attrs offsets = vector_insert_strided_slice_offsets(op);
  const size_t lead = whole.size - part.size, row = (size_t)part.data[part.size - 1];
  const size_t count = mica_attr_elements_count(slice);
  for (size_t from = 0; from < count; from += row) {
    size_t at = 0, rest = from, stride = 1;
    for (size_t i = whole.size; i-- > 0; stride *= (size_t)whole.data[i]) {
      size_t index = (size_t)vector_number_at(offsets, i);
      if (i >= lead) {
        index += rest % (size_t)part.data[i - lead];
        rest /= (size_t)part.data[i - lead];
      }
      at += index * stride;
    }
    mica_elements_copy(made, at, slice, from, row);
  }
}

static bool insert_constant(mica_rewriter *rw, mica_op *op) {
  const mica_value *dest = vector_insert_strided_slice_dest(op);
  const mica_attr *whole = mica_value_constant_attr(dest);
  const mica_attr *slice = mica_value_constant_attr(vector_insert_strided_slice_value_to_store(op));
  mica_elements made;
  if (!is_dense(whole) || !is_dense(slice) || !is_small(type_of(dest), dest) ||
      !vector_all_are(vector_insert_strided_slice_strides(op), 1))
    return false;
  if (mica_elements_begin(&made, type_of(dest))) {
    mica_elements_copy(&made, 0, whole, 0, made.count);
    copy_slice(&made, op, slice);
  }
  const mica_attr *constant = mica_elements_end(&made);
  return constant != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  arith_constant_build(&rw->builder, mica_op_loc(op), constant));
}

MICA_DEFINE_PATTERN(repeated_pattern, "FoldInsertStridedSliceSplat",
                    &vector_insert_strided_slice_def, insert_repeated);
MICA_DEFINE_PATTERN(extracted_pattern, "FoldInsertStridedSliceOfExtract",
                    &vector_insert_strided_slice_def, insert_extracted);
MICA_DEFINE_PATTERN(constant_pattern, "InsertStridedSliceConstantFolder",
                    &vector_insert_strided_slice_def, insert_constant);
const mica_pattern *const vector_insert_strided_slice_canonicalizations[] = {
    &repeated_pattern, &extracted_pattern, &constant_pattern, NULL};

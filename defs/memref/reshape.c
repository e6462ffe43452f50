// The checks of expand_shape and collapse_shape: groups of dimensions of the one are dimensions of
// the other, and the layout goes with them. Called by generated code; own nothing.
#include "reshape.h"

#include "shared.h"

#include "mica/context.h"

// A group of dimensions that are one in the collapsed type.
static mica_attrs group_at(mica_attrs groups, size_t index) {
  return mica_attr_array_elements(groups.data[index]);
}
static int64_t dimension_at(mica_attrs group, size_t index) {
  return mica_attr_integer_value(group.data[index]);
}

// ---- Shapes -------------------------------------------------------------------------------------

typedef struct group_walk {
  mica_int64s expanded;
  int64_t next;     // the dimension that must come
  int64_t product;  // of the group's dimensions
  bool dynamic;
} group_walk;

static bool walk_group(mica_op *op, mica_attrs group, group_walk *w) {
  w->product = 1;
  w->dynamic = false;
  for (size_t i = 0; i < group.size; i++) {
    int64_t dimension = dimension_at(group, i);
    if (dimension != w->next++)
      return mica_op_error(op, "reassociation indices must be contiguous");
    if ((uint64_t)dimension >= w->expanded.size)
      return mica_op_error(op, "reassociation index %I is out of bounds", dimension);
    int64_t size = w->expanded.data[dimension];
    w->dynamic = w->dynamic || size == MICA_DYNAMIC;
    w->product = (int64_t)((uint64_t)w->product * (uint64_t)size);
  }
  return true;
}

static bool check_group(mica_op *op, size_t index, int64_t collapsed, const group_walk *w) {
  if ((collapsed == MICA_DYNAMIC) != w->dynamic)
    return mica_op_error(op,
                         "collapsed dim (%z) must be dynamic if and only if reassociation group is "
                         "dynamic",
                         index);
  return w->dynamic || w->product == collapsed ||
         mica_op_error(op, "collapsed dim size (%I) must equal reassociation group size (%I)",
                       collapsed, w->product);
}

static bool check_shapes(mica_op *op, mica_int64s collapsed, mica_int64s expanded,
                         mica_attrs groups) {
  if (collapsed.size != groups.size)
    return mica_op_error(op, "invalid number of reassociation groups: found %z, expected %z",
                         groups.size, collapsed.size);
  group_walk w = {.expanded = expanded};
  for (size_t i = 0; i < groups.size; i++)
    if (!walk_group(op, group_at(groups, i), &w) || !check_group(op, i, collapsed.data[i], &w))
      return false;
  if (collapsed.size != 0)
    return (uint64_t)w.next == expanded.size ||
           mica_op_error(
               op, "expanded rank (%z) inconsistent with number of reassociation indices (%I)",
               expanded.size, w.next);
  for (size_t i = 0; i < expanded.size; i++)
    if (expanded.data[i] != 1)
      return mica_op_error(op, "rank 0 memrefs can only be extended/collapsed with/from ones");
  return true;
}

// ---- Layouts ------------------------------------------------------------------------------------

// The strides of a dimension that becomes a group, from the last to the first. Dimensions made of
// nothing have stride 1.
static void expand_layout(const memref_strided *source, mica_attrs groups, memref_strided *out) {
  size_t at = out->rank;
  if (groups.size == 0)
    while (at > 0) out->strides[--at] = 1;
  for (size_t i = groups.size; i-- > 0;) {
    int64_t stride = source->strides[i];
    for (size_t j = group_at(groups, i).size; j-- > 0;) {
      out->strides[--at] = stride;
      stride = mica_saturated_multiply(stride, out->shape[at]);
    }
  }
  out->offset = source->offset;
}

// The stride of a group: that of its last dimension whose size isn't 1. A size that isn't known
// may turn out to be 1.
static int64_t group_stride(const memref_strided *source, size_t first, size_t count) {
  size_t last = first + count - 1;
  while (last > first && source->shape[last] == 1) last--;
  return source->shape[last] != MICA_DYNAMIC || last == first ? source->strides[last]
                                                              : MICA_DYNAMIC;
}

// That no strides of the group say that its dimensions don't follow one another.
static bool is_group_contiguous(const memref_strided *source, size_t first, size_t count,
                                int64_t stride) {
  for (size_t i = first + count; --i > first;) {
    stride = mica_saturated_multiply(stride, source->shape[i]);
    int64_t found = source->strides[i - 1];
    if (source->shape[i - 1] == 1 || stride == MICA_DYNAMIC || found == MICA_DYNAMIC) continue;
    if (stride != found) return false;
  }
  return true;
}

// False: the dimensions of a group don't follow one another, or there are none to take a stride of.
static bool collapse_layout(const memref_strided *source, mica_attrs groups, memref_strided *out) {
  size_t first = 0;
  for (size_t i = 0; i < groups.size; i++) {
    size_t count = group_at(groups, i).size;
    if (count == 0) return false;
    out->strides[i] = group_stride(source, first, count);
    if (!is_group_contiguous(source, first, count, out->strides[i])) return false;
    first += count;
  }
  out->offset = source->offset;
  return true;
}

const mica_type *memref_collapsed_type(const mica_type *source, mica_attrs groups) {
  memref_strided from, to = {0};
  const mica_type *type = NULL;
  bool ok = memref_strided_of(source, &from) && memref_strided_make(from.ctx, groups.size, &to);
  for (size_t i = 0, at = 0; ok && i < groups.size; i++) {
    to.shape[i] = 1;
    for (size_t n = group_at(groups, i).size; n > 0; n--)
      to.shape[i] = mica_saturated_multiply(to.shape[i], from.shape[at++]);
  }
  if (ok && mica_type_layout_is_identity(source))
    type = mica_type_memref((mica_int64s){to.shape, to.rank}, mica_type_element(source), NULL,
                            mica_type_memory_space(source));
  else if (ok && collapse_layout(&from, groups, &to)) type = memref_strided_type(&to, source);
  memref_strided_free(&from);
  if (to.ctx != NULL) memref_strided_free(&to);
  return type;
}

// ---- Checks -------------------------------------------------------------------------------------

static bool report_type(mica_op *op, const char *how, const mica_type *expected,
                        const mica_type *found) {
  return expected != NULL &&
         mica_op_error(op, "expected %s type to be '%t' but found '%t'", how, expected, found);
}

// Memory without a layout stays so.
static bool check_plain(mica_op *op, const char *how, const mica_type *source,
                        const mica_type *result) {
  const mica_type *expected = mica_type_memref(mica_type_shape(result), mica_type_element(source),
                                               NULL, mica_type_memory_space(source));
  return expected == result || report_type(op, how, expected, result);
}

static bool check_layout(mica_op *op, const mica_type *source, const mica_type *result,
                         mica_attrs groups, bool expands) {
  mica_int64s shape = mica_type_shape(result);
  memref_strided from, to = {0};
  bool ok = memref_strided_of(source, &from) && memref_strided_make(from.ctx, shape.size, &to);
  if (ok && shape.size != 0) memcpy(to.shape, shape.data, shape.size * sizeof *to.shape);
  if (ok && expands) expand_layout(&from, groups, &to);
  else if (ok && !collapse_layout(&from, groups, &to))
    ok = mica_op_error(op, "invalid source layout map or collapsing non-contiguous dims");
  if (ok) {
    const mica_type *expected = memref_strided_type(&to, source);
    ok = expected == result ||
         report_type(op, expands ? "expanded" : "collapsed", expected, result);
  }
  memref_strided_free(&from);
  if (to.ctx != NULL) memref_strided_free(&to);
  return ok;
}

static bool check_types(mica_op *op, const mica_type *source, const mica_type *result,
                        mica_attrs groups, bool expands) {
  return mica_type_layout_is_identity(source)
             ? check_plain(op, expands ? "expanded" : "collapsed", source, result)
             : check_layout(op, source, result, groups, expands);
}

static bool check_output_shape(mica_op *op, const mica_type *result) {
  mica_int64s numbers = memref_expand_shape_static_output_shape(op),
              shape = mica_type_shape(result);
  size_t dynamic = 0, values = memref_expand_shape_output_shape_count(op);
  if (numbers.size != shape.size)
    return mica_op_error(op,
                         "expected number of static shape bounds to be equal to the output rank "
                         "(%z) but found %z inputs instead",
                         shape.size, numbers.size);
  for (size_t i = 0; i < numbers.size; i++) dynamic += numbers.data[i] == MICA_DYNAMIC;
  if (dynamic != values)
    return mica_op_error(op,
                         "mismatch in dynamic dims in output_shape and static_output_shape: "
                         "static_output_shape has %z dynamic dims while output_shape has %z values",
                         dynamic, values);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] != MICA_DYNAMIC && shape.data[i] != numbers.data[i])
      return mica_op_error(op, "invalid output shape provided at pos %z", i);
  return true;
}

bool memref_expand_shape_check(mica_op *op) {
  const mica_type *source = mica_value_type(memref_expand_shape_src(op));
  const mica_type *result = mica_value_type(memref_expand_shape_result(op));
  mica_int64s from = mica_type_shape(source), to = mica_type_shape(result);
  mica_attrs groups = memref_expand_shape_reassociation(op);
  if (from.size > to.size)
    return mica_op_error(op,
                         "has source rank %z and result rank %z. This is not an expansion (%z > "
                         "%z).",
                         from.size, to.size, from.size, to.size);
  return check_shapes(op, from, to, groups) && check_types(op, source, result, groups, true) &&
         check_output_shape(op, result);
}

bool memref_collapse_shape_check(mica_op *op) {
  const mica_type *source = mica_value_type(memref_collapse_shape_src(op));
  const mica_type *result = mica_value_type(memref_collapse_shape_result(op));
  mica_int64s from = mica_type_shape(source), to = mica_type_shape(result);
  mica_attrs groups = memref_collapse_shape_reassociation(op);
  if (from.size < to.size)
    return mica_op_error(op,
                         "has source rank %z and result rank %z. This is not a collapse (%z < %z).",
                         from.size, to.size, from.size, to.size);
  return check_shapes(op, to, from, groups) && check_types(op, source, result, groups, false);
}

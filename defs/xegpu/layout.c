// Layouts: their checks, what is seen of them through slices, how they distribute a shape. Called
// by generated code and by hooks; owns nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "shared.h"

static size_t size_of(const mica_attr *array) {
  return array == NULL ? 0 : mica_attr_dense_i32s_value(array).size;
}

size_t xegpu_layout_rank(const mica_attr *layout) {
  const xegpu_layout_attr_params *l = mica_attr_params(layout);
  if (l->sg_layout != NULL) return size_of(l->sg_layout);
  return size_of(l->inst_data != NULL ? l->inst_data : l->lane_layout);
}

// ---- Checks -------------------------------------------------------------------------------------

static bool have_one_rank(const mica_attr *a, const mica_attr *b) {
  return a == NULL || b == NULL || size_of(a) == size_of(b);
}

// What each unit has is said where the units are.
static bool check_data(mica_context *ctx, mica_loc loc, const char *unit, const mica_attr *layout,
                       const mica_attr *data) {
  if (data == NULL) return true;
  if (layout == NULL)
    return mica_error(ctx, loc, "expected %s_layout being used with %s_data", unit, unit);
  return have_one_rank(layout, data) ||
         mica_error(ctx, loc, "expected %s_data and %s_layout to have the same rank", unit, unit);
}

static bool check_order(mica_context *ctx, mica_loc loc, const mica_attr *sg_layout,
                        const mica_attr *lane_layout, const mica_attr *order) {
  if (order == NULL) return true;
  if (sg_layout == NULL && lane_layout == NULL)
    return mica_error(ctx, loc, "expected sg_layout/lane_layout being used with order");
  if (!have_one_rank(order, sg_layout))
    return mica_error(ctx, loc, "expected order and sg_layout to have the same rank");
  return have_one_rank(order, lane_layout) ||
         mica_error(ctx, loc, "expected order and lane_layout to have the same rank");
}

bool xegpu_layout_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *sg_layout,
                             const mica_attr *sg_data, const mica_attr *inst_data,
                             const mica_attr *lane_layout, const mica_attr *lane_data,
                             const mica_attr *order) {
  if (sg_layout == NULL && inst_data == NULL && lane_layout == NULL)
    return mica_error(ctx, loc, "expected at least one of sg_layout, inst_data or lane_layout");
  if (!have_one_rank(sg_layout, inst_data))
    return mica_error(ctx, loc, "expected sg_layout and inst_data to have the same rank");
  if (!have_one_rank(sg_layout, lane_layout))
    return mica_error(ctx, loc, "expected sg_layout and lane_layout to have the same rank");
  if (!have_one_rank(inst_data, lane_layout))
    return mica_error(ctx, loc,
                      "expected inst_data and lane_layout to have the same rank, got inst_data "
                      "%z, lane_layout %z",
                      size_of(inst_data), size_of(lane_layout));
  return check_data(ctx, loc, "sg", sg_layout, sg_data) &&
         check_data(ctx, loc, "lane", lane_layout, lane_data) &&
         check_order(ctx, loc, sg_layout, lane_layout, order);
}

// Dimensions in their order, each once.
typedef struct sorted_dim {
  int64_t dim;
  bool seen;
} sorted_dim;
typedef struct sorted_dims {
  sorted_dim *data;
  size_t size, capacity;
} sorted_dims;

static int compare_dims(const void *a, const void *b) {
  const int64_t x = ((const sorted_dim *)a)->dim, y = ((const sorted_dim *)b)->dim;
  return (x > y) - (x < y);
}

static bool sort_dims(mica_context *ctx, mica_int64s dims, sorted_dims *out) {
  *out = (sorted_dims){.capacity = dims.size + 1};
  out->data = mica_allocate(ctx, out->capacity * sizeof *out->data);
  if (out->data == NULL) return false;
  for (size_t i = 0; i < dims.size; i++) out->data[i] = (sorted_dim){dims.data[i], false};
  qsort(out->data, dims.size, sizeof *out->data, compare_dims);
  for (size_t i = 0; i < dims.size; i++)
    if (i == 0 || out->data[i].dim != out->data[out->size - 1].dim)
      out->data[out->size++] = out->data[i];
  return true;
}
static void free_dims(mica_context *ctx, sorted_dims *dims) {
  mica_free(ctx, dims->data, dims->capacity * sizeof *dims->data);
}

// Each slice leaves dimensions of its parent out.
static int64_t rank_of(const mica_attr *layout) {
  int64_t fewer = 0;
  for (; xegpu_slice_attr_isa(layout); layout = xegpu_slice_attr_parent(layout))
    fewer += (int64_t)mica_attr_dense_i64s_value(xegpu_slice_attr_dims(layout)).size;
  return (int64_t)xegpu_layout_rank(layout) - fewer;
}

static bool check_dims(mica_context *ctx, mica_loc loc, mica_int64s dims, int64_t rank,
                       sorted_dims sorted) {
  for (size_t i = 0; i < dims.size; i++) {
    const sorted_dim wanted = {dims.data[i], false};
    sorted_dim *found =
        bsearch(&wanted, sorted.data, sorted.size, sizeof *sorted.data, compare_dims);
    if (wanted.dim < 0 || wanted.dim >= rank)
      return mica_error(ctx, loc, "invalid dim (%I) in slice attribute.", wanted.dim);
    if (found->seen)
      return mica_error(ctx, loc, "repeated dim (%I) in slice attribute.", wanted.dim);
    found->seen = true;
  }
  return true;
}

bool xegpu_slice_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *parent,
                            const mica_attr *dims) {
  const mica_int64s list = mica_attr_dense_i64s_value(dims);
  sorted_dims sorted;
  if (!sort_dims(ctx, list, &sorted)) return false;
  const bool ok = check_dims(ctx, loc, list, rank_of(parent), sorted);
  free_dims(ctx, &sorted);
  return ok;
}

bool xegpu_range_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *start,
                            const mica_attr *end) {
  const int64_t first = mica_attr_integer_value(start), behind = mica_attr_integer_value(end);
  return first < behind ||
         mica_error(ctx, loc, "'end' : %I must be greater than 'start' : %I", behind, first);
}

bool xegpu_scatter_tensor_desc_attr_check(mica_context *ctx, mica_loc loc,
                                          const mica_attr *memory_space,
                                          const mica_attr *chunk_size) {
  (void)memory_space;
  return mica_attr_integer_value(chunk_size) > 0 || mica_error(ctx, loc, "invalid chunk size");
}

// ---- Through slices -----------------------------------------------------------------------------

// The numbers in the parent of those in a slice, which leaves out `dims`.
static bool skip_dims(mica_context *ctx, mica_int64s dims, int64_t *numbers, size_t count) {
  sorted_dims sorted;
  size_t skipped = 0;
  if (!sort_dims(ctx, dims, &sorted)) return false;
  for (size_t i = 0; i < count; i++) {
    while (skipped < sorted.size && sorted.data[skipped].dim <= numbers[i] + (int64_t)skipped)
      skipped++;
    numbers[i] += (int64_t)skipped;
  }
  free_dims(ctx, &sorted);
  return true;
}

bool xegpu_view_layout(const mica_attr *layout, size_t rank, xegpu_view *out) {
  *out = (xegpu_view){.is_slice = xegpu_slice_attr_isa(layout)};
  for (size_t i = 0; out->is_slice && i <= rank; i++) out->numbers[i] = (int64_t)i;
  for (; xegpu_slice_attr_isa(layout); layout = xegpu_slice_attr_parent(layout)) {
    const mica_int64s dims = mica_attr_dense_i64s_value(xegpu_slice_attr_dims(layout));
    if (!skip_dims(layout->context, dims, out->numbers, rank + 1)) return false;
  }
  out->base = layout;
  return true;
}

int64_t xegpu_view_value(const xegpu_view *view, const mica_attr *values, size_t i) {
  return mica_attr_dense_i32s_value(values).data[view->is_slice ? (size_t)view->numbers[i] : i];
}

static bool is_empty(const xegpu_view *view, const mica_attr *values) {
  const size_t size = size_of(values);
  return size == 0 || (view->is_slice && (uint64_t)view->numbers[0] >= size);
}

bool xegpu_view_has_rank(const xegpu_view *view, const mica_attr *values, size_t rank) {
  const size_t size = size_of(values);
  if (!view->is_slice) return size == rank;
  return (rank == 0 || (uint64_t)view->numbers[rank - 1] < size) &&
         (uint64_t)view->numbers[rank] >= size;
}

// ---- Distribution -------------------------------------------------------------------------------

// Sizes that come one of another: those of a shape, what is left of each for a unit, or what units
// are said to have.
typedef struct sizes {
  const xegpu_view *view;
  mica_int64s shape;
  const mica_attr *divisor;  // NULL: 1
  const mica_attr *data;     // they themselves, if it isn't NULL
} sizes;

static int64_t quotient(int64_t whole, int64_t part) {
  return part == -1 ? (int64_t)(0 - (uint64_t)whole) : whole / part;
}

static int64_t size_at(const sizes *s, size_t i) {
  if (s->data != NULL) return xegpu_view_value(s->view, s->data, i);
  return s->divisor == NULL ? s->shape.data[i]
                            : quotient(s->shape.data[i], xegpu_view_value(s->view, s->divisor, i));
}

static bool divides(int64_t whole, int64_t part) {
  return part != 0 && (part == -1 || whole % part == 0);
}

// Each of the sizes is a multiple of that in `parts`, or the other way round.
static bool are_multiples(const sizes *s, const mica_attr *parts, bool swapped) {
  for (size_t i = 0; i < s->shape.size; i++) {
    const int64_t size = size_at(s, i), part = xegpu_view_value(s->view, parts, i);
    if (swapped ? !divides(part, size) : !divides(size, part)) return false;
  }
  return true;
}

// Units take turns where there are too few parts for all (`in_turns`).
static bool split(sizes *s, const mica_attr *layout, const mica_attr *data, bool in_turns) {
  const size_t rank = s->shape.size;
  if (!is_empty(s->view, layout)) {
    if (!xegpu_view_has_rank(s->view, layout, rank)) return false;
    if (are_multiples(s, layout, false)) s->divisor = layout;
    else if (!in_turns || !are_multiples(s, layout, true)) return false;
  }
  if (is_empty(s->view, data)) return true;
  if (!xegpu_view_has_rank(s->view, data, rank)) return false;
  if (!are_multiples(s, data, false) && (!in_turns || !are_multiples(s, data, true))) return false;
  s->data = data;
  return true;
}

// Of what subgroups have, lanes have a part: a size that is given can't be divided as well.
static bool split_further(const sizes *s, const mica_attr *layout, const mica_attr *data) {
  const size_t rank = s->shape.size;
  const bool any_lanes = !is_empty(s->view, layout), any_data = !is_empty(s->view, data);
  if (any_lanes &&
      (!xegpu_view_has_rank(s->view, layout, rank) || !are_multiples(s, layout, false)))
    return false;
  if (!any_data) return true;
  if (!xegpu_view_has_rank(s->view, data, rank)) return false;
  for (size_t i = 0; i < rank; i++) {
    const int64_t lanes = any_lanes ? xegpu_view_value(s->view, layout, i) : 1;
    if (!divides(quotient(size_at(s, i), lanes), xegpu_view_value(s->view, data, i))) return false;
  }
  return true;
}

bool xegpu_distributes_evenly(const xegpu_view *view, mica_int64s shape) {
  const xegpu_layout_attr_params *l = mica_attr_params(view->base);
  sizes s = {.view = view, .shape = shape};
  return split(&s, l->sg_layout, l->sg_data, true) && split(&s, NULL, l->inst_data, false) &&
         split_further(&s, l->lane_layout, l->lane_data);
}

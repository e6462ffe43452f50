// Groups of dimensions, of reshapes (mica/reshape.h). Whoever makes some gives them back.
#include "mica/reshape.h"

#include "mica/context.h"

bool mica_groups_make(mica_context *ctx, size_t capacity, mica_groups *out) {
  *out = (mica_groups){.ctx = ctx, .capacity = capacity};
  if (capacity != 0) out->ends = mica_allocate(ctx, capacity * sizeof *out->ends);
  return capacity == 0 || out->ends != NULL;
}

void mica_groups_free(mica_groups *groups) {
  if (groups->ctx != NULL)
    mica_free(groups->ctx, groups->ends, groups->capacity * sizeof *groups->ends);
}

bool mica_groups_read(mica_context *ctx, mica_attrs attrs, mica_groups *out) {
  if (!mica_groups_make(ctx, attrs.size, out)) return false;
  for (size_t end = 0; out->count < attrs.size; out->count++) {
    end += mica_attr_array_elements(attrs.data[out->count]).size;
    out->ends[out->count] = end;
  }
  return true;
}

static const mica_attr *group_attr(mica_context *ctx, size_t begin, size_t end,
                                   const mica_attr **numbers) {
  for (size_t i = begin; i < end; i++) {
    numbers[i - begin] = mica_attr_i64(ctx, (int64_t)i);
    if (numbers[i - begin] == NULL) return NULL;
  }
  return mica_attr_array(ctx, (mica_attrs){numbers, end - begin});
}

const mica_attr *mica_groups_attr(const mica_groups *groups) {
  mica_context *ctx = groups->ctx;
  const size_t dims = groups->count == 0 ? 0 : groups->ends[groups->count - 1];
  const size_t size = (groups->count + dims + 1) * sizeof(const mica_attr *);
  const mica_attr **items = mica_allocate(ctx, size);
  bool ok = items != NULL;
  for (size_t i = 0; ok && i < groups->count; i++) {
    items[i] = group_attr(ctx, mica_group_begin(groups, i), groups->ends[i], items + groups->count);
    ok = items[i] != NULL;
  }
  const mica_attr *attr = ok ? mica_attr_array(ctx, (mica_attrs){items, groups->count}) : NULL;
  mica_free(ctx, items, size);
  return attr;
}

// ---- Two reshapes -------------------------------------------------------------------------------

static bool add(mica_groups *out, size_t end) {
  if (out->count == out->capacity) return false;
  out->ends[out->count++] = end;
  return true;
}

bool mica_groups_compose(const mica_groups *more, const mica_groups *fewer, mica_groups *out) {
  if (fewer->count != 0 && fewer->ends[fewer->count - 1] != more->count) return false;
  for (size_t i = 0; i < fewer->count; i++)
    if (!add(out, more->ends[fewer->ends[i] - 1])) return false;
  return true;
}

bool mica_groups_within(const mica_groups *fine, const mica_groups *coarse, mica_groups *out) {
  size_t next = 0;
  for (size_t i = 0; i < coarse->count; i++) {
    while (next < fine->count) {
      const size_t end = fine->ends[next];
      if (end > coarse->ends[i]) return false;
      next++;
      if (end == coarse->ends[i]) break;
    }
    if (!add(out, next)) return false;
  }
  return true;
}

// ---- From one shape to another ------------------------------------------------------------------

// Dimensions `begin` to before `end`, looked at from the front or from the back.
typedef struct dim_range {
  size_t begin, end;
} dim_range;
typedef struct shape_view {
  mica_int64s shape;
  bool is_reversed;
} shape_view;
static int64_t size_at(const shape_view *v, size_t i) {
  return v->shape.data[v->is_reversed ? v->shape.size - 1 - i : i];
}

// Up to the first dimension that isn't known; `greedy`: as far as there are any.
static bool find_unknown(const shape_view *from, size_t start, bool greedy, dim_range *out) {
  size_t at = start;
  while (at < from->shape.size && size_at(from, at) != MICA_DYNAMIC) at++;
  if (at == from->shape.size) return false;
  *out = (dim_range){start, greedy ? from->shape.size : at + 1};
  return true;
}

// The first neighbours with that product; `greedy`: with those of size 1 behind them.
static bool find_product(const shape_view *from, size_t start, int64_t size, bool greedy,
                         dim_range *out) {
  int64_t product = 1;
  size_t begin = start;
  bool found = false;
  for (size_t at = start; at < from->shape.size && (!found || greedy); at++) {
    const int64_t more = size_at(from, at);
    if (found && (more == MICA_DYNAMIC || more != 1)) break;
    if (more == MICA_DYNAMIC) {
      product = 1;
      begin = at + 1;
      continue;
    }
    if (more != 0 && product > INT64_MAX / more) return false;
    for (product *= more; product > size && begin < at; begin++) product /= size_at(from, begin);
    *out = (dim_range){begin, at + 1};
    found = product == size;
  }
  return found;
}

// Of each dimension of `to` those of `from`. What is passed over belongs to one before that isn't
// known.
static bool find_ranges(const shape_view *from, const shape_view *to, dim_range *ranges) {
  size_t next = 0;
  for (size_t i = 0; i < to->shape.size; i++) {
    const int64_t size = size_at(to, i);
    const bool is_last = i + 1 == to->shape.size;
    if (!(size == MICA_DYNAMIC ? find_unknown(from, next, is_last, &ranges[i])
                               : find_product(from, next, size, is_last, &ranges[i])))
      return false;
    if (ranges[i].begin > next) {
      if (i == 0 || size_at(to, i - 1) != MICA_DYNAMIC) return false;
      ranges[i - 1].end = ranges[i].begin;
    }
    next = ranges[i].end;
  }
  return next == from->shape.size;
}

static bool all_are_one(mica_int64s shape, size_t begin, size_t end) {
  for (size_t i = begin; i < end; i++)
    if (shape.data[i] != 1) return false;
  return true;
}

// Where two ways part dimensions otherwise, these have size 1.
static bool mean_the_same(mica_int64s from, dim_range a, dim_range b) {
  if (a.end <= b.begin || b.end <= a.begin) return false;
  const size_t begin = a.begin < b.begin ? b.begin : a.begin;
  const size_t end = a.end < b.end ? a.end : b.end;
  return all_are_one(from, a.begin, begin) && all_are_one(from, b.begin, begin) &&
         all_are_one(from, end, a.end) && all_are_one(from, end, b.end);
}

static bool find_both_ways(mica_int64s from, mica_int64s to, dim_range *ranges,
                           dim_range *reversed) {
  const shape_view from_front = {from, false}, to_front = {to, false};
  const shape_view from_back = {from, true}, to_back = {to, true};
  if (!find_ranges(&from_front, &to_front, ranges) || !find_ranges(&from_back, &to_back, reversed))
    return false;
  for (size_t i = 0; i < to.size; i++) {
    const dim_range back = reversed[to.size - 1 - i];
    if (!mean_the_same(from, ranges[i], (dim_range){from.size - back.end, from.size - back.begin}))
      return false;
  }
  return true;
}

static bool find_scalar(mica_int64s from, size_t base, mica_groups *out) {
  for (size_t i = 0; i < from.size; i++)
    if (from.data[i] != 1 && from.data[i] != MICA_DYNAMIC) return false;
  return add(out, base + from.size);
}

bool mica_groups_find(mica_int64s from, mica_int64s to, size_t base, mica_groups *out) {
  if (from.size <= to.size) return false;
  if (to.size == 0) return find_scalar(from, base, out);
  const size_t size = 2 * to.size * sizeof(dim_range);
  dim_range *ranges = mica_allocate(out->ctx, size);
  bool ok = ranges != NULL && find_both_ways(from, to, ranges, ranges + to.size);
  for (size_t i = 0; ok && i < to.size; i++) ok = add(out, base + ranges[i].end);
  mica_free(out->ctx, ranges, size);
  return ok;
}

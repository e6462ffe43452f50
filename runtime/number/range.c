// Ranges of integers: making, joining, changing their width, comparing. Called by operations'
// inference and by the analysis that asks it. Ranges are values; nothing is owned.
#include "mica/range.h"

#include "mica/type.h"
#include "number/range.h"

mica_range mica_range_unknown(void) { return (mica_range){.umin = mica_number_none()}; }

// ---- Making -------------------------------------------------------------------------------------

// Unknown where there was no memory for an end.
static mica_range whole(mica_range r) {
  const bool is_whole = mica_number_is_any(r.umin) && mica_number_is_any(r.umax) &&
                        mica_number_is_any(r.smin) && mica_number_is_any(r.smax);
  return is_whole ? r : mica_range_unknown();
}

const mica_type *mica_range_type(const mica_type *type) {
  const mica_type *element = mica_type_element_or_self(type);
  if (mica_type_is_index(element)) return element;
  return mica_type_is_integer(element) && mica_type_integer_width(element) != 0 ? element : NULL;
}

mica_range mica_range_full(const mica_type *type) {
  const mica_type *element = type == NULL ? NULL : mica_range_type(type);
  if (element == NULL) return mica_range_unknown();
  const mica_number lowest = mica_number_lowest_signed(element);
  return whole((mica_range){mica_number_integer(element, 0), mica_number_integer(element, -1),
                            lowest, mica_number_not(lowest)});
}

mica_range mica_range_constant(mica_number value) {
  return (mica_range){value, value, value, value};
}

static mica_range range_of_elements(const mica_attr *dense) {
  const mica_type *element = mica_type_element(mica_attr_type(dense));
  size_t size;
  const char *data = mica_attr_dense_data(dense, &size);
  mica_range r = mica_range_unknown();
  for (size_t at = 0, step = mica_element_size(element); at < size; at += step)
    r = mica_range_union(r, mica_range_constant(mica_number_load(element, data + at)));
  return r;
}

mica_range mica_range_of_attr(const mica_attr *constant) {
  if (mica_attr_is_dense_int_elements(constant)) return range_of_elements(constant);
  const mica_number n = mica_number_of(constant);
  return mica_number_is_any(n) && !mica_number_is_float(n) ? mica_range_constant(n)
                                                           : mica_range_unknown();
}

mica_range mica_range_from_signed(mica_number min, mica_number max) {
  if (!mica_number_is_any(min) || !mica_number_is_any(max)) return mica_range_unknown();
  mica_range r = mica_range_full(min.type);
  if (mica_number_is_negative(min) == mica_number_is_negative(max)) {
    r.umin = mica_number_lower_unsigned(min, max);
    r.umax = mica_number_higher_unsigned(min, max);
  }
  r.smin = min;
  r.smax = max;
  return whole(r);
}

mica_range mica_range_from_unsigned(mica_number min, mica_number max) {
  if (!mica_number_is_any(min) || !mica_number_is_any(max)) return mica_range_unknown();
  mica_range r = mica_range_full(min.type);
  if (mica_number_is_negative(min) == mica_number_is_negative(max)) {
    r.smin = mica_number_lower_signed(min, max);
    r.smax = mica_number_higher_signed(min, max);
  }
  r.umin = min;
  r.umax = max;
  return whole(r);
}

// ---- Asking and joining -------------------------------------------------------------------------

static bool same(mica_number a, mica_number b) { return mica_number_order_unsigned(a, b) == 0; }

mica_number mica_range_value(const mica_range *r) {
  if (!mica_range_is_known(r)) return mica_number_none();
  if (same(r->umin, r->umax)) return r->umin;
  return same(r->smin, r->smax) ? r->smin : mica_number_none();
}

bool mica_range_equal(const mica_range *a, const mica_range *b) {
  if (!mica_range_is_known(a) || !mica_range_is_known(b))
    return mica_range_is_known(a) == mica_range_is_known(b);
  return numbers_match(a->umin, b->umin) && same(a->umin, b->umin) && same(a->umax, b->umax) &&
         same(a->smin, b->smin) && same(a->smax, b->smax);
}

mica_range mica_range_union(mica_range a, mica_range b) {
  if (!mica_range_is_known(&a)) return b;
  if (!mica_range_is_known(&b)) return a;
  return whole((mica_range){
      mica_number_lower_unsigned(a.umin, b.umin), mica_number_higher_unsigned(a.umax, b.umax),
      mica_number_lower_signed(a.smin, b.smin), mica_number_higher_signed(a.smax, b.smax)});
}

mica_range mica_range_intersection(mica_range a, mica_range b) {
  if (!mica_range_is_known(&a) || !mica_range_is_known(&b)) return mica_range_unknown();
  return whole((mica_range){
      mica_number_higher_unsigned(a.umin, b.umin), mica_number_lower_unsigned(a.umax, b.umax),
      mica_number_higher_signed(a.smin, b.smin), mica_number_lower_signed(a.smax, b.smax)});
}

// ---- Other widths -------------------------------------------------------------------------------

mica_range mica_range_extend(mica_range r, const mica_type *type) {
  return whole((mica_range){
      mica_number_resize_unsigned(r.umin, type), mica_number_resize_unsigned(r.umax, type),
      mica_number_resize_signed(r.smin, type), mica_number_resize_signed(r.smax, type)});
}

mica_range mica_range_extend_signed(mica_range r, const mica_type *type) {
  return mica_range_from_signed(mica_number_resize_signed(r.smin, type),
                                mica_number_resize_signed(r.smax, type));
}

mica_range mica_range_extend_unsigned(mica_range r, const mica_type *type) {
  return mica_range_from_unsigned(mica_number_resize_unsigned(r.umin, type),
                                  mica_number_resize_unsigned(r.umax, type));
}

// The bits that truncation drops are the same at both ends, so it keeps their order.
static bool keeps_unsigned(const mica_range *r, uint32_t width) {
  const mica_number amount = mica_number_integer(r->umin.type, width);
  return same(mica_number_shift_right_unsigned(r->umin, amount),
              mica_number_shift_right_unsigned(r->umax, amount));
}

// Likewise with the bit that becomes the sign; or what is dropped is a sign's copies at both ends,
// of which only the lower one may be negative.
static bool keeps_signed(const mica_range *r, uint32_t width) {
  const mica_number amount = mica_number_integer(r->smin.type, width - 1);
  const mica_number low = mica_number_shift_right_signed(r->smin, amount);
  const mica_number high = mica_number_shift_right_signed(r->smax, amount);
  return same(low, high) || (mica_number_is_all_ones(low) && mica_number_is_zero(high));
}

mica_range mica_range_truncate(mica_range r, const mica_type *type) {
  if (!mica_range_is_known(&r)) return r;
  const uint32_t width = number_type_width(type);
  mica_range result = mica_range_full(type);
  if (keeps_unsigned(&r, width)) {
    result.umin = mica_number_resize_unsigned(r.umin, type);
    result.umax = mica_number_resize_unsigned(r.umax, type);
  }
  if (keeps_signed(&r, width)) {
    result.smin = mica_number_resize_signed(r.smin, type);
    result.smax = mica_number_resize_signed(r.smax, type);
  }
  return whole(result);
}

static mica_range resize(mica_range r, const mica_type *type, bool is_signed) {
  if (!mica_range_is_known(&r)) return r;
  const uint32_t from = mica_number_width(r.umin), to = number_type_width(type);
  if (from > to) return mica_range_truncate(r, type);
  if (from == to) return mica_range_extend(r, type);
  return is_signed ? mica_range_extend_signed(r, type) : mica_range_extend_unsigned(r, type);
}
mica_range mica_range_resize_signed(mica_range r, const mica_type *type) {
  return resize(r, type, true);
}
mica_range mica_range_resize_unsigned(mica_range r, const mica_type *type) {
  return resize(r, type, false);
}

// ---- Comparing ----------------------------------------------------------------------------------

static bool is_below(mica_range_order order, const mica_range *a, const mica_range *b) {
  switch (order) {
  case MICA_RANGE_SLT: return mica_number_order_signed(a->smax, b->smin) < 0;
  case MICA_RANGE_SLE: return mica_number_order_signed(a->smax, b->smin) <= 0;
  case MICA_RANGE_ULT: return mica_number_order_unsigned(a->umax, b->umin) < 0;
  case MICA_RANGE_ULE: return mica_number_order_unsigned(a->umax, b->umin) <= 0;
  default: return false;
  }
}

static bool are_one_number(const mica_range *a, const mica_range *b) {
  const mica_number x = mica_range_value(a), y = mica_range_value(b);
  return mica_number_is_any(x) && mica_number_is_any(y) && same(x, y);
}

// Neither as signed nor as unsigned do they overlap.
static bool are_apart(const mica_range *a, const mica_range *b) {
  return (is_below(MICA_RANGE_SLT, a, b) || is_below(MICA_RANGE_SLT, b, a)) &&
         (is_below(MICA_RANGE_ULT, a, b) || is_below(MICA_RANGE_ULT, b, a));
}

static bool is_always(mica_range_order order, const mica_range *a, const mica_range *b) {
  switch (order) {
  case MICA_RANGE_EQ: return are_one_number(a, b);
  case MICA_RANGE_NE: return are_apart(a, b);
  case MICA_RANGE_SGT: return is_below(MICA_RANGE_SLT, b, a);
  case MICA_RANGE_SGE: return is_below(MICA_RANGE_SLE, b, a);
  case MICA_RANGE_UGT: return is_below(MICA_RANGE_ULT, b, a);
  case MICA_RANGE_UGE: return is_below(MICA_RANGE_ULE, b, a);
  default: return is_below(order, a, b);
  }
}

static mica_range_order opposite(mica_range_order order) {
  static const mica_range_order of[] = {
      [MICA_RANGE_EQ] = MICA_RANGE_NE,   [MICA_RANGE_NE] = MICA_RANGE_EQ,
      [MICA_RANGE_SLT] = MICA_RANGE_SGE, [MICA_RANGE_SLE] = MICA_RANGE_SGT,
      [MICA_RANGE_SGT] = MICA_RANGE_SLE, [MICA_RANGE_SGE] = MICA_RANGE_SLT,
      [MICA_RANGE_ULT] = MICA_RANGE_UGE, [MICA_RANGE_ULE] = MICA_RANGE_UGT,
      [MICA_RANGE_UGT] = MICA_RANGE_ULE, [MICA_RANGE_UGE] = MICA_RANGE_ULT};
  return of[order];
}

bool mica_range_compare(mica_range_order order, const mica_range *a, const mica_range *b,
                        bool *is_true) {
  *is_true = is_always(order, a, b);
  return *is_true || is_always(opposite(order), a, b);
}

mica_range mica_range_of_truth(mica_context *ctx, bool is_known, bool is_true) {
  return mica_range_from_unsigned(mica_number_truth(ctx, is_known && is_true),
                                  mica_number_truth(ctx, !is_known || is_true));
}

// ---- Shapes -------------------------------------------------------------------------------------

mica_range mica_range_of_dimension(const mica_type *shaped, const mica_range *number) {
  const mica_type *index = mica_type_index(mica_type_context(shaped));
  if (index == NULL) return mica_range_unknown();
  const mica_range any =
      mica_range_from_signed(mica_number_integer(index, 0), mica_number_integer(index, INT64_MAX));
  if (!mica_type_has_rank(shaped)) return any;
  const mica_int64s sizes = mica_type_shape(shaped);
  int64_t first = 0, last = INT64_MAX;
  if (mica_range_is_known(number)) {
    (void)mica_number_to_i64(number->smin, &first);
    (void)mica_number_to_i64(number->smax, &last);
  }
  mica_range r = mica_range_unknown();
  for (size_t i = first < 0 ? 0 : (size_t)first; i < sizes.size && (int64_t)i <= last; i++)
    r = mica_range_union(r, sizes.data[i] == MICA_DYNAMIC
                                ? any
                                : mica_range_constant(mica_number_integer(index, sizes.data[i])));
  return mica_range_is_known(&r) ? r : any;
}

// Maps made simpler by the bounds of loops; see applied.h.
#include "applied.h"
#include "mica/affine.h"
#include "mica/context.h"

typedef const mica_affine_expr *expr;
enum { DEEPEST = 64 };  // expressions that are nested deeper stay as they are

typedef struct known {
  int64_t value;
  bool is_known;
} known;
typedef struct bounds {
  const affine_applied *of;
  known *lower, *upper;  // of each operand, both included
} bounds;

// ---- Numbers ------------------------------------------------------------------------------------

static int64_t floor_div(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
static int64_t ceil_div(int64_t a, int64_t b) { return a / b + (a % b != 0 && (a < 0) == (b < 0)); }
static int64_t remainder_of(int64_t a, int64_t b) { return a % b < 0 ? a % b + b : a % b; }
static uint64_t common_divisor(uint64_t a, uint64_t b) {
  while (b != 0) {
    const uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

// ---- Loops --------------------------------------------------------------------------------------

// Whose variable the value is.
static const mica_op *loop_of(const mica_value *value) {
  const mica_block *block = mica_value_argument_block(value);
  const mica_op *parent = block == NULL ? NULL : mica_block_parent_op(block);
  return parent != NULL && affine_for_isa(parent) && mica_value_index(value) == 0 ? parent : NULL;
}
static known lower_bound(const mica_op *loop) {
  const mica_affine_map *map = affine_for_lower_bound_map(loop);
  return mica_affine_map_is_single_constant(map)
             ? (known){mica_affine_map_single_constant(map), true}
             : (known){0, false};
}
static known upper_bound(const mica_op *loop) {
  const mica_affine_map *map = affine_for_upper_bound_map(loop);
  return mica_affine_map_is_single_constant(map)
             ? (known){mica_affine_map_single_constant(map), true}
             : (known){0, false};
}
// The last value, which the step may keep from reaching the bound.
static known last_value(const mica_op *loop) {
  const known lower = lower_bound(loop), upper = upper_bound(loop);
  const uint64_t last = (uint64_t)upper.value - 1;
  const int64_t step = affine_for_step(loop);
  if (!upper.is_known || !lower.is_known || step == 0 || step == -1)
    return (known){(int64_t)last, upper.is_known};
  const int64_t past = (int64_t)(last - (uint64_t)lower.value) % step;
  return (known){(int64_t)(last - (uint64_t)past), true};
}

static bool bounds_make(bounds *b, const affine_applied *of) {
  *b = (bounds){.of = of};
  b->lower = mica_allocate(of->ctx, (2 * of->count + 1) * sizeof *b->lower);
  if (b->lower == NULL) return false;
  b->upper = b->lower + of->count;
  for (size_t i = 0; i < of->count; i++) {
    const mica_op *loop = loop_of(of->values[i]);
    b->lower[i] = loop == NULL ? (known){0, false} : lower_bound(loop);
    b->upper[i] = loop == NULL ? (known){0, false} : last_value(loop);
  }
  return true;
}
static void bounds_free(bounds *b) {
  mica_free(b->of->ctx, b->lower, (2 * b->of->count + 1) * sizeof *b->lower);
}

// ---- Bounds of expressions ----------------------------------------------------------------------

static bool add_term(const bounds *b, expr term, bool upper, uint64_t *sum) {
  int64_t factor = 1;
  if (term->kind == MICA_AFFINE_MUL && term->as.binary.right->kind == MICA_AFFINE_CONSTANT) {
    factor = term->as.binary.right->as.value;
    term = term->as.binary.left;
  }
  if (term->kind == MICA_AFFINE_CONSTANT) {
    *sum += (uint64_t)term->as.value * (uint64_t)factor;
    return true;
  }
  if (term->kind != MICA_AFFINE_DIM && term->kind != MICA_AFFINE_SYMBOL) return false;
  const size_t at =
      (size_t)term->as.value + (term->kind == MICA_AFFINE_SYMBOL ? b->of->map->dim_count : 0);
  const known value = (factor > 0) == upper ? b->upper[at] : b->lower[at];
  *sum += (uint64_t)value.value * (uint64_t)factor;
  return value.is_known;
}

static known bound_of_sum(const bounds *b, expr e, bool upper) {
  e = mica_affine_simplify(e, b->of->map->dim_count, b->of->map->symbol_count);
  uint64_t sum = 0;
  for (; e != NULL && e->kind == MICA_AFFINE_ADD; e = e->as.binary.left)
    if (!add_term(b, e->as.binary.right, upper, &sum)) return (known){0, false};
  if (e == NULL || !add_term(b, e, upper, &sum)) return (known){0, false};
  return (known){(int64_t)sum, true};
}

static known bound_of(const bounds *b, expr e, bool upper, unsigned depth);

static known bound_of_remainder(const bounds *b, expr left, int64_t by, bool upper,
                                unsigned depth) {
  const known low = bound_of(b, left, false, depth), high = bound_of(b, left, true, depth);
  if (low.is_known && high.is_known && floor_div(low.value, by) == floor_div(high.value, by))
    return (known){remainder_of(upper ? high.value : low.value, by), true};
  return (known){upper ? by - 1 : 0, true};
}

static known bound_of(const bounds *b, expr e, bool upper, unsigned depth) {
  const bool divides = e->kind == MICA_AFFINE_FLOORDIV || e->kind == MICA_AFFINE_CEILDIV ||
                       e->kind == MICA_AFFINE_MOD;
  if (!divides) return bound_of_sum(b, e, upper);
  const expr by = e->as.binary.right;
  if (by->kind != MICA_AFFINE_CONSTANT || by->as.value < 1 || depth == 0) return (known){0, false};
  if (e->kind == MICA_AFFINE_MOD)
    return bound_of_remainder(b, e->as.binary.left, by->as.value, upper, depth - 1);
  const known left = bound_of(b, e->as.binary.left, upper, depth - 1);
  if (!left.is_known) return left;
  return (known){e->kind == MICA_AFFINE_FLOORDIV ? floor_div(left.value, by->as.value)
                                                 : ceil_div(left.value, by->as.value),
                 true};
}

// ---- Divisions ----------------------------------------------------------------------------------

static const mica_op *loop_of_dim(const bounds *b, expr e) {
  return e->kind == MICA_AFFINE_DIM ? loop_of(b->of->values[e->as.value]) : NULL;
}

// A number that divides it; 0: it is 0.
static uint64_t divisor_of(const bounds *b, expr e) {
  const mica_op *loop = loop_of_dim(b, e);
  if (loop == NULL) return e->known_divisor;
  const uint64_t step = (uint64_t)affine_for_step(loop);
  const known lower = lower_bound(loop);
  if (lower.is_known && lower.value == 0) return step;
  const mica_affine_map *map = affine_for_lower_bound_map(loop);
  uint64_t divisor = 0;
  for (size_t i = 0; i < map->result_count; i++)
    divisor = common_divisor(divisor, map->results[i]->known_divisor);
  return common_divisor(divisor, step);
}

// 0 <= e < limit
static bool is_below(const bounds *b, expr e, uint64_t limit) {
  if (e->kind == MICA_AFFINE_CONSTANT) return e->as.value >= 0 && (uint64_t)e->as.value < limit;
  const mica_op *loop = loop_of_dim(b, e);
  if (loop == NULL) return false;
  const known lower = lower_bound(loop), upper = upper_bound(loop);
  return lower.is_known && lower.value >= 0 && upper.is_known &&
         (upper.value < 0 || (uint64_t)upper.value <= limit);
}

// `multiple` of `divisor`, and a rest below it.
static bool split(const bounds *b, expr sum, expr *multiple, expr *rest, uint64_t *divisor) {
  if (sum->kind != MICA_AFFINE_ADD) return false;
  *multiple = sum->as.binary.left;
  *rest = sum->as.binary.right;
  *divisor = divisor_of(b, *multiple);
  if (is_below(b, *rest, *divisor)) return true;
  *multiple = sum->as.binary.right;
  *rest = sum->as.binary.left;
  *divisor = divisor_of(b, *multiple);
  return is_below(b, *rest, *divisor);
}

// By the range of what is divided. NULL: nothing follows.
static expr divide_range(const bounds *b, expr e, int64_t by) {
  const expr left = e->as.binary.left;
  const known low = bound_of(b, left, false, DEEPEST), high = bound_of(b, left, true, DEEPEST);
  if (!low.is_known || !high.is_known) return NULL;
  if (e->kind == MICA_AFFINE_FLOORDIV && floor_div(low.value, by) == floor_div(high.value, by))
    return mica_affine_constant(e->context, floor_div(low.value, by));
  if (e->kind == MICA_AFFINE_CEILDIV && ceil_div(low.value, by) == ceil_div(high.value, by))
    return mica_affine_constant(e->context, ceil_div(low.value, by));
  return e->kind == MICA_AFFINE_MOD && low.value >= 0 && low.value < by && high.value < by ? left
                                                                                           : NULL;
}

static expr divide_parts(const bounds *b, expr e, int64_t by) {
  const expr left = e->as.binary.left, right = e->as.binary.right;
  expr multiple, rest;
  uint64_t divisor;
  if (split(b, left, &multiple, &rest, &divisor)) {
    if (divisor != 0 && (uint64_t)by % divisor == 0 && e->kind == MICA_AFFINE_FLOORDIV)
      return mica_affine_binary(MICA_AFFINE_FLOORDIV, multiple, right);
    if (divisor % (uint64_t)by == 0 && e->kind == MICA_AFFINE_MOD)
      return mica_affine_binary(MICA_AFFINE_MOD, rest, right);
    return e;
  }
  const bool is_zero = (e->kind == MICA_AFFINE_FLOORDIV && is_below(b, left, (uint64_t)by)) ||
                       (e->kind == MICA_AFFINE_MOD && divisor_of(b, left) % (uint64_t)by == 0);
  return is_zero ? mica_affine_constant(e->context, 0) : e;
}

// NULL: no memory.
static expr simplify(const bounds *b, expr e, unsigned depth) {
  if (!mica_affine_is_binary(e) || depth == 0) return e;
  const expr left = simplify(b, e->as.binary.left, depth - 1);
  const expr right = left == NULL ? NULL : simplify(b, e->as.binary.right, depth - 1);
  e = mica_affine_binary(e->kind, left, right);
  const bool divides = e != NULL && (e->kind == MICA_AFFINE_FLOORDIV ||
                                     e->kind == MICA_AFFINE_CEILDIV || e->kind == MICA_AFFINE_MOD);
  if (!divides || e->as.binary.right->kind != MICA_AFFINE_CONSTANT) return e;
  const int64_t by = e->as.binary.right->as.value;
  if (by <= 0) return e;
  const expr made = divide_range(b, e, by);
  return made != NULL ? made : divide_parts(b, e, by);
}

static bool set_results(affine_applied *a, expr *results, size_t count) {
  const mica_affine_map *made =
      mica_affine_map_get(a->ctx, a->map->dim_count, a->map->symbol_count, results, count);
  if (made != NULL) a->map = made;
  return made != NULL;
}

bool affine_applied_simplify(affine_applied *a) {
  bounds b;
  const size_t count = a->map->result_count;
  expr *results = mica_allocate(a->ctx, (count + 1) * sizeof *results);
  bool ok = bounds_make(&b, a) && results != NULL;
  for (size_t i = 0; ok && i < count; i++)
    ok = (results[i] = simplify(&b, a->map->results[i], DEEPEST)) != NULL;
  ok = ok && set_results(a, results, count);
  bounds_free(&b);
  mica_free(a->ctx, results, (count + 1) * sizeof *results);
  return ok;
}

// ---- The largest or smallest --------------------------------------------------------------------

// Each result lies between `low` and `high`; for the smallest both are negated and exchanged, so
// that the largest is looked for.
typedef struct range {
  known low, high;
} range;

static bool is_exact(const range *r) {
  return r->low.is_known && r->high.is_known && r->low.value == r->high.value;
}

// Whether another one is never less. Of equal ones the first stays.
static bool is_beaten(const range *ranges, size_t count, size_t i, bool is_max) {
  const known own = is_max ? ranges[i].high : ranges[i].low;
  for (size_t k = 0; own.is_known && k < count; k++) {
    const known other = is_max ? ranges[k].low : ranges[k].high;
    if (k == i || !other.is_known) continue;
    if (is_max ? other.value < own.value : other.value > own.value) continue;
    if (other.value != own.value) return true;
    if (!(is_exact(&ranges[k]) && is_exact(&ranges[i]) && i < k)) return true;
  }
  return false;
}

static bool keep_unbeaten(affine_applied *a, const range *ranges, expr *results, bool is_max) {
  size_t kept = 0;
  for (size_t i = 0; i < a->map->result_count; i++)
    if (!is_beaten(ranges, a->map->result_count, i, is_max))
      results[kept++] = is_exact(&ranges[i]) ? mica_affine_constant(a->ctx, ranges[i].low.value)
                                             : a->map->results[i];
  return set_results(a, results, kept);
}

bool affine_applied_drop_bounded(affine_applied *a, bool is_max) {
  enum { MOST = 64 };  // results are compared with each other
  range ranges[MOST];
  expr results[MOST];
  bounds b;
  if (a->count == 0 || a->map->result_count > MOST) return true;
  if (!bounds_make(&b, a)) return false;
  for (size_t i = 0; i < a->map->result_count; i++)
    ranges[i] = (range){bound_of(&b, a->map->results[i], false, DEEPEST),
                        bound_of(&b, a->map->results[i], true, DEEPEST)};
  bounds_free(&b);
  return keep_unbeaten(a, ranges, results, is_max);
}

// What the value of an affine map lies in (InferIntRangeInterface). Divisors are positive, and
// nothing overflows. Owns its stack; depth costs memory, not stack.
#include "affine/affine.h"
#include "mica/affine.h"
#include "mica/context.h"
#include "mica/interfaces.h"
#include "mica/range.h"

typedef const mica_affine_expr *expr;

// A binary expression whose sides are being looked at.
typedef struct frame {
  expr e;
  mica_range left;
  bool has_left;
} frame;
typedef struct evaluation {
  mica_context *context;
  const mica_range *operands;
  size_t dim_count;
  frame *frames;
  size_t count, capacity;
} evaluation;

static bool push(evaluation *v, expr e) {
  if (!MICA_ROOM(v->context, v->frames, v->count, v->capacity, 1)) return false;
  v->frames[v->count++] = (frame){.e = e};
  return true;
}

// ---- Operators ----------------------------------------------------------------------------------

static bool is_positive(mica_number n) {
  return !mica_number_is_negative(n) && !mica_number_is_zero(n);
}

// All dividends are nonnegative and have one quotient.
static bool have_one_quotient(const mica_range *a, mica_number divisor) {
  const mica_number size = mica_number_subtract(a->smax, a->smin);
  return !mica_number_is_negative(a->smin) && mica_number_order_unsigned(size, divisor) < 0 &&
         mica_number_equal(mica_number_divide_unsigned(a->smin, divisor),
                           mica_number_divide_unsigned(a->smax, divisor));
}

// Never negative.
static mica_range modulo(const mica_range *a, const mica_range *b) {
  const mica_type *index = b->smax.type;
  if (mica_number_is_zero(b->smax)) return mica_range_full(index);
  if (is_positive(b->smin) && !mica_number_is_negative(a->smin) &&
      mica_number_order_unsigned(a->smax, b->smin) < 0)
    return mica_range_from_unsigned(a->smin, a->smax);
  if (mica_number_equal(b->smin, b->smax) && have_one_quotient(a, b->smax))
    return mica_range_from_unsigned(mica_number_remainder_unsigned(a->smin, b->smax),
                                    mica_number_remainder_unsigned(a->smax, b->smax));
  return mica_range_from_unsigned(mica_number_integer(index, 0),
                                  mica_number_subtract(b->smax, mica_number_integer(index, 1)));
}

// Divisors are.
static mica_range positive(const mica_range *r) {
  const mica_number one = mica_number_integer(r->smin.type, 1);
  return mica_range_intersection(
      mica_range_from_unsigned(mica_number_higher_unsigned(r->umin, one), r->umax),
      mica_range_from_signed(mica_number_higher_signed(r->smin, one), r->smax));
}

static mica_range combine(mica_affine_kind kind, mica_range a, mica_range b) {
  switch (kind) {
  case MICA_AFFINE_ADD: return mica_range_add(a, b, MICA_RANGE_NO_SIGNED_WRAP);
  case MICA_AFFINE_MUL: return mica_range_multiply(a, b, MICA_RANGE_NO_SIGNED_WRAP);
  case MICA_AFFINE_MOD: return modulo(&a, &b);
  case MICA_AFFINE_FLOORDIV: return mica_range_floor_divide_signed(a, positive(&b));
  case MICA_AFFINE_CEILDIV: return mica_range_ceil_divide_signed(a, positive(&b));
  default: return mica_range_unknown();
  }
}

// ---- Expressions --------------------------------------------------------------------------------

static mica_range leaf(const evaluation *v, expr e) {
  if (e->kind == MICA_AFFINE_DIM) return v->operands[e->as.value];
  if (e->kind == MICA_AFFINE_SYMBOL) return v->operands[v->dim_count + (size_t)e->as.value];
  const mica_type *index = mica_type_index(v->context);
  return index == NULL ? mica_range_unknown()
                       : mica_range_constant(mica_number_integer(index, e->as.value));
}

static bool descend(evaluation *v, expr e, mica_range *r) {
  for (; mica_affine_is_binary(e); e = e->as.binary.left)
    if (!push(v, e)) return false;
  *r = leaf(v, e);
  return mica_range_is_known(r);
}

// Puts a range where it belongs. *next: what is to be computed then; NULL: nothing.
static bool ascend(evaluation *v, mica_range *r, expr *next) {
  for (*next = NULL; v->count > 0; v->count--) {
    frame *top = &v->frames[v->count - 1];
    if (!top->has_left) {
      *top = (frame){top->e, *r, true};
      *next = top->e->as.binary.right;
      return true;
    }
    *r = combine(top->e->kind, top->left, *r);
    if (!mica_range_is_known(r)) return false;
  }
  return true;
}

void affine_apply_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  const mica_affine_map *map = affine_apply_map(op);
  evaluation v = {
      .context = mica_op_context(op), .operands = operands, .dim_count = map->dim_count};
  mica_range r = mica_range_unknown();
  bool is_known = true;
  for (expr next = map->results[0]; is_known && next != NULL;)
    is_known = descend(&v, next, &r) && ascend(&v, &r, &next);
  if (is_known) results[0] = r;
  mica_free(v.context, v.frames, v.capacity * sizeof *v.frames);
}

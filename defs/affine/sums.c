// What the value of a map is in terms of its operands (ValueBoundsOpInterface). Called by who
// compares places; owns nothing.
#include "affine/affine.h"
#include "mica/affine.h"
#include "mica/subset.h"

// Sides of sums that are still to be added. An expression that needs more isn't told.
enum { MOST_SIDES = 64 };
typedef struct side {
  const mica_affine_expr *expr;
  int64_t factor;
} side;
typedef struct sides {
  side data[MOST_SIDES];
  size_t count;
} sides;

static bool push(sides *s, const mica_affine_expr *expr, int64_t factor) {
  if (s->count == MOST_SIDES) return false;
  s->data[s->count++] = (side){expr, factor};
  return true;
}

static bool push_product(sides *s, side of) {
  const mica_affine_expr *left = of.expr->as.binary.left, *right = of.expr->as.binary.right;
  mica_sum product = {0};
  return right->kind == MICA_AFFINE_CONSTANT &&
         mica_sum_add_number(&product, of.factor, right->as.value) && push(s, left, product.number);
}

static bool add(sides *s, const mica_op *op, side of, mica_sum *out) {
  const size_t position = (size_t)of.expr->as.value;
  switch (of.expr->kind) {
  case MICA_AFFINE_ADD:
    return push(s, of.expr->as.binary.left, of.factor) &&
           push(s, of.expr->as.binary.right, of.factor);
  case MICA_AFFINE_MUL: return push_product(s, of);
  case MICA_AFFINE_CONSTANT: return mica_sum_add_number(out, of.factor, of.expr->as.value);
  case MICA_AFFINE_DIM: return mica_sum_add(out, of.factor, mica_op_operand(op, position));
  case MICA_AFFINE_SYMBOL:
    return mica_sum_add(out, of.factor,
                        mica_op_operand(op, affine_apply_map(op)->dim_count + position));
  default: return false;
  }
}

bool affine_apply_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                              mica_sum *out) {
  sides s = {.count = 0};
  (void)result;
  bool done = push(&s, affine_apply_map(op)->results[0], factor);
  while (done && s.count > 0) {
    const side next = s.data[--s.count];
    done = add(&s, op, next, out);
  }
  return done;
}

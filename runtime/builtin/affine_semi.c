// Divisions of affine expressions by symbols, done where the symbol goes into what is divided:
// (d0 * s0) floordiv s0 is d0. Called by affine_flat.c, before it flattens what isn't pure.
//
// Each part that is looked at is a step, and steps are counted: the stack and the time that this
// takes don't depend on how the expression was made.
#include "builtin/affine.h"

typedef const mica_affine_expr *expr;

typedef struct divider {
  uint32_t dims, symbols;
  size_t *steps;
} divider;

static bool step(const divider *d) {
  if (*d->steps > 0) --*d->steps;
  return *d->steps > 0;
}

// ---- Whether a symbol goes into an expression ---------------------------------------------------

// In a division of this kind: (a floordiv b) floordiv s is (a floordiv s) floordiv b, but it isn't
// where a factor of a product is.
static bool goes_into(const divider *d, expr symbol, expr e, mica_affine_kind kind,
                      bool is_factor) {
  if (!step(d)) return false;
  if (e->kind == MICA_AFFINE_CONSTANT) return e->as.value == 0;
  if (!mica_affine_is_binary(e)) return e == symbol;
  expr left = e->as.binary.left, right = e->as.binary.right;
  if (e->kind == MICA_AFFINE_MUL)
    return goes_into(d, symbol, left, kind, true) || goes_into(d, symbol, right, kind, true);
  bool is_sum = e->kind == MICA_AFFINE_ADD;
  if (is_sum || e->kind == MICA_AFFINE_MOD) {
    mica_affine_kind of = is_sum ? kind : e->kind;
    return goes_into(d, symbol, left, of, false) && goes_into(d, symbol, right, of, false);
  }
  return e->kind == kind && !is_factor && goes_into(d, symbol, left, kind, false);
}

// NULL: no memory, no steps left, or it doesn't go into it.
static expr quotient(const divider *d, expr symbol, expr e, mica_affine_kind kind) {
  if (!step(d)) return NULL;
  if (e == symbol) return mica_affine_constant(e->context, 1);
  if (e->kind == MICA_AFFINE_CONSTANT && e->as.value == 0) return e;
  if (!mica_affine_is_binary(e)) return NULL;
  expr left = e->as.binary.left, right = e->as.binary.right;
  if (e->kind == MICA_AFFINE_MUL && !goes_into(d, symbol, left, kind, true))
    return mica_affine_binary(e->kind, left, quotient(d, symbol, right, kind));
  if (e->kind != MICA_AFFINE_ADD && e->kind != MICA_AFFINE_MUL) kind = e->kind;
  left = quotient(d, symbol, left, kind);
  if (left != NULL && (e->kind == MICA_AFFINE_ADD || e->kind == MICA_AFFINE_MOD))
    right = quotient(d, symbol, right, kind);
  return mica_affine_binary(e->kind, left, right);
}

// ---- Sums without their rest --------------------------------------------------------------------

// The terms of `e` added, but for the first one that is *without.
static expr add_terms(const divider *d, expr sum, expr e, expr *without) {
  if (!step(d)) return NULL;
  if (e == *without) {
    *without = NULL;
    return sum;
  }
  if (e->kind != MICA_AFFINE_ADD) return mica_affine_binary(MICA_AFFINE_ADD, sum, e);
  sum = add_terms(d, sum, e->as.binary.left, without);
  return sum == NULL ? NULL : add_terms(d, sum, e->as.binary.right, without);
}

// Whether the other terms of the sum are what `term` is minus the rest of.
static bool leaves_no_rest(const divider *d, expr sum, expr term, expr by) {
  if (term->kind != MICA_AFFINE_MUL || term->as.binary.right->kind != MICA_AFFINE_CONSTANT ||
      term->as.binary.right->as.value != -1)
    return false;
  expr rest = term->as.binary.left;
  if (rest->kind != MICA_AFFINE_MOD || rest->as.binary.right != by) return false;
  expr others = add_terms(d, mica_affine_constant(sum->context, 0), sum, &term);
  expr minus = mica_affine_binary(MICA_AFFINE_MUL, rest->as.binary.left,
                                  mica_affine_constant(sum->context, -1));
  others = mica_affine_binary(MICA_AFFINE_ADD, others, minus);
  others = mica_affine_simplify_within(others, d->dims, d->symbols, d->steps);
  return others != NULL && others->kind == MICA_AFFINE_CONSTANT && others->as.value == 0;
}

// x - x mod s is a multiple of s.
static bool is_without_rest(const divider *d, expr sum, expr part, expr by) {
  if (!step(d)) return false;
  if (part->kind != MICA_AFFINE_ADD) return leaves_no_rest(d, sum, part, by);
  return is_without_rest(d, sum, part->as.binary.left, by) ||
         is_without_rest(d, sum, part->as.binary.right, by);
}

// ---- All of it ----------------------------------------------------------------------------------

static expr divide(const divider *d, expr e, expr left, expr right) {
  // As in MLIR, whichever division it is.
  if (is_without_rest(d, left, left, right)) return mica_affine_constant(e->context, 0);
  bool divides = right->kind == MICA_AFFINE_SYMBOL &&
                 goes_into(d, right, e->as.binary.left, e->kind, false);
  if (divides && e->kind == MICA_AFFINE_MOD) return mica_affine_constant(e->context, 0);
  expr divided = divides ? quotient(d, right, left, e->kind) : NULL;
  return divided != NULL ? divided : mica_affine_binary(e->kind, left, right);
}

static expr divide_all(const divider *d, expr e) {
  if (!step(d)) return NULL;
  if (!mica_affine_is_binary(e)) return e;
  expr left = divide_all(d, e->as.binary.left);
  expr right = left == NULL ? NULL : divide_all(d, e->as.binary.right);
  if (right == NULL || e->kind == MICA_AFFINE_ADD || e->kind == MICA_AFFINE_MUL)
    return mica_affine_binary(e->kind, left, right);
  return divide(d, e, left, right);
}

const mica_affine_expr *mica_affine_divide_by_symbols(const mica_affine_expr *e, uint32_t dims,
                                                      uint32_t symbols, size_t *steps) {
  const divider d = {dims, symbols, steps};
  return divide_all(&d, e);
}

// Binary affine expressions, simplified when they are made: the same rules in the same order as
// MLIR's, so that what is printed after parsing is the same text.
//
// A rule answers the simpler expression, or NULL: none applies. Rules make expressions themselves;
// how deep that may go is limited, since the left side of a sum can be as long as the text: beyond
// it the expression stays as it is.
#include "builtin/affine.h"

#include <assert.h>

enum { DEPTH_MAX = 200 };

typedef const mica_affine_expr *expr;
typedef struct rule_context {
  uint32_t depth;
  bool failed;
} rule_context;  // failed: no memory

static expr binary(rule_context *rule, mica_affine_kind kind, expr left, expr right);

// ---- Questions ----------------------------------------------------------------------------------

static bool is_constant(expr e) { return e->kind == MICA_AFFINE_CONSTANT; }
static bool is_binary(expr e) { return e->kind < MICA_AFFINE_CONSTANT; }
static expr left_of(expr e) { return e->as.binary.left; }
static expr right_of(expr e) { return e->as.binary.right; }
static bool has_constant_right(expr e, mica_affine_kind kind) {
  return e->kind == kind && is_constant(right_of(e));
}
static bool is_minus_one(expr e) { return is_constant(e) && e->as.value == -1; }
static int64_t absolute(int64_t value) {
  return value < 0 ? (int64_t)(0 - (uint64_t)value) : value;
}
// Whether the expression is known to be a multiple of `divisor`, which is not zero.
static bool is_multiple_of(expr e, int64_t divisor) {
  return e->known_divisor % (uint64_t)absolute(divisor) == 0;
}

// Of two dimensions, or two symbols, the one with the lower number comes first.
static bool are_out_of_order(expr left, expr right) {
  bool numbered = left->kind == MICA_AFFINE_DIM || left->kind == MICA_AFFINE_SYMBOL;
  return numbered && left->kind == right->kind && left->as.value > right->as.value;
}

// ---- Arithmetic that tells of overflow ----------------------------------------------------------

static bool add_overflows(int64_t a, int64_t b, int64_t *sum) {
  *sum = (int64_t)((uint64_t)a + (uint64_t)b);
  return (a < 0) == (b < 0) && (*sum < 0) != (a < 0);
}

static bool multiply_overflows(int64_t a, int64_t b, int64_t *product) {
  *product = (int64_t)((uint64_t)a * (uint64_t)b);
  if (a == 0 || b == 0) return false;
  if ((a == -1 && b == INT64_MIN) || (b == -1 && a == INT64_MIN)) return true;
  return *product / b != a;
}

static int64_t wrapping_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
static int64_t wrapping_multiply(int64_t a, int64_t b) {
  return (int64_t)((uint64_t)a * (uint64_t)b);
}
static bool divide_overflows(int64_t a, int64_t b) { return a == INT64_MIN && b == -1; }
static int64_t divide_floor(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
static int64_t divide_ceiling(int64_t a, int64_t b) {
  return a / b + (a % b != 0 && (a < 0) == (b < 0));
}
static int64_t modulo(int64_t a, int64_t b) { return a % b < 0 ? a % b + b : a % b; }

bool mica_affine_fold(mica_affine_kind kind, int64_t a, int64_t b, int64_t *out) {
  switch (kind) {
  case MICA_AFFINE_ADD: return !add_overflows(a, b, out);
  case MICA_AFFINE_MUL: return !multiply_overflows(a, b, out);
  case MICA_AFFINE_MOD:
    if (b < 1) return false;
    *out = modulo(a, b);
    return true;
  case MICA_AFFINE_FLOORDIV:
  case MICA_AFFINE_CEILDIV:
    if (b == 0 || divide_overflows(a, b)) return false;
    *out = kind == MICA_AFFINE_FLOORDIV ? divide_floor(a, b) : divide_ceiling(a, b);
    return true;
  case MICA_AFFINE_CONSTANT:
  case MICA_AFFINE_DIM:
  case MICA_AFFINE_SYMBOL: break;
  }
  return false;
}

// ---- Making -------------------------------------------------------------------------------------

static expr constant(rule_context *rule, mica_context *ctx, int64_t value) {
  expr made = mica_affine_constant(ctx, value);
  if (made == NULL) rule->failed = true;
  return made;
}

// left op value
static expr with_constant(rule_context *rule, mica_affine_kind kind, expr left, int64_t value) {
  expr right = constant(rule, left->context, value);
  return right == NULL ? NULL : binary(rule, kind, left, right);
}

// (a op b) op c
static expr twice(rule_context *rule, mica_affine_kind kind, expr a, expr b, expr c) {
  expr first = binary(rule, kind, a, b);
  return first == NULL ? NULL : binary(rule, kind, first, c);
}

// ---- Sums ---------------------------------------------------------------------------------------

// c1 * e + c2 * e is (c1 + c2) * e.
static expr add_multiples(rule_context *rule, expr left, expr right) {
  bool left_scaled = has_constant_right(left, MICA_AFFINE_MUL),
       right_scaled = has_constant_right(right, MICA_AFFINE_MUL);
  expr left_part = left_scaled ? left_of(left) : left,
       right_part = right_scaled ? left_of(right) : right;
  if (left_part != right_part) return NULL;
  int64_t left_factor = left_scaled ? right_of(left)->as.value : 1;
  int64_t right_factor = right_scaled ? right_of(right)->as.value : 1;
  return with_constant(rule, MICA_AFFINE_MUL, left_part, wrapping_add(left_factor, right_factor));
}

static expr simplify_add(rule_context *rule, expr left, expr right);

// (a + b) + c is a + (b + c) when b + c is something simpler.
static expr add_to_last_term(rule_context *rule, expr left, expr right) {
  if (left->kind != MICA_AFFINE_ADD || rule->depth >= DEPTH_MAX) return NULL;
  rule->depth++;
  expr last = simplify_add(rule, right_of(left), right);
  rule->depth--;
  return last == NULL ? NULL : binary(rule, MICA_AFFINE_ADD, left_of(left), last);
}

// e - q * (e floordiv q) is e mod q; q may be symbolic in the form ((e floordiv q) * q) * -1.
static expr add_to_modulo(rule_context *rule, expr left, expr right) {
  if (!is_binary(right)) return NULL;
  expr product = left_of(right), factor = right_of(right);
  if (is_minus_one(factor) && product->kind == MICA_AFFINE_MUL) {
    expr quotient = left_of(product), q = right_of(product);
    if (quotient->kind != MICA_AFFINE_FLOORDIV) return NULL;
    if (right_of(quotient) == q && left_of(quotient) == left)
      return binary(rule, MICA_AFFINE_MOD, left, q);
  }
  if (right->kind != MICA_AFFINE_MUL || product->kind != MICA_AFFINE_FLOORDIV) return NULL;
  expr q = right_of(product);
  bool is_rest = left_of(product) == left && is_constant(q) && q->as.value > 0 &&
                 is_constant(factor) && factor->as.value == -q->as.value;
  if (is_rest) return binary(rule, MICA_AFFINE_MOD, left, q);
  return add_to_last_term(rule, left, right);
}

static expr simplify_add(rule_context *rule, expr left, expr right) {
  if (is_constant(left) || (left->symbolic && !right->symbolic) || are_out_of_order(left, right))
    return binary(rule, MICA_AFFINE_ADD, right, left);
  if (is_constant(right) && right->as.value == 0) return left;
  bool left_ends_constant = has_constant_right(left, MICA_AFFINE_ADD);
  if (left_ends_constant && is_constant(right)) {
    int64_t sum = wrapping_add(right_of(left)->as.value, right->as.value);
    return with_constant(rule, MICA_AFFINE_ADD, left_of(left), sum);
  }
  expr multiple = add_multiples(rule, left, right);
  if (multiple != NULL || rule->failed) return multiple;
  if (left_ends_constant) return twice(rule, MICA_AFFINE_ADD, left_of(left), right, right_of(left));
  return add_to_modulo(rule, left, right);
}

// ---- Products -----------------------------------------------------------------------------------

static expr simplify_multiply(rule_context *rule, expr left, expr right) {
  if (!left->symbolic && !right->symbolic) return NULL;
  if (!right->symbolic || is_constant(left) || are_out_of_order(left, right))
    return binary(rule, MICA_AFFINE_MUL, right, left);
  if (is_constant(right) && right->as.value == 1) return left;
  if (is_constant(right) && right->as.value == 0) return right;
  if (!has_constant_right(left, MICA_AFFINE_MUL)) return NULL;
  if (!is_constant(right))
    return twice(rule, MICA_AFFINE_MUL, left_of(left), right, right_of(left));
  int64_t product = wrapping_multiply(right_of(left)->as.value, right->as.value);
  return with_constant(rule, MICA_AFFINE_MUL, left_of(left), product);
}

// ---- Divisions ----------------------------------------------------------------------------------

// (e * c) / d is e * (c / d) when d divides c.
static expr divide_product(rule_context *rule, expr left, int64_t divisor) {
  if (!has_constant_right(left, MICA_AFFINE_MUL)) return NULL;
  int64_t factor = right_of(left)->as.value;
  if (divide_overflows(factor, divisor) || factor % divisor != 0) return NULL;
  return with_constant(rule, MICA_AFFINE_MUL, left_of(left), factor / divisor);
}

// (a + b) floordiv d is a floordiv d + b floordiv d when d divides one of them.
static expr divide_sum(rule_context *rule, expr left, expr right) {
  if (left->kind != MICA_AFFINE_ADD) return NULL;
  int64_t divisor = right->as.value;
  if (!is_multiple_of(left_of(left), divisor) && !is_multiple_of(right_of(left), divisor))
    return NULL;
  expr a = binary(rule, MICA_AFFINE_FLOORDIV, left_of(left), right);
  expr b = a == NULL ? NULL : binary(rule, MICA_AFFINE_FLOORDIV, right_of(left), right);
  return b == NULL ? NULL : binary(rule, MICA_AFFINE_ADD, a, b);
}

static expr simplify_divide(rule_context *rule, mica_affine_kind kind, expr left, expr right) {
  if (!is_constant(right) || right->as.value == 0) return NULL;
  int64_t divisor = right->as.value;
  if (divisor == 1) return left;
  expr divided = divide_product(rule, left, divisor);
  if (divided != NULL || rule->failed || kind == MICA_AFFINE_CEILDIV) return divided;
  return divide_sum(rule, left, right);
}

static expr simplify_modulo(rule_context *rule, expr left, expr right) {
  if (!is_constant(right) || right->as.value < 1) return NULL;
  int64_t divisor = right->as.value;
  if (is_multiple_of(left, divisor)) return constant(rule, left->context, 0);
  if (left->kind == MICA_AFFINE_ADD) {
    if (is_multiple_of(left_of(left), divisor))
      return binary(rule, MICA_AFFINE_MOD, right_of(left), right);
    if (is_multiple_of(right_of(left), divisor))
      return binary(rule, MICA_AFFINE_MOD, left_of(left), right);
  }
  if (has_constant_right(left, MICA_AFFINE_MOD)) {
    int64_t inner = right_of(left)->as.value;
    if (inner >= 1 && inner % divisor == 0)
      return binary(rule, MICA_AFFINE_MOD, left_of(left), right);
  }
  return NULL;
}

// ---- The largest known divisor ------------------------------------------------------------------

static uint64_t common_divisor(uint64_t a, uint64_t b) {
  while (b != 0) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static uint64_t quotient_divisor(expr left, expr right) {
  if (!is_constant(right) || right->as.value == 0 || !is_multiple_of(left, right->as.value))
    return 1;
  return left->known_divisor / (uint64_t)absolute(right->as.value);
}

static uint64_t product_divisor(uint64_t left, uint64_t right) {
  bool overflows = right != 0 && left > INT64_MAX / right;
  return overflows ? left : left * right;
}

static uint64_t divisor_of(mica_affine_kind kind, expr left, expr right) {
  switch (kind) {
  case MICA_AFFINE_MUL: return product_divisor(left->known_divisor, right->known_divisor);
  case MICA_AFFINE_FLOORDIV:
  case MICA_AFFINE_CEILDIV: return quotient_divisor(left, right);
  case MICA_AFFINE_ADD:
  case MICA_AFFINE_MOD: return common_divisor(left->known_divisor, right->known_divisor);
  case MICA_AFFINE_CONSTANT:
  case MICA_AFFINE_DIM:
  case MICA_AFFINE_SYMBOL: break;
  }
  return 1;
}

// ---- All of them --------------------------------------------------------------------------------

static expr fold(rule_context *rule, mica_affine_kind kind, expr left, expr right) {
  int64_t value;
  if (!mica_affine_fold(kind, left->as.value, right->as.value, &value)) return NULL;
  return constant(rule, left->context, value);
}

static expr simplify(rule_context *rule, mica_affine_kind kind, expr left, expr right) {
  if (is_constant(left) && is_constant(right)) return fold(rule, kind, left, right);
  switch (kind) {
  case MICA_AFFINE_ADD: return simplify_add(rule, left, right);
  case MICA_AFFINE_MUL: return simplify_multiply(rule, left, right);
  case MICA_AFFINE_MOD: return simplify_modulo(rule, left, right);
  case MICA_AFFINE_FLOORDIV:
  case MICA_AFFINE_CEILDIV: return simplify_divide(rule, kind, left, right);
  case MICA_AFFINE_CONSTANT:
  case MICA_AFFINE_DIM:
  case MICA_AFFINE_SYMBOL: break;
  }
  return NULL;
}

static expr binary(rule_context *rule, mica_affine_kind kind, expr left, expr right) {
  if (rule->depth < DEPTH_MAX) {
    rule->depth++;
    expr simpler = simplify(rule, kind, left, right);
    rule->depth--;
    if (simpler != NULL || rule->failed) return simpler;
  }
  mica_affine_expr wanted = {kind,
                             left->symbolic && right->symbolic,
                             left->context,
                             divisor_of(kind, left, right),
                             {.binary = {left, right}}};
  expr made = mica_affine_unique(wanted);
  if (made == NULL) rule->failed = true;
  return made;
}

const mica_affine_expr *mica_affine_binary(mica_affine_kind kind, const mica_affine_expr *left,
                                           const mica_affine_expr *right) {
  assert(kind < MICA_AFFINE_CONSTANT);
  if (left == NULL || right == NULL) return NULL;
  assert(left->context == right->context);
  rule_context rule = {0, false};
  return binary(&rule, kind, left, right);
}

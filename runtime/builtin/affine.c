// Affine expressions, maps and integer sets: uniquing. affine_simplify.c makes the binary
// expressions.
#include "builtin/affine.h"

#include <assert.h>

#include "context/uniquer.h"

// ---- Expressions --------------------------------------------------------------------------------

static bool is_leaf(mica_affine_kind kind) { return kind >= MICA_AFFINE_CONSTANT; }

static bool expr_matches(const void *object, const void *opaque_key) {
  const mica_affine_expr *have = object, *want = opaque_key;
  if (have->kind != want->kind) return false;
  if (is_leaf(want->kind)) return have->as.value == want->as.value;
  return have->as.binary.left == want->as.binary.left &&
         have->as.binary.right == want->as.binary.right;
}

static uint64_t hash_expr(const mica_affine_expr *expr) {
  const mica_hash_key *key = &expr->context->memory.hash_key;
  uint64_t hash = hash_small(key, hash_start(key), (uint64_t)expr->kind);
  if (is_leaf(expr->kind)) return hash_word(key, hash, (uint64_t)expr->as.value);
  return hash_pointer(key, hash_pointer(key, hash, expr->as.binary.left), expr->as.binary.right);
}

const mica_affine_expr *mica_affine_unique(mica_affine_expr wanted) {
  mica_context *ctx = wanted.context;
  uint64_t hash = hash_expr(&wanted);
  unique_table *table = &ctx->uniquer->expressions;
  void *found = unique_find(table, hash, expr_matches, &wanted);
  if (found != NULL) return found;
  if (!mica_unique_reserve(ctx, table)) return NULL;
  mica_affine_expr *made = MICA_ARENA_NEW(&ctx->arena, mica_affine_expr, 1);
  if (made == NULL) return NULL;
  *made = wanted;
  mica_unique_add(table, hash, made);
  return made;
}

const mica_affine_expr *mica_affine_constant(mica_context *ctx, int64_t value) {
  uint64_t divisor = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
  return mica_affine_unique(
      (mica_affine_expr){MICA_AFFINE_CONSTANT, true, ctx, divisor, {.value = value}});
}
const mica_affine_expr *mica_affine_dim(mica_context *ctx, uint32_t position) {
  return mica_affine_unique(
      (mica_affine_expr){MICA_AFFINE_DIM, false, ctx, 1, {.value = position}});
}
const mica_affine_expr *mica_affine_symbol(mica_context *ctx, uint32_t position) {
  return mica_affine_unique(
      (mica_affine_expr){MICA_AFFINE_SYMBOL, true, ctx, 1, {.value = position}});
}
bool mica_affine_is_symbolic_or_constant(const mica_affine_expr *expr) { return expr->symbolic; }

// ---- Maps ---------------------------------------------------------------------------------------

static uint64_t hash_list(const mica_context *ctx, uint32_t dims, uint32_t symbols,
                          const mica_affine_expr *const *exprs, size_t count) {
  const mica_hash_key *key = &ctx->memory.hash_key;
  uint64_t hash = hash_word(key, hash_start(key), ((uint64_t)dims << 32) | symbols);
  for (size_t i = 0; i < count; i++) hash = hash_pointer(key, hash, exprs[i]);
  return hash_small(key, hash, count);
}

static bool same_exprs(const mica_affine_expr *const *a, const mica_affine_expr *const *b,
                       size_t count) {
  return count == 0 || memcmp(a, b, count * sizeof *a) == 0;
}

// What could not be made stands in a list as NULL.
static bool list_is_whole(const mica_context *ctx, const mica_affine_expr *const *exprs,
                          size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (exprs[i] == NULL) return false;
    assert(exprs[i]->context == ctx);
  }
  (void)ctx;
  return true;
}

static const mica_affine_expr *const *copy_exprs(mica_context *ctx,
                                                 const mica_affine_expr *const *from,
                                                 size_t count) {
  const mica_affine_expr **copy = MICA_ARENA_NEW(&ctx->arena, const mica_affine_expr *, count + 1);
  if (copy != NULL && count != 0) memcpy(copy, from, count * sizeof *copy);
  return copy;
}

static bool map_matches(const void *object, const void *opaque_key) {
  const mica_affine_map *have = object, *want = opaque_key;
  return have->dim_count == want->dim_count && have->symbol_count == want->symbol_count &&
         have->result_count == want->result_count &&
         same_exprs(have->results, want->results, want->result_count);
}

const mica_affine_map *mica_affine_map_get(mica_context *ctx, uint32_t dims, uint32_t symbols,
                                           const mica_affine_expr *const *results, size_t count) {
  if (!list_is_whole(ctx, results, count)) return NULL;
  mica_affine_map wanted = {ctx, dims, symbols, count, results};
  uint64_t hash = hash_list(ctx, dims, symbols, results, count);
  unique_table *table = &ctx->uniquer->maps;
  void *found = unique_find(table, hash, map_matches, &wanted);
  if (found != NULL) return found;
  if (!mica_unique_reserve(ctx, table)) return NULL;
  mica_affine_map *made = MICA_ARENA_NEW(&ctx->arena, mica_affine_map, 1);
  wanted.results = copy_exprs(ctx, results, count);
  if (made == NULL || wanted.results == NULL) return NULL;
  *made = wanted;
  mica_unique_add(table, hash, made);
  return made;
}

// ---- Sets ---------------------------------------------------------------------------------------

static bool set_matches(const void *object, const void *opaque_key) {
  const mica_integer_set *have = object, *want = opaque_key;
  size_t count = want->constraint_count;
  return have->dim_count == want->dim_count && have->symbol_count == want->symbol_count &&
         have->constraint_count == count &&
         same_exprs(have->constraints, want->constraints, count) &&
         (count == 0 || memcmp(have->equalities, want->equalities, count * sizeof(bool)) == 0);
}

const mica_integer_set *mica_integer_set_get(mica_context *ctx, uint32_t dims, uint32_t symbols,
                                             const mica_affine_expr *const *constraints,
                                             const bool *equalities, size_t count) {
  if (!list_is_whole(ctx, constraints, count)) return NULL;
  mica_integer_set wanted = {ctx, dims, symbols, count, constraints, equalities};
  uint64_t hash = hash_list(ctx, dims, symbols, constraints, count);
  for (size_t i = 0; i < count; i++) hash = hash_small(&ctx->memory.hash_key, hash, equalities[i]);
  unique_table *table = &ctx->uniquer->sets;
  void *found = unique_find(table, hash, set_matches, &wanted);
  if (found != NULL) return found;
  if (!mica_unique_reserve(ctx, table)) return NULL;
  mica_integer_set *made = MICA_ARENA_NEW(&ctx->arena, mica_integer_set, 1);
  bool *flags = MICA_ARENA_NEW(&ctx->arena, bool, count + 1);
  wanted.constraints = copy_exprs(ctx, constraints, count);
  if (made == NULL || flags == NULL || wanted.constraints == NULL) return NULL;
  if (count != 0) memcpy(flags, equalities, count * sizeof(bool));
  wanted.equalities = flags;
  *made = wanted;
  mica_unique_add(table, hash, made);
  return made;
}

// Folds of affine: maps of constants, bounds and conditions of less. Called by generated code; own
// nothing.
#include "mica/fold.h"

#include "applied.h"
#include "arith/arith.h"
#include "memref/memref.h"
#include "mica/rewrite.h"
#include "ub/ub.h"
#include "mica/affine.h"
#include "mica/context.h"

typedef const mica_affine_expr *expr;
enum { DEEPEST = 64 };  // expressions that are nested deeper aren't looked at

mica_op *affine_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

// ---- apply, min, max ----------------------------------------------------------------------------

// It divides constants by what they can't be divided by.
static bool is_poison(expr e, unsigned depth) {
  if (!mica_affine_is_binary(e)) return e->kind == MICA_AFFINE_CONSTANT;
  return depth != 0 && is_poison(e->as.binary.left, depth - 1) &&
         is_poison(e->as.binary.right, depth - 1);
}

// The value of constants; sums and products wrap, as those of indices do. False: there is none.
static bool value_of(expr e, unsigned depth, int64_t *out) {
  int64_t a, b;
  if (!mica_affine_is_binary(e)) {
    *out = e->as.value;
    return e->kind == MICA_AFFINE_CONSTANT;
  }
  if (depth == 0 || !value_of(e->as.binary.left, depth - 1, &a) ||
      !value_of(e->as.binary.right, depth - 1, &b))
    return false;
  if (e->kind == MICA_AFFINE_ADD) *out = (int64_t)((uint64_t)a + (uint64_t)b);
  if (e->kind == MICA_AFFINE_MUL) *out = (int64_t)((uint64_t)a * (uint64_t)b);
  if (e->kind == MICA_AFFINE_ADD || e->kind == MICA_AFFINE_MUL) return true;
  const expr quotient = mica_affine_binary(e->kind, mica_affine_constant(e->context, a),
                                           mica_affine_constant(e->context, b));
  if (quotient == NULL || quotient->kind != MICA_AFFINE_CONSTANT) return false;
  *out = quotient->as.value;
  return true;
}

// The map with what is known of its operands. NULL: no memory.
static const mica_affine_map *map_of_constants(mica_context *ctx, const mica_affine_map *map,
                                               const mica_attr *const *operands) {
  const size_t count = mica_affine_map_input_count(map), size = count + map->result_count + 1;
  expr *inputs = mica_allocate(ctx, size * sizeof *inputs), *results = inputs + count;
  if (inputs == NULL) return NULL;
  for (size_t i = 0; i < count; i++) {
    if (operands[i] != NULL && mica_attr_is_integer(operands[i]))
      inputs[i] = mica_affine_constant(ctx, mica_attr_integer_value(operands[i]));
    else
      inputs[i] = i < map->dim_count ? mica_affine_dim(ctx, (uint32_t)i)
                                     : mica_affine_symbol(ctx, (uint32_t)(i - map->dim_count));
  }
  for (size_t i = 0; i < map->result_count; i++) {
    const expr made = mica_affine_replace_inputs(map->results[i], inputs, map->dim_count,
                                                 inputs + map->dim_count, map->symbol_count);
    int64_t value;
    if (made != NULL && value_of(made, DEEPEST, &value))
      results[i] = mica_affine_constant(ctx, value);
    else results[i] = made == NULL || is_poison(made, DEEPEST) ? made : map->results[i];
  }
  const mica_affine_map *made =
      mica_affine_map_get(ctx, map->dim_count, map->symbol_count, results, map->result_count);
  mica_free(ctx, inputs, size * sizeof *inputs);
  return made;
}

// An input alone stands for its operand. NULL: it isn't one.
static mica_value *input_of(const mica_op *op, const mica_affine_map *map) {
  const expr e = map->results[0];
  if (e->kind == MICA_AFFINE_DIM) return mica_op_operand(op, (size_t)e->as.value);
  if (e->kind != MICA_AFFINE_SYMBOL) return NULL;
  return mica_op_operand(op, map->dim_count + (size_t)e->as.value);
}

bool affine_apply_fold(mica_op *op, const mica_attr *const *map_operands, size_t count,
                       mica_fold *out) {
  (void)count;
  const mica_affine_map *map = affine_apply_map(op);
  mica_value *input = input_of(op, map);
  if (input != NULL) return mica_fold_value(out, input);
  map = map_of_constants(mica_op_context(op), map, map_operands);
  if (map == NULL) return false;
  if (mica_affine_is_binary(map->results[0]))
    return is_poison(map->results[0], DEEPEST) &&
           mica_fold_attr(out, ub_poison_attr_get(mica_op_context(op)));
  if (map->results[0]->kind != MICA_AFFINE_CONSTANT) return false;
  return mica_fold_attr(out, mica_attr_index(mica_op_context(op), map->results[0]->as.value));
}

// The largest or smallest result, if all are constants.
static bool extreme_of(const mica_affine_map *map, bool is_max, int64_t *out) {
  for (size_t i = 0; i < map->result_count; i++) {
    const expr e = map->results[i];
    if (e->kind != MICA_AFFINE_CONSTANT) return false;
    if (i == 0 || (e->as.value > *out) == is_max) *out = e->as.value;
  }
  return map->result_count != 0;
}

static bool fold_extreme(mica_op *op, const mica_affine_map *map, const mica_attr *const *operands,
                         bool is_max, mica_fold *out, const mica_affine_map **changed) {
  mica_context *ctx = mica_op_context(op);
  int64_t value = 0;
  *changed = map_of_constants(ctx, map, operands);
  if (*changed == NULL) return false;
  return extreme_of(*changed, is_max, &value) && mica_fold_attr(out, mica_attr_index(ctx, value));
}

bool affine_min_fold(mica_op *op, const mica_attr *const *operands, size_t count, mica_fold *out) {
  (void)count;
  const mica_affine_map *map = affine_min_map(op), *changed;
  if (fold_extreme(op, map, operands, false, out, &changed)) return true;
  return changed != NULL && changed != map && affine_min_set_map(op, changed);
}
bool affine_max_fold(mica_op *op, const mica_attr *const *operands, size_t count, mica_fold *out) {
  (void)count;
  const mica_affine_map *map = affine_max_map(op), *changed;
  if (fold_extreme(op, map, operands, true, out, &changed)) return true;
  return changed != NULL && changed != map && affine_max_set_map(op, changed);
}

// ---- Loops --------------------------------------------------------------------------------------

static bool set_bound(mica_op *loop, bool lower, const mica_affine_map *map,
                      mica_value *const *values, size_t count) {
  if (map == NULL) return false;
  return lower ? affine_for_set_lower_bound_operands(loop, values, count) &&
                     affine_for_set_lower_bound_map(loop, map)
               : affine_for_set_upper_bound_operands(loop, values, count) &&
                     affine_for_set_upper_bound_map(loop, map);
}

static bool fold_bound(mica_op *loop, bool lower, const mica_attr *const *operands) {
  mica_context *ctx = mica_op_context(loop);
  const mica_affine_map *map = lower ? affine_for_lower_bound_map(loop)
                                     : affine_for_upper_bound_map(loop);
  int64_t value = 0;
  if (mica_affine_map_is_single_constant(map)) return false;
  const mica_affine_map *known = map_of_constants(ctx, map, operands);
  return known != NULL && extreme_of(known, lower, &value) &&
         set_bound(loop, lower, mica_affine_map_constant(ctx, value), NULL, 0);
}

// Of results that stand side by side one is enough.
static bool drop_repeated(affine_applied *a) {
  const mica_affine_map *map = a->map;
  expr *results = mica_allocate(a->ctx, (map->result_count + 1) * sizeof *results);
  size_t count = 0;
  if (results == NULL) return false;
  for (size_t i = 0; i < map->result_count; i++)
    if (count == 0 || results[count - 1] != map->results[i]) results[count++] = map->results[i];
  const mica_affine_map *made =
      mica_affine_map_get(a->ctx, map->dim_count, map->symbol_count, results, count);
  mica_free(a->ctx, results, (map->result_count + 1) * sizeof *results);
  if (made != NULL) a->map = made;
  return made != NULL;
}

static bool simplify_bound(mica_op *loop, bool lower) {
  affine_applied a;
  const mica_affine_map *map = lower ? affine_for_lower_bound_map(loop)
                                     : affine_for_upper_bound_map(loop);
  const mica_segment operands = lower ? affine_for_lower_bound_operands_segment(loop)
                                      : affine_for_upper_bound_operands_segment(loop);
  bool ok = affine_applied_make(&a, loop, operands, map);
  // The lower bound is compared after, the upper one before it is composed.
  if (lower)
    ok = ok && affine_applied_compose(&a) && affine_applied_canonicalize(&a) &&
         affine_applied_drop_bounded(&a, true);
  else
    ok = ok && affine_applied_drop_bounded(&a, false) && affine_applied_compose(&a) &&
         affine_applied_canonicalize(&a);
  ok = ok && drop_repeated(&a) && a.map != map && set_bound(loop, lower, a.map, a.values, a.count);
  affine_applied_free(&a);
  return ok;
}

// How often the body runs; UINT64_MAX: it isn't known.
static uint64_t trip_count(const mica_op *loop) {
  const mica_affine_map *lower = affine_for_lower_bound_map(loop);
  const mica_affine_map *upper = affine_for_upper_bound_map(loop);
  if (!mica_affine_map_is_single_constant(lower) || !mica_affine_map_is_single_constant(upper))
    return UINT64_MAX;
  const int64_t from = mica_affine_map_single_constant(lower);
  const int64_t to = mica_affine_map_single_constant(upper);
  const uint64_t step = (uint64_t)affine_for_step(loop);
  if (to <= from) return 0;
  return step == 0 ? UINT64_MAX : ((uint64_t)to - (uint64_t)from - 1) / step + 1;
}

// What a loop without operations gives: what it is begun with, or values from outside, unless it
// depends on how often it runs.
static bool fold_empty(const mica_op *loop, mica_fold *out) {
  const mica_block *body = mica_region_first(affine_for_region(loop));
  const mica_op *yield = mica_block_last(body);
  const uint64_t trips = trip_count(loop);
  if (mica_block_first(body) != yield || affine_for_results_count(loop) == 0) return false;
  for (size_t i = 0; i < mica_op_operand_count(yield); i++) {
    const mica_value *value = mica_op_operand(yield, i);
    const bool carried = mica_value_argument_block(value) == body;
    if (carried && mica_value_index(value) == 0) return false;
    const bool moves = carried && mica_value_index(value) != i + 1;
    if ((trips == UINT64_MAX && (!carried || moves)) || (trips >= 2 && moves)) return false;
  }
  for (size_t i = 0; i < mica_op_operand_count(yield); i++) {
    mica_value *value = mica_op_operand(yield, i);
    const bool carried = mica_value_argument_block(value) == body;
    if (!mica_fold_value(out,
                         carried ? affine_for_inits(loop, mica_value_index(value) - 1) : value))
      return false;
  }
  return true;
}

bool affine_for_fold(mica_op *op, const mica_attr *const *lower, size_t lower_count,
                     const mica_attr *const *upper, size_t upper_count,
                     const mica_attr *const *inits, size_t init_count, mica_fold *out) {
  (void)lower_count, (void)upper_count, (void)inits;
  bool changed = fold_bound(op, true, lower);
  changed |= fold_bound(op, false, upper);
  changed |= simplify_bound(op, true);
  changed |= simplify_bound(op, false);
  if (trip_count(op) != 0) return fold_empty(op, out) || changed;
  if (init_count == 0) return changed;
  for (size_t i = 0; i < init_count; i++)
    if (!mica_fold_value(out, affine_for_inits(op, i))) return false;
  return true;
}

// ---- Parallel loops -----------------------------------------------------------------------------

// The bounds of one side, made simpler. False: no memory.
static bool simplify_side(affine_applied *a, const mica_op *op, mica_segment operands,
                          const mica_affine_map *map) {
  return affine_applied_make(a, op, operands, map) && affine_applied_compose(a) &&
         affine_applied_canonicalize(a);
}

static bool set_sides(mica_op *op, const affine_applied *lower, const affine_applied *upper) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = lower->count + upper->count, room = (count + 1) * sizeof(mica_value *);
  mica_value **values = mica_allocate(ctx, room);
  bool ok = values != NULL;
  for (size_t i = 0; ok && i < count; i++)
    values[i] = i < lower->count ? lower->values[i] : upper->values[i - lower->count];
  ok = ok && affine_parallel_set_map_operands(op, values, count) &&
       affine_parallel_set_lower_bounds_map(op, lower->map) &&
       affine_parallel_set_upper_bounds_map(op, upper->map);
  mica_free(ctx, values, room);
  return ok;
}

bool affine_parallel_fold(mica_op *op, const mica_attr *const *operands, size_t count,
                          mica_fold *out) {
  (void)operands, (void)count, (void)out;
  const mica_affine_map *from = affine_parallel_lower_bounds_map(op);
  const mica_affine_map *to = affine_parallel_upper_bounds_map(op);
  const uint32_t split = (uint32_t)mica_affine_map_input_count(from);
  const mica_segment first = {0, split};
  const mica_segment second = {split, (uint32_t)mica_op_operand_count(op) - split};
  affine_applied lower, upper;
  bool ok = simplify_side(&lower, op, first, from);
  ok = simplify_side(&upper, op, second, to) && ok &&
       !(affine_applied_is(&lower, op, first, from) && affine_applied_is(&upper, op, second, to)) &&
       set_sides(op, &lower, &upper);
  affine_applied_free(&lower);
  affine_applied_free(&upper);
  return ok;
}

// ---- Conditions ---------------------------------------------------------------------------------

bool affine_if_fold(mica_op *op, const mica_attr *const *operands, size_t count, mica_fold *out) {
  (void)operands, (void)count, (void)out;
  affine_applied a;
  const mica_integer_set *set = affine_if_condition(op);
  const mica_segment all = affine_if_operand_0_segment(op);
  mica_context *ctx = mica_op_context(op);
  const mica_affine_map *map = mica_affine_map_get(ctx, set->dim_count, set->symbol_count,
                                                   set->constraints, set->constraint_count);
  bool ok = map != NULL && affine_applied_make(&a, op, all, map), composes = false;
  if (map == NULL) return false;
  for (size_t i = 0; ok && i < a.count; i++)
    composes |= mica_value_op_of(a.values[i], &affine_apply_def) != NULL;
  ok = ok && (!composes || affine_applied_compose(&a)) && affine_applied_canonicalize(&a) &&
       !affine_applied_is(&a, op, all, map);
  const mica_integer_set *made = !ok ? NULL
                                     : mica_integer_set_get(ctx, a.map->dim_count,
                                                            a.map->symbol_count, a.map->results,
                                                            set->equalities, set->constraint_count);
  ok = made != NULL && affine_if_set_operand_0(op, a.values, a.count) &&
       affine_if_set_condition(op, made);
  affine_applied_free(&a);
  return ok;
}

// ---- What reads and writes looks through casts --------------------------------------------------

// The memory is what was cast, where its rank is known.
static bool fold_cast(mica_op *op, size_t memref) {
  const mica_op *cast = mica_value_op_of(mica_op_operand(op, memref), &memref_cast_def);
  if (cast == NULL || !mica_type_is_memref(mica_value_type(memref_cast_source(cast)))) return false;
  mica_op_set_operand(op, memref, memref_cast_source(cast));
  return true;
}

bool affine_load_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                      size_t count, mica_fold *out) {
  (void)memref, (void)indices, (void)count, (void)out;
  return fold_cast(op, AFFINE_LOAD_OPERAND_MEMREF);
}
bool affine_store_fold(mica_op *op, const mica_attr *value, const mica_attr *memref,
                       const mica_attr *const *indices, size_t count, mica_fold *out) {
  (void)value, (void)memref, (void)indices, (void)count, (void)out;
  return fold_cast(op, AFFINE_STORE_OPERAND_MEMREF);
}
bool affine_prefetch_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                          size_t count, mica_fold *out) {
  (void)memref, (void)indices, (void)count, (void)out;
  return fold_cast(op, AFFINE_PREFETCH_OPERAND_MEMREF);
}

// Affine maps and integer sets of common forms, and those made of others.
#include <assert.h>
#include <string.h>

#include "builtin/affine.h"
#include "context/context.h"
#include "memory/array.h"
#include "memory/pointer_stack.h"

typedef const mica_affine_expr *expr;

// Expressions for a map or set that is being made: on the C stack while they are few.
typedef struct expr_list {
  mica_context *context;
  expr *items, few[16];
  size_t count;
} expr_list;

// Room for `count`, which the caller fills. False: no memory.
static bool begin_list(expr_list *list, mica_context *ctx, size_t count) {
  list->context = ctx;
  list->count = count;
  list->items = list->few;
  if (count > sizeof list->few / sizeof *list->few)
    list->items = count > SIZE_MAX / sizeof(expr) ? NULL : mica_allocate(ctx, count * sizeof(expr));
  return list->items != NULL;
}

static void end_list(const expr_list *list) {
  if (list->items != list->few) mica_free(list->context, list->items, list->count * sizeof(expr));
}

static const mica_affine_map *end_as_map(const expr_list *list, uint32_t dims, uint32_t symbols) {
  const mica_affine_map *map =
      mica_affine_map_get(list->context, dims, symbols, list->items, list->count);
  end_list(list);
  return map;
}

// ---- Maps of common forms -----------------------------------------------------------------------

const mica_affine_map *mica_affine_map_constant(mica_context *ctx, int64_t value) {
  expr result = mica_affine_constant(ctx, value);
  return mica_affine_map_get(ctx, 0, 0, &result, 1);
}

const mica_affine_map *mica_affine_map_identity(mica_context *ctx, uint32_t dims) {
  return mica_affine_map_minor_identity(ctx, dims, dims);
}

const mica_affine_map *mica_affine_map_minor_identity(mica_context *ctx, uint32_t dims,
                                                      uint32_t results) {
  assert(results <= dims);
  expr_list list;
  if (!begin_list(&list, ctx, results)) return NULL;
  for (uint32_t i = 0; i < results; i++) list.items[i] = mica_affine_dim(ctx, dims - results + i);
  return end_as_map(&list, dims, 0);
}

const mica_affine_map *mica_affine_map_permutation(mica_context *ctx, const uint32_t *order,
                                                   uint32_t count) {
  expr_list list;
  if (!begin_list(&list, ctx, count)) return NULL;
  for (uint32_t i = 0; i < count; i++) list.items[i] = mica_affine_dim(ctx, order[i]);
  const mica_affine_map *map = end_as_map(&list, count, 0);
  assert(map == NULL || mica_affine_map_is_permutation(map) || mica_context_out_of_memory(ctx));
  return map;
}

// ---- Questions ----------------------------------------------------------------------------------

static bool are_last_dims(const mica_affine_map *map) {
  size_t first = map->dim_count - map->result_count;
  for (size_t i = 0; i < map->result_count; i++) {
    expr result = map->results[i];
    if (result->kind != MICA_AFFINE_DIM || result->as.value != (int64_t)(first + i)) return false;
  }
  return true;
}

bool mica_affine_map_is_identity(const mica_affine_map *map) {
  return map->dim_count == map->result_count && are_last_dims(map);
}
bool mica_affine_map_is_minor_identity(const mica_affine_map *map) {
  return map->symbol_count == 0 && map->result_count <= map->dim_count && are_last_dims(map);
}
bool mica_affine_map_is_permutation(const mica_affine_map *map) {
  return map->dim_count == map->result_count && mica_affine_map_is_projected_permutation(map);
}
bool mica_affine_map_is_empty(const mica_affine_map *map) {
  return mica_affine_map_input_count(map) == 0 && map->result_count == 0;
}
bool mica_affine_map_is_single_constant(const mica_affine_map *map) {
  return map->result_count == 1 && map->results[0]->kind == MICA_AFFINE_CONSTANT;
}

// ---- Maps made of one ---------------------------------------------------------------------------

const mica_affine_map *mica_affine_map_sub(const mica_affine_map *map, const size_t *results,
                                           size_t count) {
  expr_list list;
  if (!begin_list(&list, map->context, count)) return NULL;
  for (size_t i = 0; i < count; i++) {
    assert(results[i] < map->result_count);
    list.items[i] = map->results[results[i]];
  }
  return end_as_map(&list, map->dim_count, map->symbol_count);
}

const mica_affine_map *mica_affine_map_major_sub(const mica_affine_map *map, size_t count) {
  assert(count <= map->result_count);
  return mica_affine_map_get(map->context, map->dim_count, map->symbol_count, map->results, count);
}

const mica_affine_map *mica_affine_map_minor_sub(const mica_affine_map *map, size_t count) {
  assert(count <= map->result_count);
  const expr *from = map->results + (map->result_count - count);
  return mica_affine_map_get(map->context, map->dim_count, map->symbol_count, from, count);
}

const mica_affine_map *mica_affine_map_replace(const mica_affine_map *map,
                                               const mica_affine_expr *part,
                                               const mica_affine_expr *by, uint32_t dims,
                                               uint32_t symbols) {
  expr_list list;
  if (map == NULL || !begin_list(&list, map->context, map->result_count)) return NULL;
  for (size_t i = 0; i < list.count; i++)
    list.items[i] = mica_affine_replace(map->results[i], part, by);
  return end_as_map(&list, dims, symbols);
}

// ---- Symbols that nothing uses ------------------------------------------------------------------

// Marks in `used`, which holds NULL for what isn't. False: no memory.
static bool mark_symbols(const mica_affine_map *map, expr *used) {
  mica_memory *memory = &map->context->memory;
  mica_pointer_stack pending = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < map->result_count; i++) {
    for (expr e = map->results[i]; ok && e != NULL; e = mica_pointer_stack_pop(&pending)) {
      for (; ok && mica_affine_is_binary(e); e = e->as.binary.left)
        ok = mica_pointer_stack_push(memory, &pending, (void *)(uintptr_t)e->as.binary.right);
      if (e->kind == MICA_AFFINE_SYMBOL) used[e->as.value] = e;
    }
  }
  mica_pointer_stack_free(memory, &pending);
  return ok;
}

// Those that are used get the lowest numbers. False: no memory.
static bool number_symbols(mica_context *ctx, expr *used, size_t count, uint32_t *left) {
  *left = 0;
  for (size_t i = 0; i < count; i++) {
    if (used[i] == NULL) used[i] = mica_affine_constant(ctx, 0);  // stands nowhere
    else used[i] = mica_affine_symbol(ctx, (*left)++);
    if (used[i] == NULL) return false;
  }
  return true;
}

static const mica_affine_map *with_symbols(const mica_affine_map *map, const expr *symbols,
                                           uint32_t count) {
  expr_list list;
  if (!begin_list(&list, map->context, map->result_count)) return NULL;
  for (size_t i = 0; i < list.count; i++)
    list.items[i] =
        mica_affine_replace_inputs(map->results[i], NULL, 0, symbols, map->symbol_count);
  return end_as_map(&list, map->dim_count, count);
}

static bool compress(const mica_affine_map *const *maps, size_t count, expr *symbols,
                     const mica_affine_map **out) {
  size_t symbol_count = maps[0]->symbol_count;
  uint32_t left;
  memset(symbols, 0, symbol_count * sizeof *symbols);
  for (size_t i = 0; i < count; i++) {
    assert(maps[i]->dim_count == maps[0]->dim_count && maps[i]->symbol_count == symbol_count);
    if (!mark_symbols(maps[i], symbols)) return false;
  }
  if (!number_symbols(maps[0]->context, symbols, symbol_count, &left)) return false;
  bool ok = true;
  for (size_t i = 0; i < count; i++) {
    out[i] = with_symbols(maps[i], symbols, left);
    ok = ok && out[i] != NULL;
  }
  return ok;
}

bool mica_affine_maps_compress_symbols(const mica_affine_map *const *maps, size_t count,
                                       const mica_affine_map **out) {
  if (count == 0) return true;
  expr_list symbols;
  if (!begin_list(&symbols, maps[0]->context, maps[0]->symbol_count)) return false;
  bool ok = compress(maps, count, symbols.items, out);
  end_list(&symbols);
  return ok;
}

// ---- Integer sets -------------------------------------------------------------------------------

const mica_integer_set *mica_integer_set_empty(mica_context *ctx, uint32_t dims, uint32_t symbols) {
  expr one = mica_affine_constant(ctx, 1);
  bool is_equality = true;
  return mica_integer_set_get(ctx, dims, symbols, &one, &is_equality, 1);
}

bool mica_integer_set_is_empty(const mica_integer_set *set) {
  return set->constraint_count == 1 && set->equalities[0] &&
         set->constraints[0]->kind == MICA_AFFINE_CONSTANT && set->constraints[0]->as.value == 1;
}

size_t mica_integer_set_equality_count(const mica_integer_set *set) {
  size_t count = 0;
  for (size_t i = 0; i < set->constraint_count; i++) count += set->equalities[i];
  return count;
}

const mica_integer_set *mica_integer_set_replace_inputs(const mica_integer_set *set,
                                                        const mica_affine_expr *const *dims,
                                                        const mica_affine_expr *const *symbols,
                                                        uint32_t dim_count, uint32_t symbol_count) {
  expr_list list;
  if (set == NULL || !begin_list(&list, set->context, set->constraint_count)) return NULL;
  for (size_t i = 0; i < list.count; i++)
    list.items[i] = mica_affine_replace_inputs(set->constraints[i], dims, set->dim_count, symbols,
                                               set->symbol_count);
  const mica_integer_set *made = mica_integer_set_get(set->context, dim_count, symbol_count,
                                                      list.items, set->equalities, list.count);
  end_list(&list);
  return made;
}

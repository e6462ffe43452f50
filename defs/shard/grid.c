// Hooks of the grid of processes and of shardings: forms, what axes may be named, results' names.
// Called by generated code; own nothing.
#include "mica/diagnostic.h"
#include "mica/predicate.h"
#include "mica/print.h"
#include "shared.h"

// ---- shard.grid @grid0(shape = 2x?x4) -----------------------------------------------------------

bool shard_parse_dimension_list(mica_parser *p, mica_op_state *out, const mica_attr **shape) {
  static const char failed[] = "Failed parsing dimension list.";
  mica_int64s sizes = {NULL, 0};
  (void)out;
  if (mica_parse_optional_punct(p, '[')) {
    if (!mica_parse_punct(p, ']'))
      return mica_parse_error_further(p, mica_parser_position(p), failed);
  } else if (!mica_parse_dimension_list(p, true, false, &sizes)) {
    return mica_parse_error_further(p, mica_parser_position(p), failed);
  } else if (sizes.size == 0) {
    return mica_parse_error(p, mica_parser_position(p),
                            "Failed parsing dimension list. Did you mean an empty list? It must be "
                            "denoted by \"[]\".");
  }
  *shape = mica_attr_dense_i64s(mica_parser_context(p), sizes);
  return *shape != NULL;
}

void shard_print_dimension_list(mica_printer *p, const mica_op *op, const mica_attr *shape) {
  const mica_int64s sizes = mica_attr_dense_i64s_value(shape);
  (void)op;
  if (sizes.size == 0) mica_print_str(p, MICA_STR("[]"));
  for (size_t i = 0; i < sizes.size; i++) {
    if (i > 0) mica_print_char(p, 'x');
    if (shard_is_dynamic(sizes.data[i])) mica_print_char(p, '?');
    else mica_print_int(p, sizes.data[i]);
  }
}

bool shard_grid_check(mica_op *op) {
  const mica_int64s shape = shard_grid_shape(op);
  if (shape.size == 0)
    return mica_op_error(op, "rank of grid is expected to be a positive integer");
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] < 0 && !shard_is_dynamic(shape.data[i]))
      return mica_op_error(op,
                           "dimension size of a grid is expected to be non-negative or dynamic");
  return true;
}

// ---- The grid that an operation names -----------------------------------------------------------

const mica_op *shard_find_grid(const mica_op *op, mica_symbol_tables *tables,
                               const mica_attr *name) {
  const mica_op *found = mica_symbol_tables_nearest(tables, op, name);
  if (found != NULL && shard_grid_isa(found)) return found;
  mica_op_plain_error(op, "Undefined required grid symbol \"%S\".", mica_attr_symbol_root(name));
  return NULL;
}

// Axes that an attribute has named. There are 2^16 that it can name.
typedef struct seen_axes {
  uint8_t bits[1 << 13];
} seen_axes;

static bool is_seen(seen_axes *seen, int16_t axis) {
  const size_t index = (uint16_t)axis;
  const uint8_t bit = (uint8_t)(1 << index % 8), old = seen->bits[index / 8];
  seen->bits[index / 8] = old | bit;
  return (old & bit) != 0;
}

bool shard_check_axes(const mica_op *op, const mica_op *grid, mica_int16s axes) {
  const int16_t rank = (int16_t)shard_grid_shape(grid).size;
  seen_axes seen = {{0}};
  for (size_t i = 0; i < axes.size; i++)
    if (is_seen(&seen, axes.data[i]))
      return mica_op_loc_error(op, "Grid axes contains duplicate elements.");
  for (size_t i = 0; i < axes.size; i++)
    if (axes.data[i] < 0 || axes.data[i] >= rank)
      return mica_op_loc_error(
          op,
          "0-based grid axis index %I is out of bounds. The referenced grid \"%S\" "
          "is of rank %I.",
          (int64_t)axes.data[i], shard_grid_sym_name(grid), (int64_t)rank);
  return true;
}

int64_t shard_group_size(const mica_op *grid, mica_int16s axes) {
  const mica_int64s shape = shard_grid_shape(grid);
  uint64_t size = 1;
  for (size_t i = 0; i < axes.size; i++) {
    if (shard_is_dynamic(shape.data[axes.data[i]])) return MICA_DYNAMIC;
    size *= (uint64_t)shape.data[axes.data[i]];
  }
  return (int64_t)size;
}

// One result for each axis; without axes for all of the grid.
static bool check_result_per_axis(const mica_op *op, mica_symbol_tables *tables,
                                  const mica_attr *name, mica_int16s axes) {
  const mica_op *grid = shard_find_grid(op, tables, name);
  if (grid == NULL || !shard_check_axes(op, grid, axes)) return false;
  const size_t count = axes.size > 0 ? axes.size : shard_grid_shape(grid).size;
  return mica_op_result_count(op) == count ||
         mica_op_plain_error(op, "Unexpected number of results %z. Expected %z.",
                             mica_op_result_count(op), count);
}

bool shard_grid_shape_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_result_per_axis(op, tables, shard_grid_shape_grid_attr(op),
                               shard_grid_shape_axes(op));
}

bool shard_process_multi_index_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return check_result_per_axis(op, tables, shard_process_multi_index_grid_attr(op),
                               shard_process_multi_index_axes(op));
}

bool shard_process_linear_index_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return shard_find_grid(op, tables, shard_process_linear_index_grid_attr(op)) != NULL;
}

bool shard_neighbors_linear_indices_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return shard_find_grid(op, tables, shard_neighbors_linear_indices_grid_attr(op)) != NULL;
}

// ---- #shard<axisarray[[0], [1, 2]]>
// --------------------------------------------------------------

typedef struct axes_list {
  const mica_attr **data;
  size_t size;
} axes_list;

static bool parse_axes_of_dim(mica_parser *p, void *user) {
  axes_list *list = user;
  const mica_type *i16 = mica_type_i(mica_parser_context(p), 16);
  const mica_attr **grown = mica_parser_grow(p, list->data, list->size, sizeof *grown);
  if (i16 == NULL || grown == NULL) return false;
  list->data = grown;
  return mica_parse_dense_list(p, i16, &grown[list->size++]);
}

bool shard_parse_axes(mica_parser *p, mica_attrs *out) {
  axes_list list = {NULL, 0};
  if (!mica_parse_list(p, 0, false, parse_axes_of_dim, &list)) return false;
  *out = (mica_attrs){list.data, list.size};
  return true;
}

void shard_print_axes(mica_printer *p, mica_attrs axes) {
  for (size_t i = 0; i < axes.size; i++) {
    if (i > 0) mica_print_str(p, MICA_STR(", "));
    mica_print_dense_list(p, axes.data[i]);
  }
}

// ---- shard.sharding @grid0 split_axes = [[0], [1]] ----------------------------------------------

// An axis splits one dimension at most.
static bool see_axes(const mica_op *op, seen_axes *seen, mica_int16s axes) {
  for (size_t i = 0; i < axes.size; i++) {
    if (axes.data[i] < 0)
      return mica_op_plain_error(op, "grid axis is expected to be non-negative");
    if (is_seen(seen, axes.data[i])) return mica_op_plain_error(op, "grid axis duplicated");
  }
  return true;
}

bool shard_sharding_check(mica_op *op) {
  const mica_attrs axes = shard_grid_axes_array_attr_axes(shard_sharding_split_axes_attr(op));
  const size_t halos = shard_sharding_static_halo_sizes(op).size;
  seen_axes seen = {{0}};
  size_t split = 0;
  for (size_t i = 0; i < axes.size; i++) {
    const mica_int16s of_dim = mica_attr_dense_i16s_value(axes.data[i]);
    if (!see_axes(op, &seen, of_dim)) return false;
    split += of_dim.size > 0;
  }
  if (halos == 0) return true;
  if (shard_sharding_static_sharded_dims_offsets(op).size > 0)
    return mica_op_error(op, "halo sizes and shard offsets are mutually exclusive");
  return halos == split * 2 ||
         mica_op_plain_error(op, "halo sizes must be specified for all split axes.");
}

static bool is_dynamic_shape(mica_int64s shape) {
  for (size_t i = 0; i < shape.size; i++)
    if (shard_is_dynamic(shape.data[i])) return true;
  return false;
}

// Of one dimension: where its parts begin, and where the last one ends. *at: the first.
static bool check_offsets(const mica_op *op, mica_int64s offsets, size_t *at, uint64_t parts) {
  int64_t last = 0;
  for (uint64_t i = 0; i <= parts; i++, ++*at) {
    if (*at >= offsets.size) return mica_op_plain_error(op, "sharded dims offsets has wrong size.");
    const int64_t offset = offsets.data[*at];
    if (shard_is_dynamic(offset)) continue;
    if (offset < last)
      return mica_op_plain_error(op, "sharded dims offsets must be non-decreasing.");
    last = offset;
  }
  return true;
}

static bool check_all_offsets(const mica_op *op, const mica_op *grid, mica_int64s offsets) {
  const mica_attrs axes = shard_grid_axes_array_attr_axes(shard_sharding_split_axes_attr(op));
  const mica_int64s shape = shard_grid_shape(grid);
  size_t at = 0;
  for (size_t i = 0; i < axes.size; i++) {
    const mica_int16s of_dim = mica_attr_dense_i16s_value(axes.data[i]);
    if (of_dim.size == 0) continue;
    if (!shard_check_axes(op, grid, of_dim)) return false;
    uint64_t parts = 0;
    for (size_t k = 0; k < of_dim.size; k++) parts += (uint64_t)shape.data[of_dim.data[k]];
    if (!check_offsets(op, offsets, &at, parts)) return false;
  }
  return true;
}

bool shard_sharding_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  const mica_op *grid = shard_find_grid(op, tables, shard_sharding_grid_attr(op));
  const mica_int64s offsets = shard_sharding_static_sharded_dims_offsets(op);
  if (grid == NULL) return false;
  if (offsets.size == 0) return true;
  if (is_dynamic_shape(shard_grid_shape(grid)))
    return mica_op_plain_error(
        op, "sharded dims offsets are not allowed for device grids with dynamic shape.");
  return check_all_offsets(op, grid, offsets);
}

// ---- Names of results ---------------------------------------------------------------------------

MICA_NAMES_RESULT(shard_grid_shape_result_names, "grid_shape")
MICA_NAMES_RESULT(shard_process_multi_index_result_names, "proc_linear_idx")
MICA_NAMES_RESULT(shard_process_linear_index_result_names, "proc_linear_idx")
MICA_NAMES_RESULT(shard_sharding_result_names, "sharding")
MICA_NAMES_RESULT(shard_shard_shape_result_names, "shard_shape")
MICA_NAMES_RESULT(shard_shard_result_names, "sharding_annotated")

void shard_neighbors_linear_indices_result_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, shard_neighbors_linear_indices_neighbor_down(op),
                      MICA_STR("down_linear_idx"));
  mica_set_value_name(set, shard_neighbors_linear_indices_neighbor_up(op),
                      MICA_STR("up_linear_idx"));
}

// Hooks of what groups of processes do together: which axes tell them apart, what shapes follow,
// results' names. Called by generated code; own nothing.
#include "shared.h"

// What one operation does: the axes in which the processes of a group differ, in which grid.
typedef struct group {
  const mica_op *op, *grid;
  mica_int16s axes;
  const mica_value *input, *result;
} group;

// False: reported.
static bool set_group(group *g, const mica_op *op, mica_symbol_tables *tables,
                      const mica_attr *grid, mica_int16s axes, const mica_value *input,
                      const mica_value *result) {
  *g = (group){op, shard_find_grid(op, tables, grid), axes, input, result};
  return g->grid != NULL && shard_check_axes(op, g->grid, axes);
}

// ---- Shapes -------------------------------------------------------------------------------------

static mica_int64s input_shape(const group *g) {
  return mica_type_shape(mica_value_type(g->input));
}
static mica_int64s result_shape(const group *g) {
  return mica_type_shape(mica_value_type(g->result));
}

// Sizes are an author's: what is too large wraps around.
static int64_t times(int64_t a, int64_t b) {
  if (shard_is_dynamic(a) || shard_is_dynamic(b)) return MICA_DYNAMIC;
  return (int64_t)((uint64_t)a * (uint64_t)b);
}

static bool divides(int64_t group_size, int64_t size) {
  return group_size != 0 && size % group_size == 0;
}

// MICA_DYNAMIC also where a group has no processes.
static int64_t divided(int64_t size, int64_t group_size) {
  if (shard_is_dynamic(size) || shard_is_dynamic(group_size) || group_size == 0)
    return MICA_DYNAMIC;
  return size / group_size;
}

static bool check_dim(const group *g, int64_t expected, size_t dim) {
  const int64_t size = result_shape(g).data[dim];
  if (shard_is_dynamic(size) || expected == size) return true;
  if (shard_is_dynamic(expected))
    return mica_op_loc_error(
        g->op, "Dimension size mismatch for result axis %z. Expected dynamic, but got %I.", dim,
        size);
  return mica_op_loc_error(g->op,
                           "Dimension size mismatch for result axis %z. Expected %I, but got %I.",
                           dim, expected, size);
}

static bool check_gathered(const group *g, int64_t dim) {
  const mica_int64s from = input_shape(g), to = result_shape(g);
  if (dim < 0 || (uint64_t)dim >= to.size)
    return mica_op_loc_error(g->op, "Gather axis %I is out of bounds [0, %z).", dim, to.size);
  const int64_t size = shard_group_size(g->grid, g->axes);
  for (size_t i = 0; i < from.size; i++)
    if (!check_dim(g, i == (size_t)dim ? times(size, from.data[i]) : from.data[i], i)) return false;
  return true;
}

static bool is_dim(const group *g, const char *what, int64_t dim) {
  const size_t rank = input_shape(g).size;
  return (dim >= 0 && (uint64_t)dim < rank) ||
         mica_op_loc_error(g->op, "%s axis %I is out of bounds [0, %z).", what, dim, rank);
}

// All dimensions but these two are as they were.
static bool check_others(const group *g, int64_t dim, int64_t other) {
  const mica_int64s from = input_shape(g);
  for (size_t i = 0; i < from.size; i++)
    if (i != (size_t)dim && i != (size_t)other && !check_dim(g, from.data[i], i)) return false;
  return true;
}

static bool check_part(const group *g, const char *what, int64_t dim) {
  if (!check_others(g, dim, dim) || !is_dim(g, what, dim)) return false;
  const int64_t size = input_shape(g).data[dim], of = shard_group_size(g->grid, g->axes);
  if (!shard_is_dynamic(size) && !shard_is_dynamic(of) && !divides(of, size))
    return mica_op_loc_error(
        g->op,
        "Operand dimension size %I is not divisible by collective device group size "
        "%I for tensor axis %I.",
        size, of, dim);
  return check_dim(g, divided(size, of), (size_t)dim);
}

static bool check_exchanged(const group *g, int64_t split, int64_t concat) {
  if (split == concat) return check_others(g, -1, -1);
  if (!check_others(g, split, concat) || !is_dim(g, "Split", split) || !is_dim(g, "Concat", concat))
    return false;
  const mica_int64s from = input_shape(g);
  const int64_t of = shard_group_size(g->grid, g->axes);
  const bool is_even = shard_is_dynamic(from.data[split]) || shard_is_dynamic(of) ||
                       divides(of, from.data[split]);
  return check_dim(g, times(from.data[concat], of), (size_t)concat) &&
         check_dim(g, is_even ? divided(from.data[split], of) : MICA_DYNAMIC, (size_t)split);
}

// ---- One process of a group ---------------------------------------------------------------------

static bool check_process(const group *g, const char *name, mica_int64s place) {
  const mica_int64s shape = shard_grid_shape(g->grid);
  if (place.size != g->axes.size)
    return mica_op_loc_error(
        g->op, "In-group device \"%s\" has unexpected multi-index size %z. Expected %z.", name,
        place.size, g->axes.size);
  for (size_t i = 0; i < place.size; i++) {
    const int64_t size = shape.data[g->axes.data[i]];
    if (!shard_is_dynamic(place.data[i]) && !shard_is_dynamic(size) && size <= place.data[i])
      return mica_op_loc_error(
          g->op,
          "Out of bounds coordinate %z for in-group device \"%s\". Got %I, but "
          "expected value in the range [0, %I].",
          i, name, place.data[i], size - 1);
  }
  return true;
}

// ---- Operations ---------------------------------------------------------------------------------

// Of an operation by what its accessors begin with.
#define GROUP_OF(name)                                                                    \
  set_group(&g, op, tables, name##_grid_attr(op), name##_grid_axes(op), name##_input(op), \
            name##_result(op))

bool shard_all_gather_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_all_gather) && check_gathered(&g, shard_all_gather_gather_axis(op));
}

bool shard_all_reduce_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_all_reduce);
}

bool shard_all_slice_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_all_slice) && check_part(&g, "Slice", shard_all_slice_slice_axis(op));
}

bool shard_all_to_all_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_all_to_all) &&
         check_exchanged(&g, shard_all_to_all_split_axis(op), shard_all_to_all_concat_axis(op));
}

bool shard_broadcast_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_broadcast) && check_process(&g, "root", shard_broadcast_root(op));
}

bool shard_gather_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_gather) && check_process(&g, "root", shard_gather_root(op)) &&
         check_gathered(&g, shard_gather_gather_axis(op));
}

bool shard_recv_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_recv) &&
         (!shard_recv_has_source(op) || check_process(&g, "source", shard_recv_source(op)));
}

bool shard_reduce_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_reduce) && check_process(&g, "root", shard_reduce_root(op));
}

bool shard_reduce_scatter_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_reduce_scatter) &&
         check_part(&g, "Scatter", shard_reduce_scatter_scatter_axis(op));
}

bool shard_scatter_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_scatter) && check_process(&g, "root", shard_scatter_root(op)) &&
         check_part(&g, "Scatter", shard_scatter_scatter_axis(op));
}

bool shard_send_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_send) && check_process(&g, "destination", shard_send_destination(op));
}

static bool check_shifted(const group *g, int64_t axis) {
  for (size_t i = 0; i < g->axes.size; i++)
    if (g->axes.data[i] == axis) return true;
  return mica_op_plain_error(
      g->op, "Invalid shift axis %U. It must be one of the grouping grid axes.", (uint64_t)axis);
}

bool shard_shift_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  group g;
  return GROUP_OF(shard_shift) && check_shifted(&g, shard_shift_shift_axis(op));
}

bool shard_update_halo_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables) {
  return shard_find_grid(op, tables, shard_update_halo_grid_attr(op)) != NULL;
}

// ---- Names of results ---------------------------------------------------------------------------

MICA_NAMES_RESULT(shard_all_gather_result_names, "all_gather")
MICA_NAMES_RESULT(shard_all_reduce_result_names, "all_reduce")
MICA_NAMES_RESULT(shard_all_slice_result_names, "all_slice")
MICA_NAMES_RESULT(shard_all_to_all_result_names, "all_to_all")
MICA_NAMES_RESULT(shard_broadcast_result_names, "broadcast")
MICA_NAMES_RESULT(shard_gather_result_names, "gather")
MICA_NAMES_RESULT(shard_recv_result_names, "recv")
MICA_NAMES_RESULT(shard_reduce_result_names, "reduce")
MICA_NAMES_RESULT(shard_reduce_scatter_result_names, "reduce_scatter")
MICA_NAMES_RESULT(shard_scatter_result_names, "scatter")
MICA_NAMES_RESULT(shard_send_result_names, "send")
MICA_NAMES_RESULT(shard_shift_result_names, "shift")

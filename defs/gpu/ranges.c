// What the places of threads and the sizes of what is launched lie in (InferIntRangeInterface):
// what the operation promises itself, what the launch or the kernel around it says, or what there
// is at most.
#include "gpu/gpu.h"
#include "mica/control_flow.h"
#include "mica/fold.h"
#include "mica/interfaces.h"
#include "mica/predicate.h"
#include "mica/range.h"
#include "mica/type.h"

static const uint64_t most_of_grid = UINT32_MAX, most_of_cluster = 16, most_of_subgroup = 128;

// Whose three sizes are asked for.
typedef enum size_kind { BLOCK, GRID, CLUSTER } size_kind;

static mica_range between(const mica_op *op, uint64_t low, uint64_t high) {
  const mica_type *index = mica_type_index(mica_op_context(op));
  if (index == NULL) return mica_range_unknown();
  return mica_range_from_unsigned(mica_number_integer(index, (int64_t)low),
                                  mica_number_integer(index, (int64_t)high));
}

// ---- What is said around ------------------------------------------------------------------------

static const mica_op *around(const mica_op *op, bool (*is)(const mica_op *op)) {
  do op = mica_op_parent(op);
  while (op != NULL && !is(op));
  return op;
}

static mica_segment launch_sizes(const mica_op *launch, size_kind kind, size_t dimension) {
  const uint32_t first = gpu_launch_async_dependencies_segment(launch).count;
  if (kind == GRID) return (mica_segment){first + (uint32_t)dimension, 1};
  if (kind == BLOCK) return (mica_segment){first + 3 + (uint32_t)dimension, 1};
  return dimension == 0   ? gpu_launch_cluster_size_x_segment(launch)
         : dimension == 1 ? gpu_launch_cluster_size_y_segment(launch)
                          : gpu_launch_cluster_size_z_segment(launch);
}

static bool said_by_launch(const mica_op *op, size_kind kind, size_t dimension, uint64_t *size) {
  const mica_op *launch = around(op, gpu_launch_isa);
  if (launch == NULL) return false;
  const mica_segment at = launch_sizes(launch, kind, dimension);
  if (at.count == 0) return false;
  const mica_attr *constant = mica_value_constant_attr(mica_op_operand(launch, at.first));
  return constant != NULL && mica_number_to_u64(mica_number_of(constant), size);
}

static bool said_by_attr(const mica_attr *sizes, size_t dimension, uint64_t *size) {
  if (sizes == NULL || !mica_attr_is_dense_i32s(sizes)) return false;
  const mica_int32s list = mica_attr_dense_i32s_value(sizes);
  if (dimension >= list.size) return false;
  *size = (uint32_t)list.data[dimension];
  return true;
}

static bool said_by_kernel(const mica_op *op, size_kind kind, size_t dimension, uint64_t *size) {
  const mica_op *kernel = around(op, gpu_func_isa);
  if (kernel == NULL) return false;
  return said_by_attr(kind == BLOCK  ? gpu_func_known_block_size_attr(kernel)
                      : kind == GRID ? gpu_func_known_grid_size_attr(kernel)
                                     : gpu_func_known_cluster_size_attr(kernel),
                      dimension, size);
}

static bool is_function(const mica_op *op) {
  return mica_op_interface(op, &mica_function_interface_id) != NULL;
}

static bool said_by_function(const mica_op *op, size_kind kind, size_t dimension, uint64_t *size) {
  const mica_op *function = around(op, is_function);
  if (function == NULL) return false;
  const mica_str name = kind == BLOCK  ? MICA_STR("gpu.known_block_size")
                        : kind == GRID ? MICA_STR("gpu.known_grid_size")
                                       : MICA_STR("gpu.known_cluster_size");
  return said_by_attr(mica_op_attribute(function, name), dimension, size);
}

static bool is_said(const mica_op *op, size_kind kind, size_t dimension, uint64_t *size) {
  return said_by_launch(op, kind, dimension, size) || said_by_kernel(op, kind, dimension, size) ||
         said_by_function(op, kind, dimension, size);
}

static uint64_t promised(const mica_attr *upper_bound, uint64_t most) {
  uint64_t value = most;
  if (upper_bound != NULL) (void)mica_number_to_u64(mica_number_of(upper_bound), &value);
  return value;
}

// ---- Sizes and places ---------------------------------------------------------------------------

#define DIMENSION(op_name, op) \
  ((size_t)gpu_dimension_attr_value(gpu_##op_name##_dimension_attr(op)))

#define INFERS_SIZE(op_name, kind, most)                                                        \
  void gpu_##op_name##_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) { \
    uint64_t size;                                                                              \
    (void)in;                                                                                   \
    if (is_said(op, kind, DIMENSION(op_name, op), &size)) out[0] = between(op, size, size);     \
    else out[0] = between(op, 1, promised(gpu_##op_name##_upper_bound_attr(op), most));         \
  }
INFERS_SIZE(block_dim, BLOCK, most_of_grid)
INFERS_SIZE(grid_dim, GRID, most_of_grid)
INFERS_SIZE(cluster_dim_blocks, CLUSTER, most_of_cluster)

#define INFERS_PLACE(op_name, kind, most)                                                       \
  void gpu_##op_name##_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) { \
    uint64_t size = most;                                                                       \
    (void)in;                                                                                   \
    (void)is_said(op, kind, DIMENSION(op_name, op), &size);                                     \
    out[0] = between(op, 0, promised(gpu_##op_name##_upper_bound_attr(op), size) - 1);          \
  }
INFERS_PLACE(thread_id, BLOCK, most_of_grid)
INFERS_PLACE(block_id, GRID, most_of_grid)
INFERS_PLACE(cluster_block_id, CLUSTER, most_of_cluster)

#define INFERS(op_name, low, most, less)                                                        \
  void gpu_##op_name##_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) { \
    (void)in;                                                                                   \
    out[0] = between(op, low, promised(gpu_##op_name##_upper_bound_attr(op), most) - less);     \
  }
INFERS(cluster_dim, 1, most_of_grid, 0)
INFERS(cluster_id, 0, most_of_grid, 1)
INFERS(lane_id, 0, most_of_subgroup, 1)
INFERS(subgroup_id, 0, most_of_grid, 1)
INFERS(num_subgroups, 1, most_of_grid, 0)
INFERS(subgroup_size, 1, most_of_subgroup, 0)

void gpu_global_id_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) {
  uint64_t block = most_of_grid, grid = most_of_grid;
  (void)in;
  (void)is_said(op, BLOCK, DIMENSION(global_id, op), &block);
  (void)is_said(op, GRID, DIMENSION(global_id, op), &grid);
  out[0] = between(op, 0, promised(gpu_global_id_upper_bound_attr(op), block * grid) - 1);
}

void gpu_subgroup_broadcast_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) {
  (void)op;
  out[0] = in[0];
}

// ---- The body of a launch -----------------------------------------------------------------------

// Its arguments: places of the block and of the thread, sizes of the grid and of the block, each
// three.
void gpu_launch_infer_argument_ranges(const mica_op *op, const mica_region *region,
                                      const mica_range *operands, mica_range *arguments) {
  const size_t first = gpu_launch_async_dependencies_segment(op).count;
  (void)region;
  for (size_t i = 0; i < 6; i++) {
    const mica_range size =
        mica_range_intersection(operands[first + i], between(op, 1, most_of_grid));
    uint64_t most;
    if (!mica_range_is_known(&size) || !mica_number_to_u64(size.umax, &most)) continue;
    arguments[6 + i] = size;
    arguments[i] = between(op, 0, most - 1);
  }
}

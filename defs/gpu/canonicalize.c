// Folds and canonicalizations of gpu: single blocks and threads, waits and barriers that change
// nothing, copies that nobody reads. Called by generated code; own nothing.
#include "arith/arith.h"
#include "gpu/gpu.h"
#include "memref/memref.h"
#include "mica/context.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Threads together ---------------------------------------------------------------------------

// All threads come to what stands directly in the body of a launch.
static bool all_come_here(const mica_op *op) {
  const mica_op *around = mica_op_parent(op);
  return around != NULL && gpu_launch_isa(around) &&
         mica_op_block(op) == mica_region_first(gpu_launch_body(around));
}

bool gpu_all_reduce_fold(mica_op *op, const mica_attr *value, mica_fold *out) {
  (void)value, (void)out;
  if (gpu_all_reduce_uniform(op) || !all_come_here(op)) return false;
  gpu_all_reduce_set_uniform(op, true);
  return true;
}

bool gpu_subgroup_reduce_fold(mica_op *op, const mica_attr *value, mica_fold *out) {
  (void)value;
  if (gpu_subgroup_reduce_has_cluster_size(op) && gpu_subgroup_reduce_cluster_size(op) == 1)
    return mica_fold_value(out, gpu_subgroup_reduce_value(op));
  if (gpu_subgroup_reduce_uniform(op) || !all_come_here(op)) return false;
  gpu_subgroup_reduce_set_uniform(op, true);
  return true;
}

bool gpu_subgroup_broadcast_fold(mica_op *op, const mica_attr *src, const mica_attr *lane,
                                 mica_fold *out) {
  (void)src, (void)lane;
  mica_value *value = gpu_subgroup_broadcast_src(op);
  return mica_value_op_of(value, &gpu_subgroup_broadcast_def) != NULL &&
         mica_fold_value(out, value);
}

// One of two barriers, between which nothing happens.
static bool drop_barrier(mica_rewriter *rw, mica_op *op) {
  const mica_op *next = mica_op_next(op);
  if (next == NULL || !gpu_barrier_isa(next)) return false;
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(drop_barrier_pattern, "eraseRedundantGpuBarrierOps", &gpu_barrier_def,
                    drop_barrier);
const mica_pattern *const gpu_barrier_canonicalizations[] = {&drop_barrier_pattern, NULL};

// ---- launch -------------------------------------------------------------------------------------

static bool is_one(const mica_value *size) {
  int64_t number;
  return mica_value_constant(size, &number) && number == 1;
}

// The only block of a grid, and the only thread of a block, is the first.
static bool number_single(mica_rewriter *rw, mica_op *op) {
  const mica_value *sizes[] = {gpu_launch_grid_size_x(op),  gpu_launch_grid_size_y(op),
                               gpu_launch_grid_size_z(op),  gpu_launch_block_size_x(op),
                               gpu_launch_block_size_y(op), gpu_launch_block_size_z(op)};
  mica_block *body = mica_region_first(gpu_launch_body(op));
  mica_value *zero = NULL;
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    mica_value *number = mica_block_argument_at(body, i);
    if (!is_one(sizes[i]) || mica_value_is_unused(number)) continue;
    if (zero == NULL) {
      mica_rewriter_at_start(rw, body);
      const mica_op *made = arith_constant_build(&rw->builder, mica_op_loc(op),
                                                 mica_attr_index(mica_rewriter_context(rw), 0));
      if (made == NULL) return false;
      zero = arith_constant_result(made);
    }
    mica_rewriter_replace_uses(rw, number, zero);
  }
  return zero != NULL;
}
MICA_DEFINE_PATTERN(number_single_pattern, "FoldLaunchArguments", &gpu_launch_def, number_single);
const mica_pattern *const gpu_launch_canonicalizations[] = {&number_single_pattern, NULL};

// ---- Memory -------------------------------------------------------------------------------------

// Casts of memory with a known rank aren't needed.
static bool skip_casts(mica_op *op) {
  bool changed = false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *cast = mica_value_op_of(mica_op_operand(op, i), &memref_cast_def);
    if (cast == NULL || !mica_type_is_memref(type_of(memref_cast_source(cast)))) continue;
    mica_op_set_operand(op, i, memref_cast_source(cast));
    changed = true;
  }
  return changed;
}
bool gpu_memcpy_fold(mica_op *op, const mica_attr *const *async_dependencies,
                     size_t async_dependencies_count, const mica_attr *dst, const mica_attr *src,
                     mica_fold *out) {
  (void)async_dependencies, (void)async_dependencies_count, (void)dst, (void)src, (void)out;
  return skip_casts(op);
}
bool gpu_memset_fold(mica_op *op, const mica_attr *const *async_dependencies,
                     size_t async_dependencies_count, const mica_attr *dst, const mica_attr *value,
                     mica_fold *out) {
  (void)async_dependencies, (void)async_dependencies_count, (void)dst, (void)value, (void)out;
  return skip_casts(op);
}

// Whether that is all the operation does to the memory.
static bool only_does(const mica_op *op, mica_effect_kind kind, const mica_value *memory) {
  mica_effects effects = {.context = mica_op_context(op)};
  bool found = false, ok = mica_op_interface(op, &mica_memory_effects_interface_id) != NULL &&
                           mica_op_effects(op, &effects);
  for (size_t i = 0; ok && i < effects.size; i++) {
    if (effects.data[i].value != memory) continue;
    ok = effects.data[i].kind == kind;
    found = true;
  }
  mica_effects_free(&effects);
  return ok && found;
}

// Whether the memory is made here, and all that happens to it besides is that it is given back.
static bool is_read_by_nobody(const mica_value *memory, const mica_op *copy) {
  const mica_op *made = mica_value_op(memory);
  if (made == NULL || !only_does(made, MICA_EFFECT_ALLOCATE, memory)) return false;
  for (const mica_operand *use = mica_value_first_use(memory); use != NULL;
       use = mica_operand_next_use(use))
    if (use->owner != copy && !only_does(use->owner, MICA_EFFECT_FREE, memory)) return false;
  return true;
}

static bool drop_copy(mica_rewriter *rw, mica_op *op) {
  const size_t tokens = gpu_memcpy_async_dependencies_count(op);
  if (tokens > 1 || (tokens == 1) != (gpu_memcpy_async_token(op) != NULL) ||
      !is_read_by_nobody(gpu_memcpy_dst(op), op))
    return false;
  mica_value *token = tokens == 0 ? NULL : gpu_memcpy_async_dependencies(op, 0);
  if (token == NULL) mica_rewriter_erase(rw, op);
  else mica_rewriter_replace(rw, op, &token);
  return true;
}
MICA_DEFINE_PATTERN(drop_copy_pattern, "EraseTrivialCopyOp", &gpu_memcpy_def, drop_copy);
const mica_pattern *const gpu_memcpy_canonicalizations[] = {&drop_copy_pattern, NULL};

// The size of what was allocated.
static bool size_of_allocated(mica_rewriter *rw, mica_op *op) {
  const mica_op *made = mica_value_op_of(memref_dim_source(op), &gpu_alloc_def);
  const mica_type *type = type_of(memref_dim_source(op));
  int64_t index;
  if (made == NULL || !mica_type_is_memref(type) ||
      !mica_value_constant(memref_dim_index(op), &index))
    return false;
  const mica_int64s shape = mica_type_shape(type);
  if (index < 0 || (uint64_t)index >= shape.size || shape.data[index] != MICA_DYNAMIC) return false;
  size_t before = 0;
  for (int64_t i = 0; i < index; i++) before += shape.data[i] == MICA_DYNAMIC;
  mica_value *size = gpu_alloc_dynamic_sizes(made, before);
  mica_rewriter_replace(rw, op, &size);
  return true;
}
static const mica_pattern size_of_allocated_pattern =
    MICA_PATTERN("SimplifyDimOfAllocOp", &memref_dim_def, 0, size_of_allocated);
// Behind those of the operation itself.
const mica_pattern *const gpu_canonicalizations[] = {&size_of_allocated_pattern, NULL};

// ---- wait ---------------------------------------------------------------------------------------

static bool waits_for_nothing(const mica_value *token) {
  const mica_op *op = mica_value_op_of(token, &gpu_wait_def);
  return op != NULL && mica_op_operand_count(op) == 0;
}

// Tokens that stand for nothing aren't waited for.
static bool drop_tokens(mica_rewriter *rw, mica_op *op) {
  bool any = false;
  for (size_t i = mica_op_operand_count(op); i-- > 0;) {
    if (!waits_for_nothing(mica_op_operand(op, i))) continue;
    mica_op_erase_operands(op, i, 1);
    any = true;
  }
  if (any) mica_rewriter_modified(rw, op);
  return any;
}

static bool drop_wait(mica_rewriter *rw, mica_op *op) {
  const size_t tokens = mica_op_operand_count(op);
  const mica_value *made = gpu_wait_async_token(op);
  if (tokens == 1 && made != NULL) {
    mica_value *token = mica_op_operand(op, 0);
    mica_rewriter_replace(rw, op, &token);
    return true;
  }
  if (made == NULL ? tokens != 0 : !mica_value_is_unused(made)) return false;
  mica_rewriter_erase(rw, op);
  return true;
}
MICA_DEFINE_PATTERN(drop_tokens_pattern, "EraseRedundantGpuWaitOpPairs", &gpu_wait_def,
                    drop_tokens);
MICA_DEFINE_PATTERN(drop_wait_pattern, "SimplifyGpuWaitOp", &gpu_wait_def, drop_wait);
const mica_pattern *const gpu_wait_canonicalizations[] = {&drop_tokens_pattern, &drop_wait_pattern,
                                                          NULL};

// Canonicalizations of shard: groups of single processes, numbers that are known, shardings that
// are said again. Called by generated code; own nothing.
#include "arith/arith.h"
#include "mica/mixed.h"
#include "mica/rewrite.h"
#include "shard/shard.h"

mica_op *shard_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

// ---- Collective operations ----------------------------------------------------------------------

// Along no axis each process stands alone.
static bool alone(mica_rewriter *rw, mica_op *op, mica_int16s axes) {
  mica_value *input = mica_op_operand(op, 0);
  if (axes.size != 0 || mica_value_type(input) != mica_value_type(mica_op_result(op, 0)))
    return false;
  mica_rewriter_replace(rw, op, &input);
  return true;
}

#define COLLECTIVE(name)                                                                           \
  static bool name##_alone(mica_rewriter *rw, mica_op *op) {                                       \
    return alone(rw, op, shard_##name##_grid_axes(op));                                            \
  }                                                                                                \
  MICA_DEFINE_PATTERN(name##_pattern, "EmptyGridAxesCanonicalizationPattern", &shard_##name##_def, \
                      name##_alone);                                                               \
  const mica_pattern *const shard_##name##_canonicalizations[] = {&name##_pattern, NULL}
COLLECTIVE(all_gather);
COLLECTIVE(all_reduce);
COLLECTIVE(all_slice);
COLLECTIVE(all_to_all);
COLLECTIVE(broadcast);
COLLECTIVE(gather);
COLLECTIVE(recv);
COLLECTIVE(reduce);
COLLECTIVE(reduce_scatter);
COLLECTIVE(scatter);
COLLECTIVE(send);
const mica_pattern *const shard_shift_canonicalizations[] = {NULL};

// ---- Shardings ----------------------------------------------------------------------------------

typedef struct lists {
  mica_mixed halos, offsets;
} lists;

static bool read_lists(const mica_op *op, lists *out) {
  bool ok = mica_mixed_of(op, shard_sharding_dynamic_halo_sizes_segment(op),
                          shard_sharding_static_halo_sizes(op), &out->halos);
  return mica_mixed_of(op, shard_sharding_dynamic_sharded_dims_offsets_segment(op),
                       shard_sharding_static_sharded_dims_offsets(op), &out->offsets) &&
         ok;
}

static bool are_zero(const mica_mixed *list) {
  for (size_t i = 0; i < list->count; i++)
    if (list->numbers[i] != 0) return false;
  return list->count != 0 && list->value_count == 0;
}

// As far from one to the next each time.
static bool are_even(const mica_mixed *list) {
  if (list->count < 3 || list->value_count != 0) return false;
  for (size_t i = 2; i < list->count; i++)
    if ((uint64_t)list->numbers[i] - (uint64_t)list->numbers[i - 1] !=
        (uint64_t)list->numbers[1] - (uint64_t)list->numbers[0])
      return false;
  return true;
}

static bool write_lists(mica_op *op, const lists *l, size_t halos, size_t offsets) {
  const mica_int64s halo_sizes = {l->halos.numbers, halos};
  const mica_int64s dim_offsets = {l->offsets.numbers, offsets};
  return shard_sharding_set_static_halo_sizes(op, halo_sizes) &&
         shard_sharding_set_static_sharded_dims_offsets(op, dim_offsets) &&
         shard_sharding_set_dynamic_halo_sizes(op, l->halos.values, l->halos.value_count) &&
         shard_sharding_set_dynamic_sharded_dims_offsets(op, l->offsets.values,
                                                         l->offsets.value_count);
}

static bool normalize(mica_rewriter *rw, mica_op *op) {
  lists l;
  bool changed = false;
  if (read_lists(op, &l)) {
    changed = mica_mixed_fold(&l.halos, mica_is_not_negative) != 0 ||
              mica_mixed_fold(&l.offsets, mica_is_not_negative) != 0;
    const bool no_halos = are_zero(&l.halos), no_offsets = are_even(&l.offsets);
    changed = (changed || no_halos || no_offsets) &&
              write_lists(op, &l, no_halos ? 0 : l.halos.count, no_offsets ? 0 : l.offsets.count);
  }
  mica_mixed_free(&l.halos);
  mica_mixed_free(&l.offsets);
  if (changed) mica_rewriter_modified(rw, op);
  return changed;
}
MICA_DEFINE_PATTERN(normalize_pattern, "NormalizeSharding", &shard_sharding_def, normalize);
const mica_pattern *const shard_sharding_canonicalizations[] = {&normalize_pattern, NULL};

// ---- shard --------------------------------------------------------------------------------------

static mica_attrs axes_of(const mica_op *sharding) {
  return shard_grid_axes_array_attr_axes(shard_sharding_split_axes_attr(sharding));
}
static bool is_empty(const mica_attr *axes) {
  size_t count;
  mica_attr_dense_array_data(axes, &count);
  return count == 0;
}

// Dimensions that nothing is said of, at the end, aren't spread.
static bool have_same_axes(const mica_op *a, const mica_op *b) {
  const mica_attrs left = axes_of(a), right = axes_of(b);
  for (size_t i = 0; i < left.size || i < right.size; i++) {
    if (i < left.size && i < right.size ? left.data[i] != right.data[i]
                                        : !is_empty(i < left.size ? left.data[i] : right.data[i]))
      return false;
  }
  return true;
}

static bool are_alike(const mica_op *a, const mica_op *b) {
  if (a == b) return true;
  return shard_sharding_grid_attr(a) == shard_sharding_grid_attr(b) && have_same_axes(a, b) &&
         shard_sharding_static_halo_sizes_attr(a) == shard_sharding_static_halo_sizes_attr(b) &&
         shard_sharding_static_sharded_dims_offsets_attr(a) ==
             shard_sharding_static_sharded_dims_offsets_attr(b) &&
         mica_values_equal(mica_operands_in(a, shard_sharding_dynamic_halo_sizes_segment(a)),
                           mica_operands_in(b, shard_sharding_dynamic_halo_sizes_segment(b))) &&
         mica_values_equal(
             mica_operands_in(a, shard_sharding_dynamic_sharded_dims_offsets_segment(a)),
             mica_operands_in(b, shard_sharding_dynamic_sharded_dims_offsets_segment(b)));
}

// The other reader of a value that was looked at last.
static mica_op *other_user(const mica_value *value, const mica_op *op) {
  const mica_operand *use = mica_value_first_use(value);
  while (use != NULL && use->owner == op) use = mica_operand_next_use(use);
  return use == NULL ? NULL : use->owner;
}

// What is spread twice: the same way, or first the one way and then the other.
static bool shard_again(mica_rewriter *rw, mica_op *op) {
  const mica_value *source = shard_shard_src(op);
  mica_op *other = other_user(source, op);
  const mica_op *own = mica_value_op_of(shard_shard_sharding(op), &shard_sharding_def);
  if (other == NULL || own == NULL || mica_value_op_of(source, &shard_shard_def) != NULL ||
      !shard_shard_isa(other) || mica_op_block(other) != mica_op_block(op) ||
      !mica_op_is_before(other, op))
    return false;
  const mica_op *before = mica_value_op_of(shard_shard_sharding(other), &shard_sharding_def);
  if (before == NULL) return false;
  mica_value *spread = shard_shard_result(other);
  if (are_alike(own, before)) mica_rewriter_replace(rw, op, &spread);
  else mica_rewriter_set_operand(rw, op, SHARD_SHARD_OPERAND_SRC, spread);
  return true;
}
MICA_DEFINE_PATTERN(shard_again_pattern, "FoldDuplicateShardOp", &shard_shard_def, shard_again);
const mica_pattern *const shard_shard_canonicalizations[] = {&shard_again_pattern, NULL};

// Checks of recipes: what their regions take. Called by generated code; own nothing.
#include "shared.h"

static const mica_type *argument_type(const mica_region *region, size_t index) {
  const mica_block *entry = mica_region_first(region);
  return index >= mica_block_argument_count(entry)
             ? NULL
             : mica_value_type(mica_block_argument_at(entry, index));
}

static bool check_filled(const mica_op *op, const mica_region *region, const char *name) {
  return !mica_region_is_empty(region) || mica_op_error(op, "expects non-empty %s region", name);
}

static bool check_first_argument(const mica_op *op, const mica_region *region, const char *name,
                                 const char *what, const mica_type *type) {
  return argument_type(region, 0) == type ||
         mica_op_error(op, "expects %s region first argument of the %s type", name, what);
}

static bool check_ends(const mica_op *op, const mica_region *init, const mica_region *destroy,
                       const char *what, const mica_type *type) {
  return check_filled(op, init, "init") && check_first_argument(op, init, "init", what, type) &&
         (destroy == NULL || mica_region_is_empty(destroy) ||
          check_first_argument(op, destroy, "destroy", what, type));
}

bool acc_private_recipe_check_regions(mica_op *op) {
  return check_ends(op, acc_private_recipe_init_region(op), acc_private_recipe_destroy_region(op),
                    "privatization", acc_private_recipe_type(op));
}

bool acc_firstprivate_recipe_check_regions(mica_op *op) {
  const mica_type *type = acc_firstprivate_recipe_type(op);
  const mica_region *copy = acc_firstprivate_recipe_copy_region(op);
  if (!check_ends(op, acc_firstprivate_recipe_init_region(op), NULL, "privatization", type) ||
      !check_filled(op, copy, "copy"))
    return false;
  if (argument_type(copy, 0) != type || argument_type(copy, 1) == NULL)
    return mica_op_error(op, "expects copy region with two arguments of the privatization type");
  return check_ends(op, acc_firstprivate_recipe_init_region(op),
                    acc_firstprivate_recipe_destroy_region(op), "privatization", type);
}

// Ends in any block of the region count.
static bool check_yields(const mica_op *op, const mica_region *region, const mica_type *type) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (const mica_op *end = mica_block_first(b); end != NULL; end = mica_op_next(end))
      if (acc_yield_isa(end) &&
          (mica_op_operand_count(end) != 1 || mica_value_type(mica_op_operand(end, 0)) != type))
        return mica_op_error(op, "expects combiner region to yield a value of the reduction type");
  return true;
}

bool acc_reduction_recipe_check_regions(mica_op *op) {
  const mica_type *type = acc_reduction_recipe_type(op);
  const mica_region *combiner = acc_reduction_recipe_combiner_region(op);
  if (!check_ends(op, acc_reduction_recipe_init_region(op), NULL, "reduction", type) ||
      !check_filled(op, combiner, "combiner"))
    return false;
  if (argument_type(combiner, 0) != type || argument_type(combiner, 1) != type)
    return mica_op_error(
        op, "expects combiner region with the first two arguments of the reduction type");
  return check_yields(op, combiner, type);
}

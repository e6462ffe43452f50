// Where bodies may be inlined so that dimensions and symbols stay what they are. Called by the
// inliner; owns nothing.
#include "domain.h"
#include "mica/effects.h"
#include "mica/fold.h"

static bool is_affine_construct(const mica_op *op) {
  return affine_for_isa(op) || affine_if_isa(op) || affine_parallel_isa(op);
}

// ---- Dimensions and symbols ---------------------------------------------------------------------

typedef struct move {
  const mica_region *from, *to;
  mica_value *const *arguments;  // what those of the body become
} move;

// What is valid because it stands right in the body must be so where it goes; what is valid for
// another reason stays so.
static bool stays_valid(const move *m, const mica_value *value,
                        bool (*is_valid)(const mica_value *, const mica_region *)) {
  if (mica_block_region(mica_value_block(value)) != m->from) return true;
  mica_op *op = mica_value_op(value);
  if (op == NULL) return is_valid(m->arguments[mica_value_index(value)], m->to);
  return mica_op_interface(op, &mica_shaped_dim_interface_id) != NULL ||
         mica_op_constant(op) != NULL;
}

static bool access_stays_valid(const move *m, const mica_op *op, const mica_affine_map *map,
                               mica_segment inputs) {
  for (uint32_t i = 0; i < inputs.count; i++)
    if (!stays_valid(m, mica_op_operand(op, inputs.first + i),
                     i < map->dim_count ? affine_is_dim : affine_is_symbol))
      return false;
  return true;
}

static bool has_no_effect(const mica_op *op) {
  mica_effects effects = {.context = mica_op_context(op)};
  const bool none = mica_op_effects(op, &effects) && effects.size == 0;
  mica_effects_free(&effects);
  return none;
}

// Of what has effects, only accesses by affine maps are understood.
static bool may_inline(const move *m, const mica_op *op) {
  if (has_no_effect(op)) return true;
  if (affine_read_op_interface_isa(op))
    return access_stays_valid(m, op, affine_read_op_interface_affine_map(op),
                              affine_read_op_interface_map_operands(op));
  return affine_write_op_interface_isa(op) &&
         access_stays_valid(m, op, affine_write_op_interface_affine_map(op),
                            affine_write_op_interface_map_operands(op));
}

// ---- The methods --------------------------------------------------------------------------------

bool affine_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                              const mica_region *to, const mica_region *from,
                              mica_value *const *arguments, bool is_cloned) {
  (void)ctx, (void)dialect, (void)is_cloned;
  if (!is_affine_construct(mica_region_parent(to)) || !mica_region_has_one_block(from))
    return false;
  const move m = {from, to, arguments};
  for (const mica_op *op = mica_block_first(mica_region_first(from)); op != NULL;
       op = mica_op_next(op))
    if (!may_inline(&m, op)) return false;
  return true;
}

bool affine_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                          const mica_region *to, bool is_cloned) {
  (void)ctx, (void)dialect, (void)op, (void)is_cloned;
  const mica_op *parent = mica_region_parent(to);
  return mica_op_has_trait(parent, &mica_trait_affine_scope) || is_affine_construct(parent);
}

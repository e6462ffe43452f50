// Where bodies may be inlined so that what maps are applied to stays a dimension or symbol, and the
// symbols that become dimensions there. Called by the inliner; owns nothing.
#include "applied.h"
#include "mica/affine.h"
#include "mica/context.h"
#include "mica/effects.h"
#include "mica/fold.h"

static bool is_affine_construct(const mica_op *op) {
  return affine_for_isa(op) || affine_if_isa(op) || affine_parallel_isa(op);
}

// ---- Maps and what they are applied to ----------------------------------------------------------

typedef struct move {
  const mica_region *from, *to;
  const mica_region *scope;      // that decides in `to` what is a dimension or symbol
  mica_value *const *arguments;  // what those of the body become
} move;

static bool has_map(const mica_op *op) {
  return affine_read_op_interface_isa(op) || affine_write_op_interface_isa(op) ||
         affine_apply_isa(op) || affine_min_isa(op) || affine_max_isa(op);
}

// The inputs of a map stand behind all other operands. NULL: the operation has none.
static const mica_affine_map *map_of(const mica_op *op, mica_segment *inputs) {
  if (!has_map(op)) return NULL;
  const mica_affine_map *map = mica_attr_affine_map_value(mica_op_attribute(op, MICA_STR("map")));
  inputs->count = (uint32_t)mica_affine_map_input_count(map);
  inputs->first = (uint32_t)mica_op_operand_count(op) - inputs->count;
  return map;
}

// What is valid because it stands right in the body must be so where it goes; what is valid for
// another reason stays so.
static bool stays_valid(const move *m, const mica_value *value, bool as_symbol) {
  if (mica_block_region(mica_value_block(value)) != m->from) return true;
  mica_op *op = mica_value_op(value);
  if (op != NULL)
    return mica_op_interface(op, &mica_shaped_dim_interface_id) != NULL ||
           mica_op_constant(op) != NULL;
  const mica_value *passed = m->arguments[mica_value_index(value)];
  return affine_is_dim(passed, m->scope) &&
         (as_symbol ? affine_is_symbol(passed, m->to) : affine_is_dim(passed, m->to));
}

// A symbol in the body that is only a dimension where it goes.
static bool is_demoted(const move *m, const mica_value *value) {
  return mica_block_region(mica_value_block(value)) == m->from && mica_value_op(value) == NULL &&
         !affine_is_symbol(m->arguments[mica_value_index(value)], m->scope);
}

// *out: the map of the operation as it will be valid, and its operands in their order then; the
// caller frees it. False: no memory.
static bool fit(const move *m, const mica_op *op, mica_segment inputs, const mica_affine_map *map,
                affine_applied *out) {
  bool *marks = mica_allocate(mica_op_context(op), inputs.count + 1);
  bool done = affine_applied_make(out, op, inputs, map) && marks != NULL;
  bool changes = false;
  for (uint32_t i = 0; done && i < inputs.count; i++) {
    marks[i] = i >= map->dim_count && is_demoted(m, out->values[i]);
    changes |= marks[i];
  }
  if (done && changes) done = affine_applied_demote(out, marks);
  mica_free(mica_op_context(op), marks, inputs.count + 1);
  return done;
}

static bool is_pure(const mica_affine_map *map) {
  for (size_t i = 0; i < map->result_count; i++)
    if (!mica_affine_is_pure(map->results[i])) return false;
  return true;
}

static bool map_stays_valid(const move *m, const mica_op *op, mica_segment inputs,
                            const mica_affine_map *map) {
  for (uint32_t i = 0; i < inputs.count; i++)
    if (!stays_valid(m, mica_op_operand(op, inputs.first + i), i >= map->dim_count)) return false;
  affine_applied fitted;
  const bool valid = fit(m, op, inputs, map, &fitted) && (fitted.map == map || is_pure(fitted.map));
  affine_applied_free(&fitted);
  return valid;
}

static bool has_no_effect(const mica_op *op) {
  mica_effects effects = {.context = mica_op_context(op)};
  const bool none = mica_op_effects(op, &effects) && effects.size == 0;
  mica_effects_free(&effects);
  return none;
}

// Of what has effects, only accesses by maps are understood.
static bool may_inline(const move *m, const mica_op *op) {
  mica_segment inputs;
  const mica_affine_map *map = map_of(op, &inputs);
  return map != NULL ? map_stays_valid(m, op, inputs, map) : has_no_effect(op);
}

// ---- The methods --------------------------------------------------------------------------------

bool affine_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                              const mica_region *to, const mica_region *from,
                              mica_value *const *arguments, bool is_cloned) {
  (void)ctx, (void)dialect, (void)is_cloned;
  if (!is_affine_construct(mica_region_parent(to)) || !mica_region_has_one_block(from))
    return false;
  const move m = {from, to, affine_scope_of(mica_region_parent(to)), arguments};
  for (const mica_op *op = mica_block_first(mica_region_first(from)); op != NULL;
       op = mica_op_next(op))
    if (!may_inline(&m, op)) return false;
  return true;
}

static bool fit_op(const move *m, mica_op *op) {
  mica_segment inputs;
  const mica_affine_map *map = map_of(op, &inputs);
  if (map == NULL) return true;
  affine_applied fitted;
  bool done = fit(m, op, inputs, map, &fitted);
  if (done && fitted.map != map) {
    const mica_attr *attr = mica_attr_affine_map(fitted.map);
    done = attr != NULL && mica_op_set_attribute(op, MICA_STR("map"), attr);
    for (uint32_t i = 0; done && i < inputs.count; i++)
      mica_op_set_operand(op, inputs.first + i, fitted.values[i]);
  }
  affine_applied_free(&fitted);
  return done;
}

// What was a symbol of the body and is a dimension in the loop becomes one.
bool affine_fit_region(mica_context *ctx, const mica_dialect_def *dialect, const mica_region *to,
                       mica_region *blocks, mica_value *const *arguments) {
  (void)ctx, (void)dialect;
  const move m = {blocks, to, affine_scope_of(mica_region_parent(to)), arguments};
  for (mica_op *op = mica_block_first(mica_region_first(blocks)); op != NULL; op = mica_op_next(op))
    if (!fit_op(&m, op)) return false;
  return true;
}

bool affine_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                          const mica_region *to, bool is_cloned) {
  (void)ctx, (void)dialect, (void)op, (void)is_cloned;
  const mica_op *parent = mica_region_parent(to);
  return mica_op_has_trait(parent, &mica_trait_affine_scope) || is_affine_construct(parent);
}

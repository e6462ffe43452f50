// What transformations do to handles and to what these stand for, and what follows from it: who
// consumes a handle. Called by generated code and by the checks of sequences.
#include "shared.h"

#include "mica/context.h"
#include "mica/interfaces.h"

#define MAPPING "transform.mapping"
#define PAYLOAD "transform.payload_ir"

// ---- Adding them --------------------------------------------------------------------------------

static bool add(mica_effects *out, mica_effect_kind kind, mica_value *value) {
  return mica_effects_add(out, (mica_effect){.kind = kind, .value = value, .resource = MAPPING});
}
static bool add_read(mica_effects *out, mica_value *handle) {
  return add(out, MICA_EFFECT_READ, handle);
}
bool transform_add_consumed(mica_effects *out, mica_value *handle) {
  return add(out, MICA_EFFECT_READ, handle) && add(out, MICA_EFFECT_FREE, handle);
}
static bool add_produced(mica_effects *out, mica_value *handle) {
  return add(out, MICA_EFFECT_ALLOCATE, handle) && add(out, MICA_EFFECT_WRITE, handle);
}

static bool add_payload(mica_effects *out, mica_effect_kind kind) {
  return mica_effects_add(out, (mica_effect){.kind = kind, .resource = PAYLOAD});
}
bool transform_add_payload_changed(mica_effects *out) {
  return add_payload(out, MICA_EFFECT_READ) && add_payload(out, MICA_EFFECT_WRITE);
}

// The operands from `first` on.
static bool add_reads(mica_effects *out, const mica_op *op, size_t first) {
  for (size_t i = first; i < mica_op_operand_count(op); i++)
    if (!add_read(out, mica_op_operand(op, i))) return false;
  return true;
}
bool transform_add_results(mica_effects *out, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!add_produced(out, mica_op_result(op, i))) return false;
  return true;
}

// ---- Those that operations share ----------------------------------------------------------------

static bool consumes_all(const mica_op *op, mica_effects *out) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!transform_add_consumed(out, mica_op_operand(op, i))) return false;
  return transform_add_results(out, op) && transform_add_payload_changed(out);
}
static bool consumes_first(const mica_op *op, mica_effects *out) {
  return transform_add_consumed(out, mica_op_operand(op, 0)) && add_reads(out, op, 1) &&
         transform_add_results(out, op) && transform_add_payload_changed(out);
}
static bool reads_and_modifies(const mica_op *op, mica_effects *out) {
  return add_reads(out, op, 0) && transform_add_results(out, op) &&
         transform_add_payload_changed(out);
}
static bool reads(const mica_op *op, mica_effects *out) {
  return add_reads(out, op, 0) && transform_add_results(out, op) &&
         add_payload(out, MICA_EFFECT_READ);
}
static bool reads_handles(const mica_op *op, mica_effects *out) {
  return add_reads(out, op, 0) && transform_add_results(out, op);
}

static bool has_handles(const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!transform_type_is_param(mica_value_type(mica_op_operand(op, i)))) return true;
  return false;
}
static bool navigates(const mica_op *op, mica_effects *out) {
  return reads_handles(op, out) && (!has_handles(op) || add_payload(out, MICA_EFFECT_READ));
}
static bool makes_params(const mica_op *op, mica_effects *out) {
  return transform_add_results(out, op) && add_reads(out, op, 0) &&
         (!has_handles(op) || add_payload(out, MICA_EFFECT_READ));
}

const mica_effects_interface transform_consumes_all = {.effects = consumes_all};
const mica_effects_interface transform_consumes_first = {.effects = consumes_first};
const mica_effects_interface transform_reads_and_modifies = {.effects = reads_and_modifies};
const mica_effects_interface transform_reads = {.effects = reads};
const mica_effects_interface transform_navigates = {.effects = navigates};
const mica_effects_interface transform_makes_params = {.effects = makes_params};
const mica_effects_interface transform_reads_handles = {.effects = reads_handles};

// ---- Those that an operation has alone ----------------------------------------------------------

bool transform_cast_effects(const mica_op *op, mica_effects *out) {
  return add_payload(out, MICA_EFFECT_READ) && reads_handles(op, out);
}

bool transform_apply_conversion_patterns_effects(const mica_op *op, mica_effects *out) {
  return transform_apply_conversion_patterns_preserve_handles(op) ? reads_and_modifies(op, out)
                                                                  : consumes_all(op, out);
}
bool transform_structured_bufferize_to_allocation_effects(const mica_op *op, mica_effects *out) {
  return transform_structured_bufferize_to_allocation_bufferize_destination_only(op)
             ? reads_and_modifies(op, out)
             : consumes_all(op, out);
}

// Sizes that are parameters are computed without changing anything.
bool transform_structured_multitile_sizes_effects(const mica_op *op, mica_effects *out) {
  return transform_type_is_param(mica_value_type(transform_structured_multitile_sizes_low_size(op)))
             ? reads(op, out)
             : reads_and_modifies(op, out);
}
bool transform_structured_continuous_tile_sizes_effects(const mica_op *op, mica_effects *out) {
  const mica_value *sizes = transform_structured_continuous_tile_sizes_tile_sizes(op);
  return (transform_type_is_param(mica_value_type(sizes)) ? add_payload(out, MICA_EFFECT_READ)
                                                          : transform_add_payload_changed(out)) &&
         reads_handles(op, out);
}

static bool add_segment(mica_effects *out, const mica_op *op, mica_segment segment) {
  for (size_t i = 0; i < segment.count; i++)
    if (!add_read(out, mica_op_operand(op, segment.first + i))) return false;
  return true;
}
bool transform_structured_tile_using_forall_effects(const mica_op *op, mica_effects *out) {
  return transform_add_consumed(out, transform_structured_tile_using_forall_target(op)) &&
         add_segment(out, op, transform_structured_tile_using_forall_tile_sizes_segment(op)) &&
         add_segment(out, op, transform_structured_tile_using_forall_num_threads_segment(op)) &&
         add_segment(out, op,
                     transform_structured_tile_using_forall_packed_num_threads_segment(op)) &&
         add_segment(out, op,
                     transform_structured_tile_using_forall_packed_tile_sizes_segment(op)) &&
         transform_add_results(out, op) && transform_add_payload_changed(out);
}

bool transform_memref_alloca_to_global_effects(const mica_op *op, mica_effects *out) {
  return transform_add_results(out, op) &&
         transform_add_consumed(out, transform_memref_alloca_to_global_alloca(op)) &&
         transform_add_payload_changed(out);
}

bool transform_match_structured_effects(const mica_op *op, mica_effects *out) {
  return add_reads(out, op, 0) && add_payload(out, MICA_EFFECT_READ) &&
         transform_add_results(out, op);
}

bool transform_print_effects(const mica_op *op, mica_effects *out) {
  return add_reads(out, op, 0) && add_payload(out, MICA_EFFECT_READ) &&
         mica_effects_add(
             out, (mica_effect){.kind = MICA_EFFECT_WRITE, .resource = MICA_RESOURCE_DEFAULT});
}

bool transform_foreach_match_effects(const mica_op *op, mica_effects *out) {
  return consumes_first(op, out);
}

static bool add_arguments(mica_effects *out, const mica_region *region) {
  const mica_block *block = mica_region_first(region);
  const size_t count = block == NULL ? 0 : mica_block_argument_count(block);
  for (size_t i = 0; i < count; i++)
    if (!add_produced(out, mica_block_argument_at(block, i))) return false;
  return true;
}
bool transform_alternatives_effects(const mica_op *op, mica_effects *out) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!transform_add_consumed(out, mica_op_operand(op, i))) return false;
  if (!transform_add_results(out, op)) return false;
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!add_arguments(out, mica_op_region(op, i))) return false;
  return transform_add_payload_changed(out);
}

// What it does follows from what the sequence says of its arguments; nothing follows from silence.
static bool add_said(mica_effects *out, const mica_op *callee, size_t index, mica_value *handle) {
  if (transform_argument_is_consumed(callee, index)) return transform_add_consumed(out, handle);
  return !transform_argument_is_readonly(callee, index) || add_read(out, handle);
}
bool transform_include_effects(const mica_op *op, mica_effects *out) {
  if (!transform_add_payload_changed(out) || !transform_add_results(out, op)) return false;
  const mica_op *callee = mica_symbol_nearest(op, transform_include_target_attr(op));
  const bool is_known = callee != NULL && transform_named_sequence_fits(callee);
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_value *handle = mica_op_operand(op, i);
    if (!(is_known ? add_said(out, callee, i, handle) : add_read(out, handle))) return false;
  }
  return true;
}

// ---- Bodies -------------------------------------------------------------------------------------

static const mica_block *foreach_block(const mica_op *op) {
  return mica_region_first(transform_foreach_body(op));
}

// Whether an operation that stands directly in the body consumes its argument.
static bool consumed_in_body(const mica_block *body, size_t argument) {
  const mica_value *handle = mica_block_argument_at(body, argument);
  for (const mica_operand *use = mica_value_first_use(handle); use != NULL;
       use = mica_operand_next_use(use))
    if (mica_op_block(use->owner) == body && use->owner != mica_block_last(body) &&
        transform_consumes(use->owner, handle))
      return true;
  return false;
}

typedef struct access {
  bool reads, writes;
} access;

static access payload_access(const mica_op *op);

static access body_access(const mica_block *body) {
  access all = {false, false};
  for (const mica_op *op = mica_block_first(body); op != mica_block_last(body) && !all.writes;
       op = mica_op_next(op)) {
    const access one = payload_access(op);
    all = (access){all.reads || one.reads, all.writes || one.writes};
  }
  return all;
}

static access payload_access(const mica_op *op) {
  if (transform_foreach_isa(op)) return body_access(foreach_block(op));
  mica_effects effects = {.context = mica_op_context(op)};
  access found = {false, false};
  (void)mica_op_effects(op, &effects);
  for (size_t i = 0; i < effects.size; i++) {
    if (strcmp(effects.data[i].resource, PAYLOAD) != 0) continue;
    found.reads |= effects.data[i].kind == MICA_EFFECT_READ;
    found.writes |= effects.data[i].kind == MICA_EFFECT_WRITE;
  }
  mica_effects_free(&effects);
  return found;
}

// Its handles are consumed if the arguments for what they stand for are.
bool transform_foreach_effects(const mica_op *op, mica_effects *out) {
  const mica_block *body = foreach_block(op);
  for (size_t i = 0; i < mica_op_operand_count(op) && i < mica_block_argument_count(body); i++) {
    mica_value *handle = mica_op_operand(op, i);
    if (!(consumed_in_body(body, i) ? transform_add_consumed(out, handle) : add_read(out, handle)))
      return false;
  }
  const access payload = body_access(body);
  const bool done = payload.writes  ? transform_add_payload_changed(out)
                    : payload.reads ? add_payload(out, MICA_EFFECT_READ)
                                    : true;
  return done && transform_add_results(out, op);
}

// What is done to an argument of the body is done to the operand.
static bool add_to_operand(mica_effects *out, const mica_op *op, const mica_block *body,
                           mica_effect effect) {
  if (effect.value == NULL || !mica_value_is_argument(effect.value) ||
      mica_value_argument_block(effect.value) != body)
    return strcmp(effect.resource, PAYLOAD) != 0 || mica_effects_add(out, effect);
  const size_t index = mica_value_index(effect.value);
  if (index >= mica_op_operand_count(op)) return true;
  effect.value = mica_op_operand(op, index);
  return mica_effects_add(out, effect);
}

static bool add_nested(mica_effects *out, const mica_op *op, const mica_block *body,
                       const mica_op *nested) {
  mica_effects effects = {.context = out->context};
  bool done = true;
  if (mica_op_effects(nested, &effects))
    for (size_t i = 0; i < effects.size && done; i++)
      done = mica_op_operand_count(op) == 0 ? mica_effects_add(out, effects.data[i])
                                            : add_to_operand(out, op, body, effects.data[i]);
  mica_effects_free(&effects);
  return done && !mica_context_out_of_memory(out->context);
}

// Of what may stand alone: one without operands does all that stands in it does.
static bool add_top_level(const mica_op *op, const mica_region *region, mica_effects *out) {
  const mica_block *body = mica_region_first(region);
  if (!reads_handles(op, out)) return false;
  for (const mica_op *nested = body == NULL ? NULL : mica_block_first(body); nested != NULL;
       nested = mica_op_next(nested))
    if (!add_nested(out, op, body, nested)) return false;
  return true;
}
bool transform_sequence_effects(const mica_op *op, mica_effects *out) {
  return add_top_level(op, transform_sequence_body(op), out);
}
bool transform_with_pdl_patterns_effects(const mica_op *op, mica_effects *out) {
  return add_top_level(op, transform_with_pdl_patterns_body(op), out);
}

// ---- Who consumes a handle ----------------------------------------------------------------------

static bool foreach_consumes(const mica_op *op, const mica_value *value) {
  const mica_block *body = foreach_block(op);
  for (size_t i = 0; i < mica_op_operand_count(op) && i < mica_block_argument_count(body); i++)
    if (mica_op_operand(op, i) == value && consumed_in_body(body, i)) return true;
  return false;
}

static bool effects_consume(const mica_op *op, const mica_value *value) {
  mica_effects effects = {.context = mica_op_context(op)};
  bool found = false;
  (void)mica_op_effects(op, &effects);
  for (size_t i = 0; i < effects.size && !found; i++)
    found = effects.data[i].value == value && effects.data[i].kind == MICA_EFFECT_FREE &&
            strcmp(effects.data[i].resource, MAPPING) == 0;
  mica_effects_free(&effects);
  return found;
}

bool transform_consumes(const mica_op *op, const mica_value *value) {
  if (!transform_implements(op, &transform_op_interface_id)) return true;
  const mica_effects_interface *effects = mica_op_interface(op, &mica_memory_effects_interface_id);
  if (effects == &transform_consumes_all) return true;
  if (effects == &transform_consumes_first) return mica_op_operand(op, 0) == value;
  if (effects == &transform_reads_and_modifies || effects == &transform_reads ||
      effects == &transform_navigates || effects == &transform_makes_params ||
      effects == &transform_reads_handles)
    return false;
  if (effects == NULL) return false;
  return transform_foreach_isa(op) ? foreach_consumes(op, value) : effects_consume(op, value);
}

static bool is_done_to_handle(const mica_effect *e, mica_effect_kind kind) {
  return e->kind == kind && e->value != NULL && strcmp(e->resource, MAPPING) == 0;
}

static void mark(const mica_block *block, const mica_op *op, bool *marks) {
  mica_effects effects = {.context = mica_op_context(op)};
  (void)mica_op_effects(op, &effects);
  for (size_t i = 0; i < effects.size; i++) {
    const mica_value *value = effects.data[i].value;
    if (is_done_to_handle(&effects.data[i], MICA_EFFECT_FREE) && mica_value_is_argument(value) &&
        mica_value_argument_block(value) == block)
      marks[mica_value_index(value)] = true;
  }
  mica_effects_free(&effects);
}
void transform_mark_consumed(const mica_block *block, bool *marks) {
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    mark(block, op, marks);
}

// ---- The check of all ---------------------------------------------------------------------------

// From the place of the last one on: effects stand in the order of operands.
static bool has_effect(const mica_effects *effects, const mica_value *value, size_t *place) {
  for (size_t i = 0; i < effects->size; i++) {
    const size_t at = (*place + i) % effects->size;
    if (effects->data[at].value != value) continue;
    *place = at;
    return true;
  }
  return false;
}

static bool is_payload_written(const mica_effect *e) {
  return e->kind == MICA_EFFECT_WRITE && strcmp(e->resource, PAYLOAD) == 0;
}

static bool refuse(const mica_op *op, const char *message, const char *note, size_t index) {
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "TransformOpInterface %s", message);
  mica_diag_note(diag, mica_op_loc(op), "%s #%z", note, index);
  return mica_diag_report(diag);
}

static bool check_operands(const mica_op *op, const mica_effects *effects) {
  size_t place = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    if (has_effect(effects, mica_op_operand(op, i), &place)) continue;
    return refuse(op, "requires memory effects on operands to be specified",
                  "no effects specified for operand", i);
  }
  return true;
}

// The first operand that is consumed, or how many there are.
static size_t find_consumed(const mica_op *op, const mica_effects *effects) {
  const size_t count = mica_op_operand_count(op);
  for (size_t i = 0; i < effects->size; i++) {
    if (!is_done_to_handle(&effects->data[i], MICA_EFFECT_FREE)) continue;
    for (size_t at = 0; at < count; at++)
      if (mica_op_operand(op, at) == effects->data[i].value) return at;
  }
  return count;
}

static bool check_payload(const mica_op *op, const mica_effects *effects) {
  for (size_t i = 0; i < effects->size; i++)
    if (is_payload_written(&effects->data[i])) return true;
  const size_t consumed = find_consumed(op, effects);
  if (consumed == mica_op_operand_count(op)) return true;
  return refuse(op,
                "expects ops consuming operands to have a 'write' effect on the payload resource",
                "consumes operand", consumed);
}

// Those of results stand in their order.
static bool check_results(const mica_op *op, const mica_effects *effects) {
  size_t count = 0;
  for (size_t i = 0; i < effects->size; i++)
    count += count < mica_op_result_count(op) &&
             is_done_to_handle(&effects->data[i], MICA_EFFECT_ALLOCATE) &&
             effects->data[i].value == mica_op_result(op, count);
  if (count == mica_op_result_count(op)) return true;
  return refuse(op, "requires 'allocate' memory effect to be specified for results",
                "no 'allocate' effect specified for result", count);
}

bool transform_check_effects(mica_op *op) {
  mica_effects effects = {.context = mica_op_context(op)};
  (void)mica_op_effects(op, &effects);
  bool ok = !mica_context_out_of_memory(mica_op_context(op)) && check_operands(op, &effects) &&
            check_payload(op, &effects) && check_results(op, &effects);
  mica_effects_free(&effects);
  return ok;
}

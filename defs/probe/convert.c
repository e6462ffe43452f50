// The patterns of --probe-convert.
#include "probe/probe.h"

static bool rewrite_join(mica_conversion *c, mica_op *op) {
  mica_value *a = mica_conversion_operand(c, op, 0), *b = mica_conversion_operand(c, op, 1);
  mica_builder *builder = &mica_conversion_rewriter(c)->builder;
  return a != NULL && b != NULL &&
         mica_conversion_replace_by(c, op, probe_sum_build(builder, mica_op_loc(op), a, b));
}
static const mica_conversion_pattern join_pattern = {"Join", &probe_join_def, 1, rewrite_join};

// ---- probe.give ---------------------------------------------------------------------------------

enum { MOST = 16 };
typedef struct given {
  mica_value *operands[MOST];
  size_t operand_count, counts[MOST];
} given;

static bool read_operands(mica_conversion *c, const mica_op *op, given *g) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_value *const *values;
    size_t count;
    if (!mica_conversion_values(c, mica_op_operand(op, i), &values, &count)) return false;
    if (g->operand_count + count > MOST) return false;
    for (size_t k = 0; k < count; k++) g->operands[g->operand_count++] = values[k];
  }
  return true;
}

static bool convert_results(mica_conversion *c, const mica_op *op, given *g, mica_type_list *out) {
  if (mica_op_result_count(op) > MOST) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    const size_t before = out->size;
    const mica_type *type = mica_value_type(mica_op_result(op, i));
    if (!mica_type_convert(mica_conversion_types(c), type, out)) return false;
    g->counts[i] = out->size - before;
  }
  return out->size <= MOST;
}

static bool replace(mica_conversion *c, mica_op *op, const given *g, const mica_type_list *types) {
  mica_builder *b = &mica_conversion_rewriter(c)->builder;
  mica_value *values[MOST] = {NULL};
  mica_op *made = probe_give_build(b, mica_op_loc(op), (mica_types){types->data, types->size},
                                   g->operands, g->operand_count);
  if (made == NULL) return false;
  for (size_t i = 0; i < types->size; i++) values[i] = mica_op_result(made, i);
  return mica_conversion_replace_many(c, op, values, g->counts);
}

static bool rewrite_give(mica_conversion *c, mica_op *op) {
  given g = {.operand_count = 0};
  mica_type_list types = {.context = mica_op_context(op)};
  const bool done = read_operands(c, op, &g) && convert_results(c, op, &g, &types) &&
                    replace(c, op, &g, &types);
  mica_type_list_free(&types);
  return done;
}
static const mica_conversion_pattern give_pattern = {"Give", &probe_give_def, 1, rewrite_give};

const mica_conversion_pattern *const probe_convert_patterns[] = {&join_pattern, &give_pattern,
                                                                 NULL};

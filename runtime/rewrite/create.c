// What generated patterns make operations of: values in groups, and types that are inferred.
#include "mica/rewrite.h"

#include "context/context.h"
#include "mica/attribute.h"
#include "mica/dialect.h"
#include "mica/generated.h"
#include "mica/interfaces.h"

bool mica_values_equal(mica_values a, mica_values b) {
  if (a.count != b.count) return false;
  for (size_t i = 0; i < a.count; i++)
    if (mica_values_at(a, i) != mica_values_at(b, i)) return false;
  return true;
}

const mica_attr *mica_values_sizes(mica_context *ctx, const mica_values *groups,
                                   size_t group_count) {
  size_t *sizes = mica_allocate(ctx, group_count * sizeof *sizes + 1);
  if (sizes == NULL) return NULL;
  for (size_t i = 0; i < group_count; i++) sizes[i] = groups[i].count;
  const mica_attr *attr = mica_attr_segment_sizes(ctx, sizes, group_count);
  mica_free(ctx, sizes, group_count * sizeof *sizes + 1);
  return attr;
}

// ---- Types of results ---------------------------------------------------------------------------

enum { FEW_RESULTS = 8 };

static const mica_infer_type_interface *inference_of(const mica_op_def *def) {
  for (size_t i = 0; i < def->interface_count; i++)
    if (def->interfaces[i].interface == &mica_infer_type_interface_id)
      return def->interfaces[i].methods;
  return NULL;
}

static size_t result_count(const mica_infer_type_interface *inference, const mica_op_def *def,
                           const mica_op_parts *parts) {
  return inference->infer_count != NULL ? inference->infer_count(parts) : def->result_count;
}

static mica_op *create_inferring(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                                 const mica_infer_type_interface *inference,
                                 const mica_op_parts *parts) {
  mica_context *ctx = rw->builder.context;
  mica_op *op = NULL;
  const mica_type *few[FEW_RESULTS], **types = few;
  mica_op_parts typed = *parts;
  typed.result_count = result_count(inference, def, parts);
  const bool is_many = typed.result_count > FEW_RESULTS;
  if (is_many) types = mica_allocate(ctx, typed.result_count * sizeof *types);
  typed.result_types = types;
  if (types != NULL && inference->infer_types(ctx, loc, parts, types))
    op = mica_builder_insert_new(&rw->builder, loc, def, &typed);
  if (is_many && types != NULL) mica_free(ctx, types, typed.result_count * sizeof *types);
  return op;
}

mica_op *mica_rewriter_create(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                              const mica_op_parts *parts) {
  if (!mica_parts_are_whole(def, parts)) return NULL;
  const mica_infer_type_interface *inference = parts->result_types == NULL ? inference_of(def)
                                                                           : NULL;
  if (inference != NULL && inference->infer_types != NULL)
    return create_inferring(rw, loc, def, inference, parts);
  return mica_builder_insert_new(&rw->builder, loc, def, parts);
}

// ---- Operands in groups -------------------------------------------------------------------------

enum { FEW_OPERANDS = 16 };

static size_t value_count(const mica_values *groups, size_t group_count) {
  size_t count = 0;
  for (size_t i = 0; i < group_count; i++) count += groups[i].count;
  return count;
}

static void join(const mica_values *groups, size_t group_count, mica_value **out) {
  for (size_t i = 0; i < group_count; i++)
    for (size_t k = 0; k < groups[i].count; k++) *out++ = mica_values_at(groups[i], k);
}

mica_op *mica_rewriter_create_grouped(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                                      const mica_values *operands, size_t group_count,
                                      const mica_op_parts *parts) {
  mica_context *ctx = rw->builder.context;
  mica_value *few[FEW_OPERANDS], **values = few;
  mica_op_parts joined = *parts;
  joined.operand_count = value_count(operands, group_count);
  const bool is_many = joined.operand_count > FEW_OPERANDS;
  if (is_many) values = mica_allocate(ctx, joined.operand_count * sizeof *values);
  if (values == NULL) return NULL;
  join(operands, group_count, values);
  joined.operands = values;
  mica_op *op = mica_rewriter_create(rw, loc, def, &joined);
  if (is_many) mica_free(ctx, values, joined.operand_count * sizeof *values);
  return op;
}

mica_op *mica_rewriter_create_like(mica_rewriter *rw, mica_loc loc, const mica_op_def *def,
                                   const mica_values *operands, size_t group_count,
                                   const mica_op_parts *parts, const mica_op *like) {
  mica_context *ctx = rw->builder.context;
  const mica_type *few[FEW_RESULTS] = {NULL}, **types = few;
  mica_op_parts typed = *parts;
  typed.result_count = like->result_count;
  const bool is_many = typed.result_count > FEW_RESULTS;
  if (is_many) types = mica_allocate(ctx, typed.result_count * sizeof *types);
  if (types == NULL) return NULL;
  for (size_t i = 0; i < typed.result_count; i++) types[i] = mica_op_result(like, i)->type;
  typed.result_types = types;
  mica_op *op = group_count == 0
                    ? mica_rewriter_create(rw, loc, def, &typed)
                    : mica_rewriter_create_grouped(rw, loc, def, operands, group_count, &typed);
  if (is_many) mica_free(ctx, types, typed.result_count * sizeof *types);
  return op;
}

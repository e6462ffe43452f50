// Canonicalizations of scf.parallel. Called by generated code; own what they work with.
#include "mica/context.h"
#include "rewrite.h"

// ---- Loops that are executed once, or never -----------------------------------------------------

// A loop's dimensions: which of them are executed once, and the bounds of the others.
typedef struct dims {
  mica_context *context;
  size_t count, single_count;
  bool *is_single;  // and false for what isn't a dimension
  scf_values lower, upper, step, inits;
} dims;

static bool init_dims(dims *d, const mica_op *op) {
  *d = (dims){.context = mica_op_context(op), .count = scf_parallel_step_count(op)};
  d->is_single = mica_allocate(d->context, d->count * sizeof *d->is_single);
  return d->is_single != NULL && scf_values_init(d->context, &d->lower, d->count) &&
         scf_values_init(d->context, &d->upper, d->count) &&
         scf_values_init(d->context, &d->step, d->count) &&
         scf_values_init(d->context, &d->inits, mica_op_result_count(op));
}

static void free_dims(dims *d) {
  mica_free(d->context, d->is_single, d->count * sizeof *d->is_single);
  scf_values_free(d->context, &d->lower);
  scf_values_free(d->context, &d->upper);
  scf_values_free(d->context, &d->step);
  scf_values_free(d->context, &d->inits);
}

static scf_trips trips(const mica_op *op, size_t i) {
  return scf_trip_count(scf_parallel_lower_bound(op, i), scf_parallel_upper_bound(op, i),
                        scf_parallel_step(op, i), true);
}

// False: one dimension is never executed, and so neither is the loop.
static bool read_dims(dims *d, const mica_op *op) {
  for (size_t i = 0; i < d->count; i++) {
    const scf_trips count = trips(op, i);
    if (count == SCF_NO_TRIP) return false;
    d->is_single[i] = count == SCF_ONE_TRIP;
    d->single_count += d->is_single[i];
    if (d->is_single[i]) continue;
    scf_values_add(&d->lower, scf_parallel_lower_bound(op, i));
    scf_values_add(&d->upper, scf_parallel_upper_bound(op, i));
    scf_values_add(&d->step, scf_parallel_step(op, i));
  }
  return true;
}

static bool drop_dims(mica_rewriter *rw, mica_op *op, const dims *d) {
  mica_block *body = mica_region_first(scf_parallel_region(op));
  const mica_type **types = mica_allocate(d->context, d->inits.size * sizeof(const mica_type *));
  if (types == NULL) return false;
  for (size_t i = 0; i < d->inits.size; i++) types[i] = mica_value_type(d->inits.data[i]);
  mica_op *loop = scf_parallel_build(&rw->builder, mica_op_loc(op),
                                     (mica_types){types, d->inits.size}, d->lower.data,
                                     d->lower.size, d->upper.data, d->upper.size, d->step.data,
                                     d->step.size, d->inits.data, d->inits.size);
  mica_free(d->context, types, d->inits.size * sizeof(const mica_type *));
  if (loop == NULL) return false;
  for (size_t i = 0; i < d->count; i++)
    if (d->is_single[i])
      mica_rewriter_replace_uses(rw, body->arguments[i], scf_parallel_lower_bound(op, i));
  mica_rewriter_erase_marked_arguments(rw, body, d->is_single);
  mica_rewriter_inline_region(rw, scf_parallel_region(op), scf_parallel_region(loop), NULL);
  return mica_rewriter_replace_by(rw, op, loop);
}

// The initial value and the body's combined: where the reduction ends, its value is a result.
static mica_value *inline_reduction(mica_rewriter *rw, mica_op *op, const mica_op *reduce, size_t i,
                                    mica_value *init) {
  mica_block *block = mica_region_first(mica_op_region(reduce, i));
  mica_op *end = mica_block_last(block);
  mica_value *arguments[] = {init, mica_op_operand(reduce, i)};
  mica_rewriter_inline_block(rw, block, NULL, op, arguments);
  mica_value *result = scf_reduce_return_result(end);
  mica_rewriter_erase(rw, end);
  return result;
}

static bool inline_body(mica_rewriter *rw, mica_op *op, dims *d) {
  mica_block *body = mica_region_first(scf_parallel_region(op));
  mica_op *reduce = mica_block_last(body);
  for (size_t i = 0; i < d->count; i++) scf_values_add(&d->lower, scf_parallel_lower_bound(op, i));
  mica_rewriter_inline_block(rw, body, NULL, op, d->lower.data);
  for (size_t i = 0; i < d->inits.size; i++)
    d->inits.data[i] = inline_reduction(rw, op, reduce, i, d->inits.data[i]);
  mica_rewriter_replace(rw, op, d->inits.data);
  mica_rewriter_erase(rw, reduce);
  return true;
}

static bool simplify(mica_rewriter *rw, mica_op *op, dims *d) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    scf_values_add(&d->inits, scf_parallel_init_vals(op, i));
  if (!read_dims(d, op)) {
    mica_rewriter_replace(rw, op, d->inits.data);
    return true;
  }
  if (d->single_count == 0) return false;
  return d->single_count == d->count ? inline_body(rw, op, d) : drop_dims(rw, op, d);
}

static bool simplify_trips(mica_rewriter *rw, mica_op *op) {
  dims d;
  const bool done = init_dims(&d, op) && simplify(rw, op, &d);
  free_dims(&d);
  return done;
}

// ---- Loops in loops -----------------------------------------------------------------------------

static bool reads_argument(const mica_op *op, const mica_block *block) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_value_argument_block(mica_op_operand(op, i)) == block) return true;
  return false;
}

// The loop that the body consists of, whose bounds don't depend on it; NULL: it does more.
static mica_op *nested_loop(const mica_op *op) {
  const mica_block *body = mica_region_first(scf_parallel_region(op));
  mica_op *inner = mica_block_first(body);
  const mica_op *end = mica_op_next(inner);
  if (end == NULL || mica_op_next(end) != NULL || !scf_parallel_isa(inner)) return NULL;
  if (mica_op_result_count(op) != 0 || mica_op_result_count(inner) != 0) return NULL;
  return reads_argument(inner, body) ? NULL : inner;
}

// The bounds of both, the outer ones first: lower, upper, step, one list behind the other.
static bool join_bounds(mica_context *ctx, const mica_op *op, const mica_op *inner,
                        scf_values *all) {
  const size_t outer_dims = scf_parallel_step_count(op),
               inner_dims = scf_parallel_step_count(inner);
  if (!scf_values_init(ctx, all, 3 * (outer_dims + inner_dims))) return false;
  for (size_t list = 0; list < 3; list++) {
    scf_values_add_operands(all, op, list * outer_dims, outer_dims);
    scf_values_add_operands(all, inner, list * inner_dims, inner_dims);
  }
  return true;
}

// Arguments of index type for so many dimensions. NULL: no memory.
static mica_block *new_body(mica_rewriter *rw, const mica_op *loop, mica_loc loc, size_t count) {
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_type *index = mica_type_index(ctx);
  const mica_type **types = mica_allocate(ctx, count * sizeof(const mica_type *));
  mica_loc *locs = mica_allocate(ctx, count * sizeof *locs);
  mica_block *block = NULL;
  if (types != NULL && locs != NULL && index != NULL) {
    for (size_t i = 0; i < count; i++) {
      types[i] = index;
      locs[i] = loc;
    }
    block = mica_rewriter_new_block(rw, scf_parallel_region(loop), NULL, (mica_types){types, count},
                                    locs);
  }
  mica_free(ctx, types, count * sizeof(const mica_type *));
  mica_free(ctx, locs, count * sizeof *locs);
  return block;
}

static mica_op *build_merged(mica_rewriter *rw, const mica_op *op, const mica_op *inner) {
  scf_values all;
  mica_op *loop = NULL;
  if (join_bounds(mica_rewriter_context(rw), op, inner, &all)) {
    const size_t count = all.size / 3;
    loop = scf_parallel_build(&rw->builder, mica_op_loc(op), (mica_types){NULL, 0}, all.data, count,
                              all.data + count, count, all.data + 2 * count, count, NULL, 0);
  }
  scf_values_free(mica_rewriter_context(rw), &all);
  return loop;
}

static void fill_merged(mica_rewriter *rw, const mica_op *op, const mica_op *inner,
                        mica_block *body, mica_op *end) {
  const mica_block *outer_body = mica_region_first(scf_parallel_region(op));
  mica_block *inner_body = mica_region_first(scf_parallel_region(inner));
  const size_t count = mica_block_argument_count(outer_body);
  mica_op *old = mica_block_last(inner_body);
  for (size_t i = 0; i < count; i++)
    mica_rewriter_replace_uses(rw, outer_body->arguments[i], body->arguments[i]);
  mica_rewriter_inline_block(rw, inner_body, NULL, end, body->arguments + count);
  mica_rewriter_erase(rw, old);
}

static bool merge_nested(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = nested_loop(op);
  if (inner == NULL) return false;
  const size_t count = scf_parallel_step_count(op) + scf_parallel_step_count(inner);
  mica_op *loop = build_merged(rw, op, inner), *end = NULL;
  if (loop == NULL) return false;
  mica_block *body = new_body(rw, loop, mica_op_loc(op), count);
  if (body != NULL) end = scf_reduce_build(&rw->builder, mica_op_loc(op), NULL, 0, 0);
  if (end == NULL) {
    mica_rewriter_erase(rw, loop);
    return false;
  }
  fill_merged(rw, op, inner, body, end);
  mica_rewriter_erase(rw, op);
  return true;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(simplify_trips_pattern, "ParallelOpSingleOrZeroIterationDimsFolder",
                    &scf_parallel_def, simplify_trips);
MICA_DEFINE_PATTERN(merge_nested_pattern, "MergeNestedParallelLoops", &scf_parallel_def,
                    merge_nested);

const mica_pattern *const scf_parallel_canonicalizations[] = {&simplify_trips_pattern,
                                                              &merge_nested_pattern, NULL};

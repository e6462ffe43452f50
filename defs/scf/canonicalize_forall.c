// Canonicalizations of scf.forall that are about its bounds. Called by generated code; own what
// they work with.
#include "arith/arith.h"
#include "forall.h"
#include "mica/context.h"

// ---- Bounds -------------------------------------------------------------------------------------
// Each of the three lists has a number for each dimension, and values where the number says so.

typedef struct bound_list {
  mica_int64s (*numbers)(const mica_op *op);
  mica_segment (*values)(const mica_op *op);
  bool (*set_values)(mica_op *op, mica_value *const *values, size_t count);
  void (*set_numbers)(mica_op *op, const mica_attr *numbers);
} bound_list;

static const bound_list bound_lists[] = {
    {scf_forall_static_lower_bound, scf_forall_dynamic_lower_bound_segment,
     scf_forall_set_dynamic_lower_bound, scf_forall_set_static_lower_bound_attr},
    {scf_forall_static_upper_bound, scf_forall_dynamic_upper_bound_segment,
     scf_forall_set_dynamic_upper_bound, scf_forall_set_static_upper_bound_attr},
    {scf_forall_static_step, scf_forall_dynamic_step_segment, scf_forall_set_dynamic_step,
     scf_forall_set_static_step_attr},
};
enum { LOWER, UPPER, STEP, LISTS };

static size_t rank_of(const mica_op *op) { return scf_forall_static_step(op).size; }

// A list as its text has it, taken apart: `rank` numbers and at most as many values.
typedef struct split_bounds {
  mica_context *context;
  size_t rank;
  int64_t *numbers;
  size_t number_count;
  scf_values values;
} split_bounds;

static bool init_split(split_bounds *s, const mica_op *op) {
  *s = (split_bounds){.context = mica_op_context(op), .rank = rank_of(op)};
  s->numbers = mica_allocate(s->context, s->rank * sizeof *s->numbers);
  return s->numbers != NULL && scf_values_init(s->context, &s->values, s->rank);
}

static void free_split(split_bounds *s) {
  mica_free(s->context, s->numbers, s->rank * sizeof *s->numbers);
  scf_values_free(s->context, &s->values);
}

static void add_bound(split_bounds *s, scf_bound bound) {
  s->numbers[s->number_count++] = bound.value == NULL ? bound.number : MICA_DYNAMIC;
  if (bound.value != NULL) scf_values_add(&s->values, bound.value);
}

static mica_int64s numbers_of(const split_bounds *s) {
  return (mica_int64s){s->numbers, s->number_count};
}

// The bounds of a list one after the other.
typedef struct bound_reader {
  const mica_op *op;
  mica_int64s numbers;
  size_t next, next_value;
} bound_reader;

static bound_reader read_bounds(const mica_op *op, size_t list) {
  return (bound_reader){op, bound_lists[list].numbers(op), 0, bound_lists[list].values(op).first};
}

static scf_bound next_bound(bound_reader *r) {
  const int64_t number = r->numbers.data[r->next++];
  if (number != MICA_DYNAMIC) return (scf_bound){NULL, number};
  return (scf_bound){mica_op_operand(r->op, r->next_value++), 0};
}

// ---- Values that are constants become numbers ---------------------------------------------------

static bool make_numbers(split_bounds *s, const mica_op *op, size_t list) {
  bound_reader reader = read_bounds(op, list);
  bool changed = false;
  for (size_t i = 0; i < s->rank; i++) {
    scf_bound bound = next_bound(&reader);
    int64_t number;
    if (bound.value != NULL && mica_number_to_i64(scf_constant(bound.value), &number) &&
        number != MICA_DYNAMIC) {
      bound = (scf_bound){NULL, number};
      changed = true;
    }
    add_bound(s, bound);
  }
  return changed;
}

static bool fold_list(mica_rewriter *rw, mica_op *op, size_t list) {
  split_bounds s;
  bool changed = init_split(&s, op) && make_numbers(&s, op, list);
  const mica_attr *numbers = changed ? mica_attr_dense_i64s(s.context, numbers_of(&s)) : NULL;
  changed = numbers != NULL && bound_lists[list].set_values(op, s.values.data, s.values.size);
  if (changed) {
    bound_lists[list].set_numbers(op, numbers);
    mica_rewriter_modified(rw, op);
  }
  free_split(&s);
  return changed;
}

static bool has_constants(const mica_op *op, size_t list) {
  const mica_segment values = bound_lists[list].values(op);
  for (size_t i = 0; i < values.count; i++)
    if (mica_number_is_any(scf_constant(mica_op_operand(op, values.first + i)))) return true;
  return false;
}

static bool fold_bounds(mica_rewriter *rw, mica_op *op) {
  bool changed = false;
  for (size_t list = 0; list < LISTS; list++)
    changed |= has_constants(op, list) && fold_list(rw, op, list);
  return changed;
}

// ---- Dimensions that are executed once, or never ------------------------------------------------

// What is known of each dimension, and its lower bound as a value where it is executed once.
typedef struct dims {
  mica_context *context;
  size_t rank, single_count, argument_count;
  bool *is_single;  // of each argument of the body
  mica_value **lower;
  bool is_never;  // one of them is never executed
} dims;

static bool init_dims(dims *d, const mica_op *op) {
  *d = (dims){.context = mica_op_context(op), .rank = rank_of(op)};
  d->argument_count = mica_block_argument_count(mica_region_first(scf_forall_region(op)));
  d->is_single = mica_allocate(d->context, d->argument_count * sizeof *d->is_single);
  d->lower = mica_allocate(d->context, d->rank * sizeof *d->lower);
  if (d->is_single == NULL || d->lower == NULL) return false;
  memset(d->is_single, 0, d->argument_count * sizeof *d->is_single);
  return true;
}

static void free_dims(dims *d) {
  mica_free(d->context, d->is_single, d->argument_count * sizeof *d->is_single);
  mica_free(d->context, d->lower, d->rank * sizeof *d->lower);
}

static void read_dims(dims *d, const mica_op *op) {
  const mica_type *index = mica_type_index(d->context);
  bound_reader lower = read_bounds(op, LOWER), upper = read_bounds(op, UPPER);
  bound_reader step = read_bounds(op, STEP);
  for (size_t i = 0; i < d->rank; i++) {
    const scf_trips trips =
        scf_index_trip_count(index, next_bound(&lower), next_bound(&upper), next_bound(&step));
    d->is_never |= trips == SCF_NO_TRIP;
    d->is_single[i] = trips == SCF_ONE_TRIP;
    d->single_count += d->is_single[i];
  }
}

static mica_value *build_bound(mica_rewriter *rw, const mica_op *op, scf_bound bound) {
  if (bound.value != NULL) return bound.value;
  const mica_attr *number = mica_attr_index(mica_rewriter_context(rw), bound.number);
  const mica_op *constant = arith_constant_build(&rw->builder, mica_op_loc(op), number);
  return constant == NULL ? NULL : mica_op_result(constant, 0);
}

// False: no memory.
static bool build_lower(mica_rewriter *rw, const mica_op *op, dims *d) {
  bound_reader lower = read_bounds(op, LOWER);
  for (size_t i = 0; i < d->rank; i++) {
    const scf_bound bound = next_bound(&lower);
    d->lower[i] = d->is_single[i] ? build_bound(rw, op, bound) : NULL;
    if (d->is_single[i] && d->lower[i] == NULL) return false;
  }
  return true;
}

static void replace_variables(mica_rewriter *rw, const mica_op *op, const dims *d) {
  const mica_block *body = mica_region_first(scf_forall_region(op));
  for (size_t i = 0; i < d->rank; i++)
    if (d->is_single[i]) mica_rewriter_replace_uses(rw, body->arguments[i], d->lower[i]);
}

static bool replace_by_outputs(mica_rewriter *rw, mica_op *op) {
  const mica_segment outputs = scf_forall_outputs_segment(op);
  scf_values values;
  const bool done = scf_values_init(mica_rewriter_context(rw), &values, outputs.count);
  if (done) {
    scf_values_add_operands(&values, op, outputs.first, outputs.count);
    mica_rewriter_replace(rw, op, values.data);
  }
  scf_values_free(mica_rewriter_context(rw), &values);
  return done;
}

// ---- A loop of fewer dimensions -----------------------------------------------------------------

static void keep_bounds(split_bounds *s, const mica_op *op, size_t list, const dims *d) {
  bound_reader reader = read_bounds(op, list);
  for (size_t i = 0; i < d->rank; i++) {
    const scf_bound bound = next_bound(&reader);
    if (!d->is_single[i]) add_bound(s, bound);
  }
}

static mica_op *build_loop(mica_rewriter *rw, const mica_op *op, const split_bounds *s,
                           scf_values *outputs, const mica_type **types) {
  const mica_segment segment = scf_forall_outputs_segment(op);
  const split_bounds *lower = &s[LOWER], *upper = &s[UPPER], *step = &s[STEP];
  scf_values_add_operands(outputs, op, segment.first, segment.count);
  for (size_t i = 0; i < segment.count; i++) types[i] = mica_value_type(outputs->data[i]);
  mica_op *loop = scf_forall_build(
      &rw->builder, mica_op_loc(op), (mica_types){types, segment.count}, lower->values.data,
      lower->values.size, upper->values.data, upper->values.size, step->values.data,
      step->values.size, numbers_of(lower), numbers_of(upper), numbers_of(step), outputs->data,
      segment.count, scf_forall_mapping_attr(op));
  if (loop != NULL) mica_op_set_discardable(loop, op->attributes);
  return loop;
}

static mica_op *build_smaller(mica_rewriter *rw, const mica_op *op, const dims *d) {
  mica_context *ctx = d->context;
  const size_t count = mica_op_result_count(op);
  const mica_type **types = mica_allocate(ctx, count * sizeof(const mica_type *));
  split_bounds bounds[LISTS] = {{.context = ctx}, {.context = ctx}, {.context = ctx}};
  scf_values outputs = {0};
  mica_op *loop = NULL;
  bool done = types != NULL && scf_values_init(ctx, &outputs, count);
  for (size_t list = 0; done && list < LISTS; list++) {
    done = init_split(&bounds[list], op);
    if (done) keep_bounds(&bounds[list], op, list, d);
  }
  if (done) loop = build_loop(rw, op, bounds, &outputs, types);
  for (size_t list = 0; list < LISTS; list++) free_split(&bounds[list]);
  scf_values_free(ctx, &outputs);
  mica_free(ctx, types, count * sizeof(const mica_type *));
  return loop;
}

static bool drop_dims(mica_rewriter *rw, mica_op *op, const dims *d) {
  mica_op *loop = build_smaller(rw, op, d);
  if (loop == NULL) return false;
  replace_variables(rw, op, d);
  mica_rewriter_erase_marked_arguments(rw, mica_region_first(scf_forall_region(op)), d->is_single);
  mica_rewriter_inline_region(rw, scf_forall_region(op), scf_forall_region(loop), NULL);
  return mica_rewriter_replace_by(rw, op, loop);
}

static bool simplify_dims(mica_rewriter *rw, mica_op *op, dims *d) {
  read_dims(d, op);
  if (d->is_never) return replace_by_outputs(rw, op);
  if (d->single_count == 0 && d->rank > 0) return false;
  if (d->single_count == d->rank && !scf_forall_can_be_inlined(op)) return false;
  if (!build_lower(rw, op, d)) return false;
  return d->single_count == d->rank ? scf_forall_inline(rw, op, d->lower) : drop_dims(rw, op, d);
}

// Dimensions that are mapped to processors stay.
static bool simplify_trips(mica_rewriter *rw, mica_op *op) {
  if (scf_forall_mapping(op).size > 0) return false;
  dims d;
  const bool done = init_dims(&d, op) && simplify_dims(rw, op, &d);
  free_dims(&d);
  return done;
}

static bool replace_known_variables(mica_rewriter *rw, mica_op *op) {
  dims d;
  bool changed = false;
  if (init_dims(&d, op)) {
    const mica_block *body = mica_region_first(scf_forall_region(op));
    read_dims(&d, op);
    for (size_t i = 0; i < d.rank; i++) {
      d.is_single[i] = d.is_single[i] && !mica_value_is_unused(body->arguments[i]);
      changed |= d.is_single[i];
    }
    changed = changed && build_lower(rw, op, &d);
    if (changed) replace_variables(rw, op, &d);
  }
  free_dims(&d);
  return changed;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(scf_forall_uncast_pattern, "FoldTensorCastOfOutputIntoForallOp",
                    &scf_forall_def, scf_forall_uncast);
MICA_DEFINE_PATTERN(fold_bounds_pattern, "ForallOpControlOperandsFolder", &scf_forall_def,
                    fold_bounds);
MICA_DEFINE_PATTERN(scf_forall_drop_outputs_pattern, "ForallOpIterArgsFolder", &scf_forall_def,
                    scf_forall_drop_outputs);
MICA_DEFINE_PATTERN(simplify_trips_pattern, "ForallOpSingleOrZeroIterationDimsFolder",
                    &scf_forall_def, simplify_trips);
MICA_DEFINE_PATTERN(replace_known_variables_pattern, "ForallOpReplaceConstantInductionVar",
                    &scf_forall_def, replace_known_variables);

const mica_pattern *const scf_forall_canonicalizations[] = {
    &scf_forall_uncast_pattern,       &fold_bounds_pattern,
    &scf_forall_drop_outputs_pattern, &simplify_trips_pattern,
    &replace_known_variables_pattern, NULL};

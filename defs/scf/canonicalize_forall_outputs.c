// Canonicalizations of scf.forall that are about the tensors it fills. Called by those about its
// bounds and by generated code; own what they work with.
#include "forall.h"
#include "mica/context.h"
#include "mica/generated.h"
#include "tensors.h"

static mica_block *body_of(const mica_op *op) { return mica_region_first(scf_forall_region(op)); }
static size_t rank_of(const mica_op *op) { return scf_forall_static_step(op).size; }
static mica_value *output_of(const mica_op *op, size_t i) { return scf_forall_outputs(op, i); }
static mica_value *argument_of(const mica_op *op, size_t i) {
  return mica_block_argument_at(body_of(op), rank_of(op) + i);
}
// What stands at the end and combines: the first operation of its block.
static mica_op *first_combining(const mica_op *op) {
  return mica_block_first(
      mica_region_first(scf_forall_in_parallel_region(mica_block_last(body_of(op)))));
}
// Which operands of what stands at the end are written to.
static mica_successor_operands destinations_of(const mica_op *combining) {
  const mica_parallel_combining_interface *methods =
      mica_op_interface(combining, &mica_parallel_combining_interface_id);
  return methods == NULL || methods->destinations == NULL ? (mica_successor_operands){0}
                                                          : methods->destinations(combining);
}
// The output that it writes to; SIZE_MAX: none.
static size_t written_output(const mica_op *op, const mica_op *combining) {
  const mica_successor_operands written = destinations_of(combining);
  if (written.count == 0) return SIZE_MAX;
  const mica_value *to = mica_op_operand(combining, written.first);
  if (mica_value_argument_block(to) != body_of(op)) return SIZE_MAX;
  const size_t index = mica_value_index(to);
  return index < rank_of(op) ? SIZE_MAX : index - rank_of(op);
}

// ---- The body alone -----------------------------------------------------------------------------

// The operations that write into the outputs as the loop's end did, detached, in their order.
typedef struct insertions {
  mica_context *context;
  mica_op **data;
  size_t size, capacity;
  scf_values results;  // what each output is by now
} insertions;

bool scf_forall_can_be_inlined(const mica_op *op) {
  for (const mica_op *at = first_combining(op); at != NULL; at = mica_op_next(at))
    if (!scf_is_parallel_insertion(at) || written_output(op, at) == SIZE_MAX) return false;
  return true;
}

static bool init_insertions(insertions *list, const mica_op *op) {
  const size_t count = mica_op_result_count(op);
  for (const mica_op *at = first_combining(op); at != NULL; at = mica_op_next(at)) list->capacity++;
  list->data = mica_allocate(list->context, list->capacity * sizeof *list->data);
  if (list->data == NULL || !scf_values_init(list->context, &list->results, count)) return false;
  for (size_t i = 0; i < count; i++) scf_values_add(&list->results, output_of(op, i));
  return true;
}

static void free_insertions(insertions *list) {
  for (size_t i = list->size; i-- > 0;) mica_op_destroy(list->data[i]);
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  scf_values_free(list->context, &list->results);
}

static bool build_insertions(insertions *list, const mica_op *op) {
  mica_builder detached = mica_builder_detached(list->context);
  for (const mica_op *at = first_combining(op); at != NULL; at = mica_op_next(at)) {
    const size_t output = written_output(op, at);
    mica_op *made = scf_build_insertion(&detached, mica_op_loc(op), at, list->results.data[output]);
    if (made == NULL) return false;
    list->data[list->size++] = made;
    list->results.data[output] = mica_op_result(made, 0);
  }
  return true;
}

static void inline_body(mica_rewriter *rw, mica_op *op, mica_value *const *arguments,
                        insertions *list) {
  mica_op *end = mica_block_last(body_of(op));
  mica_rewriter_inline_block(rw, body_of(op), NULL, op, arguments);
  mica_rewriter_after(rw, op);
  for (size_t i = 0; i < list->size; i++) mica_builder_insert(&rw->builder, list->data[i]);
  list->size = 0;
  mica_rewriter_replace(rw, op, list->results.data);
  mica_rewriter_erase(rw, end);
}

bool scf_forall_inline(mica_rewriter *rw, mica_op *op, mica_value *const *lower) {
  insertions list = {.context = mica_rewriter_context(rw)};
  const mica_segment outputs = scf_forall_outputs_segment(op);
  scf_values arguments = {0};
  const bool done = init_insertions(&list, op) && build_insertions(&list, op) &&
                    scf_values_init(list.context, &arguments, rank_of(op) + outputs.count);
  if (done) {
    for (size_t i = 0; i < rank_of(op); i++) scf_values_add(&arguments, lower[i]);
    scf_values_add_operands(&arguments, op, outputs.first, outputs.count);
    inline_body(rw, op, arguments.data, &list);
  }
  scf_values_free(list.context, &arguments);
  free_insertions(&list);
  return done;
}

// ---- Outputs that needn't be --------------------------------------------------------------------

// Marks of outputs: of each operand and of each argument of the body that stands for one, too.
typedef struct output_marks {
  mica_context *context;
  size_t count, marked;
  bool *outputs, *operands, *arguments;
  size_t operand_count, argument_count;
} output_marks;

static bool init_marks(output_marks *m, const mica_op *op) {
  *m = (output_marks){.context = mica_op_context(op),
                      .count = mica_op_result_count(op),
                      .operand_count = mica_op_operand_count(op),
                      .argument_count = mica_block_argument_count(body_of(op))};
  m->outputs = mica_allocate(m->context, m->count * sizeof *m->outputs);
  m->operands = mica_allocate(m->context, m->operand_count * sizeof *m->operands);
  m->arguments = mica_allocate(m->context, m->argument_count * sizeof *m->arguments);
  if (m->outputs == NULL || m->operands == NULL || m->arguments == NULL) return false;
  memset(m->operands, 0, m->operand_count * sizeof *m->operands);
  memset(m->arguments, 0, m->argument_count * sizeof *m->arguments);
  return true;
}

static void free_marks(output_marks *m) {
  mica_free(m->context, m->outputs, m->count * sizeof *m->outputs);
  mica_free(m->context, m->operands, m->operand_count * sizeof *m->operands);
  mica_free(m->context, m->arguments, m->argument_count * sizeof *m->arguments);
}

static void mark_needless(output_marks *m, const mica_op *op) {
  for (size_t i = 0; i < m->count; i++) m->outputs[i] = true;
  for (const mica_op *at = first_combining(op); at != NULL; at = mica_op_next(at)) {
    const size_t output = written_output(op, at);
    if (output != SIZE_MAX && !mica_value_is_unused(mica_op_result(op, output)))
      m->outputs[output] = false;
  }
  for (size_t i = 0; i < m->count; i++) {
    m->marked += m->outputs[i];
    m->operands[scf_forall_outputs_segment(op).first + i] = m->outputs[i];
    m->arguments[rank_of(op) + i] = m->outputs[i];
  }
}

// From here on nobody reads or writes what is marked.
static void bypass_marked(mica_rewriter *rw, const mica_op *op, const output_marks *m) {
  for (mica_op *at = first_combining(op), *next; at != NULL; at = next) {
    next = mica_op_next(at);
    const size_t output = written_output(op, at);
    if (output != SIZE_MAX && m->outputs[output]) mica_rewriter_erase(rw, at);
  }
  for (size_t i = 0; i < m->count; i++) {
    if (!m->outputs[i]) continue;
    mica_rewriter_replace_uses(rw, argument_of(op, i), output_of(op, i));
    mica_rewriter_replace_uses(rw, mica_op_result(op, i), output_of(op, i));
  }
}

static bool drop_marked(mica_rewriter *rw, mica_op *op, const output_marks *m) {
  const mica_attr *sizes =
      mica_resized_segments(m->context, mica_op_slot(op, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES),
                            SCF_FORALL_OPERAND_OUTPUTS, m->count - m->marked);
  if (sizes == NULL) return false;
  bypass_marked(rw, op, m);
  op = mica_rewriter_erase_results(rw, op, m->outputs);
  if (op == NULL) return false;
  mica_op_erase_marked_operands(op, m->operands);
  mica_op_set_slot(op, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES, sizes);
  mica_rewriter_erase_marked_arguments(rw, body_of(op), m->arguments);
  mica_rewriter_modified(rw, op);
  return true;
}

bool scf_forall_drop_outputs(mica_rewriter *rw, mica_op *op) {
  if (mica_op_result_count(op) == 0) return false;
  output_marks m;
  bool done = init_marks(&m, op);
  if (done) mark_needless(&m, op);
  done = done && m.marked > 0 && drop_marked(rw, op, &m);
  free_marks(&m);
  return done;
}

// ---- Outputs that are cast ----------------------------------------------------------------------

static mica_value *source_of(const mica_op *op, size_t i) { return scf_uncast(output_of(op, i)); }

// Where the loop's end writes to, it is the argument itself.
static bool reads_cast(void *user, const mica_operand *use) {
  if (use->owner == user) return false;
  const mica_successor_operands written = destinations_of(use->owner);
  const size_t index = mica_operand_index(use);
  return index < written.first || index - written.first >= written.count;
}
static bool reads_other(void *user, const mica_operand *use) { return use->owner != user; }

// The casts of all such outputs, in the body and behind the loop, before anything else changes.
typedef struct output_casts {
  mica_context *context;
  size_t count;
  mica_op **in, **after;  // of each output; NULL: none
} output_casts;

static bool init_casts(output_casts *c, const mica_op *op) {
  *c = (output_casts){.context = mica_op_context(op), .count = mica_op_result_count(op)};
  c->in = mica_allocate(c->context, c->count * sizeof *c->in);
  c->after = mica_allocate(c->context, c->count * sizeof *c->after);
  for (size_t i = 0; c->in != NULL && c->after != NULL && i < c->count; i++)
    c->in[i] = c->after[i] = NULL;
  return c->in != NULL && c->after != NULL;
}

static void free_casts(output_casts *c) {
  mica_free(c->context, c->in, c->count * sizeof *c->in);
  mica_free(c->context, c->after, c->count * sizeof *c->after);
}

static bool build_casts(mica_rewriter *rw, const mica_op *op, output_casts *c, mica_op **made,
                        mica_value *(*value)(const mica_op *op, size_t i)) {
  for (size_t i = 0; i < c->count; i++) {
    if (source_of(op, i) == NULL) continue;
    mica_value *from = value(op, i);
    made[i] = scf_build_cast(&rw->builder, mica_op_loc(op), mica_value_type(from), from);
    if (made[i] == NULL) return false;
  }
  return true;
}

static mica_value *result_of(const mica_op *op, size_t i) { return mica_op_result(op, i); }

static void uncast(mica_rewriter *rw, mica_op *op, const output_casts *c, size_t i) {
  mica_value *source = source_of(op, i);
  mica_rewriter_replace_uses_if(rw, argument_of(op, i), mica_op_result(c->in[i], 0), reads_cast,
                                c->in[i]);
  mica_rewriter_replace_uses_if(rw, mica_op_result(op, i), mica_op_result(c->after[i], 0),
                                reads_other, c->after[i]);
  mica_value_set_type(argument_of(op, i), mica_value_type(source));
  mica_value_set_type(mica_op_result(op, i), mica_value_type(source));
  mica_rewriter_set_operand(rw, op, scf_forall_outputs_segment(op).first + i, source);
}

static bool uncast_all(mica_rewriter *rw, mica_op *op, output_casts *c) {
  mica_rewriter_at_start(rw, body_of(op));
  if (!build_casts(rw, op, c, c->in, argument_of)) return false;
  mica_rewriter_after(rw, op);
  if (!build_casts(rw, op, c, c->after, result_of)) return false;
  for (size_t i = 0; i < c->count; i++)
    if (c->in[i] != NULL) uncast(rw, op, c, i);
  for (size_t i = 0; i < mica_block_argument_count(body_of(op)); i++)
    mica_block_argument_set_loc(body_of(op)->arguments[i], mica_op_loc(op));
  mica_op_set_discardable(op, NULL);  // the results that it had may be what they are about
  return true;
}

bool scf_forall_uncast(mica_rewriter *rw, mica_op *op) {
  size_t first = 0;
  while (first < mica_op_result_count(op) && source_of(op, first) == NULL) first++;
  if (first == mica_op_result_count(op)) return false;
  output_casts c;
  const bool done = init_casts(&c, op) && uncast_all(rw, op, &c);
  free_casts(&c);
  return done;
}

// Patterns of all operations that pass values to their regions and results. Called by the patterns
// of dialects; own what they work with. Cost: linear, but for the sorting of inputs that may be
// equal.
#include <assert.h>
#include <stdlib.h>

#include "context/context.h"
#include "ir/op.h"
#include "mica/region_flow.h"
#include "mica/rewrite.h"
#include "rewrite/rewriter.h"

// ---- Whether there is anything to look for ------------------------------------------------------

typedef struct inputs {
  size_t used, unused;
  bool are_together;  // of an operation or block there are several
} inputs;

static void count_input(inputs *in, const mica_value *input, size_t index) {
  if (input->first_use != NULL) in->used++;
  else in->unused++;
  in->are_together |= index > 0;
}

static inputs count_inputs(const mica_op *op) {
  inputs in = {0};
  for (size_t i = 0; i < op->result_count; i++) count_input(&in, mica_op_result(op, i), i);
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_block *entry = mica_op_regions(op)[i].first;
    for (size_t k = 0; entry != NULL && k < entry->argument_count; k++)
      count_input(&in, entry->arguments[k], k);
  }
  return in;
}

// ---- What an input can be -----------------------------------------------------------------------
// The values from outside of the graph that reach it: none yet, one, or several.

typedef struct forwarding {
  mica_region_flow flow;
  mica_region_flow_index from;  // edges by the input that they pass on
  size_t *sources;              // of each edge that input, or SIZE_MAX
  mica_value **only;            // of each input the one value; NULL: none
  bool *has_several;
  size_t *stack, depth;  // inputs that others may have to hear of; each at most twice
} forwarding;

static bool init_forwarding(forwarding *f, mica_op *op) {
  *f = (forwarding){0};
  if (!mica_region_flow_init(&f->flow, op)) return false;
  mica_context *ctx = f->flow.context;
  const size_t inputs = f->flow.input_count;
  f->sources = mica_allocate(ctx, f->flow.edge_count * sizeof *f->sources);
  f->only = mica_allocate(ctx, inputs * sizeof *f->only);
  f->has_several = mica_allocate(ctx, inputs * sizeof *f->has_several);
  f->stack = mica_allocate(ctx, 2 * inputs * sizeof *f->stack);
  if (f->sources == NULL || f->only == NULL || f->has_several == NULL || f->stack == NULL)
    return false;
  memset(f->only, 0, inputs * sizeof *f->only);
  memset(f->has_several, 0, inputs * sizeof *f->has_several);
  return true;
}

static void free_forwarding(forwarding *f) {
  mica_context *ctx = f->flow.context;
  const size_t inputs = f->flow.input_count;
  mica_free(ctx, f->sources, f->flow.edge_count * sizeof *f->sources);
  mica_free(ctx, f->only, inputs * sizeof *f->only);
  mica_free(ctx, f->has_several, inputs * sizeof *f->has_several);
  mica_free(ctx, f->stack, 2 * inputs * sizeof *f->stack);
  mica_region_flow_index_free(&f->from, &f->flow);
  mica_region_flow_free(&f->flow);
}

// What is passed is an input again where something is passed to that one.
static void find_sources(forwarding *f) {
  const mica_region_flow *flow = &f->flow;
  for (size_t i = 0; i < flow->edge_count; i++) f->has_several[flow->edges[i].input] = true;
  for (size_t i = 0; i < flow->edge_count; i++) {
    const size_t source = mica_region_flow_input(flow, mica_region_flow_value(&flow->edges[i]));
    f->sources[i] = source != SIZE_MAX && f->has_several[source] ? source : SIZE_MAX;
  }
  memset(f->has_several, 0, flow->input_count * sizeof *f->has_several);
}

static void reach(forwarding *f, size_t input, mica_value *value, bool is_several) {
  if (f->has_several[input] || (f->only[input] == value && !is_several)) return;
  if (is_several || f->only[input] != NULL) f->has_several[input] = true;
  else f->only[input] = value;
  f->stack[f->depth++] = input;
}

static bool propagate(forwarding *f) {
  const mica_region_flow *flow = &f->flow;
  find_sources(f);
  if (!mica_region_flow_index_init(&f->from, flow, f->sources)) return false;
  for (size_t i = 0; i < flow->edge_count; i++)
    if (f->sources[i] == SIZE_MAX)
      reach(f, flow->edges[i].input, mica_region_flow_value(&flow->edges[i]), false);
  while (f->depth > 0) {
    const size_t input = f->stack[--f->depth];
    for (size_t k = f->from.starts[input]; k < f->from.starts[input + 1]; k++)
      reach(f, flow->edges[f->from.order[k]].input, f->only[input], f->has_several[input]);
  }
  return true;
}

// Whether `value` can stand wherever the input is read.
static bool is_visible(const mica_op *op, const mica_value *value, const mica_value *input) {
  const mica_block *block = mica_value_block(value);
  if (block == NULL || mica_block_parent_op(block) != op) return true;
  return mica_value_is_argument(value) && mica_value_argument_block(input) == block;
}

bool mica_region_branch_forward(mica_rewriter *rw, mica_op *op) {
  if (count_inputs(op).used == 0) return false;
  forwarding f;
  bool changed = false;
  if (init_forwarding(&f, op) && f.flow.edge_count > 0 && propagate(&f))
    for (size_t i = 0; i < f.flow.input_count; i++) {
      mica_value *input = f.flow.inputs[i];
      if (f.only[i] == NULL || f.has_several[i] || input->first_use == NULL ||
          !is_visible(op, f.only[i], input))
        continue;
      mica_rewriter_replace_uses(rw, input, f.only[i]);
      changed = true;
    }
  free_forwarding(&f);
  return changed;
}

// ---- Inputs that are equal ----------------------------------------------------------------------

typedef struct twin_search {
  mica_region_flow flow;
  mica_region_flow_index to;  // edges by the input that they pass to
  size_t *numbers;            // of each edge that input
  struct twin {
    const struct twin_search *search;
    size_t input;
  } * twins;
} twin_search;

static bool init_search(twin_search *s, mica_op *op) {
  *s = (twin_search){0};
  if (!mica_region_flow_init(&s->flow, op) || s->flow.edge_count == 0) return false;
  s->numbers = mica_allocate(s->flow.context, s->flow.edge_count * sizeof *s->numbers);
  s->twins = mica_allocate(s->flow.context, s->flow.input_count * sizeof *s->twins);
  if (s->numbers == NULL || s->twins == NULL) return false;
  for (size_t i = 0; i < s->flow.edge_count; i++) s->numbers[i] = s->flow.edges[i].input;
  for (size_t i = 0; i < s->flow.input_count; i++) s->twins[i] = (struct twin){s, i};
  return mica_region_flow_index_init(&s->to, &s->flow, s->numbers);
}

static void free_search(twin_search *s) {
  mica_free(s->flow.context, s->numbers, s->flow.edge_count * sizeof *s->numbers);
  mica_free(s->flow.context, s->twins, s->flow.input_count * sizeof *s->twins);
  mica_region_flow_index_free(&s->to, &s->flow);
  mica_region_flow_free(&s->flow);
}

static int compare(const void *a, const void *b) {
  return (uintptr_t)a < (uintptr_t)b ? -1 : (uintptr_t)a > (uintptr_t)b;
}

static int compare_edges(const twin_search *s, size_t a, size_t b) {
  const mica_region_flow_edge *one = &s->flow.edges[s->to.order[a]];
  const mica_region_flow_edge *other = &s->flow.edges[s->to.order[b]];
  if (one->from != other->from) return compare(one->from, other->from);
  return compare(mica_region_flow_value(one), mica_region_flow_value(other));
}

// Zero: they belong together and get the same. The order says nothing else.
static int compare_inputs(const twin_search *s, size_t a, size_t b) {
  const mica_value *one = s->flow.inputs[a], *other = s->flow.inputs[b];
  const size_t begin = s->to.starts[a], count = s->to.starts[a + 1] - begin;
  const size_t other_begin = s->to.starts[b], other_count = s->to.starts[b + 1] - other_begin;
  if (one->owner != other->owner) return one->owner < other->owner ? -1 : 1;
  if (count != other_count) return count < other_count ? -1 : 1;
  for (size_t i = 0; i < count; i++) {
    const int order = compare_edges(s, begin + i, other_begin + i);
    if (order != 0) return order;
  }
  return 0;
}

static int compare_twins(const void *a, const void *b) {
  const struct twin *one = a, *other = b;
  const int order = compare_inputs(one->search, one->input, other->input);
  if (order != 0) return order;
  return one->input < other->input ? -1 : one->input > other->input;
}

// Of each input the first one that is equal to it.
static void find_first_twins(twin_search *s, size_t *first) {
  const size_t count = s->flow.input_count;
  qsort(s->twins, count, sizeof *s->twins, compare_twins);
  for (size_t i = 0; i < count; i++) {
    const size_t input = s->twins[i].input;
    const bool is_twin = i > 0 && compare_inputs(s, s->twins[i - 1].input, input) == 0;
    first[input] = is_twin ? first[s->twins[i - 1].input] : input;
  }
}

bool mica_region_branch_merge(mica_rewriter *rw, mica_op *op) {
  const inputs in = count_inputs(op);
  if (in.used == 0 || !in.are_together) return false;
  twin_search s;
  size_t *first = NULL;
  bool changed = false;
  if (init_search(&s, op))
    first = mica_allocate(s.flow.context, s.flow.input_count * sizeof *first);
  if (first != NULL) find_first_twins(&s, first);
  for (size_t i = 0; first != NULL && i < s.flow.input_count; i++) {
    mica_value *input = s.flow.inputs[i];
    if (first[i] == i || input->first_use == NULL || s.to.starts[i] == s.to.starts[i + 1]) continue;
    mica_rewriter_replace_uses(rw, input, s.flow.inputs[first[i]]);
    changed = true;
  }
  mica_free(s.flow.context, first, s.flow.input_count * sizeof *first);
  free_search(&s);
  return changed;
}

// ---- Inputs that nobody reads -------------------------------------------------------------------
// Inputs that one operand is passed to can only go together: each knows another one of its set, the
// last of them itself.

typedef struct removal {
  mica_region_flow flow;
  size_t *sets;
  bool *is_removed;  // of each input; at first: something is passed to it
  bool *marks;       // scratch: of operands, results or arguments
  size_t *first_of;  // scratch: of each operand the first input that it is passed to
  size_t mark_count;
} removal;

static size_t most_marks(const mica_region_flow *flow) {
  size_t most = flow->input_count;
  for (size_t i = 0; i < flow->edge_count; i++)
    if (flow->edges[i].from->operand_count > most) most = flow->edges[i].from->operand_count;
  return most;
}

static bool init_removal(removal *r, mica_op *op) {
  *r = (removal){0};
  if (!mica_region_flow_init(&r->flow, op) || r->flow.edge_count == 0) return false;
  mica_context *ctx = r->flow.context;
  const size_t inputs = r->flow.input_count;
  r->mark_count = most_marks(&r->flow);
  r->sets = mica_allocate(ctx, inputs * sizeof *r->sets);
  r->is_removed = mica_allocate(ctx, inputs * sizeof *r->is_removed);
  r->marks = mica_allocate(ctx, r->mark_count * sizeof *r->marks);
  r->first_of = mica_allocate(ctx, r->mark_count * sizeof *r->first_of);
  if (r->sets == NULL || r->is_removed == NULL || r->marks == NULL || r->first_of == NULL)
    return false;
  for (size_t i = 0; i < inputs; i++) r->sets[i] = i;
  memset(r->is_removed, 0, inputs * sizeof *r->is_removed);
  return true;
}

static void free_removal(removal *r) {
  mica_context *ctx = r->flow.context;
  mica_free(ctx, r->sets, r->flow.input_count * sizeof *r->sets);
  mica_free(ctx, r->is_removed, r->flow.input_count * sizeof *r->is_removed);
  mica_free(ctx, r->marks, r->mark_count * sizeof *r->marks);
  mica_free(ctx, r->first_of, r->mark_count * sizeof *r->first_of);
  mica_region_flow_free(&r->flow);
}

static size_t set_of(removal *r, size_t input) {
  while (r->sets[input] != input) {
    r->sets[input] = r->sets[r->sets[input]];
    input = r->sets[input];
  }
  return input;
}

// Where the edges of the operation end that those from `begin` on come from.
static size_t end_of_edges(const mica_region_flow *flow, size_t begin) {
  size_t end = begin;
  while (end < flow->edge_count && flow->edges[end].from == flow->edges[begin].from) end++;
  return end;
}

static void tie(removal *r) {
  const mica_region_flow_edge *edges = r->flow.edges;
  for (size_t begin = 0, end; begin < r->flow.edge_count; begin = end) {
    end = end_of_edges(&r->flow, begin);
    for (size_t i = begin; i < end; i++) r->first_of[edges[i].operand] = edges[i].input;
    for (size_t i = begin; i < end; i++)
      r->sets[set_of(r, edges[i].input)] = set_of(r, r->first_of[edges[i].operand]);
  }
}

// Answers how many go.
static size_t find_removed(removal *r) {
  size_t removed = 0;
  for (size_t i = 0; i < r->flow.edge_count; i++)
    r->is_removed[set_of(r, r->flow.edges[i].input)] = true;
  for (size_t i = 0; i < r->flow.input_count; i++)
    if (r->flow.inputs[i]->first_use != NULL) r->is_removed[set_of(r, i)] = false;
  for (size_t i = 0; i < r->flow.input_count; i++) {
    r->is_removed[i] = r->is_removed[set_of(r, i)];
    removed += r->is_removed[i];
  }
  return removed;
}

static bool mark(removal *r, size_t first_input, size_t count) {
  bool any = false;
  for (size_t i = 0; i < count; i++) {
    r->marks[i] = r->is_removed[first_input + i];
    any |= r->marks[i];
  }
  return any;
}

// Marks the operands that the edges from `begin` to `end` pass to inputs that go.
static bool mark_operands(removal *r, size_t begin, size_t end) {
  const mica_region_flow_edge *edges = r->flow.edges;
  bool any = false;
  memset(r->marks, 0, edges[begin].from->operand_count * sizeof *r->marks);
  for (size_t i = begin; i < end; i++) {
    if (!r->is_removed[edges[i].input]) continue;
    r->marks[edges[i].operand] = true;
    any = true;
  }
  return any;
}

// `rest` has the operands of the operation, too; NULL: there is none.
static void drop_operands(mica_rewriter *rw, removal *r, mica_op *rest) {
  const mica_region_flow_edge *edges = r->flow.edges;
  for (size_t begin = 0, end; begin < r->flow.edge_count; begin = end) {
    end = end_of_edges(&r->flow, begin);
    mica_op *from = edges[begin].from;
    if (!mark_operands(r, begin, end)) continue;
    mica_op_erase_marked_operands(from, r->marks);
    if (from == r->flow.op && rest != NULL) mica_op_erase_marked_operands(rest, r->marks);
    mica_rewriter_modified(rw, from);
  }
}

static void drop_arguments(mica_rewriter *rw, removal *r) {
  mica_op *op = r->flow.op;
  for (size_t i = 0; i < op->region_count; i++) {
    mica_block *entry = mica_op_regions(op)[i].first;
    if (entry == NULL || !mark(r, r->flow.first_inputs[i], entry->argument_count)) continue;
    mica_rewriter_erase_marked_arguments(rw, entry, r->marks);
    mica_rewriter_modified(rw, op);
  }
}

// Operands go before results: a driver doesn't hear of what gave them.
static bool drop(mica_rewriter *rw, removal *r) {
  mica_op *op = r->flow.op;
  const bool has_results = mark(r, 0, op->result_count);
  mica_op *rest = has_results ? mica_op_without_results(op, r->marks) : NULL;
  if (has_results && rest == NULL) return false;
  drop_operands(rw, r, rest);
  drop_arguments(rw, r);
  if (rest == NULL) return true;
  (void)mark(r, 0, op->result_count);
  mica_rewriter_put_without_results(rw, op, rest, r->marks);
  return true;
}

bool mica_region_branch_drop(mica_rewriter *rw, mica_op *op) {
  if (count_inputs(op).unused == 0) return false;
  removal r;
  bool changed = false;
  if (init_removal(&r, op)) {
    tie(&r);
    changed = find_removed(&r) > 0 && drop(rw, &r);
  }
  free_removal(&r);
  return changed;
}

// The states that the analyses share, and the queue: what changes is told to those who asked for
// it, in the order in which they did. That order decides where ranges widen, so it is MLIR's.
// Memory: all belongs to the passes_flow. Cost: linear in uses, as often as values change.
#include "dataflow.h"

#include <string.h>

#include "mica/context.h"
#include "mica/interfaces.h"
#include "mica/verify.h"

static const passes_constant unknown = {NULL, NULL};

// ---- Room ---------------------------------------------------------------------------------------

static bool note_no_memory(passes_flow *f) {
  f->no_memory = true;
  return false;
}
// For one more in an array. False: no memory.
#define ROOM(f, array, of) \
  (MICA_ROOM((f)->context, (f)->array, (f)->of##_count, (f)->of##_capacity, 1) || note_no_memory(f))

static uint32_t *number_at(passes_flow *f, passes_page_map *map, const void *address) {
  uint32_t *number = passes_page_map_at(map, address);
  if (number == NULL) f->no_memory = true;
  return number;
}

// True: the pair wasn't there yet.
static bool add_pair(passes_flow *f, passes_map *map, const void *a, const void *b) {
  const bool is_new = passes_map_add(map, a, b);
  if (!is_new && mica_context_out_of_memory(f->context)) f->no_memory = true;
  return is_new;
}

// ---- The queue ----------------------------------------------------------------------------------

static const void *address_of(passes_flow_point point) {
  return point.block != NULL ? (const void *)point.block : (const void *)point.op;
}

// It may be in the queue several times: each time it is looked at if something has changed since
// the time before.
static void enqueue(passes_flow *f, passes_flow_item item) {
  uint32_t *due = number_at(f, &f->due, address_of(item.point));
  if (due == NULL) return;
  *due |= UINT32_C(1) << item.analysis;
  if (ROOM(f, queue, queue)) f->queue[f->queue_count++] = item;
}

// Whether looking at it can tell anything.
static bool concerns(const mica_op *op, passes_flow_analysis analysis) {
  if (analysis != PASSES_FLOW_CONTROL) return mica_op_result_count(op) != 0;
  return mica_op_next(op) == NULL || mica_op_region_count(op) != 0 ||
         mica_op_interface(op, &mica_call_interface_id) != NULL;
}

static bool next_item(passes_flow *f, passes_flow_item *item) {
  if (f->first == f->queue_count) return false;
  *item = f->queue[f->first++];
  if (f->first * 2 > f->queue_count) {
    f->queue_count -= f->first;
    memmove(f->queue, f->queue + f->first, f->queue_count * sizeof *f->queue);
    f->first = 0;
  }
  return true;
}

static void notify(passes_flow *f, const passes_flow_list *dependents) {
  for (size_t i = dependents->first; i != 0; i = f->dependents[i - 1].next)
    enqueue(f, f->dependents[i - 1].item);
}

// The number + 1 of a change that isn't in use. 0: no memory.
static size_t take_change(passes_flow *f) {
  const size_t number = f->free_change;
  if (number != 0) {
    f->free_change = f->changes[number - 1].next;
    return number;
  }
  return ROOM(f, changes, change) ? ++f->change_count : 0;
}

static void append_change(passes_flow *f, passes_flow_list *list, passes_flow_change change) {
  const size_t number = take_change(f);
  if (number == 0) return;
  f->changes[number - 1] = change;
  if (list->last != 0) f->changes[list->last - 1].next = number;
  else list->first = number;
  list->last = number;
}

bool passes_flow_next_change(passes_flow *f, passes_flow_list *changes,
                             passes_flow_change *change) {
  const size_t number = changes->first;
  if (number == 0) return false;
  *change = f->changes[number - 1];
  changes->first = change->next;
  f->changes[number - 1].next = f->free_change;
  f->free_change = number;
  return true;
}

// The value has changed: those that it is passed to are told which it was.
static void notify_of_value(passes_flow *f, const mica_value *value,
                            const passes_flow_list *dependents) {
  for (size_t i = dependents->first; i != 0; i = f->dependents[i - 1].next) {
    const passes_flow_dependent d = f->dependents[i - 1];
    passes_flow_sources *sources = passes_flow_sources_of(f, address_of(d.item.point));
    if (sources == NULL) return;
    passes_flow_todo *todo = &sources->todo[d.item.analysis];
    if (d.to == NULL) todo->others_changed = true;
    else append_change(f, &todo->changes, (passes_flow_change){d.to, value, 0});
    enqueue(f, d.item);
  }
}

static void notify_users(passes_flow *f, const mica_value *value, uint8_t analyses) {
  if (analyses == 0) return;
  for (const mica_operand *use = mica_value_first_use(value); use != NULL; use = use->next_use)
    for (int a = 0; a < PASSES_FLOW_ANALYSES; a++)
      if ((analyses >> a & 1) != 0 && concerns(use->owner, (passes_flow_analysis)a))
        enqueue(f, (passes_flow_item){{use->owner, NULL}, (passes_flow_analysis)a});
}

// ---- Dependents ---------------------------------------------------------------------------------

// So many of a list are looked through; only those after them are in a map as well.
enum { FEW = 4 };

static const void *address_of_dependent(const passes_flow_item *item, const mica_value *to) {
  return to != NULL ? (const void *)to : address_of(item->point);
}

static bool is_among_few(const passes_flow *f, const passes_flow_list *list,
                         const passes_flow_item *item, const mica_value *to, size_t *count) {
  const void *address = address_of_dependent(item, to);
  size_t i = list->first;
  for (; i != 0 && *count < FEW; i = f->dependents[i - 1].next, ++*count) {
    const passes_flow_dependent *d = &f->dependents[i - 1];
    if (d->item.analysis == item->analysis && address_of_dependent(&d->item, d->to) == address)
      return true;
  }
  return false;
}

// True: it isn't one yet. `of_value`: of what is known of it; else of the sources of a point.
static bool is_new(passes_flow *f, bool of_value, const void *what, const passes_flow_list *list,
                   const passes_flow_item *item, const mica_value *to) {
  size_t count = 0;
  if (is_among_few(f, list, item, to, &count)) return false;
  if (count < FEW) return true;
  const size_t map = (of_value ? 0 : PASSES_FLOW_ANALYSES) + (size_t)item->analysis;
  return add_pair(f, &f->known_dependents[map], what, address_of_dependent(item, to));
}

static void append_dependent(passes_flow *f, passes_flow_list *list, passes_flow_item item,
                             const mica_value *to) {
  if (!ROOM(f, dependents, dependent)) return;
  f->dependents[f->dependent_count++] = (passes_flow_dependent){item, to, 0};
  if (list->last != 0) f->dependents[list->last - 1].next = f->dependent_count;
  else list->first = f->dependent_count;
  list->last = f->dependent_count;
}

// ---- Blocks -------------------------------------------------------------------------------------

static uint32_t watching(passes_flow_analysis analysis) { return UINT32_C(2) << analysis; }

// Once live a block stays so.
bool passes_flow_is_live(passes_flow *f, const mica_block *block) {
  if (block == f->last_live) return true;
  if ((passes_page_map_get(&f->live, block) & 1) == 0) return false;
  f->last_live = block;
  return true;
}

void passes_flow_watch(passes_flow *f, const mica_block *block, passes_flow_analysis analysis) {
  uint32_t *state = number_at(f, &f->live, block);
  if (state != NULL) *state |= watching(analysis);
}

// 0: it was live before. Else the state that it has now.
static uint32_t set_live(passes_flow *f, const mica_block *block) {
  uint32_t *state = number_at(f, &f->live, block);
  if (state == NULL || (*state & 1) != 0) return 0;
  return *state |= 1;
}

void passes_flow_enliven(passes_flow *f, mica_block *block) {
  const uint32_t state = block == NULL ? 0 : set_live(f, block);
  for (int a = 0; state != 0 && a < PASSES_FLOW_ANALYSES; a++)
    if ((state & watching((passes_flow_analysis)a)) != 0)
      enqueue(f, (passes_flow_item){{NULL, block}, (passes_flow_analysis)a});
  for (int a = 0; state != 0 && a < PASSES_FLOW_ANALYSES; a++)
    if ((state & watching((passes_flow_analysis)a)) != 0)
      for (mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
        if (concerns(op, (passes_flow_analysis)a))
          enqueue(f, (passes_flow_item){{op, NULL}, (passes_flow_analysis)a});
}

// All edges from the operation to the block at once.
void passes_flow_enliven_edge(passes_flow *f, mica_op *from, mica_block *to) {
  passes_flow_enliven(f, to);
  if (add_pair(f, &f->live_edges, from, to)) passes_flow_add_source(f, to, from, 0, 0);
}

// ---- Sources ------------------------------------------------------------------------------------

passes_flow_sources *passes_flow_sources_of(passes_flow *f, const void *op_or_block) {
  uint32_t *number = number_at(f, &f->source_numbers, op_or_block);
  if (number == NULL) return NULL;
  if (*number == 0) {
    if (!ROOM(f, sources, source)) return NULL;
    f->sources[f->source_count++] = (passes_flow_sources){0};
    *number = (uint32_t)f->source_count;
  }
  return &f->sources[*number - 1];
}

void passes_flow_depend_on_sources(passes_flow *f, const void *op_or_block, passes_flow_item item) {
  passes_flow_sources *sources = passes_flow_sources_of(f, op_or_block);
  if (sources != NULL && is_new(f, false, op_or_block, &sources->dependents, &item, NULL))
    append_dependent(f, &sources->dependents, item, NULL);
}

static bool is_new_predecessor(passes_flow *f, const void *of, const passes_flow_list *list,
                               const mica_op *op) {
  size_t i = list->first, count = 0;
  for (; i != 0 && count < FEW; i = f->predecessors[i - 1].next, count++)
    if (f->predecessors[i - 1].op == op) return false;
  return count < FEW || add_pair(f, &f->known_predecessors, of, op);
}

void passes_flow_add_source(passes_flow *f, const void *op_or_block, mica_op *op,
                            size_t first_input, size_t input_count) {
  passes_flow_sources *s = passes_flow_sources_of(f, op_or_block);
  if (s == NULL || !is_new_predecessor(f, op_or_block, &s->known, op)) return;
  if (!ROOM(f, predecessors, predecessor)) return;
  f->predecessors[f->predecessor_count++] =
      (passes_flow_predecessor){op, first_input, input_count, 0};
  if (s->known.last != 0) f->predecessors[s->known.last - 1].next = f->predecessor_count;
  else s->known.first = f->predecessor_count;
  s->known.last = f->predecessor_count;
  notify(f, &s->dependents);
}

void passes_flow_add_unknown_source(passes_flow *f, const void *op_or_block) {
  passes_flow_sources *sources = passes_flow_sources_of(f, op_or_block);
  if (sources == NULL || sources->has_unknown) return;
  sources->has_unknown = true;
  notify(f, &sources->dependents);
}

// ---- Values -------------------------------------------------------------------------------------

static const passes_flow_value *known_value(const passes_flow *f, const mica_value *value) {
  const uint32_t number = passes_page_map_get(&f->value_numbers, value);
  return number == 0 ? NULL : &f->values[number - 1];
}

// It moves when others are asked for. NULL: no memory.
static passes_flow_value *value_at(passes_flow *f, const mica_value *value) {
  uint32_t *number = number_at(f, &f->value_numbers, value);
  if (number == NULL) return NULL;
  if (*number == 0) {
    if (!ROOM(f, values, value)) return NULL;
    f->values[f->value_count++] = (passes_flow_value){.constant = unknown};
    *number = (uint32_t)f->value_count;
  }
  return &f->values[*number - 1];
}

passes_constant passes_flow_constant(const passes_flow *f, const mica_value *value) {
  const passes_flow_value *v = known_value(f, value);
  return v == NULL ? unknown : v->constant;
}

bool passes_flow_read_constant(const passes_flow *f, const mica_value *value,
                               const mica_attr **constant) {
  const passes_flow_value *v = known_value(f, value);
  if (v == NULL || !v->is_reached) return false;
  *constant = v->constant.value;
  return true;
}

bool passes_flow_is_reached(const passes_flow *f, const mica_value *value) {
  const passes_flow_value *v = known_value(f, value);
  return v != NULL && v->is_reached;
}

const mica_range *passes_flow_range(const passes_flow *f, const mica_value *value) {
  static const mica_range none;
  const passes_flow_value *v = known_value(f, value);
  return v == NULL || v->range == 0 ? &none : &f->ranges[v->range - 1];
}

void passes_flow_set_range(passes_flow *f, const mica_value *value, const mica_range *range) {
  const mica_range copy = *range;
  passes_flow_value *v = value_at(f, value);
  if (v == NULL) return;
  if (v->range == 0) {
    if (!ROOM(f, ranges, range)) return;
    v->range = ++f->range_count;
  }
  f->ranges[v->range - 1] = copy;
}

void passes_flow_depend_on(passes_flow *f, const mica_value *from, const mica_value *to,
                           passes_flow_item item) {
  passes_flow_value *v = value_at(f, from);
  if (v == NULL) return;
  passes_flow_list *list = item.analysis == PASSES_FLOW_RANGES ? &v->range_dependents
                                                               : &v->constant_dependents;
  if (is_new(f, true, from, list, &item, to)) append_dependent(f, list, item, to);
}

void passes_flow_watch_users(passes_flow *f, const mica_value *value, bool of_range,
                             passes_flow_analysis analysis) {
  passes_flow_value *v = value_at(f, value);
  if (v == NULL) return;
  uint8_t *users = of_range ? &v->range_users : &v->constant_users;
  *users = (uint8_t)(*users | 1 << analysis);
}

// ---- Joining ------------------------------------------------------------------------------------

void passes_flow_join_constant(passes_flow *f, const mica_value *value, passes_constant constant) {
  passes_flow_value *v = value_at(f, value);
  if (v == NULL) return;
  if (v->is_reached && (v->constant.value == NULL || v->constant.value == constant.value)) return;
  v->constant = v->is_reached ? unknown : constant;
  v->is_reached = true;
  const passes_flow_value copy = *v;
  notify_of_value(f, value, &copy.constant_dependents);
  notify_users(f, value, copy.constant_users);
}

// A range that has grown so often is taken to be without bounds, which bounds the time.
enum { MOST_CHANGES = 100 };

static bool is_used_at_end(const mica_value *value) {
  for (const mica_operand *use = mica_value_first_use(value); use != NULL; use = use->next_use)
    if (mica_op_has_flag(use->owner, MICA_OP_TERMINATOR)) return true;
  return false;
}

// A range of one number is a constant.
static passes_constant constant_of(const mica_value *value, const mica_range *range) {
  const mica_number n = mica_range_value(range);
  if (!mica_number_is_any(n)) return unknown;
  const mica_op *by = mica_value_op(value);
  const mica_attr *attr = mica_number_fill(n, mica_value_type(value));
  if (attr == NULL) return unknown;
  if (by == NULL) by = mica_region_parent(mica_block_region(mica_value_block(value)));
  return (passes_constant){attr, by->name->dialect};
}

// The range has changed.
static void tell_of_range(passes_flow *f, const mica_value *value, passes_constant constant) {
  const passes_flow_value v = *known_value(f, value);
  notify_of_value(f, value, &v.range_dependents);
  notify_users(f, value, v.range_users);
  passes_flow_join_constant(f, value, constant);
}

void passes_flow_join_range(passes_flow *f, const mica_value *value, const mica_range *range,
                            bool widens) {
  const mica_range before = *passes_flow_range(f, value);
  mica_range after = mica_range_union(before, *range);
  if (mica_range_equal(&before, &after)) return;
  passes_flow_value *v = value_at(f, value);
  if (v == NULL) return;
  if ((widens && mica_range_is_known(&before) && is_used_at_end(value)) ||
      v->range_changes == MOST_CHANGES)
    after = mica_range_union(after, mica_range_full(mica_value_type(value)));
  else v->range_changes++;
  passes_flow_set_range(f, value, &after);
  if (!f->no_memory) tell_of_range(f, value, constant_of(value, &after));
}

static void forget_range(passes_flow *f, const mica_value *value) {
  const mica_range full = mica_range_full(mica_value_type(value));
  if (mica_range_is_known(&full)) {
    passes_flow_join_range(f, value, &full, false);
    return;
  }
  passes_flow_value *v = value_at(f, value);
  if (v == NULL || v->has_no_range) return;
  v->has_no_range = true;
  tell_of_range(f, value, unknown);
}

void passes_flow_join(passes_flow *f, passes_flow_analysis analysis, const mica_value *to,
                      const mica_value *from) {
  if (analysis == PASSES_FLOW_RANGES) {
    const passes_flow_value *v = known_value(f, from);
    const mica_range range = *passes_flow_range(f, from);
    if (v != NULL && v->has_no_range) forget_range(f, to);
    else passes_flow_join_range(f, to, &range, false);
    return;
  }
  const passes_flow_value *v = known_value(f, from);
  if (v != NULL && v->is_reached) passes_flow_join_constant(f, to, v->constant);
}

void passes_flow_forget(passes_flow *f, passes_flow_analysis analysis, const mica_value *value) {
  if (analysis == PASSES_FLOW_RANGES) forget_range(f, value);
  else passes_flow_join_constant(f, value, unknown);
}

// ---- All of it ----------------------------------------------------------------------------------

static void look_at(passes_flow *f, passes_flow_item item) {
  uint32_t *due = number_at(f, &f->due, address_of(item.point));
  const uint32_t bit = UINT32_C(1) << item.analysis;
  if (due == NULL || (*due & bit) == 0) return;
  *due &= ~bit;
  if (item.analysis != PASSES_FLOW_CONTROL) passes_flow_sparse(f, item);
  else if (item.point.block == NULL) passes_flow_control(f, item.point.op);
}

static mica_walk count_values(void *user, mica_op *op) {
  size_t *count = user;
  *count += mica_op_result_count(op);
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (const mica_block *b = mica_region_first(mica_op_region(op, i)); b != NULL; b = b->next)
      *count += b->argument_count;
  return MICA_WALK_ON;
}

// Room for all values at once; numbers of them have 32 bits.
static bool make_room(passes_flow *f) {
  const size_t most = UINT32_MAX / 2;
  size_t count = 0;
  (void)mica_op_walk_before(f->root, count_values, &count);
  if (count > most)
    return mica_op_error(f->root, "holds %z values, and the limit is %z", count, most);
  f->values = mica_allocate(f->context, count * sizeof *f->values);
  if (f->values == NULL) return false;
  f->value_capacity = count;
  return true;
}

bool passes_flow_find(passes_flow *f, mica_op *root, bool with_constants, bool with_ranges) {
  mica_context *ctx = mica_op_context(root);
  *f = (passes_flow){.context = ctx,
                     .root = root,
                     .tables = mica_symbol_tables_create(ctx),
                     .value_numbers = {.context = ctx},
                     .source_numbers = {.context = ctx},
                     .live = {.context = ctx},
                     .live_edges = {.context = ctx},
                     .due = {.context = ctx},
                     .known_predecessors = {.context = ctx}};
  for (size_t i = 0; i < 2 * PASSES_FLOW_ANALYSES; i++) f->known_dependents[i].context = ctx;
  if (f->tables == NULL || !make_room(f)) return false;
  passes_flow_begin_control(f);
  if (with_constants) passes_flow_begin_sparse(f, PASSES_FLOW_CONSTANTS);
  if (with_ranges) passes_flow_begin_sparse(f, PASSES_FLOW_RANGES);
  for (passes_flow_item item; !f->no_memory && next_item(f, &item);) look_at(f, item);
  return !f->no_memory && !mica_context_out_of_memory(ctx);
}

void passes_flow_free(passes_flow *f) {
  mica_symbol_tables_destroy(f->tables);
  passes_page_map_free(&f->value_numbers);
  passes_page_map_free(&f->source_numbers);
  passes_page_map_free(&f->live);
  passes_page_map_free(&f->due);
  passes_map_free(&f->live_edges);
  passes_map_free(&f->known_predecessors);
  for (size_t i = 0; i < 2 * PASSES_FLOW_ANALYSES; i++) passes_map_free(&f->known_dependents[i]);
  mica_free(f->context, f->values, f->value_capacity * sizeof *f->values);
  mica_free(f->context, f->sources, f->source_capacity * sizeof *f->sources);
  mica_free(f->context, f->ranges, f->range_capacity * sizeof *f->ranges);
  mica_free(f->context, f->dependents, f->dependent_capacity * sizeof *f->dependents);
  mica_free(f->context, f->changes, f->change_capacity * sizeof *f->changes);
  mica_free(f->context, f->predecessors, f->predecessor_capacity * sizeof *f->predecessors);
  mica_free(f->context, f->queue, f->queue_capacity * sizeof *f->queue);
}

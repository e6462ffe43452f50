// Canonicalizations of bufferization.dealloc. Called by generated code; own nothing.
#include <stdlib.h>

#include "arith/arith.h"
#include "bufferization/bufferization.h"
#include "memref/memref.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

// A value among others.
typedef struct numbered {
  const mica_value *value;
  size_t index;
} numbered;

// The operation's three lists, while they are changed.
typedef struct lists {
  mica_context *ctx;
  mica_value **memrefs, **conditions, **retained;
  size_t count, retained_count;
  size_t *first;     // of each entry of a list, the first one that is the same
  numbered *sorted;  // room for that
  size_t room;
} lists;

static bool lists_of(const mica_op *op, lists *out) {
  const size_t memrefs = bufferization_dealloc_memrefs_count(op);
  const size_t retained = bufferization_dealloc_retained_count(op), most = memrefs + retained;
  *out = (lists){.ctx = mica_op_context(op),
                 .count = memrefs,
                 .retained_count = retained,
                 .room = (2 * memrefs + retained + 1) * sizeof(mica_value *) +
                         most * (sizeof(size_t) + sizeof(numbered))};
  char *data = mica_allocate(out->ctx, out->room);
  if (data == NULL) return false;
  out->sorted = (numbered *)(void *)data;
  out->memrefs = (mica_value **)(void *)(out->sorted + most);
  out->conditions = out->memrefs + memrefs;
  out->retained = out->conditions + memrefs;
  out->first = (size_t *)(void *)(out->retained + retained);
  for (size_t i = 0; i < memrefs; i++) {
    out->memrefs[i] = bufferization_dealloc_memrefs(op, i);
    out->conditions[i] = bufferization_dealloc_conditions(op, i);
  }
  for (size_t i = 0; i < retained; i++) out->retained[i] = bufferization_dealloc_retained(op, i);
  return true;
}
static void free_lists(lists *l) { mica_free(l->ctx, l->sorted, l->room); }

static mica_op *build(mica_rewriter *rw, const mica_op *op, const lists *l) {
  const mica_values operands[] = {mica_listed_values(l->memrefs, l->count),
                                  mica_listed_values(l->conditions, l->count),
                                  mica_listed_values(l->retained, l->retained_count)};
  const mica_attr *sizes = mica_values_sizes(l->ctx, operands, 3);
  const mica_op_parts parts = {
      .slots = &sizes,
      .slot_count = 1,
      .attributes = mica_op_has_discardable(op) ? mica_op_discardable(op) : NULL};
  if (sizes == NULL) return NULL;
  return mica_rewriter_create_grouped(rw, mica_op_loc(op), &bufferization_dealloc_def, operands, 3,
                                      &parts);
}

// What is given back from now on. Its results stay, as what is retained does.
static bool give_back(mica_rewriter *rw, mica_op *op, const lists *l) {
  if (!bufferization_dealloc_set_memrefs(op, l->memrefs, l->count) ||
      !bufferization_dealloc_set_conditions(op, l->conditions, l->count))
    return false;
  mica_rewriter_modified(rw, op);
  return true;
}

// ---- The same memory twice ----------------------------------------------------------------------

static int compare(const void *x, const void *y) {
  const numbered *a = x, *b = y;
  if (a->value != b->value) return (uintptr_t)a->value < (uintptr_t)b->value ? -1 : 1;
  return (a->index > b->index) - (a->index < b->index);
}

// Fills `first`. True: two are the same.
static bool find_equal(lists *l, mica_value *const *values, size_t count) {
  bool found = false;
  for (size_t i = 0; i < count; i++) l->sorted[i] = (numbered){values[i], i};
  qsort(l->sorted, count, sizeof *l->sorted, compare);
  for (size_t i = 0; i < count; i++) {
    const bool is_same = i > 0 && l->sorted[i].value == l->sorted[i - 1].value;
    l->first[l->sorted[i].index] = is_same ? l->first[l->sorted[i - 1].index] : l->sorted[i].index;
    found = found || is_same;
  }
  return found;
}

// Given back when one of the conditions holds. False: no memory.
static bool join_conditions(mica_rewriter *rw, mica_loc loc, lists *l) {
  size_t kept = 0;
  for (size_t i = 0; i < l->count; i++) {
    const size_t first = l->first[i];
    if (first == i) {
      l->first[i] = kept;
      l->memrefs[kept] = l->memrefs[i];
      l->conditions[kept++] = l->conditions[i];
      continue;
    }
    mica_value **condition = &l->conditions[l->first[first]];
    if (*condition == l->conditions[i]) continue;
    mica_op *either = arith_ori_build(&rw->builder, loc, *condition, l->conditions[i]);
    if (either == NULL) return false;
    *condition = arith_ori_result(either);
  }
  l->count = kept;
  return true;
}

static bool same_memory(mica_rewriter *rw, mica_op *op) {
  lists l;
  const bool done = lists_of(op, &l) && find_equal(&l, l.memrefs, l.count) &&
                    join_conditions(rw, mica_op_loc(op), &l) && give_back(rw, op, &l);
  free_lists(&l);
  return done;
}

// Replaces by results of `made`, by number.
static bool replace_by_results(mica_rewriter *rw, mica_op *op, const mica_op *made,
                               const size_t *numbers) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_result_count(op), room = (count + 1) * sizeof(mica_value *);
  mica_value **values = made == NULL ? NULL : mica_allocate(ctx, room);
  if (values == NULL) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_result(made, numbers[i]);
  mica_rewriter_replace(rw, op, values);
  mica_free(ctx, values, room);
  return true;
}

static bool same_retained(mica_rewriter *rw, mica_op *op) {
  lists l;
  bool done = lists_of(op, &l) && find_equal(&l, l.retained, l.retained_count);
  if (done) {
    size_t kept = 0;
    for (size_t i = 0; i < l.retained_count; i++) {
      if (l.first[i] != i) l.first[i] = l.first[l.first[i]];
      else l.first[i] = kept;
      if (l.first[i] == kept) l.retained[kept++] = l.retained[i];
    }
    l.retained_count = kept;
    done = replace_by_results(rw, op, build(rw, op, &l), l.first);
  }
  free_lists(&l);
  return done;
}

// ---- What isn't given back ----------------------------------------------------------------------

static bool no_memory_at_all(mica_rewriter *rw, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  const size_t count = mica_op_result_count(op), room = (count + 1) * sizeof(mica_value *);
  if (bufferization_dealloc_memrefs_count(op) != 0) return false;
  const mica_attr *no = mica_attr_bool(ctx, false);
  mica_op *constant = no == NULL ? NULL : arith_constant_build(&rw->builder, mica_op_loc(op), no);
  mica_value **values = constant == NULL ? NULL : mica_allocate(ctx, room);
  if (values == NULL) return false;
  for (size_t i = 0; i < count; i++) values[i] = arith_constant_result(constant);
  mica_rewriter_replace(rw, op, values);
  mica_free(ctx, values, room);
  return true;
}

static bool is_false(const mica_value *condition) {
  const mica_attr *attr = mica_value_constant_attr(condition);
  return attr != NULL && mica_attr_is_bool(attr) && !mica_attr_bool_value(attr);
}

static bool never_given_back(mica_rewriter *rw, mica_op *op) {
  lists l;
  bool done = lists_of(op, &l);
  if (done) {
    const size_t count = l.count;
    l.count = 0;
    for (size_t i = 0; i < count; i++) {
      if (is_false(l.conditions[i])) continue;
      l.memrefs[l.count] = l.memrefs[i];
      l.conditions[l.count++] = l.conditions[i];
    }
    done = l.count != count && give_back(rw, op, &l);
  }
  free_lists(&l);
  return done;
}

// ---- Memory that is got here --------------------------------------------------------------------

// Whether all that the operation does to the result is to allocate it.
static bool allocates(const mica_value *memref, bool alone) {
  const mica_op *op = mica_value_op(memref);
  mica_effects effects = {0};
  bool found = false, others = false;
  if (op == NULL) return false;
  effects.context = mica_op_context(op);
  if (mica_op_effects(op, &effects))
    for (size_t i = 0; i < effects.size; i++) {
      if (effects.data[i].value != memref) continue;
      if (effects.data[i].kind == MICA_EFFECT_ALLOCATE) found = true;
      else others = true;
    }
  mica_effects_free(&effects);
  return found && !(alone && others);
}

static bool memory_behind_metadata(mica_rewriter *rw, mica_op *op) {
  bool changed = false;
  for (size_t i = 0; i < bufferization_dealloc_memrefs_count(op); i++) {
    const mica_op *metadata = mica_value_op_of(bufferization_dealloc_memrefs(op, i),
                                               &memref_extract_strided_metadata_def);
    if (metadata == NULL) continue;
    mica_value *source = memref_extract_strided_metadata_source(metadata);
    if (!allocates(source, false)) continue;
    mica_rewriter_set_operand(rw, op, bufferization_dealloc_memrefs_segment(op).first + i, source);
    changed = true;
  }
  return changed;
}

// Got to be given back, and for nothing else.
static bool is_of_no_use(const mica_value *memref) {
  return mica_operand_next_use(mica_value_first_use(memref)) == NULL && allocates(memref, true) &&
         mica_op_result_count(mica_value_op(memref)) == 1;
}

static bool memory_of_no_use(mica_rewriter *rw, mica_op *op) {
  lists l;
  bool done = lists_of(op, &l);
  if (done) {
    const size_t count = l.count;
    size_t spare = 0;
    l.count = 0;
    for (size_t i = 0; i < count; i++) {
      if (is_of_no_use(l.memrefs[i])) {
        l.sorted[spare++] = (numbered){l.memrefs[i], 0};
        continue;
      }
      l.memrefs[l.count] = l.memrefs[i];
      l.conditions[l.count++] = l.conditions[i];
    }
    done = spare != 0 && give_back(rw, op, &l);
    for (size_t i = 0; done && i < spare; i++)
      mica_rewriter_erase(rw, mica_value_op(l.sorted[i].value));
  }
  free_lists(&l);
  return done;
}

MICA_DEFINE_PATTERN(memory_twice, "DeallocRemoveDuplicateDeallocMemrefs",
                    &bufferization_dealloc_def, same_memory);
MICA_DEFINE_PATTERN(retained_twice, "DeallocRemoveDuplicateRetainedMemrefs",
                    &bufferization_dealloc_def, same_retained);
MICA_DEFINE_PATTERN(empty, "EraseEmptyDealloc", &bufferization_dealloc_def, no_memory_at_all);
MICA_DEFINE_PATTERN(never, "EraseAlwaysFalseDealloc", &bufferization_dealloc_def, never_given_back);
MICA_DEFINE_PATTERN(metadata, "SkipExtractMetadataOfAlloc", &bufferization_dealloc_def,
                    memory_behind_metadata);
MICA_DEFINE_PATTERN(of_no_use, "RemoveAllocDeallocPairWhenNoOtherUsers", &bufferization_dealloc_def,
                    memory_of_no_use);
const mica_pattern *const bufferization_dealloc_canonicalizations[] = {
    &memory_twice, &retained_twice, &empty, &never, &metadata, &of_no_use, NULL};

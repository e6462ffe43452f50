// --sccp: values that are known to be constant become constants, each once in a region, at its
// front; later ones stand before earlier ones. Operations that gave nothing else go.
#include "dataflow.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "passes/passes.h"

typedef struct block_stack {
  mica_block **data;
  size_t size, capacity;
} block_stack;

typedef struct sccp {
  mica_context *context;
  passes_flow flow;
  mica_rewriter rw;
  block_stack blocks;  // the last one comes first
  // The number of a value and a type, that of this one and a dialect, and in a region the place of
  // the constant that was made of it.
  passes_map keys, written, made;
  passes_map tops;  // of a region: the one that its constants stand in
  size_t key_count, written_count;
  mica_value **constants;
  size_t constant_count, constant_capacity;
  bool changed, no_memory;
} sccp;

// ---- Constants ----------------------------------------------------------------------------------

// Values of outside may not be read inside, as far as is known.
static bool takes_constants(const mica_op *parent) {
  return mica_op_block(parent) == NULL || mica_op_def_of(parent) == NULL ||
         mica_op_has_flag(parent, MICA_OP_ISOLATED_FROM_ABOVE);
}

static mica_region *known_top(const sccp *s, const mica_region *region) {
  const size_t *known = passes_map_find(&s->tops, region, NULL);
  return known == NULL ? NULL : (mica_region *)(uintptr_t)*known;
}

static mica_region *region_around(const mica_region *region) {
  return mica_block_region(mica_op_block(mica_region_parent(region)));
}

// Each region on the way remembers the answer, so that deep nesting is walked once. NULL: no
// memory.
static mica_region *region_for(sccp *s, mica_region *from) {
  mica_region *top = from;
  while (known_top(s, top) == NULL && !takes_constants(mica_region_parent(top)))
    top = region_around(top);
  mica_region *found = known_top(s, top) != NULL ? known_top(s, top) : top;
  for (mica_region *r = from; known_top(s, r) == NULL; r = region_around(r)) {
    size_t *place = passes_map_at(&s->tops, r, NULL);
    if (place == NULL) return NULL;
    *place = (size_t)(uintptr_t)found;
    if (r == found) break;
  }
  return found;
}

static size_t serial_of(sccp *s, passes_map *map, const void *a, const void *b, size_t *count) {
  size_t *number = passes_map_at(map, a, b);
  if (number == NULL) s->no_memory = true;
  else if (*number == 0) *number = ++*count;
  return number == NULL ? 0 : *number;
}

// Where the constant's place is kept: 0, or one more than its index. NULL: no memory.
static size_t *place_of(sccp *s, const mica_region *region, const mica_dialect_def *dialect,
                        const mica_attr *value, const mica_type *type) {
  const size_t key = serial_of(s, &s->keys, value, type, &s->key_count);
  const size_t written =
      serial_of(s, &s->written, dialect, (void *)(uintptr_t)key, &s->written_count);
  if (s->no_memory) return NULL;
  size_t *place = passes_map_at(&s->made, region, (void *)(uintptr_t)written);
  if (place == NULL) s->no_memory = true;
  return place;
}

static size_t keep(sccp *s, mica_value *value) {
  if (!MICA_ROOM(s->context, s->constants, s->constant_count, s->constant_capacity, 1)) {
    s->no_memory = true;
    return 0;
  }
  s->constants[s->constant_count++] = value;
  return s->constant_count;
}

// Another dialect may have written it, which knows it as its own from then on.
static size_t make_constant(sccp *s, mica_region *region, passes_constant constant,
                            const mica_type *type) {
  mica_rewriter_at_start(&s->rw, mica_region_first(region));
  mica_op *op = mica_constant_materialize(&s->rw.builder, constant.dialect, constant.value, type,
                                          mica_loc_unknown());
  if (op == NULL) return 0;
  s->changed = true;
  if (op->name->dialect == constant.dialect) return keep(s, mica_op_result(op, 0));
  size_t *place = place_of(s, region, op->name->dialect, constant.value, type);
  if (place != NULL && *place != 0) {
    mica_rewriter_erase(&s->rw, op);
    return *place;
  }
  const size_t kept = keep(s, mica_op_result(op, 0));
  if (place != NULL) *place = kept;
  return kept;
}

// NULL: it can't be written, or no memory.
static mica_value *constant_for(sccp *s, const mica_block *block, passes_constant constant,
                                const mica_type *type) {
  if (constant.dialect == NULL) return NULL;
  mica_region *region = region_for(s, mica_block_region(block));
  if (region == NULL) {
    s->no_memory = true;
    return NULL;
  }
  size_t *place = place_of(s, region, constant.dialect, constant.value, type);
  size_t number = place == NULL ? 0 : *place;
  if (number == 0 && place != NULL) {
    number = make_constant(s, region, constant, type);
    place = place_of(s, region, constant.dialect, constant.value, type);
    if (place != NULL) *place = number;
  }
  return number == 0 ? NULL : s->constants[number - 1];
}

// ---- Rewriting ----------------------------------------------------------------------------------

static bool replace(sccp *s, const mica_block *block, mica_value *value) {
  const passes_constant constant = passes_flow_constant(&s->flow, value);
  if (constant.value == NULL) return false;
  mica_value *by = constant_for(s, block, constant, mica_value_type(value));
  if (by == NULL) return false;
  mica_rewriter_replace_uses(&s->rw, value, by);
  return true;
}

static void push_block(sccp *s, mica_block *block) {
  block_stack *b = &s->blocks;
  if (!MICA_ROOM(s->context, b->data, b->size, b->capacity, 1)) {
    s->no_memory = true;
    return;
  }
  b->data[b->size++] = block;
}

static void push_regions(sccp *s, const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (mica_block *b = mica_op_region(op, i)->last; b != NULL; b = b->previous) push_block(s, b);
}

static void rewrite_op(sccp *s, const mica_block *block, mica_op *op) {
  bool replaced_all = mica_op_result_count(op) != 0;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    replaced_all &= replace(s, block, mica_op_result(op, i));
  if (replaced_all && mica_op_would_be_trivially_dead(op)) mica_rewriter_erase(&s->rw, op);
  else push_regions(s, op);
}

static void rewrite_block(sccp *s, const mica_block *block) {
  for (mica_op *op = mica_block_first(block), *next; op != NULL && !s->no_memory; op = next) {
    next = mica_op_next(op);
    rewrite_op(s, block, op);
  }
  for (size_t i = 0; i < mica_block_argument_count(block) && !s->no_memory; i++)
    (void)replace(s, block, mica_block_argument_at(block, i));
}

static void rewrite(sccp *s, const mica_op *root) {
  push_regions(s, root);
  while (!s->no_memory && s->blocks.size != 0) rewrite_block(s, s->blocks.data[--s->blocks.size]);
}

bool passes_sccp_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  sccp s = {.context = ctx,
            .rw = mica_rewriter_of(ctx, NULL),
            .keys = {.context = ctx},
            .written = {.context = ctx},
            .made = {.context = ctx},
            .tops = {.context = ctx}};
  mica_warn_of_unwritten(op, MICA_UNWRITTEN_FOLDS);
  bool done = passes_flow_find(&s.flow, op, true, false);
  if (done) rewrite(&s, op);
  passes_flow_free(&s.flow);
  passes_map_free(&s.keys);
  passes_map_free(&s.written);
  passes_map_free(&s.made);
  passes_map_free(&s.tops);
  mica_free(ctx, s.constants, s.constant_capacity * sizeof *s.constants);
  mica_free(ctx, s.blocks.data, s.blocks.capacity * sizeof *s.blocks.data);
  if (!s.changed) mica_pass_preserve_all(pass);
  return done && !s.no_memory;
}

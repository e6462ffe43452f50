// --cse. Regions are gone through from the inside out, blocks along the tree of their dominators;
// what is known ends with the block that it stands in. What is nested is summed up on the way, so
// that no operation is looked at again for each region around it. Operations that go are erased at
// the end: until then they are there for what is asked of others.
#include "equal_ops.h"
#include "map.h"
#include "mica/dialect.h"
#include "mica/dominance.h"
#include "mica/effects.h"
#include "mica/rewrite.h"
#include "passes/passes.h"

// What operations do to memory, all that is nested included.
typedef struct effect_sum {
  bool is_free;    // nothing
  bool may_go;     // nothing that is seen when nobody uses the results
  bool may_write;  // for all we know
} effect_sum;
static const effect_sum no_effects = {true, true, false};

// What is nested in an operation, for its hash: kinds in their order, and the uses of values from
// outside, in any order. Uses of values from inside are taken out again when these go out of sight.
typedef struct shape {
  uint64_t kinds, uses;
} shape;

typedef struct known_op {
  mica_op *op;
  uint64_t hash;
  size_t next;  // in its bucket: an index + 1; 0: none
} known_op;

// An operation whose regions are gone through.
typedef struct frame {
  mica_op *op;
  size_t region, block;
  mica_block **blocks;  // of the region, in the order in which they are gone through
  uint32_t *levels;     // by how many each is dominated
  size_t block_count, block_capacity;
  mica_block *only;           // the one block of a region needs no list
  mica_op *next;              // in the current block
  mica_op *last_write;        // in the current block
  size_t scope_count, floor;  // when it began
  bool is_partial;            // some blocks are not gone through
  bool has_effects;           // the operation says what it does, or that it does what is nested
  bool is_summed_up;          // it, or one around it, may be replaced by what is like it
  effect_sum effects;
  shape shape;
} frame;

typedef struct cse {
  mica_context *context;
  mica_pass *pass;
  mica_dominance *dominance;
  frame *frames;
  size_t frame_count, frame_capacity;
  size_t *scopes;  // of blocks that dominate the current one: how much was known when they began
  size_t scope_count, scope_capacity;
  known_op *known;
  size_t known_count, known_capacity, floor;  // what stands below the floor isn't seen
  size_t *buckets;
  size_t bucket_count;
  mica_op **dead;
  size_t dead_count, dead_capacity;
  mica_effects effects;  // of the operation that is asked
} cse;

// ---- What is known ------------------------------------------------------------------------------

static void link_known(cse *c, size_t index) {
  size_t *bucket = &c->buckets[c->known[index].hash & (c->bucket_count - 1)];
  c->known[index].next = *bucket;
  *bucket = index + 1;
}

static bool grow_buckets(cse *c) {
  size_t count = c->bucket_count == 0 ? 256 : c->bucket_count * 2;
  size_t *buckets = mica_allocate(c->context, count * sizeof *buckets);
  if (buckets == NULL) return false;
  memset(buckets, 0, count * sizeof *buckets);
  mica_free(c->context, c->buckets, c->bucket_count * sizeof *buckets);
  c->buckets = buckets;
  c->bucket_count = count;
  for (size_t i = 0; i < c->known_count; i++) link_known(c, i);
  return true;
}

static bool know(cse *c, mica_op *op, uint64_t hash) {
  if (!MICA_ROOM(c->context, c->known, c->known_count, c->known_capacity, 1)) return false;
  if (c->known_count >= c->bucket_count && !grow_buckets(c)) return false;
  c->known[c->known_count] = (known_op){op, hash, 0};
  link_known(c, c->known_count++);
  return true;
}

// The latest come first in their buckets.
static void forget(cse *c, size_t known_count) {
  while (c->known_count > known_count) {
    const known_op *last = &c->known[--c->known_count];
    c->buckets[last->hash & (c->bucket_count - 1)] = last->next;
  }
}

static mica_op *find_known(const cse *c, const mica_op *op, uint64_t hash) {
  if (c->bucket_count == 0) return NULL;
  size_t i = c->buckets[hash & (c->bucket_count - 1)];
  for (; i > c->floor; i = c->known[i - 1].next) {
    const known_op *k = &c->known[i - 1];
    if (k->hash == hash && passes_are_equal(k->op, op)) return k->op;
  }
  return NULL;
}

// ---- Effects ------------------------------------------------------------------------------------

static bool is_own_allocation(const mica_op *op, const mica_effects *all, const mica_value *value) {
  if (value == NULL || mica_value_op(value) != op) return false;
  for (size_t i = 0; i < all->size; i++)
    if (all->data[i].kind == MICA_EFFECT_ALLOCATE && all->data[i].value == value) return true;
  return false;
}

static effect_sum sum_of(const mica_op *op, const mica_effects *all, bool *only_reads) {
  effect_sum sum = {all->size == 0, true, false};
  *only_reads = all->size != 0;
  for (size_t i = 0; i < all->size; i++) {
    const mica_effect *e = &all->data[i];
    bool is_read = e->kind == MICA_EFFECT_READ;
    *only_reads &= is_read;
    sum.may_go &= is_read || is_own_allocation(op, all, e->value);
    sum.may_write |= e->kind == MICA_EFFECT_WRITE;
  }
  return sum;
}

// `*only_reads`: the operation itself does nothing but read, and that.
static effect_sum own_effects(cse *c, const mica_op *op, const mica_effects_interface *methods,
                              bool *only_reads) {
  effect_sum sum = {false, false, true};
  *only_reads = false;
  if (methods->effects == NULL && methods->count == 0) return no_effects;
  c->effects.size = 0;
  if (mica_op_effects(op, &c->effects)) sum = sum_of(op, &c->effects, only_reads);
  return sum;
}

static effect_sum both(effect_sum a, effect_sum b) {
  return (effect_sum){a.is_free && b.is_free, a.may_go && b.may_go, a.may_write || b.may_write};
}

static effect_sum effects_of(cse *c, const mica_op *op, effect_sum nested, bool *only_reads) {
  bool of_regions;
  const mica_effects_interface *methods = mica_op_memory_effects(op, &of_regions);
  effect_sum own = {false, false, true};
  *only_reads = false;
  if (methods != NULL) own = own_effects(c, op, methods, only_reads);
  if (!of_regions || (methods != NULL && mica_op_region_count(op) == 0)) return own;
  return methods == NULL ? nested : both(own, nested);
}

// The same of an operation of which not all that is nested was gone through.
static effect_sum asked_effects(const mica_op *op) {
  mica_effects all = {0};
  effect_sum sum = {mica_op_is_effect_free(op), mica_op_would_be_trivially_dead(op), true};
  if (mica_op_effects_recursive(op, &all)) {
    sum.may_write = false;
    for (size_t i = 0; i < all.size; i++) sum.may_write |= all.data[i].kind == MICA_EFFECT_WRITE;
  }
  mica_effects_free(&all);
  return sum;
}

// ---- One operation ------------------------------------------------------------------------------

static bool is_dead(const mica_op *op, effect_sum effects) {
  if (!effects.may_go || mica_op_def_of(op) == NULL) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!mica_value_is_unused(mica_op_result(op, i))) return false;
  return !mica_op_is_symbol(op);
}

static bool has_large_regions(const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_region *r = mica_op_region(op, i);
    if (!mica_region_is_empty(r) && !mica_region_has_one_block(r)) return true;
  }
  return false;
}

static bool bury(cse *c, mica_op *op) {
  if (!MICA_ROOM(c->context, c->dead, c->dead_count, c->dead_capacity, 1)) return false;
  c->dead[c->dead_count++] = op;
  return true;
}

// In a region without SSA dominance, users that are known keep what they use.
static bool is_not_known(void *user, const mica_operand *use) {
  const cse *c = user;
  if (mica_op_region_count(use->owner) != 0) return true;
  return find_known(c, use->owner, passes_hash_op(use->owner)) == NULL;
}

static bool has_uses(const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!mica_value_is_unused(mica_op_result(op, i))) return true;
  return false;
}

static bool replace(cse *c, mica_op *op, mica_op *known) {
  const bool orders_values = mica_region_has_ssa_dominance(mica_block_region(mica_op_block(op)));
  mica_rewriter rw = mica_rewriter_of(c->context, NULL);
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    mica_value *from = mica_op_result(op, i), *to = mica_op_result(known, i);
    if (orders_values) mica_rewriter_replace_uses(&rw, from, to);
    else mica_rewriter_replace_uses_if(&rw, from, to, is_not_known, c);
  }
  if (mica_loc_equal(mica_op_loc(known), mica_loc_unknown()))
    mica_op_set_loc(known, mica_op_loc(op));
  passes_cse_count_num_cse(c->pass, 1);
  return has_uses(op) || bury(c, op);
}

// Nothing was written since the other one read, which is in the same block.
static bool reads_the_same(const frame *f, const mica_op *op, const mica_op *known) {
  return mica_op_block(known) == mica_op_block(op) &&
         (f->last_write == NULL || mica_op_is_before(f->last_write, known));
}

// `kind`: the operation's hash without what it uses. False: no memory.
static bool simplify(cse *c, const frame *f, mica_op *op, effect_sum effects, bool only_reads,
                     uint64_t kind, const shape *nested) {
  if (is_dead(op, effects)) {
    passes_cse_count_num_dce(c->pass, 1);
    return bury(c, op);
  }
  if (has_large_regions(op) || (!effects.is_free && !only_reads)) return true;
  uint64_t hash = passes_hash_operands(op, kind);
  if (mica_op_region_count(op) != 0)
    hash = passes_mix(passes_mix(hash, nested->kinds), nested->uses);
  mica_op *known = find_known(c, op, hash);
  if (known != NULL && (effects.is_free || reads_the_same(f, op, known)))
    return replace(c, op, known);
  return know(c, op, hash);
}

// ---- Sums ---------------------------------------------------------------------------------------

static void add_to_shape(shape *s, const mica_op *op, uint64_t kind, const shape *nested) {
  s->kinds = passes_mix(s->kinds, kind);
  if (mica_op_region_count(op) != 0) s->kinds = passes_mix(s->kinds, nested->kinds);
  s->uses += nested->uses;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    s->uses += passes_hash_use(mica_op_operand(op, i));
}

static void take_uses_out(shape *s, const mica_value *value) {
  const uint64_t hash = passes_hash_use(value);
  for (mica_operand *use = mica_value_first_use(value); use != NULL;
       use = mica_operand_next_use(use))
    s->uses -= hash;
}

static void take_block_out(shape *s, const mica_block *block) {
  for (size_t i = 0; i < mica_block_argument_count(block); i++) {
    const mica_value *argument = mica_block_argument_at(block, i);
    s->kinds = passes_mix_pointer(s->kinds, mica_value_type(argument));
    take_uses_out(s, argument);
  }
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    for (size_t i = 0; i < mica_op_result_count(op); i++) take_uses_out(s, mica_op_result(op, i));
}

// ---- Regions ------------------------------------------------------------------------------------

static bool is_isolated(const mica_op *op) {
  return mica_op_def_of(op) == NULL || mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE);
}

static bool has_effects(const mica_op *op) {
  bool of_regions;
  return mica_op_memory_effects(op, &of_regions) != NULL || of_regions;
}

static bool enter(cse *c, mica_op *op) {
  if (!MICA_ROOM(c->context, c->frames, c->frame_count, c->frame_capacity, 1)) return false;
  const bool is_asked = c->frame_count > 0 && c->frames[c->frame_count - 1].is_summed_up;
  const bool has = has_effects(op);
  c->frames[c->frame_count++] = (frame){.op = op,
                                        .scope_count = c->scope_count,
                                        .floor = c->floor,
                                        .has_effects = has,
                                        .is_summed_up = has || is_asked,
                                        .effects = no_effects};
  if (is_isolated(op)) c->floor = c->known_count;
  return true;
}

static void end_scopes(cse *c, size_t count) {
  if (c->scope_count <= count) return;
  forget(c, c->scopes[count]);
  c->scope_count = count;
}

// What the block isn't dominated by is forgotten: but so many scopes of the region.
static bool begin_block(cse *c, frame *f, mica_block *block, size_t level) {
  end_scopes(c, f->scope_count + level);
  if (!MICA_ROOM(c->context, c->scopes, c->scope_count, c->scope_capacity, 1)) return false;
  c->scopes[c->scope_count++] = c->known_count;
  f->next = mica_block_first(block);
  f->last_write = NULL;
  return true;
}

static bool begin_next_block(cse *c, frame *f) {
  const size_t next = f->block++;
  return begin_block(c, f, f->blocks[next], f->levels[next]);
}

static size_t count_blocks(const mica_region *region) {
  size_t count = 0;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) count++;
  return count;
}

static void give_blocks(cse *c, frame *f) {
  if (f->block_capacity == 0) return;
  mica_free(c->context, f->blocks, f->block_capacity * sizeof *f->blocks);
  mica_free(c->context, f->levels, f->block_capacity * sizeof *f->levels);
  f->blocks = NULL;
  f->levels = NULL;
  f->block_count = f->block_capacity = f->block = 0;
}

static bool begin_region(cse *c, frame *f, const mica_region *region) {
  f->only = NULL;
  if (mica_region_is_empty(region)) return true;
  if (mica_region_has_one_block(region)) {
    f->only = mica_region_first(region);
    return begin_block(c, f, f->only, 0);
  }
  if (!mica_region_has_ssa_dominance(region)) {
    f->is_partial = true;
    return true;
  }
  size_t count = count_blocks(region);
  f->block_capacity = count;
  f->blocks = mica_allocate(c->context, count * sizeof *f->blocks);
  f->levels = mica_allocate(c->context, count * sizeof *f->levels);
  if (f->blocks == NULL || f->levels == NULL) return false;
  f->block_count = mica_dominance_order(c->dominance, region, f->blocks, f->levels);
  f->is_partial |= f->block_count < count;
  return f->block_count != 0 && begin_next_block(c, f);
}

static void end_region(cse *c, frame *f) {
  if (f->only != NULL && f->is_summed_up) take_block_out(&f->shape, f->only);
  for (size_t i = 0; f->is_summed_up && i < f->block_count; i++)
    take_block_out(&f->shape, f->blocks[i]);
  f->only = NULL;
  give_blocks(c, f);
  end_scopes(c, f->scope_count);
}

// An operation of the innermost frame whose regions are done, if it has any. `inner` is no frame
// any more.
static bool leave_op(cse *c, mica_op *op, const frame *inner) {
  static const frame none = {.has_effects = true, .effects = {true, true, false}};
  frame *f = &c->frames[c->frame_count - 1];
  const bool is_last = mica_op_has_flag(op, MICA_OP_TERMINATOR);
  f->next = mica_op_next(op);
  if (f->next != NULL) mica_op_prefetch_next(f->next);
  if (is_last && !f->is_summed_up) return true;
  if (inner == NULL) inner = &none;
  if (!inner->has_effects && !f->is_summed_up) {
    f->last_write = op;
    return true;
  }
  bool only_reads;
  effect_sum effects = effects_of(c, op, inner->effects, &only_reads);
  if (inner->is_partial) effects = asked_effects(op);
  const bool is_hashed = f->is_summed_up || effects.is_free || only_reads;
  const uint64_t kind = is_hashed ? passes_hash_kind(op) : 0;
  if (!is_last && !simplify(c, f, op, effects, only_reads, kind, &inner->shape)) return false;
  if (f->is_summed_up) add_to_shape(&f->shape, op, kind, &inner->shape);
  f->effects = both(f->effects, effects);
  if (effects.may_write) f->last_write = op;
  return true;
}

static bool step(cse *c) {
  frame *f = &c->frames[c->frame_count - 1];
  if (f->next != NULL)
    return mica_op_region_count(f->next) != 0 ? enter(c, f->next) : leave_op(c, f->next, NULL);
  if (f->block < f->block_count) return begin_next_block(c, f);
  end_region(c, f);
  if (f->region < mica_op_region_count(f->op))
    return begin_region(c, f, mica_op_region(f->op, f->region++));
  c->floor = f->floor;
  c->frame_count--;
  return c->frame_count == 0 || leave_op(c, f->op, f);
}

// ---- The pass -----------------------------------------------------------------------------------

static void erase_dead(cse *c) {
  mica_rewriter rw = mica_rewriter_of(c->context, NULL);
  for (size_t i = 0; i < c->dead_count; i++) mica_rewriter_erase(&rw, c->dead[i]);
}

static void free_cse(cse *c) {
  for (size_t i = 0; i < c->frame_count; i++) give_blocks(c, &c->frames[i]);
  mica_free(c->context, c->frames, c->frame_capacity * sizeof *c->frames);
  mica_free(c->context, c->scopes, c->scope_capacity * sizeof *c->scopes);
  mica_free(c->context, c->known, c->known_capacity * sizeof *c->known);
  mica_free(c->context, c->buckets, c->bucket_count * sizeof *c->buckets);
  mica_free(c->context, c->dead, c->dead_capacity * sizeof *c->dead);
  mica_effects_free(&c->effects);
}

bool passes_cse_run(mica_pass *pass, mica_op *op) {
  cse c = {.context = mica_op_context(op),
           .pass = pass,
           .dominance = mica_pass_analysis(pass, &mica_dominance_analysis)};
  bool done = c.dominance != NULL && enter(&c, op);
  while (done && c.frame_count > 0) done = step(&c);
  erase_dead(&c);
  if (c.dead_count == 0) mica_pass_preserve_all(pass);
  else mica_pass_preserve(pass, &mica_dominance_analysis);
  free_cse(&c);
  return done;
}

// --loop-invariant-subset-hoisting. Of each loop, inner ones first, each carried tensor is followed
// from the body's argument through what reads and writes parts of it to what is yielded. Where that
// is all that happens to it, pairs that read and write the same part move out of the loop: those of
// all its tensors at once, then those of what it carries since. Each part is compared with each
// other one of its tensor; a tensor with many is left alone.
#include "mica/context.h"
#include "mica/interfaces.h"
#include "mica/rewrite.h"
#include "mica/subset.h"
#include "passes/passes.h"

enum { MOST_PARTS = 256, MOST_LOOPS = 256 };

// An operation on a part of the tensor.
typedef struct part {
  mica_op *op;
  mica_slice slice;
  bool is_box;  // the slice is known
} part;

// What reads a part, and what writes it back; NULL: nothing does.
typedef struct pair {
  const part *extraction, *insertion;
} pair;

// A loop that is followed from one of its arguments on.
typedef struct loop_walk {
  const mica_op *loop;
  size_t carried;     // which of the carried values
  mica_value *value;  // where it is
  mica_value *next;   // where it goes on; NULL: that isn't found yet
  mica_operand *use;  // of `value`, to be looked at
} loop_walk;

// What moves out: it reads and writes a part of a value that the loop carries.
typedef struct move {
  size_t carried;
  mica_op *from, *to;
} move;

typedef struct hoisting {
  mica_context *context;
  mica_rewriter rw;
  part parts[MOST_PARTS];
  pair pairs[MOST_PARTS];
  loop_walk loops[MOST_LOOPS];
  size_t part_count, pair_count, loop_count;
  move *moves;  // out of the loop at hand
  size_t move_count, move_capacity;
  bool has_changed, no_memory;
} hoisting;

// ---- Interfaces ---------------------------------------------------------------------------------

// The methods; NULL: it hasn't the interface.
static const void *methods_of(const mica_op *op, const mica_interface *id) {
  const void *found = mica_op_interface(op, id);
  return found == id ? NULL : found;
}
static const mica_subset_extraction_interface *extraction_of(const mica_op *op) {
  return methods_of(op, &mica_subset_extraction_interface_id);
}
static const mica_subset_insertion_interface *insertion_of(const mica_op *op) {
  return methods_of(op, &mica_subset_insertion_interface_id);
}
static const mica_loop_like_interface *loop_of(const mica_op *op) {
  return methods_of(op, &mica_loop_like_interface_id);
}
static mica_loop_values values_of(const mica_op *loop) {
  const mica_loop_like_interface *methods = loop_of(loop);
  return methods == NULL || methods->loop_values == NULL ? (mica_loop_values){0}
                                                         : methods->loop_values(loop);
}
// Everything that it carries is an operand, an argument, yielded, and a result.
static bool is_whole(const mica_loop_values *v) {
  return v->body != NULL && v->yield != NULL && v->has_results &&
         v->init_count == v->argument_count;
}
static mica_value *argument_of(const mica_op *loop, size_t carried) {
  const mica_loop_values v = values_of(loop);
  return mica_block_argument_at(v.body, v.first_argument + carried);
}

// ---- Parts --------------------------------------------------------------------------------------

static bool are_same(const part *a, const part *b) {
  return a->is_box && b->is_box && mica_slice_is_same(&a->slice, &b->slice);
}
static bool are_apart(const part *a, const part *b) {
  return a->is_box && b->is_box && mica_slice_is_apart(&a->slice, &b->slice);
}

// With the first of the others of which there is one that is the same.
static void add_extraction(hoisting *h, const part *p) {
  for (size_t i = 0; i < h->pair_count; i++)
    if (h->pairs[i].insertion != NULL && are_same(h->pairs[i].insertion, p)) {
      h->pairs[i].extraction = p;
      return;
    }
  h->pairs[h->pair_count++] = (pair){p, NULL};
}
static void add_insertion(hoisting *h, const part *p) {
  for (size_t i = 0; i < h->pair_count; i++)
    if (h->pairs[i].extraction != NULL && are_same(h->pairs[i].extraction, p)) {
      h->pairs[i].insertion = p;
      return;
    }
  h->pairs[h->pair_count++] = (pair){NULL, p};
}

// False: there are too many.
static bool add_part(hoisting *h, mica_op *op) {
  const mica_subset_interface *subset = methods_of(op, &mica_subset_interface_id);
  if (h->part_count == MOST_PARTS) return false;
  part *p = &h->parts[h->part_count++];
  *p = (part){.op = op, .slice.context = h->context};
  p->is_box = subset != NULL && subset->slice != NULL && subset->slice(op, &p->slice);
  if (extraction_of(op) != NULL) add_extraction(h, p);
  if (insertion_of(op) != NULL) add_insertion(h, p);
  return true;
}

static void forget_parts(hoisting *h) {
  while (h->part_count > 0) mica_slice_free(&h->parts[--h->part_count].slice);
  h->pair_count = h->loop_count = 0;
}

// ---- Following a tensor -------------------------------------------------------------------------

static bool enter_loop(hoisting *h, const mica_op *loop, size_t carried) {
  if (h->loop_count == MOST_LOOPS) return false;
  mica_value *argument = argument_of(loop, carried);
  h->loops[h->loop_count++] =
      (loop_walk){loop, carried, argument, NULL, mica_value_first_use(argument)};
  return true;
}

// A loop inside: what it carries goes on as its result.
static bool follow_loop(hoisting *h, loop_walk *w, const mica_operand *use) {
  const mica_op *loop = use->owner;
  const mica_loop_values v = values_of(loop);
  const size_t index = mica_operand_index(use);
  if (!is_whole(&v) || index < v.first_init || index >= v.first_init + v.init_count) return false;
  w->next = mica_op_result(loop, index - v.first_init);
  return enter_loop(h, loop, index - v.first_init);
}

// The tensor that it gives is the only one of its kind. It isn't read whole.
static bool follow_insertion(loop_walk *w, const mica_operand *use) {
  const mica_op *op = use->owner;
  const mica_successor_operands to = mica_op_destinations(op);
  if (!mica_op_is_on_tensors(op) || to.count != 1 || mica_operand_index(use) != to.first ||
      mica_op_result_count(op) != 1 || w->next != NULL)
    return false;
  w->next = mica_op_result(op, 0);
  return true;
}

static bool follow_use(hoisting *h, loop_walk *w, const mica_operand *use) {
  mica_op *op = use->owner;
  if (loop_of(op) != NULL) return follow_loop(h, w, use);
  if (mica_op_interface(op, &mica_subset_interface_id) == NULL || !add_part(h, op)) return false;
  return insertion_of(op) == NULL || follow_insertion(w, use);
}

// The one use, if a terminator has it.
static const mica_operand *yielded_use(const mica_value *value) {
  const mica_operand *use = mica_value_first_use(value);
  const bool is_yielded = use != NULL && mica_operand_next_use(use) == NULL &&
                          mica_op_has_flag(use->owner, MICA_OP_TERMINATOR);
  return is_yielded ? use : NULL;
}

// As long as only parts are read and written, up to where the loop yields the tensor as the same
// carried value.
static bool follow(hoisting *h) {
  while (h->loop_count > 0) {
    loop_walk *w = &h->loops[h->loop_count - 1];
    const mica_operand *yielded = yielded_use(w->value);
    if (yielded != NULL) {
      const mica_loop_values v = values_of(w->loop);
      if (yielded->owner != v.yield || mica_operand_index(yielded) != w->carried) return false;
      h->loop_count--;
    } else if (w->use != NULL) {
      const mica_operand *use = w->use;
      w->use = mica_operand_next_use(use);
      if (!follow_use(h, w, use)) return false;
    } else {
      if (w->next == NULL) return false;
      w->value = w->next;
      w->next = NULL;
      w->use = mica_value_first_use(w->value);
    }
  }
  return true;
}

// ---- Which move ---------------------------------------------------------------------------------

static bool is_apart_from_others(const hoisting *h, const pair *p) {
  for (size_t i = 0; i < h->part_count; i++) {
    const part *other = &h->parts[i];
    if (other == p->extraction || other == p->insertion) continue;
    if (!are_apart(other, p->extraction) || !are_apart(other, p->insertion)) return false;
  }
  return true;
}

static bool is_outside(const mica_op *loop, const mica_value *value) {
  const mica_op *around = mica_region_parent(mica_block_region(mica_value_block(value)));
  return !mica_op_is_ancestor(loop, around);
}

// Where the part lies is known outside; `free_a`, `free_b`: operands that don't matter.
static bool may_leave(const mica_op *loop, const mica_op *op, size_t free_a, size_t free_b) {
  if (mica_op_region_count(op) != 0 || mica_op_has_flag(op, MICA_OP_TERMINATOR)) return false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (i != free_a && i != free_b && !is_outside(loop, mica_op_operand(op, i))) return false;
  return true;
}

static bool may_hoist(const hoisting *h, const mica_op *loop, const pair *p) {
  if (p->extraction == NULL || p->insertion == NULL) return false;
  const mica_op *from = p->extraction->op, *to = p->insertion->op;
  if (mica_op_result_count(from) != 1) return false;
  const size_t source = extraction_of(from)->source(from), given = insertion_of(to)->source(to);
  return mica_value_type(mica_op_result(from, 0)) == mica_value_type(mica_op_operand(to, given)) &&
         is_apart_from_others(h, p) && may_leave(loop, from, source, source) &&
         may_leave(loop, to, given, mica_op_destinations(to).first);
}

// ---- Moving -------------------------------------------------------------------------------------

static bool add_move(hoisting *h, move m) {
  if (!MICA_ROOM(h->context, h->moves, h->move_count, h->move_capacity, 1)) return false;
  h->moves[h->move_count++] = m;
  return true;
}

static void find_moves(hoisting *h, const mica_op *loop, size_t carried) {
  if (mica_type_is_tensor(mica_value_type(argument_of(loop, carried))) &&
      enter_loop(h, loop, carried) && follow(h))
    for (size_t i = 0; i < h->pair_count; i++) {
      const pair *p = &h->pairs[i];
      if (may_hoist(h, loop, p) &&
          !add_move(h, (move){carried, p->extraction->op, p->insertion->op}))
        break;
    }
  forget_parts(h);
}

// The loop that stands there now, with as many values more as there are moves. NULL: it can't be,
// or no memory.
static mica_op *extend(hoisting *h, mica_op *loop) {
  const mica_loop_like_interface *methods = loop_of(loop);
  if (methods->extend == NULL) return NULL;
  const size_t bytes = 2 * h->move_count * sizeof(mica_value *);
  mica_value **inits = mica_allocate(h->context, bytes);
  if (inits == NULL) return NULL;
  mica_value **yielded = inits + h->move_count;
  for (size_t i = 0; i < h->move_count; i++) {
    mica_op *to = h->moves[i].to;
    inits[i] = mica_op_result(h->moves[i].from, 0);
    yielded[i] = mica_op_operand(to, insertion_of(to)->source(to));
  }
  mica_op *extended = methods->extend(loop, inits, yielded, h->move_count, &h->rw);
  mica_free(h->context, inits, bytes);
  return extended;
}

// `part`: what the loop gives of it.
static void hoist(hoisting *h, mica_op *loop, const move *m, mica_value *part) {
  mica_rewriter *rw = &h->rw;
  const mica_loop_values v = values_of(loop);
  mica_op *from = m->from, *to = m->to;
  const size_t given = insertion_of(to)->source(to), target = mica_op_destinations(to).first;
  mica_value *result = mica_op_result(loop, m->carried);
  mica_rewriter_move_before(rw, from, loop);
  mica_rewriter_move_after(rw, to, loop);
  mica_rewriter_replace_uses(rw, mica_op_result(to, 0), mica_op_operand(to, target));
  mica_rewriter_set_operand(rw, from, extraction_of(from)->source(from),
                            mica_op_operand(loop, v.first_init + m->carried));
  mica_rewriter_replace_uses(rw, result, mica_op_result(to, 0));
  mica_rewriter_set_operand(rw, to, given, part);
  mica_rewriter_set_operand(rw, to, target, result);
}

// Of what it carries from the `first` value on. NULL: nothing moved.
static mica_op *hoist_carried(hoisting *h, mica_op *loop, size_t first, size_t end) {
  h->move_count = 0;
  for (size_t i = first; i < end && !mica_context_out_of_memory(h->context); i++)
    find_moves(h, loop, i);
  h->no_memory = mica_context_out_of_memory(h->context);
  if (h->no_memory || h->move_count == 0) return NULL;
  mica_op *extended = extend(h, loop);
  h->no_memory = mica_context_out_of_memory(h->context);
  if (extended == NULL) return NULL;
  const size_t parts = mica_op_result_count(extended) - h->move_count;
  for (size_t i = 0; i < h->move_count; i++)
    hoist(h, extended, &h->moves[i], mica_op_result(extended, parts + i));
  h->has_changed = true;
  return extended;
}

static mica_walk look_at(void *user, mica_op *op) {
  hoisting *h = user;
  mica_loop_values v = values_of(op);
  if (!is_whole(&v)) return MICA_WALK_ON;
  for (size_t first = 0; op != NULL && first < v.argument_count;) {
    const size_t end = v.argument_count;
    op = hoist_carried(h, op, first, end);
    if (op != NULL) v = values_of(op);
    first = end;
  }
  return h->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

bool passes_loop_invariant_subset_hoisting_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  hoisting *h = mica_allocate(ctx, sizeof *h);
  if (h == NULL) return false;
  *h = (hoisting){.context = ctx, .rw = mica_rewriter_of(ctx, NULL)};
  const bool done = mica_op_walk_after(op, look_at, h);
  if (!h->has_changed) mica_pass_preserve_all(pass);
  mica_free(ctx, h->moves, h->move_capacity * sizeof *h->moves);
  mica_free(ctx, h, sizeof *h);
  return done;
}

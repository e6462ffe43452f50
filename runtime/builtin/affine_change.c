// Affine expressions made of others: parts replaced. Expressions nest as deep as a text makes them,
// and parts are shared: what is pending stands on a stack, and each part is made once.
#include <assert.h>

#include "builtin/affine.h"
#include "context/context.h"
#include "memory/array.h"
#include "memory/table.h"

typedef const mica_affine_expr *expr;

typedef struct frame {  // a binary expression whose parts are being made
  expr e, left;         // left NULL: not made yet
} frame;

// What becomes of a part as a whole; *out stays NULL: nothing, but of what is in it. False: no
// memory.
typedef bool ask_part_fn(const void *user, expr part, expr *out);

typedef struct changer {
  mica_memory *memory;
  frame *frames;
  size_t count, capacity;
  mica_pointer_map made;  // binary expression -> what became of it
  ask_part_fn *ask;
  const void *user;
} changer;

// *known: what becomes of it; NULL: that shows when its parts are made.
static bool find(const changer *c, expr e, expr *known) {
  *known = NULL;
  if (!c->ask(c->user, e, known)) return false;
  if (*known == NULL) *known = mica_affine_is_binary(e) ? mica_pointer_map_find(&c->made, e) : e;
  return true;
}

// To the first part that is known. NULL: no memory.
static expr descend(changer *c, expr e) {
  for (;; e = e->as.binary.left) {
    expr known;
    if (!find(c, e, &known) || known != NULL) return known;
    if (!MICA_ARRAY_ROOM(c->memory, c->frames, c->count, c->capacity, 1)) return NULL;
    c->frames[c->count++] = (frame){e, NULL};
  }
}

static expr combine(changer *c, frame f, expr right) {
  bool is_same = f.left == f.e->as.binary.left && right == f.e->as.binary.right;
  expr made = is_same ? f.e : mica_affine_binary(f.e->kind, f.left, right);
  bool kept = made != NULL &&
              mica_pointer_map_set(c->memory, &c->made, f.e, (void *)(uintptr_t)made);
  return kept ? made : NULL;
}

static expr change_all(changer *c, expr e) {
  expr made = descend(c, e);
  while (made != NULL && c->count > 0) {
    frame *top = &c->frames[c->count - 1];
    if (top->left == NULL) {
      top->left = made;
      made = descend(c, top->e->as.binary.right);
    } else {
      frame f = *top;
      c->count--;
      made = combine(c, f, made);
    }
  }
  return made;
}

static expr change(expr e, ask_part_fn *ask, const void *user) {
  changer c = {.memory = &e->context->memory, .ask = ask, .user = user};
  expr made = change_all(&c, e);
  mica_memory_free(c.memory, c.frames, c.capacity * sizeof *c.frames);
  mica_pointer_map_free(c.memory, &c.made);
  return made;
}

// ---- What is replaced ---------------------------------------------------------------------------

typedef struct inputs {
  const expr *dims, *symbols;
  size_t dim_count, symbol_count;
} inputs;

static bool ask_inputs(const void *user, expr part, expr *out) {
  const inputs *in = user;
  uint64_t number = (uint64_t)part->as.value;
  if (part->kind == MICA_AFFINE_DIM && number < in->dim_count) *out = in->dims[number];
  if (part->kind == MICA_AFFINE_SYMBOL && number < in->symbol_count) *out = in->symbols[number];
  return true;
}

static bool are_whole(const expr *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == NULL) return false;
  return true;
}

const mica_affine_expr *mica_affine_replace_inputs(const mica_affine_expr *e,
                                                   const mica_affine_expr *const *dims,
                                                   size_t dim_count,
                                                   const mica_affine_expr *const *symbols,
                                                   size_t symbol_count) {
  if (e == NULL || !are_whole(dims, dim_count) || !are_whole(symbols, symbol_count)) return NULL;
  const inputs in = {dims, symbols, dim_count, symbol_count};
  return change(e, ask_inputs, &in);
}

const mica_affine_expr *mica_affine_compose(const mica_affine_expr *e, const mica_affine_map *map) {
  if (map == NULL) return NULL;
  return mica_affine_replace_inputs(e, map->results, map->result_count, NULL, 0);
}

typedef struct replacement {
  expr part, by;
} replacement;

static bool ask_replacement(const void *user, expr part, expr *out) {
  const replacement *r = user;
  if (part == r->part) *out = r->by;
  return true;
}

const mica_affine_expr *mica_affine_replace(const mica_affine_expr *e, const mica_affine_expr *part,
                                            const mica_affine_expr *by) {
  if (e == NULL || part == NULL || by == NULL) return NULL;
  return change(e, ask_replacement, &(const replacement){part, by});
}

typedef struct shifting {
  mica_affine_kind kind;
  uint32_t count, shift, from;
} shifting;

static bool ask_shifted(const void *user, expr part, expr *out) {
  const shifting *s = user;
  if (part->kind != s->kind || part->as.value < s->from || part->as.value >= s->count) return true;
  uint32_t number = (uint32_t)part->as.value + s->shift;
  *out = s->kind == MICA_AFFINE_DIM ? mica_affine_dim(part->context, number)
                                    : mica_affine_symbol(part->context, number);
  return *out != NULL;
}

static expr shift(expr e, shifting s) {
  assert(s.from <= s.count);
  return e == NULL ? NULL : change(e, ask_shifted, &s);
}

const mica_affine_expr *mica_affine_shift_dims(const mica_affine_expr *e, uint32_t count,
                                               uint32_t by, uint32_t from) {
  return shift(e, (shifting){MICA_AFFINE_DIM, count, by, from});
}
const mica_affine_expr *mica_affine_shift_symbols(const mica_affine_expr *e, uint32_t count,
                                                  uint32_t by, uint32_t from) {
  return shift(e, (shifting){MICA_AFFINE_SYMBOL, count, by, from});
}

// Walking: all nested operations at once, with their names.
#include "native/base.h"

typedef struct walk {
  at *data;
  size_t count, room;
} walk;

static mica_walk note_op(void *user, mica_op *op) {
  walk *w = user;
  if (w->room - w->count < 2) {
    size_t room = w->room == 0 ? 256 : w->room * 2;
    at *grown = realloc(w->data, room * sizeof *grown);
    if (grown == NULL) return MICA_WALK_STOP;
    w->data = grown;
    w->room = room;
  }
  w->data[w->count++] = AT(op);
  w->data[w->count++] = AT(op->name);
  return MICA_WALK_ON;
}
void walk_end(walk *w) {
  if (w == NULL) return;
  free(w->data);
  free(w);
}
walk *walk_begin(at root, bool after) {
  walk *w = calloc(1, sizeof *w);
  if (w != NULL && (after ? mica_op_walk_after : mica_op_walk_before)(OP(root), note_op, w))
    return w;
  walk_end(w);
  return NULL;
}
walk *walk_block(at block) {
  walk *w = calloc(1, sizeof *w);
  mica_op *op = mica_block_first(BLOCK(block));
  while (w != NULL && op != NULL && note_op(w, op) == MICA_WALK_ON) op = mica_op_next(op);
  if (op == NULL) return w;
  walk_end(w);
  return NULL;
}
size_t walk_count(const walk *w) { return w->count; }
const at *walk_data(const walk *w) { return w->data; }

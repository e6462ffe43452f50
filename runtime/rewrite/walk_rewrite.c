// One walk that applies patterns. Called by passes; owns nothing.
#include "context/context.h"
#include "rewrite/patterns.h"

typedef struct walk {
  mica_rewriter rw;
  mica_patterns *patterns;
  const mica_op *root;
  bool changed;
} walk;

static mica_walk rewrite(void *user, mica_op *op) {
  walk *w = user;
  if (op == w->root) return MICA_WALK_ON;
  w->changed |= mica_patterns_apply(w->patterns, &w->rw, op);
  return mica_context_out_of_memory(w->rw.builder.context) ? MICA_WALK_STOP : MICA_WALK_ON;
}

bool mica_walk_rewrite(mica_op *op, mica_patterns *patterns, const mica_listener *listener,
                       void *user, bool *changed) {
  mica_context *ctx = mica_op_context(op);
  const mica_action action = {.kind = MICA_ACTION_WALK, .op = op};
  walk w = {.rw = mica_rewriter_of(ctx, listener), .patterns = patterns, .root = op};
  w.rw.user = user;
  const bool is_watched = mica_action_begin(ctx, &action);
  const bool done = mica_op_walk_after(op, rewrite, &w);
  mica_action_end(ctx, &action, is_watched);
  if (changed != NULL) *changed = w.changed;
  return done;
}

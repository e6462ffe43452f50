// Who watches what is being done, and what that is called. Owns nothing.
#include "mica/action.h"

#include "context/context.h"

const char *mica_action_tag(mica_action_kind kind) {
  static const char *const tags[] = {"pass-execution", "GreedyPatternRewriteIteration",
                                     "walk-and-apply-patterns", "apply-pattern",
                                     "apply-conversion"};
  return tags[kind];
}

void mica_context_set_action_handler(mica_context *ctx, const mica_action_handler *handler) {
  ctx->actions = handler;
}

const mica_action_handler *mica_context_action_handler(const mica_context *ctx) {
  return ctx->actions;
}

bool mica_action_begin(const mica_context *ctx, const mica_action *action) {
  const mica_action_handler *h = ctx->actions;
  return h != NULL && h->begin(h->user, action);
}

void mica_action_end(const mica_context *ctx, const mica_action *action, bool is_watched) {
  if (is_watched) ctx->actions->end(ctx->actions->user, action);
}

// Actions: what is being done to IR, told while it is done. One who watches hears of passes, of the
// rounds of the greedy driver, of each pattern that is tried, and of conversions, each inside of
// what it is a part of.
#ifndef MICA_ACTION_H
#define MICA_ACTION_H

#include "mica/ir.h"

MICA_BEGIN

typedef enum mica_action_kind {
  MICA_ACTION_PASS,        // "pass-execution"
  MICA_ACTION_ROUND,       // "GreedyPatternRewriteIteration"
  MICA_ACTION_WALK,        // "walk-and-apply-patterns"
  MICA_ACTION_PATTERN,     // "apply-pattern": whether it matches or not
  MICA_ACTION_CONVERSION,  // "apply-conversion"
} mica_action_kind;

typedef struct mica_action {
  mica_action_kind kind;
  const mica_op *op;          // that it is done to
  const mica_region *region;  // of a round, the operation's; else NULL
  // Of a pass or pattern. {NULL, 0}: of a pass that stands for pipelines inside.
  mica_str name;
  uint64_t round;  // from 1
} mica_action;

typedef struct mica_action_handler {
  bool (*begin)(void *user, const mica_action *action);  // whether it wants to hear the end
  // When it is done; the operation and the region may be gone.
  void (*end)(void *user, const mica_action *action);
  void *user;
} mica_action_handler;

MICA_API const char *mica_action_tag(mica_action_kind kind);  // as above
// Borrowed until another one is set; NULL: nobody watches, as at first.
MICA_API void mica_context_set_action_handler(mica_context *ctx,
                                              const mica_action_handler *handler);
MICA_API const mica_action_handler *mica_context_action_handler(const mica_context *ctx);

// Telling it, for who runs something of this kind. The answer of `begin` is for `end`.
MICA_API bool mica_action_begin(const mica_context *ctx, const mica_action *action);
MICA_API void mica_action_end(const mica_context *ctx, const mica_action *action, bool is_watched);

MICA_END

#endif

// --log-actions-to, --log-mlir-actions-filter and --profile-actions-to: what is done to the IR, to
// files as it begins and ends.
#ifndef MICA_OPT_ACTIONS_H
#define MICA_OPT_ACTIONS_H

#include <stdio.h>

#include "mica/action.h"
#include "opt_options.h"

// {0}: nothing is written.
typedef struct opt_actions {
  FILE *log, *profile;  // stdout, or the program's own; NULL: none
  double opened;        // microseconds
  bool has_events;      // in the profile
  size_t depth;         // of actions that are inside of each other
  uint64_t logged;      // a bit for each
  const opt_options *options;
  mica_context *context;  // of the piece at hand
  mica_action_handler handler;
} opt_actions;

// False: a message was printed.
bool mica_opt_actions_open(opt_actions *actions, const opt_options *options);
void mica_opt_actions_watch(opt_actions *actions, mica_context *ctx);  // it must not move after
bool mica_opt_actions_close(opt_actions *actions);                     // as for opening

#endif

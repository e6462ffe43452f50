// How long parts of a run take, for --mlir-timing: a tree of timers, each of which adds up what is
// measured under its name at its place.
#ifndef MICA_OPT_TIMING_H
#define MICA_OPT_TIMING_H

#include "mica/pass.h"
#include "opt_options.h"

typedef struct opt_timer {
  mica_str name;  // copied, with a NUL
  const void *id;
  double seconds, started;
  size_t resumed;            // the timer that goes on when this one ends
  size_t first, last, next;  // children, and the next one of its parent; 0: none
  bool is_pass;              // what is run inside of it as a pipeline stands beside it
  bool is_hidden;            // a tree shows what is in it in its place
} opt_timer;

// {0}: nothing is measured. The first timer is that of all.
typedef struct opt_timing {
  mica_context *context;
  opt_timer *timers;
  size_t count, capacity, current;
  size_t lost;  // timers that there was no memory for, and that have begun
  const mica_pass_manager *pipeline;
} opt_timing;

void mica_opt_timing_start(opt_timing *timing, mica_context *ctx);
// What runs inside of a timer is measured in those that begin and end meanwhile, too.
void mica_opt_timing_begin(opt_timing *timing, const char *name);
void mica_opt_timing_end(opt_timing *timing);
// Measures passes and analyses. False: no memory.
bool mica_opt_timing_watch(opt_timing *timing, mica_pass_manager *pipeline);
// Prints the report to stderr and gives back what the timing holds.
void mica_opt_timing_finish(opt_timing *timing, const opt_options *options);

#endif

// Texts that repeat a run: the module as it was, with the pipeline in its metadata.
#ifndef MICA_OPT_REPRODUCER_H
#define MICA_OPT_REPRODUCER_H

#include "opt_options.h"

// A pass that is running, and on what.
typedef struct opt_running {
  mica_pass *pass;
  mica_op *op;
} opt_running;

typedef struct opt_reproducer {
  const opt_options *options;
  const mica_pass_manager *pipeline;
  mica_op *module;
  mica_str text;  // of the module, before the pass that failed or the whole pipeline
  opt_running running[16];
  size_t running_count;
  opt_running failed;  // the innermost one; {NULL, NULL}: none has
  char message[1000];  // which were running
} opt_reproducer;

// Before the pipeline runs: what --mlir-generate-reproducer asks for, and what is needed when it
// fails. False: reported, or no memory.
bool mica_opt_reproducer_begin(opt_reproducer *r, const opt_options *options,
                               mica_pass_manager *pipeline, mica_op *module);
// After it; writes the file when it has failed.
void mica_opt_reproducer_end(opt_reproducer *r);

// The pipeline that the module's text tells, for --run-reproducer; to be given back with
// mica_free(ctx, data, size + 1). {NULL, 0}: it tells none. What it told is taken away.
mica_str mica_opt_reproducer_pipeline(mica_context *ctx, bool *verify_each);

#endif

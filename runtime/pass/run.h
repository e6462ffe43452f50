// A run of a pipeline.
#ifndef MICA_RUNTIME_PASS_RUN_H
#define MICA_RUNTIME_PASS_RUN_H

#include "pass/pass.h"

// `root`: the pipeline that was asked to run; pipelines that its passes run are told to its
// instruments and verified as it is.
typedef struct pass_run {
  const mica_pass_manager *root;
} pass_run;

#endif

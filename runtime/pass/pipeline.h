// Adding to pipelines by text, where the caller reports.
#ifndef MICA_RUNTIME_PASS_PIPELINE_H
#define MICA_RUNTIME_PASS_PIPELINE_H

#include "pass/pass.h"

enum { MICA_ERROR_PIECE = 900 };  // of a message: a longer value would be cut

// NULL, false: said in `errors`, reported, or no memory.
mica_pass *mica_pass_add_from_text(mica_pass_manager *pipeline, const mica_pass_def *def,
                                   mica_str options, pass_errors *errors);
bool mica_pipeline_add_from_text(mica_pass_manager *pipeline, const mica_pipeline_def *def,
                                 mica_str options, pass_errors *errors);

#endif
